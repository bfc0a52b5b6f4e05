//! **captain**: rules of thumb over a hand-made evaluation, for every decision of both games.
//!
//! He sketches the position from the view, guesses what is hidden, and takes what his evaluation likes best. Duels he
//! solves.

mod bargain;
mod cards;
mod fate;
mod fight;
mod fronts;
mod hands;
mod judge;
mod march;
mod odds;
mod plan;
mod politics;
mod recall;
mod recruitment;
mod sketch;
mod treaty;
mod truces;
mod weights;

use board::{PieceId, PowerId, PowerSet};
use rules::question::About;
use rules::{Action, Dice, Form, Ruleset, View};

use crate::answer;
use crate::bot::{Bot, Budget, Situation};
use judge::Judge;
use sketch::Sketch;

pub struct Captain {
    dice: Dice,
}

impl Captain {
    pub fn new(seed: u64) -> Captain {
        Captain { dice: Dice::new(seed) }
    }
}

/// What the position is worth to a power and those of its side and player, in troops, as captain weighs it.
pub fn evaluation(rules: &Ruleset, view: &View, power: PowerId) -> f32 {
    Judge::new(&Sketch::new(rules, view, power)).position()
}

impl Bot for Captain {
    fn name(&self) -> &'static str {
        "captain"
    }

    fn decide(&mut self, situation: &Situation, budget: Budget) -> Action {
        let sketch = Sketch::new(situation.rules, situation.view, situation.question.power);
        let choice = self.choose(&sketch, situation, budget);
        choice.unwrap_or_else(|| answer::at_random(situation, &mut self.dice))
    }
}

impl Captain {
    /// `None` where any answer is as good as another.
    fn choose(&mut self, sketch: &Sketch, situation: &Situation, budget: Budget) -> Option<Action> {
        if let Some(answer) = self.negotiate(sketch, situation) {
            return Some(answer);
        }
        match situation.question.about {
            About::Deploy => form(situation, |form| match form {
                Form::Deploy(deploy) if answer::is_asked_for(situation, form) => {
                    Some(recruitment::deploy(sketch, deploy))
                }
                _ => None,
            }),
            About::Movement => Some(self.movement(sketch, situation, budget)),
            About::CombatOrder => fight::order(&Judge::new(sketch), &situation.legal.actions),
            About::Evade => Some(fight::evade(&Judge::new(sketch), situation).unwrap_or(Action::Pass)),
            About::Duel { score, .. } => Some(fight::play(sketch, situation, score, budget, &mut self.dice)),
            About::Retreat { .. } => fight::retreat(sketch, situation),
            About::Offensive => Some(bargain::offensive(&Judge::new(sketch), situation)),
            About::Fate { card, suit } => fate::answer(&Judge::new(sketch), situation, card, suit),
            About::Winter => Some(self.recruitment(sketch, situation).unwrap_or(Action::End)),
            About::SaxonReturn => Some(self.recruitment(sketch, situation).unwrap_or(Action::Pass)),
            About::Trump => Some(Action::Trump { suit: politics::trump(sketch) }),
            About::Bid => Some(politics::bid(&Judge::new(sketch), situation)),
            About::Influence => Some(politics::influence(&Judge::new(sketch), situation)),
            About::Execute { card } => politics::execute(&Judge::new(sketch), situation, card),
            About::Hussars => Some(politics::hussar(sketch, situation)),
            About::Vote { .. } => politics::vote(&Judge::new(sketch), situation),
            About::PaySupply { due } => {
                let power = situation.question.power;
                form(situation, |form| match form {
                    Form::Pay(pay) => {
                        let needs = cards::suit_needs(sketch, power);
                        cards::payment(situation.rules, &needs, &pay.hand, usize::from(due))
                            .map(|pay| Action::Pay { pay })
                    }
                    _ => None,
                })
            }
            About::Effect { .. } => self.effect(sketch, situation),
            _ => listed(sketch, situation),
        }
    }

