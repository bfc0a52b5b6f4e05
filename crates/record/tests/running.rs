//! Export of a running game: only what is public; the same server, and nobody else, goes on with it.

mod common;

use std::sync::Arc;

use common::{Played, fair_header, fair_start, played};
use record::{BrokenOff, Chance, Course, ExportError, Fault, Line, ServerKey, Setup, export, read, rehash, resume};
use rules::{Dice, Ruleset, Seat, text};

fn key() -> ServerKey {
    ServerKey::from_bytes([7; 32])
}

#[track_caller]
fn refused(text: &str, key: &ServerKey) -> Fault {
    resume(text.as_bytes(), key, &Setup::standard_pack).err().expect("nobody goes on with this")
}

#[test]
fn the_same_server_goes_on_where_the_game_stood() {
    for (title, mode) in [("friedrich", "standard-4p"), ("maria", "advanced-3p")] {
        for most in [0, 1, 60] {
            let game = played(title, mode, 2, most);
            let text = game.exported(&key());
            let resumed = resume(text.as_bytes(), &key(), &Setup::standard_pack).unwrap();
            assert_eq!(resumed.header, game.header);
            assert_eq!(resumed.secret, game.secret);
            let actions = |lines: &[Line]| lines.iter().map(|line| (line.by, line.action.clone())).collect::<Vec<_>>();
            assert_eq!(actions(&resumed.lines), actions(&game.lines));
            let seed = game.header.chance.seed(Some(&game.secret)).unwrap();
            let (mut course, _) = Course::start(Arc::clone(&game.rules), seed);
            for line in &game.lines {
                course.follow(line).unwrap();
            }
            assert!(course.game().state() == resumed.course.game().state(), "{title} after {most} actions");
        }
    }
}

#[test]
fn another_server_is_told_so() {
    let text = played("friedrich", "scenario-1", 2, 20).exported(&key());
    let fault = refused(&text, &ServerKey::from_bytes([8; 32]));
    assert!(fault.reason.to_string().contains("sealed by another server"), "{fault}");
    assert!(text.lines().nth(fault.line - 1).unwrap().starts_with("sealed: "), "{fault}");
}

#[test]
fn a_changed_running_game_is_caught_even_with_fresh_hashes() {
    let text = played("friedrich", "scenario-1", 2, 20).exported(&key());
    let data = text.find("data: ").unwrap();
    let mut sealed = text.clone();
    let digit = if &text[data + 6..=data + 6] == "0" { "1" } else { "0" };
    sealed.replace_range(data + 6..=data + 6, digit);
    assert!(refused(&sealed, &key()).reason.to_string().contains("final hash does not match"));
    assert!(refused(&rehash(&sealed), &key()).reason.to_string().contains("cannot be opened"));
    let named = rehash(&text.replace("person Person 1", "person Somebody"));
    assert!(refused(&named, &key()).reason.to_string().contains("cannot be opened"));
    let cut: Vec<&str> = text.lines().filter(|line| !line.starts_with("20 ")).collect();
    assert!(refused(&rehash(&cut.join("\n")), &key()).reason.to_string().contains("cannot be opened"));
    let nonce = rehash(&text.replace("nonce: ", "nonce: 0"));
    assert!(refused(&nonce, &key()).reason.to_string().contains("48 hexadecimal digits"));
    let odd = rehash(&text.replacen("data: ", "data: 0", 1));
    assert!(refused(&odd, &key()).reason.to_string().contains("written in hexadecimal digits"));
}

#[test]
fn a_running_game_is_neither_finished_nor_proved() {
    let text = played("maria", "introductory-3p", 2, 20).exported(&key());
    let fault = read(&text).err().unwrap();
    assert!(fault.reason.to_string().contains("still running"), "{fault}");
    let proof = record::verify(text.as_bytes(), &Setup::standard_pack).unwrap();
    assert_eq!(proof.outcome, None);
    assert!(proof.to_string().starts_with("still running: maria-introductory-3p, 20 actions"), "{proof}");
    let game = played("friedrich", "scenario-1", 2, usize::MAX);
    let fault = refused(&game.exported(&key()), &key());
    assert!(fault.reason.to_string().contains("the game is over"), "{fault}");
}

