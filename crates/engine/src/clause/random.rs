//! Offers at random: every kind of clause and condition can come up; the judge sorts out what cannot be promised.

use board::{AreaId, CityId, PoliticalCardId, PowerId, SiteId, TerritoryId};

use super::{CLAUSES_OF_A_TREATY, CardOf, Clause, Condition, Date, Exceptions, Ground, Point, Proposal, Target, Term};
use crate::chance::Dice;
use crate::question::ProposeForm;
use crate::ruleset::{Ruleset, Seat};
use crate::state::Core;

/// `None` if this seat has nobody to treat with.
pub fn offer(rules: &Ruleset, core: &Core, form: &ProposeForm, dice: &mut Dice) -> Option<Proposal> {
    let others: Vec<Seat> = rules.seats().filter(|&seat| seat != form.from).collect();
    let to = dice.pick_from(&others)?;
    let parties = rules.order.iter().copied().filter(|&power| [form.from, to].contains(&core.seat(power)));
    let maker = Maker { rules, form, parties: parties.collect() };
    let count = 1 + if dice.one_in(3) { dice.below(CLAUSES_OF_A_TREATY) } else { 0 };
    let clauses: Option<Vec<Clause>> = (0..count).map(|_| maker.clause(count, dice)).collect();
    Proposal::new(to, &clauses?)
}

struct Maker<'a> {
    rules: &'a Ruleset,
    form: &'a ProposeForm,
    parties: Vec<PowerId>,
}

impl Maker<'_> {
    fn clause(&self, count: usize, dice: &mut Dice) -> Option<Clause> {
        let term = self.term(dice)?;
        let condition = if dice.one_in(3) { Some(self.condition(count, dice)?) } else { None };
        let power = dice.pick_from(&self.parties)?;
        let mut clause = Clause { power, until: Date::NONE, term, condition, except: Exceptions::NONE };
        if !clause.may_be_undated() || clause.may_be_dated() && dice.one_in(2) {
            clause.until = self.date(dice)?;
        }
        while clause.may_except() && dice.one_in(4) {
            let ground = self.ground(dice)?;
            if !clause.except.add(ground) {
                break;
            }
        }
        Some(clause)
    }

    fn date(&self, dice: &mut Dice) -> Option<Date> {
        let turn = self.form.turn + dice.below((self.form.last - self.form.turn) as usize + 1) as u8;
        Some(match dice.below(6) {
            0 => Date { turn, point: Point::Stage(dice.pick_from(&self.rules.order)?) },
            1 => Date { turn, point: Point::Winter },
            2 => Date::NEXT_WINTER,
            _ => Date::turn(turn),
        })
    }

    fn term(&self, dice: &mut Dice) -> Option<Term> {
        let receiver = dice.pick_from(&self.parties)?;
        Some(match dice.below(16) {
            0 => Term::Subsidy { receiver, turns: 1 + dice.below(4) as u8 },
            1 => Term::Cancel { receiver },
            2 => Term::Vote { franz: dice.one_in(2) },
            3 => Term::NoAttack { target: self.power(dice)?, ground: self.wide_ground(dice)? },
            4 => Term::NotEnter { ground: self.ground(dice)? },
            5 => Term::NotLeave { ground: self.ground(dice)? },
            6 => Term::KeepAway { site: self.site(dice)?, distance: 1 + dice.below(4) as u8 },
            7 => Term::NotTake { card: self.card(dice) },
            8 => Term::NotExecute { card: self.card(dice) },
            9 => Term::Peace { agree: dice.one_in(2) },
            10 => Term::NoConquest { target: self.target(dice)?, ground: self.wide_ground(dice)? },
            11 => Term::NoCapture { target: self.target(dice)?, ground: self.wide_ground(dice)? },
            12 => Term::NoHussars { target: self.power(dice)?, ground: self.wide_ground(dice)? },
            13 => Term::NoBlock { target: self.power(dice)?, ground: self.wide_ground(dice)? },
            14 => Term::Truce { target: self.power(dice)?, ground: self.wide_ground(dice)? },
            _ => Term::Words,
        })
    }

    fn power(&self, dice: &mut Dice) -> Option<PowerId> {
        dice.pick_from(&self.rules.order)
    }

    fn target(&self, dice: &mut Dice) -> Option<Target> {
        if dice.one_in(3) { Some(Target::ANYBODY) } else { self.power(dice).map(Target::of) }
    }

    /// Some place, or everywhere.
    fn wide_ground(&self, dice: &mut Dice) -> Option<Ground> {
        if dice.one_in(2) { Some(Ground::EVERYWHERE) } else { self.ground(dice) }
    }

    fn condition(&self, count: usize, dice: &mut Dice) -> Option<Condition> {
        let power = dice.pick_from(&self.rules.order)?;
        Some(match dice.below(3) {
            0 => Condition::Clear { power, ground: self.ground(dice)? },
            1 => Condition::Held { site: self.site(dice)?, power },
            _ => Condition::Kept { clause: dice.below(count) as u8 },
        })
    }

    fn site(&self, dice: &mut Dice) -> Option<SiteId> {
        let sites = self.rules.pack.sites.len();
        (sites > 0).then(|| SiteId(dice.below(sites) as u8))
    }

    fn card(&self, dice: &mut Dice) -> Option<CardOf> {
        let cards = self.rules.pack.politics.len();
        if cards > 0 && dice.one_in(2) { CardOf::new(PoliticalCardId(dice.below(cards) as u8)) } else { None }
    }

    fn ground(&self, dice: &mut Dice) -> Option<Ground> {
        let pack = self.rules.pack;
        match dice.below(3) {
            0 if !pack.areas.is_empty() => Some(Ground::area(AreaId(dice.below(pack.areas.len()) as u8))),
            1 => Some(Ground::territory(TerritoryId(dice.below(pack.territories.len()) as u8))),
            _ => Ground::around(CityId(dice.below(pack.cities.len()) as u16), dice.below(4) as u8),
        }
    }
}
