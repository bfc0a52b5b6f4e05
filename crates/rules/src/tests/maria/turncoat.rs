//! M-19.3, M-19.4: Saxony between two stages, neutral powers.

use board::PowerId;

use super::table::{Scene, Setup, bare};
use crate::state::{State, Title};
use ::maria::contracts::Contract;
use ::maria::powers::{AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY};
use ::maria::state::{Own, Phase, SaxonSide};
use ::maria::{lands, march, saxony};
use engine::event::{Event, Log};
use engine::question::About;

fn own_mut(state: &mut State) -> &mut Own {
    let Title::Maria(own) = &mut state.title else { unreachable!() };
    own
}

fn at(setup: Setup, to: u8) -> Setup {
    setup.maria(|own| {
        own.tracks.insert("saxony".into(), to);
        own.boxed.push("dessauer".into());
    })
}

/// The marker of Saxony is put on a box, whatever the gate says; play goes on at the hussars.
fn put_marker(table: &mut Scene, to: u8) {
    let State { core, title } = &mut table.state;
    let Title::Maria(own) = title else { unreachable!() };
    saxony::set_marker(table.rules.maria(), core, own, to, &mut Log::silent());
    own.resume = Phase::Hussars;
    own.phase = Phase::Settle;
    table.rules.run(&mut table.state, &mut Log::silent());
}

fn enemies(table: &Scene, a: PowerId, b: PowerId) -> bool {
    table.state.core.are_enemies(a, b)
}

/// The Prussian stage from its cards on: Friedrich will lose six troops, Rutowski has an enemy of his own.
fn saxony_leaves_in_the_combat_phase() -> Scene {
    let pieces = "friedrich@landeshut=6 prussia-t1@hirschberg rutowski@freiberg=5 karl@trautenau=8 traun@trautenau=8 \
                  neipperg@aussig=3";
    let setup = bare("advanced-3p").pieces(pieces).hand("saxony", "h4").active("prussia").phase("cards").turn(2);
    let mut table = at(setup, 1).build();
    assert_eq!(table.hand("saxony").len(), 2, "Saxony draws with Prussia");
    table.play("saxony", "march rutowski freiberg-bruex");
    table.play("saxony", "enter saxony-t1 dresden pay h4.1");
    table.play("prussia", "end");
    table.play("prussia", "attack friedrich karl");
    table.play("prussia", "concede");
    table.play("austria", "shift 2");
    table
}

#[test]
fn m_19_3_20__saxony_acts_a_second_time_but_draws_no_cards() {
    let mut table = saxony_leaves_in_the_combat_phase();
    assert_eq!((table.maria().saxony, table.place("rutowski")), (SaxonSide::Neutral, "freiberg"));
    assert!(table.happened(|event| matches!(event, Event::CombatLapsed { .. })), "Rutowski's combat lapses");
    assert_eq!((table.troops("rutowski"), table.troops("neipperg")), (5, 3));
    assert_eq!(table.maria().phase, Phase::Movement, "Austria's stage");
    assert_eq!(table.hand("saxony").len(), 1, "no cards a second time");
    table.refuse("prussia", "march rutowski freiberg-dresden", "R-81");
    table.refuse("austria", "march saxony-t1 zeitz-leipzig", "M-10.2.9");
    table.play("austria", "march rutowski freiberg-chemnitz");
    assert_eq!(table.place("rutowski"), "chemnitz", "but it moves again");
}

/// In the Austrian stage Saxony is supplied and moves again; its train, come in this turn, does not, and it draws nothing.
#[test]
fn r_82__saxonys_second_stage_has_everything_but_cards() {
    let mut table = saxony_leaves_in_the_combat_phase();
    assert_eq!(table.maria().phase, Phase::Movement);
    let saxony = table.power("saxony");
    let draws = |event: &Event| matches!(event, Event::Drew { power, .. } if *power == saxony);
    assert_eq!(table.events.iter().filter(|entry| draws(&entry.event)).count(), 1);
    assert!(table.maria().fed.contains(saxony), "its supply is examined again");
    table.refuse("austria", "march saxony-t1 zeitz-leipzig", "M-10.2.9");
    table.play("austria", "march rutowski freiberg-chemnitz");
    assert_eq!(table.place("rutowski"), "chemnitz");
}

