//! Reading a Rust file as far as coverage needs it: to which item each comment belongs, and which functions are tests.
//!
//! It follows braces and the words that open items. Strings and comments are blanked before, so neither can
//! open or close anything.

use crate::tidy::source::{Mask, mask};

/// What a file holds for the coverage.
#[derive(Default, Debug)]
pub struct Outline {
    pub notes: Vec<Note>,
    /// Words written like constants inside functions and values, each as a note of its own.
    pub constants: Vec<Note>,
    pub tests: Vec<Test>,
    /// Modules declared as `#[cfg(test)] mod name;`: their files are test code.
    pub test_modules: Vec<String>,
}

/// A comment and the item it stands above or in.
#[derive(PartialEq, Eq, Debug)]
pub struct Note {
    pub item: String,
    pub text: String,
    pub is_test: bool,
}

/// A function with `#[test]`, or one inside `proptest!`.
#[derive(PartialEq, Eq, Debug)]
pub struct Test {
    pub name: String,
    /// The doc comment above it.
    pub doc: String,
}

/// The item of comments that belong to a whole file.
pub const FILE: &str = "module";

struct Comment {
    text: String,
    is_doc: bool,
    /// `//!` speaks of what it stands in.
    is_inner: bool,
    /// It stands behind code on the same line.
    is_trailing: bool,
}

enum Piece<'a> {
    Comment(Comment),
    Word(&'a str),
    Mark(char),
}

/// Words that open an item; `fn` is told apart from these, since `const` may stand before it.
const KEYWORDS: &[&str] =
    &["struct", "enum", "union", "trait", "mod", "impl", "const", "static", "type", "use", "macro_rules"];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// A file, a module, an impl, a trait, `proptest!`: items follow each other.
    Items,
    /// A struct or an enum: fields or variants follow each other.
    Fields,
    /// A function, a value, a macro: everything belongs to it.
    Body,
}

/// The item that is being read.
#[derive(Default)]
struct Head {
    keyword: String,
    name: String,
    is_test: bool,
    is_cfg_test: bool,
    /// Depth of `<...>`, and whether `where` has come: both only of interest after `impl`.
    angles: usize,
    is_named: bool,
}

struct Scope {
    inside: Inside,
    /// The item whose braces these are.
    name: String,
    /// Stands before the names of items inside: `Type::`.
    prefix: String,
    is_test: bool,
    is_proptest: bool,
    /// Whether the closing brace ends the item outside.
    ends_item: bool,
    /// Depth of round and square brackets.
    nest: usize,
    head: Head,
    /// Comments waiting for the item they stand above.
    waiting: Vec<Comment>,
    /// The item that ended last.
    last: Option<String>,
}

impl Scope {
    fn new(inside: Inside, name: &str, is_test: bool) -> Scope {
        Scope {
            inside,
            name: name.to_owned(),
            prefix: String::new(),
            is_test,
            is_proptest: false,
            ends_item: true,
            nest: 0,
            head: Head::default(),
            waiting: Vec::new(),
            last: None,
        }
    }

    fn item(&self) -> String {
        if self.head.name.is_empty() { self.name.clone() } else { format!("{}{}", self.prefix, self.head.name) }
    }

    fn is_item_test(&self) -> bool {
        self.is_test || self.is_proptest || self.head.is_test || self.head.is_cfg_test
    }
}

pub fn outline(text: &str) -> Outline {
    let bare = mask(text, Mask::CommentsAndStrings);
    let pieces = pieces(text, &bare);
    let mut reader = Reader { scopes: vec![Scope::new(Inside::Items, FILE, false)], outline: Outline::default() };
    let mut at = 0;
    while at < pieces.len() {
        at = reader.read(&pieces, at);
    }
    while let Some(scope) = reader.scopes.pop() {
        reader.settle(scope.name.clone(), scope.is_test, scope.waiting);
    }
    reader.outline
}

struct Reader {
    scopes: Vec<Scope>,
    outline: Outline,
}

impl Reader {
    fn scope(&mut self) -> &mut Scope {
        self.scopes.last_mut().expect("the file's own scope is never closed")
    }

