//! The way into FRIEDRICH: the open decision is found, and answers are put before it.

use crate::out_of_turn;
use crate::state::Phase;
use crate::turn::{Friedrich, Look, Next, Turn};
use crate::victory;
use engine::action::Action;
use engine::chance::Dice;
use engine::event::Event;
use engine::ids;
use engine::question::Legal;
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::sequence::{any_of, decision, open_question, play_on};
use engine::shared::armies;

/// Everything the seat may answer.
pub fn legal(look: &Look, seat: Seat) -> Legal {
    let mut legal = Legal::default();
    if look.own.phase == Phase::Over {
        return legal;
    }
    let question = open_question(look, seat);
    legal.free = match (look.own.phase, question) {
        // Whoever is done may still change his mind until all are.
        (Phase::Deploy, None) => armies::deployments(look.rules, look.core, seat),
        (Phase::Deploy, Some(_)) => Vec::new(),
        _ => armies::transfers(look.rules, look.core, seat),
    };
    if let (Some(decision), Some(question)) = (decision::<Friedrich>(look.own), question) {
        let offered = (decision.offer)(look, seat, &question);
        legal.actions = offered.actions;
        legal.forms = offered.forms;
    }
    legal
}

/// The one judge: whether a seat may do this now.
pub fn check(look: &Look, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if look.own.phase == Phase::Over {
        return Err(Why::GameOver.under(ids::F_12_1));
    }
    if !out_of_turn::is_known(action) {
        return Err(Why::NotInThisGame.under(ids::F_2_4));
    }
    if let Some(judged) = armies::check_unasked(look.rules, look.core, seat, action, look.own.phase == Phase::Deploy) {
        return judged;
    }
    match (decision::<Friedrich>(look.own), open_question(look, seat)) {
        (Some(decision), Some(question)) => (decision.check)(look, seat, question.power, action),
        _ => Err(Why::NotAsked.under(out_of_turn::who(look.rules, look.core, look.own, seat, action))),
    }
}

/// Carries out a judged action, and everything that follows without a decision. Nothing here refuses.
pub fn apply(turn: &mut Turn, seat: Seat, action: &Action) {
    let next = match action {
        Action::Transfer(transfer) => {
            armies::transfer(turn.core, transfer);
            Next::Wait
        }
        Action::Resign => {
            resign(turn, seat);
            Next::Wait
        }
        answer => {
            let decision = decision::<Friedrich>(turn.own).expect("the judge let an answer through");
            (decision.apply)(turn, seat, answer)
        }
    };
    play_on(turn, next);
}

/// Runs the automatic steps of a position set up by hand or for the first time.
pub fn run(turn: &mut Turn) {
    play_on(turn, Next::Again);
}

/// Design 4: with two seats the other side wins, with more a stand-in plays on.
fn resign(turn: &mut Turn, seat: Seat) {
    turn.core.resigned.insert(seat);
    turn.log.all(|| Event::Resigned { seat });
    turn.log.reveal();
    if turn.rules.mode.players == 2 {
        victory::win_by_resignation(turn, seat);
    }
}

/// Any legal answer of an asked seat; every legal one can come up.
pub fn random_action(look: &Look, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let question = open_question(look, seat)?;
    let decision = decision::<Friedrich>(look.own)?;
    match decision.random {
        Some(random) => Some(random(look, seat, &question, dice)),
        None => any_of(look.rules, look.core, &(decision.offer)(look, seat, &question), dice),
    }
}
