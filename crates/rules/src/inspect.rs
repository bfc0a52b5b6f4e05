//! What the rules say of a position, for whoever may see all of it: `kabinett inspect`, finished games, tests.
//!
//! Nothing here decides anything. Effects are read off the engine carrying the action out on a copy; supply,
//! protection and retreats are asked of the functions that judge them.

use std::fmt::Write;

use board::{CardSet, CityId, PieceId, PieceSet, PowerId};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Path};
use crate::event::{Event, Log};
use crate::question::About;
use crate::ruleset::{NONE, Ruleset, Seat};
use crate::shared::combat::{Duel, Pair, Side};
use crate::shared::{battle, pieces, retreat, supply};
use crate::state::{Core, Place, State, Title};
use crate::titles::friedrich;
use crate::view::wire::{AskedWire, OutcomeWire, Slugs};

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
    /// Combats due: if the active power ended its movement now, or still to be fought.
    pub fights: Vec<Fight>,
    pub retreats: Vec<RetreatAnswer>,
    pub victory: Vec<Victory>,
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
    pub fights: Vec<Fight>,
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
    /// Objectives of the first order: held, and all there are.
    pub first: [u8; 2],
    /// Objectives of both orders: held, and all there are.
    pub all: [u8; 2],
    /// Whether it has what it needs now.
    pub fulfilled: bool,
}

pub(crate) const FRIEDRICH_ONLY: &str = "only positions of FRIEDRICH can be inspected as yet";

impl Ruleset {
    /// Answers everything about a position of FRIEDRICH; the error says which retreat query makes no sense.
    pub fn inspect(&self, state: &State, retreats: &[RetreatQuery]) -> Result<Inspection, String> {
        let Title::Friedrich(own) = &state.title else { return Err(FRIEDRICH_ONLY.to_owned()) };
        let slugs = Slugs::new(self);
        let seen = self.view(state, None).to_wire(self);
        Ok(Inspection {
            turn: seen.turn,
            phase: seen.phase,
            active: seen.active,
            asked: seen.asked,
            marches: marches(self, &slugs, state),
            supply: all_supply(self, &slugs, &state.core),
            objectives: objectives(self, &slugs, &state.core, own),
            fights: due(self, state).into_iter().map(|pair| fight(self, &slugs, &state.core, pair)).collect(),
            retreats: retreats
                .iter()
                .map(|query| retreat_answer(self, &slugs, &state.core, query))
                .collect::<Result<_, String>>()?,
            victory: self.order.iter().filter_map(|&power| victory(self, &slugs, state, own, power)).collect(),
            outcome: seen.outcome,
        })
    }
}

fn cities(slugs: &Slugs, path: &Path) -> Vec<&'static str> {
    path.cities().iter().map(|&city| slugs.city(city)).collect()
}

/// The legal marches, group by group.
fn marches(rules: &Ruleset, slugs: &Slugs, state: &State) -> Vec<GroupMarches> {
    let mut found: Vec<GroupMarches> = Vec::new();
    let mut last = PieceSet::EMPTY;
    for seat in rules.seats() {
        for action in rules.legal(state, seat).actions {
            let Action::March { group, path } = action else { continue };
            if group != last {
                let from = slugs.city(path.start());
                found.push(GroupMarches { group: slugs.pieces(group), from, reach: Vec::new() });
                last = group;
            }
            let reach = found.last_mut().expect("an entry for the group");
            reach.reach.push(march(rules, slugs, state, seat, group, &path));
        }
    }
    found
}

/// What a march does, read off a copy on which it is carried out.
fn march(rules: &Ruleset, slugs: &Slugs, state: &State, seat: Seat, group: PieceSet, path: &Path) -> March {
    let mut after = *state;
    let mut log = Log::new();
    rules.apply(&mut after, seat, &Action::March { group, path: *path }, &mut log);
    let site = |site: board::SiteId| slugs.city(rules.site_city(site));
    let (to, path) = (slugs.city(path.end()), cities(slugs, path));
    let empty = Vec::new;
    let mut march = March {
        to,
        path,
        conquers: empty(),
        reconquers: empty(),
        questions: empty(),
        takes: empty(),
        joins: empty(),
        fights: Vec::new(),
    };
    for entry in log.into_entries() {
        match entry.event {
            Event::Conquered { site: at, .. } => march.conquers.push(site(at)),
            Event::Reconquered { site: at, .. } => march.reconquers.push(site(at)),
            Event::Questioned { site: at, .. } => march.questions.push(site(at)),
            Event::TrainTaken { train, .. } => march.takes.push(slugs.piece(train)),
            Event::Stacked { stack, .. } => march.joins = slugs.pieces(stack.without(group)),
            _ => {}
        }
    }
    let attacks = |pair: &Pair| pieces::stack_of(rules, &after.core, pair.attacker).intersects(group);
    let fights = due(rules, &after).into_iter().filter(attacks);
    march.fights = fights.map(|pair| fight(rules, slugs, &after.core, pair)).collect();
    march
}

/// The combats that follow if movement ended now, or that are still to be fought.
fn due(rules: &Ruleset, state: &State) -> Vec<Pair> {
    let mut then = *state;
    if let Some((seat, question)) = rules.next_asked(state)
        && question.about == About::Movement
    {
        rules.apply(&mut then, seat, &Action::End, &mut Log::silent());
    }
    let duel = then.core.combat.duel.filter(|duel| duel.lost == 0).map(|duel| duel.pair);
    let mut pairs: Vec<Pair> = duel.into_iter().chain(then.core.combat.pairs().iter().copied()).collect();
    pairs.sort_by_key(|pair| (pair.attacker, pair.defender));
    pairs
}

