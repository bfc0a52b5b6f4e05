//! MARIA's negotiations: short truces that serve both sides, and what an offer of others is worth.

use board::{CityId, PowerId, PowerSet};
use rules::clause::{CLAUSES_OF_A_TREATY, Clause, Date, Exceptions, Ground, Proposal, Target, Term};
use rules::question::AnswerForm;
use rules::view::TitleView;
use rules::{Action, Dice, Form, Seat};

use super::judge::Judge;
use crate::bot::Situation;

/// A treaty must bring this much, in troops, to be worth the ink.
const LEAST_WORTH: f32 = 0.2;
/// What it is worth to agree while a third player is nearer to his victory than both, for each unit of his lead; as
/// much is lost by agreeing with a player who leads himself.
const AGAINST_THE_LEADER: f32 = 4.0;
/// Powers in contact: some general of the one can be at one of the other within two turns.
const CONTACT: f32 = 0.4;
/// The most pairs of powers in one truce: each takes two clauses.
const PAIRS: usize = CLAUSES_OF_A_TREATY / 2;
/// A truce holds this turn and the next.
const TURNS: u8 = 1;
/// A card a turn, in troops.
const SUBSIDY: f32 = 1.4;
/// A fortress that could be taken next turn, in troops; one that generals guard is worth a part of it.
const FORTRESS: f32 = 1.2;
const GUARDED: f32 = 0.4;
/// A train that could be eliminated, and a stack that could be cut off from its supply or made to pay for it.
const TRAIN: f32 = 1.0;
const CUT_OFF: f32 = 0.5;
const HARASSED: f32 = 0.4;
/// A vote, a card of politics, ground not to be trodden: what a promise binds, and what the promise of another is worth.
const BOUND: f32 = 1.0;
const PROMISED: f32 = 0.6;

/// Where a clause speaks.
struct Scope {
    ground: Ground,
    except: Exceptions,
}

