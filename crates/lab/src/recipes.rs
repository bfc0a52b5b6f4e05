//! How each kept game is made. After a change of the rules on purpose, `kabinett fixture make` makes them anew.

mod maria;

use std::collections::BTreeSet;
use std::sync::Arc;

use board::{PowerId, PowerSet};
use record::{Record, Setup};
use rules::titles::friedrich::{AUSTRIA, EMPIRE, FRANCE, HANOVER, PRUSSIA, RUSSIA, SWEDEN};
use rules::{Ruleset, Seat};

use crate::coverage::{all_cards, all_executions, all_versions};
use crate::find::{covering, first_showing};
use crate::script::{Cast, Script};

/// A kept game, or a few that show something together.
pub struct Recipe {
    /// Name of its file; games that show something together are numbered.
    pub name: &'static str,
    pub setup: Setup,
    /// One sentence for the header and the readme.
    pub proves: &'static str,
    wanted: Wanted,
    cast: Cast,
    /// How many seeds are looked through.
    seeds: u64,
}

enum Wanted {
    One(&'static [&'static str]),
    /// All of these, in as few games as do.
    Together(&'static [&'static str]),
    /// All versions and cards of fate, and these besides.
    Fate(&'static [&'static str]),
    /// Every political card executed and buried, and these besides.
    Politics(&'static [&'static str]),
}

impl Recipe {
    /// Looks for the games. The error names what no seed showed.
    pub fn make(&self) -> Result<Vec<Record>, String> {
        let rules = self.setup.ruleset()?;
        match self.wanted {
            Wanted::One(wanted) => {
                let found = first_showing(&rules, &self.setup, &self.cast, wanted, self.proves, self.seeds);
                let none = || format!("{}: none of {} seeds shows {}", self.name, self.seeds, wanted.join(", "));
                Ok(vec![found.ok_or_else(none)?])
            }
            Wanted::Together(wanted) => self.cover(&rules, BTreeSet::new(), wanted),
            Wanted::Fate(besides) => {
                let mut wanted = all_versions(&rules);
                wanted.extend(all_cards(&rules));
                self.cover(&rules, wanted, besides)
            }
            Wanted::Politics(besides) => self.cover(&rules, all_executions(&rules), besides),
        }
    }

    fn cover(
        &self,
        rules: &Arc<Ruleset>,
        mut wanted: BTreeSet<String>,
        besides: &[&str],
    ) -> Result<Vec<Record>, String> {
        wanted.extend(besides.iter().map(|&want| want.to_owned()));
        let (found, missing) = covering(rules, &self.setup, &self.cast, wanted, self.proves, self.seeds);
        if missing.is_empty() {
            return Ok(found);
        }
        let missing: Vec<String> = missing.into_iter().collect();
        Err(format!("{}: none of {} seeds shows {}", self.name, self.seeds, missing.join(", ")))
    }
}

const NEVER: u8 = u8::MAX;

/// These powers march on their objectives, their enemies give way, the others stand still.
fn seeking(powers: &[PowerId], not_before: u8) -> Cast {
    let mut cast = Cast::all(Script::Idle);
    for enemy in [PRUSSIA, HANOVER] {
        cast = cast.with(enemy, Script::Yield { to: powers.iter().copied().collect() });
    }
    for &power in powers {
        cast = cast.with(power, Script::Seek { not_before });
    }
    cast
}

/// Prussia takes Bohemia; Austria and the Imperial Army give way.
fn prussia_seeking() -> Cast {
    let give_way = Script::Yield { to: PowerSet::one(PRUSSIA) };
    let cast = Cast::all(Script::Idle).with(PRUSSIA, Script::Seek { not_before: 0 });
    Cast { offensive: Some(true), ..cast.with(AUSTRIA, give_way).with(EMPIRE, give_way) }
}

fn recipe(
    name: &'static str,
    (mode, options): (&str, &[&str]),
    proves: &'static str,
    wanted: &'static [&'static str],
    cast: Cast,
    seeds: u64,
) -> Recipe {
    let setup = Setup::new("friedrich", mode, options);
    Recipe { name, setup, proves, wanted: Wanted::One(wanted), cast, seeds }
}

const FOUR: (&str, &[&str]) = ("standard-4p", &[]);
const THREE: (&str, &[&str]) = ("standard-3p", &[]);
const EXPERT: (&str, &[&str]) = ("standard-4p", &["expert"]);
const MILDER: (&str, &[&str]) = ("standard-4p", &["milder-fate"]);
const WEST: (&str, &[&str]) = ("scenario-1", &[]);
const SILESIA: (&str, &[&str]) = ("scenario-2", &[]);

/// Every kept game of a title; none if there is no such title.
pub fn of_game(title: &str) -> Vec<Recipe> {
    match title {
        "friedrich" => friedrich(),
        "maria" => maria::all(),
        _ => Vec::new(),
    }
}

/// Every kept game of FRIEDRICH.
pub fn friedrich() -> Vec<Recipe> {
    let mut all = by_objectives();
    all.extend(eased());
    all.extend(scenarios());
    all.extend(by_fate());
    all
}

