//! Names of cities: how they are set, where they may stand, and the search for places where none overlaps.

mod places;
mod search;

use board::pack::{Pack, SiteKind, Start};
use board::{CityId, SiteId};

use crate::geom::{Point, Rect, point};
use crate::plan::Plan;
use crate::type_case::{ASCENT, DESCENT, Face, width};

pub use places::{Ground, Street, candidates};
pub use search::choose;

/// Three sizes of type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// A capital or a major fortress.
    Great,
    /// A fortress, an objective, a depot or a set-up city.
    Notable,
    Town,
}

#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub class: &'static str,
    pub face: Face,
    pub size: f64,
    pub spacing: f64,
}

impl Rank {
    pub const fn setting(self) -> Setting {
        match self {
            Rank::Great => Setting { class: "great", face: Face::Roman, size: 15.0, spacing: 0.9 },
            Rank::Notable => Setting { class: "notable", face: Face::Roman, size: 14.6, spacing: 0.1 },
            Rank::Town => Setting { class: "town", face: Face::Italic, size: 13.4, spacing: 0.1 },
        }
    }

    pub fn of(pack: &Pack, plan: &Plan, id: CityId) -> Rank {
        let city = pack.city_of(id);
        let is_major = |site: SiteId| matches!(pack.site_of(site).kind, SiteKind::Fortress { major: true, .. });
        if plan.capitals.contains(&city.slug) || city.site.is_some_and(is_major) {
            Rank::Great
        } else if city.site.is_some() || city.depot.is_some() || is_set_up(pack, id) {
            Rank::Notable
        } else {
            Rank::Town
        }
    }
}

pub fn is_set_up(pack: &Pack, city: CityId) -> bool {
    pack.pieces.iter().any(|piece| piece.start == Start::City(city))
}

/// A name as it stands on the map: without the hint that tells namesakes apart, great ones in capitals.
pub fn shown(name: &str, rank: Rank) -> String {
    let name = name.split(" (").next().unwrap_or(name);
    if rank == Rank::Great { name.to_uppercase() } else { name.to_owned() }
}

/// A name set in one or two lines.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    pub rank: Rank,
    pub lines: Vec<String>,
    /// Middle of the box.
    pub at: Point,
}

impl Label {
    /// Height of one line.
    pub fn line_height(rank: Rank) -> f64 {
        let size = rank.setting().size;
        match rank {
            Rank::Great => size * (ASCENT + 0.04),
            _ => size * (ASCENT + DESCENT),
        }
    }

    pub fn size(rank: Rank, lines: &[String]) -> (f64, f64) {
        let setting = rank.setting();
        let widest =
            lines.iter().map(|line| width(line, setting.face, setting.size, setting.spacing)).fold(0.0, f64::max);
        (widest, Label::line_height(rank) * lines.len() as f64)
    }

    pub fn rect(&self) -> Rect {
        let (width, height) = Label::size(self.rank, &self.lines);
        Rect::centred(self.at, width, height)
    }

    /// Base line of each line of type.
    pub fn base_lines(&self) -> impl Iterator<Item = Point> + '_ {
        let top = self.rect().y0 + self.rank.setting().size * ASCENT;
        let step = Label::line_height(self.rank);
        (0..self.lines.len()).map(move |line| point(self.at.x, top + step * line as f64))
    }

    /// The inverse of `base_lines`: the label whose first base line stands here.
    pub fn standing_at(rank: Rank, lines: Vec<String>, base: Point) -> Label {
        let (_, height) = Label::size(rank, &lines);
        let at = point(base.x, base.y - rank.setting().size * ASCENT + height / 2.0);
        Label { rank, lines, at }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_are_left_out_and_great_names_are_capitals() {
        assert_eq!(shown("Frankfurt (Oder)", Rank::Notable), "Frankfurt");
        assert_eq!(shown("Königsberg", Rank::Great), "KÖNIGSBERG");
    }

    #[test]
    fn a_label_is_found_again_from_its_base_line() {
        for rank in [Rank::Great, Rank::Notable, Rank::Town] {
            let label = Label { rank, lines: vec!["Bad".to_owned(), "Salzungen".to_owned()], at: point(100.0, 50.0) };
            let base = label.base_lines().next().unwrap();
            let again = Label::standing_at(rank, label.lines.clone(), base);
            assert!(again.at.distance(label.at) < 1e-9);
        }
    }
}
