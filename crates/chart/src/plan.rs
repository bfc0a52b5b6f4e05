//! The plan of a sheet: what the pack does not say because only the drawing needs it. One file per game in `data/geo`.

use board::Problem;
use board::pack::{Names, Pack};
use serde::Deserialize;

use crate::geom::{Point, Rect, point};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SheetPlan {
    pub title: Names,
    pub subtitle: Names,
    /// The whole sheet: x0, y0, x1, y1.
    pub paper: [f64; 4],
    /// How much larger than usual signs, names and roads are drawn.
    pub grain: f64,
    /// A dense part of the board, for pictures and for the first look: x, y.
    pub focus: [f64; 2],
    /// Cities with names in the largest type besides the major fortresses.
    pub capitals: Vec<String>,
    pub panel: Vec<PanelPlan>,
    pub tint: Vec<Tint>,
    pub sign: Vec<Sign>,
    #[serde(default)]
    pub name: Vec<LandName>,
    pub cartouche: [f64; 4],
    pub legend: [f64; 4],
    pub legend_columns: Vec<f64>,
    pub compass: Spot,
    pub scale: [f64; 2],
    #[serde(default)]
    pub ship: Vec<Spot>,
    /// The clock of a game whose end is drawn from cards.
    pub clock: Option<[f64; 4]>,
    pub display: Option<DisplayPlan>,
    /// Rules around the whole.
    #[serde(default)]
    pub rules: Vec<[f64; 4]>,
}

/// One map of the board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PanelPlan {
    /// As in the pack; empty on a board of one map.
    pub map: String,
    /// Where the map lies on the sheet.
    pub field: [f64; 4],
    /// Land further than this from every city belongs to no territory.
    pub reach: f64,
    /// See `Spline::fit`.
    pub stiffness: f64,
    /// Sides on which the reference grid is written; the others share their frame with another panel.
    pub sides: Vec<FrameSide>,
    /// Columns and rows of the reference grid in the frame.
    pub grid: Option<GridPlan>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FrameSide {
    North,
    South,
    West,
    East,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GridPlan {
    pub first_letter: char,
    /// Left edges of the columns, and the right edge of the last.
    pub columns: Vec<f64>,
    /// Upper edges of the rows from the north, and the lower edge of the last; row 1 is the southernmost.
    pub rows: Vec<f64>,
}

/// How a territory is coloured and hatched.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Tint {
    pub territory: String,
    /// On light paper: the wash over the whole area, and the stronger colour of border and hatching.
    pub light: [String; 2],
    /// The same on dark paper.
    pub dark: [String; 2],
    pub hatch: Hatch,
}

/// The engravers' code for colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hatch {
    Plain,
    Level,
    LevelBroken,
    Upright,
    Falling,
    Rising,
    Dots,
    Net,
    Lattice,
    Ticks,
}

/// How a power is marked on the map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Sign {
    pub power: String,
    pub letter: String,
    pub shape: Shape,
    /// Fill of the sign and ink of its letter.
    pub fill: String,
    pub ink: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    Shield,
    Disc,
    Square,
    Lozenge,
    Hexagon,
    Banner,
    Octagon,
}

/// A name across the land, in spaced letters on a bow.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LandName {
    pub text: String,
    /// Longitude and latitude of its middle.
    pub at: [f64; 2],
    /// Panel, where there are several.
    #[serde(default)]
    pub map: String,
    pub size: f64,
    /// Width from the first to the last letter, in drawing units.
    pub width: f64,
    /// Degrees, clockwise.
    #[serde(default)]
    pub turn: f64,
    /// How far the middle is lifted above the ends.
    #[serde(default)]
    pub bow: f64,
    #[serde(default)]
    pub water: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    pub at: [f64; 2],
    pub size: f64,
}

