//! The view on the wire: stable names, slugs instead of ids, nothing hidden in it.

use protocol::ViewWire;
use rules::View;
use serde_json::Value;

use crate::table::{Moment, along_games};

fn json(moment: &Moment, view: &View) -> Value {
    serde_json::to_value(ViewWire::of(view, moment.rules)).expect("a view can be written")
}

#[test]
fn names_are_kebab_case_and_fields_are_stable() {
    let mut seen = std::collections::BTreeSet::new();
    along_games(6000, 50, |moment, _| {
        let view = moment.rules.view(moment.state, Some(moment.seat));
        gather("", &json(moment, &view), &mut seen);
    });
    let stable: std::collections::BTreeSet<String> = FIELDS.split_whitespace().map(String::from).collect();
    let new: Vec<&String> = seen.difference(&stable).collect();
    assert!(new.is_empty(), "new fields must be added to the list: {new:?}");
    // Parts that come up in few games only.
    let is_rare =
        |name: &&String| ["exposed.", "questions.", "asked.", ".private"].iter().any(|part| name.contains(part));
    let gone: Vec<&String> = stable.difference(&seen).filter(|name| !is_rare(name)).collect();
    assert!(gone.is_empty(), "pages and bots depend on fields that are gone: {gone:?}");
}

/// All field names below a value, with the name of what they belong to.
fn gather(path: &str, value: &Value, seen: &mut std::collections::BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                // What a message names differs from message to message.
                if name != "args" {
                    gather(&path, value, seen);
                }
                seen.insert(path);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| gather(path, item, seen)),
        _ => {}
    }
}

/// Every field of a view, with the name of what it belongs to.
const FIELDS: &str = "
    active
    asked asked.about asked.card asked.due asked.effect asked.free asked.most asked.power asked.score asked.seat asked.steps asked.suit
    combats combats.attacker combats.defender
    draw-pile
    duel duel.attacker duel.defender duel.lost duel.passed duel.played duel.score duel.to-play
    friedrich friedrich.beaten friedrich.colonial-losses friedrich.deployed friedrich.drawn friedrich.eased
    friedrich.effect friedrich.effect.card friedrich.effect.suit friedrich.effect.turn friedrich.effect.used
    friedrich.fate friedrich.held friedrich.last-winner friedrich.offensive friedrich.open-card friedrich.partners
    friedrich.recruited friedrich.recruits friedrich.saxony-held friedrich.subsidy-cuts friedrich.substitute
    maria maria.annexed maria.ceded maria.contracts maria.contracts.bound maria.contracts.giver maria.contracts.receiver
    maria.contracts.turns maria.display maria.display.face-down maria.display.open maria.display.own-card
    maria.display.placed maria.display.power maria.dispute maria.election maria.emperor maria.homeless maria.hussars
    maria.italy maria.neutral-until maria.political-cards maria.pools maria.pools.battle maria.pools.pool
    maria.pools.power maria.pools.set-aside maria.pools.winter-score maria.saxony maria.silesia maria.stage
    maria.three-electors maria.tracks maria.treaties maria.treaties.clauses
    maria.treaties.clauses.message maria.treaties.clauses.message.args maria.treaties.clauses.message.key
    maria.treaties.clauses.power maria.treaties.clauses.standing maria.treaties.clauses.text maria.treaties.from maria.treaties.in-force
    maria.treaties.number maria.treaties.to maria.treaties.turn maria.trump
    markers markers.city markers.power
    mode options outcome phase
    pieces pieces.chosen pieces.city pieces.face-down pieces.least pieces.most pieces.moved pieces.piece pieces.place pieces.power
    pieces.retreated pieces.troops
    powers powers.armies powers.ceiling powers.discards powers.enemies powers.hand powers.hand.by-set
    powers.hand.cards powers.hand.count powers.hand.exposed powers.hand.exposed.cards powers.hand.exposed.seat
    powers.hand.known powers.hand.lacks powers.income powers.neutral powers.partners powers.power powers.present powers.seat powers.standing
    powers.standing.alternative powers.standing.alternative.held powers.standing.alternative.needed
    powers.standing.eased powers.standing.held powers.standing.needed
    questions questions.city questions.power
    resigned sets-left
    spent spent.by-set spent.known spent.seen
    strengths strengths.generals strengths.least strengths.most strengths.private
    turn viewer
";

#[test]
fn a_seat_reads_its_own_cards_and_armies_and_nobody_elses() {
    along_games(6100, 50, |moment, _| {
        let seats: Vec<_> = moment.rules.seats().map(Some).chain([None]).collect();
        for viewer in seats {
            let view = json(moment, &moment.rules.view(moment.state, viewer));
            let name = viewer.map(|seat| moment.rules.mode.seats[seat.index()].slug.as_str());
            assert_eq!(view["viewer"].as_str(), name);
            let mut own = Vec::new();
            for power in view["powers"].as_array().expect("powers") {
                let is_own = power["seat"].as_str() == name;
                assert_eq!(power["hand"]["cards"].is_array(), is_own, "{power}");
                assert!(is_own || power["hand"]["exposed"].as_array().is_some_and(Vec::is_empty), "{power}");
                if is_own {
                    own.push(power["power"].as_str().expect("a slug").to_string());
                    assert_eq!(
                        power["hand"]["cards"].as_array().map(Vec::len),
                        power["hand"]["count"].as_u64().map(|n| n as usize)
                    );
                }
            }
            for piece in view["pieces"].as_array().expect("pieces") {
                let is_own = own.iter().any(|power| piece["power"] == power.as_str());
                assert!(is_own || piece["troops"].is_null(), "{piece}");
            }
        }
    });
}

#[test]
fn bounds_hold_the_truth() {
    along_games(6200, 25, |moment, _| {
        let rules = moment.rules;
        let truth: Vec<(board::PieceId, u8)> = rules
            .seats()
            .flat_map(|seat| rules.view(moment.state, Some(seat)).common.pieces)
            .filter_map(|piece| piece.troops.map(|troops| (piece.piece, troops)))
            .collect();
        for viewer in rules.seats().map(Some).chain([None]) {
            for piece in rules.view(moment.state, viewer).common.pieces {
                let Some(&(_, troops)) = truth.iter().find(|(other, _)| *other == piece.piece) else { continue };
                let deployed = troops > 0;
                let fits = (piece.least..=piece.most).contains(&troops);
                assert!(fits || !deployed, "{viewer:?} reckons {} to {}, not {troops}", piece.least, piece.most);
            }
        }
    });
}
