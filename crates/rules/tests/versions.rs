//! The page of rulings says of each difference between versions of MARIA's rules which function carries the choice
//! and which test proves it: both must exist.

use std::fs;
use std::path::Path;

/// All sources below a folder in one text.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder of sources").map(|entry| entry.expect("an entry").path());
    entries
        .map(|path| if path.is_dir() { sources(&path) } else { fs::read_to_string(&path).expect("a source is text") })
        .collect()
}

#[test]
fn every_difference_names_its_code_and_its_test() {
    let page = include_str!("../../../docs/rulings.md");
    let (_, section) = page.split_once("## MARIA: where the versions of the rules differ").expect("the section");
    let rows: Vec<&str> = section.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert_eq!(rows.len(), 16);
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let code = sources(&here.join("../maria/src")) + &sources(&here.join("src/tests/maria"));
    for row in rows {
        let names: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        let [carrier, test] = names[..] else { panic!("a function and a test are named: {row}") };
        assert!(code.contains(&format!("fn {carrier}(")), "there is no function {carrier}");
        assert!(test.contains("__") && code.contains(&format!("fn {test}()")), "there is no test {test}");
    }
}
