//! Set-up (rule 4).

use board::limits::{INCOME_TURNS, POLITICAL_CARDS, TRACKS};
use board::pack::Start;
use board::{CardSet, PieceSet, PoliticalCardId, PowerId, PowerSet, SeatSet};

use crate::display::Square;
use crate::rules::Ruleset;
use crate::rules::is_advanced;
use crate::state::{Boxes, Expulsion, Open, Own, Phase, Politics, SaxonSide, Secret, Stage};
use crate::treaties::Treaties;
use crate::turn::Turn;
use crate::{
    fortress,
    lands::{is_free_elector, refresh_relations},
    politics, subsidy,
};
use engine::chance::Seed;
use engine::event::{Event, Log};
use engine::ruleset::Seat;
use engine::shared::cards;
use engine::state::{Core, Place};

/// M-4.2: turn 1; everything in its place, and the first question.
pub fn start(rules: &Ruleset, seed: Seed, log: &mut Log) -> (Core, Own) {
    let mut core = Core::new(seed);
    place_pieces(rules, &mut core);
    seat_players(rules, &mut core);
    let mut own = empty(rules, &seed);
    refresh_relations(&mut core, &own);
    lay_markers(rules, &mut core, &mut own);
    deploy_where_there_is_no_choice(rules, &mut core, &mut own, log);
    deal(rules, &mut core, log);
    crate::run(&mut Turn { rules, core: &mut core, own: &mut own, log });
    (core, own)
}

fn empty(rules: &Ruleset, seed: &Seed) -> Own {
    let open = Open {
        phase: Phase::Deploy,
        resume: Phase::TurnBegins,
        stage: Stage::French,
        deployed: PowerSet::EMPTY,
        hussars: [None; 2],
        hussars_placed: [false; 2],
        drew: PowerSet::EMPTY,
        fed: PowerSet::EMPTY,
        led: 0,
        due: PieceSet::EMPTY,
        paid: PieceSet::EMPTY,
        purse: 0,
        done: SeatSet::EMPTY,
        flanders_next: None,
        flanders_out: SeatSet::EMPTY,
        halted: PieceSet::EMPTY,
        entered: PieceSet::EMPTY,
        saxony: SaxonSide::Prussian,
        saxony_acted: false,
        annexed: false,
        neutral_until: 0,
        reduced: false,
        politics: start_politics(rules),
        squares: [Square::EMPTY; 4],
        boxes: Boxes {
            pools: [0; board::limits::POWERS],
            battle: [0; board::limits::POWERS],
            electors: None,
            emperor: None,
            italy: None,
            silesia: false,
            aside_prussia: 0,
            aside_france: 0,
        },
        last_winner: None,
        fought: None,
        election: false,
        voted: SeatSet::EMPTY,
        votes: [0; 2],
        shift_right: 0,
        homeless: PieceSet::EMPTY,
        saxon_return: false,
        expulsion: Expulsion::Guests,
        winter: 0,
        orderer: Seat(0),
        refused: [0; 5],
        united: 0,
        ceded: None,
        treaties: Treaties::NONE,
        contracts: subsidy::at_start(),
        outcome: None,
    };
    let secret = Secret {
        deck: shuffled(rules, seed),
        placed: [None; 4],
        scores: [0; board::limits::POWERS],
        waiting: None,
        put_aside: CardSet::EMPTY,
    };
    Own { open, secret }
}

/// M-4.22: years in order, each shuffled.
/// M-18.5, R-71: six cards a year and the election among those of 1742 put it into turns 4 to 7.
fn shuffled(rules: &Ruleset, seed: &Seed) -> [Option<PoliticalCardId>; POLITICAL_CARDS] {
    let mut deck = Vec::new();
    let mut years: Vec<u16> = rules.pack.politics.iter().map(|card| card.year).collect();
    years.sort_unstable();
    years.dedup();
    for year in years {
        let all = (0..rules.pack.politics.len() as u8).map(PoliticalCardId);
        let mut pile: Vec<PoliticalCardId> =
            all.filter(|card| rules.pack.politics[card.index()].year == year).collect();
        seed.stream(&format!("political cards {year}")).shuffle(&mut pile);
        deck.append(&mut pile);
    }
    std::array::from_fn(|at| deck.get(at).copied())
}

