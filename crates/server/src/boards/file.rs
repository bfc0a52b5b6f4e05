//! Something the page fetches: made once, compressed once.

use std::io::Write;

use axum::body::Bytes;
use tokio::sync::OnceCell;

pub struct File {
    /// Its MIME type.
    pub kind: &'static str,
    pub bytes: Bytes,
    brotli: OnceCell<Bytes>,
}

/// Of the page's own large files too: better takes seconds and saves little.
const QUALITY: u32 = 9;

impl File {
    pub fn new(kind: &'static str, bytes: impl Into<Bytes>) -> File {
        File { kind, bytes: bytes.into(), brotli: OnceCell::new() }
    }

    /// The same, compressed by the first who asks for it; nothing where the server is about to stop.
    pub async fn brotli(&self) -> Option<Bytes> {
        let squeeze = || {
            let bytes = self.bytes.clone();
            tokio::task::spawn_blocking(move || squeezed(&bytes))
        };
        self.brotli.get_or_try_init(squeeze).await.ok().cloned()
    }
}

fn squeezed(bytes: &[u8]) -> Bytes {
    let mut out = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut out, 1 << 16, QUALITY, 22);
    writer.write_all(bytes).expect("memory takes everything");
    drop(writer);
    out.into()
}
