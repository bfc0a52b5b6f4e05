//! MARIA: War of the Austrian Succession; three players, six powers, politics.

mod annex;
mod breach;
mod calendar;
mod clauses;
mod closed;
mod corps;
mod decisions;
mod displace;
mod display;
mod effects;
mod election;
mod facts;
mod flanders;
mod fortress;
mod gambit;
mod inspect;
mod lands;
mod march;
mod moment;
mod order;
mod out_of_turn;
mod papers;
mod play;
mod points;
mod politics;
mod position;
mod sample;
mod saxony;
mod sequence;
mod setup;
mod sound;
mod stages;
mod subsidy;
mod supply;
mod switches;
#[cfg(test)]
#[allow(non_snake_case, reason = "test names are rule ids, two underscores and a slug")]
mod tests;
mod treaty;
mod truce;
mod turn;
mod victory;
mod view;
mod winter;

use board::limits::{INCOME_TURNS, POLITICAL_CARDS, POWERS, TRACKS};
use board::pack::{self, Mode};
use board::{CardSet, CityId, CitySet, Pack, PieceSet, PowerId, Suit};

use crate::action::Action;
use crate::outcome::Outcome;
use crate::ruleset::{NONE, Options, Ruleset, Seat};
use crate::titles::Fixed;

pub(crate) use decisions::combat_order::combats_due;
pub(crate) use decisions::retreat::closed_to_beaten;
pub(crate) use display::{Display, Square};
#[cfg(test)]
pub(crate) use effects::price_of_order;
pub(crate) use facts::facts;
pub use inspect::MariaInspection;
pub(crate) use inspect::{
    cards_of, fortress_facts, inspection, leading_power, means, opens_its_phase, phase_name, pool_and_score,
    write_position,
};
pub(crate) use march::waits as march_waits;
pub use moment::MariaMoment;
pub(crate) use moment::without_remains;
pub use papers::{ContractAt, TreatyAt};
pub(crate) use play::{apply, asked, check, legal, random_action, run, waits_for_union};
pub use position::MariaPosition;
pub(crate) use position::enter_position;
pub(crate) use sample::{hidden_bluffs, imagine, may_be_bluff, unseen};
pub(crate) use sequence::steps;
pub(crate) use setup::new_state;
pub(crate) use sound::assert_sound;
#[cfg(test)]
pub(crate) use switches::switches_mut;
pub(crate) use switches::{SWITCHES, Switches, switches};
#[cfg(test)]
pub(crate) use tests::refusals::refused;
pub use treaty::{
    CLAUSES_IN_FORCE, OPEN_PROPOSALS, OPEN_PROPOSALS_OF_A_SEAT, PROPOSALS_OF_A_TURN, TREATIES, TREATIES_IN_FORCE,
};
pub use treaty::{ClauseStanding, ClauseView, Treaties, Treaty, TreatyView};
pub use view::{MariaView, MariaWire};
pub(crate) use view::{describe, prospects};

/// The order of the powers in the pack.
pub const FRANCE: PowerId = PowerId(0);
pub const BAVARIA: PowerId = PowerId(1);
pub const PRUSSIA: PowerId = PowerId(2);
pub const SAXONY: PowerId = PowerId(3);
pub const PRAGMATIC: PowerId = PowerId(4);
pub const AUSTRIA: PowerId = PowerId(5);

const SLUGS: [&str; 6] = ["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"];

/// M-2.4: the powers with a pool of their own.
pub const MAJORS: [PowerId; 4] = [PRUSSIA, FRANCE, PRAGMATIC, AUSTRIA];

/// Which variant is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Variant {
    /// Rule 14.
    Introductory,
    /// Rules 15 to 23.
    Advanced,
    /// The Silesia-Gambit.
    Gambit,
}

/// M-1.1, M-1.2, M-1.3: the mode says which.
fn variant_of(mode: &Mode) -> Result<Variant, String> {
    match mode.variant {
        pack::Variant::Introductory => Ok(Variant::Introductory),
        pack::Variant::Advanced => Ok(Variant::Advanced),
        pack::Variant::Gambit => Ok(Variant::Gambit),
        other => {
            let (slug, other) = (&mode.slug, other.name());
            Err(format!("the mode {slug} has the variant `{other}`; MARIA knows introductory, advanced and gambit"))
        }
    }
}

pub(crate) fn variant(rules: &Ruleset) -> Variant {
    lands(rules).variant
}

/// The three action stages (M-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Stage {
    French,
    Prussian,
    Austrian,
}

