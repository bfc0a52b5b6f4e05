//! `C_TURN`, `C_ZERO`: the side with the right to play plays a card of its commander's power or stops (M-11.1).

use board::{CardSet, PowerId};

use super::{asked_of, listed, retreat, saxon_shift, wait};
use crate::out_of_turn::not_this_now;
use crate::rules::Ruleset;
use crate::state::{Fought, Own, Phase};
use crate::turn::{Decision, Look, Next, Turn};
use crate::{fortress, points};
use engine::action::Action;
use engine::chance::Dice;
use engine::event::Event;
use engine::ids;
use engine::question::{About, Legal, Question};
use engine::refusal::{Refusal, Why};
use engine::ruleset::Seat;
use engine::shared::combat::{self, CardLimits};
use engine::shared::duel::Duel;
use engine::shared::{battle, cards};
use engine::state::Core;

/// The decision as the sequence of play lists it; the seat of the side to play is asked.
pub const DECISION: Decision =
    Decision { enter: wait, asked, offer, is_judged: false, check, apply, random: Some(random) };

fn running(core: &Core) -> Duel {
    core.combat.duel.expect("a duel is on")
}

/// `C_NAME`: both numbers are named.
pub fn begin(turn: &mut Turn) -> Next {
    combat::begin(turn.rules, turn.core, turn.log);
    Next::On
}

fn asked(look: &Look, seat: Seat) -> Option<Question> {
    let duel = look.core.combat.duel?;
    let commander = duel.commander(duel.to_play);
    let suit = look.rules.pack.cities[look.core.city(commander)?.index()].suit;
    asked_of(look, seat, look.rules.power(commander), About::Duel { score: duel.score_of(duel.to_play), suit })
}

/// M-3.2.3, M-11.1.4, M-11.1.20: the suit of the city and the hand of the commanding power.
fn limits_and_hand(look: &Look) -> (CardLimits, CardSet) {
    let duel = running(look.core);
    let commander = duel.commander(duel.to_play);
    let city = look.core.city(commander).expect("who fights stands in a city");
    let limits = CardLimits {
        suit: look.rules.pack.cities[city.index()].suit,
        highest: u8::MAX,
        reserve_max: look.rules.book.reserve_max,
    };
    (limits, look.core.secret.hands[look.rules.power(commander).index()])
}

fn offer(look: &Look, _seat: Seat, _question: &Question) -> Legal {
    let (limits, hand) = limits_and_hand(look);
    let suited = combat::suited(look.rules, &hand, &limits);
    let mut actions: Vec<Action> =
        suited.iter().map(|card| Action::Play { card, declared: None, double: false }).collect();
    for card in cards::distinct(look.rules, &hand).and(&look.rules.reserves).iter() {
        let declared = (1..=limits.reserve_max).map(|value| Some((limits.suit, value)));
        actions.extend(declared.map(|declared| Action::Play { card, declared, double: false }));
    }
    actions.push(Action::Concede);
    listed(actions)
}

fn check(look: &Look, _seat: Seat, _power: PowerId, action: &Action) -> Result<(), Refusal> {
    let (limits, hand) = limits_and_hand(look);
    match *action {
        Action::Play { card, double: true, .. } => Err(Why::CannotDouble { card }.under(ids::M_11_1_8)),
        Action::Play { card, declared, .. } => combat::check_play(look.rules, &hand, &limits, card, declared)
            .map_err(|refusal| of_the_commander(look, refusal)),
        Action::Concede => {
            let duel = running(look.core);
            let suited = combat::suited(look.rules, &hand, &limits);
            let may_stop = combat::may_stop(duel.score_of(duel.to_play), &suited);
            if may_stop { Ok(()) } else { Err(Why::MustPlay { suit: limits.suit }.under(ids::M_11_1_15)) }
        }
        _ => not_this_now(look),
    }
}

/// M-11.1.20: in a mixed stack the other power's cards stay in its hand.
fn of_the_commander(look: &Look, refusal: Refusal) -> Refusal {
    let duel = running(look.core);
    let commander = look.rules.power(duel.commander(duel.to_play));
    let mut stack = combat::stack(look.rules, look.core, &duel, duel.to_play).iter();
    let is_mixed = stack.any(|general| look.rules.power(general) != commander);
    match refusal.why {
        Why::CardNotHeld { .. } if is_mixed => refusal.why.under(ids::M_11_1_20),
        _ => refusal,
    }
}