#[test]
fn a_game_may_end_by_agreement() {
    let game = played("friedrich", "scenario-1", 2, 20);
    for why in [BrokenOff::Agreed, BrokenOff::Abandoned] {
        let mut stored = game.stored();
        stored.broken_off = Some(why);
        let text = String::from_utf8(export(Vec::new(), &stored, &key()).unwrap()).unwrap();
        let (rules, record) = read(&text).unwrap();
        assert_eq!(record.end.outcome, why.slug());
        record::replay(&rules, &record).unwrap();
        let forged = rehash(&text.replace(&format!("result: {}", why.slug()), "result: fate prussia turn 1"));
        let (rules, record) = read(&forged).unwrap();
        let fault = record::replay(&rules, &record).err().unwrap();
        assert!(fault.reason.to_string().contains("not over after the last action"), "{fault}");
    }
}

#[test]
fn what_cannot_be_exported_is_said() {
    let mut game = played("friedrich", "scenario-1", 2, 20);
    let fails = |game: &Played| export(Vec::new(), &game.stored(), &key()).expect_err("no export");
    let mut open = game.stored();
    let header = record::Header { chance: Chance::Number(5), ..game.header.clone() };
    (open.header, open.lines, open.secret) = (&header, &[], None);
    assert!(matches!(export(Vec::new(), &open, &key()), Err(ExportError::NoSecret)));
    game.secret = record::Secret::from_bytes([1; 32]);
    assert!(matches!(fails(&game), ExportError::WrongSecret));
    let mut game = played("friedrich", "scenario-1", 2, 20);
    game.header.seats[0] = record::Sitter::bot("random");
    assert!(fails(&game).to_string().contains("not sound (a bot sits here; only people contribute entropy)"));
    let mut game = played("friedrich", "scenario-1", 2, 20);
    game.lines[3].action = "dance".to_owned();
    assert!(fails(&game).to_string().starts_with("action 4: `dance`"), "{}", fails(&game));
}

#[test]
fn undo_is_a_line_like_any_other() {
    let mut game = played("friedrich", "scenario-1", 2, 20);
    let rules = Arc::clone(&game.rules);
    let seed = game.header.chance.seed(Some(&game.secret)).unwrap();
    let (mut course, _) = Course::start(Arc::clone(&rules), seed);
    let (mut lines, mut own, mut all) = (Vec::new(), 0, 0);
    for line in std::mem::take(&mut game.lines) {
        let before = *course.game().state();
        course.follow(&line).unwrap();
        lines.push(line.clone());
        let seat = rules.seats().find(|&seat| course.game().undoable(seat) > 0);
        let back = match seat {
            Some(seat) => Line::of(seat, "undo 1"),
            None => Line::of_table("undo 1"),
        };
        *if seat.is_some() { &mut own } else { &mut all } += 1;
        course.follow(&back).unwrap();
        assert!(course.game().state() == &before, "`{}` was taken back", line.action);
        course.follow(&line).unwrap();
        lines.extend([back, line]);
    }
    lines.push(Line::of_table("seat france bot random"));
    assert!(own > 0 && all > 0, "{own} own, {all} by consent");
    game.lines = lines;
    let resumed = resume(game.exported(&key()).as_bytes(), &key(), &Setup::standard_pack).unwrap();
    assert!(resumed.course.game().state() == course.game().state());
    assert_eq!(resumed.course.len(), 20);
}

/// What stands before the sealed part, and the length of all.
fn public_part(text: &str) -> (&str, usize) {
    let sealed = text.find("\nsealed: ").expect("a running game is sealed");
    (&text[..sealed], text.len())
}

/// Without what follows from the commitment: itself and the hashes.
fn without_hashes(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("commitment: ") && !line.starts_with("head: "));
    lines.map(|line| line.rsplit_once(" #").map_or(line, |(said, _)| said)).collect::<Vec<_>>().join("\n")
}

/// A second game in which everything hidden may differ and everything public is the same, as far as that goes.
struct Twins {
    rules: Arc<Ruleset>,
    courses: [Course; 2],
    lines: [Vec<Line>; 2],
    dice: Dice,
    /// Hidden actions that differ.
    differing: usize,
}

impl Twins {
    /// One action in both games; false where the games must part.
    fn step(&mut self) -> bool {
        let [one, _] = &self.courses;
        let Some((seat, _)) = self.rules.next_asked(one.game().state()) else { return false };
        let end = one.game().rules.read(one.game().state(), seat, "end").ok();
        let end = end.filter(|end| self.rules.check(one.game().state(), seat, end).is_ok());
        let action = match end {
            // Little happens in these games, so that they stay alike for long.
            Some(end) if !self.dice.one_in(4) => end,
            _ => match self.rules.random_action(one.game().state(), seat, &mut self.dice) {
                Some(action) => action,
                None => return true,
            },
        };
        let full = text::write(&self.rules, &action);
        let public = text::public(&self.rules, one.game().state(), seat, &action);
        let Some(other) = self.alike(seat, &full, public.as_deref()) else { return false };
        self.differing += usize::from(other != full);
        for (at, words) in [full, other].into_iter().enumerate() {
            let line = Line::of(seat, words);
            self.courses[at].follow(&line).unwrap();
            self.lines[at].push(line);
        }
        true
    }

