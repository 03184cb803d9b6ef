//! Style sheets, scripts and the icon, compiled into the program.
//!
//! Their address carries a mark of their content, so a browser may keep them for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::error::Error;

struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

macro_rules! assets {
    ($($name:literal: $kind:expr),* $(,)?) => {
        &[$(Asset {
            name: $name,
            kind: $kind,
            text: include_str!(concat!("../../static/", $name)),
        }),*]
    };
}

const ASSETS: &[Asset] = assets![
    "style.css": CSS,
    "table.css": CSS,
    "table.js": SCRIPT,
    "board.js": SCRIPT,
    "card.js": SCRIPT,
    "find.js": SCRIPT,
    "hands.js": SCRIPT,
    "history.js": SCRIPT,
    "entry.js": SCRIPT,
    "reader.js": SCRIPT,
    "socket.js": SCRIPT,
    "sound.js": SCRIPT,
    "svg.js": SCRIPT,
    "zoom.js": SCRIPT,
    "icon.svg": PICTURE,
];

/// A mark of all content together (FNV-1a): modules import each other by relative addresses.
static MARK: LazyLock<String> = LazyLock::new(|| {
    let bytes = ASSETS.iter().flat_map(|asset| asset.text.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
});

/// Returns the address of the folder that holds all assets.
pub(crate) fn folder() -> String {
    format!("/static/{}", *MARK)
}

/// `GET /static/{version}/{name}`.
pub(crate) async fn serve(
    Path((version, name)): Path<(String, String)>,
) -> Result<Response, Error> {
    let asset = ASSETS.iter().find(|asset| asset.name == name).ok_or(Error::NotFound)?;
    // An old page may ask for an old mark: it gets what there is, but may not keep it.
    let keep = if version == *MARK { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, keep)], asset.text)
        .into_response())
}
