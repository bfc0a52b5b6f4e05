//! What only MARIA adds to a position in words: tracks, political cards, the display, boxes, contracts, treaties.

use std::collections::BTreeMap;

use crate::inspect::write_position;
use crate::powers::MAJORS;
use crate::rules::Ruleset;
use crate::state::Own;

/// What a finished game is compared by besides what both games have, in a fixed order.
pub fn facts(rules: &Ruleset, own: &Own) -> String {
    let written = write_position(rules, own);
    let pools = MAJORS.map(|power| format!(" {}={}", rules.pack.power_of(power).slug, own.boxes.pools[power.index()]));
    let mut lines = vec![
        format!("tracks{}", counts(&written.tracks)),
        format!("political cards {}", written.political_cards.join(" ")),
        format!("display{}", cards(&written.display)),
        format!("face-down{}", cards(&written.face_down)),
        format!("bluffs{}", cards(&written.bluffs)),
        format!("hussars {}", written.hussars.join(" ")),
        format!("pools{}", pools.concat()),
        format!("battle{}", counts(&written.battle)),
        format!("aside{}", counts(&written.aside)),
        format!("scores{}", counts(&written.scores)),
        format!("emperor {} italy {}", written.emperor.unwrap_or_default(), written.italy.unwrap_or_default()),
        format!("annexed {} neutral until {}", written.annexed, written.neutral_until),
        format!("reduced {} election {}", written.reduced, written.election_pending),
        format!("put aside {} ceded {:?}", written.put_aside.join(" "), written.ceded),
    ];
    lines.extend(written.contracts.iter().map(|one| format!("contract {} {} {}", one.giver, one.receiver, one.turns)));
    for treaty in &written.treaties {
        let (number, made, clauses) = (treaty.number.unwrap_or_default(), treaty.in_force, treaty.clauses.join("; "));
        let (ended, released) = (&treaty.ended, &treaty.released);
        lines.push(format!(
            "treaty {number} {} {} in force {made}: {clauses}, ended {ended:?}, released {released:?}",
            treaty.from, treaty.to
        ));
    }
    lines.join("\n") + "\n"
}

fn counts(all: &BTreeMap<String, u8>) -> String {
    all.iter().map(|(name, number)| format!(" {name}={number}")).collect::<Vec<_>>().concat()
}

fn cards(all: &BTreeMap<String, Vec<String>>) -> String {
    all.iter().map(|(name, cards)| format!(" {name}={}", cards.join("+"))).collect::<Vec<_>>().concat()
}
