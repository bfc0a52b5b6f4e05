//! Areas of the sheet: union, cut, overlap, growing and shrinking, over the `i_overlay` crate.

use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::float::clip::FloatClip;
use i_overlay::float::single::SingleFloatOverlay;
use i_overlay::mesh::float::outline::offset::OutlineOffset;
use i_overlay::mesh::float::style::{LineJoin, OutlineStyle};
use i_overlay::string::clip::ClipRule;

use crate::geom::{Point, Ring, area, inside, point};

/// One connected piece: its outline first, then its holes.
pub type Piece = Vec<Ring>;

#[derive(Clone, Debug, Default)]
pub struct Region {
    pub pieces: Vec<Piece>,
}

type Raw = Vec<Vec<Vec<[f64; 2]>>>;

impl Region {
    /// Everything covered by any of the rings, whichever way they run.
    pub fn of(rings: impl IntoIterator<Item = Ring>) -> Region {
        let nothing: Vec<Vec<[f64; 2]>> = Vec::new();
        let rings: Vec<Vec<[f64; 2]>> = rings
            .into_iter()
            .map(|ring| if area(&ring) < 0.0 { ring.into_iter().rev().collect() } else { ring })
            .map(|ring| raw_line(&ring))
            .collect();
        Region::from_raw(rings.overlay(&nothing, OverlayRule::Subject, FillRule::NonZero))
    }

    /// Rings in which a ring inside another is a hole.
    pub fn even_odd(rings: impl IntoIterator<Item = Ring>) -> Region {
        let nothing: Vec<Vec<[f64; 2]>> = Vec::new();
        let rings: Vec<Vec<[f64; 2]>> = rings.into_iter().map(|ring| raw_line(&ring)).collect();
        Region::from_raw(rings.overlay(&nothing, OverlayRule::Subject, FillRule::EvenOdd))
    }

    #[must_use]
    pub fn or(&self, other: &Region) -> Region {
        self.combine(other, OverlayRule::Union)
    }

    #[must_use]
    pub fn and(&self, other: &Region) -> Region {
        self.combine(other, OverlayRule::Intersect)
    }

    #[must_use]
    pub fn without(&self, other: &Region) -> Region {
        self.combine(other, OverlayRule::Difference)
    }

    /// Grown by a distance, or shrunk by a negative one, with rounded corners.
    #[must_use]
    pub fn grown(&self, by: f64) -> Region {
        let style = OutlineStyle::new(by).line_join(LineJoin::Round(0.35));
        Region::from_raw(self.raw().outline(&style))
    }

    /// Without pieces and holes smaller than an area.
    #[must_use]
    pub fn without_specks(&self, smallest: f64) -> Region {
        let big = |ring: &Ring| area(ring).abs() >= smallest;
        let pieces = self.pieces.iter().filter(|piece| big(&piece[0]));
        Region { pieces: pieces.map(|piece| piece.iter().filter(|ring| big(ring)).cloned().collect()).collect() }
    }

    /// The parts of a line that lie in the region.
    pub fn clip_line(&self, line: &[Point]) -> Vec<Vec<Point>> {
        let rule = ClipRule { invert: false, boundary_included: true };
        let parts = raw_line(line).clip_by(&self.raw(), FillRule::EvenOdd, rule);
        parts.into_iter().map(|part| part.into_iter().map(|[x, y]| point(x, y)).collect()).collect()
    }

    pub fn contains(&self, at: Point) -> bool {
        self.pieces.iter().any(|piece| inside(piece, at))
    }

    pub fn rings(&self) -> impl Iterator<Item = &Ring> {
        self.pieces.iter().flatten()
    }

    fn combine(&self, other: &Region, rule: OverlayRule) -> Region {
        Region::from_raw(self.raw().overlay(&other.raw(), rule, FillRule::EvenOdd))
    }

    fn raw(&self) -> Raw {
        self.pieces.iter().map(|piece| piece.iter().map(|ring| raw_line(ring)).collect()).collect()
    }

    fn from_raw(raw: Raw) -> Region {
        let ring = |line: Vec<[f64; 2]>| line.into_iter().map(|[x, y]| point(x, y)).collect();
        Region { pieces: raw.into_iter().map(|piece| piece.into_iter().map(ring).collect()).collect() }
    }
}

fn raw_line(line: &[Point]) -> Vec<[f64; 2]> {
    line.iter().map(|p| [p.x, p.y]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geom::Rect;

    fn square(x: f64, y: f64, side: f64) -> Region {
        Region::of([Rect::new(x, y, x + side, y + side).ring()])
    }

    fn size(region: &Region) -> f64 {
        region
            .pieces
            .iter()
            .map(|piece| area(&piece[0]).abs() - piece[1..].iter().map(|hole| area(hole).abs()).sum::<f64>())
            .sum()
    }

    #[test]
    fn areas_add_and_cut() {
        let (a, b) = (square(0.0, 0.0, 10.0), square(5.0, 0.0, 10.0));
        assert!((size(&a.or(&b)) - 150.0).abs() < 1e-3);
        assert!((size(&a.and(&b)) - 50.0).abs() < 1e-3);
        assert!((size(&a.without(&b)) - 50.0).abs() < 1e-3);
        assert!((size(&a.without(&square(2.0, 2.0, 2.0))) - 96.0).abs() < 1e-3);
    }

    #[test]
    fn a_hole_is_kept_as_a_hole() {
        let ring = square(0.0, 0.0, 10.0).without(&square(4.0, 4.0, 2.0));
        assert_eq!((ring.pieces.len(), ring.pieces[0].len()), (1, 2));
        assert!(!ring.contains(point(5.0, 5.0)) && ring.contains(point(1.0, 1.0)));
    }

    #[test]
    fn growing_and_shrinking_move_the_edge() {
        let small = square(0.0, 0.0, 10.0).grown(-2.0);
        assert!((size(&small) - 36.0).abs() < 0.5, "{}", size(&small));
        let large = square(0.0, 0.0, 10.0).grown(2.0);
        assert!((size(&large) - (100.0 + 80.0 + 4.0 * std::f64::consts::PI)).abs() < 1.0, "{}", size(&large));
        assert!(square(0.0, 0.0, 10.0).grown(-6.0).pieces.is_empty());
    }

    #[test]
    fn lines_are_cut_at_the_edge() {
        let parts = square(0.0, 0.0, 10.0).clip_line(&[point(-5.0, 5.0), point(5.0, 5.0), point(25.0, 5.0)]);
        let length: f64 = parts.iter().map(|part| crate::geom::line_length(part)).sum();
        assert!((length - 10.0).abs() < 1e-3);
    }

    #[test]
    fn specks_vanish() {
        let both = square(0.0, 0.0, 10.0).or(&square(50.0, 0.0, 1.0));
        assert_eq!(both.without_specks(5.0).pieces.len(), 1);
    }
}
