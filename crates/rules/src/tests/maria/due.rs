//! what is due to be fought when alliances change in the middle of a combat phase.

use super::table::{Scene, Setup, bare};
use ::maria::state::{Phase, SaxonSide};
use engine::event::Event;
use engine::shared::duel::Pair;
use engine::state::Place;

/// Karl destroys nine Prussians in Krems: three points, and Saxony leaves Prussia as far as Austria wants.
const DISASTER: &str = "karl@horn=8 traun@horn=8 friedrich@krems=8 leopold@krems=1 austria-t2@sankt-poelten \
                        austria-t3@zwettl";

fn phase(pieces: &str, active: &str) -> Setup {
    bare("advanced-3p").pieces(DISASTER).pieces(pieces).active(active).phase("combat").turn(2).maria(|own| {
        own.tracks.insert("saxony".into(), 2);
        own.boxed = vec!["dessauer".into()];
    })
}

/// Karl's combat is fought first; then the marker of Saxony goes this far.
#[track_caller]
fn saxony_turns(table: &mut Scene, boxes: u8) {
    let attack = table.list("austria").into_iter().chain(table.list("prussia"));
    let first = attack.into_iter().find(|text| text.ends_with("karl friedrich") || text.ends_with("friedrich karl"));
    let first = first.expect("Karl and Friedrich fight");
    let power = if first.starts_with("attack karl") { "austria" } else { "prussia" };
    table.play(power, &first);
    table.play("prussia", "concede");
    table.play("austria", &format!("shift {boxes}"));
}

/// Everybody who must leave goes to the first place open to him.
fn settle_all(table: &mut Scene) {
    while table.maria().phase == Phase::Displace {
        let asked = ["france", "prussia", "austria", "pragmatic"].into_iter().find_map(|power| {
            let place = table.list(power).into_iter().find(|text| text.starts_with("settle"));
            place.map(|place| (power, place))
        });
        let (power, place) = asked.expect("somebody settles");
        table.play(power, &place);
    }
}

/// Attackers and defenders of the combats begun, with the armies named.
fn begun(table: &Scene) -> Vec<(&str, &str, u8, u8)> {
    let slug = |piece: board::PieceId| table.rules.pack.pieces[piece.index()].slug.as_str();
    let told = table.events.iter().filter_map(|entry| match entry.event {
        Event::CombatBegan { attacker, defender, attackers, defenders } => {
            Some((slug(attacker), slug(defender), attackers, defenders))
        }
        _ => None,
    });
    told.skip(1).collect()
}

/// The cards the player of a power may play now.
fn plays(table: &Scene, power: &str) -> Vec<String> {
    let card = |text: &String| Some(text.strip_prefix("play ")?.split('.').next()?.to_string());
    table.list(power).iter().filter_map(card).collect()
}

fn lapsed(table: &Scene) -> usize {
    table.events.iter().filter(|entry| matches!(entry.event, Event::CombatLapsed { .. })).count()
}

#[test]
fn r_30__who_is_left_of_an_attacked_stack_is_still_fought_when_saxony_turns_neutral() {
    let mut table = phase("neipperg@prag=3 rutowski@jungbunzlau=2 schwerin@jungbunzlau=2", "austria").build();
    saxony_turns(&mut table, 1);
    assert_eq!((table.maria().saxony, table.place("rutowski")), (SaxonSide::Neutral, "freiberg"));
    assert_eq!(begun(&table), [("neipperg", "schwerin", 3, 2)]);
    assert_eq!((table.maria().phase, lapsed(&table)), (Phase::Duel, 0));
    table.play("prussia", "concede");
    assert_eq!(table.troops("schwerin"), 1);
}

#[test]
fn r_30__who_is_left_of_an_attacked_stack_is_still_fought_when_saxony_joins_austria() {
    let mut table = phase("neipperg@prag=3 rutowski@jungbunzlau=2 schwerin@jungbunzlau=2", "austria").build();
    saxony_turns(&mut table, 3);
    settle_all(&mut table);
    assert_eq!(table.maria().saxony, SaxonSide::Austrian);
    assert_ne!(table.place("rutowski"), "jungbunzlau");
    assert_eq!((begun(&table), lapsed(&table)), (vec![("neipperg", "schwerin", 3, 2)], 0));
}

