//! M-11.1: who fights whom and how a combat runs; M-11.2: the way of the beaten.

use super::table::{Scene, Setup, bare};
use crate::inspect::RetreatQuery;
use ::maria::state::Phase;
use engine::event::Event;
use engine::question::About;

fn combat(pieces: &str, active: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).active(active).phase("combat")
}

/// What the leader of a power is asked.
fn question(table: &Scene, power: &str) -> Option<About> {
    table.rules.asked(&table.state, table.seat_of(power)).map(|question| question.about)
}

/// The score of the side with the right to play, and its power.
#[track_caller]
fn score(table: &Scene) -> (i16, String) {
    let asked = table.rules.seats().find_map(|seat| table.rules.asked(&table.state, seat));
    let asked = asked.expect("somebody has the right to play");
    let About::Duel { score, .. } = asked.about else { panic!("{asked:?}") };
    (score, table.rules.pack.power_of(asked.power).slug.clone())
}

fn retreats(table: &Scene, power: &str) -> Vec<String> {
    table.list(power).iter().filter_map(|text| Some(text.strip_prefix("retreat ")?.to_string())).collect()
}

#[test]
fn m_11_1_1__every_active_general_attacks_every_enemy_beside_him() {
    let pieces = "friedrich@landeshut=2 schwerin@breslau=2 neipperg@trautenau=2 karl@jauer=2 traun@strehlen=2";
    let mut table = combat(pieces, "prussia").build();
    let attacks = ["attack friedrich karl", "attack friedrich neipperg", "attack schwerin traun"];
    let mut listed = table.list("prussia");
    listed.sort();
    assert_eq!(listed, attacks);
    table.refuse("prussia", "end", "M-5.3");
    table.refuse("prussia", "attack schwerin karl", "M-11.1.1");
    table.refuse("austria", "attack karl friedrich", "M-5.1");
    table.play("prussia", attacks[0]);
    table.play("prussia", "concede");
    assert_eq!(table.list("prussia").len(), 2);
    table.play("prussia", attacks[1]);
    table.play("prussia", "concede");
    assert_eq!(score(&table), (0, "prussia".into()), "the last one needs no choice: Schwerin meets Traun");
}

#[test]
fn m_11_1_2__enemies_fight_across_the_border() {
    let table = combat("broglie@ulm=3 arenberg@geislingen=2", "france").build();
    assert_eq!(score(&table), (-1, "austria".into()));
    let quiet = bare("schlesien-gambit").pieces("broglie@ulm=3 arenberg@geislingen=2").active("france");
    assert_ne!(quiet.phase("combat").build().maria().phase, Phase::Duel, "no combat on Flanders before a cession");
}

#[test]
fn m_11_1_4__a_side_plays_the_suit_of_its_own_sector() {
    let setup = combat("neipperg@trautenau=2 friedrich@landeshut=6", "austria");
    let mut table = setup.hand("austria", "d8 s9").hand("prussia", "s5 d5").build();
    table.refuse("austria", "play s9", "M-11.1.4");
    table.play("austria", "play d8");
    table.refuse("prussia", "play d5", "M-11.1.4");
    table.play("prussia", "play s5");
}

#[test]
fn m_11_1_9__the_negative_side_plays_card_by_card_until_it_reaches_zero() {
    let setup = combat("neipperg@trautenau=2 friedrich@landeshut=6", "austria");
    let mut table = setup.hand("austria", "d2.1 d2.2 d3").hand("prussia", "s5").build();
    assert_eq!(score(&table), (-4, "austria".into()));
    table.refuse("prussia", "play s5", "M-11.1.10");
    table.play("austria", "play d2.1");
    assert_eq!(score(&table), (-2, "austria".into()), "still negative: it may play on");
    table.play("austria", "play d2.2");
    assert_eq!(score(&table), (0, "prussia".into()), "at zero the right passes");
}

