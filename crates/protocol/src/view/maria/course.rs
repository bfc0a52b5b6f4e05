//! Public bookkeeping of MARIA: where exactly the sequence of play stands, and what it has to remember.

use board::PoliticalCardId;
use board::limits::{INCOME_TURNS, SEATS, TRACKS};
use rules::titles::maria::{Expulsion, Fought, MariaView, Politics};
use rules::{Ruleset, Seat};
use serde::{Deserialize, Serialize};

use super::slots::{in_slots, slots};
use super::{MariaWire, exactly};
use crate::legal::ActionWire;
use crate::slugs::{read_word, word};
use crate::{Fault, Slug, Slugs};

/// Public bookkeeping of MARIA.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct MariaCourse {
    /// The phase in which play goes on after what has come in between.
    pub resume: Slug,
    /// Powers whose troops are distributed.
    pub deployed: Vec<Slug>,
    /// Hussars placed in the running hussar segment, as bits.
    pub hussars_placed: [bool; 2],
    /// Powers that have drawn this turn.
    pub drew: Vec<Slug>,
    /// Powers of the running stage whose supply is judged.
    pub fed: Vec<Slug>,
    /// Pragmatic generals, as bits by rank, who stood under Austrian command when this supply phase began.
    pub led: u8,
    /// Generals whose hussar price is due.
    pub due: Vec<Slug>,
    /// Those of them who have been paid for.
    pub paid: Vec<Slug>,
    /// Points available on a shortfall.
    pub purse: u16,
    /// Seats that have ended their movement.
    pub done: Vec<Slug>,
    /// The seat that moves next on the Flanders map where the order is in dispute.
    pub flanders_next: Option<Slug>,
    /// Seats that have dropped out of the alternation on Flanders.
    pub flanders_out: Vec<Slug>,
    /// Pieces that did not march in this phase and move no more.
    pub halted: Vec<Slug>,
    /// Trains that came in this turn and may not move.
    pub entered: Vec<Slug>,
    /// Whether Saxony has already had a stage this turn.
    pub saxony_acted: bool,
    /// Whether France has reduced its aims.
    pub reduced: bool,
    /// Politics of the running turn.
    pub politics: PoliticsCourse,
    /// The set on the back of each card placed and not turned up, by square.
    pub placed_by_set: [Option<u8>; 4],
    /// The player who most recently won a combat.
    pub last_winner: Option<Slug>,
    /// The stack just beaten, until its points are settled.
    pub fought: Option<FoughtWire>,
    /// Seats that have cast their votes, and free votes for Franz, for Karl Albrecht.
    pub voted: Vec<Slug>,
    /// Free votes cast so far for Franz, for Karl Albrecht.
    pub votes: [u8; 2],
    /// Boxes Austria may let the Saxony marker go to the right.
    pub shift_right: u8,
    /// Whether the Saxon general may still be brought back.
    pub saxon_return: bool,
    /// Why pieces are displaced: `peace`, `neutrality`, `guests`, `arrow` or `split`.
    pub expulsion: Slug,
    /// The power whose winter it is, by its place in the order.
    pub winter: u8,
    /// Who ordered what waits for a consent or for a choice of commander.
    pub orderer: Slug,
    /// What waits, as far as this viewer may know it.
    pub waiting: Option<ActionWire>,
    /// Unions declined since anything else has changed, as bits.
    pub refused: [u8; 5],
    /// Generals of the waiting order to recruit whose unions are settled, by rank.
    pub united: u8,
    /// Cards France has put aside, by set.
    pub put_aside: Vec<u8>,
    /// The place of each treaty on the table, of each contract among contracts.
    pub treaty_slots: Vec<u8>,
    /// The place of each contract among contracts.
    pub contract_slots: Vec<u8>,
    /// The highest number a treaty has had.
    pub last_treaty: u16,
    /// Treaties each seat has offered this turn.
    pub offers: Vec<u8>,
}

/// Politics of the running turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PoliticsCourse {
    /// Political cards turned up so far, the first one first.
    pub turned_up: Vec<Slug>,
    /// The place of each political card on the table.
    pub card_slots: Vec<u8>,
    /// The square whose power places next.
    pub placing: u8,
    /// Squares in order of influence, as far as they take part.
    pub ranking: [Option<u8>; 4],
    /// The place in `ranking` of the power that chooses next.
    pub next: u8,
    /// The card taken and not yet dealt with, and the power that took it.
    pub taken: Option<(Slug, Slug)>,
    /// The effect of the executed card that comes next, counted from 0.
    pub next_effect: u8,
    /// Announced shifts, summed per track.
    pub shifts: [i8; TRACKS],
    /// Seats that have executed a card this turn.
    pub executed: Vec<Slug>,
    /// What political cards add to the coming draws of each power, the next draw first.
    pub changes: [[i8; INCOME_TURNS]; 6],
    /// How far a hussar may stand from a general this turn.
    pub hussar_range: u8,
    /// Silesian fortresses that may be missing for an offer of peace this turn.
    pub peace_missing: u8,
    /// Powers that owe an expedition corps.
    pub corps_due: Vec<Slug>,
}

/// The stack a combat has beaten, as it stood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FoughtWire {
    /// Its generals.
    pub stack: Vec<Slug>,
    /// Their troops together, before the losses.
    pub troops: u8,
    /// Where it stood.
    pub city: Slug,
}

