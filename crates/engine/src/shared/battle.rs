//! The end of a duel: losses, and the way of the beaten.

use board::{CityId, CitySet};

use crate::action::Path;
use crate::event::{Event, Log};
use crate::ruleset::Ruleset;
use crate::shared::combat;
use crate::shared::duel::Duel;
use crate::shared::pieces;
use crate::shared::retreat::{self, Retreat};
use crate::state::{Core, Place};

/// What is left to decide after a side has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// A tie, or a stack destroyed.
    Settled,
    /// The only way was taken.
    Retreated(Path),
    /// The winner must choose the way (F-8.4, M-11.2.4).
    WaysOpen,
}

/// F-7.16, F-7.18, F-7.19, F-7.20, F-7.21, F-7.24, F-7.25, F-8.1, F-8.10, F-8.11, M-11.1.11 to M-11.1.14,
/// M-11.1.17, M-11.2.12, M-11.2.13: the side with the right to play has stopped.
/// `closed` tells, of the position after the losses, which cities the beaten who are left may not enter.
pub fn stop(
    rules: &Ruleset,
    core: &mut Core,
    closed: impl FnOnce(&Core) -> CitySet,
    watched: [Option<CityId>; 2],
    log: &mut Log,
) -> Stopped {
    let mut duel = core.combat.duel.expect("a duel is on");
    log.reveal();
    let (attacker, defender) = (duel.pair.attacker, duel.pair.defender);
    let side = duel.to_play;
    let stack = combat::stack(rules, core, &duel, side);
    duel.lost = combat::loss_on_stopping(&duel, core.sum_of_troops(stack));
    core.combat.duel = Some(duel);
    if duel.lost == 0 {
        log.all(|| Event::Tied { attacker, defender });
        return Stopped::Settled;
    }
    let (loser, winner) = (duel.commander(side), duel.commander(side.other()));
    log.all(|| Event::Beaten { loser, winner, score: duel.score_of(side), lost: duel.lost });
    pieces::lose_armies(rules, core, stack, duel.lost, log);
    if !core.is_on_board(loser) {
        return Stopped::Settled;
    }
    let paths = retreat::paths(rules, &retreat_of(core, &duel, &closed(core), watched));
    match paths.as_slice() {
        [] => {
            let stack = combat::fighters(rules, core, loser);
            log.all(|| Event::NoRetreat { stack });
            pieces::destroy(rules, core, stack, log);
            Stopped::Settled
        }
        [path] => {
            make_retreat(rules, core, path, log);
            Stopped::Retreated(*path)
        }
        _ => Stopped::WaysOpen,
    }
}

/// F-8.2, F-8.5, F-8.6, F-8.8, M-11.2.2: what the retreat after this duel must keep to.
pub fn retreat_of(core: &Core, duel: &Duel, closed: &CitySet, watched: [Option<CityId>; 2]) -> Retreat {
    let at = |side| core.city(duel.commander(side)).expect("both sides stand in cities");
    Retreat { from: at(duel.to_play), winner: at(duel.to_play.other()), steps: duel.lost, closed: *closed, watched }
}

/// F-5.32, F-8.3, F-8.9, M-11.2.3, M-11.2.9: the beaten stack goes; nothing is conquered on the way.
pub fn make_retreat(rules: &Ruleset, core: &mut Core, path: &Path, log: &mut Log) {
    let stack = pieces::generals_at(rules, core, path.start()).without(core.retreated);
    for general in stack.iter() {
        core.put(general, Place::City(path.end()));
    }
    core.retreated = core.retreated.or(stack);
    log.all(|| Event::Retreated { stack, path: *path });
}