/// With a card in hand or without one.
#[test]
fn m_11_1_11__who_stops_below_zero_is_beaten() {
    for hand in ["", "d9"] {
        let setup = combat("friedrich@landeshut=5 neipperg@trautenau=3", "prussia").hand("austria", hand);
        let mut table = setup.build();
        table.play("austria", "concede");
        let (loser, winner) = (table.piece("neipperg"), table.piece("friedrich"));
        let beaten = Event::Beaten { loser, winner, score: -2, lost: 2 };
        assert!(table.happened(|event| *event == beaten), "{hand}");
    }
}

#[test]
fn m_11_1_18__at_an_even_start_the_attacker_plays_first() {
    let pieces = "friedrich@landeshut=3 neipperg@trautenau=3";
    assert_eq!(score(&combat(pieces, "prussia").build()), (0, "prussia".into()));
    let mut table = combat(pieces, "austria").hand("austria", "d5").build();
    assert_eq!(score(&table), (0, "austria".into()), "in Austria's stage Austria attacks");
    table.refuse("austria", "concede", "M-11.1.15");
}

#[test]
fn r_107__a_tie_is_fought_again_in_the_next_stage() {
    let pieces = "friedrich@landeshut=3 neipperg@trautenau=3";
    let mut table = combat(pieces, "prussia").build();
    table.play("prussia", "concede");
    assert_eq!(question(&table, "austria"), Some(About::Movement));
    table.play("austria", "end");
    table.play("pragmatic", "end");
    assert_eq!(score(&table), (0, "austria".into()));
}

#[test]
fn m_11_1_19__a_stack_fights_as_one_but_two_stacks_never_together() {
    let pieces = "friedrich@landeshut=4 schwerin@landeshut=5 neipperg@trautenau=6 karl@jauer=7";
    let mut table = combat(pieces, "austria").build();
    assert_eq!(table.list("austria").len(), 2, "one combat for each Austrian general, against the stack");
    table.play("austria", "attack karl friedrich");
    assert!(table.happened(|event| matches!(event, Event::CombatBegan { attackers: 7, defenders: 9, .. })));
    assert_eq!(score(&table), (-2, "austria".into()));
}

#[test]
fn m_11_2_1__the_retreat_comes_before_the_next_combat() {
    let pieces = "friedrich@landeshut=5 neipperg@trautenau=3 schwerin@breslau=2 traun@strehlen=2";
    let mut table = combat(pieces, "prussia").build();
    table.play("prussia", "attack friedrich neipperg");
    table.play("austria", "concede");
    assert_eq!(question(&table, "prussia"), Some(About::Retreat { steps: 2 }));
    table.refuse("prussia", "attack schwerin traun", "M-11.2.1");
    table.play("prussia", "retreat trautenau-nachod-glatz");
    assert_eq!(score(&table), (0, "prussia".into()));
}

/// A stack of one power has lost: its owner splits what is left, and only the sum is told.
#[test]
fn r_39__the_owner_splits_the_losses_of_a_stack_and_only_the_sum_is_public() {
    let fought = |split: &str| {
        let pieces = "friedrich@landeshut=8 schwerin@landeshut=2 neipperg@trautenau=4 batthyany@trautenau=4";
        let mut table = combat(pieces, "prussia").build();
        table.play("austria", "concede");
        table.refuse("austria", "transfer batthyany=6 neipperg=0", "M-6.8");
        table.play("austria", split);
        let view = table.rules.view(&table.state, Some(table.seat_of("prussia")));
        (view, table.total("austria"), table.troops("batthyany"))
    };
    let (evenly, unevenly) = (fought("transfer batthyany=3 neipperg=3"), fought("transfer batthyany=5 neipperg=1"));
    assert_eq!((evenly.1, evenly.2, unevenly.1, unevenly.2), (6, 3, 6, 5));
    assert_eq!(evenly.0, unevenly.0, "the winner cannot tell");
}

#[test]
fn m_11_2_3__a_stack_retreats_together() {
    let mut table =
        combat("friedrich@landeshut=8 schwerin@landeshut=2 neipperg@trautenau=4 batthyany@trautenau=4", "prussia")
            .build();
    table.play("austria", "concede");
    table.play("prussia", "retreat trautenau-koeniggraetz-reichenau");
    assert_eq!((table.place("neipperg"), table.place("batthyany")), ("reichenau", "reichenau"));
    assert_eq!(table.total("austria"), 6);
}

