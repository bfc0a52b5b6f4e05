//! Positions with decisions that games at random hardly ever come to.

use board::Suit;
use rules::position::{PieceAt, Position};
use rules::titles::friedrich::FriedrichPosition;
use rules::titles::maria::MariaPosition;

/// A position, and what is played on from there.
pub type Rare = (Position, &'static [&'static str]);

/// Prussians attacked by Daun may step aside; a Prussian stack that can pay for one of its two generals; Prussia with
/// all of Silesia; Prussians beaten so that Saxony changes sides; a return in winter to another player's general.
pub fn positions() -> [Rare; 5] {
    [
        (stepping_aside(), &[]),
        (short_of_money(), &[]),
        (all_of_silesia(), &["accept", "accept"]),
        (saxony_turns(), &["concede", "shift 3"]),
        (winter_return(), &["recruit austria 1 pay h4 arenberg@amsterdam=1"]),
    ]
}

fn stepping_aside() -> Position {
    Position {
        mode: "standard-4p".into(),
        options: words("expert"),
        turn: Some(7),
        friedrich: Some(FriedrichPosition {
            fate: words("lord-bute poems"),
            effect: Some(("8".into(), Suit::Clubs)),
            ..FriedrichPosition::default()
        }),
        ..position(
            "friedrich",
            ("austria", "combat"),
            "keith@trebitsch=2 dohna@trebitsch=1 daun@bruenn=5 ferdinand@stade=1 lacy@kamenz=3",
            &[("prussia", "h5 c9"), ("austria", "h7 s2 d11")],
        )
    }
}

fn short_of_money() -> Position {
    let hussars = MariaPosition { hussars: words("landeshut"), ..MariaPosition::default() };
    let pieces = "friedrich@trautenau=3 schwerin@trautenau=3 prussia-t1@lueben karl@wien=3 traun@prag=4";
    let hands = [("prussia", "h7"), ("austria", "c3 d8")];
    Position { maria: Some(hussars), ..position("maria", ("prussia", "supply"), pieces, &hands) }
}

fn all_of_silesia() -> Position {
    let silesia = words("breslau brieg neisse cosel glatz");
    let pieces = "friedrich@landeshut=2 leopold@berlin=5 karl@wien=3 traun@prag=4";
    let hands = [("prussia", "h7 c2"), ("austria", "c3 d8"), ("france", "s9")];
    Position {
        turn: Some(5),
        markers: silesia.into_iter().map(|city| (city, "prussia".into())).collect(),
        maria: Some(boxed("dessauer prussia-t2")),
        ..position("maria", ("prussia", "conquest"), pieces, &hands)
    }
}

fn saxony_turns() -> Position {
    let pieces =
        "karl@horn=8 traun@horn=8 friedrich@krems=8 schwerin@krems=1 austria-t2@sankt-poelten austria-t3@zwettl";
    let own = MariaPosition { tracks: [("saxony".into(), 2)].into(), ..boxed("dessauer") };
    let hands = [("saxony", "h8"), ("france", "s9 d3")];
    Position { maria: Some(own), ..position("maria", ("austria", "combat"), pieces, &hands) }
}

fn winter_return() -> Position {
    let hands = [("austria", "h8 h4 c3 d8"), ("pragmatic", "c9 d2")];
    let winter = position("maria", ("france", "winter"), "karl@prag=3 stair@amsterdam=1", &hands);
    Position { turn: Some(3), active: None, maria: Some(boxed("dessauer")), ..winter }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn boxed(pieces: &str) -> MariaPosition {
    MariaPosition { boxed: words(pieces), ..MariaPosition::default() }
}

/// `daun@bruenn=5` is a general with five armies, `prussia-t1@lueben` a train.
fn position(title: &str, (active, phase): (&str, &str), pieces: &str, hands: &[(&str, &str)]) -> Position {
    let piece = |word: &str| {
        let (slug, place) = word.split_once('@').expect("piece@city");
        let (city, troops) = place.split_once('=').map_or((place, None), |(city, troops)| (city, troops.parse().ok()));
        (slug.to_owned(), PieceAt { city: Some(city.to_owned()), troops, ..PieceAt::default() })
    };
    Position {
        title: title.into(),
        mode: if title == "maria" { "advanced-3p".into() } else { String::new() },
        active: Some(active.into()),
        phase: Some(phase.into()),
        pieces: Some(pieces.split_whitespace().map(piece).collect()),
        hands: hands.iter().map(|&(power, cards)| (power.into(), words(cards))).collect(),
        ..Position::default()
    }
}
