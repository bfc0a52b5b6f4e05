//! M-10.1.23: unions of Austrian and Pragmatic generals, asked for and declined.

use super::decisions::{asks, questions};
use super::table::{Scene, Setup, bare};
use super::treaties::agree;
use crate::text;
use engine::chance::Dice;
use engine::event::{Event, Log};
use engine::question::About;
use engine::tell::{Message, Value};

fn austrian() -> Setup {
    let pieces = "arenberg@loewen=3 stair@bruessel=2 cumberland@venlo=2 traun@wien=2";
    bare("advanced-3p").pieces(pieces).active("austria")
}

const ASKED: &str = "march arenberg loewen-bruessel";
const ASKED_BACK: &str = "march stair bruessel-loewen";

/// Maria Theresa has asked, Frederick has declined.
fn declined() -> Scene {
    let mut table = austrian().build();
    table.play("austria", ASKED);
    table.play("pragmatic", "pass");
    assert_eq!(table.place("arenberg"), "loewen");
    table
}

fn is_consent(table: &Scene) -> bool {
    questions(table)[0].0 == About::Consent
}

#[test]
fn m_10_1_23__who_declined_may_propose_the_union_himself() {
    let mut table = declined();
    assert!(table.list("pragmatic").contains(&ASKED_BACK.to_string()));
    table.play("pragmatic", ASKED_BACK);
    assert!(is_consent(&table) && table.is_asked("austria"));
    table.play("austria", "accept");
    assert_eq!((table.place("arenberg"), table.place("stair")), ("loewen", "loewen"));
}

/// Views show one bit for each player who asks and each pair: Maria Theresa's first, Frederick's from the twentieth.
#[test]
fn m_10_1_23__what_was_declined_is_kept_by_who_asked_and_which_generals() {
    let bits = |table: &Scene| -> Vec<usize> {
        (0..40).filter(|bit| table.seen_by_all().refused[bit / 8] >> (bit % 8) & 1 == 1).collect()
    };
    let mut table = declined();
    assert_eq!(bits(&table), [17]);
    table.play("pragmatic", ASKED_BACK);
    table.play("austria", "pass");
    assert_eq!(bits(&table), [17, 37]);
}

#[test]
fn m_10_1_23__both_may_decline_and_nothing_is_barred_for_the_phase() {
    let mut table = declined();
    table.play("pragmatic", ASKED_BACK);
    table.play("austria", "pass");
    table.play("austria", "march traun wien-tulln");
    table.play("austria", ASKED);
    table.play("pragmatic", "accept");
    assert_eq!((table.place("arenberg"), table.place("stair")), ("bruessel", "bruessel"));
}

/// Nothing has changed since: the answer would be the same. After any other move the question is a new one.
#[test]
fn m_10_1_23__who_declined_is_asked_again_once_something_has_changed() {
    for (power, other) in [("pragmatic", "march cumberland venlo-roermond"), ("austria", "march traun wien-tulln")] {
        let mut table = declined();
        table.refuse("austria", ASKED, "M-10.1.23");
        assert!(!table.list("austria").contains(&ASKED.to_string()));
        table.play(power, other);
        assert!(table.list("austria").contains(&ASKED.to_string()), "{other}");
        table.play("austria", ASKED);
        assert!(is_consent(&table) && table.is_asked("prussia"));
        table.play("pragmatic", "accept");
        assert_eq!(table.place("arenberg"), "bruessel");
    }
}

/// M-21.2: a bargain is a change too.
#[test]
fn m_10_1_23__who_declined_is_asked_again_after_a_treaty() {
    let mut table = declined();
    agree(&mut table, "austria", "pragmatic", "propose frederick: vote prussia franz");
    table.play("austria", ASKED);
    assert!(is_consent(&table));
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("karl@prag=3 stair@amsterdam=1");
    let setup = setup.hand("austria", "h8 h4").maria(|own| own.boxed = vec!["dessauer".into()]);
    let mut table = setup.build();
    let order = "recruit austria 1 pay h4 arenberg@amsterdam=1";
    table.play("austria", order);
    table.play("pragmatic", "pass");
    table.refuse("austria", order, "M-10.1.23");
    agree(&mut table, "austria", "pragmatic", "propose frederick: vote prussia franz");
    table.play("austria", order);
    asks(&table, About::Consent, "prussia");
    table.play("pragmatic", "accept");
    assert_eq!(table.place("arenberg"), "amsterdam");
}

