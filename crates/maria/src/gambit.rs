//! Victory by fortresses: the introductory game (14, 24) and the Silesia-Gambit with its cession.

use board::{CitySet, PowerId, SiteId};

use crate::powers::{AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY};
use crate::rules::Ruleset;
use crate::rules::{Variant, is_two_player, variant};
use crate::state::{Ceded, Own};
use crate::{fortress, lands::is_live, victory};
use engine::event::{Event, Log};
use engine::outcome::Reason;
use engine::shared::{cards, conquest, pieces};
use engine::state::{Core, Place};
use engine::view::{Goal, Standing};

/// M-14.8, M-14.9, M-SG2.2.2: fortresses France and Prussia need.
const FRENCH_GOAL: u8 = 9;
const PRUSSIAN_GOAL: u8 = 12;

/// M-14.8, R-79: fortresses in Austria with a French marker.
/// in the Silesia-Gambit all of Austria counts, the Austrian Netherlands too; R-101: in the introductory game
/// only the Bohemia map is in use.
pub fn french_count(rules: &Ruleset, core: &Core) -> u8 {
    let austria = match variant(rules) {
        Variant::Gambit => &rules.home[AUSTRIA.index()],
        Variant::Introductory | Variant::Advanced => &rules.lands.core_austria,
    };
    fortress::marked_in(rules, core, FRANCE, austria)
}

/// M-14.9, ME-40: fortresses in Silesia and Austria with a Prussian marker.
pub fn prussian_count(rules: &Ruleset, core: &Core) -> u8 {
    let area = rules.lands.core_austria.or(&rules.lands.silesia);
    fortress::marked_in(rules, core, PRUSSIA, &area)
}

/// M-14.7, M-24.2, M-SG2.2.2, M-SG2.2.11, R-79: tested after every change of control.
pub fn test_fortress_victory(rules: &Ruleset, core: &Core, own: &mut Own, log: &mut Log) {
    if own.outcome.is_some() {
        return;
    }
    if own.ceded.is_some() {
        test_after_cession(rules, core, own, log);
        return;
    }
    let french = french_count(rules, core) >= FRENCH_GOAL;
    let prussian = prussian_count(rules, core) >= PRUSSIAN_GOAL;
    if is_two_player(rules) {
        if french && prussian {
            victory::end(rules, core, own, &[FRANCE, PRUSSIA], Reason::Fortresses, log);
        }
    } else if prussian {
        victory::end(rules, core, own, &[PRUSSIA], Reason::Fortresses, log);
    } else if french {
        victory::end(rules, core, own, &[FRANCE], Reason::Fortresses, log);
    }
}

/// M-14.10, M-24.3, M-24.4, M-SG2.2.2, M-SG2.2.12: the last turn is over and nobody has won before.
pub fn end_of_calendar(rules: &Ruleset, core: &Core, own: &mut Own, log: &mut Log) {
    if own.ceded.is_some() {
        victory::end(rules, core, own, &[FRANCE], Reason::Endurance, log);
        return;
    }
    let french = french_count(rules, core) >= FRENCH_GOAL;
    let prussian = prussian_count(rules, core) >= PRUSSIAN_GOAL;
    if is_two_player(rules) && (french || prussian) {
        victory::end(rules, core, own, &[FRANCE, AUSTRIA], Reason::Draw, log);
    } else {
        victory::end(rules, core, own, &[AUSTRIA], Reason::Endurance, log);
    }
}