/// Bruex - Freiberg - Dresden ends three cities from Aussig by road, over Königstein, whoever stands on that road.
#[test]
fn r_33__the_distance_from_the_winner_is_measured_on_the_whole_road_net() {
    for between in ["", " prussia-t1@koenigstein", " austria-t1@koenigstein"] {
        let mut table = combat(&format!("friedrich@aussig=5 neipperg@bruex=3{between}"), "prussia").build();
        table.play("austria", "concede");
        let ways = retreats(&table, "prussia");
        let from_winner = |way: &String| {
            let end = table.city_id(way.rsplit('-').next().expect("a city"));
            table.rules.pack.roads.distance(table.city_id("aussig"), end)
        };
        let farthest = ways.iter().map(from_winner).max().expect("a way");
        assert!(ways.iter().all(|way| from_winner(way) == farthest), "{ways:?}");
        assert!(ways.len() > 1, "ties are the winner's choice");
        table.refuse("prussia", "retreat bruex-freiberg-dresden", "M-11.2.6");
    }
    // Full length comes before distance: with all other roads closed he goes where he is near.
    let closed = "friedrich@aussig=5 neipperg@bruex=3 austria-t1@saaz austria-t2@chemnitz";
    let mut table = combat(closed, "prussia").build();
    table.play("austria", "concede");
    assert_eq!(table.place("neipperg"), "dresden");
}

#[test]
fn m_11_2_6__the_end_lies_as_far_from_the_winner_as_can_be() {
    for more in ["", " prussia-t1@koenigstein"] {
        let pieces = format!("friedrich@aussig=5 neipperg@bruex=3{more}");
        let mut table = combat(&pieces, "prussia").build();
        table.play("austria", "concede");
        table.refuse("prussia", "retreat bruex-freiberg-dresden", "M-11.2.6");
        let ends = retreats(&table, "prussia");
        assert!(
            ends.contains(&"bruex-saaz-kaaden".to_string()) && ends.contains(&"bruex-freiberg-chemnitz".to_string())
        );
        assert!(ends.iter().all(|path| !path.ends_with("dresden")), "{ends:?}");
        table.play("prussia", "retreat bruex-saaz-kaaden");
    }
}

#[test]
fn m_11_2_11__only_french_and_austrian_generals_retreat_over_the_border() {
    for (loser, crosses) in [("broglie", true), ("toerring", false)] {
        let mut table = combat(&format!("karl@dillingen=3 {loser}@ulm=2"), "austria").build();
        table.play("france", "concede");
        let ways = retreats(&table, "austria");
        assert_eq!(ways.contains(&"ulm-geislingen".to_string()), crosses, "{loser}: {ways:?}");
        if !crosses {
            table.refuse("austria", "retreat ulm-geislingen", "M-11.2.11");
        }
        assert!(ways.contains(&"ulm-aalen".to_string()));
    }
}

/// Moritz stands in Geislingen, beyond the border, and joins Toerring in Ulm; trains close every other road.
fn moritz_joins_toerring(troops: u8, commander: &str, more: &str) -> Scene {
    let pieces = format!(
        "moritz@geislingen=5 toerring@ulm={troops} karl@dillingen=8 france-t1@aalen france-t2@memmingen \
         bavaria-t1@donauwoerth {more}"
    );
    let mut table = bare("advanced-3p").pieces(&pieces).active("france").build();
    table.play("france", "march moritz geislingen-ulm");
    table.play("france", &format!("command {commander}"));
    table.play("france", "end");
    table
}

/// What `inspect` says of a retreat: the end cities.
fn foretold(table: &Scene, loser: &str, winner: &str, loss: u8) -> Vec<&'static str> {
    let query = RetreatQuery { loser: table.piece(loser), winner: table.piece(winner), loss };
    let inspection = table.rules.inspect(&table.state, &[query]).expect("both stand on the board");
    inspection.retreats[0].iter().map(|way| table.city_name(way.path.end())).collect()
}

