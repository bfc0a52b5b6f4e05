//! Where a name may stand, and what each place costs.

use crate::geom::{Point, Rect, point, segment_distance};

use super::{Label, Setting};

/// Everything a name should keep clear of.
#[derive(Debug, Default)]
pub struct Ground {
    /// Inside one of these a name must lie whole.
    pub fields: Vec<Rect>,
    /// Middle and radius of every city's sign.
    pub signs: Vec<(Point, f64)>,
    /// Roads as short segments, with the two cities they join.
    pub roads: Vec<Street>,
    /// Lines a name had better not cross: borders of territories and sectors.
    pub lines: Vec<(Point, Point)>,
    /// Cartouche, legend and other things nothing may stand on.
    pub kept_free: Vec<Rect>,
}

impl Ground {
    /// What lies within reach of a city, which becomes number 0; roads keep only whether they are its own.
    fn around(&self, city: usize, reach: f64) -> Ground {
        let (centre, _) = self.signs[city];
        let near = |a: Point, b: Point| segment_distance(centre, a, b) < reach;
        let others = self.signs.iter().enumerate().filter(|&(at, sign)| at != city && sign.0.distance(centre) < reach);
        let roads = self.roads.iter().filter(|street| near(street.from, street.to)).map(|street| {
            let own = street.a == city || street.b == city;
            Street { a: usize::from(!own), b: 1, ..*street }
        });
        Ground {
            fields: self.fields.clone(),
            signs: [self.signs[city]].into_iter().chain(others.map(|(_, &sign)| sign)).collect(),
            roads: roads.collect(),
            lines: self.lines.iter().copied().filter(|line| near(line.0, line.1)).collect(),
            kept_free: self.kept_free.clone(),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Street {
    pub a: usize,
    pub b: usize,
    pub from: Point,
    pub to: Point,
}

#[derive(Clone, Debug)]
pub struct LabelSpot {
    pub label: Label,
    pub rect: Rect,
    pub cost: f64,
}

/// Sixteen directions, the better ones first in each pair of equals: right of the town, then above and below.
const DIRECTIONS: [(f64, f64); 16] = [
    (0.0, 0.0),
    (-22.5, 0.3),
    (22.5, 0.4),
    (-45.0, 0.8),
    (45.0, 0.9),
    (-67.5, 1.6),
    (67.5, 1.7),
    (-90.0, 1.4),
    (90.0, 1.5),
    (-112.5, 2.2),
    (112.5, 2.3),
    (-135.0, 2.2),
    (135.0, 2.3),
    (-157.5, 2.4),
    (157.5, 2.5),
    (180.0, 2.0),
];

/// Gap between a sign and its name, and what a wider gap costs.
const GAPS: [(f64, f64); 6] = [(0.0, 0.0), (2.5, 1.2), (5.0, 3.0), (8.0, 6.0), (12.0, 11.0), (17.0, 18.0)];
/// Room kept around a name.
pub const CLEAR: f64 = 0.8;

/// All places for the name of a city, cheapest first.
pub fn candidates(ground: &Ground, city: usize, setting: Setting, name: &str) -> Vec<LabelSpot> {
    let mut places = Vec::new();
    let (centre, radius) = ground.signs[city];
    let (widest, tallest) = setting.measure(&[name.to_owned()]);
    let ground = &ground.around(city, widest + 2.0 * tallest + radius + 30.0);
    let city = 0;
    for (lines, extra) in settings(name) {
        let (width, height) = setting.measure(&lines);
        for (angle, turn_cost) in DIRECTIONS {
            for (gap, gap_cost) in GAPS {
                let way = Point::at_angle(angle);
                let pull = |part: f64| (part * 1.5).clamp(-1.0, 1.0);
                let reach = radius + gap;
                let at = centre + way * reach + point(pull(way.x) * width / 2.0, pull(way.y) * height / 2.0);
                let rect = Rect::centred(at, width, height);
                if let Some(cost) = cost(ground, city, &rect) {
                    let label = Label { setting, lines: lines.clone(), at };
                    places.push(LabelSpot { label, rect, cost: cost + turn_cost + gap_cost + extra });
                }
            }
        }
    }
    places.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    if places.is_empty() {
        places.push(last_resort(ground, setting, name));
    }
    places
}

/// Right of the town, whatever it covers: a crowded pack is drawn all the same, and its check tells.
fn last_resort(ground: &Ground, setting: Setting, name: &str) -> LabelSpot {
    let (centre, radius) = ground.signs[0];
    let lines = vec![name.to_owned()];
    let at = centre + point(radius + setting.measure(&lines).0 / 2.0, 0.0);
    let label = Label { setting, lines, at };
    LabelSpot { rect: label.rect(), label, cost: 0.0 }
}

/// One line, or two where the name has a joint.
fn settings(name: &str) -> Vec<(Vec<String>, f64)> {
    let mut settings = vec![(vec![name.to_owned()], 0.0)];
    let joints = name.char_indices().filter(|(_, letter)| matches!(letter, ' ' | '-'));
    for (at, letter) in joints {
        let first = if letter == '-' { &name[..=at] } else { &name[..at] };
        let second = &name[at + 1..];
        if first.chars().count() > 2 && second.chars().count() > 2 {
            settings.push((vec![first.to_owned(), second.to_owned()], 0.6));
        }
    }
    settings
}

/// `None` where a name must not stand.
fn cost(ground: &Ground, city: usize, rect: &Rect) -> Option<f64> {
    let room = rect.grown(CLEAR);
    let blocked = !ground.fields.iter().any(|field| field.grown(-3.0).encloses(rect))
        || ground.kept_free.iter().any(|free| free.overlaps(&room))
        || ground.signs.iter().enumerate().any(|(at, &(sign, radius))| {
            let radius = if at == city { radius - 1.5 } else { radius - 0.5 };
            rect.distance(sign) < radius
        });
    if blocked {
        return None;
    }
    let mut cost = 0.0;
    for street in ground.roads.iter().filter(|street| near(&room, street.from, street.to)) {
        let inside = room.inside_length(street.from, street.to);
        if inside > 0.0 && (street.a == city || street.b == city) {
            return None;
        }
        cost += inside * 0.11;
    }
    for &(from, to) in ground.lines.iter().filter(|line| near(&room, line.0, line.1)) {
        cost += room.inside_length(from, to) * 0.05;
    }
    // A name nearer to another town than to its own misleads.
    let own = rect.distance(ground.signs[city].0);
    for (at, &(sign, _)) in ground.signs.iter().enumerate() {
        if at != city && rect.distance(sign) < own + 3.0 {
            cost += 6.0 + (own + 3.0 - rect.distance(sign)) * 1.6;
        }
    }
    Some(cost)
}

fn near(rect: &Rect, a: Point, b: Point) -> bool {
    segment_distance(rect.centre(), a, b) < rect.width().hypot(rect.height())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labels::Rank;

    fn town() -> Setting {
        Rank::Town.setting(1.0)
    }

    fn ground() -> Ground {
        Ground {
            fields: vec![Rect::new(0.0, 0.0, 200.0, 200.0)],
            signs: vec![(point(100.0, 100.0), 6.0)],
            ..Ground::default()
        }
    }

    #[test]
    fn the_best_place_is_to_the_right() {
        let places = candidates(&ground(), 0, town(), "Zehdenick");
        let best = &places[0];
        assert!(best.rect.x0 >= 105.0 && (best.rect.centre().y - 100.0).abs() < 1e-9);
        assert!(places.windows(2).all(|pair| pair[0].cost <= pair[1].cost));
    }

    #[test]
    fn a_road_of_the_same_city_is_never_covered() {
        let mut ground = ground();
        ground.roads.push(Street { a: 0, b: 1, from: point(100.0, 100.0), to: point(190.0, 100.0) });
        for place in candidates(&ground, 0, town(), "Zehdenick") {
            assert!(place.rect.inside_length(point(100.0, 100.0), point(190.0, 100.0)) == 0.0);
        }
    }

    #[test]
    fn names_stay_on_the_sheet_and_off_the_cartouche() {
        let mut ground = ground();
        ground.signs[0].0 = point(195.0, 10.0);
        ground.kept_free.push(Rect::new(100.0, 0.0, 184.0, 30.0));
        let places = candidates(&ground, 0, town(), "Ems");
        assert!(!places.is_empty());
        for place in places {
            assert!(ground.fields[0].encloses(&place.rect) && !ground.kept_free[0].overlaps(&place.rect));
        }
    }

    #[test]
    fn a_town_hemmed_in_gets_its_name_all_the_same() {
        let mut ground = ground();
        ground.kept_free.push(ground.fields[0]);
        assert_eq!(candidates(&ground, 0, town(), "Ems").len(), 1);
    }

    #[test]
    fn long_names_may_be_set_in_two_lines() {
        assert_eq!(settings("Groß Neuendorf")[1].0, ["Groß", "Neuendorf"]);
        assert_eq!(settings("Bergen-op-Zoom").len(), 3);
        assert_eq!(settings("Ulm").len(), 1);
    }
}
