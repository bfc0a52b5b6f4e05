//! What the rules say of a position, for whoever may see all of it: `kabinett inspect`, finished games, tests.
//!
//! Nothing here decides anything. Effects are read off the engine carrying the action out on a copy; supply,
//! protection and retreats are asked of the functions that judge them.

mod maria;

use std::fmt::Write;

use board::{CardSet, CityId, PieceId, PieceSet, PowerId};
use serde::{Deserialize, Serialize};

use crate::ruleset::{Look, Ruleset};
use crate::state::{State, Title};
use crate::view::slugs::Slugs;
use crate::view::wire::{AskedWire, OutcomeWire};
use ::maria::turn::Look as Maria;
use engine::action::{Action, Path};
use engine::event::{Entry, Event, Log};
use engine::question::About;
use engine::rulebook::StackFacing;
use engine::ruleset::Seat;
use engine::shared::combat;
use engine::shared::duel::{Duel, Pair, Side};
use engine::shared::supply::Means;
use engine::shared::{battle, pieces, retreat, supply};
use engine::state::{Core, Place};
use friedrich::turn::Look as Friedrich;

/// Everything the rules say; see `docs/inspect.md` for every field with an example.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Inspection {
    pub turn: u8,
    pub phase: &'static str,
    pub active: Option<&'static str>,
    pub asked: Vec<AskedWire>,
    /// One entry for each group of the active power that may march.
    pub marches: Vec<GroupMarches>,
    /// One entry for each stack or general on the board.
    pub supply: Vec<Supply>,
    pub objectives: Vec<Objective>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fortresses: Vec<Fortress>,
    /// Combats due: if the active power ended its movement now, or still to be fought.
    pub fights: Vec<Fight>,
    pub retreats: Vec<RetreatAnswer>,
    pub victory: Vec<Victory>,
    /// What only MARIA has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maria: Option<self::maria::MariaInspection>,
    pub outcome: Option<OutcomeWire>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct GroupMarches {
    pub group: Vec<&'static str>,
    pub from: &'static str,
    pub reach: Vec<March>,
}

