//! One game under way: the ruleset, the position, and the way back as far as it goes.

use std::sync::Arc;

use board::PowerId;
use engine::action::Action;
use engine::chance::{Dice, Seed};
use engine::event::{Entry, Log};
use engine::outcome::Outcome;
use engine::question::{Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::sequence::{SequenceStep, open_question};
use engine::shared::cards;

use crate::ruleset::{Fixed, Look, Ruleset, Turn};
use crate::sample::World;
use crate::state::{State, Title};
use crate::view::View;

impl Ruleset {
    /// The sequence of play of this mode, step by step.
    pub fn sequence(&self) -> Vec<SequenceStep> {
        match &self.title {
            Fixed::Friedrich(rules) => friedrich::steps(rules),
            Fixed::Maria(rules) => maria::steps(rules),
        }
    }

    /// The starting position; automatic steps are already taken.
    pub fn start(&self, seed: Seed, log: &mut Log) -> State {
        match &self.title {
            Fixed::Friedrich(rules) => {
                let (core, own) = friedrich::start(rules, seed, log);
                State { core, title: Title::Friedrich(own) }
            }
            Fixed::Maria(rules) => {
                let (core, own) = maria::start(rules, seed, log);
                State { core, title: Title::Maria(own) }
            }
        }
    }

    /// What a seat is asked now. Several seats may be asked at once.
    pub fn asked(&self, state: &State, seat: Seat) -> Option<Question> {
        match self.look(state) {
            Look::Friedrich(look) => open_question(&look, seat),
            Look::Maria(look) => open_question(&look, seat),
        }
    }

    /// The first seat that is asked, with its question.
    pub fn next_asked(&self, state: &State) -> Option<(Seat, Question)> {
        self.seats().find_map(|seat| self.asked(state, seat).map(|question| (seat, question)))
    }

    /// All answers of a seat, complete up to equal effect.
    pub fn legal(&self, state: &State, seat: Seat) -> Legal {
        match self.look(state) {
            Look::Friedrich(look) => friedrich::legal(&look, seat),
            Look::Maria(look) => maria::legal(&look, seat),
        }
    }

    /// The one judge.
    pub fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match self.look(state) {
            Look::Friedrich(look) => friedrich::check(&look, seat, action),
            Look::Maria(look) => maria::check(&look, seat, action),
        }
    }

    /// Carries a judged action out. Callers that did not ask `check` use `play`.
    pub fn apply(&self, state: &mut State, seat: Seat, action: &Action, log: &mut Log) {
        let action = &self.settled(state, action);
        match self.turn(state, log) {
            Turn::Friedrich(mut turn) => friedrich::apply(&mut turn, seat, action),
            Turn::Maria(mut turn) => maria::apply(&mut turn, seat, action),
        }
    }

    /// Runs the automatic steps of a position set up by hand.
    pub(crate) fn run(&self, state: &mut State, log: &mut Log) {
        match self.turn(state, log) {
            Turn::Friedrich(mut turn) => friedrich::run(&mut turn),
            Turn::Maria(mut turn) => maria::run(&mut turn),
        }
    }

    /// FI-1 to FI-13, INV-1 to INV-14: crashes if the position is not sound.
    pub fn assert_sound(&self, state: &State) {
        match self.look(state) {
            Look::Friedrich(look) => friedrich::assert_sound(look.rules, look.core, look.own),
            Look::Maria(look) => maria::assert_sound(look.rules, look.core, look.own),
        }
    }

    /// The action with the copies of its cards that its text would mean: all come from one hand.
    fn settled(&self, state: &State, action: &Action) -> Action {
        action.map_cards(|named| {
            let hand = state.core.secret.hands.iter().find(|hand| named.is_subset(hand));
            hand.map_or(named, |hand| cards::settle_all(self, hand, &named))
        })
    }

    /// Check, then apply; on refusal nothing has changed.
    pub fn play(&self, state: &mut State, seat: Seat, action: &Action, log: &mut Log) -> Result<(), Refusal> {
        self.check(state, seat, action)?;
        self.apply(state, seat, action, log);
        Ok(())
    }

    /// A random legal answer of an asked seat.
    pub fn random_action(&self, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
        match self.look(state) {
            Look::Friedrich(look) => friedrich::random_action(&look, seat, dice),
            Look::Maria(look) => maria::random_action(&look, seat, dice),
        }
    }

    /// Whether a stand-in plays for a seat that has given up.
    pub fn has_resigned(&self, state: &State, seat: Seat) -> bool {
        state.core.resigned.contains(seat)
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self, state: &State) -> Option<Outcome> {
        match &state.title {
            Title::Friedrich(own) => own.outcome,
            Title::Maria(own) => own.outcome,
        }
    }
}

/// One accepted action, and the position before it; none where nothing before its end can be taken back.
#[derive(Clone)]
struct Past {
    seat: Seat,
    /// The action, if nobody else learns of it.
    unseen: Option<Box<Action>>,
    /// Apart, since a server keeps thousands of games and most remember little.
    before: Option<Box<State>>,
}

/// A game with its history since the last thing that cannot be unseen.
#[derive(Clone)]
pub struct Game {
    /// What it is played by, shared with whoever else plays or judges the same.
    pub rules: Arc<Ruleset>,
    state: State,
    past: Vec<Past>,
}