impl Judge<'_> {
    fn seat_of(&self, power: PowerId) -> Option<Seat> {
        self.sketch.view.powers.iter().find(|seen| seen.power == power).map(|_| self.sketch.view.seat(power))
    }

    /// What the attacks one power could make on another are worth to it, where this clause forbids them.
    fn hope(&self, scope: &Scope, attacker: PowerId, target: PowerId) -> f32 {
        let sketch = self.sketch;
        let mut sum = 0.0;
        for (from, stack) in sketch.stacks(PowerSet::one(attacker)) {
            for (at, foe) in sketch.stacks(PowerSet::one(target)) {
                let near = self.odds.nearness(sketch.distance(from, at));
                if near > 0.0 && self.speaks_of(scope, at) {
                    let worth =
                        self.odds.fight(self.odds.force(stack, attacker, from), self.odds.force(foe, target, at));
                    sum += near * worth.max(0.0);
                }
            }
        }
        sum
    }

    fn speaks_of(&self, scope: &Scope, city: CityId) -> bool {
        let pack = self.sketch.rules.pack;
        scope.ground.contains(pack, city) && !scope.except.contains(pack, city)
    }

    /// How soon a general of a power can be there.
    fn reach(&self, power: PowerId, city: CityId) -> f32 {
        let sketch = self.sketch;
        let ways =
            sketch.generals_of(PowerSet::one(power)).map(|general| sketch.distance(sketch.city[general.index()], city));
        self.odds.nearness(ways.min().unwrap_or(u8::MAX))
    }

    /// What the fortresses one power could take from another are worth to it.
    fn prizes(&self, scope: &Scope, taker: PowerId, target: PowerId) -> f32 {
        let claims = self.sketch.claims.iter().filter(|claim| {
            claim.takers.contains(taker) && claim.guards.contains(target) && self.speaks_of(scope, claim.city)
        });
        let worth = claims.map(|claim| {
            let guarded = self.reach(target, claim.city) >= 1.0;
            FORTRESS * claim.weight * self.reach(taker, claim.city) * if guarded { GUARDED } else { 1.0 }
        });
        worth.sum()
    }

    /// What the trains of another power are worth to who could eliminate them.
    fn booty_of(&self, scope: &Scope, taker: PowerId, target: PowerId) -> f32 {
        let trains = self.sketch.trains.iter().filter(|&train| self.sketch.power(train) == target);
        let cities = trains.map(|train| self.sketch.city[train.index()]).filter(|&city| self.speaks_of(scope, city));
        cities.map(|city| TRAIN * self.reach(taker, city)).sum()
    }

    /// What it is worth to stand in the supply of another power's stacks abroad, or to send hussars there.
    fn hunger_of(&self, scope: &Scope, blocker: PowerId, target: PowerId, each: f32) -> f32 {
        let sketch = self.sketch;
        let abroad = sketch.stacks(PowerSet::one(target)).into_iter().map(|(city, _)| city);
        let abroad = abroad.filter(|&city| !sketch.is_home(target, city) && self.speaks_of(scope, city));
        abroad.map(|city| each * self.reach(blocker, city)).sum()
    }

    /// What a clause forbids its power to do to another is worth so much to it, in troops a turn.
    fn forbidden(&self, clause: &Clause, target: PowerId) -> f32 {
        let power = clause.power;
        if !self.sketch.hostile(power).contains(target) {
            return 0.0;
        }
        let scope = |ground: Ground| Scope { ground, except: clause.except };
        match clause.term {
            Term::NoAttack { ground, .. } => self.hope(&scope(ground), power, target),
            Term::NoConquest { ground, .. } => self.prizes(&scope(ground), power, target),
            Term::NoCapture { ground, .. } => self.booty_of(&scope(ground), power, target),
            Term::NoHussars { ground, .. } => self.hunger_of(&scope(ground), power, target, HARASSED),
            Term::NoBlock { ground, .. } => self.hunger_of(&scope(ground), power, target, CUT_OFF),
            Term::Truce { ground, .. } => {
                let scope = scope(ground);
                self.hope(&scope, power, target)
                    + self.prizes(&scope, power, target)
                    + self.booty_of(&scope, power, target)
                    + self.hunger_of(&scope, power, target, CUT_OFF)
            }
            _ => 0.0,
        }
    }

    /// The same for whom the clause spares: what is bound loses it, who is spared keeps it.
    fn sparing(&self, seat: Seat, clause: &Clause, target: Target) -> f32 {
        let all = self.sketch.view.powers.iter().map(|seen| seen.power);
        let spared = all.filter(|&power| target.power().is_none_or(|target| target == power));
        let bound = self.seat_of(clause.power) == Some(seat);
        let worth = spared.map(|power| match self.seat_of(power) == Some(seat) {
            _ if bound => -self.forbidden(clause, power),
            true => self.forbidden(clause, power),
            false => 0.0,
        });
        worth.sum()
    }

    /// What one promise is worth to a seat, whoever gives it.
    fn promise(&self, seat: Seat, clause: &Clause) -> f32 {
        let (bound, view) = (self.seat_of(clause.power) == Some(seat), self.sketch.view);
        let turns = f32::from(clause.until.turn.saturating_sub(view.turn) + 1).min(3.0);
        match clause.term {
            Term::NoAttack { target, .. }
            | Term::NoHussars { target, .. }
            | Term::NoBlock { target, .. }
            | Term::Truce { target, .. } => turns * self.sparing(seat, clause, Target::of(target)),
            Term::NoConquest { target, .. } | Term::NoCapture { target, .. } => {
                turns * self.sparing(seat, clause, target)
            }
            // Nobody holds anybody to mere words.
            Term::Words => 0.0,
            Term::Subsidy { receiver, turns } => {
                let cards = SUBSIDY * f32::from(turns);
                let given = if bound { -cards } else { 0.0 };
                given + if self.seat_of(receiver) == Some(seat) { cards } else { 0.0 }
            }
            Term::Cancel { .. }
            | Term::Vote { .. }
            | Term::NotEnter { .. }
            | Term::NotLeave { .. }
            | Term::KeepAway { .. }
            | Term::NotTake { .. }
            | Term::NotExecute { .. }
            | Term::Peace { .. } => {
                if bound {
                    -BOUND
                } else {
                    PROMISED
                }
            }
        }
    }

    /// What a whole treaty between two seats is worth to the first.
    fn treaty(&self, seat: Seat, other: Seat, clauses: &[Clause]) -> f32 {
        let promises: f32 = clauses.iter().map(|clause| self.promise(seat, clause)).sum();
        let truce = clauses.iter().any(|clause| matches!(clause.term, Term::NoAttack { .. } | Term::Truce { .. }));
        promises + if truce { self.balance_of_power(seat, other) } else { 0.0 }
    }

    /// Two who are behind gain by sparing each other; nobody gains by sparing the leader.
    fn balance_of_power(&self, seat: Seat, other: Seat) -> f32 {
        let near = |seat: Seat| self.nearness_to_victory(seat);
        let thirds = self.sketch.rules.seats().filter(|&third| third != seat && third != other);
        let third = thirds.map(near).fold(0.0, f32::max);
        let (ours, theirs) = (near(seat), near(other));
        if third > ours.max(theirs) {
            AGAINST_THE_LEADER * (third - ours.max(theirs))
        } else if theirs > ours.max(third) {
            -AGAINST_THE_LEADER * (theirs - ours.max(third))
        } else {
            0.0
        }
    }

    /// How soon generals of two powers can meet.
    fn contact(&self, one: PowerId, other: PowerId) -> f32 {
        let sketch = self.sketch;
        let cities =
            |power: PowerId| sketch.generals_of(PowerSet::one(power)).map(|general| sketch.city[general.index()]);
        let ways = cities(one).flat_map(|from| cities(other).map(move |to| sketch.distance(from, to)));
        self.odds.nearness(ways.min().unwrap_or(u8::MAX))
    }

    /// Hostile powers of this captain and another seat whose generals can meet, the nearest first.
    fn fronts_with(&self, seat: Seat) -> Vec<(PowerId, PowerId)> {
        let (sketch, powers) = (self.sketch, &self.sketch.view.powers);
        let mut pairs = Vec::new();
        for own in powers.iter().filter(|own| sketch.mine.contains(own.power)) {
            for foe in powers.iter().filter(|foe| {
                self.sketch.view.seat(foe.power) == seat && self.sketch.view.are_enemies(own.power, foe.power)
            }) {
                let contact = self.contact(own.power, foe.power);
                if contact >= CONTACT
                    && !self.sketch.view.is_neutral(own.power)
                    && !self.sketch.view.is_neutral(foe.power)
                {
                    pairs.push((contact, own.power, foe.power));
                }
            }
        }
        pairs.sort_by(|a, b| b.0.total_cmp(&a.0));
        pairs.into_iter().map(|(_, own, foe)| (own, foe)).collect()
    }
}

