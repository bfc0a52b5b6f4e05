//! A simulation as one page: tables, bars and maps. Nothing is loaded from anywhere.

mod bars;
mod map;

use std::fmt::Write as _;

use board::Pack;
use rules::Ruleset;

use crate::summary::{Share, Summary};
use crate::tally::USES;

const STYLE: &str = include_str!("report/style.css");

/// The whole file. The error is one sentence.
pub fn html(summary: &Summary) -> Result<String, String> {
    let setup = summary.setup();
    let rules = setup.ruleset()?;
    let title = rules.pack.name.en.clone();
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}, {}: {} games</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n",
        escape(&rules.mode.name.en),
        summary.games
    );
    page += &heading(summary, &rules);
    page += "<main>\n";
    page += &wins(summary, &rules);
    page += &endings(summary, &rules);
    page += &lengths(summary);
    page += &cards(summary, &rules);
    page += &map::sections(summary, &rules);
    page += "</main>\n";
    page += &footer(summary);
    page += "</body>\n</html>\n";
    Ok(page)
}

fn heading(summary: &Summary, rules: &Ruleset) -> String {
    let options = if summary.options.is_empty() { String::new() } else { format!(" ({})", summary.options.join(", ")) };
    let seats = rules.mode.seats.iter().zip(&summary.bots);
    let seats: Vec<String> = seats.map(|(seat, bot)| format!("{} by {bot}", escape(&seat.name.en))).collect();
    let asked = if summary.wanted > summary.games {
        format!(" of {} asked for", number(summary.wanted))
    } else {
        String::new()
    };
    format!(
        "<header>\n<p class=\"kicker\">Kabinett · simulation</p>\n<h1>{}</h1>\n\
         <p class=\"lead\">{}{}: {} games{asked}, {:.0} decisions each.</p>\n<p>Played: {}. Seed {}.</p>\n</header>\n",
        escape(&rules.pack.name.en),
        escape(&rules.mode.name.en),
        escape(&options),
        number(summary.games),
        summary.decisions_per_game,
        seats.join("; "),
        summary.seed,
    )
}

fn wins(summary: &Summary, rules: &Ruleset) -> String {
    let rows: Vec<bars::Row> = rules
        .mode
        .seats
        .iter()
        .filter_map(|seat| {
            let share = summary.seats.get(&seat.slug)?;
            let colour = seat.powers.first().map_or("#555", |power| rules.pack.power_of(*power).colour.as_str());
            Some(bars::Row { name: seat.name.en.clone(), share: *share, colour: colour.to_owned() })
        })
        .collect();
    let alt = told(&rows);
    format!(
        "<section aria-labelledby=\"wins\">\n<h2 id=\"wins\">Who won</h2>\n\
         <p>Share of all games won by each role, alone or with others; the line is the 95% interval.</p>\n{}{}</section>\n",
        bars::shares(&rows, &format!("Bars: {alt}")),
        table("Games won by role", "role", &rows),
    )
}

fn endings(summary: &Summary, rules: &Ruleset) -> String {
    let mut sorted: Vec<_> = summary.endings.iter().collect();
    sorted.sort_by_key(|ending| std::cmp::Reverse(ending.share.games));
    let rows: Vec<bars::Row> = sorted
        .into_iter()
        .map(|ending| {
            let powers: Vec<&str> = ending.powers.iter().map(|slug| power_name(rules.pack, slug)).collect();
            let colour = ending.powers.first().map_or("#555", |slug| power_colour(rules.pack, slug));
            let by = if powers.is_empty() { String::new() } else { format!(": {}", powers.join(", ")) };
            let name = format!("{}{by}", ending.reason.replace('-', " "));
            bars::Row { name, share: ending.share, colour: colour.to_owned() }
        })
        .collect();
    format!(
        "<section aria-labelledby=\"ways\">\n<h2 id=\"ways\">How they won</h2>\n\
         <p>Share of all games by the way of winning and the powers it was won with.</p>\n{}{}</section>\n",
        bars::shares(&rows, &format!("Bars: {}", told(&rows))),
        table("Games by way of winning", "way of winning", &rows),
    )
}

fn lengths(summary: &Summary) -> String {
    let turns: Vec<(String, u64)> = summary.turns.iter().map(|(turn, games)| (turn.to_string(), *games)).collect();
    let sizes: Vec<(String, u64)> = summary.lengths.iter().map(|(from, games)| (from.to_string(), *games)).collect();
    let most = |columns: &[(String, u64)]| {
        let top = columns.iter().max_by_key(|(_, games)| *games);
        top.map_or(String::new(), |(name, games)| format!("most often {name} ({} games)", number(*games)))
    };
    format!(
        "<section aria-labelledby=\"lengths\">\n<h2 id=\"lengths\">How long they took</h2>\n\
         <p>The shortest game took {} decisions, the longest {}.</p>\n<div class=\"pair\">\n\
         <figure>\n<figcaption>Games by last turn</figcaption>\n{}</figure>\n\
         <figure>\n<figcaption>Games by number of decisions, in hundreds</figcaption>\n{}</figure>\n</div>\n{}</section>\n",
        summary.shortest.unwrap_or_default(),
        summary.longest.unwrap_or_default(),
        bars::columns(&turns, &format!("Columns: games by last turn, {}", most(&turns))),
        bars::columns(&sizes, &format!("Columns: games by decisions, {}", most(&sizes))),
        count_table("Games by last turn", "turn", &turns),
    )
}

