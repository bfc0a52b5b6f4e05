//! Powers and their pieces.

use serde::Deserialize;
use toml::Spanned;

use crate::csv::{CsvTable, Row};
use crate::ids::{PieceId, PowerId};
use crate::limits;
use crate::load::boxes::Boxes;
use crate::load::document::Document;
use crate::load::ground::Cities;
use crate::load::index::Index;
use crate::load::names::checked_names;
use crate::pack::{Names, Piece, PieceKind, Power, Start};
use crate::problem::Problem;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerFile {
    power: Vec<PowerRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct PowerRow {
    slug: Spanned<String>,
    name: Spanned<Names>,
    colour: Spanned<String>,
    major: bool,
    home: Vec<Spanned<String>>,
    defends: Vec<Spanned<String>>,
    depots: Vec<Spanned<String>>,
    guests: Vec<Spanned<String>>,
    takes_along: Vec<Spanned<String>>,
    substitute: Option<Spanned<String>>,
    pool: Option<u8>,
}

impl PowerFile {
    /// Where the power is written.
    pub fn slug(&self, power: PowerId) -> &Spanned<String> {
        &self.power[power.index()].slug
    }
}

/// Reads the powers and enters their slugs; `resolve` follows when cities and areas are known.
pub fn read(document: &Document, index: &mut Index) -> Result<PowerFile, Problem> {
    let file: PowerFile = document.parse()?;
    for (at, row) in file.power.iter().enumerate() {
        if at == limits::POWERS {
            return Err(document.problem(&row.slug, format!("more than {} powers", limits::POWERS)));
        }
        index.powers.enter(row.slug.get_ref(), PowerId(at as u8)).map_err(|why| document.problem(&row.slug, why))?;
    }
    Ok(file)
}

pub fn resolve(
    document: &Document,
    file: &PowerFile,
    cities: &mut Cities,
    index: &Index,
) -> Result<Vec<Power>, Problem> {
    let mut list = Vec::new();
    for (at, row) in file.power.iter().enumerate() {
        let power = PowerId(at as u8);
        let depots = index.cities.all_in_document(document, &row.depots)?;
        for (city, slug) in depots.iter().zip(&row.depots) {
            if cities.list[city.index()].depot.replace(power).is_some() {
                let reason = format!("the city `{}` is a depot already", slug.get_ref());
                return Err(document.problem(slug, reason));
            }
        }
        let hex = row.colour.get_ref().strip_prefix('#').unwrap_or_default();
        if hex.len() != 6 || !hex.chars().all(|c| c.is_ascii_hexdigit()) {
            let reason = format!("`{}` is no colour of the form #rrggbb", row.colour.get_ref());
            return Err(document.problem(&row.colour, reason));
        }
        list.push(Power {
            home: index.territories.all_in_document(document, &row.home)?,
            defends: index.territories.all_in_document(document, &row.defends)?,
            depots,
            substitute: row.substitute.as_ref().map(|area| index.areas.in_document(document, area)).transpose()?,
            slug: row.slug.get_ref().clone(),
            name: checked_names(document, &row.name)?,
            colour: row.colour.get_ref().clone(),
            major: row.major,
            guests: Vec::new(),
            takes_along: Vec::new(),
            pieces: Vec::new(),
            pool: row.pool,
        });
    }
    Ok(list)
}

pub const PIECE_COLUMNS: &[&str] = &["slug", "name", "power", "kind", "rank", "start", "min_troops"];

/// Pieces stand in the order of their ids: by power, generals by rank, then trains, then hussars.
pub fn pieces(
    file: &str,
    text: &str,
    powers: &mut [Power],
    boxes: &Boxes,
    index: &mut Index,
) -> Result<Vec<Piece>, Problem> {
    let table = CsvTable::read(file, text, PIECE_COLUMNS)?;
    let mut list: Vec<Piece> = Vec::new();
    for row in table.rows() {
        if list.len() == limits::PIECES {
            return Err(row.problem(format!("more than {} pieces", limits::PIECES)));
        }
        let id = PieceId(list.len() as u8);
        let piece = piece(row, boxes, index)?;
        let mates: Vec<&Piece> = list.iter().filter(|other| other.power == piece.power).collect();
        check_place(row, &piece, list.last(), &mates)?;
        index.pieces.enter(&piece.slug, id).map_err(|reason| row.problem(reason))?;
        if matches!(piece.kind, PieceKind::General { .. }) {
            index.generals.enter(&piece.slug, id).map_err(|reason| row.problem(reason))?;
        }
        powers[piece.power.index()].pieces.push(id);
        list.push(piece);
    }
    Ok(list)
}

/// Pieces of one power that another has to do with: known when all pieces are.
pub fn strangers(
    document: &Document,
    file: &PowerFile,
    powers: &mut [Power],
    pieces: &[Piece],
    index: &Index,
) -> Result<(), Problem> {
    for (at, row) in file.power.iter().enumerate() {
        let of_others = |slugs: &[Spanned<String>], found: Vec<PieceId>| {
            let own = |(piece, _): &(&PieceId, &Spanned<String>)| pieces[piece.index()].power.index() == at;
            match found.iter().zip(slugs).find(own) {
                Some((_, slug)) => {
                    let reason = format!("the piece `{}` belongs to this power itself", slug.get_ref());
                    Err(document.problem(slug, reason))
                }
                None => Ok(found),
            }
        };
        powers[at].guests = of_others(&row.guests, index.generals.all_in_document(document, &row.guests)?)?;
        powers[at].takes_along =
            of_others(&row.takes_along, index.pieces.all_in_document(document, &row.takes_along)?)?;
    }
    Ok(())
}

fn piece(row: &Row, boxes: &Boxes, index: &Index) -> Result<Piece, Problem> {
    let kind = match row.required("kind")? {
        "general" => PieceKind::General { rank: row.number("rank")? },
        "train" => PieceKind::Train,
        "hussar" => PieceKind::Hussar,
        kind => return Err(row.problem(format!("there is no kind of piece `{kind}` (general, train or hussar)"))),
    };
    let is_general = matches!(kind, PieceKind::General { .. });
    if !is_general && !row.get("rank").is_empty() {
        return Err(row.problem("only generals have a rank"));
    }
    let min_troops: u8 = row.number("min_troops")?;
    let most = if is_general { limits::TROOPS_OF_A_GENERAL } else { 0 };
    if min_troops > most || (is_general && min_troops == 0) {
        return Err(row.problem(format!("`min_troops` cannot be {min_troops}")));
    }
    let power = index.powers.in_row(row, row.required("power")?)?;
    let start = match row.required("start")?.split(' ').collect::<Vec<_>>()[..] {
        ["off-map-box"] if boxes.off_map.iter().any(|found| found.power == power) => Start::OffMapBox,
        ["off-map-box"] => return Err(row.problem(format!("`{}` has no off-map box", row.get("power")))),
        ["off-board"] => Start::OffBoard,
        ["victory-box", slug] if boxes.victory.iter().any(|found| found.slug == slug) => {
            Start::VictoryBox(slug.to_owned())
        }
        ["victory-box", slug] => return Err(row.problem(format!("there is no victory box `{slug}`"))),
        _ => Start::City(index.cities.in_row(row, row.get("start"))?),
    };
    Ok(Piece {
        slug: row.required("slug")?.to_owned(),
        name: row.required("name")?.to_owned(),
        power,
        kind,
        start,
        min_troops,
    })
}

/// Refuses a piece that does not stand in its place in the order, or is one too many.
fn check_place(row: &Row, piece: &Piece, before: Option<&Piece>, mates: &[&Piece]) -> Result<(), Problem> {
    let class = |piece: &Piece| match piece.kind {
        PieceKind::General { .. } => 0,
        PieceKind::Train => 1,
        PieceKind::Hussar => 2,
    };
    let place = |piece: &Piece| (piece.power, class(piece));
    if before.is_some_and(|before| place(before) > place(piece)) {
        return Err(row.problem("pieces must stand by power, generals first, then trains, then hussars"));
    }
    let alike = mates.iter().filter(|mate| class(mate) == class(piece)).count();
    match piece.kind {
        PieceKind::General { rank } if usize::from(rank) != alike + 1 => {
            Err(row.problem(format!("the general must have rank {}, not {rank}", alike + 1)))
        }
        PieceKind::General { .. } if alike == limits::GENERALS_OF_A_POWER => {
            Err(row.problem(format!("more than {} generals of a power", limits::GENERALS_OF_A_POWER)))
        }
        PieceKind::Train if alike == limits::TRAINS_OF_A_POWER => {
            Err(row.problem(format!("more than {} trains of a power", limits::TRAINS_OF_A_POWER)))
        }
        PieceKind::Hussar if alike == limits::HUSSARS_OF_A_POWER => {
            Err(row.problem(format!("more than {} hussars of a power", limits::HUSSARS_OF_A_POWER)))
        }
        _ => Ok(()),
    }
}
