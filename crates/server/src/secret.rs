//! Random names and secrets: table ids, guests' cookies, invitations.

use std::fmt;

use sha2::{Digest, Sha256};

/// 32 letters and digits that are not mistaken for each other: no `i`, `l`, `o`, `u`.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 20 letters of 5 bits: 100 bits, beyond guessing.
const TABLE_ID_LETTERS: usize = 20;
/// 52 letters of 5 bits: 260 bits.
const TOKEN_LETTERS: usize = 52;

/// The name of a table, as in its address; who knows it may watch.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    /// Returns a fresh random id.
    pub fn fresh() -> Self {
        Self(random_letters(TABLE_ID_LETTERS))
    }

    /// Reads an id from an address; anything of another form is no table's.
    pub fn parse(text: &str) -> Option<Self> {
        is_of_letters(text, TABLE_ID_LETTERS).then(|| Self(text.to_owned()))
    }

    /// Returns the id as in an address.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A secret that proves who someone is; never logged, never stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Returns a fresh random secret.
    pub fn fresh() -> Self {
        Self(random_letters(TOKEN_LETTERS))
    }

    /// Reads a secret from a cookie or an address.
    pub fn parse(text: &str) -> Option<Self> {
        is_of_letters(text, TOKEN_LETTERS).then(|| Self(text.to_owned()))
    }

    /// Returns the secret itself, to be given to its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Returns what is stored of the secret.
    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0.as_bytes()).into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The SHA-256 of a [`Token`]. The token has 260 random bits, so no salt or slow hash is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecretHash(pub [u8; 32]);

/// Returns a random number, for the machine's choices among good moves.
pub fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

fn is_of_letters(text: &str, count: usize) -> bool {
    text.len() == count && text.bytes().all(|letter| ALPHABET.contains(&letter))
}

fn random_letters(count: usize) -> String {
    let mut bytes = vec![0; count];
    fill(&mut bytes);
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect()
}

fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system gives random bytes");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fresh_names_are_read_back_and_differ() {
        let id = TableId::fresh();
        assert_eq!(TableId::parse(id.as_str()), Some(id.clone()));
        assert_ne!(TableId::fresh(), id);
        let token = Token::fresh();
        assert_eq!(Token::parse(token.reveal()), Some(token.clone()));
        assert_ne!(Token::fresh().hash(), token.hash());
    }

    #[test]
    fn other_texts_are_no_names() {
        for text in ["", "../../etc/passwd", "ABCDEFGHJKMNPQRSTVWX", "0123456789abcdefghj\0", "ひ"]
        {
            assert_eq!(TableId::parse(text), None);
        }
    }

    #[test]
    fn a_token_does_not_print_itself() {
        let token = Token::fresh();
        assert!(!format!("{token:?}").contains(token.reveal()));
    }
}
