//! A sheet laid out and ready to be drawn: the pack, its plan, its panels, and where every name stands.

use board::pack::{Pack, SiteKind};
use board::{CityId, Problem};

use crate::atlas::{Atlas, River, anchors};
use crate::geom::{Point, Rect};
use crate::labels::{self, Ground, Label, Rank, Street};
use crate::panel::{Panel, drawn_at};
use crate::pennants::{self, Pennant};
use crate::plan::{self, SheetPlan};
use crate::roads;
use crate::territories::{Division, divide};

pub struct Sheet<'a> {
    pub pack: &'a Pack,
    pub plan: SheetPlan,
    pub atlas: Atlas,
    pub panels: Vec<Panel>,
    pub divisions: Vec<Division>,
    /// Rivers of each panel with their middle lines.
    pub rivers: Vec<Vec<(River, Vec<Point>)>>,
    /// Where each city is drawn.
    pub places: Vec<Point>,
    pub ranks: Vec<Rank>,
    pub labels: Vec<Label>,
    pub pennants: Vec<Pennant>,
}

impl<'a> Sheet<'a> {
    pub fn lay_out(pack: &'a Pack) -> Result<Sheet<'a>, Problem> {
        let plan = SheetPlan::of(pack)?;
        let atlas = Atlas::standard()?;
        let towns = anchors("anchors.csv", SheetPlan::standard_anchors(&pack.game))?;
        let panels: Vec<Panel> =
            plan.panel.iter().map(|panel| Panel::new(panel, pack, &towns, &atlas)).collect::<Result<_, _>>()?;
        let cities = (0..pack.cities.len() as u16).map(CityId);
        let places = cities.clone().map(|city| drawn_at(pack, city)).collect();
        let ranks = cities.map(|city| Rank::of(pack, &plan, city)).collect();
        let divisions = panels.iter().map(|panel| divide(panel, pack)).collect();
        let rivers = panels.iter().map(|panel| crate::rivers::courses(panel, &atlas)).collect();
        let mut sheet = Sheet {
            pack,
            plan,
            atlas,
            panels,
            divisions,
            rivers,
            places,
            ranks,
            labels: Vec::new(),
            pennants: Vec::new(),
        };
        sheet.pennants = pennants::all(pack, |city| sign_radius(pack, sheet.ranks[city.index()], city));
        sheet.labels = sheet.place_labels();
        Ok(sheet)
    }

    pub fn cities(&self) -> impl Iterator<Item = CityId> + use<> {
        (0..self.pack.cities.len() as u16).map(CityId)
    }

    pub fn sign_radius(&self, city: CityId) -> f64 {
        sign_radius(self.pack, self.ranks[city.index()], city) * self.plan.grain
    }

    /// Parts of the sheet that carry furniture inside the fields.
    pub fn kept_free(&self) -> Vec<Rect> {
        let compass = self.plan.compass;
        let mut rects = vec![plan::rect(self.plan.cartouche), plan::rect(self.plan.legend)];
        rects.push(Rect::centred(plan::spot(compass.at), compass.size * 2.0, compass.size * 2.0));
        rects.extend(self.plan.clock.map(plan::rect));
        let ships = self.plan.ship.iter();
        rects.extend(ships.map(|ship| Rect::centred(plan::spot(ship.at), ship.size * 1.4, ship.size * 1.8)));
        rects
    }

    /// What the pennants cover.
    pub fn flags(&self) -> impl Iterator<Item = Rect> + '_ {
        self.pennants.iter().map(|flag| flag.rect(self.plan.grain).moved(self.places[flag.city.index()]))
    }

    fn place_labels(&self) -> Vec<Label> {
        let ground = self.label_ground();
        let places = |city: CityId| {
            let rank = self.ranks[city.index()];
            let name = labels::shown(&self.pack.city_of(city).name, rank);
            labels::candidates(&ground, city.index(), rank.setting(self.plan.grain), &name)
        };
        let options: Vec<_> = self.cities().map(places).collect();
        let chosen = labels::choose(&options);
        options.into_iter().zip(chosen).map(|(mut places, at)| places.swap_remove(at).label).collect()
    }

    fn label_ground(&self) -> Ground {
        let pack = self.pack;
        let mut ground = Ground { kept_free: self.kept_free(), ..Ground::default() };
        ground.fields = self.panels.iter().map(|panel| panel.field).collect();
        ground.signs = self.cities().map(|city| (self.places[city.index()], self.sign_radius(city) + 1.5)).collect();
        ground.kept_free.extend(self.flags());
        for &road in pack.roads.list() {
            let course = roads::course(pack, road, self.places[road.a.index()], self.places[road.b.index()]);
            let (a, b) = (road.a.index(), road.b.index());
            ground.roads.extend(course.windows(2).map(|pair| Street { a, b, from: pair[0], to: pair[1] }));
        }
        for border in self.divisions.iter().flat_map(|division| &division.borders) {
            ground.lines.extend(border.windows(2).map(|pair| (pair[0], pair[1])));
        }
        for sector in &pack.sectors {
            let ring = Sheet::sector_rect(sector).ring();
            ground.lines.extend((0..4).map(|at| (ring[at], ring[(at + 1) % 4])));
        }
        ground
    }

    pub fn sector_rect(sector: &board::pack::Sector) -> Rect {
        plan::rect(sector.rect.map(f64::from))
    }
}

/// Half the width of a city's sign, at the usual grain.
pub fn sign_radius(pack: &Pack, rank: Rank, city: CityId) -> f64 {
    let drawn = pack.city_of(city);
    match drawn.site.map(|site| pack.site_of(site).kind) {
        Some(SiteKind::Objective { order: 1, .. }) => 11.5,
        Some(SiteKind::Objective { .. }) => 10.0,
        Some(SiteKind::Fortress { major: true, .. }) => 14.0,
        Some(SiteKind::Fortress { .. }) => 10.5,
        None if drawn.depot.is_some() => 10.5,
        None if rank == Rank::Great => 7.6,
        None => 6.2,
    }
}
