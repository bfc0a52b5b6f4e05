//! The closed list of what a political card does (effects.md, section 4).

use board::{CardSet, PieceId, PoliticalEffect, PowerId};

use crate::rules::Ruleset;
use crate::state::Own;
use crate::{hussars, lands::is_friendly, march, winter};
use engine::action::Recruit;
use engine::event::{Event, Log};
use engine::ids;
use engine::refusal::{Refusal, Why};
use engine::shared::cards;
use engine::state::{Core, Place};

/// The effect that is being carried out, with the power it concerns.
pub fn current(rules: &Ruleset, own: &Own) -> Option<(PoliticalEffect, PowerId)> {
    let (card, taker) = own.politics.taken?;
    let effect = *rules.pack.politics[card.index()].effects.get(own.politics.next_effect as usize)?;
    let power = match effect {
        PoliticalEffect::Troops { power, .. }
        | PoliticalEffect::Recruit { power, .. }
        | PoliticalEffect::Draw { power, .. }
        | PoliticalEffect::Discard { power, .. }
        | PoliticalEffect::Income { power, .. }
        | PoliticalEffect::Train { power } => power.unwrap_or(taker),
        PoliticalEffect::Hussars { .. } | PoliticalEffect::Peace { .. } => taker,
    };
    Some((effect, power))
}

/// How far a card has been carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The effect leaves a choice.
    Asked,
    /// One effect is done; another may follow.
    Done,
    /// The card is done with.
    Over,
}

/// RP-1: effects in the listed order; an impossible one is skipped.
pub fn run(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) -> Progress {
    let Some((effect, power)) = current(rules, own) else {
        own.politics.taken = None;
        march::forget_declined(own);
        return Progress::Over;
    };
    if needs_choice(rules, core, own, effect, power) {
        return Progress::Asked;
    }
    own.politics.next_effect += 1;
    match effect {
        PoliticalEffect::Draw { n, .. } => {
            if crate::subsidy::may_draw(rules, core, own, power) {
                cards::draw(rules, core, power, n, log);
                log.reveal();
            }
        }
        PoliticalEffect::Discard { .. } => {
            // Fewer cards than asked for: all of them go.
            let all = core.secret.hands[power.index()];
            discard(core, power, &all, log);
        }
        PoliticalEffect::Income { delta, turns, .. } => {
            for draw in own.politics.changes[power.index()].iter_mut().take(turns as usize) {
                *draw = draw.saturating_add(delta);
            }
        }
        PoliticalEffect::Hussars { range } => own.politics.hussar_range = range,
        PoliticalEffect::Peace { missing } => own.politics.peace_missing = missing,
        PoliticalEffect::Troops { .. } | PoliticalEffect::Recruit { .. } | PoliticalEffect::Train { .. } => {}
    }
    Progress::Done
}

/// whether the power is asked, by what everybody sees.
fn needs_choice(rules: &Ruleset, core: &Core, own: &Own, effect: PoliticalEffect, power: PowerId) -> bool {
    match effect {
        // How many troops stand on the map and how many in a box is the owner's secret.
        PoliticalEffect::Troops { .. } => winter::could_recruit(rules, core, own, power),
        PoliticalEffect::Recruit { .. } => {
            !core.secret.hands[power.index()].is_empty() && winter::could_recruit(rules, core, own, power)
        }
        PoliticalEffect::Discard { n, .. } => core.secret.hands[power.index()].len() > n as usize,
        PoliticalEffect::Train { .. } => !march::train_entries(rules, core, own, power).is_empty(),
        PoliticalEffect::Draw { .. }
        | PoliticalEffect::Income { .. }
        | PoliticalEffect::Hussars { .. }
        | PoliticalEffect::Peace { .. } => false,
    }
}

/// `troops`: as many as generals can take; a troop nobody can take is lost.
pub fn most_troops(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, n: u8) -> u8 {
    let mut room = 0_u16;
    for general in rules.generals_of(power).iter() {
        let can_return =
            core.place(general) == Place::Off && !winter::sites(rules, core, own, power, general).is_empty();
        if core.is_on_board(general) || can_return {
            room += u16::from(rules.book.troops_max - core.secret.troops[general.index()]);
        }
    }
    u16::from(n).min(room) as u8
}

