//! Rules at their edge: refusals under fate, one card drawn, positions that name what is taken.

use board::Suit;

use super::passive::{drawn, idle_until};
use super::table::{bare, ready};
use engine::event::Event;
use engine::question::About;
use engine::refusal::Why;
use engine::shared::duel::{Combat, Duel, Pair};
use friedrich::Phase;

#[test]
fn fc_3d__an_attack_on_the_sanctuary_is_refused_by_the_card() {
    let pieces = "keith@halle=3 dohna@wurzen=3 seydlitz@borna=3 heinrich@berlin=2 hildburghausen@leipzig=3";
    let setup = bare("standard-4p").options("expert").turn(7).active("empire").phase("combat").pieces(pieces);
    let mut table = setup.effect("3", Suit::Diamonds).build();
    table.refuse("empire", "attack hildburghausen keith", "FC-3D");
    table.refuse("empire", "attack hildburghausen heinrich", "F-7.1");
    table.play("empire", "attack hildburghausen dohna");
}

/// Leipzig and Merseburg lie in clubs, both next to Halle; Richelieu has two others to attack.
#[test]
fn fc_3h__an_attack_out_of_the_same_suit_is_refused_by_the_card() {
    let pieces = "keith@halle=3 hildburghausen@leipzig=3 soubise@merseburg=3 richelieu@oschersleben=3 \
                  heinrich@magdeburg=3 winterfeldt@halberstadt=3";
    let setup = bare("standard-4p").options("expert").turn(7).active("empire").phase("combat").pieces(pieces);
    let mut table = setup.effect("3", Suit::Hearts).build();
    let france = table.seat_of("france");
    idle_until(&mut table, |table| {
        table.rules.asked(&table.state, france).is_some_and(|question| question.about == About::CombatOrder)
    });
    table.refuse("france", "attack soubise keith", "FC-3H");
    table.refuse("france", "attack richelieu keith", "F-7.1");
    table.play("france", "attack richelieu heinrich");
}

/// All other cards are in one hand: of one card drawn there is nothing to choose.
#[test]
fn f_3_11__the_only_card_drawn_is_discarded_at_once() {
    let pack = board::standard("friedrich").expect("the standard pack");
    let all = (1..=pack.deck.sets).flat_map(|set| pack.deck.set(set)).map(|card| pack.card_name(card));
    let others: Vec<String> = all.filter(|card| card != "c4.1").collect();
    let setup = bare("standard-4p").active("france").phase("cards").pieces("soubise@fulda=3");
    let table = setup.hand("austria", &others.join(" ")).build();
    assert_eq!(table.hand("france").len(), 0);
    assert_eq!(table.about("france"), About::Movement);
}

#[test]
fn fc_1h__an_offer_of_exchange_is_answered_with_yes_or_no() {
    let setup = drawn("1", Suit::Hearts, "daun@bruenn=1 keith@berlin=1").hand("austria", "s5").hand("russia", "c12");
    let mut table = setup.build();
    for (power, action) in [("austria", "end"), ("russia", "give c12"), ("austria", "concede")] {
        assert!(table.try_play(power, action).is_err(), "{action}");
    }
    table.play("austria", "accept");
}

/// M-11.1.25, F-7.30: who has retreated shares his armies with those who came along.
#[test]
fn f_6_6__beaten_generals_share_armies_while_another_duel_is_on() {
    let pieces = "friedrich@radeberg=8 winterfeldt@radeberg=7 keith@goerlitz=3 daun@kamenz=7 browne@kamenz=3 \
                  laudon@loebau=3";
    let mut table = bare("standard-4p").pieces(pieces).phase("combat").build();
    table.play("prussia", "attack friedrich daun");
    table.play("austria", "concede");
    let retreat = table.list("prussia")[0].clone();
    table.play("prussia", &retreat);
    assert!(table.state.core.combat.duel.is_some(), "Keith fights Laudon");
    assert_eq!((table.place("daun"), table.troops("daun") + table.troops("browne")), (table.place("browne"), 5));
    for browne in [1, 2] {
        table.play("austria", &format!("transfer daun={} browne={browne}", 5 - browne));
        assert_eq!(table.troops("browne"), browne);
    }
}

#[test]
fn f_1_34__nobody_deploys_armies_with_a_general_his_nation_does_not_have() {
    let table = ready("standard-4p").phase("deploy").build();
    let power = table.power("sweden");
    let generals = table.rules.army(power).len();
    let (mut troops, ceiling) = ([0; board::limits::GENERALS_OF_A_POWER], table.rules.ceiling[power.index()]);
    troops[..generals].fill(1);
    troops[0] += ceiling - generals as u8;
    let check = |troops| {
        engine::shared::armies::check_deploy(&table.rules, &table.state.core, table.seat_of("sweden"), power, &troops)
    };
    assert_eq!(check(troops), Ok(()));
    troops[generals] = 1;
    assert_eq!(check(troops).expect_err("there is no such general").why, Why::UnknownGeneral { power });
}

