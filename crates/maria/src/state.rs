//! What only MARIA keeps of a position.

use std::ops::{Deref, DerefMut};

use board::limits::{INCOME_TURNS, POLITICAL_CARDS, POWERS, TRACKS};
use board::{CardId, CardSet, CityId, PieceSet, PoliticalCardId, PowerId, PowerSet, SeatSet, Suit};
use engine::action::Action;
use engine::outcome::Outcome;
use engine::ruleset::Seat;

use crate::contracts::Contracts;
use crate::display::Square;
use crate::treaties::Treaties;

/// The three action stages (M-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// France and Bavaria.
    French,
    /// Prussia, and Saxony while it is on its side.
    Prussian,
    /// Austria and the Pragmatic Army, and Saxony while it is on their side.
    Austrian,
}

/// Where the game stands (catalogue part 3): the steps of the sequence of play, in its order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// M-4.15: troops are distributed, once before the first turn.
    Deploy,
    /// What held for the last turn is forgotten.
    TurnBegins,
    /// `POL_0` and `POL_1`
    PoliticsBegins,
    /// `POL_2`
    Trump,
    /// `POL_3`
    Place,
    /// `POL_4`
    Reveal,
    /// `POL_5`: the next power conserves or takes
    Influence,
    /// `POL_5`: what is done with the card taken
    Execute,
    /// `POL_5`: the effects of an executed card, one after another
    Effects,
    /// `POL_5`: a choice of an effect
    EffectChoice,
    /// `POL_6`: sums and boxes
    Shift,
    /// `POL_6`: who owes an expedition corps
    Duties,
    /// `POL_7`
    CorpsReturn,
    /// Politics is over; the hussars come next.
    PoliticsEnds,
    /// Austria places its hussars.
    Hussars,
    /// The powers of the next stage become active.
    StageBegins,
    /// `ST_TC`: the French subsidy
    Subsidy,
    /// the second Prussian train, where it is still owed
    OwedTrain,
    /// `ST_TC`: the powers of the stage draw
    Draw,
    /// `ST_SUPPLY`: one power of the stage after another is examined
    Supply,
    /// `ST_SUPPLY`: which cards pay
    Pay,
    /// `ST_SUPPLY`: who is paid for
    Feed,
    /// Supply is settled; movement begins.
    SupplyDone,
    /// Two seats at once in the Austrian stage
    Movement,
    /// Movement is over; the combats that are due are found.
    CombatBegins,
    /// `ST_COMBAT_PICK`
    CombatOrder,
    /// Cards may be played from here on.
    DuelBegins,
    /// `C_TURN`, `C_ZERO`
    Duel,
    /// `C_RETREAT`
    Retreat,
    /// Points for the beaten are settled.
    CombatEnds,
    /// Conquests that waited for a protector to go are settled.
    Conquests,
    /// `END_FB`
    Reduction,
    /// `END_PS`
    PeaceOffer,
    /// `END_PS`
    PeaceAnswer,
    /// ANNEX steps 3 and 4, after Saxony's change is settled
    Annex,
    /// guests leave the new neutral country
    Guests,
    /// `CHECK_a`: somebody may have won; then the next stage
    StageEnds,
    /// All stages are over.
    TurnEnds,
    /// M-18: the imperial election, where one is due.
    Vote,
    /// SG
    Cession,
    /// M-13: every third turn
    Winter,
    /// The powers recruit, one after another.
    WinterRecruit,
    /// The calendar moves on, or the game ends with it.
    NextTurn,
    /// After a change of side, a peace or a return from a box: who must go, who may come
    Settle,
    /// Pieces that must go elsewhere
    Displace,
    /// `SAX_AUSTRIAN`: whether the Saxon general comes back
    SaxonReturn,
    /// `C_POINTS`, `ST_SUPPLY`: how far Saxony shifts
    SaxonShift,
    /// `POL_6`, winter: which general goes to the off-map box
    Expedition,
    /// ANNEX step 5: where the second train comes in
    SecondTrain,
    /// Equal ranks unite: who commands
    Command,
    /// Two powers of two seats want to unite
    Consent,
    /// Somebody has won; nobody is asked any more.
    Over,
}

