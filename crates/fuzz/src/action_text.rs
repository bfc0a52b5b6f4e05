//! The text form of actions, as every seat of a game under way might write it.

use rules::{Log, Ruleset, Seat, State, text};

use crate::stage;

/// The first byte chooses a position, the rest is what each seat says in it.
pub fn action_text(bytes: &[u8]) {
    let Some((stage, line)) = stage::choose(bytes) else { return };
    for seat in stage.rules.seats() {
        say(&stage.rules, &stage.state, seat, line);
    }
}

/// Reads a line, writes it, reads it again, has it judged and carries it out.
pub fn say(rules: &Ruleset, state: &State, seat: Seat, line: &str) {
    let action = match rules.read(state, seat, line) {
        Ok(action) => action,
        Err(error) => {
            assert!(!words::english(&error.message()).is_empty(), "a refusal without words");
            return;
        }
    };
    let written = text::write(rules, &action);
    let again = rules.read(state, seat, &written);
    assert!(again.as_ref() == Ok(&action), "`{line}` is written `{written}`, which is read as {again:?}");
    let recorded = text::with_wording(written, line);
    assert!(!recorded.contains(char::is_control), "`{recorded:?}` would break the line of a record");
    assert!(rules.read(state, seat, &recorded).as_ref() == Ok(&action), "`{recorded}` is not read as `{line}`");
    match rules.check(state, seat, &action) {
        Ok(()) => {
            text::public(rules, state, seat, &action);
            let mut next = *state;
            rules.apply(&mut next, seat, &action, &mut Log::new());
            rules.assert_sound(&next);
        }
        Err(refusal) => {
            let sentence = words::english(&rules.tell_refusal(&refusal.why));
            assert!(!sentence.is_empty(), "a refusal without words");
        }
    }
}
