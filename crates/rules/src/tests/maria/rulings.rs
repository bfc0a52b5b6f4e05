//! Corners of several rules: open duties in winter, commanders of new stacks, peace by a card, refused subsidies,
//! and the words of refusals.

use super::table::{Scene, Setup, bare};
use ::maria::powers::{BAVARIA, FRANCE};
use ::maria::state::Phase;
use engine::event::Event;
use engine::question::About;
use engine::tell::Message;

fn question(table: &Scene, power: &str) -> Option<About> {
    table.rules.asked(&table.state, table.seat_of(power)).map(|question| question.about)
}

/// Winter with the Austrian penalty in effect, nobody on the board and nobody abroad.
fn open_duty(hand: &str) -> Setup {
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("friedrich@berlin=2").hand("austria", hand);
    setup.maria(|own| {
        own.boxed = vec!["dessauer".into()];
        own.tracks.insert("italy".into(), 2);
    })
}

#[test]
fn rp_10__an_open_duty_is_tested_again_at_the_end_of_winter() {
    let mut table = open_duty("h5").build();
    table.play("austria", "recruit austria 1 pay h5 traun@wien=1");
    assert_eq!((table.place("traun"), table.state.core.turn), ("box", 4), "who has come back must go");
    let mut table = open_duty("h8").build();
    table.play("austria", "recruit austria 2 pay h8 traun@wien=1 karl@prag=1");
    assert_eq!((question(&table, "austria"), table.state.core.turn), (Some(About::Corps), 3));
    assert!(!table.happened(|event| matches!(event, Event::WinterNoted)), "before the scores are noted");
    table.play("austria", "corps karl");
    assert_eq!((table.place("karl"), table.place("traun"), table.state.core.turn), ("box", "wien", 4));
    let mut table = open_duty("h4 h3").build();
    table.play("austria", "end");
    assert_eq!((table.place("traun"), table.state.core.turn), ("off", 4), "seven points: it stays open");
    let mut table = open_duty("h4 h5").build();
    table.play("austria", "end");
    assert_eq!(question(&table, "austria"), Some(About::Corps), "nine points: it must pay");
}

/// Karl commands a stack with Rutowski; he leaves it to join George II, who is of equal rank.
fn leaving() -> Scene {
    let setup = bare("advanced-3p").pieces("karl@ulm=3 rutowski@ulm=2 george-ii@geislingen=2").active("austria");
    let mut table = setup
        .maria(|own| {
            own.tracks.insert("saxony".into(), 5);
        })
        .build();
    let karl = table.piece("karl");
    table.state.core.chosen.insert(karl);
    table.play("austria", "march karl ulm-geislingen");
    assert_eq!(question(&table, "austria"), Some(About::Command), "a choice for one stack is none for another");
    table.play("austria", "command george-ii");
    assert_eq!(question(&table, "pragmatic"), Some(About::Consent));
    table
}

#[test]
fn m_6_6__a_commander_is_chosen_for_each_new_stack() {
    let commander = |table: &Scene, names: [&str; 2]| {
        let stack = names.iter().map(|name| table.piece(name)).collect();
        engine::shared::pieces::commander(&table.rules, &table.state.core, stack)
    };
    let mut table = leaving();
    table.play("pragmatic", "accept");
    assert_eq!(commander(&table, ["karl", "george-ii"]), table.piece("george-ii"));
    let mut table = leaving();
    table.play("pragmatic", "pass");
    assert_eq!(table.place("karl"), "ulm");
    assert_eq!(commander(&table, ["karl", "rutowski"]), table.piece("karl"), "refused, he commands as before");
    assert!(!table.state.core.chosen.contains(table.piece("george-ii")));
}

/// A general who loses his partner outside of movement has no choice left over.
#[test]
fn m_6_7__a_choice_ends_with_its_stack() {
    let setup = bare("advanced-3p").pieces("friedrich@berlin=3 rutowski@berlin=2").active("prussia").phase("combat");
    let mut table = setup.build();
    let friedrich = table.piece("friedrich");
    table.state.core.chosen.insert(friedrich);
    let rutowski = table.piece("rutowski");
    engine::shared::pieces::take_off(&mut table.state.core, rutowski, engine::state::Place::Off);
    table.rules.run(&mut table.state, &mut engine::event::Log::silent());
    assert!(!table.state.core.chosen.contains(friedrich));
}

#[test]
fn rp_12__peace_with_a_fortress_missing_gives_it_to_prussia_without_a_marker() {
    let four = "breslau=prussia brieg=prussia neisse=prussia glatz=prussia";
    let setup = bare("advanced-3p").phase("politics").markers(four).pieces("friedrich@berlin=2").hand("prussia", "s5");
    let setup = setup.maria(|own| {
        own.political_cards = vec!["1742-hyndford".into(), "1742-walpole".into()];
        own.boxed = vec!["dessauer".into(), "prussia-t2".into()];
        own.last_winner = Some("frederick".into());
        own.display.insert("prussia".into(), vec!["s5".into()]);
    });
    let mut table = setup.build();
    let pool = |table: &Scene, power: &str| table.maria().boxes.pools[table.power(power).index()];
    assert_eq!((table.marker("cosel"), pool(&table, "austria")), ("austria", 7));
    table.play("prussia", "trump s");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    table.play("prussia", "take 1742-hyndford");
    table.play("prussia", "execute obey");
    for power in ["austria", "france", "prussia"] {
        table.play(power, "end");
    }
    assert_eq!(question(&table, "prussia"), Some(About::PeaceOffer), "though Cosel is missing");
    let before = pool(&table, "prussia");
    table.play("prussia", "accept");
    table.play("austria", "accept");
    assert_eq!((table.marker("cosel"), pool(&table, "austria")), ("none", 8));
    assert_eq!(pool(&table, "prussia"), before - 1, "one marker for the Silesia box, none for Cosel");
    let cosel = table.site("cosel");
    let holders = ::maria::lands::controllers(table.maria_rules(), &table.state.core, table.maria(), cosel);
    assert_eq!(holders, board::PowerSet::one(::maria::powers::PRUSSIA));
}

