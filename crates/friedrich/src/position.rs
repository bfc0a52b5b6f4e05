//! Positions written down by a person: what only FRIEDRICH adds.

use board::pack::FateKind;
use board::{FateCardId, PowerId, StrokeEffect, Suit};

use crate::powers::{AUSTRIA, EMPIRE, RUSSIA, SWEDEN, objective};
use crate::rules::Ruleset;
use crate::state::{Alive, OffensiveOption, Own, Phase};
use engine::fault::PositionError;
use engine::lookup::power;
use engine::state::{Core, Place};
use engine::text;

/// The part of a position that only FRIEDRICH has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FriedrichPosition {
    /// Powers that have left the game.
    pub gone: Vec<String>,
    /// Strokes so far that cut the subsidies of Prussia and Hanover.
    pub subsidy_cuts: u8,
    /// Strokes so far that cost France its colonies: INDIA and AMERICA.
    pub colonial_losses: u8,
    /// Cards of fate to come, top first, by id; the rest follows in the order of the seed.
    pub fate: Vec<String>,
    /// Cards of fate drawn so far, the first one first; default: strokes that have struck, then minor events.
    pub fate_drawn: Vec<String>,
    /// The card of fate whose effect holds in this turn, with its version: `7`, `spades`.
    pub effect: Option<(String, Suit)>,
    /// Whether what that card allows once has already happened.
    pub effect_used: bool,
    /// `undecided`, `declined`, `running` or `failed` (expert game).
    pub offensive: Option<String>,
    /// The card lying open for the offensive option.
    pub open_card: Option<String>,
    /// The general who most recently won a combat.
    pub last_winner: Option<String>,
    /// Generals who lost a combat in this turn.
    pub beaten: Vec<String>,
    /// Powers with eased victory.
    pub eased: Vec<String>,
    /// Whether the Imperial Army has changed its player, and to which seat.
    pub imperial_seat: Option<String>,
}

/// F-2.10, F-2.11: so many turns pass before the first card of fate is drawn.
const CLOCK_STARTS: u8 = 5;

/// Puts the title's part into a state and enters the phase asked for.
pub fn enter_position(
    rules: &Ruleset,
    core: &mut Core,
    own: &mut Own,
    given: &FriedrichPosition,
    active: PowerId,
    phase: &str,
) -> Result<(), PositionError> {
    let at = rules.order.iter().position(|&power| power == active);
    let at = at.ok_or("the active power does not take part in this mode")?;
    let last = CLOCK_STARTS + rules.pack.fate.len() as u8;
    if !(1..=last).contains(&core.turn) {
        return Err(format!("a game lasts from turn 1 to turn {last}; there is no turn {}", core.turn).into());
    }
    own.active = at as u8;
    own.deployed = core.present;
    own.subsidy_cuts = given.subsidy_cuts;
    own.colonial_losses = given.colonial_losses;
    own.drawn_fate = core.turn.saturating_sub(6);
    for slug in &given.gone {
        let power = power(rules.pack, slug)?;
        own.russia_out |= power == RUSSIA;
        own.sweden_out |= power == SWEDEN;
        core.present.remove(power);
        for piece in rules.owned[power.index()].and(rules.in_play).iter() {
            core.put(piece, Place::Out);
            core.secret.troops[piece.index()] = 0;
        }
    }
    lay_drawn_fate(rules, core, own, given)?;
    stack_fate(rules, own, &given.fate)?;
    enter_effect(rules, own, given, core.turn)?;
    enter_offensive(rules, core, own, given)?;
    for slug in &given.eased {
        own.eased.insert(power(rules.pack, slug)?);
    }
    if let Some(slug) = &given.imperial_seat {
        let seat = rules.seat_by_slug(slug).ok_or_else(|| format!("there is no seat `{slug}` in this mode"))?;
        core.seat_of[EMPIRE.index()] = seat;
        own.imperial_changed = true;
        own.eased = own.eased.with(AUSTRIA).with(EMPIRE);
    }
    own.phase = match phase {
        "cards" => Phase::NationBegins,
        "movement" => Phase::MovementBegins,
        "combat" => Phase::CombatBegins,
        "conquest" => Phase::NationEnds,
        "end-of-turn" => {
            own.active = rules.order.len() as u8;
            Phase::TurnEnds
        }
        other => {
            return Err(format!(
                "there is no phase `{other}`; use deploy, cards, movement, combat, conquest or end-of-turn"
            )
            .into());
        }
    };
    check_markers(rules, core, own, active)
}

/// FI-6, FI-7: markers lie on objectives of their power, question marks are the active power's.
fn check_markers(rules: &Ruleset, core: &Core, own: &Own, active: PowerId) -> Result<(), PositionError> {
    let slug = |power: PowerId| &rules.pack.power_of(power).slug;
    for site in rules.sites() {
        let city = &rules.pack.city_of(rules.site_city(site)).name;
        let wanted_by = objective(rules, site).0;
        if core.control.get(site).is_some_and(|owner| owner != wanted_by) {
            return Err(format!("{city} is an objective of {}; no other marker can lie there", slug(wanted_by)).into());
        }
        let question = core.pending.get(site);
        if question.is_some_and(|by| by != active || !own.may_have_questions()) {
            return Err(format!(
                "the question mark on {city} needs the movement, combat or conquest phase of its power; {} is active",
                slug(active)
            )
            .into());
        }
    }
    Ok(())
}

fn fate_card(rules: &Ruleset, slug: &str) -> Result<FateCardId, PositionError> {
    rules.pack.fate_card(slug).ok_or_else(|| format!("there is no card of fate `{slug}`").into())
}

