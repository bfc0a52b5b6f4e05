//! Ornaments of the cartouche: a crown above it, cannon and drums beside it, laurel around the title.

use crate::geom::{Point, point};
use crate::svg::{Path, Svg, number};

/// A place and a direction: `side` is -1 for what looks to the left.
#[derive(Clone, Copy)]
pub struct Stand {
    pub at: Point,
    pub side: f64,
}

impl Stand {
    fn p(self, x: f64, y: f64) -> Point {
        self.at + point(x * self.side, y)
    }
}

fn fill(svg: &mut Svg, class: &str, path: &Path) {
    svg.leaf("path", &format!("class=\"ornament {class}\" d=\"{}\"", path.finish()));
}

fn engrave(svg: &mut Svg, path: &Path) {
    svg.leaf("path", &format!("class=\"fine\" d=\"{}\"", path.finish()));
}

/// A closed crown: velvet between five arches on a jewelled band, an orb and a cross on top.
pub fn crown(svg: &mut Svg, foot: Point) {
    let p = |x: f64, y: f64| foot + point(x, y);
    let mut velvet = Path::default();
    velvet.move_to(p(-19.0, -7.0)).curve_to(p(-29.0, -22.0), p(-14.0, -31.0), p(0.0, -27.0));
    velvet.curve_to(p(14.0, -31.0), p(29.0, -22.0), p(19.0, -7.0)).close();
    fill(svg, "velvet", &velvet);
    let mut arches = Path::default();
    for x in [-1.0, 1.0] {
        arches.move_to(p(x * 18.0, -7.0)).curve_to(p(x * 27.0, -21.0), p(x * 13.0, -31.0), p(0.0, -27.0));
        arches.move_to(p(x * 8.0, -7.0)).curve_to(p(x * 13.0, -17.0), p(x * 7.0, -26.0), p(0.0, -27.0));
    }
    arches.line(&[p(0.0, -7.0), p(0.0, -27.0)]);
    for class in ["arch-edge", "arch"] {
        svg.leaf("path", &format!("class=\"{class}\" d=\"{}\"", arches.finish()));
    }
    let mut band = Path::default();
    band.move_to(p(-21.0, -8.0)).curve_to(p(-8.0, -5.0), p(8.0, -5.0), p(21.0, -8.0)).line_to(p(19.5, 0.0));
    band.curve_to(p(8.0, 3.0), p(-8.0, 3.0), p(-19.5, 0.0)).close();
    fill(svg, "brass", &band);
    for (x, y) in [(-14.0, -3.4), (-7.0, -2.4), (0.0, -2.0), (7.0, -2.4), (14.0, -3.4)] {
        let jewel = p(x, y);
        let (cx, cy) = (number(jewel.x), number(jewel.y));
        svg.leaf("circle", &format!("class=\"ornament velvet\" cx=\"{cx}\" cy=\"{cy}\" r=\"1.7\""));
    }
    let orb = p(0.0, -30.0);
    let (cx, cy) = (number(orb.x), number(orb.y));
    svg.leaf("circle", &format!("class=\"ornament brass\" cx=\"{cx}\" cy=\"{cy}\" r=\"3.2\""));
    let mut cross = Path::default();
    cross.line(&[p(0.0, -33.0), p(0.0, -40.0)]).line(&[p(-2.8, -37.2), p(2.8, -37.2)]);
    svg.leaf("path", &format!("class=\"rule\" stroke-width=\"1.8\" d=\"{}\"", cross.finish()));
}

/// The barrel of a cannon, its mouth outwards, with its rings and the engraver's shade below.
pub fn cannon(svg: &mut Svg, stand: Stand) {
    let profile = [(0.0, 8.0), (26.0, 8.0), (26.0, 9.6), (31.0, 9.6), (31.0, 7.4), (62.0, 5.8), (64.0, 6.8)];
    let mouth = [(71.0, 8.2), (75.0, 7.6)];
    let tilt = |x: f64, y: f64| stand.p(x, y - 0.16 * x);
    let upper: Vec<Point> = profile.iter().chain(&mouth).map(|&(x, half)| tilt(x, -half)).collect();
    let lower: Vec<Point> = profile.iter().chain(&mouth).rev().map(|&(x, half)| tilt(x, half)).collect();
    let mut barrel = Path::default();
    barrel.ring(&[upper, lower].concat());
    fill(svg, "brass", &barrel);
    let mut lines = Path::default();
    for (x, half) in [(26.0, 9.0), (31.0, 9.0), (35.0, 7.1), (60.0, 5.8), (64.0, 6.8)] {
        lines.line(&[tilt(x, -half), tilt(x, half)]);
    }
    for down in [2.2, 3.8, 5.2] {
        lines.line(&[tilt(2.0, down + 1.6), tilt(25.0, down + 1.4)]).line(&[tilt(36.0, down), tilt(59.0, down * 0.9)]);
    }
    engrave(svg, &lines);
    let mut bore = Path::default();
    bore.ring(&(0..12).map(|at| tilt(75.0, 0.0) + oval(at, 12, 2.2, 5.4)).collect::<Vec<_>>());
    svg.leaf("path", &format!("class=\"solid\" d=\"{}\"", bore.finish()));
}

