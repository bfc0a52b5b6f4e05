//! How the kept games of MARIA are made.

mod saxony;
mod two;

use board::PowerId;
use record::Setup;
use rules::titles::maria::{AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA};

use super::{Recipe, Wanted};
use crate::script::{Cast, Goal, Say, Script};
use crate::will::Will;

type Mode = (&'static str, &'static [&'static str]);

const INTRO_3: Mode = ("introductory-3p", &[]);
const INTRO_2: Mode = ("introductory-2p", &[]);
const THREE: Mode = ("advanced-3p", &[]);
const THREE_POLITICAL: Mode = ("advanced-3p", &["political"]);
const TWO: Mode = ("advanced-2p", &[]);
const TWO_POLITICAL: Mode = ("advanced-2p", &["political"]);
const GAMBIT: Mode = ("schlesien-gambit", &[]);

const EAST: &[&str] = &["austria", "silesia"];
const CORE: &[&str] = &["austria"];
const LOWLANDS: &[&str] = &["netherlands", "austria"];
const WEST: &[&str] = &["france"];
const WEST_AND_BAVARIA: &[&str] = &["france", "bavaria"];
const ENEMIES_OF_VIENNA: &[&str] = &["france", "bavaria", "prussia", "saxony"];

const fn storm(lands: &'static [&'static str]) -> Script {
    Script::Storm(Goal::of(lands))
}

const fn leave(lands: &'static [&'static str]) -> Script {
    Script::Leave(Goal::of(lands))
}

/// Everybody stands still but these.
fn only(scripts: &[(PowerId, Script)]) -> Cast {
    scripts.iter().fold(Cast::all(Script::Idle), |cast, &(power, script)| cast.with(power, script))
}

fn random() -> Cast {
    Cast::all(Script::Random)
}

fn prussia_wins() -> Cast {
    only(&[(PRUSSIA, storm(EAST)), (AUSTRIA, leave(EAST))])
}

fn france_wins() -> Cast {
    only(&[(FRANCE, storm(LOWLANDS)), (AUSTRIA, leave(EAST))])
}

/// what France takes in the Austrian Netherlands counts before the cession too, so it must not take enough.
fn france_waits_for_the_cession() -> Cast {
    let goal = Goal { not_before: 7, ..Goal::of(LOWLANDS) };
    only(&[(FRANCE, Script::Storm(goal)), (AUSTRIA, leave(EAST))])
}

fn pragmatic_wins() -> Cast {
    only(&[(PRAGMATIC, storm(WEST)), (FRANCE, leave(WEST))])
}

/// France goes for Bohemia alone.
fn france_in_bohemia() -> Script {
    Script::Storm(Goal { map: Some("bohemia"), ..Goal::of(CORE) })
}

fn france_takes_bohemia() -> Cast {
    only(&[(FRANCE, france_in_bohemia()), (AUSTRIA, leave(CORE))])
}

/// Name, mode, what it proves, what must show, who plays how, how many seeds.
type Row = (&'static str, Mode, &'static str, &'static [&'static str], Cast, u64);

fn recipes(rows: Vec<Row>) -> Vec<Recipe> {
    let recipe = |(name, (mode, options), proves, wanted, cast, seeds): Row| {
        let setup = Setup::new("maria", mode, options);
        Recipe { name, setup, proves, wanted: Wanted::One(wanted), cast, seeds }
    };
    rows.into_iter().map(recipe).collect()
}

/// Every kept game of MARIA.
pub(super) fn all() -> Vec<Recipe> {
    let mut all = recipes(
        [
            introductory(),
            two::introductory(),
            pools(),
            winters(),
            political(),
            two::pools(),
            two::winters(),
            gambit(),
            saxony::leaving(),
        ]
        .concat(),
    );
    all.extend(politics());
    all.extend(saxony::turns());
    all
}

fn introductory() -> Vec<Row> {
    let wins = "Frederick wins with twelve fortresses.";
    vec![
        ("intro-prussia", INTRO_3, wins, &["introductory-3p: fortresses prussia"], prussia_wins(), 50),
        (
            "intro-france",
            INTRO_3,
            "Louis XV wins with nine fortresses.",
            &["introductory-3p: fortresses france"],
            france_takes_bohemia(),
            50,
        ),
        (
            "intro-austria",
            INTRO_3,
            "Nobody takes enough; Maria Theresa wins at the end.",
            &["introductory-3p: endurance austria"],
            random(),
            20,
        ),
    ]
}

/// Austria and perhaps the Pragmatic Army go west and north; everybody gives way.
fn austria_wins(austria: Script, pragmatic: Script) -> Cast {
    let away = leave(ENEMIES_OF_VIENNA);
    only(&[(AUSTRIA, austria), (PRAGMATIC, pragmatic), (PRUSSIA, away), (FRANCE, away), (BAVARIA, away)])
}

