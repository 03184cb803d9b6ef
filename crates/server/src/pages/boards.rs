//! Boards on pages: diagrams without scripts, and the symbols they share.

use std::collections::BTreeMap;

use shogido_diagram::{PieceSet, Scene, Side, Stands, Style, Symbol, definitions};

use crate::settings::Settings;

/// Returns the style of a board of a table's size.
pub(crate) fn style(settings: &Settings, side: Side) -> Style {
    Style {
        pieces: settings.pieces,
        coordinates: Some(settings.coordinates),
        side,
        stands: Stands::Apart,
    }
}

/// Returns the style of a board too small for coordinates.
pub(crate) fn small(settings: &Settings) -> Style {
    Style { coordinates: None, ..style(settings, Side::First) }
}

/// Writes the symbols of some scenes, each once, as an invisible picture.
pub(crate) fn symbols<'a>(scenes: impl IntoIterator<Item = &'a Scene>, set: PieceSet) -> String {
    let all: BTreeMap<String, Symbol> =
        scenes.into_iter().flat_map(|scene| scene.symbols(set)).collect();
    format!(
        "<svg class=\"symbols\" lang=\"ja\" aria-hidden=\"true\" focusable=\"false\">{}</svg>",
        definitions(&all)
    )
}
