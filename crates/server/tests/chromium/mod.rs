//! A browser for tests: Debian's Chromium, headless, driven over the DevTools protocol.
//!
//! <https://chromedevtools.github.io/devtools-protocol/>

// Each test file uses its own part, and includes this as a private module.
#![allow(dead_code, unreachable_pub)]

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Where Chromium may be; `SHOGIDO_CHROMIUM` names another.
const PLACES: [&str; 3] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/// The browser may be slow on a busy machine; a test fails only when it is stuck.
const ANSWER_TIMEOUT: Duration = Duration::from_mins(1);
const WAIT_TIMEOUT: Duration = Duration::from_secs(30);
const POLL: Duration = Duration::from_millis(30);

/// One page of a headless browser; closed when dropped.
pub struct Browser {
    _child: Child,
    _profile: tempfile::TempDir,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    session: String,
    calls: u64,
    /// Uncaught exceptions, console errors and blocked requests, as the page reported them.
    pub complaints: Vec<String>,
}

/// The size and kind of screen that a page is shown on.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    pub width: u32,
    pub height: u32,
    pub phone: bool,
    pub dark: bool,
}

impl Screen {
    pub const WIDE: Self = Self { width: 1280, height: 800, phone: false, dark: false };
    pub const PHONE: Self = Self { width: 390, height: 844, phone: true, dark: false };

    pub fn dark(self) -> Self {
        Self { dark: true, ..self }
    }
}

impl Browser {
    /// Starts a browser, or prints why the test is skipped.
    ///
    /// # Panics
    /// When there is no Chromium and `CI` is `true`: there the test is required.
    // A skipped test says so where its reader looks.
    #[allow(clippy::print_stderr)]
    pub async fn start() -> Option<Self> {
        let asked = std::env::var("SHOGIDO_CHROMIUM").ok();
        let places = asked.iter().map(String::as_str).chain(PLACES);
        let Some(program) = places.into_iter().find(|place| Path::new(place).exists()) else {
            let required = std::env::var("CI").is_ok_and(|value| value == "true");
            assert!(!required, "CI requires the browser tests, and there is no Chromium");
            eprintln!("skipped: no Chromium at {PLACES:?} and SHOGIDO_CHROMIUM is not set");
            return None;
        };
        Some(Self::launch(program).await)
    }

