//! M-21.3, R-90: what a promise rules out and what it leaves open.

use super::table::{Scene, Setup, bare};
use super::treaties::agree;
use engine::clause::{Release, TreatyId};
use engine::event::Event;
use engine::question::Form;
use engine::refusal::Why;

const BROKEN: Why = Why::TreatyBroken { treaty: TreatyId(1), clause: 0, breach: engine::clause::Breach::Plain };

fn silesia() -> Setup {
    bare("advanced-3p").pieces("friedrich@jauer=4 neipperg@trautenau=4").active("prussia")
}

/// M-21.2: a promise that does not bind yet closes nothing, in lists either.
#[test]
fn r_90__a_sleeping_promise_leaves_marches_in_the_list() {
    for (markers, bound) in [("", false), ("brieg=prussia", true)] {
        let mut table = silesia().markers(markers).build();
        let offer = "propose maria-theresa: if held brieg prussia then not-enter prussia hirschberg/0 until 2";
        agree(&mut table, "prussia", "austria", offer);
        let listed = table.list("prussia").iter().any(|one| one.ends_with("-hirschberg"));
        assert_eq!(listed, !bound, "{markers}");
    }
}

/// Whose promise it is decides whose returns it closes.
#[test]
fn r_90__returns_are_closed_to_who_promised_and_nobody_else() {
    for (offer, to, open) in [
        ("propose maria-theresa: not-enter prussia berlin/0 until 3", "austria", false),
        ("propose maria-theresa: if held brieg prussia then not-enter prussia berlin/0 until 3", "austria", true),
        ("propose maria-theresa: not-enter saxony berlin/0 until 3", "austria", true),
    ] {
        let setup = bare("advanced-3p").turn(3).active("austria").phase("winter").hand("prussia", "s8 s7");
        let mut table = setup.hand("france", "h2").pieces("moritz@sens=2").build();
        agree(&mut table, "prussia", to, offer);
        table.play("france", "end");
        let berlin = table.city_id("berlin");
        let forms = table.rules.legal(&table.state, table.seat_of("prussia")).forms;
        let offered = forms.iter().any(|form| matches!(form, Form::Recruit(form) if form.sites.contains(&berlin)));
        assert_eq!(offered, open, "{offer}");
    }
}

/// A train in Silesia that comes in elsewhere has left it.
#[test]
fn r_90__not_leaving_holds_for_a_train_that_comes_in_elsewhere() {
    let mut table = silesia().pieces("prussia-t1@liegnitz").hand("prussia", "s8").build();
    agree(&mut table, "prussia", "austria", "propose maria-theresa: not-leave prussia silesia until 2");
    assert_eq!(table.why("prussia", "enter prussia-t1 berlin pay s8"), BROKEN);
}

/// As far away as promised is far enough.
#[test]
fn r_90__keeping_away_by_so_many_cities_allows_just_so_many() {
    let build = |more: u8| {
        let setup = bare("advanced-3p").turn(3).active("austria").phase("winter").hand("prussia", "s8 s7");
        let mut table = setup.hand("france", "h2").pieces("moritz@sens=2").build();
        let berlin = table.rules.pack.roads.distance(table.city_id("brieg"), table.city_id("berlin"));
        let offer = format!("propose maria-theresa: keep-away prussia brieg {} until 3", berlin + more);
        agree(&mut table, "prussia", "austria", &offer);
        table.play("france", "end");
        table.try_play("prussia", "recruit prussia 1 pay s8 friedrich@berlin=1").is_ok()
    };
    assert!(build(0) && !build(1));
    let mut table = silesia().build();
    table.play("prussia", "propose maria-theresa: keep-away prussia brieg 15 until 2");
}

/// The clauses in the way are released, and no others.
#[test]
fn r_90__a_release_leaves_promises_alone_that_are_not_in_the_way() {
    let mut table = super::decisions_state::silesia_taken().build();
    agree(&mut table, "prussia", "france", "propose louis-xv: vote prussia karl");
    let no = "propose maria-theresa: if held brieg prussia then peace prussia no until 5";
    agree(&mut table, "prussia", "austria", no);
    agree(&mut table, "prussia", "france", "propose louis-xv: if held neisse prussia then peace prussia yes until 5");
    let released = |event: &Event| match *event {
        Event::ClauseReleased { treaty, clause, why } => Some((treaty, clause, why)),
        _ => None,
    };
    let told: Vec<_> = table.events.iter().filter_map(|entry| released(&entry.event)).collect();
    assert_eq!(told, [(TreatyId(2), 0, Release::NoOtherWay)]);
    assert!(table.maria().treaties.find(TreatyId(1)).is_some_and(|treaty| treaty.in_force));
}

/// M-18.10: only the votes of the power that promised are owed.
#[test]
fn r_90__a_promised_vote_binds_one_power_of_a_player() {
    let election = |offer: &str| {
        let setup = bare("advanced-3p").phase("end-of-turn").turn(4).maria(|own| own.election_pending = true);
        let mut table = setup.build();
        agree(&mut table, "france", "austria", offer);
        table.play("prussia", "vote franz=0");
        table
    };
    let votes = |power: &str| {
        let table = election(&format!("propose maria-theresa: vote {power} franz"));
        (0..=3).filter(|franz| table.list("france").contains(&format!("vote franz={franz}"))).collect::<Vec<_>>()
    };
    assert_eq!(votes("bavaria"), [1, 2, 3]);
    assert_eq!(votes("france"), [2, 3]);
}

/// Saxony acts in the Prussian stage while it is Prussia's ally.
#[test]
fn m_5_3__saxony_has_acted_once_the_prussian_stage_has_begun() {
    let mut table =
        bare("advanced-3p").pieces("moritz@metz=2 friedrich@berlin=2 rutowski@dresden=2").phase("hussars").build();
    table.play("austria", "end");
    assert!(table.is_asked("france") && !table.maria().saxony_acted);
    table.play("france", "end");
    assert!(table.is_asked("prussia") && table.maria().saxony_acted);
}

/// Two ways lead from Liegnitz to Schweidnitz, one of them over the train in Jauer: both are offered.
#[test]
fn m_10_2_9__ways_with_and_without_the_train_are_told_apart() {
    let ways = |table: &Scene, by: &str| {
        let listed = table.list("prussia");
        listed.iter().filter(|one| one.ends_with("-goerlitz") && one.contains(by)).count()
    };
    let setup =
        |train: &str| bare("advanced-3p").pieces(&format!("friedrich@landeshut=3 {train}")).active("prussia").build();
    let table = setup("austria-t3@lauban");
    assert!(ways(&table, "-lauban-") > 0 && ways(&table, "-bunzlau-") > 0);
    let table = setup("");
    assert_eq!(ways(&table, "-lauban-") + ways(&table, "-bunzlau-"), 1, "without it they are the same");
}
