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
    let table = super::table::Table { rules: built.rules, state: built.state, events: built.events };
    asks(&table, About::PeaceOffer, "prussia");
}

/// The number of the last treaty is written down, so that numbers never come twice.
#[test]
fn r_90__a_position_keeps_the_number_of_the_last_treaty() {
    let mut table =
        bare("advanced-3p").pieces("moritz@metz=2 friedrich@berlin=2 karl@wien=2").active("prussia").build();
    let written = |table: &super::table::Table| {
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
    let written = |table: &super::table::Table| table.rules.position(&table.state).maria.expect("a position of MARIA");
    let setup = bare("advanced-3p").pieces("friedrich@berlin=2 karl@wien=2").active("prussia");
    let mut table = setup.maria(|own| _ = own.income_changes.insert("france".into(), vec![1])).build();
    let changed: Vec<String> = written(&table).income_changes.into_keys().collect();
    assert_eq!(changed, ["france"]);
    assert!(written(&table).offers.is_empty());
    table.play("prussia", "propose maria-theresa: no-attack prussia austria until 3");
    assert_eq!(written(&table).offers.into_iter().collect::<Vec<_>>(), [("frederick".to_owned(), 1)]);
}
