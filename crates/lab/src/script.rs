//! Players that follow a script, for making games that end in a given way. They are no opponents:
//! they see the whole position and want nothing but the ending they are cast for.

use board::pack::SiteKind;
use board::{CityId, PieceId, PieceSet, PowerId, PowerSet, SiteId};
use rules::view::View;
use rules::{About, Action, Dice, Event, Log, Question, Ruleset, Seat, State};

use crate::will::Will;

/// How one power is led.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Script {
    Random,
    /// Ends every movement phase at once and plays no card it need not play.
    Idle,
    /// Marches on its objectives; does not take the last one before this turn, unless its victory is eased.
    Seek {
        not_before: u8,
    },
    /// Leads its generals away from the objectives of these powers and gives up every combat.
    Yield {
        to: PowerSet,
    },
    /// Marches on the fortresses of some lands.
    Storm(Goal),
    /// Leads its generals away from the fortresses of some lands and gives up every combat.
    Leave(Goal),
}

/// Fortresses of these territories, on one map or on both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    pub lands: &'static [&'static str],
    pub map: Option<&'static str>,
    /// With so many markers on the map the power has enough and stands still.
    pub most: u8,
    /// What wins the game is not taken before this turn.
    pub not_before: u8,
}

impl Goal {
    pub const fn of(lands: &'static [&'static str]) -> Goal {
        Goal { lands, map: None, most: u8::MAX, not_before: 0 }
    }
}

/// A line a seat says as soon as it may, in this turn or later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Say {
    pub seat: &'static str,
    pub turn: u8,
    pub line: &'static str,
}

/// Who plays how, and what is decided once in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cast {
    pub scripts: [Script; board::limits::POWERS],
    /// Whether Prussia declares the offensive option; `None`: at random.
    pub offensive: Option<bool>,
    /// A seat resigns in its first movement phase of this turn or later.
    pub resigns: Option<(Seat, u8)>,
    pub will: Will,
    /// Lines said once each, in their order.
    pub says: &'static [Say],
}

impl Cast {
    /// Everybody follows the same script.
    pub fn all(script: Script) -> Cast {
        Cast {
            scripts: [script; board::limits::POWERS],
            offensive: None,
            resigns: None,
            will: Will::default(),
            says: &[],
        }
    }

    #[must_use]
    pub fn with(mut self, power: PowerId, script: Script) -> Cast {
        self.scripts[power.index()] = script;
        self
    }

    /// The answer of an asked seat.
    pub fn answer(&self, rules: &Ruleset, state: &State, seat: Seat, question: &Question, dice: &mut Dice) -> Action {
        let power = question.power;
        let script = self.scripts[power.index()];
        let written = match question.about {
            About::Movement if self.wants_to_resign(rules, state, seat) => Some(Action::Resign),
            About::Movement => self.movement(rules, state, seat, power, dice),
            About::Duel { .. } => duel(rules, state, seat, script),
            About::Offensive => self.offensive.map(|declares| offensive(rules, state, seat, declares)),
            About::Hussars if script != Script::Random => Some(Action::End),
            _ => self.will.answer(rules, state, seat, question),
        };
        written.unwrap_or_else(|| {
            let mut drawn = || rules.random_action(state, seat, dice);
            (0..1000).find_map(|_| drawn()).expect("an asked seat can answer")
        })
    }

    /// The line that is due and may be said now; `said` counts those said before.
    pub fn say(&self, rules: &Ruleset, state: &State, said: usize) -> Option<(Seat, Action)> {
        let say = self.says.get(said)?;
        let seat = rules.seat_by_slug(say.seat)?;
        if rules.view(state, None).turn < say.turn {
            return None;
        }
        let action = rules.read(state, seat, say.line).ok()?;
        rules.check(state, seat, &action).is_ok().then_some((seat, action))
    }

    /// Powers that move in one stage under one seat take their turns: the asked one first.
    fn movement(&self, rules: &Ruleset, state: &State, seat: Seat, power: PowerId, dice: &mut Dice) -> Option<Action> {
        let first = movement(rules, state, seat, power, self.scripts[power.index()], dice)?;
        if first != Action::End {
            return Some(first);
        }
        let view = rules.view(state, Some(seat));
        let others = view.powers.iter().filter(|other| view.seat(other.power) == seat && other.power != power);
        for other in others {
            if let script @ Script::Storm(_) = self.scripts[other.power.index()]
                && let Some(action) = movement(rules, state, seat, other.power, script, dice)
                && action != Action::End
            {
                return Some(action);
            }
        }
        Some(first)
    }