/// Agrees to what is worth it and declines the rest; `None` if nobody waits for an answer.
pub fn answer(judge: &Judge, situation: &Situation) -> Option<Action> {
    let TitleView::Maria(own) = &situation.view.title else { return None };
    let answers = situation.legal.free.iter().filter_map(|form| match form {
        Form::Answer(AnswerForm { treaty, acts }) => Some((*treaty, acts)),
        _ => None,
    });
    for (number, acts) in answers {
        let offer = own.treaty_list.iter().find(|offer| offer.number == number && offer.to == situation.seat);
        let Some(offer) = offer.filter(|offer| !offer.in_force) else { continue };
        let clauses: Vec<Clause> = offer.clauses.iter().map(|one| one.clause).collect();
        let agree = Action::Agree { treaty: number };
        let wanted = judge.treaty(situation.seat, offer.from, &clauses) > LEAST_WORTH;
        return Some(if wanted && acts.contains(&agree) { agree } else { Action::Decline { treaty: number } });
    }
    None
}

/// A truce that serves both sides, offered once a turn at most to a player with whom there is no treaty yet.
pub fn offer(judge: &Judge, situation: &Situation, dice: &mut Dice) -> Option<Action> {
    let view = situation.view;
    let TitleView::Maria(own) = &view.title else { return None };
    let last = situation.legal.free.iter().find_map(|form| match form {
        Form::Propose(form) => Some(form.last),
        _ => None,
    })?;
    if situation.rules.seats().count() < 3 || own.treaty_list.iter().any(|treaty| treaty.from == situation.seat) {
        return None;
    }
    let until = Date::turn(view.turn.saturating_add(TURNS).min(last));
    let truce = |power: PowerId, target: PowerId| {
        Clause::plain(power, until, Term::NoAttack { target, ground: Ground::EVERYWHERE })
    };
    let mut best: Option<(f32, Proposal)> = None;
    for other in situation.rules.seats().filter(|&other| other != situation.seat) {
        let bound = own.treaty_list.iter().any(|treaty| treaty.from == other || treaty.to == other);
        let fronts = judge.fronts_with(other);
        if bound || fronts.is_empty() {
            continue;
        }
        let pairs = fronts.into_iter().take(PAIRS);
        let clauses: Vec<Clause> = pairs.flat_map(|(power, foe)| [truce(power, foe), truce(foe, power)]).collect();
        let ours = judge.treaty(situation.seat, other, &clauses);
        let theirs = judge.treaty(other, situation.seat, &clauses);
        if ours > LEAST_WORTH && theirs > LEAST_WORTH && best.is_none_or(|(worth, _)| ours > worth) {
            best = Proposal::new(other, &clauses).map(|proposal| (ours, proposal));
        }
    }
    let action = Action::Propose(best?.1);
    let world = situation.rules.sample(view, dice);
    world.check(situation.rules, situation.seat, &action).is_ok().then_some(action)
}