/// M-11.1.8, M-11.1.9, M-11.1.10: one card of the commanding power.
fn apply(turn: &mut Turn, _seat: Seat, action: &Action) -> Next {
    let Action::Play { card, declared, .. } = *action else { return stop(turn) };
    let Turn { rules, core, log, .. } = turn;
    let mut duel = running(core);
    let side = duel.to_play;
    let power = rules.power(duel.commander(side));
    let counted = declared.map_or(rules.value_of[card.0 as usize], |(_, value)| value);
    cards::spend_open(core, power, &CardSet::one(card));
    combat::count_card(&mut duel, counted);
    core.combat.duel = Some(duel);
    log.reveal();
    log.all(|| Event::Played { power, card, counted, score: duel.score_of(side) });
    Next::Wait
}

/// The side with the right to play has stopped.
/// M-11.2.1, R-89: the retreat comes before the next combat; whoever leads the winner chooses, even if he leads both.
fn stop(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    note_loser(rules, core, own);
    let closed = |core: &Core| retreat::closed_now(rules, core, own);
    match battle::stop(rules, core, closed, own.hussars, log) {
        battle::Stopped::Settled => Next::To(Phase::CombatEnds),
        battle::Stopped::Retreated(path) => {
            retreat::drive_off_hussars(own, &path, log);
            Next::To(Phase::CombatEnds)
        }
        battle::Stopped::WaysOpen => Next::On,
    }
}

/// Remembers the beaten stack and its city while it still stands, for the points.
fn note_loser(rules: &Ruleset, core: &Core, own: &mut Own) {
    let duel = running(core);
    let stack = combat::stack(rules, core, &duel, duel.to_play);
    own.fought = Some(Fought {
        stack,
        troops: core.sum_of_troops(stack),
        city: core.city(duel.commander(duel.to_play)).expect("the beaten stands in a city"),
    });
}

/// `C_POINTS`: M-17.2.1, R-40, M-16.1, M-16.2, M-16.3, M-16.4, M-16.5, M-16.6, M-16.7.
/// M-17.2.2, R-72: a won combat gives the right to name trump; a tie, or a change of leader, does not move it.
pub fn end(turn: &mut Turn) -> Next {
    let Turn { rules, core, own, log } = turn;
    let duel = core.combat.duel.take().expect("a duel was fought");
    let fought = own.fought.take().expect("the beaten is known");
    if duel.lost == 0 {
        return Next::To(Phase::CombatOrder);
    }
    let (loser, winner) = (duel.commander(duel.to_play), duel.commander(duel.to_play.other()));
    own.last_winner = Some(core.seat(rules.power(winner)));
    fortress::watch_prussia(rules, core, own, log);
    let destroyed = fought.troops - core.sum_of_troops(fought.stack);
    let gone = fought.stack.iter().filter(|&general| !core.is_on_board(general)).count();
    let points = points::points(destroyed, gone);
    points::settle_combat(rules, own, rules.power(winner), rules.power(loser), points, fought.city, log);
    saxon_shift::ask_about_saxony(turn, Phase::CombatOrder)
}

fn random(look: &Look, _seat: Seat, _question: &Question, dice: &mut Dice) -> Action {
    let duel = running(look.core);
    let (limits, hand) = limits_and_hand(look);
    let suited = combat::suited(look.rules, &hand, &limits);
    let playable = suited.or(&hand.and(&look.rules.reserves));
    let may_stop = combat::may_stop(duel.score_of(duel.to_play), &suited);
    if may_stop && (playable.is_empty() || dice.one_in(3)) {
        return Action::Concede;
    }
    let card = playable.iter().nth(dice.below(playable.len())).expect("a card to play");
    let is_reserve = look.rules.reserves.contains(card);
    let declared = is_reserve.then(|| (limits.suit, 1 + dice.below(limits.reserve_max as usize) as u8));
    Action::Play { card, declared, double: false }
}
