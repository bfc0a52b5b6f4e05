//! Modes: who sits where, which powers and pieces take part, what they start with.

use serde::Deserialize;
use toml::Spanned;

use crate::ids::{PieceId, PowerId};
use crate::limits;
use crate::load::document::Document;
use crate::load::index::{Index, Slugs, check_slug};
use crate::load::names::checked_names;
use crate::pack::{ForPeople, IncomeBy, Mode, Names, Piece, PieceKind, Power, PowerPlan, SeatPlan, Variant};
use crate::problem::Problem;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ModeFile {
    mode: Vec<ModeRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ModeRow {
    slug: Spanned<String>,
    name: Spanned<Names>,
    variant: Variant,
    players: Spanned<u8>,
    options: Vec<Spanned<String>>,
    #[serde(default)]
    fictional_draw: u8,
    last_turn: Option<u8>,
    for_people: Option<Spanned<ForPeople>>,
    seat: Vec<SeatRow>,
    power: Vec<PlanRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatRow {
    slug: Spanned<String>,
    name: Spanned<Names>,
    powers: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct PlanRow {
    power: Spanned<String>,
    troops: Spanned<u8>,
    hand: u8,
    income: [u8; 3],
    #[serde(default)]
    income_by: IncomeByName,
    #[serde(default)]
    discards: [u8; 3],
    pieces: Option<Vec<Spanned<String>>>,
    #[serde(default)]
    idle: Vec<Spanned<String>>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
enum IncomeByName {
    #[default]
    Nothing,
    SubsidyCuts,
    ColonialLosses,
}

pub fn modes(document: &Document, powers: &[Power], pieces: &[Piece], index: &Index) -> Result<Vec<Mode>, Problem> {
    let file: ModeFile = document.parse()?;
    let mut slugs = Slugs::new("mode");
    let mut list = Vec::new();
    for row in file.mode {
        slugs.enter(row.slug.get_ref(), ()).map_err(|reason| document.problem(&row.slug, reason))?;
        let plans: Vec<PowerPlan> =
            row.power.iter().map(|plan| power_plan(document, plan, powers, pieces, index)).collect::<Result<_, _>>()?;
        for (at, plan) in plans.iter().enumerate() {
            if plans[..at].iter().any(|other| other.power == plan.power) {
                let power = &row.power[at].power;
                return Err(document.problem(power, format!("the power `{}` acts twice", power.get_ref())));
            }
        }
        let seats = seats(document, &row, &plans, index)?;
        if usize::from(*row.players.get_ref()) != seats.len() {
            let reason = format!("the mode `{}` has {} seats", row.slug.get_ref(), seats.len());
            return Err(document.problem(&row.players, reason));
        }
        for option in &row.options {
            check_slug(option.get_ref()).map_err(|reason| document.problem(option, reason))?;
        }
        list.push(Mode {
            slug: row.slug.into_inner(),
            name: checked_names(document, &row.name)?,
            variant: row.variant,
            players: row.players.into_inner(),
            seats,
            powers: plans,
            options: row.options.into_iter().map(Spanned::into_inner).collect(),
            fictional_draw: row.fictional_draw,
            last_turn: row.last_turn,
            for_people: row.for_people.map(|given| checked_expectations(document, &given)).transpose()?,
        });
    }
    Ok(list)
}

fn checked_expectations(document: &Document, given: &Spanned<ForPeople>) -> Result<ForPeople, Problem> {
    let ForPeople { minutes: [from, to], difficulty } = *given.get_ref();
    if from == 0 || from > to {
        return Err(document.problem(given, format!("a game takes from {from} to {to} minutes")));
    }
    if !(1..=3).contains(&difficulty) {
        return Err(document.problem(given, format!("the difficulty is 1, 2 or 3, not {difficulty}")));
    }
    Ok(*given.get_ref())
}

fn power_plan(
    document: &Document,
    row: &PlanRow,
    powers: &[Power],
    pieces: &[Piece],
    index: &Index,
) -> Result<PowerPlan, Problem> {
    let power = index.powers.in_document(document, &row.power)?;
    let taking_part = match &row.pieces {
        None => powers[power.index()].pieces.clone(),
        Some(slugs) => chosen_pieces(document, slugs, power, pieces, index)?,
    };
    let idle = chosen_pieces(document, &row.idle, power, pieces, index)?;
    if let Some(piece) = idle.iter().find(|piece| taking_part.contains(piece)) {
        let reason = format!("the piece `{}` cannot be idle and take part", pieces[piece.index()].slug);
        return Err(document.problem(&row.power, reason));
    }
    let generals = || {
        let all = taking_part.iter().chain(&idle).map(|piece| &pieces[piece.index()]);
        all.filter(|piece| matches!(piece.kind, PieceKind::General { .. }))
    };
    let troops = *row.troops.get_ref();
    let least: u32 = generals().map(|general| u32::from(general.min_troops)).sum();
    let most = generals().count() * usize::from(limits::TROOPS_OF_A_GENERAL);
    if u32::from(troops) < least {
        let reason =
            format!("the minima of the generals of `{}` add up to {least}, above {troops}", row.power.get_ref());
        return Err(document.problem(&row.troops, reason));
    }
    if usize::from(troops) > most {
        let reason = format!("the generals of `{}` can hold {most} troops, not {troops}", row.power.get_ref());
        return Err(document.problem(&row.troops, reason));
    }
    Ok(PowerPlan {
        power,
        troops,
        hand: row.hand,
        income: row.income,
        income_by: match row.income_by {
            IncomeByName::Nothing => IncomeBy::Nothing,
            IncomeByName::SubsidyCuts => IncomeBy::SubsidyCuts,
            IncomeByName::ColonialLosses => IncomeBy::ColonialLosses,
        },
        discards: row.discards,
        pieces: taking_part,
        idle,
    })
}

fn chosen_pieces(
    document: &Document,
    slugs: &[Spanned<String>],
    power: PowerId,
    pieces: &[Piece],
    index: &Index,
) -> Result<Vec<PieceId>, Problem> {
    let mut chosen = index.pieces.all_in_document(document, slugs)?;
    for (at, (piece, slug)) in chosen.iter().zip(slugs).enumerate() {
        if pieces[piece.index()].power != power {
            let reason = format!("the piece `{}` belongs to another power", slug.get_ref());
            return Err(document.problem(slug, reason));
        }
        if chosen[..at].contains(piece) {
            return Err(document.problem(slug, format!("the piece `{}` takes part twice", slug.get_ref())));
        }
    }
    chosen.sort_unstable();
    Ok(chosen)
}

/// Every power of the mode sits in exactly one seat.
fn seats(document: &Document, row: &ModeRow, plans: &[PowerPlan], index: &Index) -> Result<Vec<SeatPlan>, Problem> {
    let mut slugs = Slugs::new("seat");
    let mut seated: Vec<PowerId> = Vec::new();
    let mut list = Vec::new();
    for seat in &row.seat {
        if list.len() == limits::SEATS {
            return Err(document.problem(&seat.slug, format!("more than {} seats", limits::SEATS)));
        }
        slugs.enter(seat.slug.get_ref(), ()).map_err(|reason| document.problem(&seat.slug, reason))?;
        let powers = index.powers.all_in_document(document, &seat.powers)?;
        for (&power, slug) in powers.iter().zip(&seat.powers) {
            if seated.contains(&power) {
                return Err(document.problem(slug, format!("the power `{}` sits twice", slug.get_ref())));
            }
            if !plans.iter().any(|plan| plan.power == power) {
                let reason = format!("the power `{}` does not take part in this mode", slug.get_ref());
                return Err(document.problem(slug, reason));
            }
            seated.push(power);
        }
        let name = checked_names(document, &seat.name)?;
        list.push(SeatPlan { slug: seat.slug.get_ref().clone(), name, powers });
    }
    match row.power.iter().zip(plans).find(|(_, plan)| !seated.contains(&plan.power)) {
        Some((stray, _)) => {
            Err(document.problem(&stray.power, format!("the power `{}` has no seat", stray.power.get_ref())))
        }
        None => Ok(list),
    }
}
