//! Treaties at their edge: as far away as promised, the moment of a date, the last place on the table.

use super::table::{Scene, Setup, bare};
use super::treaties::{agree, pass_to};
use ::maria::state::{Phase, SaxonSide};
use engine::clause::{Fault, Release, TreatyId};
use engine::event::Event;
use engine::question::{About, Form};
use engine::refusal::Why;

fn silesia() -> Setup {
    bare("advanced-3p").pieces("friedrich@jauer=4 neipperg@trautenau=4").active("prussia")
}

/// The cities in which marches of a general may end.
fn ends(table: &Scene, general: &str) -> Vec<String> {
    let march = format!("march {general} ");
    let listed = table.list("prussia").into_iter().filter(|text| text.starts_with(&march));
    listed
        .filter_map(|text| table.rules.read(&table.state, table.seat_of("prussia"), &text).ok())
        .filter_map(|action| {
            let engine::action::Action::March { path, .. } = action else { return None };
            Some(table.city_name(path.end()).to_owned())
        })
        .collect()
}

/// What is said of the last clause on the table.
fn last_clause(table: &Scene) -> String {
    let (_, treaties) = table.papers();
    treaties.last().and_then(|treaty| treaty.clauses.last()).expect("an offer").clone()
}

#[test]
fn r_90__a_march_may_come_just_as_near_as_promised() {
    let mut table = silesia().build();
    let away = |table: &Scene, city: &str| table.rules.pack.roads.distance(table.city_id("brieg"), table.city_id(city));
    let distance = away(&table, "jauer") - 1;
    let offer = format!("propose maria-theresa: keep-away prussia brieg {distance} until 2");
    agree(&mut table, "prussia", "austria", &offer);
    let nearest = ends(&table, "friedrich").iter().map(|city| away(&table, city)).min();
    assert_eq!(nearest, Some(distance));
}

/// Whatever city a promise closes, the list names every end that some way around it reaches.
#[test]
fn r_90__lists_find_every_way_around_what_is_closed() {
    let plain = silesia().build();
    let roads = &plain.rules.pack.roads;
    let start = plain.city_id("jauer");
    let mut around = 0;
    for &closed in roads.neighbours(start) {
        let mut table = silesia().build();
        let name = table.city_name(closed);
        agree(&mut table, "prussia", "austria", &format!("propose maria-theresa: not-enter prussia {name}/0 until 2"));
        let listed = ends(&table, "friedrich");
        for &first in roads.neighbours(start) {
            for &second in roads.neighbours(first) {
                for &third in roads.neighbours(second) {
                    let way = [start, first, second, third].map(|city| table.city_name(city)).join("-");
                    let seat = table.seat_of("prussia");
                    let Ok(march) = table.rules.read(&table.state, seat, &format!("march friedrich {way}")) else {
                        continue;
                    };
                    if table.rules.check(&table.state, seat, &march).is_ok() {
                        around += 1;
                        assert!(listed.iter().any(|end| end == table.city_name(third)), "{way} without {name}");
                    }
                }
            }
        }
    }
    assert!(around > 0);
}

/// a march that waits for consent is no part of winter; an order to recruit is.
#[test]
fn r_137__while_a_march_waits_winter_is_still_to_come() {
    let pieces = "arenberg@loewen=3 stair@bruessel=2 traun@wien=2";
    let mut table = bare("advanced-3p").turn(3).pieces(pieces).active("austria").build();
    table.play("austria", "march arenberg loewen-bruessel");
    table.play("france", "propose frederick: truce france prussia until winter");
    assert_eq!(last_clause(&table), "truce france prussia until winter 3");
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("karl@prag=3 stair@amsterdam=1");
    let mut table = setup.hand("austria", "h8 h4").maria(|own| own.boxed = vec!["dessauer".into()]).build();
    table.play("austria", "recruit austria 1 pay h4 arenberg@amsterdam=1");
    table.play("france", "propose frederick: truce france prussia until winter");
    assert_eq!(last_clause(&table), "truce france prussia until winter 6");
}

