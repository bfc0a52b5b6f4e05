//! The expert game: which version of a card of fate is read (F-13.1, F-13.2, FQ-77, FQ-78).

use board::Suit;

use super::passive::{idle_to_movement, idle_to_turn};
use super::table::{Scene, Setup, bare};
use engine::event::Event;

fn expert(fate: &str) -> Setup {
    bare("standard-4p").options("expert").turn(6).fate(fate)
}

fn last_read(table: &Scene) -> Option<Suit> {
    let read = table.events.iter().rev().find_map(|entry| match entry.event {
        Event::FateDrawn { suit, .. } => Some(suit),
        _ => None,
    });
    read.expect("a card was drawn")
}

#[test]
fn f_13_1__the_version_is_that_of_the_sector_in_which_the_last_winner_stands() {
    let cities =
        [("leipzig", Suit::Clubs), ("berlin", Suit::Spades), ("torgau", Suit::Hearts), ("dresden", Suit::Diamonds)];
    for winner in ["daun", "keith", "saltikov", "ehrensvaerd", "hildburghausen", "richelieu", "ferdinand"] {
        for (city, suit) in cities {
            let table = expert("4")
                .phase("end-of-turn")
                .pieces(&format!("{winner}@{city}=1"))
                .friedrich(|own| own.last_winner = Some(winner.into()))
                .build();
            assert_eq!(last_read(&table), Some(suit), "{winner} in {city}");
        }
    }
}

#[test]
fn f_13_2__without_such_a_general_on_the_board_spades_are_read() {
    let nobody_yet = expert("4").phase("end-of-turn").pieces("daun@leipzig=1").build();
    assert_eq!(last_read(&nobody_yet), Some(Suit::Spades));
    let off = expert("4").phase("end-of-turn").pieces("browne@leipzig=1");
    let off = off.friedrich(|own| own.last_winner = Some("daun".into())).build();
    assert_eq!(last_read(&off), Some(Suit::Spades));
    let gone = expert("4").phase("end-of-turn").friedrich(|own| {
        own.last_winner = Some("saltikov".into());
        own.gone = vec!["russia".into()];
    });
    assert_eq!(last_read(&gone.build()), Some(Suit::Spades));
}

#[test]
fn f_13_1__where_he_stands_at_that_moment_counts_not_where_he_won() {
    let mut table = expert("lord-bute 4 poems")
        .phase("combat")
        .pieces("friedrich@oschatz=4 winterfeldt@oschatz=2 hildburghausen@torgau=1 prussia-t1@jueterbog browne@prag=1 lacy@tabor=1 richelieu@koblenz=1")
        .friedrich(|own| own.offensive = Some("declined".into()))
        .build();
    table.play("empire", "concede");
    assert_eq!(table.place("hildburghausen"), "off");
    idle_to_movement(&mut table, 7, "prussia");
    // FQ-77: the stack splits; the general who was on top in the combat counts.
    table.play("prussia", "march friedrich oschatz-wurzen-leipzig");
    assert_eq!(table.place("winterfeldt"), "oschatz");
    idle_to_turn(&mut table, 8);
    assert_eq!(last_read(&table), Some(Suit::Clubs), "Leipzig, not Oschatz in its diamonds");
}

#[test]
fn fq_77__of_a_stack_that_won_the_general_on_top_counts_also_when_the_other_moves() {
    let mut table = expert("lord-bute 4 poems")
        .phase("combat")
        .pieces("friedrich@oschatz=4 winterfeldt@oschatz=2 hildburghausen@torgau=1 prussia-t1@jueterbog lacy@tabor=1 richelieu@koblenz=1")
        .friedrich(|own| own.offensive = Some("declined".into()))
        .build();
    table.play("empire", "concede");
    idle_to_movement(&mut table, 7, "prussia");
    table.play("prussia", "march winterfeldt oschatz-wurzen-leipzig");
    idle_to_turn(&mut table, 8);
    assert_eq!(last_read(&table), Some(Suit::Diamonds));
}

/// A defeat without a card counts, a tie does not.
#[test]
fn fq_78__a_tie_leaves_the_last_winner_and_a_victory_without_a_card_makes_one() {
    let setup = |strength: u8| {
        expert("4")
            .active("france")
            .phase("combat")
            .pieces(&format!("richelieu@oschersleben=3 heinrich@magdeburg={strength} ferdinand@stade=1"))
            .friedrich(|own| own.last_winner = Some("ferdinand".into()))
            .build()
    };
    let mut tied = setup(3);
    tied.play("france", "concede");
    assert!(tied.happened(|event| matches!(event, Event::Tied { .. })));
    idle_to_turn(&mut tied, 7);
    assert_eq!(last_read(&tied), Some(Suit::Diamonds), "Ferdinand in Stade");
    let mut won = setup(2);
    won.play("prussia", "concede");
    idle_to_turn(&mut won, 7);
    assert_eq!(last_read(&won), Some(Suit::Hearts), "Richelieu in Oschersleben");
    let mut repelled = setup(4);
    repelled.play("france", "concede");
    idle_to_turn(&mut repelled, 7);
    assert_eq!(last_read(&repelled), Some(Suit::Hearts), "Heinrich in Magdeburg: a defender wins too");
}

/// The switch of the standard game: the winner plays no part.
#[test]
fn f_13_1__strokes_have_no_versions() {
    let table = expert("lord-bute")
        .phase("end-of-turn")
        .pieces("daun@leipzig=1")
        .friedrich(|own| own.last_winner = Some("daun".into()))
        .build();
    assert_eq!(last_read(&table), None);
    assert_eq!(table.own().subsidy_cuts, 1);
}
