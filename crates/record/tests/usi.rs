//! Lists of moves and logs of engines.

use shogido_record::{Fault, Format, read, write_sfen, write_usi};

fn lines_of(text: &str) -> (Vec<String>, Vec<Fault>) {
    let found = read(text.as_bytes(), None);
    assert_eq!(found.format, Format::Usi, "{text}");
    let games = found.records.iter().map(|record| write_usi(record).trim_end().to_owned());
    (games.collect(), found.report.oddities.iter().map(|odd| odd.code).collect())
}

#[test]
fn a_game_is_read_however_much_of_the_command_is_there() {
    let whole = "position startpos moves 7g7f 3c3d";
    for text in [
        whole,
        "startpos moves 7g7f 3c3d",
        "startpos 7g7f 3c3d",
        "7g7f 3c3d",
        "  7g7f   3c3d\r\n",
        "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 \
         moves 7g7f 3c3d",
        "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - moves 7g7f 3c3d",
    ] {
        assert_eq!(lines_of(text), (vec![whole.to_owned()], vec![]), "{text}");
    }
}

#[test]
fn each_line_is_a_game() {
    let (games, odd) = lines_of("7g7f\n# remark\n\nstartpos moves 2g2f resign\nstartpos\n");
    assert_eq!(odd, []);
    assert_eq!(games[1], "position startpos moves 2g2f resign");
    assert_eq!(games[2], "position startpos");
}

#[test]
fn a_wrong_move_is_reported_and_what_follows_it() {
    use Fault::*;
    let (games, odd) = lines_of("7g7f zzz 2g2f\n7g7f 2g2f 3c3d\n7g7f P*5e 3c3d");
    assert_eq!(
        odd,
        [UnreadableMove, RestNotRead, IllegalMove, RestNotRead, IllegalMove, RestNotRead]
    );
    assert_eq!(games[0], "position startpos moves 7g7f");
    let found = read(b"7g7f zzz 2g2f", None);
    let places: Vec<_> = found.report.oddities.iter().map(|odd| (odd.line, odd.column)).collect();
    assert_eq!(places, [(1, 6), (1, 10)]);
}

#[test]
fn a_log_is_one_game_with_the_last_answer() {
    let (games, odd) = lines_of(
        "> usi\n< usiok\n> position startpos moves 7g7f\n> go btime 0\n< bestmove 3c3d\n\
         > position startpos moves 7g7f 3c3d 2g2f\n< info depth 1 pv 8c8d\n< bestmove 8c8d\n\
         > usinewgame\n> position startpos moves 2g2f\n< bestmove resign\n",
    );
    assert_eq!(odd, []);
    assert_eq!(
        games,
        ["position startpos moves 7g7f 3c3d 2g2f 8c8d", "position startpos moves 2g2f resign"]
    );
}

#[test]
fn positions_are_read_one_a_line_and_written_in_one_form() {
    let text = "sfen 8k/9/9/9/9/9/9/9/K8 w pppP 7\n8k/9/9/9/9/9/9/9/K8_b_-_1\nnonsense\n";
    let found = read(text.as_bytes(), None);
    assert_eq!(found.format, Format::Sfen);
    let written: String = found.records.iter().map(write_sfen).collect();
    assert_eq!(written, "8k/9/9/9/9/9/9/9/K8 w P3p 7\n8k/9/9/9/9/9/9/9/K8 b - 1\n");
    assert_eq!(found.report.oddities[0].line, 3);
}
