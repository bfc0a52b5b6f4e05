//! What the rules say of a position, for whoever may see all of it: `kabinett inspect`, finished games, tests.
//!
//! Nothing here decides anything. Effects are read off the engine carrying the action out on a copy; supply,
//! protection and retreats are asked of the functions that judge them.

mod maria;

use std::fmt::Write;

use board::{CardSet, CityId, PieceId, PieceSet, PowerId, PowerSet, SiteId, Suit};

use crate::ruleset::{Look, Ruleset};
use crate::state::{State, Title};
use crate::view::View;
use ::maria::turn::Look as Maria;
use engine::action::{Action, Path};
use engine::event::{Entry, Event, Log};
use engine::fault::PositionError;
use engine::question::About;
use engine::rulebook::StackFacing;
use engine::ruleset::Seat;
use engine::shared::combat;
use engine::shared::duel::{Duel, Pair, Side};
use engine::shared::supply::Means;
use engine::shared::{battle, pieces, retreat, supply};
use engine::state::{Core, Place};
use engine::view::Goal;
use friedrich::turn::Look as Friedrich;

pub use self::maria::MariaInspection;

/// Everything the rules say of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inspection {
    /// The position as everybody sees it.
    pub seen: View,
    /// One entry for each group of the active power that may march.
    pub marches: Vec<GroupMarches>,
    /// One entry for each stack or general on the board.
    pub supply: Vec<Supply>,
    /// Of FRIEDRICH.
    pub objectives: Vec<Objective>,
    /// Of MARIA.
    pub fortresses: Vec<Fortress>,
    /// Combats due: if the active power ended its movement now, or still to be fought.
    pub fights: Vec<Fight>,
    /// An answer to each query, in their order.
    pub retreats: Vec<Vec<RetreatWay>>,
    /// One entry for each power that can win by conquest.
    pub victory: Vec<Victory>,
    /// What only MARIA has.
    pub maria: Option<MariaInspection>,
}

/// Where a group may march.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupMarches {
    /// The pieces that march together.
    pub group: PieceSet,
    /// Where they stand now.
    pub from: CityId,
    /// Every end and effect within reach, force marches included.
    pub reach: Vec<March>,
}

/// One end and one effect, with one way there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct March {
    /// The cities of the way, the first and the last included.
    pub path: Path,
    /// Sites conquered at once.
    pub conquers: Vec<SiteId>,
    /// Sites won back for their defender or home country.
    pub reconquers: Vec<SiteId>,
    /// Conquests that wait until nobody protects the city any more.
    pub questions: Vec<SiteId>,
    /// Trains taken.
    pub takes: PieceSet,
    /// Generals the group stacks with at the end.
    pub joins: PieceSet,
    /// Hussars driven off.
    pub hussars: u8,
    /// Whether it is a force march.
    pub forced: bool,
    /// What must be answered first. The effects are those of an agreement, whoever commands.
    pub asks: Option<UnionQuestion>,
    /// Combats of the group that would be due if movement ended there.
    pub fights: Vec<Fight>,
}

/// What must be answered before generals unite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnionQuestion {
    /// Another player agrees to the union.
    Consent,
    /// The general who will command is named.
    Command,
}

impl UnionQuestion {
    /// One word for it.
    pub const fn name(self) -> &'static str {
        match self {
            UnionQuestion::Consent => "consent",
            UnionQuestion::Command => "command",
        }
    }
}

/// Whether and how a stack is fed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Supply {
    /// One stack, or one general where each keeps his own facing.
    pub stack: PieceSet,
    /// Whose generals they are.
    pub power: PowerId,
    /// Where they stand.
    pub city: CityId,
    /// Whether they were out of supply before.
    pub face_down: bool,
    /// Whether they would be fed now without paying for it.
    pub supplied: bool,
    /// `home`, `depot` or `train`.
    pub by: Option<&'static str>,
    /// The nearest train within range and the shortest line to it.
    pub line: Option<(PieceId, Vec<CityId>)>,
    /// Points to be paid because no line avoids the hussars.
    pub price: Option<u8>,
}

