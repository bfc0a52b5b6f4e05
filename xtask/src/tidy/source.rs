//! Reading source text as far as the checks need it: where comments, strings, tests and functions begin and end.

/// What is blanked out of a text. Every byte keeps its place, so that offsets and line numbers hold in both.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mask {
    Comments,
    CommentsAndStrings,
}

/// The text with comments (and strings) replaced by spaces. Rust, TypeScript and CSS are close enough.
pub fn mask(text: &str, what: Mask) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (length, is_string) = span(rest);
        if length == 0 {
            out.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        }
        let (inside, after) = rest.split_at(length);
        if is_string && what == Mask::Comments {
            out.push_str(inside);
        } else {
            out.push_str(&blank(inside));
        }
        rest = after;
    }
    out
}

/// Length of the comment or literal that begins here (0 if none), and whether it is a literal.
fn span(rest: &str) -> (usize, bool) {
    if rest.starts_with("//") {
        return (rest.find('\n').unwrap_or(rest.len()), false);
    }
    if rest.starts_with("/*") {
        return (rest.find("*/").map_or(rest.len(), |at| at + 2), false);
    }
    if rest.starts_with('"') {
        return (quoted(rest), true);
    }
    if rest.starts_with("r\"") || rest.starts_with("r#") {
        return (raw(rest), true);
    }
    if rest.starts_with('\'') {
        return (character(rest), true);
    }
    (0, false)
}

fn quoted(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// `r"..."` or `r#"..."#`; a raw identifier such as `r#type` is no literal.
fn raw(rest: &str) -> usize {
    let hashes = rest[1..].chars().take_while(|&c| c == '#').count();
    let open = 1 + hashes;
    if !rest[open..].starts_with('"') {
        return 0;
    }
    let close = format!("\"{}", "#".repeat(hashes));
    rest[open + 1..].find(&close).map_or(rest.len(), |at| open + 1 + at + close.len())
}

/// `'a'` or `'\n'`; a lifetime is no literal.
fn character(rest: &str) -> usize {
    let mut chars = rest.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => rest[2..].char_indices().skip(1).find(|&(_, c)| c == '\'').map_or(0, |(at, _)| at + 3),
        Some(_) => chars.next().filter(|&(_, c)| c == '\'').map_or(0, |(at, _)| at + 1),
        None => 0,
    }
}

fn blank(text: &str) -> String {
    text.chars().map(|c| if c == '\n' { "\n".to_owned() } else { " ".repeat(c.len_utf8()) }).collect()
}

/// The code of a text, strings included, without comments and without everything under `#[cfg(test)]`.
pub fn code(text: &str) -> String {
    let bare = mask(text, Mask::CommentsAndStrings);
    let mut code = mask(text, Mask::Comments);
    let mut from = 0;
    while let Some(start) = bare[from..].find("#[cfg(test)]").map(|at| from + at) {
        let end = item_end(&bare, start);
        code.replace_range(start..end, &blank(&code[start..end]));
        from = end;
    }
    code
}

/// Where the item that begins here ends: at its closing brace, or at the semicolon of one without a body.
pub fn item_end(masked: &str, start: usize) -> usize {
    let (mut braces, mut others) = (0usize, 0usize);
    for (at, c) in masked[start..].char_indices() {
        match c {
            '(' | '[' => others += 1,
            ')' | ']' => others = others.saturating_sub(1),
            '{' => braces += 1,
            '}' if braces <= 1 => return start + at + 1,
            '}' => braces -= 1,
            ';' if braces == 0 && others == 0 => return start + at + 1,
            _ => {}
        }
    }
    masked.len()
}

/// Whether the text names the word: not as a part of a longer name.
pub fn names(text: &str, word: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_some_and(is_name) && word.starts_with(is_name);
        let after = text[at + word.len()..].chars().next().is_some_and(is_name) && word.ends_with(is_name);
        !before && !after
    })
}

/// The ending of a file's name, without the dot.
pub fn ending(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, ending)| ending)
}

pub fn line_of(text: &str, at: usize) -> usize {
    1 + text[..at].matches('\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_strings_stay_if_asked() {
        let text = "let a = \"// no\"; // yes\n/* two\nlines */ b('\"', '\\'', r#\"x\"y\"#)\n";
        assert_eq!(
            mask(text, Mask::Comments),
            "let a = \"// no\";       \n      \n         b('\"', '\\'', r#\"x\"y\"#)\n"
        );
        let bare = mask(text, Mask::CommentsAndStrings);
        assert!(!bare.contains("no") && !bare.contains('"') && !bare.contains('x'), "{bare}");
        assert_eq!(bare.lines().count(), text.lines().count());
    }

    #[test]
    fn a_lifetime_and_a_raw_name_are_no_strings() {
        let text = "fn f<'a>(x: &'a str, r#type: u8) { 'ä'; '\\u{41}'; g() }";
        let bare = mask(text, Mask::CommentsAndStrings);
        assert!(bare.contains("<'a>(x: &'a str, r#type: u8)") && bare.contains("g()"), "{bare}");
        assert!(!bare.contains('ä') && !bare.contains("41"), "{bare}");
    }

    #[test]
    fn tests_are_cut_out_and_the_rest_stays() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n fn b() { \"ä}\" }\n}\nfn c() {}\n#[cfg(test)]\nmod more;\nfn d() {}\n";
        let left = code(text);
        assert!(left.contains("fn a()") && left.contains("fn c()") && left.contains("fn d()"), "{left}");
        assert!(!left.contains("fn b()") && !left.contains("more"), "{left}");
        assert_eq!(left.lines().count(), text.lines().count());
    }

    #[test]
    fn a_word_is_not_found_inside_a_longer_one() {
        assert!(names("use rules::State;", "State"));
        assert!(!names("use std::hash::RandomState;", "State"));
        assert!(!names("Statement", "State"));
        assert!(names("city.x + 1", ".x"));
        assert!(!names("city.xyz", ".x"));
    }
}