impl From<Phase> for usize {
    fn from(phase: Phase) -> usize {
        phase as usize
    }
}

impl Phase {
    /// The name of the phase for the page, bots and positions.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Deploy => "deploy",
            Phase::TurnBegins => "turn-begins",
            Phase::PoliticsBegins => "politics-begins",
            Phase::Trump => "trump",
            Phase::Place => "place",
            Phase::Reveal => "reveal",
            Phase::Influence => "influence",
            Phase::Execute => "execute",
            Phase::Effects => "effects",
            Phase::EffectChoice => "effect-choice",
            Phase::Shift => "shift",
            Phase::Duties => "duties",
            Phase::Expedition => "expedition",
            Phase::CorpsReturn => "corps-return",
            Phase::PoliticsEnds => "politics-ends",
            Phase::Hussars => "hussars",
            Phase::StageBegins => "stage-begins",
            Phase::Subsidy => "subsidy",
            Phase::OwedTrain => "owed-train",
            Phase::Draw => "draw",
            Phase::Supply => "supply",
            Phase::Pay => "pay",
            Phase::Feed => "feed",
            Phase::SupplyDone => "supply-done",
            Phase::Movement => "movement",
            Phase::CombatBegins => "combat-begins",
            Phase::CombatOrder => "combat-order",
            Phase::DuelBegins => "duel-begins",
            Phase::Duel => "duel",
            Phase::Retreat => "retreat",
            Phase::CombatEnds => "combat-ends",
            Phase::SaxonShift => "saxon-shift",
            Phase::Conquests => "conquests",
            Phase::Reduction => "reduction",
            Phase::PeaceOffer => "peace-offer",
            Phase::PeaceAnswer => "peace-answer",
            Phase::StageEnds => "stage-ends",
            Phase::Settle => "settle",
            Phase::Displace => "displace",
            Phase::SaxonReturn => "saxon-return",
            Phase::Annex => "annex",
            Phase::Guests => "guests",
            Phase::SecondTrain => "second-train",
            Phase::TurnEnds => "turn-ends",
            Phase::Vote => "vote",
            Phase::Winter => "winter",
            Phase::WinterRecruit => "winter-recruit",
            Phase::Cession => "cession",
            Phase::NextTurn => "next-turn",
            Phase::Consent => "consent",
            Phase::Command => "command",
            Phase::Over => "over",
        }
    }

    /// The part of a turn in which a position written down now would be entered again.
    pub fn part(self) -> &'static str {
        engine::sequence::part(&PARTS, self)
    }

    /// Whether somebody must go elsewhere or may come back before play goes on.
    pub fn is_settling(self) -> bool {
        (Phase::Settle..=Phase::SaxonReturn).contains(&self)
    }

    /// Whether the stages of the turn are over and its winter has not begun.
    pub fn is_after_stages(self) -> bool {
        (Phase::TurnEnds..=Phase::Winter).contains(&self)
    }
}

/// The parts of a turn by which positions are written down, each with its first step.
const PARTS: [(Phase, &str); 19] = [
    (Phase::Deploy, "deploy"),
    (Phase::TurnBegins, "politics"),
    (Phase::PoliticsEnds, "hussars"),
    (Phase::StageBegins, "cards"),
    (Phase::Supply, "supply"),
    (Phase::SupplyDone, "movement"),
    (Phase::CombatBegins, "combat"),
    (Phase::Conquests, "conquest"),
    (Phase::Reduction, "reduction"),
    (Phase::PeaceOffer, "peace-offer"),
    (Phase::Annex, "end-of-stage"),
    (Phase::TurnEnds, "end-of-turn"),
    (Phase::Winter, "winter"),
    (Phase::Settle, "end-of-stage"),
    (Phase::SaxonShift, "combat"),
    (Phase::Expedition, "politics"),
    (Phase::SecondTrain, "end-of-stage"),
    (Phase::Command, "movement"),
    (Phase::Over, "end-of-turn"),
];

/// Saxony's side (M-19.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaxonSide {
    /// An ally of Prussia, led by its seat.
    Prussian,
    /// Nobody's ally; its country is closed.
    Neutral,
    /// An ally of Austria, led by its seat.
    Austrian,
}

