//! Bars and columns as inline SVG.

use std::fmt::Write as _;

use super::{escape, number};
use crate::summary::Share;

pub struct Row {
    pub name: String,
    pub share: Share,
    pub colour: String,
}

const WIDTH: f64 = 760.0;
/// Room for figures on the right.
const RIGHT: f64 = 110.0;
const STEP: f64 = 34.0;

fn open(width: f64, height: f64, alt: &str) -> String {
    format!("<svg viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\" aria-label=\"{}\">\n", escape(alt))
}

/// Room for the longest name on the left.
fn room_for<'a>(names: impl Iterator<Item = &'a str>) -> f64 {
    let longest = names.map(|name| name.chars().count()).max().unwrap_or(0);
    (longest as f64 * 8.0 + 16.0).clamp(120.0, 400.0)
}

/// Shares of all games with their intervals.
pub fn shares(rows: &[Row], alt: &str) -> String {
    let left = room_for(rows.iter().map(|row| row.name.as_str()));
    let room = WIDTH - left - RIGHT;
    let height = rows.len() as f64 * STEP + 8.0;
    let mut svg = open(WIDTH, height + 20.0, alt);
    for quarter in 0..=4_u8 {
        let x = left + room * f64::from(quarter) / 4.0;
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" y2=\"{height:.0}\"/>\n\
             <text class=\"tick\" x=\"{x:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{}%</text>\n",
            height + 15.0,
            25 * quarter,
        );
    }
    for (at, row) in rows.iter().enumerate() {
        let y = at as f64 * STEP + 8.0;
        let middle = y + 11.0;
        let end = left + room * row.share.share;
        let (low, high) = (left + room * row.share.low, left + room * row.share.high);
        let line = format!("M{low:.1} {middle:.1}H{high:.1}M{low:.1} {0:.1}v8M{high:.1} {0:.1}v8", middle - 4.0);
        let _ = write!(
            svg,
            "<text class=\"name\" x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n\
             <rect class=\"bar\" x=\"{left:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"22\" fill=\"{}\"/>\n\
             <path class=\"halo\" d=\"{line}\"/>\n<path class=\"interval\" d=\"{line}\"/>\n\
             <text class=\"figure\" x=\"{:.1}\" y=\"{:.1}\">{:.1}%</text>\n",
            left - 12.0,
            middle + 5.0,
            escape(&row.name),
            end - left,
            escape(&row.colour),
            high.max(end) + 10.0,
            middle + 5.0,
            100.0 * row.share.share,
        );
    }
    svg + "</svg>\n"
}

/// Counts side by side.
pub fn columns(columns: &[(String, u64)], alt: &str) -> String {
    const HEIGHT: f64 = 220.0;
    const WIDE: f64 = 420.0;
    let most = columns.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1) as f64;
    let step = WIDE / columns.len().max(1) as f64;
    // Names stand under every column, or under some where they are many.
    let named = columns.len().div_ceil(13).max(1);
    let mut svg = open(WIDE, HEIGHT, alt);
    for (at, (name, count)) in columns.iter().enumerate() {
        let tall = (HEIGHT - 50.0) * *count as f64 / most;
        let (x, y) = (at as f64 * step, HEIGHT - 24.0 - tall);
        let middle = x + step / 2.0;
        let _ = writeln!(
            svg,
            "<rect class=\"column\" x=\"{:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{tall:.1}\"><title>{}: {}</title></rect>",
            x + step * 0.1,
            step * 0.8,
            escape(name),
            number(*count)
        );
        if at % named == 0 {
            let _ = writeln!(
                svg,
                "<text class=\"tick\" x=\"{middle:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{}</text>",
                HEIGHT - 6.0,
                escape(name)
            );
        }
        if *count as f64 >= most {
            let _ = writeln!(
                svg,
                "<text class=\"tick\" x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                y - 6.0,
                number(*count)
            );
        }
    }
    svg + "</svg>\n"
}

/// Sums in parts, with a legend.
pub fn stacks(rows: &[(String, Vec<f64>)], parts: &[&str], alt: &str) -> String {
    let left = room_for(rows.iter().map(|(name, _)| name.as_str()));
    let room = WIDTH - left - RIGHT;
    let sum = |values: &[f64]| values.iter().sum::<f64>();
    let most = rows.iter().map(|(_, values)| sum(values)).fold(1.0, f64::max);
    let used: Vec<usize> = (0..parts.len()).filter(|&part| rows.iter().any(|(_, values)| values[part] > 0.0)).collect();
    let mut svg = open(WIDTH, rows.len() as f64 * STEP + 44.0, alt);
    for (at, &part) in used.iter().enumerate() {
        let x = left + at as f64 * 104.0;
        let _ = write!(
            svg,
            "<rect class=\"{0}\" x=\"{x:.0}\" y=\"4\" width=\"14\" height=\"14\"/>\n\
             <text class=\"tick\" x=\"{1:.0}\" y=\"16\">{0}</text>\n",
            parts[part],
            x + 20.0
        );
    }
    for (at, (name, values)) in rows.iter().enumerate() {
        let y = at as f64 * STEP + 34.0;
        let _ = writeln!(
            svg,
            "<text class=\"name\" x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            left - 12.0,
            y + 16.0,
            escape(name)
        );
        let mut x = left;
        for (part, value) in values.iter().enumerate() {
            let wide = room * value / most;
            let _ = writeln!(
                svg,
                "<rect class=\"part {}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"22\"/>",
                parts[part]
            );
            x += wide;
        }
        let _ = writeln!(
            svg,
            "<text class=\"figure\" x=\"{:.1}\" y=\"{:.1}\">{:.0}</text>",
            x + 10.0,
            y + 16.0,
            sum(values)
        );
    }
    svg + "</svg>\n"
}
