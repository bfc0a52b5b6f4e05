//! The way into MARIA: the open decision is found, and judged answers are carried out.

use board::PowerId;

use crate::acting::active_powers;
use crate::decisions::{deploy, union};
use crate::judge::check;
use crate::rules::Ruleset;
use crate::rules::is_two_player;
use crate::state::{Own, Phase};
use crate::turn::{Look, Maria, Next, Turn};
use crate::{march, release, treaty, victory};
use engine::action::{Action, Recruit};
use engine::chance::Dice;
use engine::event::Event;
use engine::question::{Form, Legal};
use engine::ruleset::Seat;
use engine::sequence::{decision, open_question, play_on};
use engine::shared::armies;
use engine::state::Core;

/// How often a random player turns to treaties: seldom, for an offer in force binds for turns.
const TREATY_ONE_IN: usize = 64;

/// The power whose decision or stage it is, for the view.
pub fn acting_power(rules: &Ruleset, core: &Core, own: &Own) -> Option<PowerId> {
    // These are asked of players or of several powers: the stage names who acts.
    let asks_players = matches!(
        own.phase,
        Phase::Deploy
            | Phase::Movement
            | Phase::Trump
            | Phase::Vote
            | Phase::Displace
            | Phase::Command
            | Phase::Consent
    );
    let look = Look { rules, core, own };
    let asked = || rules.seats().find_map(|seat| open_question(&look, seat)).map(|question| question.power);
    let asked = if asks_players { None } else { asked() };
    asked.or_else(|| active_powers(core, own).first().copied())
}

/// whether this order to recruit will wait for a commander or a consent before anything is paid.
pub fn waits_for_union(look: &Look, seat: Seat, order: &Recruit) -> bool {
    let may_wait = matches!(look.own.phase, Phase::WinterRecruit | Phase::EffectChoice);
    may_wait && union::next_union(look, seat, order).is_some()
}

/// Carries out a judged action, and everything that follows without a decision. Nothing here refuses.
pub fn apply(turn: &mut Turn, seat: Seat, action: &Action) {
    let next = match action {
        Action::Transfer(transfer) => {
            armies::transfer(turn.core, transfer);
            Next::Again
        }
        Action::Resign => {
            resign(turn, seat);
            Next::Again
        }
        _ if treaty::is_negotiation(action) => {
            if matches!(action, Action::Agree { .. }) {
                march::forget_declined(turn.own);
            }
            treaty::act(turn.rules, turn.core, turn.own, seat, action, turn.log);
            Next::Again
        }
        answer => {
            let decision = decision::<Maria>(turn.own).expect("the judge let an answer through");
            (decision.apply)(turn, seat, answer)
        }
    };
    go_on(turn, next);
}

/// Runs the automatic steps of a position set up by hand or for the first time.
pub fn run(turn: &mut Turn) {
    go_on(turn, Next::Again);
}

/// Plays on to the next question, and sees to it that it has an answer.
fn go_on(turn: &mut Turn, next: Next) {
    play_on(turn, next);
    if turn.own.outcome.is_none() && turn.own.secret.waiting.is_none() {
        march::forget_choice(turn.rules, turn.core);
    }
    release::release_without_answer(turn);
}

/// Design 4: with two seats the other side wins, with more a stand-in plays on.
fn resign(turn: &mut Turn, seat: Seat) {
    turn.core.resigned.insert(seat);
    turn.log.all(|| Event::Resigned { seat });
    turn.log.reveal();
    if is_two_player(turn.rules) {
        victory::win_by_resignation(turn.rules, turn.core, turn.own, seat, turn.log);
    }
}

/// Any legal answer of an asked seat; every legal one can come up.
pub fn random_action(look: &Look, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let decision = decision::<Maria>(look.own)?;
    let question = (decision.asked)(look, seat)?;
    if dice.one_in(TREATY_ONE_IN)
        && let Some(action) = random_negotiation(look, seat, dice)
    {
        return Some(action);
    }
    match decision.random {
        Some(random) => Some(random(look, seat, &question, dice)),
        None => from_offer(look, seat, &(decision.offer)(look, seat, &question), dice),
    }
}

/// An offer, an answer to one, or a contract between two powers of the seat; the judge has the last word.
fn random_negotiation(look: &Look, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let forms = treaty::forms(look.rules, look.core, look.own, seat);
    let form = forms.get(dice.below(forms.len().max(1)))?;
    let action = form.fill(Some((look.rules, look.core)), dice)?;
    check(look, seat, &action).ok().map(|()| action)
}

/// One of a list the judge has not seen: he is asked of what is drawn, not of everything.
fn from_offer(look: &Look, seat: Seat, legal: &Legal, dice: &mut Dice) -> Option<Action> {
    let choices = legal.actions.len() + legal.forms.len();
    if choices == 0 {
        return None;
    }
    let is_open = |form: &Form| match form {
        Form::Deploy(form) => deploy::is_open(look.own, form.power),
        _ => true,
    };
    let is_legal = |action: &Action| check(look, seat, action).is_ok();
    for _ in 0..8 {
        let at = dice.below(choices);
        let drawn = match at.checked_sub(legal.actions.len()) {
            None => legal.actions.get(at).copied(),
            Some(at) => {
                let form = legal.forms.get(at).filter(|form| is_open(form));
                form.and_then(|form| form.fill(Some((look.rules, look.core)), dice))
            }
        };
        if let Some(action) = drawn.filter(is_legal) {
            return Some(action);
        }
    }
    let examples = legal.forms.iter().filter(|form| is_open(form)).map(Form::example);
    examples.chain(legal.actions.iter().copied()).find(is_legal)
}
