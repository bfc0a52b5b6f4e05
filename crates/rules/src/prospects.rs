//! How each seat stands towards winning, as everybody can work it out.
//!
//! Made from the open parts of a view alone, so it is the same for every viewer and can tell nothing that is hidden.

use board::CitySet;

use crate::ruleset::{Fixed, Ruleset};
use crate::view::{TitleView, View};

pub use engine::prospect::{Aim, Alarm, Lack, Prospect};

impl Ruleset {
    /// One for each seat, in the order of seats.
    pub fn prospects(&self, view: &View) -> Vec<Prospect> {
        match (&self.title, &view.title) {
            (Fixed::Friedrich(rules), TitleView::Friedrich(own)) => {
                friedrich::aims::prospects(rules, &view.common.open, &own.open)
            }
            (Fixed::Maria(rules), TitleView::Maria(own)) => maria::aims::prospects(rules, &view.common.open, &own.open),
            _ => unreachable!("a ruleset counts in views of its own title"),
        }
    }

    /// Cities whose conquest can mean something in the mode and with the options played.
    pub fn counting_cities(&self) -> CitySet {
        let sites = match &self.title {
            Fixed::Friedrich(rules) => friedrich::aims::counting(rules),
            Fixed::Maria(rules) => maria::aims::counting(rules),
        };
        sites.iter().map(|site| self.site_city(site)).collect::<CitySet>()
    }
}
