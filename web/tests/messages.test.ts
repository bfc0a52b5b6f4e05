/** The three languages say the same things, and nothing that nobody uses. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { makeBundle } from '../src/lib/language.svelte';

const ROOT = join(import.meta.dirname, '..');
const LANGUAGES = ['en', 'de', 'el'] as const;

function messages(language: string): Map<string, string[]> {
  const text = readFileSync(join(ROOT, '../data/lang', `${language}.ftl`), 'utf8');
  const found = new Map<string, string[]>();
  for (const entry of parse(text, {}).body) {
    expect(entry.type, `${language}: ${JSON.stringify(entry).slice(0, 200)}`).not.toBe('Junk');
    if (entry.type !== 'Message') continue;
    expect(found.has((entry as Message).id.name), `${language}: ${(entry as Message).id.name} twice`).toBe(false);
    const names = new Set<string>();
    new (class extends Visitor {
      override visitVariableReference(node: VariableReference): void {
        // `$power-gen` is a form of `$power`, which not every language needs.
        names.add(node.id.name.replace(/-(acc|gen|dat|one|n)$/, ''));
      }
    })().visit(entry);
    found.set((entry as Message).id.name, [...names].sort());
  }
  return found;
}

function sources(folder: string): string {
  return readdirSync(folder)
    .map((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return name === 'wire' ? '' : sources(path);
      return /\.(svelte|ts)$/.test(name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

/** Keys that the rules, the table and the terminal name. */
const RUST = [
  'engine/src',
  'engine/src/tell',
  'engine/src/text',
  'record/src',
  'kabinett/src',
  ...['', '/account', '/http', '/actor', '/questions', '/table', '/wire'].map((part) => `server/src${part}`),
];

function rustSources(folder: string): string {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.rs') && name !== 'tests.rs' && name !== 'examples.rs',
  );
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

const english = messages('en');
const text = sources(join(ROOT, 'src'));
const rustText = RUST.map((folder) => rustSources(join(ROOT, '../crates', folder))).join('\n');

describe('messages', () => {
  test.each(['de', 'el'])('%s has the keys and variables of English', (language) => {
    expect(Object.fromEntries(messages(language))).toEqual(Object.fromEntries(english));
  });

  test('every key asked for exists', () => {
    const asked = [...text.matchAll(/\bsay\(\s*['"`]([a-z0-9-]+)['"`]/g)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((key) => !english.has(key))).toEqual([]);
  });

  test('every key the rules, the table and the terminal name exists', () => {
    const named = [
      ...rustText.matchAll(
        /"((?:told|about|fault|promise|release|table|hall|account|replay|misread|broken)-[a-z-]+)"/g,
      ),
    ];
    const keys = named.map((match) => match[1] ?? '');
    expect(new Set(keys).size).toBeGreaterThan(200);
    expect(keys.filter((key) => !english.has(key))).toEqual([]);
  });

  test('every variable of a message is given where it is asked for', () => {
    const calls = [...text.matchAll(/\bsay\(\s*'([a-z0-9-]+)'(?:,\s*\{([^}]*)\})?/g)];
    const wrong = calls.filter(([, key = '', values = '']) => {
      const wanted = english.get(key) ?? [];
      return wanted.some((name) => !new RegExp(`\\b${name}\\b`).test(values));
    });
    expect(wrong.map(([call]) => call)).toEqual([]);
  });

  test('every key is used', () => {
    const prefixes = [...text.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const used = (key: string) =>
      text.includes(`'${key}'`) || rustText.includes(`"${key}"`) || prefixes.some((prefix) => key.startsWith(prefix));
    expect([...english.keys()].filter((key) => !used(key))).toEqual([]);
  });

  test('every family made from words of the server is whole', () => {
    const family = (prefix: string) => [...english.keys()].filter((key) => key.startsWith(prefix)).length;
    const rust = readFileSync(join(ROOT, '../crates/engine/src/question.rs'), 'utf8');
    const names = [...rust.matchAll(/"about-([a-z-]+)"/g)].map((match) => match[1] ?? '');
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !english.has(`about-${name}`))).toEqual([]);
    expect(family('about-')).toBe(names.length);

    const outcome = readFileSync(join(ROOT, '../crates/engine/src/outcome.rs'), 'utf8');
    const reasons = [...outcome.matchAll(/Reason::[A-Za-z]+ => "([a-z-]+)"/g)].map((match) => match[1] ?? '');
    expect(reasons.filter((reason) => !english.has(`reason-${reason}`))).toEqual([]);
    expect(family('reason-')).toBe(reasons.length);
  });

  test.each(LANGUAGES)('%s forms plurals', (language) => {
    const bundle = makeBundle(language, readFileSync(join(ROOT, '../data/lang', `${language}.ftl`), 'utf8'));
    for (const unit of ['army', 'troop']) {
      const form = (n: number) => bundle.formatPattern(bundle.getMessage('troops')?.value ?? '', { n, unit });
      expect(form(1)).not.toContain('1');
      expect(form(7)).toContain('7');
    }
  });
});
