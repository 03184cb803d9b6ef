//! Move diagrams: one piece on a small board with everything it can do.

use shogido_rules::{Manner, Power, Vector};

use crate::{
    layout::Board,
    pieces::{Aim, Face, Reach},
    scene::{Man, Scene},
    signs::{Mark, Sign},
};

/// The steps of a king.
const KING: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

/// How many squares away the man stands that a hopper jumps.
const SCREEN: i8 = 2;

impl Scene {
    /// Draws how a kind moves, sign by sign.
    ///
    /// The board is as small as the longest jump allows; the piece stands in its middle.
    pub fn moves_of(&self, kind: u8) -> Self {
        let face = self.faces.get(usize::from(kind)).cloned().unwrap_or_default();
        let ways = face.reach.iter().copied().map(farthest);
        let middle = ways.chain(face.powers.iter().copied().map(room)).max().unwrap_or(1);
        let middle = middle.clamp(2, 6);
        let size = 2 * middle + 1;
        let board = Board { zone: 0, files: size, ranks: size, ..self.board.plain() };
        let mut men = vec![None; board.len()];
        let mut sheet = Sheet { middle, marks: Vec::new() };
        let centre = sheet.square(0, 0).unwrap_or_default();
        men[usize::from(centre)] = Some(Man { kind, owner: 0 });
        face.reach.iter().for_each(|reach| sheet.mark_reach(*reach, &face));
        face.powers.iter().for_each(|power| sheet.mark_power(*power));
        let signs = settled(sheet.marks);
        Self { board, faces: self.faces.clone(), men, signs, ..Self::default() }
    }
}

/// The board of a move diagram while it is filled.
struct Sheet {
    middle: u8,
    marks: Vec<Sign>,
}

impl Sheet {
    /// Returns the square `dx` files to the right of and `dy` ranks below the middle.
    fn square(&self, dx: i8, dy: i8) -> Option<u16> {
        let (middle, size) = (i16::from(self.middle), 2 * i16::from(self.middle) + 1);
        let (file, rank) = (middle - i16::from(dx), middle + i16::from(dy));
        let inside = (0..size).contains(&file) && (0..size).contains(&rank);
        inside.then(|| (file * size + rank) as u16)
    }

    fn put(&mut self, mark: Mark, sometimes: bool) {
        self.marks.push(Sign { mark, sometimes });
    }

    /// Returns the squares that lie a number of steps away, as far as the board goes.
    fn along(&self, (dx, dy): (i8, i8), steps: std::ops::RangeInclusive<i8>) -> Vec<u16> {
        steps.map_while(|n| self.square(dx * n, dy * n)).collect()
    }

    fn mark_reach(&mut self, reach: Reach, face: &Face) {
        let step = (reach.dx, reach.dy);
        let end = if reach.rides() { i8::MAX } else { reach.far.cast_signed() };
        let centre = self.square(0, 0).unwrap_or_default();
        if matches!(reach.manner, Manner::Hop | Manner::ShyHop) {
            return self.mark_hop(reach, step);
        }
        // Before a man that it may jump, the piece goes without capturing.
        let jumps = |other: &&Reach| {
            (other.dx, other.dy) == step && matches!(other.manner, Manner::Hop | Manner::ShyHop)
        };
        let end = if face.reach.iter().any(|other| jumps(&other)) { SCREEN - 1 } else { end };
        if reach.rides() {
            let last = self.along(step, 1..=end).last().copied();
            if let Some(last) = last {
                self.put(Mark::Line([centre, last], reach.aim), reach.sometimes);
            }
            return;
        }
        let near = reach.near.max(1).cast_signed();
        for square in self.along(step, near..=end) {
            self.put(Mark::Square(square, reach.aim), reach.sometimes);
        }
        if reach.manner == Manner::Lame {
            let passed = legs(step).into_iter().filter_map(|(dx, dy)| self.square(dx, dy));
            let way = [centre].into_iter().chain(passed).chain(self.square(step.0, step.1));
            let way = way.collect();
            self.put(Mark::Way(way), reach.sometimes);
        }
    }

    fn mark_hop(&mut self, reach: Reach, step: (i8, i8)) {
        let squares = self.along(step, SCREEN..=i8::MAX);
        if let [screen, .., last] = squares[..] {
            self.put(Mark::Screen(screen), reach.sometimes);
            if reach.aim == Aim::Capture {
                self.put(Mark::Square(last, Aim::Capture), reach.sometimes);
            } else {
                self.put(Mark::Line([screen, last], reach.aim), reach.sometimes);
            }
        }
    }