/// Whether it leaves Prussia in the combat phase or before its stage.
#[test]
fn inv_14__saxony_draws_at_most_once_a_turn() {
    let drew = |table: &Scene| {
        let draws = |event: &Event| matches!(event, Event::Drew { power: SAXONY, .. });
        table.events.iter().filter(|entry| draws(&entry.event)).count()
    };
    let mut table = saxony_leaves_in_the_combat_phase();
    table.play("austria", "end");
    table.play("pragmatic", "end");
    let turns = table.events.iter().filter(|entry| matches!(entry.event, Event::TurnBegan { .. })).count();
    assert_eq!((drew(&table), turns), (1, 1), "one draw until the next turn begins");
    for to in [1, 3, 5] {
        let mut table = at(bare("advanced-3p").phase("hussars").pieces("rutowski@freiberg=2").turn(2), to).build();
        for power in ["austria", "france", "prussia"] {
            table.play(power, "end");
        }
        assert_eq!(drew(&table), 1, "box {to}");
    }
}

#[test]
fn m_19_3_19__saxony_that_left_in_politics_acts_and_draws_with_austria_only() {
    let setup = bare("advanced-3p").phase("politics").pieces("rutowski@freiberg=2 karl@wien=2").hand("austria", "s5");
    let setup = at(setup, 2).maria(|own| {
        own.political_cards = vec!["1741-klein-schnellendorf".into(), "1742-walpole".into()];
        own.last_winner = Some("frederick".into());
        own.display.insert("austria".into(), vec!["s5".into()]);
    });
    let mut table = setup.build();
    table.play("prussia", "trump s");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    table.play("austria", "take 1741-klein-schnellendorf");
    table.play("austria", "execute saxony=1");
    table.play("austria", "end");
    table.play("france", "end");
    assert_eq!(table.hand("saxony").len(), 0);
    table.refuse("prussia", "march rutowski freiberg-dresden", "M-10.1.1");
    table.play("prussia", "end");
    assert_eq!(table.hand("saxony").len(), 1, "it draws in Austria's stage");
    table.play("austria", "march rutowski freiberg-dresden");
    assert_eq!(::maria::winter::order(table.maria())[3..], [AUSTRIA, SAXONY, PRAGMATIC], "in winter too");
}

/// R-61 b and d.
#[test]
fn r_61__saxony_leaves_in_the_supply_phase_of_prussia_or_in_the_combats_of_austria() {
    let setup = bare("advanced-3p").pieces("friedrich@wien=1! schwerin@linz=1! leopold@berlin=2 rutowski@leipzig=2");
    let mut table = at(setup.active("prussia").phase("cards").turn(2), 1).build();
    table.play("austria", "shift 2");
    assert_eq!((table.maria().saxony, table.maria().phase), (SaxonSide::Neutral, Phase::Movement));
    table.refuse("prussia", "march rutowski freiberg-dresden", "M-10.1.1");
    table.play("prussia", "end");
    assert_eq!(table.hand("saxony").len(), 1, "drawn once, in the Prussian stage");
    table.play("austria", "march rutowski freiberg-dresden");

    let pieces = "friedrich@landeshut=6 karl@trautenau=8 traun@trautenau=8 rutowski@bruex=5 neipperg@aussig=3";
    let setup = bare("advanced-3p").pieces(pieces).active("austria").phase("combat").turn(2);
    let mut table = at(setup, 1).build();
    table.play("austria", "attack karl friedrich");
    table.play("prussia", "concede");
    table.play("austria", "shift 2");
    assert!(table.happened(|event| matches!(event, Event::CombatLapsed { .. })));
    assert_eq!((table.troops("rutowski"), table.troops("neipperg")), (5, 3));
    assert_eq!((table.state.core.turn, table.place("rutowski")), (3, "freiberg"), "no phase is left to it this turn");
}

#[test]
fn r_58__saxony_with_austria_is_an_ally_of_the_pragmatic_army_but_no_partner() {
    let table = at(bare("advanced-3p"), 5).build();
    assert!(!enemies(&table, SAXONY, PRAGMATIC) && !table.state.core.co_operate(SAXONY, PRAGMATIC));
    assert!(!enemies(&table, SAXONY, AUSTRIA) && table.state.core.co_operate(SAXONY, AUSTRIA));
    for power in [PRUSSIA, FRANCE, BAVARIA] {
        assert!(enemies(&table, SAXONY, power));
    }
}

