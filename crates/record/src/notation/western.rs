//! Moves as books in English write them: `P-7f`, `Bx3c+`, `G6i-5h`, `N*5e`.
//!
//! The system is George Hodges's, with letters for the ranks: a letter for the man (`+` before a
//! promoted one), the square it comes from where another like it could go there too, `-`, `x` for a
//! capture or `*` for a drop, the square, and `+` or `=` where it could promote and does or does
//! not.
//!
//! Games whose squares are named `e4` have the algebraic notation of the FIDE Laws of Chess, appendix
//! C: `Nf3`, `exd5`, `O-O`, `e8=Q+`. Of several men of a kind the one that moves is told by its file,
//! else by its rank, else by both.

use shogido_rules::rules::Notation;
use shogido_rules::{Manner, Move, Piece, Position, Square, Takes, Walk};

/// Writes a move that could be played in a position.
pub fn move_text(position: &Position, played: Move) -> String {
    if position.game().rules().notation == Notation::Western {
        return algebraic(position, played);
    }
    let game = position.game();
    let Some(to) = played.to() else { return "pass".to_owned() };
    let target = game.square_name(to);
    if let Some(kind) = played.dropped() {
        return format!("{}*{target}", game.kind(kind).letter);
    }
    let from = played.from().unwrap_or(to);
    let man = position.piece_at(from);
    let letter = man.map_or("", |man| game.kind(man.kind).letter.as_str());
    let choices = position.legal_moves();
    let like = |other: &Move| {
        let start = other.from().filter(|&start| start != from);
        other.to() == Some(to) && start.is_some_and(|start| position.piece_at(start) == man)
    };
    let origin = if choices.iter().any(like) { game.square_name(from) } else { String::new() };
    let captures = position.piece_at(to).is_some();
    let could = |other: &Move| {
        other.promotes_to().is_some() && (other.from(), other.to()) == (played.from(), Some(to))
    };
    let end = match (played.promotes_to(), choices.iter().any(could)) {
        (Some(_), _) => "+",
        (None, true) => "=",
        (None, false) => "",
    };
    format!("{letter}{origin}{}{target}{end}", if captures { "x" } else { "-" })
}

fn algebraic(position: &Position, played: Move) -> String {
    let game = position.game();
    let Some(to) = played.to() else { return "pass".to_owned() };
    let target = game.square_name(to);
    let letter = |kind| game.kind(kind).letter.trim_end_matches('~').to_owned();
    let body = if let Some(kind) = played.dropped() {
        format!("{}@{target}", letter(kind))
    } else if played.is_castling() {
        let board = &game.rules().board;
        let far = played.from().is_some_and(|from| board.file(from) < board.file(to));
        if far { "O-O-O" } else { "O-O" }.to_owned()
    } else {
        let from = played.from().unwrap_or(to);
        let man = position.piece_at(from);
        // A pawn, which takes beside the way on which it moves, has no letter; a cannon, which takes
        // over another man, has one.
        let walks = man.map(|man| game.kind(man.kind).walks.iter());
        let beside = |walk: &Walk| walk.takes == Takes::Enemies && walk.manner == Manner::Slide;
        let pawn = walks.is_some_and(|mut walks| walks.any(beside));
        let takes = position.takes(played);
        let origin = origin(position, played, from, man, pawn && takes);
        let man = man.filter(|_| !pawn).map(|man| letter(man.kind)).unwrap_or_default();
        let becomes = played.promotes_to().map(|kind| format!("={}", letter(kind)));
        let sign = if takes { "x" } else { "" };
        format!("{man}{origin}{sign}{target}{}", becomes.unwrap_or_default())
    };
    let mut after = position.clone();
    after.play(played);
    let check = after.in_check(after.turn());
    let end = match (check, check && !after.has_legal_move()) {
        (_, true) => "#",
        (true, false) => "+",
        (false, false) => "",
    };
    format!("{body}{end}")
}

