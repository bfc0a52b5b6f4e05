//! Many mutants in one build: each is an alternative in the source that an environment variable switches on.

use std::collections::BTreeMap;
use std::ops::Range;

use proc_macro2::LineColumn;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::list::{Mutant, TextPoint};

/// Added to the root of the crate: is this mutant switched on?
pub const SWITCH: &str = r#"
pub(crate) fn mutant(id: u32) -> bool {
    static ON: std::sync::LazyLock<Option<u32>> = std::sync::LazyLock::new(|| std::env::var("MUTANT").ok()?.parse().ok());
    *ON == Some(id)
}
"#;

/// What can be told apart at run time at one place of a file.
enum Shape {
    /// Operands joined by operators, or one with an operator before it: where the operator of each mutant stands.
    Operators(Vec<Range<usize>>),
    /// A guard, with its pattern before it.
    Guard,
    /// Where a guard would stand.
    NoGuard,
    /// Where the first statement of a function stands.
    Body,
    /// The value of a field of a struct: what stands before it where it is a variable of the field's name, and what the
    /// field is if it is left out.
    Field { before: String, base: String },
}

struct Site {
    whole: Range<usize>,
    shape: Shape,
    mutants: Vec<u32>,
}

/// The file with these mutants in it, and the mutants no place was found for.
pub fn weave(text: &str, mutants: &BTreeMap<u32, &Mutant>) -> Result<(String, Vec<u32>), String> {
    let file = syn::parse_file(text).map_err(|error| format!("not Rust: {error}"))?;
    let mut finder = Finder { text, lines: Lines::of(text), mutants, sites: Vec::new(), found: Vec::new() };
    finder.visit_file(&file);
    let Finder { mut sites, found, .. } = finder;
    sites.sort_by_key(|site| (site.whole.start, std::cmp::Reverse(site.whole.end)));
    let lost = mutants.keys().copied().filter(|id| !found.contains(id)).collect();
    let weaver = Weaver { text, mutants, sites };
    Ok((weaver.render(0..text.len(), 0), lost))
}

/// The mutants whose alternatives hold this byte of a woven file, the innermost.
pub fn blamed(woven: &str, at: usize) -> Vec<u32> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = 0;
    while let Some(found) = woven[rest..at].find("/*mutant") {
        let start = rest + found + "/*mutant".len();
        let end = start + woven[start..].find("*/").expect("a comment ends");
        match woven[start..end].trim() {
            "end" => drop(open.pop()),
            ids => open.push(ids),
        }
        rest = end;
        if rest > at {
            break;
        }
    }
    open.last().map_or(Vec::new(), |ids| ids.split(' ').map(|id| id.parse().expect("an id")).collect())
}

struct Lines(Vec<(usize, String)>);

impl Lines {
    fn of(text: &str) -> Lines {
        let mut start = 0;
        let lines = text.split_inclusive('\n').map(|line| {
            start += line.len();
            (start - line.len(), line.to_owned())
        });
        Lines(lines.collect())
    }

    /// Lines count from 1, columns from 0 and in characters.
    fn byte(&self, place: LineColumn) -> usize {
        let (start, line) = &self.0[place.line - 1];
        start + line.chars().take(place.column).map(char::len_utf8).sum::<usize>()
    }

    fn range(&self, node: &impl Spanned) -> Range<usize> {
        let span = node.span();
        self.byte(span.start())..self.byte(span.end())
    }
}

struct Finder<'a> {
    text: &'a str,
    lines: Lines,
    mutants: &'a BTreeMap<u32, &'a Mutant>,
    sites: Vec<Site>,
    found: Vec<u32>,
}

