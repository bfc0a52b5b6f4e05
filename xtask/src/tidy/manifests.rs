//! What each crate may depend on. The walls between crates begin in their manifests.

use toml::Table;

use super::Breach;

/// A crate and what it may use at run time.
struct Allowance {
    manifest: &'static str,
    may_use: &'static [&'static str],
}

/// Hashes and streams of known make: chance must never change with a library.
const CHANCE: &[&str] = &["hkdf", "hmac", "rand_chacha", "rand_core", "sha2"];
/// `protocol`: tests above the rules read what is sent.
const TESTING: &[&str] =
    &["criterion", "divan", "flate2", "gungraun", "insta", "proptest", "protocol", "serde_json", "toml"];
const SERVING: &[&str] = &[
    "argon2",
    "axum",
    // Boards and maps are compressed by the server that has loaded them; the page's own files when they are built.
    "brotli",
    "fluent-bundle",
    "futures-util",
    "getrandom",
    "lettre",
    "rust-embed",
    "sqlx",
    "tokio",
    "tokio-tungstenite",
    "tower-http",
    "tracing",
    "tracing-subscriber",
    "ts-rs",
];
/// Requests to other servers: hyper for the time a head may take, rustls and ring for notices of turns.
const REACHING_OUT: &[&str] = &["base64", "hyper", "hyper-util", "ring", "tokio-rustls", "webpki-roots"];
/// Plain tools without opinions of their own.
const PLAIN: &[&str] = &["clap", "ctrlc", "indicatif", "rayon", "serde", "serde_json", "thiserror", "toml"];

/// Shapes on a plane, for drawing maps.
const GEOMETRY: &[&str] = &["delaunator", "i_overlay", "roxmltree"];

const ALLOWANCES: &[Allowance] = &[
    Allowance { manifest: "crates/catalogue/Cargo.toml", may_use: &["serde", "serde_json", "toml"] },
    Allowance { manifest: "crates/chart/Cargo.toml", may_use: &["board", "serde", "serde_json", "toml", "GEOMETRY"] },
    Allowance { manifest: "crates/board/Cargo.toml", may_use: &["serde", "sha2", "thiserror", "toml"] },
    Allowance { manifest: "crates/engine/Cargo.toml", may_use: &["board", "thiserror", "CHANCE"] },
    Allowance { manifest: "crates/friedrich/Cargo.toml", may_use: &["board", "engine"] },
    Allowance { manifest: "crates/maria/Cargo.toml", may_use: &["board", "engine"] },
    // The door: nobody else may use the engine or a title.
    Allowance {
        manifest: "crates/rules/Cargo.toml",
        may_use: &["board", "engine", "friedrich", "maria", "sha2", "thiserror"],
    },
    // All that is sent; the only crate below the server that knows serde and the page's types.
    Allowance { manifest: "crates/protocol/Cargo.toml", may_use: &["board", "rules", "serde", "thiserror", "ts-rs"] },
    // It draws the secrets of fair games, seals what of a running game is not public, and signs.
    Allowance {
        manifest: "crates/record/Cargo.toml",
        may_use: &[
            "board",
            "rules",
            "words",
            "serde",
            "serde_json",
            "CHANCE",
            "chacha20poly1305",
            "getrandom",
            "ring",
            "thiserror",
        ],
    },
    // The bot protocol is JSON; what players are shown of beliefs and chances goes to the page.
    Allowance {
        manifest: "crates/bots/Cargo.toml",
        may_use: &["board", "rules", "protocol", "words", "rayon", "serde", "serde_json", "toml", "CHANCE"],
    },
    Allowance { manifest: "crates/words/Cargo.toml", may_use: &["board", "rules", "fluent-bundle"] },
    // nix: the clock of a thread, so that thinking time can be measured on a busy machine.
    Allowance {
        manifest: "crates/lab/Cargo.toml",
        may_use: &["board", "rules", "protocol", "record", "bots", "words", "nix", "PLAIN", "CHANCE"],
    },
    Allowance {
        manifest: "crates/server/Cargo.toml",
        may_use: &[
            "board",
            "rules",
            "protocol",
            "record",
            "bots",
            "catalogue",
            "chart",
            "words",
            "PLAIN",
            "CHANCE",
            "SERVING",
            "REACHING_OUT",
        ],
    },
    // It plays over sockets like anybody else; of the server it uses the store, to fill it.
    Allowance {
        manifest: "crates/load/Cargo.toml",
        may_use: &["rules", "server", "clap", "futures-util", "serde_json", "tokio", "tokio-tungstenite"],
    },
    // Every parser, of the server its messages.
    Allowance {
        manifest: "crates/fuzz/Cargo.toml",
        may_use: &["board", "bots", "protocol", "record", "rules", "server", "words", "clap", "serde", "serde_json"],
    },
    Allowance {
        manifest: "crates/kabinett/Cargo.toml",
        may_use: &[
            "board",
            "rules",
            "protocol",
            "record",
            "bots",
            "lab",
            "server",
            "words",
            "catalogue",
            "chart",
            "PLAIN",
            "CHANCE",
            "SERVING",
            // One allocator for the whole program; see its main file for what it saves.
            "mimalloc",
        ],
    },
    Allowance {
        manifest: "xtask/Cargo.toml",
        may_use: &["board", "catalogue", "chart", "png", "proc-macro2", "rules", "server", "syn", "PLAIN", "CHANCE"],
    },
];

