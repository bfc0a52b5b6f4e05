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
        let mut page = Page::new((2000.0, height * scale));
        page.show(&drawing, drawing.view, scale, class);
        page.shoot(&format!("{game}{name}"))?;
    }
    contact(&drawing).shoot(&format!("{game}-contact"))?;
    eyes(&drawing).shoot(&format!("{game}-colour-blind"))
}

/// An SVG that can be shown in parts.
struct Drawing<'a> {
    svg: &'a str,
    view: View,
    /// Where the legend stands.
    legend: View,
    /// A dense part worth looking at closely.
    focus: [f64; 2],
}

impl<'a> Drawing<'a> {
    fn new(svg: &'a str) -> Result<Drawing<'a>, String> {
        let missing = |name: &str| format!("The drawing has no {name}.");
        let view = numbers(svg, "viewBox").ok_or_else(|| missing("viewBox"))?;
        let legend = numbers(svg, "data-legend").ok_or_else(|| missing("data-legend"))?;
        let focus = numbers(svg, "data-focus").ok_or_else(|| missing("data-focus"))?;
        Ok(Drawing { svg, view, legend, focus })
    }

    /// The drawing cut to a part, at a number of pixels per unit.
    fn crop(&self, [x, y, width, height]: View, scale: f64, class: &str) -> String {
        let old = format!("viewBox=\"{}\"", attribute(self.svg, "viewBox").unwrap_or_default());
        let size = format!("width=\"{:.0}\" height=\"{:.0}\"", width * scale, height * scale);
        let cut = self.svg.replacen(&old, &format!("viewBox=\"{x} {y} {width} {height}\" {size}"), 1);
        cut.replacen("class=\"kabinett-map", &format!("class=\"{class}kabinett-map"), 1)
    }

    fn around_focus(&self, width: f64, height: f64) -> View {
        [self.focus[0] - width / 2.0, self.focus[1] - height / 2.0, width, height]
    }
}

/// The first attribute of a name.
fn attribute<'a>(svg: &'a str, name: &str) -> Option<&'a str> {
    svg.split(&format!("{name}=\"")).nth(1)?.split('"').next()
}

fn numbers<const N: usize>(svg: &str, name: &str) -> Option<[f64; N]> {
    let words = attribute(svg, name)?.split(' ').map(|word| word.parse().ok());
    words.collect::<Option<Vec<f64>>>()?.try_into().ok()
}

/// The same region at three zooms, light and dark.
fn contact(drawing: &Drawing) -> Page {
    let (width, height) = (640.0, 520.0);
    let mut page = Page::new((3.0 * width + 80.0, 2.0 * (height + 30.0) + 60.0));
    page.html += "<div style=\"display:grid;grid-template-columns:repeat(3,640px);gap:20px;padding:20px\">";
    for class in ["", "dark "] {
        for zoom in ZOOMS {
            let _ = write!(page.html, "<figure><figcaption>{zoom} px per unit</figcaption>");
            page.show(drawing, drawing.around_focus(width / zoom, height / zoom), zoom, class);
            page.html += "</figure>";
        }
    }
    page.html += "</div>";
    page
}

/// The whole sheet, a close view and the legend through four kinds of eyes.
fn eyes(drawing: &Drawing) -> Page {
    let scale = 700.0 / drawing.view[2];
    let close = drawing.view[3] * scale;
    let legend = 1200.0 / drawing.legend[2];
    let row = close + drawing.legend[3] * legend + 24.0;
    let mut page = Page::new((1260.0, 4.0 * (row + 34.0) + 20.0));
    page.html += "<svg width=\"0\" height=\"0\" style=\"position:absolute\">";
    for (id, _, matrix) in EYES {
        let filter = format!("<filter id=\"{id}\" color-interpolation-filters=\"linearRGB\">");
        let _ = write!(page.html, "{filter}<feColorMatrix values=\"{matrix}\"/></filter>");
    }
    page.html += "</svg>";
    for (id, title, _) in EYES {
        let style = format!("filter:url(#{id});width:1220px;height:{row:.0}px;padding:10px 20px 24px");
        let _ = write!(page.html, "<figure style=\"{style}\"><figcaption>{title}</figcaption>");
        page.html += "<div style=\"display:flex;gap:20px\">";
        page.show(drawing, drawing.view, scale, "");
        page.show(drawing, drawing.around_focus(500.0, close), 1.0, "");
        page.html += "</div>";
        page.show(drawing, drawing.legend, legend, "");
        page.html += "</figure>";
    }
    page
}

