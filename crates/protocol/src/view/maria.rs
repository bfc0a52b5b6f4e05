//! The part of a view that only MARIA has.

mod course;
mod slots;
mod treaties;

use board::PowerId;
use board::limits::{POWERS, TRACKS};
use rules::Ruleset;
use rules::titles::maria::{Boxes, Ceded, FRANCE, MAJORS, MariaView, Open, PRUSSIA, Phase, SaxonSide, Square, Stage};
use rules::view::Sealed;
use serde::{Deserialize, Serialize};

use super::{ViewWire, course, exactly};
use crate::slugs::{read_word, word};
use crate::{Fault, Slug, Slugs};

pub use course::{FoughtWire, MariaCourse, PoliticsCourse};
pub use treaties::{ClauseWire, ContractWire, TreatyWire};

/// The part of a view that only MARIA has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MariaWire {
    /// `french`, `prussian` or `austrian`.
    pub stage: Slug,
    /// The city of each hussar; none off the board.
    pub hussars: Vec<Option<Slug>>,
    /// `prussian`, `neutral` or `austrian`.
    pub saxony: Slug,
    /// Whether Prussia has annexed Silesia.
    pub annexed: bool,
    /// The turn in whose Prussian stage Prussia's neutrality ends; 0: not neutral.
    pub neutral_until: u8,
    /// Whether moves on the Flanders map alternate, since their order is in dispute.
    pub dispute: bool,
    /// Political cards on the table.
    pub political_cards: Vec<Slug>,
    /// Trump of this turn's politics; absent before it is named.
    #[cfg_attr(feature = "ts", ts(type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\" | null"))]
    pub trump: Option<board::Suit>,
    /// Boxes of the markers, in the order of the pack's tracks.
    pub tracks: [u8; TRACKS],
    /// The political display, one square for each major power.
    pub display: Vec<SquareWire>,
    /// Markers by major power.
    pub pools: Vec<PoolWire>,
    /// Power with a marker in the box, if any.
    pub three_electors: Option<Slug>,
    /// The same for the Emperor box.
    pub emperor: Option<Slug>,
    /// The same for the Italy box.
    pub italy: Option<Slug>,
    /// Whether a Prussian marker lies in the Silesia box.
    pub silesia: bool,
    /// Whether an emperor is elected at the end of this turn.
    pub election: bool,
    /// Subsidies that run.
    pub contracts: Vec<ContractWire>,
    /// Treaties offered and in force.
    pub treaties: Vec<TreatyWire>,
    /// Pieces that must go elsewhere.
    pub homeless: Vec<Slug>,
    /// After a cession: what Prussia and France lacked, what Austria held in Silesia.
    pub ceded: Option<[u8; 3]>,
    /// Public bookkeeping a person does not need; for bots.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub course: Option<Box<MariaCourse>>,
}

/// The square of a power on the political display.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SquareWire {
    /// The major power whose square it is.
    pub power: Slug,
    /// Cards that count for influence.
    pub open: Vec<String>,
    /// Cards everybody has seen, lying face down until the next turn.
    pub face_down: Vec<String>,
    /// Whether a card of this turn lies there unseen; with the political option a bluff stays so.
    pub placed: bool,
    /// That card, for its owner.
    pub own_card: Option<String>,
}

/// The markers of a power.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PoolWire {
    /// The major power whose markers they are.
    pub power: Slug,
    /// Markers left to place; below zero where spare ones were used.
    pub pool: i8,
    /// Markers in its battle box.
    pub battle: u8,
    /// Markers set aside by the annexation or by the reduction of aims.
    pub set_aside: u8,
    /// Not before the game is over (M-13.14).
    pub winter_score: Option<u8>,
}

const STAGES: [(Stage, &str); 3] =
    [(Stage::French, "french"), (Stage::Prussian, "prussian"), (Stage::Austrian, "austrian")];

const SIDES: [(SaxonSide, &str); 3] =
    [(SaxonSide::Prussian, "prussian"), (SaxonSide::Neutral, "neutral"), (SaxonSide::Austrian, "austrian")];

