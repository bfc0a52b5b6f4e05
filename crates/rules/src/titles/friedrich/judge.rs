//! The one judge: whether a seat may do this now.

use board::{CardId, FateEffect, PieceId, PieceSet, PowerId, Suit};

use super::{Own, PRUSSIA, Phase, Scenario, active, duel, fate, menu, rights, scenario};
use crate::action::{Action, Path};
use crate::ids::{self, RuleId};
use crate::refusal::{Refusal, Why};
use crate::ruleset::{Ruleset, Seat};
use crate::shared::{armies, battle, combat, march, pieces, recruit, retreat};
use crate::state::{Core, Place, State, Title};

pub(crate) fn check(rules: &Ruleset, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Title::Friedrich(own) = &state.title else { unreachable!("a FRIEDRICH ruleset plays a FRIEDRICH state") };
    let core = &state.core;
    if own.phase == Phase::Over {
        return Err(Why::GameOver.under(ids::F_12_1));
    }
    if !is_known(action) {
        return Err(Why::NotInThisGame.under(ids::F_2_4));
    }
    if let Some(judged) = armies::check_unasked(rules, core, seat, action, own.phase == Phase::Deploy) {
        return judged;
    }
    if menu::asked(rules, state, seat).is_none() {
        return Err(Why::NotAsked.under(turn_rule(rules, core, own, seat, action)));
    }
    match (own.phase, action) {
        (Phase::Discard, Action::Discard { card }) => check_discard(rules, core, own, *card),
        (Phase::Offensive, Action::Offensive { card }) => check_held(core, PRUSSIA, *card, ids::F_13_9),
        (Phase::Movement, Action::March { group, path }) => check_march(rules, core, own, *group, path),
        // F-10.1: in the movement phase of the nation itself.
        (Phase::Movement, Action::Recruit(order)) => {
            let power = active(rules, own);
            if order.power != power {
                return Err(Why::NotRecruiting { power: order.power }.under(ids::F_10_1));
            }
            let terms = rights::terms(rules, core, own, power);
            recruit::check(rules, core, &terms, order).map_err(|refusal| rights::why_barred(rules, core, own, refusal))
        }
        (Phase::Movement, Action::End)
        | (Phase::Evade, Action::Pass)
        | (Phase::ExchangeOffer, Action::Accept | Action::Pass) => Ok(()),
        (Phase::CombatOrder, Action::Attack { attacker, defender }) => {
            let pair = combat::Pair { attacker: *attacker, defender: *defender };
            if core.combat.pairs().contains(&pair) { Ok(()) } else { Err(no_combat(rules, core, own, pair)) }
        }
        (Phase::Evade, Action::Evade { to }) => {
            let pair = core.combat.duel.expect("an attack was chosen").pair;
            let open = rights::evasions(rules, core, pair).contains(to);
            if open { Ok(()) } else { Err(Why::NotAdjacent { city: *to }.under(ids::FC_8C)) }
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
            check_held(core, question.power, Some(*card), ids::FC_1H)
        }
        _ => Err(Why::NotThisNow.under(phase_rule(rules, own))),
    }
}

/// Whether FRIEDRICH has such actions at all.
fn is_known(action: &Action) -> bool {
    matches!(
        action,
        Action::Deploy { .. }
            | Action::Discard { .. }
            | Action::Offensive { .. }
            | Action::March { .. }
            | Action::Recruit(_)
            | Action::End
            | Action::Attack { .. }
            | Action::Play { .. }
            | Action::Concede
            | Action::Retreat { .. }
            | Action::Leave { .. }
            | Action::Assign { .. }
            | Action::Accept
            | Action::Pass
            | Action::Give { .. }
            | Action::Starve { .. }
            | Action::Step { .. }
            | Action::Evade { .. }
            | Action::Transfer(_)
            | Action::Resign
    )
}

