/**
 * For every tile it paints, the browser must process every stroke that overlaps it. If long strokes are split into
 * local ones, it can skip most of them, and panning into unpainted areas is smoother.
 */

const CELL = 256;
const LONGEST = 40;
/** `M12 3.5l-.2 .8l4 0`: one line after the other, as in the generated maps. */
const PLAIN = /^(?:M-?[\d.]+ ?-?[\d.]+(?:l-?[\d.]+ ?-?[\d.]+)*)+$/;

const numbers = (text: string): [number, number] => {
  const [x = 0, y = 0] = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  return [x, y];
};

/** One stroke in pieces of at most `LONGEST` lines, each with its starting point. */
function pieces(stroke: string): { x: number; y: number; d: string }[] {
  const [start = '', ...lines] = stroke.split('l');
  let [x, y] = numbers(start);
  const list: { x: number; y: number; d: string }[] = [];
  for (let at = 0; at === 0 || at < lines.length; at += LONGEST) {
    const run = lines.slice(at, at + LONGEST);
    const place = at === 0 ? start : `${x.toFixed(1)} ${y.toFixed(1)}`;
    list.push({ x, y, d: `M${[place, ...run].join('l')}` });
    for (const line of run) {
      const [dx, dy] = numbers(line);
      x += dx;
      y += dy;
    }
  }
  return list;
}

/** The same strokes, grouped by map cell; unchanged if the path has another form. */
export function splitPath(d: string): string[] {
  if (!PLAIN.test(d)) return [d];
  const cells = new Map<string, string[]>();
  for (const stroke of d.split('M').slice(1)) {
    for (const piece of pieces(stroke)) {
      const cell = `${Math.floor(piece.x / CELL)} ${Math.floor(piece.y / CELL)}`;
      const there = cells.get(cell);
      if (there) there.push(piece.d);
      else cells.set(cell, [piece.d]);
    }
  }
  return [...cells.values()].map((list) => list.join(''));
}

/** Splits the longest strokes of a drawing. */
export function splitStrokes(root: Element): void {
  for (const path of root.querySelectorAll('path.contour, path.shade, path.lining, path.border')) {
    const parts = splitPath(path.getAttribute('d') ?? '');
    if (parts.length < 2) continue;
    path.replaceWith(
      ...parts.map((d) => {
        const part = path.cloneNode(false) as Element;
        part.setAttribute('d', d);
        return part;
      }),
    );
  }
}