/// What political cards add to the coming draws of each power, the next draw first (`income` of the closed list).
pub type IncomeChanges = [[i8; INCOME_TURNS]; 6];

/// Why pieces are displaced, and so where they may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expulsion {
    /// M-19.1.9, M-19.1.10: nearest empty city at home.
    Peace,
    /// M-19.3.9: nearest home city with room; afterwards the Saxons go home.
    Neutrality,
    /// guests in a country that turns neutral, as above.
    Guests,
    /// M-17.5.22: one city, or the nearest where it may stand.
    Arrow,
    /// M-19.3.12, R-62: a Saxon general leaves a mixed stack for the nearest empty city.
    Split,
}

/// Politics of the running turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Politics {
    /// Political cards turned up so far.
    pub drawn: u8,
    /// The open political cards of this turn.
    pub cards: [Option<PoliticalCardId>; 2],
    /// Named this turn; none before.
    pub trump: Option<Suit>,
    /// The square whose power places next.
    pub placing: u8,
    /// Squares in order of influence, as far as they take part.
    pub ranking: [Option<u8>; 4],
    /// The place in `ranking` of the power that chooses next.
    pub next: u8,
    /// The card taken and not yet dealt with, and the power that took it.
    pub taken: Option<(PoliticalCardId, PowerId)>,
    /// The effect of the executed card that comes next, counted from 0.
    pub next_effect: u8,
    /// Announced shifts, summed per track.
    pub shifts: [i8; TRACKS],
    /// The box of each track's marker, counted from 0.
    pub tracks: [u8; TRACKS],
    /// Seats that have executed a card this turn (M-24.7).
    pub executed: SeatSet,
    /// What cards executed so far add to coming draws.
    pub changes: IncomeChanges,
    /// How far a hussar may stand from a general this turn.
    pub hussar_range: u8,
    /// Silesian fortresses that may be missing for an offer of peace this turn.
    pub peace_missing: u8,
    /// Powers that owe an expedition corps.
    pub corps_due: PowerSet,
}

/// M-3.2.14, M-3.2.15, M-3.2.16: markers outside fortresses (advanced game).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Boxes {
    /// Signed pools.
    pub pools: [i8; POWERS],
    /// Markers in each power's battle box.
    pub battle: [u8; POWERS],
    /// Power with a marker in each of the boxes.
    pub electors: Option<PowerId>,
    /// The same for the Emperor box.
    pub emperor: Option<PowerId>,
    /// The same for the Italy box.
    pub italy: Option<PowerId>,
    /// Whether a Prussian marker lies in the Silesia box.
    pub silesia: bool,
    /// Markers set aside by the annexation and by the reduction of aims.
    pub aside_prussia: u8,
    /// Markers of France set aside by the reduction of its aims.
    pub aside_france: u8,
}

/// The stack a combat has beaten, as it stood (for the points).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fought {
    /// Its generals.
    pub stack: PieceSet,
    /// Their troops together, before the losses.
    pub troops: u8,
    /// Where it stood.
    pub city: CityId,
}

/// The Silesia-Gambit after a cession (M-SG2.2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ceded {
    /// Fortresses Prussia lacked to its twelve.
    pub prussia_lacked: u8,
    /// Fortresses France lacked to its nine.
    pub france_lacked: u8,
    /// Silesian fortresses Austria still held.
    pub austria_held: u8,
}

/// What only MARIA keeps: what lies open, and what somebody does not know.
///
/// The open part stands for the whole: `own.phase` is `own.open.phase`, while a secret is always called one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Own {
    /// What everybody sees.
    pub open: Open,
    /// What at least one viewer does not know.
    pub secret: Secret,
}

impl Deref for Own {
    type Target = Open;

    fn deref(&self) -> &Open {
        &self.open
    }
}

impl DerefMut for Own {
    fn deref_mut(&mut self) -> &mut Open {
        &mut self.open
    }
}

