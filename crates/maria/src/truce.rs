//! What spares another power: no attack, no conquest, no train taken, no hussars on its supply, no supply line
//! cut; a truce is all of them.

use board::{CityId, PieceId, PieceSet, PowerId, SiteId};

use crate::powers::AUSTRIA;
use crate::rules::Ruleset;
use crate::state::Own;
use crate::{fortress, lands, supply};
use engine::action::Path;
use engine::clause::{Breach, Clause, Ground, Target, Term};
use engine::shared::march::{self, Entering};
use engine::state::{Core, Place};

/// A march under judgement.
pub struct March<'a> {
    /// What it is judged by.
    pub rules: &'a Ruleset,
    /// Before the march: what both games have.
    pub core: &'a Core,
    /// Before the march: what only MARIA has.
    pub own: &'a Own,
    /// Who marches.
    pub group: PieceSet,
    /// The whole way, the first city included.
    pub path: &'a Path,
    /// Whether it is a force march.
    pub forced: bool,
}

/// Where a clause speaks.
fn lies_in(rules: &Ruleset, clause: &Clause, ground: Ground, city: CityId) -> bool {
    ground.contains(rules.pack, city) && !clause.except.contains(rules.pack, city)
}

impl March<'_> {
    /// What of this march a clause of its power rules out.
    pub fn breach(&self, clause: &Clause) -> Option<Breach> {
        match clause.term {
            Term::NoAttack { target, ground } => attack(self, clause, target, ground, self.path.end()),
            Term::NoConquest { target, ground } => self.conquest(clause, target, ground),
            Term::NoCapture { target, ground } => self.capture(clause, target, ground),
            Term::NoBlock { target, ground } => self.block(clause, target, ground),
            Term::Truce { target, ground } => attack(self, clause, target, ground, self.path.end())
                .or_else(|| self.conquest(clause, Target::of(target), ground))
                .or_else(|| self.capture(clause, Target::of(target), ground))
                .or_else(|| self.block(clause, target, ground)),
            _ => None,
        }
    }

    fn has_general_of(&self, power: PowerId) -> bool {
        self.group.intersects(self.rules.generals_of(power))
    }

    /// the power that would conquer leaves no fortress of the other behind, protected or not: a question mark
    /// is a conquest begun.
    fn conquest(&self, clause: &Clause, target: Target, ground: Ground) -> Option<Breach> {
        let &March { rules, core, own, .. } = self;
        if self.forced || fortress::conqueror(rules, core, self.group) != Some(clause.power) {
            return None;
        }
        let is_spared = |site: SiteId| {
            let holders = lands::controllers(rules, core, own, site);
            target.power().is_none_or(|target| holders.contains(target))
                && lands::is_hostile(rules, core, own, clause.power, site)
        };
        let (_, left) = self.path.cities().split_last()?;
        let left = left.iter().filter(|&&city| lies_in(rules, clause, ground, city));
        let site = left.filter_map(|&city| rules.site_of(city)).find(|&site| is_spared(site))?;
        Some(Breach::Conquest { site })
    }

    /// Enemy trains on the way.
    fn trains(&self) -> impl Iterator<Item = (PieceId, CityId)> + '_ {
        self.path.cities()[1..].iter().filter_map(|&city| match march::enter(self.rules, self.core, self.group, city) {
            Ok(Entering::Capture(train)) => Some((train, city)),
            _ => None,
        })
    }

    fn capture(&self, clause: &Clause, target: Target, ground: Ground) -> Option<Breach> {
        if !self.has_general_of(clause.power) {
            return None;
        }
        let is_spared = |train: PieceId| target.power().is_none_or(|target| self.rules.power(train) == target);
        let mut taken = self.trains().filter(|&(_, city)| lies_in(self.rules, clause, ground, city));
        taken.find(|&(train, _)| is_spared(train)).map(|(train, _)| Breach::Capture { train })
    }

    /// a general of the other who was fed when the march began is fed worse where it ends. Trains taken on the
    /// way are gone before and after: to take them is another matter.
    fn block(&self, clause: &Clause, target: PowerId, ground: Ground) -> Option<Breach> {
        let &March { rules, core, own, .. } = self;
        let end = self.path.end();
        if !lies_in(rules, clause, ground, end) {
            return None;
        }
        let mut near = near_lines(rules, core, target, end).peekable();
        near.peek()?;
        let mut before = *core;
        for (train, _) in self.trains() {
            before.put(train, Place::Off);
        }
        let mut after = before;
        for piece in self.group.iter() {
            after.put(piece, Place::City(end));
        }
        let worse = |&general: &PieceId| {
            dearness(supply::judge(rules, &after, own, general)) > dearness(supply::judge(rules, &before, own, general))
        };
        near.find(worse).map(|general| Breach::Block { general })
    }
}

/// the march ends next to a general of the other, whom it would have to fight.
fn attack(march: &March, clause: &Clause, target: PowerId, ground: Ground, end: CityId) -> Option<Breach> {
    let &March { rules, core, .. } = march;
    let fights = march.has_general_of(clause.power) && core.are_enemies(clause.power, target);
    if !fights || !lies_in(rules, clause, ground, end) {
        return None;
    }
    let mut generals = core.on_board(rules.generals_of(target)).iter();
    let is_next = |general: PieceId| core.city(general).is_some_and(|at| rules.pack.roads.are_adjacent(at, end));
    generals.find(|&general| is_next(general)).map(|general| Breach::Attack { general })
}

/// Whether a march of this group that ends there would attack whom this clause spares.
pub fn ends_in_attack(march: &March, clause: &Clause, end: CityId) -> bool {
    match clause.term {
        Term::NoAttack { target, ground } | Term::Truce { target, ground } => {
            attack(march, clause, target, ground, end).is_some()
        }
        _ => false,
    }
}

/// with this hussar in the city a general of the other pays for his supply, or pays more, than without it.
pub fn hussar_breach(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    clause: &Clause,
    number: u8,
    city: CityId,
) -> Option<Breach> {
    let (Term::NoHussars { target, ground } | Term::Truce { target, ground }) = clause.term else { return None };
    if clause.power != AUSTRIA || !lies_in(rules, clause, ground, city) {
        return None;
    }
    let mut near = near_lines(rules, core, target, city).peekable();
    near.peek()?;
    let mut without = *own;
    without.hussars[usize::from(number)] = None;
    let mut with = without;
    with.hussars[usize::from(number)] = Some(city);
    let worse = |&general: &PieceId| {
        dearness(supply::judge(rules, core, &with, general)) > dearness(supply::judge(rules, core, &without, general))
    };
    near.find(worse).map(|general| Breach::Hussars { general })
}

/// Generals of a power whose supply line could run through this city.
fn near_lines<'a>(
    rules: &'a Ruleset,
    core: &'a Core,
    power: PowerId,
    city: CityId,
) -> impl Iterator<Item = PieceId> + 'a {
    let range = rules.book.supply_range;
    let away = move |piece: PieceId| core.city(piece).map_or(u8::MAX, |at| rules.pack.roads.distance(at, city));
    core.on_board(rules.generals_of(power)).iter().filter(move |&general| {
        let mut trains = supply::trains_for(rules, core, general).iter();
        trains.any(|train| away(train).saturating_add(away(general)) <= range)
    })
}

/// What supply comes to, the worse the higher.
fn dearness(fed: supply::Fed) -> u8 {
    match fed {
        supply::Fed::Free => 0,
        supply::Fed::Price(price) => price,
        supply::Fed::Hungry => u8::MAX,
    }
}
