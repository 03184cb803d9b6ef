//! The web application: pages, live tables, and the store behind them.
//!
//! A command comes in as a WebSocket frame ([`shogido_play::wire`]) or as a form post on the same
//! address, goes to the table's task ([`hub`]), is decided by
//! [`Table::handle`](shogido_play::table::Table::handle), is stored, and only then shown to
//! everyone as a view. Hot seat and machine games take the same way; the machine is a player whose
//! commands come from [`bots`].

pub mod app;
pub mod bots;
mod cookie;
mod door;
pub mod error;
pub mod form;
pub mod guest;
pub mod hub;
pub mod limits;
mod pages;
pub mod secret;
pub mod security;
pub mod serve;
pub mod settings;
mod socket;
pub mod speech;
pub mod store;
mod sweeper;
mod table_task;

pub use serve::{Options, ServeError, serve, serve_on, serve_with};
