//! Laws of every reader and writer.

use proptest::prelude::*;
use shogido_record::{
    Encoding, Format, NodeId, Record, Special, decode, encode, read, write_kif, write_usi,
};
use shogido_rules::{Position, games};

/// A record grown from numbers: each says where the tree grows and by which of the legal moves.
fn grown(seeds: &[(u16, u16, u16)]) -> Record {
    let card = games::find("shogi").expect("shogi is there");
    let game = card.default_game();
    let mut record = Record::new(Position::start(&game));
    let mut newest = NodeId::START;
    for &(branch, choice, extra) in seeds {
        if branch % 8 == 0 {
            let nodes: Vec<NodeId> = record.nodes().collect();
            let at = nodes[usize::from(branch / 8) % nodes.len()];
            if !matches!(record.node(at).played, shogido_record::Played::Special(_)) {
                newest = at;
            }
        }
        let position = record.position_at(newest);
        let mut moves = position.legal_moves();
        moves.sort();
        let siblings: Vec<_> = record.children(newest).to_vec();
        let Some(&played) = moves.get(usize::from(choice) % moves.len().max(1)) else { continue };
        let known = |&&id: &&NodeId| record.node(id).played == shogido_record::Played::Move(played);
        if let Some(&known) = siblings.iter().find(known) {
            newest = known;
            continue;
        }
        newest = record.add_move(newest, played);
        let node = record.node_mut(newest);
        if extra % 3 == 0 {
            node.spent_ms = Some(u64::from(extra) * 7);
        }
        if extra % 5 == 0 {
            node.comment = vec![format!("*評価値 {extra}"), String::new(), "1 ７六歩(77)".into()];
        }
        if extra % 11 == 0 {
            node.bookmark = Some(format!("しおり{extra}"));
        }
        if extra % 13 == 0 {
            record.add_special(newest, Special::Resignation);
        }
    }
    record.headers.push(("先手".to_owned(), "甲：乙".to_owned()));
    record
}

/// Two records are the same if their trees are, however the nodes are numbered.
fn same(one: &Record, other: &Record) -> bool {
    fn same_below(one: &Record, a: NodeId, other: &Record, b: NodeId) -> bool {
        let (x, y) = (one.node(a), other.node(b));
        let fields = x.played == y.played
            && x.comment == y.comment
            && x.bookmark == y.bookmark
            && x.spent_ms == y.spent_ms;
        let (left, right) = (one.children(a), other.children(b));
        fields
            && left.len() == right.len()
            && left.iter().zip(right).all(|(&a, &b)| same_below(one, a, other, b))
    }
    one.headers == other.headers
        && one.start() == other.start()
        && same_below(one, NodeId::START, other, NodeId::START)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn kif_gives_back_every_record(seeds in prop::collection::vec(any::<(u16, u16, u16)>(), 0..60)) {
        let record = grown(&seeds);
        let written = write_kif(&record);
        let found = read(written.as_bytes(), Some(Format::Kif));
        prop_assert!(found.report.oddities.is_empty(), "{:?}\n{written}", found.report.oddities);
        prop_assert!(same(&found.records[0], &record), "{written}");
        prop_assert_eq!(write_kif(&found.records[0]), written);
    }

    #[test]
    fn usi_gives_back_the_main_line(seeds in prop::collection::vec(any::<(u16, u16, u16)>(), 0..60)) {
        let record = grown(&seeds);
        let found = read(write_usi(&record).as_bytes(), None);
        prop_assert!(found.report.oddities.is_empty());
        prop_assert_eq!(found.records[0].main_line(), record.main_line());
    }

    #[test]
    fn any_bytes_are_read_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        for format in [None, Some(Format::Kif), Some(Format::Usi), Some(Format::Sfen)] {
            let found = read(&bytes, format);
            for record in &found.records {
                let _ = (write_kif(record), write_usi(record), record.conclusion());
            }
            prop_assert!(!found.records.is_empty() || !found.report.is_clean());
        }
    }

    #[test]
    fn any_lines_like_kif_are_read_without_a_panic(
        lines in prop::collection::vec(
            "(手合割：|変化：|まで|[1-9１-９]{0,2} ?(同|[１-９1-9][一二三四五六七八九])|\\||先手の持駒：)?[歩角銀成打玉王v＋・()0-9 :/]{0,9}",
            0..40,
        )
    ) {
        let text = lines.join("\n");
        let found = read(text.as_bytes(), Some(Format::Kif));
        for record in &found.records {
            let written = write_kif(record);
            let again = read(written.as_bytes(), Some(Format::Kif));
            prop_assert_eq!(again.records[0].main_line(), record.main_line(), "{}", written);
        }
    }

    #[test]
    fn every_encoding_gives_back_its_own(text in "[先後手歩角飛金銀一二三四五六七八九十ぁ-んa-z0-9：　\n]{1,80}") {
        let text = format!("手合割：平手\n先手：後手の\n{text}");
        for encoding in [Encoding::Utf8, Encoding::ShiftJis, Encoding::EucJp, Encoding::Utf16Le] {
            let bytes = encode(&text, encoding).bytes;
            let mut report = shogido_record::Report::default();
            let (again, found) = decode(&bytes, &mut report);
            prop_assert_eq!((again.as_str(), found), (text.as_str(), encoding));
        }
    }
}
