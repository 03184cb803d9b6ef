//! Game records: the tree of moves, and the formats it is read from and written to.
//!
//! Reading never fails and never drops a move in silence: whatever a reader meets, it returns the
//! records it understood and a [`Report`] of everything odd, each with its place.
//!
//! ```
//! use shogido_record::{Format, read};
//!
//! let text = "手合割：平手\n手数----指手---------消費時間--\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";
//! let found = read(text.as_bytes(), Some(Format::Kif));
//! assert!(found.report.is_clean());
//! let record = &found.records[0];
//! assert_eq!(record.main_line_text(), "7g7f 3c3d");
//! assert_eq!(record.conclusion().unwrap().special.code(), "resignation");
//! ```

mod encoding;
mod format;
mod lines;
mod notation;
mod record;
mod report;

pub use encoding::{Encoded, Encoding, decode, encode};
pub use format::kif::write as write_kif;
pub use format::sfen::write as write_sfen;
pub use format::usi::write as write_usi;
pub use format::{Format, Found, UnknownFormat, detect, read, read_as};
pub use notation::{japanese, western};
pub use record::{Conclusion, Node, NodeId, Played, Record, Special};
pub use report::{Fault, Oddity, Report, Severity};
