//! The command line; the runs themselves need a server and belong to `cargo xtask soak`.

use std::process::{Command, Output};

fn load(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_load")).args(words).output().expect("it starts")
}

#[test]
fn the_help_names_every_run() {
    let output = load(&["--help"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success());
    for run in ["kill", "load", "start", "hostile"] {
        assert!(text.lines().any(|line| line.trim_start().starts_with(&format!("{run} "))), "{run}: {text}");
    }
}

#[test]
fn what_it_does_not_understand_is_refused() {
    for words in [&["dance"][..], &["kill", "--round", "1"], &["load", "--rate", "500,often"], &[]] {
        assert!(!load(words).status.success(), "{words:?}");
    }
}
