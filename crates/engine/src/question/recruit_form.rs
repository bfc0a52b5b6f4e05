//! How the form for recruiting is bounded and filled.

use board::{CardSet, PieceSet, PowerId};

use super::{PayForm, RecruitForm};
use crate::action::Recruit;
use crate::chance::Dice;
use crate::ruleset::Ruleset;
use crate::shared::{cards, recruit};
use crate::state::{Core, Place};

impl RecruitForm {
    /// A gift of exactly this many armies.
    pub fn gift(
        rules: &Ruleset,
        core: &Core,
        terms: &recruit::Terms,
        power: PowerId,
        armies: u8,
    ) -> Option<RecruitForm> {
        let mut form = RecruitForm::blank(rules, core, terms, power);
        form.most_armies = armies;
        form.least_armies = armies;
        form.hand = CardSet::EMPTY;
        let mut dice = Dice::new(0);
        form.example = (0..200).find_map(|_| form.fill(rules, core, &mut dice))?;
        Some(form)
    }

    /// The same, for no more than this many armies.
    #[must_use]
    pub fn at_most(mut self, armies: u8) -> RecruitForm {
        self.most_armies = self.most_armies.min(armies);
        self
    }

    /// What can be bought at these terms, by whom and where (FD-13, FD-14, FD-15, FD-16, FD-17); `None` if nothing can.
    pub fn new(rules: &Ruleset, core: &Core, terms: &recruit::Terms, power: PowerId) -> Option<RecruitForm> {
        let mut form = RecruitForm::bounds(rules, core, terms, power)?;
        form.example = form.simplest(rules, core, terms)?;
        Some(form)
    }

    /// What the purse allows, with an empty example; whether anything can be bought is not looked into.
    pub fn bounds(rules: &Ruleset, core: &Core, terms: &recruit::Terms, power: PowerId) -> Option<RecruitForm> {
        let points = cards::points(rules, &core.secret.hands[power.index()]);
        let affordable = points / u32::from(terms.price);
        if affordable == 0 {
            return None;
        }
        let mut form = RecruitForm::blank(rules, core, terms, power);
        form.most_armies = form.most_armies.min(affordable.min(u32::from(u8::MAX)) as u8);
        Some(form)
    }

    /// The most armies that can be bought and find room: on the board, and with those who can come back.
    pub fn most_that_fit(&self, rules: &Ruleset) -> u8 {
        let on_board: u16 = self.room.iter().map(|&(_, room)| u16::from(room)).sum();
        let returning = if self.sites.is_empty() { 0 } else { self.generals_off.len() as u16 };
        let room = on_board + returning * u16::from(rules.book.troops_max);
        u16::from(self.most_armies).min(room) as u8
    }

    fn blank(rules: &Ruleset, core: &Core, terms: &recruit::Terms, power: PowerId) -> RecruitForm {
        let generals = rules.generals_of(power);
        let on_board = core.on_board(generals);
        let off =
            |pieces: PieceSet| -> PieceSet { pieces.iter().filter(|&piece| core.place(piece) == Place::Off).collect() };
        let total = core.sum_of_troops(generals);
        let room = on_board.without(terms.barred).iter();
        let room = room.map(|piece| (piece, rules.book.troops_max - core.secret.troops[piece.index()])).collect();
        RecruitForm {
            power,
            price: terms.price,
            least_armies: 0,
            most_armies: terms.ceiling.map_or(u8::MAX, |ceiling| ceiling.saturating_sub(total)),
            room,
            generals_off: off(generals).without(terms.barred),
            trains_off: if terms.trains { off(rules.trains_of(power)) } else { PieceSet::EMPTY },
            sites: terms.sites.iter().collect(),
            one_site: terms.one_site,
            barred: terms.barred,
            hand: core.secret.hands[power.index()],
            example: Recruit::new(power),
        }
    }

