//! The course of a game: its lines played one after the other.

use std::sync::Arc;

use rules::action::Shown;
use rules::tell::Message;
use rules::text::ParseError;
use rules::{Action, Entry, Game, Refusal, Ruleset, Seat, Seed, text};

use crate::bounds::{MOST_REPLAYED, MOST_RETURNS};
use crate::fault::shown;
use crate::{Line, LineKind, Reason};

/// A game as far as it has been played. Cheap to clone: an action can be tried on a copy, and the copy kept or dropped.
#[derive(Clone)]
pub struct Course {
    seed: Seed,
    game: Game,
    /// The actions that stand, without those taken back.
    kept: Vec<Kept>,
    /// How often all have gone back, and how many actions were played anew for that.
    returns: usize,
    replayed: usize,
}

#[derive(Clone)]
struct Kept {
    seat: Seat,
    /// Shared by all copies of the game.
    words: Arc<str>,
    /// Nobody else learns that it was done.
    unseen: bool,
}

/// What one line did.
pub struct Step {
    /// The action played; none where something was taken back or somebody sat down.
    pub action: Option<(Seat, Action)>,
    /// The line as everybody may read it who did not write it; `None` where nobody else learns of it at all.
    pub public: Option<String>,
    /// How many actions that everybody had seen were taken back.
    pub taken_back: usize,
    /// Everything that happened, secrets included.
    pub events: Vec<Entry>,
}

impl Step {
    fn quiet(public: Option<String>) -> Step {
        Step { action: None, public, taken_back: 0, events: Vec::new() }
    }

    /// Something was taken back: so many actions everybody had seen.
    fn back(seen: usize) -> Step {
        Step { taken_back: seen, ..Step::quiet((seen > 0).then(|| format!("undo {seen}"))) }
    }
}