    /// Reads one piece, or a whole attribute; returns where the next one stands.
    fn read(&mut self, pieces: &[Piece], at: usize) -> usize {
        match &pieces[at] {
            Piece::Comment(comment) => self.comment(comment),
            Piece::Word(word) => self.word(word),
            Piece::Mark('#') if self.scope().inside != Inside::Body => return self.attribute(pieces, at),
            Piece::Mark('>') if matches!(pieces.get(at.wrapping_sub(1)), Some(Piece::Mark('-'))) => {}
            Piece::Mark(mark) => self.mark(*mark),
        }
        at + 1
    }

    fn comment(&mut self, comment: &Comment) {
        let scope = self.scope();
        let owner = if comment.is_inner || scope.inside == Inside::Body {
            Some((scope.name.clone(), scope.is_test))
        } else if !scope.head.name.is_empty() {
            Some((scope.item(), scope.is_item_test()))
        } else if comment.is_trailing && !comment.is_doc && scope.last.is_some() {
            scope.last.clone().map(|last| (last, scope.is_test))
        } else {
            None
        };
        let copy = Comment { text: comment.text.clone(), ..*comment };
        match owner {
            Some((item, is_test)) => self.settle(item, is_test, vec![copy]),
            None => self.scope().waiting.push(copy),
        }
    }

    fn settle(&mut self, item: String, is_test: bool, comments: Vec<Comment>) {
        if !comments.is_empty() {
            let texts: Vec<String> = comments.into_iter().map(|comment| comment.text).collect();
            self.outline.notes.push(Note { item, text: texts.join("\n"), is_test });
        }
    }

    fn word(&mut self, word: &str) {
        let scope = self.scope();
        if scope.inside == Inside::Body && word.contains('_') && !word.contains(|c: char| c.is_lowercase()) {
            let note = Note { item: scope.item(), text: word.to_owned(), is_test: scope.is_item_test() };
            self.outline.constants.push(note);
            return;
        }
        if scope.nest > 0 || scope.inside == Inside::Body {
            return;
        }
        let head = &mut scope.head;
        if scope.inside == Inside::Fields {
            if head.name.is_empty() && word != "pub" {
                word.clone_into(&mut head.name);
            }
            return;
        }
        match (head.keyword.as_str(), word) {
            ("" | "const", "pub" | "unsafe" | "async" | "extern")
            | ("static", "mut")
            | ("impl", "dyn" | "mut" | "const")
            | ("use", _) => {}
            ("" | "const", "fn") => "fn".clone_into(&mut head.keyword),
            ("", _) if KEYWORDS.contains(&word) => word.clone_into(&mut head.keyword),
            ("" | "macro", _) => {
                "macro".clone_into(&mut head.keyword);
                word.clone_into(&mut head.name);
            }
            ("impl", "for") => head.name.clear(),
            ("impl", "where") => head.is_named = true,
            ("impl", _) if head.angles > 0 || head.is_named => {}
            (keyword, _) if keyword == "impl" || head.name.is_empty() => word.clone_into(&mut head.name),
            _ => {}
        }
    }

    fn mark(&mut self, mark: char) {
        let scope = self.scope();
        let is_body = scope.inside == Inside::Body;
        match mark {
            '{' => self.open(),
            '}' => self.close(),
            _ if is_body => {}
            '(' | '[' => scope.nest += 1,
            ')' | ']' => scope.nest = scope.nest.saturating_sub(1),
            '<' => scope.head.angles += 1,
            '>' => scope.head.angles = scope.head.angles.saturating_sub(1),
            ';' if scope.nest == 0 && scope.inside == Inside::Items => {
                if scope.head.keyword == "mod" && scope.head.is_cfg_test {
                    let name = scope.head.name.clone();
                    self.outline.test_modules.push(name);
                }
                self.finish();
            }
            ',' if scope.nest == 0 && scope.inside == Inside::Fields => self.finish(),
            _ => {}
        }
    }

