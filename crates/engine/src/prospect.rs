//! How each seat stands towards winning, counted from what everybody sees.

use board::{CitySet, PowerId, PowerSet, SiteSet};

use crate::ruleset::Seat;

/// Whoever lacks no more conquests or markers than this is close to winning.
const FEW: u8 = 3;
/// Turns pass by themselves, so fewer of them are close.
const FEW_TURNS: u8 = 2;
/// The war in the west begins with two strokes of fate to come: an alarm that stands from the first turn warns nobody.
const FEW_STROKES: u8 = 1;
/// Ways of marching that are tried before the answer is given for the better: it is an alarm that may not fail.
const MOST_TRIES: u32 = 20_000;

/// How a seat stands towards winning. Everything in it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// Whose prospect it is.
    pub seat: Seat,
    /// How it can win.
    pub aim: Aim,
    /// What it lacks by the nearest way; none if that cannot be counted.
    pub lack: Option<Lack>,
    /// Whether others should worry.
    pub alarm: Alarm,
    /// Cities that would bring it nearer to winning.
    pub wanted: CitySet,
    /// Cities it holds whose loss would bring another seat nearer to winning.
    pub guards: CitySet,
}

/// How a seat wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// One of these powers holds all its objectives.
    Objectives {
        /// Those of the seat that can still win so.
        powers: PowerSet,
        /// Objectives of the first order are enough.
        first_order: bool,
    },
    /// To hold out until fate has taken these powers out of the war.
    Outlast {
        /// Those whose departure ends the game.
        powers: PowerSet,
    },
    /// As above, or this power holds all its objectives.
    OutlastOrConquer {
        /// Those whose departure ends the game.
        powers: PowerSet,
        /// Who conquers.
        power: PowerId,
    },
    /// This power holds so many fortresses that count for it.
    Fortresses {
        /// Who conquers.
        power: PowerId,
        /// So many win.
        number: u8,
    },
    /// As above, or the last turn ends.
    FortressesOrLast {
        /// Who conquers.
        power: PowerId,
        /// So many win.
        number: u8,
        /// The last turn.
        turn: u8,
    },
    /// Both powers of one side hold as many fortresses as each needs.
    Both {
        /// Each with what it needs.
        powers: [(PowerId, u8); 2],
    },
    /// Neither of these powers has reached its goal when this turn ends.
    KeepBoth {
        /// Both of the other side.
        powers: [PowerId; 2],
        /// The last turn.
        turn: u8,
    },
    /// Nobody else has won when this turn ends.
    Last {
        /// The last turn.
        turn: u8,
    },
    /// One of these powers has placed all its victory markers, or the fewest winter points after this turn.
    Markers {
        /// The major powers of the seat.
        powers: PowerSet,
        /// The last turn.
        turn: u8,
    },
    /// Nothing is left to win with.
    Nothing,
}

/// What is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// Objectives.
    Objectives {
        /// Who must conquer them.
        power: PowerId,
        /// How many.
        number: u8,
    },
    /// Fortresses.
    Fortresses {
        /// Who must conquer them.
        power: PowerId,
        /// How many.
        number: u8,
    },
    /// Fortresses of two powers, all of them.
    Both {
        /// How many each must still conquer.
        powers: [(PowerId, u8); 2],
    },
    /// Victory markers left in a pool.
    Markers {
        /// Whose pool.
        power: PowerId,
        /// How many.
        number: u8,
    },
    /// Cards of fate that take a power out of the war.
    Strokes {
        /// How many.
        number: u8,
    },
    /// Turns to the end, the present one included.
    Turns {
        /// How many.
        number: u8,
    },
}

impl Lack {
    /// The same as a number.
    pub fn number(&self) -> u8 {
        match *self {
            Lack::Objectives { number, .. }
            | Lack::Fortresses { number, .. }
            | Lack::Markers { number, .. }
            | Lack::Strokes { number }
            | Lack::Turns { number } => number,
            Lack::Both { powers: [(_, one), (_, other)] } => one + other,
        }
    }

    /// Whether so few are missing that the others should look at it.
    fn is_small(&self) -> bool {
        match self {
            Lack::Strokes { number } => *number <= FEW_STROKES,
            Lack::Turns { number } => *number <= FEW_TURNS,
            _ => self.number() <= FEW,
        }
    }

    /// `now` if the seat can win this turn; else close, if few are missing: three conquests or markers, two turns,
    /// one stroke of fate.
    pub fn alarm(&self, can_win_now: bool) -> Alarm {
        match (can_win_now, self.is_small()) {
            (true, _) => Alarm::Now,
            (false, true) => Alarm::Close,
            (false, false) => Alarm::None,
        }
    }
}

/// Whether the others should worry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Alarm {
    /// Not yet.
    None,
    /// Few are missing.
    Close,
    /// The seat can win before this turn is over, as far as the open position shows.
    Now,
}

impl Alarm {
    /// One word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Alarm::None => "none",
            Alarm::Close => "close",
            Alarm::Now => "now",
        }
    }
}

/// Whether `number` sites can be had: those that are as good as taken, and one choice of each general's marches.
/// Every march is looked at as if nobody else marched before.
pub fn can_take(sure: SiteSet, marches: &[Vec<SiteSet>], number: u8) -> bool {
    let mut best: Vec<Vec<SiteSet>> =
        marches.iter().map(|sets| largest(sets)).filter(|sets| !sets.is_empty()).collect();
    best.sort_by_key(|sets| std::cmp::Reverse(sets[0].len()));
    let mut tries = 0;
    search(sure, &best, usize::from(number), &mut tries)
}

fn search(taken: SiteSet, left: &[Vec<SiteSet>], number: usize, tries: &mut u32) -> bool {
    *tries += 1;
    if taken.len() >= number || *tries > MOST_TRIES {
        return true;
    }
    let most: usize = left.iter().map(|sets| sets[0].len()).sum();
    let Some((first, rest)) = left.split_first().filter(|_| taken.len() + most >= number) else { return false };
    first.iter().any(|&sites| search(taken.or(sites), rest, number, tries)) || search(taken, rest, number, tries)
}

/// The sets that lie in no other, the largest first.
fn largest(sets: &[SiteSet]) -> Vec<SiteSet> {
    let mut sorted: Vec<SiteSet> = sets.iter().copied().filter(|sites| !sites.is_empty()).collect();
    sorted.sort_by_key(|sites| (std::cmp::Reverse(sites.len()), *sites));
    let mut kept: Vec<SiteSet> = Vec::new();
    for sites in sorted {
        if !kept.iter().any(|larger| sites.is_subset(*larger)) {
            kept.push(sites);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::SiteId;

    fn sites(numbers: &[u8]) -> SiteSet {
        numbers.iter().map(|&number| SiteId(number)).collect()
    }

    #[test]
    fn a_general_takes_one_road() {
        let marches = [vec![sites(&[1]), sites(&[2])]];
        assert!(can_take(SiteSet::EMPTY, &marches, 1));
        assert!(!can_take(SiteSet::EMPTY, &marches, 2));
        assert!(can_take(sites(&[3]), &marches, 2));
    }

    #[test]
    fn two_generals_share_what_lies_before_them() {
        let marches = [vec![sites(&[1, 2]), sites(&[1, 3])], vec![sites(&[1]), sites(&[2])]];
        assert!(can_take(SiteSet::EMPTY, &marches, 3));
        assert!(!can_take(SiteSet::EMPTY, &marches, 4));
    }
}
