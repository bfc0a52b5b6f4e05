//! what happens to promises when every answer would break one.

use crate::rules::Ruleset;
use crate::state::{Own, Phase};
use crate::treaties::Treaties;
use crate::turn::{Look, Turn};
use crate::{breach, judge, treaty};
use engine::action::Action;
use engine::clause::{Release, TreatyId};
use engine::question::{Form, Legal};
use engine::ruleset::Seat;
use engine::sequence::open_question;
use engine::state::Core;

/// Questions that have no answer every treaty leaves open, such as to end, to pass or to throw a card away.
fn can_leave_no_answer(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Displace
            | Phase::SecondTrain
            | Phase::PeaceOffer
            | Phase::PeaceAnswer
            | Phase::Vote
            | Phase::EffectChoice
    )
}

/// if every answer open to a seat would break a clause, the clauses in the way of one are released, as few as
/// can be.
pub fn release_without_answer(turn: &mut Turn) {
    if !can_leave_no_answer(turn.own.phase) || turn.own.treaties.binding().next().is_none() {
        return;
    }
    for seat in turn.rules.seats() {
        let look = turn.look();
        if open_question(&look, seat).is_none() || has_answer(&judge::legal(&look, seat)) {
            continue;
        }
        let mut untied = *turn.own;
        untied.treaties = Treaties::NONE;
        let answers = judge::legal(&Look { own: &untied, ..look }, seat);
        let examples = answers.forms.iter().map(Form::example);
        let answers = answers.actions.iter().copied().chain(examples);
        let ways = answers.map(|answer| in_the_way(turn.rules, turn.core, turn.own, seat, &answer));
        for (number, at) in ways.min_by_key(Vec::len).unwrap_or_default() {
            treaty::release(turn.own, number, at, Release::NoOtherWay, turn.log);
        }
    }
}

fn has_answer(legal: &Legal) -> bool {
    !legal.actions.is_empty() || !legal.forms.is_empty()
}

/// The clauses an answer would break.
fn in_the_way(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, answer: &Action) -> Vec<(TreatyId, usize)> {
    let broken = own.treaties.binding().filter(|&(treaty, _, clause)| {
        breach::breaks(rules, core, own, seat, &clause, answer).is_some()
            && breach::holds(rules, core, own, treaty, clause.condition)
    });
    broken.map(|(treaty, at, _)| (treaty.number, at)).collect()
}