    fn open(&mut self) {
        let scope = self.scope();
        let (item, is_test) = (scope.item(), scope.is_item_test());
        if scope.inside == Inside::Body || scope.nest > 0 {
            let inner = Scope { ends_item: false, ..Scope::new(Inside::Body, &item, is_test) };
            self.scopes.push(inner);
            return;
        }
        let waiting = std::mem::take(&mut scope.waiting);
        let name = scope.head.name.clone();
        let is_field = scope.inside == Inside::Fields;
        let prefix = format!("{name}::");
        let inner = match scope.head.keyword.as_str() {
            "fn" => {
                if scope.head.is_test || scope.is_proptest {
                    let doc = waiting.iter().filter(|comment| comment.is_doc).map(|comment| comment.text.as_str());
                    let doc = doc.collect::<Vec<_>>().join("\n");
                    self.outline.tests.push(Test { name, doc });
                }
                Scope::new(Inside::Body, &item, is_test)
            }
            "mod" => Scope::new(Inside::Items, &item, is_test),
            "impl" | "trait" => Scope { prefix, ..Scope::new(Inside::Items, &item, is_test) },
            "struct" | "enum" | "union" => Scope { prefix, ..Scope::new(Inside::Fields, &item, is_test) },
            "macro" if name == "proptest" => Scope { is_proptest: true, ..Scope::new(Inside::Items, &item, true) },
            "const" | "static" | "type" | "use" => {
                Scope { ends_item: false, ..Scope::new(Inside::Body, &item, is_test) }
            }
            _ => Scope { ends_item: !is_field, ..Scope::new(Inside::Body, &item, is_test) },
        };
        self.settle(item, is_test, waiting);
        self.scopes.push(inner);
    }

    fn close(&mut self) {
        if self.scopes.len() == 1 {
            return;
        }
        if self.scope().inside == Inside::Fields {
            self.finish();
        }
        let scope = self.scopes.pop().expect("more than the file's scope is open");
        self.settle(scope.name, scope.is_test, scope.waiting);
        if scope.ends_item {
            self.finish();
        }
    }

    /// The item that was being read is complete.
    fn finish(&mut self) {
        let scope = self.scope();
        let (item, is_test) = (scope.item(), scope.is_item_test());
        let waiting = std::mem::take(&mut scope.waiting);
        let head = std::mem::take(&mut scope.head);
        scope.nest = 0;
        if !head.name.is_empty() {
            scope.last = Some(item.clone());
        }
        self.settle(item, is_test, waiting);
    }

    /// `#[...]` or `#![...]`: what matters is whether it says `test`.
    fn attribute(&mut self, pieces: &[Piece], start: usize) -> usize {
        let is_inner = matches!(pieces.get(start + 1), Some(Piece::Mark('!')));
        let open = start + 1 + usize::from(is_inner);
        if !matches!(pieces.get(open), Some(Piece::Mark('['))) {
            return start + 1;
        }
        let mut depth = 0;
        let mut words = Vec::new();
        let mut path_ends = None;
        let mut at = open;
        while at < pieces.len() {
            match &pieces[at] {
                Piece::Mark('[' | '(') => {
                    depth += 1;
                    if depth == 2 {
                        path_ends.get_or_insert(words.len());
                    }
                }
                Piece::Mark(']' | ')') => depth -= 1,
                Piece::Word(word) => words.push(*word),
                _ => {}
            }
            at += 1;
            if depth == 0 {
                break;
            }
        }
        let path = &words[..path_ends.unwrap_or(words.len())];
        let is_cfg_test = path == ["cfg"] && words.contains(&"test") && !words.contains(&"not");
        let scope = self.scope();
        if is_inner {
            scope.is_test |= is_cfg_test;
        } else {
            scope.head.is_cfg_test |= is_cfg_test;
            scope.head.is_test |= path.last() == Some(&"test");
        }
        at
    }
}

