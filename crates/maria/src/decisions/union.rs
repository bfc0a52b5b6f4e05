//! Orders that would unite two players' generals, or equals of two powers: they wait for a commander (M-6.6, R-14) or
//! for a consent (M-10.1.23), then they are carried out.

use board::PieceSet;

use crate::state::Phase;
use crate::turn::{Look, Next, Turn};
use crate::{effects, flanders, march, winter as returns};
use engine::action::{Action, Path, Recruit};
use engine::event::Event;
use engine::refusal::Refusal;
use engine::ruleset::Seat;
use engine::shared::pieces;

/// The stack that would arise from what waits for a commander or a consent.
pub fn waiting_stack(look: &Look) -> PieceSet {
    let Look { rules, core, own } = *look;
    match own.secret.waiting {
        Some(Action::March { group, path } | Action::ForceMarch { group, path }) => {
            march::union(rules, core, group, path.end()).unwrap_or(group)
        }
        Some(Action::Settle { city, .. }) => pieces::generals_at(rules, core, city),
        Some(Action::Recruit(order)) => {
            next_union(look, own.orderer, &order).map_or(PieceSet::EMPTY, |(_, stack)| stack)
        }
        _ => PieceSet::EMPTY,
    }
}

/// M-13.8 with M-6.6, M-10.1.23: the next return of an order that makes a stack somebody must agree to, by its rank.
pub fn next_union(look: &Look, orderer: Seat, order: &Recruit) -> Option<(usize, PieceSet)> {
    let Look { rules, core, own } = *look;
    let generals = rules.generals_of(order.power).iter().enumerate().skip(usize::from(own.united));
    let mut stacks = generals.filter_map(|(rank, general)| {
        let city = order.generals[rank]?;
        Some((rank, pieces::generals_at(rules, core, city).or(PieceSet::one(general))))
    });
    stacks.find(|&(_, stack)| {
        march::partner_seat(rules, core, stack, orderer).is_some() || march::needs_commander(rules, stack)
    })
}

/// M-10.1.23 in winter, R-134 by a card: a declined union is not asked for again while nothing has changed.
pub fn check_returns(look: &Look, order: &Recruit) -> Result<(), Refusal> {
    let seat = look.core.seat(order.power);
    for (rank, general) in look.rules.generals_of(order.power).iter().enumerate() {
        if let Some(city) = order.generals[rank] {
            march::check_union(look.rules, look.core, look.own, seat, PieceSet::one(general), city)?;
        }
    }
    Ok(())
}

/// Whoever must agree to this stack besides the one that orders it is asked.
pub fn ask_consent(turn: &mut Turn, stack: PieceSet) -> Next {
    turn.log.all(|| Event::ConsentAsked { stack });
    Next::To(Phase::Consent)
}

/// M-6.6, M-10.1.23: carries a march out, unless a commander must be named or another seat agree first.
pub fn march_or_wait(turn: &mut Turn, seat: Seat, group: PieceSet, path: &Path, action: &Action) -> Next {
    turn.own.orderer = seat;
    if let Some(stack) = march::union(turn.rules, turn.core, group, path.end()) {
        let joins = stack != group;
        if joins && march::needs_commander(turn.rules, stack) {
            turn.own.secret.waiting = Some(*action);
            return Next::To(Phase::Command);
        }
        if march::partner_seat(turn.rules, turn.core, stack, seat).is_some() {
            turn.own.secret.waiting = Some(*action);
            return ask_consent(turn, stack);
        }
    }
    carry_out_march(turn, seat, action);
    Next::Wait
}

/// M-10.1.24: on Flanders the next move is the other's.
fn carry_out_march(turn: &mut Turn, seat: Seat, action: &Action) {
    let (group, path, forced) = match *action {
        Action::March { group, path } => (group, path, false),
        Action::ForceMarch { group, path } => (group, path, true),
        _ => unreachable!("only marches wait"),
    };
    turn.own.secret.waiting = None;
    let on_flanders = turn.rules.lands.flanders.contains(path.start());
    march::forget_declined(turn.own);
    march::perform(turn.rules, turn.core, turn.own, group, &path, forced, turn.log);
    if on_flanders {
        flanders::pass_on(turn.core, turn.own, seat);
    }
}

/// M-13.8 with M-10.1.23: a return that would unite two players' generals waits for consent.
/// so it does where a political card brings the general.
pub fn recruit_or_wait(turn: &mut Turn, seat: Seat, order: &Recruit) -> Next {
    if let Some((_, stack)) = next_union(&turn.look(), seat, order) {
        turn.own.orderer = seat;
        turn.own.secret.waiting = Some(Action::Recruit(*order));
        turn.log.all(|| Event::ConsentAsked { stack });
        let asks_commander = march::needs_commander(turn.rules, stack);
        return Next::To(if asks_commander { Phase::Command } else { Phase::Consent });
    }
    turn.own.united = 0;
    returns::perform(turn.rules, turn.core, turn.own, order, turn.log);
    if turn.own.politics.taken.is_some() {
        effects::done(turn.own);
        Next::To(Phase::Effects)
    } else {
        turn.own.winter += 1;
        Next::To(Phase::WinterRecruit)
    }
}

/// What waited for a commander or a consent is carried out.
pub fn go_on(turn: &mut Turn) -> Next {
    let waiting = turn.own.secret.waiting.take().expect("something waits");
    let orderer = turn.own.orderer;
    match waiting {
        Action::Recruit(order) => {
            let (rank, _) = next_union(&turn.look(), orderer, &order).expect("a union was settled");
            turn.own.united = rank as u8 + 1;
            recruit_or_wait(turn, orderer, &order)
        }
        Action::Settle { .. } => Next::To(Phase::Settle),
        march => {
            carry_out_march(turn, orderer, &march);
            Next::To(Phase::Movement)
        }
    }
}

/// M-10.1.23: without consent there is no union; the order is as if never given.
pub fn decline(turn: &mut Turn) -> Next {
    let stack = waiting_stack(&turn.look());
    let orderer = turn.own.orderer;
    let by = march::partner_seat(turn.rules, turn.core, stack, orderer).expect("somebody was asked");
    march::note_declined(turn.rules, turn.core, turn.own, orderer, stack);
    turn.own.united = 0;
    let waiting = turn.own.secret.waiting.take().expect("something waits");
    turn.log.reveal();
    turn.log.all(|| Event::UnionRefused { by });
    turn.core.chosen = turn.core.chosen.without(stack);
    // Whoever wanted to leave a stack he was chosen to command leads it as before.
    for general in stack.iter() {
        let old = pieces::stack_of(turn.rules, turn.core, general);
        if march::needs_commander(turn.rules, old) && !turn.core.chosen.intersects(old) {
            turn.core.chosen.insert(general);
        }
    }
    Next::To(match waiting {
        Action::Recruit(_) if turn.own.politics.taken.is_some() => Phase::Effects,
        Action::Recruit(_) => Phase::WinterRecruit,
        _ => Phase::Movement,
    })
}
