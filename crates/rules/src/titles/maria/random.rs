//! A random legal answer, cheaply: marches are drawn piece first, without making the whole list.

use board::{PieceSet, PowerId};

use super::{AUSTRIA, Own, Phase, judge, march, menu, treaty, winter};
use crate::action::Action;
use crate::chance::Dice;
use crate::question::{Form, Legal, RecruitForm};
use crate::ruleset::{Ruleset, Seat};
use crate::shared::{armies, cards, combat, march as roads};
use crate::state::{Core, State, Title};

/// How often a random player looks at what a movement phase offers besides marches.
const REST_ONE_IN: usize = 24;
/// How often he then looks at the whole list: joint stacks and odd groups are drawn from there alone.
const LIST_ONE_IN: usize = 16;
const TRANSFER_ONE_IN: usize = 24;
/// How many places a random player thinks of for a hussar before he lets them all stay.
const HUSSAR_TRIES: usize = 6;
/// How often a random player turns to treaties: seldom, for an offer in force binds for turns.
const TREATY_ONE_IN: usize = 64;

/// Any legal answer of an asked seat; every legal one can come up.
pub(crate) fn random_action(rules: &Ruleset, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let Title::Maria(own) = &state.title else { unreachable!("a MARIA ruleset plays a MARIA state") };
    let question = menu::asked(rules, state, seat)?;
    if dice.one_in(TREATY_ONE_IN)
        && let Some(action) = negotiate_at_random(rules, state, own, seat, dice)
    {
        return Some(action);
    }
    match own.phase {
        Phase::Hussars => Some(hussar_at_random(rules, state, own, seat, dice)),
        Phase::Movement if !dice.one_in(REST_ONE_IN) => Some(move_at_random(rules, state, own, seat, dice)),
        Phase::Duel => Some(duel_at_random(rules, state, seat, dice)),
        Phase::Place => Some(bid_at_random(rules, state, seat, question.power, dice)),
        Phase::WinterRecruit => Some(recruit_at_random(rules, state, own, seat, question.power, dice)),
        phase => {
            let whole = phase == Phase::Movement && dice.one_in(LIST_ONE_IN);
            let list = if whole { menu::answers } else { menu::offers };
            from_list(rules, state, own, seat, &list(rules, state, seat, question), dice)
        }
    }
}

/// One of a list the judge has not seen: he is asked of what is drawn, not of everything.
fn from_list(rules: &Ruleset, state: &State, own: &Own, seat: Seat, legal: &Legal, dice: &mut Dice) -> Option<Action> {
    let choices = legal.actions.len() + legal.forms.len();
    if choices == 0 {
        return None;
    }
    let is_open = |form: &Form| match form {
        Form::Deploy(form) => own.deployed >> form.power.0 & 1 == 0,
        _ => true,
    };
    let is_legal = |action: &Action| judge::check(rules, state, seat, action).is_ok();
    for _ in 0..8 {
        let at = dice.below(choices);
        let drawn = legal.actions.get(at).copied().or_else(|| {
            let form = legal.forms.get(at - legal.actions.len()).filter(|form| is_open(form))?;
            form.fill(Some((rules, &state.core)), dice)
        });
        if let Some(action) = drawn.filter(is_legal) {
            return Some(action);
        }
    }
    let examples = legal.forms.iter().filter(|form| is_open(form)).map(Form::example);
    examples.chain(legal.actions.iter().copied()).find(is_legal)
}

/// A hussar goes a random way from a random general, or all stay; the judge has the last word.
fn hussar_at_random(rules: &Ruleset, state: &State, own: &Own, seat: Seat, dice: &mut Dice) -> Action {
    let core = &state.core;
    let austrians = core.on_board(rules.generals_of(AUSTRIA));
    if austrians.is_empty() || rules.hussars.is_empty() || dice.one_in(8) {
        return Action::End;
    }
    for _ in 0..HUSSAR_TRIES {
        let number = dice.below(rules.hussars.len()) as u8;
        let general = austrians.iter().nth(dice.below(austrians.len()));
        let Some(mut city) = general.and_then(|general| core.city(general)) else { continue };
        for _ in 0..dice.below(usize::from(own.politics.hussar_range) + 1) {
            city = dice.pick_from(rules.pack.roads.neighbours(city)).unwrap_or(city);
        }
        let action = Action::Hussar { number, city };
        if judge::check(rules, state, seat, &action).is_ok() {
            return action;
        }
    }
    Action::End
}

