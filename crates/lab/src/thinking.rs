//! How long decisions and games took.

use std::collections::BTreeMap;
use std::time::Duration;

/// Buckets to a doubling of time.
const FINENESS: f64 = 8.0;
const BUCKETS: usize = 256;

/// Decisions counted by their time, on a scale of powers of two from a microsecond on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thinking {
    counts: Vec<u64>,
    total: Duration,
    most: Duration,
}

impl Default for Thinking {
    fn default() -> Thinking {
        Thinking { counts: vec![0; BUCKETS], total: Duration::ZERO, most: Duration::ZERO }
    }
}

impl Thinking {
    pub fn add(&mut self, time: Duration) {
        let micros = (time.as_secs_f64() * 1e6).max(1.0);
        let bucket = (micros.log2() * FINENESS) as usize;
        self.counts[bucket.min(BUCKETS - 1)] += 1;
        self.total += time;
        self.most = self.most.max(time);
    }

    pub fn merge(&mut self, other: &Thinking) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
        self.total += other.total;
        self.most = self.most.max(other.most);
    }

    pub fn total(&self) -> Duration {
        self.total
    }

    /// The longest of all.
    pub fn most(&self) -> Duration {
        self.most
    }

    pub fn decisions(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Microseconds within which this share of the decisions was made; `None` if there were none.
    pub fn within(&self, share: f64) -> Option<f64> {
        let wanted = (self.decisions() as f64 * share).ceil() as u64;
        let mut seen = 0;
        for (bucket, count) in self.counts.iter().enumerate() {
            seen += count;
            if seen >= wanted && seen > 0 {
                return Some(((bucket + 1) as f64 / FINENESS).exp2());
            }
        }
        None
    }
}

/// What games cost: the decisions of each bot by its name, and whole games with all seats and the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Costs {
    pub bots: BTreeMap<String, Thinking>,
    pub games: Thinking,
}

impl Costs {
    pub fn decided(&mut self, bot: &str, time: Duration) {
        match self.bots.get_mut(bot) {
            Some(thinking) => thinking.add(time),
            None => self.bots.entry(bot.to_owned()).or_default().add(time),
        }
    }

    pub fn merge(&mut self, other: &Costs) {
        for (bot, thinking) in &other.bots {
            self.bots.entry(bot.clone()).or_default().merge(thinking);
        }
        self.games.merge(&other.games);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_found_in_its_bucket() {
        let mut thinking = Thinking::default();
        assert_eq!(thinking.within(0.99), None);
        for _ in 0..99 {
            thinking.add(Duration::from_micros(100));
        }
        thinking.add(Duration::from_millis(50));
        let (middle, last) = (thinking.within(0.5).unwrap_or(0.0), thinking.within(1.0).unwrap_or(0.0));
        assert!((100.0..110.0).contains(&middle), "{middle}");
        assert!((50_000.0..55_000.0).contains(&last), "{last}");
        assert_eq!(thinking.most(), Duration::from_millis(50));
        assert_eq!(thinking.total(), Duration::from_micros(59_900));
    }

    #[test]
    fn costs_are_kept_apart_by_bot() {
        let (mut one, mut two) = (Costs::default(), Costs::default());
        one.decided("captain", Duration::from_micros(70));
        two.decided("captain", Duration::from_micros(30));
        two.decided("recruit", Duration::from_micros(5));
        one.merge(&two);
        let totals: Vec<_> = one.bots.iter().map(|(bot, own)| (bot.as_str(), own.total().as_micros())).collect();
        assert_eq!(totals, [("captain", 100), ("recruit", 5)]);
    }
}
