//! Runs the program as a person would, and looks at what it says, where, and with which exit code.

use std::process::{Command, Output};

fn kabinett(line: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_kabinett");
    Command::new(program).args(line.split_whitespace()).output().expect("the program starts")
}

fn stdout(output: &Output) -> &str {
    str::from_utf8(&output.stdout).expect("the program speaks UTF-8")
}

fn stderr(output: &Output) -> &str {
    str::from_utf8(&output.stderr).expect("the program speaks UTF-8")
}

#[test]
fn the_version_is_that_of_the_package() {
    let output = kabinett("--version");
    assert!(output.status.success());
    assert_eq!(stdout(&output), format!("kabinett {}\n", env!("CARGO_PKG_VERSION")));
}

/// The names under "Commands:" in a help text, without `help` itself.
fn commands_in(help: &str) -> Vec<&str> {
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    lines.filter_map(|line| line.split_whitespace().next()).filter(|&name| name != "help").collect()
}

#[test]
fn help_shows_an_example_for_each_command_and_so_does_theirs() {
    let output = kabinett("--help");
    assert!(output.status.success());
    let help = stdout(&output);
    let commands = commands_in(help);
    assert!(commands.contains(&"board") && commands.contains(&"rules"), "{help}");
    for command in commands {
        let example = format!("  kabinett {command} ");
        assert!(help.contains(&example), "`kabinett --help` lacks an example for `{command}`:\n{help}");
        let inner = kabinett(&format!("{command} --help"));
        assert!(stdout(&inner).contains(&example), "{}", stdout(&inner));
        for question in commands_in(stdout(&inner)) {
            let innermost = kabinett(&format!("{command} {question} --help"));
            let example = format!("Example: kabinett {command} {question}");
            assert!(stdout(&innermost).contains(&example), "{}", stdout(&innermost));
        }
    }
}

#[test]
fn a_wrong_name_is_one_sentence_on_stderr() {
    let output = kabinett("board distance Oschatz Atlantis");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stdout(&output), "");
    assert_eq!(stderr(&output).lines().count(), 1);
    assert!(stderr(&output).contains("Atlantis"), "{}", stderr(&output));
}

#[test]
fn an_unknown_command_is_a_usage_error_on_stderr() {
    let output = kabinett("brew coffee");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(stdout(&output), "");
    assert!(stderr(&output).contains("'brew'") && stderr(&output).contains("--help"), "{}", stderr(&output));
}
