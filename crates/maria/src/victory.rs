//! Victory in the advanced game (rule 23) and the common end of a game.

use board::PowerId;
use board::limits::POWERS;

use crate::goals;
use crate::powers::{AUSTRIA, FRANCE, MAJORS};
use crate::rules::Ruleset;
use crate::rules::is_two_player;
use crate::state::Own;
use engine::event::{Event, Log};
use engine::outcome::{Outcome, Reason};
use engine::ruleset::Seat;
use engine::state::Core;

/// M-23.1, M-23.2, M-23.3, M-24.11, M-15.2, R-48, R-83, R-92: an empty pool at a check point. True if the game ends.
/// M-17.5.28: also when politics end.
pub fn check_pools(rules: &Ruleset, core: &Core, own: &mut Own, log: &mut Log) -> bool {
    let empty: Vec<PowerId> = MAJORS.into_iter().filter(|power| own.boxes.pools[power.index()] <= 0).collect();
    let Some(least) = empty.iter().map(|power| own.boxes.pools[power.index()]).min() else { return false };
    let best: Vec<PowerId> = empty.into_iter().filter(|power| own.boxes.pools[power.index()] == least).collect();
    let winner = tie_break(rules, core, &best);
    end(rules, core, own, &[winner], Reason::PoolEmpty, log);
    true
}

/// M-23.3, M-24.11, R-92: Maria Theresa before Frederick before Louis XV; with two players B.
fn tie_break(rules: &Ruleset, core: &Core, powers: &[PowerId]) -> PowerId {
    let preference = |power: &&PowerId| {
        let seat = core.seat(**power);
        let rank = if seat == core.seat(AUSTRIA) {
            0
        } else if is_two_player(rules) || seat != core.seat(FRANCE) {
            1
        } else {
            2
        };
        (rank, power.0)
    };
    *powers.iter().min_by_key(preference).expect("somebody ties")
}

/// M-13.13, M-13.14, M-16.15: one point for each marker in the pool; a pool below zero scores nothing.
/// the log says that they were noted and no number, for it can be read again and the sheet cannot.
pub fn note_winter(rules: &Ruleset, own: &mut Own, log: &mut Log) {
    for power in MAJORS {
        own.secret.scores[power.index()] += points_of_winter(own.boxes.pools[power.index()]);
    }
    let scores = own.secret.scores;
    if rules.switches.folded_scores {
        log.all(|| Event::WinterNoted);
    } else {
        log.all(|| Event::WinterScores { scores });
    }
}

/// What a winter notes for a pool.
pub fn points_of_winter(pool: i8) -> u8 {
    pool.max(0) as u8
}

/// M-13.14, R-131: the scores as everybody sees them: not before the game is over.
pub fn open_scores(rules: &Ruleset, own: &Own) -> Option<[u8; POWERS]> {
    (own.outcome.is_some() || !rules.switches.folded_scores).then_some(own.secret.scores)
}

/// M-23.4, M-23.5, M-23.6: after the last winter the fewest points win.
pub fn final_count(rules: &Ruleset, core: &Core, own: &mut Own, log: &mut Log) {
    let scores = own.secret.scores;
    if rules.switches.folded_scores {
        log.all(|| Event::WinterScores { scores });
    }
    let least = MAJORS.iter().map(|power| scores[power.index()]).min().expect("four powers");
    let best: Vec<PowerId> = MAJORS.into_iter().filter(|power| scores[power.index()] == least).collect();
    let winner = tie_break(rules, core, &best);
    end(rules, core, own, &[winner], Reason::WinterScores, log);
}

/// M-23.7: the players who lead the winning powers. What each power held is what its own goal counts.
pub fn end(rules: &Ruleset, core: &Core, own: &mut Own, powers: &[PowerId], reason: Reason, log: &mut Log) {
    let mut held = [0; POWERS];
    for &power in &rules.order {
        held[power.index()] = goals::standing(rules, core, own, power).map_or(0, |goal| goal.nearest().held);
    }
    let outcome = Outcome::won_by(core, powers, reason, held);
    own.outcome = Some(outcome);
    log.reveal();
    log.all(|| Event::Ended { outcome });
}

/// A player of two gives up: the other side wins.
pub fn win_by_resignation(rules: &Ruleset, core: &Core, own: &mut Own, loser: Seat, log: &mut Log) {
    let winners: Vec<PowerId> = rules.order.iter().copied().filter(|&power| core.seat(power) != loser).collect();
    end(rules, core, own, &winners, Reason::Resignation, log);
}
