//! Positions as JSON.
#![allow(non_snake_case, reason = "the name of a rule's test is its id, two underscores and a slug")]

use protocol::PositionWire;

const TREATIES: &str = include_str!("../../../docs/treaties.md");

#[test]
fn md_47__the_position_of_the_page_can_be_read() {
    let (_, rest) = TREATIES.split_once("```json\n").expect("the page shows a position");
    let (papers, _) = rest.split_once("```").expect("the position ends");
    let json = format!(r#"{{"title": "maria", "mode": "advanced-3p", "turn": 5, "pieces": {{}}, "maria": {papers}}}"#);
    let given: PositionWire = serde_json::from_str(&json).expect("a position");
    let built = given.build(board::standard("maria").expect("the standard pack")).expect("a sound position");
    let again = PositionWire::of(&built.state, &built.rules);
    let (given, again) = (given.maria.expect("given"), again.maria.expect("written"));
    assert!(!given.contracts.is_empty() && !given.treaties.is_empty());
    assert_eq!((again.contracts, again.treaties), (given.contracts, given.treaties));
}

#[test]
fn an_unknown_field_is_named() {
    let read = |json: &str| serde_json::from_str::<PositionWire>(json).expect_err("a slip").to_string();
    assert!(read(r#"{"tilte": "maria"}"#).contains("unknown field `tilte`"));
    assert!(read(r#"{"pieces": {"karl": {"town": "prag"}}}"#).contains("unknown field `town`"));
    assert!(read(r#"{"maria": {"treaties": [{"form": "x"}]}}"#).contains("unknown field `form`"));
}
