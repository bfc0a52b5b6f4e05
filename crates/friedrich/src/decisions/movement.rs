//! ST-N2: the active nation marches, conquers, recruits and brings pieces back, in any order (F-2.6, F-4, F-5, F-10).

use board::{FateEffect, PieceSet, PowerId, SiteSet};

use super::asked_of;
use crate::out_of_turn::not_this_now;
use crate::powers::{Scenario, scenario};
use crate::state::active;
use crate::turn::{Decision, Look, Next, Turn};
use crate::{rights, victory};
use engine::action::{Action, Path, Recruit};
use engine::chance::Dice;
use engine::event::Event;
use engine::ids;
use engine::question::{About, Form, Legal, Question, RecruitForm};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::shared::{armies, march, pieces, recruit};
use engine::state::Place;

/// The decision as the sequence of play lists it; asked again after each move until it is ended.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: Some(random) };

/// How often a random player looks at recruiting instead of marching, and at armies inside a stack.
const RECRUIT_ONE_IN: usize = 6;
const TRANSFER_ONE_IN: usize = 24;

/// FC-2C and FC-5D look at the position as the phase begins.
pub fn begin(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, .. } = turn;
    let power = active(rules, own);
    match own.effect(rules, core.turn) {
        Some(FateEffect::HoldNear { general, city }) if rules.power(general) == power => {
            let is_near = core.city(general).is_some_and(|at| rules.pack.roads.distance(at, city) <= 1);
            own.held = if is_near { PieceSet::one(general) } else { PieceSet::EMPTY };
        }
        Some(FateEffect::StayStacked { general }) if rules.power(general) == power => {
            own.partners = pieces::stack_of(rules, core, general).without(PieceSet::one(general));
        }
        _ => {}
    }
    Next::On
}

fn enter(turn: &mut Turn) -> Next {
    if has_public_choice(&turn.look()) { Next::Wait } else { end(turn) }
}

/// Whether there is anything to decide, judged by what everybody can see.
fn has_public_choice(look: &Look) -> bool {
    let power = active(look.rules, look.own);
    let pieces = look.rules.generals_of(power).or(look.rules.trains_of(power));
    let can_return = pieces.iter().any(|piece| look.core.place(piece) == Place::Off);
    !look.core.on_board(pieces).is_empty() || can_return && !look.core.secret.hands[power.index()].is_empty()
}

fn end(turn: &mut Turn) -> Next {
    let power = active(turn.rules, turn.own);
    turn.log.all(|| Event::MovementEnded { power });
    Next::On
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    asked_of(look, seat, active(look.rules, look.own), About::Movement)
}

/// Marches of every group, recruiting, the end.
fn offer(look: &Look, _seat: Seat, question: &Question) -> Legal {
    let mut legal = Legal::default();
    let Look { rules, core, own } = *look;
    let power = question.power;
    let claims = rights::claims(rules, core, own, power);
    for group in march::groups(rules, core, &[power]) {
        if rights::check_held(own, group).is_err() {
            continue;
        }
        let orders = rights::orders(rules, core, own, group);
        let claims = if group.intersects(rules.generals) { claims } else { SiteSet::EMPTY };
        for walk in march::walks(rules, core, group, &orders, claims) {
            if rights::check_company(rules, core, own, group, walk.path.end()).is_ok() {
                legal.actions.push(Action::March { group, path: walk.path });
            }
        }
    }
    legal.actions.push(Action::End);
    let terms = rights::terms(rules, core, own, power);
    legal.forms.extend(RecruitForm::new(rules, core, &terms, power).map(Form::Recruit));
    legal
}

fn check(look: &Look, _seat: Seat, power: PowerId, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::End => Ok(()),
        Action::March { group, path } => check_march(look, power, *group, path),
        Action::Recruit(order) => check_recruit(look, power, order),
        _ => not_this_now(look),
    }
}

/// F-4: the group, the path, and the bans of fate.
fn check_march(look: &Look, power: PowerId, group: PieceSet, path: &Path) -> Result<(), Refusal> {
    let Look { rules, core, own } = *look;
    let start = march::check_group(rules, core, power, group)
        .map_err(|refusal| absent(look, march::why_halted(rules, core, own.halted, refusal)))?;
    if path.start() != start {
        return Err(Why::WrongStart { city: start }.under(ids::F_4_1));
    }
    let orders = rights::orders(rules, core, own, group);
    rights::check_held(own, group)?;
    march::check_path(rules, core, group, &orders, path)?;
    rights::check_company(rules, core, own, group, path.end())
}

/// F-11.16, F-14.1.3, F-14.2.3: a piece that has left the game, or was never in it.
fn absent(look: &Look, refusal: Refusal) -> Refusal {
    match refusal.why {
        Why::NotOnBoard { piece } if !look.rules.in_play.contains(piece) => match scenario(look.rules) {
            Scenario::Full => refusal,
            Scenario::WarInTheWest => refusal.why.under(ids::F_14_1_3),
            Scenario::StruggleForSilesia => refusal.why.under(ids::F_14_2_3),
        },
        Why::NotOnBoard { piece } if look.core.place(piece) == Place::Out => refusal.why.under(ids::F_11_16),
        _ => refusal,
    }
}

