//! What a bot is given, and what it gives back.

use rules::{Action, Event, Legal, Question, Ruleset, Seat, View};

/// All a bot is told when its seat is asked.
pub struct Situation<'a> {
    pub rules: &'a Ruleset,
    pub seat: Seat,
    pub view: &'a View,
    /// What the seat was shown since it was last asked.
    pub events: &'a [Event],
    pub question: Question,
    pub legal: &'a Legal,
}

/// How much a bot may think about one decision, counted in work (worlds imagined, plans weighed), never in time:
/// the same game must bring the same move on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget(pub u32);

impl Budget {
    /// What the named bots are measured with.
    pub const USUAL: Budget = Budget(24);
}

/// A player of one seat. The same seed, budget and game bring the same moves.
pub trait Bot: Send {
    /// The name it is called by.
    fn name(&self) -> &'static str;

    /// A legal answer to the question.
    fn decide(&mut self, situation: &Situation, budget: Budget) -> Action;
}
