//! Rulesets to play with, and random games through them. Used by the battery and by the tests of views.

use std::collections::BTreeMap;
use std::sync::Arc;

use board::pack::Mode;
use board::{CardId, CityId, PowerId, Suit};
use rules::position::{PieceAt, Position};
use rules::titles::friedrich;
use rules::{Action, Dice, Log, Options, Ruleset, Seat, Seed, State};

#[allow(clippy::duplicate_mod, reason = "the battery and the tests of MARIA's rules both play on this board")]
#[path = "../packs/load.rs"]
mod packs;

use packs::small_maria;

/// The titles this crate plays.
const TITLES: [&str; 2] = ["friedrich", "maria"];

/// Every mode of every title, on its own board and on a second one: plain, and with each of its options.
pub fn rulesets() -> Vec<Arc<Ruleset>> {
    let mut rulesets = Vec::new();
    let standard = TITLES.map(|title| board::standard(title).expect("a title has a pack"));
    for pack in standard.into_iter().chain([small_maria()]) {
        for mode in &pack.modes {
            let singles = mode.options.iter().map(|option| vec![option.as_str()]);
            for names in std::iter::once(Vec::new()).chain(singles) {
                let options = Options::parse(&names).expect("a pack names known options");
                rulesets.push(Arc::new(rules::Ruleset::new(pack, &mode.slug, options).expect("a mode of the pack")));
            }
        }
    }
    rulesets
}

/// A number from the environment, or the usual one.
pub fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{variable} is a number")))
}

/// Games of each mode.
pub fn games() -> u64 {
    number("KABINETT_BATTERY", 2)
}

/// A position, and the random action that comes next: mostly an answer, now and then a free action.
pub struct Moment<'a> {
    pub rules: &'a Arc<Ruleset>,
    pub state: &'a State,
    pub seat: Seat,
    pub action: Action,
}

/// Plays random games of every mode, and a while from crowded positions; most moments are marches, so `look`
/// sees one in `sparsely` of those.
pub fn along_games(first: u64, sparsely: usize, mut look: impl FnMut(&Moment, &mut Dice)) {
    let mut play = |rules: &Arc<Ruleset>, mut state: State, most: usize, dice: &mut Dice| {
        for _ in 0..most {
            let Some((seat, action)) = next_action(rules, &state, dice) else { return };
            let is_common = matches!(action, Action::March { .. } | Action::End);
            if !is_common || dice.one_in(sparsely) {
                look(&Moment { rules, state: &state, seat, action }, dice);
            }
            rules.play(&mut state, seat, &action, &mut Log::silent()).expect("a random action is legal");
        }
    };
    for rules in &rulesets() {
        for number in first..first + games() {
            let state = rules.start(Seed::from_number(number), &mut Log::silent());
            play(rules, state, usize::MAX, &mut Dice::new(number));
        }
    }
    for number in first..first + 36 * games() {
        let mut dice = Dice::new(number);
        let (rules, state) = crowded(number, &mut dice);
        play(&rules, state, 40, &mut dice);
    }
}

