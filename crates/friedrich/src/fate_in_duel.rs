//! What fate changes in a duel: cards that count more, less or double, and the duty to press on.

use board::{CardId, CardSet, FateEffect, PieceId, Suit};

use crate::rights;
use crate::rules::Ruleset;
use crate::state::Own;
use engine::ids;
use engine::refusal::{Refusal, Why};
use engine::shared::combat::{self, CardLimits};
use engine::shared::duel::{Duel, Side};
use engine::shared::{cards, pieces};
use engine::state::Core;

/// What a card counts, and whether that uses up an effect of fate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// Points it adds to the score of its side.
    pub value: u8,
    /// Whether the effect of fate is used up by it.
    pub uses_effect: bool,
}

fn fights(rules: &Ruleset, core: &Core, duel: &Duel, side: Side, general: PieceId) -> bool {
    pieces::stack_of(rules, core, duel.commander(side)).contains(general)
}

/// FC-0.8, FC-4S, FC-8D, FC-10H, FC-11S: the value a played card adds to the score.
pub fn counted(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    duel: &Duel,
    card: CardId,
    declared: Option<(Suit, u8)>,
    double: bool,
) -> Counted {
    let side = duel.to_play;
    let value = declared.map_or(rules.value_of[card.0 as usize], |(_, value)| value);
    let plain = Counted { value, uses_effect: false };
    let power = rules.power(duel.commander(side));
    if double {
        return Counted { value: value * 2, uses_effect: true };
    }
    if own.alive.is_none_or(|alive| alive.used) {
        return plain;
    }
    match own.effect(rules, core.turn) {
        Some(FateEffect::FirstCard { power: favoured, add }) if favoured == power => {
            Counted { value: value + add, uses_effect: true }
        }
        Some(FateEffect::FirstCardAttacking { general, add })
            if side == Side::Attacker && fights(rules, core, duel, side, general) =>
        {
            Counted { value: value + add, uses_effect: true }
        }
        Some(FateEffect::FirstCardVoid { general })
            if side == Side::Defender && fights(rules, core, duel, side, general) =>
        {
            Counted { value: 0, uses_effect: true }
        }
        _ => plain,
    }
}

/// FC-11S: whether this card may count double now.
pub fn may_double(rules: &Ruleset, core: &Core, own: &Own, duel: &Duel, card: CardId) -> bool {
    let Some(FateEffect::DoubleCard { power, card: named }) = own.effect(rules, core.turn) else { return false };
    let deck = &rules.pack.deck;
    let unused = own.alive.is_some_and(|alive| !alive.used);
    unused && rules.power(duel.commander(duel.to_play)) == power && deck.card(card).face == deck.card(named).face
}

/// FC-7D: whether the side to play must go on until its score is positive, and can.
pub fn must_press_on(rules: &Ruleset, core: &Core, own: &Own, duel: &Duel) -> bool {
    let Some(FateEffect::PressOn { general }) = own.effect(rules, core.turn) else { return false };
    let side = duel.to_play;
    if duel.passed[side as usize] || !fights(rules, core, duel, side, general) {
        return false;
    }
    let limits = rights::card_limits(rules, core, own, duel, side);
    let hand = &core.secret.hands[rules.power(duel.commander(side)).index()];
    can_reach_positive(rules, hand, &limits, -duel.score_of(side))
}

/// FC-7D: some cards bring the score from below zero to above it without stopping at zero.
fn can_reach_positive(rules: &Ruleset, hand: &CardSet, limits: &CardLimits, behind: i16) -> bool {
    const MOST: i16 = 126;
    let behind = behind.clamp(0, MOST);
    let playable = combat::suited(rules, hand, limits).or(&hand.and(&rules.reserves));
    // The last card jumps over zero from a sum of other cards that stays short of it.
    playable.iter().any(|last| {
        let mut sums: u128 = 1;
        for card in playable.iter().filter(|&card| card != last) {
            let before = sums;
            if rules.reserves.contains(card) {
                for value in 1..=limits.reserve_max {
                    sums |= before << value;
                }
            } else {
                sums |= before << rules.value_of[card.0 as usize];
            }
        }
        let leap =
            i16::from(if rules.reserves.contains(last) { limits.reserve_max } else { cards::worth(rules, last) });
        (0..behind.max(1)).any(|sum| sums >> sum & 1 == 1 && sum + leap > behind)
    })
}

/// FC-7D: judges a card under the duty to press on.
pub fn check_press_on(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    duel: &Duel,
    card: CardId,
    counted: u8,
) -> Result<(), Refusal> {
    if !must_press_on(rules, core, own, duel) {
        return Ok(());
    }
    let side = duel.to_play;
    let score = duel.score_of(side) + i16::from(counted);
    if score > 0 {
        return Ok(());
    }
    let limits = rights::card_limits(rules, core, own, duel, side);
    let mut hand = core.secret.hands[rules.power(duel.commander(side)).index()];
    hand.remove(card);
    if score == 0 || !can_reach_positive(rules, &hand, &limits, -score) {
        return Err(Why::MustGetAhead { card }.under(ids::FC_7D));
    }
    Ok(())
}