/// The rule that says what is to be done now.
fn phase_rule(rules: &Ruleset, own: &Own) -> RuleId {
    match own.phase {
        Phase::Deploy => ids::F_1_34,
        Phase::Discard if active(rules, own) == PRUSSIA => ids::F_14_1_8,
        Phase::Discard => ids::F_3_9,
        Phase::Offensive => ids::F_13_7,
        Phase::Evade => ids::FC_8C,
        Phase::Retreat => ids::F_8_1,
        Phase::Leaving => ids::F_11_8,
        Phase::FateChoice | Phase::ExchangeOffer | Phase::ExchangeCards => own.fate_rule(rules),
        _ => ids::F_2_4,
    }
}

/// The rule that says who is to act now: nations follow each other (F-2.1), and so do their phases (F-2.4).
fn turn_rule(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, action: &Action) -> RuleId {
    match (own.phase, action) {
        (Phase::Duel, Action::Play { .. } | Action::Concede) => ids::F_7_14,
        (Phase::Retreat, Action::Retreat { .. }) => ids::F_8_4,
        (
            Phase::Discard | Phase::Offensive | Phase::Movement | Phase::CombatOrder | Phase::Duel | Phase::Retreat,
            _,
        ) => {
            if core.seat(active(rules, own)) == seat {
                ids::F_2_4
            } else {
                ids::F_2_1
            }
        }
        _ => phase_rule(rules, own),
    }
}

/// Why these two do not fight. FC-3D, FC-3H: fate lets combats lapse.
fn no_combat(rules: &Ruleset, core: &Core, own: &Own, pair: combat::Pair) -> Refusal {
    let refusal = combat::no_combat(rules, core, pair);
    match own.effect(rules, core.turn) {
        Some(FateEffect::Sanctuary { city }) if core.city(pair.defender) == Some(city) => refusal.why.under(ids::FC_3D),
        _ if rights::lapses_by_suit(rules, core, own, pair) => refusal.why.under(ids::FC_3H),
        _ => refusal,
    }
}

/// F-3.11, F-14.1.8: one of the cards just drawn, or one that looks just like it.
fn check_discard(rules: &Ruleset, core: &Core, own: &Own, card: CardId) -> Result<(), Refusal> {
    let rule = if active(rules, own) == PRUSSIA { ids::F_14_1_8 } else { ids::F_3_11 };
    check_held(core, active(rules, own), Some(card), rule)?;
    let deck = &rules.pack.deck;
    let drawn = own.drawn.iter().any(|drawn| deck.card(drawn) == deck.card(card));
    if drawn { Ok(()) } else { Err(Why::NotJustDrawn { card }.under(rule)) }
}

/// F-3.17: a nation spends only its own cards, here by this rule.
fn check_held(core: &Core, power: PowerId, card: Option<CardId>, rule: RuleId) -> Result<(), Refusal> {
    match card {
        Some(card) if !core.hands[power.index()].contains(card) => Err(Why::CardNotHeld { card }.under(rule)),
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
    let start = march::check_group(rules, core, active(rules, own), group)
        .map_err(|refusal| absent(rules, core, march::why_halted(rules, core, own.halted, refusal)))?;
    if path.start() != start {
        return Err(Why::WrongStart { city: start }.under(ids::F_4_1));
    }
    let orders = rights::orders(rules, core, own, group);
    rights::check_held(own, group)?;
    march::check_path(rules, core, group, &orders, path)?;
    rights::check_company(rules, core, own, group, path.end())
}

/// F-11.16, F-14.1.3, F-14.2.3: a piece that has left the game, or was never in it.
fn absent(rules: &Ruleset, core: &Core, refusal: Refusal) -> Refusal {
    match refusal.why {
        Why::NotOnBoard { piece } if !rules.in_play.contains(piece) => match scenario(rules) {
            Scenario::Full => refusal,
            Scenario::WarInTheWest => refusal.why.under(ids::F_14_1_3),
            Scenario::StruggleForSilesia => refusal.why.under(ids::F_14_2_3),
        },
        Why::NotOnBoard { piece } if core.place(piece) == Place::Out => refusal.why.under(ids::F_11_16),
        _ => refusal,
    }
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
        return Err(Why::CannotDouble { card }.under(ids::FC_11S));
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
        return Err(Why::MustPlay { suit: limits.suit }.under(ids::F_7_22));
    }
    if duel::must_press_on(rules, core, own, &now) {
        return Err(Why::MustPressOn.under(ids::FC_7D));
    }
    Ok(())
}