/// A position in which everybody stands close together while a card of fate is about to act or acts:
/// decisions that random games seldom reach.
fn crowded(number: u64, dice: &mut Dice) -> (Arc<Ruleset>, State) {
    let pack = board::standard("friedrich").expect("a title has a pack");
    let mode = &pack.modes[0];
    let card = &pack.fate[number as usize % pack.fate.len()];
    let suit = Suit::ALL[number as usize / pack.fate.len() % 4];
    let is_minor = matches!(card.kind, board::pack::FateKind::Minor { .. });
    let acts = is_minor && dice.one_in(2);
    let powers: Vec<PowerId> = mode.powers.iter().map(|plan| plan.power).collect();
    let generals: Vec<&str> = mode
        .powers
        .iter()
        .flat_map(|plan| pack.generals_of(plan.power))
        .map(|general| pack.piece_of(general).slug.as_str())
        .collect();
    let mut hands = BTreeMap::new();
    let mut cards: Vec<u8> = (0..100).collect();
    dice.shuffle(&mut cards);
    for plan in &mode.powers {
        let held = cards.split_off(cards.len() - 1 - dice.below(9));
        let names = held.into_iter().map(|card| pack.card_name(CardId(card))).collect();
        hands.insert(pack.power_of(plan.power).slug.clone(), names);
    }
    let position = Position {
        title: "friedrich".into(),
        mode: mode.slug.clone(),
        options: vec!["expert".into()],
        seed: number,
        turn: Some(7),
        phase: Some(if acts { "movement" } else { "end-of-turn" }.into()),
        active: Some(pack.power_of(dice.pick(&powers)).slug.clone()),
        pieces: Some(huddle(pack, mode, dice)),
        hands,
        friedrich: Some(friedrich::FriedrichPosition {
            fate: if acts { Vec::new() } else { vec![card.slug.clone()] },
            effect: acts.then(|| (card.slug.clone(), suit)),
            last_winner: Some(dice.pick(&generals).into()),
            beaten: generals.iter().filter(|_| dice.one_in(3)).map(|&slug| slug.into()).collect(),
            ..Default::default()
        }),
        ..Position::default()
    };
    let built = position.build(pack).unwrap_or_else(|problem| panic!("{problem}"));
    (Arc::new(built.rules), built.state)
}

/// Every piece of the mode in a city of its own near one and the same place.
fn huddle(pack: &board::Pack, mode: &Mode, dice: &mut Dice) -> BTreeMap<String, PieceAt> {
    let mut cities = vec![CityId(dice.below(pack.cities.len()) as u16)];
    let mut at = 0;
    while cities.len() < 50 {
        for &next in pack.roads.neighbours(cities[at]) {
            if !cities.contains(&next) {
                cities.push(next);
            }
        }
        at += 1;
    }
    dice.shuffle(&mut cities);
    let mut pieces = BTreeMap::new();
    for plan in &mode.powers {
        let count = pack.generals_of(plan.power).count() as u8;
        for &piece in &plan.pieces {
            let city = cities.pop().expect("there are more cities than pieces");
            let troops = 1 + dice.below((plan.troops / count) as usize) as u8;
            let at = PieceAt {
                city: Some(pack.city_of(city).slug.clone()),
                troops: Some(troops.min(8)),
                face_down: dice.one_in(8),
                ..PieceAt::default()
            };
            pieces.insert(pack.piece_of(piece).slug.clone(), at);
        }
    }
    pieces
}

/// A random action of somebody; none when the game is over.
pub fn next_action(rules: &Ruleset, state: &State, dice: &mut Dice) -> Option<(Seat, Action)> {
    let (seat, _) = rules.next_asked(state)?;
    if dice.one_in(40)
        && let Some(free) = free_action(rules, state, dice)
    {
        return Some(free);
    }
    let bold = if dice.one_in(4) { bold_march(rules, state, seat, dice) } else { None };
    let action = bold.or_else(|| rules.random_action(state, seat, dice)).expect("an asked seat can answer");
    Some((seat, action))
}

fn free_action(rules: &Ruleset, state: &State, dice: &mut Dice) -> Option<(Seat, Action)> {
    let seat = Seat(dice.below(rules.mode.seats.len()) as u8);
    let forms = rules.legal(state, seat).free;
    let form = forms.get(dice.below(forms.len().max(1)))?;
    Some((seat, rules.fill(state, form, dice)?))
}

/// A march that ends next to an enemy: random marches alone hardly ever lead to a fight.
fn bold_march(rules: &Ruleset, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let view = rules.view(state, Some(seat));
    let mover = view.active?;
    let is_enemy = |power: PowerId| view.are_enemies(mover, power);
    let enemy_cities: Vec<CityId> = view
        .pieces
        .iter()
        .filter(|piece| piece.most > 0 && is_enemy(rules.power(piece.piece)))
        .filter_map(|piece| view.city(piece.piece))
        .collect();
    let attacks = |action: &&Action| match action {
        Action::March { path, .. } => {
            rules.pack.roads.neighbours(path.end()).iter().any(|next| enemy_cities.contains(next))
        }
        _ => false,
    };
    let legal = rules.legal(state, seat);
    let marches: Vec<&Action> = legal.actions.iter().filter(attacks).collect();
    dice.pick_from(&marches).copied()
}
