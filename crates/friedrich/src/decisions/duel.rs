//! ST-C2: the side with the right to play plays a card or stops (F-7.5 to F-7.26).

use board::{CardId, CardSet, PowerId, Suit};

use super::asked_of;
use crate::fate_in_duel::{self, counted};
use crate::out_of_turn::not_this_now;
use crate::state::Phase;
use crate::turn::{Decision, Look, Next, Turn};
use crate::{offensive, rights};
use engine::action::Action;
use engine::chance::Dice;
use engine::event::Event;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::sequence::any_of;
use engine::shared::combat::{self, CardLimits};
use engine::shared::duel::Duel;
use engine::shared::{battle, cards};
use engine::state::Core;

/// The decision as the sequence of play lists it; the seat of the side to play is asked.
pub const DECISION: Decision = Decision { enter, asked, offer, is_judged: true, check, apply, random: Some(random) };

fn running(core: &Core) -> Duel {
    core.combat.duel.expect("a duel is on")
}

/// F-7.5: both numbers are named.
pub fn begin(turn: &mut Turn) -> Next {
    combat::begin(turn.rules, turn.core, turn.log);
    Next::On
}

/// FD-21, FD-22: the side with the right to play is asked even if it can only stop.
fn enter(_turn: &mut Turn) -> Next {
    Next::Wait
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let duel = running(look.core);
    let commander = duel.commander(duel.to_play);
    let city = look.core.city(commander).expect("who fights stands in a city");
    let suit = look.rules.pack.cities[city.index()].suit;
    asked_of(look, seat, look.rules.power(commander), About::Duel { score: duel.score_of(duel.to_play), suit })
}

/// What the side to play may play, and what it holds.
fn limits_and_hand(look: &Look) -> (CardLimits, CardSet) {
    let duel = running(look.core);
    let hand = look.core.secret.hands[look.rules.power(duel.commander(duel.to_play)).index()];
    (rights::card_limits(look.rules, look.core, look.own, &duel, duel.to_play), hand)
}

/// Every card and declared value, and stopping where it is allowed.
fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let mut legal = Legal::default();
    let Look { rules, core, own } = *look;
    let duel = running(core);
    let (limits, hand) = limits_and_hand(look);
    let mut candidates = Vec::new();
    for card in combat::suited(rules, &hand, &limits).iter() {
        candidates.push((card, None, false));
        if fate_in_duel::may_double(rules, core, own, &duel, card) {
            candidates.push((card, None, true));
        }
    }
    for card in cards::distinct(rules, &hand).and(&rules.reserves).iter() {
        candidates.extend((1..=limits.reserve_max).map(|value| (card, Some((limits.suit, value)), false)));
    }
    candidates.retain(|&(card, declared, double)| check_press_on(look, card, declared, double).is_ok());
    let play = |(card, declared, double)| Action::Play { card, declared, double };
    legal.actions.extend(candidates.into_iter().map(play));
    if check_concede(look).is_ok() {
        legal.actions.push(Action::Concede);
    }
    legal
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Play { card, declared, double } => check_play(look, card, declared, double),
        Action::Concede => check_concede(look),
        _ => not_this_now(look),
    }
}

fn check_play(look: &Look, card: CardId, declared: Option<(Suit, u8)>, double: bool) -> Result<(), Refusal> {
    let (limits, hand) = limits_and_hand(look);
    combat::check_play(look.rules, &hand, &limits, card, declared)?;
    if double && !fate_in_duel::may_double(look.rules, look.core, look.own, &running(look.core), card) {
        return Err(Why::CannotDouble { card }.under(ids::FC_11S));
    }
    check_press_on(look, card, declared, double)
}

fn check_press_on(look: &Look, card: CardId, declared: Option<(Suit, u8)>, double: bool) -> Result<(), Refusal> {
    let Look { rules, core, own } = *look;
    let duel = running(core);
    let counted = counted(rules, core, own, &duel, card, declared, double);
    fate_in_duel::check_press_on(rules, core, own, &duel, card, counted.value)
}

