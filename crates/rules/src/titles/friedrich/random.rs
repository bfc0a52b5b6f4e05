//! A random legal answer, cheaply: marches are drawn piece first, without making the whole list.

use board::{PieceSet, PowerId};

use super::{Own, Phase, active, judge, menu, rights};
use crate::action::Action;
use crate::chance::Dice;
use crate::question::{Form, RecruitForm};
use crate::ruleset::{Ruleset, Seat};
use crate::shared::{armies, combat, march};
use crate::state::{Core, State, Title};

/// How often a random player looks at recruiting instead of marching, and at armies inside a stack.
const RECRUIT_ONE_IN: usize = 6;
const TRANSFER_ONE_IN: usize = 24;

/// Any legal answer of an asked seat; every legal one can come up.
pub(crate) fn random_action(rules: &Ruleset, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let Title::Friedrich(own) = &state.title else { unreachable!("a FRIEDRICH ruleset plays a FRIEDRICH state") };
    match own.phase {
        Phase::Movement => {
            menu::asked(rules, state, seat)?;
            Some(move_at_random(rules, &state.core, own, seat, dice))
        }
        Phase::Duel => {
            menu::asked(rules, state, seat)?;
            Some(duel_at_random(rules, state, seat, own, dice))
        }
        _ => from_list(rules, state, seat, dice),
    }
}

fn from_list(rules: &Ruleset, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    menu::asked(rules, state, seat)?;
    let legal = menu::legal(rules, state, seat);
    let choices = legal.actions.len() + legal.forms.len();
    let at = dice.below(choices);
    if at < legal.actions.len() {
        return Some(legal.actions[at]);
    }
    let form = match &state.title {
        Title::Friedrich(own) if own.phase == Phase::Deploy => {
            let open = |form: &&Form| matches!(form, Form::Deploy(form) if own.deployed >> form.power.0 & 1 == 0);
            legal.forms.iter().find(open)?
        }
        _ => &legal.forms[at - legal.actions.len()],
    };
    form.fill(Some((rules, &state.core)), dice)
}

fn move_at_random(rules: &Ruleset, core: &Core, own: &Own, seat: Seat, dice: &mut Dice) -> Action {
    let power = active(rules, own);
    if !core.hands[power.index()].is_empty() && dice.one_in(RECRUIT_ONE_IN) {
        let terms = rights::terms(rules, core, own, power);
        let form = RecruitForm::bounds(rules, core, &terms, power).map(Form::Recruit);
        if let Some(action) = form.and_then(|form| form.fill(Some((rules, core)), dice)) {
            return action;
        }
    }
    if dice.one_in(TRANSFER_ONE_IN)
        && let Some(action) = transfer_at_random(rules, core, seat, dice)
    {
        return action;
    }
    let all = rules.generals_of(power).or(rules.trains_of(power));
    let ready = core.on_board(all).without(core.moved);
    for _ in 0..3 {
        if ready.is_empty() || dice.one_in(ready.len() * 4 + 2) {
            break;
        }
        if let Some(action) = march_at_random(rules, core, own, power, ready, dice) {
            return action;
        }
    }
    Action::End
}

fn transfer_at_random(rules: &Ruleset, core: &Core, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let forms = armies::transfers(rules, core, seat);
    let form = forms.get(dice.below(forms.len().max(1)))?;
    form.fill(None, dice)
}

/// A random group takes a random walk; the judge has the last word on where it ends.
fn march_at_random(
    rules: &Ruleset,
    core: &Core,
    own: &Own,
    power: PowerId,
    ready: PieceSet,
    dice: &mut Dice,
) -> Option<Action> {
    let leader = ready.iter().nth(dice.below(ready.len()))?;
    let start = core.city(leader)?;
    let mut group = PieceSet::one(leader);
    if rules.is_general(leader) {
        let mates = core.pieces_at(start).and(ready).without(group);
        group = group.or(mates.iter().filter(|_| dice.one_in(2)).collect());
    }
    debug_assert_eq!(rules.power(leader), power);
    rights::check_held(own, group).ok()?;
    let orders = rights::orders(rules, core, own, group);
    let on_main = dice.one_in(3);
    let path = march::walk_at_random(rules, core, group, start, &orders, on_main, dice)?;
    judge::check_march(rules, core, own, group, &path).ok()?;
    Some(Action::March { group, path })
}

fn duel_at_random(rules: &Ruleset, state: &State, seat: Seat, own: &Own, dice: &mut Dice) -> Action {
    let core = &state.core;
    let now = core.combat.duel.expect("a duel is on");
    let (limits, hand) = menu::duel_hand(rules, core, own, now.to_play);
    let suited = combat::suited(rules, &hand, &limits);
    let playable = suited.or(&hand.and(&rules.reserves));
    let may_concede = judge::check_concede(rules, core, own).is_ok();
    if may_concede && (playable.is_empty() || dice.one_in(3)) {
        return Action::Concede;
    }
    let choices = playable.len();
    let card = playable.iter().nth(dice.below(choices)).expect("a card to play");
    let declared =
        rules.reserves.contains(card).then(|| (limits.suit, 1 + dice.below(limits.reserve_max as usize) as u8));
    let double = super::duel::may_double(rules, core, own, &now, card) && dice.one_in(2);
    let action = Action::Play { card, declared, double };
    if judge::check(rules, state, seat, &action).is_ok() {
        return action;
    }
    from_list(rules, state, seat, dice).expect("an asked seat can answer")
}