    fn mark_power(&mut self, power: Power) {
        match power {
            Power::Lion => {
                for (dx, dy) in KING {
                    self.mark_one(dx, dy, Mark::Again);
                }
            }
            Power::Line { step, steps } => {
                let (dx, dy) = seen(step);
                for n in 1..steps.cast_signed() {
                    self.mark_one(dx * n, dy * n, Mark::Again);
                }
            }
            Power::Igui { step } => {
                let (dx, dy) = seen(step);
                self.mark_one(dx, dy, Mark::Stay);
            }
            Power::Vault { step, squares } => {
                let (dx, dy) = seen(step.times(squares));
                self.mark_one(dx, dy, |square| Mark::Square(square, Aim::Both));
            }
            Power::Hook { first } => self.mark_hook(seen(first)),
            Power::Anywhere { .. } => {
                let middle = self.middle.cast_signed();
                for (dx, dy) in (-middle..=middle)
                    .flat_map(|dx| (-middle..=middle).map(move |dy| (dx, dy)))
                    .filter(|&place| place != (0, 0))
                {
                    self.mark_one(dx, dy, |square| Mark::Square(square, Aim::Both));
                }
            }
        }
    }

    fn mark_one(&mut self, dx: i8, dy: i8, mark: impl Fn(u16) -> Mark) {
        if let Some(square) = self.square(dx, dy) {
            self.put(mark(square), false);
        }
    }

    /// Shows a turn on the last square but one of a slide.
    fn mark_hook(&mut self, (dx, dy): (i8, i8)) {
        let n = self.middle.cast_signed() - 1;
        let Some(corner) = self.square(dx * n, dy * n) else { return };
        for (u, v) in [(dy, -dx), (-dy, dx)] {
            let beyond = (1..=i8::MAX).map_while(|m| self.square(dx * n + u * m, dy * n + v * m));
            if let Some(last) = beyond.last() {
                self.put(Mark::Turn([corner, last]), false);
            }
        }
    }
}

/// Returns a step as it is drawn: to the right and down.
fn seen(step: Vector) -> (i8, i8) {
    (step.right, -step.forward)
}

/// Returns the squares that a lame leap passes: first straight, then on diagonally.
fn legs((dx, dy): (i8, i8)) -> Vec<(i8, i8)> {
    let (long, short) = (dx.abs().max(dy.abs()), dx.abs().min(dy.abs()));
    let straight =
        |n: i8| if dx.abs() > dy.abs() { (dx.signum() * n, 0) } else { (0, dy.signum() * n) };
    let on_diagonal = |n: i8| {
        let (x, y) = if long == short { (0, 0) } else { straight(long - short) };
        (x + dx.signum() * n, y + dy.signum() * n)
    };
    let first = (1..=long - short).map(straight);
    first.chain((1..short).map(on_diagonal)).filter(|&place| place != (dx, dy)).collect()
}

/// Returns how many squares away the last square of a way lies; one on an endless way.
fn farthest(reach: Reach) -> u8 {
    let step = reach.dx.unsigned_abs().max(reach.dy.unsigned_abs());
    match reach.manner {
        Manner::Hop | Manner::ShyHop => SCREEN.unsigned_abs() + 1,
        _ if reach.rides() => step,
        _ => step.saturating_mul(reach.far),
    }
}

/// Returns how many squares away the marks of a power lie.
fn room(power: Power) -> u8 {
    match power {
        Power::Lion => 2,
        Power::Line { steps, .. } => steps,
        Power::Igui { .. } => 1,
        Power::Vault { squares, .. } => squares,
        Power::Hook { .. } | Power::Anywhere { .. } => 3,
    }
}

/// Says everything once, and what holds everywhere not again as holding sometimes.
fn settled(mut signs: Vec<Sign>) -> Vec<Sign> {
    let ends = |signs: &[Sign], square: u16, aim: Aim| {
        signs.iter().any(|sign| !sign.sometimes && sign.mark == Mark::Square(square, aim))
    };
    let known = signs.clone();
    for sign in &mut signs {
        if let (Mark::Square(square, aim), false) = (&mut sign.mark, sign.sometimes) {
            let other = if *aim == Aim::Move { Aim::Capture } else { Aim::Move };
            if ends(&known, *square, Aim::Both) || ends(&known, *square, other) {
                *aim = Aim::Both;
            }
        }
    }
    let always: Vec<Mark> =
        signs.iter().filter(|sign| !sign.sometimes).map(|sign| sign.mark.clone()).collect();
    signs.retain(|sign| !sign.sometimes || !always.contains(&sign.mark));
    signs.sort();
    signs.dedup();
    signs
}