impl MariaWire {
    /// What is seen, with names instead of ids.
    pub fn of(view: &MariaView, rules: &Ruleset, slugs: &Slugs) -> MariaWire {
        let holder = |power: Option<PowerId>| power.map(|power| slugs.power(power));
        let politics = &view.politics;
        let contracts = view.contracts.slots.iter().flatten();
        MariaWire {
            stage: word(&STAGES, view.stage),
            hussars: view.hussars.iter().map(|city| city.map(|city| slugs.city(city))).collect(),
            saxony: word(&SIDES, view.saxony),
            annexed: view.annexed,
            neutral_until: view.neutral_until,
            dispute: view.flanders_next.is_some(),
            political_cards: politics.cards.iter().flatten().map(|&card| slugs.political_card(card)).collect(),
            trump: politics.trump,
            tracks: politics.tracks,
            display: squares(view, slugs),
            pools: MAJORS.iter().map(|&power| PoolWire::of(view, power, slugs)).collect(),
            three_electors: holder(view.boxes.electors),
            emperor: holder(view.boxes.emperor),
            italy: holder(view.boxes.italy),
            silesia: view.boxes.silesia,
            election: view.election,
            contracts: contracts.map(|contract| ContractWire::of(contract, slugs)).collect(),
            treaties: view.treaty_list.iter().map(|treaty| TreatyWire::of(treaty, rules, slugs)).collect(),
            homeless: slugs.pieces(view.homeless),
            ceded: view.ceded.map(|ceded| [ceded.prussia_lacked, ceded.france_lacked, ceded.austria_held]),
            course: slugs.is_exact().then(|| Box::new(MariaCourse::of(view, rules, slugs))),
        }
    }

    pub(super) fn read(&self, seen: &ViewWire, rules: &Ruleset, slugs: &Slugs) -> Result<MariaView, Fault> {
        let course = course(self.course.as_deref())?;
        let placed = |square: &SquareWire| match &square.own_card {
            Some(card) => slugs.read_card(card).map(Sealed::Known),
            None if square.placed => Ok(Sealed::Hidden),
            None => Ok(Sealed::Open),
        };
        let placed = self.display.iter().map(placed).collect::<Result<Vec<_>, Fault>>()?;
        let treaty_list = self.treaties.iter().map(|treaty| treaty.read(rules, slugs)).collect::<Result<_, _>>()?;
        Ok(MariaView {
            open: self.read_open(course, seen, rules, slugs)?,
            turned_up: course.read_turned_up(slugs)?,
            placed: std::array::from_fn(|at| placed.get(at).copied().unwrap_or(Sealed::Open)),
            placed_by_set: course.placed_by_set,
            scores: self.read_scores(slugs)?,
            waiting: course.waiting.as_ref().map(|action| action.read(rules, slugs)).transpose()?,
            put_aside: course.put_aside.clone(),
            treaty_list,
        })
    }

    fn read_open(&self, course: &MariaCourse, seen: &ViewWire, rules: &Ruleset, slugs: &Slugs) -> Result<Open, Fault> {
        let phase = |name: &str| Phase::named(name).ok_or_else(|| Fault::unknown("phase", name));
        let city = |slug: &Option<Slug>| slug.as_deref().map(|slug| slugs.read_city(slug)).transpose();
        let seat = |slug: &Option<Slug>| slug.as_deref().map(|slug| slugs.read_seat(slug)).transpose();
        let ceded = |[prussia_lacked, france_lacked, austria_held]: [u8; 3]| Ceded {
            prussia_lacked,
            france_lacked,
            austria_held,
        };
        Ok(Open {
            phase: phase(&seen.phase)?,
            resume: phase(&course.resume)?,
            stage: read_word(&STAGES, "stage", &self.stage)?,
            deployed: slugs.read_power_set(&course.deployed)?,
            hussars: exactly("hussars", self.hussars.iter().map(city).collect::<Result<_, _>>()?)?,
            hussars_placed: course.hussars_placed,
            drew: slugs.read_power_set(&course.drew)?,
            fed: slugs.read_power_set(&course.fed)?,
            led: course.led,
            due: slugs.read_pieces(&course.due)?,
            paid: slugs.read_pieces(&course.paid)?,
            purse: course.purse,
            done: slugs.read_seats(&course.done)?,
            flanders_next: seat(&course.flanders_next)?,
            flanders_out: slugs.read_seats(&course.flanders_out)?,
            halted: slugs.read_pieces(&course.halted)?,
            entered: slugs.read_pieces(&course.entered)?,
            saxony: read_word(&SIDES, "side of Saxony", &self.saxony)?,
            saxony_acted: course.saxony_acted,
            annexed: self.annexed,
            neutral_until: self.neutral_until,
            reduced: course.reduced,
            politics: self.read_politics(&course.politics, slugs)?,
            squares: self.read_squares(slugs)?,
            boxes: self.read_boxes(slugs)?,
            last_winner: seat(&course.last_winner)?,
            fought: course.fought.as_ref().map(|fought| fought.read(slugs)).transpose()?,
            election: self.election,
            voted: slugs.read_seats(&course.voted)?,
            votes: course.votes,
            shift_right: course.shift_right,
            homeless: slugs.read_pieces(&self.homeless)?,
            saxon_return: course.saxon_return,
            expulsion: course.read_expulsion()?,
            winter: course.winter,
            orderer: slugs.read_seat(&course.orderer)?,
            refused: course.refused,
            united: course.united,
            ceded: self.ceded.map(ceded),
            treaties: self.read_treaties(course, rules, slugs)?,
            contracts: self.read_contracts(course, slugs)?,
            outcome: seen.outcome.as_ref().map(|outcome| outcome.read(rules, slugs)).transpose()?,
        })
    }

