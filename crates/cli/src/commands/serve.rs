//! `shogido serve`: the web application.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use shogido_server::store::StoreError;
use shogido_server::{Options, ServeError, serve};
use shogido_words::{Language, text};

use crate::args::ServeArguments;
use crate::failure::Failure;
use crate::output::Out;
use crate::system;

/// Serves until the process is asked to end.
pub(crate) fn run(
    arguments: ServeArguments,
    language: Language,
    out: &mut Out,
) -> Result<(), Failure> {
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::WARN)
        .with_writer(std::io::stderr)
        .init();
    let data = arguments.data.unwrap_or_else(data_folder);
    let options = Options { listen: arguments.listen, data };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(Failure::System)?;
    let ready = |address: SocketAddr| {
        let address = format!("http://{address}/");
        let said = text(language, "cli-serving", &[("address", (&address).into())]);
        // Nobody has to read the output of a server.
        let _ = out.line(said).and_then(|()| out.flush());
        if arguments.open {
            open_browser(&address);
        }
    };
    runtime.block_on(serve(options, ready)).map_err(|error| told(&error, language))
}

fn told(error: &ServeError, language: Language) -> Failure {
    Failure::Input(match error {
        ServeError::Listen { address, source } => {
            let address = address.to_string();
            let reason = system::reason(source, language);
            let about = [("address", address.into()), ("reason", reason.into())];
            text(language, "cli-address-in-use", &about)
        }
        ServeError::Address(source) => system::reason(source, language),
        ServeError::Store(StoreError::File { path, source }) => {
            let (path, reason) = (path.display().to_string(), system::reason(source, language));
            let about = [("folder", path.into()), ("reason", reason.into())];
            text(language, "cli-data-unusable", &about)
        }
        ServeError::Store(StoreError::TooNew { .. }) => text(language, "cli-data-too-new", &[]),
        ServeError::Store(other) => {
            text(language, "cli-data-failed", &[("reason", other.to_string().into())])
        }
    })
}

/// Returns where the games are kept when no folder is named: the place the system has for the data
/// of programs, or a folder here.
fn data_folder() -> PathBuf {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let home = || named("HOME").map(PathBuf::from);
    let folder = if cfg!(windows) {
        named("LOCALAPPDATA").map(PathBuf::from)
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        let xdg = named("XDG_DATA_HOME").map(PathBuf::from);
        xdg.or_else(|| home().map(|home| home.join(".local/share")))
    };
    folder.map_or_else(|| PathBuf::from("shogido-data"), |folder| folder.join("shogido"))
}

/// Opens a page in the user's browser. Where that fails, the address stands in the terminal.
fn open_browser(address: &str) {
    let mut command = if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else if cfg!(target_os = "macos") {
        Command::new("open")
    } else {
        Command::new("xdg-open")
    };
    let quiet = command.arg(address).stdin(Stdio::null()).stdout(Stdio::null());
    let _ = quiet.stderr(Stdio::null()).spawn();
}
