//! M-10.3.19 to M-10.3.21, M-16.9 to M-16.11: the four elector fortresses and the box for three of them.

use super::table::{Scene, bare};
use board::PowerSet;

fn pool(table: &Scene, power: &str) -> i8 {
    table.maria().boxes.pools[table.power(power).index()]
}

#[track_caller]
fn march(table: &mut Scene, power: &str, order: &str) {
    table.play(power, &format!("march {order}"));
}

#[test]
fn m_10_3_19__an_elector_marker_is_turned_over() {
    let mut table = bare("advanced-3p").pieces("cumberland@bonn=2").active("pragmatic").build();
    march(&mut table, "pragmatic", "cumberland bonn-koeln-juelich");
    assert_eq!(table.marker("koeln"), "pragmatic");
}

/// Two of the four before and after: no pool gives a marker for the fortress.
#[test]
fn m_10_3_20__the_four_electors_never_carry_victory_markers() {
    let pools = |table: &Scene| ["france", "pragmatic", "austria"].map(|power| pool(table, power));
    let mut table = bare("advanced-3p").pieces("cumberland@bonn=2").markers("mainz=france").active("pragmatic").build();
    assert_eq!(pools(&table), [10, 8, 3], "France holds three and has one marker in the box");
    march(&mut table, "pragmatic", "cumberland bonn-koeln-juelich");
    assert_eq!((table.marker("koeln"), pools(&table)), ("pragmatic", [11, 8, 3]));
}

/// Whichever of the two has conquered it.
#[test]
fn m_10_3_21__austria_and_the_pragmatic_army_control_an_elector_jointly() {
    for (power, general) in [("austria", "karl"), ("pragmatic", "cumberland")] {
        let mut table = bare("advanced-3p").pieces(&format!("{general}@bonn=2")).active(power).build();
        march(&mut table, power, &format!("{general} bonn-koeln-juelich"));
        let both = PowerSet::one(table.power("austria")).with(table.power("pragmatic"));
        let site = table.site("koeln");
        let holders = ::maria::lands::controllers(table.maria_rules(), &table.state.core, table.maria(), site);
        assert_eq!(holders, both, "{power}");
    }
}

/// The third of the four, even if an Austrian general takes it.
#[test]
fn m_16_10__the_pragmatic_army_has_the_marker_for_three_electors() {
    for (power, general) in [("austria", "karl"), ("pragmatic", "cumberland")] {
        let mut table = bare("advanced-3p").pieces(&format!("{general}@bonn=2")).active(power).build();
        march(&mut table, power, &format!("{general} bonn-koeln-juelich"));
        assert_eq!(table.maria().boxes.electors, Some(table.power("pragmatic")), "{power}");
        assert_eq!((pool(&table, "pragmatic"), pool(&table, "austria"), pool(&table, "france")), (7, 3, 11));
    }
}

#[test]
fn r_97__the_box_of_three_electors_reacts_at_once_and_holds_one_marker() {
    let setup = bare("advanced-3p").pieces("moritz@saarlouis=2 noailles@worms=2").active("france");
    let mut table = setup.build();
    let held = |table: &Scene| (table.maria().boxes.electors, pool(table, "france"), pool(table, "pragmatic"));
    let (france, pragmatic, none) = (Some(table.power("france")), Some(table.power("pragmatic")), None);
    march(&mut table, "france", "moritz saarlouis-trier-wittlich");
    assert_eq!(held(&table), (france, 10, 8), "three");
    march(&mut table, "france", "noailles worms-mainz-sankt-goar");
    assert_eq!(held(&table), (france, 10, 8), "all four");
    let setup = bare("advanced-3p").pieces("stair@bonn=2 cumberland@worms=2").markers("mainz=france");
    let mut table = setup.active("pragmatic").build();
    assert_eq!(held(&table), (france, 10, 8), "France holds three");
    march(&mut table, "pragmatic", "stair bonn-koeln-juelich");
    assert_eq!(held(&table), (none, 11, 8), "two against two");
    march(&mut table, "pragmatic", "cumberland worms-mainz-sankt-goar");
    assert_eq!(held(&table), (pragmatic, 11, 7), "in the same stage");
}

#[test]
fn m_16_9__france_has_one_marker_in_the_box_while_it_holds_three_electors() {
    let mut table =
        bare("advanced-3p").pieces("moritz@saarlouis=2 noailles@worms=2 maillebois@landau=1").active("france").build();
    march(&mut table, "france", "moritz saarlouis-trier-wittlich");
    assert_eq!((table.marker("trier"), pool(&table, "france")), ("france", 10));
    march(&mut table, "france", "noailles worms-mainz-sankt-goar");
    assert_eq!((table.marker("mainz"), pool(&table, "france")), ("france", 10), "all four: still one marker");
}

#[test]
fn m_16_11__with_fewer_than_three_electors_the_marker_returns_at_once() {
    let mut table = bare("advanced-3p").pieces("moritz@juelich=2").markers("koeln=pragmatic").active("france").build();
    assert_eq!(pool(&table, "pragmatic"), 7);
    march(&mut table, "france", "moritz juelich-koeln-bonn");
    assert_eq!(table.marker("koeln"), "france");
    assert_eq!((pool(&table, "pragmatic"), pool(&table, "france")), (8, 11));
}
