//! The one judge: whether a seat may do this now.

use board::{CardId, FateEffect, PieceId, PieceSet, PowerId, Suit};

use super::{Own, PRUSSIA, Phase, active, duel, fate, menu, rights};
use crate::action::{Action, Path};
use crate::refusal::Refusal;
use crate::ruleset::{Ruleset, Seat};
use crate::shared::{armies, battle, combat, march, pieces, recruit, retreat};
use crate::state::{Core, Place, State, Title};

pub(crate) fn check(rules: &Ruleset, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Title::Friedrich(own) = &state.title else { unreachable!("a FRIEDRICH ruleset plays a FRIEDRICH state") };
    let core = &state.core;
    if own.phase == Phase::Over {
        return Err(Refusal::GameOver);
    }
    if let Some(judged) = armies::check_unasked(rules, core, seat, action, own.phase == Phase::Deploy) {
        return judged;
    }
    if menu::asked(rules, state, seat).is_none() {
        return Err(Refusal::NotAsked);
    }
    match (own.phase, action) {
        (Phase::Discard, Action::Discard { card }) => check_discard(rules, core, own, *card),
        (Phase::Offensive, Action::Offensive { card }) => check_held(core, PRUSSIA, *card),
        (Phase::Movement, Action::March { group, path }) => check_march(rules, core, own, *group, path),
        // F-10.1: in the movement phase of the nation itself.
        (Phase::Movement, Action::Recruit(order)) => {
            let power = active(rules, own);
            if order.power != power {
                return Err(Refusal::NotYourPower { power: order.power });
            }
            let terms = rights::terms(rules, core, own, power);
            recruit::check(rules, core, &terms, order).map_err(|refusal| rights::why_barred(rules, core, own, refusal))
        }
        (Phase::Movement, Action::End)
        | (Phase::Evade, Action::Pass)
        | (Phase::ExchangeOffer, Action::Accept | Action::Pass) => Ok(()),
        (Phase::CombatOrder, Action::Attack { attacker, defender }) => {
            let pair = combat::Pair { attacker: *attacker, defender: *defender };
            if core.combat.pairs().contains(&pair) { Ok(()) } else { Err(Refusal::NoSuchCombat) }
        }
        (Phase::Evade, Action::Evade { to }) => {
            let pair = core.combat.duel.expect("an attack was chosen").pair;
            let open = rights::evasions(rules, core, pair).contains(to);
            if open { Ok(()) } else { Err(Refusal::NotAdjacent { city: *to }) }
        }
        (Phase::Duel, Action::Play { card, declared, double }) => {
            check_play(rules, core, own, *card, *declared, *double)
        }
        (Phase::Duel, Action::Concede) => check_concede(rules, core, own),
        (Phase::Retreat, Action::Retreat { path }) => {
            let duel = core.combat.duel.expect("a duel was lost");
            retreat::check(rules, &battle::retreat_of(core, &duel, core.occupied(), [None; 2]), path)
        }
        (Phase::Leaving, Action::Leave { general }) => {
            let (power, spared) = fate::open_leaving(rules, own);
            in_choice(*general, fate::leaving_candidates(rules, core, power, spared))
        }
        (Phase::FateChoice, _) => check_fate_choice(rules, core, own, action),
        (Phase::ExchangeCards, Action::Give { card }) => {
            let question = menu::asked(rules, state, seat).expect("tested above");
            check_held(core, question.power, Some(*card))
        }
        _ => Err(Refusal::NotThisNow),
    }
}

/// F-3.11: one of the cards just drawn, or one that looks just like it.
fn check_discard(rules: &Ruleset, core: &Core, own: &Own, card: CardId) -> Result<(), Refusal> {
    check_held(core, active(rules, own), Some(card))?;
    let deck = &rules.pack.deck;
    let drawn = own.drawn.iter().any(|drawn| deck.card(drawn) == deck.card(card));
    if drawn { Ok(()) } else { Err(Refusal::NotJustDrawn { card }) }
}

/// F-3.17: a nation spends only its own cards.
fn check_held(core: &Core, power: PowerId, card: Option<CardId>) -> Result<(), Refusal> {
    match card {
        Some(card) if !core.hands[power.index()].contains(card) => Err(Refusal::CardNotHeld { card }),
        _ => Ok(()),
    }
}

/// F-4: the group, the path, and the bans of fate.
pub(super) fn check_march(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    group: PieceSet,
    path: &Path,
) -> Result<(), Refusal> {
    let start = march::check_group(rules, core, active(rules, own), group)?;
    if path.start() != start {
        return Err(Refusal::WrongStart { city: start });
    }
    let orders = rights::orders(rules, core, own, group);
    rights::check_held(own, group)?;
    march::check_path(rules, core, group, &orders, path)?;
    rights::check_company(rules, core, own, group, path.end())
}