/// F-7.17, F-7.22, F-7.23, F-7.24, FQ-53, FC-7D.
fn check_concede(look: &Look) -> Result<(), Refusal> {
    let duel = running(look.core);
    let (limits, hand) = limits_and_hand(look);
    let suited = combat::suited(look.rules, &hand, &limits);
    if !combat::may_stop(duel.score_of(duel.to_play), &suited) {
        return Err(Why::MustPlay { suit: limits.suit }.under(ids::F_7_22));
    }
    if fate_in_duel::must_press_on(look.rules, look.core, look.own, &duel) {
        return Err(Why::MustPressOn.under(ids::FC_7D));
    }
    Ok(())
}

fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    match *action {
        Action::Play { card, declared, double } => play(turn, card, declared, double),
        Action::Concede => stop(turn),
        _ => unreachable!("a duel is on"),
    }
}

/// F-7.11, F-7.12, F-7.13, F-7.14: one card.
fn play(turn: &mut Turn, card: CardId, declared: Option<(Suit, u8)>, double: bool) -> Next {
    let Turn { rules, core, own, log } = turn;
    let mut duel = running(core);
    let side = duel.to_play;
    let power = rules.power(duel.commander(side));
    let counted = counted(rules, core, own, &duel, card, declared, double);
    if counted.uses_effect
        && let Some(alive) = &mut own.alive
    {
        alive.used = true;
    }
    cards::spend_open(core, power, &CardSet::one(card));
    combat::count_card(&mut duel, counted.value);
    core.combat.duel = Some(duel);
    log.reveal();
    log.all(|| Event::Played { power, card, counted: counted.value, score: duel.score_of(side) });
    Next::Wait
}

/// The side with the right to play has stopped.
fn stop(turn: &mut Turn) -> Next {
    note_what_stopping_shows(turn);
    match battle::stop(turn.rules, turn.core, |core| *core.occupied(), [None; 2], turn.log) {
        battle::Stopped::Settled | battle::Stopped::Retreated(_) => Next::To(Phase::CombatEnds),
        battle::Stopped::WaysOpen => Next::On,
    }
}

/// F-7.22: at zero only a hand without the suit may stop. FC-3C: under a cap it may still hold high cards.
fn note_what_stopping_shows(turn: &mut Turn) {
    let duel = running(turn.core);
    let limits = rights::card_limits(turn.rules, turn.core, turn.own, &duel, duel.to_play);
    if duel.score == 0 && limits.highest == u8::MAX {
        cards::note_void(turn.core, turn.rules.power(duel.commander(duel.to_play)), limits.suit);
    }
}

/// ST-C6. F-13.1, FQ-77, FQ-78: a tie leaves the last winner as he was.
pub fn end(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    let duel = core.combat.duel.take().expect("a duel was fought");
    if duel.lost > 0 {
        let (loser, winner) = (duel.commander(duel.to_play), duel.commander(duel.to_play.other()));
        own.last_winner = Some(winner);
        own.beaten.insert(loser);
        offensive::after_defeat(rules, core, own, loser, winner, duel.score_of(duel.to_play), log);
    }
    Next::To(Phase::CombatOrder)
}

fn random(look: &Look, seat: Seat, question: &Question, dice: &mut Dice) -> Action {
    let (limits, hand) = limits_and_hand(look);
    let suited = combat::suited(look.rules, &hand, &limits);
    let playable = suited.or(&hand.and(&look.rules.reserves));
    let may_concede = check_concede(look).is_ok();
    if may_concede && (playable.is_empty() || dice.one_in(3)) {
        return Action::Concede;
    }
    let card = playable.iter().nth(dice.below(playable.len())).expect("a card to play");
    let is_reserve = look.rules.reserves.contains(card);
    let declared = is_reserve.then(|| (limits.suit, 1 + dice.below(limits.reserve_max as usize) as u8));
    let duel = running(look.core);
    let double = fate_in_duel::may_double(look.rules, look.core, look.own, &duel, card) && dice.one_in(2);
    if check_play(look, card, declared, double).is_ok() {
        return Action::Play { card, declared, double };
    }
    any_of(look.rules, look.core, &offer(look, seat, question), dice).expect("an asked seat can answer")
}
