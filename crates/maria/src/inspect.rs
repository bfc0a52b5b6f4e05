//! What the rules of MARIA say of a position, and the position written down again.

use std::collections::BTreeMap;

use board::{CardSet, CitySet, PieceId, PieceSet, PowerId, PowerSet, SiteId};

use crate::position::MariaPosition;
use crate::powers::{AUSTRIA, FRANCE, MAJORS, PRAGMATIC, SAXONY};
use crate::rules::Ruleset;
use crate::rules::{Variant, is_advanced, variant};
use crate::state::{Own, Phase, Stage};
use crate::{
    fortress,
    lands::{self, closed_to_supply, controllers, home_power, is_major_fortress},
    papers, politics,
    supply::{self, Fed},
    victory,
};
use engine::fault::PositionError;
use engine::shared::supply::Means;
use engine::shared::{conquest, supply as roads};
use engine::state::Core;

/// M-9.2 to M-9.13: what can feed a general, and for what price.
pub fn means(rules: &Ruleset, core: &Core, own: &Own, general: PieceId) -> Means {
    let power = rules.power(general);
    let at_home = core.city(general).is_some_and(|city| supply::feeds_itself(rules, own, general, city));
    let mut blocked = roads::blocked(rules, core, power).or(&closed_to_supply(rules, core, own, power));
    let price = match supply::judge(rules, core, own, general) {
        Fed::Price(price) => Some(price),
        Fed::Free | Fed::Hungry => None,
    };
    if price.is_none() && core.are_enemies(power, AUSTRIA) {
        let hussars: CitySet = own.hussars.into_iter().flatten().collect();
        blocked = blocked.or(&hussars);
    }
    Means { source: at_home.then_some("home"), trains: supply::trains_for(rules, core, general), blocked, price }
}

/// What the rules say of a fortress.
pub struct FortressFacts {
    /// Whether it is a major fortress.
    pub major: bool,
    /// The power whose home country it lies in.
    pub home: Option<PowerId>,
    /// Powers in control.
    pub control: PowerSet,
    /// Whether it cannot be conquered now.
    pub protected: bool,
    /// The generals who protect it.
    pub guards: PieceSet,
    /// The power that would cast its elector's vote; none where it has no vote.
    pub vote: Option<PowerId>,
}

/// Asks the rules about one fortress.
pub fn fortress_facts(rules: &Ruleset, core: &Core, own: &Own, site: SiteId) -> FortressFacts {
    let guard = fortress::guard(rules, core, own, site);
    let city = rules.site_city(site);
    FortressFacts {
        major: is_major_fortress(rules, site),
        home: home_power(rules, own, city),
        control: controllers(rules, core, own, site),
        protected: fortress::is_protected(rules, core, own, site),
        guards: conquest::guards(rules, core, city, &guard),
        vote: fortress::votes(rules, core, own).into_iter().find(|&(at, _)| at == site).map(|(_, power)| power),
    }
}

/// Markers left in a pool and points of the winters, in the advanced game; M-13.14: those when it is over.
pub fn pool_and_score(rules: &Ruleset, own: &Own, power: PowerId) -> (Option<i8>, Option<u8>) {
    let counts = is_advanced(rules) && MAJORS.contains(&power);
    let scores = victory::open_scores(rules, own).filter(|_| counts);
    (counts.then(|| own.boxes.pools[power.index()]), scores.map(|scores| scores[power.index()]))
}

/// Whether this is the first question of the phase a position is written with, so that it may say it all.
pub fn opens_its_phase(own: &Own) -> bool {
    matches!(own.phase, Phase::Hussars | Phase::Movement | Phase::CombatOrder | Phase::Reduction | Phase::PeaceOffer)
}

/// The power that names the stage.
pub fn leading_power(own: &Own) -> PowerId {
    match own.stage {
        Stage::French => FRANCE,
        Stage::Prussian => crate::powers::PRUSSIA,
        Stage::Austrian => AUSTRIA,
    }
}

