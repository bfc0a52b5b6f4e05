//! Supply: home, trains, lines that enemy pieces block.

use board::{CitySet, PieceId, PieceSet, PowerId};

use crate::ruleset::Ruleset;
use crate::shared::pieces;
use crate::state::Core;

/// What can feed a general, as his title judges it.
pub struct Means {
    /// `home` or `depot`, if the place itself feeds him.
    pub source: Option<&'static str>,
    /// Supply trains that may feed him, near or far.
    pub trains: PieceSet,
    /// Cities no line may use.
    pub blocked: CitySet,
    /// Points to be paid because no line avoids the hussars.
    pub price: Option<u8>,
}

/// F-9.8, F-9.9, F-9.10, M-9.4, M-9.5: the cities of hostile pieces, generals and trains alike.
pub fn blocked(rules: &Ruleset, core: &Core, power: PowerId) -> CitySet {
    pieces::enemies_on_board(rules, core, power).iter().filter_map(|piece| core.city(piece)).collect()
}

/// F-9.5, F-9.6, F-9.7, F-9.11, FQ-71, M-9.3, M-9.6: length of the shortest open line to one of these trains,
/// if it is within supply range.
pub fn line_length(rules: &Ruleset, core: &Core, general: PieceId, trains: PieceSet, blocked: &CitySet) -> Option<u8> {
    let from = core.city(general)?;
    let range = rules.book.supply_range;
    trains
        .iter()
        .filter_map(|train| core.city(train))
        .filter_map(|city| rules.pack.roads.open_distance(from, city, range, blocked))
        .min()
}