fn by_objectives() -> Vec<Recipe> {
    vec![
        recipe(
            "objectives-russia",
            FOUR,
            "Russia wins by its objectives.",
            &["standard-4p: objectives russia"],
            seeking(&[RUSSIA], 0),
            200,
        ),
        recipe(
            "objectives-sweden",
            THREE,
            "Sweden wins by its objectives, of both orders, before Russia has left; three players.",
            &["standard-3p: objectives sweden"],
            seeking(&[SWEDEN], 0),
            200,
        ),
        recipe(
            "objectives-austria",
            MILDER,
            "Austria wins by its objectives, of both orders, under the milder fate.",
            &["standard-4p milder-fate: objectives austria"],
            seeking(&[AUSTRIA], 0),
            200,
        ),
        recipe(
            "objectives-empire",
            FOUR,
            "The Imperial Army wins by its objectives, of both orders.",
            &["standard-4p: objectives empire"],
            seeking(&[EMPIRE], 0),
            200,
        ),
        recipe(
            "objectives-france",
            EXPERT,
            "France wins by its objectives in an expert game.",
            &["standard-4p expert: objectives france"],
            seeking(&[FRANCE], 0),
            200,
        ),
        recipe(
            "joint-victory",
            FOUR,
            "Austria and France complete their objectives in one turn and share the victory.",
            &["standard-4p: objectives austria+france"],
            seeking(&[AUSTRIA, FRANCE], 9),
            400,
        ),
        recipe(
            "offensive-won",
            EXPERT,
            "Prussia declares the offensive option and takes Bohemia.",
            &["standard-4p expert: offensive prussia"],
            prussia_seeking(),
            200,
        ),
    ]
}

fn eased() -> Vec<Recipe> {
    vec![
        recipe(
            "eased-sweden",
            FOUR,
            "Russia leaves, and Sweden wins by its objectives of the first order.",
            &["standard-4p: eased-objectives sweden"],
            seeking(&[SWEDEN], NEVER),
            400,
        ),
        recipe(
            "eased-austria",
            THREE,
            "The Imperial Army changes its player, and Austria wins by its objectives of the first order.",
            &["standard-3p: eased-objectives austria", "change of control"],
            seeking(&[AUSTRIA], NEVER),
            400,
        ),
        recipe(
            "eased-empire",
            FOUR,
            "The Imperial Army changes its player and wins for the new one by its objectives of the first order.",
            &["standard-4p: eased-objectives empire", "change of control"],
            seeking(&[EMPIRE], NEVER),
            400,
        ),
    ]
}

fn scenarios() -> Vec<Recipe> {
    vec![
        recipe(
            "west-france",
            WEST,
            "War in the West: France wins by its objectives.",
            &["scenario-1: objectives france"],
            seeking(&[FRANCE], 0),
            200,
        ),
        recipe(
            "west-fate",
            WEST,
            "War in the West: France is out of the war, Hanover and Prussia win.",
            &["scenario-1: fate prussia"],
            Cast::all(Script::Random),
            10,
        ),
        recipe(
            "west-resignation",
            WEST,
            "War in the West: one of two players resigns, the other wins.",
            &["scenario-1: resignation france", "resigned"],
            Cast { resigns: Some((Seat(0), 3)), ..Cast::all(Script::Random) },
            10,
        ),
        recipe(
            "silesia-austria",
            SILESIA,
            "Struggle for Silesia: Austria wins by its objectives.",
            &["scenario-2: objectives austria"],
            seeking(&[AUSTRIA], 0),
            200,
        ),
        recipe(
            "silesia-empire",
            SILESIA,
            "Struggle for Silesia: the Imperial Army wins by its objectives.",
            &["scenario-2: objectives empire"],
            seeking(&[EMPIRE], 0),
            200,
        ),
        recipe(
            "silesia-prussia",
            SILESIA,
            "Struggle for Silesia: Prussia wins by its objectives.",
            &["scenario-2: objectives prussia"],
            prussia_seeking(),
            200,
        ),
        recipe(
            "silesia-fate",
            SILESIA,
            "Struggle for Silesia: the attackers' friends are gone, Prussia wins.",
            &["scenario-2: fate prussia"],
            Cast::all(Script::Random),
            10,
        ),
        recipe(
            "silesia-resignation",
            SILESIA,
            "Struggle for Silesia: Austria resigns, Prussia wins.",
            &["scenario-2: resignation prussia", "resigned"],
            Cast { resigns: Some((Seat(1), 4)), ..Cast::all(Script::Random) },
            10,
        ),
    ]
}

fn by_fate() -> Vec<Recipe> {
    let random = || Cast::all(Script::Random);
    let expert = Recipe {
        name: "expert-fate",
        setup: Setup::new("friedrich", EXPERT.0, EXPERT.1),
        proves: "With the other games of this name: every card of fate in every version, the offensive option failed and declined.",
        wanted: Wanted::Fate(&["offensive failed", "offensive declined", "standard-4p expert: fate prussia"]),
        cast: random(),
        seeds: 3000,
    };
    vec![
        expert,
        recipe(
            "four-fate",
            FOUR,
            "Four players, one of whom resigns in turn 4 and is played on for; Prussia survives.",
            &["standard-4p: fate prussia", "resigned"],
            Cast { resigns: Some((Seat(1), 4)), ..random() },
            10,
        ),
        recipe("three-fate", THREE, "Three players; Prussia survives.", &["standard-3p: fate prussia"], random(), 10),
        recipe(
            "milder-fate",
            MILDER,
            "The milder fate; Prussia survives.",
            &["standard-4p milder-fate: fate prussia"],
            random(),
            10,
        ),
    ]
}