    async fn launch(program: &str) -> Self {
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let mut child = Command::new(program)
            .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"])
            .args(["--no-first-run", "--disable-extensions", "--disable-background-networking"])
            .args(["--hide-scrollbars", "--force-color-profile=srgb", "--mute-audio"])
            .args(["--lang=en-GB", "--remote-debugging-port=0"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("Chromium starts");
        let stderr = child.stderr.take().expect("stderr is piped");
        let address = timeout(ANSWER_TIMEOUT, listening_address(stderr))
            .await
            .expect("Chromium says where it listens in time")
            .expect("Chromium says where it listens");
        let (socket, _) = connect_async(&address).await.expect("Chromium accepts a connection");
        let mut browser = Self {
            _child: child,
            _profile: profile,
            socket,
            session: String::new(),
            calls: 0,
            complaints: Vec::new(),
        };
        let target = browser.call("Target.createTarget", json!({"url": "about:blank"})).await;
        let attach = json!({"targetId": target["targetId"], "flatten": true});
        let session = browser.call("Target.attachToTarget", attach).await;
        browser.session = session["sessionId"].as_str().expect("a session").to_owned();
        for domain in ["Page", "Runtime", "Log", "Network"] {
            browser.call(&format!("{domain}.enable"), json!({})).await;
        }
        browser.show_on(Screen::WIDE).await;
        browser
    }

    /// Shows the page on another screen.
    pub async fn show_on(&mut self, screen: Screen) {
        let Screen { width, height, phone, dark } = screen;
        let metrics = json!({
            "width": width, "height": height, "mobile": phone,
            "deviceScaleFactor": if phone { 2 } else { 1 },
        });
        self.call("Emulation.setDeviceMetricsOverride", metrics).await;
        self.call("Emulation.setTouchEmulationEnabled", json!({"enabled": phone})).await;
        let scheme = if dark { "dark" } else { "light" };
        let features = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        self.call("Emulation.setEmulatedMedia", features).await;
    }

    /// Opens an address and waits until the page has loaded.
    pub async fn goto(&mut self, address: &str) {
        let answer = self.call("Page.navigate", json!({"url": address})).await;
        assert!(answer.get("errorText").is_none(), "{address} does not open: {answer}");
        self.wait_for("document.readyState === 'complete' && location.href !== 'about:blank'")
            .await;
    }

    /// Runs JavaScript in the page and returns its value; a promise is awaited.
    ///
    /// # Panics
    /// When the script throws.
    pub async fn eval(&mut self, script: &str) -> Value {
        let answer = self.evaluate(script).await;
        if let Some(thrown) = answer.get("exceptionDetails") {
            panic!("the script {script:?} threw: {thrown:#}");
        }
        answer["result"]["value"].clone()
    }

    /// Waits until a JavaScript condition holds; a page that is just loading counts as no.
    ///
    /// # Panics
    /// When it does not come to hold.
    pub async fn wait_for(&mut self, condition: &str) {
        let end = Instant::now() + WAIT_TIMEOUT;
        loop {
            let answer = self.evaluate(&format!("Boolean({condition})")).await;
            if answer["result"]["value"] == json!(true) {
                return;
            }
            if Instant::now() >= end {
                let page = self.evaluate("document.body && document.body.innerText").await;
                panic!(
                    "waited in vain for {condition}\npage: {}\ncomplaints: {:?}",
                    page["result"]["value"], self.complaints
                );
            }
            sleep(POLL).await;
        }
    }

    /// Clicks in the middle of the first element that a selector finds.
    pub async fn click(&mut self, selector: &str) {
        let (x, y) = self.middle_of(selector).await;
        self.click_at(x, y).await;
    }

    /// Clicks at a point of the window, in CSS pixels.
    pub async fn click_at(&mut self, x: f64, y: f64) {
        self.mouse("mouseMoved", x, y, 0).await;
        self.mouse("mousePressed", x, y, 1).await;
        self.mouse("mouseReleased", x, y, 0).await;
    }

    /// Drags from the middle of one element to the middle of another.
    pub async fn drag(&mut self, from: &str, to: &str) {
        let (from_x, from_y) = self.middle_of(from).await;
        let (to_x, to_y) = self.middle_of(to).await;
        self.mouse("mouseMoved", from_x, from_y, 0).await;
        self.mouse("mousePressed", from_x, from_y, 1).await;
        for step in 1..=5 {
            let part = f64::from(step) / 5.0;
            let x = from_x + (to_x - from_x) * part;
            let y = from_y + (to_y - from_y) * part;
            self.mouse("mouseMoved", x, y, 1).await;
        }
        self.mouse("mouseReleased", to_x, to_y, 0).await;
    }

    /// Taps with a finger in the middle of an element.
    pub async fn tap(&mut self, selector: &str) {
        let (x, y) = self.middle_of(selector).await;
        let points = json!([{"x": x, "y": y}]);
        let start = json!({"type": "touchStart", "touchPoints": points});
        self.call("Input.dispatchTouchEvent", start).await;
        let end = json!({"type": "touchEnd", "touchPoints": []});
        self.call("Input.dispatchTouchEvent", end).await;
    }

    /// Holds a finger on the middle of an element for so long.
    pub async fn hold(&mut self, selector: &str, long: Duration) {
        let (x, y) = self.middle_of(selector).await;
        self.touch("touchStart", &[[x, y]]).await;
        sleep(long).await;
        self.touch("touchEnd", &[]).await;
    }

    async fn touch(&mut self, kind: &str, fingers: &[[f64; 2]]) {
        let points: Vec<Value> = fingers
            .iter()
            .enumerate()
            .map(|(id, [x, y])| json!({"x": x, "y": y, "id": id}))
            .collect();
        let event = json!({"type": kind, "touchPoints": points});
        self.call("Input.dispatchTouchEvent", event).await;
    }

    /// Moves a finger from one point to another.
    pub async fn swipe(&mut self, from: [f64; 2], to: [f64; 2]) {
        self.touch("touchStart", &[from]).await;
        for step in 1..=5 {
            let part = f64::from(step) / 5.0;
            let at = [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * part);
            self.touch("touchMove", &[at]).await;
        }
        self.touch("touchEnd", &[]).await;
    }

    /// Parts two fingers about a point, from one distance to another.
    pub async fn pinch(&mut self, [x, y]: [f64; 2], from: f64, to: f64) {
        let fingers = |apart: f64| [[x - apart / 2.0, y], [x + apart / 2.0, y]];
        self.touch("touchStart", &fingers(from)).await;
        for step in 1..=5 {
            self.touch("touchMove", &fingers(from + (to - from) * f64::from(step) / 5.0)).await;
        }
        self.touch("touchEnd", &[]).await;
    }

    /// Turns the wheel over a point; `held` is 2 with the control key.
    pub async fn wheel(&mut self, [x, y]: [f64; 2], [dx, dy]: [f64; 2], held: u8) {
        let event = json!({
            "type": "mouseWheel", "x": x, "y": y, "deltaX": dx, "deltaY": dy, "modifiers": held,
        });
        self.call("Input.dispatchMouseEvent", event).await;
    }

    /// Presses a key by its DOM name (`Enter`, `ArrowLeft`, `h`, `7`).
    pub async fn key(&mut self, key: &str) {
        let one_letter = key.chars().count() == 1;
        let text = match key {
            "Enter" => Some("\r"),
            _ => one_letter.then_some(key),
        };
        let code = match key {
            "Enter" => 13,
            "Escape" => 27,
            "Tab" => 9,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            _ => key.to_uppercase().chars().next().map_or(0, u32::from),
        };
        let mut press = json!({
            "type": "keyDown", "key": key, "windowsVirtualKeyCode": code,
            "code": if one_letter { String::new() } else { key.to_owned() },
        });
        if let Some(text) = text {
            press["text"] = json!(text);
        }
        self.call("Input.dispatchKeyEvent", press).await;
        let release = json!({"type": "keyUp", "key": key, "windowsVirtualKeyCode": code});
        self.call("Input.dispatchKeyEvent", release).await;
    }

    /// Types a text into whatever has the focus.
    pub async fn type_text(&mut self, text: &str) {
        self.call("Input.insertText", json!({"text": text})).await;
    }

    /// Writes a picture of the window, or of the whole page, as PNG.
    pub async fn screenshot(&mut self, file: &Path, whole_page: bool) {
        let ask = json!({"format": "png", "captureBeyondViewport": whole_page});
        let answer = self.call("Page.captureScreenshot", ask).await;
        let data = answer["data"].as_str().expect("a picture");
        let bytes = data_encoding::BASE64.decode(data.as_bytes()).expect("base64");
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).expect("a folder for pictures");
        }
        std::fs::write(file, bytes).expect("a file for the picture");
    }

