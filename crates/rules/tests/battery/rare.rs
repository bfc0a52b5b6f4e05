//! Positions with decisions that games at random hardly ever come to, as `kabinett inspect` reads them.

/// Prussians attacked by Daun may step aside; a Prussian stack that can pay for one of its two generals; Prussia with
/// all of Silesia; Prussians beaten so that Saxony changes sides; a return in winter to another player's general. Each
/// with what is played on from there.
pub const POSITIONS: [(&str, &[&str]); 5] = [
    (
        r#"{"title": "friedrich", "mode": "standard-4p", "options": ["expert"], "turn": 7, "active": "austria",
        "phase": "combat", "pieces": {"keith": {"city": "trebitsch", "troops": 2},
            "dohna": {"city": "trebitsch", "troops": 1}, "daun": {"city": "bruenn", "troops": 5},
            "ferdinand": {"city": "stade", "troops": 1}, "lacy": {"city": "kamenz", "troops": 3}},
        "hands": {"prussia": ["h5", "c9"], "austria": ["h7", "s2", "d11"]},
        "friedrich": {"fate": ["lord-bute", "poems"], "effect": ["8", "clubs"]}}"#,
        &[],
    ),
    (
        r#"{"title": "maria", "mode": "advanced-3p", "active": "prussia", "phase": "supply",
        "pieces": {"friedrich": {"city": "trautenau", "troops": 3}, "schwerin": {"city": "trautenau", "troops": 3},
            "prussia-t1": {"city": "lueben"}, "karl": {"city": "wien", "troops": 3},
            "traun": {"city": "prag", "troops": 4}},
        "hands": {"prussia": ["h7"], "austria": ["c3", "d8"]}, "maria": {"hussars": ["landeshut"]}}"#,
        &[],
    ),
    (
        r#"{"title": "maria", "mode": "advanced-3p", "turn": 5, "active": "prussia", "phase": "conquest",
        "pieces": {"friedrich": {"city": "landeshut", "troops": 2}, "leopold": {"city": "berlin", "troops": 5},
            "karl": {"city": "wien", "troops": 3}, "traun": {"city": "prag", "troops": 4}},
        "hands": {"prussia": ["h7", "c2"], "austria": ["c3", "d8"], "france": ["s9"]},
        "markers": {"breslau": "prussia", "brieg": "prussia", "neisse": "prussia", "cosel": "prussia",
            "glatz": "prussia"},
        "maria": {"boxed": ["dessauer", "prussia-t2"]}}"#,
        &["accept", "accept"],
    ),
    (
        r#"{"title": "maria", "mode": "advanced-3p", "active": "austria", "phase": "combat",
        "pieces": {"karl": {"city": "horn", "troops": 8}, "traun": {"city": "horn", "troops": 8},
            "friedrich": {"city": "krems", "troops": 8}, "schwerin": {"city": "krems", "troops": 1},
            "austria-t2": {"city": "sankt-poelten"}, "austria-t3": {"city": "zwettl"}},
        "hands": {"saxony": ["h8"], "france": ["s9", "d3"]},
        "maria": {"tracks": {"saxony": 2}, "boxed": ["dessauer"]}}"#,
        &["concede", "shift 3"],
    ),
    (
        r#"{"title": "maria", "mode": "advanced-3p", "turn": 3, "phase": "winter",
        "pieces": {"karl": {"city": "prag", "troops": 3}, "stair": {"city": "amsterdam", "troops": 1}},
        "hands": {"austria": ["h8", "h4", "c3", "d8"], "pragmatic": ["c9", "d2"]}, "maria": {"boxed": ["dessauer"]}}"#,
        &["recruit austria 1 pay h4 arenberg@amsterdam=1"],
    ),
];
