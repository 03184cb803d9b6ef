//! The line that tells the result in words: `まで105手で時間切れにより先手の勝ち`.

use shogido_rules::Player;

use crate::notation::japanese::leading_number;
use crate::record::Special;

/// What a result line says.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Made {
    /// The number of moves made.
    pub(super) count: Option<u32>,
    /// The end it tells, if it is a known one. Who wins follows from the side to move.
    pub(super) special: Option<Special>,
    /// Who wins, if it says so.
    pub(super) winner: Option<Player>,
}

/// Reads a result line; `first_is_lower` tells that the first player takes odds (`下手`).
pub(super) fn read(text: &str, turn: Player) -> Made {
    let rest = text.trim_start_matches("まで").trim_start_matches([':', '：', ' ', '\u{3000}']);
    let (count, said) = match leading_number(rest) {
        Some((number, rest)) => (Some(number), rest),
        None => (None, rest),
    };
    let side = side_in(said);
    let other =
        |player: Player| if player == Player::FIRST { Player::SECOND } else { Player::FIRST };
    let has = |word| said.contains(word);
    let (special, winner) = if has("反則勝ち") {
        (Some(foul(side.is_none_or(|side| side == turn))), side)
    } else if has("反則負け") {
        (Some(foul(side.is_some_and(|side| side != turn))), side.map(other))
    } else if has("千日手") {
        (Some(Special::Repetition), None)
    } else if has("持将棋") {
        (Some(Special::Impasse), None)
    } else if has("引き分け") || has("引分") {
        (Some(Special::Draw), None)
    } else if has("中断") {
        (Some(Special::Interruption), None)
    } else if has("不詰") {
        (Some(Special::NoMate), None)
    } else if has("詰") {
        (Some(Special::Checkmate), None)
    } else if has("時間切れ") || has("切れ負け") {
        (Some(Special::Timeout), side)
    } else if has("入玉") || has("宣言") {
        (Some(Special::Declaration), side)
    } else if has("勝ち") || has("投了") {
        (Some(Special::Resignation), side)
    } else {
        (None, None)
    };
    Made { count, special, winner }
}

/// Returns the foul: the move before was one if the side to move wins.
fn foul(side_to_move_wins: bool) -> Special {
    if side_to_move_wins { Special::FoulByPrevious } else { Special::FoulBySideToMove }
}

/// Returns the side named last: `時間切れにより先手の勝ち`.
fn side_in(text: &str) -> Option<Player> {
    let words = [
        ("先手", Player::FIRST),
        ("下手", Player::FIRST),
        ("後手", Player::SECOND),
        ("上手", Player::SECOND),
    ];
    let places = words.iter().filter_map(|(word, player)| Some((text.rfind(word)?, *player)));
    places.max_by_key(|&(at, _)| at).map(|(_, player)| player)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Special::*;

    #[test]
    fn each_ending_is_told_by_its_words() {
        let (first, second) = (Player::FIRST, Player::SECOND);
        for (text, turn, special, winner) in [
            ("まで105手で時間切れにより先手の勝ち", second, Some(Timeout), Some(first)),
            ("まで106手で先手の反則勝ち", first, Some(FoulByPrevious), Some(first)),
            ("まで107手で後手の反則負け", second, Some(FoulBySideToMove), Some(first)),
            ("まで296手で先手の入玉勝ち", first, Some(Declaration), Some(first)),
            ("まで3手で千日手", second, Some(Repetition), None),
            ("まで61手で詰", second, Some(Checkmate), None),
            ("まで3手で不詰", second, Some(NoMate), None),
            ("まで9手で先手の勝ち", second, Some(Resignation), Some(first)),
            ("まで8手で中断", first, Some(Interruption), None),
            ("まで8手", first, None, None),
        ] {
            let made = read(text, turn);
            assert_eq!((made.special, made.winner), (special, winner), "{text}");
            assert!(made.count.is_some());
        }
    }
}
