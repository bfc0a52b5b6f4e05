//! A position written down by a person is entered: its part that only MARIA has.

use std::collections::BTreeMap;

use board::{PieceSet, PoliticalCardId, PowerId};

use crate::contracts::Contracts;
use crate::decisions::{peace_offer, reduction};
use crate::display::Square;
use crate::position::MariaPosition;
use crate::powers::{AUSTRIA, PRUSSIA, SAXONY};
use crate::rules::Ruleset;
use crate::rules::is_advanced;
use crate::state::{Own, Phase, SaxonSide, Stage};
use crate::{fortress, inspect, lands::refresh_relations, papers, politics, saxony, subsidy};
use engine::fault::PositionError;
use engine::lookup::{city, power};
use engine::ruleset::Seat;
use engine::state::{Core, Place};

/// Puts the title's part into a state and enters the phase asked for:
/// `politics`, `hussars`, `cards`, `supply`, `movement` (default), `combat`, `conquest`, `reduction`, `peace-offer`,
/// `end-of-stage`, `end-of-turn` or `winter`. The active power names the stage.
pub fn enter_position(
    rules: &Ruleset,
    core: &mut Core,
    own: &mut Own,
    given: &MariaPosition,
    active: PowerId,
    phase: &str,
) -> Result<(), PositionError> {
    let last = rules.mode.last_turn.unwrap_or(u8::MAX);
    if !(1..=last).contains(&core.turn) {
        return Err(format!("a game lasts from turn 1 to turn {last}; there is no turn {}", core.turn).into());
    }
    own.deployed = core.present;
    own.annexed = given.annexed;
    own.neutral_until = given.neutral_until;
    own.reduced = given.reduced;
    own.election = given.election_pending;
    enter_pieces(rules, core, own, given)?;
    own.contracts = first_contract(core.turn, given.bound_subsidy)?;
    enter_tracks(rules, core, own, given)?;
    enter_boxes(rules, core, own, given)?;
    enter_cards(rules, core, own, given)?;
    skip_deck(rules, core.turn, own, phase, given.political_cards.len());
    stack_deck(rules, own, &given.political_cards)?;
    if let Some(slug) = &given.last_winner {
        own.last_winner = Some(seat(rules, slug)?);
    }
    own.stage = match active {
        crate::powers::FRANCE | crate::powers::BAVARIA => Stage::French,
        PRUSSIA => Stage::Prussian,
        SAXONY if own.saxony == SaxonSide::Prussian => Stage::Prussian,
        _ => Stage::Austrian,
    };
    own.politics.trump = given.trump;
    papers::enter(rules, core, own, given)?;
    enter_cession(rules, core, own, given.ceded);
    enter_phase(rules, core, own, phase)?;
    own.saxony_acted = given.saxony_acted;
    if given.saxony_drew.unwrap_or(given.saxony_acted) {
        own.drew.insert(SAXONY);
    }
    inspect::check_written(rules, core, own, phase)?;
    if phase == "movement" {
        enter_movement(rules, core, own, given)?;
    }
    Ok(())
}

/// what is left of the contract every game begins with.
fn first_contract(turn: u8, given: Option<u8>) -> Result<Contracts, PositionError> {
    let most = subsidy::most_turns_left(turn);
    match given {
        Some(turns) if turns > most => {
            Err(format!("France must pay Bavaria until turn 3: in turn {turn} for at most {most} turns, not {turns}")
                .into())
        }
        turns => Ok(subsidy::with_turns_left(turns.unwrap_or(most))),
    }
}