    /// The cheapest single purchase: an army for a general on the board, else a train, else a general.
    fn simplest(&self, rules: &Ruleset, core: &Core, terms: &recruit::Terms) -> Option<Recruit> {
        let pay = PayForm::cheapest(rules, &self.hand, u16::from(self.price));
        let blank = Recruit { pay, ..Recruit::new(self.power) };
        let mut tries = Vec::new();
        if let Some(&(general, _)) = self.room.iter().find(|&&(_, room)| room > 0) {
            let mut order = blank;
            order.gains[rules.rank_index(general)] = 1;
            tries.push(order);
        }
        for &site in &self.sites {
            if let Some(number) = self.first_train(rules) {
                let mut order = blank;
                order.trains[number] = Some(site);
                tries.push(order);
            }
            if let Some(general) = self.generals_off.first() {
                let mut order = blank;
                order.gains[rules.rank_index(general)] = 1;
                order.generals[rules.rank_index(general)] = Some(site);
                tries.push(order);
            }
        }
        tries.into_iter().find(|order| recruit::check(rules, core, terms, order).is_ok())
    }

    fn first_train(&self, rules: &Ruleset) -> Option<usize> {
        rules.trains_of(self.power).iter().position(|train| self.trains_off.contains(train))
    }

    /// Generals, by rank, who can take one more army in this order.
    fn takers(&self, rules: &Ruleset, order: &Recruit) -> Vec<usize> {
        let on_board = self.room.iter().map(|&(general, room)| (rules.rank_index(general), room));
        let back = self.generals_off.iter().map(|general| rules.rank_index(general));
        let back = back.filter(|&rank| order.generals[rank].is_some()).map(|rank| (rank, rules.book.troops_max));
        on_board.chain(back).filter(|&(rank, room)| order.gains[rank] < room).map(|(rank, _)| rank).collect()
    }

    /// A random order within the form; `None` if the dice found none that is legal.
    pub fn fill(&self, rules: &Ruleset, core: &Core, dice: &mut Dice) -> Option<Recruit> {
        let mut order = Recruit::new(self.power);
        // Mostly a few; now and then as many as there can be.
        let most = if dice.one_in(8) { self.most_armies } else { self.most_armies.min(self.least_armies.max(6)) };
        let mut armies = self.least_armies + dice.below((most - self.least_armies) as usize + 1) as u8;
        let one_site = self.one_site.then(|| dice.pick_from(&self.sites)).flatten();
        let site = |dice: &mut Dice| one_site.or_else(|| dice.pick_from(&self.sites));
        let can_return = if self.sites.is_empty() { PieceSet::EMPTY } else { self.generals_off };
        for general in can_return.iter() {
            if armies > 0 && dice.one_in(2) {
                let rank = rules.rank_index(general);
                order.generals[rank] = Some(site(dice)?);
                order.gains[rank] = 1;
                armies -= 1;
            }
        }
        for (number, train) in rules.trains_of(self.power).iter().enumerate() {
            if self.trains_off.contains(train) && dice.one_in(2) {
                order.trains[number] = Some(site(dice)?);
            }
        }
        for _ in 0..armies {
            let Some(rank) = dice.pick_from(&self.takers(rules, &order)) else { break };
            order.gains[rank] += 1;
        }
        if order.armies() < self.least_armies {
            return None;
        }
        let price = u32::from(order.armies() + order.trains_placed()) * u32::from(self.price);
        let mut left: Vec<_> = self.hand.iter().collect();
        while cards::points(rules, &order.pay) < price {
            if left.is_empty() {
                return None;
            }
            order.pay.insert(left.swap_remove(dice.below(left.len())));
        }
        while !left.is_empty() && dice.one_in(12) {
            order.pay.insert(left.swap_remove(dice.below(left.len())));
        }
        let terms = recruit::Terms {
            price: self.price,
            sites: self.sites.iter().copied().collect(),
            one_site: self.one_site,
            ceiling: Some(core.sum_of_troops(rules.generals_of(self.power)).saturating_add(self.most_armies)),
            barred: self.barred,
            trains: true,
        };
        recruit::check(rules, core, &terms, &order).ok().map(|()| order)
    }
}
