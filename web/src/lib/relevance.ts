/** What means nothing in the mode that is played is not drawn: objectives, depots and signs of powers that are not in it. */
import type { Drawing } from './drawing';
import type { ModeInfo } from '../wire/ModeInfo';

export type Relevant = Pick<ModeInfo, 'counts' | 'counts-with' | 'powers'>;

const SVG = 'http://www.w3.org/2000/svg';

/** The classes by which the drawing marks whose sign it is: `p-prussia`. */
const powerOf = (sign: Element | null): string | null =>
  [...(sign?.classList ?? [])].find((name) => name.startsWith('p-'))?.slice(2) ?? null;

/** A city whose sign means nothing is drawn as any other town. */
function makeTown(city: Element): void {
  const glyph = city.querySelector('.glyph');
  if (!glyph) return;
  glyph.classList.add('idle');
  // The map names cities by these classes.
  city.classList.remove('objective', 'fortress', 'major', 'minor', 'depot');
  const town = document.createElementNS(SVG, 'g');
  town.setAttribute('class', 'stand-in');
  for (const [name, radius] of [
    ['ring', '4.4'],
    ['dot', '1.2'],
  ] as const) {
    const circle = document.createElementNS(SVG, 'circle');
    circle.setAttribute('class', name);
    circle.setAttribute('r', radius);
    town.append(circle);
  }
  glyph.append(town);
}

/** A row of the legend is a sign after its name in each language. */
function hideRow(sign: Element): void {
  sign.classList.add('idle');
  for (let text = sign.previousElementSibling; text?.matches('text'); text = text.previousElementSibling) {
    text.classList.add('idle');
    if (text.classList.contains('en')) return;
  }
}

/** Leaves out what the mode does not use. A drawing serves one table, and a table does not change its mode. */
export function leaveOut({ root }: Pick<Drawing, 'root'>, mode: Relevant, options: readonly string[]): void {
  const meaningful = new Set([...mode.counts, ...options.flatMap((option) => mode['counts-with'][option] ?? [])]);
  const playing = new Set(mode.powers);
  for (const city of root.querySelectorAll('.city.objective, .city.fortress')) {
    if (!meaningful.has(city.getAttribute('data-city') ?? '')) makeTown(city);
  }
  for (const city of root.querySelectorAll('.city.depot')) {
    const power = powerOf(city.querySelector('.glyph > [class^="p-"]'));
    if (power !== null && !playing.has(power)) makeTown(city);
  }
  for (const row of root.querySelectorAll('#legend > g')) {
    const sign = row.querySelector(':scope > .first, :scope > .second');
    const power = powerOf(sign ?? row);
    const order = sign?.classList.contains('second') ? 'second' : 'first';
    // The sign of an objective is explained if it is on the map, the sign of a power if it plays.
    const isUsed = sign ? root.querySelector(`.glyph:not(.idle) > .${order}.p-${power}`) : playing.has(power ?? '');
    if (power !== null && !isUsed) hideRow(row);
  }
  for (const box of root.querySelectorAll('[id^="offmap-"]')) {
    if (!playing.has(box.id.slice('offmap-'.length))) box.classList.add('idle');
  }
}
