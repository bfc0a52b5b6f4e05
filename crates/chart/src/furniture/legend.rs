//! The legend: every sign of the map with a word for it, in three languages.

use board::Suit;
use board::pack::{Names, SiteKind};

use crate::geom::{Point, Rect, point};
use crate::glyphs::{suit, translate};
use crate::layers::cities;
use crate::plan::{Hatch, rect};
use crate::sheet::Sheet;
use crate::svg::{Svg, rect_attributes};

use super::{Type, cells, names, write};

const ROW: f64 = 30.0;

/// Writes entries in columns.
struct Pen<'s> {
    svg: &'s mut Svg,
    left: f64,
    top: f64,
    bottom: f64,
    at: Point,
    /// Width of the columns still to come.
    columns: std::vec::IntoIter<f64>,
    width: f64,
}

impl Pen<'_> {
    /// The middle of the next sign; its word is written beside it.
    fn entry(&mut self, word: &Names) -> Point {
        if self.at.y > self.bottom {
            self.next_column();
        }
        let sign = self.at + point(20.0, 0.0);
        write(self.svg, self.at + point(44.0, 5.0), Type::left(16.0), word);
        self.at.y += ROW;
        sign
    }

    fn next_column(&mut self) {
        self.left += self.width;
        self.width = self.columns.next().unwrap_or(220.0);
        self.at = point(self.left, self.top);
    }
}

pub fn draw(svg: &mut Svg, sheet: &Sheet) {
    let area = rect(sheet.plan.legend);
    svg.open("g", "id=\"legend\"");
    let title = names("Explanation of the Signs", "Erklärung der Zeichen", "Υπόμνημα");
    write(svg, point(area.x0, area.y0 + 20.0), Type::left(22.0).spaced(0.6), &title);
    let top = area.y0 + 54.0;
    let columns = sheet.plan.legend_columns.clone();
    let mut columns = columns.into_iter();
    let width = columns.next().unwrap_or(220.0);
    let mut pen = Pen { svg, left: area.x0, top, bottom: area.y1, at: point(area.x0, top), columns, width };
    towns(&mut pen, sheet);
    sites(&mut pen, sheet);
    pen.next_column();
    if powers(&mut pen, sheet) {
        pen.next_column();
    }
    suits(&mut pen);
    pen.next_column();
    territories(&mut pen, sheet);
    svg.close();
}

fn towns(pen: &mut Pen, sheet: &Sheet) {
    let at = pen.entry(&names("Town", "Stadt", "Πόλη"));
    pen.svg.open("g", &translate(at));
    pen.svg.leaf("circle", "class=\"ring\" r=\"4.4\"");
    pen.svg.leaf("circle", "class=\"dot\" r=\"1.2\"");
    pen.svg.close();
    if sheet.pack.powers.iter().any(|power| !power.depots.is_empty()) {
        let at = pen.entry(&names("Depot", "Depotstadt", "Αποθήκη"));
        pen.svg.open("g", &translate(at));
        cities::magazine(pen.svg, &sheet.pack.powers[0].slug);
        pen.svg.close();
    }
    let at = pen.entry(&names("Set-up, with rank", "Aufstellung, mit Rang", "Αρχική θέση, με βαθμό"));
    pen.svg.open("g", &format!("class=\"p-{}\" {}", sheet.pack.powers[0].slug, translate(at)));
    cities::pennant(pen.svg, point(-4.0, 7.0), "1·2", 2);
    pen.svg.close();
    for (main, word) in
        [(true, names("Main road", "Hauptstraße", "Κύριος δρόμος")), (false, names("Road", "Straße", "Δρόμος"))]
    {
        let at = pen.entry(&word);
        let line = format!("d=\"M-16 3c8-6 20 2 32-4\" {}", translate(at));
        pen.svg.leaf("path", &format!("class=\"road{}\" {line}", if main { " main" } else { "" }));
        if main {
            pen.svg.leaf("path", &format!("class=\"cores\" {line}"));
        }
    }
}