/// One of the cards in hand, or none.
fn bid_at_random(rules: &Ruleset, state: &State, seat: Seat, power: PowerId, dice: &mut Dice) -> Action {
    let hand = cards::distinct(rules, &state.core.hands[power.index()]);
    let card = hand.iter().nth(dice.below(hand.len() + 1));
    let bid = card.map_or(Action::Pass, |card| Action::Bid { card });
    if judge::check(rules, state, seat, &bid).is_ok() { bid } else { Action::Pass }
}

/// Whatever the purse allows, or nothing; a form with an example would be dear, and nobody reads it.
fn recruit_at_random(rules: &Ruleset, state: &State, own: &Own, seat: Seat, power: PowerId, dice: &mut Dice) -> Action {
    let core = &state.core;
    let terms = winter::open_terms(rules, core, own, power, rules.book.price);
    let form = RecruitForm::bounds(rules, core, &terms, power).filter(|_| !dice.one_in(4));
    let filled = form.and_then(|form| Form::Recruit(form).fill(Some((rules, core)), dice));
    let is_legal = |action: &Action| judge::check(rules, state, seat, action).is_ok();
    filled.filter(is_legal).unwrap_or(Action::End)
}

fn move_at_random(rules: &Ruleset, state: &State, own: &Own, seat: Seat, dice: &mut Dice) -> Action {
    let core = &state.core;
    if dice.one_in(TRANSFER_ONE_IN)
        && let Some(form) = pick(&armies::transfers(rules, core, seat), dice)
        && let Some(action) = form.fill(None, dice)
    {
        return action;
    }
    let mut ready = PieceSet::EMPTY;
    for &power in march::powers_of(rules, core, own, seat).iter() {
        ready = ready.or(rules.generals_of(power)).or(rules.trains_of(power));
    }
    let ready = core.on_board(ready).without(core.moved);
    for _ in 0..3 {
        if ready.is_empty() || dice.one_in(ready.len() * 4 + 2) {
            break;
        }
        if let Some(action) = march_at_random(rules, state, own, seat, ready, dice) {
            return action;
        }
    }
    Action::End
}

/// An offer, an answer to one, or a contract between two powers of the seat; the judge has the last word.
fn negotiate_at_random(rules: &Ruleset, state: &State, own: &Own, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let forms = treaty::forms(rules, &state.core, own, seat);
    let action = pick(&forms, dice)?.fill(Some((rules, &state.core)), dice)?;
    judge::check(rules, state, seat, &action).ok().map(|()| action)
}

fn pick(forms: &[Form], dice: &mut Dice) -> Option<Form> {
    forms.get(dice.below(forms.len().max(1))).cloned()
}

/// A random group takes a random walk, sometimes forced; the judge has the last word.
fn march_at_random(
    rules: &Ruleset,
    state: &State,
    own: &Own,
    seat: Seat,
    ready: PieceSet,
    dice: &mut Dice,
) -> Option<Action> {
    let core: &Core = &state.core;
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
    let action = if forced { Action::ForceMarch { group, path } } else { Action::March { group, path } };
    judge::check(rules, state, seat, &action).ok().map(|()| action)
}

fn duel_at_random(rules: &Ruleset, state: &State, seat: Seat, dice: &mut Dice) -> Action {
    let core = &state.core;
    let duel = core.combat.duel.expect("a duel is on");
    let (limits, hand) = judge::duel_hand(rules, core);
    let suited = combat::suited(rules, &hand, &limits);
    let playable = suited.or(&hand.and(&rules.reserves));
    let may_stop = combat::may_stop(duel.score_of(duel.to_play), &suited);
    if may_stop && (playable.is_empty() || dice.one_in(3)) {
        return Action::Concede;
    }
    let card = playable.iter().nth(dice.below(playable.len())).expect("a card to play");
    let reserve = rules.reserves.contains(card);
    let declared = reserve.then(|| (limits.suit, 1 + dice.below(limits.reserve_max as usize) as u8));
    let action = Action::Play { card, declared, double: false };
    debug_assert!(judge::check(rules, state, seat, &action).is_ok());
    action
}
