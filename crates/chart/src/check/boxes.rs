//! Boxes and tracks that belong to the board: each drawn once.

use board::pack::SiteKind;

use super::Exam;

pub fn check(exam: &mut Exam) {
    for id in wanted(exam) {
        if let Some(node) = exam.one(&id)
            && node.attribute("data-anchor").is_none_or(|anchor| super::pair(anchor).is_none())
        {
            exam.say(Some(node), format!("`{id}` has no anchor for markers"));
        }
    }
}

/// The ids of all boxes the pack asks for.
fn wanted(exam: &Exam) -> Vec<String> {
    let pack = exam.pack;
    let slug = |power: &board::PowerId| pack.power_of(*power).slug.clone();
    let mut ids: Vec<String> = Vec::new();
    ids.extend(pack.boxes.iter().map(|kept| format!("offmap-{}", slug(&kept.power))));
    ids.extend(pack.victory_boxes.iter().map(|kept| format!("victory-{}", kept.slug)));
    for power in pack.squares.iter().map(slug) {
        ids.extend([format!("square-{power}"), format!("pool-{power}")]);
        ids.extend([1, 2].map(|at| format!("battle-{power}-{at}")));
    }
    for track in &pack.tracks {
        ids.extend((0..track.boxes.len()).map(|at| format!("track-{}-{at}", track.slug)));
    }
    let votes = pack.sites.iter().filter(|site| matches!(site.kind, SiteKind::Fortress { elector: true, .. }));
    ids.extend(votes.map(|site| format!("elector-{}", pack.city_of(site.city).slug)));
    if let Some(display) = &exam.plan.display {
        let years = display.years.last - display.years.first + 1;
        ids.extend((1..=years * u16::from(display.years.turns)).map(|turn| format!("turn-{turn}")));
        ids.extend((1..=years).map(|winter| format!("winter-{winter}")));
    }
    if !pack.fate.is_empty() {
        ids.extend((1..=5).map(|turn| format!("turn-{turn}")));
        ids.push("fate".to_owned());
    }
    ids
}
