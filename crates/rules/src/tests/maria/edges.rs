//! Rules at their edge: just enough to pay, nothing set aside, the last of several clauses.

use super::decisions::asks;
use super::table::bare;
use super::treaties::agree;
use engine::event::Event;
use engine::question::About;
use engine::refusal::Why;

const ALL_SILESIA: &str = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";

/// Exactly the price of a train is enough to bring one in.
#[test]
fn m_10_2_4__a_hand_worth_the_price_and_no_more_brings_a_train_in() {
    let listed = |hand: &str| {
        let table = bare("advanced-3p").pieces("moritz@metz=2").hand("france", hand).active("france").build();
        table.list("france").iter().filter(|text| text.starts_with("enter ")).count()
    };
    assert!(listed("h4") > 0, "four points are the price");
    assert_eq!(listed("h3"), 0, "three are too few");
}

/// With nothing set aside nothing comes back, wherever Prussians stand.
#[test]
fn m_19_1_15__without_markers_set_aside_none_return() {
    let setup = bare("advanced-3p").pieces("friedrich@landeshut=2").markers(ALL_SILESIA).active("prussia");
    let mut table = setup.maria(|own| own.annexed = true).build();
    table.play("prussia", "march friedrich landeshut-trautenau");
    assert!(!table.happened(|event| matches!(event, Event::AsideReturned { .. })));
}

/// Before a cession a move on Flanders may also end in an ally's home country.
#[test]
fn m_sg2_1_5__before_a_cession_moves_on_flanders_may_end_with_an_ally() {
    let mut table = bare("schlesien-gambit").pieces("stair@mons=2").active("austria").build();
    let seat = "pragmatic";
    let ends = table.list(seat).into_iter().filter(|text| text.starts_with("march stair")).count();
    assert!(ends > 0, "the Austrian Netherlands belong to its ally");
    table.play(seat, "march stair mons-bruessel");
    assert_eq!(table.place("stair"), "bruessel");
}

/// A position may begin with the offer of peace where one may be made, and only there.
#[test]
fn m_19_1_1__a_position_begins_with_the_offer_of_peace_only_where_one_may_be_made() {
    let setup = |markers: &str| {
        let setup = bare("advanced-3p").pieces("friedrich@landeshut=2").markers(markers);
        setup.active("prussia").turn(5).phase("peace-offer").position
    };
    let pack = board::standard("maria").expect("the standard pack");
    assert!(setup("").build(pack).is_err(), "Silesia is not conquered");
    let built = setup(ALL_SILESIA).build(pack).expect("an offer may be made");
    let table = super::table::Scene { rules: built.rules, state: built.state, events: built.events };
    asks(&table, About::PeaceOffer, "prussia");
}

/// The number of the last treaty is written down, so that numbers never come twice.
#[test]
fn r_90__a_position_keeps_the_number_of_the_last_treaty() {
    let mut table =
        bare("advanced-3p").pieces("moritz@metz=2 friedrich@berlin=2 karl@wien=2").active("prussia").build();
    let written = |table: &super::table::Scene| {
        table.rules.position(&table.state).maria.expect("a position of MARIA").last_treaty
    };
    assert_eq!(written(&table), None);
    agree(&mut table, "prussia", "austria", "propose maria-theresa: no-attack prussia austria until 3");
    assert_eq!(written(&table), Some(1));
}

/// The last clause with exceptions is the one that has too many, not the last clause.
#[test]
fn r_136__too_many_exceptions_are_blamed_on_the_clause_that_has_them() {
    let mut table = bare("advanced-3p").pieces("friedrich@berlin=2 karl@wien=2").active("prussia").build();
    let many = "truce prussia austria until 6 except breslau, except brieg, except neisse; \
                truce austria prussia until 6 except breslau, except cosel, except glatz; vote prussia karl";
    match table.why("prussia", &format!("propose maria-theresa: {many}")) {
        Why::BadClause { clause, .. } => assert_eq!(clause, 1),
        other => panic!("{other:?}"),
    }
}

