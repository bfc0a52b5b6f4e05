//! `ST_MOVE`: the powers of the stage march and bring trains in; in the Austrian stage two seats at once (M-5.4, M-10).

use board::pack::Start;
use board::{CityId, PieceId, PieceSet, PowerId, SeatSet};

use super::union;
use crate::acting::{active_powers, powers_of};
use crate::out_of_turn::not_this_now;
use crate::powers::{AUSTRIA, PRAGMATIC};
use crate::rules::Ruleset;
use crate::rules::{Variant, variant};
use crate::state::Own;
use crate::turn::{Decision, Look, Next, Turn};
use crate::{breach, closed, flanders, fortress, march, treaty};
use engine::action::{Action, Path};
use engine::chance::Dice;
use engine::event::Event;
use engine::ids::{self, RuleId};
use engine::question::{About, Form, Legal, PayForm, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::shared::{armies, cards, march as roads};
use engine::state::{Core, Place};

/// Marches come from walks under the orders the judge gives, the rest is judged here.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: Some(random) };

/// How often a random player looks at what a movement phase offers besides marches.
const REST_ONE_IN: usize = 24;
/// How often he then looks at the whole list: joint stacks and odd groups are drawn from there alone.
const LIST_ONE_IN: usize = 16;
const TRANSFER_ONE_IN: usize = 24;

/// Opens the movement of a stage; seats without a power in it are done at once.
pub fn begin(turn: &mut Turn) -> Next {
    begin_movement(turn.rules, turn.core, turn.own);
    Next::On
}

/// M-10.2.9: trains that came in this turn stay. R-82: in a second stage of Saxony too.
pub fn begin_movement(rules: &Ruleset, core: &mut Core, own: &mut Own) {
    core.moved = own.entered;
    own.done = SeatSet::EMPTY;
    march::forget_declined(own);
    for seat in rules.seats() {
        if powers_of(core, own, seat).is_empty() {
            own.done.insert(seat);
        }
    }
}

/// M-5.5: a phase ends for all active powers together.
fn enter(turn: &mut Turn) -> Next {
    let is_over = turn.rules.seats().all(|seat| turn.own.done.contains(seat));
    if is_over { Next::On } else { Next::Wait }
}

/// M-5.4: Austria and the Pragmatic Army are asked at the same time.
fn asked(look: &Look, seat: Seat) -> Option<Question> {
    if look.own.done.contains(seat) {
        return None;
    }
    let powers = active_powers(look.core, look.own);
    let power = powers.iter().copied().find(|&power| look.core.seat(power) == seat)?;
    Some(Question { about: About::Movement, power })
}

/// Marches come first, sorted by group.
fn offer(look: &Look, seat: Seat, question: &Question) -> Legal {
    let mut actions = marches(look, seat);
    actions.extend(ends_and_entries(look, seat).into_iter().filter(|action| is_legal(look, seat, question, action)));
    Legal { actions, ..Legal::default() }
}

fn is_legal(look: &Look, seat: Seat, question: &Question, action: &Action) -> bool {
    check(look, seat, question.power, action).is_ok()
        && treaty::check(look.rules, look.core, look.own, seat, action).is_ok()
}

/// Marches, and force marches beyond the reach of ordinary ones, group by group: judging each anew is too slow.
fn marches(look: &Look, seat: Seat) -> Vec<Action> {
    let Look { rules, core, own } = *look;
    let mut actions = Vec::new();
    for group in roads::groups(rules, core, &active_powers(core, own)) {
        if check_start(look, seat, group).is_err() {
            continue;
        }
        let may_end = |path: &Path| march::check_union(rules, core, own, seat, group, path.end()).is_ok();
        let mut orders = march::orders(rules, core, own, group);
        breach::tighten(rules, core, own, group, &mut orders);
        let claims = fortress::claims(rules, core, own, group);
        let paths = roads::walks(rules, core, group, &orders, claims).into_iter().map(|walk| walk.path);
        actions.extend(paths.filter(may_end).map(|path| Action::March { group, path }));
        if group.intersects(rules.generals) {
            let paths = march::force_walks(rules, core, own, group).into_iter();
            actions.extend(paths.filter(may_end).map(|path| Action::ForceMarch { group, path }));
        }
    }
    // A list is searched under what treaties close; what they say of a whole march is asked last.
    actions.retain(|action| treaty::check(rules, core, own, seat, action).is_ok());
    actions
}

/// The end, who goes first on Flanders, trains that come in.
fn ends_and_entries(look: &Look, seat: Seat) -> Vec<Action> {
    let Look { rules, core, own } = *look;
    let mut actions = vec![Action::End];
    if core.seat(AUSTRIA) != core.seat(PRAGMATIC) {
        actions.extend([Action::Dispute, Action::Pass]);
    }
    for &power in powers_of(core, own, seat).iter() {
        let hand = core.secret.hands[power.index()];
        let price = u16::from(rules.book.price);
        if cards::points(rules, &hand) < u32::from(price) {
            continue;
        }
        let entries = march::train_entries(rules, core, own, power);
        if !entries.is_empty() {
            let pay = PayForm::cheapest(rules, &hand, price);
            actions.extend(entries.into_iter().map(|(train, city)| Action::Enter { train, city, pay }));
        }
    }
    actions
}

fn check(look: &Look, seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let Look { rules, core, own } = *look;
    match action {
        Action::End => Ok(()),
        Action::Dispute => flanders::check_dispute(rules, core, own, seat),
        Action::Pass => flanders::check_pass(rules, core, own, seat),
        Action::March { group, path } => check_march(look, seat, *group, path, false),
        Action::ForceMarch { group, path } => check_march(look, seat, *group, path, true),
        Action::Enter { train, city, pay } => {
            let power = rules.power(*train);
            if !active_powers(core, own).contains(&power) {
                return Err(Why::NotActive { piece: *train }.under(ids::M_10_2_1));
            }
            if core.seat(power) != seat {
                return Err(Why::NotYourPiece { piece: *train }.under(ids::M_10_2_1));
            }
            march::check_entry(rules, core, own, *train, *city, pay)
        }
        _ => not_this_now(look),
    }
}

/// M-10.1.1, M-10.1.12: the group and the moment; the city it starts from.
fn check_start(look: &Look, seat: Seat, group: PieceSet) -> Result<CityId, Refusal> {
    let Look { rules, core, own } = *look;
    let judged = check_group(look, seat, group).map_err(|refusal| roads::why_halted(rules, core, own.halted, refusal));
    let start = judged.map_err(|refusal| match refusal.why {
        Why::AlreadyMoved { piece } if own.entered.contains(piece) => Why::JustEntered { piece }.under(ids::M_10_2_9),
        Why::NotOnBoard { piece } => refusal.why.under(absent_by(look, piece, refusal.rule)),
        _ => refusal,
    })?;
    flanders::check_turn(rules, core, own, seat, start).map(|()| start)
}

/// M-3.2.17, M-14.1, M-14.2, M-SG2.1.3: what keeps a piece off the board that is not simply eliminated.
fn absent_by(look: &Look, piece: PieceId, otherwise: RuleId) -> RuleId {
    let is_idle = look.rules.idle.contains(piece);
    let starts_on_flanders = match look.rules.pack.pieces[piece.index()].start {
        Start::City(city) => look.rules.lands.flanders.contains(city),
        _ => false,
    };
    match variant(look.rules) {
        Variant::Introductory if is_idle && starts_on_flanders => ids::M_14_1,
        Variant::Introductory if is_idle => ids::M_14_2,
        Variant::Gambit if is_idle => ids::M_SG2_1_3,
        _ if look.core.place(piece) == Place::Box => ids::M_3_2_17,
        _ => otherwise,
    }
}

/// M-3.1.1, M-6.3, M-10.1.2: pieces of active powers in one city; a mixed stack may go as one, at least one general
/// of it being the seat's own.
fn check_group(look: &Look, seat: Seat, group: PieceSet) -> Result<CityId, Refusal> {
    let Look { rules, core, own } = *look;
    let powers = active_powers(core, own);
    let first = group.first().ok_or(Why::NoPieces.under(ids::M_10_1_1))?;
    if let Some(foreign) = group.iter().find(|&piece| !powers.contains(&rules.power(piece))) {
        return Err(Why::NotActive { piece: foreign }.under(ids::M_10_1_1));
    }
    if !group.iter().any(|piece| core.seat(rules.power(piece)) == seat) {
        return Err(Why::NotYourPiece { piece: first }.under(ids::R_81));
    }
    if group.len() > 1 && group.intersects(rules.trains) {
        return Err(Why::TrainMovesAlone.under(ids::M_6_4));
    }
    let mut start = None;
    for power in powers.iter() {
        let part = group.and(rules.owned[power.index()]);
        if part.is_empty() {
            continue;
        }
        let city = roads::check_group(rules, core, *power, part)?;
        if start.is_some_and(|other| other != city) {
            return Err(Why::NotTogether.under(ids::M_10_1_12));
        }
        start = Some(city);
    }
    start.ok_or(Why::NoPieces.under(ids::M_10_1_1))
}

/// the group, the moment, the path.
fn check_march(look: &Look, seat: Seat, group: PieceSet, path: &Path, forced: bool) -> Result<(), Refusal> {
    let Look { rules, core, own } = *look;
    let start = check_start(look, seat, group)?;
    if path.start() != start {
        return Err(Why::WrongStart { city: start }.under(ids::M_10_1_3));
    }
    march::check_union(rules, core, own, seat, group, path.end())?;
    let judged = if forced {
        march::check_force(rules, core, own, group, path)
    } else {
        roads::check_path(rules, core, group, &march::orders(rules, core, own, group), path)
    };
    judged.map_err(|refusal| match refusal.why {
        Why::Closed { city } => closed::to_march(rules, core, own, group, start, city, forced),
        _ => refusal,
    })
}

/// M-5.10, R-14: marches that unite two powers may wait for a commander or a consent.
fn apply(turn: &mut Turn, seat: Seat, action: &Action) -> Next {
    match *action {
        Action::End => {
            turn.own.done.insert(seat);
            turn.log.all(|| Event::SeatDone { seat });
            turn.log.reveal();
            Next::Again
        }
        Action::Dispute => {
            flanders::begin(turn.core, turn.own);
            turn.log.all(|| Event::Disputed);
            turn.log.reveal();
            Next::Wait
        }
        Action::Pass => {
            turn.own.flanders_out.insert(seat);
            flanders::pass_on(turn.core, turn.own, seat);
            turn.log.all(|| Event::PassedOnFlanders { seat });
            turn.log.reveal();
            Next::Wait
        }
        Action::March { group, path } | Action::ForceMarch { group, path } => {
            union::march_or_wait(turn, seat, group, &path, action)
        }
        Action::Enter { train, city, pay } => {
            march::forget_declined(turn.own);
            march::enter_train(turn.rules, turn.core, turn.own, train, city, &pay, turn.log);
            Next::Wait
        }
        _ => unreachable!("the judge let through what movement does not ask"),
    }
}

fn random(look: &Look, seat: Seat, question: &Question, dice: &mut Dice) -> Action {
    if !dice.one_in(REST_ONE_IN) {
        return random_move(look, seat, question, dice);
    }
    let whole = dice.one_in(LIST_ONE_IN);
    let actions = if whole { offer(look, seat, question).actions } else { ends_and_entries(look, seat) };
    for _ in 0..8 {
        let action = actions[dice.below(actions.len())];
        if is_legal(look, seat, question, &action) {
            return action;
        }
    }
    actions.into_iter().find(|action| is_legal(look, seat, question, action)).unwrap_or(Action::End)
}

fn random_move(look: &Look, seat: Seat, question: &Question, dice: &mut Dice) -> Action {
    let Look { rules, core, own } = *look;
    if dice.one_in(TRANSFER_ONE_IN) {
        let forms = armies::transfers(rules, core, seat);
        let form: Option<&Form> = forms.get(dice.below(forms.len().max(1)));
        if let Some(action) = form.and_then(|form| form.fill(None, dice)) {
            return action;
        }
    }
    let mut ready = PieceSet::EMPTY;
    for &power in powers_of(core, own, seat).iter() {
        ready = ready.or(rules.generals_of(power)).or(rules.trains_of(power));
    }
    let ready = core.on_board(ready).without(core.moved);
    for _ in 0..3 {
        if ready.is_empty() || dice.one_in(ready.len() * 4 + 2) {
            break;
        }
        if let Some(action) = random_march(look, ready, dice).filter(|action| is_legal(look, seat, question, action)) {
            return action;
        }
    }
    Action::End
}

/// A random group takes a random walk, sometimes forced, which the judge has not seen.
fn random_march(look: &Look, ready: PieceSet, dice: &mut Dice) -> Option<Action> {
    let Look { rules, core, own } = *look;
    let leader = ready.iter().nth(dice.below(ready.len()))?;
    let start = core.city(leader)?;
    let mut group = PieceSet::one(leader);
    if rules.is_general(leader) && dice.one_in(2) {
        group = group.or(core.pieces_at(start).and(ready));
    }
    let forced = rules.is_general(leader) && dice.one_in(4);
    let orders =
        if forced { march::hasty_orders(rules, core, own, group) } else { march::orders(rules, core, own, group) };
    let on_main = forced || dice.one_in(3);
    let path = roads::walk_at_random(rules, core, group, start, &orders, on_main, dice)?;
    Some(if forced { Action::ForceMarch { group, path } } else { Action::March { group, path } })
}
