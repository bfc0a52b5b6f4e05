//! Names of cities, placed by search.

use crate::labels::Label;
use crate::sheet::Sheet;
use crate::svg::{Svg, escape, number, xy};

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    svg.open("g", "id=\"labels\"");
    for (city, label) in sheet.pack.cities.iter().zip(&sheet.labels) {
        name(svg, &city.slug, label);
    }
    svg.close();
}

fn name(svg: &mut Svg, slug: &str, label: &Label) {
    let bases: Vec<_> = label.base_lines().collect();
    let class = label.setting.class;
    let head = format!("id=\"name-{slug}\" class=\"name {class}\"");
    if let [line] = label.lines.as_slice() {
        svg.text("text", &format!("{head} {}", xy(bases[0])), line);
        return;
    }
    let spans: Vec<String> = label
        .lines
        .iter()
        .zip(&bases)
        .map(|(line, base)| {
            format!("<tspan x=\"{}\" y=\"{}\">{}</tspan>", number(base.x), number(base.y), escape(line))
        })
        .collect();
    svg.line(&format!("<text {head}>{}</text>", spans.concat()));
}
