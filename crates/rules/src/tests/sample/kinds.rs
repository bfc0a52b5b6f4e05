//! At every kind of question of both games: what a viewer may not know is dealt anew, and nothing he can see, ask for
//! or wait for changes. The two positions differ from the start; nothing here is made from a view.

use std::collections::BTreeMap;

use board::{CardId, CardSet, CityId, PieceId};

use super::rare;
use super::redeal::{redeal, redeal_hands};
use super::table::{next_action, rulesets};
use super::{assert_same_view, cards_named, play, probes, same_for_everybody_else, viewers};
use crate::ruleset::Ruleset;
use crate::state::{State, Title};
use crate::text;
use engine::action::{Action, Path, Recruit};
use engine::chance::Dice;
use engine::event::{Audience, Entry, Event, Log};
use engine::question::{Form, Question};
use engine::ruleset::Seat;
use engine::state::Core;

const FRIEDRICH: [&str; 12] = [
    "Deploy",
    "Discard",
    "Offensive",
    "Movement",
    "CombatOrder",
    "Evade",
    "Duel",
    "Retreat",
    "Leaving",
    "Fate",
    "ExchangeOffer",
    "ExchangeCard",
];

const MARIA: [&str; 27] = [
    "Deploy",
    "Trump",
    "Bid",
    "Influence",
    "Execute",
    "Effect",
    "Corps",
    "Hussars",
    "Subsidy",
    "PaySupply",
    "Feed",
    "Movement",
    "CombatOrder",
    "Duel",
    "Retreat",
    "SaxonShift",
    "Reduction",
    "PeaceOffer",
    "PeaceAnswer",
    "Displace",
    "SaxonReturn",
    "SecondTrain",
    "Vote",
    "Winter",
    "Cession",
    "Consent",
    "Command",
];

/// Each kind of question is looked at so often in games at random.
const OFTEN: u32 = 6;
/// Each position written down is looked at so often.
const AGAIN: u32 = 12;
/// After so many games of each mode the hunt is given up.
const MOST_GAMES: u64 = 400;
/// Illegal actions put before the judge at each moment, for each seat.
const ILLEGAL: usize = 20;
/// Answers tried at each moment to see who is asked next.
const ANSWERS: usize = 4;

/// What was looked at, for one kind of question.
#[derive(Default, Debug)]
struct Count {
    moments: u32,
    /// Viewers from whom something else was hidden than before.
    differed: u32,
    /// Answers after which everything was compared again.
    went_on: u32,
}

#[derive(Default)]
struct Looked {
    kinds: BTreeMap<(String, String), Count>,
    /// Moves of armies inside a stack of which nobody noticed anything.
    unseen: u32,
}

/// The name of a question without what it says.
fn kind(rules: &Ruleset, question: &Question) -> (String, String) {
    let text = format!("{:?}", question.about);
    let name = text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    (rules.pack.game.clone(), name.to_owned())
}

impl Looked {
    fn is_open(&self, rules: &Ruleset, question: &Question, often: u32) -> bool {
        self.kinds.get(&kind(rules, question)).is_none_or(|count| count.moments < often)
    }

    /// Compares for every viewer what he can come by now, and after some answers.
    fn look(&mut self, rules: &Ruleset, state: &State, asked: (Seat, Question), dice: &mut Dice) {
        let count = self.kinds.entry(kind(rules, &asked.1)).or_default();
        count.moments += 1;
        self.unseen += assert_transfers_unseen(rules, state, dice);
        for viewer in viewers(rules) {
            let other = redeal(rules, state, viewer, dice);
            rules.assert_sound(&other.state);
            let hidden =
                |core: &Core| (core.secret.hands, core.secret.troops, core.secret.pile.iter().collect::<Vec<_>>());
            count.differed += u32::from(hidden(&other.state.core) != hidden(&state.core));
            assert_same_now(rules, state, &other.state, viewer, dice);
            for _ in 0..ANSWERS {
                let Some(action) = rules.random_action(state, asked.0, dice) else { continue };
                count.went_on += u32::from(goes_on_alike(rules, state, asked.0, viewer, &action, dice));
                let other = redeal(rules, state, viewer, dice);
                let same = same_for_everybody_else(rules, &other, state, asked.0, viewer, &action, dice);
                if let Some(same) = same {
                    assert_same_step(rules, (state, &action), (&other.state, &same), asked.0, viewer);
                }
            }
        }
    }

