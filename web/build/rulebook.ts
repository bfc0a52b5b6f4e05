import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import type { Plugin } from 'vite';
import type { RuleEntry } from '../src/reader/rulebook';

const RULES = join(import.meta.dirname, '../../data/rules');

interface EntryData {
  id: string;
  section: string;
  modes: string[];
  text?: string;
  question?: string;
  answer?: string;
  given?: string;
  when?: string;
  then?: string;
  see?: string[];
}

/** What a reader wants to look up, in this order; invariants and decisions are for those who build the game. */
const KINDS = ['rule', 'ruling', 'fate', 'example'] as const;

/** The rule catalogue of a title as the reader shows it. */
export function rulebookOf(title: string): RuleEntry[] {
  const data = parseToml(readFileSync(join(RULES, `${title}.toml`), 'utf8')) as unknown as Record<string, EntryData[]>;
  return KINDS.flatMap((kind) =>
    (data[kind] ?? []).map(({ id, section, modes, text, question, answer, given, when, then, see }) => ({
      id,
      kind,
      section,
      modes,
      lead: question,
      text: text ?? answer ?? [given, when, then].filter(Boolean).join(' '),
      see,
    })),
  );
}

/** Emits `board/TITLE-rulebook.json`, fetched when the rules are opened. */
export function rulebook(): Plugin {
  return {
    name: 'rulebook',
    apply: 'build',
    generateBundle() {
      for (const title of ['friedrich', 'maria']) {
        this.emitFile({ type: 'asset', fileName: `board/${title}-rulebook.json`, source: JSON.stringify(rulebookOf(title)) });
      }
    },
  };
}
