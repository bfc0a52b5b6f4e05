//! Pictures of a drawing, rendered by Chromium from small pages around the SVG.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::root;

use super::palette;

/// A part of the sheet: x, y, width, height in drawing units.
type View = [f64; 4];

/// How a colour-blind eye mixes the light (Viénot, Brettel and Mollon 1999; tritanopia after Brettel 1997).
const EYES: [(&str, &str, &str); 4] = [
    ("full", "Full colour vision", "1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 1 0"),
    ("protan", "Protanopia (no red)", ".152 1.053 -.205 0 0  .115 .786 .099 0 0  -.004 -.048 1.052 0 0  0 0 0 1 0"),
    ("deutan", "Deuteranopia (no green)", ".367 .861 -.228 0 0  .280 .673 .047 0 0  -.012 .043 .969 0 0  0 0 0 1 0"),
    ("tritan", "Tritanopia (no blue)", "1.256 -.077 -.179 0 0  -.078 .931 .148 0 0  .005 .691 .304 0 0  0 0 0 1 0"),
];

/// Three zooms of the contact sheet: pixels per drawing unit.
const ZOOMS: [f64; 3] = [0.5, 1.0, 2.0];

pub fn render(game: &str) -> Result<(), String> {
    let path = root().join("data").join(game).join("map.svg");
    let svg = fs::read_to_string(&path).map_err(|error| format!("Cannot read {}: {error}.", path.display()))?;
    let drawing = Drawing::new(&svg)?;
    let [_, _, width, height] = drawing.view;
    let scale = 2000.0 / width;
    for (name, class) in [("", ""), ("-dark", "dark ")] {
        let page = drawing.crop(drawing.view, scale, class);
        shoot(&format!("{game}{name}"), &page, (2000.0, height * scale))?;
    }
    let (page, size) = contact(&drawing);
    shoot(&format!("{game}-contact"), &page, size)?;
    let (page, size) = eyes(&drawing);
    shoot(&format!("{game}-colour-blind"), &page, size)
}

/// An SVG that can be shown in parts.
struct Drawing<'a> {
    body: &'a str,
    view: View,
    /// A dense part worth looking at closely.
    focus: [f64; 2],
}

