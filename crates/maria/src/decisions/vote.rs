//! M-18: the imperial election; each seat casts its free votes at once.

use board::PowerId;

use super::{asked_of_player, listed};
use crate::out_of_turn::not_this_now;
use crate::turn::{Decision, Look, Next, Turn};
use crate::{election, victory};
use engine::action::Action;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; seats without a free vote are passed over.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: false, check, apply, random: None };

/// M-18.4, R-70: an election that was called is held at the end of the turn; without free votes it is counted at once.
fn enter(turn: &mut Turn) -> Next {
    if !turn.own.election {
        return Next::On;
    }
    if election::voter(turn.rules, turn.core, turn.own).is_some() {
        return Next::Wait;
    }
    election::conclude(turn.own, turn.log);
    victory::check_pools(turn.rules, turn.core, turn.own, turn.log);
    Next::On
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let voter = election::voter(look.rules, look.core, look.own)?;
    let free = election::free_votes(look.rules, look.core, look.own, voter);
    asked_of_player(look, seat, voter, About::Vote { free })
}

fn offer(look: &Look, seat: Seat, _question: &Question) -> Legal {
    let free = election::free_votes(look.rules, look.core, look.own, seat);
    listed((0..=free).map(|franz| Action::Vote { franz }).collect())
}

fn check(look: &Look, seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Vote { franz } = *action else { return not_this_now(look) };
    let most = election::free_votes(look.rules, look.core, look.own, seat);
    if franz <= most { Ok(()) } else { Err(Why::TooManyVotes { most }.under(ids::M_18_7)) }
}

fn apply(turn: &mut Turn, seat: Seat, action: &Action) -> Next {
    let Action::Vote { franz } = *action else { unreachable!("votes are cast") };
    election::cast(turn.rules, turn.core, turn.own, seat, franz, turn.log);
    Next::Again
}