    #[track_caller]
    fn assert_all(&self, title: &str, kinds: &[&str]) {
        assert!(self.unseen > 20, "armies passed inside a stack only {} times", self.unseen);
        for kind in kinds {
            let count = self.kinds.get(&(title.to_owned(), (*kind).to_owned()));
            let count = count.unwrap_or_else(|| panic!("nobody was asked about {kind} in {:?}", self.kinds.keys()));
            assert!(count.moments >= OFTEN && count.differed > 0 && count.went_on > 0, "{kind}: {count:?}");
        }
    }
}

/// View, who is asked what, the own list of answers, and the refusals of illegal actions.
fn assert_same_now(rules: &Ruleset, state: &State, other: &State, viewer: Option<Seat>, dice: &mut Dice) {
    assert_same_view(&rules.view(other, viewer), &rules.view(state, viewer), "dealt anew");
    for seat in rules.seats() {
        assert_eq!(rules.asked(other, seat), rules.asked(state, seat), "{viewer:?} sees who is asked");
    }
    let Some(seat) = viewer else { return };
    assert_eq!(rules.legal(other, seat), rules.legal(state, seat));
    for action in illegal(rules, state, seat, dice) {
        let found = rules.check(other, seat, &action);
        assert_eq!(found, rules.check(state, seat, &action), "`{}` of {seat:?}", text::write(rules, &action));
    }
}

/// Armies pass inside a stack: for everybody else it is as if nothing had happened. How often that was tried.
fn assert_transfers_unseen(rules: &Ruleset, state: &State, dice: &mut Dice) -> u32 {
    let mut tried = 0;
    for seat in rules.seats() {
        let forms = rules.legal(state, seat).free;
        for form in forms.iter().filter(|form| matches!(form, Form::Transfer(_))) {
            let Some(action) = rules.fill(state, form, dice) else { continue };
            assert_eq!(text::public(rules, state, seat, &action), None);
            let (after, log) = play(rules, state, seat, &action);
            tried += 1;
            for viewer in viewers(rules).into_iter().filter(|&viewer| viewer != Some(seat)) {
                assert_eq!(log.entries_for(viewer), Vec::<&Entry>::new());
                assert_same_view(&rules.view(&after, viewer), &rules.view(state, viewer), "armies passed");
                let legal = |state: &State| viewer.map(|viewer| rules.legal(state, viewer));
                assert_eq!(legal(&after), legal(state));
            }
        }
    }
    tried
}

/// Random actions this seat may not take now.
fn illegal(rules: &Ruleset, state: &State, seat: Seat, dice: &mut Dice) -> Vec<Action> {
    let mut found = Vec::new();
    let known = probes(rules, state, &Action::End, dice);
    let mut candidates = known.into_iter();
    while found.len() < ILLEGAL {
        let action = candidates.next().filter(|_| found.len() < ILLEGAL / 2).unwrap_or_else(|| any(rules, dice));
        if rules.check(state, seat, &action).is_err() {
            found.push(action);
        }
    }
    found
}