/// Only what political cards add to coming draws is written down, and only offers that were made.
#[test]
fn r_90__a_position_tells_changes_of_income_and_offers_where_there_are_any() {
    let written = |table: &super::table::Scene| table.rules.position(&table.state).maria.expect("a position of MARIA");
    let setup = bare("advanced-3p").pieces("friedrich@berlin=2 karl@wien=2").active("prussia");
    let mut table = setup.maria(|own| _ = own.income_changes.insert("france".into(), vec![1])).build();
    let changed: Vec<String> = written(&table).income_changes.into_keys().collect();
    assert_eq!(changed, ["france"]);
    assert!(written(&table).offers.is_empty());
    table.play("prussia", "propose maria-theresa: no-attack prussia austria until 3");
    assert_eq!(written(&table).offers.into_iter().collect::<Vec<_>>(), [("frederick".to_owned(), 1)]);
}

/// What is set aside is told, and where nothing is, nothing.
#[test]
fn m_19_1_8__markers_set_aside_are_told_where_there_are_any() {
    let told = |markers: &str| {
        let mut table = super::decisions_state::silesia_taken().markers(markers).build();
        table.play("prussia", "accept");
        table.play("austria", "accept");
        let aside = |event: &Event| match *event {
            Event::SetAside { markers, .. } => Some(markers),
            _ => None,
        };
        table.events.iter().filter_map(|entry| aside(&entry.event)).collect::<Vec<_>>()
    };
    assert_eq!(told(""), [0; 0]);
    assert_eq!(told("prag=prussia olmuetz=prussia bruenn=prussia"), [2]);
}

#[test]
fn m_19_2_3__the_return_of_french_markers_is_told_where_there_are_any() {
    let told = |aside: u8| {
        let setup = bare("advanced-3p").questions("linz=france").active("france").phase("conquest").maria(|own| {
            own.reduced = true;
            own.aside.insert("france".into(), aside);
        });
        let back = |event: &Event| match *event {
            Event::AsideReturned { markers, .. } => Some(markers),
            _ => None,
        };
        setup.build().events.iter().filter_map(|entry| back(&entry.event)).collect::<Vec<_>>()
    };
    assert_eq!((told(0), told(1), told(2)), (vec![], vec![1], vec![2]));
}

/// Before a cession who stands on the Bohemia map is stopped by the border, as ever.
#[test]
fn m_sg2_1_4__only_flanders_holds_its_pieces_before_a_cession() {
    let mut table = bare("schlesien-gambit").pieces("friedrich@ulm=2").active("prussia").build();
    table.refuse("prussia", "march friedrich ulm-geislingen", "M-10.1.22");
}

/// A train never shares a city: asked to move with a general elsewhere it is refused as a train.
#[test]
fn m_6_4__a_train_does_not_move_with_a_general() {
    let mut table = bare("advanced-3p").pieces("karl@wien=2 austria-t1@tulln").active("austria").build();
    table.refuse("austria", "march karl+austria-t1 wien-tulln", "M-6.4");
    let mut table = bare("advanced-3p").pieces("stair@bruessel=2 austria-t1@loewen").active("austria").build();
    table.refuse("pragmatic", "march austria-t1+stair bruessel-loewen", "M-6.4");
}

#[test]
fn m_17_0_3__a_square_holds_twelve_cards() {
    let pack = board::standard("maria").expect("the standard pack");
    let built = |number: usize| {
        let suits = ["s", "h", "c", "d"].into_iter().flat_map(|suit| (2..6).map(move |value| format!("{suit}{value}")));
        let cards: Vec<String> = suits.take(number).collect();
        let setup = bare("advanced-3p").turn(5).hand("prussia", &cards.join(" "));
        setup
            .maria(|own| _ = own.display.insert("prussia".into(), cards))
            .position
            .build(pack)
            .map(|_| ())
            .map_err(|error| error.to_string())
    };
    assert_eq!(built(12), Ok(()));
    assert_eq!(built(13), Err("prussia has too many cards on the display; a square holds 12".into()));
}

