//! Carrying out a judged action. Nothing here refuses.

use board::{CardId, CardSet, PieceSet, PoliticalEffect, PowerId, Suit};

use super::{
    Own, Phase, annex, corps, displace, effects, election, flanders, flow, gambit, lands, march, menu, politics,
    saxony, supply, treaty, victory, winter,
};
use crate::action::{Action, Path, Recruit};
use crate::event::{Event, Log};
use crate::ruleset::{Ruleset, Seat};
use crate::shared::{armies, battle, cards, combat};
use crate::state::{Core, State, Title};

pub(crate) fn apply(rules: &Ruleset, state: &mut State, seat: Seat, action: &Action, log: &mut Log) {
    let power = menu::asked(rules, state, seat).map(|question| question.power);
    let State { core, title } = state;
    let Title::Maria(own) = title else { unreachable!("a MARIA ruleset plays a MARIA state") };
    match *action {
        Action::Deploy { power, troops } => {
            own.deployed |= super::bit(power);
            armies::deploy(core, power, rules.army(power), &troops, log);
        }
        Action::Transfer(transfer) => armies::transfer(core, &transfer),
        Action::Resign => resign(rules, core, own, seat, log),
        _ if treaty::is_negotiation(action) => {
            if matches!(action, Action::Agree { .. }) {
                march::forget_declined(own);
            }
            treaty::act(core, own, seat, action, log);
        }
        _ => answer(rules, core, own, seat, power.expect("an asked seat answers for a power"), action, log),
    }
    super::run(rules, state, log);
}

fn answer(rules: &Ruleset, core: &mut Core, own: &mut Own, seat: Seat, power: PowerId, action: &Action, log: &mut Log) {
    match own.phase {
        Phase::Movement => do_movement(rules, core, own, seat, action, log),
        Phase::CombatOrder | Phase::Duel | Phase::Retreat => do_combat(rules, core, own, action, log),
        Phase::Trump | Phase::Place | Phase::Influence | Phase::Execute | Phase::EffectChoice | Phase::Expedition => {
            do_politics(rules, core, own, power, action, log);
        }
        Phase::Pay | Phase::Feed => do_supply(rules, core, own, power, action, log),
        _ => do_other(rules, core, own, seat, action, log),
    }
}

fn resign(rules: &Ruleset, core: &mut Core, own: &mut Own, seat: Seat, log: &mut Log) {
    core.resigned |= 1 << seat.0;
    log.all(|| Event::Resigned { seat });
    log.reveal();
    if rules.mode.seats.len() == 2 {
        victory::win_by_resignation(rules, core, own, seat, log);
    }
}

fn do_supply(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, action: &Action, log: &mut Log) {
    match action {
        Action::Pay { pay } => supply::pay(rules, core, own, power, pay, log),
        Action::Feed { generals } => {
            own.paid = *generals;
            log.reveal();
            supply::finish_power(rules, core, own, power, log);
        }
        _ => unreachable!("the judge let through what supply does not ask"),
    }
}

/// `ST_MOVE`, M-5.10, R-14: marches that unite two powers may wait for a commander or a consent.
fn do_movement(rules: &Ruleset, core: &mut Core, own: &mut Own, seat: Seat, action: &Action, log: &mut Log) {
    match *action {
        Action::End => {
            own.done |= 1 << seat.0;
            log.all(|| Event::SeatDone { seat });
            log.reveal();
        }
        Action::Dispute => {
            flanders::begin(core, own);
            log.all(|| Event::Disputed);
            log.reveal();
        }
        Action::Pass => {
            own.flanders_out |= 1 << seat.0;
            flanders::pass_on(core, own, seat);
            log.all(|| Event::PassedOnFlanders { seat });
            log.reveal();
        }
        Action::March { group, path } | Action::ForceMarch { group, path } => {
            order_march(rules, core, own, seat, group, &path, action, log);
        }
        Action::Enter { train, city, pay } => {
            march::forget_declined(own);
            march::enter_train(rules, core, own, train, city, &pay, log);
        }
        _ => unreachable!("the judge let through what movement does not ask"),
    }
}