fn check_play(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    card: CardId,
    declared: Option<(Suit, u8)>,
    double: bool,
) -> Result<(), Refusal> {
    let now = core.combat.duel.expect("a duel is on");
    let power = rules.power(now.commander(now.to_play));
    let limits = rights::card_limits(rules, core, own, &now, now.to_play);
    combat::check_play(rules, &core.hands[power.index()], &limits, card, declared)?;
    if double && !duel::may_double(rules, core, own, &now, card) {
        return Err(Refusal::CannotDouble { card });
    }
    let counted = duel::counted(rules, core, own, &now, card, declared, double);
    duel::check_press_on(rules, core, own, &now, card, counted.value)
}

/// F-7.17, F-7.22, F-7.23, F-7.24, FQ-53, FC-7D.
pub(super) fn check_concede(rules: &Ruleset, core: &Core, own: &Own) -> Result<(), Refusal> {
    let now = core.combat.duel.expect("a duel is on");
    let power = rules.power(now.commander(now.to_play));
    let limits = rights::card_limits(rules, core, own, &now, now.to_play);
    let suited = combat::suited(rules, &core.hands[power.index()], &limits);
    if !combat::may_stop(now.score_of(now.to_play), &suited) {
        return Err(Refusal::MustPlay { suit: limits.suit });
    }
    if duel::must_press_on(rules, core, own, &now) {
        return Err(Refusal::MustPressOn);
    }
    Ok(())
}

fn in_choice(piece: PieceId, choice: PieceSet) -> Result<(), Refusal> {
    if choice.contains(piece) { Ok(()) } else { Err(Refusal::NotAChoice { piece }) }
}

/// FC-0.9: one of those the card of fate speaks of.
fn meant(piece: PieceId, choice: PieceSet) -> Result<(), Refusal> {
    if choice.contains(piece) { Ok(()) } else { Err(Refusal::NotMeantByFate { piece }) }
}

/// FC-0.9 and the rows of 9.4 that ask somebody.
fn check_fate_choice(rules: &Ruleset, core: &Core, own: &Own, action: &Action) -> Result<(), Refusal> {
    let effect = own.effect_drawn(rules).expect("a card of fate asks");
    match (effect, action) {
        (FateEffect::FreeArmy { power }, Action::Assign { general }) => {
            meant(*general, core.on_board(rules.generals_of(power)))?;
            if fate::has_room(rules, core, *general) {
                Ok(())
            } else {
                Err(Refusal::TooManyTroops { general: *general })
            }
        }
        (FateEffect::LoseArmy { power }, Action::Assign { general }) => {
            meant(*general, core.on_board(rules.generals_of(power)))?;
            let stack = pieces::stack_of(rules, core, *general);
            let spare = core.sum_of_troops(stack) as usize > stack.len();
            if spare { Ok(()) } else { Err(Refusal::TooFewTroops { general: *general, least: 1 }) }
        }
        (FateEffect::Redraw { power }, Action::Discard { card }) => check_held(core, power, Some(*card)),
        (FateEffect::GiveAndDraw { from, .. }, Action::Give { card }) => check_held(core, from, Some(*card)),
        (FateEffect::FreeStep { general }, Action::Step { piece, path }) => {
            meant(*piece, PieceSet::one(general))?;
            check_step(rules, core, general, path)
        }
        (FateEffect::DriveWest { general, .. }, Action::Step { piece, path }) => {
            meant(*piece, PieceSet::one(general))?;
            let open = fate::drives(rules, core, effect).contains(path);
            if open { Ok(()) } else { Err(Refusal::NotWestward { city: path.end() }) }
        }
        (FateEffect::Starve { .. }, Action::Starve { general }) => {
            meant(*general, fate::starving_candidates(rules, core, effect))
        }
        (FateEffect::FreeArmy { .. } | FateEffect::LoseArmy { .. }, Action::Pass) => Err(Refusal::NotThisNow),
        (_, Action::Pass) => Ok(()),
        _ => Err(Refusal::NotThisNow),
    }
}

/// FC-6S: one city, under the rules of movement.
fn check_step(rules: &Ruleset, core: &Core, general: PieceId, path: &Path) -> Result<(), Refusal> {
    let from = match core.place(general) {
        Place::City(city) => city,
        Place::Off | Place::Out | Place::Box => return Err(Refusal::NotOnBoard { piece: general }),
    };
    if path.start() != from {
        return Err(Refusal::WrongStart { city: from });
    }
    if path.steps() != 1 {
        return Err(Refusal::TooFar { road: 1, main: 1 });
    }
    if !rules.pack.roads.are_adjacent(from, path.end()) {
        return Err(Refusal::NoRoad { from, to: path.end() });
    }
    march::enter(rules, core, PieceSet::one(general), path.end()).map(|_| ())
}