/// A fortress of MARIA.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fortress {
    /// Its number among the sites of the board.
    pub site: SiteId,
    /// The city it lies in.
    pub city: CityId,
    /// Whether it is a major fortress.
    pub major: bool,
    /// The power whose home country it lies in.
    pub home: Option<PowerId>,
    /// The powers that control it.
    pub control: PowerSet,
    /// Whose marker lies on it.
    pub marker: Option<PowerId>,
    /// Who has moved across it while it was protected, and would conquer it later.
    pub question: Option<PowerId>,
    /// Whether it cannot be conquered now.
    pub protected: bool,
    /// The pieces that protect it.
    pub by: Vec<Guard>,
    /// The power that would cast its vote, where it has one.
    pub vote: Option<PowerId>,
}

/// An objective of FRIEDRICH.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objective {
    /// Its number among the sites of the board.
    pub site: SiteId,
    /// The city that is the objective.
    pub city: CityId,
    /// The power that wants it.
    pub of: PowerId,
    /// 1 or 2; with an eased victory only those of the first order count.
    pub order: u8,
    /// The power it must be won from; none where nobody defends it.
    pub defender: Option<PowerId>,
    /// Whose marker lies on it.
    pub marker: Option<PowerId>,
    /// Who has moved across it while it was protected, and would conquer it later.
    pub question: Option<PowerId>,
    /// Whether it cannot be conquered now.
    pub protected: bool,
    /// The pieces that protect it.
    pub by: Vec<Guard>,
}

/// A piece that protects a site, and how far away it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guard {
    /// The general who protects it.
    pub piece: PieceId,
    /// In cities along roads.
    pub distance: u8,
}

/// A combat that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// Who commands on either side.
    pub pair: Pair,
    /// The generals of the active power's side who fight.
    pub attackers: PieceSet,
    /// The generals they attack.
    pub defenders: PieceSet,
    /// Armies of the attackers less those of the defenders.
    pub score: i16,
    /// Suit of the sector the attackers stand in, in which they play.
    pub attacker_suit: Suit,
    /// Suit of the sector the defenders stand in.
    pub defender_suit: Suit,
}

impl Fight {
    /// Whether the same generals fight, however strong they are imagined.
    pub fn is_same(&self, other: &Fight) -> bool {
        self.attackers == other.attackers && self.defenders == other.defenders
    }
}

/// Who was beaten by whom, and how many armies were lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RetreatQuery {
    /// A general of the beaten stack.
    pub loser: PieceId,
    /// A general of the stack that won; the retreat leads away from him.
    pub winner: PieceId,
    /// Armies lost, and so the cities to retreat.
    pub loss: u8,
}

/// A city where a retreat may end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RetreatWay {
    /// One way there.
    pub path: Path,
    /// From the winner.
    pub distance: u8,
}

/// How a power stands towards victory by conquest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Victory {
    /// Who would win.
    pub power: PowerId,
    /// Objectives, or markers, that count for it now.
    pub held: u8,
    /// How many win the game.
    pub needed: u8,
    /// Whether it needs fewer than at the start.
    pub eased: bool,
    /// Another goal that would do as well.
    pub alternative: Option<Goal>,
    /// Objectives of the first order: held, and all there are.
    pub first: Option<[u8; 2]>,
    /// Objectives of both orders: held, and all there are.
    pub all: Option<[u8; 2]>,
    /// Markers left in the pool, and points of the winters so far.
    pub pool: Option<i8>,
    /// Points of the winters so far; none where the mode does not count them.
    pub winter_score: Option<u8>,
    /// Whether it has what it needs now.
    pub fulfilled: bool,
}

impl Ruleset {
    /// Answers everything about a position; the error says which retreat query makes no sense.
    pub fn inspect(&self, state: &State, retreats: &[RetreatQuery]) -> Result<Inspection, PositionError> {
        let seen = self.view(state, None);
        Ok(Inspection {
            marches: marches(self, state),
            supply: all_supply(self, state),
            objectives: objectives(self, state),
            fortresses: fortresses(self, state),
            fights: due(self, state).into_iter().map(|pair| fight(self, &state.core, pair)).collect(),
            retreats: retreats
                .iter()
                .map(|query| retreat_ways(self, state, query))
                .collect::<Result<_, PositionError>>()?,
            victory: self.order.iter().filter_map(|&power| victory(self, state, &seen, power)).collect(),
            maria: match self.look(state) {
                Look::Friedrich(_) => None,
                Look::Maria(look) => Some(self::maria::inspection(&look)),
            },
            seen,
        })
    }
}

