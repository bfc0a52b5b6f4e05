//! Victory and end (F-11.19 to F-11.28, F-12, F-14.1.13 to F-14.1.15, F-14.2.10 to F-14.2.17).

use board::PowerId;
use board::limits::POWERS;

use crate::offensive;
use crate::powers::{AUSTRIA, EMPIRE, FRANCE, HANOVER, PRUSSIA, RUSSIA, SWEDEN, Scenario, objective, scenario};
use crate::rules::Ruleset;
use crate::state::{OffensiveOption, Own, Phase};
use crate::turn::{Next, Turn};
use engine::event::{Event, Log};
use engine::outcome::{Outcome, Reason};
use engine::ruleset::Seat;
use engine::shared::cards;
use engine::state::Core;

/// F-13.20: the region one conquered objective of Austria must lie in.
const SAXONY: &str = "saxony";

/// Objectives of its own colour a power holds and needs: first order, then both orders together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Objectives of the first order that it holds.
    pub first_held: u8,
    /// All its objectives of the first order.
    pub first: u8,
    /// Objectives of both orders that it holds.
    pub held: u8,
    /// All its objectives.
    pub all: u8,
}

/// F-1.11: counts the objectives of a power's own colour, and those of them that carry its marker.
pub fn standing(rules: &Ruleset, core: &Core, power: PowerId) -> Standing {
    let mut standing = Standing::default();
    for site in rules.sites() {
        let (wanted_by, order) = objective(rules, site);
        if wanted_by != power {
            continue;
        }
        let held = u8::from(core.control.is(site, power));
        standing.all += 1;
        standing.held += held;
        if order == 1 {
            standing.first += 1;
            standing.first_held += held;
        }
    }
    standing
}

