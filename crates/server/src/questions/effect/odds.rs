//! What may be expected of the combats an action leads to.

use bots::belief::{self, Meeting, SideOdds};
use protocol::Slugs;
use rules::inspect::Fight;
use rules::{Ruleset, Seat, View};

use crate::wire::{self, OddsWire};

/// Worlds imagined for one combat.
const WORLDS: u32 = 48;
/// The same for everybody and always: asking again tells nothing new.
const LUCK: u64 = 1;

/// From the asking seat's view after the action: its own cards as they are, the others as they may be.
pub fn of_fights(rules: &Ruleset, view: &View, seat: Seat, fights: &[Fight]) -> Vec<OddsWire> {
    fights.iter().map(|fight| of_fight(rules, view, seat, fight)).collect()
}

fn of_fight(rules: &Ruleset, view: &View, seat: Seat, fight: &Fight) -> OddsWire {
    let attacks = view.seat(rules.power(fight.pair.defender)) != seat;
    let own_first = |attacker, defender| if attacks { [attacker, defender] } else { [defender, attacker] };
    let meeting = Meeting {
        commanders: own_first(fight.pair.attacker, fight.pair.defender),
        stacks: if attacks { [fight.attackers, fight.defenders] } else { [fight.defenders, fight.attackers] },
        suits: if attacks {
            [fight.attacker_suit, fight.defender_suit]
        } else {
            [fight.defender_suit, fight.attacker_suit]
        },
    };
    let odds = belief::odds(rules, view, &meeting, WORLDS, LUCK);
    let slugs = Slugs::new(rules);
    let names = |stack| slugs.pieces(stack).iter().map(ToString::to_string).collect();
    let [own, theirs] = odds.sides.map(side);
    let (win, score) = (odds.win, odds.score);
    OddsWire { attackers: names(fight.attackers), defenders: names(fight.defenders), own, theirs, win, score }
}

fn side(odds: SideOdds) -> wire::SideOdds {
    let SideOdds { suit, cards, points, exact } = odds;
    wire::SideOdds { suit, cards, points, exact }
}