/// Victories by an empty pool, each power in turn.
fn pools() -> Vec<Row> {
    vec![
        (
            "pool-prussia",
            THREE,
            "Prussia's pool is empty; the Silesian peace was refused on the way.",
            &["advanced-3p: pool-empty prussia", "peace refused"],
            prussia_wins(),
            200,
        ),
        (
            "pool-france",
            THREE,
            "The French pool is empty after France has reduced its aims.",
            &["advanced-3p: pool-empty france", "french reduction"],
            france_wins(),
            200,
        ),
        (
            "pool-pragmatic",
            THREE,
            "The pool of the Pragmatic Army is empty: Frederick wins with it.",
            &["advanced-3p: pool-empty pragmatic"],
            pragmatic_wins(),
            50,
        ),
        (
            "pool-austria",
            THREE,
            "Austria's pool is empty.",
            &["advanced-3p: pool-empty austria"],
            austria_wins(storm(ENEMIES_OF_VIENNA), Script::Idle),
            50,
        ),
        (
            "pool-tie-france",
            THREE,
            "The pools of Austria and France are empty in one stage; Maria Theresa goes before Louis XV.",
            &["advanced-3p: pool-empty austria", "advanced-3p: tie of pools france+austria"],
            france_repelled(),
            3000,
        ),
    ]
}

/// Prussia takes Silesia and makes peace.
fn prussia_in_winter() -> Cast {
    let peace = Will { offers_peace: Some(true), takes_peace: Some(true), ..Will::default() };
    Cast { will: peace, ..only(&[(PRUSSIA, storm(&["silesia"])), (AUSTRIA, leave(EAST))]) }
}

/// France takes all but the last marker.
fn france_in_winter() -> Cast {
    france_with(u8::MAX)
}

/// France takes so many fortresses and never the last marker.
fn france_with(most: u8) -> Cast {
    let some = Script::Storm(Goal { most, not_before: super::NEVER, ..Goal::of(LOWLANDS) });
    only(&[(FRANCE, some), (AUSTRIA, leave(EAST))])
}

/// The same, and everybody votes for Karl Albrecht.
fn france_and_karl_with(most: u8) -> Cast {
    Cast { will: Will { votes_franz: Some(false), ..Will::default() }, ..france_with(most) }
}

/// France marches into Bohemia, where Austria waits; Saxony is pushed towards Austria.
fn france_repelled() -> Cast {
    saxony::pushed(random().with(FRANCE, france_in_bohemia()).with(AUSTRIA, storm(WEST_AND_BAVARIA)))
}

/// The Pragmatic Army takes all but the last marker.
fn pragmatic_in_winter() -> Cast {
    let some = Script::Storm(Goal { not_before: super::NEVER, ..Goal::of(WEST) });
    only(&[(PRAGMATIC, some), (FRANCE, leave(WEST))])
}

/// Victories by the fewest points over all winters.
fn winters() -> Vec<Row> {
    vec![
        (
            "winter-prussia",
            THREE,
            "The fewest points in winter: Prussia, after the peace in Silesia was made and left again.",
            &["advanced-3p: winter-scores prussia", "peace made", "peace left again"],
            prussia_in_winter(),
            300,
        ),
        (
            "winter-france",
            THREE,
            "The fewest points in winter: France; Karl Albrecht is emperor.",
            &["advanced-3p: winter-scores france", "emperor karl"],
            france_and_karl_with(9),
            100,
        ),
        (
            "winter-pragmatic",
            THREE,
            "The fewest points in winter: the Pragmatic Army.",
            &["advanced-3p: winter-scores pragmatic"],
            pragmatic_in_winter(),
            400,
        ),
        (
            "winter-tie",
            THREE,
            "As few points in winter for Austria and France; Maria Theresa goes before Louis XV.",
            &["advanced-3p: tie of winter scores france+austria", "advanced-3p: winter-scores austria"],
            france_with(11),
            200,
        ),
    ]
}

