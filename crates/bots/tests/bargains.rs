//! Yes or no, by what it brings: for each decision a position in which a captain agrees and one in which he does not.

#[allow(dead_code, reason = "a helper for several test files")]
mod table;

use bots::{Budget, Situation, by_name};
use rules::question::About;
use table::{Scene, table};

/// What a captain answers who is asked now.
fn captain(table: &Scene) -> String {
    let (seat, question) = table.asked();
    let (view, legal) = (table.rules.view(&table.state, Some(seat)), table.rules.legal(&table.state, seat));
    let situation = Situation { rules: &table.rules, seat, view: &view, events: &[], question, legal: &legal };
    let action = by_name("captain", 7).expect("the bot exists").decide(&situation, Budget::USUAL);
    rules::text::write(&table.rules, &action)
}

/// Prussia holds Silesia at the end of its stage; `more` are further markers, `battle` those it has won in combat.
fn silesia_taken(more: &str, battle: u8) -> Scene {
    let table = table(&format!(
        r#"{{"title": "maria", "mode": "advanced-3p", "turn": 5, "active": "prussia", "phase": "conquest",
        "pieces": {{"friedrich": {{"city": "landeshut", "troops": 2}}, "rutowski": {{"city": "zeitz", "troops": 2}}}},
        "markers": {{"breslau": "prussia", "brieg": "prussia", "neisse": "prussia", "cosel": "prussia",
            "glatz": "prussia" {more}}},
        "maria": {{"boxed": ["dessauer", "prussia-t2"], "battle": {{"prussia": {battle}}}}}}}"#
    ));
    assert_eq!(table.asked().1.about, About::PeaceOffer);
    table
}

const IN_AUSTRIA: &str = r#", "prag": "prussia", "eger": "prussia", "pilsen": "prussia", "tabor": "prussia",
    "bruenn": "prussia""#;

/// What Prussia and Austria say to a peace; Austria is asked even if Prussia would not have offered it.
fn peace(more: &str, battle: u8) -> (String, String) {
    let mut table = silesia_taken(more, battle);
    let prussia = captain(&table);
    table.play("accept");
    assert_eq!(table.asked().1.about, About::PeaceAnswer);
    (prussia, captain(&table))
}

fn both(prussia: &str, austria: &str) -> (String, String) {
    (prussia.to_owned(), austria.to_owned())
}

#[test]
fn with_silesia_alone_prussia_offers_peace_and_austria_fights_on() {
    assert_eq!(peace("", 0), both("accept", "pass"));
}

/// Twelve of thirteen: the peace takes two off, and five fortresses come back.
#[test]
fn one_marker_from_victory_prussia_goes_on_and_austria_would_make_peace() {
    assert_eq!(peace(IN_AUSTRIA, 0), both("pass", "accept"));
}

#[test]
fn nobody_makes_peace_who_has_won_and_everybody_who_would_lose() {
    assert_eq!(peace(IN_AUSTRIA, 1), both("pass", "accept"));
}

/// Seven in Silesia, one in Austria, two in Hannover, two from combat: the marker in the Silesia box is the last one.
#[test]
fn peace_that_wins_the_game_is_offered_and_refused() {
    let more = r#", "prag": "prussia", "hannover": "prussia", "nienburg": "prussia""#;
    assert_eq!(peace(more, 2), both("accept", "pass"));
}

/// France at the end of its stage, out of Core-Austria, where it holds Linz and Prag.
fn reduction(austrians: &str) -> String {
    let table = table(&format!(
        r#"{{"title": "maria", "mode": "advanced-3p", "turn": 5, "active": "france", "phase": "conquest",
        "pieces": {{{austrians}}}, "markers": {{"linz": "france", "prag": "france"}},
        "maria": {{"boxed": ["dessauer"]}}}}"#
    ));
    assert_eq!(table.asked().1.about, About::Reduction);
    captain(&table)
}

#[test]
fn france_reduces_its_aims_where_it_would_lose_them_anyway() {
    assert_eq!(reduction(""), "pass", "nobody can take anything back");
    let near = r#""karl": {"city": "enns", "troops": 6}, "traun": {"city": "beraun", "troops": 6}"#;
    assert_eq!(reduction(near), "accept", "both would be lost; so one is safe");
}

