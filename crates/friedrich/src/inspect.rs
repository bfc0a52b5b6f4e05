//! What the rules of FRIEDRICH say of a position, and the position written down again.

use board::{FateCardId, PieceId, PieceSet, PowerId, SiteId};

use crate::position::FriedrichPosition;
use crate::powers::EMPIRE;
use crate::rules::Ruleset;
use crate::state::{Own, Phase};
use crate::{rights, victory};
use engine::shared::supply::Means;
use engine::shared::{conquest, supply};
use engine::state::Core;

/// What can feed a general: the country, a depot, a train.
pub fn means(rules: &Ruleset, core: &Core, general: PieceId) -> Means {
    let power = rules.power(general);
    let source = core
        .city(general)
        .filter(|&city| rights::feeds_itself(rules, power, city))
        .map(|city| if rules.home[power.index()].contains(city) { "home" } else { "depot" });
    Means { source, trains: rules.trains_of(power), blocked: supply::blocked(rules, core, power), price: None }
}

/// Whether a site is protected, and the pieces that do it.
pub fn protection(rules: &Ruleset, core: &Core, own: &Own, site: SiteId) -> (bool, PieceSet) {
    let guard = rights::guard(rules, core, own, site);
    let guards = conquest::guards(rules, core, rules.site_city(site), &guard);
    (rights::is_protected(rules, core, own, site), guards)
}

/// Objectives of the first order held and all, of both orders held and all, and whether the power has what it needs.
pub fn counts(rules: &Ruleset, core: &Core, own: &Own, power: PowerId) -> ([u8; 2], [u8; 2], bool) {
    let standing = victory::standing(rules, core, power);
    let fulfilled = victory::fulfils(rules, core, own, power);
    ([standing.first_held, standing.first], [standing.held, standing.all], fulfilled)
}

/// Whether this is the first question of the phase a position is written with, so that it may say it all.
pub fn opens_its_phase(own: &Own) -> bool {
    matches!(own.phase, Phase::Movement | Phase::CombatOrder)
}

/// The title's part of a position, written down.
pub fn write_position(rules: &Ruleset, core: &Core, own: &Own) -> FriedrichPosition {
    let fate = |card: FateCardId| rules.pack.fate[card.index()].slug.clone();
    let piece = |piece: PieceId| rules.pack.piece_of(piece).slug.clone();
    let powers = |chosen: &dyn Fn(PowerId) -> bool| {
        let all = rules.order.iter().filter(|power| chosen(**power));
        all.map(|&power| rules.pack.power_of(power).slug.clone()).collect()
    };
    let imperial_seat = own.imperial_changed.then(|| rules.mode.seats[core.seat(EMPIRE).index()].slug.clone());
    FriedrichPosition {
        gone: powers(&|power| !core.is_present(power)),
        subsidy_cuts: own.subsidy_cuts,
        colonial_losses: own.colonial_losses,
        fate: own.secret.pile[own.drawn_fate as usize..].iter().map(|&card| fate(card)).collect(),
        fate_drawn: own.secret.pile[..own.drawn_fate as usize].iter().map(|&card| fate(card)).collect(),
        effect: own.alive.filter(|alive| alive.turn == core.turn).map(|alive| (fate(alive.card), alive.suit)),
        effect_used: own.alive.is_some_and(|alive| alive.used),
        offensive: own.offensive.name().map(str::to_owned),
        open_card: own.open_card.map(|card| rules.pack.card_name(card)),
        last_winner: own.last_winner.map(piece),
        beaten: own.beaten.iter().map(piece).collect(),
        eased: powers(&|power| own.is_eased(power)),
        imperial_seat,
    }
}

/// What only FRIEDRICH adds to a position in words: the order of fate, what it has done, the offensive option.
pub fn facts(rules: &Ruleset, core: &Core, own: &Own) -> String {
    let written = write_position(rules, core, own);
    let effect = written.effect.map(|(card, suit)| format!("{card}{}", suit.letter())).unwrap_or_default();
    [
        format!("fate {}", written.fate.join(" ")),
        format!("effect {effect} used {}", written.effect_used),
        format!("subsidies cut {} colonial losses {}", written.subsidy_cuts, written.colonial_losses),
        format!("eased {}", written.eased.join(" ")),
        format!("offensive {} {}", written.offensive.unwrap_or_default(), written.open_card.unwrap_or_default()),
    ]
    .map(|line| line + "\n")
    .concat()
}