/// a corps may be owed in winter and in the politics of a turn.
#[test]
fn r_137__a_corps_chosen_in_winter_is_chosen_after_its_beginning() {
    let setup = |phase: &str| {
        let setup = bare("advanced-3p").turn(3).phase(phase).pieces("friedrich@berlin=2").hand("austria", "h8");
        setup.maria(|own| {
            own.boxed = vec!["dessauer".into()];
            own.tracks.insert("italy".into(), 2);
        })
    };
    let mut table = setup("winter").build();
    table.play("austria", "recruit austria 2 pay h8 traun@wien=1 karl@prag=1");
    super::decisions::asks(&table, About::Corps, "austria");
    table.play("france", "propose frederick: truce france prussia until winter");
    assert_eq!(last_clause(&table), "truce france prussia until winter 6");
}

/// when the stages are over, so is the last of them.
#[test]
fn r_137__nothing_is_promised_for_a_stage_once_all_are_over() {
    let setup = bare("advanced-3p").phase("end-of-turn").turn(4).maria(|own| own.election_pending = true);
    let mut table = setup.build();
    let why = table.why("france", "propose frederick: truce france prussia until 4 austria");
    assert_eq!(why, Why::BadClause { clause: 0, fault: Fault::Past });
    table.play("france", "propose frederick: truce france prussia until 4");
}

#[test]
fn m_20_4__a_subsidy_beyond_the_last_turn_is_called_endless() {
    let mut table = silesia().turn(5).build();
    let why = table.why("prussia", "propose louis-xv: subsidy prussia france 13");
    assert_eq!(why, Why::BadClause { clause: 0, fault: Fault::Endless });
}

/// M-20.10: other contracts of the giver, and of the receiver, go on.
#[test]
fn m_20_6__ending_one_contract_leaves_the_others() {
    let mut table = bare("advanced-3p").turn(4).phase("hussars").build();
    for offer in ["subsidy france prussia 3", "subsidy france saxony 3"] {
        table.play("france", &format!("propose frederick: {offer}"));
        let number = table.maria().treaties.last();
        table.play("prussia", &format!("agree {number}"));
    }
    agree(&mut table, "prussia", "france", "propose louis-xv: subsidy prussia france 3");
    table.play("france", "propose frederick: cancel france prussia");
    let number = table.maria().treaties.last();
    table.play("prussia", &format!("agree {number}"));
    let left: Vec<(String, String)> = table.papers().0.into_iter().map(|one| (one.giver, one.receiver)).collect();
    assert_eq!(left, [("france".into(), "saxony".into()), ("prussia".into(), "france".into())]);
}

/// Five treaties in force leave one place on the table.
#[test]
fn m_21_4__the_last_place_on_the_table_takes_one_offer() {
    let mut table = silesia().build();
    for number in 1..=5 {
        table.play("france", &format!("propose frederick: not-enter france breslau/{number} until 9"));
        table.play("prussia", &format!("agree {number}"));
    }
    table.play("france", "propose frederick: not-enter france breslau/9 until 9");
    table.refuse("austria", "propose frederick: no-attack austria prussia until 2", "M-21.4");
}

#[test]
fn m_21_4__offers_are_counted_anew_each_turn() {
    let mut table = silesia().build();
    for number in 1..=::maria::PROPOSALS_OF_A_TURN {
        table.play("prussia", "propose louis-xv: vote prussia karl");
        table.play("prussia", &format!("withdraw {number}"));
    }
    assert!(matches!(table.why("prussia", "propose louis-xv: vote prussia karl"), Why::TooManyOffers { .. }));
    pass_to(&mut table, Phase::Movement, "prussia");
    table.play("prussia", "propose louis-xv: vote prussia karl");
}

#[test]
fn r_90__a_position_may_name_a_last_treaty_above_those_on_the_table_only() {
    let mut table = silesia().build();
    for number in 1..=2 {
        table.play("prussia", "propose louis-xv: vote prussia karl");
        if number == 1 {
            table.play("prussia", "withdraw 1");
        }
    }
    let pack = board::standard("maria").expect("the standard pack");
    let built = |last: u16| {
        let mut position = table.rules.position(&table.state);
        position.maria.as_mut().expect("a part of its own").last_treaty = Some(last);
        position.build(pack).map(|built| match built.state.title {
            crate::state::Title::Maria(own) => own.treaties.last(),
            crate::state::Title::Friedrich(_) => panic!("this is MARIA"),
        })
    };
    assert_eq!((built(2).ok(), built(7).ok()), (Some(2), Some(7)));
    assert!(built(1).expect_err("two is higher").to_string().contains("a higher number than `last-treaty`"));
}

