//! Ids are types: an index into the pack that owns the thing.

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub $inner);

        impl $name {
            /// Its place in the list of the pack.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A city of the pack.
    CityId(u16)
);
id!(
    /// A nation or power: it owns pieces, a hand and a victory condition.
    PowerId(u8)
);
id!(
    /// A general, train or hussar.
    PieceId(u8)
);
id!(
    /// One rectangle of the grid, with one suit.
    SectorId(u8)
);
id!(
    /// A territory: home of a power, or of nobody.
    TerritoryId(u8)
);
id!(
    /// A city that can be conquered: an objective or a fortress.
    SiteId(u8)
);
id!(
    /// A named set of cities (a region, a substitute area, a half of the board).
    AreaId(u8)
);
id!(
    /// A political track.
    TrackId(u8)
);
id!(
    /// A card of fate.
    FateCardId(u8)
);
id!(
    /// A political card.
    PoliticalCardId(u8)
);
id!(
    /// A person at the table, by number in the order of the mode.
    Seat(u8)
);