/// One end and one effect, with one way there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct March {
    pub to: &'static str,
    pub path: Vec<&'static str>,
    pub conquers: Vec<&'static str>,
    pub reconquers: Vec<&'static str>,
    pub questions: Vec<&'static str>,
    pub takes: Vec<&'static str>,
    pub joins: Vec<&'static str>,
    /// Hussars driven off.
    #[serde(skip_serializing_if = "is_zero")]
    pub hussars: u8,
    /// Whether it is a force march.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
    /// What must be answered first: `consent` (another player agrees to the union) or `command` (the general who will
    /// command is named). The effects are those of an agreement, whoever commands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<&'static str>,
    pub fights: Vec<Fight>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Supply {
    pub stack: Vec<&'static str>,
    pub power: &'static str,
    pub city: &'static str,
    pub face_down: bool,
    pub supplied: bool,
    /// `home`, `depot` or `train`.
    pub by: Option<&'static str>,
    pub train: Option<&'static str>,
    /// The shortest line to a train, if there is one within range.
    pub line: Option<Vec<&'static str>>,
    /// Points to be paid because no line avoids the hussars.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Fortress {
    pub city: &'static str,
    pub major: bool,
    /// The power whose home country it lies in.
    pub home: Option<&'static str>,
    /// The powers that control it.
    pub control: Vec<&'static str>,
    pub marker: Option<&'static str>,
    pub question: Option<&'static str>,
    pub protected: bool,
    pub by: Vec<Guard>,
    /// The power that would cast its vote, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vote: Option<&'static str>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Objective {
    pub city: &'static str,
    pub of: &'static str,
    pub order: u8,
    pub defender: Option<&'static str>,
    pub marker: Option<&'static str>,
    pub question: Option<&'static str>,
    pub protected: bool,
    pub by: Vec<Guard>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Guard {
    pub piece: &'static str,
    pub distance: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Fight {
    pub attackers: Vec<&'static str>,
    pub defenders: Vec<&'static str>,
    /// Armies of the attackers less those of the defenders.
    pub score: i16,
    pub attacker_suit: board::Suit,
    pub defender_suit: board::Suit,
}

/// Who was beaten by whom, and how many armies were lost.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RetreatQuery {
    pub loser: String,
    pub winner: String,
    pub loss: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct RetreatAnswer {
    #[serde(flatten)]
    pub query: RetreatQuery,
    pub cities: Vec<RetreatWay>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct RetreatWay {
    pub city: &'static str,
    pub distance: u8,
    pub path: Vec<&'static str>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Victory {
    pub power: &'static str,
    pub held: u8,
    pub needed: u8,
    pub eased: bool,
    /// Another goal that would do as well: held, and needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alternative: Option<[u8; 2]>,
    /// Objectives of the first order: held, and all there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<[u8; 2]>,
    /// Objectives of both orders: held, and all there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all: Option<[u8; 2]>,
    /// Markers left in the pool, and points of the winters so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pool: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winter_score: Option<u8>,
    /// Whether it has what it needs now.
    pub fulfilled: bool,
}

impl Ruleset {
    /// Answers everything about a position; the error says which retreat query makes no sense.
    pub fn inspect(&self, state: &State, retreats: &[RetreatQuery]) -> Result<Inspection, String> {
        let slugs = Slugs::new(self);
        let seen = self.view(state, None).to_wire(self);
        Ok(Inspection {
            turn: seen.turn,
            phase: seen.phase,
            active: seen.active,
            asked: seen.asked,
            marches: marches(self, &slugs, state),
            supply: all_supply(self, &slugs, state),
            objectives: objectives(self, &slugs, state),
            fortresses: fortresses(self, &slugs, state),
            fights: due(self, state).into_iter().map(|pair| fight(self, &slugs, &state.core, pair)).collect(),
            retreats: retreats
                .iter()
                .map(|query| retreat_answer(self, &slugs, state, query))
                .collect::<Result<_, String>>()?,
            victory: self.order.iter().filter_map(|&power| victory(self, &slugs, state, power)).collect(),
            maria: match self.look(state) {
                Look::Friedrich(_) => None,
                Look::Maria(look) => seen.maria.map(|seen| self::maria::inspection(&look, seen)),
            },
            outcome: seen.outcome,
        })
    }
}

impl Ruleset {
    /// M-6.6, M-10.1.23: a march that waits for a consent or a commander goes on as if it were agreed to, whoever
    /// commands. Tells what was asked first: `consent` or `command`.
    pub(crate) fn agree_to_union(&self, state: &mut State, log: &mut Log) -> Option<&'static str> {
        let mut first = None;
        while matches!(&state.title, Title::Maria(own) if ::maria::march_waits(own)) {
            let (seat, question) = self.next_asked(state).expect("somebody is asked about what waits");
            let (asked, answer) = match question.about {
                About::Consent => ("consent", Action::Accept),
                _ => ("command", self.legal(state, seat).actions[0]),
            };
            first = first.or(Some(asked));
            self.apply(state, seat, &answer, log);
        }
        first
    }
}

fn cities(slugs: &Slugs, path: &Path) -> Vec<&'static str> {
    path.cities().iter().map(|&city| slugs.city(city)).collect()
}

/// The legal marches, group by group.
fn marches(rules: &Ruleset, slugs: &Slugs, state: &State) -> Vec<GroupMarches> {
    let mut found: Vec<(PieceSet, GroupMarches)> = Vec::new();
    for seat in rules.seats() {
        for action in rules.legal(state, seat).actions {
            let (Action::March { group, path } | Action::ForceMarch { group, path }) = action else { continue };
            let known = found.iter().position(|(other, _)| *other == group);
            let at = known.unwrap_or_else(|| {
                let from = slugs.city(path.start());
                found.push((group, GroupMarches { group: slugs.pieces(group), from, reach: Vec::new() }));
                found.len() - 1
            });
            found[at].1.reach.push(march(rules, slugs, state, seat, &action, group, &path));
        }
    }
    found.into_iter().map(|(_, marches)| marches).collect()
}

/// What a march does, read off a copy on which it is carried out.
fn march(
    rules: &Ruleset,
    slugs: &Slugs,
    state: &State,
    seat: Seat,
    action: &Action,
    group: PieceSet,
    path: &Path,
) -> March {
    let mut after = *state;
    let mut log = Log::new();
    rules.apply(&mut after, seat, action, &mut log);
    let asks = rules.agree_to_union(&mut after, &mut log);
    let empty = Vec::new;
    let mut march = March {
        to: slugs.city(path.end()),
        path: cities(slugs, path),
        conquers: empty(),
        reconquers: empty(),
        questions: empty(),
        takes: empty(),
        joins: empty(),
        hussars: 0,
        forced: matches!(action, Action::ForceMarch { .. }),
        asks,
        fights: Vec::new(),
    };
    note_effects(rules, slugs, group, log.into_entries(), &mut march);
    let attacks = |pair: &Pair| pieces::stack_of(rules, &after.core, pair.attacker).intersects(group);
    let fights = due(rules, &after).into_iter().filter(attacks);
    march.fights = fights.map(|pair| fight(rules, slugs, &after.core, pair)).collect();
    march
}

fn note_effects(rules: &Ruleset, slugs: &Slugs, group: PieceSet, entries: Vec<Entry>, march: &mut March) {
    let site = |site: board::SiteId| slugs.city(rules.site_city(site));
    for entry in entries {
        match entry.event {
            Event::Conquered { site: at, .. } => march.conquers.push(site(at)),
            Event::Reconquered { site: at, .. } => march.reconquers.push(site(at)),
            Event::Questioned { site: at, .. } => march.questions.push(site(at)),
            Event::TrainTaken { train, .. } => march.takes.push(slugs.piece(train)),
            Event::Stacked { stack, .. } => march.joins = slugs.pieces(stack.without(group)),
            Event::HussarGone { .. } => march.hussars += 1,
            _ => {}
        }
    }
}

/// The combats of the active powers that follow if movement ended now, or that are still to be fought.
fn due(rules: &Ruleset, state: &State) -> Vec<Pair> {
    let mut pairs = match rules.look(state) {
        Look::Friedrich(look) => friedrich::combats_due(look.rules, look.core, look.own),
        Look::Maria(look) => ::maria::combats_due(look.rules, look.core, look.own),
    };
    pairs.sort_by_key(|pair| (pair.attacker, pair.defender));
    pairs
}

fn fight(rules: &Ruleset, slugs: &Slugs, core: &Core, pair: Pair) -> Fight {
    let [attackers, defenders] =
        [pair.attacker, pair.defender].map(|commander| combat::fighters(rules, core, commander));
    let suit = |commander: PieceId| {
        let city = core.city(commander).expect("who fights stands in a city");
        rules.pack.city_of(city).suit
    };
    Fight {
        attackers: slugs.pieces(attackers),
        defenders: slugs.pieces(defenders),
        score: i16::from(core.sum_of_troops(attackers)) - i16::from(core.sum_of_troops(defenders)),
        attacker_suit: suit(pair.attacker),
        defender_suit: suit(pair.defender),
    }
}

fn all_supply(rules: &Ruleset, slugs: &Slugs, state: &State) -> Vec<Supply> {
    let core = &state.core;
    let mut found = Vec::new();
    for &power in &rules.order {
        let mut generals = core.on_board(rules.generals_of(power));
        while let Some(general) = generals.first() {
            // Where each general keeps his own facing, each is fed by himself.
            let stack = match rules.book.stack_facing {
                StackFacing::Merge => pieces::stack_of(rules, core, general).and(rules.generals_of(power)),
                StackFacing::Keep => PieceSet::one(general),
            };
            generals = generals.without(stack);
            let means = match rules.look(state) {
                Look::Friedrich(look) => friedrich::means(look.rules, core, general),
                Look::Maria(look) => ::maria::means(look.rules, core, look.own, general),
            };
            found.push(supply_of(rules, slugs, core, stack, general, &means));
        }
    }
    found
}

fn supply_of(rules: &Ruleset, slugs: &Slugs, core: &Core, stack: PieceSet, general: PieceId, means: &Means) -> Supply {
    let city = core.city(general).expect("on the board");
    let line = line(rules, core, means, general);
    let by = match (means.source, &line) {
        (Some(source), _) => Some(source),
        (None, Some(_)) => Some("train"),
        (None, None) => None,
    };
    Supply {
        stack: slugs.pieces(stack),
        power: slugs.power(rules.power(general)),
        city: slugs.city(city),
        face_down: core.flipped.contains(general),
        supplied: by.is_some() && means.price.is_none(),
        by,
        train: line.as_ref().map(|(train, _)| slugs.piece(*train)),
        line: line.map(|(_, line)| line.into_iter().map(|city| slugs.city(city)).collect()),
        price: means.price,
    }
}

/// The nearest train and the cities of a shortest open line to it.
fn line(rules: &Ruleset, core: &Core, means: &Means, general: PieceId) -> Option<(PieceId, Vec<CityId>)> {
    let blocked = means.blocked;
    let length = |train: PieceId| supply::line_length(rules, core, general, PieceSet::one(train), &blocked);
    let (left, train) = means.trains.iter().filter_map(|train| Some((length(train)?, train))).min()?;
    let (mut here, goal) = (core.city(general)?, core.city(train)?);
    let roads = &rules.pack.roads;
    let mut line = vec![here];
    for left in (0..left).rev() {
        let leads_on = |city: &&CityId| {
            (!blocked.contains(**city) || **city == goal) && roads.open_distance(**city, goal, left, &blocked).is_some()
        };
        here = *roads.neighbours(here).iter().find(leads_on)?;
        line.push(here);
    }
    Some((train, line))
}

/// Every protecting piece and how far away it is.
fn guards(rules: &engine::ruleset::Ruleset, slugs: &Slugs, core: &Core, city: CityId, pieces: PieceSet) -> Vec<Guard> {
    let distance = |piece| core.city(piece).map_or(0, |from| rules.pack.roads.distance(from, city));
    pieces.iter().map(|piece| Guard { piece: slugs.piece(piece), distance: distance(piece) }).collect()
}

fn fortresses(rules: &Ruleset, slugs: &Slugs, state: &State) -> Vec<Fortress> {
    let Look::Maria(Maria { rules, core, own }) = rules.look(state) else { return Vec::new() };
    let describe = |site: board::SiteId| {
        let city = rules.site_city(site);
        let facts = ::maria::fortress_facts(rules, core, own, site);
        Fortress {
            city: slugs.city(city),
            major: facts.major,
            home: facts.home.map(|power| slugs.power(power)),
            control: slugs.powers(facts.control),
            marker: core.control.get(site).map(|power| slugs.power(power)),
            question: core.pending.get(site).map(|power| slugs.power(power)),
            protected: facts.protected,
            by: guards(rules, slugs, core, city, facts.guards),
            vote: facts.vote.map(|power| slugs.power(power)),
        }
    };
    rules.sites().map(describe).collect()
}

fn objectives(rules: &Ruleset, slugs: &Slugs, state: &State) -> Vec<Objective> {
    let Look::Friedrich(Friedrich { rules, core, own }) = rules.look(state) else { return Vec::new() };
    let describe = |site: board::SiteId| {
        let city = rules.site_city(site);
        let (of, order) = friedrich::objective(rules, site);
        let (protected, pieces) = friedrich::protection(rules, core, own, site);
        Objective {
            city: slugs.city(city),
            of: slugs.power(of),
            order,
            defender: rules.defender[site.index()].map(|power| slugs.power(power)),
            marker: core.control.get(site).map(|power| slugs.power(power)),
            question: core.pending.get(site).map(|power| slugs.power(power)),
            protected,
            by: guards(rules, slugs, core, city, pieces),
        }
    };
    rules.sites().map(describe).collect()
}

fn retreat_answer(
    rules: &Ruleset,
    slugs: &Slugs,
    state: &State,
    query: &RetreatQuery,
) -> Result<RetreatAnswer, String> {
    let core = &state.core;
    let general = |slug: &str| {
        let piece = rules.pack.piece(slug).filter(|&piece| rules.is_general(piece));
        let piece = piece.ok_or_else(|| format!("there is no general `{slug}` to retreat or to win"))?;
        if core.city(piece).is_none() {
            return Err(format!("`{slug}` is not on the board, so he can neither retreat nor win"));
        }
        Ok(piece)
    };
    let pair = Pair { attacker: general(&query.loser)?, defender: general(&query.winner)? };
    let most = Path::ROOM as u8 - 1;
    if !(1..=most).contains(&query.loss) {
        return Err(format!("a retreat goes 1 to {most} cities, not {}", query.loss));
    }
    let lost = query.loss;
    let duel = Duel { pair, score: 0, to_play: Side::Attacker, played: [0; 2], passed: [false; 2], lost };
    let rule = match rules.look(state) {
        Look::Friedrich(_) => battle::retreat_of(core, &duel, core.occupied(), [None; 2]),
        Look::Maria(look) => {
            let beaten = beaten(rules, core, pair.attacker, lost);
            let closed = ::maria::closed_to_beaten(look.rules, core, look.own, beaten);
            battle::retreat_of(core, &duel, &closed, look.own.hussars)
        }
    };
    let way = |path: &Path| RetreatWay {
        city: slugs.city(path.end()),
        distance: rules.pack.roads.distance(path.end(), rule.winner),
        path: cities(slugs, path),
    };
    Ok(RetreatAnswer { query: query.clone(), cities: retreat::paths(rules, &rule).iter().map(way).collect() })
}

/// Who is left to retreat after such a loss; if nobody is, the stack as it stands.
fn beaten(rules: &Ruleset, core: &Core, loser: PieceId, lost: u8) -> PieceSet {
    let stack = pieces::stack_of(rules, core, loser);
    let left = pieces::left_after(rules, core, stack, lost.min(core.sum_of_troops(stack)));
    if left.is_empty() { stack } else { left }
}

fn victory(rules: &Ruleset, slugs: &Slugs, state: &State, power: PowerId) -> Option<Victory> {
    let seen = rules.view(state, None);
    let standing = seen.powers.iter().find(|seen| seen.power == power)?.standing?;
    let plain = Victory {
        power: slugs.power(power),
        held: standing.held,
        needed: standing.needed,
        eased: standing.eased,
        first: None,
        all: None,
        pool: None,
        winter_score: None,
        alternative: standing.alternative.map(|goal| [goal.held, goal.needed]),
        fulfilled: standing.is_met(),
    };
    Some(match rules.look(state) {
        Look::Friedrich(look) => {
            let (first, all, fulfilled) = friedrich::counts(look.rules, look.core, look.own, power);
            Victory { first: Some(first), all: Some(all), fulfilled, ..plain }
        }
        Look::Maria(look) => {
            let (pool, winter_score) = ::maria::pool_and_score(look.rules, look.own, power);
            Victory { pool, winter_score, ..plain }
        }
    })
}

impl Ruleset {
    /// A position in words, everything included, in a fixed order: what a finished game is compared by.
    pub fn facts(&self, state: &State) -> String {
        let core = &state.core;
        let mut text = format!("turn {}\n", core.turn);
        for (at, piece) in self.pack.pieces.iter().enumerate() {
            let id = PieceId(at as u8);
            let place = match core.place(id) {
                Place::City(city) => self.pack.city_of(city).slug.as_str(),
                Place::Off => "off",
                Place::Out => "out",
                Place::Box => "box",
            };
            let facing = if core.flipped.contains(id) { " face-down" } else { "" };
            let _ = writeln!(text, "{} {place} {}{facing}", piece.slug, core.secret.troops[at]);
        }
        for (at, power) in self.pack.powers.iter().enumerate() {
            let seat = core.seat_of[at].0;
            let gone = if core.is_present(PowerId(at as u8)) { "" } else { " gone" };
            let _ =
                writeln!(text, "{} seat {seat}{gone} holds {}", power.slug, self.card_names(&core.secret.hands[at]));
        }
        for (site, power) in core.control.iter() {
            let (city, power) = (self.pack.city_of(self.site_city(site)), self.pack.power_of(power));
            let _ = writeln!(text, "marker {} {}", city.slug, power.slug);
        }
        let pile: Vec<String> = core.secret.pile.iter().map(|card| self.pack.card_name(card)).collect();
        let _ = writeln!(text, "pile {}\nspent {}", pile.join(" "), self.card_names(&core.secret.spent));
        text += &match self.look(state) {
            Look::Friedrich(look) => friedrich::facts(look.rules, core, look.own),
            Look::Maria(look) => ::maria::facts(look.rules, look.own),
        };
        text
    }

    fn card_names(&self, cards: &CardSet) -> String {
        cards.iter().map(|card| self.pack.card_name(card)).collect::<Vec<_>>().join(" ")
    }
}