/// In winter an order costs the usual price, by a card what it says: nothing for its troops, three for each recruit.
#[test]
fn m_17_5_26__the_price_of_an_order_is_that_of_the_moment() {
    use super::politics::{Displayed, nobody_places, politics};
    let price = |table: &super::table::Scene| ::maria::price_of_order(table.maria_rules(), table.maria());
    let card = "1741-pressburg";
    let setup = politics(&format!("{card} 1742-walpole")).pieces("karl@wien=3").displayed("austria", "s5");
    let mut table = setup.hand("austria", "s5 h8 h9").build();
    assert_eq!(price(&table), table.rules.book.price);
    nobody_places(&mut table);
    table.play("austria", &format!("take {card}"));
    table.play("austria", "execute obey");
    assert_eq!(price(&table), 0);
    table.play("austria", "recruit austria 2 karl=2");
    assert_eq!(price(&table), 3);
    let legal = table.rules.legal(&table.state, table.seat_of("austria"));
    assert!(legal.forms.iter().any(|form| matches!(form, engine::question::Form::Recruit(_))), "and it is offered");
    assert!(table.list("austria").contains(&"pass".to_string()));
}

#[test]
fn the_facts_of_a_position_name_the_cards_of_the_display() {
    let setup = bare("advanced-3p").turn(4).hand("prussia", "s5 h6");
    let table = setup.maria(|own| _ = own.display.insert("prussia".into(), vec!["s5".into(), "h6".into()])).build();
    let facts = table.rules.facts(&table.state);
    assert!(facts.lines().any(|line| line == "display prussia=s5.1+h6.1"), "{facts}");
}

/// Hussars cut the lines of Austria's enemies alone.
#[test]
fn m_9_9__hussars_leave_austrian_lines_open() {
    let blocked = |general: &str| {
        let setup = bare("advanced-3p").pieces("karl@prag=2 austria-t1@kolin friedrich@landeshut=2 prussia-t1@jauer");
        let table = setup.maria(|own| own.hussars = vec!["boehmisch-brod".into()]).build();
        let means = ::maria::means(table.maria_rules(), &table.state.core, table.maria(), table.piece(general));
        means.blocked.contains(table.city_id("boehmisch-brod"))
    };
    assert!(blocked("friedrich") && !blocked("karl"));
}

/// Eight cities are not too far: what is wrong is the road.
#[test]
fn m_10_1_18__eight_cities_off_the_main_roads_are_refused_for_the_road() {
    let mut table = bare("advanced-3p").pieces("traun@tschaslau=3").active("austria").build();
    let eight = "tschaslau-kolin-koeniggraetz-kolin-tschaslau-kolin-koeniggraetz-kolin-tschaslau";
    table.refuse("austria", &format!("force-march traun {eight}"), "M-10.1.18");
}

/// M-11.1.22: an active player who is not asked is told who fights first.
#[test]
fn m_11_1_22__the_pragmatic_army_is_told_that_austria_fights_first() {
    let pieces = "neipperg@trautenau=2 friedrich@landeshut=2 karl@prag=2 schwerin@jungbunzlau=2 cumberland@tirlemont=2 \
                  maillebois@namur=2";
    let mut table = bare("advanced-3p").pieces(pieces).active("austria").phase("combat").build();
    table.refuse("pragmatic", "attack cumberland maillebois", "M-11.1.22");
    table.refuse("france", "attack cumberland maillebois", "M-5.1");
}

/// M-24.8: Prussian and French losses on the Bohemia map, and no others.
#[test]
fn m_24_8__with_two_players_austrian_losses_do_not_move_saxony() {
    let shifts = |pieces: &str, active: &str, loser: &str| {
        let mut table = bare("advanced-2p").pieces(pieces).active(active).phase("combat").build();
        table.play(loser, "concede");
        table.maria().shift_right > 0
    };
    assert!(shifts("karl@trautenau=8 friedrich@landeshut=2", "austria", "prussia"));
    assert!(!shifts("karl@trautenau=2 friedrich@landeshut=8", "prussia", "austria"));
}

/// Two ways lead to one city, one over a fortress that falls: both are offered.
#[test]
fn m_10_3_4__ways_over_a_fortress_and_around_it_are_told_apart() {
    let table = bare("advanced-3p").pieces("friedrich@strehlen=3").active("prussia").build();
    let seat = table.seat_of("prussia");
    let mut ends: Vec<board::CityId> = table
        .list("prussia")
        .iter()
        .filter_map(|text| match table.rules.read(&table.state, seat, text) {
            Ok(engine::action::Action::March { path, .. }) => Some(path.end()),
            _ => None,
        })
        .collect();
    let all = ends.len();
    ends.sort_unstable();
    ends.dedup();
    assert!(all > ends.len(), "Brieg and Neisse lie near");
}

