//! M-8.3, M-8.4, M-20: subsidies.

use super::table::{Scene, Setup, bare};
use super::treaties::{agree, pass_to};
use crate::state::{State, Title};
use ::maria::fortress;
use engine::event::{Audience, Event};
use maria::Phase;

/// Hussars, then the French stage; nobody holds cards.
fn before_france(turn: u8) -> Setup {
    bare("advanced-3p").turn(turn).phase("hussars")
}

fn hand(table: &Scene, power: &str) -> usize {
    table.hand(power).len()
}

fn paid(table: &Scene, giver: &str, receiver: &str) -> usize {
    let wanted = Event::SubsidyPaid { giver: table.power(giver), receiver: table.power(receiver) };
    table.events.iter().filter(|entry| entry.event == wanted).count()
}

fn turns_left(table: &Scene, giver: &str, receiver: &str) -> Option<u8> {
    table.maria().contracts.between(table.power(giver), table.power(receiver)).map(|contract| contract.turns)
}

#[track_caller]
fn contract(table: &mut Scene, giver: &str, receiver: &str, turns: u8) {
    let to = &table.rules.mode.seats[table.seat_of(receiver).index()].slug;
    let offer = format!("propose {to}: subsidy {giver} {receiver} {turns}");
    agree(table, giver, receiver, &offer);
}

#[test]
fn m_8_3__in_the_first_turns_france_pays_bavaria() {
    for turn in [1, 3] {
        let mut table = before_france(turn).build();
        table.play("austria", "end");
        assert_eq!((hand(&table, "france"), hand(&table, "bavaria")), (4, 2), "turn {turn}");
        assert_eq!(table.maria().phase, Phase::Movement, "nobody is asked");
    }
}

#[test]
fn m_8_4__from_turn_four_france_decides_each_turn() {
    for (answer, french, bavarian) in [("accept", 4, 2), ("pass", 5, 1)] {
        let mut table = before_france(4).build();
        table.play("austria", "end");
        table.play("france", answer);
        assert_eq!((hand(&table, "france"), hand(&table, "bavaria")), (french, bavarian), "{answer}");
    }
}

#[test]
fn m_20_1__there_are_no_contracts_in_the_other_games() {
    for (mode, rule) in [("introductory-3p", "M-14.11"), ("schlesien-gambit", "M-SG2.1.1")] {
        let mut table = bare(mode).build();
        table.refuse("france", "subsidize france bavaria 2", rule);
    }
}

#[test]
fn m_20_2__only_major_powers_give() {
    let mut table = before_france(4).build();
    table.refuse("france", "subsidize bavaria france 2", "M-20.2");
    table.refuse("prussia", "propose louis-xv: subsidy saxony france 2", "M-20.2");
}

#[test]
fn m_20_3__allies_receive_major_and_minor() {
    let mut table = before_france(4).build();
    table.play("prussia", "subsidize prussia saxony 2");
    contract(&mut table, "france", "prussia", 2);
    contract(&mut table, "austria", "pragmatic", 1);
    assert_eq!(turns_left(&table, "france", "prussia"), Some(2));
}

#[test]
fn me_34__enemies_have_no_contract() {
    let mut table = before_france(4).build();
    table.refuse("france", "propose maria-theresa: subsidy france austria 2", "M-20.3");
    table.refuse("prussia", "subsidize prussia pragmatic 2", "M-20.3");
}

#[test]
fn m_20_4__a_contract_has_a_fixed_number_of_turns() {
    let mut table = before_france(4).build();
    table.refuse("france", "subsidize france bavaria 0", "M-20.4");
    table.refuse("france", "subsidize france bavaria 13", "M-20.4");
    table.refuse("france", "propose frederick: subsidy france prussia 0", "M-20.4");
    table.refuse("france", "propose frederick: subsidy france prussia 13", "M-20.4");
    table.play("france", "subsidize france bavaria 12");
}

