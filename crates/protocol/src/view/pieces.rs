//! Pieces, what is known of their armies, and markers.

use board::{PieceSet, PowerId, SiteId};
use rules::view::{Open, PieceView};
use rules::{Fact, Place, Seat};
use serde::{Deserialize, Serialize};

use crate::slugs::{read_word, word};
use crate::{Fault, Slug, Slugs};

/// A piece and where it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PieceWire {
    /// A general, a supply train or a hussar.
    pub piece: Slug,
    /// Who owns it.
    pub power: Slug,
    /// `city`, `off` (may come back), `out` (gone for good) or `box`.
    pub place: Slug,
    /// Where it stands, if it is on the board.
    pub city: Option<Slug>,
    /// Out of supply.
    pub face_down: bool,
    /// Has moved, joined or been placed in this movement phase.
    pub moved: bool,
    /// Has retreated in this combat phase.
    pub retreated: bool,
    /// Chosen to command where ranks are equal.
    pub chosen: bool,
    /// Armies; for the owner only.
    pub troops: Option<u8>,
    /// What everybody else can reckon with.
    pub least: u8,
    /// At most so many.
    pub most: u8,
}

/// The armies of some generals together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct StrengthWire {
    /// The bounds hold for their sum.
    pub generals: Vec<Slug>,
    /// At least so many armies.
    pub least: u8,
    /// At most so many; equal to `least` where the sum is known.
    pub most: u8,
    /// Whether not everybody knows it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub private: bool,
}

/// A marker or a question mark: where, whose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MarkerWire {
    /// The objective or fortress it lies on.
    pub city: Slug,
    /// Whose it is.
    pub power: Slug,
}

/// Places off the board.
const ASIDE: [(Place, &str); 3] = [(Place::Off, "off"), (Place::Out, "out"), (Place::Box, "box")];

impl PieceWire {
    pub(super) fn of(open: &Open, view: &PieceView, slugs: &Slugs) -> PieceWire {
        let (place, city) = match open.place(view.piece) {
            Place::City(city) => ("city".into(), Some(slugs.city(city))),
            aside => (word(&ASIDE, aside), None),
        };
        PieceWire {
            piece: slugs.piece(view.piece),
            power: slugs.power(slugs.pack.pieces[view.piece.index()].power),
            place,
            city,
            face_down: open.flipped.contains(view.piece),
            moved: open.moved.contains(view.piece),
            retreated: open.retreated.contains(view.piece),
            chosen: open.chosen.contains(view.piece),
            troops: view.troops,
            least: view.least,
            most: view.most,
        }
    }

    /// Enters what lies open of the piece, and gives the rest.
    pub(super) fn read(&self, open: &mut Open, slugs: &Slugs) -> Result<PieceView, Fault> {
        let piece = slugs.read_piece(&self.piece)?;
        let place = match &self.city {
            Some(city) => Place::City(slugs.read_city(city)?),
            None => read_word(&ASIDE, "place", &self.place)?,
        };
        open.put(piece, place);
        let one = |is_so: bool| if is_so { PieceSet::one(piece) } else { PieceSet::EMPTY };
        open.flipped = open.flipped.or(one(self.face_down));
        open.moved = open.moved.or(one(self.moved));
        open.retreated = open.retreated.or(one(self.retreated));
        open.chosen = open.chosen.or(one(self.chosen));
        Ok(PieceView { piece, troops: self.troops, least: self.least, most: self.most })
    }
}

impl StrengthWire {
    pub(super) fn of(fact: &Fact, slugs: &Slugs) -> StrengthWire {
        let Fact { generals, least, most, .. } = *fact;
        StrengthWire { generals: slugs.pieces(generals), least, most, private: fact.for_viewer(None).is_none() }
    }

    pub(super) fn read(&self, viewer: Option<Seat>, slugs: &Slugs) -> Result<Fact, Fault> {
        let generals = slugs.read_pieces(&self.generals)?;
        if self.private && viewer.is_none() {
            return Err(Fault::wrong("private", "cannot be what the public knows"));
        }
        Ok(Fact::new(generals, self.least, self.most, viewer.filter(|_| self.private)))
    }
}

impl MarkerWire {
    pub(super) fn of((site, power): (SiteId, PowerId), slugs: &Slugs) -> MarkerWire {
        MarkerWire { city: slugs.site(site), power: slugs.power(power) }
    }

    pub(super) fn read(&self, slugs: &Slugs) -> Result<(SiteId, PowerId), Fault> {
        Ok((slugs.read_site(&self.city)?, slugs.read_power(&self.power)?))
    }
}
