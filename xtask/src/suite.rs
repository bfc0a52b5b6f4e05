//! `cargo xtask test`: every check of the project, one after the other, with one table at the end.

use std::io;
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::time::{Duration, Instant};

use crate::packages::{self, CHROMIUM, MAIL, NPM, PYTHON, ensure_packages};
use crate::{data, deny, root, rules, soak, tidy};

pub const HELP: &str = "\
Runs every check of the project and ends with a table of steps, results and seconds.
All steps run even if one fails, except those that depend on a failed one.

Usage: cargo xtask test [STEP...]

Steps: fmt, clippy, build, test, doc, bench, soak, tidy, deny, rules, data, web, browser.

Example: cargo xtask test
Example: cargo xtask test fmt tidy
";

/// One step of the suite.
#[derive(Clone, Copy)]
struct Step {
    name: &'static str,
    what: &'static str,
    /// Skipped when this earlier step failed: it could not tell anything new.
    needs: Option<&'static str>,
    run: fn(&Path) -> Result<(), String>,
}

/// Every cargo call uses the dev profile, so that a cold run compiles dependencies once.
const STEPS: &[Step] = &[
    Step { name: "fmt", what: "formatting", needs: None, run: format },
    Step { name: "clippy", what: "lints, warnings denied", needs: None, run: clippy },
    Step { name: "build", what: "compile everything the tests need", needs: None, run: build },
    Step { name: "test", what: "all Rust tests", needs: Some("build"), run: test },
    Step { name: "doc", what: "examples in the documentation", needs: Some("build"), run: doc_test },
    Step { name: "bench", what: "every benchmark runs once", needs: Some("build"), run: bench },
    Step {
        name: "soak",
        what: "a short run of the server under kills, load and attack",
        needs: Some("build"),
        run: |_| soak::short(),
    },
    Step { name: "tidy", what: "walls between the parts", needs: None, run: |_| tidy::run(&[]) },
    Step { name: "deny", what: "licences, sources and bans of dependencies", needs: None, run: deny::check },
    Step { name: "rules", what: "code and tests of every rule", needs: None, run: check_rules },
    Step { name: "data", what: "every board pack", needs: None, run: |_| data::run(&[]) },
    Step { name: "web", what: "the page: formatting, lint, build and tests", needs: None, run: web },
    Step { name: "browser", what: "the page played in a real browser", needs: Some("build"), run: browser },
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum StepOutcome {
    Passed,
    Failed,
    Skipped,
}

struct StepReport {
    name: &'static str,
    outcome: StepOutcome,
    took: Duration,
}

pub fn run(args: &[String]) -> Result<(), String> {
    let root = root();
    let here: Vec<Step> = STEPS.iter().copied().filter(|step| is_here(step, &root)).collect();
    let steps = choose(&here, args)?;
    let lines = run_steps(&steps, &root);
    println!("\n{}", summary(&lines));
    if lines.iter().all(|line| line.outcome == StepOutcome::Passed) {
        Ok(())
    } else {
        // The table has said it.
        Err(String::new())
    }
}

/// The page and the benchmarks are checked once there are any.
fn is_here(step: &Step, root: &Path) -> bool {
    match step.name {
        "web" | "browser" => root.join("web/package.json").is_file(),
        "bench" => has_benches(root),
        _ => true,
    }
}

fn has_benches(root: &Path) -> bool {
    let crates = std::fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    crates.into_iter().any(|folder| folder.path().join("benches").is_dir())
}

fn choose(steps: &[Step], names: &[String]) -> Result<Vec<Step>, String> {
    if names.is_empty() {
        return Ok(steps.to_vec());
    }
    for name in names {
        if steps.iter().all(|step| step.name != name) {
            let known: Vec<&str> = steps.iter().map(|step| step.name).collect();
            return Err(format!("There is no step `{name}`; the steps are {}.", known.join(", ")));
        }
    }
    Ok(steps.iter().copied().filter(|step| names.iter().any(|name| name == step.name)).collect())
}

fn run_steps(steps: &[Step], root: &Path) -> Vec<StepReport> {
    let mut lines: Vec<StepReport> = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let place = format!("[{}/{}] {}", at + 1, steps.len(), step.name);
        let blocked = step
            .needs
            .filter(|&needed| lines.iter().any(|line| line.name == needed && line.outcome != StepOutcome::Passed));
        if let Some(needed) = blocked {
            println!("{place}: skipped, because `{needed}` failed");
            lines.push(StepReport { name: step.name, outcome: StepOutcome::Skipped, took: Duration::ZERO });
            continue;
        }
        println!("{place}: {} ...", step.what);
        let start = Instant::now();
        let result = (step.run)(root);
        let took = start.elapsed();
        let outcome = match result {
            Ok(()) => StepOutcome::Passed,
            Err(sentence) => {
                println!("{sentence}");
                StepOutcome::Failed
            }
        };
        println!("{place}: {} in {:.1} s", word(outcome), took.as_secs_f64());
        lines.push(StepReport { name: step.name, outcome, took });
    }
    lines
}

