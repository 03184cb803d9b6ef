//! KIF as it is met in real files.
//!
//! Each case comes from a fault that another program had with such a file; the text is ours.

use shogido_record::{Fault, Format, Found, NodeId, Record, read, write_kif, write_usi};

const HEAD: &str = "手合割：平手\n手数----指手---------消費時間--\n";

fn kif(text: &str) -> Found {
    read(text.as_bytes(), Some(Format::Kif))
}

fn with_head(moves: &[&str]) -> Found {
    kif(&format!("{HEAD}{}\n", moves.join("\n")))
}

/// Returns the only record of a text with nothing odd in it.
#[track_caller]
fn clean(found: Found) -> Record {
    assert!(found.report.oddities.is_empty(), "{:?}", found.report.oddities);
    assert_eq!(found.records.len(), 1);
    found.records.into_iter().next().expect("one record")
}

fn codes(found: &Found) -> Vec<(u32, u32, Fault)> {
    found.report.oddities.iter().map(|odd| (odd.line, odd.column, odd.code)).collect()
}

#[test]
fn a_move_may_say_that_it_does_not_promote() {
    let moves = ["1 ７六歩(77)", "2 ３四歩(33)", "3 ２二角不成(88)", "4 ３二金(41)"];
    assert_eq!(clean(with_head(&moves)).main_line_text(), "7g7f 3c3d 8h2b 4a3b");
}

#[test]
fn a_line_with_a_star_is_a_comment_whatever_it_contains() {
    let record = clean(with_head(&[
        "1 ７六歩(77) ( 0:00/00:00:00)",
        "**対局 評価値 -186 読み筋 △３三角打(00) ▲６七飛(68)",
        "2 ３四歩(33)",
        "3 ２二角成(88)",
        "4 同　銀(31)",
        "5 ４五角打(00)",
    ]));
    assert_eq!(record.main_line_text(), "7g7f 3c3d 8h2b+ 3a2b B*4e");
    let first = record.children(NodeId::START)[0];
    assert!(record.node(first).comment[0].starts_with("*対局"));
}

#[test]
fn the_word_for_the_same_square_takes_any_blank_or_none() {
    for same in ["同銀(79)", "同銀　(79)", "同　銀(79)", "同 銀(79)"] {
        let last = format!("5 {same}");
        let moves = ["1 ７六歩(77)", "2 ３四歩(33)", "3 ２六歩(27)", "4 ８八角成(22)", &last];
        assert!(clean(with_head(&moves)).main_line_text().ends_with("7i8h"), "{same}");
    }
}

#[test]
fn a_comment_before_the_first_header_belongs_to_the_start() {
    let record = clean(kif("*KEY1：VALUE1\n手合割：平手\n1 ７六歩(77)\n"));
    assert_eq!(record.node(NodeId::START).comment, ["KEY1：VALUE1"]);
    assert_eq!(record.main_line_text(), "7g7f");
}

#[test]
fn headers_take_a_narrow_colon() {
    let record = clean(kif("手合割:平手\n先手:A\n1 ７六歩(77)\n"));
    assert_eq!(record.header("先手"), Some("A"));
}

