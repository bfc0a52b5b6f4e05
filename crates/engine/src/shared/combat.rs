//! Combat: who must fight whom, and the duel of cards.

use board::{CardId, CardSet, PieceId, PieceSet, PowerId, Suit};

use crate::event::{Event, Log};
use crate::ids;
use crate::refusal::{Refusal, Why};
use crate::ruleset::Ruleset;
use crate::shared::duel::{Combat, Duel, Pair, Side};
use crate::shared::{cards, pieces};
use crate::state::Core;

/// F-7.1, F-7.2, F-7.3, FQ-57, FQ-92, F-7.27, F-7.28, F-7.29, F-7.31, M-11.1.1, M-11.1.2, M-11.1.19, M-11.1.23, R-30:
/// the pairs are fixed at the start of the phase, city against city.
/// M-11.1.24: strengths are never added.
pub fn find_pairs(rules: &Ruleset, core: &Core, powers: &[PowerId]) -> Combat {
    let mut combat = Combat::NONE;
    let active = powers.iter().filter(|&&power| !core.is_neutral(power));
    let mut generals = active.fold(PieceSet::EMPTY, |all, &power| all.or(core.on_board(rules.generals_of(power))));
    while let Some(general) = generals.first() {
        let stack = pieces::stack_of(rules, core, general);
        generals = generals.without(stack);
        let attacker = pieces::commander(rules, core, stack);
        let city = core.city(attacker).expect("on the board");
        for &next in rules.pack.roads.neighbours(city) {
            let others = pieces::generals_at(rules, core, next);
            if others.is_empty() {
                continue;
            }
            let pair = Pair { attacker, defender: pieces::commander(rules, core, others) };
            if are_at_war(rules, core, pair) {
                combat.add(pair);
            }
        }
    }
    combat
}

/// F-1.7 to F-1.9, M-2.7, M-19.4.4: enemies, and neither of them neutral.
pub fn are_at_war(rules: &Ruleset, core: &Core, pair: Pair) -> bool {
    let (attacker, defender) = (rules.power(pair.attacker), rules.power(pair.defender));
    core.are_enemies(attacker, defender) && !core.is_neutral(attacker) && !core.is_neutral(defender)
}

/// F-7.30, FQ-56, FQ-69, M-11.1.25: a pair lapses when a side has retreated or is gone.
pub fn is_open(core: &Core, pair: Pair) -> bool {
    let stands = |general| core.is_on_board(general) && !core.retreated.contains(general);
    stands(pair.attacker) && stands(pair.defender)
}

/// F-7.30, M-11.1.25: the combats still to be fought, the one that is on among them, unless it is decided: then none of
/// the beaten, who is about to retreat.
pub fn due(rules: &Ruleset, core: &Core, goes_on: impl Fn(Pair) -> bool) -> Vec<Pair> {
    let decided = core.combat.duel.filter(|duel| duel.lost > 0);
    let beaten = decided.map_or(PieceSet::EMPTY, |duel| stack(rules, core, &duel, duel.to_play));
    let fought = core.combat.duel.filter(|duel| duel.lost == 0).map(|duel| duel.pair);
    let stands = |pair: Pair| is_open(core, pair) && !beaten.contains(pair.attacker) && !beaten.contains(pair.defender);
    let left = core.combat.pairs().iter().copied().filter(|&pair| stands(pair) && goes_on(pair));
    fought.into_iter().chain(left).collect()
}

/// the pairs that do not pass lapse, and everybody is told.
pub fn lapse(core: &mut Core, log: &mut Log, keep: impl Fn(&Core, Pair) -> bool) {
    let mut left = core.combat;
    left.retain(|pair| keep(core, pair));
    for pair in core.combat.pairs() {
        if !left.pairs().contains(pair) {
            log.all(|| Event::CombatLapsed { attacker: pair.attacker, defender: pair.defender });
        }
    }
    core.combat = left;
}

/// a general is about to leave his city otherwise than by retreat. He drops out alone: those who stand there
/// with him fight on. Without them what was due there lapses, wherever he goes.
/// Who joins a stack in this phase is never left behind in it by those who stood there, so the heir is one of these.
pub fn drop_out(rules: &Ruleset, core: &mut Core, general: PieceId, log: &mut Log) {
    let left = fighters(rules, core, general).without(PieceSet::one(general));
    if left.is_empty() {
        lapse(core, log, |_, pair| pair.attacker != general && pair.defender != general);
    } else {
        let heir = pieces::commander(rules, core, left);
        core.combat.rename(|name| if name == general { heir } else { name });
    }
}