#[test]
fn m_20_5__one_contract_at_a_time_between_two_powers() {
    let mut table = before_france(4).build();
    contract(&mut table, "france", "prussia", 2);
    table.refuse("france", "propose frederick: subsidy france prussia 3", "M-20.5");
    table.refuse("france", "propose frederick: subsidy france saxony 3; subsidy france saxony 2", "M-20.5");
    // The other way round is another pair.
    contract(&mut table, "prussia", "france", 2);
}

#[test]
fn m_20_6__both_sides_together_end_it_early() {
    let mut table = before_france(4).build();
    contract(&mut table, "france", "prussia", 5);
    table.refuse("france", "cancel france prussia", "M-20.6");
    table.play("france", "propose frederick: cancel france prussia");
    assert_eq!(turns_left(&table, "france", "prussia"), Some(5), "one side alone does not");
    table.play("prussia", "agree 2");
    assert_eq!(turns_left(&table, "france", "prussia"), None);
    assert_eq!(table.maria().treaties.all().count(), 0, "nothing is left to keep");
    table.refuse("france", "propose frederick: cancel france prussia", "M-20.6");
    table.play("france", "subsidize france bavaria 3");
    table.play("france", "cancel france bavaria");
    table.refuse("france", "cancel france bavaria", "M-20.6");
}

#[test]
fn m_20_7__the_first_contract_cannot_be_ended() {
    let mut table = before_france(1).build();
    table.refuse("france", "cancel france bavaria", "M-20.7");
    table.refuse("france", "propose frederick: cancel france bavaria", "M-20.7");
    table.play("austria", "end");
    assert_eq!(hand(&table, "bavaria"), 2);
}

#[test]
fn m_20_8__one_card_goes_over_unseen() {
    let mut table = before_france(5).build();
    contract(&mut table, "france", "prussia", 3);
    table.play("austria", "end");
    table.play("france", "pass");
    assert_eq!((hand(&table, "france"), hand(&table, "prussia")), (4, 1));
    let frederick = table.seat_of("prussia");
    let prussia = table.power("prussia");
    let shown =
        table.events.iter().filter(|entry| matches!(entry.event, Event::DrewCards { power, .. } if power == prussia));
    assert!(shown.clone().count() == 1 && shown.clone().all(|entry| entry.audience == Audience::Only(frederick)));
    let view = table.rules.view(&table.state, Some(table.seat_of("france")));
    let seen = view.powers.iter().find(|one| one.power == prussia).expect("Prussia takes part");
    assert!(seen.hand.cards.is_none() && seen.hand.known.is_empty(), "the giver has not seen it");
}

#[test]
fn me_35__three_turns_mean_three_cards() {
    let mut table = before_france(5).build();
    contract(&mut table, "france", "prussia", 3);
    for left in [Some(2), Some(1), None] {
        table.play("austria", "end");
        table.play("france", "pass");
        assert_eq!(turns_left(&table, "france", "prussia"), left);
        pass_to(&mut table, Phase::Hussars, "austria");
    }
    table.play("austria", "end");
    table.play("france", "pass");
    assert_eq!(paid(&table, "france", "prussia"), 3);
}

#[test]
fn m_20_9__a_marker_is_dropped_for_each_subsidy_received() {
    // an enemy holds München, so Bavaria receives nothing and the marker stays.
    let mut table = before_france(5).markers("muenchen=austria").build();
    table.play("france", "subsidize france bavaria 2");
    table.play("austria", "end");
    assert_eq!((hand(&table, "france"), hand(&table, "bavaria")), (5, 0));
    assert_eq!(turns_left(&table, "france", "bavaria"), Some(2));
}

/// Who is asked about the subsidy in the French stage of the next turn, and what the two powers draw for an answer.
fn next_stage(table: &mut Scene, answer: &str) -> [usize; 2] {
    pass_to(table, Phase::Hussars, "austria");
    let before = ["france", "bavaria"].map(|power| hand(table, power));
    table.play("austria", "end");
    assert_eq!(table.maria().phase, Phase::Subsidy, "France decides");
    table.play("france", answer);
    let after = ["france", "bavaria"].map(|power| hand(table, power));
    [after[0] - before[0], after[1] - before[1]]
}