fn word(outcome: StepOutcome) -> &'static str {
    match outcome {
        StepOutcome::Passed => "passed",
        StepOutcome::Failed => "FAILED",
        StepOutcome::Skipped => "skipped",
    }
}

fn summary(lines: &[StepReport]) -> String {
    let row = |name: &str, result: &str, took: Duration| format!("{name:<10}{result:<10}{:>8.1}", took.as_secs_f64());
    let count = |outcome| lines.iter().filter(|line| line.outcome == outcome).count();
    let mut rows = vec![format!("{:<10}{:<10}{:>8}", "step", "result", "seconds")];
    rows.extend(lines.iter().map(|line| row(line.name, word(line.outcome), line.took)));
    rows.push(row("all", "", lines.iter().map(|line| line.took).sum()));
    rows.push(format!("{} passed, {} failed", count(StepOutcome::Passed), count(StepOutcome::Failed)));
    rows.join("\n")
}

fn format(root: &Path) -> Result<(), String> {
    cargo(root, "fmt --all --check")
}

/// The build script of the server builds the page.
fn clippy(root: &Path) -> Result<(), String> {
    ensure_packages(&[NPM])?;
    cargo(root, "clippy --quiet --workspace --all-targets -- -D warnings")
}

fn build(root: &Path) -> Result<(), String> {
    ensure_packages(&[NPM])?;
    cargo(root, "test --quiet --workspace --all-targets --no-run")
}

fn test(root: &Path) -> Result<(), String> {
    ensure_packages(&[MAIL, PYTHON])?;
    if packages::is_on_path("cargo-nextest") {
        cargo(root, "nextest run --workspace --no-fail-fast --no-tests pass --status-level fail")
    } else {
        cargo(root, "test --quiet --workspace --no-fail-fast --tests")
    }
}

fn doc_test(root: &Path) -> Result<(), String> {
    quiet_cargo(root, "test --quiet --workspace --doc --no-fail-fast")
}

/// Under `cargo test` a benchmark runs each of its cases once, without measuring.
fn bench(root: &Path) -> Result<(), String> {
    quiet_cargo(root, "test --quiet --workspace --bench *")
}

fn check_rules(_: &Path) -> Result<(), String> {
    rules::run(&["--check".to_owned()])
}

fn web(root: &Path) -> Result<(), String> {
    ensure_packages(&[NPM])?;
    let page = root.join("web");
    for line in ["ci --no-audit --no-fund", "run format:check", "run lint", "run build", "test"] {
        call("npm", line, &page)?;
    }
    Ok(())
}

/// The program serves, Debian's chromium plays; the tests start both themselves.
fn browser(root: &Path) -> Result<(), String> {
    ensure_packages(&[NPM, CHROMIUM])?;
    cargo(root, "build --quiet --package kabinett")?;
    let page = root.join("web");
    if !page.join("node_modules").is_dir() {
        call("npm", "ci --no-audit --no-fund", &page)?;
    }
    let here = std::env::current_exe().map_err(|error| format!("The program cannot find its own path ({error})."))?;
    let program = here.with_file_name("kabinett");
    let status =
        Command::new("npm").args(["run", "browser"]).env("KABINETT_PROGRAM", program).current_dir(&page).status();
    judge("npm", "run browser", status)
}

