//! The copy of the workspace in which mutants are built and tried.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::symlink;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::list::{CRATES, Mutant};
use super::schema;

#[derive(Clone, Copy, Eq, PartialEq)]
pub enum Fate {
    Caught,
    TimedOut,
    Missed,
    Unviable,
}

/// Errors that say a type has not what the mutant asks of it: it would not compile by itself either.
const UNVIABLE: [&str; 4] = ["E0277", "E0369", "E0599", "E0600"];
/// A mutant may make a test loop and fill the memory: this many kilobytes are enough for all.
const MEMORY: u32 = 6_000_000;
/// It may loop without end: some six times the processor time, in seconds, that each part of the tests takes.
const SECONDS_BY_RULE: u32 = 6;
const SECONDS: u32 = 50;
/// What the system ends a program with whose time is over.
const SIGKILL: Option<i32> = Some(9);
const SIGXCPU: Option<i32> = Some(24);

pub struct Bench {
    folder: PathBuf,
    /// The workspace as it was when this began: people go on working in it.
    files: BTreeMap<String, Vec<u8>>,
}

/// The engine's own tests as built: those in the crate, then those that play it from outside.
struct Tests {
    own: PathBuf,
    battery: PathBuf,
}

/// An error of the compiler: its code, and the places it names, the chief one first.
struct Fault {
    code: String,
    places: Vec<(String, usize)>,
    said: String,
}

impl Bench {
    pub fn set_up(root: &Path, folder: PathBuf) -> Result<Bench, String> {
        let output = Command::new("git").args(["ls-files"]).current_dir(root).output();
        let output = output.map_err(|error| format!("git cannot be started: {error}."))?;
        let known = String::from_utf8_lossy(&output.stdout);
        let files = known.lines().filter_map(|file| Some((file.to_owned(), fs::read(root.join(file)).ok()?)));
        let bench = Bench { folder, files: files.collect() };
        bench.restore()?;
        for link in known.lines().filter(|file| root.join(file).is_dir()) {
            bench.link(root, link)?;
        }
        Ok(bench)
    }

    /// Crates reach the data through links to folders, which hold nothing to copy themselves.
    fn link(&self, root: &Path, link: &str) -> Result<(), String> {
        let path = self.folder.join(link);
        let parent = path.parent().expect("a link lies in a folder");
        let target = fs::read_link(root.join(link)).map_err(|error| format!("Cannot read {link}: {error}."))?;
        let is_there = fs::read_link(&path).is_ok_and(|there| there == target);
        let made = if is_there { Ok(()) } else { fs::create_dir_all(parent).and_then(|()| symlink(target, &path)) };
        made.map_err(|error| format!("Cannot write {}: {error}.", path.display()))
    }

    /// Every mutant's fate: first all that switches can carry, then the others one by one.
    pub fn judge(&self, sample: &BTreeMap<u32, Mutant>) -> Result<BTreeMap<u32, Fate>, String> {
        let mut fates = BTreeMap::new();
        let mut apart = BTreeSet::new();
        self.weave(sample, &mut fates, &mut apart)?;
        let tests = self.build()?.ok_or("The woven copy checks but does not build.")?;
        let woven = sample.iter().filter(|(id, _)| !apart.contains(*id) && !fates.contains_key(*id));
        let woven: Vec<u32> = woven.map(|(id, _)| *id).collect();
        // The quick tests first, so that what they miss is known early.
        for &id in &woven {
            let fate = tests.by_rule(Some(id), &sample[&id].file)?;
            say(&sample[&id], fate);
            fates.insert(id, fate);
        }
        for id in woven {
            if fates[&id] == Fate::Missed {
                let fate = tests.by_all_others(Some(id), &sample[&id].file)?;
                say(&sample[&id], fate);
                fates.insert(id, fate);
            }
        }
        for id in apart {
            let fate = self.alone(&sample[&id])?;
            say(&sample[&id], fate);
            fates.insert(id, fate);
        }
        self.restore()?;
        Ok(fates)
    }

