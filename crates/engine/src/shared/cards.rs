//! Decks and hands: drawing, spending, what is publicly seen, what a seat knows.

use board::{CardId, CardSet, Face, PowerId, Suit, SuitSet};

use crate::event::{Event, Log};
use crate::ruleset::{Ruleset, Seat};
use crate::shared::pieces;
use crate::state::Core;

/// F-1.38, M-4.10: shuffles the next fresh set into the draw pile.
/// F-3.24 to F-3.26, M-8.12, M-8.13: after the last set the two sets with the largest piles of spent cards
/// are shuffled together; FQ-47, R-28: equal piles by set number.
/// False if there is nothing left to draw from.
pub fn renew_pile(rules: &Ruleset, core: &mut Core, log: &mut Log) -> bool {
    assert!(core.secret.pile.is_empty(), "the pile is renewed when it is empty");
    let deck = &rules.pack.deck;
    if core.next_set <= deck.sets {
        for card in deck.set(core.next_set) {
            core.secret.pile.push(card);
        }
        let label = format!("deck {}", core.next_set);
        core.secret.seed.stream(&label).shuffle(core.secret.pile.cards_mut());
        log.all(|| Event::FreshDeck { sets: vec![core.next_set] });
        core.next_set += 1;
        return true;
    }
    let mut piles: Vec<(usize, u8)> = (1..=deck.sets)
        .map(|set| (deck.set(set).filter(|&card| core.secret.spent.contains(card)).count(), set))
        .collect();
    piles.sort_by_key(|&(count, set)| (std::cmp::Reverse(count), set));
    let mut sets = vec![piles[0].1, piles[1].1];
    sets.sort_unstable();
    for card in sets.iter().flat_map(|&set| deck.set(set)) {
        if core.secret.spent.contains(card) {
            core.secret.pile.push(card);
            core.secret.spent.remove(card);
            core.seen.remove(card);
            for known in &mut core.secret.known {
                known.remove(card);
            }
        }
    }
    if core.secret.pile.is_empty() {
        return false;
    }
    core.reshuffles += 1;
    let label = format!("reshuffle {}", core.reshuffles);
    core.secret.seed.stream(&label).shuffle(core.secret.pile.cards_mut());
    log.all(|| Event::FreshDeck { sets });
    true
}

/// Takes the top card, renewing the pile as needed (FQ-47: the draw goes on with the next pile).
pub fn take_top(rules: &Ruleset, core: &mut Core, log: &mut Log) -> Option<CardId> {
    if core.secret.pile.is_empty() && !renew_pile(rules, core, log) {
        return None;
    }
    core.secret.pile.pop()
}

/// F-2.5, F-3.2, M-8.1, M-8.7: a power draws into its hand. The cards drawn are returned.
/// F-3.19, FQ-46: everybody sees how many, only their owner which.
pub fn draw(rules: &Ruleset, core: &mut Core, power: PowerId, count: u8, log: &mut Log) -> CardSet {
    let mut drawn = CardSet::EMPTY;
    for _ in 0..count {
        let Some(card) = take_top(rules, core, log) else { break };
        receive(core, power, card);
        drawn.insert(card);
    }
    let number = drawn.len() as u8;
    log.all(|| Event::Drew { power, number });
    if number > 0 {
        log.seat(core.seat(power), || Event::DrewCards { power, cards: drawn });
    }
    drawn
}

/// A card comes into a hand; what was known to be missing there may have come with it.
pub fn receive(core: &mut Core, power: PowerId, card: CardId) {
    core.secret.hands[power.index()].insert(card);
    core.void[power.index()] = SuitSet::EMPTY;
}

/// F-7.22, M-11.1.15: whoever stops at a score of zero shows that he has no card of the suit.
pub fn note_void(core: &mut Core, power: PowerId, suit: Suit) {
    core.void[power.index()].insert(suit);
}

/// A card leaves a hand unseen. The backs show its set: whoever knew cards of that set in this hand no longer
/// knows which of them are still there, unless he is one of `witnesses` or the hand has no other such card.
fn forget_hand(rules: &Ruleset, core: &mut Core, power: PowerId, left: CardId, witnesses: [Seat; 2]) {
    let set = rules.pack.deck.card(left).set;
    let alike: CardSet =
        rules.pack.deck.set(set).filter(|&card| core.secret.hands[power.index()].contains(card)).collect();
    if alike.len() < 2 {
        return;
    }
    for (seat, known) in core.secret.known.iter_mut().enumerate() {
        if witnesses.iter().all(|witness| witness.index() != seat) {
            *known = known.without(&alike);
        }
    }
}

/// F-10.4, M-8.8, M-8.11, R-26: cards leave the hand face up.
pub fn spend_open(core: &mut Core, power: PowerId, cards: &CardSet) {
    assert!(cards.is_subset(&core.secret.hands[power.index()]), "only held cards are spent");
    core.secret.hands[power.index()] = core.secret.hands[power.index()].without(cards);
    core.secret.spent = core.secret.spent.or(cards);
    core.seen = core.seen.or(cards);
    for known in &mut core.secret.known {
        *known = known.without(cards);
    }
}

