//! `POL_6`: a power sends a general to its off-map box (M-17.5.19, M-17.5.20, R-54).

use board::{CardSet, PowerId};

use super::asked_of;
use crate::corps;
use crate::out_of_turn::not_this_now;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::question::{About, CorpsForm, Form, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; asked of each power that owes a corps.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: false, check, apply, random: None };

/// Whoever has no choice, by what everybody sees, sends his general at once.
fn enter(turn: &mut Turn) -> Next {
    corps::note_duties(turn.rules, turn.core, turn.own);
    while let Some(power) = corps::chooser(turn.own) {
        // With an empty hand nobody off the board can be sent.
        let choices = corps::choices(turn.rules, turn.core, power);
        if choices.len() != 1 || !turn.core.secret.hands[power.index()].is_empty() {
            return Next::Wait;
        }
        let general = choices.first().expect("one general");
        corps::send(turn.rules, turn.core, turn.own, general, &CardSet::EMPTY, turn.log);
    }
    Next::Return
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, corps::chooser(look.own)?, About::Corps)
}

/// Generals on the board as a list, those off it with a payment as a form.
fn offer(look: &Look, _seat: Seat, question: &Question) -> Legal {
    let power = question.power;
    let choices = corps::choices(look.rules, look.core, power);
    let on_board = look.core.on_board(choices);
    let pay = CardSet::EMPTY;
    let mut legal = Legal::default();
    legal.actions.extend(on_board.iter().map(|general| Action::Corps { general, pay }));
    let off = choices.without(on_board);
    if !off.is_empty() {
        let hand = look.core.secret.hands[power.index()];
        legal.forms.push(Form::Corps(CorpsForm { power, generals: off, due: corps::price(look.rules), hand }));
    }
    legal
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Corps { general, pay } = action else { return not_this_now(look) };
    corps::check(look.rules, look.core, look.own, *general, pay)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Corps { general, pay } = action else { unreachable!("a corps is sent") };
    corps::send(turn.rules, turn.core, turn.own, *general, pay, turn.log);
    Next::Again
}