/// Hussars, and pieces in boxes.
fn enter_pieces(rules: &Ruleset, core: &mut Core, own: &mut Own, given: &MariaPosition) -> Result<(), PositionError> {
    own.hussars = [None; 2];
    if given.hussars.len() > rules.hussars.len() {
        return Err(format!("there are {} hussars, not {}", rules.hussars.len(), given.hussars.len()).into());
    }
    for (slot, name) in own.hussars.iter_mut().zip(&given.hussars) {
        *slot = Some(city(rules.pack, name)?);
    }
    if given.second_hussar {
        if given.hussars.len() != 1 || rules.hussars.len() != 2 {
            return Err("`second-hussar` says which one is meant where one of two is on the board".into());
        }
        own.hussars.swap(0, 1);
    }
    own.entered = named(rules, &given.entered, rules.trains)?;
    own.halted = named(rules, &given.halted, rules.trains.or(rules.generals))?;
    for slug in &given.boxed {
        let piece = rules.pack.piece(slug).ok_or_else(|| format!("there is no piece `{slug}` in this pack"))?;
        if !rules.in_play.contains(piece) {
            return Err(format!("`{slug}` does not take part in the mode {}", rules.mode.slug).into());
        }
        core.put(piece, Place::Box);
        if rules.is_general(piece) && core.secret.troops[piece.index()] == 0 {
            core.secret.troops[piece.index()] = 1;
        }
    }
    Ok(())
}

/// M-10.2.9, R-91, M-10.1.10: pieces of a kind by their names.
fn named(rules: &Ruleset, slugs: &[String], kind: PieceSet) -> Result<PieceSet, PositionError> {
    let mut pieces = PieceSet::EMPTY;
    for slug in slugs {
        let piece = rules.pack.piece(slug).filter(|&piece| kind.and(rules.in_play).contains(piece));
        pieces.insert(piece.ok_or_else(|| format!("there is no such piece `{slug}` in the mode {}", rules.mode.slug))?);
    }
    Ok(pieces)
}

/// M-SG2.2.4: after a cession Prussia and Saxony are gone.
fn enter_cession(rules: &Ruleset, core: &mut Core, own: &mut Own, ceded: Option<[u8; 3]>) {
    own.ceded = ceded.map(|[prussia_lacked, france_lacked, austria_held]| crate::state::Ceded {
        prussia_lacked,
        france_lacked,
        austria_held,
    });
    if own.ceded.is_some() {
        for power in [PRUSSIA, SAXONY] {
            core.present.remove(power);
            let pieces = rules.owned[power.index()].and(rules.in_play);
            for piece in pieces.without(core.on_board(pieces)).iter() {
                core.put(piece, Place::Out);
            }
        }
    }
}

/// Movement goes on where it stood: who has moved, who has ended, whose turn it is on the Flanders map.
fn enter_movement(rules: &Ruleset, core: &mut Core, own: &mut Own, given: &MariaPosition) -> Result<(), PositionError> {
    let moved = core.moved;
    crate::decisions::movement::begin_movement(rules, core, own);
    core.moved = moved;
    for slug in &given.ended {
        own.done.insert(seat(rules, slug)?);
    }
    if let Some(slug) = &given.dispute {
        own.flanders_next = Some(seat(rules, slug)?);
    }
    Ok(())
}

/// What political cards have left behind, and cards that lie neither in a hand nor in a pile.
fn enter_cards(rules: &Ruleset, core: &mut Core, own: &mut Own, given: &MariaPosition) -> Result<(), PositionError> {
    for (slug, deltas) in &given.income_changes {
        let draws = &mut own.politics.changes[power(rules.pack, slug)?.index()];
        if deltas.len() > draws.len() {
            return Err(format!("a change of income lasts at most {} draws", draws.len()).into());
        }
        draws[..deltas.len()].copy_from_slice(deltas);
    }
    own.politics.hussar_range = given.hussar_range.unwrap_or(crate::politics::HUSSAR_RANGE);
    own.politics.peace_missing = given.peace_missing;
    for name in &given.put_aside {
        let card = take_from_hand(rules, core, crate::powers::FRANCE, name)?;
        own.secret.put_aside.insert(card);
    }
    Ok(())
}

