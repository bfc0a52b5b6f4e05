//! Hostile and broken text: an error that names the spot, never a crash.

use rules::{Action, Dice, Log, Ruleset, Seat, Seed, State, text};

use crate::table::{next_action, number, rulesets};

/// What an error may show at most; nobody wants a page of rubbish back.
const LONGEST_WORD: usize = 200;

fn assert_harmless(rules: &Ruleset, state: &State, seat: Seat, line: &str) {
    match rules.read(state, seat, line) {
        Ok(action) => {
            // Whatever can be read can be written, judged and told.
            let _ = text::write(rules, &action);
            if let Err(refusal) = rules.check(state, seat, &action) {
                assert!(rules.tell_refusal(&refusal.why).key.starts_with("no-"));
            }
        }
        Err(error) => {
            assert!(error.word.len() < LONGEST_WORD, "{error:?}");
            assert!(!error.word.chars().any(char::is_control), "an error repeats control characters");
            let shown = error.word.trim_end_matches('…');
            let clean: String = line.chars().filter(|letter| !letter.is_control()).collect();
            assert!(clean.contains(shown), "`{shown}` is not in the text");
        }
    }
}

/// Positions of a game, and the texts of what could be done there.
fn material(rules: &Ruleset, dice: &mut Dice) -> Vec<(State, Seat, Vec<String>)> {
    let mut state = rules.start(Seed::from_number(7000), &mut Log::silent());
    let mut moments = Vec::new();
    while let Some((seat, action)) = next_action(rules, &state, dice) {
        if moments.is_empty() || dice.one_in(40) {
            let legal = rules.legal(&state, seat);
            let forms = legal.forms.iter().chain(&legal.free);
            let filled = forms.filter_map(|form| rules.fill(&state, form, dice));
            let actions: Vec<Action> = legal.actions.iter().copied().chain(filled).collect();
            let texts = actions.iter().map(|action| text::write(rules, action)).collect();
            moments.push((state, seat, texts));
        }
        rules.play(&mut state, seat, &action, &mut Log::silent()).expect("a random action is legal");
    }
    moments
}

#[test]
fn fuzzed_texts_never_crash_and_errors_name_the_spot() {
    let rulesets = rulesets();
    let count = number("KABINETT_FUZZ", 100_000) / rulesets.len() as u64 + 1;
    for rules in &rulesets {
        let mut dice = Dice::new(7000);
        let moments = material(rules, &mut dice);
        for _ in 0..count {
            let (state, seat, texts) = &moments[dice.below(moments.len())];
            let line = match texts.as_slice() {
                [] => rubbish(&mut dice),
                texts => mutated(&texts[dice.below(texts.len())], texts, &mut dice),
            };
            assert_harmless(rules, state, *seat, &line);
        }
    }
}

const SPICE: &[&str] = &[
    "",
    " ",
    "-",
    "--",
    "+",
    "=",
    "@",
    ".",
    "\0",
    "\u{7}",
    "\u{202e}",
    "\n",
    "\t",
    "é",
    "ß",
    "🂡",
    "0",
    "-1",
    "255",
    "256",
    "99999999999999999999",
    "reserve",
    "reserve.9",
    "s10",
    "s10.2",
    "s0",
    "z3",
    "double",
    "no",
    "pay",
    "deploy",
    "march",
    "recruit",
    "{",
    "[[[[",
    "\"",
    "\\",
    "null",
    "%s",
    "../",
    "berlin",
    "friedrich",
    "prussia",
    "prussia-t1",
];

fn mutated(text: &str, others: &[String], dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(4) {
        let at = dice.below(letters.len() + 1);
        match dice.below(8) {
            0 if !letters.is_empty() => {
                letters.remove(at.min(letters.len() - 1));
            }
            1 => letters.insert(at, char::from_u32(dice.below(0x2_0000) as u32).unwrap_or('\u{fffd}')),
            2 => letters.truncate(at),
            3 => {
                let spice: Vec<char> = SPICE[dice.below(SPICE.len())].chars().collect();
                letters.splice(at..at, spice);
            }
            4 => {
                let other = others[dice.below(others.len())].chars();
                letters.splice(at.., other.skip(at));
            }
            5 => {
                let tail: Vec<char> = letters[at..].to_vec();
                letters.extend(tail);
            }
            6 => letters.reverse(),
            _ => return rubbish(dice),
        }
    }
    letters.into_iter().collect()
}

/// Random bytes, read as text as far as they are text.
fn rubbish(dice: &mut Dice) -> String {
    let bytes: Vec<u8> = (0..dice.below(80)).map(|_| dice.word() as u8).collect();
    let verbs = ["", "march ", "recruit prussia ", "deploy austria ", "transfer ", "play ", "retreat "];
    format!("{}{}", dice.pick(&verbs), String::from_utf8_lossy(&bytes))
}

#[test]
fn huge_and_twisted_texts_are_refused_at_once() {
    let rules = &rulesets()[0];
    let state = rules.start(Seed::from_number(1), &mut Log::silent());
    let long = 10 * 1024 * 1024;
    let hostile = [
        "a".repeat(long),
        format!("march friedrich {}", "oschatz-".repeat(long / 8)),
        "deploy ".repeat(long / 7),
        " ".repeat(long),
        "[".repeat(100_000),
        "{\"a\":".repeat(20_000),
        format!("march friedrich {}", "oschatz-".repeat(400)),
        format!("march friedrich {}", "neu-stettin-".repeat(30)),
        format!("march {} oschatz", "friedrich+".repeat(300)),
        format!("recruit prussia 1 pay {}", "s10+".repeat(900)),
        format!("recruit prussia 255 pay s10.1 {}", "friedrich=255 ".repeat(200)),
        format!("deploy prussia {}", "friedrich=255 ".repeat(250)),
        "\u{0}\u{1}\u{2}\u{1b}[31m".to_string(),
        "march\u{0}friedrich oschatz".to_string(),
        "play reserve.1=s256".to_string(),
        "march friedrich oschatz-\u{7}-\u{8}".to_string(),
    ];
    for line in &hostile {
        assert!(rules.read(&state, Seat(0), line).is_err());
        assert_harmless(rules, &state, Seat(0), line);
    }
    for missing in ["march friedrich atlantis-oschatz", "march nobody oschatz", "deploy utopia", "play x10", "dance"] {
        let error = rules.read(&state, Seat(0), missing).expect_err("this names nothing that exists");
        assert!(missing.contains(&error.word) && !error.word.is_empty(), "{error:?}");
    }
}
