//! Table knowledge with slugs, for the page.

use board::Suit;
use protocol::{KnowledgeWire, Slugs, knowledge};
use rules::Ruleset;

use super::{GeneralKnowledge, HandKnowledge, KindKnowledge, Knowledge, StackKnowledge};

impl Knowledge {
    /// The same with names instead of ids.
    pub fn to_wire(&self, rules: &Ruleset) -> KnowledgeWire {
        let slugs = Slugs::new(rules);
        let general = |one: &GeneralKnowledge| knowledge::GeneralKnowledge {
            general: slugs.piece(one.piece),
            power: slugs.power(rules.power(one.piece)),
            least: one.least,
            likely: one.likely,
            most: one.most,
            exact: one.exact,
        };
        let stack = |one: &StackKnowledge| knowledge::StackKnowledge {
            generals: slugs.pieces(one.generals),
            least: one.least,
            likely: one.likely,
            most: one.most,
            exact: one.exact,
        };
        let hand = |one: &HandKnowledge| knowledge::HandKnowledge {
            power: slugs.power(one.power),
            cards: one.cards,
            known: slugs.cards(&one.known),
            suits: one.kinds.iter().enumerate().map(suit).collect(),
            exact: one.exact,
        };
        KnowledgeWire {
            generals: self.generals.iter().map(general).collect(),
            stacks: self.stacks.iter().map(stack).collect(),
            hands: self.hands.iter().map(hand).collect(),
        }
    }
}

fn suit((at, kind): (usize, &KindKnowledge)) -> knowledge::SuitKnowledge {
    let KindKnowledge { least, most, likely, any } = *kind;
    knowledge::SuitKnowledge { suit: Suit::ALL.get(at).copied(), least, likely, most, any }
}