fn cargo(root: &Path, line: &str) -> Result<(), String> {
    call(&cargo_program(), line, root)
}

fn quiet_cargo(root: &Path, line: &str) -> Result<(), String> {
    call_quietly(&cargo_program(), line, root)
}

fn cargo_program() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Runs a program without a shell; its output goes straight to the terminal.
fn call(program: &str, line: &str, folder: &Path) -> Result<(), String> {
    let status = Command::new(program).args(line.split_whitespace()).current_dir(folder).status();
    judge(program, line, status)
}

/// Runs a program and shows what it printed only if it failed.
fn call_quietly(program: &str, line: &str, folder: &Path) -> Result<(), String> {
    let output = Command::new(program).args(line.split_whitespace()).current_dir(folder).output();
    if let Ok(output) = &output
        && !output.status.success()
    {
        print!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    }
    judge(program, line, output.map(|output| output.status))
}

fn judge(program: &str, line: &str, status: io::Result<ExitStatus>) -> Result<(), String> {
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{program} {line}` failed with {status}.")),
        Err(error) => Err(format!("`{program}` could not be started ({error}); install it and try again.")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn step(name: &'static str, needs: Option<&'static str>, run: fn(&Path) -> Result<(), String>) -> Step {
        Step { name, what: "a trial", needs, run }
    }

    const PASS: fn(&Path) -> Result<(), String> = |_| Ok(());
    const FAIL: fn(&Path) -> Result<(), String> = |_| Err("It broke.".to_owned());

    fn outcomes(steps: &[Step]) -> Vec<StepOutcome> {
        run_steps(steps, Path::new(".")).iter().map(|line| line.outcome).collect()
    }

    #[test]
    fn a_failure_does_not_stop_the_rest() {
        let steps = [step("one", None, FAIL), step("two", None, PASS), step("three", None, FAIL)];
        assert_eq!(outcomes(&steps), [StepOutcome::Failed, StepOutcome::Passed, StepOutcome::Failed]);
    }

    #[test]
    fn a_step_is_skipped_when_what_it_needs_did_not_pass() {
        let steps = [step("one", None, FAIL), step("two", Some("one"), PASS), step("three", Some("two"), PASS)];
        assert_eq!(outcomes(&steps), [StepOutcome::Failed, StepOutcome::Skipped, StepOutcome::Skipped]);
        assert_eq!(outcomes(&steps[1..2]), [StepOutcome::Passed]);
    }

    #[test]
    fn the_table_ends_with_the_count() {
        let steps = [step("one", None, FAIL), step("two", Some("one"), PASS), step("three", None, PASS)];
        let text = summary(&run_steps(&steps, Path::new(".")));
        assert_eq!(text.lines().last(), Some("1 passed, 1 failed"));
        assert!(text.contains("one       FAILED") && text.contains("two       skipped"), "{text}");
    }

    #[test]
    fn named_steps_run_in_the_order_of_the_suite() {
        let names = ["tidy".to_owned(), "fmt".to_owned()];
        let chosen: Vec<&str> = choose(STEPS, &names).unwrap().iter().map(|step| step.name).collect();
        assert_eq!(chosen, ["fmt", "tidy"]);
        let refusal = choose(STEPS, &["polish".to_owned()]).err().unwrap();
        assert!(refusal.starts_with("There is no step `polish`; the steps are fmt, "), "{refusal}");
    }

    #[test]
    fn every_step_is_named_in_the_help_and_needs_an_earlier_one() {
        for (at, step) in STEPS.iter().enumerate() {
            assert!(HELP.contains(step.name));
            assert!(step.needs.is_none_or(|needed| STEPS[..at].iter().any(|earlier| earlier.name == needed)));
        }
    }

    #[test]
    fn a_program_that_fails_or_is_missing_is_reported() {
        assert_eq!(call("true", "", Path::new(".")), Ok(()));
        assert!(call("false", "", Path::new(".")).unwrap_err().contains("failed with"));
        assert!(call("no-such-program", "", Path::new(".")).unwrap_err().contains("could not be started"));
        assert_eq!(call_quietly("true", "", Path::new(".")), Ok(()));
        assert!(call_quietly("false", "", Path::new(".")).unwrap_err().contains("failed with"));
    }
}