impl<'a> Drawing<'a> {
    fn new(svg: &'a str) -> Result<Drawing<'a>, String> {
        let start = svg.find("<svg ").ok_or("The drawing has no svg element.")?;
        let body = &svg[start..];
        let view = body.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        let numbers: Vec<f64> = view.split(' ').filter_map(|word| word.parse().ok()).collect();
        let view = numbers.try_into().map_err(|_| "The drawing has no viewBox.".to_owned())?;
        let focus = body.split("data-focus=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or("0 0");
        let (x, y) = focus.split_once(' ').unwrap_or(("0", "0"));
        Ok(Drawing { body, view, focus: [x.parse().unwrap_or(0.0), y.parse().unwrap_or(0.0)] })
    }

    /// The drawing cut to a part, at a number of pixels per unit.
    fn crop(&self, [x, y, width, height]: View, scale: f64, class: &str) -> String {
        let old = self.body.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        let view = format!("viewBox=\"{old}\"");
        let size = format!("width=\"{:.0}\" height=\"{:.0}\"", width * scale, height * scale);
        let cut = self.body.replacen(&view, &format!("viewBox=\"{x} {y} {width} {height}\" {size}"), 1);
        cut.replacen("class=\"kabinett-map", &format!("class=\"{class}kabinett-map"), 1)
    }

    fn around_focus(&self, width: f64, height: f64) -> View {
        [self.focus[0] - width / 2.0, self.focus[1] - height / 2.0, width, height]
    }
}

/// The same region at three zooms, light and dark.
fn contact(drawing: &Drawing) -> (String, (f64, f64)) {
    let (width, height) = (640.0, 520.0);
    let mut page =
        String::from("<div style=\"display:grid;grid-template-columns:repeat(3,640px);gap:20px;padding:20px\">");
    for class in ["", "dark "] {
        for zoom in ZOOMS {
            let view = drawing.around_focus(width / zoom, height / zoom);
            let _ = write!(
                page,
                "<figure><figcaption>{zoom} px per unit</figcaption>{}</figure>",
                drawing.crop(view, zoom, class)
            );
        }
    }
    page += "</div>";
    (page, (3.0 * width + 80.0, 2.0 * (height + 30.0) + 60.0))
}

/// The whole sheet and a close view through four kinds of eyes.
fn eyes(drawing: &Drawing) -> (String, (f64, f64)) {
    let [_, _, width, height] = drawing.view;
    let scale = 760.0 / width;
    let mut page = String::from("<svg width=\"0\" height=\"0\" style=\"position:absolute\">");
    for (id, _, matrix) in EYES {
        let _ = write!(
            page,
            "<filter id=\"{id}\" color-interpolation-filters=\"linearRGB\"><feColorMatrix values=\"{matrix}\"/></filter>"
        );
    }
    page += "</svg><div style=\"display:grid;grid-template-columns:760px 480px;gap:14px 20px;padding:20px\">";
    for (id, title, _) in EYES {
        let whole = drawing.crop(drawing.view, scale, "");
        let close = drawing.crop(drawing.around_focus(480.0, height * scale), 1.0, "");
        let _ = write!(
            page,
            "<figure style=\"filter:url(#{id})\"><figcaption>{title}</figcaption>{whole}</figure>\
             <figure style=\"filter:url(#{id})\"><figcaption>&nbsp;</figcaption>{close}</figure>"
        );
    }
    page += "</div>";
    (page, (1300.0, 4.0 * (height * scale + 24.0 + 14.0) + 40.0))
}

/// Renders a page and keeps the picture as docs/maps/NAME.png.
fn shoot(name: &str, body: &str, (width, height): (f64, f64)) -> Result<(), String> {
    let scratch = std::env::temp_dir().join(format!("kabinett-map-{}-{name}", std::process::id()));
    let fault = |error: std::io::Error| format!("Cannot prepare a picture in {}: {error}.", scratch.display());
    fs::create_dir_all(&scratch).map_err(fault)?;
    let page = scratch.join("page.html");
    let style = "body{margin:0;background:#fff}figure{margin:0}figcaption{font:16px Georgia,serif;height:24px}svg{display:block}";
    let html = format!("<!doctype html><meta charset=\"utf-8\"><style>{style}</style><body>{body}");
    fs::write(&page, html).map_err(fault)?;
    let raw = scratch.join("raw.png");
    let result = chromium(&scratch, &page, &raw, (width, height)).and_then(|()| {
        let folder = root().join("docs").join("maps");
        fs::create_dir_all(&folder).map_err(|error| format!("Cannot make {}: {error}.", folder.display()))?;
        palette::shrink(&raw, &folder.join(format!("{name}.png")))
    });
    let _ = fs::remove_dir_all(&scratch);
    println!("docs/maps/{name}.png: {} KB", result? / 1024);
    Ok(())
}

fn chromium(scratch: &Path, page: &Path, to: &Path, (width, height): (f64, f64)) -> Result<(), String> {
    let program = std::env::var_os("CHROMIUM").map_or_else(|| PathBuf::from("chromium"), PathBuf::from);
    let status = Command::new(&program)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"])
        .args(["--disable-component-update", "--disable-sync", "--no-first-run", "--hide-scrollbars"])
        .args(["--virtual-time-budget=8000", "--force-color-profile=srgb"])
        .arg(format!("--window-size={width:.0},{height:.0}"))
        .arg(format!("--user-data-dir={}", scratch.join("profile").display()))
        .arg(format!("--screenshot={}", to.display()))
        .arg(format!("file://{}", page.display()))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .map_err(|error| format!("Cannot start {}: {error}. Install Chromium or set CHROMIUM.", program.display()))?;
    if status.success() && to.is_file() { Ok(()) } else { Err("Chromium made no picture.".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_drawing_gets_its_own_view_and_size() {
        let svg = "<?xml?>\n<svg class=\"kabinett-map x\" viewBox=\"0 0 100 50\" data-focus=\"30 20\"><g/></svg>";
        let drawing = Drawing::new(svg).unwrap();
        assert_eq!(format!("{:?}", drawing.around_focus(10.0, 10.0)), "[25.0, 15.0, 10.0, 10.0]");
        let part = drawing.crop([25.0, 15.0, 10.0, 10.0], 2.0, "dark ");
        assert!(
            part.starts_with("<svg class=\"dark kabinett-map x\" viewBox=\"25 15 10 10\" width=\"20\" height=\"20\""),
            "{part}"
        );
    }
}
