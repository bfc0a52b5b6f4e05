//! Positions written down and read again: what a person finds in them, and what only the program does.

use super::decisions::asks;
use super::table::{Scene, bare};
use crate::position::{PieceAt, Position};
use engine::question::About;

/// The position as it is printed, and the table somebody else sits down at with it.
fn read_again(table: &Scene) -> (Position, Scene) {
    let printed = table.rules.position(&table.state);
    let again = read(&printed).unwrap_or_else(|reason| panic!("{reason}"));
    (printed, again)
}

fn read(position: &Position) -> Result<Scene, String> {
    let built = position.build(board::standard("maria").expect("the standard board"))?;
    Ok(Scene { rules: built.rules, state: built.state, events: built.events })
}

fn piece<'a>(position: &'a mut Position, slug: &str) -> &'a mut PieceAt {
    position.pieces.as_mut().and_then(|pieces| pieces.get_mut(slug)).expect("a piece of the position")
}

const SAXONS: &str = "karl@dresden=3 rutowski@koenigstein=2 traun@wien=2 schwerin@bautzen=5";

fn saxons() -> Scene {
    let setup = bare("advanced-3p").pieces(SAXONS).active("austria").turn(5);
    let setup = setup.maria(|own| own.tracks = [("saxony".into(), 5)].into());
    setup.build()
}

#[test]
fn m_6_6__a_position_says_who_commands_at_equal_ranks() {
    for (commander, other) in [("karl", "rutowski"), ("rutowski", "karl")] {
        let mut table = saxons();
        table.play("austria", "march rutowski koenigstein-dresden");
        let (_, mut again) = read_again(&table);
        again.play("austria", &format!("command {commander}"));
        table.play("austria", &format!("command {commander}"));
        assert!(again.state == table.state, "the question was read again too");
        let (mut printed, mut again) = read_again(&table);
        assert!(printed.moment.is_none() && piece(&mut printed, commander).commands);
        assert!(!piece(&mut printed, other).commands);
        for seat in ["austria", "pragmatic"] {
            again.play(seat, "end");
        }
        let duel = again.rules.view(&again.state, None).combat.duel.expect("the only combat has begun");
        assert_eq!(duel.pair.attacker, again.piece(commander));
    }
}

#[test]
fn m_6_6__nobody_is_chosen_to_command_where_ranks_differ() {
    let mut position = saxons().rules.position(&saxons().state);
    piece(&mut position, "karl").commands = true;
    let reason = read(&position).err().expect("Karl stands alone");
    assert_eq!(reason, "`karl` is not chosen to command: nobody of his rank stands with him");
    for slug in ["karl", "rutowski"] {
        *piece(&mut position, slug) =
            PieceAt { city: Some("dresden".into()), troops: Some(2), commands: true, ..PieceAt::default() };
    }
    let reason = read(&position).err().expect("two commanders");
    assert!(reason.contains("cannot command beside another of his stack"), "{reason}");
}

/// M-19.2.1: Read with the end of the stage the question would be skipped.
#[test]
fn m_19_2_2__a_position_in_which_france_may_reduce_its_aims_asks_again() {
    let setup = bare("advanced-3p").pieces("broglie@metz=3").markers("linz=france").active("france").turn(5);
    let table = setup.phase("conquest").build();
    asks(&table, About::Reduction, "france");
    let (printed, again) = read_again(&table);
    assert_eq!(
        (printed.phase.as_deref(), &printed.moment),
        (Some("reduction"), &None),
        "a person could have written it"
    );
    asks(&again, About::Reduction, "france");
    let refused = read(&Position { markers: [("linz".into(), "none".into())].into(), moment: None, ..printed });
    assert!(refused.err().expect("nothing to reduce").contains("`reduction`"));
}

#[test]
fn m_19_1_1__a_position_in_which_prussia_may_offer_peace_asks_again_and_so_does_the_offer() {
    let all = "breslau=prussia brieg=prussia neisse=prussia cosel=prussia glatz=prussia";
    let setup = bare("advanced-3p").pieces("friedrich@landeshut=2").markers(all).active("prussia").turn(5);
    let mut table = setup.phase("conquest").build();
    asks(&table, About::PeaceOffer, "prussia");
    let (printed, again) = read_again(&table);
    assert_eq!(printed.phase.as_deref(), Some("peace-offer"));
    asks(&again, About::PeaceOffer, "prussia");
    table.play("prussia", "accept");
    asks(&table, About::PeaceAnswer, "austria");
    let (_, again) = read_again(&table);
    asks(&again, About::PeaceAnswer, "austria");
    assert!(again.state == table.state);
}

#[test]
fn a_moment_is_read_only_with_the_position_it_was_written_with() {
    let mut table = saxons();
    table.play("austria", "march rutowski koenigstein-dresden");
    let printed = table.rules.position(&table.state);
    let mut changed = printed.clone();
    piece(&mut changed, "traun").troops = Some(3);
    let reason = read(&changed).err().expect("the moment is another's");
    assert!(reason.starts_with("the `moment` was written with another position"), "{reason}");
    changed.moment = None;
    let begun_anew = read(&changed).unwrap_or_else(|reason| panic!("{reason}"));
    assert_eq!((begun_anew.place("rutowski"), begun_anew.troops("traun")), ("koenigstein", 3));
}

/// M-7.6: The first hussar is driven off; the one that is left is still the second.
#[test]
fn m_7_1__a_position_says_which_hussar_is_left() {
    let setup = bare("advanced-3p").pieces("friedrich@jungbunzlau=3").active("prussia").turn(5);
    let mut table = setup.maria(|own| own.hussars = vec!["turnau".into(), "zittau".into()]).build();
    table.play("prussia", "march friedrich jungbunzlau-turnau-hohenelbe");
    let (printed, again) = read_again(&table);
    assert!(printed.moment.is_none() && printed.maria.is_some_and(|own| own.second_hussar));
    assert_eq!(again.maria().hussars, table.maria().hussars);
    let both = bare("advanced-3p").maria(|own| own.second_hussar = true).position;
    assert!(read(&both).err().expect("none is on the board").contains("`second-hussar`"));
}
