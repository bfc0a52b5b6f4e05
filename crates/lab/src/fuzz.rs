//! Games with everything a careless or hostile program may do: illegal and wrong-seat input, broken text, undo to
//! every prefix, save and load. A failure becomes a record, shrunk to few actions.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use record::{BrokenOff, Chance, Course, Header, Line, Record, Setup, end_early, end_of};
use rules::{Dice, Game, Ruleset, Seat, Seed, State, text};

use crate::play::ENDLESS;
use crate::shrink::shrink;
use crate::simulate::{dice_of, reason_of};

/// A line of a game: who said what.
pub type Said = (Seat, String);

/// A game that broke a promise of the engine.
pub struct Finding {
    pub setup: Setup,
    pub seed: u64,
    pub lines: Vec<Said>,
    pub reason: String,
}

/// An extra promise to be kept in every position, for whoever looks for something of his own.
pub type Promise<'a> = &'a (dyn Fn(&Ruleset, &State) -> Result<(), String> + Sync);

/// Nothing besides what the engine promises anyway.
pub fn no_more(_: &Ruleset, _: &State) -> Result<(), String> {
    Ok(())
}

/// Hostile lines tried in each position.
const HOSTILE: usize = 3;
/// The whole game is loaded anew every so many actions.
const RELOAD: usize = 25;

/// Plays the game of this number in a mode of its own choice; the number of actions, or what broke.
pub fn play(number: u64, promise: Promise) -> Result<u32, Box<Finding>> {
    let mut dice = dice_of(FUZZ, number);
    let setup = any_setup(&mut dice);
    let rules = setup.ruleset().expect("a mode of a standard pack");
    let seed = dice.word();
    let mut state = rules.start(Seed::from_number(seed), &mut rules::Log::silent());
    let mut lines: Vec<Said> = Vec::new();
    let mut table = FuzzedTable::new(&rules, seed);
    while let Some(seat) = next_seat(&rules, &state, &mut dice) {
        assert!(lines.len() < ENDLESS as usize, "the game does not end");
        let drawn = catch_unwind(AssertUnwindSafe(|| rules.random_action(&state, seat, &mut dice)));
        let action = match drawn {
            Ok(Some(action)) => action,
            Ok(None) => continue,
            Err(cause) => return Err(Box::new(found(setup, seed, lines, reason_of(&*cause), promise))),
        };
        lines.push((seat, text::write(&rules, &action)));
        let last = lines.last().expect("just pushed");
        if let Err(reason) = table.step(last, Reply::MustBeAccepted, promise) {
            return Err(Box::new(found(setup, seed, lines, reason, promise)));
        }
        state = *table.game.state();
    }
    Ok(lines.len() as u32)
}

/// The dice of fuzzing are not those of simulations.
const FUZZ: u64 = 0x0f02;

fn any_setup(dice: &mut Dice) -> Setup {
    let game = board::GAMES[dice.below(board::GAMES.len())];
    let pack = board::standard(game).expect("a standard pack");
    let mode = &pack.modes[dice.below(pack.modes.len())];
    let options: Vec<&str> = mode.options.iter().map(String::as_str).filter(|_| dice.one_in(2)).collect();
    Setup::new(game, &mode.slug, &options)
}

/// Any of the seats that are asked.
fn next_seat(rules: &Ruleset, state: &State, dice: &mut Dice) -> Option<Seat> {
    let asked: Vec<Seat> = rules.seats().filter(|&seat| rules.asked(state, seat).is_some()).collect();
    dice.pick_from(&asked)
}

/// Whether a refused line is a fault or is passed over, as in a game from which lines were left out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reply {
    MustBeAccepted,
    MayBeRefused,
}

/// A game under test, with every position it has been in and the course its lines would load to.
struct FuzzedTable {
    rules: Arc<Ruleset>,
    seed: u64,
    game: Game,
    past: Vec<State>,
    course: Course,
    lines: Vec<Said>,
}

impl FuzzedTable {
    fn new(rules: &Arc<Ruleset>, seed: u64) -> FuzzedTable {
        let (game, _) = Game::new(Arc::clone(rules), Seed::from_number(seed));
        let (course, _) = Course::start(Arc::clone(rules), Seed::from_number(seed));
        FuzzedTable { rules: Arc::clone(rules), seed, game, past: Vec::new(), course, lines: Vec::new() }
    }