fn in_choice(piece: PieceId, choice: PieceSet) -> Result<(), Refusal> {
    if choice.contains(piece) { Ok(()) } else { Err(Why::NotAChoice { piece }.under(ids::F_11_8)) }
}

/// One of those the card of fate speaks of.
fn meant(piece: PieceId, choice: PieceSet, card: RuleId) -> Result<(), Refusal> {
    if choice.contains(piece) { Ok(()) } else { Err(Why::NotMeantByFate { piece }.under(card)) }
}

/// FC-0.9 and the rows of 9.4 that ask somebody.
fn check_fate_choice(rules: &Ruleset, core: &Core, own: &Own, action: &Action) -> Result<(), Refusal> {
    let effect = own.effect_drawn(rules).expect("a card of fate asks");
    let rule = own.fate_rule(rules);
    match (effect, action) {
        (FateEffect::FreeArmy { power }, Action::Assign { general }) => {
            meant(*general, core.on_board(rules.generals_of(power)), rule)?;
            if fate::has_room(rules, core, *general) {
                Ok(())
            } else {
                Err(Why::TooManyTroops { general: *general }.under(ids::FC_0_7))
            }
        }
        (FateEffect::LoseArmy { power }, Action::Assign { general }) => {
            meant(*general, core.on_board(rules.generals_of(power)), rule)?;
            let stack = pieces::stack_of(rules, core, *general);
            let spare = core.sum_of_troops(stack) as usize > stack.len();
            if spare { Ok(()) } else { Err(Why::TooFewTroops { general: *general, least: 1 }.under(rule)) }
        }
        (FateEffect::Redraw { power }, Action::Discard { card }) => check_held(core, power, Some(*card), rule),
        (FateEffect::GiveAndDraw { from, .. }, Action::Give { card }) => check_held(core, from, Some(*card), rule),
        (FateEffect::FreeStep { general }, Action::Step { piece, path }) => {
            meant(*piece, PieceSet::one(general), rule)?;
            check_step(rules, core, general, path)
        }
        (FateEffect::DriveWest { general, .. }, Action::Step { piece, path }) => {
            meant(*piece, PieceSet::one(general), rule)?;
            let open = fate::drives(rules, core, effect).contains(path);
            if open { Ok(()) } else { Err(Why::NotWestward { city: path.end() }.under(rule)) }
        }
        (FateEffect::Starve { .. }, Action::Starve { general }) => {
            meant(*general, fate::starving_candidates(rules, core, effect), rule)
        }
        (FateEffect::FreeArmy { .. } | FateEffect::LoseArmy { .. }, Action::Pass) => {
            Err(Why::CannotDecline.under(rule))
        }
        (_, Action::Pass) => Ok(()),
        _ => Err(Why::NotThisNow.under(rule)),
    }
}

/// FC-6S: one city, under the rules of movement.
fn check_step(rules: &Ruleset, core: &Core, general: PieceId, path: &Path) -> Result<(), Refusal> {
    let from = core.city(general).expect("fate asks only while he stands somewhere");
    if path.start() != from {
        return Err(Why::WrongStart { city: from }.under(ids::FC_6S));
    }
    if path.steps() != 1 {
        return Err(Why::OneStep { piece: general }.under(ids::FC_6S));
    }
    if !rules.pack.roads.are_adjacent(from, path.end()) {
        return Err(Why::NoRoad { from, to: path.end() }.under(ids::F_4_1));
    }
    march::enter(rules, core, PieceSet::one(general), path.end()).map(|_| ())
}
