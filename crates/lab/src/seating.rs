//! Who sits where: random players and bots by name, programs by their command line; and a game between them.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Situation};
use rules::{Action, Dice, Entry, Event, Log, Outcome, Question, Ruleset, Seat, State};

use crate::play::{ENDLESS, Played, Witness, play_witnessed};
use crate::processor::Moment;
use crate::program::{PATIENCE, PREFIX, Program};
use crate::thinking::Costs;

/// The name of the player who answers anything legal.
pub const RANDOM: &str = "random";

/// One name for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    pub names: Vec<String>,
    /// How long a program may take for one decision.
    pub patience: Duration,
    /// Whether programs are sent the question and the events as sentences too.
    pub english: bool,
}

impl Seating {
    pub fn new(names: Vec<String>) -> Seating {
        Seating { names, patience: PATIENCE, english: false }
    }

    /// `captain,random` names a player for each seat in the order of the mode; one name fills every seat.
    /// `cmd:python3 bot.py` is a program by its command line.
    pub fn parse(rules: &Ruleset, text: &str) -> Result<Seating, String> {
        let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
        if let Some(name) = names.iter().find(|name| !is_known(name)) {
            return Err(format!("there is no bot `{name}`; use {} or {PREFIX}COMMAND", known().join(", ")));
        }
        let seats = rules.mode.seats.len();
        match names.len() {
            1 => Ok(Seating::new(vec![names[0].clone(); seats])),
            count if count == seats => Ok(Seating::new(names)),
            count => Err(format!("{count} bots for {seats} seats; name one for all, or one for each seat")),
        }
    }

    pub fn is_all_random(&self) -> bool {
        self.names.iter().all(|name| name == RANDOM)
    }
}

fn known() -> Vec<&'static str> {
    std::iter::once(RANDOM).chain(bots::NAMES.iter().copied()).collect()
}

fn is_known(name: &str) -> bool {
    known().contains(&name) || command(name).is_some_and(|line| !line.is_empty())
}

/// The command line of a program.
fn command(name: &str) -> Option<&str> {
    name.strip_prefix(PREFIX).map(str::trim)
}

/// What plays on where a program has lost its seat.
const STAND_IN: &str = "recruit";

/// Somebody at the table.
struct Player {
    mind: Mind,
    /// What the seat was shown since it was last asked.
    heard: Vec<Event>,
}

enum Mind {
    Random(Dice),
    Bot(Box<dyn Bot>),
    Program(Program),
}

impl Player {
    /// A program that cannot be started has lost its seat already: the reason comes along.
    fn new(rules: &Ruleset, seat: Seat, seating: &Seating, seed: u64) -> (Player, Option<String>) {
        let name = &seating.names[seat.index()];
        let (mind, fault) = match (command(name), bots::by_name(name, seed)) {
            (Some(line), _) => match Program::start(line, rules, seat, seed, (seating.patience, seating.english)) {
                Ok(program) => (Mind::Program(program), None),
                Err(reason) => (stand_in(seed), Some(reason)),
            },
            (None, Some(bot)) => (Mind::Bot(bot), None),
            (None, None) => (Mind::Random(Dice::new(seed)), None),
        };
        (Player { mind, heard: Vec::new() }, fault)
    }

    fn hear(&mut self, seat: Seat, entries: &[Entry]) {
        if !matches!(self.mind, Mind::Random(_)) {
            let shown = entries.iter().filter(|entry| entry.is_for(Some(seat)));
            self.heard.extend(shown.map(|entry| entry.event.clone()));
        }
    }