    /// Builds the schema again and again, each time without what the compiler refuses.
    fn weave(
        &self,
        sample: &BTreeMap<u32, Mutant>,
        fates: &mut BTreeMap<u32, Fate>,
        apart: &mut BTreeSet<u32>,
    ) -> Result<(), String> {
        loop {
            let mut files: BTreeMap<&str, BTreeMap<u32, &Mutant>> = BTreeMap::new();
            for (&id, mutant) in sample {
                let of_file = files.entry(&mutant.file).or_default();
                if !apart.contains(&id) && !fates.contains_key(&id) {
                    of_file.insert(id, mutant);
                }
            }
            let mut woven = BTreeMap::new();
            for (file, mutants) in files {
                let (text, lost) = schema::weave(&self.original(file)?, &mutants)?;
                apart.extend(lost);
                self.put(file, text.as_bytes())?;
                woven.insert(file, text);
            }
            for name in CRATES {
                let crate_root = format!("crates/{name}/src/lib.rs");
                self.put(&crate_root, (self.original(&crate_root)? + schema::SWITCH).as_bytes())?;
            }
            let faults = self.check()?;
            println!(
                "{} errors in the woven copy; {} unviable, {} by themselves",
                faults.len(),
                fates.len(),
                apart.len()
            );
            if faults.is_empty() {
                return Ok(());
            }
            for fault in faults {
                let blame = |(file, byte): &(String, usize)| Some(schema::blamed(woven.get(file.as_str())?, *byte));
                let ids = fault.places.iter().filter_map(blame).find(|ids| !ids.is_empty()).unwrap_or_default();
                if ids.is_empty() {
                    return Err(format!("The woven copy does not compile, for no mutant's sake: {}", fault.said));
                }
                match &ids[..] {
                    &[one] if UNVIABLE.contains(&fault.code.as_str()) => drop(fates.insert(one, Fate::Unviable)),
                    _ => apart.extend(ids),
                }
            }
        }
    }

    /// One mutant as cargo-mutants would write it.
    fn alone(&self, mutant: &Mutant) -> Result<Fate, String> {
        self.restore()?;
        let text = self.original(&mutant.file)?;
        let byte = |place: super::list::TextPoint| {
            let before: usize = text.split_inclusive('\n').take(place.line - 1).map(str::len).sum();
            before + text[before..].chars().take(place.column - 1).map(char::len_utf8).sum::<usize>()
        };
        let (start, end) = (byte(mutant.span.start), byte(mutant.span.end));
        let mutated = format!("{}{}{}", &text[..start], mutant.replacement, &text[end..]);
        self.put(&mutant.file, mutated.as_bytes())?;
        if !self.check()?.is_empty() {
            return Ok(Fate::Unviable);
        }
        match self.build_untried()? {
            Some(tests) => tests.try_mutant(None, &mutant.file),
            None => Ok(Fate::Unviable),
        }
    }

    fn original(&self, file: &str) -> Result<String, String> {
        let bytes = self.files.get(file).ok_or_else(|| format!("git does not know {file}."))?;
        String::from_utf8(bytes.clone()).map_err(|error| format!("{file} is no text: {error}."))
    }

    /// Writes only what differs, so that little is built again.
    fn put(&self, file: &str, bytes: &[u8]) -> Result<(), String> {
        let path = self.folder.join(file);
        if fs::read(&path).is_ok_and(|there| there == bytes) {
            return Ok(());
        }
        let parent = path.parent().expect("a file lies in a folder");
        let written = fs::create_dir_all(parent).and_then(|()| fs::write(&path, bytes));
        written.map_err(|error| format!("Cannot write {}: {error}.", path.display()))
    }

    fn restore(&self) -> Result<(), String> {
        self.files.iter().try_for_each(|(file, bytes)| self.put(file, bytes))
    }

    fn cargo(&self, args: &[&str]) -> Result<Vec<Value>, String> {
        let mut command = Command::new("cargo");
        command.args(args).args(["--package", "kabinett-rules", "--lib", "--message-format", "json"]);
        command.current_dir(&self.folder).env("RUSTFLAGS", "--cap-lints=allow").env("CARGO_PROFILE_DEV_DEBUG", "0");
        command.env("CARGO_TARGET_DIR", self.folder.join("target")).stderr(Stdio::null());
        let output = command.output().map_err(|error| format!("cargo cannot be started: {error}."))?;
        let lines = output.stdout.split(|byte| *byte == b'\n');
        Ok(lines.filter_map(|line| serde_json::from_slice(line).ok()).collect())
    }

