//! A whole fair game of every mode: written, read, proved, small.

mod common;

use common::played;
use record::{ExportError, ServerKey, Setup, export, verify};

/// A record of a full game stays below this.
const LARGEST: usize = 200_000;

fn key() -> ServerKey {
    ServerKey::from_bytes([7; 32])
}

#[test]
fn a_game_of_every_mode_is_proved_and_small() {
    for title in board::GAMES {
        for mode in &board::standard(title).unwrap().modes {
            let game = played(title, &mode.slug, 11, usize::MAX);
            let text = game.exported(&key());
            assert!(text.len() < LARGEST, "{}: {} bytes", mode.slug, text.len());
            let proof = verify(text.as_bytes(), &Setup::standard_pack)
                .unwrap_or_else(|fault| panic!("{} {}: {fault}", title, mode.slug));
            assert_eq!(proof.actions, game.lines.len());
            assert!(proof.outcome.is_some(), "{}", mode.slug);
            // The same game while it ran was larger by its sealed part, and not too large.
            let mut running = game.stored();
            running.lines = &game.lines[..game.lines.len() - 1];
            let text = export(Vec::new(), &running, &key()).unwrap();
            assert!(text.len() < LARGEST, "{}: {} bytes while it ran", mode.slug, text.len());
        }
    }
}

/// A disk with little room left.
struct Full {
    room: usize,
}

impl std::io::Write for Full {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if bytes.len() > self.room {
            return Err(std::io::ErrorKind::StorageFull.into());
        }
        self.room -= bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_full_disk_is_said_wherever_it_fills_up() {
    for most in [20, usize::MAX] {
        let game = played("friedrich", "scenario-1", 2, most);
        let size = game.exported(&key()).len();
        for room in (0..size).step_by(size / 23) {
            let error = export(Full { room }, &game.stored(), &key()).err().expect("the disk is full");
            assert!(matches!(error, ExportError::Disk(_)), "{error}");
        }
        assert!(export(Full { room: size }, &game.stored(), &key()).is_ok());
    }
}
