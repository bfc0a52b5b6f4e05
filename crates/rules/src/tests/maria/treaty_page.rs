//! The page about treaties keeps its word: its examples are played, its limits are those of the code.

use super::table::{Scene, bare};
use engine::clause::{CLAUSES_OF_A_TREATY, EXCEPTIONS_OF_A_TREATY};
use engine::ids::RuleId;
use engine::text::LONGEST_WORDING;
use maria::{
    CLAUSES_IN_FORCE, OPEN_PROPOSALS, OPEN_PROPOSALS_OF_A_SEAT, PROPOSALS_OF_A_TURN, TREATIES, TREATIES_IN_FORCE,
};

const PAGE: &str = include_str!("../../../../../docs/treaties.md");

/// The lines of every block of this kind.
fn blocks(kind: &str) -> Vec<Vec<&'static str>> {
    let fence = format!("```{kind}\n");
    let found = PAGE.split(fence.as_str()).skip(1);
    found.map(|rest| rest.split("```").next().unwrap_or("").lines().collect()).collect()
}

fn table() -> Scene {
    bare("advanced-3p").turn(4).pieces("friedrich@jauer=4 neipperg@trautenau=4").active("prussia").build()
}

/// A power that the seat leads.
fn leads(seat: &str) -> &'static str {
    match seat {
        "maria-theresa" => "austria",
        "frederick" => "prussia",
        "louis-xv" => "france",
        other => panic!("{other} does not sit at this table"),
    }
}

#[test]
fn md_47__the_examples_of_the_page_can_be_played() {
    let examples = blocks("play");
    for lines in &examples {
        let mut table = table();
        for line in lines {
            let (seat, action) = line.split_once(' ').expect("a seat and an action");
            table.play(leads(seat), action);
        }
    }
    let all: String = examples.concat().join(" ");
    let verbs = "subsidy cancel vote no-attack no-conquest no-capture no-hussars no-block truce not-enter not-leave \
                 keep-away no-take no-execute peace promise clear held kept except winter at --";
    assert!(verbs.split(' ').all(|verb| all.contains(&format!(" {verb} "))), "an example is missing: {all}");
}

#[test]
fn md_47__what_the_page_says_is_refused_is_refused_by_that_rule() {
    let refused = blocks("refused").concat();
    assert!(refused.len() >= 13, "{refused:?}");
    for line in refused {
        let table = table();
        let (said, rule) = line.split_once(" -> ").expect("an action and a rule");
        let (seat, action) = said.split_once(' ').expect("a seat and an action");
        let seat = table.seat_of(leads(seat));
        let cited = match table.rules.read(&table.state, seat, action) {
            Err(error) => error.rule,
            Ok(read) => table.rules.check(&table.state, seat, &read).err().map(|refusal| refusal.rule),
        };
        assert_eq!(cited.map(RuleId::as_str), Some(rule), "{line}");
    }
}

#[test]
fn m_21_4__the_page_states_the_limits_of_the_code() {
    let rows = [
        format!("| clauses of one treaty | {CLAUSES_OF_A_TREATY} |"),
        format!("| different places that one treaty excepts | {EXCEPTIONS_OF_A_TREATY} |"),
        format!(
            "| treaties in force at once, all players together | {TREATIES_IN_FORCE}, so {CLAUSES_IN_FORCE} clauses |"
        ),
        format!("| offers waiting for an answer, all players together | {OPEN_PROPOSALS} |"),
        format!("| offers of one player waiting for an answer | {OPEN_PROPOSALS_OF_A_SEAT} |"),
        format!("| offers one player makes in a turn | {PROPOSALS_OF_A_TURN} |"),
        format!("| treaties and offers on the table together | {TREATIES} |"),
        format!("| length of the wording | {LONGEST_WORDING} letters |"),
    ];
    for row in rows {
        assert!(PAGE.contains(&row), "the page lacks: {row}");
    }
}
