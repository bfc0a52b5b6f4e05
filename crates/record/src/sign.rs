//! Signatures: which server vouches for a record, all of it, as far as it goes and how it ended.

use std::fmt;

use hkdf::Hkdf;
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use sha2::Sha256;

use crate::hex::{hex, read_hex};
use crate::key::ServerKey;

/// The public half of a server's signing key: whoever knows it can tell what that server has signed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicKey([u8; 32]);

impl PublicKey {
    /// Reads the 64 digits that are published.
    pub fn read(digits: &str) -> Option<PublicKey> {
        read_hex(digits).map(PublicKey)
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A server's word for all lines of a record above this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Its line in the file, 0 if never written.
    pub at: usize,
    /// Whose word it is.
    pub by: PublicKey,
    bytes: [u8; 64],
}

impl Signature {
    /// Reads what `text` writes.
    pub fn read(at: usize, text: &str) -> Option<Signature> {
        let (by, bytes) = text.split_once(' ')?;
        Some(Signature { at, by: PublicKey::read(by)?, bytes: read_hex(bytes)? })
    }

    /// Key and signature, as they stand in a record.
    pub fn text(&self) -> String {
        format!("{} {}", self.by, hex(&self.bytes))
    }

    /// Whether it was given for the record with this final hash.
    pub(crate) fn stands(&self, last: &str) -> bool {
        UnparsedPublicKey::new(&ED25519, self.by.0).verify(statement(last).as_bytes(), &self.bytes).is_ok()
    }
}

/// Who signs a record when it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signing {
    /// The server that writes it, since the game was played there.
    Own,
    /// The server it was played on: its signature is kept as long as it stands.
    Kept(Signature),
    /// Nobody: no server saw all of the game.
    Nobody,
}

impl Signing {
    /// The signature for the record with this final hash.
    pub(crate) fn sign(self, key: &ServerKey, last: &str) -> Option<Signature> {
        match self {
            Signing::Own => Some(key.sign(last)),
            Signing::Kept(signature) => signature.stands(last).then_some(signature),
            Signing::Nobody => None,
        }
    }
}

impl ServerKey {
    /// What may be told of the key: it tells who signed a record, and nothing else.
    pub fn public(&self) -> PublicKey {
        let bytes = self.pair().public_key().as_ref().try_into();
        PublicKey(bytes.expect("an Ed25519 key has 32 bytes"))
    }

    pub(crate) fn sign(&self, last: &str) -> Signature {
        let bytes = self.pair().sign(statement(last).as_bytes()).as_ref().try_into();
        Signature { at: 0, by: self.public(), bytes: bytes.expect("an Ed25519 signature has 64 bytes") }
    }

    /// Derived, not stored: whoever has the one key that seals has the one that signs, and neither betrays the other.
    fn pair(&self) -> Ed25519KeyPair {
        let mut seed = [0; 32];
        let derived = Hkdf::<Sha256>::new(Some(b"kabinett signing 1"), self.bytes()).expand(b"ed25519", &mut seed);
        derived.expect("32 bytes are within what can be derived");
        Ed25519KeyPair::from_seed_unchecked(&seed).expect("any 32 bytes are a seed")
    }
}

/// What is signed. The final hash covers the header, every line, their number and the end.
fn statement(last: &str) -> String {
    format!("kabinett signature 1\n{last}\n")
}
