//! M-19: annexation, reduction of aims, Saxony, neutrality; M-14, M-24 and the Silesia-Gambit: victory by fortresses.

use super::table::{Scene, Setup, bare};
use ::maria::state::SaxonSide;
use engine::event::Event;

pub fn pool(table: &Scene, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

pub fn saxony_box(table: &Scene) -> u8 {
    table.maria().politics.tracks[::maria::saxony::track(table.maria_rules()).index()]
}

pub const ALL_SILESIA: &str = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";

/// The end of a Prussian stage with all of Silesia in Prussian hands.
pub fn silesia_taken(pieces: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).markers(ALL_SILESIA).active("prussia").phase("conquest").turn(5).maria(|own| {
        own.boxed = vec!["dessauer".into(), "prussia-t2".into()];
    })
}

#[test]
fn me_43__five_markers_in_austria_give_three_aside_and_two_to_the_pool() {
    let mut table = silesia_taken("rutowski@zeitz=2")
        .markers("prag=prussia eger=prussia pilsen=prussia tabor=prussia bruenn=prussia")
        .build();
    assert_eq!(pool(&table, "prussia"), 1);
    table.play("prussia", "accept");
    table.play("austria", "accept");
    assert_eq!(table.maria().boxes.aside_prussia, 3);
    assert_eq!(pool(&table, "prussia"), 1 + 2 - 1);
    assert!(table.maria().boxes.silesia);
    assert_eq!((table.marker("prag"), table.marker("bruenn")), ("none", "none"));
    assert_eq!(table.maria().neutral_until, 7);
}

#[test]
fn m_19_1_2__the_peace_is_made_only_once_and_austria_may_refuse_it() {
    let mut table = silesia_taken("rutowski@zeitz=2").build();
    table.play("prussia", "accept");
    table.play("austria", "pass");
    assert!(!table.maria().annexed);
    assert_eq!((pool(&table, "prussia"), saxony_box(&table)), (6, 1));
    let table = silesia_taken("rutowski@zeitz=2").maria(|own| own.annexed = true).build();
    assert!(!table.list("prussia").contains(&"accept".to_string()), "no second peace");
}

#[test]
fn m_19_1_1__with_one_fortress_missing_there_is_no_offer() {
    let table = silesia_taken("rutowski@zeitz=2").markers("cosel=austria").build();
    assert!(!table.list("prussia").contains(&"accept".to_string()));
}

#[test]
fn m_19_1_9__austrians_leave_silesia_and_prussians_leave_austria() {
    let mut table =
        silesia_taken("neipperg@neisse=2 friedrich@nachod=3 austria-t1@miedzyrzecz batthyany@zuckmantel=1").build();
    table.play("prussia", "accept");
    table.play("austria", "accept");
    assert_eq!(table.place("friedrich"), "nachod", "Austria's pieces go first");
    while table.maria().phase == ::maria::state::Phase::Displace {
        let first = table.list("austria").into_iter().find(|action| action.starts_with("settle")).expect("a place");
        table.play("austria", &first);
    }
    assert_eq!(table.place("friedrich"), "glatz", "the nearest free Prussian city");
    let home = table.rules.home[table.power("austria").index()];
    for piece in ["neipperg", "austria-t1"] {
        assert!(home.contains(table.city_id(table.place(piece))), "{piece}");
    }
    assert_ne!(table.place("neipperg"), "zuckmantel", "an occupied city is not free");
}

