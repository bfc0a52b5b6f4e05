//! The fixed part of a game of MARIA.

use std::ops::{Deref, DerefMut};

use board::pack::{self, Mode};
use board::{CityId, CitySet, Pack, PieceSet, PowerId, TrackId};
use engine::fault::SetupError;
use engine::rulebook;
use engine::ruleset::{self, Options};

use crate::powers::{PRAGMATIC, SLUGS};
use crate::switches::{SWITCHES, Switches};

/// What both games fix before play, the lands rules speak of, and the rulings that could have gone the other way.
pub struct Ruleset {
    common: ruleset::Ruleset,
    /// Lands of the pack the rules speak of.
    pub lands: Box<Lands>,
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
    /// the pack names the options of each mode.
    pub fn new(pack: &'static Pack, mode: &str, options: Options) -> Result<Ruleset, SetupError> {
        let slugs: Vec<&str> = pack.powers.iter().map(|power| power.slug.as_str()).collect();
        if slugs != SLUGS {
            return Err(SetupError::UnfitPack(format!(
                "this pack has the powers {}, not those of MARIA",
                slugs.join(", ")
            )));
        }
        let mode = ruleset::Ruleset::find_mode(pack, mode, options)?;
        check_calendar(mode)?;
        let lands = Box::new(Lands::find(pack, mode)?);
        let common = ruleset::Ruleset::new(pack, mode, options, rulebook::MARIA);
        Ok(Ruleset { common, lands, switches: SWITCHES })
    }
}

/// Which variant is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// Rule 14.
    Introductory,
    /// Rules 15 to 23.
    Advanced,
    /// The Silesia-Gambit.
    Gambit,
}

/// M-1.1, M-1.2, M-1.3: the mode says which.
fn variant_of(mode: &Mode) -> Result<Variant, SetupError> {
    match mode.variant {
        pack::Variant::Introductory => Ok(Variant::Introductory),
        pack::Variant::Advanced => Ok(Variant::Advanced),
        pack::Variant::Gambit => Ok(Variant::Gambit),
        other => {
            let (slug, other) = (&mode.slug, other.name());
            Err(SetupError::UnfitPack(format!(
                "the mode {slug} has the variant `{other}`; MARIA knows introductory, advanced and gambit"
            )))
        }
    }
}

/// Which variant this game plays.
pub fn variant(rules: &Ruleset) -> Variant {
    rules.lands.variant
}

/// M-1.4, M-3.2.1: lands and places of the pack the rules speak of, found once.
pub struct Lands {
    /// Of the mode that is played.
    pub variant: Variant,
    /// Every city of the board.
    pub all: CitySet,
    /// Austria without the Austrian Netherlands.
    pub core_austria: CitySet,
    /// The land Prussia may annex.
    pub silesia: CitySet,
    /// M-22.1: feeds the guests of the Pragmatic Army too.
    pub united_provinces: CitySet,
    /// The Austrian Netherlands and the United Provinces.
    pub both_netherlands: CitySet,
    /// A neutral country of the Bohemia map.
    pub poland: CitySet,
    /// Every city of the Flanders map.
    pub flanders: CitySet,
    /// Every city of the Bohemia map.
    pub bohemia: CitySet,
    /// Rule 22: generals of other powers whom the Pragmatic Army provides for.
    pub guests: PieceSet,
    /// The track that tells Saxony's side: the one with a status in its boxes.
    pub saxony_track: TrackId,
}

impl Lands {
    fn find(pack: &Pack, mode: &Mode) -> Result<Lands, SetupError> {
        let area = |slug: &str| {
            let found = pack.area(slug).map(|area| pack.areas[area.index()].cities);
            found.ok_or_else(|| SetupError::UnfitPack(format!("a pack for MARIA needs the area `{slug}`")))
        };
        Ok(Lands {
            variant: variant_of(mode)?,
            all: (0..pack.cities.len() as u16).map(CityId).collect(),
            core_austria: area("core-austria")?,
            silesia: area("silesia")?,
            united_provinces: area("united-provinces")?,
            both_netherlands: area("both-netherlands")?,
            poland: area("poland")?,
            flanders: area("map-flanders")?,
            bohemia: area("map-bohemia")?,
            guests: pack.powers[PRAGMATIC.index()].guests.iter().copied().collect(),
            saxony_track: saxony_track(pack)?,
        })
    }
}

fn saxony_track(pack: &Pack) -> Result<TrackId, SetupError> {
    let mut with_status = pack.tracks.iter().enumerate().filter(|(_, track)| track.boxes[0].status.is_some());
    match (with_status.next(), with_status.next()) {
        (Some((track, _)), None) => Ok(TrackId(track as u8)),
        _ => Err(SetupError::UnfitPack(
            "a pack for MARIA needs one track, and only one, with the status of Saxony in its boxes".to_owned(),
        )),
    }
}

/// M-5.7: the calendar ends with a winter.
fn check_calendar(mode: &Mode) -> Result<(), SetupError> {
    match mode.last_turn {
        Some(turn) if turn > 0 && turn.is_multiple_of(3) => Ok(()),
        _ => Err(SetupError::UnfitPack(format!(
            "the mode {} needs a `last-turn` that ends a year: 3, 6, 9 and so on",
            mode.slug
        ))),
    }
}

/// M-14.11, M-SG2.1.1, M-SG2.1.10: politics, pools, boxes, election, scores and rules 15 to 23 hang on this.
pub fn is_advanced(rules: &Ruleset) -> bool {
    variant(rules) == Variant::Advanced
}

/// Whether two seats share the powers.
pub fn is_two_player(rules: &Ruleset) -> bool {
    rules.mode.players == 2
}

/// The square of a major power on the display.
pub fn square(rules: &Ruleset, power: PowerId) -> usize {
    rules.pack.squares.iter().position(|&other| other == power).expect("a major power has a square")
}
