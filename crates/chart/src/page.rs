//! A drawing as the page takes it: no style may stand inside a document there, so the style sheet is a file of its own.

use board::Problem;
use board::pack::Pack;

use crate::plan::SheetPlan;
use crate::style;

/// The drawing without its style sheets and without what stands before it. `data-style` is what was `style`.
pub fn without_styles(drawing: &str) -> String {
    let mut rest = &drawing[drawing.find("<svg").unwrap_or(0)..];
    let mut svg = String::with_capacity(rest.len());
    while let Some((before, sheet)) = rest.split_once("<style") {
        svg.push_str(before);
        let after = sheet.split_once("</style>").map_or("", |(_, after)| after);
        rest = after.strip_prefix('\n').unwrap_or(after);
    }
    svg.push_str(rest);
    svg.replace(" style=\"", " data-style=\"")
}

/// The style sheet of a pack's drawing; the typeface is not in it.
pub fn style_sheet(pack: &Pack) -> Result<String, Problem> {
    SheetPlan::of(pack).map(|plan| style::sheet(&plan))
}

/// The letter that marks each power on the map, in the order of the pack.
pub fn letters(pack: &Pack) -> Result<Vec<String>, Problem> {
    let plan = SheetPlan::of(pack)?;
    let letter = |slug: &str| plan.sign(slug).map_or_else(String::new, |sign| sign.letter.clone());
    Ok(pack.powers.iter().map(|power| letter(&power.slug)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_loses_its_styles_and_nothing_else() {
        let drawing =
            "<?xml?>\n<svg><style class=\"faces\">\na{}\n</style>\n<style>\nb{}\n</style>\n<g style=\"x\"/></svg>\n";
        assert_eq!(without_styles(drawing), "<svg><g data-style=\"x\"/></svg>\n");
        for game in crate::GAMES {
            let (pack, drawing) = (board::standard(game).expect("a pack"), crate::standard(game).expect("a drawing"));
            let svg = without_styles(drawing);
            assert!(svg.starts_with("<svg") && !svg.contains("<style") && !svg.contains(" style="), "{game}");
            assert!(pack.cities.iter().all(|city| svg.contains(&format!("data-city=\"{}\"", city.slug))), "{game}");
        }
    }

    #[test]
    fn the_style_sheet_is_the_one_in_the_drawing_without_the_typeface() {
        for game in crate::GAMES {
            let css = style_sheet(board::standard(game).expect("a pack")).expect("a plan");
            assert!(crate::standard(game).expect("a drawing").contains(css.trim_end()), "{game}");
            assert!(css.contains(".kabinett-map") && !css.contains("base64"), "{game}");
        }
    }

    #[test]
    fn every_power_has_a_letter_of_its_own() {
        for game in crate::GAMES {
            let mut letters = letters(board::standard(game).expect("a pack")).expect("a plan");
            letters.sort();
            letters.dedup();
            assert_eq!(letters.len(), board::standard(game).expect("a pack").powers.len(), "{game}");
            assert!(letters.iter().all(|letter| !letter.is_empty()), "{game}");
        }
    }
}
