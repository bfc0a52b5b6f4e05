//! A captain at MARIA's table offers truces, answers every offer made to him, and neither holds a game up.

#[allow(dead_code, reason = "a helper for several test files")]
mod table;

use bots::{Bot, Budget, Situation, by_name};
use rules::{Action, Clause, Dice, Log, Options, Ruleset, Term, View};

/// Offers, agreements and refusals of one game.
#[derive(Default)]
struct Talk {
    offered: u32,
    agreed: u32,
    declined: u32,
}

fn play(rules: &Ruleset, seed: u64) -> Talk {
    let mut dice = Dice::new(seed);
    let mut log = Log::silent();
    let mut state = rules.start(dice.seed(), &mut log);
    let mut players: Vec<Box<dyn Bot>> =
        rules.seats().map(|_| by_name("captain", dice.word()).expect("the bot exists")).collect();
    let mut talk = Talk::default();
    while let Some((seat, question)) = rules.next_asked(&state) {
        let (view, legal) = (rules.view(&state, Some(seat)), rules.legal(&state, seat));
        let situation = Situation { rules, seat, view: &view, events: &[], question, legal: &legal };
        let action = players[seat.index()].decide(&situation, Budget::USUAL);
        match action {
            Action::Propose(proposal) => {
                talk.offered += 1;
                proposal.clauses().for_each(|clause| assert_in_reach(rules, &view, &clause));
            }
            Action::Agree { .. } => talk.agreed += 1,
            Action::Decline { .. } => talk.declined += 1,
            _ => {}
        }
        rules.play(&mut state, seat, &action, &mut log).expect("bots play by the rules");
    }
    talk
}

/// A truce binds powers whose generals could meet within two turns; in two turns nobody marches farther.
const REACH: u8 = 7;

fn assert_in_reach(rules: &Ruleset, view: &View, clause: &Clause) {
    let Term::NoAttack { target, .. } = clause.term else { return };
    let cities = |power| {
        let generals =
            view.pieces.iter().filter(move |piece| rules.is_general(piece.piece) && rules.power(piece.piece) == power);
        generals.filter_map(|piece| view.city(piece.piece))
    };
    let ways = cities(clause.power).flat_map(|from| cities(target).map(move |to| rules.pack.roads.distance(from, to)));
    let nearest = ways.min().expect("both have generals on the board");
    assert!(nearest <= REACH, "{clause:?}: {nearest} cities apart");
}

#[test]
fn captains_offer_and_answer_truces() {
    let pack = board::standard("maria").expect("a game");
    let rules = rules::Ruleset::new(pack, "advanced-3p", Options::default()).expect("a mode");
    let mut sum = Talk::default();
    for seed in 1..=4 {
        let talk = play(&rules, seed);
        // Each seat offers once a turn at most.
        assert!(talk.offered <= 36, "{} offers", talk.offered);
        sum.offered += talk.offered;
        sum.agreed += talk.agreed;
        sum.declined += talk.declined;
    }
    assert!(sum.agreed > 0, "somebody agreed");
    assert!(sum.agreed + sum.declined <= sum.offered, "an offer is answered once");
}

/// Two players have no third to hold a truce against: what one gains the other loses.
#[test]
fn two_players_offer_nothing() {
    let pack = board::standard("maria").expect("a game");
    let rules = rules::Ruleset::new(pack, "advanced-2p", Options::default()).expect("a mode");
    assert_eq!(play(&rules, 7).offered, 0);
}

/// Frederick moves; his general stands abroad next to a stronger enemy, his train and his fortresses lie open.
fn offered(clauses: &str) -> table::Scene {
    table::table(&format!(
        r#"{{"title": "maria", "mode": "advanced-3p", "turn": 5, "active": "prussia",
        "pieces": {{"friedrich": {{"city": "trautenau", "troops": 4}}, "prussia-t1": {{"city": "landeshut"}},
            "neipperg": {{"city": "nachod", "troops": 8}}, "austria-t3": {{"city": "gitschin"}},
            "moritz": {{"city": "paris", "troops": 2}}}},
        "markers": {{"glatz": "prussia", "neisse": "prussia"}},
        "maria": {{"treaties": [{{"from": "maria-theresa", "to": "frederick", "clauses": [{clauses}]}}]}}}}"#
    ))
}

/// What Frederick's captain says to an offer of these clauses.
fn answer(clauses: &str) -> String {
    let table = offered(clauses);
    let (seat, question) = table.asked();
    let (view, legal) = (table.rules.view(&table.state, Some(seat)), table.rules.legal(&table.state, seat));
    let situation = Situation { rules: &table.rules, seat, view: &view, events: &[], question, legal: &legal };
    let action = by_name("captain", 7).expect("the bot exists").decide(&situation, Budget::USUAL);
    rules::text::write(&table.rules, &action)
}

#[test]
fn every_promise_is_weighed_by_what_it_forbids() {
    for kind in ["no-attack", "no-conquest", "no-capture", "no-hussars", "no-block", "truce"] {
        assert_eq!(answer(&format!(r#""{kind} austria prussia until 6""#)), "agree 1", "{kind} of the other");
        if kind != "no-hussars" {
            assert_eq!(answer(&format!(r#""{kind} prussia austria until 6""#)), "decline 1", "{kind} of his own");
        }
    }
    for own in ["not-enter prussia silesia until 6", "vote prussia franz", "no-take prussia until 6"] {
        assert_eq!(answer(&format!(r#""{own}""#)), "decline 1", "{own}");
    }
    for theirs in ["not-enter austria silesia until 6", "no-take austria until 6", "keep-away austria glatz 4 until 6"]
    {
        assert_eq!(answer(&format!(r#""{theirs}""#)), "agree 1", "{theirs}");
    }
}

#[test]
fn what_is_excepted_or_only_said_is_worth_nothing() {
    assert_eq!(answer(r#""no-capture austria prussia until 6 except landeshut""#), "decline 1");
    assert_eq!(answer(r#""no-block austria prussia in map-flanders until 6""#), "decline 1");
    assert_eq!(answer(r#""no-conquest austria in silesia until 6""#), "agree 1", "of whomever it is");
    assert_eq!(answer(r#""promise austria at 6""#), "decline 1", "mere words");
}
