//! `END_PS`: Prussia offers Austria peace over Silesia, or does not (M-19.1.1, M-19.1.2).

use super::{asked_of, check_yes_or_no, yes_or_no};
use crate::annex;
use crate::powers::PRUSSIA;
use crate::rules::Ruleset;
use crate::rules::is_advanced;
use crate::state::{Own, Phase, Stage};
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::event::Event;
use engine::question::{About, Question};
use engine::ruleset::Seat;
use engine::state::Core;

/// The decision as the sequence of play lists it; Prussia's seat is asked where it may offer.
pub const DECISION: Decision =
    Decision { enter, asked, offer: yes_or_no, is_judged: false, check: check_yes_or_no, apply, random: None };

/// Whether it is asked at all at the end of this stage.
pub fn is_due(rules: &Ruleset, core: &Core, own: &Own) -> bool {
    is_advanced(rules) && own.stage == Stage::Prussian && annex::may_offer(rules, core, own)
}

fn enter(turn: &mut Turn) -> Next {
    let is_due = is_due(turn.rules, turn.core, turn.own);
    if is_due { Next::Wait } else { Next::To(Phase::StageEnds) }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, PRUSSIA, About::PeaceOffer)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let offered = *action == Action::Accept;
    turn.log.reveal();
    turn.log.all(|| Event::PeaceOffered { offered });
    if offered { Next::On } else { Next::To(Phase::StageEnds) }
}
