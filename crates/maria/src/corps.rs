//! Expedition corps: generals in off-map boxes (17.5, RP-10, RP-11, R-53, R-54).

use board::pack::IconKind;
use board::{CardSet, CityId, PieceId, PieceSet, PowerId, PowerSet};

use crate::powers::MAJORS;
use crate::rules::Ruleset;
use crate::state::{Expulsion, Own};
use crate::{displace, hussars};
use engine::event::{Event, Log};
use engine::ids;
use engine::refusal::{Refusal, Why};
use engine::shared::cards;
use engine::state::{Core, Place};

/// M-17.5.20: a general from off the board takes two troops for two prices.
const CORPS_TROOPS: u8 = 2;

/// Icons in effect for a power.
pub fn icons(rules: &Ruleset, own: &Own, kind: IconKind, power: PowerId) -> u8 {
    let on = |(at, track): (usize, &board::pack::Track)| {
        let icons = &track.boxes[own.politics.tracks[at] as usize].icons;
        icons.iter().filter(|&&icon| icon == (kind, power)).count() as u8
    };
    rules.pack.tracks.iter().enumerate().map(on).sum()
}

/// The general of a power in its off-map box.
pub fn abroad(rules: &Ruleset, core: &Core, power: PowerId) -> Option<PieceId> {
    rules.generals_of(power).iter().find(|&general| core.place(general) == Place::Box)
}

/// M-17.5.19, RP-10: powers whose icon is in effect and whose corps is not out.
pub fn note_duties(rules: &Ruleset, core: &Core, own: &mut Own) {
    own.politics.corps_due = PowerSet::EMPTY;
    for power in MAJORS {
        let due = icons(rules, own, IconKind::Expedition, power) > 0 && abroad(rules, core, power).is_none();
        if due && core.is_present(power) && can_send(rules, core, power) {
            own.politics.corps_due.insert(power);
        }
    }
}

/// RP-10: with nobody on the board and too few points the duty stays open.
fn can_send(rules: &Ruleset, core: &Core, power: PowerId) -> bool {
    !core.on_board(rules.generals_of(power)).is_empty()
        || can_pay(rules, core, power) && !off(rules, core, power).is_empty()
}

fn off(rules: &Ruleset, core: &Core, power: PowerId) -> PieceSet {
    rules.generals_of(power).iter().filter(|&general| core.place(general) == Place::Off).collect()
}

/// points it costs to send a general from off the board.
pub fn price(rules: &Ruleset) -> u16 {
    u16::from(CORPS_TROOPS) * u16::from(rules.book.price)
}

fn can_pay(rules: &Ruleset, core: &Core, power: PowerId) -> bool {
    cards::points(rules, &core.secret.hands[power.index()]) >= u32::from(price(rules))
}

/// The power that must choose next.
pub fn chooser(own: &Own) -> Option<PowerId> {
    MAJORS.into_iter().find(|&power| own.politics.corps_due.contains(power))
}

/// Generals on the board, and those off it if the hand can pay.
pub fn choices(rules: &Ruleset, core: &Core, power: PowerId) -> PieceSet {
    let on_board = core.on_board(rules.generals_of(power));
    if can_pay(rules, core, power) { on_board.or(off(rules, core, power)) } else { on_board }
}

/// M-17.5.19, M-17.5.20, R-54: whether this general may go for the power that must choose, and these cards pay for
/// him.
pub fn check(rules: &Ruleset, core: &Core, own: &Own, general: PieceId, pay: &CardSet) -> Result<(), Refusal> {
    let power = chooser(own).expect("the duty asks somebody");
    if !choices(rules, core, power).contains(general) {
        return Err(if off(rules, core, power).contains(general) {
            let held = cards::points(rules, &core.secret.hands[power.index()]) as u16;
            Why::CorpsUnpaid { price: price(rules), paid: held }.under(ids::R_54)
        } else {
            Why::NotAChoice { piece: general }.under(ids::M_17_5_19)
        });
    }
    if let Some(card) = pay.without(&core.secret.hands[power.index()]).iter().next() {
        return Err(Why::CardNotHeld { card }.under(ids::M_8_17));
    }
    let due = if core.is_on_board(general) { 0 } else { price(rules) };
    let paid = cards::points(rules, pay) as u16;
    if due == 0 && !pay.is_empty() {
        return Err(Why::NothingToPay.under(ids::M_17_5_20));
    }
    if paid < due { Err(Why::CorpsUnpaid { price: due, paid }.under(ids::M_17_5_20)) } else { Ok(()) }
}

/// M-17.5.19, M-17.5.20, M-3.2.17, R-54: the general goes; one from off the board is paid for.
pub fn send(rules: &Ruleset, core: &mut Core, own: &mut Own, general: PieceId, pay: &CardSet, log: &mut Log) {
    let power = rules.power(general);
    own.politics.corps_due.remove(power);
    if core.is_on_board(general) {
        // Troops and facing go with him.
        core.put(general, Place::Box);
    } else {
        cards::spend_open(core, power, pay);
        core.put(general, Place::Box);
        core.secret.troops[general.index()] = CORPS_TROOPS;
        log.reveal();
    }
    log.all(|| Event::CorpsSent { general, pay: *pay });
}

/// M-17.5.21: whose corps comes home now, and where.
fn next_home(rules: &Ruleset, core: &Core, own: &Own) -> Option<(PieceId, CityId)> {
    MAJORS.into_iter().find_map(|power| {
        let general = abroad(rules, core, power)?;
        let arrow = rules.pack.boxes.iter().find(|one| one.power == power)?.arrow;
        (icons(rules, own, IconKind::Expedition, power) == 0).then_some((general, arrow))
    })
}

/// with his first piece a player moves all he has there.
fn one_of_each_player(rules: &Ruleset, core: &Core, there: PieceSet) -> PieceSet {
    let firsts = rules.seats().filter_map(|seat| there.iter().find(|&piece| core.seat(rules.power(piece)) == seat));
    firsts.collect()
}

/// `POL_7`, R-53, R-113: generals come home one after another; whoever stands on the arrow city makes room, moved by
/// his own player (M-17.5.22).
/// M-17.5.23: the general in Ostpreussen too. True if somebody has to make room first.
pub fn come_home(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) -> bool {
    while let Some((general, city)) = next_home(rules, core, own) {
        let there = core.pieces_at(city);
        if !there.is_empty() {
            displace::begin(own, one_of_each_player(rules, core, there), Expulsion::Arrow);
            return true;
        }
        core.put(general, Place::City(city));
        hussars::drive_off(own, city, log);
        log.all(|| Event::Returned { piece: general, city });
    }
    false
}
