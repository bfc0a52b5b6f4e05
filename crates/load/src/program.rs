//! The program under test, started and killed as a host would.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::client::Client;

/// A folder of its own, removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Result<Folder, String> {
        let path = std::env::temp_dir().join(format!("kabinett-load-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|error| format!("{} cannot be made ({error}).", path.display()))?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub struct Program {
    child: Child,
    pub client: Client,
}

impl Program {
    /// Starts `kabinett serve` with no limit of messages.
    pub fn start(folder: &Path) -> Result<Program, String> {
        Program::start_with(folder, &["--message-rate", "100000"])
    }

    /// Starts `kabinett serve`, with words of its own.
    pub fn start_with(folder: &Path, words: &[&str]) -> Result<Program, String> {
        let mut command = Command::new(path()?);
        command.current_dir(folder).args(["serve", "--addr", "127.0.0.1:0", "--metrics", "off"]);
        command.args(["--bot-pause", "0", "--log", "error"]).args(words);
        let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or("its output cannot be read")?;
        BufReader::new(out).read_line(&mut line).map_err(|error| error.to_string())?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.and_then(|address| address.parse().ok()).ok_or("the server did not start")?;
        Ok(Program { child, client: Client { address } })
    }

    /// Sends a signal by its name, as a host would from a shell.
    pub fn signal(&self, name: &str) -> Result<(), String> {
        let status = Command::new("kill").args([format!("-{name}"), self.child.id().to_string()]).status();
        match status {
            Ok(status) if status.success() => Ok(()),
            _ => Err(format!("SIG{name} cannot be sent to the server.")),
        }
    }

    /// SIGKILL: no time to put anything in order.
    pub fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Seconds of processor time spent so far.
    pub fn work(&self) -> f64 {
        work_of(&self.child.id().to_string())
    }

    /// Memory in use, in kilobytes.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        line.and_then(|line| line.split_whitespace().nth(1)).and_then(|number| number.parse().ok()).unwrap_or(0)
    }
}

/// The program, built beside this one.
pub fn path() -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let path = own.with_file_name("kabinett");
    if path.exists() { Ok(path) } else { Err("Build the program first: cargo build -p kabinett.".to_owned()) }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Seconds of processor time a process has spent; `self` for this one.
pub fn work_of(process: &str) -> f64 {
    /// Of the kernel's clock in these files, on every Linux.
    const TICKS: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name of the program stands in brackets and may hold anything.
    let after = stat.rsplit(')').next().unwrap_or_default();
    let ticks = after.split_whitespace().skip(11).take(2).filter_map(|number| number.parse::<f64>().ok());
    ticks.sum::<f64>() / TICKS
}
