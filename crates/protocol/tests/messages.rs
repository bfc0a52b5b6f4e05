//! Messages and refusals as they are sent.

use std::sync::Arc;

use protocol::{FactsWire, MessageWire, RefusalWire, Slugs};
use rules::tell::examples;
use rules::{Game, Options, Ruleset, Seed, Why};
use serde_json::json;

fn rulesets() -> [Ruleset; 2] {
    [("friedrich", "standard-4p"), ("maria", "advanced-3p")].map(|(title, mode)| {
        let pack = board::standard(title).expect("the standard pack");
        Ruleset::new(pack, mode, Options::default()).expect("a mode of the pack")
    })
}

#[test]
fn messages_are_read_as_they_were_written() {
    for rules in rulesets() {
        for message in examples::messages(&rules) {
            let key = message.key;
            let wire = MessageWire::from(message);
            let json = serde_json::to_string(&wire).expect("a message is plain data");
            assert!(json.starts_with(&format!(r#"{{"key":"{key}""#)), "{json}");
            assert_eq!(serde_json::from_str::<MessageWire>(&json).expect("it has just been written"), wire, "{json}");
        }
    }
}

#[test]
fn a_refusal_names_its_rule_and_what_stands_in_the_way() {
    let [_, maria] = rulesets();
    let (game, _) = Game::new(Arc::new(maria), Seed::from_number(1741));
    let (rules, slugs) = (&*game.rules, Slugs::new(&game.rules));
    let seat = rules.seat_by_slug("louis-xv").expect("a seat of this mode");
    let action = rules.read(game.state(), seat, "deploy france moritz=1").expect("well written");
    let refusal = rules.check(game.state(), seat, &action).expect_err("that is too little");
    let said = serde_json::to_value(RefusalWire::of(&refusal, rules)).expect("plain data");
    assert_eq!(said["rule"], "M-4.17", "{said}");
    let (piece, city) = (slugs.read_piece("broglie").expect("a general"), slugs.read_city("prag").expect("a city"));
    let facts = serde_json::to_value(FactsWire::of(&Why::NextToEnemy { city, piece }, &slugs)).expect("plain data");
    let expected = json!({ "pieces": ["broglie"], "cities": ["prag"], "powers": [], "seats": [], "cards": [] });
    assert_eq!(facts, expected);
}

/// Whatever id a refusal holds, its name is among the facts.
#[test]
fn every_refusal_names_what_it_holds() {
    let [_, maria] = rulesets();
    let slugs = Slugs::new(&maria);
    for why in examples::refusals() {
        let FactsWire { pieces, cities, powers, seats, cards } = FactsWire::of(&why, &slugs);
        let told = format!("{why:?}");
        let held = ["PieceId(", "CityId(", "PowerId(", "Seat(", "CardId("].map(|id| told.matches(id).count());
        let named = [pieces.len(), cities.len(), powers.len(), seats.len(), cards.len()];
        assert_eq!(named, held, "{told}");
    }
}
