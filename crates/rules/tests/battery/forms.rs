//! Forms: their example and their random fillings are legal, their bounds are true.

use engine::clause::TreatyId;
use rules::action::{Recruit, Transfer};
use rules::question::{DeployForm, RecruitForm, TransferForm};
use rules::{Action, Dice, Form, Ruleset, Seat, State};

use crate::table::along_games;

#[test]
fn examples_and_random_fillings_are_accepted_and_bounds_are_true() {
    let mut filled = [0; 9];
    along_games(2000, 8, |moment, dice| {
        let (rules, state) = (moment.rules.as_ref(), moment.state);
        for seat in rules.seats() {
            let legal = rules.legal(state, seat);
            for form in legal.forms.iter().chain(&legal.free) {
                assert_accepted(rules, state, seat, &form.example());
                for _ in 0..6 {
                    let Some(action) = rules.fill(state, form, dice) else { continue };
                    assert_accepted(rules, state, seat, &action);
                    filled[kind(form)] += 1;
                    for broken in beyond_bounds(rules, form, &action, dice) {
                        let written = rules::text::write(rules, &broken);
                        assert!(rules.check(state, seat, &broken).is_err(), "`{written}` is out of bounds");
                    }
                }
            }
        }
    });
    assert!(filled[..3].iter().all(|&count| count > 60), "too few forms were filled: {filled:?}");
    assert!(filled[6] > 60 && filled[7] > 0 && filled[8] > 0, "too few treaties: {filled:?}");
    assert!(filled[4] > 0 && filled[5] > 0, "no cards were given up, no corps paid for: {filled:?}");
}

fn kind(form: &Form) -> usize {
    match form {
        Form::Deploy(_) => 0,
        Form::Recruit(_) => 1,
        Form::Transfer(_) => 2,
        Form::Pay(_) => 3,
        Form::Discard(_) => 4,
        Form::Corps(_) => 5,
        Form::Propose(_) => 6,
        Form::Answer(_) => 7,
        Form::Contract(_) => 8,
    }
}

#[track_caller]
fn assert_accepted(rules: &Ruleset, state: &State, seat: Seat, action: &Action) {
    let written = rules::text::write(rules, action);
    assert_eq!(rules.check(state, seat, action), Ok(()), "`{written}` fills a form");
}

/// The filling, changed so that it breaks one bound or sum of the form.
fn beyond_bounds(rules: &Ruleset, form: &Form, action: &Action, dice: &mut Dice) -> Vec<Action> {
    match (form, action) {
        (Form::Deploy(form), Action::Deploy { troops, .. }) => deploy_beyond(form, *troops),
        (Form::Transfer(form), Action::Transfer(transfer)) => transfer_beyond(form, transfer),
        (Form::Recruit(form), Action::Recruit(order)) => recruit_beyond(rules, form, order, dice),
        (Form::Pay(form), Action::Pay { pay }) => {
            assert!(pay.is_subset(&form.hand));
            vec![Action::Pay { pay: board::CardSet::EMPTY }]
        }
        (Form::Discard(form), Action::Discards { cards }) => {
            assert!(cards.len() == usize::from(form.number) && cards.is_subset(&form.hand));
            vec![Action::Discards { cards: form.hand }, Action::Discards { cards: board::CardSet::EMPTY }]
        }
        (Form::Corps(form), Action::Corps { general, pay }) => {
            assert!(form.generals.contains(*general) && pay.is_subset(&form.hand));
            vec![Action::Corps { general: *general, pay: board::CardSet::EMPTY }]
        }
        (Form::Propose(form), Action::Propose(offer)) => {
            let mut with_self = *offer;
            with_self.to = form.from;
            let mut endless = *offer;
            endless
                .clauses
                .iter_mut()
                .flatten()
                .for_each(|clause| clause.until = rules::clause::Date::turn(form.last + 1));
            vec![Action::Propose(with_self), Action::Propose(endless)]
        }
        (Form::Answer(form), _) => {
            assert!(form.acts.contains(action));
            vec![Action::Agree { treaty: TreatyId(u16::MAX) }, Action::Waive { treaty: TreatyId(0) }]
        }
        (Form::Contract(form), Action::Subsidize { giver, receiver, .. }) => {
            let (giver, receiver) = (*giver, *receiver);
            let bad = [0, form.most + 1].map(|turns| Action::Subsidize { giver, receiver, turns });
            bad.into_iter().chain([Action::Cancel { giver, receiver }]).collect()
        }
        (Form::Contract(_), Action::Cancel { giver, receiver }) => {
            vec![Action::Subsidize { giver: *giver, receiver: *receiver, turns: 1 }]
        }
        _ => panic!("a form is filled with another action"),
    }
}

