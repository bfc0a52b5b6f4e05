//! The messages that wait for one connection. A page that does not read them keeps no more than this, and comes again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// A message as it goes out, serialized once for all who see the same.
pub type Frame = Utf8Bytes;

/// Messages that may wait for a slow page, and their bytes; then it must come back and resume.
pub const MESSAGES: usize = 64;
pub const BYTES: usize = 512 * 1024;

#[derive(Default)]
struct Waiting {
    bytes: AtomicUsize,
    is_slow: AtomicBool,
}

/// Where a table puts messages for one connection.
pub struct Outbox {
    frames: mpsc::Sender<Frame>,
    waiting: Arc<Waiting>,
}

/// Where the connection finds them.
pub struct Inbox {
    frames: mpsc::Receiver<Frame>,
    waiting: Arc<Waiting>,
}

/// Both ends for one page.
pub fn outbox() -> (Outbox, Inbox) {
    outbox_for(MESSAGES)
}

/// Both ends for a test that looks at its messages only now and then.
#[cfg(test)]
pub fn patient_outbox() -> (Outbox, Inbox) {
    outbox_for(1000)
}

/// Both ends, with room for so many messages.
fn outbox_for(messages: usize) -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(messages);
    let waiting = Arc::<Waiting>::default();
    (Outbox { frames: sender, waiting: Arc::clone(&waiting) }, Inbox { frames: receiver, waiting })
}

/// Whoever comes to a long game is told all of it in one long message, once: it counts as eight usual ones.
fn counted(frame: &Frame) -> usize {
    frame.len().min(BYTES / 4)
}

impl Outbox {
    /// `false` if the page does not keep up, or is gone.
    pub fn put(&self, frame: Frame) -> bool {
        let before = self.waiting.bytes.fetch_add(counted(&frame), Ordering::Relaxed);
        let is_put = before < BYTES && self.frames.try_send(frame).is_ok();
        if !is_put {
            self.waiting.is_slow.store(true, Ordering::Relaxed);
        }
        is_put
    }
}

impl Inbox {
    /// The next message; `None` once the table has let go of this connection.
    pub async fn next(&mut self) -> Option<Frame> {
        let frame = self.frames.recv().await?;
        self.waiting.bytes.fetch_sub(counted(&frame), Ordering::Relaxed);
        Some(frame)
    }

    #[cfg(test)]
    pub fn next_now(&mut self) -> Option<Frame> {
        let frame = self.frames.try_recv().ok()?;
        self.waiting.bytes.fetch_sub(counted(&frame), Ordering::Relaxed);
        Some(frame)
    }

    /// The table let go of it because too much was waiting.
    pub fn was_slow(&self) -> bool {
        self.waiting.is_slow.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn so_much_waits_and_no_more() {
        let (one, mut page) = outbox_for(3);
        assert!((0..3).all(|_| one.put("x".into())) && !one.put("x".into()));
        assert!(page.was_slow());
        for _ in 0..3 {
            assert!(page.next().await.is_some());
        }
        let (other, mut page) = outbox_for(1000);
        let long: Frame = "x".repeat(BYTES / 4).into();
        assert!(other.put("x".repeat(2 * BYTES).into()) && other.put(long.clone()), "one message always fits");
        assert!(!page.was_slow() && page.next().await.is_some());
        let (other, _page) = outbox_for(1000);
        assert!((0..4).all(|_| other.put(long.clone())) && !other.put(long));
    }
}
