//! Pieces that must leave the place where they stand: their players say where they go (M-17.5.22, M-19.1.9, M-19.3.9).

use board::PowerId;

use super::listed;
use crate::out_of_turn::not_this_now;
use crate::state::Phase;
use crate::turn::{Decision, Look, Next, Turn};
use crate::{displace, saxony};
use engine::action::Action;
use engine::question::{About, Legal, Question};
use engine::refusal::Refusal;
use engine::ruleset::Seat;

/// The decision as the sequence of play lists it; asked until no piece is left without a place.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: false, check, apply, random: None };

fn enter(turn: &mut Turn) -> Next {
    match displace::run(turn.rules, turn.core, turn.own, turn.log) {
        displace::Progress::Asked => Next::Wait,
        displace::Progress::NeedsCommander => Next::To(Phase::Command),
        displace::Progress::Over => {
            saxony::send_saxons_home(turn.rules, turn.core, turn.own, turn.log);
            Next::To(Phase::Settle)
        }
    }
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let (mover, pieces) = displace::mover(look.rules, look.core, look.own)?;
    let power = look.rules.power(pieces.first()?);
    (mover == seat).then_some(Question { about: About::Displace, power })
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let Some((_, pieces)) = displace::mover(look.rules, look.core, look.own) else { return Legal::default() };
    let places = |piece| {
        let cities = displace::candidates(look.rules, look.core, look.own, piece);
        cities.into_iter().map(move |city| Action::Settle { piece, city })
    };
    listed(pieces.iter().flat_map(places).collect())
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Action::Settle { piece, city } = *action else { return not_this_now(look) };
    displace::check(look.rules, look.core, look.own, piece, city)
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Settle { piece, city } = *action else { unreachable!("a place is chosen") };
    let needs_commander = displace::settle(turn.rules, turn.core, turn.own, piece, city, turn.log);
    if needs_commander { Next::To(Phase::Command) } else { Next::Again }
}
