//! The powers of a view, each with its hand and how it stands towards victory.

use board::limits::SEATS;
use board::{CardSet, PowerId, Suit};
use rules::view::{Goal, HandView, Open, PowerView, Standing};
use serde::{Deserialize, Serialize};

use crate::{Fault, Slug, Slugs};

/// A power, with what the viewer may see of its hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PowerWire {
    /// A power of the mode.
    pub power: Slug,
    /// The seat that leads it now.
    pub seat: Slug,
    /// Whether it still takes part.
    pub present: bool,
    /// Powers it is at war with now.
    pub enemies: Vec<Slug>,
    /// Powers that co-operate with it: they share cities and protect its fortresses.
    pub partners: Vec<Slug>,
    /// Whether it neither attacks nor is attacked.
    pub neutral: bool,
    /// All its armies together.
    pub armies: u8,
    /// The most it may have.
    pub ceiling: Option<u8>,
    /// Its tactical cards.
    pub hand: HandWire,
    /// Cards it draws each turn now.
    pub income: u8,
    /// How many of them it must lay down again.
    pub discards: u8,
    /// How it stands towards victory by conquest; absent if it cannot win so.
    pub standing: Option<StandingWire>,
}

/// A hand: the backs for everybody, the faces for its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct HandWire {
    /// How many cards; everybody sees that.
    pub count: u8,
    /// The backs: cards of each set.
    pub by_set: Vec<u8>,
    /// The faces; for the owner only.
    pub cards: Option<Vec<String>>,
    /// Cards the viewer knows to be in this hand of another seat.
    pub known: Vec<String>,
    /// Own cards that others know; for the owner only.
    pub exposed: Vec<ExposedWire>,
    /// Suits everybody knows to be missing.
    #[cfg_attr(feature = "ts", ts(type = "(\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\")[]"))]
    pub lacks: Vec<Suit>,
}

/// Cards of an own hand that another knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ExposedWire {
    /// Who knows them; absent for the public.
    pub seat: Option<Slug>,
    /// Which of them.
    pub cards: Vec<String>,
}

/// How many conquests a power has, and how many it needs now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct StandingWire {
    /// Conquests that count for it now.
    pub held: u8,
    /// How many win the game.
    pub needed: u8,
    /// Whether it needs less than at the start.
    pub eased: bool,
    /// Another goal that would do as well.
    pub alternative: Option<GoalWire>,
}

/// So many conquests of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct GoalWire {
    /// Conquests that count for it now.
    pub held: u8,
    /// How many win the game.
    pub needed: u8,
}

/// How a power that takes no part in the mode stands to the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct AbsentWire {
    /// A power of the board that the mode leaves out.
    pub power: Slug,
    /// The seat it is counted with.
    pub seat: Slug,
    /// Powers it is at war with.
    pub enemies: Vec<Slug>,
    /// Powers that co-operate with it.
    pub partners: Vec<Slug>,
    /// Whether it neither attacks nor is attacked.
    pub neutral: bool,
}

impl PowerWire {
    pub(super) fn of(open: &Open, view: &PowerView, slugs: &Slugs) -> PowerWire {
        let at = view.power.index();
        PowerWire {
            power: slugs.power(view.power),
            seat: slugs.seat(open.seat(view.power)),
            present: open.is_present(view.power),
            enemies: slugs.power_set(open.enemies[at]),
            partners: slugs.power_set(open.partners[at]),
            neutral: open.is_neutral(view.power),
            armies: view.total,
            ceiling: view.ceiling,
            hand: HandWire::of(&view.hand, slugs),
            income: view.income.0,
            discards: view.income.1,
            standing: view.standing.map(|standing| StandingWire::of(&standing)),
        }
    }

    /// Enters what lies open of the power, and gives the rest.
    pub(super) fn read(&self, open: &mut Open, slugs: &Slugs) -> Result<PowerView, Fault> {
        let power = slugs.read_power(&self.power)?;
        let at = power.index();
        open.seat_of[at] = slugs.read_seat(&self.seat)?;
        if self.present {
            open.present.insert(power);
        }
        open.enemies[at] = slugs.read_power_set(&self.enemies)?;
        open.partners[at] = slugs.read_power_set(&self.partners)?;
        if self.neutral {
            open.neutral.insert(power);
        }
        let hand = self.hand.read(slugs)?;
        open.void[at] = hand.lacks;
        let standing = self.standing.as_ref().map(StandingWire::read);
        let income = (self.income, self.discards);
        Ok(PowerView { power, total: self.armies, ceiling: self.ceiling, hand, income, standing })
    }
}

impl AbsentWire {
    pub(super) fn of(open: &Open, power: PowerId, slugs: &Slugs) -> AbsentWire {
        let at = power.index();
        AbsentWire {
            power: slugs.power(power),
            seat: slugs.seat(open.seat(power)),
            enemies: slugs.power_set(open.enemies[at]),
            partners: slugs.power_set(open.partners[at]),
            neutral: open.is_neutral(power),
        }
    }

    pub(super) fn read(&self, open: &mut Open, slugs: &Slugs) -> Result<(), Fault> {
        let power = slugs.read_power(&self.power)?;
        let at = power.index();
        open.seat_of[at] = slugs.read_seat(&self.seat)?;
        open.enemies[at] = slugs.read_power_set(&self.enemies)?;
        open.partners[at] = slugs.read_power_set(&self.partners)?;
        if self.neutral {
            open.neutral.insert(power);
        }
        Ok(())
    }
}

impl HandWire {
    fn of(hand: &HandView, slugs: &Slugs) -> HandWire {
        // A seat the mode does not have knows what the public knows.
        let viewers = (0..slugs.seats.len()).chain([SEATS]);
        let exposed = viewers.filter(|&viewer| !hand.exposed[viewer].is_empty()).map(|viewer| ExposedWire {
            seat: slugs.seats.get(viewer).map(|plan| plan.slug.as_str().into()),
            cards: slugs.cards(&hand.exposed[viewer]),
        });
        HandWire {
            count: hand.len() as u8,
            by_set: hand.by_set.clone(),
            cards: hand.cards.map(|cards| slugs.cards(&cards)),
            known: slugs.cards(&hand.known),
            exposed: exposed.collect(),
            lacks: hand.lacks.iter().collect(),
        }
    }

    fn read(&self, slugs: &Slugs) -> Result<HandView, Fault> {
        let mut exposed = [CardSet::EMPTY; SEATS + 1];
        for one in &self.exposed {
            let cards = slugs.read_cards(&one.cards)?;
            match &one.seat {
                Some(seat) => exposed[slugs.read_seat(seat)?.index()] = cards,
                None => exposed[slugs.seats.len()..].fill(cards),
            }
        }
        Ok(HandView {
            by_set: self.by_set.clone(),
            cards: self.cards.as_ref().map(|cards| slugs.read_cards(cards)).transpose()?,
            known: slugs.read_cards(&self.known)?,
            exposed,
            lacks: self.lacks.iter().copied().collect(),
        })
    }
}

impl StandingWire {
    fn of(standing: &Standing) -> StandingWire {
        let Standing { held, needed, eased, alternative } = *standing;
        let goal = |Goal { held, needed }| GoalWire { held, needed };
        StandingWire { held, needed, eased, alternative: alternative.map(goal) }
    }

    fn read(&self) -> Standing {
        let StandingWire { held, needed, eased, alternative } = *self;
        let goal = |GoalWire { held, needed }| Goal { held, needed };
        Standing { held, needed, eased, alternative: alternative.map(goal) }
    }
}