    /// Turns JavaScript in the page on or off, from the next page on.
    pub async fn scripts(&mut self, on: bool) {
        self.call("Emulation.setScriptExecutionDisabled", json!({"value": !on})).await;
    }

    /// Calls a method of the protocol and returns its result.
    ///
    /// # Panics
    /// When the browser refuses or hangs.
    pub async fn call(&mut self, method: &str, params: Value) -> Value {
        self.calls += 1;
        let id = self.calls;
        let mut message = json!({"id": id, "method": method, "params": params});
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        let text = Message::text(message.to_string());
        self.socket.send(text).await.expect("Chromium hears");
        timeout(ANSWER_TIMEOUT, self.answer_to(id, method))
            .await
            .unwrap_or_else(|_| panic!("Chromium does not answer {method}"))
    }

    async fn answer_to(&mut self, id: u64, method: &str) -> Value {
        loop {
            let message = self.socket.next().await.expect("Chromium lives").expect("it speaks");
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["id"] == json!(id) {
                if let Some(error) = message.get("error") {
                    panic!("Chromium refuses {method}: {error}");
                }
                return message["result"].clone();
            }
            self.note(&message);
        }
    }

    /// Keeps what a clean page never reports.
    fn note(&mut self, event: &Value) {
        let params = &event["params"];
        match event["method"].as_str() {
            Some("Runtime.exceptionThrown") => {
                self.complaints.push(params["exceptionDetails"].to_string());
            }
            Some("Log.entryAdded") if params["entry"]["level"] == json!("error") => {
                self.complaints.push(params["entry"].to_string());
            }
            Some("Runtime.consoleAPICalled") if params["type"] == json!("error") => {
                self.complaints.push(params["args"].to_string());
            }
            _ => {}
        }
    }

    async fn evaluate(&mut self, script: &str) -> Value {
        let ask = json!({
            "expression": script, "awaitPromise": true, "returnByValue": true,
        });
        self.call("Runtime.evaluate", ask).await
    }

    async fn mouse(&mut self, kind: &str, x: f64, y: f64, buttons: u8) {
        let button = if kind == "mouseMoved" && buttons == 0 { "none" } else { "left" };
        let event = json!({
            "type": kind, "x": x, "y": y, "button": button, "buttons": buttons,
            "clickCount": i32::from(kind != "mouseMoved"),
        });
        self.call("Input.dispatchMouseEvent", event).await;
    }

    /// Returns the middle of the first element that a selector finds, scrolled into view.
    pub async fn middle_of(&mut self, selector: &str) -> (f64, f64) {
        let quoted = json!(selector).to_string();
        self.wait_for(&format!("document.querySelector({quoted})")).await;
        let script = format!(
            "(() => {{ const element = document.querySelector({quoted});
              element.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
              const box = element.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2]; }})()"
        );
        let point = self.eval(&script).await;
        let number = |index: usize| point[index].as_f64().expect("a point");
        (number(0), number(1))
    }
}

/// Reads Chromium's log up to the line that tells the address of its DevTools socket.
async fn listening_address(stderr: tokio::process::ChildStderr) -> Option<String> {
    let mut lines = BufReader::new(stderr).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        if let Some(address) = line.strip_prefix("DevTools listening on ") {
            let address = address.trim().to_owned();
            // The browser must not block on a full pipe later on.
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Some(address);
        }
    }
    None
}