fn take_from_hand(
    rules: &Ruleset,
    core: &mut Core,
    owner: PowerId,
    name: &str,
) -> Result<board::CardId, PositionError> {
    let copies = engine::text::cards_named(rules.pack, name).unwrap_or_default();
    let hand = &mut core.secret.hands[owner.index()];
    let card = copies.into_iter().find(|&card| hand.contains(card));
    let slug = &rules.pack.power_of(owner).slug;
    let card = card.ok_or_else(|| format!("`{name}` is not in the hand of {slug}"))?;
    hand.remove(card);
    Ok(card)
}

/// Political cards of earlier turns are gone, and those of this turn once its politics are over.
fn skip_deck(rules: &Ruleset, turn: u8, own: &mut Own, phase: &str, named: usize) {
    if !is_advanced(rules) {
        return;
    }
    let gone = usize::from(turn) - usize::from(phase == "politics");
    let mut left = 2 * gone;
    let total = rules.pack.politics.len();
    let mut drawn = 0;
    let is_election = |card: PoliticalCardId| rules.pack.politics[card.index()].election;
    while let Some(card) = own.secret.deck.get(drawn).copied().flatten().filter(|_| left > 0) {
        left -= usize::from(!is_election(card));
        drawn += 1;
    }
    let called = own.election || own.boxes.emperor.is_some();
    let deck = &mut own.secret.deck;
    let election = deck[drawn..].iter().position(|card| card.is_some_and(is_election));
    if let (true, Some(at)) = (called, election) {
        // It has been turned up already.
        deck[drawn..=drawn + at].rotate_right(1);
        drawn += 1;
    }
    own.politics.drawn = drawn.min(total.saturating_sub(named)) as u8;
}

fn seat(rules: &Ruleset, slug: &str) -> Result<Seat, PositionError> {
    rules.seat_by_slug(slug).ok_or_else(|| format!("there is no seat `{slug}` in this mode").into())
}

fn enter_tracks(rules: &Ruleset, core: &mut Core, own: &mut Own, given: &MariaPosition) -> Result<(), PositionError> {
    for (slug, &to) in &given.tracks {
        let track = rules.pack.track(slug).ok_or_else(|| format!("there is no track `{slug}`"))?;
        if to as usize >= rules.pack.tracks[track.index()].boxes.len() {
            return Err(format!("the track `{slug}` has no box {to}").into());
        }
        own.politics.tracks[track.index()] = to;
    }
    own.saxony = saxony::side_of(rules, own);
    if own.saxony != SaxonSide::Prussian {
        core.seat_of[SAXONY.index()] = core.seat(AUSTRIA);
    }
    refresh_relations(core, own);
    Ok(())
}

fn enter_boxes(rules: &Ruleset, core: &mut Core, own: &mut Own, given: &MariaPosition) -> Result<(), PositionError> {
    for (slug, &number) in &given.battle {
        if number > 2 {
            return Err(format!("{slug} has {number} markers in its battle boxes; there are two boxes").into());
        }
        own.boxes.battle[power(rules.pack, slug)?.index()] = number;
    }
    own.boxes.aside_prussia = given.aside.get("prussia").copied().unwrap_or(0);
    own.boxes.aside_france = given.aside.get("france").copied().unwrap_or(0);
    let holder = |slug: &Option<String>| slug.as_ref().map(|slug| power(rules.pack, slug)).transpose();
    own.boxes.emperor = holder(&given.emperor)?;
    own.boxes.italy = holder(&given.italy)?;
    own.boxes.silesia = given.annexed;
    for (slug, &points) in &given.scores {
        own.secret.scores[power(rules.pack, slug)?.index()] = points;
    }
    enter_display(rules, core, own, &given.display, true)?;
    enter_display(rules, core, own, &given.face_down, false)?;
    enter_bluffs(rules, core, own, given)?;
    if is_advanced(rules) {
        fortress::settle_three_electors(rules, core, own);
    }
    for power in crate::powers::MAJORS {
        let all = rules.pack.powers[power.index()].pool.unwrap_or(0) as i8;
        own.boxes.pools[power.index()] = all - fortress::placed(rules, core, own, power) as i8;
    }
    Ok(())
}

