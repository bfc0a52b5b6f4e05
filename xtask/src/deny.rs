//! The step `deny` of `cargo xtask test`: licences, sources and bans of everything we link (`deny.toml`), and known
//! vulnerabilities where their database can be reached.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::packages::is_on_path;

/// The version the suite installs. Another one on the path will do.
const VERSION: &str = "0.20.2";
/// Seconds a database may take that has to be fetched.
const PATIENCE: &str = "60";
/// What is said where the database cannot be fetched.
const UNREACHABLE: &str = "advisories: database not reachable, not checked";

/// Checks the whole graph of dependencies of a workspace.
pub fn check(root: &Path) -> Result<(), String> {
    let program = find()?;
    judge(&program, root, &["check", "licenses", "sources", "bans"])?;
    if fetches_advisories(&program, root) {
        judge(&program, root, &["check", "--disable-fetch", "advisories"])
    } else {
        println!("{UNREACHABLE}");
        Ok(())
    }
}

/// The tool on the path, or our own copy, which is built once and kept among the results of builds.
fn find() -> Result<PathBuf, String> {
    if is_on_path("cargo-deny") {
        return Ok("cargo-deny".into());
    }
    let own = std::env::current_exe().map_err(|error| format!("This program has no path ({error})."))?;
    let tools = own.ancestors().nth(2).ok_or("This program lies in no target folder.")?.join("tools");
    let program = tools.join("bin/cargo-deny");
    if !program.is_file() {
        install(&tools)?;
    }
    Ok(program)
}

/// Without optimisation: it runs for a second and would take longer to build than that ever saves.
fn install(tools: &Path) -> Result<(), String> {
    println!("installing cargo-deny {VERSION}");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["install", "cargo-deny", "--version", VERSION, "--locked", "--debug", "--quiet", "--root"]);
    // Nobody debugs it: symbols would double the time to build it.
    command.arg(tools).env("CARGO_PROFILE_DEV_DEBUG", "false");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!(
            "cargo-deny could not be installed; run `cargo install cargo-deny --version {VERSION} --locked` to see why."
        )),
    }
}

fn fetches_advisories(program: &Path, root: &Path) -> bool {
    let mut command = Command::new("timeout");
    command.arg(PATIENCE).arg(program).args(["fetch", "db"]).current_dir(root);
    command.output().is_ok_and(|output| output.status.success())
}

/// Shows what the tool said only if it is not content.
fn judge(program: &Path, root: &Path, words: &[&str]) -> Result<(), String> {
    let line = words.join(" ");
    let output = Command::new(program).args(words).current_dir(root).output();
    let output = output.map_err(|error| format!("cargo-deny could not be started ({error})."))?;
    let said = [output.stderr, output.stdout].concat();
    let said = String::from_utf8_lossy(&said);
    if output.status.success() {
        println!("{}", said.trim_end().lines().last().unwrap_or_default());
        Ok(())
    } else {
        print!("{said}");
        Err(format!("`cargo deny {line}` failed; deny.toml says what may be used."))
    }
}
