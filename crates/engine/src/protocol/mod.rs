//! Engine protocols: lines of text to commands, and a session that answers them. Nothing here reads
//! or writes a stream; whoever owns the streams hands in lines and takes lines out.

mod options;
mod session;
pub mod usi;

pub use session::{Flow, Listener, Session};