fn fight(rules: &Ruleset, slugs: &Slugs, core: &Core, pair: Pair) -> Fight {
    let [attackers, defenders] =
        [pair.attacker, pair.defender].map(|commander| pieces::stack_of(rules, core, commander));
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

fn all_supply(rules: &Ruleset, slugs: &Slugs, core: &Core) -> Vec<Supply> {
    let mut found = Vec::new();
    for &power in &rules.order {
        let mut generals = core.on_board(rules.generals_of(power));
        while let Some(general) = generals.first() {
            let stack = pieces::stack_of(rules, core, general).and(rules.generals_of(power));
            generals = generals.without(stack);
            found.push(supply_of(rules, slugs, core, power, stack, general));
        }
    }
    found
}

fn supply_of(rules: &Ruleset, slugs: &Slugs, core: &Core, power: PowerId, stack: PieceSet, general: PieceId) -> Supply {
    let city = core.city(general).expect("on the board");
    let line = line(rules, core, power, general);
    let by = match (friedrich::source(rules, power, city), &line) {
        (Some(source), _) => Some(source),
        (None, Some(_)) => Some("train"),
        (None, None) => None,
    };
    Supply {
        stack: slugs.pieces(stack),
        power: slugs.power(power),
        city: slugs.city(city),
        face_down: core.flipped.contains(general),
        supplied: by.is_some(),
        by,
        train: line.as_ref().map(|(train, _)| slugs.piece(*train)),
        line: line.map(|(_, line)| line.into_iter().map(|city| slugs.city(city)).collect()),
    }
}

/// The nearest train and the cities of a shortest open line to it.
fn line(rules: &Ruleset, core: &Core, power: PowerId, general: PieceId) -> Option<(PieceId, Vec<CityId>)> {
    let blocked = supply::blocked(rules, core, power);
    let length = |train: PieceId| supply::line_length(rules, core, general, PieceSet::one(train), &blocked);
    let (left, train) = rules.trains_of(power).iter().filter_map(|train| Some((length(train)?, train))).min()?;
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

fn objectives(rules: &Ruleset, slugs: &Slugs, core: &Core, own: &friedrich::Own) -> Vec<Objective> {
    let named = |power: u8| (power != NONE).then(|| slugs.power(PowerId(power)));
    let describe = |at: usize| {
        let site = board::SiteId(at as u8);
        let city = rules.site_city(site);
        let (of, order) = friedrich::objective(rules, site);
        let (protected, guards) = friedrich::protection(rules, core, own, site);
        let distance = |piece| core.city(piece).map_or(0, |from| rules.pack.roads.distance(from, city));
        Objective {
            city: slugs.city(city),
            of: slugs.power(of),
            order,
            defender: named(rules.defender[at]),
            marker: named(core.control[at]),
            question: core.pending.get(site).map(|power| slugs.power(power)),
            protected,
            by: guards.iter().map(|piece| Guard { piece: slugs.piece(piece), distance: distance(piece) }).collect(),
        }
    };
    (0..rules.pack.sites.len()).map(describe).collect()
}

fn retreat_answer(rules: &Ruleset, slugs: &Slugs, core: &Core, query: &RetreatQuery) -> Result<RetreatAnswer, String> {
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
    let rule = battle::retreat_of(core, &duel, core.occupied(), [None; 2]);
    let way = |path: &Path| RetreatWay {
        city: slugs.city(path.end()),
        distance: rules.pack.roads.distance(path.end(), rule.winner),
        path: cities(slugs, path),
    };
    Ok(RetreatAnswer { query: query.clone(), cities: retreat::paths(rules, &rule).iter().map(way).collect() })
}

fn victory(rules: &Ruleset, slugs: &Slugs, state: &State, own: &friedrich::Own, power: PowerId) -> Option<Victory> {
    let seen = rules.view(state, None);
    let standing = seen.powers.iter().find(|seen| seen.power == power)?.standing?;
    let (first, all, fulfilled) = friedrich::counts(rules, &state.core, own, power);
    Some(Victory {
        power: slugs.power(power),
        held: standing.held,
        needed: standing.needed,
        eased: standing.eased,
        first,
        all,
        fulfilled,
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
            let _ = writeln!(text, "{} {place} {}{facing}", piece.slug, core.troops[at]);
        }
        for (at, power) in self.pack.powers.iter().enumerate() {
            let seat = core.seat_of[at].0;
            let gone = if core.present >> at & 1 == 1 { "" } else { " gone" };
            let _ = writeln!(text, "{} seat {seat}{gone} holds {}", power.slug, self.card_names(&core.hands[at]));
        }
        for (at, site) in self.pack.sites.iter().enumerate() {
            if core.control[at] != NONE {
                let power = &self.pack.powers[core.control[at] as usize].slug;
                let _ = writeln!(text, "marker {} {power}", self.pack.city_of(site.city).slug);
            }
        }
        let pile: Vec<String> = core.pile.iter().map(|card| self.pack.card_name(card)).collect();
        let _ = writeln!(text, "pile {}\nspent {}", pile.join(" "), self.card_names(&core.spent));
        text
    }

    fn card_names(&self, cards: &CardSet) -> String {
        cards.iter().map(|card| self.pack.card_name(card)).collect::<Vec<_>>().join(" ")
    }
}