impl Game {
    /// A game at its first question, and what happened automatically until then.
    pub fn new(rules: Arc<Ruleset>, seed: Seed) -> (Game, Vec<Entry>) {
        let mut log = Log::new();
        let state = rules.start(seed, &mut log);
        (Game { rules, state, past: Vec::new() }, log.into_entries())
    }

    /// A game that goes on from a given position.
    pub fn from_state(rules: Arc<Ruleset>, state: State) -> Game {
        Game { rules, state, past: Vec::new() }
    }

    /// The position, secrets included.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What a seat is asked now. Several seats may be asked at once.
    pub fn asked(&self, seat: Seat) -> Option<Question> {
        self.rules.asked(&self.state, seat)
    }

    /// The first seat that is asked, with its question.
    pub fn next_asked(&self) -> Option<(Seat, Question)> {
        self.rules.next_asked(&self.state)
    }

    /// All answers of a seat, complete up to equal effect.
    pub fn legal(&self, seat: Seat) -> Legal {
        self.rules.legal(&self.state, seat)
    }

    /// The one judge.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.rules.check(&self.state, seat, action)
    }

    /// The game as a seat sees it, or the public.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        self.rules.view(&self.state, viewer)
    }

    /// A world in which this viewer would see exactly what it sees now.
    pub fn sample(&self, viewer: Option<Seat>, dice: &mut Dice) -> World {
        self.rules.sample(&self.view(viewer), dice)
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }

    /// A random legal answer of an asked seat.
    pub fn random_action(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        self.rules.random_action(&self.state, seat, dice)
    }

    /// Check, then apply; on refusal nothing has changed.
    pub fn play(&mut self, seat: Seat, action: &Action) -> Result<Vec<Entry>, Refusal> {
        self.rules.check(&self.state, seat, action)?;
        let before = self.state;
        let mut log = Log::new();
        self.rules.apply(&mut self.state, seat, action, &mut log);
        if log.revealed {
            self.past.clear();
        }
        let unseen = action.is_unseen().then(|| Box::new(*action));
        self.past.push(Past { seat, unseen, before: (!log.revealed).then(|| Box::new(before)) });
        Ok(log.into_entries())
    }

    /// How many of its own last actions a seat may take back: none that revealed anything,
    /// none before another seat's decision. What others did unseen is no hindrance, or the number would tell of it.
    pub fn undoable(&self, seat: Seat) -> usize {
        self.open_to(seat).count()
    }

    /// The places of the actions a seat may take back, the last one first.
    fn open_to(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let past = self.past.iter().enumerate().rev();
        let known = past.filter(move |(_, past)| past.seat == seat || past.unseen.is_none());
        known.take_while(move |(_, past)| past.seat == seat && past.before.is_some()).map(|(at, _)| at)
    }

    /// No rule of either game speaks of taking back, so none is named. What others did unseen since then stays done.
    pub fn undo(&mut self, seat: Seat, count: usize) -> Result<(), Why> {
        let first = count.checked_sub(1).and_then(|nth| self.open_to(seat).nth(nth)).ok_or(Why::NothingToTakeBack)?;
        let undone = self.past.split_off(first);
        self.state = **undone[0].before.as_ref().expect("what can be taken back has a position before it");
        for past in undone.into_iter().filter(|past| past.seat != seat) {
            let action = past.unseen.expect("only what is unseen was passed over");
            self.play(past.seat, &action).expect("nobody takes back what another's stack stands on");
        }
        Ok(())
    }
}

impl Ruleset {
    /// Reads an action as this seat would write it.
    pub fn read(&self, state: &State, seat: Seat, text: &str) -> Result<Action, engine::text::ParseError> {
        let action = engine::text::read(self, &self.hand_meant(state, seat, text), text)?;
        Ok(self.twin_that_goes(state, seat, action))
    }

    /// Where a card named without its set is looked for: the hand of the power the action names, of the power that is
    /// asked, or any hand of the seat.
    fn hand_meant(&self, state: &State, seat: Seat, text: &str) -> board::CardSet {
        let mut words = text.split_whitespace();
        let named = match words.next() {
            Some("enter" | "corps") => words.next().and_then(|slug| self.pack.piece(slug)).map(|one| self.power(one)),
            Some("recruit") => words.next().and_then(|slug| self.pack.power(slug)),
            _ => None,
        };
        let leads = |power: &PowerId| state.core.seat(*power) == seat;
        let power = named.filter(leads).or_else(|| self.asked(state, seat).map(|question| question.power));
        if let Some(power) = power {
            return state.core.secret.hands[power.index()];
        }
        let hands = self.order.iter().filter(|&power| leads(power)).map(|power| state.core.secret.hands[power.index()]);
        hands.fold(board::CardSet::EMPTY, |held, hand| held.or(&hand))
    }

    /// Two Reserves of one set bear one name. Where only one of them may be discarded, that one is meant.
    fn twin_that_goes(&self, state: &State, seat: Seat, action: Action) -> Action {
        let Action::Discard { card } = action else { return action };
        if self.check(state, seat, &action).is_ok() {
            return action;
        }
        let twins = self.pack.deck.ids_of(self.pack.deck.card(card)).map(|card| Action::Discard { card });
        twins.into_iter().find(|twin| self.check(state, seat, twin).is_ok()).unwrap_or(action)
    }
}
