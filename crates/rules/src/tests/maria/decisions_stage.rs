//! MD-19 to MD-34, MD-46: who is asked what in movement and combat, and the real alternatives.

use super::decisions::{answers, asks, forms, questions, undoable};
use super::table::{Scene, Setup, bare, ready};
use engine::question::{About, Form};

fn prussian(pieces: &str) -> Scene {
    bare("advanced-3p").pieces(pieces).active("prussia").build()
}

fn combat(pieces: &str, active: &str) -> Setup {
    bare("advanced-3p").pieces(pieces).active(active).phase("combat")
}

fn free(table: &Scene, power: &str) -> usize {
    let legal = table.rules.legal(&table.state, table.seat_of(power));
    legal.free.iter().filter(|form| matches!(form, Form::Transfer(_))).count()
}

/// Groups of pieces in the list of marches, told by the first word of the order.
fn groups(table: &Scene, power: &str, verb: &str) -> Vec<String> {
    let group = |text: &String| Some(text.strip_prefix(verb)?.strip_prefix(' ')?.split(' ').next()?.to_string());
    let mut groups: Vec<String> = table.list(power).iter().filter_map(group).collect();
    groups.sort();
    groups.dedup();
    groups
}

#[test]
fn md_19__the_owner_splits_what_a_stack_has_left() {
    let mut table = combat("friedrich@landeshut=8 neipperg@trautenau=3 batthyany@trautenau=3", "prussia").build();
    table.play("austria", "concede");
    assert_eq!((table.total("austria"), free(&table, "austria"), free(&table, "prussia")), (4, 1, 0));
    table.play("austria", "transfer batthyany=1 neipperg=3");
    assert_eq!((table.troops("batthyany"), table.troops("neipperg")), (1, 3));
    table.refuse("austria", "transfer batthyany=4 neipperg=0", "M-6.8");
}

#[test]
fn md_20__a_stack_of_one_power_may_be_rearranged_in_any_phase() {
    let pieces = "friedrich@landeshut=4 schwerin@landeshut=5 leopold@jauer=2 rutowski@jauer=2";
    for (active, phase) in [("france", "movement"), ("prussia", "movement"), ("austria", "hussars")] {
        let mut table = bare("advanced-3p").pieces(pieces).active(active).phase(phase).build();
        assert_eq!(
            (free(&table, "prussia"), free(&table, "france")),
            (1, 0),
            "{active}: the mixed stack has no choice"
        );
        table.play("prussia", "transfer friedrich=8 schwerin=1");
        table.refuse("france", "transfer friedrich=4 schwerin=5", "M-6.14");
    }
    let table = bare("advanced-3p").pieces(pieces).active("prussia").build();
    assert_eq!(undoable(table, "prussia", &["transfer friedrich=8 schwerin=1"]), 1);
}

#[test]
fn md_21__the_active_player_moves_his_pieces_in_any_order() {
    let pieces = "friedrich@landeshut=4 leopold@bunzlau=2 rutowski@freiberg=2 prussia-t1@glogau saxony-t1@zeitz";
    let mut table = prussian(pieces);
    asks(&table, About::Movement, "prussia");
    let all = ["friedrich", "leopold", "prussia-t1", "rutowski", "saxony-t1"];
    assert_eq!(groups(&table, "prussia", "march"), all, "pieces of both powers of the stage");
    table.play("prussia", "march rutowski freiberg-dresden");
    assert_eq!(groups(&table, "prussia", "march"), ["friedrich", "leopold", "prussia-t1", "saxony-t1"]);
}

#[test]
fn md_22__a_stack_goes_together_or_apart_and_the_way_is_free() {
    let mut table = prussian("friedrich@landeshut=4 schwerin@landeshut=5");
    assert_eq!(groups(&table, "prussia", "march"), ["friedrich", "friedrich+schwerin", "schwerin"]);
    table.play("prussia", "march friedrich landeshut-jauer-schweidnitz-jauer");
    assert_eq!(table.place("friedrich"), "jauer", "there and back");
    let moves = ["march friedrich landeshut-jauer", "march schwerin landeshut-trautenau"];
    assert_eq!(undoable(prussian("friedrich@landeshut=4 schwerin@landeshut=5"), "prussia", &moves), 2);
}