/// The targets of cargo-fuzz are a workspace of their own, with nothing in it but calls of `crates/fuzz`.
const OUTSIDE: &str = "fuzz/Cargo.toml";

pub fn check(path: &str, text: &str) -> Vec<Breach> {
    if path == "Cargo.toml" || path == OUTSIDE || !path.ends_with("/Cargo.toml") {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut say = |word: &str, what: String| {
        found.push(Breach { path: path.to_owned(), line: line_naming(text, word), what });
    };
    let Ok(manifest) = text.parse::<Table>() else {
        say("", "this manifest is not TOML".to_owned());
        return found;
    };
    let Some(allowance) = ALLOWANCES.iter().find(|allowance| allowance.manifest == path) else {
        say("", "a new crate needs a line in ALLOWANCES of xtask/src/tidy/manifests.rs".to_owned());
        return found;
    };
    for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
        let Some(dependencies) = manifest.get(section).and_then(|section| section.as_table()) else { continue };
        for (name, value) in dependencies {
            let is_allowed =
                may_use(allowance, name) || (section != "dependencies" && TESTING.contains(&name.as_str()));
            if !is_allowed {
                say(name, format!("this crate may not use `{name}`: see the walls in ARCHITECTURE.md"));
            }
            let from_workspace = value.get("workspace").and_then(toml::Value::as_bool) == Some(true);
            if !from_workspace {
                say(name, format!("`{name}` must take its version from the workspace (`{name}.workspace = true`)"));
            }
        }
    }
    let lints = manifest.get("lints").and_then(|lints| lints.get("workspace")).and_then(toml::Value::as_bool);
    if lints != Some(true) {
        say("lints", "the lints of the workspace must hold here (`[lints] workspace = true`)".to_owned());
    }
    found
}

fn may_use(allowance: &Allowance, name: &str) -> bool {
    allowance.may_use.iter().any(|&entry| match entry {
        "CHANCE" => CHANCE.contains(&name),
        "GEOMETRY" => GEOMETRY.contains(&name),
        "PLAIN" => PLAIN.contains(&name),
        "SERVING" => SERVING.contains(&name),
        "REACHING_OUT" => REACHING_OUT.contains(&name),
        own => own == name,
    })
}

fn line_naming(text: &str, word: &str) -> usize {
    text.lines().position(|line| line.contains(word)).map_or(1, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest(dependencies: &str) -> String {
        format!("[package]\nname = \"x\"\n\n{dependencies}\n\n[lints]\nworkspace = true\n")
    }

    #[test]
    fn a_crate_may_not_climb_a_wall() {
        let bad = [
            ("crates/board/Cargo.toml", "rules"),
            ("crates/board/Cargo.toml", "tokio"),
            ("crates/engine/Cargo.toml", "friedrich"),
            ("crates/friedrich/Cargo.toml", "maria"),
            ("crates/maria/Cargo.toml", "rules"),
            ("crates/bots/Cargo.toml", "engine"),
            ("crates/server/Cargo.toml", "maria"),
            ("crates/rules/Cargo.toml", "bots"),
            ("crates/rules/Cargo.toml", "rayon"),
            ("crates/rules/Cargo.toml", "catalogue"),
            ("crates/chart/Cargo.toml", "rules"),
            ("crates/bots/Cargo.toml", "server"),
            ("crates/record/Cargo.toml", "bots"),
            ("crates/lab/Cargo.toml", "server"),
            ("crates/server/Cargo.toml", "lab"),
            ("crates/server/Cargo.toml", "load"),
            ("crates/load/Cargo.toml", "bots"),
            ("crates/kabinett/Cargo.toml", "left-pad"),
        ];
        for (path, name) in bad {
            let found = check(path, &manifest(&format!("[dependencies]\n{name}.workspace = true")));
            assert_eq!(found.len(), 1, "{path} {name}");
            assert_eq!(found[0].line, 5);
            assert!(found[0].what.contains(&format!("`{name}`")));
        }
    }

    #[test]
    fn what_the_design_allows_passes() {
        let text = manifest(
            "[dependencies]\nboard.workspace = true\nhkdf.workspace = true\n[dev-dependencies]\nproptest.workspace = true",
        );
        assert_eq!(check("crates/engine/Cargo.toml", &text), []);
    }

    #[test]
    fn versions_and_lints_come_from_the_workspace() {
        let found = check("crates/board/Cargo.toml", "[dependencies]\nserde = \"1\"\n");
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].what.contains("from the workspace"));
        assert!(found[1].what.contains("lints"));
    }

    #[test]
    fn an_unknown_crate_or_a_broken_manifest_is_caught() {
        assert_eq!(check("crates/extra/Cargo.toml", &manifest("")).len(), 1);
        assert_eq!(check("crates/rules/Cargo.toml", "[dependencies").len(), 1);
    }
}
