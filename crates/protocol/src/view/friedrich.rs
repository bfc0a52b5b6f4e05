//! The part of a view that only FRIEDRICH has.

use board::{CardId, PowerId, Suit, SuitSet};
use rules::Ruleset;
use rules::titles::friedrich::{Alive, FriedrichView, OffensiveOption, Open, Phase};
use rules::view::Sealed;
use serde::{Deserialize, Serialize};

use super::{ViewWire, course};
use crate::slugs::{read_word, word};
use crate::{Fault, Slug, Slugs};

/// The part of a view that only FRIEDRICH has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FriedrichWire {
    /// Powers whose armies are distributed.
    pub deployed: Vec<Slug>,
    /// Strokes so far that cut the subsidies of Prussia and Hanover.
    pub subsidy_cuts: u8,
    /// Strokes so far that cost France its colonies: INDIA and AMERICA.
    pub colonial_losses: u8,
    /// Powers with eased victory.
    pub eased: Vec<Slug>,
    /// Cards of fate drawn so far, the first one first.
    pub fate: Vec<Slug>,
    /// The effect of fate that is alive.
    pub effect: Option<EffectWire>,
    /// `undecided`, `declined`, `running` or `failed`; absent without the option.
    pub offensive: Option<Slug>,
    /// The card that lies open for the offensive option.
    pub open_card: Option<String>,
    /// Whether Austria holds an objective in Saxony.
    pub saxony_held: bool,
    /// The general who most recently won a combat.
    pub last_winner: Option<Slug>,
    /// Generals who may not move in this phase.
    pub held: Vec<Slug>,
    /// Generals one of whom must stay with their fellow.
    pub partners: Vec<Slug>,
    /// Generals who lost a combat in this turn.
    pub beaten: Vec<Slug>,
    /// The substitute city used in this nation-turn.
    pub substitute: Option<Slug>,
    /// Armies recruited in this nation-turn.
    pub recruits: u8,
    /// Who received them; for the owner only.
    pub recruited: Option<Vec<Slug>>,
    /// Cards just drawn one of which must go; for the owner only.
    pub drawn: Option<Vec<String>>,
    /// Public bookkeeping a person does not need; for bots.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub course: Option<FriedrichCourse>,
}

/// A version of a card of fate that holds for a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EffectWire {
    /// The minor event that was drawn.
    pub card: Slug,
    /// Which of its four versions holds.
    #[cfg_attr(feature = "ts", ts(type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\""))]
    pub suit: Suit,
    /// The turn it holds for.
    pub turn: u8,
    /// What may happen once has happened.
    pub used: bool,
}

/// Public bookkeeping of FRIEDRICH.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FriedrichCourse {
    /// Whether Russia has left the war by a stroke of fate.
    pub russia_out: bool,
    /// Whether Sweden has left the war by a stroke of fate.
    pub sweden_out: bool,
    /// The Imperial Army has changed its player.
    pub imperial_changed: bool,
    /// Suits the two generals named by a card of fate have attacked from this turn.
    pub attacked_from: [Vec<Suit>; 2],
    /// Generals brought back in this nation-turn, each with new armies.
    pub came_back: Vec<Slug>,
    /// Pieces that move no more in this nation-turn although they have not marched: joined or placed.
    pub halted: Vec<Slug>,
    /// Generals who moved into attack position in this nation-turn.
    pub into_attack: Vec<Slug>,
    /// Cards just drawn one of which must go, by set.
    pub drawn_by_set: Vec<u8>,
    /// Of the two nations that may exchange a card: `yes`, `no`, `given` where the viewer may not know it, or absent.
    pub answers: [Option<Slug>; 2],
    /// The card each of them gives, `given` where the viewer may not know it, or absent.
    pub offered: [Option<String>; 2],
}

/// What stands for a secret the viewer may not know.
const GIVEN: &str = "given";

const ANSWERS: [(bool, &str); 2] = [(true, "yes"), (false, "no")];

impl FriedrichWire {
    pub(super) fn of(view: &FriedrichView, slugs: &Slugs) -> FriedrichWire {
        FriedrichWire {
            deployed: slugs.power_set(view.deployed),
            subsidy_cuts: view.subsidy_cuts,
            colonial_losses: view.colonial_losses,
            eased: slugs.power_set(view.eased),
            fate: view.fate.iter().map(|&card| slugs.fate_card(card)).collect(),
            effect: view.alive.map(|alive| EffectWire::of(&alive, slugs)),
            offensive: view.offensive.name().map(Slug::from),
            open_card: view.open_card.map(|card| slugs.card(card)),
            saxony_held: view.saxony_held,
            last_winner: view.last_winner.map(|piece| slugs.piece(piece)),
            held: slugs.pieces(view.held),
            partners: slugs.pieces(view.partners),
            beaten: slugs.pieces(view.beaten),
            substitute: view.substitute.map(|city| slugs.city(city)),
            recruits: view.recruits,
            recruited: view.recruited.map(|pieces| slugs.pieces(pieces)),
            drawn: view.drawn.map(|cards| slugs.cards(&cards)),
            course: slugs.is_exact().then(|| FriedrichCourse::of(view, slugs)),
        }
    }

