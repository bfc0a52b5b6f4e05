//! What a seat can do. An action names things, never a place in a menu; its text form is in `text`.

use board::limits::{GENERALS_OF_A_POWER, TRACKS, TRAINS_OF_A_POWER};
use board::{CardId, CardSet, CityId, PieceId, PieceSet, PoliticalCardId, PowerId, Suit};

use crate::clause::{Proposal, TreatyId};
use crate::rulebook::Catalogue;
use crate::ruleset::Ruleset;

pub use crate::path::Path;

/// An order to recruit armies and bring pieces back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recruit {
    /// Who recruits.
    pub power: PowerId,
    /// Cards spent; what they are worth beyond the price is lost.
    pub pay: CardSet,
    /// New armies for each general of the power, by rank among those of the mode.
    pub gains: [u8; GENERALS_OF_A_POWER],
    /// Where a general off the board comes back, by rank.
    pub generals: [Option<CityId>; GENERALS_OF_A_POWER],
    /// Where a train off the board comes back, by number.
    pub trains: [Option<CityId>; TRAINS_OF_A_POWER],
}

impl Recruit {
    /// An order that buys nothing yet.
    pub fn new(power: PowerId) -> Recruit {
        Recruit {
            power,
            pay: CardSet::EMPTY,
            gains: [0; GENERALS_OF_A_POWER],
            generals: [None; GENERALS_OF_A_POWER],
            trains: [None; TRAINS_OF_A_POWER],
        }
    }

    /// How many armies it buys.
    pub fn armies(&self) -> u8 {
        self.gains.iter().fold(0, |sum: u8, &gain| sum.saturating_add(gain))
    }

    /// Pieces it brings back, and where.
    pub fn placed<'a>(&'a self, rules: &'a Ruleset) -> impl Iterator<Item = (PieceId, CityId)> + 'a {
        let generals = rules.generals_of(self.power).iter().zip(self.generals);
        let trains = rules.trains_of(self.power).iter().zip(self.trains);
        generals.chain(trains).filter_map(|(piece, city)| city.map(|city| (piece, city)))
    }

    /// How many supply trains it buys.
    pub fn trains_placed(&self) -> u8 {
        self.trains.iter().flatten().count() as u8
    }
}

/// A new split of the armies inside one stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transfer {
    /// The generals of the stack, highest rank first, with their new armies.
    pub split: [Option<(PieceId, u8)>; 3],
}

impl Transfer {
    /// The split of up to three generals; more are left out.
    pub fn of(split: &[(PieceId, u8)]) -> Transfer {
        Transfer { split: std::array::from_fn(|at| split.get(at).copied()) }
    }

    /// Each general with his new armies.
    pub fn parts(&self) -> impl Iterator<Item = (PieceId, u8)> + '_ {
        self.split.iter().flatten().copied()
    }
}