    /// An action of the second game with the same public form, another one where that is possible.
    fn alike(&mut self, seat: Seat, full: &str, public: Option<&str>) -> Option<String> {
        let state = self.courses[1].game().state();
        let mut found = self.rules.read(state, seat, full).ok();
        found = found.filter(|action| self.rules.check(state, seat, action).is_ok());
        found = found.filter(|action| text::write(&self.rules, action) == full);
        if Some(full) != public {
            for _ in 0..300 {
                let Some(action) = self.rules.random_action(state, seat, &mut self.dice) else { continue };
                let is_alike = text::public(&self.rules, state, seat, &action).as_deref() == public;
                if is_alike && text::write(&self.rules, &action) != full {
                    found = Some(action);
                    break;
                }
            }
        }
        found.map(|action| text::write(&self.rules, &action))
    }
}

/// Plays twins, compares their exports now and then; returns how many hidden actions differed at most.
fn compare_twins(title: &str, mode: &str, number: u8, same_deck: bool) -> usize {
    let setup = Setup::new(title, mode, &[]);
    let rules = setup.ruleset().unwrap();
    let starts = [number, if same_deck { number } else { number + 100 }].map(|byte| fair_start(&rules, [byte; 32]));
    let courses = starts.each_ref().map(|start| Course::start(Arc::clone(&rules), start.seed()).0);
    let dice = Dice::new(u64::from(number));
    let mut twins = Twins { rules, courses, lines: [Vec::new(), Vec::new()], dice, differing: 0 };
    for step in 0..400 {
        let goes_on = twins.step();
        if twins.rules.outcome(twins.courses[0].game().state()).is_some() {
            break;
        }
        if goes_on && step % 25 != 0 {
            continue;
        }
        let [one, other] = [0, 1].map(|at| {
            let header = fair_header(&twins.rules, &setup, &starts[at]);
            let (lines, secret) = (twins.lines[at].clone(), starts[at].secret().clone());
            let game = Played { setup: setup.clone(), rules: Arc::clone(&twins.rules), header, secret, lines };
            let text = game.exported(&key());
            assert!(!text.contains(&hex(starts[at].secret().bytes())), "the secret stands in the file");
            assert!(!text.contains(&hex(&starts[at].seed().0)), "the seed stands in the file");
            text
        });
        let (one, other) = (public_part(&one), public_part(&other));
        assert_eq!(one.1, other.1, "{mode} {number}: the length tells something");
        if same_deck {
            assert_eq!(one.0, other.0, "{mode} {number}");
        } else {
            assert_eq!(without_hashes(one.0), without_hashes(other.0), "{mode} {number}");
        }
        if !goes_on {
            break;
        }
    }
    twins.differing
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat()
}

/// Permuting what is hidden changes nothing a reader can see, and not the length of what he cannot.
#[test]
fn the_export_of_a_running_game_tells_nothing_hidden() {
    let modes = [
        ("friedrich", "standard-4p"),
        ("friedrich", "standard-3p"),
        ("maria", "introductory-3p"),
        ("maria", "advanced-3p"),
        ("maria", "advanced-2p"),
    ];
    for (title, mode) in modes {
        let differing: usize = (1..6).map(|number| compare_twins(title, mode, number, true)).sum();
        assert!(differing > 8, "{mode}: only {differing} hidden actions differed");
        let differing: usize = (1..6).map(|number| compare_twins(title, mode, number, false)).sum();
        assert!(differing > 8, "{mode}: only {differing} hidden actions differed with other decks");
    }
}

/// The wording of an offer is part of its line: kept, shown in a running game, read again.
#[test]
fn the_wording_of_a_treaty_is_kept() {
    let mut game = played("maria", "advanced-3p", 2, 60);
    let offer = "propose louis-xv: vote prussia karl -- friends, #1 for ever, \u{1f469}\u{200d}\u{1f467} κράτος";
    let frederick = game.rules.seat_by_slug("frederick").unwrap();
    game.lines.push(Line::of(frederick, offer));
    let text = game.exported(&key());
    assert!(text.contains(&format!(" frederick {offer} #")), "everybody may read it");
    let resumed = resume(text.as_bytes(), &key(), &Setup::standard_pack).unwrap();
    assert_eq!(resumed.lines.last().unwrap().action, offer);
    let loose = Line::of(frederick, "propose louis-xv: vote prussia karl --   twice ");
    let mut course = resumed.course;
    let reason = course.follow(&loose).err().expect("not as it is written");
    assert!(reason.to_string().contains("must be written `propose louis-xv: vote prussia karl -- twice`"), "{reason}");
}