/// A neutral power is still an enemy of all who are not its allies.
#[test]
fn r_59__neutral_pieces_bar_force_marches_and_neutral_markers_can_be_taken() {
    let table = at(bare("advanced-3p").pieces("rutowski@freiberg=2 karl@kaaden=2"), 3).build();
    let closed = march::closed_to_force(table.maria_rules(), &table.state.core, table.maria(), AUSTRIA);
    assert!(closed.contains(table.city_id("bruex")), "next to the neutral Rutowski");
    let setup = bare("advanced-3p").pieces("karl@torgau=2").markers("torgau=prussia").active("austria").turn(6);
    let mut table = at(setup, 5)
        .maria(|own| {
            own.annexed = true;
            own.neutral_until = 8;
        })
        .build();
    assert!(table.state.core.is_neutral(PRUSSIA));
    table.play("austria", "march karl torgau-leipzig");
    assert_eq!(table.marker("torgau"), "austria");
}

#[test]
fn r_60__neutral_prussia_stays_an_ally_of_france_and_its_contracts_run_on() {
    let setup =
        bare("advanced-3p").pieces("friedrich@berlin=2 moritz@metz=2").active("france").phase("hussars").turn(4);
    let mut table = at(setup, 3)
        .maria(|own| {
            own.annexed = true;
            own.neutral_until = 6;
        })
        .build();
    assert!(table.state.core.is_neutral(PRUSSIA) && !enemies(&table, PRUSSIA, FRANCE));
    let contract = Contract { giver: FRANCE, receiver: PRUSSIA, turns: 2, bound: false };
    own_mut(&mut table.state).contracts.slots[1] = Some(contract);
    table.play("austria", "end");
    table.play("france", "pass");
    assert_eq!((table.hand("prussia").len(), table.hand("france").len()), (1, 4), "one card of five goes to Prussia");
    table.play("france", "end");
    assert_eq!(table.hand("prussia").len(), 1 + 3, "and Prussia draws as ever");
}

#[test]
fn r_98__a_contract_ends_when_its_partners_fall_out() {
    let mut table = at(bare("advanced-3p").phase("hussars").pieces("rutowski@freiberg=2"), 2).build();
    let contract = |receiver| Contract { giver: FRANCE, receiver, turns: 2, bound: false };
    own_mut(&mut table.state).contracts.slots = [None; ::maria::contracts::CONTRACTS];
    own_mut(&mut table.state).contracts.slots[0] = Some(contract(SAXONY));
    own_mut(&mut table.state).contracts.slots[1] = Some(contract(PRUSSIA));
    put_marker(&mut table, 3);
    assert!(table.maria().contracts.between(FRANCE, SAXONY).is_none());
    assert!(table.maria().contracts.between(FRANCE, PRUSSIA).is_some());
}

/// The gate keeps it from happening on the standard track; a track without one lets the box decide.
#[test]
fn r_62__past_the_gate_there_is_no_way_back_and_without_one_saxony_is_prussias_again() {
    let mut table = at(bare("advanced-3p").phase("hussars").pieces("karl@bautzen=3 rutowski@bautzen=2"), 5).build();
    let track = saxony::track(table.maria_rules());
    assert_eq!([5, 4, 3].map(|from| saxony::shifted(table.maria_rules(), track, from, -5)), [3, 3, 3]);
    assert_eq!(saxony::shifted(table.maria_rules(), track, 2, -5), 0);
    put_marker(&mut table, 1);
    assert_eq!((table.maria().saxony, table.seat_of("saxony")), (SaxonSide::Prussian, table.seat_of("prussia")));
    assert!(table.state.core.co_operate(SAXONY, PRUSSIA) && enemies(&table, SAXONY, AUSTRIA));
    table.refuse("austria", "settle rutowski kamenz", "R-63");
    table.refuse("saxony", "settle rutowski freiberg", "M-19.3.12");
    let near = table.list("saxony");
    assert!(near.iter().all(|one| one.starts_with("settle rutowski")), "{near:?}");
    table.play("saxony", &near[0]);
    assert_eq!(table.place("karl"), "bautzen", "nobody else is moved");
    let mut stage =
        at(bare("advanced-3p").phase("hussars").pieces("rutowski@freiberg=2 friedrich@berlin=2"), 5).build();
    put_marker(&mut stage, 1);
    stage.play("austria", "end");
    stage.play("france", "end");
    stage.play("saxony", "march rutowski freiberg-dresden");
    assert_eq!(stage.hand("saxony").len(), 1, "it acts and draws in Prussia's stage");
    stage.play("prussia", "end");
    assert_eq!(stage.hand("saxony").len(), 1);
}

/// The power whose player is asked to name trump.
fn names_trump(table: &Scene) -> Option<PowerId> {
    let asked = table.rules.seats().filter_map(|seat| table.rules.asked(&table.state, seat));
    asked.filter(|question| question.about == About::Trump).map(|question| question.power).next()
}