#[test]
fn md_23__a_force_march_is_declared() {
    let table = prussian("friedrich@breslau=4 prussia-t1@brieg");
    assert_eq!(groups(&table, "prussia", "force-march"), ["friedrich"], "generals only");
    let listed = table.list("prussia");
    assert!(listed.iter().any(|one| one.starts_with("force-march friedrich breslau-neumarkt-schlesien")));
    let far = listed.iter().filter(|one| one.starts_with("force-march")).map(|one| one.matches('-').count()).max();
    assert!(far > listed.iter().filter(|one| one.starts_with("march")).map(|one| one.matches('-').count()).max());
}

#[test]
fn md_24__a_train_moves_by_itself() {
    let mut table = prussian("prussia-t1@glogau friedrich@landeshut=2");
    let ends = table.list("prussia").iter().filter(|one| one.starts_with("march prussia-t1")).count();
    assert!(ends > 4, "{ends}");
    table.play("prussia", "march prussia-t1 glogau-lueben-liegnitz");
    assert_eq!(table.place("prussia-t1"), "liegnitz");
}

#[test]
fn md_25__who_forms_a_stack_names_the_commander_of_equal_ranks() {
    let mut table = prussian("friedrich@landeshut=4 rutowski@jauer=2 schwerin@hirschberg=3");
    assert!(table.list("prussia").contains(&"march friedrich landeshut-hirschberg".to_string()));
    table.play("prussia", "march friedrich landeshut-jauer");
    asks(&table, About::Command, "prussia");
    assert_eq!(answers(&table, "prussia"), ["command friedrich", "command rutowski"]);
    table.play("prussia", "command rutowski");
    assert_eq!(table.place("friedrich"), "jauer");
}

#[test]
fn md_26__the_other_player_consents_or_refuses() {
    let fresh = || bare("advanced-3p").pieces("arenberg@loewen=2 stair@tirlemont=3").active("austria").build();
    let order = "march arenberg loewen-tirlemont";
    for (answer, city) in [("accept", "tirlemont"), ("pass", "loewen")] {
        let mut table = fresh();
        table.play("austria", order);
        let (about, _) = questions(&table)[0].clone();
        assert_eq!((about, questions(&table).len()), (About::Consent, 1));
        assert_eq!(answers(&table, "pragmatic"), ["accept", "pass"], "Frederick is asked");
        table.play("pragmatic", answer);
        assert_eq!(table.place("arenberg"), city);
    }
    let mut two = bare("advanced-2p").pieces("arenberg@loewen=2 stair@tirlemont=3").active("austria").build();
    two.play("austria", order);
    assert_eq!(two.place("arenberg"), "tirlemont", "one player needs no consent");
}

#[test]
fn md_27__either_player_may_call_for_alternate_moves_on_flanders() {
    for caller in ["austria", "pragmatic"] {
        let pieces = "arenberg@loewen=2 stair@breda=3 karl@wien=2";
        let mut table = bare("advanced-3p").pieces(pieces).active("austria").build();
        assert!(table.list(caller).contains(&"dispute".to_string()));
        table.play(caller, "dispute");
        table.refuse("austria", "march arenberg loewen-diest", "M-10.1.24");
        table.play("austria", "march karl wien-tulln");
        table.play("pragmatic", "march stair breda-antwerpen");
        table.play("austria", "march arenberg loewen-diest");
    }
    let alone = bare("advanced-2p").pieces("arenberg@loewen=2 stair@breda=3").active("austria").build();
    assert!(!alone.list("austria").contains(&"dispute".to_string()));
}

#[test]
fn md_28__a_train_comes_in_or_is_placed_anew() {
    let setup = || {
        let setup = bare("advanced-3p").pieces("friedrich@landeshut=2 prussia-t1@glogau").active("prussia");
        setup.maria(|own| own.boxed = vec!["prussia-t2".into()])
    };
    let entries = |table: &Scene| table.list("prussia").iter().filter(|one| one.starts_with("enter")).count();
    let mut table = setup().hand("prussia", "h4 h9").build();
    assert_eq!(entries(&table), 3, "Berlin, Magdeburg, and Dresden of the partner");
    table.play("prussia", "enter prussia-t1 magdeburg pay h9");
    assert_eq!((table.place("prussia-t1"), table.hand("prussia").len()), ("magdeburg", 1));
    assert_eq!(entries(&setup().hand("prussia", "h3").build()), 0, "three points do not pay");
    let fresh = setup().hand("prussia", "h4").build();
    assert_eq!(undoable(fresh, "prussia", &["enter prussia-t1 berlin pay h4"]), 0, "a card is shown");
}

