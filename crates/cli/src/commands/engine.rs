//! `shogido engine PROTOCOL`: speaks an engine protocol on the standard streams.

use crate::args::{EngineArguments, Protocol};
use crate::failure::Failure;

/// Speaks until the other side ends the conversation.
pub(crate) fn run(arguments: &EngineArguments) -> Result<(), Failure> {
    match arguments.protocol {
        Protocol::Usi => Ok(crate::engine::usi(std::io::stdin().lock(), std::io::stdout())?),
    }
}
