//! Modules that need each other. The `use` graph of every crate is made from its sources, names are followed through
//! re-exports to the module that defines them, and any ring in it is a breach: whoever reads one module of a ring has
//! to read them all.

use std::collections::{BTreeMap, BTreeSet};

use super::Breach;
use super::source;

/// A module by its path inside the crate; the crate itself is the empty path.
type Module = Vec<String>;

/// One crate: where it lies, its modules, and what they use.
struct Crate {
    modules: BTreeMap<Module, File>,
}

struct File {
    path: String,
    /// Without comments, strings and test code.
    code: String,
}

/// Says how many rings there are; each is a breach.
pub fn check_number(files: &[(String, String)]) -> Vec<Breach> {
    let rings = check(files);
    println!("module cycles: {}", rings.len());
    rings
}

/// Every ring of modules of every crate.
fn check(files: &[(String, String)]) -> Vec<Breach> {
    crates(files).values().flat_map(breaches).collect()
}

fn crates(files: &[(String, String)]) -> BTreeMap<String, Crate> {
    let mut crates: BTreeMap<String, Crate> = BTreeMap::new();
    for (path, text) in files {
        let Some((root, inside)) = path.split_once("/src/") else { continue };
        let Some(inside) = inside.strip_suffix(".rs") else { continue };
        let mut module: Module = inside.split('/').map(str::to_owned).collect();
        if module.iter().any(|part| part == "tests" || part == "bin") {
            continue;
        }
        if matches!(module.last().map(String::as_str), Some("mod" | "lib" | "main")) {
            module.pop();
        }
        let file = File { path: path.clone(), code: source::code(text) };
        let found = crates.entry(root.to_owned()).or_insert(Crate { modules: BTreeMap::new() });
        found.modules.insert(module, file);
    }
    crates
}

fn breaches(one: &Crate) -> Vec<Breach> {
    let graph = graph(one);
    rings(&graph)
        .into_iter()
        .map(|ring| {
            let names: Vec<String> = ring.iter().map(name).collect();
            let path = one.modules[&ring[0]].path.clone();
            let what = format!("{} modules need each other: {}", ring.len(), names.join(", "));
            Breach { path, line: 1, what }
        })
        .collect()
}

fn name(module: &Module) -> String {
    if module.is_empty() { "the crate".to_owned() } else { module.join("::") }
}

fn graph(one: &Crate) -> BTreeMap<Module, BTreeSet<Module>> {
    let exports: BTreeMap<&Module, BTreeMap<String, Module>> =
        one.modules.iter().map(|(module, file)| (module, re_exports(one, module, &file.code))).collect();
    let mut graph = BTreeMap::new();
    for (module, file) in &one.modules {
        let mut used = BTreeSet::new();
        for path in paths(&file.code) {
            if let Some(target) = defined_in(one, &exports, module, &path)
                && target != *module
            {
                used.insert(target);
            }
        }
        graph.insert(module.clone(), used);
    }
    graph
}

/// What a module shows of others: the name, and the module it comes from.
fn re_exports(one: &Crate, module: &Module, code: &str) -> BTreeMap<String, Module> {
    let mut exports = BTreeMap::new();
    for (is_public, tree) in uses(code) {
        if !is_public {
            continue;
        }
        for (path, shown) in flatten(&tree) {
            if let Some((target, _)) = resolve(one, module, &path) {
                exports.insert(shown, target);
            }
        }
    }
    exports
}

/// The module that defines what a path names.
fn defined_in(
    one: &Crate,
    exports: &BTreeMap<&Module, BTreeMap<String, Module>>,
    from: &Module,
    path: &[String],
) -> Option<Module> {
    let (mut target, item) = resolve(one, from, path)?;
    let Some(item) = item else { return Some(target) };
    // A name may be shown by several modules before the one that defines it; no chain is longer than the crate is deep.
    for _ in 0..8 {
        let shown = &exports[&target];
        match shown.get(&item).or_else(|| shown.get("*")) {
            Some(next) if *next != target => target.clone_from(next),
            _ => break,
        }
    }
    Some(target)
}

