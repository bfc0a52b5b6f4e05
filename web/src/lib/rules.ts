/** The rules by number, fetched on first use. */
import { readFile } from './request';
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

/** The title a rule belongs to: numbers of FRIEDRICH begin with F. */
export const titleOfRule = (id: string): string => (id.startsWith('F') ? 'friedrich' : 'maria');

/** The text of a rule, or null if there is no such rule. */
export async function ruleText(id: string): Promise<string | null> {
  return (await loadRules(titleOfRule(id))).find((entry) => entry.id === id)?.text ?? null;
}
