//! One map of a sheet: its field, and the earth bent so that its towns lie where the pack draws them.

use board::pack::Pack;
use board::{CityId, Problem};

use crate::atlas::{Anchor, Atlas};
use crate::geom::{Point, Rect, densify, point};
use crate::noise::tremble;
use crate::plan::{self, PanelPlan};
use crate::region::Region;
use crate::spline::Spline;

/// Degrees of longitude shrink with the latitude; one value does for the whole sheet before it is bent.
const MIDDLE_LATITUDE: f64 = 51.0;
const KM_PER_DEGREE: f64 = 111.2;
/// How far the ground is drawn beyond the field, so that its cut edge never shows.
pub const BEYOND: f64 = 60.0;

pub struct Panel {
    pub map: String,
    pub field: Rect,
    /// Land further than this from every city belongs to no territory.
    pub reach: f64,
    pub cities: Vec<CityId>,
    pub places: Vec<Point>,
    spline: Spline,
    /// Drawing units per kilometre.
    pub per_km: f64,
    pub land: Region,
    pub lakes: Region,
}

impl Panel {
    pub fn new(plan: &PanelPlan, pack: &Pack, anchors: &[Anchor], atlas: &Atlas) -> Result<Panel, Problem> {
        let field = plan::rect(plan.field);
        let on_panel = |city: &CityId| pack.city_of(*city).map == plan.map;
        let cities: Vec<CityId> = (0..pack.cities.len() as u16).map(CityId).filter(on_panel).collect();
        let places: Vec<Point> = cities.iter().map(|&city| drawn_at(pack, city)).collect();
        let (mut from, mut to) = (Vec::new(), Vec::new());
        for anchor in anchors {
            // A pack of one's own may lack some of these towns.
            if let Some(city) = pack.city(&anchor.city).filter(on_panel) {
                from.push(flat(anchor.place));
                to.push(drawn_at(pack, city));
            }
        }
        if from.len() < 3 {
            let reason = format!("three towns known to us must lie on the map `{}` to bend the earth to it", plan.map);
            return Err(Problem::whole("cities.csv", reason));
        }
        let spline = Spline::fit(&from, &to, plan.stiffness);
        let middle = from.iter().fold(point(0.0, 0.0), |sum, &p| sum + p) * (1.0 / from.len() as f64);
        let per_km = spline.bend(middle + point(0.0, 1.0)).distance(spline.bend(middle - point(0.0, 1.0)))
            / (2.0 * KM_PER_DEGREE);
        let mut panel = Panel {
            map: plan.map.clone(),
            field,
            reach: plan.reach,
            cities,
            places,
            spline,
            per_km,
            land: Region::default(),
            lakes: Region::default(),
        };
        panel.lakes = panel.draw_lakes(atlas);
        panel.land = panel.draw_land(atlas);
        Ok(panel)
    }

    /// Where a place on the earth comes to lie on the sheet.
    pub fn bend(&self, place: Point) -> Point {
        self.spline.bend(flat(place))
    }

    pub fn bend_line(&self, line: &[Point], closed: bool) -> Vec<Point> {
        densify(line, 0.04, closed).into_iter().map(|p| self.bend(p)).collect()
    }

    /// What may be drawn: the field and a little beyond it.
    pub fn ground(&self) -> Region {
        Region::of([self.field.grown(BEYOND).ring()])
    }

    pub fn nearest_city(&self, at: Point) -> f64 {
        self.places.iter().map(|place| place.distance(at)).fold(f64::INFINITY, f64::min)
    }

    fn draw_land(&self, atlas: &Atlas) -> Region {
        let bent = |rings: &[Vec<Point>]| Region::of(rings.iter().map(|ring| self.bend_line(ring, true)));
        let land = bent(&atlas.land).without(&bent(&atlas.sea)).and(&self.ground());
        let firm = land.grown(-9.0);
        // No town stands in the sea, however the sheet is bent.
        let quays = self.places.iter().filter(|&&place| !firm.contains(place)).map(|&place| disc(place, 12.0));
        land.or(&Region::of(quays)).without_specks(30.0)
    }

    fn draw_lakes(&self, atlas: &Atlas) -> Region {
        let shores = atlas.lakes.iter().map(|lake| {
            let centre = self.bend(lake.centre);
            let half = point(lake.width_km, lake.length_km) * (self.per_km / 2.0);
            let shore = |step: i32| {
                let way = Point::at_angle(f64::from(step) * 15.0);
                tremble(centre + point(way.x * half.x, way.y * half.y).rotate(lake.bearing), 9.0, half.x.min(3.0))
            };
            (0..24).map(shore).collect()
        });
        let islands = Region::of(self.places.iter().map(|&place| disc(place, 9.0)));
        let bays = Region::of(atlas.water.iter().map(|ring| self.bend_line(ring, true)));
        Region::of(shores).or(&bays).without(&islands).and(&self.ground())
    }
}

pub fn drawn_at(pack: &Pack, city: CityId) -> Point {
    let city = pack.city_of(city);
    point(f64::from(city.x), f64::from(city.y))
}

pub fn disc(centre: Point, radius: f64) -> Vec<Point> {
    (0..20).map(|step| centre + Point::at_angle(f64::from(step) * 18.0) * radius).collect()
}

fn flat(place: Point) -> Point {
    point(place.x * MIDDLE_LATITUDE.to_radians().cos(), -place.y)
}