/// The longest part of a path that is a module of this crate, and the name after it.
fn resolve(one: &Crate, from: &Module, path: &[String]) -> Option<(Module, Option<String>)> {
    let mut rest = path;
    let mut module = match path.first().map(String::as_str) {
        Some("crate") => {
            rest = &rest[1..];
            Module::new()
        }
        Some("self" | "super") => {
            let mut module = from.clone();
            while let Some("self" | "super") = rest.first().map(String::as_str) {
                if rest[0] == "super" {
                    module.pop();
                }
                rest = &rest[1..];
            }
            module
        }
        Some(first) => {
            let mut child = from.clone();
            child.push(first.to_owned());
            one.modules.contains_key(&child).then(|| from.clone())?
        }
        None => return None,
    };
    while let Some(part) = rest.first() {
        module.push(part.clone());
        if !one.modules.contains_key(&module) {
            module.pop();
            break;
        }
        rest = &rest[1..];
    }
    one.modules.contains_key(&module).then(|| (module, rest.first().cloned()))
}

/// Everything a module names of its own crate, in `use` and in passing.
fn paths(code: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut rest = String::new();
    for (is_public, tree) in uses(code) {
        if !is_public {
            found.extend(flatten(&tree).into_iter().map(|(path, _)| path));
        }
    }
    for statement in code.split(';') {
        if find_use(statement).is_none() {
            rest.push_str(statement);
            rest.push(';');
        }
    }
    for start in ["crate::", "super::"] {
        for (at, _) in rest.match_indices(start) {
            let is_start =
                !rest[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_' || before == ':');
            if is_start {
                let end = rest[at..].find(|one: char| !(one.is_alphanumeric() || one == '_' || one == ':'));
                let text = &rest[at..at + end.unwrap_or(rest.len() - at)];
                found.push(text.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect());
            }
        }
    }
    found
}

/// Every `use`: whether it shows what it names to others, and the tree of names.
fn uses(code: &str) -> Vec<(bool, String)> {
    code.split(';')
        .filter_map(|statement| {
            let at = find_use(statement)?;
            let head = statement[..at].trim_end();
            let is_public = head.ends_with("pub") || head.ends_with(')') && head.contains("pub(");
            Some((is_public, statement[at + "use ".len()..].split_whitespace().collect::<Vec<_>>().join(" ")))
        })
        .collect()
}

/// Where the word `use` stands in a statement that is one.
fn find_use(statement: &str) -> Option<usize> {
    let at = statement.rfind("use ")?;
    let before = statement[..at].trim_end();
    let before = before.strip_suffix("pub").unwrap_or(before).trim_end();
    let before = match before.rfind("pub(") {
        Some(open) if before.ends_with(')') => before[..open].trim_end(),
        _ => before,
    };
    (before.is_empty() || before.ends_with(['}', ']', '{'])).then_some(at)
}

/// A tree of names as paths, each with the name it goes by.
fn flatten(tree: &str) -> Vec<(Vec<String>, String)> {
    let tree = tree.trim();
    if let Some((before, inside)) = tree.split_once('{') {
        let inside = inside.trim_end().strip_suffix('}').unwrap_or(inside);
        let prefix: Vec<String> = parts(before);
        return split_list(inside)
            .iter()
            .flat_map(|one| flatten(one))
            .map(|(path, shown)| (prefix.iter().cloned().chain(path).collect(), shown))
            .collect();
    }
    let (path, alias) = tree.split_once(" as ").unwrap_or((tree, ""));
    let mut path = parts(path);
    if path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    let last = path.last().cloned().unwrap_or_default();
    vec![(path, if alias.is_empty() { last } else { alias.trim().to_owned() })]
}

fn parts(path: &str) -> Vec<String> {
    path.split("::").map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// Splits at the commas outside braces.
fn split_list(list: &str) -> Vec<String> {
    let (mut items, mut item, mut depth) = (Vec::new(), String::new(), 0);
    for one in list.chars() {
        match one {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if one == ',' && depth == 0 {
            items.push(std::mem::take(&mut item));
        } else {
            item.push(one);
        }
    }
    items.push(item);
    items.retain(|item| !item.trim().is_empty());
    items
}

/// Groups of modules each of which can be reached from each other one.
fn rings(graph: &BTreeMap<Module, BTreeSet<Module>>) -> Vec<Vec<Module>> {
    let reach: BTreeMap<&Module, BTreeSet<&Module>> =
        graph.keys().map(|module| (module, reachable(graph, module))).collect();
    let mut rings = Vec::new();
    let mut seen = BTreeSet::new();
    for module in graph.keys() {
        if seen.contains(module) || !reach[module].contains(module) {
            continue;
        }
        let ring: Vec<Module> = graph
            .keys()
            .filter(|other| reach[module].contains(other) && reach[other].contains(module))
            .cloned()
            .collect();
        seen.extend(ring.iter().cloned());
        rings.push(ring);
    }
    rings
}

fn reachable<'a>(graph: &'a BTreeMap<Module, BTreeSet<Module>>, from: &Module) -> BTreeSet<&'a Module> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&Module> = graph[from].iter().collect();
    while let Some(module) = open.pop() {
        if found.insert(module) {
            open.extend(graph[module].iter());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<(String, String)> =
            files.iter().map(|(path, text)| (format!("crates/x/src/{path}"), (*text).to_owned())).collect();
        check(&files).into_iter().map(|breach| breach.what).collect()
    }

    #[test]
    fn two_modules_that_use_each_other_are_a_ring() {
        let ring = [("lib.rs", "mod a;\nmod b;\n"), ("a.rs", "use crate::b::B;\n"), ("b.rs", "use crate::a::A;\n")];
        assert_eq!(found(&ring), ["2 modules need each other: a, b"]);
        let in_passing = [("lib.rs", ""), ("a.rs", "use crate::b::B;\n"), ("b.rs", "fn f() { crate::a::f() }\n")];
        assert_eq!(found(&in_passing).len(), 1);
        let line = [("lib.rs", ""), ("a.rs", "use crate::b::B;\n"), ("b.rs", "use board::A;\n")];
        assert_eq!(found(&line), [""; 0]);
    }

    #[test]
    fn names_are_followed_to_where_they_are_defined() {
        let lib = "mod a;\nmod b;\npub use a::{A, other::Other};\n";
        let through = [("lib.rs", lib), ("a.rs", "pub struct A;\n"), ("b.rs", "use crate::A;\n")];
        assert_eq!(found(&through), [""; 0], "a crate that only shows names needs nobody");
        let ring = [("lib.rs", lib), ("a.rs", "use crate::b::B;\n"), ("b.rs", "use crate::{A};\n")];
        assert_eq!(found(&ring), ["2 modules need each other: a, b"]);
        let own = "mod a;\npub struct Own;\nfn f() { a::f() }\nuse a::A;\n";
        let parent = [("lib.rs", ""), ("t/mod.rs", own), ("t/a.rs", "use super::Own;\n")];
        assert_eq!(found(&parent), ["2 modules need each other: t, t::a"]);
    }

    #[test]
    fn tests_and_comments_do_not_count() {
        let files = [("lib.rs", ""), ("a.rs", "use crate::b::B;\n"), ("b.rs", "// use crate::a::A;\nstruct B;\n")];
        assert_eq!(found(&files), [""; 0]);
        let test = "struct B;\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n";
        assert_eq!(found(&[("lib.rs", ""), ("a.rs", "use crate::b::B;\n"), ("b.rs", test)]), [""; 0]);
    }

    #[test]
    fn three_in_a_row_close_a_ring() {
        let files = [
            ("lib.rs", ""),
            ("a.rs", "use crate::b::{self, B};\n"),
            ("b.rs", "use super::c::{C, D as E};\n"),
            ("c.rs", "use super::a;\nfn f() { a::f() }\nuse super::a::A;\n"),
        ];
        assert_eq!(found(&files), ["3 modules need each other: a, b, c"]);
    }
}
