//! The political display and the political cards.

use serde::Deserialize;
use toml::Spanned;

use crate::effect::PoliticalEffect;
use crate::ids::{PowerId, TrackId};
use crate::limits;
use crate::load::document::Document;
use crate::load::fields::{EffectTable, Fields};
use crate::load::index::{Index, Slugs};
use crate::load::names::checked_names;
use crate::pack::{BoxStatus, IconKind, Names, OffMapBox, PoliticalCard, Power, Track, TrackBox};
use crate::problem::Problem;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackFile {
    squares: Spanned<Vec<Spanned<String>>>,
    track: Vec<TrackRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct TrackRow {
    slug: Spanned<String>,
    name: Spanned<Names>,
    left_end: Spanned<Names>,
    right_end: Spanned<Names>,
    gate: Option<Spanned<u8>>,
    #[serde(rename = "box")]
    boxes: Vec<Spanned<BoxRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxRow {
    status: Option<BoxStatus>,
    #[serde(default)]
    star: bool,
    #[serde(default)]
    s: bool,
    #[serde(default)]
    icons: Vec<IconRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IconRow {
    kind: IconKind,
    power: Spanned<String>,
}

/// The display: squares from left to right, and the tracks.
#[derive(Default)]
pub struct Display {
    pub squares: Vec<PowerId>,
    pub tracks: Vec<Track>,
    slugs: Option<Slugs<TrackId>>,
}

pub fn display(
    document: &Document,
    powers: &[Power],
    off_map: &[OffMapBox],
    index: &Index,
) -> Result<Display, Problem> {
    let file: TrackFile = document.parse()?;
    let squares = index.powers.all_in_document(document, file.squares.get_ref())?;
    for (at, power) in powers.iter().enumerate() {
        let times = squares.iter().filter(|square| square.index() == at).count();
        if times != usize::from(power.major) {
            let reason = format!("the power `{}` has {times} squares (one for each major power)", power.slug);
            return Err(document.problem(&file.squares, reason));
        }
    }
    let mut slugs = Slugs::new("track");
    let mut tracks = Vec::new();
    // The track that sends out the corps of each power: never two, so that one off-map box is enough.
    let mut corps: Vec<(PowerId, usize)> = Vec::new();
    for row in file.track {
        if tracks.len() == limits::TRACKS {
            return Err(document.problem(&row.slug, format!("more than {} tracks", limits::TRACKS)));
        }
        slugs.enter(row.slug.get_ref(), TrackId(tracks.len() as u8)).map_err(|why| document.problem(&row.slug, why))?;
        let track = track(document, &row, index)?;
        for (row, power) in row.boxes.iter().zip(&track.boxes).flat_map(|(row, found)| {
            found.icons.iter().filter(|(kind, _)| *kind == IconKind::Expedition).map(move |(_, power)| (row, *power))
        }) {
            let slug = &powers[power.index()].slug;
            if !off_map.iter().any(|other| other.power == power) {
                return Err(document.problem(row, format!("the power `{slug}` has no off-map box for a corps")));
            }
            if corps.iter().any(|&(other, at)| other == power && at != tracks.len()) {
                return Err(document.problem(row, format!("a second track sends out a corps of `{slug}`")));
            }
            corps.push((power, tracks.len()));
        }
        tracks.push(track);
    }
    Ok(Display { squares, tracks, slugs: Some(slugs) })
}

fn track(document: &Document, row: &TrackRow, index: &Index) -> Result<Track, Problem> {
    let slug = row.slug.get_ref();
    if row.boxes.len() > limits::TRACK_BOXES {
        let reason = format!("the track `{slug}` has more than {} boxes", limits::TRACK_BOXES);
        return Err(document.problem(&row.boxes[limits::TRACK_BOXES], reason));
    }
    let mut stars = row.boxes.iter().enumerate().filter(|(_, found)| found.get_ref().star);
    let Some((start, _)) = stars.next() else {
        return Err(document.problem(&row.slug, format!("the track `{slug}` has no star")));
    };
    if let Some((_, second)) = stars.next() {
        return Err(document.problem(second, format!("the track `{slug}` has a second star")));
    }
    if let Some(second) = row.boxes.iter().filter(|found| found.get_ref().s).nth(1) {
        return Err(document.problem(second, format!("the track `{slug}` has a second box S")));
    }
    let has_status = row.boxes[start].get_ref().status.is_some();
    if let Some(stray) = row.boxes.iter().find(|found| found.get_ref().status.is_some() != has_status) {
        return Err(document.problem(stray, format!("only some boxes of the track `{slug}` have a status")));
    }
    if let Some(gate) = row.gate.as_ref().filter(|gate| usize::from(*gate.get_ref()) >= row.boxes.len()) {
        return Err(document.problem(gate, format!("the track `{slug}` has no box {}", gate.get_ref())));
    }
    Ok(Track {
        slug: slug.clone(),
        name: checked_names(document, &row.name)?,
        left_end: checked_names(document, &row.left_end)?,
        right_end: checked_names(document, &row.right_end)?,
        start: start as u8,
        gate: row.gate.as_ref().map(|gate| *gate.get_ref()),
        boxes: row.boxes.iter().map(|found| track_box(document, found.get_ref(), index)).collect::<Result<_, _>>()?,
    })
}

fn track_box(document: &Document, row: &BoxRow, index: &Index) -> Result<TrackBox, Problem> {
    let icon = |icon: &IconRow| Ok((icon.kind, index.powers.in_document(document, &icon.power)?));
    Ok(TrackBox {
        status: row.status,
        star: row.star,
        s: row.s,
        icons: row.icons.iter().map(icon).collect::<Result<_, _>>()?,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    card: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: Spanned<String>,
    number: Spanned<u8>,
    year: u16,
    date: String,
    #[serde(default)]
    election: bool,
    arms: Spanned<Vec<Spanned<String>>>,
    #[serde(default)]
    shifts: Vec<ShiftRow>,
    #[serde(default)]
    effects: Vec<EffectTable>,
    title: Spanned<Names>,
    text: Option<Spanned<Names>>,
    flavour: Spanned<Names>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShiftRow {
    track: Spanned<String>,
    options: Spanned<Vec<i8>>,
}

pub fn cards(document: &Document, display: &Display, index: &Index) -> Result<Vec<PoliticalCard>, Problem> {
    let file: CardFile = document.parse()?;
    let mut slugs = Slugs::new("political card");
    let mut list: Vec<PoliticalCard> = Vec::new();
    for row in file.card {
        if list.len() == limits::POLITICAL_CARDS {
            return Err(document.problem(&row.id, format!("more than {} political cards", limits::POLITICAL_CARDS)));
        }
        slugs.enter(row.id.get_ref(), ()).map_err(|reason| document.problem(&row.id, reason))?;
        let number = *row.number.get_ref();
        if usize::from(number) != list.len() + 1 {
            let reason = format!("the card must have number {}, not {number}", list.len() + 1);
            return Err(document.problem(&row.number, reason));
        }
        list.push(card(document, row, display, index)?);
    }
    Ok(list)
}

fn card(document: &Document, row: CardRow, display: &Display, index: &Index) -> Result<PoliticalCard, Problem> {
    let arms = index.powers.all_in_document(document, row.arms.get_ref())?;
    if let Some(at) = arms.iter().position(|power| !display.squares.contains(power)) {
        let stray = &row.arms.get_ref()[at];
        return Err(document.problem(stray, format!("the power `{}` has no square", stray.get_ref())));
    }
    if row.election != arms.is_empty() {
        return Err(document.problem(&row.arms, "every card but an election shows arms"));
    }
    if row.text.is_none() && !row.effects.is_empty() {
        return Err(document.problem(&row.id, format!("the card `{}` has effects but no text", row.id.get_ref())));
    }
    let shifts = row.shifts.iter().map(|shift| steps(document, shift, display)).collect::<Result<_, _>>()?;
    let effects = row.effects.into_iter().map(|table| effect(document, index, table)).collect::<Result<_, _>>()?;
    Ok(PoliticalCard {
        slug: row.id.into_inner(),
        number: row.number.into_inner(),
        year: row.year,
        date: row.date,
        election: row.election,
        arms,
        shifts,
        effects,
        title: checked_names(document, &row.title)?,
        text: row.text.map(|text| checked_names(document, &text)).transpose()?.unwrap_or_default(),
        flavour: checked_names(document, &row.flavour)?,
    })
}

fn steps(document: &Document, row: &ShiftRow, display: &Display) -> Result<(TrackId, Vec<i8>), Problem> {
    let Some(slugs) = &display.slugs else {
        return Err(document.problem(&row.track, "the pack has no tracks"));
    };
    let track = slugs.in_document(document, &row.track)?;
    let options = row.options.get_ref();
    let longest = display.tracks[track.index()].boxes.len() as i8 - 1;
    if !matches!(options.len(), 1 | 2) || options.iter().any(|&step| step == 0 || step.abs() > longest) {
        let reason = format!("a shift offers one or two steps of 1 to {longest} boxes");
        return Err(document.problem(&row.options, reason));
    }
    Ok((track, options.clone()))
}

fn effect(document: &Document, index: &Index, table: EffectTable) -> Result<PoliticalEffect, Problem> {
    let mut f = Fields::new(document, index, table)?;
    let effect = match f.kind.as_str() {
        "troops" => PoliticalEffect::Troops { power: f.taker_or_power("power")?, n: f.number("n")? },
        "recruit" => PoliticalEffect::Recruit {
            power: f.taker_or_power("power")?,
            max: f.number("max")?,
            price: f.number("price")?,
        },
        "draw" => PoliticalEffect::Draw { power: f.taker_or_power("power")?, n: f.number("n")? },
        "discard" => PoliticalEffect::Discard { power: f.taker_or_power("power")?, n: f.number("n")? },
        "income" => PoliticalEffect::Income {
            power: f.taker_or_power("power")?,
            delta: f.number("delta")?,
            turns: f.up_to("turns", limits::INCOME_TURNS)?,
        },
        "train" => PoliticalEffect::Train { power: f.taker_or_power("power")? },
        "hussars" => PoliticalEffect::Hussars { range: f.number("range")? },
        "peace" => PoliticalEffect::Peace { missing: f.number("missing")? },
        _ => return Err(f.unknown_kind()),
    };
    f.finish(effect)
}
