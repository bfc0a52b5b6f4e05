//! What a bot is given, and what it gives back.

use rules::{Action, Event, Legal, Question, Ruleset, Seat, View};

use crate::captain::Captain;
use crate::recruit::Recruit;

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
    /// The name under which `by_name` finds it.
    fn name(&self) -> &'static str;

    /// A legal answer to the question.
    fn decide(&mut self, situation: &Situation, budget: Budget) -> Action;
}

/// The bots there are, the weakest first.
pub const NAMES: &[&str] = &["recruit", "captain"];

/// A bot by its name; `None` if there is none of that name.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    match name {
        "recruit" => Some(Box::new(Recruit::new(seed))),
        "captain" => Some(Box::new(Captain::new(seed))),
        _ => None,
    }
}
