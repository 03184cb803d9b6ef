//! A browser before a server of its own, for the tests that play through the pages.

// Each test file uses its own part, and includes this as a private module.
#![allow(dead_code, unreachable_pub)]

use std::path::PathBuf;

use shogido_play::event::Setup;
use shogido_rules::Square;
use shogido_server::secret::TableId;

use super::chromium::Browser;
use super::support::process::Server;
use super::support::{open, person, state};

/// A browser before a server of its own.
pub struct Stage {
    folder: tempfile::TempDir,
    server: Server,
    pub browser: Browser,
}

impl Stage {
    /// Sets the stage, unless the browser tests are skipped.
    pub async fn set() -> Option<Self> {
        let browser = Browser::start().await?;
        let folder = tempfile::tempdir().expect("a folder");
        let server = Server::start(folder.path(), 0);
        Some(Self { folder, server, browser })
    }

    fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.server.address)
    }

    pub async fn goto(&mut self, path: &str) {
        let address = self.address(path);
        self.browser.goto(&address).await;
    }

    /// Begins a game at one screen by the page for it.
    pub async fn begin(&mut self, game: &str) {
        self.goto(&format!("/play/{game}?with=screen")).await;
        self.browser.click("main form button.first, main form button[type=submit]").await;
        self.browser.wait_for("document.querySelector('#table.live')").await;
    }

    /// Lays a table in the store and opens it as its player.
    pub async fn lay(&mut self, setup: Setup) -> TableId {
        let anna = person().await;
        let id = open(&state(self.folder.path()), setup, &anna).await.id;
        let (name, value) = anna.cookie.split_once('=').expect("a cookie");
        let cookie = serde_json::json!({
            "name": name, "value": value, "url": self.address("/"), "httpOnly": true,
        });
        self.browser.call("Network.setCookie", cookie).await;
        self.goto(&format!("/t/{id}")).await;
        self.browser.wait_for("document.querySelector('#table.live')").await;
        id
    }

    /// Gives the browser a cookie for this server.
    pub async fn set_cookie(&mut self, name: &str, value: &str) {
        let cookie = serde_json::json!({ "name": name, "value": value, "url": self.address("/") });
        self.browser.call("Network.setCookie", cookie).await;
    }

    /// Kills the server and starts it anew on the same port; the page comes back by itself.
    pub async fn restart(mut self) -> Self {
        let server = self.server.restart(self.folder.path());
        self.server = server;
        self.browser.wait_for("document.querySelector('#offline').hidden").await;
        self
    }

    pub async fn wait_for_moves(&mut self, count: usize) {
        let script = format!("document.querySelectorAll('#moves li').length === {count}");
        self.browser.wait_for(&script).await;
    }

    /// Fails if the page complained: an exception, an error on the console, a blocked resource.
    /// Lost connections are the restart's.
    pub fn assert_no_complaints(&self) {
        let real: Vec<_> = self
            .browser
            .complaints
            .iter()
            .filter(|complaint| !complaint.contains("WebSocket connection to"))
            .collect();
        assert!(real.is_empty(), "the page complains: {real:#?}");
    }
}

fn pictures() -> Option<PathBuf> {
    std::env::var_os("SHOGIDO_SCREENSHOTS").map(PathBuf::from)
}

/// Leaves a picture of the page, if pictures are wanted.
pub async fn picture(browser: &mut Browser, name: &str) {
    if let Some(folder) = pictures() {
        browser.screenshot(&folder.join(format!("{name}.png")), false).await;
    }
}

/// Leaves a picture of the whole page, as far as it can be scrolled, if pictures are wanted.
pub async fn whole_picture(browser: &mut Browser, name: &str) {
    if let Some(folder) = pictures() {
        browser.screenshot(&folder.join(format!("{name}.png")), true).await;
    }
}

/// Returns what the page calls a square.
pub fn cell(square: Option<Square>) -> String {
    format!("[data-square=\"{}\"]", square.expect("such a move has this square").index())
}
