/** Which rule speaks of what is looked at: numbers for the reader to follow. What holds is asked of the server. */

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
  | 'distance';

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
};

export const TOPICS: Readonly<Record<string, Partial<Record<Topic, string>>>> = { friedrich: FRIEDRICH, maria: MARIA };

export const ruleOf = (title: string, topic: Topic): string | null => TOPICS[title]?.[topic] ?? null;