/// Any action at all, most of them nonsense.
fn any(rules: &Ruleset, dice: &mut Dice) -> Action {
    let card = CardId(dice.below(rules.pack.deck.cards()) as u8);
    let cards: CardSet = (0..=dice.below(3)).map(|_| CardId(dice.below(rules.pack.deck.cards()) as u8)).collect();
    let piece = PieceId(dice.below(rules.pack.pieces.len()) as u8);
    let city = CityId(dice.below(rules.pack.cities.len()) as u16);
    let group = board::PieceSet::one(piece);
    let path = {
        let mut path = Path::new(city);
        path.push(dice.pick(rules.pack.roads.neighbours(city)));
        path
    };
    match dice.below(14) {
        0 => Action::Play { card, declared: None, double: dice.one_in(2) },
        1 => Action::Give { card },
        2 => Action::Discard { card },
        3 => Action::Bid { card },
        4 => Action::Pay { pay: cards },
        5 => Action::Discards { cards },
        6 => Action::March { group, path },
        7 => Action::ForceMarch { group, path },
        8 => Action::Retreat { path },
        9 => Action::Settle { piece, city },
        10 => Action::Corps { general: piece, pay: cards },
        11 => Action::Enter { train: piece, city, pay: cards },
        12 => {
            let power = dice.pick(&rules.order);
            let mut order = Recruit { pay: cards, ..Recruit::new(power) };
            order.gains[dice.below(order.gains.len())] = 1;
            Action::Recruit(order)
        }
        _ => Action::Attack { attacker: piece, defender: PieceId(dice.below(rules.pack.pieces.len()) as u8) },
    }
}

/// Deals only the hands of others anew and lets the same be done: the same is told to all, and the same seats are
/// asked the same. False if it cannot be done there.
fn goes_on_alike(
    rules: &Ruleset,
    state: &State,
    actor: Seat,
    viewer: Option<Seat>,
    action: &Action,
    dice: &mut Dice,
) -> bool {
    let pinned = cards_of(action).or(&cards_waiting(state));
    let other = redeal_hands(rules, state, viewer, &pinned, dice).state;
    if rules.check(&other, actor, action).is_err() {
        assert_ne!(viewer, Some(actor), "an own legal action stays legal");
        return false;
    }
    let (after, log) = play(rules, state, actor, action);
    let (other_after, other_log) = play(rules, &other, actor, action);
    if is_duty(action, &log.entries) || is_duty(action, &other_log.entries) {
        return false;
    }
    let what = format!("`{}` of {actor:?}, seen by {viewer:?}", text::write(rules, action));
    for seat in rules.seats() {
        assert_eq!(rules.asked(&other_after, seat), rules.asked(&after, seat), "who is asked after {what}");
    }
    // Cards that were shown may be others; whatever else is told may not.
    let told = |entries: &[Entry]| -> Vec<Event> {
        let public = entries.iter().filter(|entry| entry.audience == Audience::All);
        public.filter(|entry| cards_named(&entry.event).is_empty()).map(|entry| entry.event.clone()).collect()
    };
    assert_eq!(told(&other_log.entries), told(&log.entries), "what is told after {what}");
    if !shows_cards(viewer, &log.entries) && !shows_cards(viewer, &other_log.entries) {
        assert_same_view(&rules.view(&other_after, viewer), &rules.view(&after, viewer), &what);
    }
    true
}

/// whoever cannot pay the hussars what they take lays his whole hand open at once.
fn is_duty(action: &Action, entries: &[Entry]) -> bool {
    let pays = |entry: &Entry| matches!(entry.event, Event::PaidSupply { .. });
    !matches!(action, Action::Pay { .. }) && entries.iter().any(pays)
}

fn shows_cards(viewer: Option<Seat>, entries: &[Entry]) -> bool {
    entries.iter().any(|entry| entry.is_for(viewer) && !cards_named(&entry.event).is_empty())
}

fn cards_of(action: &Action) -> CardSet {
    match *action {
        Action::Discard { card }
        | Action::Give { card }
        | Action::Bid { card }
        | Action::Play { card, .. }
        | Action::Offensive { card: Some(card) } => [card].into_iter().collect(),
        Action::Recruit(order) => order.pay,
        Action::Pay { pay } | Action::Corps { pay, .. } | Action::Enter { pay, .. } => pay,
        Action::Discards { cards } => cards,
        _ => CardSet::EMPTY,
    }
}

/// The cards that would pay for an order that waits.
fn cards_waiting(state: &State) -> CardSet {
    match &state.title {
        Title::Maria(own) => own.secret.waiting.map_or(CardSet::EMPTY, |order| cards_of(&order)),
        Title::Friedrich(_) => CardSet::EMPTY,
    }
}