/// F-1.11, F-1.13, F-11.23 to F-11.25, F-13.18 to F-13.21, FQ-50, FQ-55, FD-27: whether a nation has what it needs.
pub fn fulfils(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> bool {
    let standing = standing(rules, core, power);
    let (held, needed) =
        if own.is_eased(power) { (standing.first_held, standing.first) } else { (standing.held, standing.all) };
    if needed == 0 {
        return false;
    }
    let excused = power == AUSTRIA && matches!(own.offensive, OffensiveOption::Running | OffensiveOption::Failed);
    let missing = if rules.switches.eased_stack { needed - held } else { standing.all - standing.held };
    held == needed || excused && missing <= offensive::EXCUSED && holds_in_saxony(rules, core)
}

/// F-13.20: at least one objective conquered by Austria lies in Saxony.
pub fn holds_in_saxony(rules: &Ruleset, core: &Core) -> bool {
    let Some(area) = rules.pack.area(SAXONY) else { return false };
    let cities = &rules.pack.areas[area.index()].cities;
    rules.sites().any(|site| core.control.is(site, AUSTRIA) && cities.contains(rules.site_city(site)))
}

/// The nations that can win by objectives at the end of a turn (F-12.1, F-14.1.13, F-14.2.10 to F-14.2.12).
fn contenders(rules: &Ruleset) -> Vec<PowerId> {
    match scenario(rules) {
        Scenario::Full => vec![RUSSIA, SWEDEN, AUSTRIA, EMPIRE, FRANCE],
        Scenario::WarInTheWest => vec![FRANCE],
        Scenario::StruggleForSilesia => vec![AUSTRIA, EMPIRE, PRUSSIA],
    }
}

/// F-12.2, F-12.5, F-12.6, F-12.8, FQ-49, FQ-61, FQ-62, ST-E1: the check before fate.
pub fn check_before_fate(turn: &mut Turn) -> bool {
    let Turn { rules, core, own, .. } = turn;
    let mut winners = contenders(rules);
    winners.retain(|&power| core.is_present(power) && fulfils(rules, core, own, power));
    if winners.is_empty() {
        return false;
    }
    let reason =
        if winners.iter().any(|&power| own.is_eased(power)) { Reason::EasedObjectives } else { Reason::Objectives };
    end(turn, &winners, reason);
    true
}

/// ST-E5 to ST-E7: change of control, easing, the check after fate, the natural end, the next turn.
pub fn after_fate(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    own.beaten = board::PieceSet::EMPTY;
    own.secret.answers = [None; 2];
    own.secret.offered = [None; 2];
    if own.alive.is_some_and(|alive| alive.turn == core.turn) {
        own.alive = None;
    }
    // F-14.2.15, F-14.2.17: in the scenarios nothing is eased and no nation changes its player.
    let newly_eased =
        if scenario(rules) == Scenario::Full { change_control(rules, core, own, log) } else { Vec::new() };
    let winners: Vec<PowerId> =
        newly_eased.into_iter().filter(|&power| core.is_present(power) && fulfils(rules, core, own, power)).collect();
    if !winners.is_empty() {
        // F-12.3, F-12.4, FQ-44, FE-21, FE-22: eased at this moment, and won at this moment.
        end(turn, &winners, Reason::EasedObjectives);
        return Next::Wait;
    }
    if is_natural_end(rules, own) {
        // F-1.14, F-12.9, F-14.1.14, F-14.2.13: the defender has survived.
        let survivor = if rules.order.contains(&PRUSSIA) { PRUSSIA } else { HANOVER };
        end(turn, &[survivor], Reason::Fate);
        return Next::Wait;
    }
    core.turn += 1;
    own.active = 0;
    let turn = core.turn;
    log.all(|| Event::TurnBegan { turn });
    Next::To(Phase::NationBegins)
}

/// F-11.19 to F-11.28, FQ-42, FQ-43, FQ-51, FQ-90, FQ-95, FI-15: who leads the Imperial Army, and who is eased by it.
fn change_control(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) -> Vec<PowerId> {
    let mut newly_eased = Vec::new();
    if own.russia_out && core.is_present(SWEDEN) && !own.is_eased(SWEDEN) {
        newly_eased.push(SWEDEN);
    }
    let heir = if own.imperial_changed {
        None
    } else if own.colonial_losses >= 2 {
        Some(core.seat(FRANCE))
    } else if own.russia_out && own.sweden_out {
        Some(core.seat(RUSSIA))
    } else {
        None
    };
    if let Some(seat) = heir {
        own.imperial_changed = true;
        cards::change_seat(rules, core, EMPIRE, seat);
        log.all(|| Event::SeatChanged { power: EMPIRE, seat });
        log.seat(seat, || Event::DrewCards { power: EMPIRE, cards: core.secret.hands[EMPIRE.index()] });
        newly_eased.extend([AUSTRIA, EMPIRE]);
    }
    for &power in &newly_eased {
        own.eased.insert(power);
        log.all(|| Event::VictoryEased { power });
    }
    newly_eased
}

/// F-1.15, F-12.9, F-14.1.15, F-14.2.14, FE-30, FE-31, FI-9, FI-11: whether fate has ended the game.
fn is_natural_end(rules: &Ruleset, own: &Own) -> bool {
    let france_out = own.colonial_losses >= 2;
    match scenario(rules) {
        Scenario::WarInTheWest => france_out,
        Scenario::Full | Scenario::StruggleForSilesia => france_out && own.russia_out && own.sweden_out,
    }
}

/// F-13.15: at once, even in mid-turn; true if the game is won.
pub fn test_offensive(turn: &mut Turn) -> bool {
    let has_won = offensive::has_won(turn.rules, turn.core, turn.own);
    if has_won {
        end(turn, &[PRUSSIA], Reason::OffensiveOption);
    }
    has_won
}

/// A player of two gives up: the other side wins.
pub fn win_by_resignation(turn: &mut Turn, loser: Seat) {
    let winners: Vec<PowerId> =
        turn.rules.order.iter().copied().filter(|&power| turn.core.seat(power) != loser).collect();
    end(turn, &winners, Reason::Resignation);
}

/// F-1.10, F-12.4, F-12.7, F-12.8: the players who command the winning nations at this moment.
fn end(turn: &mut Turn, powers: &[PowerId], reason: Reason) {
    let mut held = [0; POWERS];
    for &power in &turn.rules.order {
        held[power.index()] = standing(turn.rules, turn.core, power).held;
    }
    let outcome = Outcome::won_by(turn.core, powers, reason, held);
    turn.own.outcome = Some(outcome);
    turn.log.reveal();
    turn.log.all(|| Event::Ended { outcome });
}
