//! What work costs: time on the processor, which other programs on the machine do not lengthen, and memory.

use std::fs;
use std::time::Duration;

/// What times are taken with.
pub const CLOCK: &str = if cfg!(target_os = "linux") { "processor time" } else { "clock on the wall" };

/// A moment in the life of this thread.
#[derive(Clone, Copy, Debug)]
pub struct Moment(Reading);

#[cfg(target_os = "linux")]
type Reading = Duration;
#[cfg(not(target_os = "linux"))]
type Reading = std::time::Instant;

impl Moment {
    pub fn now() -> Moment {
        Moment(read())
    }

    /// Since then, as long as the same thread asks.
    pub fn elapsed(self) -> Duration {
        Moment::now().since(self)
    }

    #[cfg(target_os = "linux")]
    fn since(self, earlier: Moment) -> Duration {
        self.0.saturating_sub(earlier.0)
    }

    #[cfg(not(target_os = "linux"))]
    fn since(self, earlier: Moment) -> Duration {
        self.0.saturating_duration_since(earlier.0)
    }
}

/// The clock of the thread. The files under /proc tell the same only every few milliseconds.
#[cfg(target_os = "linux")]
fn read() -> Reading {
    use nix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map(Duration::from).expect("every thread has a clock")
}

#[cfg(not(target_os = "linux"))]
fn read() -> Reading {
    std::time::Instant::now()
}

/// The most memory this process has held so far, in bytes; `None` where the system does not tell.
pub fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;
    use std::thread;

    use super::*;

    #[test]
    fn work_takes_time_on_the_processor() {
        let begun = Moment::now();
        let mut sum = 0_u64;
        for number in 0..2_000_000_u64 {
            sum = black_box(sum.wrapping_mul(31).wrapping_add(number));
        }
        assert!(begun.elapsed() > Duration::from_micros(100), "{:?} for {sum}", begun.elapsed());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn waiting_takes_none() {
        let begun = Moment::now();
        thread::sleep(Duration::from_millis(50));
        assert!(begun.elapsed() < Duration::from_millis(20), "{:?}", begun.elapsed());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_most_memory_grows_with_what_is_touched() {
        let before = peak_memory().expect("Linux tells");
        let held: Vec<u8> = (0..64 << 20).map(|at| at as u8).collect();
        assert!(black_box(&held)[77] == 77);
        assert!(peak_memory().expect("Linux tells") > before + (16 << 20));
    }
}