/// Cards of the hands lie on the display instead.
fn enter_display(
    rules: &Ruleset,
    core: &mut Core,
    own: &mut Own,
    given: &BTreeMap<String, Vec<String>>,
    is_open: bool,
) -> Result<(), PositionError> {
    for (slug, names) in given {
        let owner = power(rules.pack, slug)?;
        let square = rules.pack.squares.iter().position(|&one| one == owner);
        let square = square.ok_or_else(|| format!("{slug} has no square on the display"))?;
        for name in names {
            let card = take_from_hand(rules, core, owner, name)?;
            if !own.squares[square].has_room() {
                return Err(format!("{slug} has too many cards on the display; a square holds {}", Square::ROOM).into());
            }
            own.squares[square].add(card, is_open);
        }
    }
    Ok(())
}

/// M-25.5.1, R-130: bluffs that stay face down.
fn enter_bluffs(rules: &Ruleset, core: &mut Core, own: &mut Own, given: &MariaPosition) -> Result<(), PositionError> {
    for (slug, names) in &given.bluffs {
        let owner = power(rules.pack, slug)?;
        let square = rules.pack.squares.iter().position(|&one| one == owner);
        let square = square.ok_or_else(|| format!("{slug} has no square on the display"))?;
        let [name] = &names[..] else {
            return Err(format!("{slug} can have one bluff on the display, not more").into());
        };
        let card = take_from_hand(rules, core, owner, name)?;
        let lies = rules.options.political && rules.switches.hidden_bluffs;
        if !lies || given.trump.is_none_or(|trump| !politics::is_bluff(rules, trump, card)) {
            return Err(
                format!("`{name}` is no bluff: it needs the option `political` and another suit as trump").into()
            );
        }
        own.secret.placed[square] = Some(card);
    }
    Ok(())
}

/// Brings the cards named to the top of what is left of the deck.
fn stack_deck(rules: &Ruleset, own: &mut Own, named: &[String]) -> Result<(), PositionError> {
    for (offset, slug) in named.iter().enumerate() {
        let card = rules.pack.political_card(slug);
        let card = card.ok_or_else(|| format!("there is no political card `{slug}`"))?;
        let to = own.politics.drawn as usize + offset;
        let from = own.secret.deck.iter().position(|&other| other == Some(card)).expect("every card is in the deck");
        own.secret.deck.swap(to, from);
    }
    Ok(())
}

fn enter_phase(rules: &Ruleset, core: &Core, own: &mut Own, phase: &str) -> Result<(), PositionError> {
    own.phase = match phase {
        "politics" => Phase::PoliticsBegins,
        "hussars" => Phase::Hussars,
        "cards" => Phase::StageBegins,
        "supply" => Phase::Supply,
        "movement" => Phase::Movement,
        "combat" => Phase::CombatBegins,
        "conquest" => Phase::Conquests,
        "reduction" if reduction::is_due(rules, core, own) => Phase::Reduction,
        "peace-offer" if peace_offer::is_due(rules, core, own) => Phase::PeaceOffer,
        "reduction" | "peace-offer" => {
            return Err(format!("nobody may decide on the phase `{phase}` in this position").into());
        }
        "end-of-stage" => Phase::StageEnds,
        "end-of-turn" => Phase::TurnEnds,
        "winter" => Phase::Winter,
        other => {
            return Err(format!(
                "there is no phase `{other}`; use deploy, politics, hussars, cards, supply, movement, combat, \
                 conquest, reduction, peace-offer, end-of-stage, end-of-turn or winter"
            )
            .into());
        }
    };
    Ok(())
}
