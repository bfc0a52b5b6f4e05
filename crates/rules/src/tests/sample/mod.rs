//! Views and samples along random games: what is hidden can change without anything seen changing.

#[allow(non_snake_case, reason = "test names are rule ids, two underscores and a slug")]
mod guesses;
mod kinds;
#[path = "../../../tests/battery/rare.rs"]
mod rare;
mod redeal;
#[path = "../../../tests/battery/table.rs"]
mod table;

use board::CardSet;

use crate::ruleset::{Look, Ruleset};
use crate::state::State;
use crate::view::View;
use engine::action::{Action, Recruit};
use engine::chance::Dice;
use engine::event::{Entry, Event, Log};
use engine::question::{About, Form};
use engine::ruleset::Seat;
use redeal::{Redealt, redeal};
use table::along_games;

fn viewers(rules: &Ruleset) -> Vec<Option<Seat>> {
    std::iter::once(None).chain(rules.seats().map(Some)).collect()
}

#[test]
fn a_sampled_world_looks_like_the_view_it_was_made_from() {
    along_games(100, 60, |moment, dice| {
        let (rules, state) = (moment.rules, moment.state);
        for viewer in viewers(rules) {
            let view = rules.view(state, viewer);
            let world = rules.sample(&view, dice);
            world.assert_sound(rules);
            assert_same_view(&world.view(rules, viewer), &view, "sampled");
        }
    });
}

fn assert_same_view(found: &View, wanted: &View, what: &str) {
    assert!(found == wanted, "{what}: the view changed for {:?}\n{found:#?}\n{wanted:#?}", wanted.viewer);
}

#[test]
fn sampled_worlds_differ_and_can_be_played_to_the_end() {
    let (mut played, mut differed) = (0, 0);
    along_games(700, 100, |moment, dice| {
        let (rules, state, seat) = (moment.rules, moment.state, moment.seat);
        if state.core.turn < 3 || !dice.one_in(40) {
            return;
        }
        played += 1;
        let view = rules.view(state, Some(seat));
        let mut worlds: Vec<_> = (0..4).map(|_| rules.sample(&view, dice)).collect();
        let other = Seat((seat.0 + 1) % rules.mode.seats.len() as u8);
        let seen_by_other: Vec<View> = worlds.iter().map(|world| world.view(rules, Some(other))).collect();
        differed += usize::from(seen_by_other.windows(2).any(|pair| pair[0] != pair[1]));
        let world = &mut worlds[0];
        while let Some((seat, _)) = world.next_asked(rules) {
            let action = world.random_action(rules, seat, dice).expect("an asked seat can answer");
            world.play(rules, seat, &action, &mut Log::silent()).expect("a random action is legal");
        }
        assert!(world.outcome(rules).is_some());
    });
    assert!(played > 5, "only {played} worlds were played");
    // A seat that has lost everything has nothing to guess.
    assert!(differed * 4 > played * 3, "four guesses were all alike in {} of {played} cases", played - differed);
}

#[test]
fn what_is_hidden_changes_neither_view_nor_question_nor_list_nor_refusal() {
    along_games(300, 100, |moment, dice| {
        let (rules, state) = (moment.rules, moment.state);
        let probes = probes(rules, state, &moment.action, dice);
        for viewer in viewers(rules) {
            let other = redeal(rules, state, viewer, dice).state;
            rules.assert_sound(&other);
            assert_same_view(&rules.view(&other, viewer), &rules.view(state, viewer), "redealt");
            for seat in rules.seats() {
                assert_eq!(rules.asked(&other, seat), rules.asked(state, seat));
            }
            let Some(seat) = viewer else { continue };
            assert_eq!(rules.legal(&other, seat), rules.legal(state, seat));
            for probe in &probes {
                let (found, wanted) = (rules.check(&other, seat, probe), rules.check(state, seat, probe));
                assert_eq!(found, wanted, "{}", engine::text::write(rules, probe));
            }
        }
    });
}

/// Actions to put before the judge: the next one, what others could do, and some that make no sense.
fn probes(rules: &Ruleset, state: &State, action: &Action, dice: &mut Dice) -> Vec<Action> {
    let mut probes = vec![*action, Action::End, Action::Concede, Action::Pass, Action::Accept];
    for seat in rules.seats() {
        let legal = rules.legal(state, seat);
        probes.extend((0..12).filter_map(|_| dice.pick_from(&legal.actions)));
        let forms = legal.forms.iter().chain(&legal.free);
        probes.extend(forms.filter_map(|form| rules.fill(state, form, dice)));
    }
    for _ in 0..8 {
        let card = board::CardId(dice.below(rules.pack.deck.cards()) as u8);
        probes.push(Action::Discard { card });
        probes.push(Action::Give { card });
        probes.push(Action::Play { card, declared: None, double: dice.one_in(2) });
    }
    probes
}

