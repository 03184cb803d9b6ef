//! How much one address, and all of them together, may ask for: no stranger keeps the server from
//! everyone else.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::Instant;

use crate::error::Error;

/// Whoever asks, as far as the network tells: it is what limits are counted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caller {
    /// A program on this machine: its owner, who may do as they like.
    Here,
    /// An address of version 4, or what a household has of version 6 (56 bits).
    Address(IpAddr),
    /// Everyone beyond those that are counted one by one.
    Crowd,
}

/// The address at the other end of a connection, as the listener left it with a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

impl Caller {
    /// Returns who calls from an address.
    pub fn from_address(address: IpAddr) -> Self {
        let address = address.to_canonical();
        if address.is_loopback() {
            return Self::Here;
        }
        match address {
            IpAddr::V6(long) => {
                let household = u128::from(long) >> 72 << 72;
                Self::Address(IpAddr::V6(Ipv6Addr::from(household)))
            }
            IpAddr::V4(_) => Self::Address(address),
        }
    }

    /// Returns who sent a request. What a proxy on this machine passes on comes from the last
    /// address it names; nobody else is believed.
    fn of(peer: Option<Peer>, headers: &HeaderMap) -> Self {
        // Without a connection there is no network, as in tests of the routes.
        let caller = peer.map_or(Self::Here, |Peer(peer)| Self::from_address(peer.ip()));
        let passed_on = headers.get_all("x-forwarded-for").iter().next_back();
        let last = passed_on.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        match last.and_then(|address| address.trim().parse().ok()) {
            Some(address) if caller == Self::Here => Self::from_address(address),
            _ => caller,
        }
    }

    fn is_here(self) -> bool {
        self == Self::Here
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(parts.extensions.get().copied(), &parts.headers))
    }
}

/// So much at once, and so much more with every second.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) at_once: f64,
    pub(crate) per_second: f64,
}

/// A page with all that belongs to it is a dozen requests; a classroom shares one address.
const REQUESTS: Rate = Rate { at_once: 1000.0, per_second: 100.0 };
/// New tables of one address: every seat of a classroom at once, then one in ten seconds.
const TABLES: Rate = Rate { at_once: 60.0, per_second: 0.1 };
/// New tables of all addresses but this machine's.
const TABLES_OF_ALL: Rate = Rate { at_once: 1000.0, per_second: 1.0 };
/// Open connections of one address.
const LINES: usize = 300;
/// Open connections in all.
const LINES_OF_ALL: usize = 4000;
/// Addresses that are counted one by one.
const CALLERS: usize = 50_000;

/// What may still be taken of a rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowance {
    rate: Rate,
    left: f64,
    at: Instant,
}

impl Allowance {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, left: rate.at_once, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> bool {
        self.earn(now);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    fn is_whole(&mut self) -> bool {
        self.earn(Instant::now());
        self.left >= self.rate.at_once
    }

    fn earn(&mut self, now: Instant) {
        let earned = now.duration_since(self.at).as_secs_f64() * self.rate.per_second;
        self.left = (self.left + earned).min(self.rate.at_once);
        self.at = now;
    }
}

/// What one caller has taken.
#[derive(Debug)]
struct Account {
    requests: Allowance,
    tables: Allowance,
    lines: usize,
}

impl Account {
    fn new() -> Self {
        Self { requests: Allowance::new(REQUESTS), tables: Allowance::new(TABLES), lines: 0 }
    }

    /// Whether it says no more than a new account would.
    fn is_blank(&mut self) -> bool {
        self.lines == 0 && self.requests.is_whole() && self.tables.is_whole()
    }
}

/// The accounts of all callers; cheap to clone.
#[derive(Clone, Debug)]
pub struct Limits {
    accounts: Arc<Mutex<Accounts>>,
}

#[derive(Debug)]
struct Accounts {
    callers: HashMap<Caller, Account>,
    tables: Allowance,
    lines: usize,
}

/// An open connection; it is counted until it is dropped.
#[derive(Debug)]
pub(crate) struct OpenLine {
    limits: Limits,
    caller: Caller,
}

impl Drop for OpenLine {
    fn drop(&mut self) {
        let mut accounts = self.limits.accounts();
        accounts.lines -= 1;
        if let Some(account) = accounts.callers.get_mut(&self.caller) {
            account.lines -= 1;
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        let tables = Allowance::new(TABLES_OF_ALL);
        let accounts = Accounts { callers: HashMap::new(), tables, lines: 0 };
        Self { accounts: Arc::new(Mutex::new(accounts)) }
    }
}

impl Limits {
    /// Counts a connection, unless there are too many. A proxy on this machine has all of them.
    pub(crate) fn connect(&self, peer: SocketAddr) -> Option<OpenLine> {
        let mut accounts = self.accounts();
        if accounts.lines >= LINES_OF_ALL {
            return None;
        }
        let caller = accounts.known_as(Caller::from_address(peer.ip()));
        let account = accounts.account(caller);
        if account.lines >= LINES && !caller.is_here() {
            return None;
        }
        account.lines += 1;
        accounts.lines += 1;
        Some(OpenLine { limits: self.clone(), caller })
    }

