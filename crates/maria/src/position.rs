//! Positions written down by a person: what only MARIA adds.

use std::collections::BTreeMap;

use board::Suit;

/// The part of a position that only MARIA has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MariaPosition {
    /// Cities of the hussars on the board, the first one first.
    pub hussars: Vec<String>,
    /// The only one on the board is the second.
    pub second_hussar: bool,
    /// Track -> box, counted from 0; default the star. Saxony's side follows its box.
    pub tracks: BTreeMap<String, u8>,
    /// Pieces in off-map boxes (or, the second Prussian train, in the Silesia box).
    pub boxed: Vec<String>,
    /// Political cards to come, top first, by id; the rest follows in the order of the seed.
    pub political_cards: Vec<String>,
    /// The seat that most recently won a combat.
    pub last_winner: Option<String>,
    /// Whether Prussia has annexed Silesia.
    pub annexed: bool,
    /// The turn in whose Prussian stage Prussia's neutrality ends.
    pub neutral_until: u8,
    /// Whether France has reduced its war aims.
    pub reduced: bool,
    /// Whether an imperial election is held at the end of this turn.
    pub election_pending: bool,
    /// Markers in battle boxes: power -> number.
    pub battle: BTreeMap<String, u8>,
    /// Markers set aside: `prussia` and `france`.
    pub aside: BTreeMap<String, u8>,
    /// Power with a marker in the Emperor box, in the Italy box.
    pub emperor: Option<String>,
    /// The same for the Italy box.
    pub italy: Option<String>,
    /// Open cards on the political display: power -> cards of its hand given in `hands` that lie there instead.
    pub display: BTreeMap<String, Vec<String>>,
    /// Trump of the running turn, where the phase is past it.
    pub trump: Option<Suit>,
    /// Winter scores so far.
    pub scores: BTreeMap<String, u8>,
    /// Turns for which the French subsidy to Bavaria still binds; default: those left until turn 3.
    pub bound_subsidy: Option<u8>,
    /// Contracts that run beside it.
    pub contracts: Vec<ContractAt>,
    /// Treaties offered and in force.
    pub treaties: Vec<TreatyAt>,
    /// The highest number a treaty has had so far; default: that of the treaties given.
    pub last_treaty: Option<u16>,
    /// Treaties each seat has offered in this turn.
    pub offers: BTreeMap<String, u8>,
    /// Cards lying face down (rule 25) that everybody has seen: as `display`.
    pub face_down: BTreeMap<String, Vec<String>>,
    /// Bluffs of this turn lying face down (rule 25) that only their owner knows, at most one a power: as `display`.
    pub bluffs: BTreeMap<String, Vec<String>>,
    /// What political cards add to the coming draws of a power, the next one first.
    pub income_changes: BTreeMap<String, Vec<i8>>,
    /// How far hussars may stand from a general this turn.
    pub hussar_range: Option<u8>,
    /// Silesian fortresses that may be missing for an offer of peace this turn.
    pub peace_missing: u8,
    /// Saxony has already had its stage this turn.
    pub saxony_acted: bool,
    /// Saxony has already drawn this turn; default: if it has had its stage.
    pub saxony_drew: Option<bool>,
    /// Trains that came in this turn and may not move.
    pub entered: Vec<String>,
    /// Pieces that did not march in this phase and move no more: trains that came in, generals who were joined.
    pub halted: Vec<String>,
    /// Seats that have ended their movement.
    pub ended: Vec<String>,
    /// The seat that moves next on the Flanders map, where the order is in dispute.
    pub dispute: Option<String>,
    /// After a cession: what Prussia and France lacked, what Austria held in Silesia.
    pub ceded: Option<[u8; 3]>,
    /// Cards France has put aside: cards of its hand given in `hands` that lie there instead.
    pub put_aside: Vec<String>,
}

/// A running contract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContractAt {
    /// The power that pays.
    pub giver: String,
    /// The power that is paid.
    pub receiver: String,
    /// S markers left.
    pub turns: u8,
}

/// A treaty, offered or in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreatyAt {
    /// Default: the next one.
    pub number: Option<u16>,
    /// The turn it was offered or made in; default: this one.
    pub turn: Option<u8>,
    /// The seat that offered it.
    pub from: String,
    /// The seat it was offered to.
    pub to: String,
    /// Whether both have agreed.
    pub in_force: bool,
    /// In the notation of actions.
    pub clauses: Vec<String>,
    /// Clauses that are done with, counted from 1.
    pub ended: Vec<u8>,
    /// Clauses that were released, counted from 1.
    pub released: Vec<u8>,
}
