//! Names of cities: how they are set, where they may stand, and the search for places where none overlaps.

mod places;
mod search;

use board::pack::{Pack, SiteKind, Start};
use board::{CityId, SiteId};

use crate::geom::{Point, Rect, point};
use crate::plan::SheetPlan;
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

/// How a name is set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Setting {
    pub class: &'static str,
    pub face: Face,
    pub size: f64,
    pub spacing: f64,
    /// Part of the size below the base line.
    pub descent: f64,
}

impl Rank {
    pub const ALL: [Rank; 3] = [Rank::Great, Rank::Notable, Rank::Town];

    pub const fn class(self) -> &'static str {
        match self {
            Rank::Great => "great",
            Rank::Notable => "notable",
            Rank::Town => "town",
        }
    }

    /// `grain` is how much larger than usual everything on the sheet is drawn.
    pub fn setting(self, grain: f64) -> Setting {
        let (face, size, spacing) = match self {
            Rank::Great => (Face::Roman, 15.4, 0.9),
            Rank::Notable => (Face::Roman, 14.6, 0.1),
            Rank::Town => (Face::Italic, 13.4, 0.1),
        };
        // Capitals have no descenders.
        let descent = if self == Rank::Great { 0.04 } else { DESCENT };
        Setting { class: self.class(), face, size: size * grain, spacing: spacing * grain, descent }
    }

    pub fn of(pack: &Pack, plan: &SheetPlan, id: CityId) -> Rank {
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
    pub setting: Setting,
    pub lines: Vec<String>,
    /// Middle of the box.
    pub at: Point,
}

impl Setting {
    /// Height of one line.
    pub fn line_height(&self) -> f64 {
        self.size * (ASCENT + self.descent)
    }

    /// Width and height of a name.
    pub fn measure(&self, lines: &[String]) -> (f64, f64) {
        let widest = lines.iter().map(|line| width(line, self.face, self.size, self.spacing)).fold(0.0, f64::max);
        (widest, self.line_height() * lines.len() as f64)
    }
}

impl Label {
    pub fn rect(&self) -> Rect {
        let (width, height) = self.setting.measure(&self.lines);
        Rect::centred(self.at, width, height)
    }

    /// Base line of each line of type.
    pub fn base_lines(&self) -> impl Iterator<Item = Point> + '_ {
        let top = self.rect().y0 + self.setting.size * ASCENT;
        let step = self.setting.line_height();
        (0..self.lines.len()).map(move |line| point(self.at.x, top + step * line as f64))
    }

    /// The inverse of `base_lines`: the label whose first base line stands here.
    pub fn standing_at(setting: Setting, lines: Vec<String>, base: Point) -> Label {
        let (_, height) = setting.measure(&lines);
        let at = point(base.x, base.y - setting.size * ASCENT + height / 2.0);
        Label { setting, lines, at }
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
        for setting in Rank::ALL.map(|rank| rank.setting(1.3)) {
            let label =
                Label { setting, lines: vec!["Bad".to_owned(), "Salzungen".to_owned()], at: point(100.0, 50.0) };
            let base = label.base_lines().next().unwrap();
            let again = Label::standing_at(setting, label.lines.clone(), base);
            assert!(again.at.distance(label.at) < 1e-9);
        }
    }
}
