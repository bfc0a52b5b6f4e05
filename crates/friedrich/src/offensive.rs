//! The offensive option of the expert game (F-13.7 to F-13.23).

use board::{CardId, CityId, PieceId, PowerId};

use crate::powers::{AUSTRIA, PRUSSIA, Scenario, objective, scenario};
use crate::rules::Ruleset;
use crate::state::{OffensiveOption, Own};
use engine::event::{Event, Log};
use engine::shared::{cards, conquest};
use engine::state::Core;

/// F-13.11: a defeat by Austria with this score or worse costs the open card.
const COSTLY_SCORE: i16 = -3;
/// F-13.12, FQ-81: south of coordinate row 5.
const SOUTH: &str = "south-of-row-5";
/// F-13.18: as many objectives Austria is excused from.
pub const EXCUSED: u8 = 4;

/// F-13.8 to F-13.10, FQ-85, FD-19: Prussia has decided; declined, the markers of turns 1 and 2 are taken off.
pub fn decide(core: &mut Core, own: &mut Own, card: Option<CardId>, log: &mut Log) {
    log.reveal();
    let Some(card) = card else {
        own.offensive = OffensiveOption::Declined;
        log.all(|| Event::OffensiveDeclined);
        conquest::take_off_markers(core, PRUSSIA, |_| true, log);
        return;
    };
    core.secret.hands[PRUSSIA.index()].remove(card);
    for known in &mut core.secret.known {
        known.remove(card);
    }
    own.open_card = Some(card);
    own.offensive = OffensiveOption::Running;
    log.all(|| Event::OffensiveBegun { card });
}

/// F-13.11, FQ-67, FQ-86: Prussia lost a combat to Austria.
pub fn after_defeat(
    rules: &Ruleset,
    core: &mut Core,
    own: &mut Own,
    loser: PieceId,
    winner: PieceId,
    score: i16,
    log: &mut Log,
) {
    if rules.power(loser) == PRUSSIA && rules.power(winner) == AUSTRIA && score <= COSTLY_SCORE {
        take_card(core, own, log);
    }
}

/// F-13.12: a general was removed for want of supply.
pub fn after_starving(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, city: CityId, log: &mut Log) {
    let south = rules.pack.area(SOUTH).is_some_and(|area| rules.pack.areas[area.index()].cities.contains(city));
    if power == PRUSSIA && south {
        take_card(core, own, log);
    }
}

/// FQ-84: the open card goes to Austria and nowhere else; everybody knows it is there.
fn take_card(core: &mut Core, own: &mut Own, log: &mut Log) {
    let Some(card) = own.open_card.take() else { return };
    cards::receive(core, AUSTRIA, card);
    let austria = core.seat(AUSTRIA);
    for (seat, known) in core.secret.known.iter_mut().enumerate() {
        if seat != austria.index() {
            known.insert(card);
        }
    }
    log.all(|| Event::OffensiveCardTaken { card });
    test_failure(own, log);
}

/// F-13.16, FE-32: both the first subsidy cut and the loss of the card.
pub fn test_failure(own: &mut Own, log: &mut Log) {
    if own.offensive == OffensiveOption::Running && own.open_card.is_none() && own.subsidy_cuts >= 1 {
        own.offensive = OffensiveOption::Failed;
        log.all(|| Event::OffensiveFailed);
    }
}

/// F-13.13, F-13.15, FQ-80, FE-33: all blue objectives while the option runs. FQ-61: not so in scenario 2.
pub fn has_won(rules: &Ruleset, core: &Core, own: &Own) -> bool {
    let at_once = own.offensive == OffensiveOption::Running
        || rules.switches.prussia_immediate_in_scenario_2 && scenario(rules) == Scenario::StruggleForSilesia;
    at_once && holds_all_blue(rules, core)
}

/// F-13.13, F-14.2.12: the fourteen objectives in Bohemia.
pub fn holds_all_blue(rules: &Ruleset, core: &Core) -> bool {
    rules.sites().all(|site| objective(rules, site).0 != PRUSSIA || core.control.is(site, PRUSSIA))
}