    /// Offers of others are answered at once; own ones are made when cards are bid.
    fn negotiate(&mut self, sketch: &Sketch, situation: &Situation) -> Option<Action> {
        if situation.legal.free.is_empty() || !sketch.is_maria() {
            return None;
        }
        let judge = Judge::new(sketch);
        let answer = treaty::answer(&judge, situation);
        if answer.is_some() || situation.question.about != About::Bid {
            return answer;
        }
        treaty::offer(&judge, situation, &mut self.dice)
    }

    /// Recruits first, then the first march of the best plan, then the end.
    fn movement(&mut self, sketch: &Sketch, situation: &Situation, budget: Budget) -> Action {
        if let Some(action) = self.recruitment(sketch, situation) {
            return action;
        }
        let judge = Judge::new(sketch);
        if let Some(action) = plan::first_march(&judge, situation, budget) {
            return action;
        }
        enter(&judge, situation).unwrap_or(Action::End)
    }

    fn recruitment(&mut self, sketch: &Sketch, situation: &Situation) -> Option<Action> {
        let dice = &mut self.dice;
        situation.legal.forms.iter().find_map(|form| match form {
            Form::Recruit(form) => recruitment::recruit(sketch, situation, form, dice),
            _ => None,
        })
    }

    /// The choice an instruction leaves: troops are placed, cards given up, offers taken.
    fn effect(&mut self, sketch: &Sketch, situation: &Situation) -> Option<Action> {
        let recruits = self.recruitment(sketch, situation);
        let discards = form(situation, |form| match form {
            Form::Discard(form) => Some(politics::give_up(sketch, form.power, &form.hand, form.number)),
            _ => None,
        });
        recruits.or(discards).or_else(|| listed(sketch, situation))
    }
}

/// Answers of short lists, each by its own rule of thumb.
fn listed(sketch: &Sketch, situation: &Situation) -> Option<Action> {
    let judge = Judge::new(sketch);
    let power = situation.question.power;
    let needs = cards::suit_needs(sketch, power);
    let rules = situation.rules;
    let troops = |general: PieceId| sketch.troops[general.index()];
    let worth = |action: &Action| match *action {
        Action::Discard { card } | Action::Give { card } => -cards::worth(rules, &needs, card),
        Action::Leave { general } | Action::Corps { general, .. } => -troops(general),
        Action::Shift { boxes } => f32::from(boxes),
        Action::Feed { generals } => sketch.sum(generals),
        Action::Settle { piece, city } => settle(&judge, piece, city),
        Action::Command { general } => 1.0 - 0.01 * f32::from(general.0),
        Action::Accept => bargain::accept(&judge, situation).unwrap_or(0.5),
        _ => 0.0,
    };
    situation.legal.actions.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)))
}

fn settle(judge: &Judge, piece: PieceId, city: board::CityId) -> f32 {
    if judge.sketch.rules.is_general(piece) {
        judge.stand(board::PieceSet::one(piece), city)
    } else {
        judge.train_gain(piece, &[city])[0]
    }
}

/// The first form this makes something of.
fn form(situation: &Situation, fill: impl Fn(&Form) -> Option<Action>) -> Option<Action> {
    situation.legal.forms.iter().find_map(fill)
}

/// Brings a train in where it serves best, if the power has none on the board.
fn enter(judge: &Judge, situation: &Situation) -> Option<Action> {
    let sketch = judge.sketch;
    let wanted = |action: &&Action| match **action {
        Action::Enter { train, .. } => {
            let power = sketch.power(train);
            let has = sketch.trains.iter().any(|other| sketch.power(other) == power);
            let abroad = sketch
                .generals_of(PowerSet::one(power))
                .any(|general| !sketch.is_home(power, sketch.city[general.index()]));
            !has && abroad
        }
        _ => false,
    };
    let worth = |action: &Action| match *action {
        Action::Enter { train, city, .. } => judge.train_gain(train, &[city])[0],
        _ => 0.0,
    };
    let entries = situation.legal.actions.iter().filter(wanted);
    entries.max_by(|a, b| worth(a).total_cmp(&worth(b))).copied()
}
