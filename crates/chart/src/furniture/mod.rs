//! What stands around the map: frame, cartouche, legend, compass, scale, and the boxes and tracks of the board.

mod cartouche;
mod cells;
mod clock;
mod compass;
pub mod folds;
mod frame;
mod legend;
mod offmap;
mod politics;
mod scale;
mod ship;
mod trophies;
mod turns;
mod victory;

use std::fmt::Write;

use board::pack::Names;

use crate::geom::Point;
use crate::sheet::Sheet;
use crate::svg::{Svg, escape, number};

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    svg.open("g", "id=\"furniture\"");
    frame::draw(svg, sheet);
    for spot in &sheet.plan.ship {
        ship::draw(svg, spot);
    }
    compass::draw(svg, &sheet.plan.compass);
    cartouche::draw(svg, sheet);
    scale::draw(svg, sheet);
    legend::draw(svg, sheet);
    if let Some(rect) = sheet.plan.clock {
        clock::draw(svg, crate::plan::rect(rect));
    }
    if let Some(display) = &sheet.plan.display {
        offmap::draw(svg, sheet, &display.off_map);
        politics::draw(svg, sheet, &crate::plan::rect(display.politics));
        victory::electors(svg, sheet, &crate::plan::rect(display.electors));
        victory::boxes(svg, sheet, &crate::plan::rect(display.victory));
        victory::pools(svg, sheet, &crate::plan::rect(display.pools));
        turns::draw(svg, &display.years, &crate::plan::rect(display.turns));
    }
    svg.close();
}

/// Definitions the furniture refers to.
pub fn definitions(svg: &mut Svg) {
    folds::definitions(svg);
}

/// A text of the furniture: size, anchor and slant.
#[derive(Clone, Copy)]
pub struct Type {
    pub size: f64,
    pub anchor: &'static str,
    pub italic: bool,
    pub spacing: f64,
}

impl Type {
    pub const fn left(size: f64) -> Type {
        Type { size, anchor: "start", italic: false, spacing: 0.0 }
    }

    pub const fn middle(size: f64) -> Type {
        Type { size, anchor: "middle", italic: false, spacing: 0.0 }
    }

    pub const fn slanted(self) -> Type {
        Type { italic: true, ..self }
    }

    pub const fn spaced(self, spacing: f64) -> Type {
        Type { spacing, ..self }
    }

    fn attributes(self, at: Point) -> String {
        let mut text = format!("x=\"{}\" y=\"{}\" font-size=\"{}\"", number(at.x), number(at.y), number(self.size));
        if self.anchor != "start" {
            let _ = write!(text, " text-anchor=\"{}\"", self.anchor);
        }
        if self.italic {
            text += " font-style=\"italic\"";
        }
        if self.spacing > 0.0 {
            let _ = write!(text, " letter-spacing=\"{}\"", number(self.spacing));
        }
        text
    }
}

/// The same text in the three languages; the page shows one by the `lang` of the drawing.
pub fn write(svg: &mut Svg, at: Point, kind: Type, names: &Names) {
    let attributes = kind.attributes(at);
    if names.en == names.de && names.en == names.el {
        svg.line(&format!("<text {attributes}>{}</text>", escape(&names.en)));
        return;
    }
    for (lang, text) in [("en", &names.en), ("de", &names.de), ("el", &names.el)] {
        svg.line(&format!("<text class=\"{lang}\" {attributes}>{}</text>", escape(text)));
    }
}

pub fn names(en: &str, de: &str, el: &str) -> Names {
    Names { en: en.to_owned(), de: de.to_owned(), el: el.to_owned() }
}

/// The same words in every language.
pub fn same(text: &str) -> Names {
    names(text, text, text)
}