    fn wants_to_resign(&self, rules: &Ruleset, state: &State, seat: Seat) -> bool {
        let view = rules.view(state, Some(seat));
        self.resigns.is_some_and(|(who, turn)| who == seat && view.turn >= turn && !view.resigned.contains(seat))
    }
}

fn offensive(rules: &Ruleset, state: &State, seat: Seat, declares: bool) -> Action {
    let listed = rules.legal(state, seat).actions;
    let wanted = |action: &&Action| matches!(action, Action::Offensive { card } if card.is_some() == declares);
    *listed.iter().find(wanted).expect("both answers are listed")
}

/// Seekers fight for every point; the others stop as soon as they may.
fn duel(rules: &Ruleset, state: &State, seat: Seat, script: Script) -> Option<Action> {
    let listed = rules.legal(state, seat).actions;
    match script {
        Script::Random => None,
        Script::Seek { .. } | Script::Storm(_) => {
            listed.iter().rev().find(|action| **action != Action::Concede).or(listed.first()).copied()
        }
        Script::Idle | Script::Yield { .. } | Script::Leave(_) => {
            listed.iter().find(|action| **action == Action::Concede).or(listed.first()).copied()
        }
    }
}

fn movement(
    rules: &Ruleset,
    state: &State,
    seat: Seat,
    power: PowerId,
    script: Script,
    dice: &mut Dice,
) -> Option<Action> {
    match script {
        Script::Random => None,
        Script::Idle => Some(Action::End),
        Script::Seek { not_before } => {
            let open = open_objectives(rules, &rules.view(state, Some(seat)), power);
            Some(seek(rules, state, seat, power, (&open, not_before), dice))
        }
        Script::Yield { to } => {
            let view = rules.view(state, Some(seat));
            let wanted: Vec<CityId> = to.iter().flat_map(|power| open_objectives(rules, &view, power)).collect();
            Some(give_way(rules, state, seat, &wanted))
        }
        Script::Storm(goal) => Some(storm(rules, state, seat, power, &goal, dice)),
        Script::Leave(goal) => Some(give_way(rules, state, seat, &fortresses(rules, &goal))),
    }
}

/// A march of one piece alone, with what it would do.
struct Choice {
    action: Action,
    piece: PieceId,
    from: CityId,
    to: CityId,
}

fn choices(rules: &Ruleset, state: &State, seat: Seat) -> Vec<Choice> {
    let marches = rules.legal(state, seat).actions.into_iter().filter_map(|action| match action {
        Action::March { group, path } if group.len() == 1 => {
            let piece = group.first()?;
            Some(Choice { action, piece, from: path.start(), to: path.end() })
        }
        _ => None,
    });
    marches.collect()
}

/// Cities of a power's objectives that carry no marker of its own.
fn open_objectives(rules: &Ruleset, view: &View, power: PowerId) -> Vec<CityId> {
    let is_wanted = |site: &SiteId| {
        let kind = rules.pack.site_of(*site).kind;
        matches!(kind, SiteKind::Objective { power: owner, .. } if owner == power) && !view.control.is(*site, power)
    };
    rules.sites().filter(is_wanted).map(|site| rules.site_city(site)).collect()
}

/// Cities of the fortresses a goal names.
fn fortresses(rules: &Ruleset, goal: &Goal) -> Vec<CityId> {
    let is_wanted = |city: CityId| {
        let city = rules.pack.city_of(city);
        let territory = &rules.pack.territories[city.territory.index()].slug;
        goal.lands.contains(&territory.as_str()) && goal.map.is_none_or(|map| map == city.map)
    };
    rules.pack.sites.iter().map(|site| site.city).filter(|&city| is_wanted(city)).collect()
}

/// Each general goes for a fortress without the power's marker, until there are enough.
fn storm(rules: &Ruleset, state: &State, seat: Seat, power: PowerId, goal: &Goal, dice: &mut Dice) -> Action {
    let view = rules.view(state, Some(seat));
    let marked = view.control.iter().filter(|&(_, holder)| holder == power);
    let held: Vec<CityId> = marked.map(|(site, _)| rules.pack.site_of(site).city).collect();
    if held.len() >= usize::from(goal.most) {
        return Action::End;
    }
    let open: Vec<CityId> = fortresses(rules, goal).into_iter().filter(|city| !held.contains(city)).collect();
    seek(rules, state, seat, power, (&open, goal.not_before), dice)
}

fn pieces_of(rules: &Ruleset, view: &View, power: PowerId, generals: bool) -> Vec<(PieceId, CityId)> {
    let own: PieceSet = if generals { rules.generals_of(power) } else { rules.trains_of(power) };
    let placed = view.pieces.iter().filter(|piece| own.contains(piece.piece));
    placed.filter_map(|piece| view.city(piece.piece).map(|city| (piece.piece, city))).collect()
}

