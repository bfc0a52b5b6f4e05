//! Where it happened: the cities at their places, with circles as large as what happened there.

use std::fmt::Write as _;

use board::Pack;
use board::pack::SiteKind;
use rules::Ruleset;

use super::{escape, folded, number, power_colour, power_name};
use crate::summary::Summary;

/// One city with something to show.
struct Spot {
    city: usize,
    count: u64,
    colour: String,
    /// What stands beside the count in the table.
    note: String,
}

/// How many cities are named on a map and listed below it.
const NAMED: usize = 16;
const LISTED: usize = 20;
/// The widest circle, as a share of the width of the map.
const WIDEST: f64 = 0.022;

pub fn sections(summary: &Summary, rules: &Ruleset) -> String {
    let pack = rules.pack;
    let fights = summary.tally.fights.iter().filter_map(|(slug, &count)| {
        let city = pack.cities.iter().position(|city| city.slug == *slug)?;
        Some(Spot { city, count, colour: "var(--fight)".to_owned(), note: String::new() })
    });
    let conquests = summary.tally.conquests.iter().filter_map(|(slug, powers)| {
        let city = pack.cities.iter().position(|city| city.slug == *slug)?;
        let (first, _) = powers.iter().max_by_key(|(_, count)| **count)?;
        let each = powers.iter().map(|(power, count)| format!("{} {}", power_name(pack, power), number(*count)));
        let note = each.collect::<Vec<_>>().join(", ");
        let colour = power_colour(pack, first).to_owned();
        Some(Spot { city, count: powers.values().sum(), colour, note })
    });
    section(
        pack,
        (
            "fights",
            "Where they fought",
            "Combats by the city of the defender; the larger the circle, the more of them.",
        ),
        fights.collect(),
        summary.games,
    ) + &section(
        pack,
        (
            "conquests",
            "What they conquered",
            "Conquests by city; the colour is that of the power that took it most often.",
        ),
        conquests.collect(),
        summary.games,
    )
}

fn section(pack: &Pack, (id, title, lead): (&str, &str, &str), mut spots: Vec<Spot>, games: u64) -> String {
    if spots.is_empty() {
        return String::new();
    }
    spots.sort_by_key(|spot| (std::cmp::Reverse(spot.count), spot.city));
    let name = |spot: &Spot| pack.cities[spot.city].name.clone();
    let most: Vec<String> = spots.iter().take(5).map(|spot| format!("{} {}", name(spot), number(spot.count))).collect();
    let alt = format!("Map of {} cities; most at {}", spots.len(), most.join(", "));
    let has_notes = spots.iter().any(|spot| !spot.note.is_empty());
    let mut body = String::new();
    for spot in spots.iter().take(LISTED) {
        let each = spot.count as f64 / games.max(1) as f64;
        let _ = write!(
            body,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{each:.2}</td>",
            escape(&name(spot)),
            number(spot.count)
        );
        if has_notes {
            let _ = write!(body, "<td class=\"note\">{}</td>", escape(&spot.note));
        }
        body += "</tr>\n";
    }
    let by = if has_notes { "<th scope=\"col\">by</th>" } else { "" };
    let listed = spots.len().min(LISTED);
    let caption = format!("{title}: the first {listed} of {} cities", spots.len());
    let heads = ["city", "all games", "a game"].map(|head| format!("<th scope=\"col\">{head}</th>")).concat();
    format!(
        "<section aria-labelledby=\"{id}\">\n<h2 id=\"{id}\">{title}</h2>\n<p>{lead}</p>\n{}{}{}</section>\n",
        drawing(pack, &spots, &alt),
        if has_notes { legend(pack, &spots) } else { String::new() },
        folded(&format!("The first {listed} as a table"), &caption, &format!("<tr>{heads}{by}</tr>"), &body),
    )
}

/// Which colour is whose.
fn legend(pack: &Pack, spots: &[Spot]) -> String {
    let shown = pack.powers.iter().filter(|power| spots.iter().any(|spot| spot.colour == power.colour));
    let item = |power: &board::pack::Power| {
        let (colour, name) = (escape(&power.colour), escape(&power.name.en));
        format!("<li><span class=\"key\" style=\"background:{colour}\"></span>{name}</li>\n")
    };
    format!("<ul class=\"legend\">\n{}</ul>\n", shown.map(item).collect::<String>())
}

