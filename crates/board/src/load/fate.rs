//! The cards of fate.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::card::{Card, CardId, DeckPlan, Face, Suit};
use crate::effect::{FateEffect, StrokeEffect};
use crate::limits;
use crate::load::document::Document;
use crate::load::fields::{EffectTable, Fields};
use crate::load::index::{Index, Slugs};
use crate::load::names::checked_names;
use crate::pack::{FateCard, FateKind, FateVersion, Names};
use crate::problem::Problem;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FateFile {
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct CardRow {
    id: Spanned<String>,
    title: Spanned<Names>,
    stroke: Option<Vec<EffectTable>>,
    text: Option<Spanned<Names>>,
    #[serde(default)]
    for_people: BTreeMap<String, Spanned<Names>>,
    clubs: Option<VersionRow>,
    spades: Option<VersionRow>,
    hearts: Option<VersionRow>,
    diamonds: Option<VersionRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VersionRow {
    effect: Option<EffectTable>,
    text: Spanned<Names>,
}

pub fn fate(document: &Document, deck: DeckPlan, index: &Index) -> Result<Vec<FateCard>, Problem> {
    let file: FateFile = document.parse()?;
    let mut slugs = Slugs::new("card of fate");
    let mut list = Vec::new();
    for row in file.card {
        if list.len() == limits::FATE_CARDS {
            return Err(document.problem(&row.id, format!("more than {} cards of fate", limits::FATE_CARDS)));
        }
        slugs.enter(row.id.get_ref(), ()).map_err(|reason| document.problem(&row.id, reason))?;
        let kind = match (row.stroke, row.text, row.clubs, row.spades, row.hearts, row.diamonds) {
            (Some(effects), Some(text), None, None, None, None) => FateKind::Stroke {
                effects: effects.into_iter().map(|table| stroke(document, index, table)).collect::<Result<_, _>>()?,
                text: checked_names(document, &text)?,
            },
            (None, None, Some(clubs), Some(spades), Some(hearts), Some(diamonds)) => {
                let read = |row| version(document, deck, index, row);
                FateKind::Minor { versions: [read(clubs)?, read(spades)?, read(hearts)?, read(diamonds)?] }
            }
            _ => {
                let reason =
                    "a card has either `stroke` and `text` or the four versions clubs, spades, hearts, diamonds";
                return Err(document.problem(&row.id, reason));
            }
        };
        let said = row.for_people.into_iter().map(|(mode, text)| Ok((mode, checked_names(document, &text)?)));
        list.push(FateCard {
            slug: row.id.into_inner(),
            title: checked_names(document, &row.title)?,
            kind,
            said_in: said.collect::<Result<_, Problem>>()?,
        });
    }
    Ok(list)
}

fn version(document: &Document, deck: DeckPlan, index: &Index, row: VersionRow) -> Result<FateVersion, Problem> {
    let effect = row.effect.map(|table| minor(document, deck, index, table)).transpose()?;
    Ok(FateVersion { effect, text: checked_names(document, &row.text)? })
}

fn stroke(document: &Document, index: &Index, table: EffectTable) -> Result<StrokeEffect, Problem> {
    let mut f = Fields::new(document, index, table)?;
    let effect = match f.kind.as_str() {
        "power-leaves" => StrokeEffect::PowerLeaves { power: f.power("power")? },
        "general-leaves" => StrokeEffect::GeneralLeaves { power: f.power("power")?, spared: f.general("spared")? },
        "piece-leaves" => StrokeEffect::PieceLeaves { piece: f.piece("piece")? },
        "subsidy-cut" => StrokeEffect::SubsidyCut,
        "colonial-loss" => StrokeEffect::ColonialLoss,
        _ => return Err(f.unknown_kind()),
    };
    f.finish(effect)
}

fn minor(document: &Document, deck: DeckPlan, index: &Index, table: EffectTable) -> Result<FateEffect, Problem> {
    let mut f = Fields::new(document, index, table)?;
    let effect = match f.kind.as_str() {
        "free-army" => FateEffect::FreeArmy { power: f.power("power")? },
        "free-army-for" => FateEffect::FreeArmyFor { general: f.general("general")? },
        "lose-army" => FateEffect::LoseArmy { power: f.power("power")? },
        "lose-army-of" => FateEffect::LoseArmyOf { general: f.general("general")? },
        "exchange" => FateEffect::Exchange { powers: f.two_powers("powers")? },
        "redraw" => FateEffect::Redraw { power: f.power("power")? },
        "give-and-draw" => FateEffect::GiveAndDraw { from: f.power("from")?, to: f.power("to")? },
        "hold-near" => FateEffect::HoldNear { general: f.general("general")?, city: f.city("city")? },
        "pace" => FateEffect::Pace { general: f.general("general")?, road: f.number("road")?, main: f.number("main")? },
        "card-cap" => FateEffect::CardCap { powers: f.two_powers("powers")?, highest: f.number("highest")? },
        "not-same-suit" => FateEffect::NotSameSuit { generals: f.two_generals("generals")? },
        "sanctuary" => FateEffect::Sanctuary { city: f.city("city")? },
        "first-card" => FateEffect::FirstCard { power: f.power("power")?, add: f.number("add")? },
        "first-card-attacking" => {
            FateEffect::FirstCardAttacking { general: f.general("general")?, add: f.number("add")? }
        }
        "first-card-void" => FateEffect::FirstCardVoid { general: f.general("general")? },
        "double-card" => FateEffect::DoubleCard { power: f.power("power")?, card: card(document, deck, &mut f)? },
        "no-attack-position" => FateEffect::NoAttackPosition { general: f.general("general")? },
        "stay-stacked" => FateEffect::StayStacked { general: f.general("general")? },
        "free-step" => FateEffect::FreeStep { general: f.general("general")? },
        "starve" => FateEffect::Starve { by: f.power("by")?, of: f.power("of")?, area: f.area("area")? },
        "no-recruits-for" => FateEffect::NoRecruitsFor { general: f.general("general")? },
        "press-on" => FateEffect::PressOn { general: f.general("general")? },
        "evade" => FateEffect::Evade { general: f.general("general")?, power: f.power("power")? },
        "long-line" => FateEffect::LongLine {
            power: f.power("power")?,
            shortest: f.number("shortest")?,
            longest: f.number("longest")?,
        },
        "recruits-stand" => FateEffect::RecruitsStand { power: f.power("power")? },
        "wide-guard" => FateEffect::WideGuard { general: f.general("general")?, reach: f.number("reach")? },
        "drive-west" => {
            FateEffect::DriveWest { general: f.general("general")?, by: f.power("by")?, steps: f.number("steps")? }
        }
        _ => return Err(f.unknown_kind()),
    };
    f.finish(effect)
}

/// A card by its face, such as `s11`: its copy in the first set stands for all.
fn card(document: &Document, deck: DeckPlan, fields: &mut Fields) -> Result<CardId, Problem> {
    let text = fields.slug("card")?;
    let mut letters = text.get_ref().chars();
    let suit = letters.next().and_then(Suit::from_letter);
    let value = letters.as_str().parse().ok();
    let face = suit.zip(value).map(|(suit, value)| Face::Suited(suit, value));
    let found = face.and_then(|face| deck.ids_of(Card { set: 1, face }).next());
    found.ok_or_else(|| document.problem(&text, format!("there is no card `{}`", text.get_ref())))
}