/// Takes Austria's marker off München.
fn free_muenchen(table: &mut Scene) {
    let site = table.site("muenchen");
    let State { core, title } = &mut table.state;
    let Title::Maria(own) = title else { unreachable!() };
    fortress::lift_marker(core, own, site);
}

/// München is Austrian in the first turns, in one of them or in all: in turn 4 France is free all the same.
#[test]
fn r_66__the_first_contract_ends_with_turn_three_whatever_was_missed() {
    for (mode, paid, kept) in [
        ("introductory-3p", [2, 2], [3, 1]),
        ("introductory-2p", [2, 2], [3, 1]),
        ("advanced-3p", [4, 2], [5, 1]),
        ("advanced-2p", [4, 2], [5, 1]),
        ("schlesien-gambit", [2, 2], [3, 1]),
    ] {
        for (answer, drawn) in [("accept", paid), ("pass", kept)] {
            for lost in [1..=1, 2..=3, 3..=3, 1..=3] {
                let setup = bare(mode).turn(*lost.start()).active("france").phase("cards");
                let mut table = setup.markers("muenchen=austria").build();
                assert_eq!(paid_to_bavaria(&table), 0, "{mode}");
                while table.state.core.turn < 3 {
                    if table.state.core.turn == *lost.end() {
                        free_muenchen(&mut table);
                    }
                    pass_to(&mut table, Phase::Movement, "france");
                }
                free_muenchen(&mut table);
                assert_eq!(turns_left(&table, "france", "bavaria"), None, "{mode}, lost in {lost:?}");
                assert_eq!(paid_to_bavaria(&table), 3 - usize::from(*lost.end()), "{mode}, lost in {lost:?}");
                assert_eq!(next_stage(&mut table, answer), drawn, "{mode}, lost in {lost:?}, {answer}");
            }
        }
    }
}

fn paid_to_bavaria(table: &Scene) -> usize {
    paid(table, "france", "bavaria")
}

/// While München is lost there is nothing to decide; once it is free again France decides.
#[test]
fn r_66__from_turn_four_france_decides_as_soon_as_bavaria_can_receive() {
    let mut table = bare("advanced-3p").turn(3).active("france").phase("cards").markers("muenchen=austria").build();
    pass_to(&mut table, Phase::Movement, "france");
    assert_eq!((table.state.core.turn, paid_to_bavaria(&table)), (4, 0));
    assert!(table.hand("bavaria").is_empty());
    free_muenchen(&mut table);
    assert_eq!(next_stage(&mut table, "pass"), [5, 1]);
    assert_eq!(next_stage(&mut table, "accept"), [4, 2]);
}

/// M-20.7: nobody writes down a first contract that runs longer.
#[test]
fn r_66__no_position_has_the_first_contract_after_turn_three() {
    let pack = board::standard("maria").expect("a pack");
    for (turn, turns, lawful) in [(1, 3, true), (1, 2, true), (2, 3, false), (3, 1, true), (4, 1, false), (5, 0, true)]
    {
        let setup = before_france(turn).maria(|maria| maria.bound_subsidy = Some(turns));
        assert_eq!(setup.position.build(pack).is_ok(), lawful, "{turns} in turn {turn}");
    }
}

#[test]
fn m_20_10__several_pairs_have_contracts_at_once() {
    let mut table = before_france(5).build();
    contract(&mut table, "france", "prussia", 1);
    contract(&mut table, "france", "saxony", 1);
    table.play("france", "subsidize france bavaria 1");
    table.play("austria", "end");
    assert_eq!(["france", "bavaria", "prussia", "saxony"].map(|power| hand(&table, power)), [2, 2, 1, 1]);
}