/// Trains keep this far behind, so as not to stand in the way.
const BEHIND: i32 = 2;

/// Each general goes for the nearest open objective no other has taken, sideways if the way is blocked;
/// trains follow the generals.
fn seek(
    rules: &Ruleset,
    state: &State,
    seat: Seat,
    power: PowerId,
    (open, not_before): (&[CityId], u8),
    dice: &mut Dice,
) -> Action {
    let view = rules.view(state, Some(seat));
    let roads = &rules.pack.roads;
    let generals = pieces_of(rules, &view, power, true);
    let targets = assign(rules, &generals, open);
    let own = view.powers.iter().find(|other| other.power == power).and_then(|own| own.standing);
    let left = own.map_or(0, |standing| standing.needed.saturating_sub(standing.held));
    let waits = view.turn < not_before && !own.is_some_and(|standing| standing.eased);
    let mut worth = |choice: &Choice| -> i32 {
        if let Some(&(_, target)) = targets.iter().find(|(general, _)| *general == choice.piece) {
            let gained = conquests(rules, state, seat, &choice.action, power);
            if waits && gained >= left {
                return i32::MIN;
            }
            let nearer = i32::from(roads.distance(choice.from, target)) - i32::from(roads.distance(choice.to, target));
            i32::from(gained) * 1000 + nearer * 10 + dice.below(10) as i32
        } else if rules.is_general(choice.piece) {
            0
        } else {
            let far = |city: CityId| -> i32 {
                // A train serves the generals of its own map.
                let map = |city: CityId| &rules.pack.city_of(city).map;
                let near = generals.iter().filter(|&&(_, at)| map(at) == map(choice.from));
                let distances = near.map(|&(_, at)| i32::from(roads.distance(city, at)));
                distances.map(|distance| (distance - BEHIND).pow(2)).sum()
            };
            far(choice.from) - far(choice.to)
        }
    };
    if let Some(action) = bring_back(rules, state, seat) {
        return action;
    }
    best(&choices(rules, state, seat), &mut worth)
}

/// The best march that is better than staying, or the end of movement.
fn best(choices: &[Choice], worth: &mut impl FnMut(&Choice) -> i32) -> Action {
    let worthy = choices.iter().map(|choice| (worth(choice), choice)).filter(|(worth, _)| *worth > 0);
    worthy.max_by_key(|(worth, _)| *worth).map_or(Action::End, |(_, choice)| choice.action)
}

fn assign(rules: &Ruleset, generals: &[(PieceId, CityId)], open: &[CityId]) -> Vec<(PieceId, CityId)> {
    let mut free = open.to_vec();
    let mut targets = Vec::new();
    for &(general, at) in generals {
        if free.is_empty() {
            free = open.to_vec();
        }
        let nearest = (0..free.len()).min_by_key(|&number| rules.pack.roads.distance(at, free[number]));
        if let Some(number) = nearest {
            targets.push((general, free.swap_remove(number)));
        }
    }
    targets
}

/// How many objectives the power conquers by this march, as the engine carries it out.
fn conquests(rules: &Ruleset, state: &State, seat: Seat, action: &Action, power: PowerId) -> u8 {
    let mut copy = *state;
    let mut log = Log::new();
    rules.apply(&mut copy, seat, action, &mut log);
    let taken = |event: &Event| matches!(event, Event::Conquered { by, .. } if *by == power);
    log.into_entries().iter().filter(|entry| taken(&entry.event)).count() as u8
}

/// A general off the board comes back as soon as he can be paid for.
fn bring_back(rules: &Ruleset, state: &State, seat: Seat) -> Option<Action> {
    let legal = rules.legal(state, seat);
    let form = legal.forms.iter().find(|form| matches!(form, rules::Form::Recruit(form) if form.room.is_empty()))?;
    Some(form.example())
}

/// Away from the objectives of the favoured, first of all out of guarding distance.
fn give_way(rules: &Ruleset, state: &State, seat: Seat, wanted: &[CityId]) -> Action {
    let roads = &rules.pack.roads;
    let guard = i32::from(rules.book.protection_range);
    let danger = |city: CityId| -> i32 {
        let distances = wanted.iter().map(|&objective| i32::from(roads.distance(city, objective)));
        distances.map(|distance| if distance <= guard { 100 } else { (12 - distance).max(0) }).sum()
    };
    let mut worth = |choice: &Choice| {
        if rules.is_general(choice.piece) { danger(choice.from) - danger(choice.to) } else { 0 }
    };
    best(&choices(rules, state, seat), &mut worth)
}