    /// Plays one line and asks for every promise; a crash is a broken promise, too.
    fn step(&mut self, said: &Said, reply: Reply, promise: Promise) -> Result<(), String> {
        let checked = catch_unwind(AssertUnwindSafe(|| self.try_step(said, reply, promise)));
        checked.unwrap_or_else(|cause| Err(reason_of(&*cause)))
    }

    fn try_step(&mut self, (seat, words): &Said, reply: Reply, promise: Promise) -> Result<(), String> {
        let rules = Arc::clone(&self.rules);
        self.abuse(*seat, words)?;
        let before = *self.game.state();
        let verdict = rules.read(&before, *seat, words).map_err(|error| words::english(&error.message()));
        let verdict =
            verdict.and_then(|action| self.game.play(*seat, &action).map_err(|refusal| format!("{refusal:?}")));
        match verdict {
            Err(reason) if reply == Reply::MustBeAccepted => return Err(format!("`{words}` is refused: {reason}")),
            Err(_) => return Ok(()),
            Ok(_) => {}
        }
        rules.assert_sound(self.game.state());
        self.past.push(before);
        self.lines.push((*seat, words.clone()));
        self.undo_to_every_prefix(*seat)?;
        self.load(*seat, words)?;
        promise(&rules, self.game.state())
    }

    /// Broken and foreign lines: read or not, judged or not, they must leave the position as it is.
    fn abuse(&self, seat: Seat, words: &str) -> Result<(), String> {
        let rules = &self.rules;
        let state = self.game.state();
        // The dice depend on the line alone, so that a shortened game is abused alike.
        let mut dice =
            Dice::new(words.bytes().fold(u64::from(seat.0), |sum, byte| sum.wrapping_mul(31) + u64::from(byte)));
        for other in rules.seats().filter(|&other| other != seat) {
            self.assert_harmless(state, other, words)?;
        }
        for _ in 0..HOSTILE {
            self.assert_harmless(state, seat, &spoilt(words, &mut dice))?;
        }
        Ok(())
    }

    fn assert_harmless(&self, state: &State, seat: Seat, words: &str) -> Result<(), String> {
        let rules = &self.rules;
        let Ok(action) = rules.read(state, seat, words) else { return Ok(()) };
        let mut copy = *state;
        let verdict = rules.play(&mut copy, seat, &action, &mut rules::Log::silent());
        match verdict {
            Ok(()) => rules.assert_sound(&copy),
            Err(refusal) => {
                if copy != *state {
                    return Err(format!("`{words}` is refused and changes the position"));
                }
                if rules.tell_refusal(&refusal.why).key.is_empty() {
                    return Err(format!("`{words}` is refused without a word"));
                }
            }
        }
        Ok(())
    }

    /// Every number of actions the seat may take back brings the position of that moment.
    fn undo_to_every_prefix(&self, seat: Seat) -> Result<(), String> {
        for count in 1..=self.game.undoable(seat) {
            let mut copy = self.game.clone();
            copy.undo(seat, count).map_err(|refusal| format!("undo {count} is refused: {refusal:?}"))?;
            if *copy.state() != self.without_last_of(seat, count)? {
                return Err(format!("undo {count} leads to another position"));
            }
        }
        Ok(())
    }

    /// The position before so many of a seat's last lines; what others did unseen since then stays done.
    fn without_last_of(&self, seat: Seat, count: usize) -> Result<State, String> {
        let own = self.lines.iter().enumerate().rev().filter(|(_, (by, _))| *by == seat);
        let first = own.map(|(at, _)| at).nth(count - 1).ok_or("more can be taken back than was done")?;
        let mut state = self.past[first];
        for (by, words) in self.lines[first..].iter().filter(|(by, _)| *by != seat) {
            let action = self.rules.read(&state, *by, words).map_err(|error| words::english(&error.message()))?;
            let played = self.rules.play(&mut state, *by, &action, &mut rules::Log::silent());
            played.map_err(|refusal| format!("`{words}` is refused after another's undo: {refusal:?}"))?;
        }
        Ok(state)
    }

