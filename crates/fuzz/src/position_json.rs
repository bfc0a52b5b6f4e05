//! Positions written down by a person, as `kabinett inspect` reads them.

use protocol::{InspectionWire, PositionWire};
use rules::position::Built;

/// A position that can be built is sound, can be inspected, and is the same when written and read again.
pub fn position_json(bytes: &[u8]) {
    let Ok(given) = serde_json::from_slice::<PositionWire>(bytes) else { return };
    let title = if given.title.is_empty() { board::GAMES[0] } else { &given.title };
    let Some(pack) = board::standard(title) else { return };
    let Ok(Built { rules, state, events }) = given.build(pack) else { return };
    rules.assert_sound(&state);
    for entry in &events {
        assert!(!words::english(&rules.tell_event(&entry.event)).is_empty(), "an event without words");
    }
    if let Ok(queries) = given.retreat_queries(&rules)
        && let Ok(inspection) = rules.inspect(&state, &queries)
    {
        let told = InspectionWire::of(&inspection, &given.retreats, &rules);
        serde_json::to_string(&told).expect("an inspection is plain data");
    }
    let written = serde_json::to_string(&PositionWire::of(&state, &rules)).expect("a position is plain data");
    let read: PositionWire = serde_json::from_str(&written).expect("what is written can be read");
    let again = read.build(pack).unwrap_or_else(|reason| panic!("{written} is refused: {reason}"));
    assert!(again.state == state, "another position was read from {written}");
}
