//! Who sits where: random players and bots, by name; and a game between them.

use std::time::Instant;

use bots::{Bot, Budget, Situation};
use rules::{Action, Dice, Entry, Event, Log, Question, Ruleset, Seat, State};

use crate::play::{ENDLESS, Played, Witness, play_witnessed};
use crate::thinking::Thinking;

/// The name of the player who answers anything legal.
pub const RANDOM: &str = "random";

/// One name for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    pub names: Vec<String>,
}

impl Seating {
    /// `captain,random` names a player for each seat in the order of the mode; one name fills every seat.
    pub fn parse(rules: &Ruleset, text: &str) -> Result<Seating, String> {
        let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
        if let Some(name) = names.iter().find(|name| !is_known(name)) {
            return Err(format!("there is no bot `{name}`; use {}", known().join(", ")));
        }
        let seats = rules.mode.seats.len();
        match names.len() {
            1 => Ok(Seating { names: vec![names[0].clone(); seats] }),
            count if count == seats => Ok(Seating { names }),
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
    known().contains(&name)
}

/// Somebody at the table.
enum Player {
    Random(Dice),
    Bot { bot: Box<dyn Bot>, heard: Vec<Event> },
}

impl Player {
    fn new(name: &str, seed: u64) -> Player {
        match bots::by_name(name, seed) {
            Some(bot) => Player::Bot { bot, heard: Vec::new() },
            None => Player::Random(Dice::new(seed)),
        }
    }

    fn hear(&mut self, seat: Seat, entries: &[Entry]) {
        if let Player::Bot { heard, .. } = self {
            heard.extend(entries.iter().filter(|entry| entry.is_for(Some(seat))).map(|entry| entry.event.clone()));
        }
    }

    /// The answer; `None` if the dice of a random player found none this time.
    fn answer(
        &mut self,
        rules: &Ruleset,
        state: &State,
        (seat, question): (Seat, Question),
        thinking: &mut Thinking,
    ) -> Option<Action> {
        match self {
            Player::Random(dice) => rules.random_action(state, seat, dice),
            Player::Bot { bot, heard } => {
                let (view, legal) = (rules.view(state, Some(seat)), rules.legal(state, seat));
                let situation = Situation { rules, seat, view: &view, events: heard, question, legal: &legal };
                let begun = Instant::now();
                let action = bot.decide(&situation, Budget::USUAL);
                thinking.add(begun.elapsed());
                heard.clear();
                Some(action)
            }
        }
    }
}

fn hear_all(players: &mut [Player], entries: &[Entry]) {
    for (at, player) in players.iter_mut().enumerate() {
        player.hear(Seat(at as u8), entries);
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
) -> (Played, Thinking) {
    let mut thinking = Thinking::default();
    if seating.is_all_random() {
        return (play_witnessed(rules, dice, checked, witness), thinking);
    }
    let mut log = Log::new();
    let mut state = witness.start(rules, &mut dice, &mut log);
    let mut players: Vec<Player> = seating.names.iter().map(|name| Player::new(name, dice.word())).collect();
    hear_all(&mut players, &log.into_entries());
    for decisions in 0..ENDLESS {
        let Some((seat, question)) = rules.next_asked(&state) else {
            witness.ended(&state);
            let outcome = rules.outcome(&state).expect("nobody is asked, so the game is over");
            return (Played { outcome, decisions }, thinking);
        };
        let player = &mut players[seat.index()];
        let Some(action) = player.answer(rules, &state, (seat, question), &mut thinking) else { continue };
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
