//! `POL_5`: the choice an effect of a political card leaves to its power (M-17.5.10, M-17.5.26, M-17.5.27).

use board::{CardSet, PoliticalEffect, PowerId};

use super::{asked_of, union, wait};
use crate::out_of_turn::not_this_now;
use crate::state::Phase;
use crate::turn::{Decision, Look, Next, Turn};
use crate::{effects, march, winter};
use engine::action::Action;
use engine::event::Event;
use engine::ids;
use engine::question::{About, DiscardForm, Form, Legal, Question, RecruitForm};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; the seat of the power that took the card is asked.
pub const DECISION: Decision = Decision { enter: wait, asked, offer, is_judged: false, check, apply, random: None };

/// RP-1: effects one after another, until one leaves a choice or none is left.
pub fn carry_out(turn: &mut Turn) -> Next {
    match effects::run(turn.rules, turn.core, turn.own, turn.log) {
        effects::Progress::Asked => Next::On,
        effects::Progress::Done => Next::Again,
        effects::Progress::Over => Next::To(Phase::Influence),
    }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let (_, power) = effects::current(look.rules, look.own)?;
    let (card, _) = look.own.politics.taken?;
    asked_of(look, seat, power, About::Effect { card, effect: look.own.politics.next_effect })
}

fn offer(look: &Look, _seat: Seat, question: &Question) -> Legal {
    let Look { rules, core, own } = *look;
    let power = question.power;
    let mut legal = Legal::default();
    let Some((effect, _)) = effects::current(rules, own) else { return legal };
    match effect {
        PoliticalEffect::Troops { n, .. } => {
            let terms = winter::open_terms(rules, core, own, power, 0);
            let due = effects::most_troops(rules, core, own, power, n);
            let form = RecruitForm::gift(rules, core, &terms, power, due);
            let form = form.and_then(|form| winter::with_sites(rules, core, own, form));
            legal.forms.extend(form.map(Form::Recruit));
            legal.actions.push(Action::Pass);
        }
        PoliticalEffect::Recruit { max, price, .. } => {
            let terms = winter::open_terms(rules, core, own, power, price);
            let form = RecruitForm::new(rules, core, &terms, power).map(|form| form.at_most(max));
            let form = form.and_then(|form| winter::with_sites(rules, core, own, form));
            legal.forms.extend(form.map(Form::Recruit));
            legal.actions.push(Action::Pass);
        }
        PoliticalEffect::Discard { n, .. } => {
            let hand = core.secret.hands[power.index()];
            legal.forms.push(Form::Discard(DiscardForm { power, number: n, hand }));
        }
        PoliticalEffect::Train { .. } => {
            legal.actions.push(Action::Pass);
            let entries = march::train_entries(rules, core, own, power).into_iter();
            let pay = CardSet::EMPTY;
            legal.actions.extend(entries.map(|(train, city)| Action::Enter { train, city, pay }));
        }
        _ => {}
    }
    legal
}

fn check(look: &Look, _seat: Seat, power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Look { rules, core, own } = *look;
    match (effects::current(rules, own), action) {
        (_, Action::Recruit(order)) => {
            union::check_returns(look, order)?;
            effects::check_recruit(rules, core, own, order)
        }
        (_, Action::Discards { cards }) => effects::check_discard(rules, core, own, cards),
        (Some((PoliticalEffect::Train { .. }, _)), Action::Enter { train, city, pay }) => {
            if !pay.is_empty() {
                return Err(Why::NothingToPay.under(ids::M_17_5_10));
            }
            if rules.power(*train) != power {
                return Err(Why::NotMeantByCard { piece: *train }.under(ids::M_17_5_10));
            }
            march::check_train(rules, core, own, *train, *city)
        }
        (Some((PoliticalEffect::Recruit { .. } | PoliticalEffect::Train { .. }, _)), Action::Pass) => Ok(()),
        (Some((PoliticalEffect::Troops { n, .. }, power)), Action::Pass) => {
            effects::check_no_room(rules, core, own, power, n)
        }
        (_, Action::Pass) => Err(Why::CannotDecline.under(ids::RP_1)),
        _ => not_this_now(look),
    }
}

fn apply(turn: &mut Turn, seat: Seat, action: &Action) -> Next {
    let (_, power) = effects::current(turn.rules, turn.own).expect("an effect leaves a choice");
    turn.log.reveal();
    match action {
        Action::Recruit(order) => return union::recruit_or_wait(turn, seat, order),
        Action::Discards { cards } => effects::discard(turn.core, power, cards, turn.log),
        Action::Enter { train, city, .. } => {
            effects::enter_train(turn.rules, turn.core, turn.own, *train, *city, turn.log);
        }
        Action::Pass => turn.log.all(|| Event::Declined { power }),
        _ => unreachable!("the judge let through what the card does not ask"),
    }
    effects::done(turn.own);
    Next::To(Phase::Effects)
}
