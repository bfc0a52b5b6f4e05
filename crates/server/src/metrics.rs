//! Numbers for the host, in the text form of Prometheus. No names, no addresses, no secrets.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self, number: u64) {
        self.0.fetch_add(number, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    pub fn add(&self, number: i64) {
        self.0.fetch_add(number, Ordering::Relaxed);
    }

    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper ends in milliseconds; a last bucket takes the rest.
const ENDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

#[derive(Default)]
pub struct Histogram {
    buckets: [Counter; ENDS.len() + 1],
    sum_micros: Counter,
}

impl Histogram {
    pub fn observe(&self, took: Duration) {
        let at = ENDS.iter().position(|&end| took.as_millis() < u128::from(end)).unwrap_or(ENDS.len());
        self.buckets[at].add(1);
        self.sum_micros.add(took.as_micros() as u64);
    }

    fn write(&self, text: &mut String, name: &str) {
        let mut below = 0;
        for (bucket, end) in self.buckets.iter().zip(ENDS) {
            below += bucket.get();
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {below}", end as f64 / 1000.0);
        }
        below += self.buckets[ENDS.len()].get();
        let sum = self.sum_micros.get() as f64 / 1e6;
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {below}\n{name}_sum {sum}\n{name}_count {below}");
    }
}

#[derive(Default)]
pub struct Metrics {
    pub requests: Counter,
    pub connections: Gauge,
    pub tables: Gauge,
    pub messages: Counter,
    pub refused: Counter,
    pub malformed: Counter,
    pub faults: Counter,
    /// From judging an entry to its being durable.
    pub stored: Histogram,
}

impl Metrics {
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut one = |kind: &str, name: &str, help: &str, value: i64| {
            let _ =
                writeln!(text, "# HELP kabinett_{name} {help}\n# TYPE kabinett_{name} {kind}\nkabinett_{name} {value}");
        };
        one("counter", "requests_total", "HTTP requests.", self.requests.get() as i64);
        one("gauge", "connections", "Open WebSockets.", self.connections.get());
        one("gauge", "tables_open", "Tables in memory.", self.tables.get());
        one("counter", "messages_total", "Messages of pages.", self.messages.get() as i64);
        one("counter", "refused_total", "Messages refused.", self.refused.get() as i64);
        one("counter", "malformed_total", "Messages that were none.", self.malformed.get() as i64);
        one("counter", "faults_total", "Tables closed by a broken invariant.", self.faults.get() as i64);
        let name = "kabinett_store_seconds";
        let _ = writeln!(text, "# HELP {name} Time until an entry was durable.\n# TYPE {name} histogram");
        self.stored.write(&mut text, name);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_prometheus_reads_them() {
        let metrics = Metrics::default();
        metrics.requests.add(3);
        metrics.stored.observe(Duration::from_millis(3));
        metrics.stored.observe(Duration::from_secs(5));
        let text = metrics.write();
        assert!(text.contains("# TYPE kabinett_requests_total counter\nkabinett_requests_total 3\n"), "{text}");
        assert!(text.contains("kabinett_store_seconds_bucket{le=\"0.005\"} 1\n"), "{text}");
        assert!(text.contains("kabinett_store_seconds_bucket{le=\"+Inf\"} 2\n"), "{text}");
        assert!(text.contains("kabinett_store_seconds_sum 5.003\n"), "{text}");
    }
}