/// R-30, M-11.1.20: each stack still to fight is named by whoever commands it now.
pub fn name_anew(rules: &Ruleset, core: &mut Core) {
    let mut combat = core.combat;
    combat.rename(|name| pieces::commander(rules, core, fighters(rules, core, name)));
    core.combat = combat;
}

/// M-11.1.19, M-11.1.25: the stack of a general as it fights. Displacement may bring one who has retreated to one who
/// has not; he stands aside.
pub fn fighters(rules: &Ruleset, core: &Core, general: PieceId) -> PieceSet {
    pieces::stack_of(rules, core, general).without(core.retreated)
}

/// F-7.5, `C_NAME`: the chosen fight is a contest of cards, opened by naming both numbers to all.
pub fn begin(rules: &Ruleset, core: &mut Core, log: &mut Log) {
    let pair = core.combat.duel.expect("an attack was chosen").pair;
    let (attackers, defenders) = open(rules, core, pair);
    log.reveal();
    log.all(|| Event::CombatBegan { attacker: pair.attacker, defender: pair.defender, attackers, defenders });
}

/// The attack chosen is the next to be fought.
pub fn choose(core: &mut Core, pair: Pair) {
    core.combat.retain(|other| other != pair);
    core.combat.duel = Some(Duel::new(pair));
}

/// F-6.4, F-7.9, F-7.10, F-7.26, F-7.32, FQ-70, M-11.1.6, M-11.1.7, M-11.1.18: opens a duel with both numbers named.
pub fn open(rules: &Ruleset, core: &mut Core, pair: Pair) -> (u8, u8) {
    let attackers = fighters(rules, core, pair.attacker);
    let defenders = fighters(rules, core, pair.defender);
    let (strong, stood) = (core.sum_of_troops(attackers), core.sum_of_troops(defenders));
    disclose(rules, core, attackers, strong);
    disclose(rules, core, defenders, stood);
    let score = i16::from(strong) - i16::from(stood);
    let to_play = if score <= 0 { Side::Attacker } else { Side::Defender };
    core.combat.duel = Some(Duel { pair, score, to_play, played: [0; 2], passed: [false; 2], lost: 0 });
    (strong, stood)
}

/// The sum of a stack becomes known, of those who fight; armies may still pass to one who stands aside.
fn disclose(rules: &Ruleset, core: &mut Core, fighters: PieceSet, sum: u8) {
    core.secret.strengths.disclose(fighters, sum);
    let stack = fighters.first().map_or(fighters, |general| pieces::stack_of(rules, core, general));
    if stack != fighters {
        core.secret.strengths.join(stack, rules.book.troops_max);
    }
}

/// What limits the cards of one side in one duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardLimits {
    /// F-7.6, F-7.7, M-11.1.4: the suit of the sector its general stands in.
    pub suit: Suit,
    /// No suited card above this may be played.
    pub highest: u8,
    /// The highest value a Reserve may be declared as.
    pub reserve_max: u8,
}

/// Suited cards of a hand that this side may play.
pub fn suited(rules: &Ruleset, hand: &CardSet, limits: &CardLimits) -> CardSet {
    let cards = hand.and(&rules.suit_cards[limits.suit as usize]);
    if limits.highest == u8::MAX {
        return cards;
    }
    cards.iter().filter(|card| rules.value_of[card.0 as usize] <= limits.highest).collect()
}

/// F-7.15, F-7.17, F-7.22, F-7.23, F-7.24, FE-14, FE-23, M-11.1.15 to M-11.1.17, R-29: whether the side may stop.
/// At a negative score always; at zero only without a card of its suit.
/// M-11.1.26: attack is compulsory, playing cards is not.
pub fn may_stop(score: i16, suited: &CardSet) -> bool {
    score < 0 || suited.is_empty()
}