/// A card of turn 5 goes to the power whose general faces an enemy with an empty hand.
fn subsidy(pieces: &str, france: &str, bavaria: &str) -> String {
    let table = table(&format!(
        r#"{{"title": "maria", "mode": "advanced-3p", "turn": 5, "active": "france", "phase": "cards",
        "pieces": {{{pieces}}}, "hands": {{"france": [{france}], "bavaria": [{bavaria}]}},
        "maria": {{"boxed": ["dessauer"]}}}}"#
    ));
    assert_eq!(table.asked().1.about, About::Subsidy);
    captain(&table)
}

#[test]
fn france_pays_bavaria_where_bavaria_needs_the_card_more() {
    let bavaria_pressed = r#""toerring": {"city": "muenchen", "troops": 3}, "karl": {"city": "landshut", "troops": 6},
        "moritz": {"city": "metz", "troops": 6}"#;
    assert_eq!(subsidy(bavaria_pressed, r#""h2", "h3", "h4""#, ""), "accept");
    let france_pressed = r#""toerring": {"city": "muenchen", "troops": 3}, "moritz": {"city": "metz", "troops": 6},
        "stair": {"city": "luxemburg", "troops": 6}"#;
    assert_eq!(subsidy(france_pressed, "", r#""h2", "h3", "h4""#), "pass");
}

/// Arenberg wants to join Stair; the French stand where `french` says.
fn consent(french: &str) -> String {
    let mut table = table(&format!(
        r#"{{"title": "maria", "mode": "advanced-3p", "turn": 5, "active": "austria",
        "pieces": {{"arenberg": {{"city": "loewen", "troops": 2}}, "stair": {{"city": "tirlemont", "troops": 3}} {french}}},
        "maria": {{"boxed": ["dessauer"]}}}}"#
    ));
    table.play("march arenberg loewen-tirlemont");
    assert_eq!(table.asked().1.about, About::Consent);
    captain(&table)
}

#[test]
fn generals_unite_where_that_does_no_harm() {
    assert_eq!(consent(""), "accept");
    let strong = r#", "moritz": {"city": "metz", "troops": 8}"#;
    assert_eq!(consent(strong), "accept");
}

/// The end of turn 6 in the Silesia-Gambit.
fn cession(markers: &str) -> String {
    let table = table(&format!(
        r#"{{"title": "maria", "mode": "schlesien-gambit", "turn": 6, "phase": "end-of-turn",
        "pieces": {{"karl": {{"city": "wien", "troops": 2}}}}, "markers": {{{markers}}}}}"#
    ));
    assert_eq!(table.asked().1.about, About::Cession);
    captain(&table)
}

#[test]
fn silesia_is_ceded_when_prussia_is_about_to_win() {
    assert_eq!(cession(""), "pass", "Prussia lacks ten of twelve");
    let most = r#""breslau": "prussia", "brieg": "prussia", "neisse": "prussia", "cosel": "prussia", "glatz": "prussia",
        "prag": "prussia", "eger": "prussia", "pilsen": "prussia", "tabor": "prussia""#;
    assert_eq!(cession(most), "accept", "Prussia lacks one");
}

/// Frederick's two votes.
#[test]
fn frederick_votes_against_who_is_nearer_to_his_victory() {
    let votes = |markers: &str| {
        let table = table(&format!(
            r#"{{"title": "maria", "mode": "advanced-3p", "turn": 4, "phase": "end-of-turn", "pieces": {{}},
            "markers": {{{markers}}}, "maria": {{"election-pending": true, "boxed": ["dessauer"]}}}}"#
        ));
        assert_eq!(table.asked().1.about, About::Vote { free: 2 });
        captain(&table)
    };
    assert_eq!(votes(""), "vote franz=0", "Austria lacks three");
    let taken = r#""breslau": "prussia", "brieg": "prussia", "neisse": "prussia", "cosel": "prussia", "glatz": "prussia",
        "linz": "france", "prag": "france", "eger": "france", "pilsen": "france", "tabor": "france",
        "bruenn": "france", "olmuetz": "france", "budweis": "france""#;
    assert_eq!(votes(taken), "vote franz=2", "France lacks less than Austria");
}

