//! Positions written as text: what is given is taken over and written again.

use super::table::bare;

#[test]
fn every_part_of_a_position_is_written_as_it_was_given() {
    let given =
        bare("standard-4p").options("expert").turn(9).pieces("heinrich@berlin=2 daun@prag=2").friedrich(|own| {
            own.gone = vec!["russia".into()];
            own.subsidy_cuts = 1;
            own.colonial_losses = 1;
            own.effect = Some(("3".into(), board::Suit::Hearts));
            own.effect_used = true;
            own.offensive = Some("running".into());
            own.open_card = Some("s13.1".into());
            own.last_winner = Some("heinrich".into());
            own.beaten = vec!["daun".into()];
            own.eased = vec!["sweden".into()];
            own.fate = vec!["poems".into(), "9".into()];
        });
    let wanted = given.position.friedrich.clone().expect("a part of its own");
    let table = given.build();
    let found = table.rules.position(&table.state).friedrich.expect("this is FRIEDRICH");
    assert_eq!((&found.gone, found.subsidy_cuts, found.colonial_losses), (&wanted.gone, 1, 1));
    assert_eq!((&found.effect, found.effect_used), (&wanted.effect, true));
    assert_eq!((&found.offensive, &found.open_card), (&wanted.offensive, &wanted.open_card));
    assert_eq!((&found.last_winner, &found.beaten), (&wanted.last_winner, &wanted.beaten));
    assert_eq!((&found.eased, &found.imperial_seat), (&wanted.eased, &None));
    assert_eq!(found.fate[..2], wanted.fate[..]);
    let plain = bare("standard-4p").build();
    let plain = plain.rules.position(&plain.state).friedrich.expect("this is FRIEDRICH");
    assert!(plain.gone.is_empty() && plain.effect.is_none() && !plain.effect_used && plain.beaten.is_empty());
    assert!(plain.last_winner.is_none() && plain.eased.is_empty() && plain.open_card.is_none());
    assert_eq!(plain.fate.len(), 18);
}

#[test]
fn a_position_names_the_phase_it_would_be_entered_in() {
    for (phase, power) in [("movement", "prussia"), ("combat", "prussia")] {
        let pieces = "heinrich@bautzen=2 daun@loebau=3";
        let table = bare("standard-4p").pieces(pieces).phase(phase).active(power).build();
        let position = table.rules.position(&table.state);
        assert_eq!((position.phase.as_deref(), position.active.as_deref()), (Some(phase), Some(power)));
    }
}
