//! Pennants over the cities where pieces begin.

use board::pack::{Pack, PieceKind, Start};
use board::{CityId, PowerId};

use crate::geom::{Point, Rect, point};

#[derive(Clone, Debug)]
pub struct Pennant {
    pub city: CityId,
    pub power: PowerId,
    /// Ranks of generals, T for a train, H for hussars.
    pub ranks: Vec<String>,
    /// Foot of the pole, from the middle of the city.
    pub foot: Point,
}

impl Pennant {
    pub fn width(count: usize) -> f64 {
        6.0 + 4.6 * count as f64
    }

    /// What it covers, from the middle of the city.
    pub fn rect(&self, grain: f64) -> Rect {
        let (left, right) = (self.foot.x - 1.0, self.foot.x + Pennant::width(self.ranks.len()));
        Rect::new(left * grain, (self.foot.y - 16.5) * grain, right * grain, (self.foot.y - 1.0) * grain)
    }
}

/// One pennant for each city where pieces begin; `lift` is how far its sign reaches above the city.
pub fn all(pack: &Pack, lift: impl Fn(CityId) -> f64) -> Vec<Pennant> {
    let mut pennants: Vec<Pennant> = Vec::new();
    for piece in &pack.pieces {
        let Start::City(city) = piece.start else { continue };
        let rank = match piece.kind {
            PieceKind::General { rank } => rank.to_string(),
            PieceKind::Train => "T".to_owned(),
            PieceKind::Hussar => "H".to_owned(),
        };
        if let Some(pennant) = pennants.iter_mut().find(|pennant| pennant.city == city && pennant.power == piece.power)
        {
            pennant.ranks.push(rank);
        } else {
            let foot = point(2.5, 1.5 - lift(city));
            pennants.push(Pennant { city, power: piece.power, ranks: vec![rank], foot });
        }
    }
    pennants
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generals_who_begin_together_share_a_pennant() {
        let pack = board::standard("friedrich").unwrap();
        let pennants = all(pack, |_| 6.0);
        let ranks = |slug: &str| {
            pennants.iter().find(|pennant| pack.city_of(pennant.city).slug == slug).unwrap().ranks.join("·")
        };
        assert_eq!(ranks("oschatz"), "1·2");
        assert_eq!(ranks("beraun"), "T");
    }
}
