//! A view in the words of the wire.

use shogido_rules::{Game, KindId, Move, Piece, Position, Sighting, Square, View};

use crate::wire::{Choice, CountFrame, Seen};

/// Returns what is seen on every square, in index order.
pub(crate) fn squares(game: &Game, view: &View) -> Vec<Seen> {
    view.squares.iter().map(|&sighting| seen(game, sighting)).collect()
}

/// Returns every player's hand: letters and counts.
pub(crate) fn hands(game: &Game, view: &View) -> Vec<Vec<(String, u32)>> {
    let hand = |hand: &Vec<(KindId, u8)>| {
        hand.iter().map(|&(kind, count)| (letter(game, kind), u32::from(count))).collect()
    };
    view.hands.iter().map(hand).collect()
}

/// Returns the moves the viewer may choose from.
pub(crate) fn choices(game: &Game, view: &View) -> Vec<Choice> {
    view.choices.iter().map(|&choice| wire_choice(game, view, choice)).collect()
}

/// Returns the squares of the royal pieces in check.
pub(crate) fn check(game: &Game, view: &View) -> Vec<u16> {
    if view.checkers.is_empty() {
        return Vec::new();
    }
    let is_royal = |sighting: &Sighting| match *sighting {
        Sighting::Piece(Piece { kind, owner }) => owner == view.turn && game.kind(kind).royal,
        Sighting::Empty => false,
    };
    let squares = view.squares.iter().enumerate();
    squares.filter(|(_, sighting)| is_royal(sighting)).map(|(index, _)| index as u16).collect()
}

/// Returns the squares of the last move.
pub(crate) fn last(view: &View) -> Vec<u16> {
    let Some(last) = view.last_move else { return Vec::new() };
    last.from().into_iter().chain(last.path()).map(number).collect()
}

/// Returns the squares on which two views differ, with their content in the later one.
pub(crate) fn change(game: &Game, before: &View, after: &View) -> Vec<(u16, Seen)> {
    let pairs = before.squares.iter().zip(&after.squares).enumerate();
    pairs
        .filter(|(_, (before, after))| before != after)
        .map(|(index, (_, &after))| (index as u16, seen(game, after)))
        .collect()
}

/// Returns the count of moves under way, where the viewer may know the position.
pub(crate) fn count(view: &View) -> Option<CountFrame> {
    let position = view.position()?;
    let (made, limit) = position.moves_counted()?;
    Some(CountFrame { by: position.counter()?.index() as u8, made, limit })
}

/// Returns the text of a move in coordinates, where the viewer may know the position.
pub(crate) fn move_text(view: &View, played: Move) -> Option<String> {
    view.position().map(|position: &Position| position.move_text(played))
}

fn wire_choice(game: &Game, view: &View, choice: Move) -> Choice {
    Choice {
        m: move_text(view, choice).unwrap_or_default(),
        from: choice.from().map(number),
        via: before_last(choice.path().map(number).collect()),
        to: choice.to().map(number),
        drop: choice.dropped().map(|kind| letter(game, kind)),
        becomes: choice.promotes_to().map(|kind| letter(game, kind)),
    }
}

/// Returns the squares of a way without the one where it ends.
fn before_last(mut way: Vec<u16>) -> Vec<u16> {
    way.pop();
    way
}

fn seen(game: &Game, sighting: Sighting) -> Seen {
    match sighting {
        Sighting::Empty => Seen::Empty,
        Sighting::Piece(piece) => Seen::Piece(letter(game, piece.kind), piece.owner.index() as u8),
    }
}

fn letter(game: &Game, kind: KindId) -> String {
    game.kind(kind).letter.clone()
}

fn number(square: Square) -> u16 {
    square.index() as u16
}
