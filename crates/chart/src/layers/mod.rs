//! The layers of the drawing, from the water up.

pub mod cities;
mod ground;
mod names;
mod roads;
mod sectors;
mod territories;

use crate::furniture;
use crate::sheet::Sheet;
use crate::svg::{Svg, rect_attributes};

/// Draws all layers but the furniture. What belongs to the land is cut at the edge of its field.
pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    svg.open("g", "clip-path=\"url(#fields)\"");
    ground::sea(svg, sheet);
    ground::land(svg, sheet);
    territories::draw(svg, sheet);
    ground::relief(svg, sheet);
    ground::rivers(svg, sheet);
    sectors::draw(svg, sheet);
    svg.close();
    // Under the ink that must stay readable.
    furniture::folds::draw(svg, sheet);
    roads::draw(svg, sheet);
    cities::draw(svg, sheet);
    names::draw(svg, sheet);
}

/// Definitions the layers refer to.
pub fn definitions(svg: &mut Svg, sheet: &Sheet) {
    svg.open("clipPath", "id=\"fields\"");
    for panel in &sheet.panels {
        svg.leaf("rect", &rect_attributes(&panel.field));
    }
    svg.close();
    territories::hatchings(svg, sheet);
}
