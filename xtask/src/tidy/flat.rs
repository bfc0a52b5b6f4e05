//! Functions that are one table written as a `match`: long because there are many cases, not because much is done.
//! To cut such a table in two helps nobody.

use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// Lines of the function around its match: signature, a few names, what is done with the result.
const FRAME_LINES: usize = 12;
/// Lines of one arm: an expression, or a block with a short statement or two.
const ARM_LINES: usize = 7;

/// Whether the function of this name that begins at this line is one match with short arms.
pub fn is_flat_match(text: &str, name: &str, line: usize) -> bool {
    let Ok(file) = syn::parse_file(text) else { return false };
    let mut search = Search { name, line, is_flat: false };
    search.visit_file(&file);
    search.is_flat
}

struct Search<'a> {
    name: &'a str,
    line: usize,
    is_flat: bool,
}

impl Search<'_> {
    fn look(&mut self, signature: &syn::Signature, body: &syn::Block) {
        if signature.ident == self.name && signature.fn_token.span.start().line == self.line {
            let lines = body.span().end().line - self.line + 1;
            self.is_flat = is_flat(body, lines);
        }
    }
}

impl<'ast> Visit<'ast> for Search<'_> {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.look(&function.sig, &function.block);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.look(&function.sig, &function.block);
        visit::visit_impl_item_fn(self, function);
    }
}

/// One match takes all but the frame, and each of its arms is short.
fn is_flat(body: &syn::Block, lines: usize) -> bool {
    let mut longest = Longest::default();
    longest.visit_block(body);
    let Some(found) = longest.found else { return false };
    lines - lines_of(found) <= FRAME_LINES && found.arms.iter().all(|arm| lines_of(arm) <= ARM_LINES)
}

/// The longest match of a body.
#[derive(Default)]
struct Longest<'ast> {
    found: Option<&'ast syn::ExprMatch>,
}

impl<'ast> Visit<'ast> for Longest<'ast> {
    fn visit_expr_match(&mut self, one: &'ast syn::ExprMatch) {
        // Whatever lies inside is shorter.
        if self.found.is_none_or(|other| lines_of(one) > lines_of(other)) {
            self.found = Some(one);
        }
    }
}

fn lines_of(part: &impl Spanned) -> usize {
    let span = part.span();
    span.end().line - span.start().line + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn function(before: usize, arms: &[&str]) -> String {
        let arms = arms.iter().enumerate().map(|(at, arm)| format!("        {at} => {arm},\n"));
        let arms: String = arms.collect();
        let before = "    step();\n".repeat(before);
        format!("struct A;\nimpl A {{\nfn name(n: u32) -> u32 {{\n{before}    match n {{\n{arms}    }}\n}}\n}}\n")
    }

    #[test]
    fn many_short_arms_are_flat() {
        assert!(is_flat_match(&function(0, &["1"; 100]), "name", 3));
        assert!(is_flat_match(&function(10, &["1"; 100]), "name", 3));
        let block = "{\n a();\n b();\n c()\n}";
        assert!(is_flat_match(&function(0, &[block; 30]), "name", 3));
    }

    #[test]
    fn one_long_arm_or_much_around_the_match_is_not() {
        let long = "{\n a();\n b();\n c();\n d();\n e();\n f()\n}";
        let arms = [&["1"; 99][..], &[long]].concat();
        assert!(!is_flat_match(&function(0, &arms), "name", 3));
        assert!(!is_flat_match(&function(11, &["1"; 100]), "name", 3));
    }

    #[test]
    fn no_match_and_another_function_are_not() {
        let steps = format!("fn name() {{\n{}}}\n", "    step();\n".repeat(100));
        assert!(!is_flat_match(&steps, "name", 1));
        assert!(!is_flat_match(&function(0, &["1"; 100]), "name", 2));
        assert!(!is_flat_match(&function(0, &["1"; 100]), "other", 3));
        assert!(!is_flat_match("fn name( {", "name", 1));
    }

    #[test]
    fn a_match_inside_a_call_or_a_let_counts_and_one_inside_an_arm_does_not() {
        let wrapped = format!("fn name() {{\n    Ok(match n {{\n{}    }})\n}}\n", "        _ => 1,\n".repeat(100));
        assert!(is_flat_match(&wrapped, "name", 1));
        let inner = format!("match n {{\n{}}}", "_ => 1,\n".repeat(100));
        assert!(!is_flat_match(&function(0, &[&inner]), "name", 3));
    }
}
