//! Powers and cities as a person names them; the error is one sentence for that person.

use board::{CityId, Pack, PowerId};

use crate::fault::PositionError;

/// A power by its slug.
pub fn power(pack: &Pack, slug: &str) -> Result<PowerId, PositionError> {
    let known = || pack.powers.iter().map(|power| power.slug.as_str()).collect::<Vec<_>>().join(", ");
    pack.power(slug).ok_or_else(|| format!("there is no power `{slug}`; the powers are {}", known()).into())
}

/// A city by its slug or its name.
pub fn city(pack: &Pack, name: &str) -> Result<CityId, PositionError> {
    let by_name = || pack.cities.iter().position(|city| city.name.eq_ignore_ascii_case(name));
    let found = pack.city(name).or_else(|| by_name().map(|at| CityId(at as u16)));
    found.ok_or_else(|| format!("there is no city `{name}` on this board").into())
}