/// Anything a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Distribute the starting armies of a power over its generals, by rank.
    Deploy {
        /// Whose armies they are.
        power: PowerId,
        /// Armies of each general by rank; zeros beyond the last one.
        troops: [u8; GENERALS_OF_A_POWER],
    },
    /// Discard a card unseen.
    Discard {
        /// One of those just drawn.
        card: CardId,
    },
    /// Decide on the offensive option: no, or yes with this card.
    Offensive {
        /// The card placed face up; none to decline.
        card: Option<CardId>,
    },
    /// March along roads.
    March {
        /// Who marches; a stack or part of one, or one supply train.
        group: PieceSet,
        /// The whole way, the start included.
        path: Path,
    },
    /// Recruit armies and bring pieces back.
    Recruit(Recruit),
    /// End of the movement phase.
    End,
    /// Fight this combat next.
    Attack {
        /// Commander of the attacking stack.
        attacker: PieceId,
        /// Commander of the defending stack.
        defender: PieceId,
    },
    /// Play a card in combat. A Reserve is declared as a suit and a value; `double` uses a card's right to count twice.
    Play {
        /// A card of the hand.
        card: CardId,
        /// What a Reserve stands for; none for other cards.
        declared: Option<(Suit, u8)>,
        /// Whether it counts twice.
        double: bool,
    },
    /// Stop playing cards.
    Concede,
    /// The way of the beaten stack, chosen by the winner.
    Retreat {
        /// The whole way, the start included.
        path: Path,
    },
    /// The general who leaves the game.
    Leave {
        /// Who leaves.
        general: PieceId,
    },
    /// The general who receives or gives up an army, in secret.
    Assign {
        /// Who receives it or gives it up.
        general: PieceId,
    },
    /// Say yes to what is offered.
    Accept,
    /// Decline what is offered.
    Pass,
    /// Give a card to another power.
    Give {
        /// A card of the hand.
        card: CardId,
    },
    /// Turn a hostile general or stack out of supply.
    Starve {
        /// Any general of the stack.
        general: PieceId,
    },
    /// A free move out of turn.
    Step {
        /// Who moves.
        piece: PieceId,
        /// The whole way, the start included.
        path: Path,
    },
    /// Step aside before a combat.
    Evade {
        /// An empty city next to the stack.
        to: CityId,
    },
    /// Split the armies of a stack anew.
    Transfer(Transfer),
    /// Give the game up; a stand-in plays on.
    Resign,
    /// A long march on main roads that conquers nothing.
    ForceMarch {
        /// Who marches.
        group: PieceSet,
        /// The whole way, the start included.
        path: Path,
    },
    /// Bring a train in, or lift one and bring it in elsewhere.
    Enter {
        /// Which train.
        train: PieceId,
        /// Where it comes in.
        city: CityId,
        /// Cards spent for it.
        pay: CardSet,
    },
    /// Place a hussar.
    Hussar {
        /// Which of the hussars, counted from 0.
        number: u8,
        /// Where it is put.
        city: CityId,
    },
    /// Name the trump suit in politics.
    Trump {
        /// The suit.
        suit: Suit,
    },
    /// Place a card face down on the political display.
    Bid {
        /// A card of the hand.
        card: CardId,
    },
    /// Take an open political card.
    Take {
        /// Which of them.
        card: PoliticalCardId,
    },
    /// Say what is done with the card taken.
    Execute(Execution),
    /// Pay for harassed supply.
    Pay {
        /// Cards spent.
        pay: CardSet,
    },
    /// Generals who are fed when not all can be.
    Feed {
        /// Who is fed.
        generals: PieceSet,
    },
    /// Let a marker go this many boxes.
    Shift {
        /// How many; 0 leaves it where it is.
        boxes: u8,
    },
    /// Free votes for the first candidate; the rest goes to the other.
    Vote {
        /// How many of them go to Franz of Lorraine.
        franz: u8,
    },
    /// Send a general away; one from off the board is paid for.
    Corps {
        /// Who goes to the off-map box.
        general: PieceId,
        /// Cards spent for one from off the board; else none.
        pay: CardSet,
    },
    /// Put a displaced or new piece down.
    Settle {
        /// Which piece.
        piece: PieceId,
        /// Where it is put.
        city: CityId,
    },
    /// Choose the commander of a stack of equal ranks.
    Command {
        /// Who commands.
        general: PieceId,
    },
    /// Call for alternating moves.
    Dispute,
    /// Give up these cards, face up.
    Discards {
        /// Cards of the hand.
        cards: CardSet,
    },
    /// Offer a treaty to another seat.
    Propose(Proposal),
    /// Agree to a treaty offered to this seat.
    Agree {
        /// Its number.
        treaty: TreatyId,
    },
    /// Turn down a treaty offered to this seat.
    Decline {
        /// Its number.
        treaty: TreatyId,
    },
    /// Take an own offer back.
    Withdraw {
        /// Its number.
        treaty: TreatyId,
    },
    /// Free the other side from its clauses.
    Waive {
        /// Its number.
        treaty: TreatyId,
    },
    /// Make a contract between two powers of this seat.
    Subsidize {
        /// Who gives a card each turn.
        giver: PowerId,
        /// Who receives it.
        receiver: PowerId,
        /// For how many turns.
        turns: u8,
    },
    /// End a contract between two powers of this seat.
    Cancel {
        /// Who gives.
        giver: PowerId,
        /// Who receives.
        receiver: PowerId,
    },
}

/// The pieces, cities and cards an action names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Named {
    /// Generals, supply trains and whole groups alike.
    pub pieces: PieceSet,
    /// The whole way of a march or retreat; else the cities named.
    pub cities: Vec<CityId>,
    /// Cards played, given or paid with.
    pub cards: CardSet,
}

/// What everybody but its owner may read of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// Nobody else learns that anything is done at all.
    Nothing,
    /// Only the first words of its text.
    Words(usize),
    /// Who receives the armies stays hidden.
    Order(Recruit),
    /// Everything, unless the question itself is answered in secret.
    Answer,
    /// All of it, whoever reads.
    Everything,
}