/// Saxony's player is Maria Theresa, but she names trump as Austria.
#[test]
fn r_72__trump_is_named_by_a_major_power_of_the_player_who_won() {
    for (mode, winner, power) in [
        ("advanced-3p", "maria-theresa", AUSTRIA),
        ("advanced-3p", "frederick", PRUSSIA),
        ("advanced-3p", "louis-xv", FRANCE),
        ("advanced-2p", "b", AUSTRIA),
        ("advanced-2p", "a", FRANCE),
    ] {
        for to in [1, 3, 5] {
            let setup = bare(mode).phase("politics").pieces("rutowski@freiberg=2 karl@wien=2");
            let table = at(setup, to).maria(|own| own.last_winner = Some(winner.into())).build();
            assert_eq!(names_trump(&table), Some(power), "{mode} {winner} box {to}");
        }
    }
}

/// Rutowski won for Frederick; that Maria Theresa leads him now does not move the right.
#[test]
fn r_72__saxonys_change_of_leader_does_not_move_the_right_to_name_trump() {
    for to in [1, 3, 5] {
        let pieces = "rutowski@prag=8 neipperg@jungbunzlau=2 friedrich@berlin=2";
        let setup = bare("advanced-3p").pieces(pieces).active("prussia").phase("combat");
        let mut table = at(setup, 1).build();
        table.play("austria", "concede");
        assert_eq!(table.maria().last_winner, Some(table.seat_of("prussia")));
        put_marker(&mut table, to);
        own_mut(&mut table.state).phase = Phase::TurnEnds;
        table.rules.run(&mut table.state, &mut Log::silent());
        assert_eq!((table.state.core.turn, names_trump(&table)), (2, Some(PRUSSIA)), "box {to}");
    }
}

fn peace(pieces: &str) -> Scene {
    let all = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";
    let setup = bare("advanced-3p").pieces(pieces).markers(all).active("prussia").phase("conquest").turn(5);
    let mut table = setup.maria(|own| own.boxed = vec!["dessauer".into(), "prussia-t2".into()]).build();
    table.play("prussia", "accept");
    table.play("austria", "accept");
    table
}

#[test]
fn r_64__other_guests_leave_the_new_neutral_country_too() {
    let mut table = peace("broglie@jauer=2 friedrich@berlin=2");
    assert!(table.is_asked("france"));
    let listed = table.list("france");
    let homes = [FRANCE, BAVARIA].map(|power| table.rules.home[power.index()]);
    let city = |text: &str| table.city_id(text.rsplit(' ').next().expect("a city"));
    assert!(listed.iter().all(|one| homes.iter().any(|home| home.contains(city(one)))), "{listed:?}");
    assert!(listed.iter().any(|one| homes[1].contains(city(one))), "Bavaria will do for a Frenchman: {listed:?}");
    table.play("france", &listed[0]);
    let prussia = lands::home(table.maria_rules(), table.maria(), PRUSSIA);
    assert!(!prussia.contains(table.city_id(table.place("broglie"))));
    table.play("prussia", "settle prussia-t2 magdeburg");
}

#[test]
fn m_19_1_5__prussian_trains_and_generals_come_in_at_breslau_after_the_annexation() {
    for annexed in [false, true] {
        let setup = || {
            let setup =
                bare("advanced-3p").pieces("leopold@berlin=2").markers("breslau=prussia").hand("prussia", "h4 h5");
            at(setup.active("prussia"), 3).maria(|own| own.annexed = annexed)
        };
        let mut table = setup().build();
        assert_eq!(table.try_play("prussia", "enter prussia-t1 breslau pay h4").is_ok(), annexed);
        let mut table = setup().turn(3).phase("winter").build();
        assert_eq!(table.try_play("prussia", "recruit prussia 1 pay h4 friedrich@breslau=1").is_ok(), annexed);
    }
}

#[test]
fn m_19_1_16__only_the_annexation_brings_the_second_train() {
    for mode in ["advanced-3p", "schlesien-gambit", "introductory-3p"] {
        let setup = bare(mode).pieces("friedrich@magdeburg=2").hand("prussia", "h5").active("prussia");
        let setup =
            if mode == "advanced-3p" { setup.maria(|own| own.boxed = vec!["prussia-t2".into()]) } else { setup };
        let mut table = setup.build();
        assert!(table.try_play("prussia", "enter prussia-t2 berlin pay h5").is_err(), "{mode}");
        assert!(table.list("prussia").iter().all(|one| !one.contains("prussia-t2")), "{mode}");
        table.play("prussia", "enter prussia-t1 berlin pay h5");
    }
    let mut table = peace("friedrich@berlin=2");
    table.play("prussia", "settle prussia-t2 breslau");
    assert_eq!(table.place("prussia-t2"), "breslau");
}

