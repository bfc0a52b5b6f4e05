//! Positions written down by a person: what only MARIA adds.

use std::collections::BTreeMap;

use board::{PowerId, Suit};
use serde::{Deserialize, Serialize};

use super::display::SQUARE_ROOM;
use super::{
    AUSTRIA, ContractAt, Own, PRUSSIA, Phase, SAXONY, Side, Stage, TreatyAt, fortress, is_advanced,
    lands::refresh_relations, papers, saxony,
};
use crate::position::{city, power};
use crate::ruleset::{NONE, Ruleset, Seat};
use crate::state::{Place, State, Title};

/// The part of a position that only MARIA has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct MariaPosition {
    /// Cities of the hussars on the board, the first one first.
    pub hussars: Vec<String>,
    /// Track -> box, counted from 0; default the star. Saxony's side follows its box.
    pub tracks: BTreeMap<String, u8>,
    /// Pieces in off-map boxes (or, the second Prussian train, in the Silesia box).
    pub boxed: Vec<String>,
    /// Political cards to come, top first, by id; the rest follows in the order of the seed.
    pub political_cards: Vec<String>,
    /// The seat that most recently won a combat.
    pub last_winner: Option<String>,
    pub annexed: bool,
    /// The turn in whose Prussian stage Prussia's neutrality ends.
    pub neutral_until: u8,
    pub reduced: bool,
    pub election_pending: bool,
    /// Markers in battle boxes: power -> number.
    pub battle: BTreeMap<String, u8>,
    /// Markers set aside: `prussia` and `france`.
    pub aside: BTreeMap<String, u8>,
    /// Power with a marker in the Emperor box, in the Italy box.
    pub emperor: Option<String>,
    pub italy: Option<String>,
    /// Open cards on the political display: power -> cards of its hand given in `hands` that lie there instead.
    pub display: BTreeMap<String, Vec<String>>,
    /// Trump of the running turn, where the phase is past it.
    pub trump: Option<Suit>,
    /// Winter scores so far.
    pub scores: BTreeMap<String, u8>,
    /// Whether the French subsidy to Bavaria still binds; default: in turns 1 to 3.
    pub bound_subsidy: Option<u8>,
    /// Contracts that run beside it.
    pub contracts: Vec<ContractAt>,
    /// Treaties offered and in force.
    pub treaties: Vec<TreatyAt>,
}

/// Puts the title's part into a state and enters the phase asked for:
/// `politics`, `hussars`, `cards`, `supply`, `movement` (default), `combat`, `conquest`, `end-of-stage`,
/// `end-of-turn` or `winter`. The active power names the stage.
pub(crate) fn enter_position(
    rules: &Ruleset,
    state: &mut State,
    given: &MariaPosition,
    active: PowerId,
    phase: &str,
) -> Result<(), String> {
    let State { core, title } = state;
    let Title::Maria(own) = title else { unreachable!("a MARIA ruleset plays a MARIA state") };
    own.deployed = core.present;
    own.annexed = given.annexed;
    own.neutral_until = given.neutral_until;
    own.reduced = given.reduced;
    own.election = given.election_pending;
    own.hussars = [None; 2];
    for (slot, name) in own.hussars.iter_mut().zip(&given.hussars) {
        *slot = Some(city(rules.pack, name)?);
    }
    for slug in &given.boxed {
        let piece = rules.pack.piece(slug).ok_or_else(|| format!("there is no piece `{slug}`"))?;
        core.put(piece, Place::Box);
        if rules.is_general(piece) && core.troops[piece.index()] == 0 {
            core.troops[piece.index()] = 1;
        }
    }
    if let Some(turns) = given.bound_subsidy.or_else(|| Some(4_u8.saturating_sub(core.turn))) {
        own.contracts = super::subsidy::at_start();
        if let Some(contract) = &mut own.contracts.slots[0] {
            contract.turns = turns;
        }
        if turns == 0 {
            own.contracts.slots[0] = None;
        }
    }
    enter_tracks(rules, core, own, given)?;
    enter_boxes(rules, core, own, given)?;
    stack_deck(rules, own, &given.political_cards)?;
    if let Some(slug) = &given.last_winner {
        own.last_winner = Some(seat(rules, slug)?);
    }
    own.stage = match active {
        super::FRANCE | super::BAVARIA => Stage::French,
        PRUSSIA => Stage::Prussian,
        SAXONY if own.saxony == Side::Prussian => Stage::Prussian,
        _ => Stage::Austrian,
    };
    own.politics.trump = given.trump;
    papers::enter(rules, core, own, given)?;
    enter_phase(own, phase)
}