impl Ruleset {
    /// M-6.6, M-10.1.23: a march that waits for a consent or a commander goes on as if it were agreed to, whoever
    /// commands. Tells what was asked first.
    pub(crate) fn agree_to_union(&self, state: &mut State, log: &mut Log) -> Option<UnionQuestion> {
        let mut first = None;
        while matches!(&state.title, Title::Maria(own) if ::maria::march_waits(own)) {
            let (seat, question) = self.next_asked(state).expect("somebody is asked about what waits");
            let (asked, answer) = match question.about {
                About::Consent => (UnionQuestion::Consent, Action::Accept),
                _ => (UnionQuestion::Command, self.legal(state, seat).actions[0]),
            };
            first = first.or(Some(asked));
            self.apply(state, seat, &answer, log);
        }
        first
    }
}

/// The legal marches, group by group.
fn marches(rules: &Ruleset, state: &State) -> Vec<GroupMarches> {
    let mut found: Vec<GroupMarches> = Vec::new();
    for seat in rules.seats() {
        for action in rules.legal(state, seat).actions {
            let (Action::March { group, path } | Action::ForceMarch { group, path }) = action else { continue };
            let at = found.iter().position(|known| known.group == group).unwrap_or_else(|| {
                found.push(GroupMarches { group, from: path.start(), reach: Vec::new() });
                found.len() - 1
            });
            found[at].reach.push(march(rules, state, seat, &action, group, path));
        }
    }
    found
}

/// What a march does, read off a copy on which it is carried out.
fn march(rules: &Ruleset, state: &State, seat: Seat, action: &Action, group: PieceSet, path: Path) -> March {
    let mut after = *state;
    let mut log = Log::new();
    rules.apply(&mut after, seat, action, &mut log);
    let asks = rules.agree_to_union(&mut after, &mut log);
    let mut march = March {
        path,
        conquers: Vec::new(),
        reconquers: Vec::new(),
        questions: Vec::new(),
        takes: PieceSet::EMPTY,
        joins: PieceSet::EMPTY,
        hussars: 0,
        forced: matches!(action, Action::ForceMarch { .. }),
        asks,
        fights: Vec::new(),
    };
    note_effects(group, log.into_entries(), &mut march);
    let attacks = |pair: &Pair| pieces::stack_of(rules, &after.core, pair.attacker).intersects(group);
    let fights = due(rules, &after).into_iter().filter(attacks);
    march.fights = fights.map(|pair| fight(rules, &after.core, pair)).collect();
    march
}