/// F-10.1: in the movement phase of the nation itself.
fn check_recruit(look: &Look, power: PowerId, order: &Recruit) -> Result<(), Refusal> {
    let Look { rules, core, own } = *look;
    if order.power != power {
        return Err(Why::NotRecruiting { power: order.power }.under(ids::F_10_1));
    }
    let terms = rights::terms(rules, core, own, power);
    recruit::check(rules, core, &terms, order).map_err(|refusal| rights::why_barred(rules, core, own, refusal))
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    match action {
        Action::March { group, path } => march_on(turn, *group, path),
        Action::Recruit(order) => buy(turn, order),
        Action::End => {
            turn.log.reveal();
            return end(turn);
        }
        _ => unreachable!("a nation is moving"),
    }
    Next::Wait
}

/// F-4.3, F-5.1, F-5.3, F-5.15, F-5.30: generals settle sites as they leave them, then the group stands at its end.
fn march_on(turn: &mut Turn, group: PieceSet, path: &Path) {
    let Turn { rules, core, own, log } = turn;
    let power = active(rules, own);
    if group.intersects(rules.generals) {
        let cities = path.cities();
        for &city in &cities[..cities.len() - 1] {
            rights::leave(rules, core, own, power, city, true, log);
        }
    }
    let moved_before = core.moved.or(group);
    march::perform(rules, core, group, path, log);
    own.halted = own.halted.or(core.moved.without(moved_before));
    if pieces::is_next_to_enemy_general(rules, core, power, path.end()) {
        own.into_attack = own.into_attack.or(group);
    }
    victory::test_offensive(turn);
}

fn buy(turn: &mut Turn, order: &Recruit) {
    let Turn { rules, core, own, log } = turn;
    let terms = rights::terms(rules, core, own, order.power);
    if terms.one_site {
        own.substitute = own.substitute.or(order.generals.iter().chain(&order.trains).flatten().next().copied());
    }
    for (general, &gain) in rules.generals_of(order.power).iter().zip(&order.gains) {
        if gain > 0 {
            own.secret.recruited.insert(general);
        }
    }
    own.recruits = own.recruits.saturating_add(order.armies());
    let returning = rules.generals_of(order.power).iter().zip(&order.generals).filter(|(_, place)| place.is_some());
    own.came_back = own.came_back.or(returning.map(|(general, _)| general).collect());
    let moved_before = core.moved;
    recruit::perform(rules, core, order, log);
    own.halted = own.halted.or(core.moved.without(moved_before));
}

/// Marches are drawn piece first, without making the whole list.
fn random(look: &Look, seat: Seat, question: &Question, dice: &mut Dice) -> Action {
    let Look { rules, core, own } = *look;
    let power = question.power;
    if !core.secret.hands[power.index()].is_empty() && dice.one_in(RECRUIT_ONE_IN) {
        let terms = rights::terms(rules, core, own, power);
        let form = RecruitForm::bounds(rules, core, &terms, power).map(Form::Recruit);
        if let Some(action) = form.and_then(|form| form.fill(Some((rules, core)), dice)) {
            return action;
        }
    }
    if dice.one_in(TRANSFER_ONE_IN) {
        let forms = armies::transfers(rules, core, seat);
        let form = forms.get(dice.below(forms.len().max(1)));
        if let Some(action) = form.and_then(|form| form.fill(None, dice)) {
            return action;
        }
    }
    let all = rules.generals_of(power).or(rules.trains_of(power));
    let ready = core.on_board(all).without(core.moved);
    for _ in 0..3 {
        if ready.is_empty() || dice.one_in(ready.len() * 4 + 2) {
            break;
        }
        if let Some(action) = random_march(look, power, ready, dice) {
            return action;
        }
    }
    Action::End
}

/// A random group takes a random walk; the judge has the last word on where it ends.
fn random_march(look: &Look, power: PowerId, ready: PieceSet, dice: &mut Dice) -> Option<Action> {
    let Look { rules, core, own } = *look;
    let leader = ready.iter().nth(dice.below(ready.len()))?;
    let start = core.city(leader)?;
    let mut group = PieceSet::one(leader);
    if rules.is_general(leader) {
        let mates = core.pieces_at(start).and(ready).without(group);
        group = group.or(mates.iter().filter(|_| dice.one_in(2)).collect());
    }
    rights::check_held(own, group).ok()?;
    let orders = rights::orders(rules, core, own, group);
    let on_main = dice.one_in(3);
    let path = march::walk_at_random(rules, core, group, start, &orders, on_main, dice)?;
    check_march(look, power, group, &path).ok()?;
    Some(Action::March { group, path })
}