/// A seat with a stack, and a way to split it.
fn split(rules: &Ruleset, state: &rules::State) -> Option<(Seat, String)> {
    rules.seats().find_map(|seat| {
        let legal = rules.legal(state, seat);
        let form = legal.free.iter().find(|form| matches!(form, rules::Form::Transfer(_)))?;
        Some((seat, text::write(rules, &rules.fill(state, form, &mut Dice::new(1))?)))
    })
}

/// One game twice: as it was, and as the others believe it was.
struct Both {
    courses: [Course; 2],
    lines: [Vec<Line>; 2],
}

impl Both {
    fn follow(&mut self, which: usize, by: Seat, words: &str) {
        let line = Line::of(by, words);
        self.courses[which].follow(&line).unwrap_or_else(|reason| panic!("`{words}`: {reason}"));
        self.lines[which].push(line);
    }

    /// Armies pass inside a stack and back again, unseen; after a line that can be taken back they go with it.
    fn meddle(&mut self, rules: &Ruleset, line: &Line) {
        let Some((seat, way)) = split(rules, self.courses[0].game().state()) else { return };
        self.follow(0, seat, &way);
        if line.by == record::By::Seat(seat) && self.courses[1].game().undoable(seat) > 0 {
            self.follow(0, seat, "undo 2");
            self.follow(1, seat, "undo 1");
            for which in [0, 1] {
                self.follow(which, seat, &line.action);
            }
        } else {
            self.follow(0, seat, "undo 1");
        }
    }
}

/// The numbers, the hashes and the length of a running game tell neither that somebody moved armies inside a stack nor
/// that he took it back; whoever has the key goes on with all of it.
#[test]
fn what_was_done_unseen_leaves_no_trace_in_the_export_of_a_running_game() {
    for (title, mode) in [("friedrich", "standard-4p"), ("maria", "advanced-3p")] {
        let plain = played(title, mode, 2, 60);
        let rules = &plain.rules;
        let seed = plain.header.chance.seed(Some(&plain.secret)).unwrap();
        let courses = [0, 1].map(|_| Course::start(Arc::clone(rules), seed).0);
        let mut both = Both { courses, lines: [Vec::new(), Vec::new()] };
        let is_seen = |line: &&Line| !line.action.starts_with("transfer");
        for line in plain.lines.iter().filter(is_seen) {
            let record::By::Seat(seat) = line.by else { unreachable!("seats play") };
            for which in [0, 1] {
                both.follow(which, seat, &line.action);
            }
            both.meddle(rules, line);
        }
        let (unseen, seen) = (both.lines[0].len() - both.lines[1].len(), both.lines[1].len());
        assert!(unseen > 20 && both.lines[1].iter().any(|line| line.action == "undo 1"), "{mode}: {unseen} unseen");
        // Going back together takes with it what was unseen; the public number is the same.
        let (last, way) = split(rules, both.courses[0].game().state()).expect("somebody has a stack");
        both.follow(0, last, &way);
        assert_eq!((both.courses[0].reach(3), both.courses[1].reach(3)), (Some(4), Some(3)), "{mode}");
        for (which, count) in [(0, 4), (1, 3)] {
            let line = Line::of_table(format!("undo {count}"));
            both.courses[which].follow(&line).unwrap();
            both.lines[which].push(line);
        }
        let [with, without] = both.lines.each_ref().map(|lines| {
            let (setup, rules, header) = (plain.setup.clone(), Arc::clone(rules), plain.header.clone());
            Played { setup, rules, header, secret: plain.secret.clone(), lines: lines.clone() }.exported(&key())
        });
        assert_eq!(public_part(&with), public_part(&without), "{mode}");
        assert!(with.contains(&format!("\n{} table undo 3 #", seen + 1)) && !with.contains("transfer"), "{mode}");
        let resumed = resume(with.as_bytes(), &key(), &Setup::standard_pack).unwrap();
        let actions = |lines: &[Line]| lines.iter().map(|line| (line.by, line.action.clone())).collect::<Vec<_>>();
        assert_eq!(actions(&resumed.lines), actions(&both.lines[0]), "{mode}");
        assert!(resumed.course.game().state() == both.courses[0].game().state(), "{mode}");
    }
}
