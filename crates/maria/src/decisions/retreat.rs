//! `C_RETREAT`: the winner chooses the way of the beaten (M-11.2).

use board::{CitySet, PieceSet, PowerId};

use super::{asked_of, listed, wait};
use crate::lands::{beyond_the_border, closed_by_neutrality};
use crate::out_of_turn::not_this_now;
use crate::rules::Ruleset;
use crate::state::Own;
use crate::turn::{Decision, Look, Next, Turn};
use crate::{closed, hussars};
use engine::action::{Action, Path};
use engine::event::Log;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::shared::{battle, combat, retreat};
use engine::state::Core;

/// The decision as the sequence of play lists it; the winner's seat is asked.
pub const DECISION: Decision = Decision { enter: wait, asked, offer, is_judged: false, check, apply, random: None };

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let duel = look.core.combat.duel?;
    let winner = look.rules.power(duel.commander(duel.to_play.other()));
    asked_of(look, seat, winner, About::Retreat { steps: duel.lost })
}

/// The generals of this duel who are left to retreat.
fn beaten(rules: &Ruleset, core: &Core) -> PieceSet {
    let duel = core.combat.duel.expect("a duel is on");
    combat::stack(rules, core, &duel, duel.to_play)
}

/// Cities the beaten who are left of this duel may not enter.
pub fn closed_now(rules: &Ruleset, core: &Core, own: &Own) -> CitySet {
    closed_to_beaten(rules, core, own, beaten(rules, core))
}

/// M-11.2.8, M-11.2.11, M-19.4.5, R-13, R-31, R-35: cities no retreat of these generals may enter. They are those who
/// are left after the losses: a partner who is gone closes no road.
pub fn closed_to_beaten(rules: &Ruleset, core: &Core, own: &Own, beaten: PieceSet) -> CitySet {
    let from = beaten.first().and_then(|general| core.city(general)).expect("the beaten stand in a city");
    let ground = closed_by_neutrality(rules, core, own, beaten).or(&beyond_the_border(rules, own, beaten, from));
    core.occupied().or(&ground)
}

fn wanted(look: &Look) -> retreat::Retreat {
    let duel = look.core.combat.duel.expect("a duel was lost");
    battle::retreat_of(look.core, &duel, &closed_now(look.rules, look.core, look.own), look.own.hussars)
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let paths = retreat::paths(look.rules, &wanted(look));
    listed(paths.into_iter().map(|path| Action::Retreat { path }).collect())
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Retreat { path } = action else { return not_this_now(look) };
    let Look { rules, core, own } = *look;
    let wanted = wanted(look);
    retreat::check(rules, &wanted, path).map_err(|refusal| match refusal.why {
        Why::Occupied { city } => closed::to_retreat(rules, core, own, beaten(rules, core), wanted.from, city),
        _ => refusal,
    })
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Retreat { path } = action else { unreachable!("a way is chosen for the beaten") };
    battle::make_retreat(turn.rules, turn.core, path, turn.log);
    drive_off_hussars(turn.own, path, turn.log);
    Next::On
}

/// M-11.2.10: retreated stacks drive hussars off their way.
pub fn drive_off_hussars(own: &mut Own, path: &Path, log: &mut Log) {
    for &city in &path.cities()[1..] {
        hussars::drive_off(own, city, log);
    }
}