#[test]
fn events_and_views_after_an_action_do_not_betray_what_is_hidden() {
    let mut compared = 0;
    along_games(500, 60, |moment, dice| {
        let (rules, state, actor, action) = (moment.rules, moment.state, moment.seat, &moment.action);
        for viewer in viewers(rules) {
            let other = redeal(rules, state, viewer, dice);
            let (after, log) = play(rules, state, actor, action);
            assert_shows_only_what_is_seen(rules, &after, viewer, &log.entries);
            let same = same_for_everybody_else(rules, &other, state, actor, viewer, action, dice);
            let Some(same) = same else { continue };
            let (other_after, other_log) = play(rules, &other.state, actor, &same);
            if log.revealed || other_log.revealed {
                continue;
            }
            compared += 1;
            assert_eq!(other_log.entries_for(viewer), log.entries_for(viewer));
            assert_same_view(&rules.view(&other_after, viewer), &rules.view(&after, viewer), "after an action");
        }
    });
    assert!(compared > 400, "only {compared} actions were compared");
}

struct Played {
    entries: Vec<Entry>,
    revealed: bool,
}

impl Played {
    fn entries_for(&self, viewer: Option<Seat>) -> Vec<&Entry> {
        self.entries.iter().filter(|entry| entry.is_for(viewer)).collect()
    }
}

fn play(rules: &Ruleset, state: &State, seat: Seat, action: &Action) -> (State, Played) {
    let (mut after, mut log) = (*state, Log::new());
    rules.play(&mut after, seat, action, &mut log).expect("the action is legal");
    let revealed = log.revealed;
    (after, Played { entries: log.into_entries(), revealed })
}

/// The action in the redealt position that the viewer cannot tell from the true one; `None` if there is none.
fn same_for_everybody_else(
    rules: &Ruleset,
    other: &Redealt,
    truth: &State,
    actor: Seat,
    viewer: Option<Seat>,
    action: &Action,
    dice: &mut Dice,
) -> Option<Action> {
    if viewer == Some(actor) {
        assert_eq!(rules.check(&other.state, actor, action), Ok(()), "an own legal action stays legal");
        return Some(*action);
    }
    let legal = rules.legal(&other.state, actor);
    let same = match *action {
        Action::Discard { card } => Action::Discard { card: other.card(card) },
        Action::Give { card } => Action::Give { card: other.card(card) },
        Action::Deploy { power, .. } => {
            let forms = legal.forms.iter().chain(&legal.free);
            let form = forms.into_iter().find(|form| matches!(form, Form::Deploy(form) if form.power == power))?;
            rules.fill(&other.state, form, dice)?
        }
        Action::Transfer(transfer) => {
            let stack = transfer.parts().map(|(general, _)| general).collect();
            let form = legal.free.iter().find(|form| matches!(form, Form::Transfer(form) if form.stack == stack))?;
            rules.fill(&other.state, form, dice)?
        }
        Action::Accept | Action::Pass if is_first_answer(rules, truth, actor) => {
            if dice.one_in(2) {
                Action::Accept
            } else {
                Action::Pass
            }
        }
        Action::Recruit(order) if is_to_wait(rules, truth, actor, &order) => {
            Action::Recruit(Recruit { pay: order.pay.iter().map(|card| other.card(card)).collect(), ..order })
        }
        action => action,
    };
    rules.check(&other.state, actor, &same).ok().map(|()| same)
}

/// nothing is bought yet.
fn is_to_wait(rules: &Ruleset, truth: &State, actor: Seat, order: &Recruit) -> bool {
    matches!(rules.look(truth), Look::Maria(look) if maria::waits_for_union(&look, actor, order))
}

/// FC-1H: the other has not answered yet, so nothing is told.
fn is_first_answer(rules: &Ruleset, truth: &State, actor: Seat) -> bool {
    let is_asked = |seat: Seat| rules.asked(truth, seat).is_some_and(|question| question.about == About::ExchangeOffer);
    is_asked(actor) && rules.seats().filter(|&seat| is_asked(seat)).count() == 2
}

/// Every card an event names to a viewer is one he sees afterwards.
fn assert_shows_only_what_is_seen(rules: &Ruleset, after: &State, viewer: Option<Seat>, entries: &[Entry]) {
    let view = rules.view(after, viewer);
    let seen = view.powers.iter().fold(view.seen.or(&view.spent.known).or(&view.aside), |seen, power| {
        seen.or(&power.hand.cards.unwrap_or(power.hand.known))
    });
    for entry in entries.iter().filter(|entry| entry.is_for(viewer)) {
        let named = cards_named(&entry.event);
        // A set shuffled again afterwards takes seen cards back.
        let shuffled = entries.iter().any(|entry| matches!(entry.event, Event::FreshDeck { .. }));
        assert!(shuffled || named.is_subset(&seen), "{viewer:?} is told {:?}", entry.event);
    }
}

fn cards_named(event: &Event) -> CardSet {
    match *event {
        Event::DrewCards { cards, .. } | Event::Discarded { cards, .. } => cards,
        Event::Recruited { pay, .. } | Event::TrainEntered { pay, .. } | Event::PaidSupply { pay, .. } => pay,
        Event::DiscardedCard { card, .. }
        | Event::OffensiveBegun { card }
        | Event::OffensiveCardTaken { card }
        | Event::Played { card, .. }
        | Event::TrumpTurned { card }
        | Event::BidShown { card, .. }
        | Event::ReceivedCard { card, .. } => [card].into_iter().collect(),
        _ => CardSet::EMPTY,
    }
}
