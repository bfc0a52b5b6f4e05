//! `cargo xtask fuzz parsers`: mutations of the corpus through every target for some seconds each, on any toolchain.

use std::panic::catch_unwind;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use fuzz::mutate::Material;
use fuzz::{TARGETS, Target, corpus};
use rules::Dice;

/// An input that takes longer to read is a finding, too.
const SLOW: Duration = Duration::from_secs(2);

/// Feed every parser with mutations of its corpus
#[derive(Parser)]
#[command(name = "fuzz-parsers")]
struct Args {
    /// Seconds for each target
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// The same number gives the same inputs
    #[arg(long, default_value_t = 1756)]
    seed: u64,
    /// Only this target
    #[arg(long)]
    target: Option<String>,
    /// Where inputs that break a parser are written
    #[arg(long, default_value = "fuzz/artifacts")]
    output: PathBuf,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let chosen = |target: &&Target| args.target.as_ref().is_none_or(|name| name == target.name);
    let mut findings = 0;
    for target in TARGETS.iter().filter(chosen) {
        match run(target, &args) {
            Ok(found) => findings += found,
            Err(reason) => {
                eprintln!("{}: {reason}.", target.name);
                return ExitCode::FAILURE;
            }
        }
    }
    if findings == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The number of findings; each is written to a file.
fn run(target: &Target, args: &Args) -> Result<u64, String> {
    let kept = corpus::read(target.name).map_err(|error| format!("its corpus cannot be read ({error})"))?;
    let material = Material::new(kept.iter().map(|(_, input)| input.as_slice()));
    let mut dice = Dice::new(args.seed);
    let (mut tried, mut findings, mut slowest) = (0_u64, 0_u64, Duration::ZERO);
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(args.seconds) && findings < 20 {
        let input = material.child(&mut dice);
        let start = Instant::now();
        let held = catch_unwind(|| (target.run)(&input)).is_ok();
        let took = start.elapsed();
        (tried, slowest) = (tried + 1, slowest.max(took));
        if !held || took > SLOW {
            findings += 1;
            let folder = args.output.join(target.name);
            let file = folder.join(format!("{}-{tried}", if held { "slow" } else { "crash" }));
            let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, &input));
            written.map_err(|error| format!("{} cannot be written ({error})", file.display()))?;
            println!("{}: {}", target.name, file.display());
        }
    }
    println!(
        "{}: {} kept inputs, {tried} mutations in {:.0} s, the slowest in {:.1} ms, {findings} findings.",
        target.name,
        kept.len(),
        began.elapsed().as_secs_f64(),
        slowest.as_secs_f64() * 1e3
    );
    Ok(findings)
}
