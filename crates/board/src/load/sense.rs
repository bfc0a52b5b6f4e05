//! What no single file can get wrong: checks across the finished pack.

use crate::ids::PowerId;
use crate::load::document::Document;
use crate::load::ground::Cities;
use crate::load::powers::PowerFile;
use crate::pack::{Piece, Power, SiteKind, Start};
use crate::problem::Problem;

/// Every power can bring its pieces back, and nobody defends what another defends.
pub fn powers(
    document: &Document,
    file: &PowerFile,
    powers: &[Power],
    pieces: &[Piece],
    cities: &Cities,
) -> Result<(), Problem> {
    for (at, power) in powers.iter().enumerate() {
        let (id, slug) = (PowerId(at as u8), &power.slug);
        let has_fortress = cities.sites.iter().any(|site| {
            let at_home = power.home.contains(&cities.list[site.city.index()].territory);
            at_home && matches!(site.kind, SiteKind::Fortress { major: true, .. })
        });
        if power.depots.is_empty() && !has_fortress {
            let reason = format!("the power `{slug}` has neither a depot nor a major fortress at home");
            return Err(document.problem(file.slug(id), reason));
        }
        if !power.depots.is_empty() && power.substitute.is_none() {
            return Err(document.problem(file.slug(id), format!("the power `{slug}` has depots but no `substitute`")));
        }
        for &depot in &power.depots {
            if !pieces.iter().any(|piece| piece.power == id && piece.start == Start::City(depot)) {
                let city = &cities.list[depot.index()].slug;
                let reason = format!("no piece of `{slug}` starts on its depot `{city}`");
                return Err(document.problem(file.slug(id), reason));
            }
        }
        let other = powers[..at].iter().find(|other| other.defends.iter().any(|land| power.defends.contains(land)));
        if let Some(other) = other {
            let reason = format!("`{}` and `{slug}` defend the same territory", other.slug);
            return Err(document.problem(file.slug(id), reason));
        }
        let with_pools = powers.iter().any(|power| power.pool.is_some());
        if power.pool.is_some() != (with_pools && power.major) {
            let reason =
                format!("the power `{slug}` must have a pool if it is major and others have one, and only then");
            return Err(document.problem(file.slug(id), reason));
        }
    }
    Ok(())
}

/// FQ-17: an objective lies in a territory that somebody defends.
pub fn objectives(file: &str, cities: &Cities, powers: &[Power]) -> Result<(), Problem> {
    for site in &cities.sites {
        let city = &cities.list[site.city.index()];
        let defended = powers.iter().any(|power| power.defends.contains(&city.territory));
        if matches!(site.kind, SiteKind::Objective { .. }) && !defended {
            let reason = format!("the objective `{}` lies in a territory that nobody defends", city.slug);
            return Err(Problem::at(file, cities.lines[site.city.index()], reason));
        }
    }
    Ok(())
}
