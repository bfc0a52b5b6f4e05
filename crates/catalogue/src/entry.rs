//! One entry of the catalogue and the words it is made of.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

pub const FRIEDRICH_MODES: [&str; 4] = ["standard-4p", "standard-3p", "scenario-1", "scenario-2"];
pub const MARIA_MODES: [&str; 5] =
    ["introductory-3p", "introductory-2p", "advanced-3p", "advanced-2p", "schlesien-gambit"];
pub const OPTIONS: [&str; 3] = ["expert", "milder-fate", "political"];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Game {
    #[default]
    Friedrich,
    Maria,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    #[default]
    Rule,
    Ruling,
    Fate,
    Example,
    Invariant,
    Decision,
}

/// How far the code has come with an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// No code carries it yet.
    Open,
    /// Code and tests carry it.
    Enforced,
    /// Code does not enforce it; `place` says why, or where it lives.
    Explained,
}

/// What a rule of FRIEDRICH does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Class {
    /// Definition.
    Def,
    /// Number.
    Num,
    /// Permission.
    May,
    /// Obligation.
    Must,
    /// Prohibition.
    Not,
    /// Timing.
    When,
    /// Who decides.
    Who,
    /// What stays secret.
    Sec,
    /// What is public.
    Pub,
    /// Exception.
    Exc,
}

/// How sure we are of a ruling; of several answers in one ruling the least sure counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    Low,
    MediumLow,
    Medium,
    MediumHigh,
    High,
}

/// One entry. Which of the optional texts it has depends on its kind; reading checks that.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CatalogueEntry {
    pub id: String,
    /// From the file the entry stands in.
    #[serde(skip_deserializing)]
    pub game: Game,
    /// From the name of its table.
    #[serde(skip_deserializing)]
    pub kind: Kind,
    pub section: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<Class>,
    pub modes: Vec<String>,
    /// It holds only with this option.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// It holds only without this option.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without: Option<String>,
    /// No printed rule says it, but it follows from printed ones.
    #[serde(default)]
    pub derived: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub given: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<String>,
    /// Who sees a decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visibility: Option<String>,
    /// How long a decision can be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confidence: Option<Confidence>,
    /// Where parts of a ruling are surer than `confidence`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confidence_note: Option<String>,
    /// The value of the rulebook that a better source could turn round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub switch: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub see: Vec<String>,
    pub status: Status,
    #[serde(rename = "where", skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

impl CatalogueEntry {
    /// Everything it says, as one line.
    pub fn line(&self) -> String {
        let texts = [&self.text, &self.question, &self.answer, &self.given, &self.when, &self.then];
        let said: Vec<&str> = texts.into_iter().flatten().map(String::as_str).collect();
        said.join(" ")
    }

    /// Its modes in words: `standard-4p, standard-3p; only with expert`.
    pub fn modes_line(&self) -> String {
        let with = self.option.as_ref().map(|option| format!("; only with {option}"));
        let without = self.without.as_ref().map(|option| format!("; not with {option}"));
        self.modes.join(", ") + &with.unwrap_or_default() + &without.unwrap_or_default()
    }
}

impl Game {
    pub const ALL: [Game; 2] = [Game::Friedrich, Game::Maria];

    pub fn modes(self) -> &'static [&'static str] {
        match self {
            Game::Friedrich => &FRIEDRICH_MODES,
            Game::Maria => &MARIA_MODES,
        }
    }
}

impl Kind {
    pub const ALL: [Kind; 6] = [Kind::Rule, Kind::Ruling, Kind::Fate, Kind::Example, Kind::Invariant, Kind::Decision];

    /// What ids of this kind begin with.
    pub fn prefixes(self, game: Game) -> &'static [&'static str] {
        match (game, self) {
            (Game::Friedrich, Kind::Rule) => &["F"],
            (Game::Friedrich, Kind::Ruling) => &["FQ"],
            (Game::Friedrich, Kind::Fate) => &["FC"],
            (Game::Friedrich, Kind::Example) => &["FE"],
            (Game::Friedrich, Kind::Invariant) => &["FI"],
            (Game::Friedrich, Kind::Decision) => &["FD"],
            (Game::Maria, Kind::Rule) => &["M"],
            (Game::Maria, Kind::Ruling) => &["R", "RP"],
            (Game::Maria, Kind::Fate) => &[],
            (Game::Maria, Kind::Example) => &["ME", "PE"],
            (Game::Maria, Kind::Invariant) => &["INV"],
            (Game::Maria, Kind::Decision) => &["MD"],
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Game::Friedrich => "friedrich",
            Game::Maria => "maria",
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Rule => "rule",
            Kind::Ruling => "ruling",
            Kind::Fate => "fate",
            Kind::Example => "example",
            Kind::Invariant => "invariant",
            Kind::Decision => "decision",
        })
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Status::Open => "open",
            Status::Enforced => "enforced",
            Status::Explained => "explained",
        })
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Class::Def => "definition",
            Class::Num => "number",
            Class::May => "permission",
            Class::Must => "obligation",
            Class::Not => "prohibition",
            Class::When => "timing",
            Class::Who => "who decides",
            Class::Sec => "secret",
            Class::Pub => "public",
            Class::Exc => "exception",
        })
    }
}

impl fmt::Display for Confidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Confidence::Low => "low",
            Confidence::MediumLow => "medium-low",
            Confidence::Medium => "medium",
            Confidence::MediumHigh => "medium-high",
            Confidence::High => "high",
        })
    }
}

impl FromStr for Game {
    type Err = String;

    fn from_str(text: &str) -> Result<Game, String> {
        let found = Game::ALL.into_iter().find(|game| game.to_string() == text);
        found.ok_or_else(|| format!("there is no game `{text}`; use friedrich or maria"))
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        let found = Kind::ALL.into_iter().find(|kind| kind.to_string() == text);
        found
            .ok_or_else(|| format!("there is no kind `{text}`; use rule, ruling, fate, example, invariant or decision"))
    }
}
