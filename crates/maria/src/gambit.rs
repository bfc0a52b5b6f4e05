//! Victory by fortresses: the introductory game (14, 24) and the Silesia-Gambit with its cession.

use board::{PowerId, SiteId};

use crate::goals::{FRENCH_GOAL, PRUSSIAN_GOAL, french_count, prussian_count, standing_after_cession};
use crate::powers::{AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY};
use crate::rules::Ruleset;
use crate::rules::{Variant, is_two_player, variant};
use crate::state::{Ceded, Own};
use crate::{lands::is_live, victory};
use engine::event::{Event, Log};
use engine::outcome::Reason;
use engine::shared::{cards, conquest, pieces};
use engine::state::{Core, Place};

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
    let held = rules.sites().filter(|&site| in_silesia(site) && core.control.is(site, AUSTRIA)).count() as u8;
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
    core.present.remove(power);
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
