//! The hussar segment: Austria places its hussars (M-7).

use board::{CityId, CitySet, PowerId};

use super::{asked_of, listed, wait};
use crate::out_of_turn::not_this_now;
use crate::powers::AUSTRIA;
use crate::treaty;
use crate::turn::{Decision, Look, Next, Turn};
use engine::action::Action;
use engine::chance::Dice;
use engine::event::Event;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;

/// Cities are judged one by one as they are offered.
pub const DECISION: Decision =
    Decision { enter: wait, asked, offer, is_judged: true, check, apply, random: Some(random) };

/// How many places a random player thinks of for a hussar before he lets them all stay.
const TRIES: usize = 6;

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, AUSTRIA, About::Hussars)
}

/// M-7.1 to M-7.5: every city for each hussar, and the end.
fn offer(look: &Look, seat: Seat, _question: &Question) -> Legal {
    let mut cities = CitySet::EMPTY;
    for general in look.core.on_board(look.rules.generals_of(AUSTRIA)).iter() {
        if let Some(from) = look.core.city(general) {
            let reach = look.own.politics.hussar_range;
            cities = cities.or(&look.rules.pack.roads.reach(from, reach, &CitySet::EMPTY));
        }
    }
    let mut actions = vec![Action::End];
    for number in 0..look.rules.hussars.len() as u8 {
        let open = cities.iter().filter(|&city| check_hussar(look, number, city).is_ok());
        actions.extend(open.map(|city| Action::Hussar { number, city }));
    }
    actions.retain(|action| treaty::check(look.rules, look.core, look.own, seat, action).is_ok());
    listed(actions)
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::End => Ok(()),
        Action::Hussar { number, city } => check_hussar(look, number, city),
        _ => not_this_now(look),
    }
}

/// M-7.1, M-7.2, M-7.3, M-7.4, M-7.5, M-7.8, R-20, R-21, R-24, R-106: a free Bohemian city within reach of an
/// Austrian general, one hussar each.
fn check_hussar(look: &Look, number: u8, city: CityId) -> Result<(), Refusal> {
    let Look { rules, core, own } = *look;
    if usize::from(number) >= rules.hussars.len() || own.hussars_placed[number as usize] {
        return Err(Why::NoSuchHussar.under(ids::M_7_1));
    }
    if !rules.lands.bohemia.contains(city) {
        return Err(Why::NotForHussars { city }.under(ids::M_7_2));
    }
    if own.hussars.contains(&Some(city)) {
        return Err(Why::HussarThere { city }.under(ids::R_21));
    }
    if core.is_occupied(city) {
        return Err(Why::HussarOnPiece { city }.under(ids::M_7_4));
    }
    let reach = own.politics.hussar_range;
    let mut generals = core.on_board(rules.generals_of(AUSTRIA)).iter();
    let near =
        generals.any(|general| core.city(general).is_some_and(|from| rules.pack.roads.distance(from, city) <= reach));
    if near { Ok(()) } else { Err(Why::TooFarForHussars { city, reach }.under(ids::M_7_3)) }
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Hussar { number, city } = *action else {
        turn.log.reveal();
        return Next::On;
    };
    turn.own.hussars[number as usize] = Some(city);
    turn.own.hussars_placed[number as usize] = true;
    turn.log.all(|| Event::HussarPlaced { number, city });
    Next::Wait
}

/// A hussar goes a random way from a random general, or all stay.
fn random(look: &Look, seat: Seat, _question: &Question, dice: &mut Dice) -> Action {
    let Look { rules, core, own } = *look;
    let austrians = core.on_board(rules.generals_of(AUSTRIA));
    if austrians.is_empty() || rules.hussars.is_empty() || dice.one_in(8) {
        return Action::End;
    }
    for _ in 0..TRIES {
        let number = dice.below(rules.hussars.len()) as u8;
        let general = austrians.iter().nth(dice.below(austrians.len()));
        let Some(mut city) = general.and_then(|general| core.city(general)) else { continue };
        for _ in 0..dice.below(usize::from(own.politics.hussar_range) + 1) {
            city = dice.pick_from(rules.pack.roads.neighbours(city)).unwrap_or(city);
        }
        let action = Action::Hussar { number, city };
        let keeps_treaties = treaty::check(rules, core, own, seat, &action).is_ok();
        if keeps_treaties && check_hussar(look, number, city).is_ok() {
            return action;
        }
    }
    Action::End
}