/// A Prussian who still stands in Austria is in the way of the Austrians, who go first; an Austrian who still stood
/// in Silesia would be in nobody's way.
#[test]
fn m_19_1_10__prussians_find_their_places_after_the_austrians() {
    let nearest = |prussians: &str| {
        let mut table = silesia_taken(&format!("neipperg@neisse=2 {prussians}")).build();
        table.play("prussia", "accept");
        table.play("austria", "accept");
        table
    };
    let open = nearest("friedrich@berlin=3");
    let free: Vec<String> = if open.maria().phase == ::maria::state::Phase::Displace {
        open.list("austria")
    } else {
        vec![format!("settle neipperg {}", open.place("neipperg"))]
    };
    // Prussians stand on every one of those cities, as far as there are Prussians.
    let taken = free.iter().map(|one| one.rsplit(' ').next().expect("a city"));
    let names = ["friedrich", "schwerin", "leopold"];
    let standing: Vec<String> = taken.zip(names).map(|(city, name)| format!("{name}@{city}=2")).collect();
    assert_eq!(standing.len(), free.len(), "enough generals to fill {free:?}");
    let mut table = nearest(&standing.join(" "));
    while table.maria().phase == ::maria::state::Phase::Displace && table.place("neipperg") == "neisse" {
        assert!(table.is_asked("austria"), "Austria chooses first");
        let listed = table.list("austria");
        assert!(listed.iter().all(|one| !free.contains(one)), "{listed:?} are not free");
        table.play("austria", &listed[0]);
    }
    assert!(!free.contains(&format!("settle neipperg {}", table.place("neipperg"))));
    while table.maria().phase == ::maria::state::Phase::Displace {
        let listed = table.list("prussia");
        table.play("prussia", &listed[0]);
    }
    let prussia = ::maria::lands::home(table.maria_rules(), table.maria(), ::maria::powers::PRUSSIA);
    for name in &names[..standing.len()] {
        assert!(prussia.contains(table.city_id(table.place(name))), "{name} stands in {}", table.place(name));
    }
}

#[test]
fn m_19_1_9__of_two_who_have_a_choice_austria_is_asked_first() {
    let mut table = silesia_taken("neipperg@breslau=2 karl@brieg=2 friedrich@prag=2 schwerin@pilsen=2").build();
    table.play("prussia", "accept");
    table.play("austria", "accept");
    let mut order = Vec::new();
    while table.maria().phase == ::maria::state::Phase::Displace {
        let power = if table.is_asked("austria") { "austria" } else { "prussia" };
        order.push(power);
        let (piece, rule) = if power == "austria" { ("neipperg", "M-19.1.9") } else { ("friedrich", "M-19.1.10") };
        if table.list(power).iter().any(|one| one.starts_with(&format!("settle {piece} "))) {
            table.refuse(power, &format!("settle {piece} magdeburg"), rule);
        }
        let first = table.list(power)[0].clone();
        table.play(power, &first);
    }
    let prussian = order.iter().position(|&power| power == "prussia").expect("Prussia has a choice too");
    assert!(prussian > 0 && order[..prussian].iter().all(|&power| power == "austria"), "{order:?}");
    assert!(order[prussian..].iter().all(|&power| power == "prussia"), "{order:?}");
}

#[test]
fn m_19_1_15__markers_set_aside_return_when_a_prussian_leaves_prussia() {
    let mut table = bare("advanced-3p")
        .pieces("friedrich@landeshut=2")
        .markers(ALL_SILESIA)
        .active("prussia")
        .maria(|own| {
            own.annexed = true;
            own.aside.insert("prussia".into(), 2);
            own.tracks.insert("saxony".into(), 3);
        })
        .build();
    assert_eq!(pool(&table, "prussia"), 13 - 7 - 1 - 2);
    table.play("prussia", "march friedrich landeshut-trautenau");
    assert_eq!((pool(&table, "prussia"), table.maria().boxes.aside_prussia), (5, 0));
}

#[test]
fn me_32__neutrality_lasts_until_the_stage_after_next() {
    let after = |turn: u8| {
        let table = bare("advanced-3p")
            .pieces("friedrich@landeshut=2")
            .markers(ALL_SILESIA)
            .active("france")
            .phase("end-of-stage")
            .turn(turn)
            .maria(|own| {
                own.annexed = true;
                own.neutral_until = 7;
                own.tracks.insert("saxony".into(), 3);
            })
            .build();
        table.state.core.is_neutral(table.power("prussia"))
    };
    assert!(after(6));
    assert!(!after(7));
}

pub fn neutral_prussia(pieces: &str, active: &str, phase: &str) -> Scene {
    bare("advanced-3p")
        .pieces(pieces)
        .markers(ALL_SILESIA)
        .active(active)
        .phase(phase)
        .turn(6)
        .maria(|own| {
            own.annexed = true;
            own.neutral_until = 7;
            own.tracks.insert("saxony".into(), 3);
        })
        .build()
}