#[test]
fn r_66__a_subsidy_bavaria_cannot_receive_is_not_paid() {
    let setup = bare("advanced-3p").pieces("moritz@metz=2").markers("muenchen=austria").active("france").turn(2);
    let table = setup.phase("cards").build();
    assert_eq!((table.hand("france").len(), table.hand("bavaria").len()), (5, 0));
    let left = table.maria().contracts.between(FRANCE, BAVARIA).map(|one| one.turns);
    assert_eq!(left, Some(1), "the first contract runs until turn 3 all the same");
    assert_eq!(table.maria().phase, Phase::Movement);
}

#[test]
fn m_10_1_19__a_refused_force_march_says_what_stands_in_its_way() {
    let table = bare("advanced-3p").pieces("traun@tschaslau=3 broglie@melnik=2").active("austria").build();
    let told = |text: &str| {
        let seat = table.seat_of("austria");
        let action = table.rules.read(&table.state, seat, text).expect("an action");
        let refusal = table.rules.check(&table.state, seat, &action).expect_err("it is refused");
        table.rules.tell_refusal(&refusal.why)
    };
    let words = told("force-march traun tschaslau-kolin-boehmisch-brod-prag");
    let broglie = Message::new("piece-general").with("name", "Broglie");
    assert_eq!(words, Message::new("no-next-to-enemy").with("city", "Prag").with("piece", broglie));
}

/// A card named without its set is looked for in the hand of the power that pays.
#[test]
fn m_8_17__a_card_is_read_in_the_hand_that_pays() {
    let setup = bare("advanced-3p").pieces("toerring@augsburg=2").hand("france", "c5.1").hand("bavaria", "c5.2");
    let mut table = setup.active("france").build();
    table.play("france", "enter bavaria-t1 muenchen pay c5");
    assert_eq!((table.hand("france").len(), table.hand("bavaria").len()), (1, 0));
}

/// George II comes home to Nienburg, where Arenberg stands beside Stair's Hannover.
fn arenberg_makes_room(mode: &str, winner: &str) -> Scene {
    let setup = bare(mode).phase("politics").pieces("arenberg@nienburg=2 stair@hannover=2").hand("austria", "s5");
    let mut table = setup
        .maria(|own| {
            own.political_cards = vec!["1744-moscow-cabals".into(), "1742-walpole".into()];
            own.boxed = vec!["george-ii".into()];
            own.last_winner = Some(winner.into());
            own.display.insert("austria".into(), vec!["s5".into()]);
            own.tracks.insert("russia".into(), 0);
        })
        .build();
    table.play("prussia", "trump s");
    for power in ["prussia", "france", "pragmatic", "austria"] {
        table.play(power, "pass");
    }
    table.play("austria", "take 1744-moscow-cabals");
    table.play("austria", "execute russia=2");
    table
}

#[test]
fn m_10_1_23__a_displaced_general_does_not_join_another_player_unasked() {
    let table = arenberg_makes_room("advanced-3p", "frederick");
    assert_eq!((table.place("arenberg"), table.place("george-ii")), ("sulingen", "nienburg"));
    let table = arenberg_makes_room("advanced-2p", "a");
    let mut listed = table.list("austria");
    listed.sort();
    assert_eq!(listed, ["settle arenberg hannover", "settle arenberg sulingen"], "one player may unite them");
}

#[test]
fn m_10_1_23__a_card_brings_nobody_to_another_players_general_unasked() {
    for (mode, winner, asks) in [("advanced-3p", "frederick", true), ("advanced-2p", "a", false)] {
        let setup = bare(mode).phase("politics").pieces("arenberg@amsterdam=2 stair@breda=2").hand("pragmatic", "s5");
        let mut table = setup
            .maria(|own| {
                own.political_cards = vec!["1743-the-hague".into(), "1742-walpole".into()];
                own.boxed = vec!["dessauer".into()];
                own.last_winner = Some(winner.into());
                own.display.insert("pragmatic".into(), vec!["s5".into()]);
            })
            .build();
        table.play("prussia", "trump s");
        for power in ["prussia", "france", "pragmatic", "austria"] {
            table.play(power, "pass");
        }
        table.play("pragmatic", "take 1743-the-hague");
        table.play("pragmatic", "execute obey");
        table.play("pragmatic", "recruit pragmatic 2 stair=1 cumberland@amsterdam=1");
        let (place, troops) = if asks { ("off", 2) } else { ("amsterdam", 3) };
        assert_eq!((table.place("cumberland"), table.troops("stair")), (place, troops), "{mode}");
        assert_eq!(question(&table, "austria") == Some(About::Consent), asks, "{mode}");
    }
}
