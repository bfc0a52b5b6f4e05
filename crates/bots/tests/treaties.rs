//! A captain at MARIA's table offers truces, answers every offer made to him, and neither holds a game up.

use bots::{Bot, Budget, Situation, by_name};
use rules::{Action, Clause, Dice, Log, Options, Place, Ruleset, Term, View};

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
        generals.filter_map(|piece| match piece.place {
            Place::City(city) => Some(city),
            _ => None,
        })
    };
    let ways = cities(clause.power).flat_map(|from| cities(target).map(move |to| rules.pack.roads.distance(from, to)));
    let nearest = ways.min().expect("both have generals on the board");
    assert!(nearest <= REACH, "{clause:?}: {nearest} cities apart");
}

#[test]
fn captains_offer_and_answer_truces() {
    let pack = board::standard("maria").expect("a game");
    let rules = rules::titles::ruleset(pack, "advanced-3p", Options::default()).expect("a mode");
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
    let rules = rules::titles::ruleset(pack, "advanced-2p", Options::default()).expect("a mode");
    assert_eq!(play(&rules, 7).offered, 0);
}