fn drawing(pack: &Pack, spots: &[Spot], alt: &str) -> String {
    let bounds = |of: fn(&board::pack::City) -> f32| {
        let values = pack.cities.iter().map(of);
        values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value.into()), high.max(value.into())))
    };
    let ((left, right), (top, bottom)) = (bounds(|city| city.x), bounds(|city| city.y));
    let margin = (right - left) * 0.03;
    let width = right - left + 2.0 * margin;
    let mut svg = format!(
        "<svg class=\"map\" viewBox=\"{:.0} {:.0} {width:.0} {:.0}\" role=\"img\" aria-label=\"{}\">\n",
        left - margin,
        top - margin,
        bottom - top + 2.0 * margin,
        escape(alt)
    );
    svg += &backdrop(pack, width);
    let most = spots.first().map_or(1, |spot| spot.count).max(1) as f64;
    let radius = |count: u64| (WIDEST * width * (count as f64 / most).sqrt()).max(width * 0.002);
    for spot in spots {
        let city = &pack.cities[spot.city];
        let _ = writeln!(
            svg,
            "<circle class=\"spot\" cx=\"{}\" cy=\"{}\" r=\"{:.1}\" style=\"fill:{}\"><title>{}: {}</title></circle>",
            city.x,
            city.y,
            radius(spot.count),
            escape(&spot.colour),
            escape(&city.name),
            number(spot.count)
        );
    }
    svg += &labels(pack, spots, width, &radius);
    svg + "</svg>\n"
}

/// Names of the first cities, each unless it would cover one before it.
fn labels(pack: &Pack, spots: &[Spot], width: f64, radius: &dyn Fn(u64) -> f64) -> String {
    let size = width * 0.0135;
    let mut svg = String::new();
    let mut taken: Vec<[f64; 4]> = Vec::new();
    for spot in spots.iter().take(NAMED) {
        let city = &pack.cities[spot.city];
        let (x, y) = (f64::from(city.x), f64::from(city.y) - radius(spot.count) - size * 0.35);
        let half = city.name.chars().count() as f64 * size * 0.29;
        let own = [x - half, y - size, x + half, y];
        let covers =
            |other: &[f64; 4]| own[0] < other[2] && own[2] > other[0] && own[1] < other[3] && own[3] > other[1];
        if taken.iter().any(covers) {
            continue;
        }
        taken.push(own);
        let _ = writeln!(
            svg,
            "<text class=\"place\" x=\"{x:.0}\" y=\"{y:.0}\" font-size=\"{size:.0}\" text-anchor=\"middle\">{}</text>",
            escape(&city.name)
        );
    }
    svg
}

/// Roads and cities, quietly.
fn backdrop(pack: &Pack, width: f64) -> String {
    let mut path = [String::new(), String::new()];
    for (at, city) in pack.cities.iter().enumerate() {
        let from = board::CityId(at as u16);
        for &to in pack.roads.neighbours(from).iter().filter(|to| to.index() > at) {
            let other = pack.city_of(to);
            let main = usize::from(pack.roads.is_main(from, to));
            let _ = write!(path[main], "M{} {}L{} {}", city.x, city.y, other.x, other.y);
        }
    }
    let mut svg = format!(
        "<path class=\"road\" stroke-width=\"{:.1}\" d=\"{}\"/>\n<path class=\"road\" stroke-width=\"{:.1}\" d=\"{}\"/>\n",
        width * 0.0007,
        path[0],
        width * 0.0018,
        path[1]
    );
    for city in &pack.cities {
        let site = city.site.map(|site| &pack.sites[site.index()].kind);
        let (class, size) = match site {
            Some(SiteKind::Objective { .. }) => ("site", 0.0032),
            Some(_) => ("site", 0.0036),
            None => ("city", 0.002),
        };
        let _ =
            writeln!(svg, "<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{:.1}\"/>", city.x, city.y, width * size);
    }
    svg
}
