//! Text forms: what is written is read, and public forms hide what is secret.

use rules::question::About;
use rules::{Action, Ruleset, Seat, State, text};

use crate::lists::after;
use crate::table::along_games;

#[test]
fn every_action_met_is_read_as_it_is_written() {
    let mut read = 0;
    along_games(3000, 12, |moment, dice| {
        let (rules, state) = (moment.rules, moment.state);
        for seat in rules.seats() {
            let legal = rules.legal(state, seat);
            let forms = legal.forms.iter().chain(&legal.free);
            let filled: Vec<Action> = forms.filter_map(|form| rules.fill(state, form, dice)).collect();
            for action in legal.actions.iter().chain(&filled) {
                assert_round_trip(rules, state, seat, action);
                assert_public_form_hides(rules, state, seat, action);
                read += 1;
            }
        }
        assert_round_trip(rules, state, moment.seat, &moment.action);
    });
    assert!(read > 10_000, "only {read} actions were read");
}

fn assert_round_trip(rules: &Ruleset, state: &State, seat: Seat, action: &Action) {
    let written = text::write(rules, action);
    let found = rules.read(state, seat, &written).unwrap_or_else(|error| panic!("`{written}`: {error:?}"));
    assert_eq!(text::write(rules, &found), written);
    // Two Reserves of a set have one name and one effect.
    let is_same = found == *action || after(rules, state, seat, &found) == after(rules, state, seat, action);
    assert!(is_same, "`{written}` is read as {found:?}, not {action:?}");
}

fn assert_public_form_hides(rules: &Ruleset, state: &State, seat: Seat, action: &Action) {
    let full = text::write(rules, action);
    let Some(public) = text::public(rules, state, seat, action) else {
        assert!(matches!(action, Action::Transfer(_)), "`{full}` is no secret");
        return;
    };
    let exchanges = rules.asked(state, seat).is_some_and(|question| question.about == About::ExchangeOffer);
    match action {
        Action::Accept | Action::Pass if exchanges => assert_eq!(public, "answer"),
        Action::Deploy { .. } => assert_eq!(
            Some(public.as_str()),
            full.split_once(' ').map(|(_, rest)| {
                let power = rest.split(' ').next().expect("a power follows");
                &full[.."deploy ".len() + power.len()]
            })
        ),
        Action::Discard { .. } | Action::Assign { .. } | Action::Give { .. } | Action::Bid { .. } => {
            assert_eq!(Some(public.as_str()), full.split(' ').next(), "only the verb is public");
        }
        Action::Recruit(order) => {
            assert!(!public.contains('='), "`{public}` tells who is recruited for");
            let returning = order.generals.iter().chain(&order.trains).flatten().count();
            assert_eq!(public.matches('@').count(), returning, "places of return are public");
        }
        _ => assert_eq!(public, full),
    }
}

#[test]
fn a_card_without_its_set_is_read_where_the_hand_settles_it() {
    let mut settled = 0;
    along_games(3100, 12, |moment, _| {
        for action in moment.rules.legal(moment.state, moment.seat).actions {
            let Action::Play { card, declared: None, .. } = action else { continue };
            let name = moment.rules.pack.card_name(card);
            let (face, _) = name.split_once('.').expect("a card name has a set");
            match moment.rules.read(moment.state, moment.seat, &format!("play {face}")) {
                Ok(Action::Play { card: found, .. }) => {
                    assert_eq!(found, card);
                    settled += 1;
                }
                Ok(other) => panic!("`play {face}` is read as {other:?}"),
                Err(error) => assert_eq!(error.problem, "misread-several-held"),
            }
        }
    });
    assert!(settled > 20, "only {settled} cards were read without a set");
}