/// Where the game stands (catalogue part 3): the steps of the sequence of play, in its order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    Deploy,
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
    PoliticsEnds,
    Hussars,
    StageBegins,
    /// `ST_TC`: the French subsidy
    Subsidy,
    /// the second Prussian train, where it is still owed
    OwedTrain,
    Draw,
    Supply,
    /// `ST_SUPPLY`: which cards pay
    Pay,
    /// `ST_SUPPLY`: who is paid for
    Feed,
    SupplyDone,
    /// Two seats at once in the Austrian stage
    Movement,
    CombatBegins,
    CombatOrder,
    DuelBegins,
    Duel,
    Retreat,
    CombatEnds,
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
    StageEnds,
    TurnEnds,
    Vote,
    /// SG
    Cession,
    Winter,
    WinterRecruit,
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
    Over,
}

impl From<Phase> for usize {
    fn from(phase: Phase) -> usize {
        phase as usize
    }
}

/// Saxony's side (M-19.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Side {
    Prussian,
    Neutral,
    Austrian,
}

/// What political cards add to the coming draws of each power, the next draw first (`income` of the closed list).
pub type IncomeChanges = [[i8; INCOME_TURNS]; 6];

/// Why pieces are displaced, and so where they may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Politics {
    pub deck: [u8; POLITICAL_CARDS],
    pub drawn: u8,
    /// The open political cards of this turn.
    pub cards: [Option<u8>; 2],
    pub trump: Option<Suit>,
    /// The square whose power places next.
    pub placing: u8,
    /// Squares in order of influence, as far as they take part.
    pub ranking: [Option<u8>; 4],
    pub next: u8,
    /// The card taken and not yet dealt with, and the power that took it.
    pub taken: Option<(u8, PowerId)>,
    pub next_effect: u8,
    /// Announced shifts, summed per track.
    pub shifts: [i8; TRACKS],
    pub tracks: [u8; TRACKS],
    /// Seats that have executed a card this turn, as bits (M-24.7).
    pub executed: u8,
    pub changes: IncomeChanges,
    /// How far a hussar may stand from a general this turn.
    pub hussar_range: u8,
    /// Silesian fortresses that may be missing for an offer of peace this turn.
    pub peace_missing: u8,
    /// Powers that owe an expedition corps, as bits.
    pub corps_due: u8,
}

/// M-3.2.14, M-3.2.15, M-3.2.16: markers outside fortresses (advanced game).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Boxes {
    /// Signed pools.
    pub pools: [i8; POWERS],
    pub battle: [u8; POWERS],
    /// Power with a marker in each of the boxes, or `NONE`.
    pub electors: u8,
    pub emperor: u8,
    pub italy: u8,
    pub silesia: bool,
    /// Markers set aside by the annexation and by the reduction of aims.
    pub aside_prussia: u8,
    pub aside_france: u8,
}

/// The stack a combat has beaten, as it stood (for the points).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Fought {
    pub stack: PieceSet,
    pub troops: u8,
    pub city: CityId,
}

/// The Silesia-Gambit after a cession (M-SG2.2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Ceded {
    /// Fortresses Prussia lacked to its twelve.
    pub prussia_lacked: u8,
    /// Fortresses France lacked to its nine.
    pub france_lacked: u8,
    /// Silesian fortresses Austria still held.
    pub austria_held: u8,
}