/// The cards already drawn: strokes that have struck, minor cards, and last the one whose effect holds, or as they are
/// named. No stroke still to come is among them, or the game could not end.
fn lay_drawn_fate(rules: &Ruleset, core: &Core, own: &mut Own, given: &FriedrichPosition) -> Result<(), PositionError> {
    let named = |slugs: &[String]| {
        slugs.iter().map(|slug| fate_card(rules, slug)).collect::<Result<Vec<FateCardId>, PositionError>>()
    };
    let (to_come, said) = (named(&given.fate)?, named(&given.fate_drawn)?);
    let effect = given.effect.as_ref().map(|(slug, _)| fate_card(rules, slug)).transpose()?;
    own.russia_out |= said_to_leave(rules, core, &said, RUSSIA);
    own.sweden_out |= said_to_leave(rules, core, &said, SWEDEN);
    let (mut cuts, mut losses) = (own.subsidy_cuts, own.colonial_losses);
    let mut has_struck = |effect: &StrokeEffect| match *effect {
        StrokeEffect::PowerLeaves { power: RUSSIA } => own.russia_out,
        StrokeEffect::PowerLeaves { power: SWEDEN } => own.sweden_out,
        StrokeEffect::PowerLeaves { power } => !core.is_present(power),
        StrokeEffect::SubsidyCut => count_down(&mut cuts),
        StrokeEffect::ColonialLoss => count_down(&mut losses),
        StrokeEffect::GeneralLeaves { .. } | StrokeEffect::PieceLeaves { .. } => false,
    };
    let mut is_over = |card: FateCardId| match &rules.pack.fate[card.index()].kind {
        FateKind::Stroke { effects, .. } => effects.iter().any(&mut has_struck),
        FateKind::Minor { .. } => true,
    };
    let drawn = if said.is_empty() {
        let others = own.secret.pile.into_iter().filter(|card| !to_come.contains(card) && effect != Some(*card));
        let mut drawn: Vec<FateCardId> = others.filter(|&card| is_over(card)).collect();
        drawn.sort_by_key(|&card| matches!(rules.pack.fate[card.index()].kind, FateKind::Minor { .. }));
        drawn.truncate(usize::from(own.drawn_fate).saturating_sub(usize::from(effect.is_some())));
        drawn.extend(effect.filter(|_| own.drawn_fate > 0));
        drawn
    } else {
        let twice = |at: usize| said[..at].contains(&said[at]) || to_come.contains(&said[at]);
        if said.len() != usize::from(own.drawn_fate) || (0..said.len()).any(|at| twice(at) || !is_over(said[at])) {
            let number = own.drawn_fate;
            return Err(format!(
                "in turn {} {number} cards of fate have been drawn, each once, and have struck",
                core.turn
            )
            .into());
        }
        said
    };
    let rest = own.secret.pile.into_iter().filter(|card| !drawn.contains(card));
    let pile: Vec<FateCardId> = drawn.iter().copied().chain(rest).collect();
    own.secret.pile.copy_from_slice(&pile);
    Ok(())
}

/// Whether the stroke by which a power leaves is said to be drawn; who takes no part in the mode is struck all the same.
fn said_to_leave(rules: &Ruleset, core: &Core, said: &[FateCardId], leaving: PowerId) -> bool {
    let strikes = |card: &FateCardId| match &rules.pack.fate[card.index()].kind {
        FateKind::Stroke { effects, .. } => {
            effects.iter().any(|effect| matches!(effect, StrokeEffect::PowerLeaves { power } if *power == leaving))
        }
        FateKind::Minor { .. } => false,
    };
    !core.is_present(leaving) && said.iter().any(strikes)
}

fn count_down(left: &mut u8) -> bool {
    let some = *left > 0;
    *left = left.saturating_sub(1);
    some
}

/// Brings the cards named to the top of what is left of the pile.
fn stack_fate(rules: &Ruleset, own: &mut Own, named: &[String]) -> Result<(), PositionError> {
    for (offset, slug) in named.iter().enumerate() {
        let card = fate_card(rules, slug)?;
        let to = own.drawn_fate as usize + offset;
        let from = own.secret.pile.iter().position(|&other| other == card).expect("every card is in the pile");
        if to >= own.secret.pile.len() {
            return Err("more cards of fate are named than are left".into());
        }
        own.secret.pile.swap(to, from);
    }
    Ok(())
}

fn enter_effect(rules: &Ruleset, own: &mut Own, given: &FriedrichPosition, turn: u8) -> Result<(), PositionError> {
    if let Some((slug, suit)) = &given.effect {
        let card = fate_card(rules, slug)?;
        own.alive = Some(Alive { card, suit: *suit, turn, used: given.effect_used });
    }
    for slug in &given.beaten {
        own.beaten.insert(rules.pack.piece(slug).ok_or_else(|| format!("there is no piece `{slug}`"))?);
    }
    if let Some(slug) = &given.last_winner {
        own.last_winner = Some(rules.pack.piece(slug).ok_or_else(|| format!("there is no piece `{slug}`"))?);
    }
    Ok(())
}

fn enter_offensive(
    rules: &Ruleset,
    core: &mut Core,
    own: &mut Own,
    given: &FriedrichPosition,
) -> Result<(), PositionError> {
    if let Some(name) = &given.offensive {
        let option = OffensiveOption::named(name);
        own.offensive = option.ok_or_else(|| format!("the offensive option cannot be `{name}`"))?;
    }
    if let Some(name) = &given.open_card {
        let copies = text::cards_named(rules.pack, name).ok_or_else(|| format!("there is no card `{name}`"))?;
        let card = copies.into_iter().find(|&card| core.secret.pile.iter().any(|other| other == card));
        let card = card.ok_or_else(|| format!("the card `{name}` is not in the draw pile"))?;
        core.secret.pile.remove(card);
        own.open_card = Some(card);
    }
    Ok(())
}
