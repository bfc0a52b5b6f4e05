//! How a seat wins, what it lacks, and when the others should worry.

use board::{PowerId, PowerSet};

use super::message::{Message, Value, message};
use super::names::{Names, suit_name};
use crate::prospect::{Aim, Alarm, Lack, Prospect};
use crate::ruleset::Seat;
use crate::warning::Warning;

pub fn aim(names: &Names, aim: &Aim) -> Message {
    match *aim {
        Aim::Objectives { powers, first_order: false } => message!("aim-objectives", powers = listed(names, powers)),
        Aim::Objectives { powers, first_order: true } => {
            message!("aim-objectives-eased", powers = listed(names, powers))
        }
        Aim::Outlast { powers } => message!("aim-outlast", powers = listed(names, powers)),
        Aim::OutlastOrConquer { powers, power } => {
            message!("aim-outlast-or-conquer", powers = listed(names, powers), power = names.power(power))
        }
        Aim::Fortresses { power, number } => message!("aim-fortresses", power = names.power(power), n = number),
        Aim::FortressesOrLast { power, number, turn } => {
            message!("aim-fortresses-or-last", power = names.power(power), n = number, turn = turn)
        }
        Aim::Both { powers: [(one, first), (other, second)] } => {
            message!("aim-both", power = names.power(one), n = first, other = names.power(other), others = second)
        }
        Aim::KeepBoth { powers, turn } => message!("aim-keep-both", powers = names.powers(&powers), turn = turn),
        Aim::Last { turn } => message!("aim-last", turn = turn),
        Aim::Markers { powers, turn } => message!("aim-markers", powers = listed(names, powers), turn = turn),
        Aim::Nothing => message!("aim-nothing"),
    }
}

pub fn lack(names: &Names, lack: &Lack) -> Message {
    match *lack {
        Lack::Objectives { power, number } => message!("lacks-objectives", power = names.power(power), n = number),
        Lack::Fortresses { power, number } => message!("lacks-fortresses", power = names.power(power), n = number),
        Lack::Both { powers: [(one, first), (other, second)] } => {
            message!("lacks-both", power = names.power(one), n = first, other = names.power(other), others = second)
        }
        Lack::Markers { power, number } => message!("lacks-markers", power = names.power(power), n = number),
        Lack::Strokes { number } => message!("lacks-strokes", n = number),
        Lack::Turns { number } => message!("lacks-turns", n = number),
    }
}

/// The sentence of an alarm: who wins, and how many are missing.
pub fn alarm(names: &Names, prospect: &Prospect) -> Option<Message> {
    let lack = prospect.lack.as_ref()?;
    let winner = winner(names, prospect.seat, lack);
    let n = lack.number();
    match (prospect.alarm, lack) {
        (Alarm::None, _) => None,
        (Alarm::Close, Lack::Strokes { .. }) => Some(message!("alarm-strokes", winner = winner, n = n)),
        (Alarm::Close, Lack::Turns { .. }) => Some(message!("alarm-turns", winner = winner, n = n)),
        (Alarm::Close, Lack::Markers { .. }) => Some(message!("alarm-markers", winner = winner, n = n)),
        (Alarm::Close, _) => Some(message!("alarm-conquests", winner = winner, n = n)),
        (Alarm::Now, Lack::Strokes { .. }) => Some(message!("alarm-fate-now", winner = winner)),
        (Alarm::Now, Lack::Turns { .. }) => Some(message!("alarm-last-turn", winner = winner)),
        (Alarm::Now, _) => Some(message!("alarm-now", winner = winner)),
    }
}

pub fn warning(names: &Names, warning: &Warning) -> Message {
    match warning {
        Warning::LosesGame { rival } => {
            let winner = rival.lack.map_or_else(|| names.seat(rival.seat), |lack| winner(names, rival.seat, &lack));
            message!("alarm-now", winner = winner)
        }
        Warning::Starves { stack } => message!("warning-starves", pieces = names.pieces(*stack)),
        Warning::CutOff { stack } => message!("warning-cut-off", pieces = names.pieces(*stack)),
        Warning::LastGuard { city, rival } => {
            message!("warning-last-guard", city = names.city(*city), seat = names.seat(*rival))
        }
        Warning::EmptyHand { stack, suit } => {
            message!("warning-empty-hand", pieces = names.pieces(*stack), suit = suit_name(*suit))
        }
    }
}

/// Conquests are a power's, waiting is a seat's; a list, so that verbs can agree with it.
fn winner(names: &Names, seat: Seat, lack: &Lack) -> Value {
    match *lack {
        Lack::Objectives { power, .. } | Lack::Fortresses { power, .. } | Lack::Markers { power, .. } => {
            names.powers(&[power])
        }
        Lack::Both { powers } => names.powers(&powers.map(|(power, _)| power)),
        Lack::Strokes { .. } | Lack::Turns { .. } => names.seat(seat),
    }
}

fn listed(names: &Names, powers: PowerSet) -> Value {
    names.powers(&powers.iter().collect::<Vec<PowerId>>())
}
