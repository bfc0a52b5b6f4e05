//! How a seat stands towards winning, as everybody can work it out.

use board::CitySet;
use rules::Ruleset;
use rules::prospects::Prospect;
use serde::{Deserialize, Serialize};

use crate::{MessageWire, Slug, Slugs};

/// How a seat wins, what it lacks, and whether the others should worry: the same for every viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ProspectWire {
    /// Whose prospect it is.
    pub seat: Slug,
    /// How this seat wins, in one sentence.
    pub goal: MessageWire,
    /// What it still lacks by the way that leads nearest; absent where that cannot be counted.
    pub lacks: Option<MessageWire>,
    /// The same as a number.
    pub short: Option<u8>,
    /// `close`: at most three conquests or markers are missing, or two strokes of fate or turns. `now`: it can win
    /// before this turn is over, as far as the open position shows.
    #[cfg_attr(feature = "ts", ts(type = "'none' | 'close' | 'now'"))]
    pub alarm: Slug,
    /// The sentence of the alarm.
    pub warning: Option<MessageWire>,
    /// Cities that would bring this seat nearer to winning.
    pub wanted: Vec<Slug>,
    /// Cities this seat holds whose loss would bring another seat nearer to winning.
    pub guards: Vec<Slug>,
}

impl ProspectWire {
    /// In words and names.
    pub fn of(prospect: &Prospect, rules: &Ruleset) -> ProspectWire {
        let slugs = &Slugs::new(rules);
        let cities = |set: &CitySet| set.iter().map(|city| slugs.city(city)).collect();
        ProspectWire {
            seat: slugs.seat(prospect.seat),
            goal: rules.tell_aim(&prospect.aim).into(),
            lacks: prospect.lack.map(|lack| rules.tell_lack(&lack).into()),
            short: prospect.lack.map(|lack| lack.number()),
            alarm: prospect.alarm.name().into(),
            warning: rules.tell_alarm(prospect).map(MessageWire::from),
            wanted: cities(&prospect.wanted),
            guards: cities(&prospect.guards),
        }
    }
}