/// `troops`: they are taken as far as there is room for any.
pub fn check_no_room(rules: &Ruleset, core: &Core, own: &Own, power: PowerId, n: u8) -> Result<(), Refusal> {
    let has_room = most_troops(rules, core, own, power, n) > 0;
    if has_room { Err(Why::CannotDecline.under(ids::RP_1)) } else { Ok(()) }
}

/// Judges an order that answers `troops` or `recruit`.
/// M-17.5.26, M-17.5.27: the owner assigns them, also to generals who come back as in winter.
pub fn check_recruit(rules: &Ruleset, core: &Core, own: &Own, order: &Recruit) -> Result<(), Refusal> {
    let (effect, power) = current(rules, own).ok_or(Why::NotThisNow.under(ids::M_17_5_10))?;
    if order.power != power {
        return Err(Why::NotRecruiting { power: order.power }.under(ids::M_17_5_26));
    }
    match effect {
        PoliticalEffect::Troops { n, .. } => {
            let due = most_troops(rules, core, own, power, n);
            if order.armies() != due {
                return Err(Why::CardTroops { power, troops: due }.under(ids::M_17_5_26));
            }
            if !order.pay.is_empty() {
                return Err(Why::NothingToPay.under(ids::M_17_5_26));
            }
            winter::check_at(rules, core, own, order, 0)
        }
        PoliticalEffect::Recruit { max, price, .. } => {
            if order.armies() > max {
                return Err(Why::CardTroopsAtMost { power, troops: max }.under(ids::M_17_5_10));
            }
            winter::check_at(rules, core, own, order, price).map_err(|refusal| match refusal.why {
                Why::TooLittlePaid { .. } | Why::NothingBought => refusal.why.under(ids::M_17_5_10),
                _ => refusal,
            })
        }
        _ => Err(Why::NotThisNow.under(ids::M_17_5_10)),
    }
}

/// What each troop of an order costs that is given now: in winter the usual price, by a card what it says.
pub fn price_of_order(rules: &Ruleset, own: &Own) -> u8 {
    match current(rules, own) {
        Some((PoliticalEffect::Recruit { price, .. }, _)) => price,
        Some((PoliticalEffect::Troops { .. }, _)) => 0,
        _ => rules.book.price,
    }
}

/// `discard`: judges the cards given up.
pub fn check_discard(rules: &Ruleset, core: &Core, own: &Own, given: &CardSet) -> Result<(), Refusal> {
    let Some((PoliticalEffect::Discard { n, .. }, power)) = current(rules, own) else {
        return Err(Why::NotThisNow.under(ids::M_17_5_10));
    };
    if let Some(card) = given.without(&core.secret.hands[power.index()]).iter().next() {
        return Err(Why::CardNotHeld { card }.under(ids::M_8_6));
    }
    if given.len() == n as usize { Ok(()) } else { Err(Why::WrongNumberOfCards { number: n }.under(ids::RP_1)) }
}

/// Cards of a hand are spent, face up for all to see.
pub fn discard(core: &mut Core, power: PowerId, given: &CardSet, log: &mut Log) {
    cards::spend_open(core, power, given);
    log.reveal();
    log.all(|| Event::Discarded { power, cards: *given });
}

/// `train`: the train comes in free and may move in the coming movement phase (8.3).
pub fn enter_train(
    rules: &Ruleset,
    core: &mut Core,
    own: &mut Own,
    train: PieceId,
    city: board::CityId,
    log: &mut Log,
) {
    core.put(train, Place::City(city));
    hussars::drive_off(own, city, log);
    log.all(|| Event::Returned { piece: train, city });
    debug_assert!(is_friendly(rules, core, own, rules.power(train), rules.site_of(city).expect("a fortress")));
}

/// A choice has been made: the next effect follows.
pub fn done(own: &mut Own) {
    own.politics.next_effect += 1;
}
