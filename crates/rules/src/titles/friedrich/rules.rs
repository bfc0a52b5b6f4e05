//! The fixed part of a game of FRIEDRICH.

use board::Pack;
use board::pack::Variant;

use super::powers::SLUGS;
use super::switches::SWITCHES;
use crate::ruleset::{Options, Ruleset};
use crate::titles::Fixed;

/// Makes the fixed part of a game.
pub fn ruleset(pack: &'static Pack, mode: &str, options: Options) -> Result<Ruleset, String> {
    let slugs: Vec<&str> = pack.powers.iter().map(|power| power.slug.as_str()).collect();
    if slugs != SLUGS {
        return Err(format!("this pack has the powers {}, not those of FRIEDRICH", slugs.join(", ")));
    }
    let mode = Ruleset::find_mode(pack, mode, options)?;
    if !matches!(mode.variant, Variant::Standard | Variant::Scenario) {
        let (slug, variant) = (&mode.slug, mode.variant.name());
        return Err(format!("the mode {slug} has the variant `{variant}`; FRIEDRICH knows standard and scenario"));
    }
    Ok(Ruleset::new(pack, mode, options, Fixed::Friedrich(SWITCHES)))
}
