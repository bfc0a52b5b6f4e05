//! Draws a board pack as SVG in the manner of an 18th-century campaign map, and checks a drawing against its pack.
//!
//! What it may know: drawing positions, names, colours and everything else a pack says; lines of the earth.
//! What it must not know: the rules of any game.

mod atlas;
mod check;
mod draw;
mod furniture;
mod geom;
mod glyphs;
mod labels;
mod layers;
mod noise;
mod page;
mod panel;
mod pennants;
mod plan;
mod region;
mod relief;
mod river_names;
mod rivers;
mod roads;
mod sheet;
mod slots;
mod spline;
mod style;
mod svg;
mod territories;
mod type_case;
mod voronoi;

/// Games whose sheet has a plan.
pub const GAMES: &[&str] = &["friedrich", "maria"];

pub use check::{LAYERS, check};
pub use draw::draw;
pub use page::{letters, style_sheet, without_styles};

/// The kept drawing of a standard pack.
pub fn standard(game: &str) -> Option<&'static str> {
    match game {
        "friedrich" => Some(include_str!("../data/friedrich/map.svg")),
        "maria" => Some(include_str!("../data/maria/map.svg")),
        _ => None,
    }
}
