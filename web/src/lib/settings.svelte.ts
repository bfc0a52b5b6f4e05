/** What a person sets once for this browser. Theme, language and sounds have modules of their own. */

const STORAGE_KEY = 'kabinett-settings';

export interface Settings {
  /** How fast the pieces of others travel. */
  pace: 'quick' | 'calm' | 'off';
  /** Which orders are confirmed before they are sent. */
  confirm: 'always' | 'risky' | 'never';
  /** In per cent. */
  textSize: 100 | 115 | 130;
  palette: 'standard' | 'colour-blind';
}
export type Pace = Settings['pace'];

/** All values of each setting, the default first. */
const VALUES: { readonly [Key in keyof Settings]: readonly [Settings[Key], ...Settings[Key][]] } = {
  pace: ['quick', 'calm', 'off'],
  confirm: ['always', 'risky', 'never'],
  textSize: [100, 115, 130],
  palette: ['standard', 'colour-blind'],
};

/** Reads what was stored; anything unknown falls back to the default. */
export function readSettings(text: string | null): Settings {
  let stored: Record<string, unknown> = {};
  try {
    stored = (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    // Not ours: the defaults hold.
  }
  const read = <Key extends keyof Settings>(key: Key): Settings[Key] =>
    VALUES[key].find((value) => value === stored[key]) ?? VALUES[key][0];
  return { pace: read('pace'), confirm: read('confirm'), textSize: read('textSize'), palette: read('palette') };
}

let settings = $state.raw<Settings>(readSettings(localStorage.getItem(STORAGE_KEY)));

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let isStill = $state(stillness.matches);
stillness.addEventListener('change', () => (isStill = stillness.matches));

/** The current value; reactive. */
export const setting = <Key extends keyof Settings>(key: Key): Settings[Key] => settings[key];

/** The values a setting may have, in the order of a form. */
export const settingValues = <Key extends keyof Settings>(key: Key): readonly Settings[Key][] => VALUES[key];

export function set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  settings = { ...settings, [key]: value };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
}

/** The pace pieces travel at: off for whoever wants reduced motion. */
export const travelPace = (): Pace => (isStill ? 'off' : settings.pace);
