//! F-7: combat.

use super::table::bare;

/// Also: F-7.1, F-7.9, F-7.10, F-7.11.
#[test]
fn fe_13__the_weaker_attacker_may_stop_at_once_and_spare_his_hand() {
    let mut table = bare("standard-4p")
        .pieces("heinrich@magdeburg=2 richelieu@oschersleben=3 soubise@oschersleben=1")
        .hand("prussia", "d10 d9 d7 reserve")
        .phase("combat")
        .build();
    assert!(table.is_asked("prussia"));
    table.play("prussia", "concede");
    assert_eq!(table.place("heinrich"), "off");
    assert_eq!(table.hand("prussia").len(), 4);
    assert_eq!(table.troops("richelieu"), 3);
}
