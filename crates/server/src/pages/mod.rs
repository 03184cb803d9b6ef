//! The pages, one file each; all of them read without scripts.

mod assets;
mod boards;
mod examples;
mod game;
mod home;
mod new_game;
mod record;
mod settings;
mod shell;
mod table;
mod trouble;

use axum::Router;
use axum::routing::{get, post};

use crate::app::App;

pub(crate) use trouble::refusal;

/// Returns the routes of all pages.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", get(home::show))
        .route("/games/{id}", get(game::show))
        .route("/play/{id}", get(new_game::show).post(new_game::start))
        .route("/t/{id}", get(table::show).post(table::act))
        .route("/t/{id}/again", post(table::again))
        .route("/t/{id}/seat", post(table::sit))
        .route("/t/{id}/piece", get(table::piece))
        .route("/t/{id}/record", get(record::save))
        .route("/settings", get(settings::show).post(settings::save))
        .route("/static/{version}/{name}", get(assets::serve))
}
