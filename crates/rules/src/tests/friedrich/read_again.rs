//! Positions written down and read again.

use super::table::{Scene, Setup, bare};
use crate::position::Position;
use crate::view::TitleView;

fn read(position: &Position) -> Result<Scene, String> {
    let built = position.build(board::standard("friedrich").expect("the standard board"))?;
    Ok(Scene { rules: built.rules, state: built.state, events: built.events })
}

/// The position read again from its print, which a person could have written.
#[track_caller]
fn read_again(table: &Scene) -> Scene {
    let printed = table.rules.position(&table.state);
    assert!(printed.moment.is_none(), "the position says it all");
    read(&printed).unwrap_or_else(|reason| panic!("{reason}"))
}

fn running(card: &str) -> Setup {
    let setup = bare("standard-4p").options("expert").pieces("friedrich@berlin=5 daun@olmuetz=5").turn(9);
    let card = card.to_owned();
    setup.friedrich(|own| (own.offensive, own.open_card) = (Some("running".into()), Some(card)))
}

#[test]
fn f_13_8__the_open_card_may_be_of_any_set() {
    for card in ["s10.1", "s10.3", "reserve.2"] {
        let table = running(card).build();
        let open = table.own().open_card.expect("a card lies open");
        assert_eq!(table.rules.pack.card_name(open), card);
        assert!(read_again(&table).state == table.state, "{card}");
    }
}

#[test]
fn f_2_12__a_position_says_which_cards_of_fate_have_been_drawn() {
    let order = |cards: &[&str]| cards.iter().map(|&card| card.to_owned()).collect::<Vec<String>>();
    let drawn = |cards: &[&str]| {
        let setup = bare("standard-4p").pieces("friedrich@berlin=5 daun@olmuetz=5").turn(9);
        setup.friedrich(|own| (own.fate_drawn, own.subsidy_cuts) = (order(cards), 1)).position
    };
    let table = read(&drawn(&["7", "lord-bute", "3"])).unwrap_or_else(|reason| panic!("{reason}"));
    let TitleView::Friedrich(seen) = table.rules.view(&table.state, None).title else { unreachable!() };
    let slugs: Vec<&str> = seen.fate.iter().map(|&card| table.rules.pack.fate[card.index()].slug.as_str()).collect();
    assert_eq!(slugs, ["7", "lord-bute", "3"]);
    assert!(read_again(&table).state == table.state);
    for cards in [&["7", "3"][..], &["7", "7", "3"], &["7", "elisabeth", "3"], &["lord-bute", "poems", "3"]] {
        let reason = read(&drawn(cards)).err().expect("they cannot all have been drawn");
        assert!(reason.starts_with("in turn 9 3 cards of fate have been drawn"), "{reason}");
    }
}

/// What was learned in a combat is written down with the rest.
#[test]
fn f_6_4__a_position_says_what_is_known_of_hands_and_armies() {
    let setup = bare("standard-4p").pieces("daun@radeberg=5 friedrich@kamenz=6 laudon@olmuetz=2").active("austria");
    let mut table = setup.phase("combat").hand("austria", "h3 s5").hand("prussia", "c9").build();
    table.play("austria", "concede");
    let printed = table.rules.position(&table.state);
    assert!(printed.strengths.iter().any(|one| one.generals == ["friedrich"] && (one.least, one.most) == (6, 6)));
    let reads = |change: &dyn Fn(&mut Position)| {
        let mut position = Position { moment: None, ..printed.clone() };
        change(&mut position);
        read(&position).err()
    };
    assert_eq!(reads(&|_| {}), None);
    let reason = reads(&|position| position.strengths[0].most = 1).expect("that is not so");
    assert!(reason.starts_with("nobody can know"), "{reason}");
    let reason = reads(&|position| drop(position.lacks.insert("prussia".into(), vec![board::Suit::Clubs])));
    assert_eq!(reason.expect("Prussia holds a club"), "prussia cannot lack the suit c and hold a card of it");
    let known = |card: &str| [("elisabeth".to_owned(), vec![card.to_owned()])].into();
    assert_eq!(reads(&|position| position.known = known("c9.1")), None);
    let reason = reads(&|position| position.known = known("c10.1")).expect("nobody holds it");
    assert!(reason.starts_with("`c10.1` is no card that elisabeth can know"), "{reason}");
    let reason = reads(&|position| position.chance = Some("12".into())).expect("too short");
    assert_eq!(reason, "`chance` has 64 hexadecimal digits, not `12`");
}
