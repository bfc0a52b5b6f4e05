//! The way into FRIEDRICH: the open decision is found, and answers are put before it.

use super::out_of_turn;
use super::sequence;
use super::state::Phase;
use super::turn::{Look, Next, Turn};
use super::victory;
use crate::action::Action;
use crate::chance::Dice;
use crate::event::{Event, Log};
use crate::ids;
use crate::question::{Legal, Question};
use crate::refusal::{Refusal, Why};
use crate::ruleset::{Ruleset, Seat};
use crate::sequence::any_of;
use crate::shared::armies;
use crate::state::{State, Title};

fn look<'a>(rules: &'a Ruleset, state: &'a State) -> Look<'a> {
    let Title::Friedrich(own) = &state.title else { unreachable!("a FRIEDRICH ruleset plays a FRIEDRICH state") };
    Look { rules, core: &state.core, own }
}

fn turn<'a>(rules: &'a Ruleset, state: &'a mut State, log: &'a mut Log) -> Turn<'a> {
    let State { core, title } = state;
    let Title::Friedrich(own) = title else { unreachable!("a FRIEDRICH ruleset plays a FRIEDRICH state") };
    Turn { rules, core, own, log }
}

/// The question open to a seat, if any.
pub(crate) fn asked(rules: &Ruleset, state: &State, seat: Seat) -> Option<Question> {
    open_question(&look(rules, state), seat)
}

fn open_question(look: &Look, seat: Seat) -> Option<Question> {
    sequence::decision(look.own).and_then(|decision| (decision.asked)(look, seat))
}

/// Everything the seat may answer.
pub(crate) fn legal(rules: &Ruleset, state: &State, seat: Seat) -> Legal {
    let look = look(rules, state);
    let mut legal = Legal::default();
    if look.own.phase == Phase::Over {
        return legal;
    }
    let question = open_question(&look, seat);
    legal.free = match (look.own.phase, question) {
        // Whoever is done may still change his mind until all are.
        (Phase::Deploy, None) => armies::deployments(rules, look.core, seat),
        (Phase::Deploy, Some(_)) => Vec::new(),
        _ => armies::transfers(rules, look.core, seat),
    };
    if let (Some(decision), Some(question)) = (sequence::decision(look.own), question) {
        let offered = (decision.offer)(&look, seat, &question);
        legal.actions = offered.actions;
        legal.forms = offered.forms;
    }
    legal
}

/// The one judge: whether a seat may do this now.
pub(crate) fn check(rules: &Ruleset, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let look = look(rules, state);
    if look.own.phase == Phase::Over {
        return Err(Why::GameOver.under(ids::F_12_1));
    }
    if !out_of_turn::is_known(action) {
        return Err(Why::NotInThisGame.under(ids::F_2_4));
    }
    if let Some(judged) = armies::check_unasked(rules, look.core, seat, action, look.own.phase == Phase::Deploy) {
        return judged;
    }
    match (sequence::decision(look.own), open_question(&look, seat)) {
        (Some(decision), Some(question)) => (decision.check)(&look, seat, question.power, action),
        _ => Err(Why::NotAsked.under(out_of_turn::who(rules, look.core, look.own, seat, action))),
    }
}

/// Carries out a judged action, and everything that follows without a decision. Nothing here refuses.
pub(crate) fn apply(rules: &Ruleset, state: &mut State, seat: Seat, action: &Action, log: &mut Log) {
    let mut turn = turn(rules, state, log);
    let next = match action {
        Action::Transfer(transfer) => {
            armies::transfer(turn.core, transfer);
            Next::Wait
        }
        Action::Resign => {
            resign(&mut turn, seat);
            Next::Wait
        }
        answer => {
            let decision = sequence::decision(turn.own).expect("the judge let an answer through");
            (decision.apply)(&mut turn, seat, answer)
        }
    };
    sequence::play_on(&mut turn, next);
}

/// Runs the automatic steps of a position set up by hand or for the first time.
pub(crate) fn run(rules: &Ruleset, state: &mut State, log: &mut Log) {
    sequence::play_on(&mut turn(rules, state, log), Next::Again);
}

/// Design 4: with two seats the other side wins, with more a stand-in plays on.
fn resign(turn: &mut Turn, seat: Seat) {
    turn.core.resigned |= 1 << seat.0;
    turn.log.all(|| Event::Resigned { seat });
    turn.log.reveal();
    if turn.rules.mode.players == 2 {
        victory::win_by_resignation(turn, seat);
    }
}

/// Any legal answer of an asked seat; every legal one can come up.
pub(crate) fn random_action(rules: &Ruleset, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let look = look(rules, state);
    let question = open_question(&look, seat)?;
    let decision = sequence::decision(look.own)?;
    match decision.random {
        Some(random) => Some(random(&look, seat, &question, dice)),
        None => any_of(rules, look.core, &(decision.offer)(&look, seat, &question), dice),
    }
}
