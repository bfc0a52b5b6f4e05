//! ST-S4: every seat distributes the armies of its nations, all at the same time.

use board::PowerId;

use crate::out_of_turn::not_this_now;
use crate::state::Own;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::chance::Dice;
use engine::event::Event;
use engine::question::{About, Form, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;
use engine::shared::armies;

/// The decision as the sequence of play lists it; every seat is asked at once.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: Some(random) };

fn is_open(own: &Own, power: PowerId) -> bool {
    !own.deployed.contains(power)
}

fn enter(turn: &mut Turn) -> Next {
    if turn.rules.order.iter().any(|&power| is_open(turn.own, power)) {
        return Next::Wait;
    }
    turn.log.all(|| Event::TurnBegan { turn: 1 });
    Next::On
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let mut powers = look.rules.order.iter().copied();
    let power = powers.find(|&power| look.core.seat(power) == seat && is_open(look.own, power))?;
    Some(Question { about: About::Deploy, power })
}

fn offer(look: &Look, seat: Seat, _question: &Question) -> Legal {
    Legal { forms: armies::deployments(look.rules, look.core, seat), ..Legal::default() }
}

/// F-1.34 to F-1.37: a deployment is judged whether its seat is still asked or not (`armies::check_unasked`).
fn check(look: &Look, _seat: Seat, _power: PowerId, _action: &Action) -> Result<(), Refusal> {
    not_this_now(look)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Deploy { power, troops } = *action else { unreachable!("armies are being distributed") };
    turn.own.deployed.insert(power);
    armies::deploy(turn.core, power, turn.rules.generals_of(power), &troops, turn.log);
    Next::Again
}

fn random(look: &Look, seat: Seat, question: &Question, dice: &mut Dice) -> Action {
    let legal = offer(look, seat, question);
    // One number is drawn as for any list.
    dice.below(legal.forms.len());
    let open = |form: &&Form| matches!(form, Form::Deploy(form) if is_open(look.own, form.power));
    let form = legal.forms.iter().find(open).expect("an asked seat has armies to distribute");
    form.fill(None, dice).expect("a deployment needs no rules to fill")
}
