//! How strong a general can be by what a viewer knows: totals, sums of stacks, limits of one general.

use board::PieceSet;
use board::limits::PIECES;

use crate::ruleset::{Ruleset, Seat};
use crate::shared::pieces;
use crate::shared::strengths::Fact;
use crate::state::Core;

/// Each pass can only narrow; facts overlap little, so a few passes find nearly everything.
const PASSES: usize = 3;

/// The least and the most armies of every general; exact for the viewer's own.
pub fn of_generals(rules: &Ruleset, core: &Core, viewer: Option<Seat>, facts: &[Fact]) -> [(u8, u8); PIECES] {
    let mut bounds = [(0, 0); PIECES];
    let mut sums: Vec<(PieceSet, u8, u8)> = facts.iter().map(|fact| (fact.generals, fact.least, fact.most)).collect();
    for &power in &rules.order {
        let generals = core.in_service(rules.army(power));
        if viewer == Some(core.seat(power)) {
            for general in generals.iter() {
                let troops = core.secret.troops[general.index()];
                bounds[general.index()] = (troops, troops);
            }
            continue;
        }
        let total = pieces::total(rules, core, power);
        if total == 0 {
            // Not yet distributed.
            continue;
        }
        for general in generals.iter() {
            bounds[general.index()] = (1, rules.book.troops_max);
        }
        sums.push((generals, total, total));
    }
    for _ in 0..PASSES {
        for &(generals, least, most) in &sums {
            narrow(&mut bounds, generals, least, most);
        }
    }
    bounds
}

fn narrow(bounds: &mut [(u8, u8); PIECES], generals: PieceSet, least: u8, most: u8) {
    let (mut lows, mut highs) = (0, 0);
    for general in generals.iter() {
        lows += bounds[general.index()].0;
        highs += bounds[general.index()].1;
    }
    for general in generals.iter() {
        let (low, high) = bounds[general.index()];
        let others_low = lows - low;
        let others_high = highs - high;
        bounds[general.index()] =
            (low.max(least.saturating_sub(others_high)), high.min(most.saturating_sub(others_low)));
    }
}