/// How many fortresses a power holds and needs in games without pools.
pub fn standing(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> Option<Standing> {
    let one = |held: u8, needed: u8| Standing { held, needed, eased: false, alternative: None };
    match (own.ceded, power) {
        (None, FRANCE) => Some(one(french_count(rules, core), FRENCH_GOAL)),
        (None, PRUSSIA) => Some(one(prussian_count(rules, core), PRUSSIAN_GOAL)),
        (Some(ceded), _) => standing_after_cession(rules, core, ceded, power),
        _ => None,
    }
}

/// M-SG2.2.8, M-SG2.2.9, M-SG2.2.10, R-114: the second set of goals; Louis XV has two to choose from.
fn standing_after_cession(rules: &Ruleset, core: &Core, ceded: Ceded, power: PowerId) -> Option<Standing> {
    let marked = |area: &CitySet| fortress::marked_in(rules, core, power, area);
    let france = rules.home[FRANCE.index()];
    let (held, needed) = match power {
        FRANCE => (marked(&rules.lands.core_austria), 9 + ceded.france_lacked),
        PRAGMATIC => (marked(&france), 5 + ceded.prussia_lacked),
        AUSTRIA => {
            let west = france.or(&rules.home[crate::powers::BAVARIA.index()]);
            (marked(&west), 8_u8.saturating_sub(ceded.austria_held))
        }
        _ => return None,
    };
    let netherlands = || Goal { held: marked(&rules.lands.both_netherlands), needed: 5 + ceded.france_lacked };
    Some(Standing { held, needed, eased: false, alternative: (power == FRANCE).then(netherlands) })
}

/// M-SG2.2.2: without a cession the Silesia-Gambit ends with this turn.
const LAST_TURN_WITHOUT_CESSION: u8 = 9;

/// The turn after which the game ends without a winner before: the last of the pack's calendar.
/// M-SG2.2.13: turns are simply counted on.
pub fn last_turn(rules: &Ruleset, own: &Own) -> u8 {
    let last = rules.mode.last_turn.expect("a mode of MARIA has a last turn");
    if variant(rules) == Variant::Gambit && own.ceded.is_none() { LAST_TURN_WITHOUT_CESSION } else { last }
}

/// M-SG2.2.3, M-SG2.2.4, M-SG2.2.5, M-SG2.2.6, M-SG2.2.7, R-75, R-77: Austria cedes Silesia.
pub fn cede(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let in_silesia = |site: SiteId| rules.lands.silesia.contains(rules.site_city(site));
    let held = (0..rules.pack.sites.len())
        .filter(|&at| in_silesia(SiteId(at as u8)) && core.control[at] == AUSTRIA.0)
        .count() as u8;
    let ceded = Ceded {
        prussia_lacked: PRUSSIAN_GOAL.saturating_sub(prussian_count(rules, core)),
        france_lacked: FRENCH_GOAL.saturating_sub(french_count(rules, core)),
        austria_held: held,
    };
    own.ceded = Some(ceded);
    log.all(|| Event::Ceded {
        prussia: ceded.prussia_lacked,
        france: ceded.france_lacked,
        austria: ceded.austria_held,
    });
    for power in [PRUSSIA, SAXONY] {
        leave(rules, core, power);
        log.all(|| Event::PowerLeft { power });
    }
    for &power in &rules.order {
        let goes = |site: SiteId| power == PRUSSIA || !is_live(rules, own, site);
        conquest::take_off_markers(core, power, goes, log);
    }
    for card in own.secret.put_aside.iter() {
        cards::receive(core, FRANCE, card);
    }
    let cards = own.secret.put_aside;
    log.all(|| Event::PickedUp { power: FRANCE, number: cards.len() as u8 });
    log.seat(core.seat(FRANCE), || Event::DrewCards { power: FRANCE, cards });
    own.secret.put_aside = board::CardSet::EMPTY;
    test_fortress_victory(rules, core, own, log);
}

/// M-SG2.2.4: pieces leave the game, cards go to the discards.
fn leave(rules: &Ruleset, core: &mut Core, power: PowerId) {
    core.present &= !(1 << power.0);
    core.secret.strengths.forget(core.on_board(rules.generals_of(power)));
    for piece in rules.owned[power.index()].and(rules.in_play).iter() {
        pieces::take_off(core, piece, Place::Out);
    }
    let hand = core.secret.hands[power.index()];
    cards::spend_hidden(rules, core, power, &hand);
}

/// M-SG2.2.8, M-SG2.2.9, M-SG2.2.10, M-SG2.2.11, R-111, R-114: the second set of conditions.
fn test_after_cession(rules: &Ruleset, core: &Core, own: &mut Own, log: &mut Log) {
    let Some(ceded) = own.ceded else { return };
    let is_met = |power: PowerId| standing_after_cession(rules, core, ceded, power).is_some_and(|goal| goal.is_met());
    if let Some(winner) = [AUSTRIA, PRAGMATIC, FRANCE].into_iter().find(|&power| is_met(power)) {
        victory::end(rules, core, own, &[winner], Reason::Fortresses, log);
    }
}
