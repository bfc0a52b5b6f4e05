//! System packages a check needs. They are installed where we may, and asked for in one line where we may not.

use std::path::Path;
use std::process::Command;

/// A program and the Debian package that brings it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Package {
    pub program: &'static str,
    pub name: &'static str,
}

pub const NPM: Package = Package { program: "npm", name: "npm" };
pub const CHROMIUM: Package = Package { program: "chromium", name: "chromium" };
/// The example bot is written in it.
pub const PYTHON: Package = Package { program: "python3", name: "python3" };

/// The mail server that takes the server's mail in its tests.
pub const MAIL: Package = Package { program: "aiosmtpd", name: "python3-aiosmtpd" };

#[derive(PartialEq, Eq, Debug)]
enum Installation {
    Nothing,
    Install(Vec<&'static str>),
    /// The sentence that asks the reader to install them.
    Ask(String),
}

/// Makes sure that the programs are there.
pub fn ensure_packages(packages: &[Package]) -> Result<(), String> {
    let missing: Vec<Package> = packages.iter().copied().filter(|package| !is_on_path(package.program)).collect();
    match plan(&missing, is_root() && Path::new("/etc/debian_version").exists()) {
        Installation::Nothing => Ok(()),
        Installation::Install(names) => install(&names),
        Installation::Ask(sentence) => Err(sentence),
    }
}

fn plan(missing: &[Package], may_install: bool) -> Installation {
    let mut names: Vec<&str> = missing.iter().map(|package| package.name).collect();
    names.sort_unstable();
    names.dedup();
    if names.is_empty() {
        Installation::Nothing
    } else if may_install {
        Installation::Install(names)
    } else {
        let list = names.join(" ");
        Installation::Ask(format!("Missing: {list}. On Debian, run `sudo apt-get install -y {list}`."))
    }
}

fn install(names: &[&str]) -> Result<(), String> {
    println!("installing {}", names.join(" "));
    // Without fresh lists a new machine knows no package; a failed refresh shows in the install.
    let _ = Command::new("apt-get").args(["update", "-qq"]).status();
    let mut command = Command::new("apt-get");
    command.args(["install", "-y", "-qq", "--no-install-recommends"]).args(names);
    command.env("DEBIAN_FRONTEND", "noninteractive");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("apt-get could not install {0}; run `apt-get install -y {0}` to see why.", names.join(" "))),
    }
}

pub fn is_on_path(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_left_alone() {
        assert_eq!(plan(&[], true), Installation::Nothing);
        assert_eq!(plan(&[], false), Installation::Nothing);
        assert_eq!(ensure_packages(&[Package { program: "sh", name: "no-such-package" }]), Ok(()));
    }

    #[test]
    fn root_on_debian_installs_each_package_once() {
        assert_eq!(plan(&[NPM, CHROMIUM, NPM], true), Installation::Install(vec!["chromium", "npm"]));
    }

    #[test]
    fn others_are_told_the_one_line_to_run() {
        let Installation::Ask(sentence) = plan(&[NPM, CHROMIUM], false) else { panic!("expected a sentence") };
        assert!(sentence.contains("`sudo apt-get install -y chromium npm`"), "{sentence}");
    }

    #[test]
    fn a_program_is_looked_up_on_the_path() {
        assert!(is_on_path("sh"));
        assert!(!is_on_path("no-such-program"));
    }
}
