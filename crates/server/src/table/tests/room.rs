//! Everything anybody may send, up to every limit: no table breaks, and what it leaves can be exported, proved, imported
//! and opened again.

use record::{OUTSIDE, ServerKey};
use rules::{Dice, Seat};

use super::super::bounds::{MOST, Room};
use super::{Logged, table_of};
use crate::import::{Importer, import};
use crate::packs::Packs;
use crate::store::{GameRow, LogLine, Standing};
use crate::table::log_entry::LogEntry;
use crate::table::{Judged, Refused, Stage};
use crate::wire::Proposed;

fn key() -> ServerKey {
    ServerKey::from_bytes([3; 32])
}

fn maria() -> Logged {
    let link = crate::tests::LINK;
    let plan = format!(r#"{{"title":"maria","mode":"advanced-3p","seats":[{link},{link},{link}]}}"#);
    Logged::of(table_of(crate::tests::plan(&plan), &Packs::default()))
}

impl Logged {
    /// What is refused is not the fault of the rules, and changes nothing.
    fn attempt(&mut self, judged: Result<Judged, Refused>) -> Option<&'static str> {
        match judged {
            Ok(judged) => {
                self.apply(judged);
                None
            }
            Err(refused) => {
                assert!(!refused.is_fault(), "{}", refused.text);
                Some(refused.message.map_or("", |message| message.key))
            }
        }
    }

    fn attempt_entry(&mut self, entry: LogEntry) -> Option<&'static str> {
        let judged = self.table.judge(entry);
        self.attempt(judged)
    }

    fn attempt_action(&mut self, seat: Seat, text: &str) -> Option<&'static str> {
        let read = self.table.read_action(seat, text);
        let judged = read.and_then(|(action, recorded)| self.table.judge_action(seat, &action, recorded, None));
        self.attempt(judged)
    }

    /// As the actor does after every message.
    fn settle(&mut self) {
        let people = self.table.people();
        let agreed = |proposal: &&crate::table::Proposal| people.iter().all(|seat| proposal.agreed.contains(seat));
        if let Some(what) = self.table.proposal.as_ref().filter(agreed).map(|proposal| proposal.what.clone()) {
            let entry = self.table.entry_of(&what).expect("what was proposed can be done");
            assert_eq!(self.attempt_entry(entry), None, "what all agreed to is done");
        }
        if self.table.is_used_up() {
            self.enter(LogEntry::Abandons);
        }
    }

    /// Exports, proves or resumes, imports, and reads the log again.
    fn check(&self) {
        let packs = Packs::default();
        let text = self.table.record(&key()).unwrap_or_else(|refused| panic!("{}", refused.text));
        assert!(text.len() as u64 <= OUTSIDE + self.table.bytes, "{} of {}", text.len(), self.table.bytes);
        let by = if self.table.stage == Stage::Playing { Importer::Host } else { Importer::Visitor };
        record::verify(text.as_bytes(), &|setup| packs.find(setup)).unwrap_or_else(|fault| panic!("{fault}"));
        import(&text, by, &key(), &packs, 5).map_or_else(|refused| panic!("{}", refused.text), drop);
        let mut again = table_of(self.table.kept.plan.clone(), &packs);
        for (number, body) in (1..).zip(&self.log) {
            again.restore(LogEntry::read(body).expect("an entry"), 1000 + number).expect("it fits");
        }
        assert_eq!(again.facts(), self.table.facts());
    }

    /// One message of any kind.
    fn random_message(&mut self, dice: &mut Dice) -> Option<&'static str> {
        let seat = dice.below(self.table.seat_states.len()) as u8;
        match dice.below(16) {
            0..=6 => {
                let (_, judged) = self.table.any_action(dice);
                self.attempt(judged)
            }
            7 | 8 => {
                let free = self.table.legal(Some(Seat(seat))).free;
                let form = free.get(dice.below(free.len().max(1)))?;
                let text = rules::text::write(&self.table.rules, &form.example());
                self.attempt_action(Seat(seat), &text)
            }
            9 | 10 => self.attempt_entry(LogEntry::TakesBack { seat, count: 1 + dice.below(3) }),
            11 => {
                let what = Proposed::GoBack { actions: dice.below(12) as u32 };
                self.attempt_entry(LogEntry::Proposes { seat, what })
            }
            12 => self.attempt_entry(LogEntry::Answers { seat, agree: !dice.one_in(3) }),
            13 if dice.one_in(2) => self.attempt_entry(LogEntry::StandsIn { seat, bot: "random".to_owned() }),
            13 => self.attempt_entry(LogEntry::Returns { seat, name: None }),
            14 => self.attempt_entry(LogEntry::Says { seat, text: "\u{202e}x".repeat(dice.below(400)) }),
            _ if dice.one_in(2) => self.attempt_action(Seat(seat), &"propose ".repeat(dice.below(600))),
            _ => self.attempt_entry(LogEntry::Abandons),
        }
    }
}