impl Course {
    /// A game at its first question, and what happened automatically until then.
    pub fn start(rules: Arc<Ruleset>, seed: Seed) -> (Course, Vec<Entry>) {
        let (game, events) = Game::new(rules, seed);
        (Course { seed, game, kept: Vec::new(), returns: 0, replayed: 0 }, events)
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Number of actions that stand.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Whether no action stands.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Number of actions that stand and everybody has seen, in whatever form.
    pub fn seen(&self) -> usize {
        self.kept.iter().filter(|kept| !kept.unseen).count()
    }

    /// How many actions go if the last so many that everybody has seen go, with whatever was done unseen since.
    pub fn reach(&self, seen: usize) -> Option<usize> {
        let open = self.kept.iter().enumerate().rev().filter(|(_, kept)| !kept.unseen);
        let first = open.map(|(at, _)| at).nth(seen.checked_sub(1)?)?;
        Some(self.kept.len() - first)
    }

    /// Whether all may go back once more, even if so many actions are played before; a record says so only so often.
    pub fn may_go_back(&self, before: usize) -> bool {
        self.returns < MOST_RETURNS && self.replayed + self.kept.len() + before <= MOST_REPLAYED
    }

    /// Plays one line, or says why not, and nothing has changed.
    pub fn follow(&mut self, line: &Line) -> Result<Step, Reason> {
        match line.kind(&self.game.rules) {
            Some(LineKind::Action(seat, words)) => self.follow_action(seat, words),
            Some(LineKind::TakeBack(seat, count)) => self.take_back(seat, count),
            Some(LineKind::GoBack(count)) => self.go_back(count),
            // Who sits where is nothing to the rules.
            Some(LineKind::SeatChange(..)) => Ok(Step::quiet(Some(line.action.clone()))),
            None => Err(Message::new("broken-table-line").with("action", shown(&line.action)).into()),
        }
    }

    /// Reads an action as its seat wrote it, loosely or strictly; with it the one form it is recorded in.
    pub fn read(&self, seat: Seat, words: &str) -> Result<(Action, String), ParseError> {
        let rules = &self.game.rules;
        let action = rules.read(self.game.state(), seat, words)?;
        let recorded = text::with_wording(text::write(rules, &action), words);
        Ok((action, recorded))
    }

    /// Judges an action and carries it out; `recorded` is the form it is recorded in. On refusal nothing has changed.
    pub fn play(&mut self, seat: Seat, action: &Action, recorded: &str) -> Result<Step, Refusal> {
        let hides = !matches!(action.shown(), Shown::Everything);
        // What is hidden depends on the position it is done in.
        let before = hides.then(|| *self.game.state());
        let events = self.game.play(seat, action)?;
        let public = match before {
            None => Some(recorded.to_owned()),
            Some(before) => {
                let public = text::public(&self.game.rules, &before, seat, action);
                public.map(|public| text::with_wording(public, recorded))
            }
        };
        self.kept.push(Kept { seat, words: recorded.into(), unseen: public.is_none() });
        Ok(Step { action: Some((seat, *action)), public, taken_back: 0, events })
    }

    /// An action of a record must stand there in the form it is recorded in.
    fn follow_action(&mut self, seat: Seat, words: &str) -> Result<Step, Reason> {
        let misread = |problem| Message::new("broken-misread").with("action", shown(words)).with("problem", problem);
        let (action, recorded) = self.read(seat, words).map_err(|error| {
            let problem = error.message();
            if error.word == words { problem } else { misread(problem) }
        })?;
        if recorded != words {
            return Err(Message::new("broken-loose").with("action", recorded).into());
        }
        self.play(seat, &action, words).map_err(|refusal| {
            let refused =
                Message::new("broken-refused").with("action", shown(words)).with("rule", refusal.rule.as_str());
            refused.with("refusal", self.game.rules.tell_refusal(&refusal.why)).into()
        })
    }

    /// A seat takes back its own last actions.
    fn take_back(&mut self, seat: Seat, count: usize) -> Result<Step, Reason> {
        let undone = self.game.undo(seat, count);
        undone.map_err(|why| {
            let problem = self.game.rules.tell_refusal(&why);
            Message::new("broken-misread").with("action", format!("undo {count}")).with("problem", problem)
        })?;
        let own = self.kept.iter().enumerate().rev().filter(|(_, kept)| kept.seat == seat);
        let first = own.map(|(at, _)| at).nth(count - 1).expect("so many were taken back");
        let last = self.kept.split_off(first);
        let seen = last.iter().filter(|kept| kept.seat == seat && !kept.unseen).count();
        // What others did unseen since then stays done.
        self.kept.extend(last.into_iter().filter(|kept| kept.seat != seat));
        Ok(Step::back(seen))
    }

    /// All agree to go back, beyond what any of them could take back alone.
    fn go_back(&mut self, count: usize) -> Result<Step, Reason> {
        if count > self.kept.len() {
            return Err(Message::new("broken-goes-back").with("count", count).with("played", self.kept.len()).into());
        }
        if !self.may_go_back(0) {
            return Err(Message::new("broken-consents").with("most", MOST_RETURNS).into());
        }
        let (mut again, _) = Course::start(Arc::clone(&self.game.rules), self.seed);
        let (stays, goes) = self.kept.split_at(self.kept.len() - count);
        for kept in stays {
            again.follow_action(kept.seat, &kept.words).expect("what was played once can be played again");
        }
        let seen = goes.iter().filter(|kept| !kept.unseen).count();
        (again.returns, again.replayed) = (self.returns + 1, self.replayed + stays.len());
        *self = again;
        Ok(Step::back(seen))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use rules::Dice;

    fn begun() -> (Arc<Ruleset>, Course) {
        let rules = Setup::new("friedrich", "scenario-1", &[]).ruleset().unwrap();
        let (course, _) = Course::start(Arc::clone(&rules), Seed::from_number(3));
        (rules, course)
    }

    fn any(rules: &Ruleset, course: &Course, dice: &mut Dice) -> (Seat, String) {
        let state = course.game().state();
        let (seat, _) = rules.next_asked(state).expect("somebody is asked");
        let action = rules.random_action(state, seat, dice).expect("an answer");
        (seat, text::write(rules, &action))
    }

    /// An action that is read and played is the one its line would play.
    #[test]
    fn playing_an_action_is_following_its_line() {
        let (rules, mut played) = begun();
        let (mut followed, mut dice) = (played.clone(), Dice::new(1));
        for _ in 0..120 {
            let (seat, words) = any(&rules, &played, &mut dice);
            let loose = words.replace(' ', "  ");
            assert!(loose == words || followed.follow(&Line::of(seat, loose.as_str())).is_err(), "a record is strict");
            let (action, recorded) = played.read(seat, &loose).unwrap();
            assert_eq!(recorded, words);
            let one = played.play(seat, &action, &recorded).unwrap();
            let other = followed.follow(&Line::of(seat, words)).unwrap();
            assert_eq!((one.public, one.events), (other.public, other.events));
            assert_eq!(rules.facts(played.game().state()), rules.facts(followed.game().state()));
        }
    }

    #[test]
    fn what_is_refused_changes_nothing() {
        let (rules, mut course) = begun();
        let mut dice = Dice::new(2);
        for _ in 0..40 {
            let (seat, words) = any(&rules, &course, &mut dice);
            let before = (rules.facts(course.game().state()), course.len(), course.game().undoable(seat));
            let (action, _) = course.read(seat, &words).unwrap();
            let other = rules.seats().find(|&other| other != seat).unwrap();
            if course.clone().play(other, &action, &words).is_err() {
                assert!(course.play(other, &action, &words).is_err());
                let after = (rules.facts(course.game().state()), course.len(), course.game().undoable(seat));
                assert_eq!(before, after);
            }
            course.follow(&Line::of(seat, words)).unwrap();
        }
    }
}