fn cards(summary: &Summary, rules: &Ruleset) -> String {
    let mut rows = Vec::new();
    for power in &rules.pack.powers {
        if let Some(uses) = summary.tally.cards.get(&power.slug) {
            let counts = USES.map(|purpose| uses.get(purpose).copied().unwrap_or_default());
            rows.push((power.name.en.clone(), counts));
        }
    }
    if rows.is_empty() {
        return String::new();
    }
    let each = |count: u64| count as f64 / summary.games.max(1) as f64;
    let stacks: Vec<(String, Vec<f64>)> = rows
        .iter()
        .map(|(name, counts)| (name.clone(), counts.iter().map(|spent| each(spent.points)).collect()))
        .collect();
    let told: Vec<String> =
        stacks.iter().map(|(name, parts)| format!("{name} {:.0} points", parts.iter().sum::<f64>())).collect();
    let mut body = String::new();
    for (name, counts) in &rows {
        let _ = write!(body, "<tr><th scope=\"row\">{}</th>", escape(name));
        for spent in counts {
            let _ = write!(body, "<td>{:.1}</td><td>{:.0}</td>", each(spent.cards), each(spent.points));
        }
        body += "</tr>\n";
    }
    let heads = USES.map(|purpose| format!("<th scope=\"colgroup\" colspan=\"2\">{purpose}</th>")).concat();
    let units = "<th scope=\"col\">cards</th><th scope=\"col\">points</th>".repeat(USES.len());
    let head = format!("<tr><th scope=\"col\" rowspan=\"2\">power</th>{heads}</tr>\n<tr>{units}</tr>");
    format!(
        "<section aria-labelledby=\"cards\">\n<h2 id=\"cards\">Cards spent</h2>\n\
         <p>Points each power spends in a game, by what for; a Reserve counts its greatest value.</p>\n{}{}</section>\n",
        bars::stacks(&stacks, &USES, &format!("Bars: {}", told.join(", "))),
        folded("Cards and points as a table", "Cards spent in a game, by power", &head, &body),
    )
}

fn footer(summary: &Summary) -> String {
    let options = summary.options.iter().map(|option| format!(" --option {option}")).collect::<Vec<_>>().concat();
    let broken = if summary.failures.is_empty() {
        String::new()
    } else {
        format!("<p><strong>{} games broke off and are not counted.</strong></p>\n", summary.failures.len())
    };
    format!(
        "<footer>\n{broken}<p>The same games again: <code>kabinett simulate --game {} --mode {}{options} --bots {} --games {} \
         --seed {}</code></p>\n<p>Intervals are Wilson's, at 95%.</p>\n</footer>\n",
        escape(&summary.game),
        escape(&summary.mode),
        escape(&summary.bots.join(",")),
        summary.games,
        summary.seed
    )
}

fn told(rows: &[bars::Row]) -> String {
    let each: Vec<String> = rows.iter().map(|row| format!("{} {:.1}%", row.name, 100.0 * row.share.share)).collect();
    each.join(", ")
}

fn table(caption: &str, what: &str, rows: &[bars::Row]) -> String {
    let mut body = String::new();
    for row in rows {
        let Share { games, share, low, high } = row.share;
        let _ = writeln!(
            body,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{:.1}%</td><td>{:.1}% to {:.1}%</td></tr>",
            escape(&row.name),
            number(games),
            100.0 * share,
            100.0 * low,
            100.0 * high
        );
    }
    let heads = ["games", "share", "95% interval"].map(|head| format!("<th scope=\"col\">{head}</th>")).concat();
    let head = format!("<tr><th scope=\"col\">{what}</th>{heads}</tr>");
    folded("As a table", caption, &head, &body)
}

fn count_table(caption: &str, what: &str, rows: &[(String, u64)]) -> String {
    let line = |(name, count): &(String, u64)| {
        format!("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", escape(name), number(*count))
    };
    let body: String = rows.iter().map(line).collect();
    let head = format!("<tr><th scope=\"col\">{what}</th><th scope=\"col\">games</th></tr>");
    folded("As a table", caption, &head, &body)
}

/// A table that opens on demand and, where it is too wide, can be moved with the keyboard.
fn folded(label: &str, caption: &str, head: &str, body: &str) -> String {
    format!(
        "<details><summary>{label}</summary>\n<div class=\"scroll\" role=\"group\" aria-label=\"{caption}\" tabindex=\"0\">\n\
         <table>\n<caption>{caption}</caption>\n<thead>{head}</thead>\n<tbody>\n{body}</tbody>\n</table>\n</div></details>\n"
    )
}

fn power_name<'a>(pack: &'a Pack, slug: &'a str) -> &'a str {
    pack.powers.iter().find(|power| power.slug == slug).map_or(slug, |power| power.name.en.as_str())
}

fn power_colour<'a>(pack: &'a Pack, slug: &str) -> &'a str {
    pack.powers.iter().find(|power| power.slug == slug).map_or("#555", |power| power.colour.as_str())
}

/// `12,345`
fn number(count: u64) -> String {
    let digits = count.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).unwrap_or("")).collect();
    groups.join(",")
}

/// Text that cannot be taken for markup.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_and_text_cannot_be_markup() {
        assert_eq!((number(7), number(1234), number(1_234_567)), ("7".into(), "1,234".into(), "1,234,567".into()));
        assert_eq!(escape("<a href=\"x\">&"), "&lt;a href=&quot;x&quot;&gt;&amp;");
    }
}
