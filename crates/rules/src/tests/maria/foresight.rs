//! What `inspect` foretells of marches and combats.

use super::table::{Scene, Setup, bare};
use crate::inspect::{March, UnionQuestion};
use ::maria::state::Phase;
use engine::chance::Dice;
use engine::event::Log;

/// The march of a group to a city, as it is foretold.
#[track_caller]
fn march(table: &Scene, group: &str, to: &str) -> March {
    let groups = table.inspection().marches;
    let mut ways = groups.into_iter().filter(|one| table.names(one.group) == group).flat_map(|one| one.reach);
    ways.find(|way| table.city_name(way.path.end()) == to).expect("the march is listed")
}

fn combat(pieces: &str) -> Scene {
    bare("advanced-3p").pieces(pieces).active("austria").phase("combat").turn(5).build()
}

#[test]
fn r_30__a_combat_is_not_foretold_once_its_general_is_destroyed() {
    let mut table = combat("leopold@jungbunzlau=1 karl@turnau=4 neipperg@boehmisch-leipa=4");
    table.play("austria", "attack karl leopold");
    table.play("prussia", "concede");
    assert_eq!(table.place("leopold"), "off");
    assert_eq!(table.fights(), Vec::<String>::new());
}

#[test]
fn m_11_1_25__no_combat_of_the_beaten_is_foretold_while_his_retreat_is_chosen() {
    let mut table =
        combat("leopold@jungbunzlau=5 karl@turnau=7 neipperg@boehmisch-leipa=4 traun@horn=3 schwerin@krems=1");
    assert_eq!(table.fights(), ["karl leopold", "traun schwerin", "neipperg leopold"]);
    table.play("austria", "attack karl leopold");
    assert_eq!(table.fights().len(), 3, "the combat being fought is one of them");
    table.play("prussia", "concede");
    assert_eq!(table.maria().phase, Phase::Retreat);
    assert_eq!(table.fights(), ["traun schwerin"]);
}

fn allies() -> Setup {
    let pieces =
        "arenberg@loewen=3 stair@bruessel=2 moritz@mons=4 karl@dresden=3 rutowski@koenigstein=2 schwerin@bautzen=5";
    bare("advanced-3p").pieces(pieces).active("austria").turn(5).maria(|own| {
        own.tracks.insert("saxony".into(), 5);
    })
}

#[test]
fn m_10_1_23__a_union_that_needs_consent_is_foretold_as_if_it_were_given() {
    let table = allies().build();
    let union = march(&table, "arenberg", "bruessel");
    assert_eq!((table.names(union.joins).as_str(), union.asks), ("stair", Some(UnionQuestion::Consent)));
    assert_eq!(union.fights.len(), 1);
    assert_eq!((table.names(union.fights[0].attackers).as_str(), union.fights[0].score), ("stair+arenberg", 1));
    assert_eq!(march(&table, "arenberg", "diest").asks, None);
}

#[test]
fn m_6_6__a_union_that_needs_a_commander_is_foretold_whoever_he_will_be() {
    let table = allies().build();
    let union = march(&table, "rutowski", "dresden");
    assert_eq!((table.names(union.joins).as_str(), union.asks), ("karl", Some(UnionQuestion::Command)));
    assert_eq!(union.fights.len(), 1);
    assert_eq!((union.fights[0].attackers.len(), union.fights[0].score), (2, 0));
}

/// M-6.6: The page asks a world imagined from the asking seat's view.
#[test]
fn m_10_1_23__a_world_goes_on_as_if_the_union_were_agreed_to() {
    for (action, general, asked) in [
        ("march arenberg loewen-bruessel", "arenberg", Some(UnionQuestion::Consent)),
        ("march rutowski koenigstein-dresden", "rutowski", Some(UnionQuestion::Command)),
        ("march arenberg loewen-diest", "arenberg", None),
    ] {
        let table = allies().build();
        let seat = table.seat_of("austria");
        let mut world = table.rules.sample(&table.rules.view(&table.state, Some(seat)), &mut Dice::new(1));
        let read = table.rules.read(&table.state, seat, action).expect("an action");
        world.play(&table.rules, seat, &read, &mut Log::silent()).unwrap_or_else(|_| panic!("{action} is legal"));
        assert_eq!(world.agree_to_union(&table.rules), asked, "{action}");
        let stands = world.view(&table.rules, Some(seat)).city(table.piece(general)).expect("on the board");
        let end = action.rsplit('-').next().expect("a march goes somewhere");
        assert_eq!(table.rules.pack.city_of(stands).slug, end, "{action}");
    }
}
