//! Game records: notations and file formats.