fn oval(at: i32, count: i32, wide: f64, high: f64) -> Point {
    let way = Point::at_angle(360.0 * f64::from(at) / f64::from(count));
    point(way.x * wide, way.y * high)
}

/// A drum with its cords, seen from a little above.
pub fn drum(svg: &mut Svg, stand: Stand) {
    let (wide, high, flat) = (20.0, 30.0, 5.0);
    let rim = |y: f64, from: i32, to: i32| -> Vec<Point> {
        (from..=to).map(|at| stand.at + point(0.0, y) + oval(at, 24, wide, flat)).collect()
    };
    let mut body = Path::default();
    let mut back = rim(-high, 12, 24);
    back.extend(rim(0.0, 0, 12));
    body.ring(&back);
    fill(svg, "velvet", &body);
    for y in [-high, -6.0] {
        let mut hoop = Path::default();
        let mut ring = rim(y, 0, 12);
        ring.extend(rim(y + 6.0, 0, 12).into_iter().rev());
        hoop.ring(&ring);
        fill(svg, "brass", &hoop);
    }
    let mut skin = Path::default();
    skin.ring(&rim(-high, 0, 23));
    fill(svg, "skin", &skin);
    let mut cords = Path::default();
    let cord: Vec<Point> = (0..=6)
        .map(|at| {
            let across = f64::from(at) / 3.0 - 1.0;
            let bow = flat * (1.0 - across * across).sqrt();
            stand.at + point(across * wide, if at % 2 == 0 { -high + 6.0 } else { -6.0 } + bow)
        })
        .collect();
    cords.line(&cord);
    svg.leaf("path", &format!("class=\"cord\" d=\"{}\"", cords.finish()));
}

/// Round shot in a heap.
pub fn shot(svg: &mut Svg, stand: Stand) {
    for (x, y) in [(0.0, 0.0), (11.0, 0.0), (22.0, 0.0), (5.5, -9.4), (16.5, -9.4), (11.0, -18.8)] {
        let ball = stand.p(x, y);
        let (cx, cy) = (number(ball.x), number(ball.y));
        svg.leaf("circle", &format!("class=\"shot\" cx=\"{cx}\" cy=\"{cy}\" r=\"5.5\""));
        let mut light = Path::default();
        let glint = ball + point(-2.0, -2.0);
        light.move_to(glint + point(-1.4, 1.4)).curve_to(
            glint + point(-1.2, -0.6),
            glint + point(-0.2, -1.2),
            glint + point(1.4, -1.4),
        );
        svg.leaf("path", &format!("class=\"glint\" d=\"{}\"", light.finish()));
    }
}

/// A branch of laurel rising from its foot, bent towards `side`.
pub fn laurel(svg: &mut Svg, stand: Stand, height: f64) {
    let steps = 9;
    let stem = |t: f64| stand.p(height * 0.42 * (std::f64::consts::PI * 0.62 * t).sin(), -height * t);
    let line: Vec<Point> = (0..=18).map(|at| stem(f64::from(at) / 18.0)).collect();
    let mut leaves = Path::default();
    for at in 0..steps {
        let t = (f64::from(at) + 0.6) / f64::from(steps);
        let way = (stem(t + 0.03) - stem(t - 0.03)).unit();
        let length = height * (0.3 - 0.1 * t);
        for turn in [-46.0, 46.0] {
            leaf(&mut leaves, stem(t), way.rotate(turn), length);
        }
    }
    let top = stem(1.0);
    leaf(&mut leaves, top, (top - stem(0.95)).unit(), height * 0.22);
    fill(svg, "leaf", &leaves);
    let mut twig = Path::default();
    twig.line(&line);
    svg.leaf("path", &format!("class=\"rule\" stroke-width=\"1.5\" d=\"{}\"", twig.finish()));
}

fn leaf(path: &mut Path, foot: Point, way: Point, length: f64) {
    let tip = foot + way * length;
    let belly = way.normal() * (length * 0.27);
    path.move_to(foot).curve_to(foot + way * (length * 0.3) + belly, foot + way * (length * 0.7) + belly, tip);
    path.curve_to(foot + way * (length * 0.7) - belly, foot + way * (length * 0.3) - belly, foot).close();
}