#[test]
fn no_sequence_of_messages_breaks_a_table_or_its_record() {
    for (number, seed) in (0..12_u64).enumerate() {
        let (mut logged, mut dice) = (if number % 2 == 0 { Logged::started() } else { maria() }, Dice::new(seed));
        // Small, so that every limit is met; the first ones are left to meet those of games as they are.
        logged.table.most = Room { lines: 60 + 40 * number, bytes: MOST.bytes };
        let mut refusals = Vec::new();
        for message in 0..3000 {
            if logged.table.stage != Stage::Playing {
                break;
            }
            refusals.extend(logged.random_message(&mut dice));
            logged.settle();
            if message % 100 == 99 {
                logged.check();
            }
        }
        assert!(logged.table.lines.len() <= logged.table.most.lines);
        assert!(refusals.contains(&"hall-game-long"), "the limit was met: {seed}");
        logged.check();
    }
}

#[test]
fn the_last_return_is_refused_before_it_is_proposed() {
    let (mut logged, mut dice) = (Logged::started(), Dice::new(1));
    for _ in 0..6 {
        logged.play_one(&mut dice);
    }
    let propose = || LogEntry::Proposes { seat: 0, what: Proposed::GoBack { actions: 1 } };
    for time in 0..record::MOST_RETURNS {
        assert_eq!(logged.attempt_entry(propose()), None, "{time}");
        logged.enter(LogEntry::Answers { seat: 1, agree: true });
        logged.settle();
        logged.play_one(&mut dice);
    }
    let before = logged.log.len();
    assert_eq!(logged.attempt_entry(propose()), Some("hall-went-back-enough"));
    assert_eq!(logged.log.len(), before);
    logged.check();
    logged.play_one(&mut dice);
    logged.enter(LogEntry::Agrees);
    logged.check();
}

/// With the limits as they are: somebody marches and takes back for ever.
#[test]
fn taking_back_ends_long_before_the_record_does() {
    let (mut logged, mut dice) = (Logged::started(), Dice::new(5));
    let seat = loop {
        logged.play_one(&mut dice);
        let game = logged.table.game().unwrap();
        if let Some(seat) = logged.table.seats().find(|&seat| game.undoable(seat) > 0) {
            break seat;
        }
    };
    let last = logged.table.lines.last().expect("a line").action.clone();
    let refused = loop {
        let back = LogEntry::TakesBack { seat: seat.0, count: 1 };
        match logged.attempt_entry(back).or_else(|| logged.attempt_action(seat, &last)) {
            None => {}
            Some(refused) => break refused,
        }
    };
    assert_eq!(refused, "hall-game-long");
    assert!(logged.table.lines.len().abs_diff(MOST.lines / 2) <= 1, "{}", logged.table.lines.len());
    logged.check();
    // The game can be played to its end.
    while logged.table.stage == Stage::Playing {
        let (_, judged) = logged.table.any_action(&mut dice);
        let refused = logged.attempt(judged);
        assert!(refused.is_none_or(|refused| refused == "hall-game-long"), "{refused:?}");
    }
    assert_eq!(logged.table.stage, Stage::Over);
    assert!(logged.table.lines.len() < MOST.lines);
    logged.check();
}

#[test]
fn offers_are_counted_though_they_are_taken_back() {
    let (mut logged, mut dice) = (maria(), Dice::new(2));
    let (mut refused, mut offers) = (None, 0);
    while refused.is_none() {
        let found = logged.table.seats().find_map(|seat| {
            let free = logged.table.legal(Some(seat)).free;
            let form = free.iter().find(|form| matches!(form, rules::Form::Propose(_)))?;
            Some((seat, rules::text::write(&logged.table.rules, &form.example())))
        });
        let Some((seat, text)) = found else {
            logged.play_one(&mut dice);
            continue;
        };
        refused = logged.attempt_action(seat, &text);
        if refused.is_none() {
            offers += 1;
            logged.enter(LogEntry::TakesBack { seat: seat.0, count: 1 });
        }
    }
    assert_eq!((refused, offers), (Some("hall-free-enough"), 60));
    logged.check();
}

/// A whole log of a game that is one line short of its limit.
pub(crate) fn nearly_used_up(id: &str, tokens: &[crate::secret::Token]) -> (GameRow, Vec<LogLine>) {
    let mut table = table_of(crate::tests::scenario(&format!("{0},{0}", crate::tests::LINK), ""), &Packs::default());
    table.most.lines = usize::MAX;
    let mut logged = Logged { table, log: Vec::new() };
    for (seat, token) in (0..).zip(tokens) {
        let (name, entropy) = (format!("Person {seat}"), "5a".repeat(32));
        logged.enter(LogEntry::Sits { seat, name, key: token.key(), entropy, pledge: String::new() });
    }
    logged.enter(LogEntry::Starts);
    while logged.table.lines.len() < MOST.lines - 1 {
        logged.enter(LogEntry::Returns { seat: 0, name: None });
    }
    let row = logged.table.kept.row(id.to_owned(), 1, vec![7; 32], Standing::Running);
    let lines = (1..).zip(logged.log).map(|(seq, body)| LogLine { seq, at: seq, body });
    (row, lines.collect())
}
