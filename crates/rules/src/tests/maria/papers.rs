//! M-21: bad offers, positions with treaties, taking back.

use super::table::{Scene, Setup, bare};
use super::treaties::agree;
use crate::game::Game;
use ::maria::treaty::ClauseStanding::{Binding, Open, Released};
use engine::action::Action;
use engine::clause::{Breach, Clause, Date, Fault, Ground, Proposal, Term, TreatyId};
use engine::ids;
use engine::refusal::Why;
use engine::ruleset::Seat;
use engine::text;
use maria::{ContractAt, MariaPosition, Phase, TreatyAt};

fn silesia() -> Setup {
    bare("advanced-3p").pieces("friedrich@jauer=4 neipperg@trautenau=4").active("prussia")
}

/// What the judge has against the first clause of this offer of Frederick's.
#[track_caller]
fn fault(table: &mut Scene, offer: &str) -> Fault {
    match table.why("prussia", offer) {
        Why::BadClause { fault, .. } => fault,
        other => panic!("`{offer}`: {other:?}"),
    }
}

#[test]
fn m_21_2__every_bad_clause_has_a_refusal_of_its_own() {
    let mut table = silesia().turn(5).build();
    let mut told = std::collections::BTreeSet::new();
    let offers = [
        ("vote austria franz", Fault::NotAParty),
        ("no-attack prussia prussia until 6", Fault::SamePower),
        ("no-attack prussia austria until 4", Fault::Past),
        ("no-attack prussia austria until 13", Fault::Endless),
        ("vote prussia karl; vote prussia franz", Fault::Contradiction),
        ("peace france yes until 6", Fault::NoPeace),
        ("cancel france prussia", Fault::NothingToCancel),
        ("if kept 2 then vote prussia karl", Fault::NoSuchClause),
        ("keep-away prussia brieg 0 until 6", Fault::BadNumber),
        ("keep-away prussia brieg 16 until 6", Fault::BadNumber),
        ("subsidy prussia france 0", Fault::BadNumber),
        ("if held brieg prussia then subsidy prussia france 2 until 4", Fault::Past),
        ("if held brieg prussia then subsidy prussia france 2 until 13", Fault::Endless),
    ];
    for (clauses, wanted) in offers {
        let offer = format!("propose louis-xv: {clauses}");
        assert_eq!(fault(&mut table, &offer), wanted, "{offer}");
        told.insert(format!("{:?}", table.rules.tell_refusal(&Why::BadClause { clause: 0, fault: wanted })));
    }
    assert_eq!(told.len(), 9, "two faults are told alike: {told:?}");
    let mut early = silesia().build();
    let bound = "propose frederick: cancel france bavaria";
    let refusal = early.try_play("france", bound).expect_err("M-20.7");
    assert_eq!(refusal, Why::BadClause { clause: 0, fault: Fault::BoundContract }.under(ids::M_20_7));
}

/// What no text can say, a program can: it is refused all the same.
#[test]
fn m_21_1__offers_made_by_programs_are_judged_too() {
    let table = silesia().build();
    let (frederick, prussia) = (table.seat_of("prussia"), table.power("prussia"));
    let offer = |to: Seat, until: u8, term: Term| {
        let clause = Clause::plain(prussia, Date::turn(until), term);
        let proposal = Proposal::new(to, &[clause]).expect("one clause");
        table.rules.check(&table.state, frederick, &Action::Propose(proposal)).map_err(|refusal| refusal.why)
    };
    let louis = table.seat_of("france");
    let vote = Term::Vote { franz: true };
    assert_eq!(offer(Seat(3), 0, vote), Err(Why::NoSuchSeat));
    assert_eq!(offer(frederick, 0, vote), Err(Why::TreatyWithSelf));
    assert_eq!(offer(louis, 4, vote), Err(Why::BadClause { clause: 0, fault: Fault::NoDate }));
    let nowhere = Term::NotEnter { ground: Ground::EVERYWHERE };
    assert_eq!(offer(louis, 4, nowhere), Err(Why::BadClause { clause: 0, fault: Fault::NoPlace }));
    assert_eq!(offer(louis, 0, Term::NotTake { card: None }), Err(Why::BadClause { clause: 0, fault: Fault::Past }));
    assert_eq!(offer(louis, 0, vote), Ok(()));
    let empty = Proposal::new(louis, &[]).expect("no clause");
    let refused = table.rules.check(&table.state, frederick, &Action::Propose(empty));
    assert_eq!(refused, Err(Why::EmptyTreaty.under(ids::M_21_2)));
    let clause = Clause::plain(prussia, Date::NONE, vote);
    assert!(Proposal::new(louis, &[clause; 5]).is_none(), "five clauses are too many");
}

