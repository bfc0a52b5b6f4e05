//! A guess of what only FRIEDRICH hides: the cards of fate to come, fresh draws, recruits, answers.

use board::{CardId, CardSet, FateCardId, FateEffect, PieceSet, PowerId};

use crate::rules::Ruleset;
use crate::setup;
use crate::state::{Own, Secret};
use crate::view::FriedrichView;
use engine::chance::Dice;
use engine::sample::{self, Unseen};
use engine::state::Core;
use engine::view::{CommonView, Sealed};

/// Both parts of a position that would look exactly like this view; what is hidden is drawn by the dice.
pub fn imagine(rules: &Ruleset, view: &CommonView, seen: &FriedrichView, dice: &mut Dice) -> (Core, Own) {
    let none = vec![0; rules.pack.deck.sets as usize];
    let unseen = Unseen { cards: none.clone(), bluffs: none, may_be_bluff: &|_| false };
    let core = &sample::imagine(rules, view, &unseen, dice);
    let secret = Secret {
        drawn: CardSet::EMPTY,
        pile: fate_to_come(rules, &seen.fate, dice),
        recruited: PieceSet::EMPTY,
        answers: seen.answers.map(|answer| match answer {
            Sealed::Open => None,
            Sealed::Hidden => Some(dice.one_in(2)),
            Sealed::Known(answer) => Some(answer),
        }),
        offered: [None; 2],
    };
    let mut own = Own { open: seen.open, secret };
    if let Some(power) = view.active {
        own.secret.drawn = seen.drawn.unwrap_or_else(|| just_drawn(rules, core, view, seen, power, dice));
        own.secret.recruited = seen.recruited.unwrap_or_else(|| receivers(rules, core, seen, power, dice));
    }
    if let Some(FateEffect::Exchange { powers }) = own.effect_drawn(rules) {
        own.secret.offered = offers(core, seen, powers, dice);
    }
    (*core, own)
}

/// F-1.40, F-13.4 to F-13.6: the cards not yet drawn in any order the set-up could have given.
fn fate_to_come(rules: &Ruleset, drawn: &[FateCardId], dice: &mut Dice) -> [FateCardId; 18] {
    let mut pile = drawn.to_vec();
    let mut left: Vec<FateCardId> = (0..18).map(FateCardId).filter(|card| !drawn.contains(card)).collect();
    dice.shuffle(&mut left);
    if rules.options.milder_fate {
        // Among the first four lies none of the cards kept back.
        while pile.len() < setup::MILD_CARDS {
            let at = left.iter().position(|&card| !setup::is_kept_back(rules, card)).expect("mild cards are left");
            pile.push(left.remove(at));
        }
    }
    pile.append(&mut left);
    pile.try_into().unwrap_or_else(|_| unreachable!("18 cards stay 18"))
}

/// Cards just drawn by another seat: any hidden ones of its hand with the backs that were seen.
fn just_drawn(
    rules: &Ruleset,
    core: &Core,
    view: &CommonView,
    seen: &FriedrichView,
    power: PowerId,
    dice: &mut Dice,
) -> CardSet {
    let known = view.powers.iter().find(|other| other.power == power).map_or(CardSet::EMPTY, |view| view.hand.known);
    let hidden = core.secret.hands[power.index()].without(&known);
    let mut drawn = CardSet::EMPTY;
    for (at, &count) in seen.drawn_by_set.iter().enumerate() {
        let mut cards: Vec<CardId> = rules.pack.deck.set(at as u8 + 1).filter(|&card| hidden.contains(card)).collect();
        dice.shuffle(&mut cards);
        for &card in cards.iter().take(usize::from(count)) {
            drawn.insert(card);
        }
    }
    drawn
}

/// FC-10S: generals who may have received the recruits of this nation-turn.
fn receivers(rules: &Ruleset, core: &Core, seen: &FriedrichView, power: PowerId, dice: &mut Dice) -> PieceSet {
    let mut receivers = core.on_board(seen.came_back);
    let others = core.on_board(rules.generals_of(power)).without(receivers).without(seen.into_attack);
    let mut others: Vec<_> = others.iter().collect();
    dice.shuffle(&mut others);
    let more = usize::from(seen.recruits).saturating_sub(receivers.len()).min(others.len());
    let least = usize::from(receivers.is_empty() && more > 0);
    let count = least + dice.below(more - least + 1);
    for &general in others.iter().take(count) {
        receivers.insert(general);
    }
    receivers
}

/// FC-1H: a card laid down by another player is any of his hand.
fn offers(core: &Core, seen: &FriedrichView, powers: [PowerId; 2], dice: &mut Dice) -> [Option<CardId>; 2] {
    std::array::from_fn(|at| match seen.offered[at] {
        Sealed::Open => None,
        Sealed::Known(card) => Some(card),
        Sealed::Hidden => {
            let hand: Vec<CardId> = core.secret.hands[powers[at].index()].iter().collect();
            dice.pick_from(&hand)
        }
    })
}
