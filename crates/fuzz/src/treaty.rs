//! Treaties: a single clause, and an offer of several with its wording.

use rules::text::{clause, read_clause, wording};

use crate::action_text::say;
use crate::stage;

/// The first byte chooses a position. The rest is a clause, and what one seat proposes to another.
pub fn treaty(bytes: &[u8]) {
    let Some((stage, line)) = stage::choose(bytes) else { return };
    let (rules, pack) = (&stage.rules, stage.rules.pack);
    if let Ok(read) = read_clause(pack, line) {
        let written = clause(pack, &read);
        let again = read_clause(pack, &written);
        assert!(again.as_ref() == Ok(&read), "`{line}` is written `{written}`, which is read as {again:?}");
        assert!(!words::english(&rules.tell_clause(&read)).is_empty(), "a clause without words");
    }
    for (from, to) in rules.seats().zip(rules.seats().skip(1)) {
        let offer = format!("propose {}: {line}", rules.mode.seats[to.index()].slug);
        say(rules, &stage.state, from, &offer);
        if let Some(words) = wording(&offer) {
            assert!(offer.ends_with(words) || offer.trim_end().ends_with(words), "`{words}` was not said in `{offer}`");
        }
    }
}
