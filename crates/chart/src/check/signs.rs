//! The sign of each city: of the kind, order and power the pack says.

use board::CityId;
use board::pack::SiteKind;
use roxmltree::Node;

use crate::layers::cities::classes;

use super::{Exam, has_class};

pub fn check(exam: &mut Exam) {
    let pack = exam.pack;
    for id in (0..pack.cities.len() as u16).map(CityId) {
        let city = pack.city_of(id);
        let Some(node) = exam.find(&format!("city-{}", city.slug)) else { continue };
        let wanted = classes(pack, exam.ranks[id.index()], id);
        if node.attribute("class") != Some(wanted.as_str()) {
            exam.say(Some(node), format!("{} is not drawn as `{wanted}`", city.name));
        }
        let power = |id: board::PowerId| format!("p-{}", pack.power_of(id).slug);
        let (sign, owner) = match city.site.map(|site| pack.site_of(site).kind) {
            Some(SiteKind::Objective { power: owner, order: 1 }) => ("first", power(owner)),
            Some(SiteKind::Objective { power: owner, .. }) => ("second", power(owner)),
            Some(SiteKind::Fortress { .. }) => ("", format!("t-{}", pack.territories[city.territory.index()].slug)),
            None => match city.depot {
                Some(owner) => ("", power(owner)),
                None => continue,
            },
        };
        let bears = |part: Node| has_class(&part, &owner) && (sign.is_empty() || has_class(&part, sign));
        let outside_set_up = |part: &Node| !part.ancestors().any(|parent| has_class(&parent, "setup"));
        if !node.descendants().filter(outside_set_up).any(bears) {
            exam.say(Some(node), format!("the sign of {} does not show `{sign} {owner}`", city.name));
        }
    }
}
