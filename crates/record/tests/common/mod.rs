//! Kept and fresh games for all test files.
#![allow(dead_code, reason = "not every test file uses all of it")]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use record::{
    Chance, Course, Entropy, FairStart, Header, Line, Secret, ServerKey, Setup, Signing, Sitter, Stored, export,
};
use rules::{Dice, Ruleset, text};

/// The shortest kept games.
pub const SHORT: &str = "friedrich/silesia-resignation.game";
pub const SHORTEST: &str = "friedrich/west-resignation.game";

pub fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

pub fn kept(name: &str) -> String {
    std::fs::read_to_string(fixtures().join(name)).expect("the kept game is there")
}

/// A table before its game, with a person on every seat.
pub fn fair_start(rules: &Ruleset, secret: [u8; 32]) -> FairStart {
    let (mut start, commitment) = FairStart::commit(Secret::from_bytes(secret));
    assert_eq!(commitment, Secret::from_bytes(secret).commitment());
    for seat in rules.seats() {
        start.join(seat, Entropy::from_words(&format!("the words of seat {}", seat.0))).unwrap();
    }
    start
}

pub fn fair_header(rules: &Ruleset, setup: &Setup, start: &FairStart) -> Header {
    let seats = rules.seats().map(|seat| Sitter::person(&format!("Person {}", seat.0))).collect();
    let chance = Chance::Fair(start.fair().clone());
    Header { setup: setup.clone(), seats, chance, note: None, others: Vec::new() }
}

/// A fair game among people who play at random, up to so many actions.
pub struct Played {
    pub setup: Setup,
    pub rules: Arc<Ruleset>,
    pub header: Header,
    pub secret: Secret,
    pub lines: Vec<Line>,
}

pub fn played(title: &str, mode: &str, number: u8, most: usize) -> Played {
    let setup = Setup::new(title, mode, &[]);
    let rules = setup.ruleset().unwrap();
    let start = fair_start(&rules, [number; 32]);
    let header = fair_header(&rules, &setup, &start);
    let (mut course, _) = Course::start(Arc::clone(&rules), start.seed());
    let mut dice = Dice::new(u64::from(number));
    let mut lines = Vec::new();
    while lines.len() < most {
        let Some((seat, _)) = rules.next_asked(course.game().state()) else { break };
        let Some(action) = rules.random_action(course.game().state(), seat, &mut dice) else { continue };
        let line = Line::of(seat, text::write(&rules, &action));
        course.follow(&line).unwrap();
        lines.push(line);
    }
    Played { setup, rules, header, secret: start.secret().clone(), lines }
}

impl Played {
    pub fn stored(&self) -> Stored<'_> {
        Stored {
            rules: &self.rules,
            header: &self.header,
            lines: &self.lines,
            secret: Some(&self.secret),
            broken_off: None,
            signing: Signing::Own,
        }
    }

    pub fn exported(&self, key: &ServerKey) -> String {
        let bytes = export(Vec::new(), &self.stored(), key).unwrap_or_else(|error| panic!("{error}"));
        String::from_utf8(bytes).unwrap()
    }
}

/// Every language has words for this fault, uses all that it speaks of, and ends the sentence.
#[track_caller]
pub fn assert_said(fault: &record::Fault) {
    let given: Vec<String> = fault.reason.0.args.keys().map(|name| format!("${name}")).collect();
    for language in words::Language::ALL {
        assert_eq!(words::faults(language, &fault.message()), Vec::<String>::new(), "{}", language.code());
        assert!(words::say(language, &fault.message()).ends_with('.'), "{fault}");
        let start = format!("{} = ", fault.reason.0.key);
        let line = language.file().lines().find(|line| line.starts_with(&start)).expect("a line of the file");
        assert!(given.iter().all(|name| line.contains(name)), "{}: {line} leaves something out", language.code());
    }
}
