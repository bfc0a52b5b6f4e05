//! What must hold in every position. A broken one is our fault and crashes, in release builds too.

use board::{CardSet, CitySet, PieceId, PowerId, SiteId};

use crate::rulebook::StackFacing;
use crate::ruleset::Ruleset;
use crate::state::{Core, Place};

/// FI-1 to FI-5: crashes if what both games have is not sound. `aside` are the cards outside hands and piles;
/// `settling` while pieces that may not stand together are being parted.
pub fn assert_sound(rules: &Ruleset, core: &Core, aside: &CardSet, settling: bool) {
    cards_are_conserved(rules, core, aside);
    pieces_are_sound(rules, core);
    stacks_are_sound(rules, core, settling);
    strengths_are_true(core);
    knowledge_is_true(rules, core);
}

/// FI-1: every card is in exactly one place.
fn cards_are_conserved(rules: &Ruleset, core: &Core, aside: &CardSet) {
    let mut seen = [0_u8; board::limits::CARDS];
    let held = core.secret.hands.iter().flat_map(CardSet::iter);
    for card in held.chain(core.secret.pile.iter()).chain(core.secret.spent.iter()).chain(aside.iter()) {
        seen[card.0 as usize] += 1;
    }
    for set in 1..=rules.pack.deck.sets {
        let expected = u8::from(set < core.next_set);
        for card in rules.pack.deck.set(set) {
            let places = seen[card.0 as usize];
            assert!(places == expected, "FI-1: {} is in {places} places", rules.pack.card_name(card));
        }
    }
    assert!(core.seen.is_subset(&core.secret.spent), "only spent cards lie open");
}

/// FI-3, FI-4: armies of generals on and off the board, and of nations.
fn pieces_are_sound(rules: &Ruleset, core: &Core) {
    for number in 0..rules.pack.pieces.len() {
        let piece = PieceId(number as u8);
        let troops = core.secret.troops[number];
        match core.place(piece) {
            Place::City(_) if rules.is_general(piece) => {
                let deployed = troops > 0 || core.turn == 1;
                assert!(deployed && troops <= rules.book.troops_max, "FI-3: general {number} has {troops}");
            }
            Place::Box if rules.is_general(piece) => {
                assert!(troops <= rules.book.troops_max, "INV-2: general {number} has {troops}");
            }
            _ => assert!(troops == 0, "FI-3: piece {number} off the board has {troops}"),
        }
    }
    for &power in &rules.order {
        let total = core.sum_of_troops(rules.generals_of(power));
        let ceiling = rules.ceiling[power.index()];
        assert!(!rules.book.troop_ceiling || total <= ceiling, "FI-4: power {} has {total}", power.0);
    }
}

/// FI-2, FI-5: who may stand together, and how they lie.
fn stacks_are_sound(rules: &Ruleset, core: &Core, settling: bool) {
    let all = (0..rules.pack.pieces.len() as u8).map(PieceId);
    let stood_in: CitySet = all.filter_map(|piece| core.city(piece)).collect();
    assert!(stood_in == *core.occupied(), "occupied cities follow the pieces");
    for city in stood_in.iter() {
        let number = city.0;
        let pieces = core.pieces_at(city);
        if pieces.len() < 2 {
            continue;
        }
        assert!(pieces.without(rules.generals).is_empty(), "FI-2: a train shares city {number}");
        assert!(pieces.len() <= rules.book.stack_max as usize, "FI-2: too many in city {number}");
        let first = pieces.first().expect("two pieces");
        let together = |piece: PieceId| {
            let (own, other) = (rules.power(first), rules.power(piece));
            own == other || core.co_operate(own, other)
        };
        assert!(settling || pieces.iter().all(together), "FI-2, INV-1: two nations in city {number}");
        let flipped = core.flipped.and(pieces);
        let keeps = rules.book.stack_facing == StackFacing::Keep;
        assert!(keeps || flipped.is_empty() || flipped == pieces, "FI-5: one stack, two facings");
    }
}

/// What is told of strengths must be true.
fn strengths_are_true(core: &Core) {
    for fact in core.secret.strengths.facts() {
        let sum = core.sum_of_troops(fact.generals);
        assert!((fact.least..=fact.most).contains(&sum), "a public fact says {fact:?}, the truth is {sum}");
        assert!(
            fact.generals.iter().all(|general| core.secret.troops[general.index()] > 0),
            "facts are about generals in play"
        );
    }
}

/// What seats know of hands and spent cards must be true, and is not kept twice.
fn knowledge_is_true(rules: &Ruleset, core: &Core) {
    let nothing = CardSet::EMPTY;
    for (seat, known) in core.secret.known.iter().enumerate() {
        let own = rules.order.iter().filter(|power| core.seat(**power).index() == seat);
        let own = own.fold(nothing, |cards, power| cards.or(&core.secret.hands[power.index()]));
        let others = core.secret.hands.iter().fold(core.secret.spent, |cards, hand| cards.or(hand)).without(&own);
        assert!(known.is_subset(&others.without(&core.seen)), "seat {seat} knows cards in no other hand");
    }
    for (power, hand) in core.secret.hands.iter().enumerate() {
        for suit in core.void[power].iter() {
            assert!(
                hand.and(&rules.suit_cards[suit as usize]).is_empty(),
                "power {power} holds a suit it was said to lack"
            );
        }
    }
}

/// FI-6: question marks lie on the board only while they are `allowed`.
pub fn no_question_unless(core: &Core, allowed: bool) {
    assert!(allowed || core.pending.is_empty(), "FI-6: a question mark is left over");
}

/// FI-7: a marker shows the nation of the objective's colour.
pub fn markers_match(core: &Core, wanted_by: impl Fn(SiteId) -> PowerId) {
    for (site, owner) in core.control.iter() {
        assert!(owner == wanted_by(site), "FI-7: a wrong marker lies on site {}", site.0);
    }
}
