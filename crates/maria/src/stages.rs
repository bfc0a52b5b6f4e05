//! Turns, stages and winters as they begin and end, and what they do without a decision (rule 5).

use board::{PieceSet, PowerSet, SeatSet};

use crate::acting::active_powers;
use crate::decisions::saxon_shift;
use crate::lands::refresh_relations;
use crate::powers::SAXONY;
use crate::rules::is_advanced;
use crate::state::{Phase, SaxonSide, Stage};
use crate::turn::{Next, Turn};
use crate::{annex, corps, election, fortress, gambit, march, politics, saxony, subsidy, supply, treaty, victory};
use engine::event::Event;

/// M-5.1, M-5.2, M-5.6: a turn begins with politics, or with the hussars.
pub fn begin_turn(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    let number = core.turn;
    log.all(|| Event::TurnBegan { turn: number });
    own.drew = PowerSet::EMPTY;
    own.flanders_next = None;
    own.flanders_out = SeatSet::EMPTY;
    own.saxony_acted = false;
    own.hussars_placed = [false; 2];
    own.entered = PieceSet::EMPTY;
    own.stage = Stage::French;
    treaty::begin_turn(rules, core, own, log);
    Next::On
}

/// `POL_0`, `POL_1`.
pub fn begin_politics(turn: &mut Turn) -> Next {
    politics::begin(turn.rules, turn.core, turn.own, turn.log);
    Next::On
}

/// `POL_4`.
pub fn reveal(turn: &mut Turn) -> Next {
    politics::reveal(turn.rules, turn.core, turn.own, turn.log);
    Next::On
}

/// `POL_6`: sums and boxes, then whoever they displace.
pub fn shift(turn: &mut Turn) -> Next {
    politics::shift(turn.rules, turn.core, turn.own, turn.log);
    Next::Call(Phase::Settle, Phase::Duties)
}

/// `POL_6`, last: expedition corps.
pub fn duties(_turn: &mut Turn) -> Next {
    Next::Call(Phase::Expedition, Phase::CorpsReturn)
}

/// `POL_7`.
pub fn bring_corps_home(turn: &mut Turn) -> Next {
    let makes_room = corps::come_home(turn.rules, turn.core, turn.own, turn.log);
    if makes_room { Next::Call(Phase::Settle, Phase::CorpsReturn) } else { Next::On }
}

/// M-17.5.28: `CHECK_a`.
pub fn end_politics(turn: &mut Turn) -> Next {
    victory::check_pools(turn.rules, turn.core, turn.own, turn.log);
    Next::On
}

/// `ST_TC`: M-5.3, M-19.1.14: Prussia's neutrality ends when its stage begins.
pub fn begin_stage(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    treaty::end_stage(core, own, log);
    core.moved = PieceSet::EMPTY;
    core.retreated = PieceSet::EMPTY;
    own.halted = PieceSet::EMPTY;
    own.done = SeatSet::EMPTY;
    if own.stage == Stage::Prussian && own.neutral_until > 0 && core.turn >= own.neutral_until {
        own.neutral_until = 0;
        refresh_relations(core, own);
        log.all(|| Event::NeutralityEnds);
    }
    let powers = active_powers(core, own);
    if powers.is_empty() {
        return Next::To(Phase::StageEnds);
    }
    log.all(|| Event::StageBegan { powers: powers.to_vec() });
    treaty::begin_stage(rules, core, own, log);
    if powers.contains(&SAXONY) && own.stage == Stage::Prussian {
        own.saxony_acted = true;
    }
    for &power in powers.iter() {
        treaty::settle_due(rules, core, own, power, log);
    }
    Next::On
}

/// `ST_TC`: the powers of the stage draw their cards.
pub fn draw(turn: &mut Turn) -> Next {
    subsidy::draw(turn.rules, turn.core, turn.own, turn.log);
    Next::On
}

/// `ST_SUPPLY`: one power of the stage after another; then Austria may let Saxony shift.
pub fn examine_supply(turn: &mut Turn) -> Next {
    let Some(power) = supply::examined(turn.core, turn.own) else {
        return saxon_shift::ask_about_saxony(turn, Phase::SupplyDone);
    };
    match supply::begin_power(turn.rules, turn.core, turn.own, power, turn.log) {
        supply::Asked::Nothing => Next::Again,
        supply::Asked::Pay => Next::On,
        supply::Asked::Feed => Next::To(Phase::Feed),
    }
}

/// Question marks become conquests where nobody protects any more, and vanish elsewhere.
pub fn settle_conquests(turn: &mut Turn) -> Next {
    fortress::settle_questions(turn.rules, turn.core, turn.own, turn.log);
    Next::On
}

/// ANNEX steps 3 and 4.
pub fn annex(turn: &mut Turn) -> Next {
    annex::carry_on(turn.rules, turn.core, turn.own, turn.log);
    Next::Call(Phase::Settle, Phase::Guests)
}

/// `CHECK_a`, then the next stage or the end of the turn.
pub fn end_stage(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    core.moved = PieceSet::EMPTY;
    core.retreated = PieceSet::EMPTY;
    if is_advanced(rules) && victory::check_pools(rules, core, own, log) {
        return Next::Wait;
    }
    own.stage = match own.stage {
        Stage::French => Stage::Prussian,
        Stage::Prussian => Stage::Austrian,
        Stage::Austrian => return Next::On,
    };
    Next::To(Phase::StageBegins)
}

/// `TURN_END`: M-18.4, R-70.
pub fn end_turn(turn: &mut Turn) -> Next {
    treaty::end_stage(turn.core, turn.own, turn.log);
    if turn.own.election {
        election::begin(turn.rules, turn.core, turn.own);
    }
    Next::On
}

/// M-5.7, M-13.1, M-14.10, M-23.4, R-77: winter after every third turn; the end of the calendar.
pub fn begin_winter(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    if !is_advanced(rules) && core.turn >= gambit::last_turn(rules, own) {
        gambit::end_of_calendar(rules, core, own, log);
        return Next::Wait;
    }
    if !core.turn.is_multiple_of(3) {
        return Next::To(Phase::NextTurn);
    }
    let number = core.turn;
    log.all(|| Event::WinterBegan { turn: number });
    core.moved = PieceSet::EMPTY;
    own.winter = 0;
    march::forget_declined(own);
    treaty::begin_winter(rules, core, own, log);
    Next::On
}

/// M-5.9, M-13.13, M-23.4: scores, the next turn or the last count.
pub fn begin_next_turn(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    core.moved = PieceSet::EMPTY;
    if is_advanced(rules) && core.turn.is_multiple_of(3) {
        victory::note_winter(rules, own, log);
        if core.turn >= gambit::last_turn(rules, own) {
            victory::final_count(rules, core, own, log);
            return Next::Wait;
        }
    }
    core.turn += 1;
    debug_assert!(own.saxony != SaxonSide::Austrian || core.seat(SAXONY) == core.seat(crate::powers::AUSTRIA));
    Next::To(Phase::TurnBegins)
}

/// Who must go, who may come; then play goes on where it was.
pub fn settle(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, .. } = turn;
    if !own.homeless.is_empty() || own.expulsion == crate::state::Expulsion::Neutrality {
        return Next::To(Phase::Displace);
    }
    if own.saxon_return {
        own.saxon_return = false;
        if saxony::may_return(rules, core, own) {
            return Next::To(Phase::SaxonReturn);
        }
    }
    Next::Return
}