    pub(super) fn read(&self, seen: &ViewWire, rules: &Ruleset, slugs: &Slugs) -> Result<FriedrichView, Fault> {
        let course = course(self.course.as_ref())?;
        let sealed = |answer: &Option<Slug>| match answer.as_deref() {
            None => Ok(Sealed::Open),
            Some(GIVEN) => Ok(Sealed::Hidden),
            Some(answer) => read_word(&ANSWERS, "answer", answer).map(Sealed::Known),
        };
        let offered = |card: &Option<String>| match card.as_deref() {
            None => Ok(Sealed::Open),
            Some(GIVEN) => Ok(Sealed::Hidden),
            Some(name) => slugs.read_card(name).map(Sealed::Known),
        };
        Ok(FriedrichView {
            open: self.read_open(course, seen, rules, slugs)?,
            fate: self.fate.iter().map(|slug| slugs.read_fate_card(slug)).collect::<Result<_, _>>()?,
            saxony_held: self.saxony_held,
            recruited: self.recruited.as_ref().map(|pieces| slugs.read_pieces(pieces)).transpose()?,
            drawn_by_set: course.drawn_by_set.clone(),
            drawn: self.drawn.as_ref().map(|cards| slugs.read_cards(cards)).transpose()?,
            answers: [sealed(&course.answers[0])?, sealed(&course.answers[1])?],
            offered: [offered(&course.offered[0])?, offered(&course.offered[1])?],
        })
    }

    fn read_open(
        &self,
        course: &FriedrichCourse,
        seen: &ViewWire,
        rules: &Ruleset,
        slugs: &Slugs,
    ) -> Result<Open, Fault> {
        let active = seen.active.as_deref().map(|power| slugs.read_power(power)).transpose()?;
        let place = |power: PowerId| {
            let place = rules.order.iter().position(|&other| other == power);
            place.ok_or_else(|| Fault::wrong("active", "is a power that takes no part"))
        };
        let suits = |suits: &[Suit]| suits.iter().copied().collect();
        Ok(Open {
            phase: Phase::named(&seen.phase).ok_or_else(|| Fault::unknown("phase", &seen.phase))?,
            // Between nation-turns the place is behind the last one.
            active: active.map_or(Ok(rules.order.len()), place)? as u8,
            deployed: slugs.read_power_set(&self.deployed)?,
            subsidy_cuts: self.subsidy_cuts,
            colonial_losses: self.colonial_losses,
            russia_out: course.russia_out,
            sweden_out: course.sweden_out,
            imperial_changed: course.imperial_changed,
            eased: slugs.read_power_set(&self.eased)?,
            drawn_fate: self.fate.len() as u8,
            alive: self.effect.as_ref().map(|effect| effect.read(slugs)).transpose()?,
            offensive: read_offensive(self.offensive.as_deref())?,
            open_card: self.open_card.as_deref().map(|card| slugs.read_card(card)).transpose()?,
            last_winner: self.last_winner.as_deref().map(|piece| slugs.read_piece(piece)).transpose()?,
            attacked_from: [suits(&course.attacked_from[0]), suits(&course.attacked_from[1])],
            held: slugs.read_pieces(&self.held)?,
            partners: slugs.read_pieces(&self.partners)?,
            recruits: self.recruits,
            came_back: slugs.read_pieces(&course.came_back)?,
            halted: slugs.read_pieces(&course.halted)?,
            into_attack: slugs.read_pieces(&course.into_attack)?,
            substitute: self.substitute.as_deref().map(|city| slugs.read_city(city)).transpose()?,
            beaten: slugs.read_pieces(&self.beaten)?,
            outcome: seen.outcome.as_ref().map(|outcome| outcome.read(rules, slugs)).transpose()?,
        })
    }
}

fn read_offensive(name: Option<&str>) -> Result<OffensiveOption, Fault> {
    let Some(name) = name else { return Ok(OffensiveOption::Absent) };
    OffensiveOption::named(name).ok_or_else(|| Fault::unknown("state of the offensive option", name))
}

impl FriedrichCourse {
    fn of(view: &FriedrichView, slugs: &Slugs) -> FriedrichCourse {
        let suits = |suits: SuitSet| suits.iter().collect();
        let answer = |answer: Sealed<bool>| match answer {
            Sealed::Open => None,
            Sealed::Hidden => Some(GIVEN.into()),
            Sealed::Known(answer) => Some(word(&ANSWERS, answer)),
        };
        let offered = |card: Sealed<CardId>| match card {
            Sealed::Open => None,
            Sealed::Hidden => Some(GIVEN.to_owned()),
            Sealed::Known(card) => Some(slugs.card(card)),
        };
        FriedrichCourse {
            russia_out: view.russia_out,
            sweden_out: view.sweden_out,
            imperial_changed: view.imperial_changed,
            attacked_from: view.attacked_from.map(suits),
            came_back: slugs.pieces(view.came_back),
            halted: slugs.pieces(view.halted),
            into_attack: slugs.pieces(view.into_attack),
            drawn_by_set: view.drawn_by_set.clone(),
            answers: view.answers.map(answer),
            offered: view.offered.map(offered),
        }
    }
}

impl EffectWire {
    fn of(alive: &Alive, slugs: &Slugs) -> EffectWire {
        EffectWire { card: slugs.fate_card(alive.card), suit: alive.suit, turn: alive.turn, used: alive.used }
    }

    fn read(&self, slugs: &Slugs) -> Result<Alive, Fault> {
        let card = slugs.read_fate_card(&self.card)?;
        Ok(Alive { card, suit: self.suit, turn: self.turn, used: self.used })
    }
}
