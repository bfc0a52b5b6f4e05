//! The list and the judge agree.

use board::{CardId, CityId, PieceId, PieceSet, PowerId, Suit};
use rules::action::{Recruit, Transfer};
use rules::question::About;
use rules::{Action, Dice, Form, Legal, Log, Path, Ruleset, Seat, State, text};

use crate::table::{Moment, along_games};

#[test]
fn every_listed_action_is_accepted_and_listed_once() {
    along_games(1000, 12, |moment, _| {
        let rules = moment.rules;
        for seat in rules.seats() {
            let legal = rules.legal(moment.state, seat);
            let mut texts: Vec<String> = legal.actions.iter().map(|action| text::write(rules, action)).collect();
            for (action, text) in legal.actions.iter().zip(&texts) {
                assert_eq!(rules.check(moment.state, seat, action), Ok(()), "`{text}` is listed");
            }
            texts.sort();
            assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "an action is listed twice: {texts:#?}");
            let is_asked = rules.asked(moment.state, seat).is_some();
            assert_eq!(is_asked, !(legal.actions.is_empty() && legal.forms.is_empty()), "asked, but no answer");
        }
    });
}

/// The position after an action that must be legal.
#[track_caller]
pub fn after(rules: &Ruleset, state: &State, seat: Seat, action: &Action) -> State {
    let mut next = *state;
    if let Err(refusal) = rules.play(&mut next, seat, action, &mut Log::silent()) {
        panic!("`{}` is refused: {refusal:?}", text::write(rules, action));
    }
    next
}

/// The position once a partner has agreed and a commander is named: until then an order waits word for word.
fn carried_out(rules: &Ruleset, state: &State, seat: Seat, action: &Action) -> State {
    let mut next = after(rules, state, seat, action);
    while let Some((seat, question)) = rules.next_asked(&next)
        && matches!(question.about, About::Consent | About::Command)
    {
        let answer = rules.legal(&next, seat).actions[0];
        next = after(rules, &next, seat, &answer);
    }
    next
}

/// Whether the list holds an action that leads to the same position.
fn has_listed_equal(rules: &Ruleset, state: &State, seat: Seat, legal: &Legal, action: &Action) -> bool {
    let result = carried_out(rules, state, seat, action);
    let is_rival = |other: &&Action| match (action, other) {
        (Action::March { group, path }, Action::March { group: other, path: way }) => {
            group == other && path.end() == way.end()
        }
        _ => std::mem::discriminant(action) == std::mem::discriminant(*other),
    };
    legal.actions.iter().filter(is_rival).any(|other| carried_out(rules, state, seat, other) == result)
}

/// Whether a form covers this filling.
fn is_in_a_form(legal: &Legal, action: &Action) -> bool {
    legal.forms.iter().chain(&legal.free).any(|form| match (form, action) {
        (Form::Deploy(form), Action::Deploy { power, troops }) => {
            let within = |at: usize| (form.least[at]..=form.most).contains(&troops[at]);
            form.power == *power && (0..form.generals.len()).all(within) && troops.iter().sum::<u8>() == form.total
        }
        (Form::Transfer(form), Action::Transfer(transfer)) => {
            let sum = transfer.parts().map(|(_, number)| number).sum::<u8>();
            let within = transfer.parts().all(|(general, number)| form.stack.contains(general) && number <= form.most);
            within && sum == form.total && transfer.parts().count() == form.stack.len()
        }
        (Form::Recruit(form), Action::Recruit(order)) => {
            let places = order.generals.iter().chain(&order.trains).flatten();
            let sites_are_open = places.clone().all(|city| form.sites.contains(city));
            let one_site = !form.one_site || places.clone().all(|city| Some(city) == places.clone().next());
            form.power == order.power
                && order.armies() <= form.most_armies
                && order.pay.is_subset(&form.hand)
                && sites_are_open
                && one_site
        }
        (Form::Propose(_), Action::Propose(_)) => true,
        (Form::Answer(form), _) => form.acts.contains(action),
        (Form::Contract(form), Action::Subsidize { giver, receiver, turns }) => {
            !form.runs && (form.giver, form.receiver) == (*giver, *receiver) && *turns <= form.most
        }
        (Form::Contract(form), Action::Cancel { giver, receiver }) => {
            form.runs && (form.giver, form.receiver) == (*giver, *receiver)
        }
        _ => false,
    })
}

fn is_open(rules: &Ruleset, state: &State, seat: Seat, legal: &Legal, action: &Action) -> bool {
    matches!(action, Action::Resign)
        || is_in_a_form(legal, action)
        || legal.actions.contains(action)
        || has_listed_equal(rules, state, seat, legal, action)
}

/// Puts an action before the judge: refused, nothing changes; accepted, it is on the list or in a form.
fn judge(moment: &Moment, seat: Seat, legal: &Legal, action: &Action) -> bool {
    let (rules, state) = (moment.rules, moment.state);
    let written = text::write(rules, action);
    match rules.check(state, seat, action) {
        Ok(()) => {
            assert!(is_open(rules, state, seat, legal, action), "`{written}` is accepted but not listed");
            true
        }
        Err(refusal) => {
            assert!(!legal.actions.contains(action), "`{written}` is listed but refused: {refusal:?}");
            let mut copy = *state;
            let mut log = Log::new();
            assert_eq!(rules.play(&mut copy, seat, action, &mut log), Err(refusal));
            assert!(copy == *state && log.into_entries().is_empty(), "a refused `{written}` changed something");
            assert!(rules.tell_refusal(&refusal.why).key.starts_with("no-"));
            false
        }
    }
}

