//! One nation-turn: what it draws as it begins, conquests and supply as it ends (F-2.3 to F-2.9, F-3, F-9).

use board::{CardSet, PieceSet};

use crate::income::income;
use crate::state::{Phase, active};
use crate::switches::FictionalDraw;
use crate::turn::{Next, Turn};
use crate::{offensive, rights, turn_end, victory};
use engine::event::Event;
use engine::shared::{cards, conquest, pieces, supply};

/// ST-N0, ST-N1. F-2.2: whoever has left is skipped. FQ-89, FQ-93: everybody else draws.
pub fn begin(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    let Some(&power) = rules.order.get(own.active as usize) else { return Next::To(Phase::TurnEnds) };
    if own.active == 0 && rules.switches.fictional_draw == FictionalDraw::TurnBegins {
        turn_end::fictional_draw(rules, core, log);
    }
    if !core.is_present(power) {
        own.active += 1;
        return Next::Again;
    }
    core.moved = PieceSet::EMPTY;
    core.retreated = PieceSet::EMPTY;
    log.all(|| Event::PowerActs { power });
    let (number, discards) = income(rules, own, power);
    let drawn = cards::draw(rules, core, power, number, log);
    log.reveal();
    own.secret.drawn = if discards > 0 { drawn } else { CardSet::EMPTY };
    Next::On
}

/// ST-N4, ST-N5, ST-N6. F-2.8, F-2.9, FQ-21, FQ-87: questions are settled, then supply is checked.
pub fn end(turn: &mut Turn) -> Next {
    for (site, power) in conquest::take_questions(turn.core) {
        rights::settle_question(turn.rules, turn.core, turn.own, site, power, turn.log);
    }
    if victory::test_offensive(turn) {
        return Next::Wait;
    }
    check_supply(turn);
    let Turn { core, own, .. } = turn;
    core.moved = PieceSet::EMPTY;
    core.retreated = PieceSet::EMPTY;
    own.held = PieceSet::EMPTY;
    own.partners = PieceSet::EMPTY;
    own.secret.recruited = PieceSet::EMPTY;
    own.recruits = 0;
    own.came_back = PieceSet::EMPTY;
    own.halted = PieceSet::EMPTY;
    own.into_attack = PieceSet::EMPTY;
    own.substitute = None;
    own.active += 1;
    Next::To(Phase::NationBegins)
}

/// F-9.1, F-9.12, F-9.13, F-9.14, F-9.15, F-9.16, F-9.18, F-9.21, FQ-72, FQ-73, FQ-75: all generals of the nation,
/// those just placed too, are judged on one position; then it is carried out.
fn check_supply(turn: &mut Turn) {
    let Turn { rules, core, own, log } = turn;
    let power = active(rules, own);
    let blocked = supply::blocked(rules, core, power);
    let trains = rules.trains_of(power);
    let mut generals = core.on_board(rules.generals_of(power));
    while let Some(general) = generals.first() {
        let stack = pieces::stack_of(rules, core, general);
        generals = generals.without(stack);
        let city = core.city(general).expect("on the board");
        let supplied = rights::feeds_itself(rules, power, city)
            || supply::line_length(rules, core, general, trains, &blocked).is_some();
        let flipped = core.flipped.contains(general);
        match (supplied, flipped) {
            (true, false) => {}
            (true, true) => {
                core.flipped = core.flipped.without(stack);
                log.all(|| Event::TurnedBack { stack });
            }
            (false, false) => {
                core.flipped = core.flipped.or(stack);
                log.all(|| Event::TurnedOver { stack });
            }
            (false, true) => {
                log.all(|| Event::Starved { stack });
                pieces::destroy(rules, core, stack, log);
                offensive::after_starving(rules, core, own, power, city, log);
            }
        }
    }
}