#[test]
fn m_19_4_3__neutral_pieces_stay_at_home() {
    let mut table = neutral_prussia("friedrich@landeshut=2", "prussia", "movement");
    table.refuse("prussia", "march friedrich landeshut-trautenau", "M-19.4.3");
    table.play("prussia", "march friedrich landeshut-jauer");
}

#[test]
fn m_19_4_5__nobody_enters_neutral_ground() {
    let mut table = neutral_prussia("neipperg@trautenau=2 friedrich@jauer=2", "austria", "movement");
    table.refuse("austria", "march neipperg trautenau-landeshut", "M-19.4.5");
    let stack = "neipperg@trautenau=2 karl@trautenau=2 friedrich@jauer=2";
    let mut table = neutral_prussia(stack, "austria", "movement");
    table.refuse("austria", "march karl+neipperg trautenau-landeshut", "M-19.4.5");
}

#[test]
fn m_19_2_1__france_takes_all_its_markers_in_core_austria_back() {
    let setup = |pieces: &str| {
        bare("advanced-3p")
            .pieces(pieces)
            .markers("linz=france prag=france krems=france tournai=france")
            .active("france")
            .phase("conquest")
    };
    let mut table = setup("toerring@wels=1").build();
    assert_eq!(pool(&table, "france"), 7);
    table.play("france", "accept");
    assert_eq!((table.maria().boxes.aside_france, pool(&table, "france")), (2, 8));
    assert_eq!((table.marker("linz"), table.marker("prag"), table.marker("tournai")), ("none", "none", "france"));
    assert!(table.maria().reduced);
    let mut four = setup("toerring@wels=1").markers("wien=france").build();
    four.play("france", "accept");
    assert_eq!((four.maria().boxes.aside_france, pool(&four, "france")), (2, 8), "two aside, two back");
    let table = setup("broglie@wels=1").build();
    assert!(!table.list("france").contains(&"accept".to_string()), "a French general stands there");
    let table = setup("toerring@wels=1").maria(|own| own.reduced = true).build();
    assert!(!table.list("france").contains(&"accept".to_string()), "once a game");
}

#[test]
fn m_19_2_3__a_conquest_on_the_bohemia_map_ends_the_reduction() {
    let setup = |pieces: &str, active: &str| {
        bare("advanced-3p").pieces(pieces).active(active).maria(|own| {
            own.reduced = true;
            own.aside.insert("france".into(), 2);
        })
    };
    let mut table = setup("toerring@rohrbach=1", "bavaria").build();
    assert_eq!(pool(&table, "france"), 9);
    table.play("bavaria", "march toerring rohrbach-linz-wels");
    assert_eq!((table.marker("linz"), pool(&table, "france")), ("france", 9 + 2 - 1));
    let mut table = setup("moritz@valenciennes=1", "france").build();
    table.play("france", "march moritz valenciennes-tournai-kortrijk");
    assert_eq!((table.maria().boxes.aside_france, pool(&table, "france")), (2, 8), "Flanders does not count");
}

/// Nine Prussians without a retreat: three points, the marker two boxes short of neutrality and more.
pub fn disaster(at: u8, more: &str) -> Scene {
    let pieces = format!(
        "karl@horn=8 traun@horn=8 friedrich@krems=8 schwerin@krems=1 austria-t2@sankt-poelten austria-t3@zwettl {more}"
    );
    let mut table = bare("advanced-3p")
        .pieces(&pieces)
        .active("austria")
        .phase("combat")
        .maria(|own| {
            own.tracks.insert("saxony".into(), at);
            own.boxed = vec!["dessauer".into()];
        })
        .build();
    table.play("prussia", "concede");
    table
}

#[test]
fn me_33__one_combat_may_carry_saxony_straight_to_austria() {
    let mut table = disaster(2, "rutowski@leipzig=2 prussia-t1@torgau");
    table.refuse("austria", "shift 4", "M-19.3.2");
    table.play("austria", "shift 3");
    assert_eq!((saxony_box(&table), table.maria().saxony), (5, SaxonSide::Austrian));
    assert_eq!((table.place("rutowski"), table.place("prussia-t1")), ("leipzig", "torgau"), "no neutrality effects");
    assert_eq!(table.seat_of("saxony"), table.seat_of("austria"));
}

