//! The browser driver itself: it clicks, types, reports and takes pictures.

mod chromium;

use chromium::{Browser, Screen};

const PAGE: &str = "data:text/html,<title>t</title><input id=i><button id=b \
    onclick='this.textContent=document.getElementById(\"i\").value'>no</button>";

#[tokio::test]
async fn the_driver_clicks_types_and_takes_pictures() {
    let Some(mut browser) = Browser::start().await else { return };
    browser.goto(PAGE).await;
    browser.click("#i").await;
    browser.type_text("歩").await;
    browser.key("x").await;
    browser.click("#b").await;
    browser.wait_for("document.querySelector('#b').textContent === '歩x'").await;
    browser.show_on(Screen::PHONE.dark()).await;
    let dark = browser.eval("matchMedia('(prefers-color-scheme: dark)').matches").await;
    assert_eq!(dark, true);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("page.png");
    browser.screenshot(&file, false).await;
    let picture = std::fs::read(&file).expect("a picture");
    assert!(picture.starts_with(b"\x89PNG"));
    browser.eval("console.error('so it is')").await;
    browser.eval("1").await;
    assert!(browser.complaints.iter().any(|complaint| complaint.contains("so it is")));
}
