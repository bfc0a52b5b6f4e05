//! Where the two games differ in detail: values, side by side. Shared code asks these, never the title.

/// What joining generals of different facing does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StackFacing {
    /// One face-down general turns all face-down.
    Merge,
    /// Each keeps his own.
    Keep,
}

/// What a failed supply check does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SupplyPenalty {
    /// First turned over, then destroyed.
    TurnThenDestroy,
    /// Troops lost each time: at the first failure, at each further one.
    LoseTroops {
        /// Troops lost by a general who lies face up.
        first: u8,
        /// Troops lost by one who lies face down already.
        further: u8,
    },
}

/// Numbers and switches of one game. Section 5 of the FRIEDRICH catalogue lists the differences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// Where its rules have their numbers.
    pub catalogue: Catalogue,
    /// Most generals in one city.
    pub stack_max: u8,
    /// Most troops of one general.
    pub troops_max: u8,
    /// Cities a general moves; on main roads only.
    pub general_pace: Pace,
    /// Cities a train moves; on main roads only.
    pub train_pace: Pace,
    /// What uniting does to generals of different facing.
    pub stack_facing: StackFacing,
    /// Whether a general who takes a train must stop there.
    pub capture_stops: bool,
    /// Longest line of supply, in cities.
    pub supply_range: u8,
    /// What a general suffers who is out of supply.
    pub supply_penalty: SupplyPenalty,
    /// Whether face-down generals conquer.
    pub flipped_conquer: bool,
    /// How far a general protects sites, in cities.
    pub protection_range: u8,
    /// Points an army or a supply train costs.
    pub price: u8,
    /// Price when every place of return is blocked by other players.
    pub price_blocked: u8,
    /// Most a Reserve can stand for.
    pub reserve_max: u8,
    /// Whether the starting number is a nation's ceiling.
    pub troop_ceiling: bool,
    /// Whether a returning general eliminates an enemy train on the place of return.
    pub return_on_enemy_train: bool,
    /// FQ-10: placing a general on an own general ends that one's move too.
    pub place_joins_end_move: bool,
    /// What players call the unit of strength.
    pub unit: Unit,
}

/// Whose numbering of rules a refusal cites.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Catalogue {
    /// Ids that begin with F.
    Friedrich,
    /// Ids that begin with M or R.
    Maria,
}

/// What players call one point of strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// FRIEDRICH has armies.
    Army,
    /// MARIA has troops.
    Troop,
}

/// How far a piece moves: on roads of any kind, and if every step is on main roads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// Most steps if any of them is not on a main road.
    pub road: u8,
    /// Most steps if all are on main roads.
    pub main: u8,
}

/// F-4.6, F-4.8, F-4.9, F-4.11, F-5.7, F-6.7, F-9.7, F-9.24, F-10.6, F-10.7, F-10.29, F-3.21, F-6.17, F-9.19.
pub const FRIEDRICH: Rulebook = Rulebook {
    catalogue: Catalogue::Friedrich,
    stack_max: 3,
    troops_max: 8,
    general_pace: Pace { road: 3, main: 4 },
    train_pace: Pace { road: 2, main: 3 },
    stack_facing: StackFacing::Merge,
    capture_stops: true,
    supply_range: 6,
    supply_penalty: SupplyPenalty::TurnThenDestroy,
    flipped_conquer: true,
    protection_range: 3,
    price: 6,
    price_blocked: 8,
    reserve_max: 10,
    troop_ceiling: true,
    return_on_enemy_train: false,
    place_joins_end_move: true,
    unit: Unit::Army,
};

/// M-6.4, M-6.9, M-10.1.4 to M-10.1.6, M-10.1.11, M-10.1.13, M-9.3, M-9.7, M-9.8, M-9.10, M-10.3.6, M-13.2, M-8.10.
pub const MARIA: Rulebook = Rulebook {
    catalogue: Catalogue::Maria,
    stack_max: 2,
    troops_max: 8,
    general_pace: Pace { road: 3, main: 4 },
    train_pace: Pace { road: 2, main: 3 },
    stack_facing: StackFacing::Keep,
    capture_stops: false,
    supply_range: 6,
    supply_penalty: SupplyPenalty::LoseTroops { first: 1, further: 2 },
    flipped_conquer: false,
    protection_range: 3,
    price: 4,
    price_blocked: 4,
    reserve_max: 8,
    troop_ceiling: false,
    return_on_enemy_train: true,
    place_joins_end_move: true,
    unit: Unit::Troop,
};
