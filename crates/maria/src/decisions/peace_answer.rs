//! `END_PS`: Austria accepts the peace, or refuses it (M-19.1.3).

use super::{asked_of, check_yes_or_no, wait, yes_or_no};
use crate::annex;
use crate::powers::AUSTRIA;
use crate::state::Phase;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::event::Event;
use engine::question::{About, Question};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; Austria's seat is asked.
pub const DECISION: Decision =
    Decision { enter: wait, asked, offer: yes_or_no, is_judged: false, check: check_yes_or_no, apply, random: None };

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, AUSTRIA, About::PeaceAnswer)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let accepted = *action == Action::Accept;
    turn.log.reveal();
    turn.log.all(|| Event::PeaceAnswered { accepted });
    if !accepted {
        return Next::To(Phase::StageEnds);
    }
    annex::conclude(turn.rules, turn.core, turn.own, turn.log);
    Next::Call(Phase::Settle, Phase::Annex)
}