/// Whoever leaves a stack he does not command asks for nothing: nobody is chosen when he is declined.
#[test]
fn m_6_6__a_declined_union_chooses_no_commander_among_unequals() {
    let pieces = "karl@loewen=3 arenberg@loewen=2 stair@bruessel=2";
    let mut table = bare("advanced-3p").pieces(pieces).active("austria").build();
    table.play("austria", "march arenberg loewen-bruessel");
    table.play("pragmatic", "pass");
    assert!(table.state.core.chosen.is_empty() && table.place("arenberg") == "loewen");
}

/// What earlier phases have left behind makes no two positions differ; what the phase still needs does.
#[test]
fn remains_of_earlier_phases_are_no_part_of_a_position() {
    let differ = |phase: &str, change: fn(&mut ::maria::state::Own)| {
        let setup = bare("advanced-3p").pieces("neipperg@trautenau=2 friedrich@landeshut=2").active("prussia");
        let table = setup.phase(phase).build();
        let (before, mut after) = (*table.maria(), *table.maria());
        change(&mut after);
        ::maria::without_remains(&before) != ::maria::without_remains(&after)
    };
    let remains: [fn(&mut ::maria::state::Own); 14] = [
        |own| own.open.votes = [1, 2],
        |own| own.open.voted.insert(crate::Seat(1)),
        |own| own.open.resume = ::maria::Phase::Vote,
        |own| own.open.orderer = crate::Seat(1),
        |own| own.open.expulsion = ::maria::Expulsion::Arrow,
        |own| own.open.drew.insert(::maria::FRANCE),
        |own| own.open.fed.insert(::maria::FRANCE),
        |own| own.open.led = 1,
        |own| own.open.purse = 1,
        |own| own.open.winter = 1,
        |own| own.open.politics.placing = 1,
        |own| own.open.politics.next = 1,
        |own| own.open.politics.next_effect = 1,
        |own| own.open.politics.executed.insert(crate::Seat(1)),
    ];
    for phase in ["hussars", "movement", "combat"] {
        for (at, &change) in remains.iter().enumerate() {
            assert!(!differ(phase, change), "{at} in {phase}");
        }
        assert_eq!(differ(phase, |own| own.open.hussars_placed = [true, false]), phase == "hussars", "{phase}");
        assert_eq!(differ(phase, |own| own.open.done.insert(crate::Seat(1))), phase == "movement", "{phase}");
        assert!(differ(phase, |own| own.open.drew.insert(::maria::SAXONY)), "Saxony may draw twice");
    }
}

/// More treaties than the table has room for are found out, whether they bind already or not.
#[test]
fn m_21_4__too_many_treaties_are_found_out() {
    let mut table = bare("advanced-3p").pieces("friedrich@berlin=2 karl@wien=2").active("prussia").build();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: no-attack prussia austria until 3");
    let one = *table.maria().treaties.all().next().expect("a treaty");
    let sound = |number: usize, in_force: bool| {
        let slots = std::array::from_fn(|at| {
            let same = ::maria::Treaty { number: engine::clause::TreatyId(at as u16 + 1), in_force, ..one };
            (at < number).then_some(same)
        });
        let mut state = table.state;
        let crate::state::Title::Maria(own) = &mut state.title else { panic!("this is MARIA") };
        own.open.treaties = ::maria::Treaties::of(slots, 9, [0; 4]);
        let judge = std::panic::AssertUnwindSafe(|| table.rules.assert_sound(&state));
        std::panic::catch_unwind(judge).is_ok()
    };
    assert!(sound(5, true) && !sound(6, true));
    assert!(sound(3, false) && !sound(4, false));
}

#[test]
fn m_6_1__there_is_room_beside_one_general_and_none_beside_two() {
    let has_room = |pieces: &str| {
        let table = bare("advanced-3p").pieces(pieces).build();
        let (piece, city) = (table.piece("karl"), table.city_id("wien"));
        ::maria::lands::has_room(table.maria_rules(), &table.state.core, piece, city)
    };
    assert!(has_room("") && has_room("traun@wien=2"));
    assert!(!has_room("traun@wien=2 batthyany@wien=2") && !has_room("austria-t1@wien"));
}

