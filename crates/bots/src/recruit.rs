//! **recruit**: plays at random, but not like a fool.
//!
//! He marches anywhere except next to a clearly stronger enemy or away from his supply, takes what lies on his way,
//! plays the smallest card that turns a fight and gives up one he cannot turn. Everything else is chance.

use board::{PieceId, PieceSet};
use rules::question::About;
use rules::{Action, Dice, Form, Path, View};

use crate::answer;
use crate::bot::{Bot, Budget, Situation};

pub struct Recruit {
    dice: Dice,
}

impl Recruit {
    pub fn new(seed: u64) -> Recruit {
        Recruit { dice: Dice::new(seed) }
    }
}

impl Bot for Recruit {
    fn name(&self) -> &'static str {
        "recruit"
    }

    fn decide(&mut self, situation: &Situation, _: Budget) -> Action {
        match situation.question.about {
            About::Movement => march(situation, &mut self.dice),
            About::Duel { score, .. } => play(situation, score),
            _ => answer::at_random(situation, &mut self.dice),
        }
    }
}

/// How often he looks for recruits instead of marching, and how often he has had enough.
const RECRUIT_ONE_IN: usize = 6;
const END_ONE_IN: usize = 12;

fn march(situation: &Situation, dice: &mut Dice) -> Action {
    if dice.one_in(RECRUIT_ONE_IN)
        && let Some(form) = situation.legal.forms.iter().find(|form| matches!(form, Form::Recruit(_)))
    {
        return answer::filled(situation, form, dice);
    }
    let sensible = |action: &&Action| match action {
        Action::March { group, path } => is_sensible(situation, *group, path),
        _ => false,
    };
    let marches: Vec<Action> = situation.legal.actions.iter().filter(sensible).copied().collect();
    if marches.is_empty() || dice.one_in(END_ONE_IN) {
        return Action::End;
    }
    dice.pick(&marches)
}

/// Not next to an enemy who is surely stronger, nor a train next to any, nor out of reach of every own train.
fn is_sensible(situation: &Situation, group: PieceSet, path: &Path) -> bool {
    let (rules, view) = (situation.rules, situation.view);
    let roads = &rules.pack.roads;
    let own: u8 = group.iter().filter_map(|piece| troops(view, piece)).sum();
    let power = rules.power(group.first().unwrap_or_else(|| unreachable!("a march moves somebody")));
    let threatened = view.pieces.iter().any(|other| {
        let Some(city) = view.city(other.piece) else { return false };
        rules.is_general(other.piece)
            && view.are_enemies(power, rules.power(other.piece))
            && roads.are_adjacent(city, path.end())
            && other.least > own
    });
    let is_train = !group.iter().any(|piece| rules.is_general(piece));
    let mut trains = rules.trains_of(power).iter().filter_map(|train| view.city(train));
    let at_home = rules.pack.powers[power.index()].home.contains(&rules.pack.city_of(path.end()).territory);
    let fed = is_train || at_home || trains.any(|at| roads.distance(at, path.end()) <= rules.book.supply_range);
    !threatened && fed
}

fn troops(view: &View, piece: PieceId) -> Option<u8> {
    view.pieces.iter().find(|other| other.piece == piece).and_then(|other| other.troops)
}

/// The smallest card that turns the fight; if there is none he gives up, or plays his smallest where he must.
fn play(situation: &Situation, score: i16) -> Action {
    let worth = |action: &Action| match *action {
        Action::Play { card, declared: None, double } => Some(value(situation, card) << u8::from(double)),
        Action::Play { declared: Some((_, value)), .. } => Some(i16::from(value)),
        _ => None,
    };
    let plays = || situation.legal.actions.iter().filter_map(|action| worth(action).map(|worth| (worth, *action)));
    let turning = plays().filter(|(worth, _)| score + worth > 0).min_by_key(|(worth, _)| *worth);
    if let Some((_, action)) = turning.filter(|_| score < 0) {
        return action;
    }
    if situation.legal.actions.contains(&Action::Concede) {
        return Action::Concede;
    }
    plays().min_by_key(|(worth, _)| *worth).map_or(Action::Concede, |(_, action)| action)
}

fn value(situation: &Situation, card: board::CardId) -> i16 {
    match situation.rules.pack.deck.card(card).face {
        board::Face::Suited(_, value) => i16::from(value),
        board::Face::Reserve => 0,
    }
}