    /// The answer; `None` if the dice of a random player found none this time. A program that fails is replaced on
    /// the spot, and the reason noted. A bot's time is the processor's; a program thinks elsewhere, so its time is
    /// that of the clock on the wall.
    fn answer(
        &mut self,
        rules: &Ruleset,
        state: &State,
        (seat, question): (Seat, Question),
        (name, costs, fault): (&str, &mut Costs, &mut Option<String>),
    ) -> Option<Action> {
        if let Mind::Random(dice) = &mut self.mind {
            return rules.random_action(state, seat, dice);
        }
        let events = std::mem::take(&mut self.heard);
        let (view, legal) = (rules.view(state, Some(seat)), rules.legal(state, seat));
        let situation = Situation { rules, seat, view: &view, events: &events, question, legal: &legal };
        if let Mind::Program(program) = &mut self.mind {
            let begun = Instant::now();
            match program.decide(&situation, state) {
                Ok(action) => {
                    costs.decided(name, begun.elapsed());
                    return Some(action);
                }
                Err(reason) => {
                    *fault = Some(reason);
                    self.mind = stand_in(u64::from(seat.0));
                }
            }
        }
        let Mind::Bot(bot) = &mut self.mind else { return None };
        let begun = Moment::now();
        let action = bot.decide(&situation, Budget::USUAL);
        costs.decided(bot.name(), begun.elapsed());
        Some(action)
    }
}

fn stand_in(seed: u64) -> Mind {
    Mind::Bot(bots::by_name(STAND_IN, seed).expect("the stand-in exists"))
}

fn hear_all(players: &mut [Player], entries: &[Entry]) {
    for (at, player) in players.iter_mut().enumerate() {
        player.hear(Seat(at as u8), entries);
    }
}

fn sit_down(rules: &Ruleset, seating: &Seating, dice: &mut Dice, witness: &mut Witness) -> Vec<Player> {
    let mut players = Vec::new();
    for seat in rules.seats() {
        let (player, fault) = Player::new(rules, seat, seating, dice.word());
        players.push(player);
        witness.faults.extend(fault.map(|reason| lost_seat(rules, seating, seat, 0, &reason)));
    }
    players
}

fn lost_seat(rules: &Ruleset, seating: &Seating, seat: Seat, decisions: u32, reason: &str) -> String {
    let (name, seat) = (&seating.names[seat.index()], &rules.mode.seats[seat.index()].slug);
    format!("{name} lost the seat of {seat} after {decisions} decisions to a {STAND_IN}: {reason}")
}

fn say_farewell(rules: &Ruleset, players: &mut [Player], outcome: &Outcome) {
    for player in players {
        if let Mind::Program(program) = &mut player.mind {
            program.end(rules, outcome);
        }
    }
}

/// Plays to the end. The deal comes from the first throw of the dice, so other players get the same cards.
/// A bot's action is always put before the judge; a refused one is a fault of the bot, and the game breaks off.
pub fn play_seated(
    rules: &Ruleset,
    mut dice: Dice,
    seating: &Seating,
    checked: bool,
    witness: &mut Witness,
) -> (Played, Costs) {
    let mut costs = Costs::default();
    if seating.is_all_random() {
        return (play_witnessed(rules, dice, checked, witness), costs);
    }
    let begun = Moment::now();
    let mut log = Log::new();
    let mut state = witness.start(rules, &mut dice, &mut log);
    let mut players = sit_down(rules, seating, &mut dice, witness);
    hear_all(&mut players, &log.into_entries());
    for decisions in 0..ENDLESS {
        let Some((seat, question)) = rules.next_asked(&state) else {
            witness.ended(&state);
            let outcome = rules.outcome(&state).expect("nobody is asked, so the game is over");
            say_farewell(rules, &mut players, &outcome);
            costs.games.add(begun.elapsed());
            return (Played { outcome, decisions }, costs);
        };
        let player = &mut players[seat.index()];
        let mut fault = None;
        let name = &seating.names[seat.index()];
        let answer = player.answer(rules, &state, (seat, question), (name, &mut costs, &mut fault));
        witness.faults.extend(fault.map(|reason| lost_seat(rules, seating, seat, decisions, &reason)));
        let Some(action) = answer else { continue };
        let before = state;
        let mut log = Log::new();
        let refusal = rules.play(&mut state, seat, &action, &mut log).err();
        assert!(refusal.is_none(), "{} played {action:?} to {question:?}: {refusal:?}", seating.names[seat.index()]);
        if checked {
            rules.assert_sound(&state);
        }
        let entries = log.into_entries();
        hear_all(&mut players, &entries);
        witness.saw(rules, &before, seat, &action, &entries);
    }
    panic!("the game does not end");
}
