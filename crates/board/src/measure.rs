//! How much memory a loaded pack takes: its own size and everything it owns.

use crate::heap::owned;
use crate::pack::{FateKind, Names, Pack, Start};

fn texts(texts: &[&String]) -> usize {
    texts.iter().map(|text| text.capacity()).sum()
}

fn names(names: &[&Names]) -> usize {
    names.iter().map(|names| texts(&[&names.en, &names.de, &names.el])).sum()
}

impl Pack {
    /// Bytes of memory, heap included.
    pub fn memory(&self) -> usize {
        size_of::<Pack>()
            + self.roads.memory()
            + self.memory_of_ground()
            + self.memory_of_plans()
            + self.memory_of_cards()
    }

    fn memory_of_ground(&self) -> usize {
        let cities = self.cities.iter().map(|city| texts(&[&city.slug, &city.name, &city.province, &city.map]));
        let sectors = self.sectors.iter().map(|sector| texts(&[&sector.slug, &sector.map]));
        let territories = self.territories.iter().map(|land| texts(&[&land.slug]) + names(&[&land.name]));
        let areas = self.areas.iter().map(|area| texts(&[&area.slug]) + names(&[&area.name]));
        owned(&self.cities)
            + owned(&self.sectors)
            + owned(&self.territories)
            + owned(&self.areas)
            + owned(&self.sites)
            + cities.chain(sectors).chain(territories).chain(areas).sum::<usize>()
    }

    fn memory_of_plans(&self) -> usize {
        let powers = self.powers.iter().map(|power| {
            texts(&[&power.slug, &power.colour])
                + names(&[&power.name])
                + owned(&power.home)
                + owned(&power.defends)
                + owned(&power.depots)
                + owned(&power.pieces)
        });
        let pieces = self.pieces.iter().map(|piece| {
            let start = if let Start::VictoryBox(slug) = &piece.start { slug.capacity() } else { 0 };
            texts(&[&piece.slug, &piece.name]) + start
        });
        let modes = self.modes.iter().map(|mode| {
            let seats = mode.seats.iter().map(|seat| texts(&[&seat.slug]) + names(&[&seat.name]) + owned(&seat.powers));
            let plans = mode.powers.iter().map(|plan| owned(&plan.pieces) + owned(&plan.idle));
            let options = mode.options.iter().map(String::capacity);
            texts(&[&mode.slug])
                + names(&[&mode.name])
                + owned(&mode.seats)
                + owned(&mode.powers)
                + owned(&mode.options)
                + seats.chain(plans).chain(options).sum::<usize>()
        });
        owned(&self.powers)
            + owned(&self.pieces)
            + owned(&self.modes)
            + texts(&[&self.game])
            + names(&[&self.name])
            + powers.chain(pieces).chain(modes).sum::<usize>()
    }

    fn memory_of_cards(&self) -> usize {
        let fate = self.fate.iter().map(|card| {
            let kind = match &card.kind {
                FateKind::Stroke { effects, text } => owned(effects) + names(&[text]),
                FateKind::Minor { versions } => versions.iter().map(|version| names(&[&version.text])).sum(),
            };
            texts(&[&card.slug]) + names(&[&card.title]) + kind
        });
        let politics = self.politics.iter().map(|card| {
            let shifts: usize = card.shifts.iter().map(|(_, options)| owned(options)).sum();
            texts(&[&card.slug, &card.date])
                + names(&[&card.title, &card.text, &card.flavour])
                + owned(&card.arms)
                + owned(&card.shifts)
                + owned(&card.effects)
                + shifts
        });
        let tracks = self.tracks.iter().map(|track| {
            let icons: usize = track.boxes.iter().map(|found| owned(&found.icons)).sum();
            texts(&[&track.slug])
                + names(&[&track.name, &track.left_end, &track.right_end])
                + owned(&track.boxes)
                + icons
        });
        let boxes = self.boxes.iter().map(|found| texts(&[&found.slug, &found.edge]) + names(&[&found.name]));
        let victory = self.victory_boxes.iter().map(|found| texts(&[&found.slug]) + names(&[&found.name]));
        owned(&self.fate)
            + owned(&self.politics)
            + owned(&self.tracks)
            + owned(&self.boxes)
            + owned(&self.victory_boxes)
            + owned(&self.markers)
            + owned(&self.squares)
            + fate.chain(politics).chain(tracks).chain(boxes).chain(victory).sum::<usize>()
    }
}
