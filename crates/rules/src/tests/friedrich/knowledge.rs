//! What seats know of cards that changed hands or were laid down.

use crate::ruleset::Ruleset;
use board::{CardId, CardSet, PowerId, Suit};
use engine::chance::Seed;
use engine::event::Log;
use engine::ruleset::{Options, Seat};
use engine::shared::cards::*;
use engine::state::Core;

const GIVER: PowerId = PowerId(0);
const TAKER: PowerId = PowerId(2);

fn table() -> (Ruleset, Core) {
    let pack = board::standard("friedrich").expect("the standard pack");
    let rules = Ruleset::new(pack, "standard-4p", Options::default()).expect("a mode of the pack");
    let core = rules.start(Seed::from_number(1), &mut Log::silent()).core;
    (rules, core)
}

fn set(cards: &[u8]) -> CardSet {
    cards.iter().map(|&card| CardId(card)).collect()
}

/// Cards 0 to 49 are of the first set, 50 to 99 of the second.
fn hold(core: &mut Core, cards: &[u8], known: &[u8]) {
    core.secret.hands[GIVER.index()] = set(cards);
    core.secret.known[3] = set(known);
}

#[test]
fn fq_48__a_card_laid_down_unseen_may_be_any_known_one_of_its_set() {
    let (rules, mut core) = table();
    hold(&mut core, &[1, 2, 60], &[1, 60]);
    spend_hidden(&rules, &mut core, GIVER, &set(&[2]));
    assert_eq!(core.secret.known[3], set(&[60]), "the back tells that it was no card of the second set");
    let owner = core.seat(GIVER);
    assert_eq!(core.secret.known[owner.index()], set(&[2]));
}

#[test]
fn fq_48__the_only_card_of_its_set_is_followed_by_its_back() {
    let (rules, mut core) = table();
    hold(&mut core, &[1, 60], &[1]);
    spend_hidden(&rules, &mut core, GIVER, &set(&[1]));
    assert_eq!(core.secret.known[3], set(&[1]));
}

#[test]
fn f_3_18__whoever_gives_or_takes_a_card_knows_it_and_others_lose_track() {
    let (rules, mut core) = table();
    hold(&mut core, &[1, 2], &[1, 2]);
    let (giver, taker) = (core.seat(GIVER), core.seat(TAKER));
    core.secret.known[taker.index()] = set(&[1]);
    hand_over(&rules, &mut core, GIVER, TAKER, CardId(2));
    assert_eq!(core.secret.known[3], CardSet::EMPTY);
    assert_eq!(core.secret.known[giver.index()], set(&[2]));
    assert_eq!(core.secret.known[taker.index()], set(&[1]), "the taker saw which one came");
}

#[test]
fn fq_42__the_old_player_keeps_what_he_knew_of_cards_and_armies() {
    let (rules, mut core) = table();
    hold(&mut core, &[1, 2], &[]);
    let generals: Vec<_> = rules.generals_of(GIVER).iter().collect();
    for (at, general) in generals.iter().enumerate() {
        core.secret.troops[general.index()] = 1 + at as u8;
    }
    let old = core.seat(GIVER);
    change_seat(&rules, &mut core, GIVER, Seat(3));
    assert_eq!(
        (core.seat(GIVER), core.secret.known[old.index()], core.secret.known[3]),
        (Seat(3), set(&[1, 2]), CardSet::EMPTY)
    );
    let knows = |viewer| core.secret.strengths.facts().iter().filter_map(|fact| fact.for_viewer(viewer)).count();
    assert!(knows(Some(old)) > 0 && knows(None) == 0 && knows(Some(Seat(1))) == 0);
    for fact in core.secret.strengths.facts() {
        let sum = core.sum_of_troops(fact.generals);
        assert_eq!((fact.least, fact.most), (sum, sum));
    }
}

#[test]
fn f_7_22__a_suit_shown_to_be_missing_is_missing_until_a_card_comes() {
    let (rules, mut core) = table();
    note_void(&mut core, GIVER, Suit::Hearts);
    assert_eq!(core.void[GIVER.index()].iter().collect::<Vec<_>>(), [Suit::Hearts]);
    draw(&rules, &mut core, GIVER, 1, &mut Log::silent());
    assert!(core.void[GIVER.index()].is_empty());
}

#[test]
fn f_3_21__either_reserve_of_a_set_stands_for_the_other() {
    let (rules, _) = table();
    let reserves: Vec<CardId> = rules.pack.deck.set(1).filter(|&card| rules.reserves.contains(card)).collect();
    let [first, second] = reserves[..] else { panic!("two Reserves in a set") };
    let both: CardSet = [first, second, CardId(3)].into_iter().collect();
    assert_eq!(settle(&rules, &both, second), first);
    assert_eq!(settle(&rules, &[second].into_iter().collect(), second), second);
    assert_eq!(
        settle_all(&rules, &both, &[second, CardId(3)].into_iter().collect()),
        both.without(&[second].into_iter().collect())
    );
    assert_eq!(distinct(&rules, &both).len(), 2);
}