/// Friedrich retreats from Bruex over Saxon ground, as long as Saxony is his ally; then it turns neutral and sends him
/// off.
#[test]
fn m_19_3_5__saxony_turns_after_the_retreat_and_not_before() {
    let pieces = "karl@aussig=8 friedrich@bruex=5 rutowski@leipzig=2 austria-t2@saaz";
    let setup = bare("advanced-3p").pieces(pieces).active("austria").phase("combat").maria(|own| {
        own.tracks.insert("saxony".into(), 2);
        own.boxed = vec!["dessauer".into()];
    });
    let mut table = setup.build();
    table.play("prussia", "concede");
    assert_eq!((table.maria().phase, saxony_box(&table)), (::maria::state::Phase::Retreat, 2));
    table.refuse("austria", "shift 1", "M-11.2.1");
    let ways = table.list("austria");
    assert!(!ways.is_empty() && ways.iter().all(|way| way.starts_with("retreat bruex-freiberg-")), "{ways:?}");
    table.play("austria", &ways[0]);
    let saxony = table.rules.home[table.power("saxony").index()];
    assert!(saxony.contains(table.city_id(table.place("friedrich"))), "he stands in Saxony");
    table.play("austria", "shift 1");
    assert_eq!(table.maria().saxony, SaxonSide::Neutral);
    while table.maria().phase == ::maria::state::Phase::Displace {
        let first = table.list("prussia").remove(0);
        table.play("prussia", &first);
    }
    assert!(!saxony.contains(table.city_id(table.place("friedrich"))), "and must leave it");
}

/// What Saxony wins, loses and conquers, by whom it is allied with: the power that scores and the other one.
#[test]
fn m_19_3_16__saxonys_points_and_conquests_count_for_austria_while_it_is_allied_with_it() {
    let setup = |at: u8, pieces: &str, active: &str| {
        bare("advanced-3p").pieces(pieces).active(active).maria(|own| {
            own.tracks.insert("saxony".into(), at);
            own.battle.insert("austria".into(), 1);
            own.battle.insert("prussia".into(), 1);
        })
    };
    let battles = |table: &Scene| {
        let of = |power: &str| table.maria().boxes.battle[table.power(power).index()];
        (of("prussia"), of("austria"))
    };
    for (at, foe, won, lost) in [(5, "schwerin", (0, 2), (2, 0)), (1, "neipperg", (2, 0), (0, 2))] {
        let active = if at == 5 { "austria" } else { "prussia" };
        let mut table = setup(at, &format!("rutowski@prag=8 {foe}@jungbunzlau=2"), active).phase("combat").build();
        table.play(if at == 5 { "prussia" } else { "austria" }, "concede");
        assert_eq!((table.place(foe), battles(&table)), ("off", won), "box {at}");
        let mut table = setup(at, &format!("rutowski@prag=2 {foe}@jungbunzlau=8"), active).phase("combat").build();
        table.play("saxony", "concede");
        assert_eq!((table.place("rutowski"), battles(&table)), ("off", lost), "box {at}");
    }
    let mut table = setup(5, "rutowski@crossen=2", "austria").build();
    table.play("austria", "march rutowski crossen-guben");
    assert_eq!(table.marker("crossen"), "austria");
    let mut table = setup(1, "rutowski@leitmeritz=2", "prussia").build();
    table.play("saxony", "march rutowski leitmeritz-aussig");
    assert_eq!(table.marker("leitmeritz"), "prussia");
}

/// What was offered in Saxony's name was offered by another player; what was not stands.
#[test]
fn m_19_3_18__offers_about_saxony_lapse_when_its_leader_changes() {
    let mut table = disaster(2, "rutowski@leipzig=2 prussia-t1@torgau");
    table.play("prussia", "propose louis-xv: no-attack saxony france until 2");
    table.play("prussia", "propose louis-xv: no-attack prussia france until 2");
    table.play("austria", "shift 3");
    let told = table.events.iter().filter_map(|entry| match entry.event {
        Event::ProposalLapsed { treaty } => Some(treaty.0),
        Event::TurnBegan { .. } => Some(0),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), [1, 0, 2], "the other lapses with the turn");
}