/// M-11.2.4: Toerring is gone when the way is judged, so Moritz may cross the border.
#[test]
fn m_11_2_11__a_partner_who_died_closes_no_border() {
    let mut table = moritz_joins_toerring(1, "moritz", "");
    let mut ends = foretold(&table, "moritz", "karl", 2);
    ends.sort_unstable();
    assert_eq!(ends, ["ehingen", "stuttgart"]);
    table.play("france", "concede");
    assert_eq!((table.place("toerring"), table.troops("moritz")), ("off", 4));
    let mut ways = retreats(&table, "austria");
    ways.sort();
    assert_eq!(ways, ["ulm-geislingen-ehingen", "ulm-geislingen-stuttgart"], "the winner chooses");
    table.play("austria", "retreat ulm-geislingen-ehingen");
    assert_eq!(table.place("moritz"), "ehingen");
}

/// The only way left is taken by itself.
#[test]
fn m_11_2_11__a_commander_left_alone_takes_the_only_way_over_the_border() {
    let mut table = moritz_joins_toerring(1, "moritz", "pragmatic-t1@ehingen");
    assert_eq!(foretold(&table, "moritz", "karl", 2), ["stuttgart"]);
    table.play("france", "concede");
    assert_eq!((table.place("moritz"), table.troops("moritz")), ("stuttgart", 4));
}

/// with both alive the stack cannot split, and a Bavarian alone cannot cross.
#[test]
fn r_31__a_partner_who_lives_still_closes_the_border() {
    let mut table = moritz_joins_toerring(2, "moritz", "");
    assert_eq!(foretold(&table, "moritz", "karl", 1), [""; 0]);
    table.play("france", "concede");
    assert_eq!((table.place("toerring"), table.place("moritz")), ("off", "off"));
    let mut table = moritz_joins_toerring(4, "toerring", "traun@dillingen=6");
    assert_eq!(foretold(&table, "toerring", "karl", 5), [""; 0]);
    table.play("france", "concede");
    assert_eq!((table.place("toerring"), table.place("moritz")), ("off", "off"));
}

/// The same for Austria: with the Saxon gone Karl may leave for the other map, with him alive he may not.
#[test]
fn r_31__an_austrian_whose_saxon_died_may_cross_the_border() {
    for (troops, more, place) in [(1, "", "stuttgart"), (4, "belle-isle@dillingen=3", "off")] {
        let pieces = format!(
            "karl@geislingen=5 rutowski@ulm={troops} moritz@dillingen=8 austria-t1@aalen austria-t2@memmingen \
             austria-t3@ehingen {more}"
        );
        let setup = bare("advanced-3p").pieces(&pieces).active("austria").maria(|own| {
            own.tracks.insert("saxony".into(), 5);
        });
        let mut table = setup.build();
        table.play("austria", "march karl geislingen-ulm");
        table.play("austria", "command karl");
        table.play("austria", "end");
        table.play("pragmatic", "end");
        table.play("austria", "concede");
        assert_eq!((table.place("karl"), table.place("rutowski")), (place, "off"), "{troops}");
    }
}

#[test]
fn r_35__poland_is_open_to_a_retreat_and_neutral_ground_is_not() {
    let mut table = combat("karl@lueben=3 friedrich@glogau=2", "austria").build();
    table.play("prussia", "concede");
    assert!(retreats(&table, "austria").contains(&"glogau-leszno".to_string()));
    for (at, open) in [(1, true), (3, false)] {
        let setup = combat("karl@aussig=5 friedrich@bruex=3 leopold@karlsbad=2", "austria").maria(|own| {
            own.tracks.insert("saxony".into(), at);
        });
        let mut table = setup.build();
        table.play("prussia", "concede");
        let ways = retreats(&table, "austria");
        assert_eq!(ways.iter().any(|path| path.contains("freiberg")), open, "{ways:?}");
        assert!(ways.contains(&"bruex-saaz-kaaden".to_string()), "next to an own general or an enemy is no bar");
    }
}

