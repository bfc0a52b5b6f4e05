//! Why something is not possible: the rule, a sentence for any language, and what stands in the way.

mod facts;

use rules::tell::Message;
use rules::{Refusal, RuleId, Ruleset};
use serde::{Deserialize, Serialize};

use crate::{MessageWire, Slug, Slugs};

/// What the rules refuse. It names only what the refused seat may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RefusalWire {
    /// The id of the rule, for example `F-4.2`.
    pub rule: Slug,
    /// The reason in words.
    pub message: MessageWire,
    /// The same things by their names.
    pub facts: FactsWire,
}

/// What a refusal speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FactsWire {
    /// Generals, trains and hussars.
    pub pieces: Vec<Slug>,
    /// Cities.
    pub cities: Vec<Slug>,
    /// Powers.
    pub powers: Vec<Slug>,
    /// Seats.
    pub seats: Vec<Slug>,
    /// Tactical cards.
    pub cards: Vec<String>,
}

impl RefusalWire {
    /// The refusal with names instead of ids.
    pub fn of(refusal: &Refusal, rules: &Ruleset) -> RefusalWire {
        RefusalWire {
            rule: refusal.rule.as_str().into(),
            message: rules.tell_refusal(&refusal.why).into(),
            facts: FactsWire::of(&refusal.why, &Slugs::new(rules)),
        }
    }

    /// A text that is no action because a rule rules out what it would say.
    pub fn misread(rule: RuleId, message: Message) -> RefusalWire {
        RefusalWire { rule: rule.as_str().into(), message: message.into(), facts: FactsWire::default() }
    }
}