    fn read_squares(&self, slugs: &Slugs) -> Result<[Square; 4], Fault> {
        let square = |square: &SquareWire| {
            let (open, face_down) = (slugs.read_cards(&square.open)?, slugs.read_cards(&square.face_down)?);
            if open.or(&face_down).len() > Square::ROOM {
                return Err(Fault::wrong("display", "holds more cards than a square can"));
            }
            Ok(Square::of(&open, &face_down))
        };
        let squares = self.display.iter().map(square).collect::<Result<Vec<_>, Fault>>()?;
        Ok(std::array::from_fn(|at| squares.get(at).copied().unwrap_or(Square::EMPTY)))
    }

    fn read_boxes(&self, slugs: &Slugs) -> Result<Boxes, Fault> {
        let holder = |slug: &Option<Slug>| slug.as_deref().map(|slug| slugs.read_power(slug)).transpose();
        let mut boxes = Boxes {
            pools: [0; POWERS],
            battle: [0; POWERS],
            electors: holder(&self.three_electors)?,
            emperor: holder(&self.emperor)?,
            italy: holder(&self.italy)?,
            silesia: self.silesia,
            aside_prussia: 0,
            aside_france: 0,
        };
        for one in &self.pools {
            let power = slugs.read_power(&one.power)?;
            boxes.pools[power.index()] = one.pool;
            boxes.battle[power.index()] = one.battle;
            match power {
                PRUSSIA => boxes.aside_prussia = one.set_aside,
                FRANCE => boxes.aside_france = one.set_aside,
                _ => {}
            }
        }
        Ok(boxes)
    }

    fn read_scores(&self, slugs: &Slugs) -> Result<Option<[u8; POWERS]>, Fault> {
        let mut scores = None;
        for pool in &self.pools {
            if let Some(score) = pool.winter_score {
                scores.get_or_insert([0; POWERS])[slugs.read_power(&pool.power)?.index()] = score;
            }
        }
        Ok(scores)
    }
}

fn squares(view: &MariaView, slugs: &Slugs) -> Vec<SquareWire> {
    let square = |(at, &power): (usize, &PowerId)| SquareWire {
        power: slugs.power(power),
        open: slugs.cards(&view.squares[at].open()),
        face_down: slugs.cards(&view.squares[at].face_down()),
        placed: view.placed[at] != Sealed::Open,
        own_card: match view.placed[at] {
            Sealed::Known(card) => Some(slugs.card(card)),
            Sealed::Open | Sealed::Hidden => None,
        },
    };
    slugs.pack.squares.iter().enumerate().map(square).collect()
}

impl PoolWire {
    fn of(view: &MariaView, power: PowerId, slugs: &Slugs) -> PoolWire {
        PoolWire {
            power: slugs.power(power),
            pool: view.boxes.pools[power.index()],
            battle: view.boxes.battle[power.index()],
            set_aside: match power {
                PRUSSIA => view.boxes.aside_prussia,
                FRANCE => view.boxes.aside_france,
                _ => 0,
            },
            winter_score: view.scores.map(|scores| scores[power.index()]),
        }
    }
}
