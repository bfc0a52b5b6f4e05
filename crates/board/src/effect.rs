//! The closed lists of what a card can do. A pack may combine them, never add to them.
//! The exact meaning of each is a rule and lives in the `rules` crate.

use crate::card::CardId;
use crate::ids::{AreaId, CityId, PieceId, PowerId};

/// What one version of a minor card of fate does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the line above a variant speaks of its fields")]
pub enum FateEffect {
    /// `free-army`: one general of the power gets an army free; its player chooses in secret.
    FreeArmy { power: PowerId },
    /// `free-army-for`: this general gets an army free.
    FreeArmyFor { general: PieceId },
    /// `lose-army`: one general or stack of the power loses an army; its player chooses in secret.
    LoseArmy { power: PowerId },
    /// `lose-army-of`: this general loses an army unless that would remove a general.
    LoseArmyOf { general: PieceId },
    /// `exchange`: the two powers may exchange a card.
    Exchange { powers: [PowerId; 2] },
    /// `redraw`: the power may discard a card unseen and draw one.
    Redraw { power: PowerId },
    /// `give-and-draw`: `from` may give a card to `to` and then draws one from its hand.
    GiveAndDraw { from: PowerId, to: PowerId },
    /// `hold-near`: next turn the general may not move if he starts in the city or next to it.
    HoldNear { general: PieceId, city: CityId },
    /// `pace`: next turn the general moves this far, or that far on main roads.
    Pace { general: PieceId, road: u8, main: u8 },
    /// `card-cap`: next turn in combats between the two powers no card above `highest` counts.
    CardCap { powers: [PowerId; 2], highest: u8 },
    /// `not-same-suit`: next turn the two generals may not both attack out of sectors of one suit.
    NotSameSuit { generals: [PieceId; 2] },
    /// `sanctuary`: next turn nobody in the city can be attacked and no train there eliminated.
    Sanctuary { city: CityId },
    /// `first-card`: next turn the power's first card counts `add` more.
    FirstCard { power: PowerId, add: u8 },
    /// `first-card-attacking`: as `first-card`, in combats in which the general attacks.
    FirstCardAttacking { general: PieceId, add: u8 },
    /// `first-card-void`: next turn the first card in a combat in which the general is attacked counts 0.
    FirstCardVoid { general: PieceId },
    /// `double-card`: next turn the power may count one card with the face of `card` double, once.
    DoubleCard { power: PowerId, card: CardId },
    /// `no-attack-position`: next turn the general may not move into attack position nor take a train.
    NoAttackPosition { general: PieceId },
    /// `stay-stacked`: next turn the general, if stacked, stays with at least one partner.
    StayStacked { general: PieceId },
    /// `free-step`: the general's player may move him one city at once.
    FreeStep { general: PieceId },
    /// `starve`: `by` may turn one general or stack of `of` standing in the area out of supply.
    Starve { by: PowerId, of: PowerId, area: AreaId },
    /// `no-recruits-for`: next turn no recruit may go to the general.
    NoRecruitsFor { general: PieceId },
    /// `press-on`: next turn the general's side must play on until its score is positive, if it can.
    PressOn { general: PieceId },
    /// `evade`: next turn generals of `power` attacked by the general may step aside.
    Evade { general: PieceId, power: PowerId },
    /// `long-line`: generals of the power with a supply line of `shortest..=longest` are out of supply.
    LongLine { power: PowerId, shortest: u8, longest: u8 },
    /// `recruits-stand`: next turn a general of the power with recruits may not move into attack position.
    RecruitsStand { power: PowerId },
    /// `wide-guard`: next turn the general protects objectives up to `reach` cities away.
    WideGuard { general: PieceId, reach: u8 },
    /// `drive-west`: if the general lost a combat this turn, `by` may move him `steps` cities west.
    DriveWest { general: PieceId, by: PowerId, steps: u8 },
}

/// What a stroke of fate does, in the order listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the line above a variant speaks of its fields")]
pub enum StrokeEffect {
    /// `power-leaves`
    PowerLeaves { power: PowerId },
    /// `general-leaves`: one general of the power, but not `spared`; its player chooses.
    GeneralLeaves { power: PowerId, spared: PieceId },
    /// `piece-leaves`
    PieceLeaves { piece: PieceId },
    /// `subsidy-cut`: the next step of the incomes that follow the subsidy.
    SubsidyCut,
    /// `colonial-loss`: the next step of the incomes that follow the colonies.
    ColonialLoss,
}

/// What the instruction of a political card does. Where no power is named, it is the one that took the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the line above a variant speaks of its fields")]
pub enum PoliticalEffect {
    /// The power gets so many troops free.
    Troops { power: Option<PowerId>, n: u8 },
    /// The power may recruit at once, up to `max` troops at this price each.
    Recruit { power: Option<PowerId>, max: u8, price: u8 },
    /// The power draws cards.
    Draw { power: Option<PowerId>, n: u8 },
    /// The power gives up cards.
    Discard { power: Option<PowerId>, n: u8 },
    /// The power draws so many cards more or fewer for some turns.
    Income { power: Option<PowerId>, delta: i8, turns: u8 },
    /// The power may bring a train in, or move one, free of charge.
    Train { power: Option<PowerId> },
    /// How far hussars may stand from a general this turn.
    Hussars { range: u8 },
    /// This turn peace may be offered with so many fortresses missing.
    Peace { missing: u8 },
}
