//! Secret links: 128 random bits that are never stored, logged or sent back.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// What a person holds. The server gives it out once and keeps only its key.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// The hash of a token: what is stored and compared.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Key(String);

impl Key {
    /// As it is stored.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// As it was stored.
    pub fn stored(text: String) -> Key {
        Key(text)
    }
}

const DIGITS: usize = 32;

impl Token {
    pub fn fresh() -> Token {
        Token(hex(&random_bytes::<16>()))
    }

    /// A token as somebody sends it; anything of another shape is none.
    pub fn read(text: &str) -> Option<Token> {
        let fits =
            text.len() == DIGITS && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        fits.then(|| Token(text.to_owned()))
    }

    /// For its owner, once.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    pub fn key(&self) -> Key {
        // Comparing hashes takes the same time whatever the token: nobody can feel his way to one.
        Key(hex(&Sha256::new().chain_update(b"kabinett seat 1\n").chain_update(&self.0).finalize()))
    }
}

/// From the operating system's own source.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// 32 bytes written in 64 digits.
pub fn read_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_only_their_shape_is_read() {
        let (one, other) = (Token::fresh(), Token::fresh());
        assert!(one.reveal() != other.reveal() && one.key() != other.key());
        assert!(Token::read(one.reveal()).is_some_and(|read| read.key() == one.key()));
        for bad in ["", "xyz", &"g".repeat(32), &"A".repeat(32), &"a".repeat(33)] {
            assert!(Token::read(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn bytes_are_read_as_written() {
        let bytes = random_bytes::<32>();
        assert_eq!(read_hex(&hex(&bytes)), Some(bytes));
        assert_eq!(read_hex("+f"), None);
        assert_eq!(read_hex(&"ä".repeat(32)), None);
    }
}