/// Words, marks and comments in the order in which they stand. `bare` is the text with comments and strings blanked.
fn pieces<'a>(text: &str, bare: &'a str) -> Vec<Piece<'a>> {
    let kept = mask(text, Mask::Comments);
    // A blanked letter may have been a long one: only `bare` may be cut anywhere, so the others are asked by byte.
    let is_comment = |at: usize| {
        let here = &text.as_bytes()[at..];
        (here.starts_with(b"//") || here.starts_with(b"/*")) && kept.as_bytes()[at..].starts_with(b"  ")
    };
    let mut pieces = Vec::new();
    let mut at = 0;
    while let Some(c) = bare[at..].chars().next() {
        let word = bare[at..].find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(bare.len() - at);
        if is_comment(at) {
            let is_trailing = bare[..at].rsplit('\n').next().is_some_and(|line| !line.trim().is_empty());
            let (comment, end) = if text[at..].starts_with("//") {
                line_comment(text, at, is_trailing)
            } else {
                block_comment(text, at, is_trailing)
            };
            pieces.push(Piece::Comment(comment));
            at = end;
        } else if word > 0 {
            pieces.push(Piece::Word(&bare[at..at + word]));
            at += word;
        } else {
            if !c.is_whitespace() {
                pieces.push(Piece::Mark(c));
            }
            at += c.len_utf8();
        }
    }
    pieces
}

/// A line comment with all lines of the same sort that follow directly, and where it ends.
fn line_comment(text: &str, start: usize, is_trailing: bool) -> (Comment, usize) {
    let marker = marker(&text[start..]);
    let mut lines = Vec::new();
    let mut rest = &text[start..];
    let mut end = start;
    while rest.starts_with("//") && self::marker(rest) == marker {
        let line = rest.lines().next().unwrap_or_default();
        lines.push(line[marker.len()..].trim());
        end = text.len() - rest.len() + line.len();
        rest = text[end..].strip_prefix('\n').unwrap_or_default().trim_start_matches([' ', '\t']);
        if is_trailing {
            break;
        }
    }
    let comment = Comment { text: lines.join("\n"), is_doc: marker == "///", is_inner: marker == "//!", is_trailing };
    (comment, end)
}

fn block_comment(text: &str, start: usize, is_trailing: bool) -> (Comment, usize) {
    let end = text[start..].find("*/").map_or(text.len(), |at| start + at + 2);
    let inside = &text[start + 2..end];
    let lines = inside.trim_end_matches("*/").lines().map(|line| line.trim_start_matches([' ', '*', '!']).trim_end());
    let text = lines.collect::<Vec<_>>().join("\n");
    (Comment { text, is_doc: inside.starts_with('*'), is_inner: inside.starts_with('!'), is_trailing }, end)
}