    /// Counts a request; says whether it may be answered.
    fn request(&self, caller: Caller) -> bool {
        let mut accounts = self.accounts();
        let caller = accounts.known_as(caller);
        caller.is_here() || accounts.account(caller).requests.take()
    }

    /// Counts a new table; says whether it may be laid.
    pub(crate) fn lay(&self, caller: Caller) -> bool {
        let mut accounts = self.accounts();
        let caller = accounts.known_as(caller);
        caller.is_here() || (accounts.account(caller).tables.take() && accounts.tables.take())
    }

    fn accounts(&self) -> MutexGuard<'_, Accounts> {
        // Every count is whole after its statement, so a panic elsewhere harms nothing.
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Accounts {
    /// Returns the caller whose account is charged.
    fn known_as(&mut self, caller: Caller) -> Caller {
        if self.callers.len() >= CALLERS && !self.callers.contains_key(&caller) {
            self.callers.retain(|_, account| !account.is_blank());
            if self.callers.len() >= CALLERS {
                return Caller::Crowd;
            }
        }
        caller
    }

    fn account(&mut self, caller: Caller) -> &mut Account {
        self.callers.entry(caller).or_insert_with(Account::new)
    }
}

/// Refuses requests beyond what an address may send.
pub(crate) async fn refuse_floods(
    State(limits): State<Limits>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    if limits.request(caller) { next.run(request).await } else { Error::TooMany.into_response() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(address: &str) -> Caller {
        Caller::from_address(address.parse().expect("an address"))
    }

    #[test]
    fn so_much_may_be_taken_at_once_and_more_is_earned_by_waiting() {
        let mut allowance = Allowance::new(TABLES);
        let start = allowance.at;
        assert_eq!((0..1000).take_while(|_| allowance.take_at(start)).count(), 60);
        let later = start + std::time::Duration::from_secs(11);
        assert!(allowance.take_at(later) && !allowance.take_at(later));
    }

    #[test]
    fn an_address_that_lays_too_many_tables_is_refused_and_no_other() {
        let (limits, stranger) = (Limits::default(), caller("203.0.113.7"));
        let laid = (0..1000).filter(|_| limits.lay(stranger)).count();
        assert!((60..70).contains(&laid), "{laid}");
        assert!(limits.lay(caller("203.0.113.8")));
    }

    #[test]
    fn many_addresses_together_lay_no_more_than_all_may() {
        let limits = Limits::default();
        let stranger =
            |number: u32| Caller::from_address(IpAddr::V4((0x0a00_0000 + number).into()));
        let laid = (0..5000).filter(|&number| limits.lay(stranger(number))).count();
        assert!((1000..1050).contains(&laid), "{laid}");
    }

    #[test]
    fn the_owner_of_the_machine_is_not_counted() {
        let limits = Limits::default();
        for address in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert_eq!(caller(address), Caller::Here);
        }
        assert!((0..5000).all(|_| limits.lay(Caller::Here) && limits.request(Caller::Here)));
    }

    #[test]
    fn connections_are_counted_until_they_close() {
        let limits = Limits::default();
        let stranger = "203.0.113.7:5000".parse().expect("an address");
        let mut lines: Vec<_> = (0..1000).map_while(|_| limits.connect(stranger)).collect();
        assert_eq!(lines.len(), LINES);
        lines.pop();
        assert!(limits.connect(stranger).is_some());
        drop(lines);
        assert_eq!(limits.accounts().lines, 0);
        assert!(limits.accounts().callers.values_mut().all(Account::is_blank));
    }

    #[test]
    fn more_addresses_than_are_counted_share_one_account() {
        let limits = Limits::default();
        for number in 0..CALLERS as u32 {
            limits.request(Caller::from_address(IpAddr::V4(number.saturating_add(1 << 28).into())));
        }
        let mut accounts = limits.accounts();
        assert!(accounts.callers.len() <= CALLERS);
        let late = caller("203.0.113.7");
        assert!(matches!(accounts.known_as(late), Caller::Crowd | Caller::Address(_)));
    }

    #[test]
    fn a_household_is_one_caller_and_a_proxy_here_is_believed() {
        assert_eq!(caller("2001:db8:0:ff::1"), caller("2001:db8:0:1:2:3:4:5"));
        assert_ne!(caller("2001:db8:0:100::1"), caller("2001:db8:0:1::1"));
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "10.1.1.1, 198.51.100.4".parse().expect("a value"));
        let of = |peer: &str| Caller::of(Some(Peer(peer.parse().expect("an address"))), &headers);
        assert_eq!(of("127.0.0.1:80"), caller("198.51.100.4"));
        assert_eq!(of("203.0.113.7:80"), caller("203.0.113.7"));
    }
}
