/** Names for a map seen from afar: few, large and without overlaps, instead of all in their drawn size. */
import type { Drawing, Point } from './drawing';
import { placeLabels, type Label } from './labels';

/** For each size of signs from which it holds: the smallest importance named, and sizes in pixels at that size. */
interface Band {
  from: number;
  least: number;
}
const BANDS: readonly Band[] = [
  { from: 0.6, least: 0 },
  { from: 0.45, least: 1 },
  { from: 0.34, least: 2 },
  { from: 0.26, least: 2 },
  { from: 0.2, least: 3 },
  { from: 0.15, least: 3 },
];
/** From here on the names are read as they are drawn. */
const AS_DRAWN = 0.8;
const PIXELS = 12;
const GREAT_PIXELS = 14;

/** The band of names for a size of signs (1 as drawn); null where they are read as drawn. */
export function bandOf(signs: number): number | null {
  if (signs >= AS_DRAWN) return null;
  const at = BANDS.findIndex(({ from }) => signs >= from);
  return at < 0 ? BANDS.length - 1 : at;
}

/** Capitals, then depots, electors and great fortresses, then what can be conquered, then larger towns. */
function importance(city: Element): number {
  const is = (name: string): boolean => city.classList.contains(name);
  if (is('great')) return 4;
  if (is('depot') || is('elector') || is('major')) return 3;
  if (is('objective') || is('fortress')) return 2;
  return is('notable') ? 1 : 0;
}

interface NamedCity {
  slug: string;
  rank: number;
  name: Element;
}

function namedCities({ root }: Drawing): NamedCity[] {
  const list = [...root.querySelectorAll('g[data-city]')].flatMap((city) => {
    const slug = city.getAttribute('data-city') ?? '';
    const name = root.querySelector(`#name-${CSS.escape(slug)}`);
    return name ? [{ slug, rank: importance(city), name }] : [];
  });
  return list.sort((one, other) => other.rank - one.rank);
}

/** The names of a band, placed; the signs of places that matter stay clear, and so do pieces. */
export function namesOf(
  drawing: Drawing,
  band: number,
  pieces: readonly Point[] = [],
): { name: Element; label: ReturnType<typeof placeLabels>[number] }[] {
  const { from, least } = BANDS[band] ?? { from: 1, least: 0 };
  const { citySpots, symbolScale } = drawing;
  // A pixel in units of the drawing.
  const pixel = symbolScale / from;
  const cities = namedCities(drawing);
  const signs = cities.flatMap(({ slug, rank }) => {
    const spot = rank >= 2 ? citySpots.get(slug)?.first : undefined;
    const half = 7 * symbolScale;
    return spot ? [{ x: spot.x - half, y: spot.y - half, width: 2 * half, height: 2 * half }] : [];
  });
  const labels = cities.flatMap(({ slug, rank, name }): Label[] => {
    const at = citySpots.get(slug)?.first;
    if (!at || rank < least) return [];
    const size = (rank === 4 ? GREAT_PIXELS : PIXELS) * pixel;
    return [{ id: slug, text: name.textContent, at, size, gap: 8 * symbolScale + 2 * pixel }];
  });
  const byCity = new Map(cities.map(({ slug, name }) => [slug, name]));
  // Pieces are 22 pixels wide, and their strength stands below.
  const covered = pieces.map(({ x, y }) => ({
    x: x - 11 * pixel,
    y: y - 11 * pixel,
    width: 22 * pixel,
    height: 28 * pixel,
  }));
  const { corner, size } = drawing;
  return placeLabels(labels, [...signs, ...covered], { x: corner.x, y: corner.y, ...size }).flatMap((label) => {
    const name = byCity.get(label.id);
    return name ? [{ name, label }] : [];
  });
}

const LAYER = 'names-afar';

/** Shows the names of a band beside the pieces, in place of those drawn; null shows the drawn ones. */
export function showNames(drawing: Drawing, band: number | null, pieces: readonly Point[] = []): void {
  const { root } = drawing;
  root.querySelector(`#${LAYER}`)?.remove();
  root.classList.toggle('afar', band !== null);
  if (band === null) return;
  const layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  layer.id = LAYER;
  for (const { name, label } of namesOf(drawing, band, pieces)) {
    const copy = name.cloneNode(true) as SVGTextElement;
    copy.classList.remove('tagged');
    copy.id = `afar-${label.id}`;
    copy.setAttribute('x', label.x.toFixed(1));
    copy.setAttribute('y', label.y.toFixed(1));
    copy.style.fontSize = `${label.size.toFixed(1)}px`;
    copy.style.strokeWidth = `${(label.size * 0.2).toFixed(1)}px`;
    layer.append(copy);
  }
  root.querySelector('#labels')?.after(layer);
}