/// M-11.1.1, M-11.1.20: Rutowski commanded; Schwerin now attacks with Prussia's cards.
#[test]
fn r_30__who_is_left_of_an_attacking_stack_still_attacks() {
    for boxes in [1, 3] {
        let setup = phase("neipperg@prag=5 rutowski@jungbunzlau=2 schwerin@jungbunzlau=2", "prussia");
        let mut table = setup.hand("prussia", "h5 d6 c7 s8").hand("saxony", "h3 d3 c3 s3").build();
        let attacks = ["attack friedrich karl", "attack rutowski neipperg"];
        assert_eq!(table.list("prussia"), attacks, "he commands before Saxony turns");
        saxony_turns(&mut table, boxes);
        settle_all(&mut table);
        assert_eq!((begun(&table), lapsed(&table)), (vec![("schwerin", "neipperg", 2, 5)], 0), "{boxes}");
        assert_eq!(plays(&table, "prussia"), ["c7"], "Saxony's cards are Saxony's");
    }
}

#[test]
fn r_30__each_combat_still_due_is_named_by_who_commands_now() {
    let pieces = "neipperg@prag=3 batthyany@turnau=4 rutowski@jungbunzlau=2 schwerin@jungbunzlau=2";
    let mut table = phase(pieces, "austria").build();
    assert!(table.list("austria").contains(&"attack neipperg rutowski".to_string()));
    saxony_turns(&mut table, 1);
    let mut listed = table.list("austria");
    listed.sort();
    assert_eq!(listed, ["attack batthyany schwerin", "attack neipperg schwerin"]);
    table.refuse("austria", "attack neipperg rutowski", "M-11.1.1");
    table.play("austria", "attack batthyany schwerin");
    assert_eq!(begun(&table), [("batthyany", "schwerin", 4, 2)]);
    let combat = table.rules.view(&table.state, None).combat;
    let due = Pair { attacker: table.piece("neipperg"), defender: table.piece("schwerin") };
    let fought = combat.duel.map(|duel| duel.pair.defender);
    assert_eq!((combat.pairs(), fought), (&[due][..], Some(table.piece("schwerin"))));
}

/// M-19.3.9: Schwerin is sent from Zittau to Prussia.
#[test]
fn r_30__who_was_displaced_is_not_fought_across_the_map() {
    for active in ["austria", "prussia"] {
        for more in ["", " rutowski@zittau=2"] {
            let pieces = format!("neipperg@boehmisch-leipa=3 schwerin@zittau=2{more}");
            let mut table = phase(&pieces, active).build();
            saxony_turns(&mut table, 1);
            settle_all(&mut table);
            assert_eq!(table.place("schwerin"), "crossen");
            assert_eq!((begun(&table).len(), lapsed(&table)), (0, 1), "{active}{more}");
            assert_eq!((table.troops("neipperg"), table.troops("schwerin")), (3, 2));
        }
    }
}

/// Nobody is left in Zittau; that Neipperg comes to stand beside Schwerin anew makes no combat.
#[test]
fn r_30__a_new_place_beside_the_same_enemy_is_a_new_adjacency() {
    let pieces = "neipperg@zittau=3 schwerin@boehmisch-leipa=2 austria-t1@reichenberg";
    let mut table = phase(pieces, "austria").build();
    saxony_turns(&mut table, 1);
    table.play("austria", "settle neipperg jungbunzlau");
    assert_eq!((begun(&table).len(), lapsed(&table)), (0, 1));
}

/// Leopold comes to stand in Crossen, next to Neipperg in Gruenberg; nobody stood there before.
#[test]
fn r_30__a_newcomer_makes_no_combat_of_his_own() {
    let pieces = "neipperg@boehmisch-leipa=3 schwerin@zittau=2 batthyany@gruenberg=3 rutowski@guben=2";
    let mut table = phase(pieces, "austria").build();
    saxony_turns(&mut table, 1);
    settle_all(&mut table);
    assert_eq!(table.place("schwerin"), "crossen");
    assert_eq!(begun(&table).len(), 0);
}

/// M-11.1.19: Schwerin comes to Crossen, where Leopold's combat is due, and fights beside him.
#[test]
fn r_30__a_newcomer_fights_beside_who_stood_there() {
    let pieces = "friedrich@krems=8 schwerin@krems=1 dessauer@zittau=2 leopold@crossen=2 batthyany@gruenberg=5";
    let mut table = phase(pieces, "austria").maria(|own| own.boxed.clear()).build();
    saxony_turns(&mut table, 1);
    table.play("prussia", "settle dessauer crossen");
    assert_eq!(begun(&table), [("batthyany", "leopold", 5, 4)]);
}