/// The marker stops at the end of its track, however many points are lost.
#[test]
fn m_19_3_2__saxony_shifts_no_further_than_the_track_goes() {
    let mut table = disaster(4, "rutowski@leipzig=2");
    table.refuse("austria", "shift 2", "M-19.3.2");
    table.play("austria", "shift 1");
    assert_eq!((saxony_box(&table), table.maria().saxony), (5, SaxonSide::Austrian));
}

#[test]
fn m_19_3_4__saxony_shifts_only_as_far_as_austria_wants() {
    let mut table = disaster(1, "rutowski@leipzig=2");
    table.play("austria", "shift 0");
    assert_eq!(saxony_box(&table), 1);
    let mut table = disaster(1, "rutowski@leipzig=2");
    table.play("austria", "shift 1");
    assert_eq!((saxony_box(&table), table.maria().saxony), (2, SaxonSide::Prussian));
}

#[test]
fn m_19_3_9__when_saxony_turns_neutral_foreigners_go_home() {
    let mut table = disaster(2, "rutowski@leipzig=2 leopold@freiberg=2 saxony-t1@dresden");
    table.play("austria", "shift 1");
    while table.maria().phase == ::maria::state::Phase::Displace {
        let first = table.list("prussia").into_iter().find(|action| action.starts_with("settle")).expect("a place");
        table.play("prussia", &first);
    }
    assert_eq!((saxony_box(&table), table.maria().saxony), (3, SaxonSide::Neutral));
    assert_eq!((table.place("rutowski"), table.place("saxony-t1")), ("freiberg", "zeitz"));
    let prussia = table.rules.home[table.power("prussia").index()];
    assert!(prussia.contains(table.city_id(table.place("leopold"))));
}

#[test]
fn m_19_3_10__markers_on_saxon_fortresses_return_in_neutrality_and_stay_with_austria() {
    let held = |boxes: u8| {
        let pieces = "karl@horn=8 traun@horn=8 friedrich@krems=8 schwerin@krems=1 austria-t2@sankt-poelten \
                      austria-t3@zwettl";
        let mut table = bare("advanced-3p")
            .pieces(pieces)
            .markers("torgau=austria")
            .active("austria")
            .phase("combat")
            .maria(|own| {
                own.tracks.insert("saxony".into(), 2);
                own.boxed = vec!["dessauer".into()];
            })
            .build();
        table.play("prussia", "concede");
        table.play("austria", &format!("shift {boxes}"));
        table.marker("torgau").to_string()
    };
    assert_eq!(held(1), "none");
    assert_eq!(held(3), "austria");
}

#[test]
fn m_19_3_12__a_saxon_general_leaves_a_mixed_stack() {
    let mut table = disaster(2, "rutowski@leipzig=2 leopold@leipzig=2");
    table.play("austria", "shift 3");
    assert_eq!(table.place("rutowski"), "leipzig");
    table.refuse("austria", "settle rutowski dresden", "M-19.3.12");
    table.play("austria", "settle rutowski grimma");
    assert_eq!((table.place("rutowski"), table.place("leopold")), ("grimma", "leipzig"));
}

#[test]
fn m_24_8__with_two_players_only_losses_on_the_bohemia_map_move_saxony() {
    let lost = |pieces: &str| {
        let mut table = bare("advanced-2p").pieces(pieces).active("austria").phase("combat").build();
        table.play("france", "concede");
        table.maria().phase == ::maria::state::Phase::SaxonShift
    };
    assert!(lost("karl@wels=8 broglie@linz=2"));
    assert!(!lost("arenberg@tirlemont=8 maillebois@namur=2"));
}

const FRENCH_8: &str = "prag=france eger=france pilsen=france budweis=france tabor=france leitmeritz=france \
                        linz=france krems=france";
const PRUSSIAN_9: &str = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia bruenn=prussia \
                          olmuetz=prussia iglau=prussia koeniggraetz=prussia";

fn introductory(mode: &str) -> Setup {
    bare(mode).phase("conquest").active("france")
}

#[test]
fn m_14_8__louis_wins_with_nine_fortresses_in_austria() {
    let table = introductory("introductory-3p").markers(FRENCH_8).build();
    assert!(table.winners().is_empty());
    let table = introductory("introductory-3p").markers(FRENCH_8).questions("wien=france").build();
    assert_eq!(table.winners(), ["louis-xv"]);
}

