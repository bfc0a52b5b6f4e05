//! The players that are not people: each decides from the view of its seat and nothing else.

use bots::{Budget, Situation};
use rules::{Action, Dice, Event, Legal, Question, Ruleset, Seat, View};

/// Plays any legal answer.
pub const RANDOM: &str = "random";

/// The bots a seat may be given, the weakest first.
pub fn names() -> impl Iterator<Item = &'static str> {
    std::iter::once(RANDOM).chain(bots::NAMES.iter().copied().filter(|&name| name != RANDOM))
}

/// All a bot is told when its seat is asked.
pub struct BotTurn {
    pub seat: Seat,
    pub view: View,
    pub question: Question,
    pub legal: Legal,
    /// What the seat was shown since it was last asked.
    pub events: Vec<Event>,
}

/// The answer of a named player; a name nobody bears plays at random. `None` if there is nothing to answer.
pub fn decide(name: &str, rules: &Ruleset, turn: &BotTurn, luck: u64) -> Option<Action> {
    let Some(mut bot) = bots::by_name(name, luck) else { return any(rules, turn, luck) };
    let BotTurn { seat, view, question, legal, events } = turn;
    let situation = Situation { rules, seat: *seat, view, events, question: *question, legal };
    Some(bot.decide(&situation, Budget::USUAL))
}

/// Any legal answer to the question: nothing that could be done as often as one likes.
pub fn any(rules: &Ruleset, turn: &BotTurn, luck: u64) -> Option<Action> {
    let mut dice = Dice::new(luck);
    // A world imagined from the view offers the same answers as the true one.
    let imagined = (0..20).find_map(|_| {
        let world = rules.sample(&turn.view, &mut dice);
        world.random_action(rules, turn.seat, &mut dice).filter(|action| !action.is_free())
    });
    let forms = || turn.legal.forms.iter().map(rules::Form::example).next();
    imagined.or_else(|| turn.legal.actions.first().copied()).or_else(forms)
}
