//! What of a running game is not public, sealed so that this server and nobody else can go on with it.

use std::fmt;
use std::io;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use sha2::{Digest, Sha256};

use crate::fair::fresh_bytes;
use crate::fault::fault;
use crate::{Fault, Signature, hex::hex};

/// A server's own key. Never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerKey([u8; 32]);

impl ServerKey {
    /// From the operating system's own source; made once and stored.
    pub fn fresh() -> io::Result<ServerKey> {
        Ok(ServerKey(fresh_bytes()?))
    }

    /// As it was stored, or for a test.
    pub fn from_bytes(bytes: [u8; 32]) -> ServerKey {
        ServerKey(bytes)
    }

    /// For the server's own store.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A name that says which key it is and nothing about it.
    pub(crate) fn name(&self) -> String {
        let hash = Sha256::new().chain_update(b"kabinett key name 1\n").chain_update(self.0).finalize();
        hex(&hash[..8])
    }

    /// Ciphertext that only opens together with `bound`, what was public.
    pub(crate) fn seal(&self, nonce: &[u8; NONCE], bound: &[u8; 32], plain: &[u8]) -> Vec<u8> {
        let payload = Payload { msg: plain, aad: bound };
        let sealed = self.cipher().encrypt(&XNonce::from(*nonce), payload);
        sealed.expect("a game is far smaller than the cipher's limit")
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&self.0.into())
    }
}

impl fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerKey(kept)")
    }
}

/// Long enough to be drawn by chance every time.
pub(crate) const NONCE: usize = 24;

/// The sealed part of the record of a running game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// Its first line in the file.
    pub at: usize,
    /// Name of the key that sealed it.
    pub key: String,
    pub(crate) nonce: [u8; NONCE],
    pub(crate) bytes: Vec<u8>,
    /// The running hash over everything public.
    pub(crate) bound: [u8; 32],
    /// The server that vouches for what was exported.
    pub signed: Option<Signature>,
}

impl Sealed {
    pub(crate) fn open(&self, key: &ServerKey) -> Result<Vec<u8>, Fault> {
        if self.key != key.name() {
            return fault(self.at, "broken-other-server");
        }
        let payload = Payload { msg: &self.bytes, aad: &self.bound };
        let plain = key.cipher().decrypt(&XNonce::from(self.nonce), payload);
        plain.or_else(|_| fault(self.at, "broken-seal"))
    }
}