/// A page of pictures; each drawing is a file of its own, so that their ids do not meet.
struct Page {
    html: String,
    size: (f64, f64),
    drawings: Vec<String>,
}

impl Page {
    fn new(size: (f64, f64)) -> Page {
        Page { html: String::new(), size, drawings: Vec::new() }
    }

    fn show(&mut self, drawing: &Drawing, view: View, scale: f64, class: &str) {
        let _ = write!(self.html, "<img src=\"{}.svg\">", self.drawings.len());
        self.drawings.push(drawing.crop(view, scale, class));
    }

    /// Renders the page and keeps the picture as docs/maps/NAME.png.
    fn shoot(&self, name: &str) -> Result<(), String> {
        let scratch = std::env::temp_dir().join(format!("kabinett-map-{}-{name}", std::process::id()));
        let fault = |error: std::io::Error| format!("Cannot prepare a picture in {}: {error}.", scratch.display());
        fs::create_dir_all(&scratch).map_err(fault)?;
        for (at, drawing) in self.drawings.iter().enumerate() {
            fs::write(scratch.join(format!("{at}.svg")), drawing).map_err(fault)?;
        }
        let style = "body{margin:0;background:#fff}figure{margin:0}figcaption{font:16px Georgia,serif;height:24px}img{display:block}";
        let html = format!("<!doctype html><meta charset=\"utf-8\"><style>{style}</style><body>{}", self.html);
        fs::write(scratch.join("page.html"), html).map_err(fault)?;
        let result = chromium(&scratch, self.size).and_then(|()| {
            let folder = root().join("docs").join("maps");
            fs::create_dir_all(&folder).map_err(|error| format!("Cannot make {}: {error}.", folder.display()))?;
            palette::shrink(&scratch.join("raw.png"), &folder.join(format!("{name}.png")))
        });
        let _ = fs::remove_dir_all(&scratch);
        println!("docs/maps/{name}.png: {} KB", result? / 1024);
        Ok(())
    }
}

/// Renders `page.html` of a folder as `raw.png`.
fn chromium(scratch: &Path, (width, height): (f64, f64)) -> Result<(), String> {
    let program = std::env::var_os("CHROMIUM").map_or_else(|| PathBuf::from("chromium"), PathBuf::from);
    let picture = scratch.join("raw.png");
    let status = Command::new(&program)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"])
        .args(["--disable-component-update", "--disable-sync", "--no-first-run", "--hide-scrollbars"])
        .args(["--virtual-time-budget=8000", "--force-color-profile=srgb"])
        .arg(format!("--window-size={width:.0},{height:.0}"))
        .arg(format!("--user-data-dir={}", scratch.join("profile").display()))
        .arg(format!("--screenshot={}", picture.display()))
        .arg(format!("file://{}", scratch.join("page.html").display()))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .map_err(|error| format!("Cannot start {}: {error}. Install Chromium or set CHROMIUM.", program.display()))?;
    if status.success() && picture.is_file() { Ok(()) } else { Err("Chromium made no picture.".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_drawing_gets_its_own_view_and_size() {
        let svg = "<?xml?>\n<svg class=\"kabinett-map x\" viewBox=\"0 0 100 50\" data-focus=\"30 20\" data-legend=\"0 0 9 9\"><g/></svg>";
        let drawing = Drawing::new(svg).unwrap();
        assert_eq!(format!("{:?}", drawing.around_focus(10.0, 10.0)), "[25.0, 15.0, 10.0, 10.0]");
        let part = drawing.crop([25.0, 15.0, 10.0, 10.0], 2.0, "dark ");
        assert!(
            part.contains("<svg class=\"dark kabinett-map x\" viewBox=\"25 15 10 10\" width=\"20\" height=\"20\""),
            "{part}"
        );
    }
}
