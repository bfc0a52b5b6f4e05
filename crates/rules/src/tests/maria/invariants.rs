//! INV-1 to INV-3, INV-6, INV-9, INV-11, INV-13: what holds in every position of random games.

use board::{CityId, PieceId};

use crate::ruleset::Ruleset;
use crate::state::{State, Title};
use ::maria::acting::active_powers;
use ::maria::aside::cards_aside;
use ::maria::powers::{AUSTRIA, FRANCE, PRAGMATIC};
use ::maria::state::{Own, Phase};
use engine::chance::{Dice, Seed};
use engine::event::Log;
use engine::ruleset::Options;
use engine::state::Place;

const GAMES: [(&str, &[&str], u64); 4] = [
    ("advanced-3p", &[], 1),
    ("advanced-2p", &["political"], 2),
    ("introductory-3p", &[], 3),
    ("schlesien-gambit", &[], 4),
];
/// A game is not followed further than this.
const LONGEST: usize = 700;

fn own(state: &State) -> &Own {
    let Title::Maria(own) = &state.title else { unreachable!() };
    own
}

fn all_pieces(rules: &Ruleset) -> impl Iterator<Item = PieceId> + use<> {
    (0..rules.pack.pieces.len() as u8).map(PieceId)
}

/// Plays the games at random and shows every step: the position before, the position after.
fn follow(mut check: impl FnMut(&Ruleset, &State, &State)) {
    let pack = board::standard("maria").expect("the standard pack");
    for (mode, options, number) in GAMES {
        let rules = Ruleset::new(pack, mode, Options::parse(options).expect("options")).expect("a mode");
        let mut state = rules.start(Seed::from_number(number), &mut Log::silent());
        let mut dice = Dice::new(number);
        for _ in 0..LONGEST {
            let Some((seat, _)) = rules.next_asked(&state) else { break };
            let Some(action) = rules.random_action(&state, seat, &mut dice) else { continue };
            let before = state;
            rules.play(&mut state, seat, &action, &mut Log::silent()).expect("a random action is legal");
            check(&rules, &before, &state);
        }
    }
}

#[test]
fn inv_1__one_piece_or_two_partners_in_a_city() {
    let mut stacks = 0;
    follow(|rules, _, state| {
        if !own(state).homeless.is_empty() {
            return;
        }
        for city in (0..rules.pack.cities.len() as u16).map(CityId) {
            let there = state.core.pieces_at(city);
            if there.len() > 1 {
                stacks += 1;
                assert!(there.len() == 2 && there.iter().all(|piece| rules.is_general(piece)));
                let (a, b) = (rules.power(there.first().unwrap()), rules.power(there.last().unwrap()));
                assert!(a == b || state.core.co_operate(a, b));
            }
        }
    });
    assert!(stacks > 0, "the games have stacks");
}

#[test]
fn inv_2__one_to_eight_troops_on_the_board_none_off_it() {
    follow(|rules, _, state| {
        for piece in all_pieces(rules).filter(|&piece| rules.is_general(piece)) {
            let troops = state.core.secret.troops[piece.index()];
            let takes_part = rules.in_play.contains(piece) || rules.idle.contains(piece);
            match state.core.place(piece) {
                Place::City(_) | Place::Box if takes_part && own(state).phase != Phase::Deploy => {
                    assert!((1..=8).contains(&troops), "{} has {troops}", rules.pack.pieces[piece.index()].slug);
                }
                Place::Off | Place::Out => assert_eq!(troops, 0),
                _ => assert!(troops <= 8),
            }
        }
    });
}

#[test]
fn inv_3__hussars_on_empty_bohemian_cities() {
    let mut seen = 0;
    follow(|rules, _, state| {
        for &city in own(state).hussars.iter().flatten() {
            seen += 1;
            assert!(rules.maria().lands.bohemia.contains(city) && state.core.pieces_at(city).is_empty());
        }
        let [first, second] = own(state).hussars;
        assert!(first.is_none() || first != second);
    });
    assert!(seen > 0, "the games have hussars");
}

#[test]
fn inv_6__every_card_is_in_one_place() {
    follow(|rules, _, state| {
        let core = &state.core;
        let waiting = (core.next_set..=rules.pack.deck.sets).map(|set| rules.pack.deck.set(set).count()).sum::<usize>();
        let held = core.secret.hands.iter().map(board::CardSet::len).sum::<usize>();
        let aside = cards_aside(own(state)).len();
        assert_eq!(held + aside + core.secret.pile.len() + core.secret.spent.len() + waiting, 152);
    });
}

#[test]
fn inv_9__question_marks_only_from_movement_to_the_retroactive_phase() {
    let mut seen = 0;
    follow(|_, _, state| {
        let marked = !state.core.pending.is_empty();
        seen += usize::from(marked);
        let quiet = matches!(
            own(state).phase,
            Phase::Hussars
                | Phase::Subsidy
                | Phase::Pay
                | Phase::Feed
                | Phase::WinterRecruit
                | Phase::Place
                | Phase::Vote
        );
        assert!(!(marked && quiet), "{:?}", own(state).phase);
    });
    assert!(seen > 0, "the games have question marks");
}

#[test]
fn inv_11__only_french_and_austrian_pieces_change_maps() {
    let mut crossed = 0;
    follow(|rules, before, state| {
        for piece in all_pieces(rules) {
            let (Some(from), Some(to)) = (before.core.city(piece), state.core.city(piece)) else { continue };
            let flanders = &rules.maria().lands.flanders;
            let power = rules.power(piece);
            if flanders.contains(from) != flanders.contains(to) {
                crossed += 1;
                assert!([FRANCE, AUSTRIA].contains(&power), "{}", rules.pack.pieces[piece.index()].slug);
            }
            if ![FRANCE, AUSTRIA].contains(&power) {
                assert_eq!(flanders.contains(to), power == PRAGMATIC);
            }
        }
    });
    assert!(crossed > 0, "somebody crosses the border");
}

#[test]
fn inv_13__facing_changes_in_the_owners_stage_only() {
    let mut turned = 0;
    follow(|rules, before, state| {
        for piece in all_pieces(rules) {
            let stayed = before.core.is_on_board(piece) && state.core.is_on_board(piece);
            let changed = before.core.flipped.contains(piece) != state.core.flipped.contains(piece);
            if stayed && changed {
                turned += 1;
                let active = active_powers(&state.core, own(state));
                assert!(active.contains(&rules.power(piece)), "{}", rules.pack.pieces[piece.index()].slug);
            }
        }
    });
    assert!(turned > 0, "somebody is turned");
}
