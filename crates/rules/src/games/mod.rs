//! The games, one rules card each.

mod chaturanga;
mod chess;
mod chu_shogi;
mod courier;
mod dai_dai_shogi;
mod dai_shogi;
mod forty_square;
mod gardner;
mod gwangsanghui;
mod hasami_shogi;
mod heian_shogi;
mod janggi;
mod large;
mod maka_dai_dai_shogi;
mod makruk;
mod minishogi;
mod pocket_knight;
mod shatranj;
mod sho_shogi;
mod shogi;
mod sittuyin;
mod tai_shogi;
mod tobi_shogi;
mod xiangqi;

use crate::game::Card;

/// Returns every game, in the order in which they are shown.
pub fn all() -> &'static [Card] {
    const ALL: &[Card] = &[
        shogi::CARD,
        minishogi::CARD,
        sho_shogi::CARD,
        heian_shogi::CARD,
        chu_shogi::CARD,
        dai_shogi::CARD,
        dai_dai_shogi::CARD,
        maka_dai_dai_shogi::CARD,
        tai_shogi::CARD,
        tobi_shogi::CARD,
        hasami_shogi::CARD,
        chess::CARD,
        gardner::CARD,
        pocket_knight::CARD,
        xiangqi::CARD,
        janggi::CARD,
        makruk::CARD,
        sittuyin::CARD,
        shatranj::CARD,
        courier::CARD,
        chaturanga::CARD,
        forty_square::CARD,
        gwangsanghui::CARD,
    ];
    ALL
}

/// Returns the game with this id.
pub fn find(id: &str) -> Option<&'static Card> {
    all().iter().find(|card| card.id == id)
}
