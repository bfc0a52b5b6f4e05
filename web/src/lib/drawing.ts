/** The SVG map in the page; its ids and classes are documented in docs/maps/layers.md. */
import type { Size } from './camera';
import { boardPath, type Language } from './board';
import { say } from './language.svelte';
import { splitStrokes } from './strokes';
import { request } from './request';

export interface Point {
  x: number;
  y: number;
}

/** Where pieces and markers of a city are drawn. */
export interface CitySpots {
  first: Point;
  second: Point;
  marker: Point;
}

export interface Drawing {
  root: SVGSVGElement;
  viewBox: string;
  /** The corner of the drawing in its own units. */
  corner: Point;
  size: Size;
  focus: Point;
  /** Scale factor for pieces and markers. */
  symbolScale: number;
  citySpots: Map<string, CitySpots>;
}

const point = (text: string | undefined): Point => {
  const [x = 0, y = 0] = (text ?? '').split(' ').map(Number);
  return { x, y };
};

const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });

export function readDrawing(text: string, title: string): Drawing {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement as unknown as SVGSVGElement;
  const viewBox = root.getAttribute('viewBox') ?? '0 0 1 1';
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.setAttribute('aria-hidden', 'true');
  root.querySelector('title')?.remove();
  // The content security policy allows styles set by script, not inline styles.
  for (const styled of root.querySelectorAll<SVGElement>('[data-style]')) {
    styled.style.cssText = styled.getAttribute('data-style') ?? '';
  }
  splitStrokes(root);
  const citySpots = new Map<string, CitySpots>();
  for (const city of root.querySelectorAll('g[data-city]')) {
    const first = point(city.getAttribute('data-anchor') ?? '');
    citySpots.set(city.getAttribute('data-city') ?? '', {
      first,
      second: plus(first, point(city.getAttribute('data-second') ?? '')),
      marker: plus(first, point(city.getAttribute('data-marker') ?? '')),
    });
  }
  const symbolScale = title === 'maria' ? 1.3 : 1;
  return {
    root,
    viewBox,
    corner: { x, y },
    size: { width, height },
    focus: point(root.getAttribute('data-focus') ?? ''),
    symbolScale,
    citySpots,
  };
}

export async function loadDrawing(title: string, tag: string): Promise<Drawing> {
  const path = boardPath(title, 'svg', tag);
  const answer = await request(path);
  if (!answer.ok) throw new Error(say('unread', { file: path }));
  const drawing = readDrawing(await answer.text(), title);
  await loadColours(title, tag);
  return drawing;
}

/** The style sheet of a map: the colours of its powers. */
export async function loadColours(title: string, tag: string): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = boardPath(title, 'css', tag);
  if (document.head.querySelector(`link[href="${sheet.getAttribute('href')}"]`)) return;
  const ready = new Promise((done) => {
    sheet.onload = done;
    sheet.onerror = done;
  });
  document.head.append(sheet);
  await ready;
}

/** Sets language and theme of the drawing. */
export function setAppearance(drawing: Drawing, language: Language, dark: boolean): void {
  drawing.root.setAttribute('lang', language);
  drawing.root.classList.toggle('dark', dark);
}

/** The centre of a box, track space or pool space of the drawing. */
export function boxAt(drawing: Drawing, id: string): Point | null {
  const box = drawing.root.querySelector(`#${CSS.escape(id)}`);
  if (!box) return null;
  if (box.hasAttribute('data-anchor')) return point(box.getAttribute('data-anchor') ?? '');
  const place = box.matches('circle') ? box : box.querySelector('circle');
  return place ? { x: Number(place.getAttribute('cx')), y: Number(place.getAttribute('cy')) } : null;
}
