/** The rule number for each topic, as a reference for the reader. What actually applies is asked of the server. */

export type Topic =
  | 'suit'
  | 'depot'
  | 'objective'
  | 'fortress'
  | 'protected'
  | 'marker'
  | 'question'
  | 'vote'
  | 'general'
  | 'train'
  | 'hussar'
  | 'face-down'
  | 'unsupplied'
  | 'fed-home'
  | 'fed-depot'
  | 'fed-train'
  | 'distance'
  | 'fights'
  | 'pays'
  | 'reserve'
  | 'hand'
  | 'sets'
  | 'income'
  | 'goal'
  | 'eased'
  | 'ceiling'
  | 'turns'
  | 'fate'
  | 'stroke'
  | 'political'
  | 'arms'
  | 'trump'
  | 'influence'
  | 'track'
  | 'pool'
  | 'battle-box'
  | 'three-electors'
  | 'emperor'
  | 'italy'
  | 'silesia';

const FRIEDRICH: Partial<Record<Topic, string>> = {
  suit: 'F-7.6',
  depot: 'F-1.24',
  objective: 'F-5.3',
  protected: 'F-5.7',
  marker: 'F-5.23',
  question: 'F-5.19',
  general: 'F-4.6',
  train: 'F-9.23',
  'face-down': 'F-9.14',
  unsupplied: 'F-9.12',
  'fed-home': 'F-9.2',
  'fed-depot': 'F-9.3',
  'fed-train': 'F-9.7',
  distance: 'F-4.8',
  fights: 'F-7.6',
  pays: 'F-10.2',
  reserve: 'F-3.21',
  hand: 'F-3.19',
  sets: 'F-3.25',
  income: 'F-3.2',
  goal: 'F-1.11',
  eased: 'F-1.13',
  ceiling: 'F-10.14',
  turns: 'F-2.10',
  fate: 'F-11.2',
  stroke: 'F-11.3',
};

const MARIA: Partial<Record<Topic, string>> = {
  suit: 'M-11.1.4',
  fortress: 'M-10.3.4',
  protected: 'M-10.3.6',
  marker: 'M-3.2.12',
  question: 'M-10.3.15',
  vote: 'M-18.7',
  general: 'M-10.1.4',
  train: 'M-10.1.13',
  hussar: 'M-9.12',
  'face-down': 'M-9.8',
  unsupplied: 'M-9.7',
  'fed-home': 'M-9.2',
  'fed-train': 'M-9.3',
  distance: 'M-10.1.4',
  fights: 'M-11.1.4',
  pays: 'M-8.14',
  reserve: 'M-8.10',
  hand: 'M-8.8',
  sets: 'M-8.12',
  income: 'M-8.2',
  goal: 'M-23.1',
  ceiling: 'M-13.4',
  turns: 'M-5.7',
  political: 'M-17.5.10',
  arms: 'M-17.5.2',
  trump: 'M-17.2.1',
  influence: 'M-17.4.5',
  track: 'M-17.5.15',
  pool: 'M-13.13',
  'battle-box': 'M-16.3',
  'three-electors': 'M-16.9',
  emperor: 'M-16.12',
  italy: 'M-16.13',
  silesia: 'M-16.14',
};

export const TOPICS: Readonly<Record<string, Partial<Record<Topic, string>>>> = { friedrich: FRIEDRICH, maria: MARIA };

export const ruleOf = (title: string, topic: Topic): string | null => TOPICS[title]?.[topic] ?? null;
