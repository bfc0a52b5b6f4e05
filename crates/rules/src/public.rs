//! What everybody but its owner may read of an action.

use engine::action::{Action, Shown};
use engine::question::About;
use engine::ruleset::Seat;
use engine::text::{Told, recruit, write};

use crate::ruleset::{Look, Ruleset};
use crate::state::State;

/// F-6.2, F-1.37, F-3.12, FC-1H, M-6.13: the public form of what a seat is about to do in this position; `None` where
/// nobody else learns that anything is done at all.
pub fn public(rules: &Ruleset, state: &State, seat: Seat, action: &Action) -> Option<String> {
    Some(match action.shown() {
        Shown::Nothing => return None,
        Shown::Words(number) => write(rules, action).split(' ').take(number).collect::<Vec<_>>().join(" "),
        Shown::Answer if answers_in_secret(rules, state, seat) => "answer".into(),
        Shown::Order(order) => {
            let waits = match rules.look(state) {
                Look::Friedrich(_) => false,
                Look::Maria(look) => maria::waits_for_union(&look, seat, &order),
            };
            recruit(rules, &order, if waits { Told::Returns } else { Told::NoReceivers })
        }
        Shown::Answer | Shown::Everything => write(rules, action),
    })
}

/// FC-1H: yes or no is told when both have answered, by an event.
fn answers_in_secret(rules: &Ruleset, state: &State, seat: Seat) -> bool {
    rules.asked(state, seat).is_some_and(|question| question.about == About::ExchangeOffer)
}