fn marker(comment: &str) -> &'static str {
    let markers = ["////", "///", "//!"];
    match markers.into_iter().find(|marker| comment.starts_with(marker)) {
        Some("////") | None => "//",
        Some(marker) => marker,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Item and text of every note, those of tests in brackets.
    fn notes(text: &str) -> Vec<String> {
        let line = |note: &Note| {
            let line = format!("{}: {}", note.item, note.text.replace('\n', " "));
            if note.is_test { format!("[{line}]") } else { line }
        };
        outline(text).notes.iter().map(line).collect()
    }

    fn tests(text: &str) -> Vec<String> {
        outline(text).tests.into_iter().map(|test| test.name).collect()
    }

    #[test]
    fn a_comment_belongs_to_the_item_below_or_around_it() {
        let text = "//! Of the file.\n\n/// Above a.\n/// Two lines.\npub fn a(x: [u8; 2]) -> u8 {\n    // in a\n    \
            if x { 1 } else { /* deep */ 2 } // behind\n}\n\n// Above b.\n#[inline]\npub(crate) const fn b() {}\n";
        assert_eq!(
            notes(text),
            ["module: Of the file.", "a: Above a. Two lines.", "a: in a", "a: deep", "a: behind", "b: Above b.",]
        );
    }

    #[test]
    fn types_lend_their_names() {
        let text = "/// Of S.\nstruct S<T> {\n    /// one\n    pub a: T, // two\n    b: Vec<(u8, u8)>,\n    // three\n}\n\
            /// Of E.\nenum E {\n    /// four\n    #[x]\n    A { /* five */ x: u8 },\n    /// six\n    B(u8),\n}\n\
            impl<T: Fn() -> u8> fmt::Display for S<T> where T: Copy {\n    /// seven\n    fn f(&self) {}\n}\n\
            impl E { /** eight */ const X: u8 = { 9 }; /// nine\n fn g() {} }\ntrait Q { /// ten\n fn h(); }\n";
        assert_eq!(
            notes(text),
            [
                "S: Of S.",
                "S::a: one",
                "S::a: two",
                "S: three",
                "E: Of E.",
                "E::A: four",
                "E::A: five",
                "E::B: six",
                "S::f: seven",
                "E::X: eight",
                "E::g: nine",
                "Q::h: ten",
            ]
        );
    }

    #[test]
    fn values_and_macros_hold_their_comments() {
        let text = "/// one\npub const A: B = B {\n    // two\n    x: 1,\n};\nstatic C: [u8; 2] = [\n    // three\n    1,\n];\n\
            macro_rules! m { () => { /* four */ } }\n/// five\nuse a::{b, c};\n// six\ntype T = u8;\n\
            thread_local! { /* seven */ }\nfn last() { /* eight */ }\n";
        assert_eq!(
            notes(text),
            ["A: one", "A: two", "C: three", "m: four", "module: five", "T: six", "thread_local: seven", "last: eight"]
        );
    }

    #[test]
    fn strings_hold_no_comments_and_no_braces() {
        let text = "fn a() { \"// no {\"; r#\"/* \"no\" } \"#; '{'; '\\''; b\"{\"; \"\u{e4} // no\"; // yes\n}\nfn b<'a>(x: &'a str) { /* too */ }\n";
        assert_eq!(notes(text), ["a: yes", "b: too"]);
    }

    #[test]
    fn test_code_is_told_apart() {
        let text = "/// one\nfn a() {}\n#[cfg(test)]\nmod tests {\n    //! two\n    /// three\n    fn helper() {}\n    \
            #[test]\n    fn good() { /* four */ }\n}\n#[cfg(not(test))]\n/// five\nfn b() {}\n\
            #[cfg(all(test, unix))]\n// six\nfn c() {}\n/// seven\n#[test]\nfn alone() { // eight\n}\n// nine\n";
        assert_eq!(
            notes(text),
            [
                "a: one",
                "[tests: two]",
                "[helper: three]",
                "[good: four]",
                "b: five",
                "[c: six]",
                "[alone: seven]",
                "[alone: eight]",
                "module: nine",
            ]
        );
        assert_eq!(tests(text), ["good", "alone"]);
        assert_eq!(notes("#![cfg(test)]\n// one\nfn a() {}\n"), ["[a: one]"]);
    }

    #[test]
    fn only_tests_are_tests() {
        let text = "fn f_1_1__no() {}\n#[cfg(test)]\nmod t { fn f_1_2__no() {}\n#[test]\n#[should_panic(expected = \"x\")]\n\
            fn f_1_3__yes() {}\n#[tokio::test]\nasync fn f_1_4__yes() {}\n#[test_helper]\nfn f_1_5__no() {}\n\
            #[derive(test)]\nfn f_1_6__no() {} }\n// #[test]\nfn f_1_7__no() {}\n";
        assert_eq!(tests(text), ["f_1_3__yes", "f_1_4__yes"]);
    }

    #[test]
    fn every_function_of_a_proptest_block_is_a_test() {
        let text = "proptest! {\n    #![proptest_config(Config { cases: 9, ..Config::default() })]\n    /// Also: F-1.1.\n    \
            #[test]\n    fn f_1_2__a(x in 0..5u8, y in any::<u8>().prop_map(|y| { y + 1 })) { /* one */ }\n    \
            fn f_1_3__b(x in \"[a-z{]\") {}\n}\nfn f_1_4__c() {}\n";
        let outline = outline(text);
        assert_eq!(outline.tests[0], Test { name: "f_1_2__a".into(), doc: "Also: F-1.1.".into() });
        assert_eq!(outline.tests[1].name, "f_1_3__b");
        assert_eq!(outline.tests.len(), 2);
        assert!(outline.notes.iter().all(|note| note.is_test), "{outline:?}");
    }

    #[test]
    fn test_modules_in_files_of_their_own_are_named() {
        let outline = outline("mod a;\n#[cfg(test)]\nmod b;\n#[cfg(test)]\nmod c { }\npub mod d;\n");
        assert_eq!(outline.test_modules, ["b"]);
    }
}