/// The title's part of a position, written down.
pub fn write_position(rules: &Ruleset, own: &Own) -> MariaPosition {
    let slug = |power: PowerId| rules.pack.power_of(power).slug.clone();
    let names = |cards: &CardSet| cards.iter().map(|card| rules.pack.card_name(card)).collect::<Vec<_>>();
    let counts = |of: &dyn Fn(PowerId) -> u8| {
        let all = MAJORS.into_iter().map(|power| (slug(power), of(power)));
        all.filter(|&(_, number)| number > 0).collect::<BTreeMap<_, _>>()
    };
    let squares = |part: &dyn Fn(usize) -> CardSet| {
        let all = rules.pack.squares.iter().enumerate().map(|(at, &power)| (slug(power), names(&part(at))));
        all.filter(|(_, cards)| !cards.is_empty()).collect::<BTreeMap<_, _>>()
    };
    let seat = |number: usize| rules.mode.seats[number].slug.clone();
    let pieces = |set: PieceSet| set.iter().map(|piece| rules.pack.piece_of(piece).slug.clone()).collect::<Vec<_>>();
    let tracks = rules.pack.tracks.iter().zip(own.politics.tracks);
    let (politics, boxes) = (&own.politics, &own.boxes);
    let to_come = own.secret.deck[politics.drawn as usize..].iter().flatten();
    let (contracts, treaties) = papers::written(rules, own);
    let bound = own.contracts.slots.iter().flatten().find(|one| one.bound).map_or(0, |one| one.turns);
    let changes = rules.order.iter().map(|&power| (slug(power), politics.changes[power.index()].to_vec()));
    MariaPosition {
        hussars: own.hussars.iter().flatten().map(|&city| rules.pack.city_of(city).slug.clone()).collect(),
        second_hussar: matches!(own.hussars, [None, Some(_)]),
        tracks: tracks.map(|(track, at)| (track.slug.clone(), at)).collect(),
        boxed: Vec::new(),
        political_cards: politics
            .cards
            .iter()
            .flatten()
            .chain(to_come)
            .map(|&card| rules.pack.politics[card.index()].slug.clone())
            .collect(),
        last_winner: own.last_winner.map(|winner| seat(winner.index())),
        annexed: own.annexed,
        neutral_until: own.neutral_until,
        reduced: own.reduced,
        election_pending: own.election,
        battle: counts(&|power| boxes.battle[power.index()]),
        aside: counts(&|power| match power {
            crate::powers::PRUSSIA => boxes.aside_prussia,
            FRANCE => boxes.aside_france,
            _ => 0,
        }),
        emperor: boxes.emperor.map(slug),
        italy: boxes.italy.map(slug),
        display: squares(&|at| own.squares[at].open()),
        face_down: squares(&|at| own.squares[at].face_down()),
        bluffs: squares(&|at| politics::bluff(own, at).into_iter().collect()),
        trump: politics.trump,
        scores: counts(&|power| own.secret.scores[power.index()]),
        bound_subsidy: Some(bound),
        contracts,
        treaties,
        last_treaty: Some(own.treaties.last()).filter(|&last| last > 0),
        offers: offers(rules, own),
        income_changes: changes.filter(|(_, draws)| draws.iter().any(|&delta| delta != 0)).collect(),
        hussar_range: Some(politics.hussar_range),
        peace_missing: politics.peace_missing,
        saxony_acted: own.saxony_acted,
        saxony_drew: Some(own.drew.contains(SAXONY)).filter(|&drew| drew != own.saxony_acted),
        entered: pieces(own.entered),
        halted: pieces(own.halted),
        ended: own.done.iter().map(|one| seat(one.index())).collect(),
        dispute: own.flanders_next.map(|next| seat(next.index())),
        ceded: own.ceded.map(|ceded| [ceded.prussia_lacked, ceded.france_lacked, ceded.austria_held]),
        put_aside: names(&own.secret.put_aside),
    }
}

/// Treaties each seat has offered in this turn.
fn offers(rules: &Ruleset, own: &Own) -> BTreeMap<String, u8> {
    let seats = rules.seats().map(|seat| (rules.mode.seats[seat.index()].slug.clone(), own.treaties.offers_of(seat)));
    seats.filter(|&(_, number)| number > 0).collect()
}