fn note_effects(group: PieceSet, entries: Vec<Entry>, march: &mut March) {
    for entry in entries {
        match entry.event {
            Event::Conquered { site, .. } => march.conquers.push(site),
            Event::Reconquered { site, .. } => march.reconquers.push(site),
            Event::Questioned { site, .. } => march.questions.push(site),
            Event::TrainTaken { train, .. } => march.takes.insert(train),
            Event::Stacked { stack, .. } => march.joins = stack.without(group),
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

fn fight(rules: &Ruleset, core: &Core, pair: Pair) -> Fight {
    let [attackers, defenders] =
        [pair.attacker, pair.defender].map(|commander| combat::fighters(rules, core, commander));
    let suit = |commander: PieceId| {
        let city = core.city(commander).expect("who fights stands in a city");
        rules.pack.city_of(city).suit
    };
    Fight {
        pair,
        attackers,
        defenders,
        score: i16::from(core.sum_of_troops(attackers)) - i16::from(core.sum_of_troops(defenders)),
        attacker_suit: suit(pair.attacker),
        defender_suit: suit(pair.defender),
    }
}

fn all_supply(rules: &Ruleset, state: &State) -> Vec<Supply> {
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
            found.push(supply_of(rules, core, stack, general, &means));
        }
    }
    found
}

fn supply_of(rules: &Ruleset, core: &Core, stack: PieceSet, general: PieceId, means: &Means) -> Supply {
    let city = core.city(general).expect("on the board");
    let line = line(rules, core, means, general);
    let by = match (means.source, &line) {
        (Some(source), _) => Some(source),
        (None, Some(_)) => Some("train"),
        (None, None) => None,
    };
    Supply {
        stack,
        power: rules.power(general),
        city,
        face_down: core.flipped.contains(general),
        supplied: by.is_some() && means.price.is_none(),
        by,
        line,
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
fn guards(rules: &engine::ruleset::Ruleset, core: &Core, city: CityId, pieces: PieceSet) -> Vec<Guard> {
    let distance = |piece| core.city(piece).map_or(0, |from| rules.pack.roads.distance(from, city));
    pieces.iter().map(|piece| Guard { piece, distance: distance(piece) }).collect()
}

fn fortresses(rules: &Ruleset, state: &State) -> Vec<Fortress> {
    let Look::Maria(Maria { rules, core, own }) = rules.look(state) else { return Vec::new() };
    let describe = |site: SiteId| {
        let city = rules.site_city(site);
        let facts = ::maria::fortress_facts(rules, core, own, site);
        Fortress {
            site,
            city,
            major: facts.major,
            home: facts.home,
            control: facts.control,
            marker: core.control.get(site),
            question: core.pending.get(site),
            protected: facts.protected,
            by: guards(rules, core, city, facts.guards),
            vote: facts.vote,
        }
    };
    rules.sites().map(describe).collect()
}

fn objectives(rules: &Ruleset, state: &State) -> Vec<Objective> {
    let Look::Friedrich(Friedrich { rules, core, own }) = rules.look(state) else { return Vec::new() };
    let describe = |site: SiteId| {
        let city = rules.site_city(site);
        let (of, order) = friedrich::objective(rules, site);
        let (protected, pieces) = friedrich::protection(rules, core, own, site);
        Objective {
            site,
            city,
            of,
            order,
            defender: rules.defender[site.index()],
            marker: core.control.get(site),
            question: core.pending.get(site),
            protected,
            by: guards(rules, core, city, pieces),
        }
    };
    rules.sites().map(describe).collect()
}

fn retreat_ways(rules: &Ruleset, state: &State, query: &RetreatQuery) -> Result<Vec<RetreatWay>, PositionError> {
    let core = &state.core;
    if let Some(&piece) = [query.loser, query.winner].iter().find(|&&piece| core.city(piece).is_none()) {
        let slug = &rules.pack.piece_of(piece).slug;
        return Err(format!("`{slug}` is not on the board, so he can neither retreat nor win").into());
    }
    let pair = Pair { attacker: query.loser, defender: query.winner };
    let most = Path::ROOM as u8 - 1;
    if !(1..=most).contains(&query.loss) {
        return Err(format!("a retreat goes 1 to {most} cities, not {}", query.loss).into());
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
    let distance = |path: &Path| rules.pack.roads.distance(path.end(), rule.winner);
    let paths = retreat::paths(rules, &rule);
    Ok(paths.iter().map(|path| RetreatWay { path: *path, distance: distance(path) }).collect())
}

/// Who is left to retreat after such a loss; if nobody is, the stack as it stands.
fn beaten(rules: &Ruleset, core: &Core, loser: PieceId, lost: u8) -> PieceSet {
    let stack = pieces::stack_of(rules, core, loser);
    let left = pieces::left_after(rules, core, stack, lost.min(core.sum_of_troops(stack)));
    if left.is_empty() { stack } else { left }
}

fn victory(rules: &Ruleset, state: &State, seen: &View, power: PowerId) -> Option<Victory> {
    let standing = seen.powers.iter().find(|seen| seen.power == power)?.standing?;
    let plain = Victory {
        power,
        held: standing.held,
        needed: standing.needed,
        eased: standing.eased,
        first: None,
        all: None,
        pool: None,
        winter_score: None,
        alternative: standing.alternative,
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