/// Returns what tells the man of a move from the others of its kind that could go there.
fn origin(
    position: &Position,
    played: Move,
    from: Square,
    man: Option<Piece>,
    always: bool,
) -> String {
    let game = position.game();
    let board = &game.rules().board;
    let like = |other: &Move| {
        let start = other.from().filter(|&start| start != from);
        let alike = other.to() == played.to() && other.promotes_to() == played.promotes_to();
        start.filter(|&start| alike && position.piece_at(start) == man)
    };
    let others: Vec<Square> = position.legal_moves().iter().filter_map(like).collect();
    let name = game.square_name(from);
    let (file, rank) = name.split_at(1);
    let on_file = others.iter().any(|&other| board.file(other) == board.file(from));
    let on_rank = others.iter().any(|&other| board.rank(other) == board.rank(from));
    match (others.is_empty(), on_file, on_rank) {
        (true, ..) if !always => String::new(),
        (true, ..) | (false, false, _) => file.to_owned(),
        (false, true, false) if !always => rank.to_owned(),
        (false, true, _) => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shogido_rules::{Reading, games};

    fn algebraic_of(game: &str, fen: &str, moves: &[&str]) -> Vec<String> {
        let game = games::find(game).expect("a game").default_game();
        let position = Position::from_sfen(&game, fen, Reading::Problem).expect("a position");
        let read = |text: &&str| position.parse_move(text).expect("a move");
        moves.iter().map(|text| move_text(&position, read(text))).collect()
    }

    #[test]
    fn games_of_the_west_are_written_as_the_laws_of_chess_have_it() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(algebraic_of("chess", start, &["e2e4", "g1f3"]), ["e4", "Nf3"]);
        let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let texts = ["O-O", "O-O-O", "Rxa8+", "Rg1"];
        assert_eq!(algebraic_of("chess", castles, &["e1g1", "e1c1", "a1a8", "h1g1"]), texts);
        let pawns = "1n2k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1";
        let texts = ["a8=Q", "axb8=N", "exd6"];
        assert_eq!(algebraic_of("chess", pawns, &["a7a8q", "a7b8n", "e5d6"]), texts);
        let mate = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
        assert_eq!(algebraic_of("chess", mate, &["d8h4"]), ["Qh4#"]);
        let turns = "k7/8/8/3P4/8/P7/8/5K2 w - - 0 1";
        assert_eq!(algebraic_of("sittuyin", turns, &["d5d5f", "d5e6f"]), ["d5=F", "e6=F"]);
    }

    #[test]
    fn of_two_men_the_file_tells_first_and_the_rank_where_it_does_not() {
        let xiangqi = "4k4/9/9/9/9/9/9/9/R8/3K4R w - - 0 1";
        assert_eq!(algebraic_of("xiangqi", xiangqi, &["i1i2", "a2i2"]), ["Rii2", "Rai2"]);
        let file = "4k3/8/8/8/R7/8/8/R3K3 w - - 0 1";
        assert_eq!(algebraic_of("chess", file, &["a1a2", "a4a2"]), ["R1a2", "R4a2"]);
        let three = "1k6/8/8/8/Q6Q/8/8/Q3K3 w - - 0 1";
        assert_eq!(algebraic_of("chess", three, &["a4d4"]), ["Qa4d4"]);
    }

    #[test]
    fn a_cannon_has_its_letter_though_it_takes_otherwise_than_it_moves() {
        let xiangqi = "4k4/9/4p4/9/4P4/9/9/4C4/9/4K4 w - - 0 1";
        assert_eq!(algebraic_of("xiangqi", xiangqi, &["e3a3", "e3e8"]), ["Ca3", "Cxe8"]);
    }

    fn written(sfen: &str, moves: &[&str]) -> Vec<String> {
        let game = games::find("shogi").expect("shogi is there").default_game();
        let mut position = Position::from_sfen(&game, sfen, Reading::Game).expect("a position");
        moves
            .iter()
            .map(|text| {
                let played = position.parse_move(text).expect("a move");
                let text = move_text(&position, played);
                position.try_play(played).expect("a legal move");
                text
            })
            .collect()
    }

    #[test]
    fn moves_captures_drops_and_promotions_are_told_apart() {
        let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        let moves = ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e", "2b3c", "4e3d"];
        let texts = ["P-7f", "P-3d", "Bx2b+", "Sx2b", "B*4e", "S-3c", "Bx3d"];
        assert_eq!(written(start, &moves), texts);
    }

    #[test]
    fn of_two_golds_the_one_that_moves_is_named() {
        let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
        assert_eq!(written(start, &["6i5h"]), ["G6i-5h"]);
    }

    #[test]
    fn a_promotion_not_taken_is_told() {
        let sfen = "4k4/9/9/2S6/9/9/9/9/4K4 b - 1";
        assert_eq!(written(sfen, &["7d7c"]), ["S-7c="]);
        assert_eq!(written(sfen, &["7d7c+"]), ["S-7c+"]);
    }
}