/// Who draws nothing is shown nothing.
#[test]
fn fq_47__from_an_empty_deck_no_cards_are_drawn() {
    let pack = board::standard("friedrich").expect("the standard pack");
    let all: Vec<String> =
        (1..=pack.deck.sets).flat_map(|set| pack.deck.set(set)).map(|card| pack.card_name(card)).collect();
    let setup = bare("standard-4p").active("france").phase("cards").pieces("soubise@fulda=3");
    let table = setup.hand("austria", &all.join(" ")).build();
    assert!(table.happened(|event| matches!(event, Event::Drew { number: 0, .. })));
    assert!(!table.happened(|event| matches!(event, Event::DrewCards { .. })));
}

#[test]
fn f_7_9__a_combat_phase_read_again_keeps_the_duel_that_is_on() {
    let table = bare("standard-4p").pieces("friedrich@radeberg=5 daun@kamenz=3").phase("combat").build();
    let duel: Duel = table.state.core.combat.duel.expect("the only combat has begun");
    let pairs: [Pair; 1] = [duel.pair];
    let mut combat = Combat::of(&pairs, Some(duel));
    assert_eq!((combat.pairs(), combat.duel), (&pairs[..], Some(duel)));
    combat.retain(|_| false);
    assert_eq!((combat.pairs(), combat.duel), (&[][..], Some(duel)), "only pairs lapse");
}

/// A stroke by which a power leaves that takes no part has struck all the same.
#[test]
fn f_2_12__strokes_of_absent_powers_may_have_been_drawn() {
    let pack = board::standard("friedrich").expect("the standard pack");
    let built = |mode: &str, card: &str| {
        let cards = vec![card.to_owned(), "3".to_owned()];
        let setup = ready(mode).turn(8).friedrich(|own| own.fate_drawn = cards);
        setup.position.build(pack).map(|_| ()).map_err(|error| error.to_string())
    };
    for card in ["elisabeth", "sweden"] {
        assert_eq!(built("scenario-1", card), Ok(()), "{card}");
        assert!(built("standard-4p", card).is_err(), "{card} would have struck");
    }
}

#[test]
fn f_11_1__the_card_whose_effect_holds_is_not_among_those_to_come() {
    for card in ["1", "2", "3", "4", "5", "6", "7", "8"] {
        let table = bare("standard-4p").options("expert").turn(9).effect(card, Suit::Hearts).build();
        let to_come = table.rules.position(&table.state).friedrich.expect("this is FRIEDRICH").fate;
        assert!(!to_come.iter().any(|one| one == card), "{card} in {to_come:?}");
    }
}

/// A card named without its set is one that nobody holds.
#[test]
fn f_13_8__the_open_card_comes_from_the_draw_pile() {
    let build = |hand: &str| {
        let setup = bare("standard-4p").options("expert").pieces("friedrich@berlin=5").turn(9).hand("austria", hand);
        let setup =
            setup.friedrich(|own| (own.offensive, own.open_card) = (Some("running".into()), Some("s13".into())));
        let pack = board::standard("friedrich").expect("the standard pack");
        let built = setup.position.build(pack).map_err(|error| error.to_string())?;
        let crate::state::Title::Friedrich(own) = built.state.title else { panic!("this is FRIEDRICH") };
        Ok::<String, String>(built.rules.pack.card_name(own.open_card.expect("a card lies open")))
    };
    assert_eq!(build("").expect("free").as_str(), "s13.1");
    assert_eq!(build("s13.1").expect("another copy").as_str(), "s13.2");
}

#[test]
fn f_13_7__the_offensive_option_is_a_step_of_the_expert_game() {
    let steps = |options: &str| {
        let rules = bare("standard-4p").options(options).build().rules;
        rules.sequence().iter().map(|step| step.name).collect::<Vec<_>>()
    };
    let (plain, expert) = (steps(""), steps("expert"));
    assert!(plain.len() > 10, "{plain:?}");
    let only_expert: Vec<&str> = expert.iter().copied().filter(|step| !plain.contains(step)).collect();
    assert_eq!(only_expert, [Phase::Offensive.name()]);
}

#[test]
fn every_phase_is_found_by_its_name() {
    for phase in [Phase::Offensive, Phase::FateChoice, Phase::ExchangeCards, Phase::Over] {
        assert_eq!(Phase::named(phase.name()), Some(phase));
    }
    assert_eq!(Phase::named("tea"), None);
}

#[test]
fn fc_5d__partners_are_noted_in_the_phase_of_their_own_nation() {
    let partners = |active: &str| {
        let setup = bare("standard-4p").options("expert").turn(7).active(active).effect("5", Suit::Diamonds);
        setup.pieces("richelieu@fritzlar=3 chevert@fritzlar=2 friedrich@berlin=2").build().own().partners.len()
    };
    assert_eq!((partners("france"), partners("prussia")), (1, 0));
}
