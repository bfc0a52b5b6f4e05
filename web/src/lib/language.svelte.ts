/** Messages in three languages, from the Fluent files in `data/lang`, which the terminal can read too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './board';

export const LANGUAGES: readonly { language: Language; name: string }[] = [
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
  { language: 'el', name: 'Ελληνικά' },
];

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../data/lang/en.ftl?raw'),
  de: () => import('../../../data/lang/de.ftl?raw'),
  el: () => import('../../../data/lang/el.ftl?raw'),
};

const STORAGE_KEY = 'kabinett-language';
let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

export const language = (): Language => current;

function firstLanguage(): Language {
  const wanted = [localStorage.getItem(STORAGE_KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (
    LANGUAGES.find(({ language }) => wanted.includes(language) && language === wanted.find(known))?.language ?? 'en'
  );
}

const known = (tag: string | undefined): boolean => LANGUAGES.some(({ language }) => language === tag);

export function makeBundle(chosen: Language, text: string): FluentBundle {
  // Isolation marks would show as boxes in some typefaces, and no message mixes writing directions.
  const made = new FluentBundle(chosen, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** From now on every message comes from this file. */
export function setMessages(chosen: Language, text: string): void {
  bundle = makeBundle(chosen, text);
  current = chosen;
  document.documentElement.lang = chosen;
}

export async function loadLanguage(chosen: Language): Promise<void> {
  const file = await FILES[chosen]();
  setMessages(chosen, file.default);
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  localStorage.setItem(STORAGE_KEY, chosen);
  await loadLanguage(chosen);
}

export const loadFirstLanguage = (): Promise<void> => loadLanguage(firstLanguage());

/** Whether there is such a message; for keys built from values of the server. */
export const has = (key: string): boolean => bundle?.hasMessage(key) ?? false;

/** The grammatical forms of a name besides the base form: its attributes in the Fluent file. */
export const forms = (key: string): string[] => Object.keys(bundle?.getMessage(key)?.attributes ?? {});

/** The message of this key in the reader's language; `key.form` is one of its forms. */
export function say(key: string, values?: Record<string, FluentVariable>): string {
  const [name = '', form = ''] = key.split('.');
  const message = bundle?.getMessage(name);
  const pattern = form === '' ? message?.value : message?.attributes[form];
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, values ?? null);
}

/** A list of names as the language writes it: "a, b and c". */
export function listed(names: readonly string[]): string {
  // British style: no comma before the last item, as in the sentences of the rules.
  return new Intl.ListFormat(current === 'en' ? 'en-GB' : current, { type: 'conjunction' }).format(names);
}
