//! How often one address, or one connection, may ask: buckets that fill with time.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

use super::source::Source;

/// Tokens that come back at a steady rate, up to a reserve.
pub struct Bucket {
    left: f64,
    filled: Instant,
    rate: f64,
    reserve: f64,
}

impl Bucket {
    pub fn new(rate: f64, reserve: f64) -> Bucket {
        Bucket { left: reserve, filled: Instant::now(), rate, reserve }
    }

    pub fn take(&mut self, cost: u32, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.filled = now;
        self.left = (self.left + passed * self.rate).min(self.reserve);
        if self.left < f64::from(cost) {
            return false;
        }
        self.left -= f64::from(cost);
        true
    }

    pub fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.left + passed * self.rate >= self.reserve
    }
}

/// Requests of each source.
pub struct Limits {
    buckets: Mutex<HashMap<Source, Bucket>>,
    pub rate: f64,
    pub reserve: f64,
}

/// Sources remembered at once; full buckets are forgotten first.
const MOST: usize = 20_000;

impl Limits {
    pub fn new(rate: f64, reserve: f64) -> Limits {
        Limits { buckets: Mutex::default(), rate, reserve }
    }

    pub fn allow(&self, source: Source, cost: u32) -> bool {
        if source.is_host {
            return true;
        }
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        buckets.entry(source).or_insert_with(|| Bucket::new(self.rate, self.reserve)).take(cost, now)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::http::HeaderMap;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let mut bucket = Bucket::new(2.0, 4.0);
        let now = bucket.filled;
        assert!((0..4).all(|_| bucket.take(1, now)));
        assert!(!bucket.take(1, now));
        assert!(bucket.take(2, now + Duration::from_secs(1)));
        assert!(!bucket.take(1, now + Duration::from_secs(1)));
        assert!(bucket.take(4, now + Duration::from_secs(100)), "never more than the reserve, but all of it");
    }

    #[test]
    fn one_address_does_not_use_up_anothers_share() {
        let limits = Limits::new(1.0, 3.0);
        let source = |peer: &str| Source::of(peer.parse().unwrap(), &HeaderMap::new(), 0).unwrap();
        let (one, other) = (source("192.0.2.1"), source("192.0.2.2"));
        assert!((0..3).all(|_| limits.allow(one, 1)));
        assert!(!limits.allow(one, 1));
        assert!(limits.allow(other, 1));
        assert!((0..100).all(|_| limits.allow(source("127.0.0.1"), 1)), "the host");
        assert!((0..3).all(|at| limits.allow(source(&format!("2001:db8:1:2::{at}")), 1)));
        assert!(!limits.allow(source("2001:db8:1:2:ffff::"), 1), "one /64 is one visitor");
    }
}