#[test]
fn m_21_3__a_subsidy_on_a_condition_waits_until_its_date_only() {
    let offer = "propose maria-theresa: if clear austria silesia then subsidy pragmatic austria 2 until 1";
    let mut table = silesia().pieces("karl@leobschuetz=3").active("austria").build();
    agree(&mut table, "pragmatic", "austria", offer);
    table.play("austria", "end");
    table.play("pragmatic", "end");
    assert_eq!(table.state.core.turn, 2);
    assert_eq!(table.maria().treaties.all().count(), 0, "the offer of a subsidy is over");
}

/// A march that waits for a consent is still open to a treaty: the consent would break it.
#[test]
fn m_21_3__a_consent_does_not_break_a_treaty() {
    let mut table = bare("advanced-3p").pieces("arenberg@loewen=3 stair@bruessel=2").active("austria").build();
    table.play("austria", "march arenberg loewen-bruessel");
    assert_eq!(table.maria().phase, Phase::Consent);
    agree(&mut table, "austria", "france", "propose louis-xv: not-enter austria bruessel until 2");
    assert_eq!(
        table.why("pragmatic", "accept"),
        Why::TreatyBroken { treaty: TreatyId(1), clause: 0, breach: Breach::Plain }
    );
    assert_eq!(table.list("pragmatic"), ["pass"]);
    table.play("pragmatic", "pass");
}

/// MD-47: an offer can be taken back until somebody has answered it, an agreement cannot.
#[test]
fn md_47__agreements_are_not_taken_back() {
    let table = silesia().build();
    let (frederick, louis) = (table.seat_of("prussia"), table.seat_of("france"));
    let read = |seat, text| table.rules.read(&table.state, seat, text).expect("an action");
    let offer = read(frederick, "propose louis-xv: vote prussia karl");
    let before = table.state;
    let rules = std::sync::Arc::new(bare("advanced-3p").build().rules);
    let mut game = Game::from_state(rules, table.state);
    game.play(frederick, &offer).expect("an offer");
    game.undo(frederick, 1).expect("nobody has answered");
    assert!(*game.state() == before);
    game.play(frederick, &offer).expect("an offer");
    game.play(louis, &read(louis, "agree 1")).expect("an agreement");
    assert_eq!(game.undo(louis, 1), Err(Why::NothingToTakeBack));
    assert_eq!(game.undo(frederick, 1), Err(Why::NothingToTakeBack));
}

fn truce() -> TreatyAt {
    TreatyAt {
        number: None,
        turn: None,
        from: "frederick".into(),
        to: "maria-theresa".into(),
        in_force: true,
        clauses: vec!["no-attack prussia austria until 6".into(), "vote prussia franz".into()],
        ended: Vec::new(),
        released: Vec::new(),
    }
}

fn with(change: impl FnOnce(&mut MariaPosition)) -> Result<Scene, String> {
    let setup = silesia().turn(5).maria(change);
    let pack = board::standard("maria").expect("a standard pack");
    let built = setup.position.build(pack)?;
    Ok(Scene { rules: built.rules, state: built.state, events: built.events })
}

#[test]
fn md_47__a_position_holds_contracts_and_treaties_and_is_written_as_it_is_read() {
    let contract = ContractAt { giver: "france".into(), receiver: "prussia".into(), turns: 2 };
    let kept = contract.clone();
    let mut table = with(|maria| {
        maria.contracts = vec![kept];
        maria.treaties = vec![truce(), TreatyAt { in_force: false, ended: vec![], ..truce() }];
        maria.treaties[0].released = vec![2];
    })
    .expect("a position");
    let refusal = table.why("prussia", "march friedrich jauer-landeshut");
    let breach = Breach::Attack { general: table.piece("neipperg") };
    assert_eq!(refusal, Why::TreatyBroken { treaty: TreatyId(1), clause: 0, breach });
    let shown = ::maria::treaty::describe(table.maria_rules(), &table.state.core, table.maria());
    let standings: Vec<_> = shown.iter().flat_map(|one| one.clauses.iter().map(|clause| clause.standing)).collect();
    assert_eq!(standings, [Binding, Released, Open, Open]);
    table.play("austria", "agree 2");
    let (contracts, treaties) = table.papers();
    assert_eq!(contracts.len(), 1);
    assert_eq!(treaties.len(), 2);
    assert_eq!((treaties[0].released.clone(), treaties[1].in_force, treaties[1].number), (vec![2], true, Some(2)));
    let again = with(|maria| (maria.contracts, maria.treaties) = (contracts, treaties.clone())).expect("a position");
    assert_eq!(again.papers(), (vec![contract], treaties));
}

