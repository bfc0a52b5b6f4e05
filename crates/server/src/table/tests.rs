//! A table without a server: what is judged, what is applied, and what a log makes of it when it is read again.

pub(crate) mod room;

use rules::{Dice, Seat};

use super::log_entry::LogEntry;
use super::plan::{KeptPlan, TablePlan};
use super::{Judged, Refused, Stage, Table};
use crate::packs::Packs;
use crate::secret::Token;

/// A table and the log that made it, as it is stored.
struct Logged {
    table: Table,
    log: Vec<String>,
}

fn empty(packs: &Packs) -> Table {
    table_of(crate::tests::scenario(&format!("{0},{0}", crate::tests::LINK), ""), packs)
}

fn table_of(plan: TablePlan, packs: &Packs) -> Table {
    Table::new("t", KeptPlan::new(plan), [7; 32], packs).expect("a table")
}

impl Logged {
    /// Two people have sat down, and the game has begun.
    fn started() -> Logged {
        Logged::of(empty(&Packs::default()))
    }

    /// The same at another table with a link for every seat.
    fn of(table: Table) -> Logged {
        let mut logged = Logged { table, log: Vec::new() };
        for seat in 0..logged.table.seat_states.len() as u8 {
            let (name, key, entropy) = (format!("Person {seat}"), Token::fresh().key(), "5a".repeat(32));
            logged.enter(LogEntry::Sits { seat, name, key, entropy, pledge: String::new() });
        }
        logged.enter(LogEntry::Starts);
        logged
    }

    fn enter(&mut self, entry: LogEntry) {
        let judged = self.table.judge(entry).expect("it is allowed");
        self.apply(judged);
    }

    fn apply(&mut self, judged: Judged) {
        self.log.push(judged.entry.write());
        self.table.apply(judged, 1000 + self.log.len() as i64);
    }

    /// Somebody who is asked answers at random.
    fn play_one(&mut self, dice: &mut Dice) {
        let (seat, judged) = self.table.any_action(dice);
        let judged = judged.unwrap_or_else(|refused| panic!("seat {}: {}", seat.0, refused.text));
        self.apply(judged);
    }
}

impl Table {
    fn any_action(&self, dice: &mut Dice) -> (Seat, Result<Judged, Refused>) {
        let state = self.game().expect("the game has begun").state();
        let (seat, _) = self.rules.next_asked(state).expect("somebody is asked");
        let action = self.rules.random_action(state, seat, dice).expect("an answer");
        let text = rules::text::write(&self.rules, &action);
        let read = self.read_action(seat, &text);
        (seat, read.and_then(|(action, recorded)| self.judge_action(seat, &action, recorded, None)))
    }

    /// Everything a table is, as text that can be compared.
    fn facts(&self) -> Vec<String> {
        let game = self.game().expect("the game has begun");
        let mut facts = vec![
            self.rules.facts(game.state()),
            format!("{:?} {} {} {:?}", self.stage, self.seq, self.last_at, self.only_for),
            format!("{:?} {:?} {}", self.lines, self.begins, self.seen_actions()),
        ];
        for seat in self.seats() {
            let state = self.seat_state(seat);
            let done = state.done.as_ref().map(|done| (done.version, done.text.clone()));
            facts.push(format!("{} {:?} {done:?} {}", state.version, state.asked, game.undoable(seat)));
            facts.extend(self.events_after(Some(seat), 0, true).into_iter().filter_map(|event| event.text));
        }
        facts
    }
}

/// The entry is made unreadable: an action that was read or judged a second time could not be applied.
#[test]
fn what_was_judged_is_neither_read_nor_judged_again() {
    let (mut logged, mut dice) = (Logged::started(), Dice::new(4));
    let (seat, judged) = logged.table.any_action(&mut dice);
    let mut judged = judged.unwrap();
    let LogEntry::Acts { action, .. } = &mut judged.entry else { panic!("an action was judged") };
    let text = std::mem::replace(action, "march nobody nowhere".to_owned());
    let before = logged.table.facts();
    logged.table.apply(judged, 1);
    assert!(logged.table.facts() != before);
    assert_eq!(logged.table.seen_actions(), 1);
    assert_eq!(logged.table.seat_state(seat).done.as_ref().map(|done| done.text.as_str()), Some(text.as_str()));
}

#[test]
fn a_log_that_is_read_again_makes_the_same_table() {
    let (mut logged, mut dice) = (Logged::started(), Dice::new(5));
    let (mut taken_back, mut gone_back) = (0, 0);
    for number in 0..400 {
        if logged.table.stage != Stage::Playing {
            break;
        }
        logged.play_one(&mut dice);
        let game = logged.table.game().unwrap();
        let undoing = logged.table.seats().find(|&seat| game.undoable(seat) > 1);
        if let Some(seat) = undoing.filter(|_| number % 5 == 0) {
            logged.enter(LogEntry::TakesBack { seat: seat.0, count: 2 });
            taken_back += 1;
        }
        if number % 100 == 99 {
            logged.enter(LogEntry::GoesBack { count: 7 });
            logged.enter(LogEntry::StandsIn { seat: 1, bot: "random".to_owned() });
            logged.enter(LogEntry::Returns { seat: 1, name: None });
            gone_back += 1;
        }
    }
    assert!(taken_back > 3 && gone_back > 1, "{taken_back} taken back, {gone_back} gone back");
    let mut again = empty(&Packs::default());
    for (number, body) in (1..).zip(&logged.log) {
        again.restore(LogEntry::read(body).expect("an entry"), 1000 + number).expect("it fits");
    }
    assert_eq!(again.facts(), logged.table.facts());
}

#[test]
fn a_log_that_does_not_fit_is_refused_in_a_sentence() {
    let acts = |seat, action: &str| LogEntry::Acts { seat, action: action.to_owned(), by: None };
    let mut early = empty(&Packs::default());
    assert!(early.restore(acts(0, "end"), 1).unwrap_err().contains("not started"));
    for (entry, words) in [
        (acts(0, "march nobody nowhere"), "nobody"),
        (acts(0, "end"), "end"),
        (acts(9, "end"), "no seat 9"),
        (LogEntry::TakesBack { seat: 0, count: 3 }, "undo 3"),
        (LogEntry::GoesBack { count: 3 }, "3"),
        (LogEntry::StandsIn { seat: 5, bot: "random".to_owned() }, "no seat 5"),
    ] {
        let said = Logged::started().table.restore(entry, 1).unwrap_err();
        assert!(said.contains(words), "{said}");
    }
}