    /// The line is saved and loaded; now and then the whole game is.
    fn load(&mut self, seat: Seat, words: &str) -> Result<(), String> {
        self.course.follow(&Line::of(seat, words))?;
        self.compare(&self.course)?;
        if self.lines.len().is_multiple_of(RELOAD) || self.rules.outcome(self.game.state()).is_some() {
            let (mut fresh, _) = Course::start(Arc::clone(&self.rules), Seed::from_number(self.seed));
            for (seat, words) in &self.lines {
                fresh.follow(&Line::of(*seat, words.as_str()))?;
            }
            self.compare(&fresh)?;
        }
        Ok(())
    }

    fn compare(&self, course: &Course) -> Result<(), String> {
        if course.game().state() == self.game.state() {
            Ok(())
        } else {
            Err("a game loaded from its lines stands otherwise".to_owned())
        }
    }
}

/// A line with one careless change.
fn spoilt(words: &str, dice: &mut Dice) -> String {
    let mut parts: Vec<String> = words.split(' ').map(str::to_owned).collect();
    let at = dice.below(parts.len());
    match dice.below(6) {
        0 => drop(parts.remove(at)),
        1 => parts.push(parts[at].clone()),
        2 => parts.swap(0, at),
        3 => parts[at] = parts[at].chars().rev().collect(),
        4 => parts[at].push_str(&dice.below(300).to_string()),
        _ => drop(parts[at].pop()),
    }
    parts.join(" ")
}

/// Why a list of lines fails, if it does; refused lines are passed over.
pub fn fault_of(rules: &Arc<Ruleset>, seed: u64, lines: &[Said], promise: Promise) -> Option<String> {
    let mut table = FuzzedTable::new(rules, seed);
    lines.iter().find_map(|said| table.step(said, Reply::MayBeRefused, promise).err())
}

fn found(setup: Setup, seed: u64, lines: Vec<Said>, reason: String, promise: Promise) -> Finding {
    let rules = setup.ruleset().expect("a mode of a standard pack");
    let fails = |lines: &[Said]| fault_of(&rules, seed, lines, promise).is_some();
    if !fails(&lines) {
        return Finding { setup, seed, lines, reason };
    }
    let lines = shrink(&lines, fails);
    let reason = fault_of(&rules, seed, &lines, promise).unwrap_or(reason);
    Finding { setup, seed, lines, reason }
}

impl Finding {
    /// The game as a record: what was said, and in its note what broke.
    pub fn record(&self) -> Result<String, String> {
        let rules = self.setup.ruleset()?;
        let (mut course, _) = Course::start(Arc::clone(&rules), Seed::from_number(self.seed));
        let mut last = *course.game().state();
        for (seat, words) in &self.lines {
            // The last line may crash; what stood before it is what can be written down.
            let followed = catch_unwind(AssertUnwindSafe(|| course.follow(&Line::of(*seat, words.as_str())).is_ok()));
            if !followed.unwrap_or(false) {
                break;
            }
            last = *course.game().state();
        }
        let end = end_of(&rules, &last).unwrap_or_else(|| end_early(&rules, &last, BrokenOff::Abandoned));
        let note = format!("Broken: {}", self.reason);
        let header = Header::of_bots(&rules, &self.setup, "fuzz", Chance::Number(self.seed)).with_note(&note);
        let lines = self.lines.iter().map(|(seat, words)| Line::of(*seat, words.as_str())).collect();
        Ok(record::write(&rules, &Record { header, lines, end }))
    }
}

/// Reads what `Finding::record` wrote and says what breaks; `None` if nothing does any more.
pub fn reproduce(text: &str) -> Result<Option<String>, String> {
    let (rules, record) = record::read(text).map_err(|fault| fault.to_string())?;
    let Chance::Number(seed) = record.header.chance else {
        return Err("the chance of the game is not a number".to_owned());
    };
    let said = |line: &Line| match line.by {
        record::By::Seat(seat) => Some((seat, line.action.clone())),
        record::By::Table => None,
    };
    let lines: Vec<Said> = record.lines.iter().filter_map(said).collect();
    Ok(fault_of(&rules, seed, &lines, &no_more))
}