/// The political option (rule 25): the same ends.
fn political() -> Vec<Row> {
    vec![
        (
            "political-prussia",
            THREE_POLITICAL,
            "The political option: Prussia's pool is empty.",
            &["advanced-3p political: pool-empty prussia"],
            prussia_wins(),
            50,
        ),
        (
            "political-france",
            THREE_POLITICAL,
            "The political option: the French pool is empty.",
            &["advanced-3p political: pool-empty france"],
            france_wins(),
            100,
        ),
        (
            "political-winter",
            THREE_POLITICAL,
            "The political option: the fewest points in winter win.",
            &["advanced-3p political: winter-scores austria", "emperor franz"],
            random(),
            50,
        ),
        (
            "political-pragmatic",
            THREE_POLITICAL,
            "The political option: the pool of the Pragmatic Army is empty.",
            &["advanced-3p political: pool-empty pragmatic"],
            pragmatic_wins(),
            200,
        ),
        (
            "political-austria",
            THREE_POLITICAL,
            "The political option: Austria's pool is empty.",
            &["advanced-3p political: pool-empty austria"],
            austria_wins(storm(ENEMIES_OF_VIENNA), Script::Idle),
            200,
        ),
        (
            "political-winter-prussia",
            THREE_POLITICAL,
            "The political option: the fewest points in winter for Prussia.",
            &["advanced-3p political: winter-scores prussia"],
            prussia_in_winter(),
            300,
        ),
        (
            "political-winter-france",
            THREE_POLITICAL,
            "The political option: the fewest points in winter for France.",
            &["advanced-3p political: winter-scores france"],
            france_in_winter(),
            1000,
        ),
        (
            "political-winter-pragmatic",
            THREE_POLITICAL,
            "The political option: the fewest points in winter for the Pragmatic Army.",
            &["advanced-3p political: winter-scores pragmatic"],
            pragmatic_in_winter(),
            400,
        ),
    ]
}

fn gambit() -> Vec<Row> {
    let cedes = |cedes: bool, cast: Cast| Cast { will: Will { cedes: Some(cedes), ..Will::default() }, ..cast };
    let away = leave(WEST_AND_BAVARIA);
    let austria = only(&[(AUSTRIA, storm(WEST_AND_BAVARIA)), (FRANCE, away), (BAVARIA, away)]);
    let frederick =
        only(&[(PRAGMATIC, storm(WEST)), (FRANCE, leave(WEST)), (PRUSSIA, storm(EAST)), (AUSTRIA, leave(EAST))]);
    vec![
        (
            "gambit-prussia",
            GAMBIT,
            "Frederick wins before any cession.",
            &["schlesien-gambit: fortresses prussia"],
            cedes(false, prussia_wins()),
            50,
        ),
        (
            "gambit-france",
            GAMBIT,
            "Louis XV wins before any cession.",
            &["schlesien-gambit: fortresses france"],
            cedes(false, france_takes_bohemia()),
            1000,
        ),
        (
            "gambit-austria",
            GAMBIT,
            "Maria Theresa cedes nothing and endures.",
            &["schlesien-gambit: endurance austria"],
            cedes(false, random()),
            50,
        ),
        (
            "gambit-ceded-austria",
            GAMBIT,
            "Silesia is ceded; Maria Theresa wins by her second conditions.",
            &["cession, then fortresses austria"],
            cedes(true, austria),
            50,
        ),
        (
            "gambit-ceded-pragmatic",
            GAMBIT,
            "Silesia is ceded; Frederick wins with the Pragmatic Army.",
            &["cession, then fortresses pragmatic"],
            cedes(true, frederick),
            200,
        ),
        (
            "gambit-ceded-france",
            GAMBIT,
            "Silesia is ceded; Louis XV wins by his second conditions.",
            &["cession, then fortresses france"],
            cedes(true, france_waits_for_the_cession()),
            50,
        ),
        (
            "gambit-ceded-endurance",
            GAMBIT,
            "Silesia is ceded; nobody takes enough, Louis XV wins at the end.",
            &["cession, then endurance france"],
            cedes(true, random()),
            50,
        ),
    ]
}

/// What is promised in `treaties`: a truce that is kept, an offer declined, a promise Saxony's change releases.
const PROMISES: &[Say] = &[
    Say { seat: "frederick", turn: 1, line: "propose maria-theresa: no-attack prussia austria until 3" },
    Say { seat: "maria-theresa", turn: 1, line: "agree 1" },
    Say { seat: "louis-xv", turn: 1, line: "propose frederick: vote prussia karl" },
    Say { seat: "frederick", turn: 1, line: "decline 2" },
    Say { seat: "frederick", turn: 2, line: "propose maria-theresa: no-attack saxony austria until 11" },
    Say { seat: "maria-theresa", turn: 2, line: "agree 3" },
];

fn politics() -> Vec<Recipe> {
    let cards = Recipe {
        name: "politics",
        setup: Setup::new("maria", THREE.0, THREE.1),
        proves: "With the other games of this name: every political card executed and every one buried, both emperors.",
        wanted: Wanted::Politics(&["emperor franz", "emperor karl", "alternating moves", "joint stack asked for"]),
        cast: random(),
        seeds: 300,
    };
    let treaties = recipes(vec![(
        "treaties",
        THREE,
        "A truce is kept although it could be broken, an offer is declined, a promise is released.",
        &["treaty kept", "treaty broken", "treaty declined", "treaty released"],
        Cast { will: Will { saxony: 1, ..Will::default() }, says: PROMISES, ..random() },
        1000,
    )]);
    std::iter::once(cards).chain(treaties).collect()
}