/// What everybody sees. Views copy it whole: whatever is put here is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// The step of the sequence play stands at.
    pub phase: Phase,
    /// Where play goes on after what has come in between.
    pub resume: Phase,
    /// The action stage that runs or ran last.
    pub stage: Stage,
    /// Powers whose troops are distributed.
    pub deployed: PowerSet,
    /// The city of each of the two; none off the board.
    pub hussars: [Option<CityId>; 2],
    /// Hussars placed in the running hussar segment.
    pub hussars_placed: [bool; 2],
    /// Powers that have drawn this turn (INV-14).
    pub drew: PowerSet,
    /// Powers of the running stage whose supply is judged.
    pub fed: PowerSet,
    /// M-16.8: Pragmatic generals, by rank, who stood under Austrian command when this supply phase began, as bits.
    pub led: u8,
    /// Generals whose hussar price is due, and the points each costs.
    pub due: PieceSet,
    /// Those of them who have been paid for.
    pub paid: PieceSet,
    /// Points available on a shortfall.
    pub purse: u16,
    /// Seats that have ended their movement.
    pub done: SeatSet,
    /// M-10.1.24: the seat that moves next on the Flanders map where the order is in dispute.
    pub flanders_next: Option<Seat>,
    /// Seats that have dropped out of the alternation on Flanders.
    pub flanders_out: SeatSet,
    /// Pieces that did not march in this phase and move no more: trains re-entered, generals joined (M-10.1.10).
    pub halted: PieceSet,
    /// Trains that came in this turn and may not move (M-10.2.9).
    pub entered: PieceSet,
    /// On whose side Saxony stands.
    pub saxony: SaxonSide,
    /// M-19.3.20: whether Saxony has already had a stage this turn.
    pub saxony_acted: bool,
    /// Whether Prussia has annexed Silesia (M-19.1).
    pub annexed: bool,
    /// The turn in whose Prussian stage Prussia's neutrality ends; 0: not neutral.
    pub neutral_until: u8,
    /// Whether France has reduced its war aims (M-19.2).
    pub reduced: bool,
    /// Politics of this turn, and the tracks.
    pub politics: Politics,
    /// Cards on the political display, by square.
    pub squares: [Square; 4],
    /// Markers outside fortresses, and the pools.
    pub boxes: Boxes,
    /// The player who most recently won a combat.
    pub last_winner: Option<Seat>,
    /// The stack just beaten, until its points are settled.
    pub fought: Option<Fought>,
    /// Whether an election is held at the end of this turn.
    pub election: bool,
    /// Seats that have cast their votes, and free votes for Franz, for Karl Albrecht.
    pub voted: SeatSet,
    /// Free votes cast so far for Franz, for Karl Albrecht.
    pub votes: [u8; 2],
    /// Boxes Austria may let the Saxony marker go to the right.
    pub shift_right: u8,
    /// Pieces that must go elsewhere before play goes on.
    pub homeless: PieceSet,
    /// M-19.3.13: the Saxon general may still be brought back.
    pub saxon_return: bool,
    /// Why they must go; without meaning while none must.
    pub expulsion: Expulsion,
    /// The power whose winter it is, by its place in the order.
    pub winter: u8,
    /// Who ordered what waits for a consent or for a choice of commander.
    pub orderer: Seat,
    /// M-10.1.23: unions declined since anything else has changed, as bits by `march::union_bit`.
    pub refused: [u8; 5],
    /// Generals of the waiting order to recruit, by rank, whose unions are settled.
    pub united: u8,
    /// How things stood when Austria ceded Silesia; none before, and in other variants.
    pub ceded: Option<Ceded>,
    /// Treaties offered and in force (rule 21).
    pub treaties: Treaties,
    /// Subsidies that run (rule 20).
    pub contracts: Contracts,
    /// How the game ended; `None` while it runs.
    pub outcome: Option<Outcome>,
}

/// What at least one viewer does not know.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret {
    /// All political cards in their order; everybody has seen the first `politics.drawn`.
    pub deck: [Option<PoliticalCardId>; POLITICAL_CARDS],
    /// By square, the card placed this turn and not turned up: all until influence is determined, then bluffs that stay
    /// face down.
    pub placed: [Option<CardId>; 4],
    /// M-13.14: winter scores so far, on the folded sheet.
    pub scores: [u8; POWERS],
    /// What waits for a consent, or for a choice of commander.
    pub waiting: Option<Action>,
    /// SG: cards France has put aside.
    pub put_aside: CardSet,
}