#[test]
fn m_14_9__frederick_wins_with_twelve_fortresses_two_of_them_his_from_the_start() {
    let setup = || introductory("introductory-3p").active("prussia").markers(PRUSSIAN_9);
    assert!(setup().build().winners().is_empty(), "eleven");
    assert_eq!(setup().questions("hradisch=prussia").build().winners(), ["frederick"]);
}

#[test]
fn m_14_10__maria_theresa_wins_when_turn_nine_ends() {
    let table = bare("introductory-3p").turn(9).phase("end-of-turn").markers(FRENCH_8).build();
    assert_eq!(table.winners(), ["maria-theresa"]);
    let table = bare("introductory-3p").turn(8).phase("end-of-turn").build();
    assert!(table.winners().is_empty());
}

#[test]
fn m_24_2__a_wins_only_with_both_goals() {
    let table = introductory("introductory-2p").markers(FRENCH_8).questions("wien=france").build();
    assert!(table.winners().is_empty(), "one goal is not enough");
    let setup = introductory("introductory-2p").markers(FRENCH_8).markers(PRUSSIAN_9).markers("hradisch=prussia");
    assert_eq!(setup.questions("wien=france").build().winners(), ["a"]);
}

#[test]
fn m_24_4__one_goal_at_the_end_of_turn_nine_is_a_draw() {
    let end = |markers: &str| {
        let table = bare("introductory-2p").turn(9).phase("end-of-turn").markers(markers).build();
        table.winners().into_iter().map(String::from).collect::<Vec<_>>()
    };
    assert_eq!(end(FRENCH_8), ["b"]);
    assert_eq!(end(&format!("{FRENCH_8} wien=france")), ["a", "b"]);
}

#[test]
fn me_39__the_cession_sets_new_goals() {
    // Prussia holds six of Silesia and three in Austria, France five in Austria.
    let mut table = bare("schlesien-gambit")
        .pieces("friedrich@landeshut=2 rutowski@leipzig=2")
        .hand("prussia", "s5")
        .markers("breslau=prussia brieg=prussia neisse=prussia glatz=prussia")
        .markers("bruenn=prussia olmuetz=prussia iglau=prussia")
        .markers("prag=france eger=france pilsen=france budweis=france tabor=france")
        .turn(6)
        .phase("end-of-turn")
        .build();
    table.play("austria", "accept");
    let need = |power: &str| {
        let power = table.power(power);
        ::maria::goals::standing(table.maria_rules(), &table.state.core, table.maria(), power).map(|goal| goal.needed)
    };
    assert_eq!((need("austria"), need("pragmatic"), need("france")), (Some(7), Some(8), Some(13)));
}

#[test]
fn m_sg2_2_2__without_a_cession_the_first_goals_stand() {
    let setup = || bare("schlesien-gambit").turn(6).phase("end-of-turn").pieces("friedrich@landeshut=2");
    let mut table = setup().build();
    table.play("austria", "pass");
    assert!(table.maria().ceded.is_none());
    assert_eq!(table.place("friedrich"), "landeshut");
    let table = bare("schlesien-gambit").phase("conquest").markers(FRENCH_8).questions("wien=france").build();
    assert_eq!(table.winners(), ["louis-xv"]);
}

#[test]
fn r_111__at_the_cession_maria_theresa_goes_before_the_others() {
    let mut table = bare("schlesien-gambit")
        .markers("liegnitz=austria glogau=austria amberg=austria")
        .markers("bruenn=prussia olmuetz=prussia iglau=prussia koeniggraetz=prussia prag=prussia eger=prussia")
        .markers("pilsen=prussia budweis=prussia tabor=prussia")
        .markers("lille=pragmatic metz=pragmatic verdun=pragmatic sedan=pragmatic")
        .markers("thionville=pragmatic arras=pragmatic givet=pragmatic maubeuge=pragmatic")
        .turn(6)
        .phase("end-of-turn")
        .build();
    // Austria, with all seven of Silesia, needs one and has Amberg; the Pragmatic Army needs 5 + 3 and has eight.
    table.play("austria", "accept");
    assert_eq!(table.winners(), ["maria-theresa"]);
}
