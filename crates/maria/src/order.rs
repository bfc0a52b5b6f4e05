//! A guess of an order to recruit that waits for a commander or a consent: others see who would come back where.

use board::{CardId, PieceId, PoliticalEffect, PowerId};

use crate::effects;
use crate::rules::Ruleset;
use crate::state::Own;
use engine::action::{Action, Recruit};
use engine::chance::Dice;
use engine::question::PayForm;
use engine::shared::cards;
use engine::state::Core;
use engine::view::CommonView;

/// as many recruits as the imagined hand can pay for, for anybody with room, and a payment from that hand.
pub fn imagine(
    rules: &Ruleset,
    core: &mut Core,
    view: &CommonView,
    own: &Own,
    waiting: Action,
    dice: &mut Dice,
) -> Action {
    let Action::Recruit(mut order) = waiting else { return waiting };
    let price = effects::price_of_order(rules, own);
    let returning = order.armies();
    afford(rules, core, view, order.power, u32::from(price) * u32::from(returning));
    let points = cards::points(rules, &core.secret.hands[order.power.index()]);
    let most = match effects::current(rules, own) {
        Some((PoliticalEffect::Troops { n, .. }, power)) => effects::most_troops(rules, core, own, power, n),
        Some((PoliticalEffect::Recruit { max, .. }, _)) => max,
        _ => u8::MAX,
    };
    let paid_for = if price == 0 { most } else { (points / u32::from(price)).min(u32::from(most)) as u8 };
    let more = paid_for.saturating_sub(returning);
    let more = if price == 0 { more } else { dice.below(usize::from(more) + 1) as u8 };
    distribute(rules, core, &mut order, more, dice);
    if price > 0 {
        let due = u16::from(order.armies()) * u16::from(price);
        order.pay = PayForm::cheapest(rules, &core.secret.hands[order.power.index()], due);
    }
    Action::Recruit(order)
}

/// M-13.6: recruits go to generals with room; one nobody has room for is left out.
fn distribute(rules: &Ruleset, core: &Core, order: &mut Recruit, number: u8, dice: &mut Dice) {
    let generals: Vec<PieceId> = rules.generals_of(order.power).iter().collect();
    for _ in 0..number {
        let has_room = |&rank: &usize| {
            let general = generals[rank];
            let takes_part = core.is_on_board(general) || order.generals[rank].is_some();
            takes_part && core.secret.troops[general.index()] + order.gains[rank] < rules.book.troops_max
        };
        let open: Vec<usize> = (0..generals.len()).filter(has_room).collect();
        let Some(rank) = dice.pick_from(&open) else { return };
        order.gains[rank] += 1;
    }
}

/// Whoever gives an order can pay for it: where the hand that was dealt cannot, better cards take the place of its
/// worst ones, as long as there are any.
fn afford(rules: &Ruleset, core: &mut Core, view: &CommonView, power: PowerId, due: u32) {
    while cards::points(rules, &core.secret.hands[power.index()]) < due {
        let Some((low, high)) = best_swap(rules, core, view, power) else { return };
        exchange(core, power, low, high);
    }
}

/// The hidden card of this hand and the hidden card elsewhere, both of one set, that gain most by changing places.
fn best_swap(rules: &Ruleset, core: &Core, view: &CommonView, power: PowerId) -> Option<(CardId, CardId)> {
    let hidden_hands = view.powers.iter().filter(|one| one.hand.cards.is_none());
    let hidden = |at: PowerId| {
        let known = view.powers.iter().find(|one| one.power == at).map(|one| one.hand.known).unwrap_or_default();
        core.secret.hands[at.index()].without(&known)
    };
    let set = |card: CardId| rules.pack.deck.card(card).set;
    let fits = |at: PowerId, card: CardId| {
        cards::suit_of(rules, card).is_none_or(|suit| !core.void[at.index()].contains(suit))
    };
    let mut best: Option<(u8, CardId, CardId)> = None;
    for low in hidden(power).iter() {
        let in_pile = core.secret.pile.iter();
        let in_hands = hidden_hands.clone().map(|one| one.power).filter(|&other| other != power);
        let in_hands =
            in_hands.filter(|&other| fits(other, low)).flat_map(|other| hidden(other).iter().collect::<Vec<_>>());
        for high in in_pile.chain(in_hands).filter(|&high| set(high) == set(low) && fits(power, high)) {
            let gain = cards::worth(rules, high).saturating_sub(cards::worth(rules, low));
            if gain > best.map_or(0, |(gain, ..)| gain) {
                best = Some((gain, low, high));
            }
        }
    }
    best.map(|(_, low, high)| (low, high))
}

/// Two cards change places.
fn exchange(core: &mut Core, power: PowerId, low: CardId, high: CardId) {
    for hand in &mut core.secret.hands {
        if hand.contains(high) {
            hand.remove(high);
            hand.insert(low);
        }
    }
    for card in core.secret.pile.cards_mut() {
        if *card == high.0 {
            *card = low.0;
        }
    }
    let hand = &mut core.secret.hands[power.index()];
    hand.remove(low);
    hand.insert(high);
}
