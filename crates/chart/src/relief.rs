//! Hills, woods and moors as an engraver cuts them: little mounds shaded on the side away from the light.

use crate::atlas::{Atlas, Ground, Range};
use crate::geom::{Point, Rect, along, line_length, point};
use crate::noise::Dice;
use crate::panel::Panel;
use crate::svg::Path;

/// Kinds of one sign, so that a range does not look stamped.
const KINDS: usize = 6;

/// Two strengths of line: contours and the finer shading.
#[derive(Debug, Default)]
pub struct Relief {
    pub contours: Path,
    pub shades: Path,
}

struct Stamp {
    contours: Vec<Vec<Point>>,
    shades: Vec<Vec<Point>>,
}

/// Draws all ranges; nothing is put on towns or inside `kept_free`.
pub fn draw(panel: &Panel, atlas: &Atlas, kept_free: &[Rect]) -> Relief {
    let mut marks: Vec<(Point, Ground, usize)> = Vec::new();
    for range in &atlas.relief {
        scatter(panel, range, kept_free, &mut marks);
    }
    // From north to south, as mounds in front stand before those behind.
    marks.sort_by(|a, b| (a.0.y, a.0.x).partial_cmp(&(b.0.y, b.0.x)).expect("places are finite"));
    let mut relief = Relief::default();
    for (at, ground, kind) in marks {
        let stamp = stamp(ground, kind);
        for line in &stamp.contours {
            relief.contours.line(&line.iter().map(|&p| p + at).collect::<Vec<_>>());
        }
        for line in &stamp.shades {
            relief.shades.line(&line.iter().map(|&p| p + at).collect::<Vec<_>>());
        }
    }
    relief
}

/// Distance of neighbouring signs, and half the room one takes.
fn spacing(ground: Ground) -> f64 {
    match ground {
        Ground::Hill => 14.0,
        Ground::Mountain => 17.0,
        Ground::Alp => 22.0,
        Ground::Forest => 10.5,
        Ground::Marsh => 15.0,
    }
}

/// Throws signs at a range and keeps those that find room.
fn scatter(panel: &Panel, range: &Range, kept_free: &[Rect], marks: &mut Vec<(Point, Ground, usize)>) {
    let line = panel.bend_line(&range.line, false);
    let (length, half) = (line_length(&line), range.width_km * panel.per_km / 2.0);
    let apart = spacing(range.ground);
    let mut dice = Dice::named(&range.name);
    let throws = ((length + half) * half * 2.0 / (apart * apart) * 6.0) as usize;
    for _ in 0..throws {
        let (middle, way) = along(&line, dice.unit() * length);
        // Denser along the ridge than at the foot.
        let off = (dice.unit() + dice.unit() - 1.0) * half;
        let at = middle + way.normal() * off + way * dice.between(-half / 2.0, half / 2.0);
        let at = point(at.x.round(), at.y.round());
        let kind = dice.below(KINDS);
        let free = panel.field.grown(-apart / 2.0).contains(at)
            && panel.land.contains(at)
            && !panel.lakes.contains(at)
            && panel.nearest_city(at + point(0.0, -apart / 4.0)) > 8.0 + apart / 2.0
            && !kept_free.iter().any(|rect| rect.grown(apart / 2.0).contains(at))
            && !marks.iter().any(|&(other, ground, _)| {
                let d = at - other;
                point(d.x, d.y * 1.5).length() < f64::midpoint(apart, spacing(ground))
            });
        if free {
            marks.push((at, range.ground, kind));
        }
    }
}

fn stamp(ground: Ground, kind: usize) -> Stamp {
    let mut dice = Dice::new(kind as u64 * 17 + ground as u64 * 101 + 5);
    match ground {
        Ground::Hill => mound(&mut dice, 13.5, 6.4, 6),
        Ground::Mountain => peak(&mut dice, 17.0, 11.5, 8),
        Ground::Alp => peak(&mut dice, 23.0, 18.0, 11),
        Ground::Forest => tree(&mut dice),
        Ground::Marsh => reeds(&mut dice),
    }
}