/// A promise about the peace has nothing left to say once Silesia is Prussian.
#[test]
fn m_21_3__a_promise_about_the_peace_ends_with_the_annexation() {
    let mut table = super::decisions_state::silesia_taken().build();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: peace prussia yes until 9; vote prussia franz");
    table.play("prussia", "accept");
    table.play("austria", "accept");
    assert!(table.maria().annexed);
    pass_to(&mut table, Phase::Hussars, "austria");
    assert!(table.happened(|event| *event == Event::ClauseEnded { treaty: TreatyId(1), clause: 0 }));
}

/// The example of an offer is one its author may make.
#[test]
fn m_21_1__the_example_of_an_offer_is_allowed() {
    let table = silesia().build();
    for seat in table.rules.seats() {
        let forms = ::maria::treaty::forms(table.maria_rules(), &table.state.core, table.maria(), seat);
        let examples: Vec<_> =
            forms.iter().filter(|form| matches!(form, Form::Propose(_))).map(Form::example).collect();
        assert_eq!(examples.len(), 1);
        assert_eq!(table.rules.check(&table.state, seat, &examples[0]), Ok(()));
    }
}

/// A hussar beside a line that keeps its price harms nobody.
#[test]
fn r_139__a_hussar_that_changes_no_price_may_be_placed() {
    let pieces = "friedrich@trautenau=4 prussia-t1@landeshut neipperg@nachod=2";
    let mut table = bare("advanced-3p").pieces(pieces).phase("hussars").build();
    table.play("austria", "propose frederick: no-hussars austria prussia until 2");
    table.play("prussia", "agree 1");
    table.play("austria", "hussar hussar-1 hirschberg");
}

/// A subsidy that waits for a condition is released if its two powers have become enemies meanwhile.
#[test]
fn r_98__a_promised_subsidy_is_released_between_enemies() {
    let pieces = "friedrich@landeshut=1 neipperg@trautenau=8 rutowski@leipzig=2 moritz@sens=2";
    let setup = bare("advanced-3p").pieces(pieces).markers("brieg=prussia").active("austria").phase("combat");
    let mut table = setup.maria(|own| _ = own.tracks.insert("saxony".into(), 2)).build();
    let offer = "propose frederick: if held brieg prussia then subsidy france saxony 3 until 9";
    agree(&mut table, "france", "prussia", offer);
    table.play("prussia", "concede");
    table.play("austria", "shift 1");
    assert_eq!(table.maria().saxony, SaxonSide::Neutral);
    pass_to(&mut table, Phase::Movement, "france");
    let why = Release::NoLongerAllies;
    assert!(table.happened(|event| *event == Event::ClauseReleased { treaty: TreatyId(1), clause: 0, why }));
    assert_eq!(table.papers().0.iter().filter(|one| one.receiver == "saxony").count(), 0);
}

/// Who has promised nothing comes in where he likes, and so does everybody in a place that was excepted.
#[test]
fn r_90__pieces_come_in_where_the_promise_of_another_or_an_exception_leaves_it_open() {
    for (clause, open) in [
        ("not-enter prussia berlin/1 until 2", false),
        ("not-enter saxony berlin/1 until 2", true),
        ("not-enter prussia berlin/1 until 2 except berlin", true),
    ] {
        let mut table = silesia().pieces("rutowski@dresden=2").hand("prussia", "s8").build();
        agree(&mut table, "prussia", "austria", &format!("propose maria-theresa: {clause}"));
        assert_eq!(table.try_play("prussia", "enter prussia-t1 berlin pay s8").is_ok(), open, "{clause}");
    }
}

/// What is waived is owed to who waives it, and by this treaty.
#[test]
fn md_47__a_waiver_leaves_other_treaties_and_own_promises() {
    let mut table = silesia().build();
    let first = "propose maria-theresa: no-attack prussia austria until 2; not-leave austria austria until 2";
    agree(&mut table, "prussia", "austria", first);
    agree(&mut table, "prussia", "austria", "propose maria-theresa: not-enter austria saxony until 2");
    assert_eq!(table.maria().treaties.slots().iter().flatten().count(), 2);
    table.play("prussia", "waive 1");
    let ended: Vec<_> = table
        .events
        .iter()
        .filter_map(|entry| match entry.event {
            Event::ClauseEnded { treaty, clause } => Some((treaty.0, clause)),
            _ => None,
        })
        .collect();
    assert_eq!(ended, [(1, 1)]);
}
