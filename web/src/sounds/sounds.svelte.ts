/** Synthesised sounds, off by default. */
import type { Sound } from './cues';

const STORAGE_KEY = 'kabinett-sounds';
/** Seconds between sounds that are due at the same time. */
const GAP = 0.22;
const VOLUME = 0.16;

let on = $state(localStorage.getItem(STORAGE_KEY) === 'on');
let context: AudioContext | null = null;

export const areSoundsOn = (): boolean => on;

export function toggleSounds(): void {
  on = !on;
  localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  if (on) play(['turn']);
}

/** A tone that fades, gliding from one pitch to another. */
function tone(
  at: AudioContext,
  from: number,
  to: number,
  start: number,
  length: number,
  shape: OscillatorType,
  loud = VOLUME,
): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** A short rustle, as of a card on cloth. */
function rustle(at: AudioContext, start: number, length: number, pitch: number): void {
  const samples = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const wave = samples.getChannelData(0);
  for (let n = 0; n < wave.length; n += 1) wave[n] = (Math.random() * 2 - 1) * (1 - n / wave.length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = samples;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = VOLUME;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(start);
}

const MADE: Record<Sound, (at: AudioContext, start: number) => void> = {
  turn: (at, start) => {
    tone(at, 587, 587, start, 0.5, 'triangle');
    tone(at, 880, 880, start + 0.14, 0.7, 'triangle');
  },
  card: (at, start) => rustle(at, start, 0.12, 2600),
  fight: (at, start) => {
    tone(at, 150, 48, start, 0.45, 'sine', VOLUME * 2);
    rustle(at, start, 0.3, 420);
  },
  talk: (at, start) => tone(at, 660, 520, start, 0.25, 'sine'),
};

export function play(sounds: readonly Sound[]): void {
  if (!on || sounds.length === 0) return;
  context ??= new AudioContext();
  // Browsers suspend audio until the user has interacted with the page.
  void context.resume();
  const now = context.currentTime + 0.02;
  for (const [at, sound] of sounds.entries()) MADE[sound](context, now + at * GAP);
}
