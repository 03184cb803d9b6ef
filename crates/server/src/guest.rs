//! Who is asking: a guest, known by a random secret in an `HttpOnly` cookie.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponseParts, ResponseParts};

use crate::cookie;
use crate::secret::{SecretHash, Token};

/// The cookie's name.
pub const GUEST_COOKIE: &str = "shogido_guest";

/// The person behind a request.
///
/// A first visitor gets a fresh secret. A handler that stores something for the guest returns the
/// guest as a part of its response, which sets the cookie; pages that only show something do not.
#[derive(Clone, Debug)]
pub struct Guest {
    token: Token,
    fresh: bool,
}

impl Guest {
    /// Returns what the store knows the guest by.
    pub fn hash(&self) -> SecretHash {
        self.token.hash()
    }

    /// Returns whether the guest came without a cookie, and so can hold no seat yet.
    pub fn is_fresh(&self) -> bool {
        self.fresh
    }
}

impl<S: Sync> FromRequestParts<S> for Guest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let known = cookie::find(&parts.headers, GUEST_COOKIE).and_then(Token::parse);
        let fresh = known.is_none();
        Ok(Self { token: known.unwrap_or_else(Token::fresh), fresh })
    }
}

impl IntoResponseParts for Guest {
    type Error = Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Infallible> {
        if self.fresh {
            let cookie =
                cookie::year_long(GUEST_COOKIE, self.token.reveal(), cookie::Reach::Browser);
            parts.headers_mut().append(header::SET_COOKIE, cookie);
        }
        Ok(parts)
    }
}