/// Friedrich, beaten by Stair, is sent where their common leader wants, as far from Stair as can be.
#[test]
fn r_89__who_leads_winner_and_loser_chooses_the_retreat_under_the_same_limits() {
    let mut table = combat("friedrich@ulm=2 stair@geislingen=3", "prussia").build();
    table.play("prussia", "concede");
    assert_eq!(question(&table, "prussia"), Some(About::Retreat { steps: 1 }));
    assert!(table.is_asked("pragmatic"), "as leader of the winner");
    assert!(table.try_play("pragmatic", "retreat ulm-geislingen").is_err(), "not to Stair himself");
    assert!(retreats(&table, "pragmatic").len() > 1);
    table.play("pragmatic", "retreat ulm-memmingen");
    assert_eq!((table.place("friedrich"), table.troops("friedrich")), ("memmingen", 1));
}

#[test]
fn r_37__a_prussian_and_a_pragmatic_general_fight_though_one_player_leads_both() {
    let setup =
        combat("friedrich@ulm=3 stair@geislingen=2", "prussia").hand("prussia", "c5").hand("pragmatic", "d2 s9");
    let mut table = setup.build();
    assert_eq!(score(&table), (-1, "pragmatic".into()));
    table.refuse("pragmatic", "play s9", "M-11.1.4");
    table.play("pragmatic", "play d2");
    assert_eq!(score(&table), (-1, "prussia".into()), "each side is asked for itself, with its own hand");
    table.play("prussia", "concede");
    table.play("pragmatic", "retreat ulm-memmingen");
    assert_eq!(table.maria().last_winner, Some(table.seat_of("pragmatic")));
}

#[test]
fn r_109__who_is_placed_next_to_an_enemy_does_not_fight_before_a_combat_phase() {
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("friedrich@tulln=3").hand("austria", "h4");
    let mut table = setup.maria(|own| own.boxed = vec!["dessauer".into()]).build();
    table.play("austria", "recruit austria 1 pay h4 traun@wien=1");
    assert_eq!((table.place("traun"), table.troops("traun"), table.troops("friedrich")), ("wien", 1, 3));
    assert!(!table.happened(|event| matches!(event, Event::CombatBegan { .. })));
}

#[test]
fn r_115__the_side_with_the_right_is_asked_even_without_a_card() {
    let table = combat("neipperg@trautenau=2 friedrich@landeshut=6", "austria").build();
    assert!(table.hand("austria").is_empty());
    assert_eq!(table.list("austria"), ["concede"]);
    assert_eq!(score(&table), (-4, "austria".into()));
    let setup = bare("advanced-3p").phase("politics").maria(|own| own.last_winner = Some("louis-xv".into()));
    let mut table = setup.build();
    table.play("france", "trump s");
    assert_eq!(question(&table, "prussia"), Some(About::Bid), "also a power without a card");
    assert_eq!(table.list("prussia"), ["pass"]);
}

/// A fortress left by a mixed stack falls to the commander's power if he stands face-up, else to the other's.
#[test]
fn r_51__a_stack_conquers_for_its_commander_or_for_who_can() {
    for (friedrich, rutowski, by) in [("", "", Some(2)), ("!", "", Some(3)), ("!", "!", None)] {
        let pieces = format!("friedrich@glatz=2{friedrich} rutowski@nachod=2{rutowski}");
        let mut table = bare("advanced-3p").pieces(&pieces).active("prussia").build();
        table.play("prussia", "march rutowski nachod-glatz");
        table.play("prussia", "command friedrich");
        let both = [table.piece("friedrich"), table.piece("rutowski")].into_iter().collect();
        let conqueror = ::maria::fortress::conqueror(table.maria_rules(), &table.state.core, both);
        assert_eq!(conqueror.map(|power| power.0), by, "{pieces}");
    }
    let setup = bare("advanced-3p").pieces("schwerin@glatz=2! leopold@glatz=2").active("prussia");
    let mut table = setup.build();
    table.play("prussia", "march schwerin+leopold glatz-nachod");
    assert_eq!(table.marker("glatz"), "prussia", "Leopold, face-up, conquers though Schwerin commands");
}
