/** The result of a game as a picture to share: drawn in the page, with nothing but what everybody may see. */
import { say } from '../lib/language.svelte';
import type { SeatChance } from '../wire/SeatChance';

export interface Picture {
  /** Name of the game and of its mode. */
  title: string;
  mode: string;
  /** The result, and how it came about. */
  verdict: string;
  lines: string[];
  curves: { name: string; colour: string; points: [number, number][] }[];
  /** Where it was played. */
  place: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const FACE = '"Kabinett Garamond", Garamond, Georgia, serif';
const INK = '#2b2017';
const FIELD = { left: 70, top: 330, width: 1060, height: 190 };
/** Told apart without colours, too. */
const DASHES = [[], [16, 8], [5, 7], [16, 6, 4, 6]];

/** The chances of a seat as points between 0 and 1, from left to right and from the bottom up. */
export function pointsIn(curve: ReadonlyMap<number, readonly SeatChance[]>, seat: string): [number, number][] {
  const last = Math.max(1, ...curve.keys());
  return [...curve]
    .sort(([one], [other]) => one - other)
    .flatMap(([step, chances]) => {
      const own = chances.find((one) => one.seat === seat);
      return own ? [[step / last, own.chance] as [number, number]] : [];
    });
}

/** Breaks a text so that no line is wider than this. */
export function wrapped(text: string, wide: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawFrame(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#f4ead1';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = '#b79f74';
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
  pen.lineWidth = 1;
  pen.strokeRect(26, 26, WIDTH - 52, HEIGHT - 52);
}

function drawWords(pen: CanvasRenderingContext2D, { title, mode, verdict, lines }: Picture): void {
  pen.textAlign = 'center';
  pen.fillStyle = '#64513b';
  pen.font = `italic 30px ${FACE}`;
  pen.fillText(`${title} · ${mode}`, WIDTH / 2, 84);
  pen.fillStyle = INK;
  pen.font = `600 74px ${FACE}`;
  pen.fillText(verdict, WIDTH / 2, 172, WIDTH - 120);
  pen.font = `32px ${FACE}`;
  const measure = (text: string): number => pen.measureText(text).width;
  const said = lines.flatMap((line) => wrapped(line, WIDTH - 160, measure)).slice(0, 3);
  said.forEach((line, at) => pen.fillText(line, WIDTH / 2, 222 + at * 40));
}

function drawCurves(pen: CanvasRenderingContext2D, curves: Picture['curves']): void {
  const { left, top, width, height } = FIELD;
  pen.fillStyle = '#fbf4e2';
  pen.fillRect(left, top, width, height);
  pen.strokeStyle = '#b79f74';
  pen.lineWidth = 1;
  pen.strokeRect(left, top, width, height);
  curves.forEach(({ colour, points }, place) => {
    for (const [stroke, thick] of [
      [INK, 8],
      [colour, 5],
    ] as const) {
      pen.beginPath();
      for (const [x, y] of points) pen.lineTo(left + x * width, top + (1 - y) * height);
      pen.strokeStyle = stroke;
      pen.lineWidth = thick;
      pen.lineJoin = 'round';
      pen.setLineDash(DASHES[place % DASHES.length] ?? []);
      pen.stroke();
    }
  });
  pen.setLineDash([]);
}

function drawLegend(pen: CanvasRenderingContext2D, curves: Picture['curves'], place: string): void {
  pen.textAlign = 'left';
  pen.font = `26px ${FACE}`;
  let x = FIELD.left;
  for (const { name, colour } of curves) {
    pen.fillStyle = colour;
    pen.fillRect(x, 548, 26, 16);
    pen.strokeStyle = INK;
    pen.strokeRect(x, 548, 26, 16);
    pen.fillStyle = INK;
    pen.fillText(name, x + 34, 564);
    x += 34 + pen.measureText(name).width + 30;
  }
  pen.textAlign = 'right';
  pen.fillStyle = '#64513b';
  pen.font = `italic 24px ${FACE}`;
  pen.fillText(place, WIDTH - 46, 592);
}

export async function drawPicture(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(say('story-no-picture'));
  await Promise.all(['600 74px', '32px', 'italic 30px'].map((size) => document.fonts.load(`${size} ${FACE}`)));
  drawFrame(pen);
  drawWords(pen, picture);
  if (picture.curves.some(({ points }) => points.length > 1)) drawCurves(pen, picture.curves);
  drawLegend(pen, picture.curves, picture.place);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error(say('story-no-picture')))), 'image/png'),
  );
}

/** The colour of a power, from the style sheet of its board. */
export function colourOf(title: string, power: string): string {
  const probe = document.createElement('span');
  const frame = document.createElement('span');
  frame.className = `kabinett-map ${title}`;
  probe.className = `p-${power}`;
  frame.append(probe);
  document.body.append(frame);
  const colour = getComputedStyle(probe).getPropertyValue('--fill').trim();
  frame.remove();
  return colour || INK;
}

/** Handed to the sharing of the device where there is one, else saved as a file. */
export async function sharePicture(blob: Blob, name: string, text: string): Promise<'shared' | 'saved'> {
  const file = new File([blob], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text });
      return 'shared';
    } catch {
      // Not wanted after all: then it is saved.
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}