/// One entry for each kind of site the pack has.
fn sites(pen: &mut Pen, sheet: &Sheet) {
    let pack = sheet.pack;
    for (at, power) in pack.powers.iter().enumerate() {
        let wants = |wanted: u8| {
            pack.sites.iter().any(|site| matches!(site.kind, SiteKind::Objective { power, order } if power.index() == at && order == wanted))
        };
        if !wants(1) {
            continue;
        }
        let name = &power.name;
        let word = names(
            &format!("Objective of {}", name.en),
            &format!("Zielstadt: {}", name.de),
            &format!("Στόχος: {}", name.el),
        );
        let middle = pen.entry(&word);
        pen.svg.open("g", &translate(middle));
        cities::objective(pen.svg, sheet, &power.slug, 1);
        pen.svg.close();
        if wants(2) {
            let name = &power.name;
            let word = names(
                &format!("{}, second order", name.en),
                &format!("{}, zweiter Ordnung", name.de),
                &format!("{}, δεύτερης τάξης", name.el),
            );
            let middle = pen.entry(&word);
            pen.svg.open("g", &translate(middle));
            cities::objective(pen.svg, sheet, &power.slug, 2);
            pen.svg.close();
        }
    }
    fortresses(pen, sheet);
}

fn fortresses(pen: &mut Pen, sheet: &Sheet) {
    let has = |wanted: fn(bool, bool) -> bool| {
        sheet
            .pack
            .sites
            .iter()
            .any(|site| matches!(site.kind, SiteKind::Fortress { major, elector } if wanted(major, elector)))
    };
    let kinds: [(bool, bool, bool, Names); 3] = [
        (has(|major, _| major), true, false, names("Major fortress", "Große Festung", "Μεγάλο φρούριο")),
        (has(|major, _| !major), false, false, names("Minor fortress", "Kleine Festung", "Μικρό φρούριο")),
        (
            has(|_, elector| elector),
            false,
            true,
            names("Seat of an elector", "Sitz eines Kurfürsten", "Έδρα εκλέκτορα"),
        ),
    ];
    for (present, major, elector, word) in kinds {
        if present {
            let at = pen.entry(&word);
            pen.svg.open("g", &translate(at + point(0.0, if elector { 3.0 } else { 0.0 })));
            cities::fortress(pen.svg, &sheet.plan.tint[0].territory, major, elector);
            pen.svg.close();
        }
    }
}

/// The signs of the powers, where no objective shows them already.
fn powers(pen: &mut Pen, sheet: &Sheet) -> bool {
    if sheet.pack.sites.iter().any(|site| matches!(site.kind, SiteKind::Objective { .. })) {
        return false;
    }
    for power in &sheet.pack.powers {
        let at = pen.entry(&power.name);
        cells::power(pen.svg, sheet, &power.slug, at, 9.0);
    }
    true
}

fn suits(pen: &mut Pen) {
    for (kind, word) in [
        (Suit::Spades, names("Sector of spades", "Pik-Sektor", "Τομέας μπαστούνι")),
        (Suit::Hearts, names("Sector of hearts", "Herz-Sektor", "Τομέας κούπα")),
        (Suit::Diamonds, names("Sector of diamonds", "Karo-Sektor", "Τομέας καρό")),
        (Suit::Clubs, names("Sector of clubs", "Kreuz-Sektor", "Τομέας σπαθί")),
    ] {
        let at = pen.entry(&word);
        let red = if matches!(kind, Suit::Hearts | Suit::Diamonds) { " red" } else { "" };
        pen.svg.leaf("path", &format!("class=\"suit small{red}\" {} d=\"{}\"", translate(at), suit(kind, 18.0)));
    }
}

fn territories(pen: &mut Pen, sheet: &Sheet) {
    for tint in &sheet.plan.tint {
        let Some(territory) = sheet.pack.territories.iter().find(|territory| territory.slug == tint.territory) else {
            continue;
        };
        let at = pen.entry(&territory.name);
        let swatch = Rect::centred(at, 36.0, 21.0);
        pen.svg.open("g", &format!("class=\"swatch t-{}\"", tint.territory));
        pen.svg.leaf("rect", &format!("class=\"wash\" {}", rect_attributes(&swatch)));
        if tint.hatch != Hatch::Plain {
            let fill = format!("style=\"fill:url(#hatch-{})\"", tint.territory);
            pen.svg.leaf("rect", &format!("{fill} {}", rect_attributes(&swatch)));
        }
        pen.svg.leaf("rect", &format!("class=\"rim\" {}", rect_attributes(&swatch.grown(-1.5))));
        pen.svg.leaf("rect", &format!("class=\"fine\" {}", rect_attributes(&swatch)));
        pen.svg.close();
    }
}