/// Boxes and tracks of a game with politics.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DisplayPlan {
    pub years: Years,
    pub turns: [f64; 4],
    pub politics: [f64; 4],
    pub electors: [f64; 4],
    pub victory: [f64; 4],
    pub pools: [f64; 4],
    /// Off-map boxes by power.
    pub off_map: Vec<BoxPlan>,
}

/// The calendar of the turn track.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Years {
    pub first: u16,
    pub last: u16,
    /// Turns before each winter.
    pub turns: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxPlan {
    pub power: String,
    pub rect: [f64; 4],
}

impl SheetPlan {
    pub fn read(file: &str, text: &str) -> Result<SheetPlan, Problem> {
        toml::from_str(text).map_err(|error| {
            let line = error.span().map(|span| text[..span.start].matches('\n').count() + 1);
            Problem { file: file.to_owned(), line, reason: error.message().to_owned() }
        })
    }

    /// The plan compiled in for a game.
    pub fn standard(game: &str) -> Option<Result<SheetPlan, Problem>> {
        match game {
            "friedrich" => {
                Some(SheetPlan::read("friedrich-sheet.toml", include_str!("../data/geo/friedrich-sheet.toml")))
            }
            "maria" => Some(SheetPlan::read("maria-sheet.toml", include_str!("../data/geo/maria-sheet.toml"))),
            _ => None,
        }
    }

    /// The plan of a pack, with a sign for each of its powers.
    pub fn of(pack: &Pack) -> Result<SheetPlan, Problem> {
        let plan = SheetPlan::standard(&pack.game);
        let mut plan = plan.ok_or_else(|| Problem::whole("sheet", format!("there is no plan for {}", pack.game)))??;
        plan.complete(pack);
        Ok(plan)
    }

    /// The towns that hold the sheet of a game in place.
    pub fn standard_anchors(game: &str) -> &'static str {
        match game {
            "friedrich" => include_str!("../data/geo/friedrich-anchors.csv"),
            _ => include_str!("../data/geo/maria-anchors.csv"),
        }
    }

    /// Gives powers the plan does not know a plain sign, so that every pack can be drawn.
    fn complete(&mut self, pack: &Pack) {
        for power in &pack.powers {
            if self.sign(&power.slug).is_none() {
                self.sign.push(Sign {
                    power: power.slug.clone(),
                    letter: power.name.en.chars().take(1).collect(),
                    shape: Shape::Disc,
                    fill: power.colour.clone(),
                    ink: "#fffaf0".to_owned(),
                });
            }
        }
    }

    pub fn sign(&self, power: &str) -> Option<&Sign> {
        self.sign.iter().find(|sign| sign.power == power)
    }
}

pub fn rect(corners: [f64; 4]) -> Rect {
    Rect::new(corners[0], corners[1], corners[2], corners[3])
}

pub fn spot(at: [f64; 2]) -> Point {
    point(at[0], at[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without any colour: powers differ by letter and by shape, territories by the hatching of their border.
    #[test]
    fn colour_is_never_the_only_sign() {
        for game in crate::GAMES {
            let plan = SheetPlan::standard(game).unwrap().unwrap();
            for (at, sign) in plan.sign.iter().enumerate() {
                for other in &plan.sign[..at] {
                    assert_ne!(sign.letter, other.letter, "{game}: {} and {}", sign.power, other.power);
                    assert_ne!(sign.shape, other.shape, "{game}: {} and {}", sign.power, other.power);
                }
            }
            for (at, tint) in plan.tint.iter().enumerate() {
                for other in &plan.tint[..at] {
                    assert_ne!(tint.hatch, other.hatch, "{game}: {} and {}", tint.territory, other.territory);
                }
            }
            let pack = board::standard(game).unwrap();
            assert!(pack.powers.iter().all(|power| plan.sign(&power.slug).is_some()), "{game}");
            let is_tinted = |slug: &str| plan.tint.iter().any(|tint| tint.territory == slug);
            assert!(pack.territories.iter().all(|territory| is_tinted(&territory.slug)), "{game}");
        }
    }
}
