/** Forms: parsed from the server's example, written in the notation of actions. */
import type { FormOf } from './types';

/** `friedrich=8 winterfeldt=4` */
export function readNumbers(text: string): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const match of text.matchAll(/([a-z0-9-]+)=(\d+)/g)) numbers[match[1] ?? ''] = Number(match[2]);
  return numbers;
}

export const sumOf = (numbers: Record<string, number>): number =>
  Object.values(numbers).reduce((sum, number) => sum + number, 0);

const written = (numbers: Record<string, number>, order: readonly { general: string }[]): string =>
  order.map(({ general }) => `${general}=${numbers[general] ?? 0}`).join(' ');

export function writeDeploy(form: FormOf<'deploy'>, numbers: Record<string, number>): string {
  return `deploy ${form.power} ${written(numbers, form.generals)}`;
}

export function writeTransfer(form: FormOf<'transfer'>, numbers: Record<string, number>): string {
  return `transfer ${written(numbers, form.generals)}`;
}

/** The cards of `pay h7.1+c5.3` or `discards h7.1+c5.3`. */
export function readCards(text: string): string[] {
  const match = /(?:pay|discards) ([a-z0-9.+]+)/.exec(text);
  return match?.[1]?.split('+') ?? [];
}

/** A recruitment order: armies for generals on the map, which pieces return where, and the payment. */
export interface Order {
  gains: Record<string, number>;
  /** Returning generals and trains with their cities. */
  places: Record<string, string>;
  pay: string[];
}

/** `recruit austria 2 pay h7.1+c5.3 lacy@tabor=1 daun=1 austria-t1@tabor` */
export function readOrder(text: string): Order {
  const order: Order = { gains: {}, places: {}, pay: readCards(text) };
  const words = text.split(' ').slice(3);
  for (const word of words) {
    const match = /^([a-z0-9-]+?)(?:@([a-z0-9-]+))?(?:=(\d+))?$/.exec(word);
    if (!match?.[1] || word === 'pay') continue;
    if (match[2]) order.places[match[1]] = match[2];
    if (match[3]) order.gains[match[1]] = Number(match[3]);
  }
  return order;
}

export const armiesOf = (order: Order): number => sumOf(order.gains);

export function writeOrder(form: FormOf<'recruit'>, order: Order): string {
  const words = [`recruit ${form.power} ${armiesOf(order)}`];
  if (order.pay.length > 0) words.push(`pay ${order.pay.join('+')}`);
  for (const [general, number] of Object.entries(order.gains)) {
    if (number === 0) continue;
    const place = order.places[general];
    words.push(place ? `${general}@${place}=${number}` : `${general}=${number}`);
  }
  for (const train of form['trains-off']) if (order.places[train]) words.push(`${train}@${order.places[train]}`);
  return words.join(' ');
}

/** The price of an order: the form's price for each army and each train. */
export function priceOf(form: FormOf<'recruit'>, order: Order): number {
  const trains = form['trains-off'].filter((train) => order.places[train]).length;
  return form.price * (armiesOf(order) + trains);
}
