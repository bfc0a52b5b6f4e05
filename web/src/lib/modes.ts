/** A mode in a few words: players, length, difficulty. */
import { say } from './language.svelte';
import type { ModeInfo } from '../wire/ModeInfo';

const HOUR = 60;

/** Half hours are said as such. */
const hours = (minutes: number): string => {
  const half = Math.round(minutes / 30) / 2;
  return Number.isInteger(half) ? String(half) : `${Math.floor(half) || ''}½`;
};

export function lengthText([least, most]: readonly [number, number]): string {
  if (most < 2 * HOUR) return say('mode-minutes', { least, most });
  return say('mode-hours', { least: hours(least), most: hours(most) });
}

export function modeText(mode: ModeInfo): string {
  const parts = [say('mode-players', { n: mode.players })];
  if (mode.minutes) parts.push(lengthText(mode.minutes));
  if (mode.difficulty) parts.push(say(`mode-difficulty-${mode.difficulty}`));
  return parts.join(' · ');
}
