//! F-6.3, F-6.4, F-7.9: what everybody knows of secret strengths, fact by fact.

use board::{PieceId, PieceSet};

use super::table::bare;
use crate::Seat;
use engine::shared::strengths::{Fact, Strengths};

fn generals(numbers: &[u8]) -> PieceSet {
    numbers.iter().map(|&number| PieceId(number)).collect()
}

/// Numbers of the generals, least and most, of every fact.
fn known(strengths: &Strengths) -> Vec<(Vec<u8>, u8, u8)> {
    let facts = strengths.facts().iter();
    facts.map(|fact| (fact.generals.iter().map(|piece| piece.0).collect(), fact.least, fact.most)).collect()
}

fn disclosed(stacks: &[(&[u8], u8)]) -> Strengths {
    let mut strengths = Strengths::EMPTY;
    for (stack, sum) in stacks {
        strengths.disclose(generals(stack), *sum);
    }
    strengths
}

#[test]
fn f_7_9__the_sum_of_a_stack_replaces_what_was_known_of_its_generals() {
    let mut strengths = disclosed(&[(&[0, 1], 9), (&[2], 3), (&[4, 5], 7)]);
    strengths.disclose(generals(&[2, 3]), 5);
    assert_eq!(known(&strengths), [(vec![0, 1], 9, 9), (vec![4, 5], 7, 7), (vec![2, 3], 5, 5)]);
    assert!(strengths == disclosed(&[(&[0, 1], 9), (&[4, 5], 7), (&[2, 3], 5)]), "nothing is left of the old fact");
    strengths.forget(generals(&[5]));
    assert!(strengths == disclosed(&[(&[0, 1], 9), (&[2, 3], 5)]), "who leaves the game takes his armies along");
}

#[test]
fn f_7_9__of_too_many_facts_the_oldest_is_forgotten() {
    let mut strengths = Strengths::EMPTY;
    for number in 0..14 {
        strengths.disclose(generals(&[number]), number / 2 + 1);
    }
    let kept: Vec<u8> = known(&strengths).iter().map(|(stack, _, _)| stack[0]).collect();
    assert_eq!(kept, (2..14).collect::<Vec<_>>());
}

#[test]
fn f_6_4__armies_may_have_passed_to_whoever_joins() {
    let mut strengths = disclosed(&[(&[0], 5), (&[7], 2)]);
    strengths.join(generals(&[0, 1, 2]), 8);
    assert_eq!(known(&strengths), [(vec![0, 1, 2], 5 + 2, 5 + 16), (vec![7], 2, 2)]);
    let before = strengths;
    strengths.join(generals(&[0, 2]), 8);
    assert!(strengths == before, "nobody new has come");
}

#[test]
fn f_6_4__losses_and_gifts_are_public_and_recruits_only_in_number() {
    let rules = bare("standard-4p").build().rules;
    let power = rules.power(PieceId(0));
    let mut strengths = disclosed(&[(&[0, 1], 9)]);
    strengths.gain(generals(&[1]), 2);
    assert_eq!(known(&strengths), [(vec![0, 1], 11, 11)]);
    strengths.lose(generals(&[0, 1]), 9, generals(&[]));
    assert_eq!(known(&strengths), [(vec![0, 1], 2, 2)]);
    strengths.recruit(&rules, power, 3);
    assert_eq!(known(&strengths), [(vec![0, 1], 2, 5)], "some of the three, or none");
    strengths.recruit(&rules, power, 20);
    assert_eq!(known(&strengths), [(vec![0, 1], 2, 16)], "8 each at most");
    strengths.gain(generals(&[0]), 5);
    strengths.lose_somewhere(&rules, power, 2);
    assert_eq!(known(&strengths), [(vec![0, 1], 5, 21)]);
    strengths.lose_somewhere(&rules, power, 9);
    assert_eq!(known(&strengths), [(vec![0, 1], 2, 21)], "one each at least");
    strengths.lose(generals(&[0, 1]), 20, generals(&[1]));
    assert_eq!(known(&strengths), [(vec![0], 1, 1)]);
    strengths.lose(generals(&[0]), 1, generals(&[0]));
    assert!(strengths == Strengths::EMPTY);
    let other = rules.power(rules.generals_of(board::PowerId(2)).first().expect("a general"));
    let mut strengths = disclosed(&[(&[0, 1], 9)]);
    strengths.recruit(&rules, other, 3);
    strengths.lose_somewhere(&rules, other, 3);
    assert_eq!(known(&strengths), [(vec![0, 1], 9, 9)], "another power's");
}

#[test]
fn fq_42__who_loses_a_power_keeps_to_himself_what_he_knew() {
    let mut strengths = Strengths::EMPTY;
    strengths.remember(Seat(2), generals(&[3]), 6);
    let of = |fact: &Fact, viewer: Option<Seat>| fact.for_viewer(viewer).map(|fact| (fact.least, fact.most));
    let fact = strengths.facts()[0];
    assert_eq!([None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))].map(|seat| of(&fact, seat)), {
        [None, None, None, Some((6, 6))]
    });
    let open = disclosed(&[(&[3], 6)]).facts()[0];
    assert_eq!([None, Some(Seat(0))].map(|seat| of(&open, seat)), [Some((6, 6)); 2]);
}

#[test]
fn fq_42__nobody_learns_who_else_knows_a_strength() {
    let both =
        Fact { known_to: Some([Seat(1), Seat(2)].into_iter().collect()), ..Fact::new(generals(&[3]), 6, 6, None) };
    let known_to = |seat: Seat| both.for_viewer(Some(seat)).map(|fact| fact.known_to);
    assert_eq!(known_to(Seat(1)), Some(Some(board::SeatSet::one(Seat(1)))));
    assert_eq!(known_to(Seat(0)), None);
}
