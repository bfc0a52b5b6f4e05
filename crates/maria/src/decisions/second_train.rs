//! ANNEX step 5: where the second Prussian train comes in (M-19.1.13, R-63).

use board::PowerId;

use super::{asked_of, listed};
use crate::out_of_turn::not_this_now;
use crate::powers::PRUSSIA;
use crate::state::Expulsion;
use crate::state::{Phase, Stage};
use crate::turn::{Decision, Look, Next, Turn};
use crate::{annex, displace};
use engine::action::Action;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; Prussia's seat is asked.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: false, check, apply, random: None };

/// a train that found no place at the peace waits for a Prussian stage that has one, before any card is drawn.
pub fn bring_owed(turn: &mut Turn) -> Next {
    let may_be_owed = turn.own.stage == Stage::Prussian && turn.own.annexed;
    if may_be_owed { Next::Call(Phase::SecondTrain, Phase::Draw) } else { Next::On }
}

/// at the peace guests leave before the train comes in.
pub fn send_guests_off(turn: &mut Turn) -> Next {
    let guests = annex::guests_in_prussia(turn.rules, turn.core, turn.own);
    if guests.is_empty() {
        return Next::Call(Phase::SecondTrain, Phase::StageEnds);
    }
    displace::begin(turn.own, guests, Expulsion::Guests);
    Next::Call(Phase::Settle, Phase::Guests)
}

fn enter(turn: &mut Turn) -> Next {
    let waiting = annex::second_train(turn.rules, turn.core);
    match (waiting, annex::second_train_sites(turn.rules, turn.core, turn.own).as_slice()) {
        (None, _) | (_, []) => Next::Return,
        (Some(train), &[city]) => {
            annex::place_second_train(turn.core, turn.own, train, city, turn.log);
            Next::Return
        }
        _ => Next::Wait,
    }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, PRUSSIA, About::SecondTrain)
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let Some(piece) = annex::second_train(look.rules, look.core) else { return Legal::default() };
    let sites = annex::second_train_sites(look.rules, look.core, look.own).into_iter();
    listed(sites.map(|city| Action::Settle { piece, city }).collect())
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Settle { piece, city } = *action else { return not_this_now(look) };
    if annex::second_train(look.rules, look.core) != Some(piece) {
        return Err(Why::NotAChoice { piece }.under(ids::M_19_1_13));
    }
    let is_open = annex::second_train_sites(look.rules, look.core, look.own).contains(&city);
    if is_open { Ok(()) } else { Err(Why::NoSiteForSecondTrain { city }.under(ids::M_19_1_13)) }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Settle { piece, city } = *action else { unreachable!("a place is chosen") };
    annex::place_second_train(turn.core, turn.own, piece, city, turn.log);
    Next::Return
}
