/** The rules by number, fetched when the first one is asked for. */
import { readFile } from './reach';
import type { RuleEntry } from '../wire/RuleEntry';

const loaded = new Map<string, Promise<RuleEntry[]>>();

export function loadRules(title: string): Promise<RuleEntry[]> {
  let rules = loaded.get(title);
  if (!rules) {
    rules = readFile<RuleEntry[]>(`/rules/${title}.json`);
    rules.catch(() => loaded.delete(title));
    loaded.set(title, rules);
  }
  return rules;
}

/** Whose rule a number is: those of FRIEDRICH begin with F. */
export const titleOfRule = (id: string): string => (id.startsWith('F') ? 'friedrich' : 'maria');

/** What a rule says, or nothing if there is no such rule. */
export async function ruleText(id: string): Promise<string | null> {
  return (await loadRules(titleOfRule(id))).find((entry) => entry.id === id)?.text ?? null;
}
