//! A question to a seat.

use board::Suit;
use rules::{About, Question, Seat};
use serde::{Deserialize, Serialize};

use crate::{Fault, Slug, Slugs};

/// Who is asked about what. `about` says which of the details there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(rename_all = "kebab-case")]
pub struct AskedWire {
    /// Who is asked.
    pub seat: Slug,
    /// The power it is asked for; with several (deployment) the first.
    pub power: Slug,
    /// The kind of question in a word, for example `movement`.
    pub about: AboutName,
    /// Of a duel: the score as the asked side sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i16>,
    /// Of a duel, the suit that may be played; of a card of fate, the version that holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "\"clubs\" | \"spades\" | \"hearts\" | \"diamonds\""))]
    pub suit: Option<Suit>,
    /// The length of a retreat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
    /// A card of fate or a political card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Slug>,
    /// Which effect of the political card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<u8>,
    /// Points to be paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<u16>,
    /// The most boxes a marker may go.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
    /// Free votes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<u8>,
}

/// The name of a kind of question, for example `combat-order`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AboutName(pub Slug);

/// For the page: one of the names there are.
#[cfg(feature = "ts")]
impl ts_rs::TS for AboutName {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        Self::inline(config)
    }

    fn inline(_: &ts_rs::Config) -> String {
        About::ALL.map(|about| format!("\"{}\"", about.name())).join(" | ")
    }
}

impl AskedWire {
    /// The question with names instead of ids.
    pub fn of(seat: Seat, question: &Question, slugs: &Slugs) -> AskedWire {
        let asked = AskedWire {
            seat: slugs.seat(seat),
            power: slugs.power(question.power),
            about: AboutName(question.about.name().into()),
            score: None,
            suit: None,
            steps: None,
            card: None,
            effect: None,
            due: None,
            most: None,
            free: None,
        };
        match question.about {
            About::Duel { score, suit } => AskedWire { score: Some(score), suit: Some(suit), ..asked },
            About::Retreat { steps } => AskedWire { steps: Some(steps), ..asked },
            About::Fate { card, suit } => AskedWire { card: Some(slugs.fate_card(card)), suit: Some(suit), ..asked },
            About::Execute { card } => AskedWire { card: Some(slugs.political_card(card)), ..asked },
            About::Effect { card, effect } => {
                AskedWire { card: Some(slugs.political_card(card)), effect: Some(effect), ..asked }
            }
            About::PaySupply { due } => AskedWire { due: Some(due), ..asked },
            About::SaxonShift { most } => AskedWire { most: Some(most), ..asked },
            About::Vote { free } => AskedWire { free: Some(free), ..asked },
            _ => asked,
        }
    }

    /// Who is asked what.
    pub fn read(&self, slugs: &Slugs) -> Result<(Seat, Question), Fault> {
        let kind = About::ALL.into_iter().find(|about| about.name() == self.about.0);
        let about = match kind.ok_or_else(|| Fault::unknown("kind of question", &self.about.0))? {
            About::Duel { .. } => About::Duel { score: given("score", self.score)?, suit: given("suit", self.suit)? },
            About::Retreat { .. } => About::Retreat { steps: given("steps", self.steps)? },
            About::Fate { .. } => {
                About::Fate { card: slugs.read_fate_card(self.card()?)?, suit: given("suit", self.suit)? }
            }
            About::Execute { .. } => About::Execute { card: slugs.read_political_card(self.card()?)? },
            About::Effect { .. } => {
                About::Effect { card: slugs.read_political_card(self.card()?)?, effect: given("effect", self.effect)? }
            }
            About::PaySupply { .. } => About::PaySupply { due: given("due", self.due)? },
            About::SaxonShift { .. } => About::SaxonShift { most: given("most", self.most)? },
            About::Vote { .. } => About::Vote { free: given("free", self.free)? },
            plain => plain,
        };
        let power = slugs.read_power(&self.power)?;
        Ok((slugs.read_seat(&self.seat)?, Question { about, power }))
    }

    fn card(&self) -> Result<&str, Fault> {
        given("card", self.card.as_deref())
    }
}

fn given<T>(field: &'static str, value: Option<T>) -> Result<T, Fault> {
    value.ok_or_else(|| Fault::missing(field))
}