#[test]
fn md_29__each_active_player_ends_his_movement() {
    let mut table = bare("advanced-3p").pieces("arenberg@loewen=2 stair@breda=3").active("austria").build();
    let wanted = [(About::Movement, "austria".to_string()), (About::Movement, "pragmatic".to_string())];
    assert_eq!(questions(&table), wanted, "both at once");
    table.play("austria", "end");
    asks(&table, About::Movement, "pragmatic");
    table.play("pragmatic", "end");
    assert!(!questions(&table).iter().any(|(about, _)| *about == About::Movement));
}

#[test]
fn md_30__the_active_player_orders_the_combats() {
    let pieces = "friedrich@landeshut=5 neipperg@trautenau=3 schwerin@breslau=2 traun@strehlen=2";
    let table = combat(pieces, "prussia").build();
    asks(&table, About::CombatOrder, "prussia");
    assert_eq!(answers(&table, "prussia"), ["attack friedrich neipperg", "attack schwerin traun"]);
    let table = combat(pieces, "austria").build();
    asks(&table, About::CombatOrder, "austria");
    assert_eq!(answers(&table, "austria"), ["attack neipperg friedrich", "attack traun schwerin"]);
}

#[test]
fn md_31__the_side_with_the_right_plays_or_stops() {
    let setup = combat("neipperg@trautenau=2 friedrich@landeshut=6", "austria").hand("austria", "d3 d9 s5 reserve");
    let table = setup.build();
    asks(&table, About::Duel { score: -4, suit: board::Suit::Diamonds }, "austria");
    let listed = answers(&table, "austria");
    assert_eq!(listed.iter().filter(|one| one.starts_with("play reserve")).count(), 8, "a Reserve from 1 to 8");
    assert!(listed.contains(&"play d3.1".into()) && listed.contains(&"play d9.1".into()));
    assert!(listed.contains(&"concede".into()) && !listed.iter().any(|one| one.starts_with("play s5")));
    assert_eq!(listed.len(), 8 + 2 + 1);
}

#[test]
fn md_32__at_zero_a_suit_card_compels_and_a_reserve_does_not() {
    let listed = |hand: &str| {
        let setup = combat("neipperg@trautenau=2 friedrich@landeshut=2", "austria").hand("austria", hand);
        answers(&setup.build(), "austria")
    };
    assert_eq!(listed("s5"), ["concede"]);
    assert_eq!(listed("d3"), ["play d3.1"]);
    assert_eq!(listed("reserve").len(), 8 + 1, "or stop");
    assert!(listed("reserve").contains(&"concede".into()));
    assert!(!listed("d3 reserve").contains(&"concede".into()));
}

#[test]
fn md_33__the_winner_chooses_the_way_of_the_beaten() {
    let mut table = combat("friedrich@landeshut=5 neipperg@trautenau=3", "prussia").build();
    table.play("austria", "concede");
    asks(&table, About::Retreat { steps: 2 }, "prussia");
    let ends: Vec<String> =
        answers(&table, "prussia").iter().filter_map(|one| Some(one.rsplit('-').next()?.to_string())).collect();
    assert!(ends.contains(&"glatz".into()) && ends.contains(&"kolin".into()) && ends.len() > 3, "{ends:?}");
}

#[test]
fn md_34__austria_says_how_far_saxony_shifts() {
    let setup = combat("karl@trautenau=8 traun@trautenau=8 friedrich@landeshut=6 rutowski@leipzig=2", "austria");
    let mut table = setup.maria(|own| own.boxed = vec!["dessauer".into()]).build();
    table.play("prussia", "concede");
    asks(&table, About::SaxonShift { most: 2 }, "austria");
    assert_eq!(answers(&table, "austria"), ["shift 0", "shift 1", "shift 2"]);
    let setup = bare("advanced-3p").pieces("friedrich@wien=1!").active("prussia").phase("supply");
    asks(&setup.build(), About::SaxonShift { most: 1 }, "austria");
}

#[test]
fn md_46__totals_are_open_to_everybody() {
    let table = ready("advanced-3p").build();
    for viewer in std::iter::once(None).chain(table.rules.seats().map(Some)) {
        let view = table.rules.view(&table.state, viewer);
        let totals: Vec<u8> = view.powers.iter().map(|power| power.total).collect();
        let sum: u8 = totals.iter().sum();
        assert_eq!(sum, 26 + 5 + 22 + 5 + 14 + 28, "{viewer:?}");
    }
    assert!(forms(&table, "prussia").is_empty());
}
