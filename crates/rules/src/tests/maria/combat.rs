//! M-11.1: combat.

use super::table::bare;

/// Also: ME-17, ME-18, ME-19, ME-21, M-11.1.6, M-11.1.7, M-11.1.8, M-11.1.15.
#[test]
fn me_16__neipperg_attacks_friedrich_and_schwerin() {
    let mut table = bare("advanced-3p")
        .pieces("neipperg@trautenau=2 friedrich@landeshut=3 schwerin@landeshut=1")
        .hand("austria", "d10 d9 d7 reserve")
        .hand("prussia", "s5 s4.1 s4.2 s3")
        .active("austria")
        .phase("combat")
        .build();
    table.play("austria", "play d10");
    table.play("prussia", "play s5");
    table.play("prussia", "play s3");
    table.refuse("austria", "concede", "M-11.1.15");
    table.play("austria", "play d7");
    table.play("prussia", "play s4.1");
    table.play("prussia", "concede");
    assert_eq!(table.place("schwerin"), "off");
    assert_eq!(table.troops("friedrich"), 1);
    assert_eq!(table.troops("neipperg"), 2);
}