/// Cards that lie elsewhere but are written with the hand of their power: on the display and put aside.
pub fn cards_of(rules: &Ruleset, own: &Own, power: PowerId) -> CardSet {
    let at = rules.pack.squares.iter().position(|&other| other == power);
    let mut cards =
        at.map_or(CardSet::EMPTY, |at| own.squares[at].all().or(&own.secret.placed[at].into_iter().collect()));
    if power == FRANCE {
        cards = cards.or(&own.secret.put_aside);
    }
    cards
}

/// INV-3, INV-5, INV-7, INV-8, INV-11, INV-12: what no position of MARIA may hold, said to the person who wrote it.
pub fn check_written(rules: &Ruleset, core: &Core, own: &Own, phase: &str) -> Result<(), PositionError> {
    let name = |city: board::CityId| rules.pack.city_of(city).name.as_str();
    for &city in own.hussars.iter().flatten() {
        if !lands::is_on_bohemia(rules, city) || core.is_occupied(city) {
            return Err(format!(
                "hussars cannot stand in {}: they stand in empty cities of the Bohemia map",
                name(city)
            )
            .into());
        }
    }
    for (holder, which) in [(own.boxes.emperor, "Emperor"), (own.boxes.italy, "Italy")] {
        if holder.is_some_and(|power| ![AUSTRIA, FRANCE].contains(&power)) {
            return Err(format!("only austria and france can have a marker in the box {which}").into());
        }
    }
    if !["movement", "combat", "conquest"].contains(&phase) && !core.pending.is_empty() {
        return Err(format!("question marks are settled before the phase {phase}").into());
    }
    if own.ceded.is_some() && variant(rules) != Variant::Gambit {
        return Err(format!("Silesia is not ceded in the mode {}", rules.mode.slug).into());
    }
    check_markers(rules, core)?;
    check_pieces(rules, core, own)
}

fn check_markers(rules: &Ruleset, core: &Core) -> Result<(), PositionError> {
    for site in rules.sites() {
        let (city, marker) = (rules.site_city(site), core.control.get(site));
        let name = &rules.pack.city_of(city).name;
        if lands::is_free_elector(rules, site) {
            if !marker.is_some_and(|owner| [FRANCE, PRAGMATIC, AUSTRIA].contains(&owner)) {
                return Err(format!("{name} is an elector fortress; its marker is of france or of pragmatic").into());
            }
        } else if let Some(owner) = marker {
            if !MAJORS.contains(&owner) || !rules.order.contains(&owner) {
                return Err(format!("only major powers of the mode have markers, as in {name}").into());
            }
            if rules.home[owner.index()].contains(city) {
                return Err(format!("no power has a marker in its own home country, as in {name}").into());
            }
        }
    }
    Ok(())
}

fn check_pieces(rules: &Ruleset, core: &Core, own: &Own) -> Result<(), PositionError> {
    for piece in core.on_board(rules.generals.or(rules.trains)).iter() {
        let (city, power) = (core.city(piece).expect("on the board"), rules.power(piece));
        let (slug, name) = (&rules.pack.piece_of(piece).slug, &rules.pack.city_of(city).name);
        if !core.is_present(power) {
            return Err(format!("`{slug}` has left the game and cannot stand in {name}").into());
        }
        let crosses = [FRANCE, AUSTRIA].contains(&power);
        if !crosses && lands::is_on_bohemia(rules, city) == (power == PRAGMATIC) {
            return Err(format!("`{slug}` never comes to the map of {name}").into());
        }
        let neutral = |land: PowerId| core.is_neutral(land) && lands::is_home(rules, own, land, city);
        let foreign = [crate::powers::PRUSSIA, SAXONY].into_iter().any(|land| land != power && neutral(land));
        if foreign || core.is_neutral(power) && !neutral(power) {
            return Err(format!("`{slug}` cannot stand in {name} while a power is neutral").into());
        }
    }
    Ok(())
}