impl Action {
    /// F-6.2, F-6.11, M-6.13, M-6.14: armies that pass inside a stack pass unseen: nobody else learns that it happened,
    /// nor when.
    pub fn is_unseen(&self) -> bool {
        self.shown() == Shown::Nothing
    }

    /// F-6.2, F-1.37, F-3.12, FC-1H, M-6.13: what others may read of it.
    pub fn shown(&self) -> Shown {
        match *self {
            Action::Transfer(_) => Shown::Nothing,
            Action::Deploy { .. } => Shown::Words(2),
            Action::Discard { .. } | Action::Assign { .. } | Action::Give { .. } | Action::Bid { .. } => {
                Shown::Words(1)
            }
            Action::Recruit(order) => Shown::Order(order),
            Action::Accept | Action::Pass => Shown::Answer,
            Action::Offensive { .. }
            | Action::March { .. }
            | Action::End
            | Action::Attack { .. }
            | Action::Play { .. }
            | Action::Concede
            | Action::Retreat { .. }
            | Action::Leave { .. }
            | Action::Starve { .. }
            | Action::Step { .. }
            | Action::Evade { .. }
            | Action::Resign
            | Action::ForceMarch { .. }
            | Action::Enter { .. }
            | Action::Hussar { .. }
            | Action::Trump { .. }
            | Action::Take { .. }
            | Action::Execute(_)
            | Action::Pay { .. }
            | Action::Feed { .. }
            | Action::Shift { .. }
            | Action::Vote { .. }
            | Action::Corps { .. }
            | Action::Settle { .. }
            | Action::Command { .. }
            | Action::Dispute
            | Action::Discards { .. }
            | Action::Propose(_)
            | Action::Agree { .. }
            | Action::Decline { .. }
            | Action::Withdraw { .. }
            | Action::Waive { .. }
            | Action::Subsidize { .. }
            | Action::Cancel { .. } => Shown::Everything,
        }
    }

    /// The one game that has such an action, if not both.
    pub fn only_in(&self) -> Option<Catalogue> {
        match self {
            Action::Deploy { .. }
            | Action::March { .. }
            | Action::Recruit(_)
            | Action::End
            | Action::Attack { .. }
            | Action::Play { .. }
            | Action::Concede
            | Action::Retreat { .. }
            | Action::Accept
            | Action::Pass
            | Action::Transfer(_)
            | Action::Resign => None,
            Action::Discard { .. }
            | Action::Offensive { .. }
            | Action::Leave { .. }
            | Action::Assign { .. }
            | Action::Give { .. }
            | Action::Starve { .. }
            | Action::Step { .. }
            | Action::Evade { .. } => Some(Catalogue::Friedrich),
            Action::ForceMarch { .. }
            | Action::Enter { .. }
            | Action::Hussar { .. }
            | Action::Trump { .. }
            | Action::Bid { .. }
            | Action::Take { .. }
            | Action::Execute(_)
            | Action::Pay { .. }
            | Action::Feed { .. }
            | Action::Shift { .. }
            | Action::Vote { .. }
            | Action::Corps { .. }
            | Action::Settle { .. }
            | Action::Command { .. }
            | Action::Dispute
            | Action::Discards { .. }
            | Action::Propose(_)
            | Action::Agree { .. }
            | Action::Decline { .. }
            | Action::Withdraw { .. }
            | Action::Waive { .. }
            | Action::Subsidize { .. }
            | Action::Cancel { .. } => Some(Catalogue::Maria),
        }
    }

