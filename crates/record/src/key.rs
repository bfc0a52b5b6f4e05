//! The one key a server keeps: it seals running games and signs records.

use std::fmt;
use std::io;

use crate::fair::fresh_bytes;

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
}

impl fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerKey(kept)")
    }
}