#[test]
fn m_19_4_1__only_prussia_and_saxony_turn_neutral() {
    let mut neutral = 0;
    for to in 0..6 {
        for until in [0, 8] {
            let table = at(bare("advanced-3p").turn(6), to).maria(|own| {
                own.annexed = until > 0;
                own.neutral_until = until;
            });
            let table = table.build();
            for power in [FRANCE, BAVARIA, PRAGMATIC, AUSTRIA] {
                assert!(!table.state.core.is_neutral(power));
            }
            assert_eq!(table.state.core.is_neutral(SAXONY), to == 3 || to == 4);
            assert_eq!(table.state.core.is_neutral(PRUSSIA), until > 0);
            neutral += usize::from(table.state.core.is_neutral(SAXONY));
        }
    }
    assert_eq!(neutral, 4);
}

#[test]
fn m_19_4_6__no_supply_line_of_others_runs_through_neutral_ground() {
    // From Bruex the only way to the train in Chemnitz leads through Freiberg.
    for (to, hungry) in [(1, false), (3, true)] {
        let setup =
            bare("advanced-3p").pieces("rutowski@leipzig=2 leopold@bruex=3 prussia-t1@altenburg").active("prussia");
        let table = at(setup.phase("supply").turn(2), to).build();
        assert_eq!(table.is_face_down("leopold"), hungry, "box {to}");
    }
}

/// Saxony leaves Prussia in the Prussian combat phase: nine troops are lost without a retreat, the marker goes from
/// this box so far to the right.
fn leaves_with_questions(from: u8, shift: u8, markers: &str, questions: &str) -> Scene {
    let pieces = "karl@horn=8 traun@horn=8 friedrich@krems=8 schwerin@krems=1 austria-t2@sankt-poelten \
                  austria-t3@zwettl";
    let setup = bare("advanced-3p").pieces(pieces).markers(markers).questions(questions);
    let mut table = at(setup.active("prussia").phase("combat").turn(2), from).build();
    table.play("prussia", "concede");
    table.play("austria", &format!("shift {shift}"));
    table
}

/// A question mark is a marker of Prussia's pool turned over; only those on Saxon fortresses go back.
#[test]
fn r_133__a_question_mark_of_saxony_elsewhere_is_prussias_when_saxony_leaves() {
    let prussias = |table: &Scene| {
        let by = table.events.iter().filter_map(|entry| match entry.event {
            Event::Conquered { site, by } if site == table.site("pilsen") => Some(by),
            _ => None,
        });
        (table.marker("pilsen").to_string(), by.collect::<Vec<_>>())
    };
    let neutral = leaves_with_questions(1, 2, "", "pilsen=saxony");
    assert_eq!(neutral.maria().saxony, SaxonSide::Neutral);
    assert_eq!(prussias(&neutral), ("prussia".to_string(), vec![PRUSSIA]));
    let austrian = leaves_with_questions(2, 3, "", "pilsen=saxony");
    assert_eq!(austrian.maria().saxony, SaxonSide::Austrian);
    assert_eq!(prussias(&austrian), ("prussia".to_string(), vec![PRUSSIA]));
    let stays = leaves_with_questions(1, 0, "", "pilsen=saxony");
    assert_eq!(stays.maria().saxony, SaxonSide::Prussian);
    assert_eq!(prussias(&stays), ("prussia".to_string(), vec![SAXONY]), "an ally's conquest as ever");
}

#[test]
fn r_133__a_question_mark_on_a_saxon_fortress_goes_when_saxony_turns_neutral() {
    for power in ["prussia", "saxony"] {
        let table = leaves_with_questions(1, 2, "torgau=austria", &format!("torgau={power}"));
        assert_eq!(table.maria().saxony, SaxonSide::Neutral);
        assert_eq!((table.marker("torgau"), table.question("torgau")), ("none", "none"));
        let torgau = table.site("torgau");
        let lifted = |event: &Event| matches!(*event, Event::QuestionLifted { site } if site == torgau);
        assert!(table.happened(lifted), "the log says that {power}'s mark is gone");
        assert!(!table.happened(|event| matches!(*event, Event::Conquered { site, .. } if site == torgau)));
    }
}