#[expect(clippy::too_many_arguments, reason = "one order with all that belongs to it")]
fn order_march(
    rules: &Ruleset,
    core: &mut Core,
    own: &mut Own,
    seat: Seat,
    group: PieceSet,
    path: &Path,
    action: &Action,
    log: &mut Log,
) {
    own.orderer = seat;
    if let Some(stack) = march::union(rules, core, group, path.end()) {
        let joins = stack != group;
        if joins && march::needs_commander(rules, stack) {
            own.waiting = Some(*action);
            own.phase = Phase::Command;
            return;
        }
        if march::partner_seat(rules, core, stack, seat).is_some() {
            own.waiting = Some(*action);
            own.phase = Phase::Consent;
            log.all(|| Event::ConsentAsked { stack });
            return;
        }
    }
    carry_out_march(rules, core, own, seat, action, log);
}

fn carry_out_march(rules: &Ruleset, core: &mut Core, own: &mut Own, seat: Seat, action: &Action, log: &mut Log) {
    let (group, path, forced) = match *action {
        Action::March { group, path } => (group, path, false),
        Action::ForceMarch { group, path } => (group, path, true),
        _ => unreachable!("only marches wait"),
    };
    own.phase = Phase::Movement;
    own.waiting = None;
    let on_flanders = lands(rules).flanders.contains(path.start());
    march::forget_declined(own);
    march::perform(rules, core, own, group, &path, forced, log);
    if on_flanders {
        flanders::pass_on(core, own, seat);
    }
}

fn do_combat(rules: &Ruleset, core: &mut Core, own: &mut Own, action: &Action, log: &mut Log) {
    match *action {
        Action::Attack { attacker, defender } => flow::attack(core, own, combat::Pair { attacker, defender }),
        Action::Play { card, declared, .. } => play(rules, core, card, declared, log),
        Action::Concede => flow::stop_duel(rules, core, own, log),
        Action::Retreat { path } => {
            battle::make_retreat(rules, core, &path, log);
            flow::after_retreat(own, &path, log);
            own.phase = Phase::CombatEnds;
        }
        _ => unreachable!("the judge let through what combat does not ask"),
    }
}

/// M-11.1.8, M-11.1.9, M-11.1.10: one card of the commanding power.
fn play(rules: &Ruleset, core: &mut Core, card: CardId, declared: Option<(Suit, u8)>, log: &mut Log) {
    let mut duel = core.combat.duel.expect("a duel is on");
    let side = duel.to_play;
    let power = rules.power(duel.commander(side));
    let counted = declared.map_or(rules.value_of[card.0 as usize], |(_, value)| value);
    let played: CardSet = [card].into_iter().collect();
    cards::spend_open(core, power, &played);
    combat::count_card(&mut duel, counted);
    core.combat.duel = Some(duel);
    log.reveal();
    log.all(|| Event::Played { power, card, counted, score: duel.score_of(side) });
}

fn do_politics(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, action: &Action, log: &mut Log) {
    match (own.phase, action) {
        (Phase::Trump, Action::Trump { suit }) => {
            log.reveal();
            politics::set_trump(own, *suit, log);
        }
        (Phase::Place, Action::Bid { card }) => politics::place(rules, core, own, Some(*card), log),
        (Phase::Place, Action::Pass) => politics::place(rules, core, own, None, log),
        (Phase::Influence, Action::Take { card }) => {
            log.reveal();
            politics::take(rules, core, own, *card, log);
        }
        (Phase::Influence, Action::Pass) => {
            log.reveal();
            politics::conserve(rules, own, log);
        }
        (Phase::Execute, Action::Execute(given)) => {
            log.reveal();
            politics::execute(core, own, given, log);
        }
        (Phase::Expedition, Action::Corps { general, pay }) => corps::send(rules, core, own, *general, pay, log),
        (Phase::EffectChoice, _) => do_effect(rules, core, own, power, action, log),
        _ => unreachable!("the judge let through what politics does not ask"),
    }
}