/// M-10.1.23: an order that waited for consent is the order of its power, and the only one this winter.
#[test]
fn m_13_1__who_needed_consent_does_not_recruit_twice_in_a_winter() {
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("karl@prag=3 stair@amsterdam=1");
    let setup = setup.hand("austria", "h8 h4").maria(|own| own.boxed = vec!["dessauer".into()]);
    let mut table = setup.build();
    table.play("austria", "recruit austria 1 pay h4 arenberg@amsterdam=1");
    table.play("pragmatic", "accept");
    assert_eq!((table.place("arenberg"), table.state.core.turn), ("amsterdam", 4), "nobody else can recruit");
}

/// M-19.3.20: Saxony has acted only once the Prussian stage has begun with it.
#[test]
fn m_5_3__an_austrian_saxony_has_not_acted_in_the_prussian_stage() {
    let setup = bare("advanced-3p").pieces("moritz@metz=2 friedrich@berlin=2 rutowski@dresden=2").phase("hussars");
    let mut table = setup.maria(|own| _ = own.tracks.insert("saxony".into(), 5)).build();
    table.play("austria", "end");
    table.play("france", "end");
    assert!(table.is_asked("prussia") && !table.maria().saxony_acted);
}

#[test]
fn m_5_2__politics_is_a_step_of_the_advanced_game() {
    let names = |mode: &str| bare(mode).build().rules.sequence().iter().map(|step| step.name).collect::<Vec<_>>();
    let (short, long) = (names("introductory-3p"), names("advanced-3p"));
    assert!(short.len() > 10 && long.len() > short.len());
    assert!(short.iter().all(|step| long.contains(step)), "{short:?}");
}

/// Austria does not co-operate with Bavaria: München is simply no place of its own.
#[test]
fn m_13_7__nobody_returns_to_the_home_of_a_minor_power_he_is_no_ally_of() {
    let setup = bare("advanced-3p").turn(3).phase("winter").pieces("traun@prag=3").hand("austria", "h8 h4");
    let mut table = setup.maria(|own| own.boxed = vec!["dessauer".into()]).build();
    table.refuse("austria", "recruit austria 1 pay h4 karl@muenchen=1", "M-13.7");
}

#[test]
fn m_17_5_18__cards_to_be_given_up_are_offered() {
    use super::politics::{Displayed, nobody_places, politics};
    let setup = politics("1743-botta 1742-walpole").displayed("prussia", "s5").hand("austria", "h3 h4");
    let mut table = setup.build();
    nobody_places(&mut table);
    table.play("prussia", "take 1743-botta");
    table.play("prussia", "execute obey");
    let legal = table.rules.legal(&table.state, table.seat_of("austria"));
    assert!(!legal.forms.is_empty() || legal.actions.len() > 1, "{legal:?}");
}

/// Only who takes no part in the mode is kept off the board by it.
#[test]
fn m_14_2__an_eliminated_general_is_not_missing_by_the_mode() {
    for mode in ["introductory-3p", "schlesien-gambit"] {
        let mut table = bare(mode).pieces("schwerin@berlin=2").active("prussia").build();
        let refusal =
            table.try_play("prussia", "march friedrich berlin-frankfurt-oder").expect_err("he is off the board");
        assert!(!["M-14.1", "M-14.2", "M-SG2.1.3"].contains(&refusal.rule.as_str()), "{mode}: {refusal:?}");
    }
}

/// M-25.5.1: a card lying unseen after influence is determined is found out where nobody may bluff.
#[test]
fn m_25_5_1__a_card_left_unseen_without_the_option_is_found_out() {
    let mut table = bare("advanced-3p").pieces("friedrich@berlin=2").active("prussia").build();
    let card = table.state.core.secret.pile.iter().next().expect("a card");
    table.rules.assert_sound(&table.state);
    table.state.core.secret.pile.remove(card);
    let crate::state::Title::Maria(own) = &mut table.state.title else { panic!("this is MARIA") };
    own.secret.placed[0] = Some(card);
    let judge = std::panic::AssertUnwindSafe(|| table.rules.assert_sound(&table.state));
    assert!(std::panic::catch_unwind(judge).is_err());
}