/// F-3.22, F-7.6, F-7.8, FQ-54, FQ-68, M-11.1.4, M-11.1.5, M-8.10: judges one card and its declared value.
pub fn check_play(
    rules: &Ruleset,
    hand: &CardSet,
    limits: &CardLimits,
    card: CardId,
    declared: Option<(Suit, u8)>,
) -> Result<(), Refusal> {
    if !hand.contains(card) {
        return Err(Why::CardNotHeld { card }.under(rules.cite(ids::F_7_8, ids::M_8_6)));
    }
    match (cards::suit_of(rules, card), declared) {
        (None, Some((suit, _))) if suit != limits.suit => {
            Err(Why::WrongSuit { card, suit: limits.suit }.under(rules.cite(ids::FQ_54, ids::M_11_1_5)))
        }
        (None, Some((_, value))) if (1..=limits.reserve_max).contains(&value) => Ok(()),
        (None, declared) => {
            let is_capped = limits.reserve_max < rules.book.reserve_max;
            let values = match declared {
                None => rules.cite(ids::F_3_22, ids::M_8_10),
                Some(_) if is_capped => ids::FC_3C,
                Some(_) => rules.cite(ids::F_3_21, ids::M_8_10),
            };
            Err(Why::ReserveValue { most: limits.reserve_max }.under(values))
        }
        (Some(_), Some(_)) => Err(Why::NotAReserve { card }.under(rules.cite(ids::F_3_20, ids::M_8_9))),
        (Some(suit), None) if suit != limits.suit => {
            Err(Why::WrongSuit { card, suit: limits.suit }.under(rules.cite(ids::F_7_6, ids::M_11_1_4)))
        }
        (Some(_), None) if rules.value_of[card.0 as usize] > limits.highest => {
            Err(Why::CardTooHigh { card, most: limits.highest }.under(ids::FC_3C))
        }
        (Some(_), None) => Ok(()),
    }
}

/// F-7.1, F-7.27, F-7.30, F-7.31, M-11.1.1, M-11.1.19, M-11.1.25, R-30: why these two have no combat left.
pub fn no_combat(rules: &Ruleset, core: &Core, pair: Pair) -> Refusal {
    let commander = |general: PieceId| {
        let stack = fighters(rules, core, general);
        if stack.is_empty() { general } else { pieces::commander(rules, core, stack) }
    };
    let stacks = Pair { attacker: commander(pair.attacker), defender: commander(pair.defender) };
    if core.combat.pairs().contains(&stacks) {
        let general = if stacks.attacker == pair.attacker { pair.defender } else { pair.attacker };
        return Why::StackFights { general, commander: commander(general) }
            .under(rules.cite(ids::F_7_27, ids::M_11_1_19));
    }
    let near = core.city(pair.attacker).zip(core.city(pair.defender));
    let are_near = near.is_some_and(|(one, other)| rules.pack.roads.are_adjacent(one, other));
    let rule = if core.retreated.contains(pair.attacker) || core.retreated.contains(pair.defender) {
        rules.cite(ids::F_7_30, ids::M_11_1_25)
    } else if are_near && are_at_war(rules, core, pair) {
        rules.cite(ids::F_7_31, ids::R_30)
    } else {
        rules.cite(ids::F_7_1, ids::M_11_1_1)
    };
    Why::NoSuchCombat.under(rule)
}

/// F-7.12, F-7.13, F-7.14, M-11.1.8 to M-11.1.10: the score moves; at zero or above the right to play passes.
pub fn count_card(duel: &mut Duel, counted: u8) {
    let side = duel.to_play;
    duel.played[side as usize] += 1;
    match side {
        Side::Attacker => duel.score += i16::from(counted),
        Side::Defender => duel.score -= i16::from(counted),
    }
    if duel.score_of(side) >= 0 {
        duel.passed[side as usize] = true;
        duel.to_play = side.other();
    }
}

/// F-7.16, F-7.18, FQ-67, M-11.1.11, M-11.1.12: what a side that stops now loses; 0 is a tie.
pub fn loss_on_stopping(duel: &Duel, strength: u8) -> u8 {
    let score = duel.score_of(duel.to_play);
    u8::try_from(-score).unwrap_or(u8::MAX).min(strength)
}

/// The stacks of a duel: the side asked for, as it stands now.
pub fn stack(rules: &Ruleset, core: &Core, duel: &Duel, side: Side) -> PieceSet {
    fighters(rules, core, duel.commander(side))
}