fn do_effect(rules: &Ruleset, core: &mut Core, own: &mut Own, power: PowerId, action: &Action, log: &mut Log) {
    log.reveal();
    match action {
        Action::Recruit(order) => {
            let seat = core.seat(power);
            recruit_or_wait(rules, core, own, seat, order, log);
            return;
        }
        Action::Discards { cards } => effects::discard(core, power, cards, log),
        Action::Enter { train, city, .. } => effects::enter_train(rules, core, own, *train, *city, log),
        Action::Pass => log.all(|| Event::Declined { power }),
        _ => unreachable!("the judge let through what the card does not ask"),
    }
    debug_assert!(!matches!(effects::current(rules, own), Some((PoliticalEffect::Draw { .. }, _))));
    effects::done(own);
}

fn do_other(rules: &Ruleset, core: &mut Core, own: &mut Own, seat: Seat, action: &Action, log: &mut Log) {
    match (own.phase, *action) {
        (Phase::Hussars, Action::Hussar { number, city }) => {
            own.hussars[number as usize] = Some(city);
            own.hussars_placed |= 1 << number;
            log.all(|| Event::HussarPlaced { number, city });
        }
        (Phase::Hussars, Action::End) => {
            log.reveal();
            own.phase = Phase::StageBegins;
        }
        (Phase::Subsidy, answer) => {
            if answer == Action::Accept {
                super::subsidy::pay_this_turn(own);
            }
            own.phase = Phase::Draw;
        }
        (Phase::SaxonShift, Action::Shift { boxes }) => {
            own.shift_right = 0;
            own.phase = Phase::Settle;
            log.reveal();
            if boxes > 0 {
                saxony::shift_right(rules, core, own, boxes, log);
            }
        }
        (Phase::Reduction, answer) => {
            log.reveal();
            own.phase = Phase::StageEnds;
            if answer == Action::Accept {
                annex::reduce(rules, core, own, log);
            }
        }
        (Phase::PeaceOffer, answer) => {
            log.reveal();
            own.phase = if answer == Action::Accept { Phase::PeaceAnswer } else { Phase::StageEnds };
            log.all(|| Event::PeaceOffered { offered: answer == Action::Accept });
        }
        (Phase::PeaceAnswer, answer) => {
            log.reveal();
            own.phase = Phase::StageEnds;
            log.all(|| Event::PeaceAnswered { accepted: answer == Action::Accept });
            if answer == Action::Accept {
                annex::conclude(rules, core, own, log);
            }
        }
        (Phase::Displace, Action::Settle { piece, city }) => displace::settle(rules, core, own, piece, city, log),
        (Phase::SecondTrain, Action::Settle { piece, city }) => {
            annex::place_second_train(core, own, piece, city, log);
        }
        (Phase::SaxonReturn, answer) => bring_saxon_back(rules, core, own, &answer, log),
        (Phase::Vote, Action::Vote { franz }) => election::cast(rules, core, own, seat, franz, log),
        (Phase::Cession, answer) => {
            log.reveal();
            own.phase = Phase::Winter;
            if answer == Action::Accept {
                gambit::cede(rules, core, own, log);
            } else {
                log.all(|| Event::NotCeded);
            }
        }
        _ => do_winter_or_union(rules, core, own, seat, action, log),
    }
}

/// M-19.3.13: the Saxon general comes back, or stays away.
fn bring_saxon_back(rules: &Ruleset, core: &mut Core, own: &mut Own, answer: &Action, log: &mut Log) {
    log.reveal();
    own.phase = Phase::Settle;
    if let Action::Recruit(order) = answer {
        winter::perform(rules, core, own, order, log);
        let mut back = rules.generals_of(order.power).iter().zip(order.generals);
        if let Some((general, Some(city))) = back.find(|(_, city)| city.is_some()) {
            march::ask_commander(rules, core, own, general, city);
        }
    }
}