fn seat(rules: &Ruleset, slug: &str) -> Result<Seat, String> {
    rules.seat_by_slug(slug).ok_or_else(|| format!("there is no seat `{slug}` in this mode"))
}

fn enter_tracks(
    rules: &Ruleset,
    core: &mut crate::state::Core,
    own: &mut Own,
    given: &MariaPosition,
) -> Result<(), String> {
    for (slug, &to) in &given.tracks {
        let track = rules.pack.tracks.iter().position(|track| track.slug == *slug);
        let track = track.ok_or_else(|| format!("there is no track `{slug}`"))?;
        if to as usize >= rules.pack.tracks[track].boxes.len() {
            return Err(format!("the track `{slug}` has no box {to}"));
        }
        own.politics.tracks[track] = to;
    }
    own.saxony = saxony::side_of(rules, own);
    if own.saxony != Side::Prussian {
        core.seat_of[SAXONY.index()] = core.seat(AUSTRIA);
    }
    refresh_relations(core, own);
    Ok(())
}

fn enter_boxes(
    rules: &Ruleset,
    core: &mut crate::state::Core,
    own: &mut Own,
    given: &MariaPosition,
) -> Result<(), String> {
    for (slug, &number) in &given.battle {
        own.boxes.battle[power(rules.pack, slug)?.index()] = number;
    }
    own.boxes.aside_prussia = given.aside.get("prussia").copied().unwrap_or(0);
    own.boxes.aside_france = given.aside.get("france").copied().unwrap_or(0);
    let holder =
        |slug: &Option<String>| slug.as_ref().map_or(Ok(NONE), |slug| power(rules.pack, slug).map(|one| one.0));
    own.boxes.emperor = holder(&given.emperor)?;
    own.boxes.italy = holder(&given.italy)?;
    own.boxes.silesia = given.annexed;
    for (slug, &points) in &given.scores {
        own.boxes.scores[power(rules.pack, slug)?.index()] = points;
    }
    for (slug, names) in &given.display {
        let owner = power(rules.pack, slug)?;
        let square = rules.pack.squares.iter().position(|&one| one == owner);
        let square = square.ok_or_else(|| format!("{slug} has no square on the display"))?;
        for name in names {
            let hand = core.hands[owner.index()];
            let copies = crate::text::cards_named(rules.pack, name).unwrap_or_default();
            let card = copies.into_iter().find(|&card| hand.contains(card));
            let card = card.ok_or_else(|| format!("`{name}` is not in the hand of {slug}"))?;
            core.hands[owner.index()].remove(card);
            if !own.display.squares[square].has_room() {
                return Err(format!("{slug} has too many cards on the display; a square holds {SQUARE_ROOM}"));
            }
            own.display.squares[square].add(card, true);
        }
    }
    if is_advanced(rules) {
        fortress::settle_three_electors(rules, core, own);
        for power in super::MAJORS {
            let all = rules.pack.powers[power.index()].pool.unwrap_or(0) as i8;
            own.boxes.pools[power.index()] = all - fortress::placed(rules, core, own, power) as i8;
        }
    }
    Ok(())
}

/// Brings the cards named to the top of what is left of the deck.
fn stack_deck(rules: &Ruleset, own: &mut Own, named: &[String]) -> Result<(), String> {
    for (offset, slug) in named.iter().enumerate() {
        let card = rules.pack.politics.iter().position(|card| card.slug == *slug);
        let card = card.ok_or_else(|| format!("there is no political card `{slug}`"))? as u8;
        let to = own.politics.drawn as usize + offset;
        let from = own.politics.deck.iter().position(|&other| other == card).expect("every card is in the deck");
        own.politics.deck.swap(to, from);
    }
    Ok(())
}

fn enter_phase(own: &mut Own, phase: &str) -> Result<(), String> {
    own.phase = match phase {
        "politics" => Phase::PoliticsBegins,
        "hussars" => Phase::Hussars,
        "cards" => Phase::StageBegins,
        "supply" => Phase::Supply,
        "movement" => Phase::SupplyDone,
        "combat" => Phase::CombatBegins,
        "conquest" => Phase::Conquests,
        "end-of-stage" => Phase::StageEnds,
        "end-of-turn" => Phase::TurnEnds,
        "winter" => Phase::Winter,
        other => {
            return Err(format!(
                "there is no phase `{other}`; use deploy, politics, hussars, cards, supply, movement, combat, \
                 conquest, end-of-stage, end-of-turn or winter"
            ));
        }
    };
    Ok(())
}