/// What only MARIA keeps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Own {
    pub phase: Phase,
    /// Where play goes on after what has come in between.
    pub resume: Phase,
    pub stage: Stage,
    pub deployed: u8,
    pub hussars: [Option<CityId>; 2],
    /// Hussars placed in the running hussar segment, as bits.
    pub hussars_placed: u8,
    /// Powers that have drawn this turn, as bits (INV-14).
    pub drew: u8,
    /// Powers of the running stage whose supply is judged, as bits.
    pub fed: u8,
    /// M-16.8: Pragmatic generals, by rank, who stood under Austrian command when this supply phase began, as bits.
    pub led: u8,
    /// Generals whose hussar price is due, and the points each costs.
    pub due: PieceSet,
    pub paid: PieceSet,
    /// Points available on a shortfall.
    pub purse: u16,
    /// Seats that have ended their movement, as bits.
    pub done: u8,
    /// M-10.1.24: the seat that moves next on the Flanders map where the order is in dispute, or `NONE`.
    pub flanders_next: u8,
    /// Seats that have dropped out of the alternation on Flanders, as bits.
    pub flanders_out: u8,
    /// Pieces that did not march in this phase and move no more: trains re-entered, generals joined (M-10.1.10).
    pub halted: PieceSet,
    /// Trains that came in this turn and may not move (M-10.2.9).
    pub entered: PieceSet,
    pub saxony: Side,
    /// M-19.3.20: whether Saxony has already had a stage this turn.
    pub saxony_acted: bool,
    pub annexed: bool,
    /// The turn in whose Prussian stage Prussia's neutrality ends; 0: not neutral.
    pub neutral_until: u8,
    pub reduced: bool,
    pub politics: Politics,
    pub display: Display,
    pub boxes: Boxes,
    /// M-13.14: winter scores so far, on the folded sheet.
    pub scores: [u8; POWERS],
    /// The seat that most recently won a combat, or `NONE`.
    pub winner: u8,
    pub fought: Option<Fought>,
    pub election: bool,
    /// Seats that have cast their votes, and free votes for Franz, for Karl Albrecht.
    pub voted: u8,
    pub votes: [u8; 2],
    /// Boxes Austria may let the Saxony marker go to the right.
    pub shift_right: u8,
    pub homeless: PieceSet,
    /// M-19.3.13: the Saxon general may still be brought back.
    pub saxon_return: bool,
    pub expulsion: Expulsion,
    /// The power whose winter it is, by its place in the order.
    pub winter: u8,
    /// What waits for a consent, or for a choice of commander, and who ordered it.
    pub waiting: Option<Action>,
    pub orderer: Seat,
    /// M-10.1.23: unions declined since anything else has changed, as bits by `march::union_bit`.
    pub refused: [u8; 5],
    /// Generals of the waiting order to recruit, by rank, whose unions are settled.
    pub united: u8,
    pub ceded: Option<Ceded>,
    /// SG: cards France has put aside.
    pub put_aside: CardSet,
    pub treaties: treaty::Treaties,
    pub contracts: subsidy::Contracts,
    pub outcome: Option<Outcome>,
}

/// M-1.4, M-3.2.1: lands and places of the pack the rules speak of, found once.
pub(crate) struct Lands {
    pub variant: Variant,
    pub all: CitySet,
    pub core_austria: CitySet,
    pub silesia: CitySet,
    pub united_provinces: CitySet,
    pub both_netherlands: CitySet,
    pub poland: CitySet,
    pub flanders: CitySet,
    pub bohemia: CitySet,
    /// Rule 22: generals of other powers whom the Pragmatic Army provides for.
    pub guests: PieceSet,
    /// The track that tells Saxony's side: the one with a status in its boxes.
    pub saxony_track: usize,
    /// The powers of the mode, as bits.
    pub in_play: u8,
    pub switches: Switches,
}

impl Own {
    /// M-10.1.24: whose move it is on the Flanders map, if the order there is in dispute this turn.
    pub fn disputed(&self) -> Option<Seat> {
        (self.flanders_next != NONE).then_some(Seat(self.flanders_next))
    }

    /// The player who most recently won a combat.
    pub fn last_winner(&self) -> Option<Seat> {
        (self.winner != NONE).then_some(Seat(self.winner))
    }
}

impl Lands {
    fn find(pack: &Pack, mode: &Mode) -> Result<Lands, String> {
        let area = |slug: &str| {
            let found = pack.area(slug).map(|area| pack.areas[area.index()].cities);
            found.ok_or_else(|| format!("a pack for MARIA needs the area `{slug}`"))
        };
        Ok(Lands {
            variant: variant_of(mode)?,
            all: (0..pack.cities.len() as u16).map(CityId).collect(),
            core_austria: area("core-austria")?,
            silesia: area("silesia")?,
            united_provinces: area("united-provinces")?,
            both_netherlands: area("both-netherlands")?,
            poland: area("poland")?,
            flanders: area("map-flanders")?,
            bohemia: area("map-bohemia")?,
            guests: pack.powers[PRAGMATIC.index()].guests.iter().copied().collect(),
            saxony_track: saxony_track(pack)?,
            in_play: mode.powers.iter().fold(0, |powers, plan| powers | bit(plan.power)),
            switches: SWITCHES,
        })
    }
}

fn saxony_track(pack: &Pack) -> Result<usize, String> {
    let mut with_status = pack.tracks.iter().enumerate().filter(|(_, track)| track.boxes[0].status.is_some());
    match (with_status.next(), with_status.next()) {
        (Some((track, _)), None) => Ok(track),
        _ => Err("a pack for MARIA needs one track, and only one, with the status of Saxony in its boxes".to_owned()),
    }
}

/// M-5.7: the calendar ends with a winter.
fn check_calendar(mode: &Mode) -> Result<(), String> {
    match mode.last_turn {
        Some(turn) if turn > 0 && turn.is_multiple_of(3) => Ok(()),
        _ => Err(format!("the mode {} needs a `last-turn` that ends a year: 3, 6, 9 and so on", mode.slug)),
    }
}

