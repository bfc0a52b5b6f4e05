//! Builds the page with npm when its sources changed, and lists its files for `http::pages` to serve.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the page is made of, seen from the root of the project.
const SOURCES: [&str; 11] = [
    "web/src",
    "web/build",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "data/fonts",
    "data/lang",
];

fn main() {
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("../..");
    let out = PathBuf::from(variable("OUT_DIR"));
    for source in SOURCES {
        println!("cargo:rerun-if-changed={}", root.join(source).display());
    }
    let page = out.join("page");
    build(&root.join("web"), &page);
    let (list, tag) = listed(&page);
    std::fs::write(out.join("page.rs"), list).expect("the list of the page's files can be written");
    println!("cargo:rustc-env=KABINETT_PAGE_TAG={tag:016x}");
}

fn variable(name: &str) -> String {
    std::env::var(name).expect("cargo sets it")
}

/// Runs npm: packages only when the lock changed, so that the network is needed once.
fn build(web: &Path, page: &Path) {
    if packages_are_old(web) {
        npm(web, &["ci", "--no-audit", "--no-fund"]);
    }
    npm(web, &["run", "build", "--", "--outDir", &page.display().to_string(), "--emptyOutDir"]);
}

fn packages_are_old(web: &Path) -> bool {
    let changed = |path: PathBuf| path.metadata().and_then(|data| data.modified()).ok();
    match (changed(web.join("package-lock.json")), changed(web.join("node_modules/.package-lock.json"))) {
        (Some(lock), Some(installed)) => lock > installed,
        _ => true,
    }
}

fn npm(web: &Path, words: &[&str]) {
    let line = words[..words.len().min(2)].join(" ");
    match Command::new("npm").args(words).current_dir(web).output() {
        Ok(output) if output.status.success() => {}
        Ok(output) => {
            let (said, complained) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            fail(&format!("{said}{complained}\n`npm {line}` failed in web/: mend what it says above."));
        }
        Err(error) => {
            fail(&format!("The page is built with npm, which could not be started ({error}): install Node 20."));
        }
    }
}

fn fail(sentence: &str) -> ! {
    eprintln!("{sentence}");
    std::process::exit(1);
}

/// The files of a folder as a Rust list, and a tag that changes with any of them.
fn listed(folder: &Path) -> (String, u64) {
    let mut hasher = DefaultHasher::new();
    let mut list = String::from("&[\n");
    let mut paths = Vec::new();
    walk(folder, &mut paths);
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_none_or(|end| end != "br")) {
        std::fs::read(path).expect("a file of the page").hash(&mut hasher);
        let inside = path.strip_prefix(folder).expect("a path inside").display().to_string().replace('\\', "/");
        let name = format!("/{inside}");
        let squeezed = PathBuf::from(format!("{}.br", path.display()));
        let bytes = |path: &Path| format!("include_bytes!({:?})", path.display().to_string());
        let brotli = if squeezed.is_file() { format!("Some({})", bytes(&squeezed)) } else { "None".to_owned() };
        let _ = writeln!(list, "File {{ path: {name:?}, bytes: {}, brotli: {brotli} }},", bytes(path));
    }
    list.push(']');
    (list, hasher.finish())
}

fn walk(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the page").flatten() {
        let path = entry.path();
        if path.is_dir() { walk(&path, paths) } else { paths.push(path) }
    }
}
