//! Board packs of the tests.

use std::path::Path;
use std::sync::LazyLock;

use board::Pack;

/// A small board for MARIA with other names, tracks, cards, seats and calendars than the standard one.
pub fn small_maria() -> &'static Pack {
    static PACK: LazyLock<Pack> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/packs/small-maria");
        Pack::from_folder(&folder).unwrap_or_else(|problem| panic!("{problem}"))
    });
    &PACK
}