/// The expert game of FRIEDRICH in turn 3, Prussia having taken these objectives.
fn offensive(markers: &str, austrians: &str) -> String {
    let table = table(&format!(
        r#"{{"title": "friedrich", "mode": "standard-4p", "options": ["expert"], "turn": 3, "phase": "cards",
        "pieces": {{"friedrich": {{"city": "berlin", "troops": 8}}, "keith": {{"city": "potsdam", "troops": 8}} {austrians}}},
        "draw": ["s13", "s3", "h12", "h11", "d10", "c9", "c8"], "markers": {{{markers}}}}}"#
    ));
    assert_eq!(table.asked().1.about, About::Offensive);
    captain(&table)
}

#[test]
fn prussia_goes_on_the_offensive_when_little_is_lacking() {
    assert_eq!(offensive("", r#", "daun": {"city": "bruenn", "troops": 8}"#), "offensive no");
    let pack = board::standard("friedrich").expect("a pack");
    let prussia = rules::titles::friedrich::PRUSSIA;
    let blue = pack
        .sites
        .iter()
        .filter(|site| matches!(site.kind, board::pack::SiteKind::Objective { power, .. } if power == prussia));
    let blue: Vec<String> =
        blue.skip(2).map(|site| format!(r#""{}": "prussia""#, pack.city_of(site.city).slug)).collect();
    assert_eq!(blue.len(), 12);
    assert_eq!(offensive(&blue.join(", "), ""), "offensive s3.1", "with the card missed least");
}

/// The end of turn 6 of the expert game, a card of fate drawn in the version of the last winner's suit.
fn fate(card: &str, winner: &str, pieces: &str, hands: &str) -> Scene {
    table(&format!(
        r#"{{"title": "friedrich", "mode": "standard-4p", "options": ["expert"], "turn": 6, "phase": "end-of-turn",
        "pieces": {{{pieces}}}, "hands": {{{hands}}},
        "friedrich": {{"fate": ["{card}", "lord-bute"], "offensive": "declined", "last-winner": "{winner}"}}}}"#
    ))
}

/// A city in a sector of this suit, far from everybody.
fn corner(suit: board::Suit) -> &'static str {
    match suit {
        board::Suit::Clubs => "otterndorf",
        board::Suit::Hearts => "hanau",
        board::Suit::Diamonds => "stade",
        board::Suit::Spades => "bamberg",
    }
}

#[test]
fn an_army_goes_to_who_faces_the_enemy_and_from_who_does_not() {
    let assigned = |card: &str, suit: board::Suit| {
        let at = corner(suit);
        let pieces = format!(
            r#""soubise": {{"city": "{at}", "troops": 1}}, "keith": {{"city": "berlin", "troops": 3}},
            "heinrich": {{"city": "stettin", "troops": 3}}, "saltikov": {{"city": "spandau", "troops": 4}}"#
        );
        let table = fate(card, "soubise", &pieces, "");
        assert!(matches!(table.asked().1.about, About::Fate { .. }), "{:?}", table.asked());
        captain(&table)
    };
    assert_eq!(assigned("8", board::Suit::Spades), "assign keith");
    assert_eq!(assigned("10", board::Suit::Clubs), "assign heinrich");
}

#[test]
fn a_poor_card_is_changed_and_a_good_one_kept() {
    let at = corner(board::Suit::Hearts);
    let pieces = format!(r#""soubise": {{"city": "{at}", "troops": 2}}, "keith": {{"city": "berlin", "troops": 1}}"#);
    let change = |hand: &str| {
        let table = fate("4", "soubise", &pieces, &format!(r#""france": [{hand}]"#));
        assert!(matches!(table.asked().1.about, About::Fate { .. }), "{:?}", table.asked());
        captain(&table)
    };
    assert_eq!(change(r#""s2", "h13""#), "discard s2.1");
    assert_eq!(change(r#""s13", "c13""#), "pass");
}

#[test]
fn empresses_exchange_cards_only_if_one_is_poor() {
    let at = corner(board::Suit::Hearts);
    let pieces = format!(r#""daun": {{"city": "{at}", "troops": 2}}, "keith": {{"city": "berlin", "troops": 1}}"#);
    let exchange = |hand: &str| {
        let table = fate("1", "daun", &pieces, &format!(r#""austria": [{hand}], "russia": [{hand}]"#));
        assert_eq!(table.asked().1.about, About::ExchangeOffer);
        captain(&table)
    };
    assert_eq!(exchange(r#""s2""#), "accept");
    assert_eq!(exchange(r#""s13""#), "pass");
}