#[test]
fn a_mate_problem_starts_from_its_board() {
    let found = kif("手合割：詰将棋　
後手の持駒：飛二　角　金四　銀三　桂四　香四　歩十四　
  ９ ８ ７ ６ ５ ４ ３ ２ １
+---------------------------+
| ・ ・ ・ ・ ・ ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ 銀 ・|二
| ・ ・ ・ ・ ・ 歩 ・v玉 ・|三
| ・ ・ ・ ・ ・ ・ ・v歩 歩|四
| ・ ・ ・ ・ ・ ・ 歩 ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ 角 ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
+---------------------------+
先手の持駒：なし
");
    let record = clean(found);
    assert_eq!(record.start().sfen(), "9/7S1/5P1k1/7pP/6P2/9/2B6/9/9 b 2rb4g3s4n4l14p 1");
}

#[test]
fn a_hand_is_divided_by_any_blank() {
    let board = "+---+\n".to_owned() + &"| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(8);
    let rows = board.replacen("・ ・|", "・v玉|", 1) + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";
    let record =
        clean(kif(&format!("後手の持駒：飛二 金四 銀三 桂二 香二 歩十六 \n{rows}先手番\n")));
    assert!(record.start().sfen().ends_with("b 2r4g3s2n2l16p 1"));
}

#[test]
fn a_king_may_be_called_by_either_name() {
    assert_eq!(clean(with_head(&["1 ５八王(59)"])).main_line_text(), "5i5h");
}

#[test]
fn a_sealed_move_is_kept_and_leaves_the_game_open() {
    let sealed = with_head(&["1 ７六歩(77)", "2 ３四歩(33)", "3 封じ手 (90:00/3:00:00)"]);
    let record = clean(sealed);
    assert!(record.conclusion().is_some_and(|end| !end.draw && end.winners.is_empty()));
    let again = write_kif(&record);
    assert!(again.contains("   3 封じ手       (90:00/03:00:00)\n"), "{again}");
}

#[test]
fn variations_of_the_first_move_are_siblings() {
    let record = clean(with_head(&[
        "1 ７六歩(77)   ( 0:00/00:00:00)+",
        "",
        "変化：1手",
        "1 ２六歩(27)+",
        "",
        "変化：1手",
        "1 ７八金(69)",
    ]));
    let firsts = record.children(NodeId::START).len();
    assert_eq!((firsts, record.main_line_text().as_str()), (3, "7g7f"));
}

const VARIED: [&str; 13] = [
    "1 ７六歩(77)",
    "2 ３四歩(33)",
    "3 ２六歩(27)",
    "4 ８四歩(83)",
    "5 ２五歩(26)",
    "6 ８五歩(84)",
    "7 ２四歩(25)",
    "8 同　歩(23)",
    "9 同　飛(28)",
    "10 ２三歩打 ( 0:00/00:00:00)+",
    "11 ２六飛(24)",
    "変化：10手",
    "10 １四歩(13)",
];

#[test]
fn a_variation_hangs_on_the_move_before_it() {
    let record = clean(with_head(&VARIED));
    let ninth = record.line(NodeId::START)[9];
    assert_eq!(record.children(ninth).len(), 2);
}

#[test]
fn writing_and_reading_a_record_gives_it_back() {
    let record = clean(with_head(&VARIED));
    let again = clean(kif(&write_kif(&record)));
    assert_eq!(again, record);
    assert_eq!(write_kif(&again), write_kif(&record));
    assert!(again.headers.is_empty());
}

#[test]
fn a_drop_from_an_empty_hand_is_illegal_and_what_follows_is_reported() {
    let found = with_head(&["1 ７六歩(77)", "2 ３三角打(00)", "3 ２六歩(27)", "4 ３四歩(33)"]);
    assert_eq!(codes(&found), [(4, 3, Fault::IllegalMove), (5, 1, Fault::RestNotRead)]);
    assert_eq!(found.report.oddities[0].understood, "not-in-hand");
    assert_eq!(found.report.oddities[1].understood, "2");
    assert!(found.strict().is_err());
}

#[test]
fn an_illegal_move_that_can_be_made_is_kept_and_the_game_reads_on() {
    let found = with_head(&["1 ７六歩(77)", "2 ３四歩(33)", "3 ２二飛(28)", "4 同　銀(31)"]);
    assert_eq!(codes(&found), [(5, 3, Fault::IllegalMove)]);
    assert_eq!(found.records[0].main_line_text(), "7g7f 3c3d 2h2b 3a2b");
}

#[test]
fn a_move_that_cannot_be_read_stops_its_line_and_no_other() {
    let found =
        with_head(&["1 ７六歩(77)", "2 ３四猫(33)", "3 ２六歩(27)", "変化：2手", "2 ８四歩(83)"]);
    assert_eq!(codes(&found), [(4, 5, Fault::UnreadableMove), (5, 1, Fault::RestNotRead)]);
    assert_eq!(found.records[0].main_line_text(), "7g7f 8c8d");
}

#[test]
fn a_line_of_no_known_kind_between_moves_is_reported() {
    let found = with_head(&["1 ７六歩(77)", "これは何か", "2 ３四歩(33)"]);
    assert_eq!(codes(&found), [(4, 1, Fault::UnknownLine)]);
    assert_eq!(found.records[0].main_line_text(), "7g7f 3c3d");
}

#[test]
fn a_wrong_number_a_wrong_man_and_a_missing_origin_are_understood_and_reported() {
    let found = with_head(&["1 ７六歩(77)", "5 ３四香(33)", "３ ２六歩"]);
    let expected = [(4, 1, Fault::PlyNumber), (4, 3, Fault::PieceDiffers), (5, 3, Fault::NoOrigin)];
    assert_eq!(codes(&found), expected);
    assert_eq!(found.records[0].main_line_text(), "7g7f 3c3d 2g2f");
}

#[test]
fn the_end_is_told_by_the_mark_or_by_the_last_line() {
    for (end, code, winner) in [
        ("3 投了", "resignation", Some(1)),
        ("3 反則勝ち", "illegal-move", Some(0)),
        ("3 反則負け", "illegal-move", Some(1)),
        ("3 切れ負け", "time", Some(1)),
        ("3 入玉勝ち", "impasse", Some(0)),
        ("3 千日手", "repetition", None),
        ("3 中断", "interruption", None),
        ("まで2手で後手の勝ち", "resignation", Some(1)),
        ("まで2手で時間切れにより後手の勝ち", "time", Some(1)),
        ("まで2手で先手の反則勝ち", "illegal-move", Some(0)),
    ] {
        let record = clean(with_head(&["1 ７六歩(77)", "2 ３四歩(33)", end]));
        let conclusion = record.conclusion().expect("an end");
        let found = conclusion.winners.iter().next().map(shogido_rules::Player::index);
        assert_eq!((conclusion.special.code(), found), (code, winner), "{end}");
    }
}

#[test]
fn a_result_that_contradicts_the_end_mark_is_reported() {
    let found = with_head(&["1 ７六歩(77)", "2 投了", "まで3手で後手の勝ち"]);
    assert_eq!(codes(&found), [(5, 1, Fault::CountDiffers), (5, 1, Fault::ResultDiffers)]);
}

#[test]
fn moves_after_a_sealed_move_are_the_main_line() {
    let record = clean(with_head(&["1 ７六歩(77)", "2 封じ手", "2 ３四歩(33)"]));
    assert_eq!(record.main_line_text(), "7g7f 3c3d");
}

#[test]
fn a_game_with_odds_begins_with_the_giver() {
    let record =
        clean(kif("手合割：二枚落ち\n下手：A\n上手：B\n1 ６二銀(71)\n2 ７六歩(77)\n3 投了\n"));
    assert_eq!(
        write_usi(&record),
        "position sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 \
         moves 7a6b 7g7f resign\n"
    );
    assert!(write_kif(&record).contains("手合割：二枚落ち\n"));
    assert!(write_kif(&record).ends_with("まで2手で下手の勝ち\n"));
}

#[test]
fn left_and_right_seven_pieces_are_the_givers() {
    for (name, ranks) in [("左七枚落ち", "2sgkg3/9/"), ("右七枚落ち", "3gkgs2/9/")] {
        let record = clean(kif(&format!("手合割：{name}\n手数----指手--\n")));
        assert!(record.start().sfen().starts_with(ranks), "{name}: {}", record.start().sfen());
    }
}

#[test]
fn a_start_of_another_game_is_reported() {
    let found = kif("手合割：安南将棋\n1 ７六歩(77)\n");
    assert_eq!(codes(&found), [(1, 1, Fault::UnknownHandicap)]);
}

#[test]
fn a_board_that_is_no_position_is_reported_with_its_line() {
    let found = kif("先手：A\n| ・ ・|一\n| 歩 ・|二\n先手番\n");
    assert_eq!(codes(&found), [(2, 1, Fault::StartPosition)]);
}

#[test]
fn nothing_at_all_is_reported() {
    for text in ["", "\n\n", "\u{feff}", "買い物：卵\n", "\0\0\0"] {
        let found = read(text.as_bytes(), None);
        assert!(found.records.is_empty() && !found.report.is_clean(), "{text:?}");
    }
}

#[test]
fn formats_that_are_not_read_are_named() {
    for (text, name) in [
        ("V2.2\nPI\n+\n+7776FU\n", "CSA"),
        ("手合割：平手\n▲７六歩 △３四歩\n", "KI2"),
        ("{\"header\":{},\"moves\":[{}]}", "JKF"),
    ] {
        let found = read(text.as_bytes(), None);
        assert_eq!(found.report.oddities[0].code, Fault::UnreadFormat, "{text}");
        assert_eq!(found.report.oddities[0].understood, name);
    }
}

#[test]
fn a_header_that_would_be_read_as_something_else_is_kept_as_a_comment() {
    let mut record = clean(with_head(&["1 ７六歩(77)"]));
    for (key, value) in [("変化", "1手"), ("1二", "x"), ("手合割", "香落ち"), ("棋戦", "名人戦")]
    {
        record.headers.push((key.to_owned(), value.to_owned()));
    }
    let again = clean(kif(&write_kif(&record)));
    assert_eq!(again.main_line_text(), "7g7f");
    assert_eq!(again.node(NodeId::START).comment, ["変化：1手", "手合割：香落ち"]);
    assert_eq!(again.header("棋戦"), Some("名人戦"));
    assert_eq!(again.header("1二"), Some("x"));
}

#[test]
fn a_foul_that_cannot_be_made_ends_the_game_with_its_reason() {
    for (moves, winner) in [
        (&["1 ７六歩(77)", "2 ３三角打(00)", "3 反則勝ち"][..], 0),
        (&["1 ７六歩(77)", "2 ３三角打(00)", "3 反則負け"], 1),
        (&["1 ７六歩(77)", "2 ３三角打(00)", "まで2手で先手の反則勝ち"], 0),
        (&["1 ７六歩(77)", "2 ３三角打(00)", "まで1手で後手の反則負け"], 0),
        (&["1 ７六歩(77)", "2 ３三角打(00)", "3 反則勝ち", "まで2手で先手の反則勝ち"], 0),
    ] {
        let found = with_head(moves);
        assert_eq!(codes(&found), [(4, 3, Fault::IllegalMove)], "{moves:?}");
        assert!(!found.report.oddities[0].code.loses());
        let record = &found.records[0];
        let end = record.conclusion().expect("an end");
        assert_eq!((end.special.code(), end.draw), ("illegal-move", false), "{moves:?}");
        assert_eq!(end.winners.iter().next().map(shogido_rules::Player::index), Some(winner));
        let foul = record.line(NodeId::START)[2];
        let refusal = record.node(foul).refusal.as_ref().expect("its reason");
        assert_eq!(refusal.code(), "not-in-hand");
        let again = kif(&write_kif(record));
        assert_eq!(codes(&again), [(5, 6, Fault::IllegalMove)], "{}", write_kif(record));
        assert_eq!(again.records[0].conclusion(), Some(end), "{}", write_kif(record));
        assert_eq!(write_usi(record), "position startpos moves 7g7f B*3c\n");
    }
}

#[test]
fn what_follows_a_foul_other_than_its_end_is_still_reported() {
    let found = with_head(&["1 ７六歩(77)", "2 ３三角打(00)", "3 反則勝ち", "3 ２六歩(27)"]);
    assert_eq!(codes(&found), [(4, 3, Fault::IllegalMove), (6, 1, Fault::RestNotRead)]);
    let found =
        with_head(&["1 ７六歩(77)", "2 ３三角打(00)", "3 反則勝ち", "変化：2手", "2 ３四歩(33)"]);
    assert_eq!(codes(&found), [(4, 3, Fault::IllegalMove)]);
    assert_eq!(found.records[0].children(found.records[0].line(NodeId::START)[1]).len(), 2);
    let again = kif(&write_kif(&found.records[0]));
    assert_eq!(write_kif(&again.records[0]), write_kif(&found.records[0]));
}

#[test]
fn a_sum_of_times_that_is_not_their_sum_is_kept() {
    let moves = [
        "1 ７六歩(77) (10:00/01:10:00)",
        "2 ３四歩(33) ( 1:00/00:01:00)",
        "3 封じ手 (90:00/3:00:00)",
    ];
    let record = clean(with_head(&moves));
    let written = write_kif(&record);
    assert!(
        written.contains("(10:00/01:10:00)") && written.contains("(90:00/03:00:00)"),
        "{written}"
    );
    assert_eq!(clean(kif(&written)), record);
    let first = record.children(NodeId::START)[0];
    let second = record.children(first)[0];
    assert_eq!(record.node(first).total_ms, Some(4_200_000));
    assert_eq!(record.node(second).total_ms, None, "a sum that is the sum needs no mention");
}

#[test]
fn a_start_that_is_no_position_is_reported_with_its_reason() {
    for (text, format, word) in [
        ("4k4/9/9/9/9/9/9/9 b - 1\n", Format::Sfen, "ranks is 8"),
        ("4k4/P8/P8/9/9/9/9/9/4K4 b - 1\n", Format::Sfen, "nifu"),
        ("position sfen 9/9/9/9/9/9/9/9/9 b - 1 moves 7g7f\n", Format::Usi, "royal"),
    ] {
        let found = read(text.as_bytes(), Some(format));
        let odd = &found.report.oddities[0];
        assert_eq!(odd.code, Fault::StartPosition);
        let error = odd.position.as_ref().expect("the reason");
        assert!(error.to_string().contains(word) && odd.understood.contains(word), "{error}");
    }
}

#[test]
fn a_board_beside_a_handicap_keeps_both() {
    let rows = "| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n".to_owned()
        + &"| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(7)
        + "| ・ ・ ・ ・ 玉 ・ ・ ・ ・|\n";
    let record = clean(kif(&format!("手合割：二枚落ち\n{rows}後手番\n1 ５二玉(51)\n2 投了\n")));
    assert_eq!(record.start().handicap().map(|odds| odds.id.as_str()), Some("two-pieces"));
    let written = write_kif(&record);
    assert!(written.contains("手合割：二枚落ち\n") && written.contains("v玉"), "{written}");
    let again = clean(kif(&written));
    assert_eq!(again.start().handicap(), record.start().handicap());
    assert_eq!(again.start(), record.start());
}
