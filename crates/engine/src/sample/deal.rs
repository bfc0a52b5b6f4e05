//! Hidden cards dealt anew: counts by set, known cards and missing suits as the viewer has them.

use board::{CardId, CardSet};

use crate::chance::Dice;
use crate::ruleset::Ruleset;
use crate::shared::cards;
use crate::state::{Core, viewer_index};
use crate::view::CommonView;

/// A place for one hidden card.
#[derive(Clone, Copy)]
enum Slot {
    Hand(usize),
    Pile,
    /// As the pile, for a card that lies face down because it is no trump.
    Bluff,
    Spent,
}

/// Cards of a title that lie outside hands and piles and that this viewer has not seen, by set. They are dealt to the
/// pile first and taken from there by the title.
pub struct Unseen<'a> {
    /// How many of each set lie face down, apart from the bluffs.
    pub cards: Vec<u8>,
    /// Cards that lie face down because they are no trump.
    pub bluffs: Vec<u8>,
    /// Whether a card could be one of the bluffs.
    pub may_be_bluff: &'a dyn Fn(CardId) -> bool,
}

pub fn deal(rules: &Ruleset, core: &mut Core, view: &CommonView, unseen: &Unseen, dice: &mut Dice) {
    let mut known = view.seen.or(&view.spent.known).or(&view.aside);
    core.secret.spent = view.seen.or(&view.spent.known);
    let viewer = viewer_index(view.viewer);
    core.secret.known[viewer] = view.spent.known;
    for power in &view.powers {
        let at = power.power.index();
        core.secret.hands[at] = power.hand.cards.unwrap_or(power.hand.known);
        known = known.or(&core.secret.hands[at]);
        core.secret.known[viewer] = core.secret.known[viewer].or(&power.hand.known);
        for (other, exposed) in power.hand.exposed.iter().enumerate() {
            core.secret.known[other] = core.secret.known[other].or(exposed);
        }
    }
    for set in 1..view.next_set.min(rules.pack.deck.sets + 1) {
        deal_set(rules, core, view, unseen, set, &known, dice);
    }
    dice.shuffle(core.secret.pile.cards_mut());
}

fn deal_set(
    rules: &Ruleset,
    core: &mut Core,
    view: &CommonView,
    unseen: &Unseen,
    set: u8,
    known: &CardSet,
    dice: &mut Dice,
) {
    let of_set = |cards: &CardSet| rules.pack.deck.set(set).filter(|&card| cards.contains(card)).count();
    let at = set as usize - 1;
    let mut hidden: Vec<CardId> = rules.pack.deck.set(set).filter(|&card| !known.contains(card)).collect();
    dice.shuffle(&mut hidden);
    let mut slots = Vec::new();
    for power in &view.powers {
        let hand = power.power.index();
        let count = usize::from(power.hand.by_set[at]) - of_set(&core.secret.hands[hand]);
        slots.extend(std::iter::repeat_n(Slot::Hand(hand), count));
    }
    // Hands that lack a suit choose first; the others take what is left.
    slots.sort_by_key(|slot| match *slot {
        Slot::Hand(hand) => core.void[hand].is_empty(),
        Slot::Pile | Slot::Bluff | Slot::Spent => true,
    });
    slots.extend(std::iter::repeat_n(Slot::Bluff, usize::from(unseen.bluffs[at])));
    slots.extend(std::iter::repeat_n(Slot::Pile, usize::from(view.pile[at] + unseen.cards[at])));
    let spent = usize::from(view.spent.by_set[at]) - of_set(&core.secret.spent);
    slots.extend(std::iter::repeat_n(Slot::Spent, spent));
    assert!(slots.len() == hidden.len(), "every hidden card of set {set} has one place");
    let void = core.void;
    let fits = |slot: Slot, card: CardId| match slot {
        Slot::Hand(hand) => cards::suit_of(rules, card).is_none_or(|suit| !void[hand].contains(suit)),
        Slot::Bluff => (unseen.may_be_bluff)(card),
        Slot::Pile | Slot::Spent => true,
    };
    for (slot, card) in assign(&slots, &hidden, fits) {
        match slot {
            Slot::Hand(hand) => core.secret.hands[hand].insert(card),
            Slot::Pile | Slot::Bluff => core.secret.pile.push(card),
            Slot::Spent => core.secret.spent.insert(card),
        }
    }
}

/// Gives each slot a card that fits it. The cards come shuffled; where the first choices leave a slot without a
/// card, others give way to it (augmenting paths).
fn assign(slots: &[Slot], cards: &[CardId], fits: impl Fn(Slot, CardId) -> bool) -> Vec<(Slot, CardId)> {
    let mut slot_of: Vec<Option<usize>> = vec![None; cards.len()];
    for at in 0..slots.len() {
        let mut tried = vec![false; cards.len()];
        let found = give(at, slots, cards, &fits, &mut slot_of, &mut tried);
        assert!(found, "the true cards fit, so some cards do");
    }
    let dealt = slot_of.iter().zip(cards);
    dealt.filter_map(|(slot, &card)| slot.map(|slot| (slots[slot], card))).collect()
}

fn give(
    at: usize,
    slots: &[Slot],
    cards: &[CardId],
    fits: &impl Fn(Slot, CardId) -> bool,
    slot_of: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    let free = (0..cards.len()).find(|&card| slot_of[card].is_none() && fits(slots[at], cards[card]));
    if let Some(card) = free {
        slot_of[card] = Some(at);
        return true;
    }
    for card in 0..cards.len() {
        if tried[card] || !fits(slots[at], cards[card]) {
            continue;
        }
        tried[card] = true;
        let holder = slot_of[card].expect("a free card would have been taken");
        if give(holder, slots, cards, fits, slot_of, tried) {
            slot_of[card] = Some(at);
            return true;
        }
    }
    false
}
