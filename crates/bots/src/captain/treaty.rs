//! MARIA's negotiations: short truces that serve both sides, and what an offer of others is worth.

use board::PowerId;
use rules::clause::{Clause, Ground, Proposal, Term};
use rules::question::AnswerForm;
use rules::view::TitleView;
use rules::{Action, Dice, Form, Seat};

use super::judge::Judge;
use super::sketch::bit;
use crate::bot::Situation;

/// A treaty must bring this much, in troops, to be worth the ink.
const LEAST_WORTH: f32 = 0.2;
/// What a truce is worth besides while a third player is ahead of both.
const AGAINST_THE_LEADER: f32 = 0.4;
/// A truce holds this turn and the next.
const TURNS: u8 = 1;
/// A card a turn, in troops.
const SUBSIDY: f32 = 1.4;
/// A vote, a card of politics, ground not to be trodden: what a promise binds, and what the promise of another is worth.
const BOUND: f32 = 1.0;
const PROMISED: f32 = 0.6;

impl Judge<'_> {
    fn seat_of(&self, power: PowerId) -> Option<Seat> {
        self.sketch.view.powers.iter().find(|seen| seen.power == power).map(|seen| seen.seat)
    }

    /// What the attacks one power could make on another are worth to it.
    fn hope(&self, attacker: PowerId, target: PowerId) -> f32 {
        let sketch = self.sketch;
        let mut sum = 0.0;
        for (from, stack) in sketch.stacks(bit(attacker)) {
            for (at, foe) in sketch.stacks(bit(target)) {
                let near = self.nearness(sketch.distance(from, at));
                if near > 0.0 {
                    let worth = self.fight(self.force(stack, attacker, from), self.force(foe, target, at));
                    sum += near * worth.max(0.0);
                }
            }
        }
        sum
    }

    /// What one promise is worth to a seat, whoever gives it.
    fn promise(&self, seat: Seat, clause: &Clause) -> f32 {
        let (bound, view) = (self.seat_of(clause.power) == Some(seat), self.sketch.view);
        let turns = f32::from(clause.until.saturating_sub(view.turn) + 1).min(3.0);
        match clause.term {
            Term::NoAttack { target, .. } => {
                let hope = turns * self.hope(clause.power, target);
                if bound {
                    -hope
                } else if self.seat_of(target) == Some(seat) {
                    hope
                } else {
                    0.0
                }
            }
            Term::Subsidy { receiver, turns } => {
                let cards = SUBSIDY * f32::from(turns);
                let given = if bound { -cards } else { 0.0 };
                given + if self.seat_of(receiver) == Some(seat) { cards } else { 0.0 }
            }
            _ if bound => -BOUND,
            _ => PROMISED,
        }
    }

    /// How near a seat is to its victory.
    fn lead(&self, seat: Seat) -> f32 {
        let own = self.sketch.view.powers.iter().filter(|power| power.seat == seat);
        let goals = own.filter_map(|power| power.standing);
        goals.map(|goal| f32::from(goal.held) / f32::from(goal.needed.max(1))).fold(0.0, f32::max)
    }

    /// What a whole treaty between two seats is worth to the first.
    fn treaty(&self, seat: Seat, other: Seat, clauses: &[Clause]) -> f32 {
        let promises: f32 = clauses.iter().map(|clause| self.promise(seat, clause)).sum();
        let ahead = self.lead(seat).max(self.lead(other));
        let mut thirds = self.sketch.rules.seats().filter(|&third| third != seat && third != other);
        let truce = clauses.iter().any(|clause| matches!(clause.term, Term::NoAttack { .. }));
        let against = truce && thirds.any(|third| self.lead(third) > ahead);
        promises + if against { AGAINST_THE_LEADER } else { 0.0 }
    }
}

/// Agrees to what is worth it and declines the rest; `None` if nobody waits for an answer.
pub fn answer(judge: &Judge, situation: &Situation) -> Option<Action> {
    let TitleView::Maria(own) = &situation.view.title else { return None };
    let answers = situation.legal.free.iter().filter_map(|form| match form {
        Form::Answer(AnswerForm { treaty, acts }) => Some((*treaty, acts)),
        _ => None,
    });
    for (number, acts) in answers {
        let offer = own.treaty_list.iter().find(|offer| offer.number == number && offer.to == situation.seat);
        let Some(offer) = offer.filter(|offer| !offer.in_force) else { continue };
        let clauses: Vec<Clause> = offer.clauses.iter().map(|one| one.clause).collect();
        let agree = Action::Agree { treaty: number };
        let wanted = judge.treaty(situation.seat, offer.from, &clauses) > LEAST_WORTH;
        return Some(if wanted && acts.contains(&agree) { agree } else { Action::Decline { treaty: number } });
    }
    None
}

/// A truce that serves both sides, offered once a turn at most to a player with whom there is no treaty yet.
pub fn offer(judge: &Judge, situation: &Situation, dice: &mut Dice) -> Option<Action> {
    let (view, power) = (situation.view, situation.question.power);
    let TitleView::Maria(own) = &view.title else { return None };
    let last = situation.legal.free.iter().find_map(|form| match form {
        Form::Propose(form) => Some(form.last),
        _ => None,
    })?;
    if situation.rules.seats().count() < 3 || own.treaty_list.iter().any(|treaty| treaty.from == situation.seat) {
        return None;
    }
    let until = view.turn.saturating_add(TURNS).min(last);
    let hostile = judge.sketch.hostile(power);
    let mut best: Option<(f32, Proposal)> = None;
    for foe in view.powers.iter().filter(|foe| hostile & bit(foe.power) != 0 && foe.present && !foe.neutral) {
        let bound = own.treaty_list.iter().any(|treaty| treaty.from == foe.seat || treaty.to == foe.seat);
        if foe.seat == situation.seat || bound {
            continue;
        }
        let truce = |power: PowerId, target: PowerId| Clause {
            power,
            until,
            term: Term::NoAttack { target, ground: Ground::EVERYWHERE },
            condition: None,
        };
        let clauses = [truce(power, foe.power), truce(foe.power, power)];
        let ours = judge.treaty(situation.seat, foe.seat, &clauses);
        let theirs = judge.treaty(foe.seat, situation.seat, &clauses);
        if ours > LEAST_WORTH && theirs > LEAST_WORTH && best.is_none_or(|(worth, _)| ours > worth) {
            best = Proposal::new(foe.seat, &clauses).map(|proposal| (ours, proposal));
        }
    }
    let action = Action::Propose(best?.1);
    let world = situation.rules.sample(view, dice);
    world.check(situation.rules, situation.seat, &action).is_ok().then_some(action)
}