/// A round mound: a bow open below, shaded on its right.
fn mound(dice: &mut Dice, width: f64, height: f64, strokes: i32) -> Stamp {
    let size = dice.between(0.78, 1.22);
    let (w, h) = (width * size, height * size * dice.between(0.9, 1.12));
    let lean = dice.between(-0.08, 0.08) * w;
    let bow = |t: f64| {
        let rise = (std::f64::consts::PI * t).sin().powf(0.8);
        point((t - 0.5) * w + lean * rise, -h * rise)
    };
    let contour: Vec<Point> = (0..=8).map(|step| bow(f64::from(step) / 8.0)).collect();
    let shade = |at: i32| {
        let t = 0.46 + 0.48 * f64::from(at) / f64::from(strokes);
        let top = bow(t);
        vec![top, top + point(-0.03 * w, 0.25 * h), top + point(0.02 * w, h * (0.72 - 0.45 * (t - 0.5)))]
    };
    Stamp { contours: vec![contour], shades: (0..strokes).map(shade).collect() }
}

/// A broken peak with a steep dark side.
fn peak(dice: &mut Dice, width: f64, height: f64, strokes: i32) -> Stamp {
    let (w, h) = (width * dice.between(0.85, 1.1), height * dice.between(0.85, 1.12));
    let top = point(dice.between(-0.08, 0.08) * w, -h);
    let left = [point(-0.5 * w, 0.0), point(-0.33 * w, -0.3 * h), point(-0.24 * w, dice.between(-0.5, -0.42) * h)];
    let right = [point(0.16 * w, dice.between(-0.68, -0.6) * h), point(0.27 * w, -0.36 * h), point(0.5 * w, 0.0)];
    let contour = vec![left[0], left[1], left[2], top, right[0], right[1], right[2]];
    let mut shades = Vec::new();
    for at in 0..strokes {
        let t = f64::from(at) / f64::from(strokes);
        let from = along(&[top, right[0], right[1], right[2]], t * 0.95 * (w / 2.0).hypot(h)).0;
        let fall = (0.55 - 0.4 * t) * h;
        shades.push(vec![from, from + point(-0.07 * w, fall * 0.55), from + point(-0.05 * w, fall)]);
    }
    // The spur towards the beholder, and one stroke on the light side.
    shades.push(vec![
        top,
        point(top.x - 0.06 * w, -0.72 * h),
        point(top.x + 0.02 * w, -0.5 * h),
        point(-0.05 * w, -0.26 * h),
    ]);
    shades.push(vec![point(-0.2 * w, -0.4 * h), point(-0.22 * w, -0.15 * h)]);
    Stamp { contours: vec![contour], shades }
}

/// A leafy crown on a short stem, with its shadow.
fn tree(dice: &mut Dice) -> Stamp {
    let r = dice.between(2.4, 3.0);
    let middle = point(0.0, -r * 1.7);
    let leaf = |step: i32| {
        let angle = f64::from(step) * 18.0 + 9.0;
        let bump = 1.0 + 0.13 * (angle * 5.0).to_radians().sin();
        middle + Point::at_angle(angle) * (r * bump)
    };
    let crown: Vec<Point> = (0..=20).map(leaf).collect();
    let stem = vec![point(0.0, -r * 0.7), point(0.0, 0.6)];
    let shade = |dx: f64| vec![middle + point(dx * r, -0.45 * r), middle + point(dx * r, 0.5 * r)];
    Stamp {
        contours: vec![crown, stem],
        shades: vec![shade(0.15), shade(0.45), shade(0.75), vec![point(0.0, 0.6), point(r * 1.5, 0.6)]],
    }
}

/// Lines of water with a tuft of reeds.
fn reeds(dice: &mut Dice) -> Stamp {
    let w = dice.between(8.0, 11.0);
    let x = dice.between(-1.5, 1.5);
    let shades = vec![
        vec![point(-w / 2.0, 0.0), point(w / 2.0, 0.0)],
        vec![point(-w / 3.0 + x, 2.0), point(w / 4.0 + x, 2.0)],
        vec![point(x, 0.0), point(x, -3.4)],
        vec![point(x - 1.4, 0.0), point(x - 2.4, -2.6)],
        vec![point(x + 1.4, 0.0), point(x + 2.4, -2.6)],
    ];
    Stamp { contours: Vec::new(), shades }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_one_kind_are_always_the_same_and_differ_between_kinds() {
        for ground in [Ground::Hill, Ground::Mountain, Ground::Alp, Ground::Forest, Ground::Marsh] {
            let lines = |kind| {
                let s = stamp(ground, kind);
                (s.contours, s.shades)
            };
            assert_eq!(lines(2), lines(2));
            assert_ne!(lines(2), lines(3));
        }
    }

    #[test]
    fn mounds_stand_on_their_place() {
        let stamp = stamp(Ground::Hill, 0);
        let contour = &stamp.contours[0];
        assert!(contour[0].y.abs() < 1e-9 && contour[8].y.abs() < 1e-9);
        assert!(contour.iter().all(|p| p.y <= 1e-9));
    }
}