/// M-11.1.20, M-6.5, M-19.3.13: Rutowski comes back to Neipperg in Dresden and outranks him.
#[test]
fn r_30__the_cards_are_those_of_the_power_that_commands_now() {
    let setup = phase("neipperg@dresden=3 schwerin@bautzen=5", "austria");
    let mut table = setup.hand("austria", "h5 d5 c5 s5").hand("saxony", "h6 d6 c6 s6 h7 h8").build();
    saxony_turns(&mut table, 3);
    assert_eq!(table.maria().phase, Phase::SaxonReturn);
    table.play("austria", "recruit saxony 1 pay h7 rutowski@dresden=1");
    assert_eq!(begun(&table), [("rutowski", "schwerin", 4, 5)]);
    assert_eq!(plays(&table, "austria"), ["c6"], "a card of Saxony");
    table.play("austria", "play c6");
    table.play("prussia", "concede");
    assert_eq!(table.maria().last_winner, Some(table.seat_of("austria")));
}

/// At equal ranks Maria Theresa chooses, and her choice tells whose cards are played.
#[test]
fn r_30__a_commander_chosen_in_mid_phase_brings_his_own_cards() {
    for (commander, card) in [("karl", "c5"), ("rutowski", "c6")] {
        let pieces = "traun@horn=8 khevenhueller@horn=8 karl@dresden=3 schwerin@bautzen=5";
        let setup = phase(pieces, "austria").hand("austria", "h5 d5 c5 s5").hand("saxony", "h6 d6 c6 s6 h7 h8");
        let mut table = setup.build();
        table.play("austria", "attack traun friedrich");
        table.play("prussia", "concede");
        table.play("austria", "shift 3");
        table.play("austria", "recruit saxony 1 pay h7 rutowski@dresden=1");
        table.play("austria", &format!("command {commander}"));
        assert_eq!(begun(&table), [(commander, "schwerin", 4, 5)]);
        assert_eq!(plays(&table, "austria"), [card]);
    }
}

/// Friedrich is gone and his second combat has not lapsed yet: nothing is foretold of it.
#[test]
fn r_30__nothing_is_foretold_of_a_combat_whose_stack_is_gone() {
    let mut table =
        phase("austria-t3@wien batthyany@zwettl=2 neipperg@prag=3 schwerin@jungbunzlau=2", "austria").build();
    table.play("austria", "attack karl friedrich");
    table.play("prussia", "concede");
    assert_eq!((table.maria().phase, table.place("friedrich")), (Phase::SaxonShift, "off"));
    assert_eq!(table.fights(), ["neipperg schwerin"]);
}

/// M-11.1.19: displacement may bring one who has retreated to one who has not.
#[test]
fn m_11_1_25__who_has_retreated_stands_aside_while_another_of_his_stack_fights() {
    let pieces = "neipperg@prag=3 traun@horn=2 friedrich@krems=2 leopold@jungbunzlau=2 schwerin@berlin=2";
    let mut table = bare("advanced-3p").pieces(pieces).active("austria").phase("combat").build();
    let (schwerin, there) = (table.piece("schwerin"), table.city_id("jungbunzlau"));
    table.state.core.put(schwerin, Place::City(there));
    table.state.core.retreated.insert(schwerin);
    table.play("austria", "attack traun friedrich");
    table.play("austria", "concede");
    assert_eq!(begun(&table), [("neipperg", "leopold", 3, 2)]);
    // Both may share armies again later: of the two, the two that fought are known and no more.
    let leopold = table.piece("leopold");
    let facts = table.state.core.secret.strengths.facts().iter().filter(|fact| fact.generals.contains(leopold));
    let known: Vec<_> = facts.map(|fact| (fact.generals.len(), fact.least, fact.most)).collect();
    assert_eq!(known, [(2, 3, 10)]);
    table.refuse("prussia", "transfer schwerin=3 leopold=1", "M-11.1.25");
    table.play("prussia", "concede");
    let path = table.list("austria").remove(0);
    table.play("austria", &path);
    assert_eq!((table.place("schwerin"), table.troops("schwerin")), ("jungbunzlau", 2));
    assert_eq!(table.troops("leopold"), 1);
    assert_ne!(table.place("leopold"), "jungbunzlau");
}