#[test]
fn m_10_1_23__log_and_refusal_say_who_declined() {
    let mut table = declined();
    let refusal = table.try_play("austria", ASKED).expect_err("it was declined");
    let frederick = Value::List(vec![Message::new("seat-frederick").into()]);
    let words = Message::new("no-union-declined").with("seat", frederick.clone()).with("city", "Brüssel");
    assert_eq!(table.rules.tell_refusal(&refusal.why), words);
    let told: Vec<Message> = table.events.iter().map(|entry| table.rules.tell_event(&entry.event)).collect();
    assert!(told.contains(&Message::new("told-union-refused").with("seat", frederick)), "{told:?}");
}

#[test]
fn r_141__an_order_that_waits_shows_nobody_its_cards_number_or_receivers() {
    let orders = [
        "recruit austria 1 pay h4 arenberg@amsterdam=1",
        "recruit austria 2 pay h8 arenberg@amsterdam=2",
        "recruit austria 3 pay h8+h4 arenberg@amsterdam=1 karl=2",
    ];
    let tables = orders.map(|order| {
        let setup = bare("advanced-3p").turn(3).phase("winter").pieces("karl@prag=3 stair@amsterdam=1");
        let setup = setup.hand("austria", "h8 h4").maria(|own| own.boxed = vec!["dessauer".into()]);
        let mut table = setup.build();
        let seat = table.seat_of("austria");
        let action = table.rules.read(&table.state, seat, order).expect("an order");
        let public = text::public(&table.rules, &table.state, seat, &action);
        assert_eq!(public.as_deref(), Some("recruit austria arenberg@amsterdam"), "{order}");
        table.play("austria", order);
        asks(&table, About::Consent, "prussia");
        table
    });
    for viewer in [None, Some("prussia"), Some("france")] {
        let views = tables.each_ref().map(|table| table.rules.view(&table.state, viewer.map(|one| table.seat_of(one))));
        assert!(views[0] == views[1] && views[0] == views[2], "{viewer:?}");
        let told = tables.each_ref().map(|table| table.events.clone());
        assert!(told[0] == told[1] && told[0] == told[2]);
    }
    let own = tables.map(|table| table.rules.view(&table.state, Some(table.seat_of("austria"))));
    assert!(own[0] != own[1], "who gave the order knows it");
}

/// What is imagined of the order can be carried out: the hand that is guessed pays for it.
#[test]
fn r_141__an_imagined_order_is_paid_for_by_the_imagined_hand() {
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("karl@prag=3 stair@amsterdam=1");
    let setup = setup.hand("austria", "h8").maria(|own| own.boxed = vec!["dessauer".into()]);
    let mut table = setup.build();
    table.play("austria", "recruit austria 1 pay h8 arenberg@amsterdam=1");
    let frederick = table.seat_of("prussia");
    let view = table.rules.view(&table.state, Some(frederick));
    let (mut dice, mut numbers) = (Dice::new(1741), std::collections::BTreeSet::new());
    for _ in 0..60 {
        let mut world = table.rules.sample(&view, &mut dice);
        let (mut log, accept) = (Log::new(), engine::action::Action::Accept);
        world.play(&table.rules, frederick, &accept, &mut log).expect("he may agree");
        let recruited = log.into_entries().into_iter().find_map(|entry| match entry.event {
            Event::Recruited { armies, pay, .. } => Some((armies, pay)),
            _ => None,
        });
        let (armies, pay) = recruited.expect("the order is carried out");
        let price = u32::from(armies) * u32::from(table.rules.book.price);
        assert!(engine::shared::cards::points(&table.rules, &pay) >= price, "{armies} for {pay:?}");
        numbers.insert(armies);
    }
    assert!(numbers.len() > 1, "more than one number is possible: {numbers:?}");
}