fn deploy_beyond(form: &DeployForm, troops: [u8; 8]) -> Vec<Action> {
    let changed = |change: &dyn Fn(&mut [u8; 8])| {
        let mut troops = troops;
        change(&mut troops);
        Action::Deploy { power: form.power, troops }
    };
    assert_eq!(troops.iter().sum::<u8>(), form.total);
    vec![
        changed(&|troops| troops[0] += 1),
        changed(&|troops| troops[0] = form.least[0] - 1),
        changed(&|troops| troops[0] = form.most + 1),
    ]
}

fn transfer_beyond(form: &TransferForm, transfer: &Transfer) -> Vec<Action> {
    let parts: Vec<_> = transfer.parts().collect();
    assert_eq!(parts.iter().map(|&(_, number)| number).sum::<u8>(), form.total);
    let changed = |first: u8, second: u8| {
        let mut parts = parts.clone();
        (parts[0].1, parts[1].1) = (first, second);
        Action::Transfer(Transfer::of(&parts))
    };
    let (first, second) = (parts[0].1, parts[1].1);
    let mut broken = vec![changed(first + 1, second), changed(0, second + first), changed(first, second - 1)];
    broken.push(changed(form.most + 1, (first + second).saturating_sub(form.most + 1)));
    broken.push(Action::Transfer(Transfer::of(&parts[..1])));
    broken
}

fn recruit_beyond(rules: &Ruleset, form: &RecruitForm, order: &Recruit, dice: &mut Dice) -> Vec<Action> {
    let price = |order: &Recruit| u32::from(order.armies() + order.trains_placed()) * u32::from(form.price);
    assert!(order.armies() <= form.most_armies && order.pay.is_subset(&form.hand));
    let mut broken = Vec::new();
    let mut changed = |change: &dyn Fn(&mut Recruit)| {
        let mut order = *order;
        change(&mut order);
        broken.push(Action::Recruit(order));
    };
    // More than can be held or paid.
    changed(&|order| {
        order.pay = form.hand;
        order.gains[0] = form.most_armies + 1;
    });
    if form.price > 0 {
        changed(&|order| order.pay = board::CardSet::EMPTY);
    }
    for &(general, room) in &form.room {
        let rank = rules.generals_of(form.power).iter().position(|other| other == general).expect("an own general");
        changed(&|order| {
            order.pay = form.hand;
            order.gains[rank] = room + 1;
        });
    }
    let elsewhere = board::CityId(dice.below(rules.pack.cities.len()) as u16);
    if let Some(general) = form.generals_off.first()
        && !form.sites.contains(&elsewhere)
    {
        let rank = rules.generals_of(form.power).iter().position(|other| other == general).expect("an own general");
        changed(&|order| order.generals[rank] = Some(elsewhere));
    }
    let paid: u32 = order.pay.iter().map(|card| worth(rules, card)).sum();
    assert!(paid >= price(order), "a filling is paid for");
    broken
}

fn worth(rules: &Ruleset, card: board::CardId) -> u32 {
    match rules.pack.deck.card(card).face {
        board::Face::Suited(_, value) => u32::from(value),
        board::Face::Reserve => u32::from(rules.book.reserve_max),
    }
}