const EXPULSIONS: [(Expulsion, &str); 5] = [
    (Expulsion::Peace, "peace"),
    (Expulsion::Neutrality, "neutrality"),
    (Expulsion::Guests, "guests"),
    (Expulsion::Arrow, "arrow"),
    (Expulsion::Split, "split"),
];

impl MariaCourse {
    pub(super) fn of(view: &MariaView, rules: &Ruleset, slugs: &Slugs) -> MariaCourse {
        MariaCourse {
            resume: view.resume.name().into(),
            deployed: slugs.power_set(view.deployed),
            hussars_placed: view.hussars_placed,
            drew: slugs.power_set(view.drew),
            fed: slugs.power_set(view.fed),
            led: view.led,
            due: slugs.pieces(view.due),
            paid: slugs.pieces(view.paid),
            purse: view.purse,
            done: slugs.seats(view.done),
            flanders_next: view.flanders_next.map(|seat| slugs.seat(seat)),
            flanders_out: slugs.seats(view.flanders_out),
            halted: slugs.pieces(view.halted),
            entered: slugs.pieces(view.entered),
            saxony_acted: view.saxony_acted,
            reduced: view.reduced,
            politics: PoliticsCourse::of(view, slugs),
            placed_by_set: view.placed_by_set,
            last_winner: view.last_winner.map(|seat| slugs.seat(seat)),
            fought: view.fought.map(|fought| FoughtWire::of(&fought, slugs)),
            voted: slugs.seats(view.voted),
            votes: view.votes,
            shift_right: view.shift_right,
            saxon_return: view.saxon_return,
            expulsion: word(&EXPULSIONS, view.expulsion),
            winter: view.winter,
            orderer: slugs.seat(view.orderer),
            waiting: view.waiting.map(|action| ActionWire::of(&action, rules, slugs)),
            refused: view.refused,
            united: view.united,
            put_aside: view.put_aside.clone(),
            treaty_slots: slots(view.treaties.slots()),
            contract_slots: slots(&view.contracts.slots),
            last_treaty: view.treaties.last(),
            offers: (0..SEATS as u8).map(|seat| view.treaties.offers_of(Seat(seat))).collect(),
        }
    }

    pub(super) fn read_expulsion(&self) -> Result<Expulsion, Fault> {
        read_word(&EXPULSIONS, "expulsion", &self.expulsion)
    }

    pub(super) fn read_offers(&self) -> Result<[u8; SEATS], Fault> {
        exactly("offers", self.offers.clone())
    }

    pub(super) fn read_turned_up(&self, slugs: &Slugs) -> Result<Vec<PoliticalCardId>, Fault> {
        self.politics.turned_up.iter().map(|slug| slugs.read_political_card(slug)).collect()
    }
}

impl PoliticsCourse {
    fn of(view: &MariaView, slugs: &Slugs) -> PoliticsCourse {
        let politics = &view.politics;
        let taken = politics.taken.map(|(card, power)| (slugs.political_card(card), slugs.power(power)));
        PoliticsCourse {
            turned_up: view.turned_up.iter().map(|&card| slugs.political_card(card)).collect(),
            card_slots: slots(&politics.cards),
            placing: politics.placing,
            ranking: politics.ranking,
            next: politics.next,
            taken,
            next_effect: politics.next_effect,
            shifts: politics.shifts,
            executed: slugs.seats(politics.executed),
            changes: politics.changes,
            hussar_range: politics.hussar_range,
            peace_missing: politics.peace_missing,
            corps_due: slugs.power_set(politics.corps_due),
        }
    }
}

impl MariaWire {
    pub(super) fn read_politics(&self, course: &PoliticsCourse, slugs: &Slugs) -> Result<Politics, Fault> {
        let card = |slug: &Slug| slugs.read_political_card(slug);
        let taken = |(taken, power): &(Slug, Slug)| Ok((card(taken)?, slugs.read_power(power)?));
        let cards = self.political_cards.iter().map(card).collect::<Result<Vec<_>, Fault>>()?;
        Ok(Politics {
            drawn: course.turned_up.len() as u8,
            cards: in_slots("card-slots", &cards, &course.card_slots)?,
            trump: self.trump,
            placing: course.placing,
            ranking: course.ranking,
            next: course.next,
            taken: course.taken.as_ref().map(taken).transpose()?,
            next_effect: course.next_effect,
            shifts: course.shifts,
            tracks: self.tracks,
            executed: slugs.read_seats(&course.executed)?,
            changes: course.changes,
            hussar_range: course.hussar_range,
            peace_missing: course.peace_missing,
            corps_due: slugs.read_power_set(&course.corps_due)?,
        })
    }
}

impl FoughtWire {
    fn of(fought: &Fought, slugs: &Slugs) -> FoughtWire {
        FoughtWire { stack: slugs.pieces(fought.stack), troops: fought.troops, city: slugs.city(fought.city) }
    }

    pub(super) fn read(&self, slugs: &Slugs) -> Result<Fought, Fault> {
        let (stack, city) = (slugs.read_pieces(&self.stack)?, slugs.read_city(&self.city)?);
        Ok(Fought { stack, troops: self.troops, city })
    }
}
