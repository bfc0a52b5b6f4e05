//! Loading a pack: reads the files in the order in which they refer to one another, and checks everything.

mod areas;
mod boxes;
mod counts;
mod document;
mod fate;
mod fields;
mod ground;
mod index;
mod modes;
mod names;
mod politics;
mod powers;
mod sense;

pub use counts::Tally;

use crate::files::PackFiles;
use crate::load::document::Document;
use crate::load::index::Index;
use crate::load::names::checked_names;
use crate::pack::Pack;
use crate::problem::Problem;

/// Builds a pack out of its files, or names the first fault.
pub fn load(files: &PackFiles) -> Result<Pack, Problem> {
    let text = |name: &str| files.get(name).expect("required files are there");
    let document = |name: &'static str| Document::new(name, text(name));
    let optional = |name: &'static str| files.get(name).map(|text| Document::new(name, text));
    let mut index = Index::new();

    let pack_toml = document("pack.toml");
    let manifest = counts::manifest(&pack_toml)?;
    let deck = counts::deck(&pack_toml, &manifest)?;
    let territories = ground::territories(&document("territories.toml"), &mut index)?;
    let powers_toml = document("powers.toml");
    let power_file = powers::read(&powers_toml, &mut index)?;
    let sectors = ground::sectors("sectors.csv", text("sectors.csv"), &mut index)?;
    let mut cities = ground::cities("cities.csv", text("cities.csv"), &sectors, &mut index)?;
    let roads = ground::roads("roads.csv", text("roads.csv"), &cities, "cities.csv", &index)?;
    let areas = areas::areas(&document("areas.toml"), &cities, &mut index)?;
    let mut powers = powers::resolve(&powers_toml, &power_file, &mut cities, &index)?;
    let boxes = match optional("boxes.toml") {
        Some(document) => boxes::boxes(&document, &index)?,
        None => boxes::Boxes::default(),
    };
    let pieces = powers::pieces("pieces.csv", text("pieces.csv"), &mut powers, &boxes, &mut index)?;
    powers::strangers(&powers_toml, &power_file, &mut powers, &pieces, &index)?;
    sense::powers(&powers_toml, &power_file, &powers, &pieces, &cities)?;
    sense::objectives("cities.csv", &cities, &powers)?;
    let modes = modes::modes(&document("modes.toml"), &powers, &pieces, &index)?;
    let fate = match optional("fate.toml") {
        Some(document) => fate::fate(&document, deck, &index)?,
        None => Vec::new(),
    };
    let markers = match files.get("markers.csv") {
        Some(text) => boxes::markers("markers.csv", text, &cities, &index)?,
        None => Vec::new(),
    };
    let display = match optional("tracks.toml") {
        Some(document) => politics::display(&document, &powers, &boxes.off_map, &index)?,
        None => politics::Display::default(),
    };
    let politics = match optional("politics.toml") {
        Some(document) => politics::cards(&document, &display, &index)?,
        None => Vec::new(),
    };
    let pack = Pack {
        game: manifest.game.get_ref().clone(),
        name: checked_names(&pack_toml, &manifest.name)?,
        hash: files.hash(),
        deck,
        powers,
        territories,
        sectors,
        cities: cities.list,
        sites: cities.sites,
        pieces,
        areas,
        modes,
        fate,
        boxes: boxes.off_map,
        victory_boxes: boxes.victory,
        markers,
        tracks: display.tracks,
        politics,
        squares: display.squares,
        roads,
    };
    counts::check(&pack_toml, &manifest, &pack, &index)?;
    Ok(pack)
}
