//! What everybody but its owner may read of an action.

use engine::action::Action;
use engine::question::About;
use engine::ruleset::Seat;
use engine::text::{Told, recruit, write};

use crate::ruleset::{Look, Ruleset};
use crate::state::State;

/// F-6.2, F-1.37, F-3.12, FC-1H, M-6.13: the public form of what a seat is about to do in this position; `None` where
/// nobody else learns that anything is done at all.
pub fn public(rules: &Ruleset, state: &State, seat: Seat, action: &Action) -> Option<String> {
    if action.is_unseen() {
        return None;
    }
    Some(match *action {
        Action::Deploy { power, .. } => format!("deploy {}", rules.pack.powers[power.index()].slug),
        Action::Discard { .. } => "discard".into(),
        Action::Assign { .. } => "assign".into(),
        Action::Give { .. } => "give".into(),
        Action::Bid { .. } => "bid".into(),
        Action::Accept | Action::Pass if answers_in_secret(rules, state, seat) => "answer".into(),
        Action::Recruit(order) => {
            let waits = match rules.look(state) {
                Look::Friedrich(_) => false,
                Look::Maria(look) => maria::waits_for_union(&look, seat, &order),
            };
            recruit(rules, &order, if waits { Told::Returns } else { Told::NoReceivers })
        }
        Action::Transfer(_)
        | Action::Offensive { .. }
        | Action::March { .. }
        | Action::End
        | Action::Attack { .. }
        | Action::Play { .. }
        | Action::Concede
        | Action::Retreat { .. }
        | Action::Leave { .. }
        | Action::Accept
        | Action::Pass
        | Action::Starve { .. }
        | Action::Step { .. }
        | Action::Evade { .. }
        | Action::Resign
        | Action::ForceMarch { .. }
        | Action::Enter { .. }
        | Action::Hussar { .. }
        | Action::Trump { .. }
        | Action::Take { .. }
        | Action::Execute(_)
        | Action::Pay { .. }
        | Action::Feed { .. }
        | Action::Shift { .. }
        | Action::Vote { .. }
        | Action::Corps { .. }
        | Action::Settle { .. }
        | Action::Command { .. }
        | Action::Dispute
        | Action::Discards { .. }
        | Action::Propose(_)
        | Action::Agree { .. }
        | Action::Decline { .. }
        | Action::Withdraw { .. }
        | Action::Waive { .. }
        | Action::Subsidize { .. }
        | Action::Cancel { .. } => write(rules, action),
    })
}

/// FC-1H: yes or no is told when both have answered, by an event.
fn answers_in_secret(rules: &Ruleset, state: &State, seat: Seat) -> bool {
    rules.asked(state, seat).is_some_and(|question| question.about == About::ExchangeOffer)
}
