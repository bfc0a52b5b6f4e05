//! The style sheet: fixed rules, and the tints and signs of the plan.

use std::fmt::Write;

use crate::labels::Rank;
use crate::plan::SheetPlan;

const RULES: &str = include_str!("map.css");
const ROMAN: &[u8] = include_bytes!("../data/fonts/map-roman.woff2");
const ITALIC: &[u8] = include_bytes!("../data/fonts/map-italic.woff2");

pub fn sheet(plan: &SheetPlan) -> String {
    let mut css = String::from(RULES);
    let _ = writeln!(css, ".kabinett-map{{--grain:{}}}", plan.grain);
    for setting in Rank::ALL.map(|rank| rank.setting(plan.grain)) {
        let (class, size, spacing) = (setting.class, setting.size, setting.spacing);
        let _ = writeln!(css, ".kabinett-map .name.{class}{{font-size:{size:.2}px;letter-spacing:{spacing:.2}px}}");
    }
    for tint in &plan.tint {
        let slug = &tint.territory;
        for (sheet, [wash, strong]) in [("", &tint.light), (".dark", &tint.dark)] {
            let _ = writeln!(css, ".kabinett-map{sheet} .t-{slug}{{--wash:{wash};--tint:{strong}}}");
        }
    }
    for sign in &plan.sign {
        let _ = writeln!(css, ".kabinett-map .p-{}{{--fill:{};--letter:{}}}", sign.power, sign.fill, sign.ink);
    }
    css
}

/// The typeface, embedded so that the drawing stands alone.
pub fn faces() -> String {
    let face = |style: &str, bytes: &[u8]| {
        format!(
            "@font-face{{font-family:\"Kabinett Garamond\";font-style:{style};font-weight:400 700;\
             src:url(data:font/woff2;base64,{}) format(\"woff2\")}}\n",
            base64(bytes)
        )
    };
    face("normal", ROMAN) + &face("italic", ITALIC)
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 4);
    for chunk in bytes.chunks(3) {
        let word = chunk.iter().fold(0_u32, |word, &byte| word << 8 | u32::from(byte)) << (8 * (3 - chunk.len()));
        for place in 0..4 {
            let letter = LETTERS[(word >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= chunk.len() { char::from(letter) } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_in_base_64() {
        let known = [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")];
        for (plain, coded) in known {
            assert_eq!(base64(plain.as_bytes()), coded);
        }
    }
}