#[test]
fn md_47__positions_with_bad_treaties_are_refused_in_one_sentence() {
    let refused = |change: fn(&mut TreatyAt)| {
        let mut treaty = truce();
        change(&mut treaty);
        with(|maria| maria.treaties = vec![treaty]).map(|_| ()).expect_err("this treaty cannot be")
    };
    assert!(refused(|one| one.to = "frederick".into()).contains("forbids the treaty between frederick and frederick"));
    assert!(refused(|one| one.to = "nobody".into()).contains("no seat `nobody`"));
    assert!(refused(|one| one.clauses = vec![]).contains("forbids the treaty between"));
    assert!(refused(|one| one.clauses = vec!["vote prussia karl".into(); 5]).contains("at most 4"));
    assert!(refused(|one| one.clauses = vec!["dance prussia".into()]).contains("`dance prussia` is no clause"));
    assert!(
        refused(|one| one.clauses = vec!["no-attack prussia austria until 4".into()])
            .contains("forbids clause 1 of this treaty")
    );
    assert!(refused(|one| one.ended = vec![3]).contains("no clause 3"));
    assert!(refused(|one| one.ended = vec![1, 2]).contains("nothing left to keep"));
    assert!(refused(|one| one.turn = Some(6)).contains("future"));
    assert!(refused(|one| (one.in_force, one.ended) = (false, vec![1])).contains("nothing left to keep"));
    let elsewhere = ContractAt { giver: "france".into(), receiver: "prussia".into(), turns: 2 };
    for (contracts, treaties) in [(vec![elsewhere], vec![]), (vec![], vec![truce()])] {
        let setup = bare("introductory-3p").maria(|own| (own.contracts, own.treaties) = (contracts, treaties));
        let built = setup.position.build(board::standard("maria").expect("a standard pack"));
        assert!(built.is_err_and(|problem| problem.to_string().contains("belong to the advanced game")));
    }
    let never_made = refused(|one| (one.in_force, one.ended, one.released) = (false, vec![1], vec![1]));
    assert!(never_made.contains("nothing left to keep"), "{never_made}");
    // What is over need not be possible any more.
    let past = || vec!["no-attack prussia austria until 6".into(), "no-attack prussia france until 4".into()];
    assert!(with(|maria| maria.treaties = vec![TreatyAt { clauses: past(), ended: vec![2], ..truce() }]).is_ok());
    assert!(with(|maria| maria.treaties = vec![TreatyAt { clauses: past(), ..truce() }]).is_err());
    let many = with(|maria| maria.treaties = vec![truce(); 6]).map(|_| ()).expect_err("too many");
    assert!(many.contains("too many treaties"), "{many}");
    let enemies = ContractAt { giver: "france".into(), receiver: "austria".into(), turns: 2 };
    let refusal = with(|maria| maria.contracts = vec![enemies]).map(|_| ()).expect_err("ME-34");
    assert!(refusal.contains("forbids the contract by which france pays austria"), "{refusal}");
}

#[test]
fn md_47__wording_is_kept_outside_the_game() {
    let line = "propose louis-xv: vote prussia karl -- as long as we are friends -- and longer";
    assert_eq!(text::wording(line), Some("as long as we are friends -- and longer"));
    assert_eq!(text::wording("propose louis-xv: vote prussia karl"), None);
    assert_eq!(text::wording("propose louis-xv: vote prussia karl --  "), None);
    assert_eq!(text::wording("march friedrich a-b -- words"), None);
    let table = silesia().build();
    let seat = table.seat_of("prussia");
    let read = table.rules.read(&table.state, seat, line).expect("an offer");
    let written = text::write(&table.rules, &read);
    assert_eq!(written, "propose louis-xv: vote prussia karl");
    assert_eq!(text::with_wording(written, line), line);
    assert_eq!(text::with_wording("end".into(), "end"), "end");
}