#[cfg(test)]
mod tests {
    use shogido_rules::games;

    use super::*;

    fn of(game: &str, name: &str) -> Vec<Sign> {
        let game = games::find(game).expect("a game").default_game();
        let kind = game.kinds().find(|&id| game.kind(id).name == name).expect("a kind");
        Scene::of_game(&game).moves_of(kind.index() as u8).signs
    }

    /// Counts the signs of each name.
    fn count(signs: &[Sign], name: &str) -> usize {
        signs.iter().filter(|sign| sign.mark.name() == name).count()
    }

    fn always(marks: impl IntoIterator<Item = Mark>) -> Vec<Sign> {
        let mut signs: Vec<Sign> =
            marks.into_iter().map(|mark| Sign { mark, sometimes: false }).collect();
        signs.sort();
        signs
    }

    #[test]
    fn a_knight_reaches_two_squares_and_a_lance_one_line() {
        let both = |square| Mark::Square(square, Aim::Both);
        assert_eq!(of("shogi", "knight"), always([both(5), both(3 * 5)]));
        let line = Mark::Line([2 * 5 + 2, 2 * 5], Aim::Both);
        assert_eq!(of("shogi", "lance"), always([line]));
    }

    #[test]
    fn a_chess_pawn_moves_ahead_captures_aside_and_goes_twice_as_far_once() {
        let pawn = of("chess", "chess-pawn");
        assert_eq!(count(&pawn, "move-square"), 2);
        assert_eq!(count(&pawn, "capture-square"), 2);
        assert_eq!(pawn.iter().filter(|sign| sign.sometimes).count(), 1);
    }

    #[test]
    fn a_lion_reaches_twenty_four_squares_and_captures_twice_over_eight() {
        let lion = of("chu-shogi", "lion");
        assert_eq!((count(&lion, "square"), count(&lion, "again")), (24, 8));
        let falcon = of("chu-shogi", "horned-falcon");
        assert_eq!((count(&falcon, "line"), count(&falcon, "again")), (7, 1));
        assert_eq!(count(&falcon, "square"), 2, "one step and two straight ahead");
        let dog = of("dai-dai-shogi", "lion-dog");
        assert_eq!((count(&dog, "square"), count(&dog, "again")), (24, 16));
    }

    #[test]
    fn a_hook_mover_turns_at_the_end_of_each_line() {
        let hook = of("dai-dai-shogi", "hook-mover");
        assert_eq!((count(&hook, "line"), count(&hook, "turn")), (4, 8));
    }

    #[test]
    fn a_cannon_captures_over_a_man_and_a_horse_is_lame() {
        let cannon = of("xiangqi", "xq-cannon");
        assert_eq!((count(&cannon, "move-line"), count(&cannon, "screen")), (4, 4));
        assert_eq!(count(&cannon, "capture-square"), 4);
        let horse = of("xiangqi", "xq-horse");
        assert_eq!((count(&horse, "square"), count(&horse, "way")), (8, 8));
        let elephant = of("janggi", "jg-elephant");
        let way = |sign: &Sign| matches!(&sign.mark, Mark::Way(way) if way.len() == 4);
        assert_eq!(elephant.iter().filter(|sign| way(sign)).count(), 8);
    }

    #[test]
    fn diagonals_of_a_palace_hold_only_there() {
        let chariot = of("janggi", "jg-chariot");
        let some = chariot.iter().filter(|sign| sign.sometimes).count();
        assert_eq!((count(&chariot, "line"), some), (8, 4));
        let general = of("xiangqi", "xq-general");
        assert!(general.iter().all(|sign| !sign.sometimes), "its every move is in the palace");
    }

    #[test]
    fn every_kind_of_every_game_has_signs_for_all_its_moves() {
        for card in games::all() {
            let game = card.default_game();
            let scene = Scene::of_game(&game);
            for id in game.kinds() {
                let kind = game.kind(id);
                let signs = scene.moves_of(id.index() as u8).signs;
                let moves = !kind.walks.is_empty() || !kind.powers.is_empty();
                assert_eq!(!signs.is_empty(), moves, "{} in {}", kind.name, card.id);
            }
        }
    }
}
