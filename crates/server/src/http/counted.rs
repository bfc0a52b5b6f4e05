//! How many connections each source has at the same time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::source::Source;

/// Connections by source, up to some number each.
pub struct Counted {
    most: u32,
    now: Arc<Mutex<HashMap<Source, u32>>>,
}

/// One connection; it is counted until this is dropped.
pub struct CountedConnection {
    source: Source,
    now: Arc<Mutex<HashMap<Source, u32>>>,
}

impl Counted {
    pub fn new(most: u32) -> Counted {
        Counted { most, now: Arc::default() }
    }

    /// A place for one more connection, if this source has not too many. The host has as many as it likes.
    pub fn enter(&self, source: Source) -> Option<CountedConnection> {
        let mut now = lock(&self.now);
        let number = now.entry(source).or_default();
        if *number >= self.most && !source.is_host {
            return None;
        }
        *number += 1;
        Some(CountedConnection { source, now: Arc::clone(&self.now) })
    }
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        let mut now = lock(&self.now);
        if let Some(number) = now.get_mut(&self.source) {
            *number -= 1;
            if *number == 0 {
                now.remove(&self.source);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_has_so_many_at_once() {
        let source = |peer: &str| Source::of(peer.parse().unwrap(), &axum::http::HeaderMap::new(), 0).unwrap();
        let counted = Counted::new(2);
        let (one, _two) = (counted.enter(source("192.0.2.1")), counted.enter(source("192.0.2.1")));
        assert!(counted.enter(source("192.0.2.1")).is_none());
        assert!(counted.enter(source("192.0.2.2")).is_some(), "others have their own");
        drop(one);
        assert!(counted.enter(source("192.0.2.1")).is_some());
        assert_eq!(lock(&counted.now).len(), 1, "who is gone is forgotten");
    }
}
