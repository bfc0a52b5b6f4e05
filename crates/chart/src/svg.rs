//! Writes SVG: elements, numbers with one decimal, and short paths.

use std::fmt::Write;

use crate::geom::{Point, Rect, Ring, point};

/// Text under construction; every element on a line of its own.
#[derive(Debug, Default)]
pub struct Svg {
    text: String,
    open: Vec<&'static str>,
}

impl Svg {
    /// Opens an element. Attributes are written as given: `class="land" x="3"`.
    pub fn open(&mut self, tag: &'static str, attributes: &str) {
        self.line(&format!("<{tag}{}{attributes}>", blank(attributes)));
        self.open.push(tag);
    }

    pub fn close(&mut self) {
        let tag = self.open.pop().expect("every close has its open");
        self.line(&format!("</{tag}>"));
    }

    pub fn leaf(&mut self, tag: &str, attributes: &str) {
        self.line(&format!("<{tag}{}{attributes}/>", blank(attributes)));
    }

    /// An element with text, escaped.
    pub fn text(&mut self, tag: &str, attributes: &str, text: &str) {
        self.line(&format!("<{tag}{}{attributes}>{}</{tag}>", blank(attributes), escape(text)));
    }

    /// A line as it stands.
    pub fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    pub fn finish(self) -> String {
        assert!(self.open.is_empty(), "an element is left open: {:?}", self.open);
        self.text
    }
}

fn blank(attributes: &str) -> &'static str {
    if attributes.is_empty() { "" } else { " " }
}

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A number with at most one decimal.
pub fn number(value: f64) -> String {
    tenths((value * 10.0).round() as i64)
}

fn tenths(value: i64) -> String {
    let sign = if value < 0 { "-" } else { "" };
    match (value.abs() / 10, value.abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, rest) => format!("{sign}.{rest}"),
        (whole, rest) => format!("{sign}{whole}.{rest}"),
    }
}

/// `x="..." y="..."`.
pub fn xy(at: Point) -> String {
    format!("x=\"{}\" y=\"{}\"", number(at.x), number(at.y))
}

pub fn rect_attributes(rect: &Rect) -> String {
    let corner = xy(point(rect.x0, rect.y0));
    format!("{corner} width=\"{}\" height=\"{}\"", number(rect.width()), number(rect.height()))
}

/// Builds the `d` of a path. Steps are relative and rounded without drift.
#[derive(Debug, Default)]
pub struct Path {
    d: String,
    /// Where the pen is, in tenths.
    pen: (i64, i64),
}

impl Path {
    pub fn line(&mut self, line: &[Point]) -> &mut Path {
        let Some((&first, rest)) = line.split_first() else { return self };
        self.move_to(first);
        for &p in rest {
            self.line_to(p);
        }
        self
    }

    pub fn ring(&mut self, ring: &[Point]) -> &mut Path {
        self.line(ring);
        self.d.push('z');
        self
    }

    pub fn move_to(&mut self, to: Point) -> &mut Path {
        self.pen = pair(to);
        let _ = write!(self.d, "M{}", joined(&[self.pen.0, self.pen.1]));
        self
    }

    pub fn line_to(&mut self, to: Point) -> &mut Path {
        let next = pair(to);
        let step = [next.0 - self.pen.0, next.1 - self.pen.1];
        if step != [0, 0] {
            let text = joined(&step);
            self.d.push('l');
            self.d.push_str(&text);
            self.pen = next;
        }
        self
    }

    /// A cubic curve.
    pub fn curve_to(&mut self, one: Point, two: Point, to: Point) -> &mut Path {
        let (one, two, next) = (pair(one), pair(two), pair(to));
        let pen = self.pen;
        let steps = [one, two, next].map(|p| [p.0 - pen.0, p.1 - pen.1]).concat();
        let text = joined(&steps);
        self.d.push('c');
        self.d.push_str(&text);
        self.pen = next;
        self
    }

    pub fn close(&mut self) -> &mut Path {
        self.d.push('z');
        self
    }

    pub fn finish(&self) -> String {
        self.d.clone()
    }
}

/// Numbers side by side; a minus sign separates by itself.
fn joined(values: &[i64]) -> String {
    let mut text = String::new();
    for &value in values {
        let next = tenths(value);
        if !text.is_empty() && !next.starts_with('-') {
            text.push(' ');
        }
        text.push_str(&next);
    }
    text
}

fn pair(at: Point) -> (i64, i64) {
    ((at.x * 10.0).round() as i64, (at.y * 10.0).round() as i64)
}

pub fn rings_path<'a>(rings: impl IntoIterator<Item = &'a Ring>) -> String {
    let mut path = Path::default();
    for ring in rings {
        path.ring(ring);
    }
    path.finish()
}

pub fn lines_path<'a>(lines: impl IntoIterator<Item = &'a Vec<Point>>) -> String {
    let mut path = Path::default();
    for line in lines {
        path.line(line);
    }
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written: Vec<String> = [0.0, 0.04, -0.04, 0.5, -0.5, 12.0, -3.26].into_iter().map(number).collect();
        assert_eq!(written, ["0", "0", "0", ".5", "-.5", "12", "-3.3"]);
    }

    #[test]
    fn steps_are_relative_and_do_not_drift() {
        let mut path = Path::default();
        path.line(&[point(1.0, 2.0), point(1.33, 2.0), point(1.66, 2.0), point(2.0, 1.0)]);
        assert_eq!(path.finish(), "M1 2l.3 0l.4 0l.3-1");
    }

    #[test]
    fn text_is_escaped_and_elements_are_closed() {
        let mut svg = Svg::default();
        svg.open("g", "id=\"a\"");
        svg.text("text", "", "Tom & <Jerry>");
        svg.close();
        assert_eq!(svg.finish(), "<g id=\"a\">\n<text>Tom &amp; &lt;Jerry&gt;</text>\n</g>\n");
    }

    #[test]
    #[should_panic(expected = "left open")]
    fn an_open_element_is_noticed() {
        let mut svg = Svg::default();
        svg.open("g", "");
        svg.finish();
    }
}