/// Two actions whose difference is the actor's secret stand alike in the list of steps; where nothing is revealed, the
/// log and the view after them are alike too.
fn assert_same_step(
    rules: &Ruleset,
    (state, action): (&State, &Action),
    (other, same): (&State, &Action),
    actor: Seat,
    viewer: Option<Seat>,
) {
    if viewer == Some(actor) {
        return;
    }
    let what = text::write(rules, action);
    assert_eq!(text::public(rules, other, actor, same), text::public(rules, state, actor, action), "{what}");
    let (after, log) = play(rules, state, actor, action);
    let (other_after, other_log) = play(rules, other, actor, same);
    if !log.revealed && !other_log.revealed {
        assert_eq!(other_log.entries_for(viewer), log.entries_for(viewer), "{what}");
        assert_same_view(&rules.view(&other_after, viewer), &rules.view(&after, viewer), &what);
    }
}

fn hunt(title: &str, often: u32, looked: &mut Looked, kinds: &[&str]) {
    let rulesets: Vec<_> = rulesets().into_iter().filter(|rules| rules.pack.game == title).collect();
    for number in 0..MOST_GAMES {
        for rules in &rulesets {
            let mut dice = Dice::new(1763 + number);
            let mut state = rules.start(dice.seed(), &mut Log::silent());
            while let Some((seat, action)) = next_action(rules, &state, &mut dice) {
                let asked = rules.seats().filter_map(|seat| rules.asked(&state, seat).map(|question| (seat, question)));
                for asked in asked.collect::<Vec<_>>() {
                    if looked.is_open(rules, &asked.1, often) {
                        looked.look(rules, &state, asked, &mut dice);
                    }
                }
                rules.apply(&mut state, seat, &action, &mut Log::silent());
            }
        }
        let is_done = |kind: &&str| {
            let count = looked.kinds.get(&(title.to_owned(), (*kind).to_owned()));
            count.is_some_and(|count| count.moments >= often && count.went_on > 0)
        };
        if kinds.iter().all(is_done) {
            return;
        }
    }
    panic!("{MOST_GAMES} games of each mode did not come to all of {kinds:?}: {:?}", looked.kinds);
}

/// Positions written down, and what is played on from there.
fn look_at_rare_positions(title: &str, looked: &mut Looked) {
    let mut dice = Dice::new(1764);
    for (position, played) in rare::positions() {
        if position.title != title {
            continue;
        }
        let pack = board::standard(&position.title).expect("a standard pack");
        let built = position.build(pack).unwrap_or_else(|problem| panic!("{problem}"));
        let (rules, mut state) = (built.rules, built.state);
        for words in played.iter().map(Some).chain([None]) {
            let (seat, question) = rules.next_asked(&state).expect("somebody is asked");
            for _ in 0..AGAIN {
                looked.look(&rules, &state, (seat, question), &mut dice);
            }
            let Some(words) = words else { break };
            let action = rules.read(&state, seat, words).expect("an action");
            for _ in 0..AGAIN {
                for viewer in viewers(&rules) {
                    goes_on_alike(&rules, &state, seat, viewer, &action, &mut dice);
                }
            }
            rules.play(&mut state, seat, &action, &mut Log::silent()).expect("a legal action");
        }
    }
}

fn common<'a>(kinds: &[&'a str]) -> Vec<&'a str> {
    let rare = ["Evade", "Feed", "PeaceOffer", "PeaceAnswer", "SaxonReturn", "SecondTrain"];
    kinds.iter().copied().filter(|kind| !rare.contains(kind)).collect()
}

#[test]
fn no_kind_of_question_of_friedrich_betrays_what_is_hidden() {
    let mut looked = Looked::default();
    look_at_rare_positions("friedrich", &mut looked);
    hunt("friedrich", OFTEN, &mut looked, &common(&FRIEDRICH));
    looked.assert_all("friedrich", &FRIEDRICH);
}

#[test]
#[allow(non_snake_case, reason = "the name is a rule id, two underscores and a slug")]
fn inv_15__no_kind_of_question_of_maria_betrays_what_is_hidden() {
    let mut looked = Looked::default();
    look_at_rare_positions("maria", &mut looked);
    hunt("maria", OFTEN, &mut looked, &common(&MARIA));
    looked.assert_all("maria", &MARIA);
}
