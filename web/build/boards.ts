import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import type { Plugin } from 'vite';
import type { Board, CityFacts, Names, Suit, TrackBox } from '../src/lib/board';

const DATA = join(import.meta.dirname, '../../data');
const TITLES = ['friedrich', 'maria'];
const FONTS = ['map-roman.woff2', 'map-italic.woff2'];
const SUITS: Record<string, Suit> = { c: 'clubs', s: 'spades', h: 'hearts', d: 'diamonds' };

const read = (...path: string[]): string => readFileSync(join(DATA, ...path), 'utf8');

function table(title: string, file: string): Record<string, string>[] {
  const lines = read(title, file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const names = (lines.shift() ?? '').split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

interface CardData {
  id: string;
  title: Names;
  text?: Names;
  flavour?: Names;
  arms?: string[];
  shifts?: { track: string; options: number[] }[];
  clubs?: { text: Names };
  spades?: { text: Names };
  hearts?: { text: Names };
  diamonds?: { text: Names };
}

function cards(title: string, file: string): Board['cards'] {
  let list: CardData[];
  try {
    list = (parseToml(read(title, file)) as unknown as { card: CardData[] }).card;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  return Object.fromEntries(
    list.map(({ id, title: name, text, flavour, arms, shifts, clubs, spades, hearts, diamonds }) => {
      const versions =
        clubs && spades && hearts && diamonds
          ? { clubs: clubs.text, spades: spades.text, hearts: hearts.text, diamonds: diamonds.text }
          : undefined;
      return [id, { title: name, text, flavour, arms, shifts, versions }];
    }),
  );
}

interface ModeData {
  slug: string;
  name: Names;
  seat: { slug: string; name: Names; powers: string[] }[];
}

function modes(title: string): Board['modes'] {
  const list = (parseToml(read(title, 'modes.toml')) as unknown as { mode: ModeData[] }).mode;
  return list.map(({ slug, name, seat }) => ({ slug, name, seats: seat }));
}

function tracks(title: string): Board['tracks'] {
  if (title !== 'maria') return [];
  const data = parseToml(read(title, 'tracks.toml')) as unknown as {
    track: { slug: string; name: Names; 'left-end': Names; 'right-end': Names; box: TrackBox[] }[];
  };
  return data.track.map((track) => ({
    slug: track.slug,
    name: track.name,
    left: track['left-end'],
    right: track['right-end'],
    boxes: track.box,
  }));
}

/** Lands by name: where a city lies, and what treaties of MARIA speak of. */
function lands(title: string, file: string, list: string): Board['areas'] {
  const data = parseToml(read(title, file)) as unknown as Record<string, { slug: string; name: Names }[]>;
  return (data[list] ?? []).map(({ slug, name }) => ({ slug, name }));
}

const isSite = (site: string | undefined): site is 'fortress' | 'major-fortress' => site === 'fortress' || site === 'major-fortress';

/** `major-fortress elector`: a fortress of MARIA, and whether it carries a vote. */
function siteOf(words: string | undefined): Pick<CityFacts, 'site' | 'elector'> {
  const [site, vote] = (words ?? '').split(' ');
  return isSite(site) ? { site, ...(vote === 'elector' ? { elector: true } : {}) } : {};
}

/** What the page must know of a board to name things: no rule is read from it. */
export function boardOf(title: string): Board {
  const pack = parseToml(read(title, 'pack.toml')) as unknown as { name: Names; deck: { sets: number } };
  const powers = (parseToml(read(title, 'powers.toml')) as unknown as { power: { slug: string; name: Names }[] }).power;
  const sheet = parseToml(read('geo', `${title}-sheet.toml`)) as unknown as { sign: { power: string; letter: string }[] };
  const letterOf = (slug: string, name: Names) =>
    sheet.sign.find((sign) => sign.power === slug)?.letter ?? [...name.en][0] ?? '?';
  const sectors = new Map(table(title, 'sectors.csv').map((row) => [row.slug, SUITS[row.suit ?? '']]));
  return {
    title,
    name: pack.name,
    sets: pack.deck.sets,
    powers: powers.map(({ slug, name }) => ({ slug, name, letter: letterOf(slug, name) })),
    modes: modes(title),
    cities: Object.fromEntries(
      table(title, 'cities.csv').map((row) => [row.slug, { name: row.name ?? '', suit: sectors.get(row.sector ?? ''), ...(title === 'maria' ? siteOf(row.site) : {}) }]),
    ),
    pieces: Object.fromEntries(
      table(title, 'pieces.csv').map((row) => [
        row.slug,
        { name: row.name ?? '', power: row.power ?? '', kind: row.kind ?? '', rank: Number(row.rank) },
      ]),
    ),
    cards: { ...cards(title, 'fate.toml'), ...cards(title, 'politics.toml') },
    tracks: tracks(title),
    areas: title === 'maria' ? lands(title, 'areas.toml', 'area') : [],
    territories: lands(title, 'territories.toml', 'territory'),
  };
}

/**
 * The drawing without its style sheet, which becomes a file of its own: the content security policy of the server
 * allows no style inside a document. `data-style` is put back by the page, which is allowed to.
 */
export function drawingOf(title: string): { svg: string; css: string } {
  const whole = read(title, 'map.svg');
  const sheets = [...whole.matchAll(/<style(?: class="([a-z]+)")?>([\s\S]*?)<\/style>\n?/g)];
  const css = sheets.filter((sheet) => sheet[1] !== 'faces').map((sheet) => sheet[2]);
  const svg = whole.replaceAll(/<style[\s\S]*?<\/style>\n?/g, '').replaceAll(' style="', ' data-style="');
  return { svg: svg.slice(svg.indexOf('<svg')), css: css.join('\n') };
}

/** Every entry of a rule catalogue by its number. */
export function rulesOf(title: string): Record<string, string> {
  const kinds = Object.values(parseToml(read('rules', `${title}.toml`))) as unknown[];
  const entries = kinds.flatMap((kind) => (Array.isArray(kind) ? (kind as { id?: string; text?: string }[]) : []));
  return Object.fromEntries(entries.flatMap(({ id, text }) => (id && text ? [[id, text]] : [])));
}

/** Emits `board/TITLE.json`, `board/TITLE.svg`, `board/TITLE.css` and the typeface. */
export function boards(): Plugin {
  return {
    name: 'boards',
    apply: 'build',
    generateBundle() {
      for (const title of TITLES) {
        const { svg, css } = drawingOf(title);
        this.emitFile({ type: 'asset', fileName: `board/${title}.json`, source: JSON.stringify(boardOf(title)) });
        this.emitFile({ type: 'asset', fileName: `board/${title}-rules.json`, source: JSON.stringify(rulesOf(title)) });
        this.emitFile({ type: 'asset', fileName: `board/${title}.svg`, source: svg });
        this.emitFile({ type: 'asset', fileName: `board/${title}.css`, source: css });
      }
      for (const font of FONTS) {
        this.emitFile({ type: 'asset', fileName: `fonts/${font}`, source: readFileSync(join(DATA, 'fonts', font)) });
      }
    },
  };
}