/// Makes the fixed part of a game.
/// the pack names the options of each mode.
pub fn ruleset(pack: &'static Pack, mode: &str, options: Options) -> Result<Ruleset, String> {
    let slugs: Vec<&str> = pack.powers.iter().map(|power| power.slug.as_str()).collect();
    if slugs != SLUGS {
        return Err(format!("this pack has the powers {}, not those of MARIA", slugs.join(", ")));
    }
    let mode = Ruleset::find_mode(pack, mode, options)?;
    check_calendar(mode)?;
    Ok(Ruleset::new(pack, mode, options, Fixed::Maria(Box::new(Lands::find(pack, mode)?))))
}

pub(crate) fn lands(rules: &Ruleset) -> &Lands {
    match &rules.title {
        Fixed::Maria(lands) => lands,
        Fixed::Friedrich(_) => unreachable!("a MARIA ruleset has its lands"),
    }
}

/// M-14.11, M-SG2.1.1, M-SG2.1.10: politics, pools, boxes, election, scores and rules 15 to 23 hang on this.
pub(crate) fn is_advanced(rules: &Ruleset) -> bool {
    variant(rules) == Variant::Advanced
}

/// Cards outside hands and piles whose faces this viewer knows.
pub(crate) fn open_aside(own: &Own, viewer: Option<Seat>, core: &crate::state::Core, rules: &Ruleset) -> CardSet {
    let display = &own.display;
    let mut cards = CardSet::EMPTY;
    for (at, &power) in rules.pack.squares.iter().enumerate() {
        cards = cards.or(&display.squares[at].all());
        if viewer == Some(core.seat(power)) {
            cards = cards.or(&display.placed[at].into_iter().collect());
        }
    }
    cards
}

/// INV-6: cards on the display and put aside.
pub(crate) fn cards_aside(own: &Own) -> CardSet {
    let display = &own.display;
    let mut cards = own.put_aside.or(&display.placed.iter().flatten().copied().collect());
    for square in &display.squares {
        cards = cards.or(&square.all());
    }
    cards
}

pub(crate) fn is_two_player(rules: &Ruleset) -> bool {
    rules.mode.players == 2
}

pub(crate) const fn bit(power: PowerId) -> u8 {
    1 << power.0
}

/// The square of a major power on the display.
pub(crate) fn square(rules: &Ruleset, power: PowerId) -> usize {
    rules.pack.squares.iter().position(|&other| other == power).expect("a major power has a square")
}

/// M-10.3.26, M-16.6: the major power that stands for a power.
/// M-19.3.16: Saxony with Austria scores and marks for Austria.
pub(crate) fn major_of(own: &Own, power: PowerId) -> PowerId {
    match power {
        BAVARIA => FRANCE,
        SAXONY if own.saxony == Side::Austrian => AUSTRIA,
        SAXONY => PRUSSIA,
        major => major,
    }
}

/// M-5.1, M-5.4, M-19.3.19, R-28: the powers of a stage, in the order in which they draw.
/// M-19.4.2: a neutral power acts on.
pub(crate) fn active_powers(rules: &Ruleset, core: &crate::state::Core, own: &Own) -> StagePowers {
    let listed: &[PowerId] = match (own.stage, own.saxony) {
        (Stage::French, _) => &[FRANCE, BAVARIA],
        (Stage::Prussian, Side::Prussian) => &[PRUSSIA, SAXONY],
        (Stage::Prussian, _) => &[PRUSSIA],
        (Stage::Austrian, Side::Prussian) => &[AUSTRIA, PRAGMATIC],
        (Stage::Austrian, _) => &[AUSTRIA, SAXONY, PRAGMATIC],
    };
    let present = lands(rules).in_play & core.present;
    listed.iter().copied().filter(|&power| present & bit(power) != 0).collect()
}

/// The powers of a stage, three at most; they are asked for at every step, so they live in place.
#[derive(Clone, Copy)]
pub(crate) struct StagePowers {
    powers: [PowerId; 3],
    number: usize,
}

impl FromIterator<PowerId> for StagePowers {
    #[inline]
    fn from_iter<T: IntoIterator<Item = PowerId>>(powers: T) -> StagePowers {
        let mut all = StagePowers { powers: [AUSTRIA; 3], number: 0 };
        for power in powers {
            all.powers[all.number] = power;
            all.number += 1;
        }
        all
    }
}

impl std::ops::Deref for StagePowers {
    type Target = [PowerId];

    fn deref(&self) -> &[PowerId] {
        &self.powers[..self.number]
    }
}