/// M-4.23: markers on the stars.
fn start_politics(rules: &Ruleset) -> Politics {
    let mut tracks = [0; TRACKS];
    for (at, track) in rules.pack.tracks.iter().enumerate() {
        tracks[at] = track.start;
    }
    Politics {
        drawn: 0,
        cards: [None; 2],
        trump: None,
        placing: 0,
        ranking: [None; 4],
        next: 0,
        taken: None,
        next_effect: 0,
        shifts: [0; TRACKS],
        tracks,
        executed: SeatSet::EMPTY,
        changes: [[0; INCOME_TURNS]; 6],
        hussar_range: politics::HUSSAR_RANGE,
        peace_missing: 0,
        corps_due: PowerSet::EMPTY,
    }
}

/// M-4.4, M-4.5, M-4.6, M-4.7, M-4.8, M-14.1, M-14.2, M-SG2.1.3: pieces on their cities, in their boxes, or idle
/// beside the board.
/// M-SG2.1.2: the whole board.
fn place_pieces(rules: &Ruleset, core: &mut Core) {
    for id in rules.in_play.iter().filter(|&id| !rules.hussars.contains(id)) {
        let place = match rules.pack.pieces[id.index()].start {
            Start::City(city) => Place::City(city),
            Start::OffMapBox | Start::VictoryBox(_) => Place::Box,
            Start::OffBoard => Place::Off,
        };
        core.put(id, place);
    }
    for id in rules.idle.iter() {
        core.put(id, Place::Box);
    }
}

/// M-2.1, M-2.2, M-2.3, M-24.1, M-24.5.
/// M-14.5: who is not of the mode takes no part.
fn seat_players(rules: &Ruleset, core: &mut Core) {
    for (number, plan) in rules.mode.seats.iter().enumerate() {
        for power in &plan.powers {
            core.seat_of[power.index()] = Seat(number as u8);
        }
    }
    core.present = rules.order.iter().copied().collect();
}

/// M-4.9, M-4.11, M-4.12, M-4.13, R-46, M-4.19, M-4.20: markers of the set-up; those on Silesia come from the pools.
fn lay_markers(rules: &Ruleset, core: &mut Core, own: &mut Own) {
    for (number, power) in rules.pack.powers.iter().enumerate() {
        own.boxes.pools[number] = power.pool.unwrap_or(0) as i8;
    }
    for marker in &rules.pack.markers {
        let is_elector = is_free_elector(rules, marker.site);
        core.control.set(marker.site, Some(marker.power));
        if !is_elector {
            own.boxes.pools[marker.power.index()] -= 1;
        }
    }
    if is_advanced(rules) {
        fortress::settle_three_electors(rules, core, own);
    }
}

/// M-4.15, M-4.16, M-4.17, M-4.18: a split with one answer is made at once (Bavaria and Saxony have one general each).
fn deploy_where_there_is_no_choice(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    for &power in &rules.order {
        let army = rules.army(power);
        let least: u8 = army.iter().map(|general| rules.least_troops(general)).sum();
        let troops = rules.ceiling[power.index()];
        if army.len() == 1 || least == troops {
            for general in army.iter() {
                let only = army.len() == 1;
                core.secret.troops[general.index()] = if only { troops } else { rules.least_troops(general) };
            }
            own.deployed.insert(power);
            log.all(|| Event::Deployed { power });
        }
    }
}

/// M-4.14, R-73: the cards dealt at the start, in the order of the powers that take part.
fn deal(rules: &Ruleset, core: &mut Core, log: &mut Log) {
    let mut hands: Vec<(PowerId, u8)> = rules.mode.powers.iter().map(|plan| (plan.power, plan.hand)).collect();
    hands.sort_unstable_by_key(|&(power, _)| power);
    for (power, number) in hands {
        cards::draw(rules, core, power, number, log);
    }
}
