//! Preparation: pieces, armies, decks, the pile of fate (F-1.31 to F-1.40, ST-S2 to ST-S5).

use board::pack::Start;
use board::{CardSet, FateCardId, PieceSet, PowerSet, SuitSet};

use crate::powers::{ATTACKERS, DEFENDERS};
use crate::rules::Ruleset;
use crate::state::{OffensiveOption, Open, Own, Phase, Secret};
use crate::turn::Turn;
use engine::chance::Seed;
use engine::event::{Event, Log};
use engine::ruleset::Seat;
use engine::state::{Core, Place};

/// F-13.4: the cards the milder fate keeps back.
const KEPT_BACK: [&str; 3] = ["elisabeth", "poems", "america"];
/// F-13.5: as many cards come first without them.
pub const MILD_CARDS: usize = 4;

/// F-13.4: whether the milder fate keeps this card out of the first ones.
pub fn is_kept_back(rules: &Ruleset, card: FateCardId) -> bool {
    KEPT_BACK.contains(&rules.pack.fate[card.index()].slug.as_str())
}

/// F-3.1: everybody starts with an empty hand.
pub fn start(rules: &Ruleset, seed: Seed, log: &mut Log) -> (Core, Own) {
    let mut core = Core::new(seed);
    place_pieces(rules, &mut core);
    seat_players(rules, &mut core);
    let open = Open {
        phase: Phase::Deploy,
        active: 0,
        deployed: PowerSet::EMPTY,
        subsidy_cuts: 0,
        colonial_losses: 0,
        russia_out: false,
        sweden_out: false,
        imperial_changed: false,
        eased: PowerSet::EMPTY,
        drawn_fate: 0,
        alive: None,
        offensive: if rules.options.expert { OffensiveOption::Undecided } else { OffensiveOption::Absent },
        open_card: None,
        last_winner: None,
        attacked_from: [SuitSet::EMPTY; 2],
        held: PieceSet::EMPTY,
        partners: PieceSet::EMPTY,
        recruits: 0,
        came_back: PieceSet::EMPTY,
        halted: PieceSet::EMPTY,
        into_attack: PieceSet::EMPTY,
        substitute: None,
        beaten: PieceSet::EMPTY,
        outcome: None,
    };
    let secret = Secret {
        drawn: CardSet::EMPTY,
        pile: fate_pile(rules, &seed),
        recruited: PieceSet::EMPTY,
        answers: [None; 2],
        offered: [None; 2],
    };
    let mut own = Own { open, secret };
    deploy_where_there_is_no_choice(rules, &mut core, &mut own, log);
    crate::run(&mut Turn { rules, core: &mut core, own: &mut own, log });
    (core, own)
}

/// F-1.33, F-14.1.2 to F-14.1.7, F-14.2.2 to F-14.2.6: pieces of the mode on their set-up cities.
fn place_pieces(rules: &Ruleset, core: &mut Core) {
    for id in rules.in_play.iter() {
        let place = match rules.pack.pieces[id.index()].start {
            Start::City(city) => Place::City(city),
            Start::OffMapBox | Start::VictoryBox(_) | Start::OffBoard => Place::Off,
        };
        core.put(id, place);
    }
}

/// F-1.1 to F-1.9, F-14.1.1, F-14.2.1: who leads what, and who is whose enemy.
fn seat_players(rules: &Ruleset, core: &mut Core) {
    for (number, plan) in rules.mode.seats.iter().enumerate() {
        for power in &plan.powers {
            core.seat_of[power.index()] = Seat(number as u8);
        }
    }
    for (camp, other) in [(DEFENDERS, ATTACKERS), (ATTACKERS, DEFENDERS)] {
        for power in camp.iter() {
            core.enemies[power.index()] = other;
        }
    }
    core.present = rules.order.iter().copied().collect();
}

/// F-1.40; F-13.4 to F-13.6, FQ-82 and FI-10 for the milder fate. The first card is the top.
fn fate_pile(rules: &Ruleset, seed: &Seed) -> [FateCardId; 18] {
    let cards = rules.pack.fate.len();
    assert!(cards == 18, "F-11.1: the clock consists of 18 cards");
    let mut pile: Vec<FateCardId> = (0..18).map(FateCardId).collect();
    if rules.options.milder_fate {
        let (mut kept, mut others): (Vec<FateCardId>, Vec<FateCardId>) =
            pile.into_iter().partition(|&card| is_kept_back(rules, card));
        seed.stream("fate: first four").shuffle(&mut others);
        let mut rest = others.split_off(MILD_CARDS);
        rest.append(&mut kept);
        seed.stream("fate").shuffle(&mut rest);
        others.append(&mut rest);
        pile = others;
    } else {
        seed.stream("fate").shuffle(&mut pile);
    }
    pile.try_into().unwrap_or_else(|_| unreachable!("18 cards stay 18"))
}

/// A split with one answer is taken at once: one general, or no army to choose about (9.1: Seydlitz).
fn deploy_where_there_is_no_choice(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    for &power in &rules.order {
        let generals = rules.generals_of(power);
        let armies = rules.ceiling[power.index()];
        if generals.len() == 1 {
            let general = generals.first().expect("one general");
            core.secret.troops[general.index()] = armies;
            own.deployed.insert(power);
            log.all(|| Event::Deployed { power });
        }
    }
}
