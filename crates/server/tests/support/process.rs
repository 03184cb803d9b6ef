//! A server in a process of its own: the test program, started again.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;

use shogido_server::{Options, serve_with};

use super::Chance;

/// Set in the process that is to be the server: the folder of its data, and its port.
const FOLDER: &str = "SHOGIDO_TEST_SERVER_FOLDER";
const PORT: &str = "SHOGIDO_TEST_SERVER_PORT";
/// Comes before the address on the server's output.
const LISTENING: &str = "listening on ";

/// Serves until killed, in a process that [`Server::start`] made; returns at once in all others.
///
/// # Panics
/// When it cannot serve.
// Its output is how the server says where it listens.
#[allow(clippy::print_stdout)]
pub fn serve_if_asked() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let port = std::env::var(PORT).ok().and_then(|port| port.parse().ok()).unwrap_or(0);
    let options = Options { listen: SocketAddr::from(([127, 0, 0, 1], port)), data: folder.into() };
    tokio::runtime::Runtime::new()
        .expect("a runtime")
        .block_on(serve_with(options, Arc::new(Chance), |address| {
            println!("\n{LISTENING}{address}");
        }))
        .expect("it serves until it is killed");
}

/// A server process; killed when dropped.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    /// Kept open, so that the process may still write when it ends.
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a server on a port (0: any). The test file needs a test `server_process` that calls
    /// [`serve_if_asked`].
    pub fn start(folder: &Path, port: u16) -> Self {
        let program = std::env::current_exe().expect("this program");
        let mut child = Command::new(program)
            .args(["server_process", "--exact", "--nocapture", "--test-threads=1"])
            .env(FOLDER, folder)
            .env(PORT, port.to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a server process");
        let mut output = BufReader::new(child.stdout.take().expect("its output is piped"));
        let address = output
            .by_ref()
            .lines()
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix(LISTENING).map(str::to_owned))
            .expect("the server says where it listens")
            .parse()
            .expect("an address");
        Self { child, address, _output: output }
    }

    /// Kills with SIGKILL: no handler runs, nothing is flushed.
    pub fn kill(mut self) {
        self.end();
    }

    /// Kills, and starts anew on the same port.
    #[must_use]
    pub fn restart(mut self, folder: &Path) -> Self {
        let port = self.address.port();
        self.end();
        Self::start(folder, port)
    }

    /// Asks the process to end (SIGTERM) and returns how it ended.
    pub fn ask_to_end(mut self) -> std::process::ExitStatus {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status();
        assert!(asked.expect("kill runs").success());
        self.child.wait().expect("it ends")
    }

    /// Returns the memory the process holds now, in KiB, where the system tells.
    pub fn resident_kib(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    fn end(&mut self) {
        // It may be gone already; then there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}
