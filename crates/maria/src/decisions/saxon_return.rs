//! `SAX_AUSTRIAN`: the Saxon general comes back at once, or stays away (M-19.3.13).

use board::PowerId;

use super::{asked_of, wait};
use crate::out_of_turn::not_this_now;
use crate::powers::SAXONY;
use crate::state::Phase;
use crate::turn::{Decision, Look, Next, Turn};
use crate::{march, winter};
use engine::action::Action;
use engine::ids;
use engine::question::{About, Form, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; the seat that has just gained Saxony is asked.
pub const DECISION: Decision = Decision { enter: wait, asked, offer, is_judged: false, check, apply, random: None };

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, SAXONY, About::SaxonReturn)
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let form = winter::return_form(look.rules, look.core, look.own);
    Legal { actions: vec![Action::Pass], forms: form.map(Form::Recruit).into_iter().collect(), ..Legal::default() }
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Recruit(order) if order.power != SAXONY => {
            Err(Why::NotRecruiting { power: order.power }.under(ids::M_19_3_13))
        }
        Action::Recruit(order) => winter::check_return(look.rules, look.core, look.own, order),
        _ => not_this_now(look),
    }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    turn.log.reveal();
    let Action::Recruit(order) = action else { return Next::To(Phase::Settle) };
    winter::perform(turn.rules, turn.core, turn.own, order, turn.log);
    let mut back = turn.rules.generals_of(order.power).iter().zip(order.generals);
    let needs_commander = match back.find(|(_, city)| city.is_some()) {
        Some((general, Some(city))) => march::wait_for_commander(turn.rules, turn.core, turn.own, general, city),
        _ => false,
    };
    Next::To(if needs_commander { Phase::Command } else { Phase::Settle })
}