#[test]
fn every_accepted_path_has_a_listed_equal() {
    let mut accepted = [0; 3];
    along_games(1100, 6, |moment, dice| {
        let (rules, seat) = (moment.rules, moment.seat);
        let legal = rules.legal(moment.state, seat);
        let Some(&like) = pick_path(&legal.actions, dice) else { return };
        // A march finds a way easily; a retreat must not lose a single step.
        let tries = if matches!(like, Action::March { .. }) { 12 } else { 120 };
        for _ in 0..tries {
            let (kind, action) = match like {
                Action::March { group, path } => {
                    let group = part_of(group, dice);
                    (0, Action::March { group, path: walk(rules, path.start(), 1 + dice.below(5), dice) })
                }
                Action::Retreat { path } => {
                    (1, Action::Retreat { path: walk(rules, path.start(), path.steps() as usize, dice) })
                }
                Action::Step { piece, path } => {
                    (2, Action::Step { piece, path: walk(rules, path.start(), path.steps() as usize, dice) })
                }
                _ => unreachable!("only paths are picked"),
            };
            accepted[kind] += usize::from(judge(moment, seat, &legal, &action));
        }
    });
    assert!(accepted[0] > 300 && accepted[1] > 50, "too few paths were accepted: {accepted:?}");
}

fn pick_path<'a>(actions: &'a [Action], dice: &mut Dice) -> Option<&'a Action> {
    let has_path =
        |action: &&Action| matches!(action, Action::March { .. } | Action::Retreat { .. } | Action::Step { .. });
    let paths: Vec<&Action> = actions.iter().filter(has_path).collect();
    dice.pick_from(&paths)
}

fn part_of(group: PieceSet, dice: &mut Dice) -> PieceSet {
    let part: PieceSet = group.iter().filter(|_| !dice.one_in(3)).collect();
    if part.is_empty() { group } else { part }
}

fn walk(rules: &Ruleset, start: CityId, steps: usize, dice: &mut Dice) -> Path {
    let mut path = Path::new(start);
    for _ in 0..steps {
        let Some(next) = dice.pick_from(rules.pack.roads.neighbours(path.end())) else { break };
        path.push(next);
    }
    path
}

#[test]
fn what_is_not_listed_is_refused_and_changes_nothing() {
    let mut refused = 0;
    along_games(1200, 12, |moment, dice| {
        for seat in moment.rules.seats() {
            let legal = moment.rules.legal(moment.state, seat);
            for _ in 0..16 {
                let action = nonsense(moment.rules, dice);
                refused += usize::from(!judge(moment, seat, &legal, &action));
            }
        }
    });
    assert!(refused > 10_000, "only {refused} actions were refused");
}

/// Any action at all, mostly an impossible one.
fn nonsense(rules: &Ruleset, dice: &mut Dice) -> Action {
    let city = CityId(dice.below(rules.pack.cities.len()) as u16);
    let piece = PieceId(dice.below(rules.pack.pieces.len()) as u8);
    let other = PieceId(dice.below(rules.pack.pieces.len()) as u8);
    let card = CardId(dice.below(rules.pack.deck.cards()) as u8);
    let power = PowerId(dice.below(rules.pack.powers.len()) as u8);
    let steps = 1 + dice.below(4);
    let path = walk(rules, city, steps, dice);
    match dice.below(20) {
        0 => Action::Deploy { power, troops: std::array::from_fn(|_| dice.below(10) as u8) },
        1 => Action::Discard { card },
        2 => Action::Offensive { card: dice.one_in(2).then_some(card) },
        3 => Action::March { group: [piece, other].into_iter().collect(), path },
        4 => Action::March { group: PieceSet::one(piece), path },
        5 => Action::Recruit(Recruit { pay: [card].into_iter().collect(), ..Recruit::new(power) }),
        6 => Action::Attack { attacker: piece, defender: other },
        7 => Action::Play { card, declared: None, double: dice.one_in(3) },
        8 => Action::Play { card, declared: Some((dice.pick(&Suit::ALL), dice.below(14) as u8)), double: false },
        9 => Action::Retreat { path },
        10 => Action::Leave { general: piece },
        11 => Action::Assign { general: piece },
        12 => Action::Give { card },
        13 => Action::Starve { general: piece },
        14 => Action::Step { piece, path },
        15 => Action::Evade { to: city },
        16 => Action::Transfer(Transfer::of(&[(piece, dice.below(10) as u8), (other, dice.below(10) as u8)])),
        17 => Action::Concede,
        18 => dice.pick(&[Action::Accept, Action::Pass]),
        _ => Action::End,
    }
}

#[test]
fn nobody_can_act_for_another_seat() {
    along_games(1300, 12, |moment, _| {
        let rules = moment.rules;
        for seat in rules.seats().filter(|&seat| seat != moment.seat) {
            // Anybody may offer what somebody else offers.
            let is_offer = matches!(moment.action, Action::Propose(_));
            if rules.asked(moment.state, seat).is_none() && !is_offer {
                let refusal = rules.check(moment.state, seat, &moment.action);
                assert!(refusal.is_err(), "`{}` by another seat", text::write(rules, &moment.action));
            }
            for form in rules.legal(moment.state, moment.seat).free {
                assert!(rules.check(moment.state, seat, &form.example()).is_err(), "another seat's armies moved");
            }
        }
    });
}