fn do_winter_or_union(rules: &Ruleset, core: &mut Core, own: &mut Own, seat: Seat, action: &Action, log: &mut Log) {
    match (own.phase, *action) {
        (Phase::WinterRecruit, Action::End) => {
            log.reveal();
            own.winter += 1;
        }
        (Phase::WinterRecruit, Action::Recruit(order)) => recruit_or_wait(rules, core, own, seat, &order, log),
        (Phase::Command, Action::Command { general }) => {
            let stack = menu::waiting_stack(rules, core, own);
            core.chosen = core.chosen.without(stack);
            core.chosen.insert(general);
            log.all(|| Event::CommandTaken { general });
            if march::partner_seat(rules, core, stack, own.orderer).is_some() {
                own.phase = Phase::Consent;
                log.all(|| Event::ConsentAsked { stack });
            } else {
                go_on(rules, core, own, log);
            }
        }
        (Phase::Consent, Action::Accept) => {
            log.reveal();
            go_on(rules, core, own, log);
        }
        (Phase::Consent, _) => refuse_union(rules, core, own, log),
        _ => unreachable!("the judge let through what nobody asks"),
    }
}

/// What waited for a commander or a consent is carried out.
fn go_on(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let waiting = own.waiting.take().expect("something waits");
    let orderer = own.orderer;
    if let Action::Recruit(order) = waiting {
        let (rank, _) = menu::next_union(rules, core, own, orderer, &order).expect("a union was settled");
        own.united = rank as u8 + 1;
        recruit_or_wait(rules, core, own, orderer, &order, log);
        return;
    }
    if let Action::Settle { .. } = waiting {
        own.phase = Phase::Settle;
        return;
    }
    carry_out_march(rules, core, own, orderer, &waiting, log);
}

/// M-10.1.23: without consent there is no union; the order is as if never given.
fn refuse_union(rules: &Ruleset, core: &mut Core, own: &mut Own, log: &mut Log) {
    let stack = menu::waiting_stack(rules, core, own);
    let by = march::partner_seat(rules, core, stack, own.orderer).expect("somebody was asked");
    march::note_declined(rules, core, own, own.orderer, stack);
    own.united = 0;
    let waiting = own.waiting.take().expect("something waits");
    log.reveal();
    log.all(|| Event::UnionRefused { by });
    own.phase = match waiting {
        Action::Recruit(_) if own.politics.taken.is_some() => Phase::Effects,
        Action::Recruit(_) => Phase::WinterRecruit,
        _ => Phase::Movement,
    };
    core.chosen = core.chosen.without(stack);
    // Whoever wanted to leave a stack he was chosen to command leads it as before.
    for general in stack.iter() {
        let old = crate::shared::pieces::stack_of(rules, core, general);
        if old.len() > 1 && march::needs_commander(rules, old) && !core.chosen.intersects(old) {
            core.chosen.insert(general);
        }
    }
}

/// M-13.8 with M-10.1.23: a return that would unite two players' generals waits for consent.
/// so it does where a political card brings the general.
fn recruit_or_wait(rules: &Ruleset, core: &mut Core, own: &mut Own, seat: Seat, order: &Recruit, log: &mut Log) {
    if let Some((_, stack)) = menu::next_union(rules, core, own, seat, order) {
        own.orderer = seat;
        own.waiting = Some(Action::Recruit(*order));
        own.phase = if march::needs_commander(rules, stack) { Phase::Command } else { Phase::Consent };
        log.all(|| Event::ConsentAsked { stack });
        return;
    }
    own.united = 0;
    winter::perform(rules, core, own, order, log);
    if own.politics.taken.is_some() {
        effects::done(own);
    } else {
        own.phase = Phase::WinterRecruit;
        own.winter += 1;
    }
}
