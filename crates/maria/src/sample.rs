//! A guess of what only MARIA hides: political cards to come, cards placed unseen, recruits of a waiting order.

use board::limits::{POLITICAL_CARDS, POWERS};
use board::{CardId, CardSet, PoliticalCardId};

use crate::powers::MAJORS;
use crate::rules::Ruleset;
use crate::state::{Own, Secret};
use crate::view::MariaView;
use crate::{order, politics, victory};
use engine::chance::Dice;
use engine::sample::{self, Unseen};
use engine::state::Core;
use engine::view::{CommonView, Sealed};

/// Both parts of a position that would look exactly like this view; what is hidden is drawn by the dice.
pub fn imagine(rules: &Ruleset, view: &CommonView, seen: &MariaView, dice: &mut Dice) -> (Core, Own) {
    let sets = rules.pack.deck.sets as usize;
    let may_be_bluff = |card| may_be_bluff(rules, seen, card);
    let unseen = Unseen { cards: unseen(seen, sets), bluffs: hidden_bluffs(seen, sets), may_be_bluff: &may_be_bluff };
    let core = &mut sample::imagine(rules, view, &unseen, dice);
    let secret = Secret {
        deck: imagine_deck(rules, seen, dice),
        put_aside: imagine_aside(rules, core, seen),
        placed: imagine_placed(rules, core, seen),
        scores: imagine_scores(view, seen),
        waiting: seen.waiting,
    };
    let mut own = Own { open: seen.open, secret };
    if view.viewer != Some(own.orderer) {
        own.secret.waiting = own.secret.waiting.map(|order| order::imagine(rules, core, view, &own, order, dice));
    }
    (*core, own)
}

/// M-4.22: the cards of each year not yet turned up, in any order; years stay in order.
fn imagine_deck(rules: &Ruleset, seen: &MariaView, dice: &mut Dice) -> [Option<PoliticalCardId>; POLITICAL_CARDS] {
    let all = &rules.pack.politics;
    let ids = (0..all.len() as u8).map(PoliticalCardId);
    let mut left: Vec<PoliticalCardId> = ids.filter(|card| !seen.turned_up.contains(card)).collect();
    dice.shuffle(&mut left);
    left.sort_by_key(|&card| all[card.index()].year);
    let deck: Vec<PoliticalCardId> = seen.turned_up.iter().copied().chain(left).collect();
    std::array::from_fn(|at| deck.get(at).copied())
}

/// Takes a card of this set that was dealt to the pile as a stand-in for an unseen one.
fn from_pile(rules: &Ruleset, core: &mut Core, set: u8, fits: impl Fn(CardId) -> bool) -> CardId {
    let card = core.secret.pile.iter().find(|&card| rules.pack.deck.card(card).set == set && fits(card));
    let card = card.expect("unseen cards are dealt to the pile first");
    core.secret.pile.remove(card);
    card
}

/// M-17.3.1: a card placed unseen is any hidden card of its set; R-130: a bluff is one that can be a bluff.
fn imagine_placed(rules: &Ruleset, core: &mut Core, seen: &MariaView) -> [Option<CardId>; 4] {
    let judged = politics::bids_are_judged(seen.phase);
    std::array::from_fn(|at| match (seen.placed[at], seen.placed_by_set[at]) {
        (Sealed::Known(card), _) => Some(card),
        (Sealed::Hidden, Some(set)) => {
            Some(from_pile(rules, core, set, |card| !judged || may_be_bluff(rules, seen, card)))
        }
        _ => None,
    })
}

/// M-SG2.1.8: nobody has seen the cards put aside.
fn imagine_aside(rules: &Ruleset, core: &mut Core, seen: &MariaView) -> CardSet {
    let mut aside = CardSet::EMPTY;
    for (at, &count) in seen.put_aside.iter().enumerate() {
        for _ in 0..count {
            aside.insert(from_pile(rules, core, at as u8 + 1, |_| true));
        }
    }
    aside
}

/// Unseen cards by set that the deal must leave in the pile for `imagine`.
fn unseen(view: &MariaView, sets: usize) -> Vec<u8> {
    let mut counts = vec![0; sets];
    for (at, &count) in view.put_aside.iter().enumerate() {
        counts[at] += count;
    }
    if !politics::bids_are_judged(view.phase) {
        count_hidden_bids(view, &mut counts);
    }
    counts
}

/// bluffs by set whose faces this viewer does not know; the deal leaves cards in the pile that can be bluffs.
fn hidden_bluffs(view: &MariaView, sets: usize) -> Vec<u8> {
    let mut counts = vec![0; sets];
    if politics::bids_are_judged(view.phase) {
        count_hidden_bids(view, &mut counts);
    }
    counts
}

/// whether a card can be one of the bluffs that lie face down.
fn may_be_bluff(rules: &Ruleset, view: &MariaView, card: CardId) -> bool {
    view.politics.trump.is_some_and(|trump| politics::is_bluff(rules, trump, card))
}

fn count_hidden_bids(view: &MariaView, counts: &mut [u8]) {
    for (placed, set) in view.placed.iter().zip(view.placed_by_set) {
        if let (Sealed::Hidden, Some(set)) = (placed, set) {
            counts[set as usize - 1] += 1;
        }
    }
}

/// who cannot look at the sheet takes the pools as they are now for every winter gone by.
fn imagine_scores(view: &CommonView, seen: &MariaView) -> [u8; POWERS] {
    let winters = view.turn.saturating_sub(1) / 3;
    seen.scores.unwrap_or_else(|| {
        let mut scores = [0; POWERS];
        for power in MAJORS {
            scores[power.index()] = victory::points_of_winter(seen.boxes.pools[power.index()]) * winters;
        }
        scores
    })
}
