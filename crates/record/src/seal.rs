//! What of a running game is not public, sealed so that this server and nobody else can go on with it.

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use sha2::{Digest, Sha256};

use crate::Fault;
use crate::fault::fault;
use crate::hex::hex;
use crate::key::ServerKey;
use crate::sign::Signature;

impl ServerKey {
    /// A name that says which key it is and nothing about it.
    pub(crate) fn name(&self) -> String {
        let hash = Sha256::new().chain_update(b"kabinett key name 1\n").chain_update(self.bytes()).finalize();
        hex(&hash[..8])
    }

    /// Ciphertext that only opens together with `bound`, what was public.
    pub(crate) fn seal(&self, nonce: &[u8; NONCE], bound: &[u8; 32], plain: &[u8]) -> Vec<u8> {
        let payload = Payload { msg: plain, aad: bound };
        let sealed = self.cipher().encrypt(&XNonce::from(*nonce), payload);
        sealed.expect("a game is far smaller than the cipher's limit")
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(self.bytes().into())
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
