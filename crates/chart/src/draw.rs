//! The whole drawing.

use board::Problem;
use board::pack::Pack;

use crate::plan::rect;
use crate::sheet::Sheet;
use crate::svg::{Svg, rect_attributes};
use crate::{furniture, layers, style};

/// Draws a board pack as one SVG file. The same pack gives the same bytes.
pub fn draw(pack: &Pack) -> Result<String, Problem> {
    let sheet = Sheet::lay_out(pack)?;
    let paper = rect(sheet.plan.paper);
    let [x, y] = sheet.plan.focus;
    let key = rect(sheet.plan.legend).grown(10.0);
    let legend = format!("{} {} {} {}", key.x0, key.y0, key.width(), key.height());
    let mut svg = Svg::default();
    svg.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    svg.line("<!-- Source: drawn by `cargo xtask map` from the board pack and data/geo. Do not edit. -->");
    let view = format!("{} {} {} {}", paper.x0, paper.y0, paper.width(), paper.height());
    svg.open(
        "svg",
        &format!(
            "xmlns=\"http://www.w3.org/2000/svg\" class=\"kabinett-map {}\" lang=\"en\" viewBox=\"{view}\" data-focus=\"{x} {y}\" data-legend=\"{legend}\"",
            pack.game
        ),
    );
    svg.text("title", "", &pack.name.en);
    svg.open("style", "class=\"faces\"");
    svg.line(style::faces().trim_end());
    svg.close();
    svg.open("style", "");
    svg.line(style::sheet(&sheet.plan).trim_end());
    svg.close();
    svg.open("defs", "");
    layers::definitions(&mut svg, &sheet);
    furniture::definitions(&mut svg);
    svg.close();
    svg.leaf("rect", &format!("class=\"desk\" {}", rect_attributes(&paper)));
    layers::draw(&mut svg, &sheet);
    furniture::draw(&mut svg, &sheet);
    svg.close();
    Ok(svg.finish())
}
