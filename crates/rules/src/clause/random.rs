//! Offers at random: every kind of clause and condition can come up; the judge sorts out what cannot be promised.

use board::{AreaId, CityId, PowerId, SiteId, TerritoryId};

use super::{CLAUSES_OF_A_TREATY, CardOf, Clause, Condition, Ground, NO_DATE, Proposal, Term};
use crate::chance::Dice;
use crate::question::ProposeForm;
use crate::ruleset::{Ruleset, Seat};
use crate::state::Core;

/// `None` if this seat has nobody to treat with.
pub(crate) fn offer(rules: &Ruleset, core: &Core, form: &ProposeForm, dice: &mut Dice) -> Option<Proposal> {
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
        let date = self.form.turn + dice.below((self.form.last - self.form.turn) as usize + 1) as u8;
        let condition = if dice.one_in(3) { Some(self.condition(count, dice)?) } else { None };
        let mut clause = Clause { power: dice.pick_from(&self.parties)?, until: NO_DATE, term, condition };
        if !clause.may_be_undated() || clause.may_be_dated() && dice.one_in(2) {
            clause.until = date;
        }
        Some(clause)
    }

    fn term(&self, dice: &mut Dice) -> Option<Term> {
        let receiver = dice.pick_from(&self.parties)?;
        Some(match dice.below(10) {
            0 => Term::Subsidy { receiver, turns: 1 + dice.below(4) as u8 },
            1 => Term::Cancel { receiver },
            2 => Term::Vote { franz: dice.one_in(2) },
            3 => {
                let ground = if dice.one_in(2) { Ground::EVERYWHERE } else { self.ground(dice)? };
                Term::NoAttack { target: dice.pick_from(&self.rules.order)?, ground }
            }
            4 => Term::NotEnter { ground: self.ground(dice)? },
            5 => Term::NotLeave { ground: self.ground(dice)? },
            6 => Term::KeepAway { site: self.site(dice)?, distance: 1 + dice.below(4) as u8 },
            7 => Term::NotTake { card: self.card(dice) },
            8 => Term::NotExecute { card: self.card(dice) },
            _ => Term::Peace { agree: dice.one_in(2) },
        })
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
        if cards > 0 && dice.one_in(2) { CardOf::new(dice.below(cards) as u8) } else { None }
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
