/** SHA-256, for pledges. Browsers offer it only over https; a host in one's own network may be reached without. */

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return true;
};
const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && isPrime(n));
/** The first 32 bits behind the point of a root. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const block = new Uint8Array(size);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(size - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(size - 4, (bytes.length * 8) >>> 0);
  return view;
}

function schedule(view: DataView, at: number): number[] {
  const w: number[] = [];
  for (let i = 0; i < 16; i += 1) w.push(view.getInt32(at + 4 * i));
  for (let i = 16; i < 64; i += 1) {
    const [a = 0, b = 0] = [w[i - 15], w[i - 2]];
    const first = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const second = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w.push(((w[i - 16] ?? 0) + first + (w[i - 7] ?? 0) + second) | 0);
  }
  return w;
}

function mixed(state: readonly number[], w: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const nought = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (nought + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((value, at) => (value + (state[at] ?? 0)) | 0);
}

/** In hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  let state = START;
  for (let at = 0; at < view.byteLength; at += 64) state = mixed(state, schedule(view, at));
  return state.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
