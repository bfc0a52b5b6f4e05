//! The running hash: every line of a record is bound to all lines before it.

use sha2::{Digest, Sha256};

use crate::hex::hex;

/// Bytes of the hash that are shown on a line. Eight (64 bits) find any line changed by accident or by hand, and keep
/// a line readable; whoever noted one down cannot be shown another history that fits it by trying, as with four
/// bytes he could. Inside, the chain always runs on all 32 bytes, and the last line of a record shows them all.
const SHOWN: usize = 8;

#[derive(Clone)]
pub(crate) struct Chain([u8; 32]);

impl Chain {
    pub fn new() -> Chain {
        Chain(Sha256::digest(b"kabinett record chain").into())
    }

    /// Takes in a line, without what ends it.
    pub fn add(&mut self, line: &str) {
        let hash = Sha256::new().chain_update(self.0).chain_update(line.as_bytes()).chain_update(b"\n");
        self.0 = hash.finalize().into();
    }

    /// What stands on a line.
    pub fn short(&self) -> String {
        hex(&self.0[..SHOWN])
    }

    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    pub fn whole(&self) -> String {
        hex(&self.0)
    }
}