/// Every pair of a major power and an ally at once; there is room for all of them.
#[test]
fn m_20_10__every_pair_of_allies_has_its_own_contract() {
    let mut table = before_france(5).build();
    for receiver in ["prussia", "saxony"] {
        contract(&mut table, "france", receiver, 2);
    }
    for receiver in ["france", "bavaria"] {
        contract(&mut table, "prussia", receiver, 2);
    }
    contract(&mut table, "austria", "pragmatic", 2);
    contract(&mut table, "pragmatic", "austria", 2);
    table.play("france", "subsidize france bavaria 2");
    table.play("prussia", "subsidize prussia saxony 2");
    assert!(table.maria().contracts.slots.iter().all(Option::is_some));
    table.refuse("prussia", "subsidize prussia saxony 2", "M-20.5");
}

/// neutral Prussia is still the ally of France.
#[test]
fn r_60__a_contract_of_neutral_prussia_goes_on() {
    let mut table = before_france(5).maria(|maria| (maria.annexed, maria.neutral_until) = (true, 7)).build();
    assert!(table.state.core.is_neutral(table.power("prussia")));
    contract(&mut table, "france", "prussia", 2);
    table.play("austria", "end");
    table.play("france", "pass");
    assert_eq!((paid(&table, "france", "prussia"), turns_left(&table, "france", "prussia")), (1, Some(1)));
}

#[test]
fn m_24_6__with_two_players_only_minor_powers_receive() {
    let mut table = bare("advanced-2p").turn(4).phase("hussars").build();
    table.refuse("france", "subsidize france prussia 2", "M-24.6");
    table.refuse("austria", "subsidize austria pragmatic 2", "M-24.6");
    table.play("france", "subsidize prussia saxony 2");
    table.play("france", "subsidize france bavaria 2");
    table.play("austria", "end");
    assert_eq!((hand(&table, "france"), hand(&table, "bavaria")), (4, 2));
}

#[test]
fn r_98__a_contract_ends_when_its_partners_are_no_longer_allies() {
    let mut table = bare("advanced-3p")
        .turn(5)
        .pieces("friedrich@landeshut=1 neipperg@trautenau=8 rutowski@freiberg=5")
        .maria(|maria| {
            maria.tracks.insert("saxony".into(), 2);
        })
        .active("austria")
        .phase("combat")
        .build();
    contract(&mut table, "france", "saxony", 6);
    contract(&mut table, "france", "prussia", 6);
    table.play("prussia", "concede");
    table.play("austria", "shift 1");
    assert_eq!(turns_left(&table, "france", "saxony"), None);
    assert_eq!(turns_left(&table, "france", "prussia"), Some(6));
    let ended = Event::ContractEnded { giver: table.power("france"), receiver: table.power("saxony") };
    assert!(table.happened(|event| *event == ended));
}

#[test]
fn r_112__a_contract_takes_the_place_of_the_yearly_choice() {
    let mut table = before_france(5).build();
    table.play("france", "subsidize france bavaria 1");
    contract(&mut table, "france", "prussia", 1);
    table.play("austria", "end");
    assert_eq!(table.maria().phase, Phase::Movement, "France is not asked");
    assert_eq!((hand(&table, "france"), hand(&table, "bavaria"), hand(&table, "prussia")), (3, 2, 1));
    pass_to(&mut table, Phase::Hussars, "austria");
    table.play("austria", "end");
    assert_eq!(table.maria().phase, Phase::Subsidy, "and now it is");
}

/// MD-15: terms, acceptance and early end are between the two players.
#[test]
fn md_15__only_its_two_players_make_a_contract() {
    let mut table = before_france(5).build();
    table.refuse("austria", "propose louis-xv: subsidy france prussia 2", "M-21.1");
    table.refuse("france", "propose maria-theresa: subsidy france prussia 2", "M-21.1");
    table.play("prussia", "propose louis-xv: subsidy france prussia 2");
    table.refuse("austria", "agree 1", "M-21.1");
    table.play("france", "decline 1");
    assert_eq!(turns_left(&table, "france", "prussia"), None);
}