/// F-3.12, FQ-48: cards leave the hand unseen; only their owner knows them.
pub fn spend_hidden(rules: &Ruleset, core: &mut Core, power: PowerId, cards: &CardSet) {
    assert!(cards.is_subset(&core.secret.hands[power.index()]), "only held cards are spent");
    if *cards != core.secret.hands[power.index()] {
        let owner = core.seat(power);
        for card in cards.iter() {
            forget_hand(rules, core, power, card, [owner; 2]);
        }
    }
    core.secret.hands[power.index()] = core.secret.hands[power.index()].without(cards);
    core.secret.spent = core.secret.spent.or(cards);
    let seat = core.seat(power);
    core.secret.known[seat.index()] = core.secret.known[seat.index()].or(cards);
}

/// M-17.3.1: a card leaves the hand face down and lies where its owner alone knows it.
pub fn lay_down(rules: &Ruleset, core: &mut Core, power: PowerId, card: CardId) {
    assert!(core.secret.hands[power.index()].contains(card), "only a held card is laid down");
    let owner = core.seat(power);
    forget_hand(rules, core, power, card, [owner; 2]);
    core.secret.hands[power.index()].remove(card);
    for known in &mut core.secret.known {
        known.remove(card);
    }
}

/// M-17.4.2: a card everybody has seen comes into a hand; everybody knows it is there.
pub fn receive_open(core: &mut Core, power: PowerId, card: CardId) {
    receive(core, power, card);
    let leader = core.seat(power);
    for (viewer, known) in core.secret.known.iter_mut().enumerate() {
        if viewer != leader.index() {
            known.insert(card);
        }
    }
}

/// F-3.18 (exceptions): a card passes from one hand to another; the giver remembers it.
pub fn hand_over(rules: &Ruleset, core: &mut Core, from: PowerId, to: PowerId, card: CardId) {
    assert!(core.secret.hands[from.index()].contains(card), "only a held card is handed over");
    let (giver, taker) = (core.seat(from), core.seat(to));
    forget_hand(rules, core, from, card, [giver, taker]);
    core.secret.hands[from.index()].remove(card);
    receive(core, to, card);
    core.secret.known[taker.index()].remove(card);
    if giver != taker {
        core.secret.known[giver.index()].insert(card);
    }
}

/// FQ-42 and design: a power changes its player; the old one keeps what he knew of the hand and of the armies.
pub fn change_seat(rules: &Ruleset, core: &mut Core, power: PowerId, seat: Seat) {
    let old = core.seat(power);
    let own = rules.generals_of(power);
    let mut generals = core.on_board(own);
    while let Some(general) = generals.first() {
        let stack = pieces::stack_of(rules, core, general).and(own);
        generals = generals.without(stack);
        core.secret.strengths.remember(old, stack, core.sum_of_troops(stack));
    }
    let hand = core.secret.hands[power.index()];
    core.secret.known[old.index()] = core.secret.known[old.index()].or(&hand);
    core.secret.known[seat.index()] = core.secret.known[seat.index()].without(&hand);
    core.seat_of[power.index()] = seat;
}

/// FQ-29, R-25: what cards are worth as payment; a Reserve counts its highest value.
pub fn points(rules: &Ruleset, cards: &CardSet) -> u32 {
    cards.iter().map(|card| u32::from(worth(rules, card))).sum()
}

/// F-3.20, F-3.21, F-3.23, M-8.9, M-8.16: the most a card can count.
pub fn worth(rules: &Ruleset, card: CardId) -> u8 {
    match rules.value_of[card.0 as usize] {
        0 => rules.book.reserve_max,
        value => value,
    }
}

/// The Reserves of a set are alike: whichever copy is named, the first one held is meant, so that an action and
/// its text never mean two cards.
pub fn settle(rules: &Ruleset, hand: &CardSet, card: CardId) -> CardId {
    if !rules.reserves.contains(card) {
        return card;
    }
    let mut alike = rules.pack.deck.ids_of(rules.pack.deck.card(card));
    alike.find(|&other| hand.contains(other)).unwrap_or(card)
}

/// As `settle`, for several cards of one hand.
pub fn settle_all(rules: &Ruleset, hand: &CardSet, cards: &CardSet) -> CardSet {
    let mut settled = cards.without(&rules.reserves);
    for reserve in cards.and(&rules.reserves).iter() {
        settled.insert(settle(rules, &hand.without(&settled), reserve));
    }
    settled
}

/// The cards of a hand without second copies of a Reserve.
pub fn distinct(rules: &Ruleset, hand: &CardSet) -> CardSet {
    let reserves = hand.and(&rules.reserves);
    let first = |&card: &CardId| settle(rules, &reserves, card) == card;
    hand.without(&reserves).or(&reserves.iter().filter(first).collect())
}

/// The suit on a card; a Reserve has none.
pub fn suit_of(rules: &Ruleset, card: CardId) -> Option<Suit> {
    match rules.pack.deck.card(card).face {
        Face::Suited(suit, _) => Some(suit),
        Face::Reserve => None,
    }
}
