//! Records: whole games, and games that run.

use record::{ServerKey, Setup, read, rehash, replay, resume, verify, write};

/// A longer game adds nothing but time.
const LONGEST: usize = 16 * 1024;
/// The key that sealed the running games of the corpus.
const KEY: [u8; 32] = [7; 32];

/// The bytes as they are, and once more with every hash made right, or nothing would be read past the first change.
pub fn record_text(bytes: &[u8]) {
    if bytes.len() > LONGEST {
        return;
    }
    read_all(bytes);
    if let Ok(text) = str::from_utf8(bytes) {
        read_all(rehash(&on_our_packs(text)).as_bytes());
    }
}

/// So that the corpus outlives corrections of the boards.
fn on_our_packs(text: &str) -> String {
    let title = text.lines().find_map(|line| line.strip_prefix("title: ")).unwrap_or_default();
    let Some(pack) = board::standard(title) else { return text.to_owned() };
    let hash = pack.hash.iter().fold(String::new(), |digits, byte| digits + &format!("{byte:02x}"));
    let lines = text.lines().map(|line| match line.strip_prefix("pack: ") {
        Some(_) => format!("pack: {hash}\n"),
        None => format!("{line}\n"),
    });
    lines.collect()
}

fn read_all(bytes: &[u8]) {
    let packs = &Setup::standard_pack;
    if let Ok(proof) = verify(bytes, packs) {
        assert!(!proof.to_string().is_empty(), "a proof without words");
    }
    if let Ok(resumed) = resume(bytes, &ServerKey::from_bytes(KEY), packs) {
        resumed.rules.assert_sound(resumed.course.game().state());
    }
    let Ok(text) = str::from_utf8(bytes) else { return };
    match read(text) {
        Ok((rules, record)) => {
            let written = write(&rules, &record);
            let (rules, again) = read(&written).expect("what is written can be read");
            assert!(again.header == record.header && again.end.outcome == record.end.outcome, "{written}");
            assert!(again.lines.len() == record.lines.len(), "{written}");
            assert_eq!(write(&rules, &again), written, "a record that was read is not written alike");
            assert_eq!(replay(&rules, &record).is_ok(), replay(&rules, &again).is_ok(), "{written}");
        }
        Err(fault) => assert!(!words::english(&fault.message()).is_empty(), "a refusal without words"),
    }
}