impl Finder<'_> {
    fn at(&mut self, genres: &[&str], node: &impl Spanned) -> Vec<u32> {
        let start = node.span().start();
        let here = TextPoint { line: start.line, column: start.column + 1 };
        let fits = |mutant: &Mutant| genres.contains(&mutant.genre.as_str()) && mutant.span.start == here;
        let ids: Vec<u32> = self.mutants.iter().filter(|(_, mutant)| fits(mutant)).map(|(id, _)| *id).collect();
        self.found.extend(&ids);
        ids
    }

    fn site(&mut self, whole: Range<usize>, shape: Shape, mutants: Vec<u32>) {
        if !mutants.is_empty() {
            self.sites.push(Site { whole, shape, mutants });
        }
    }

    fn body(&mut self, signature: &syn::Signature, block: &syn::Block) {
        // A function that hides its type returns only one: its mutants are built by themselves.
        let returns_one = self.text[self.lines.range(&signature.output)].contains("impl ");
        if let Some(first) = block.stmts.first().filter(|_| !returns_one) {
            let ids = self.at(&["FnValue"], first);
            let start = self.lines.range(first).start;
            self.site(start..start, Shape::Body, ids);
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_expr_binary(&mut self, node: &'ast syn::ExprBinary) {
        // The whole chain is one site, since another operator may bind its operands otherwise.
        let (mut operators, mut operands) = (Vec::new(), Vec::new());
        chain(node, &mut operators, &mut operands);
        // Part of a condition with `let`, which is no expression of its own.
        let holds_let = operands.iter().any(|operand| matches!(operand, syn::Expr::Let(_)));
        let (mut ids, mut places) = (Vec::new(), Vec::new());
        for operator in operators.into_iter().filter(|_| !holds_let) {
            let here = self.at(&["BinaryOperator"], operator);
            places.extend(here.iter().map(|_| self.lines.range(operator)));
            ids.extend(here);
        }
        let whole = self.lines.range(&*node.left).start..self.lines.range(&*node.right).end;
        self.site(whole, Shape::Operators(places), ids);
        for operand in operands {
            self.visit_expr(operand);
        }
    }

    fn visit_expr_unary(&mut self, node: &'ast syn::ExprUnary) {
        let ids = self.at(&["UnaryOperator"], &node.op);
        let places = ids.iter().map(|_| self.lines.range(&node.op)).collect();
        self.site(self.lines.range(node), Shape::Operators(places), ids);
        visit::visit_expr_unary(self, node);
    }

    fn visit_expr_struct(&mut self, node: &'ast syn::ExprStruct) {
        if let Some(base) = &node.rest {
            for field in &node.fields {
                let ids = self.at(&["StructField"], field);
                let (base, name) = (&self.text[self.lines.range(&**base)], &self.text[self.lines.range(&field.member)]);
                let before = if field.colon_token.is_some() { String::new() } else { format!("{name}: ") };
                let shape = Shape::Field { before, base: format!("({base}).{name}") };
                self.site(self.lines.range(&field.expr), shape, ids);
            }
        }
        visit::visit_expr_struct(self, node);
    }

    fn visit_arm(&mut self, node: &'ast syn::Arm) {
        // What catches everything cannot be left out: the compiler is asked of it alone.
        let catches_all =
            matches!(&node.pat, syn::Pat::Ident(name) if name.ident.to_string().starts_with(char::is_lowercase));
        let mut ids = if catches_all && node.guard.is_none() { Vec::new() } else { self.at(&["MatchArm"], node) };
        if let Some((_, guard)) = &node.guard {
            ids.extend(self.at(&["MatchArmGuard"], &**guard));
            let whole = self.lines.range(&**guard);
            self.site(whole, Shape::Guard, ids);
        } else {
            let end = self.lines.range(&node.pat).end;
            self.site(end..end, Shape::NoGuard, ids);
        }
        visit::visit_arm(self, node);
    }

    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        self.body(&node.sig, &node.block);
        visit::visit_item_fn(self, node);
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.body(&node.sig, &node.block);
        visit::visit_impl_item_fn(self, node);
    }
}

/// The operators and operands of a chain without parentheses, from left to right.
fn chain<'ast>(
    node: &'ast syn::ExprBinary,
    operators: &mut Vec<&'ast syn::BinOp>,
    operands: &mut Vec<&'ast syn::Expr>,
) {
    let mut side = |expression: &'ast syn::Expr, operators: &mut Vec<&'ast syn::BinOp>| match expression {
        syn::Expr::Binary(inner) => chain(inner, operators, operands),
        operand => operands.push(operand),
    };
    side(&node.left, operators);
    operators.push(&node.op);
    side(&node.right, operators);
}

struct Weaver<'a> {
    text: &'a str,
    mutants: &'a BTreeMap<u32, &'a Mutant>,
    /// By where they begin, the outer before the inner.
    sites: Vec<Site>,
}

impl Weaver<'_> {
    /// This range of the file, with the sites from `next` on that lie within it.
    fn render(&self, range: Range<usize>, next: usize) -> String {
        let (mut woven, mut done) = (String::new(), range.start);
        for (index, site) in self.sites.iter().enumerate().skip(next) {
            if site.whole.start >= done && site.whole.end <= range.end {
                woven.push_str(&self.text[done..site.whole.start]);
                woven.push_str(&self.alternatives(site, index + 1));
                done = site.whole.end;
            }
        }
        woven + &self.text[done..range.end]
    }

    fn alternatives(&self, site: &Site, next: usize) -> String {
        let ids: Vec<String> = site.mutants.iter().map(u32::to_string).collect();
        let with = |id: u32| &self.mutants[&id].replacement;
        let mut woven = String::new();
        match &site.shape {
            Shape::Operators(places) => {
                for (&id, place) in site.mutants.iter().zip(places) {
                    let new = with(id);
                    let before = self.render(site.whole.start..place.start, next);
                    let after = self.render(place.end..site.whole.end, next);
                    let test = format!("if crate::mutant({id}) {{ {before} {new} {after} }} else");
                    woven.push_str(&marked(&id.to_string(), &test));
                }
                woven = format!("({woven}{{ {} }})", self.render(site.whole.clone(), next));
            }
            Shape::Guard => {
                woven = self.render(site.whole.clone(), next);
                for &id in &site.mutants {
                    let test = if with(id) == "true" {
                        format!("crate::mutant({id}) ||")
                    } else {
                        format!("!crate::mutant({id}) &&")
                    };
                    woven = format!("({test} ({woven}))");
                }
            }
            Shape::NoGuard => {
                let tests: Vec<String> = ids.iter().map(|id| format!("!crate::mutant({id})")).collect();
                woven = format!(" if {}", tests.join(" && "));
            }
            Shape::Field { before, base } => {
                let tests: Vec<String> =
                    ids.iter().map(|id| format!("if crate::mutant({id}) {{ {base} }} else")).collect();
                woven = format!("{before}({} {{ {} }})", tests.join(" "), self.render(site.whole.clone(), next));
            }
            Shape::Body => {
                for &id in &site.mutants {
                    let new = with(id);
                    let test = format!("if crate::mutant({id}) {{ return {new}; }}");
                    woven.push_str(&marked(&id.to_string(), &test));
                }
            }
        }
        marked(&ids.join(" "), &woven)
    }
}

/// Code with the mutants it belongs to written around it, so that an error in it can be traced to them.
fn marked(ids: &str, code: &str) -> String {
    format!("/*mutant {ids}*/{code}/*mutant end*/ ")
}
