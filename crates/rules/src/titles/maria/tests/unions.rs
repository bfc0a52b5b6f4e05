//! M-10.1.23: unions of Austrian and Pragmatic generals, asked for and declined.

use super::decisions::{asks, questions};
use super::table::{Setup, Table, bare};
use super::treaties::agree;
use crate::question::About;
use crate::tell::Message;

fn austrian() -> Setup {
    let pieces = "arenberg@loewen=3 stair@bruessel=2 cumberland@venlo=2 traun@wien=2";
    bare("advanced-3p").pieces(pieces).active("austria")
}

const ASKED: &str = "march arenberg loewen-bruessel";
const ASKED_BACK: &str = "march stair bruessel-loewen";

/// Maria Theresa has asked, Frederick has declined.
fn declined() -> Table {
    let mut table = austrian().build();
    table.play("austria", ASKED);
    table.play("pragmatic", "pass");
    assert_eq!(table.place("arenberg"), "loewen");
    table
}

fn is_consent(table: &Table) -> bool {
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

/// Also: M-21.2: a bargain is a change too.
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
    let frederick = Message::new("seat-frederick");
    let words = Message::new("no-union-declined").with("seat", frederick.clone()).with("city", "Brüssel");
    assert_eq!(table.rules.tell_refusal(&refusal.why), words);
    let told: Vec<Message> = table.events.iter().map(|entry| table.rules.tell_event(&entry.event)).collect();
    assert!(told.contains(&Message::new("told-union-refused").with("seat", frederick)), "{told:?}");
}

/// Who is asked for his consent sees who would come and what it costs, not where the other recruits go.
/// Also: M-6.13.
#[test]
fn m_13_6__an_order_that_waits_for_consent_hides_who_receives() {
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("karl@prag=3 stair@amsterdam=1");
    let setup = setup.hand("austria", "h8 h10 h4").maria(|own| own.boxed = vec!["dessauer".into()]);
    let mut table = setup.build();
    table.play("austria", "recruit austria 4 pay h8+h10 arenberg@amsterdam=2 karl=2");
    asks(&table, About::Consent, "prussia");
    let seen = |viewer: Option<&str>| {
        let view = table.rules.view(&table.state, viewer.map(|power| table.seat_of(power)));
        let crate::view::TitleView::Maria(view) = view.title else { panic!("this is MARIA") };
        let Some(crate::action::Action::Recruit(order)) = view.waiting else { panic!("an order waits") };
        let mut gains: Vec<u8> = order.gains.into_iter().filter(|&gain| gain > 0).collect();
        gains.sort_unstable();
        (gains, view.waiting_recruits)
    };
    assert_eq!(seen(Some("austria")), (vec![2, 2], 0));
    for viewer in [Some("prussia"), Some("france"), None] {
        assert_eq!(seen(viewer), (vec![1], 3), "{viewer:?}: one comes back with an army at least, three are hidden");
    }
}

/// Nobody commands by choice because he was turned away.
#[test]
fn m_6_6__a_refusal_names_no_commander() {
    assert!(declined().state.core.chosen.is_empty());
    let pieces = "traun@loewen=2 arenberg@loewen=3 stair@bruessel=2 cumberland@venlo=2";
    let mut table = bare("advanced-3p").pieces(pieces).active("austria").build();
    table.play("austria", ASKED);
    table.play("pragmatic", "pass");
    assert_eq!(table.place("arenberg"), "loewen");
    assert!(table.state.core.chosen.is_empty(), "rank decides between him and Traun");
}
