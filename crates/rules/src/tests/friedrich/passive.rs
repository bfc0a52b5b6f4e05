//! Plays on without deciding anything, and sets up the clock of fate.

use board::Suit;
use board::pack::SiteKind;

use super::table::{Scene, Setup, bare};
use crate::state::Title;
use engine::action::Action;
use engine::event::{Event, Log};
use engine::question::About;
use friedrich::Phase;

/// Cities of a power's objectives of these orders.
pub fn objectives(power: &str, orders: &[u8]) -> Vec<String> {
    let pack = board::standard("friedrich").expect("the standard pack");
    let power = pack.power(power).expect("a power");
    let wanted = |site: &&board::pack::Site| match site.kind {
        SiteKind::Objective { power: by, order } => by == power && orders.contains(&order),
        SiteKind::Fortress { .. } => false,
    };
    pack.sites.iter().filter(wanted).map(|site| pack.cities[site.city.index()].slug.clone()).collect()
}

/// Markers of a power on all its objectives of these orders, without those named.
pub fn holding(power: &str, orders: &[u8], missing: &[&str]) -> String {
    let cities = objectives(power, orders);
    for city in missing {
        assert!(cities.iter().any(|other| other == city), "{city} is no such objective of {power}");
    }
    let held = cities.iter().filter(|city| !missing.contains(&city.as_str()));
    held.map(|city| format!("{city}={power}")).collect::<Vec<_>>().join(" ")
}

/// The entry of a version of a minor event.
pub fn rule(card: &str, suit: Suit) -> String {
    format!("FC-{card}{}", suit.letter().to_ascii_uppercase())
}

/// End of turn 6 with this card of fate on top, to be read in the version of this suit. Where that is not
/// spades the expert game is on, and Ferdinand, far from everybody, won the last combat in such a sector.
/// The cards after it change incomes only.
pub fn drawn(card: &str, suit: Suit, pieces: &str) -> Setup {
    let setup = bare("standard-4p").turn(6).phase("end-of-turn").fate(&format!("{card} lord-bute poems"));
    let corner = match suit {
        Suit::Spades => return setup.pieces(pieces),
        Suit::Clubs => "otterndorf",
        Suit::Hearts => "hanau",
        Suit::Diamonds => "stade",
    };
    let setup = setup.options("expert").pieces(&format!("{pieces} ferdinand@{corner}=1"));
    setup.friedrich(|own| own.last_winner = Some("ferdinand".into()))
}

/// What a player does who wants nothing: no move, no card.
fn idle(about: About, actions: &[Action]) -> Action {
    let wanted = |action: &&Action| match about {
        About::Movement => matches!(action, Action::End),
        About::Duel { .. } => matches!(action, Action::Concede),
        About::Evade => matches!(action, Action::Pass),
        _ => true,
    };
    *actions.iter().find(wanted).unwrap_or(&actions[0])
}

/// Everybody idles until this holds, the game is over, or fate asks for a choice.
#[track_caller]
pub fn idle_until(table: &mut Scene, holds: impl Fn(&Scene) -> bool) {
    for _ in 0..2000 {
        if holds(table) {
            return;
        }
        let Some((seat, question)) = table.rules.next_asked(&table.state) else { return };
        let is_fate =
            matches!(question.about, About::Leaving | About::Fate { .. } | About::ExchangeOffer | About::ExchangeCard);
        if is_fate {
            return;
        }
        let action = idle(question.about, &table.rules.legal(&table.state, seat).actions);
        let mut log = Log::new();
        table.rules.play(&mut table.state, seat, &action, &mut log).expect("a listed action is legal");
        table.rules.assert_sound(&table.state);
        table.events.extend(log.into_entries());
    }
    panic!("the game does not get there");
}

#[track_caller]
pub fn idle_to_turn(table: &mut Scene, turn: u8) {
    idle_until(table, |table| table.state.core.turn >= turn);
}

/// Until this power moves, in this turn.
#[track_caller]
pub fn idle_to_movement(table: &mut Scene, turn: u8, power: &str) {
    idle_until(table, |table| table.state.core.turn == turn && moves(table, power));
    assert!(moves(table, power) && table.state.core.turn == turn, "{power} does not move in turn {turn}");
}

fn moves(table: &Scene, power: &str) -> bool {
    let seat = table.seat_of(power);
    let question = table.rules.asked(&table.state, seat);
    question.is_some_and(|question| question.about == About::Movement && question.power == table.power(power))
}

/// Until the players are asked about fate, or the next turn begins.
#[track_caller]
pub fn idle_to_fate(table: &mut Scene) {
    let turn = table.state.core.turn;
    idle_to_turn(table, turn + 1);
}

/// Nobody does anything more in this turn: straight to its end.
pub fn end_turn_now(table: &mut Scene) {
    let nations = table.rules.order.len() as u8;
    let Title::Friedrich(own) = &mut table.state.title else { unreachable!() };
    own.active = nations;
    own.phase = Phase::TurnEnds;
    let mut log = Log::new();
    table.rules.run(&mut table.state, &mut log);
    table.rules.assert_sound(&table.state);
    table.events.extend(log.into_entries());
}

/// All orders of these things.
pub fn orders_of<'a>(things: &[&'a str]) -> Vec<Vec<&'a str>> {
    if things.is_empty() {
        return vec![Vec::new()];
    }
    let mut orders = Vec::new();
    for (at, &first) in things.iter().enumerate() {
        let rest: Vec<&str> =
            things.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &one)| one).collect();
        for mut order in orders_of(&rest) {
            order.insert(0, first);
            orders.push(order);
        }
    }
    orders
}

/// What each nation draws in the coming turn, in order; the turn is idled through.
#[track_caller]
pub fn drawn_next(table: &mut Scene) -> Vec<u8> {
    let turn = table.state.core.turn;
    let begin = |entry: &engine::event::Entry| matches!(entry.event, Event::TurnBegan { turn: began } if began == turn);
    let from = table.events.iter().position(begin).unwrap_or(0);
    idle_to_turn(table, turn + 1);
    let until =
        |entry: &engine::event::Entry| matches!(entry.event, Event::TurnBegan { turn: began } if began == turn + 1);
    let to = table.events.iter().position(until).unwrap_or(table.events.len());
    let numbers = table.events[from..to].iter().filter_map(|entry| match entry.event {
        Event::Drew { number, .. } => Some(number),
        _ => None,
    });
    numbers.collect()
}