    fn check(&self) -> Result<Vec<Fault>, String> {
        let messages = self.cargo(&["check"])?;
        let errors = messages.iter().map(|line| &line["message"]).filter(|message| message["level"] == "error");
        let faults = errors.filter_map(|message| {
            let mut spans: Vec<&Value> = message["spans"].as_array()?.iter().collect();
            spans.sort_by_key(|span| span["is_primary"] != true);
            let place =
                |span: &Value| Some((span["file_name"].as_str()?.to_owned(), span["byte_start"].as_u64()? as usize));
            let places: Vec<(String, usize)> = spans.into_iter().filter_map(place).collect();
            (!places.is_empty()).then_some(())?;
            Some(Fault {
                code: message["code"]["code"].as_str().unwrap_or_default().to_owned(),
                places,
                said: message["rendered"].as_str()?.to_owned(),
            })
        });
        Ok(faults.collect())
    }

    /// The tests, which must all pass before anything is switched on.
    fn build(&self) -> Result<Option<Tests>, String> {
        let Some(tests) = self.build_untried()? else { return Ok(None) };
        match tests.try_mutant(None, "crates/engine/src/shared")? {
            Fate::Missed => Ok(Some(tests)),
            _ => Err("The tests fail or take too long without any mutant.".to_owned()),
        }
    }

    fn build_untried(&self) -> Result<Option<Tests>, String> {
        let messages = self.cargo(&["test", "--no-run", "--test", "battery"])?;
        let program = |name: &str| {
            let built =
                messages.iter().rfind(|line| line["target"]["name"] == name && line["executable"].is_string())?;
            built["executable"].as_str().map(PathBuf::from)
        };
        let (Some(own), Some(battery)) = (program("rules"), program("battery")) else { return Ok(None) };
        Ok(Some(Tests { own, battery }))
    }
}

impl Tests {
    fn try_mutant(&self, id: Option<u32>, file: &str) -> Result<Fate, String> {
        match self.by_rule(id, file)? {
            Fate::Missed => self.by_all_others(id, file),
            fate => Ok(fate),
        }
    }

    /// The tests by rule, those of the mutant's own title if it has one: they are quick and notice most.
    fn by_rule(&self, id: Option<u32>, file: &str) -> Result<Fate, String> {
        run(&self.own, id, near(file), SECONDS_BY_RULE)
    }

    fn by_all_others(&self, id: Option<u32>, file: &str) -> Result<Fate, String> {
        let others: Vec<&str> = near(file).iter().flat_map(|tests| ["--skip", tests]).collect();
        match run(&self.own, id, &others, SECONDS)? {
            Fate::Missed => run(&self.battery, id, &[], SECONDS),
            fate => Ok(fate),
        }
    }
}

/// The tests of the title a file belongs to, by how their names begin; of both for what they share.
fn near(file: &str) -> &'static [&'static str] {
    match file {
        file if file.starts_with("crates/friedrich/") => &["tests::friedrich::"],
        file if file.starts_with("crates/maria/") => &["tests::maria::"],
        _ => &["tests::friedrich::", "tests::maria::"],
    }
}

/// Until the first test fails, all have passed, or the time is over.
fn run(program: &Path, id: Option<u32>, args: &[&str], seconds: u32) -> Result<Fate, String> {
    let mut command = Command::new("sh");
    let limits = format!("ulimit -v {MEMORY}; ulimit -t {seconds}; exec \"$0\" \"$@\"");
    command.arg("-c").arg(limits).arg(program).args(args).env("RUST_BACKTRACE", "0");
    command.env("MUTANT", id.map_or(String::new(), |id| id.to_string()));
    command.stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().map_err(|error| format!("The tests cannot be started: {error}."))?;
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    let result = lines.into_iter().find_map(|line| match line.as_str() {
        line if line.ends_with("FAILED") => Some(Fate::Caught),
        line if line.starts_with("test result: ok") => Some(Fate::Missed),
        _ => None,
    });
    if result.is_some() {
        // It may have ended by itself.
        child.kill().ok();
    }
    let status = child.wait().map_err(|error| format!("The tests cannot be ended: {error}."))?;
    // Without a result the program aborted, or the system ended it.
    Ok(result.unwrap_or(if [SIGKILL, SIGXCPU].contains(&status.signal()) { Fate::TimedOut } else { Fate::Caught }))
}

fn say(mutant: &Mutant, fate: Fate) {
    let word = match fate {
        Fate::Caught => "caught",
        Fate::TimedOut => "timed out",
        Fate::Missed => "MISSED",
        Fate::Unviable => "unviable",
    };
    println!("{word:<10}{}", mutant.name);
}
