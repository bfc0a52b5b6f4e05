//! What a viewer sees of the parts only MARIA has.

use std::ops::Deref;

use board::limits::POWERS;
use board::{CardId, CardSet, PoliticalCardId, PowerId};

use crate::state::{Open, Own};
use crate::treaty::{self, TreatyView};
use crate::turn::Look;
use crate::{goals, play, subsidy, victory};
use engine::action::{Action, Recruit};
use engine::ruleset::Seat;
use engine::view::{Sealed, Standing, by_set};

/// What one viewer sees of what only MARIA has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MariaView {
    /// What lies open, copied whole.
    pub open: Open,
    /// Political cards turned up so far, the first one first.
    pub turned_up: Vec<PoliticalCardId>,
    /// By square, the card placed this turn and not turned up.
    pub placed: [Sealed<CardId>; 4],
    /// The set on the back of each of these cards.
    pub placed_by_set: [Option<u8>; 4],
    /// M-13.14: winter scores, where they may be looked at.
    pub scores: Option<[u8; POWERS]>,
    /// what waits for a consent or a choice of commander, as far as this viewer may know it.
    pub waiting: Option<Action>,
    /// Cards France has put aside, by set.
    pub put_aside: Vec<u8>,
    /// The treaties, with what each clause says and whether it binds now.
    pub treaty_list: Vec<TreatyView>,
}

impl Deref for MariaView {
    type Target = Open;

    fn deref(&self) -> &Open {
        &self.open
    }
}

impl MariaView {
    /// Cards outside hands and piles whose faces this viewer knows: on the display, and what it placed there itself.
    pub fn cards_aside(&self) -> CardSet {
        let placed = self.placed.iter().filter_map(|placed| match placed {
            Sealed::Known(card) => Some(*card),
            Sealed::Open | Sealed::Hidden => None,
        });
        self.squares.iter().fold(placed.collect(), |cards: CardSet, square| cards.or(&square.all()))
    }
}

/// What a viewer may see, and the active power.
pub fn describe(look: &Look, viewer: Option<Seat>) -> (MariaView, Option<PowerId>) {
    let Look { rules, core, own } = *look;
    let leads = |square: usize| viewer == rules.pack.squares.get(square).map(|&power| core.seat(power));
    let view = MariaView {
        open: own.open,
        turned_up: own.secret.deck[..own.politics.drawn as usize].iter().copied().flatten().collect(),
        placed: std::array::from_fn(|at| Sealed::of(own.secret.placed[at], leads(at))),
        placed_by_set: own.secret.placed.map(|card| card.map(|card| rules.pack.deck.card(card).set)),
        scores: victory::open_scores(rules, own),
        waiting: waiting(own, viewer),
        put_aside: by_set(rules, own.secret.put_aside.iter()),
        treaty_list: treaty::describe(rules, core, own),
    };
    (view, play::acting_power(rules, core, own))
}

/// R-141, M-13.6: nothing has been bought yet, and if the union is declined nothing will be: others see of the order
/// which generals would come back where, not how many recruits, not who receives them, not the cards that would pay.
fn waiting(own: &Own, viewer: Option<Seat>) -> Option<Action> {
    match own.secret.waiting {
        Some(Action::Recruit(order)) if viewer != Some(own.orderer) => {
            let mut public = Recruit::new(order.power);
            public.generals = order.generals;
            for (gain, place) in public.gains.iter_mut().zip(&order.generals) {
                *gain = u8::from(place.is_some());
            }
            Some(Action::Recruit(public))
        }
        waiting => waiting,
    }
}

/// Income and the way to victory of a power, as everybody can work them out.
pub fn prospects(look: &Look, power: PowerId) -> ((u8, u8), Option<Standing>) {
    let Look { rules, core, own } = *look;
    let income = if core.is_present(power) { subsidy::base_income(rules, core, own, power) } else { 0 };
    ((income, 0), goals::standing(rules, core, own, power))
}
