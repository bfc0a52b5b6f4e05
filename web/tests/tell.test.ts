/** The page says a message of the server as the terminal does: the sentences stand in `crates/words/tests` too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setMessages } from '../src/lib/language.svelte';
import { tell } from '../src/lib/tell';
import type { MessageWire } from '../src/wire/MessageWire';

const general = (name: string): MessageWire => ({ key: 'piece-general', args: { name } });

function inAll(message: MessageWire): string[] {
  return (['en', 'de', 'el'] as const).map((language) => {
    setMessages(language, readFileSync(join(import.meta.dirname, '../../data/lang', `${language}.ftl`), 'utf8'));
    return tell(message);
  });
}

test('names inside names are declined', () => {
  const piece: MessageWire = { key: 'piece-train', args: { name: 'T1', power: { key: 'power-empire' } } };
  expect(inAll({ key: 'told-train-taken', args: { city: 'Halle', piece, power: { key: 'power-prussia' } } })).toEqual([
    'Prussia captures supply train T1 of the Imperial Army in Halle.',
    'Preußen schlägt den Tross T1 der Reichsarmee in Halle.',
    'Η Πρωσία κυριεύει την εφοδιοπομπή T1 του Αυτοκρατορικού Στρατού στην πόλη Halle.',
  ]);
});

test('lists and numbers are said as each language does', () => {
  const path: MessageWire = { key: 'path-by-way', args: { from: 'Torgau', by: ['Bitterfeld'], to: 'Halle' } };
  const pieces = [general('Friedrich'), general('Winterfeldt')];
  expect(inAll({ key: 'told-marched', args: { path, pieces } })).toEqual([
    'Friedrich and Winterfeldt march from Torgau via Bitterfeld to Halle.',
    'Friedrich und Winterfeldt marschieren von Torgau über Bitterfeld nach Halle.',
    'Ο Friedrich και ο Winterfeldt βαδίζουν από Torgau μέσω Bitterfeld προς Halle.',
  ]);
  const cards: MessageWire = { key: 'n-cards', args: { n: 1 } };
  expect(inAll({ key: 'told-drew', args: { cards, power: { key: 'power-sweden' } } })).toEqual([
    'Sweden draws 1 card.',
    'Schweden zieht 1 Karte.',
    'Η Σουηδία τραβά 1 κάρτα.',
  ]);
});

test('what the pack names is said in its own words', () => {
  const card = { en: 'Life and Blood', de: 'Leben und Blut', el: 'Ζωή και αίμα' };
  expect(inAll({ key: 'told-political-card', args: { card } })).toEqual([
    '“Life and Blood” is on the table.',
    'Auf dem Tisch liegt „Leben und Blut“.',
    'Στο τραπέζι βρίσκεται η κάρτα «Ζωή και αίμα».',
  ]);
});

test('a badly written action and a damaged record are refused in the reader’s language', () => {
  const misread: MessageWire = { key: 'misread', args: { word: 'atlantis', problem: { key: 'misread-no-city' } } };
  expect(inAll(misread)).toEqual([
    '`atlantis`: there is no such city.',
    '„atlantis“: Eine solche Stadt gibt es nicht.',
    '«atlantis»: δεν υπάρχει τέτοια πόλη.',
  ]);
  expect(
    inAll({
      key: 'broken',
      args: { line: 20, fault: { key: 'broken-misread', args: { action: 'march 7', problem: misread } } },
    }),
  ).toEqual([
    'The record is not valid: line 20: `march 7`: `atlantis`: there is no such city.',
    'Die Aufzeichnung hält der Prüfung nicht stand, Zeile 20: „march 7“: „atlantis“: Eine solche Stadt gibt es nicht.',
    'Η καταγραφή δεν είναι έγκυρη, γραμμή 20: «march 7»: «atlantis»: δεν υπάρχει τέτοια πόλη.',
  ]);
});