    /// The pieces, cities and cards it names.
    pub fn named(&self) -> Named {
        let group = |pieces: PieceSet| Named { pieces, ..Named::default() };
        let one = |piece: PieceId| group(PieceSet::one(piece));
        let way = |path: &Path| path.cities().to_vec();
        let card = |card: CardId| Named { cards: [card].into_iter().collect(), ..Named::default() };
        let cards = |cards: CardSet| Named { cards, ..Named::default() };
        match *self {
            Action::March { group: pieces, path } | Action::ForceMarch { group: pieces, path } => {
                Named { cities: way(&path), ..group(pieces) }
            }
            Action::Retreat { path } => Named { cities: way(&path), ..Named::default() },
            Action::Step { piece, path } => Named { cities: way(&path), ..one(piece) },
            Action::Attack { attacker, defender } => group([attacker, defender].into_iter().collect()),
            Action::Leave { general }
            | Action::Assign { general }
            | Action::Starve { general }
            | Action::Command { general } => one(general),
            Action::Feed { generals } => group(generals),
            Action::Evade { to: city } | Action::Hussar { city, .. } => {
                Named { cities: vec![city], ..Named::default() }
            }
            Action::Settle { piece, city } => Named { cities: vec![city], ..one(piece) },
            Action::Enter { train, city, pay } => Named { cities: vec![city], cards: pay, ..one(train) },
            Action::Corps { general, pay } => Named { cards: pay, ..one(general) },
            Action::Discard { card: id }
            | Action::Give { card: id }
            | Action::Bid { card: id }
            | Action::Play { card: id, .. } => card(id),
            Action::Offensive { card } => cards(card.into_iter().collect()),
            Action::Pay { pay } | Action::Discards { cards: pay } => cards(pay),
            Action::Recruit(order) => cards(order.pay),
            Action::Transfer(transfer) => group(transfer.parts().map(|(piece, _)| piece).collect()),
            Action::Deploy { .. }
            | Action::End
            | Action::Concede
            | Action::Accept
            | Action::Pass
            | Action::Resign
            | Action::Trump { .. }
            | Action::Take { .. }
            | Action::Execute(_)
            | Action::Shift { .. }
            | Action::Vote { .. }
            | Action::Dispute
            | Action::Propose(_)
            | Action::Agree { .. }
            | Action::Decline { .. }
            | Action::Withdraw { .. }
            | Action::Waive { .. }
            | Action::Subsidize { .. }
            | Action::Cancel { .. } => Named::default(),
        }
    }

    /// The same action with other cards: `change` is given all it names, or as many for one.
    #[must_use]
    pub fn map_cards(self, change: impl Fn(CardSet) -> CardSet) -> Action {
        let one = |card: CardId| change([card].into_iter().collect()).iter().next().unwrap_or(card);
        match self {
            Action::Discard { card } => Action::Discard { card: one(card) },
            Action::Give { card } => Action::Give { card: one(card) },
            Action::Bid { card } => Action::Bid { card: one(card) },
            Action::Offensive { card } => Action::Offensive { card: card.map(one) },
            Action::Play { card, declared, double } => Action::Play { card: one(card), declared, double },
            Action::Recruit(order) => Action::Recruit(Recruit { pay: change(order.pay), ..order }),
            Action::Pay { pay } => Action::Pay { pay: change(pay) },
            Action::Corps { general, pay } => Action::Corps { general, pay: change(pay) },
            Action::Enter { train, city, pay } => Action::Enter { train, city, pay: change(pay) },
            Action::Discards { cards } => Action::Discards { cards: change(cards) },
            // These name no cards.
            Action::Deploy { .. }
            | Action::March { .. }
            | Action::End
            | Action::Attack { .. }
            | Action::Concede
            | Action::Retreat { .. }
            | Action::Leave { .. }
            | Action::Assign { .. }
            | Action::Accept
            | Action::Pass
            | Action::Starve { .. }
            | Action::Step { .. }
            | Action::Evade { .. }
            | Action::Transfer(_)
            | Action::Resign
            | Action::ForceMarch { .. }
            | Action::Hussar { .. }
            | Action::Trump { .. }
            | Action::Take { .. }
            | Action::Execute(_)
            | Action::Feed { .. }
            | Action::Shift { .. }
            | Action::Vote { .. }
            | Action::Settle { .. }
            | Action::Command { .. }
            | Action::Dispute
            | Action::Propose(_)
            | Action::Agree { .. }
            | Action::Decline { .. }
            | Action::Withdraw { .. }
            | Action::Waive { .. }
            | Action::Subsidize { .. }
            | Action::Cancel { .. } => self,
        }
    }

    /// Open to its seat whoever is asked, and as often as it likes: armies that pass inside a stack, offers and answers
    /// of negotiation. The game goes on without it.
    pub fn is_free(&self) -> bool {
        use Action::{Agree, Cancel, Decline, Propose, Subsidize, Transfer, Waive, Withdraw};
        let is_offer = matches!(self, Propose(_) | Agree { .. } | Decline { .. } | Withdraw { .. } | Waive { .. });
        is_offer || matches!(self, Subsidize { .. } | Cancel { .. } | Transfer(_))
    }
}

/// What a power announces about the political card it has taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Execution {
    /// Follow the instruction.
    pub obey: bool,
    /// Steps on each track.
    pub shifts: [Option<i8>; TRACKS],
}

impl Execution {
    /// Throw the card away.
    pub const BURY: Execution = Execution { obey: false, shifts: [None; TRACKS] };
}
