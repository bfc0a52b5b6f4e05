//! What a table is set up to be: chosen when it is made, never changed.

use std::sync::Arc;

use record::{Chance, Setup, Signature, Signing};
use rules::Ruleset;
use serde::{Deserialize, Serialize};

use crate::packs::Packs;
use crate::players;
use crate::secret::Key;
use crate::secret::read_hex;
use crate::store::{Findable, GameRow, Standing};

/// A wish for a new table, as the page sends it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TablePlan {
    /// `friedrich` or `maria`.
    pub title: String,
    pub mode: String,
    #[serde(default)]
    pub options: Vec<String>,
    /// Who may sit where, in the order of the mode.
    pub seats: Vec<SeatPlan>,
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
    /// People first show the hash of their entropy and open it when all are bound.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub pledges: bool,
}

/// How a seat is filled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, tag = "by", rename_all = "kebab-case")]
pub enum SeatPlan {
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
    pub plan: TablePlan,
    /// By seat; seats without a link have none.
    pub keys: Vec<Option<Key>>,
    pub watch_key: Option<Key>,
    /// The table this one is a rematch of.
    #[serde(default)]
    pub rematch_of: Option<String>,
    /// The hash of the board pack; tables made before it was kept have none.
    #[serde(default)]
    pub pack: Option<String>,
    /// Where a game comes from that did not begin here.
    #[serde(default)]
    pub origin: Option<Origin>,
}

/// Where a game comes from that did not begin at this table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "kebab-case")]
pub enum Origin {
    /// The game was imported from a record; `seed` is the one known to all, if its header names one.
    Record {
        seed: Option<String>,
        note: Option<String>,
        others: Vec<(String, String)>,
        /// The signature the record came with, as it stood there.
        #[serde(default)]
        signed: Option<String>,
        /// The game ran here before, and was sealed with the key of this server.
        #[serde(default)]
        own: bool,
    },
    /// Another game is played on from one of its moments, with the cards it had.
    Fork { of: String, step: u32, seed: String },
}

impl KeptPlan {
    /// Whoever imports a record knows where it is; the lobby shows what is played here.
    pub fn findable(&self) -> Findable {
        match (&self.origin, self.plan.watch) {
            (Some(Origin::Record { .. }), _) => Findable::Never,
            // What one person plays against bots is nothing to watch; whoever may join it is told.
            (_, Watch::Anyone) if self.plan.people() > 1 => Findable::Always,
            _ if self.plan.seats.contains(&SeatPlan::Open) => Findable::Open,
            _ => Findable::Never,
        }
    }

    /// A plan without links.
    pub fn new(plan: TablePlan) -> KeptPlan {
        let keys = vec![None; plan.seats.len()];
        KeptPlan { plan, keys, watch_key: None, rematch_of: None, pack: None, origin: None }
    }

    /// How the table is first written.
    pub fn row(&self, id: String, created: i64, secret: Vec<u8>, standing: Standing) -> GameRow {
        let plan = serde_json::to_string(self).expect("a plan is plain data");
        GameRow { id, created, plan, secret, standing, listed: self.findable(), delay: self.plan.delay }
    }

    /// Who vouches for the record of the game. A server signs what was played before its eyes, from the first line on.
    pub fn signing(&self) -> Signing {
        match &self.origin {
            None | Some(Origin::Record { own: true, .. }) => Signing::Own,
            Some(Origin::Record { signed: Some(text), .. }) => {
                Signature::read(0, text).map_or(Signing::Nobody, Signing::Kept)
            }
            Some(Origin::Record { signed: None, .. } | Origin::Fork { .. }) => Signing::Nobody,
        }
    }

    /// The chance of a game whose seed is known to all; none for a fair one.
    pub fn known_chance(&self) -> Option<Chance> {
        let seed = match self.origin.as_ref()? {
            Origin::Record { seed, .. } => seed.as_ref()?,
            Origin::Fork { seed, .. } => seed,
        };
        seed.parse().map(Chance::Number).ok().or_else(|| read_hex(seed).map(Chance::Seed))
    }

    /// The ruleset of a stored plan, on the board it was made for; the error is one sentence.
    pub fn ruleset(&self, packs: &Packs) -> Result<Arc<Ruleset>, String> {
        let rules = packs.ruleset(&self.plan.setup())?;
        if self.pack.as_ref().is_some_and(|pack| *pack != rules.pack.hash_text()) {
            return Err("this game was begun on another board pack; start the server with its --data".to_owned());
        }
        self.plan.fits(&rules)?;
        Ok(rules)
    }
}

/// The longest a spectator may be kept behind.
const MOST_DELAY: u32 = 600;
/// Thirty days.
const LONGEST: u32 = 30 * 24 * 3600;

impl TablePlan {
    /// The ruleset of a sound plan; the error is one sentence.
    pub fn ruleset(&self, packs: &Packs) -> Result<Arc<Ruleset>, String> {
        let rules = packs.ruleset(&self.setup())?;
        self.fits(&rules)?;
        for place in &self.seats {
            if let SeatPlan::Bot { name } = place {
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

    /// How many seats are for people.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|seat| !matches!(seat, SeatPlan::Bot { .. })).count()
    }

    pub fn setup(&self) -> Setup {
        Setup { title: self.title.clone(), mode: self.mode.clone(), options: self.options.clone() }
    }

    fn fits(&self, rules: &Ruleset) -> Result<(), String> {
        let seats = rules.mode.seats.len();
        if self.seats.len() == seats {
            return Ok(());
        }
        Err(format!("the mode {} has {seats} seats, the plan names {}", self.mode, self.seats.len()))
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

    fn plan(json: &str) -> Result<TablePlan, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    #[test]
    fn a_plan_needs_little_to_be_said() {
        let plan =
            plan(r#"{"title":"friedrich","mode":"scenario-1","seats":[{"by":"link"},{"by":"bot","name":"random"}]}"#);
        let plan = plan.unwrap();
        let packs = Packs::default();
        assert!(Arc::ptr_eq(&plan.ruleset(&packs).unwrap(), &plan.ruleset(&packs).unwrap()), "made once");
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
            let said = plan(json).unwrap().ruleset(&Packs::default()).err().expect(json);
            assert!(said.contains(words), "{said}");
        }
        assert!(plan(r#"{"title":"friedrich","mode":"scenario-1","seats":[],"cheat":true}"#).is_err());
    }
}
