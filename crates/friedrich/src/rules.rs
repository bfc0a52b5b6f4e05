//! The fixed part of a game of FRIEDRICH.

use std::ops::{Deref, DerefMut};

use board::Pack;
use board::pack::Variant;
use engine::fault::SetupError;
use engine::rulebook;
use engine::ruleset::{self, Options};

use crate::powers::SLUGS;
use crate::switches::{SWITCHES, Switches};

/// What both games fix before play, and the rulings that could have gone the other way.
pub struct Ruleset {
    common: ruleset::Ruleset,
    /// Rulings that could have gone the other way; tests set them otherwise.
    pub switches: Switches,
}

impl Deref for Ruleset {
    type Target = ruleset::Ruleset;

    fn deref(&self) -> &ruleset::Ruleset {
        &self.common
    }
}

impl DerefMut for Ruleset {
    fn deref_mut(&mut self) -> &mut ruleset::Ruleset {
        &mut self.common
    }
}

impl Ruleset {
    /// Makes the fixed part of a game.
    pub fn new(pack: &'static Pack, mode: &str, options: Options) -> Result<Ruleset, SetupError> {
        let slugs: Vec<&str> = pack.powers.iter().map(|power| power.slug.as_str()).collect();
        if slugs != SLUGS {
            return Err(SetupError::UnfitPack(format!(
                "this pack has the powers {}, not those of FRIEDRICH",
                slugs.join(", ")
            )));
        }
        let mode = ruleset::Ruleset::find_mode(pack, mode, options)?;
        if !matches!(mode.variant, Variant::Standard | Variant::Scenario) {
            let (slug, variant) = (&mode.slug, mode.variant.name());
            return Err(SetupError::UnfitPack(format!(
                "the mode {slug} has the variant `{variant}`; FRIEDRICH knows standard and scenario"
            )));
        }
        let common = ruleset::Ruleset::new(pack, mode, options, rulebook::FRIEDRICH);
        Ok(Ruleset { common, switches: SWITCHES })
    }
}
