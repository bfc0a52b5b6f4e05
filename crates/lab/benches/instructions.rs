//! Both games by instructions, counted by valgrind through gungraun: the same on every run, so a small loss shows.
//!
//! `cargo bench -p kabinett-lab --bench instructions` needs valgrind and `gungraun-runner` (`cargo install gungraun-runner`, of
//! the version in Cargo.lock). Without them, and under `cargo test`, nothing is counted and nothing fails.

use std::process::{Command, Stdio};

/// What the macros of gungraun make is not ours to tidy.
#[allow(clippy::pedantic, clippy::all)]
mod counted {
    use gungraun::{library_benchmark, library_benchmark_group};
    use lab::bench::{Bench, Workload};
    use record::Setup;

    fn bench(game: &str, mode: &str, workload: Workload) -> (Bench, Workload) {
        let bench = Bench::new(&Setup::new(game, mode, &[])).expect("a mode of the standard pack");
        (bench, workload)
    }

    #[library_benchmark(setup = bench)]
    #[bench::friedrich_games("friedrich", "standard-4p", Workload::Games)]
    #[bench::friedrich_copy("friedrich", "standard-4p", Workload::Copy)]
    #[bench::friedrich_view("friedrich", "standard-4p", Workload::View)]
    #[bench::friedrich_legal("friedrich", "standard-4p", Workload::Legal)]
    #[bench::friedrich_replay("friedrich", "standard-4p", Workload::Replay)]
    #[bench::maria_games("maria", "advanced-3p", Workload::Games)]
    #[bench::maria_copy("maria", "advanced-3p", Workload::Copy)]
    #[bench::maria_view("maria", "advanced-3p", Workload::View)]
    #[bench::maria_legal("maria", "advanced-3p", Workload::Legal)]
    #[bench::maria_replay("maria", "advanced-3p", Workload::Replay)]
    fn engine((bench, workload): (Bench, Workload)) -> (Bench, u64) {
        let done = bench.work(workload, 1);
        // Handed back, so that taking it apart is not counted.
        (bench, done)
    }

    library_benchmark_group!(name = games; benchmarks = engine);
    gungraun::main!(library_benchmark_groups = games);

    pub fn run() {
        main();
    }
}

fn answers(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let is_counted_run = arguments.iter().any(|argument| argument == "--gungraun-run");
    let is_bench = arguments.iter().any(|argument| argument == "--bench");
    if is_counted_run {
        counted::run();
    } else if !is_bench {
        println!("compiled; `cargo bench -p kabinett-lab --bench instructions` counts");
    } else if !answers("valgrind") || !answers("gungraun-runner") {
        println!("nothing is counted: valgrind or gungraun-runner is not installed");
    } else {
        counted::run();
    }
}
