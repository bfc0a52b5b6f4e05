//! What a table is set up to be: chosen when it is made, never changed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use rules::Ruleset;
use serde::{Deserialize, Serialize};

use crate::players;
use crate::secret::Key;

/// A wish for a new table, as the page sends it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Plan {
    /// `friedrich` or `maria`.
    pub title: String,
    pub mode: String,
    #[serde(default)]
    pub options: Vec<String>,
    /// Who may sit where, in the order of the mode.
    pub seats: Vec<Place>,
    #[serde(default)]
    pub watch: Watch,
    /// Seconds by which spectators are behind.
    #[serde(default)]
    pub delay: u32,
    /// Seconds for one decision; none: as long as it takes.
    #[serde(default)]
    pub clock: Option<u32>,
    #[serde(default)]
    pub absence: Absence,
}

/// How a seat is filled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, tag = "by", rename_all = "kebab-case")]
pub enum Place {
    /// By whoever has its secret link.
    Link,
    /// By whoever comes first.
    Open,
    Bot {
        name: String,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    #[default]
    Anyone,
    /// Whoever has the link for spectators.
    Link,
    Nobody,
}

/// What happens when somebody who is asked stays away.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, tag = "policy", rename_all = "kebab-case")]
pub enum Absence {
    #[default]
    Wait,
    /// A bot plays after so many seconds, until the person comes back.
    StandIn { after: u32, bot: String },
}

/// A plan as it is kept, with the keys of its links.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct KeptPlan {
    #[serde(flatten)]
    pub plan: Plan,
    /// By seat; seats without a link have none.
    pub keys: Vec<Option<Key>>,
    pub watch_key: Option<Key>,
    /// The table this one is a rematch of.
    #[serde(default)]
    pub rematch_of: Option<String>,
}

/// The longest a spectator may be kept behind.
const MOST_DELAY: u32 = 600;
/// Thirty days.
const LONGEST: u32 = 30 * 24 * 3600;

impl Plan {
    /// The ruleset of a sound plan; the error is one sentence.
    pub fn ruleset(&self) -> Result<Arc<Ruleset>, String> {
        let rules = self.shared_ruleset()?;
        let seats = rules.mode.seats.len();
        if self.seats.len() != seats {
            return Err(format!("the mode {} has {seats} seats, the plan names {}", self.mode, self.seats.len()));
        }
        for place in &self.seats {
            if let Place::Bot { name } = place {
                known_bot(name)?;
            }
        }
        if let Absence::StandIn { after, bot } = &self.absence {
            known_bot(bot)?;
            if !(1..=LONGEST).contains(after) {
                return Err(format!("a stand-in waits 1 to {LONGEST} seconds, not {after}"));
            }
        }
        if self.delay > MOST_DELAY {
            return Err(format!("spectators may be up to {MOST_DELAY} seconds behind, not {}", self.delay));
        }
        if self.clock.is_some_and(|seconds| !(10..=LONGEST).contains(&seconds)) {
            return Err(format!("a decision may take 10 to {LONGEST} seconds"));
        }
        Ok(rules)
    }
}

impl Plan {
    /// Tables of one mode share one ruleset: it is by far the largest part of an idle table.
    fn shared_ruleset(&self) -> Result<Arc<Ruleset>, String> {
        static MADE: Mutex<BTreeMap<Vec<String>, Arc<Ruleset>>> = Mutex::new(BTreeMap::new());
        let mut options = self.options.clone();
        options.sort();
        options.dedup();
        let key = [vec![self.title.clone(), self.mode.clone()], options.clone()].concat();
        let mut made = MADE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(rules) = made.get(&key) {
            return Ok(Arc::clone(rules));
        }
        let setup = record::Setup { title: self.title.clone(), mode: self.mode.clone(), options };
        let rules = setup.ruleset()?;
        made.insert(key, Arc::clone(&rules));
        Ok(rules)
    }
}

fn known_bot(name: &str) -> Result<(), String> {
    if players::names().any(|known| known == name) {
        return Ok(());
    }
    Err(format!("there is no bot of that name; the bots are {}", players::names().collect::<Vec<_>>().join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(json: &str) -> Result<Plan, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    #[test]
    fn a_plan_needs_little_to_be_said() {
        let plan =
            plan(r#"{"title":"friedrich","mode":"scenario-1","seats":[{"by":"link"},{"by":"bot","name":"random"}]}"#);
        let plan = plan.unwrap();
        assert!(plan.ruleset().is_ok());
        assert!(Arc::ptr_eq(&plan.ruleset().unwrap(), &plan.ruleset().unwrap()), "made once");
        assert_eq!((plan.watch, plan.absence), (Watch::Anyone, Absence::Wait));
    }

    #[test]
    fn what_cannot_be_played_is_refused_in_a_sentence() {
        let bad = [
            (r#"{"title":"chess","mode":"x","seats":[]}"#, "no game `chess`"),
            (r#"{"title":"friedrich","mode":"x","seats":[]}"#, "no mode `x`"),
            (r#"{"title":"friedrich","mode":"scenario-1","seats":[]}"#, "seats"),
            (
                r#"{"title":"friedrich","mode":"scenario-1","seats":[{"by":"link"},{"by":"bot","name":"hal"}]}"#,
                "no bot",
            ),
            (
                r#"{"title":"friedrich","mode":"scenario-1","seats":[{"by":"link"},{"by":"open"}],"delay":9999}"#,
                "behind",
            ),
            (
                r#"{"title":"friedrich","mode":"scenario-1","seats":[{"by":"link"},{"by":"open"}],"clock":1}"#,
                "decision",
            ),
        ];
        for (json, words) in bad {
            let said = plan(json).unwrap().ruleset().err().expect(json);
            assert!(said.contains(words), "{said}");
        }
        assert!(plan(r#"{"title":"friedrich","mode":"scenario-1","seats":[],"cheat":true}"#).is_err());
    }
}
