/** Light or dark, switched at once for page and map. */
import { isDark, ownLook, keepLook, type Look } from './kept';

let look = $state<Look>(ownLook());
let dark = $state(isDark(ownLook()));

function follow(): void {
  dark = isDark(look);
  document.documentElement.toggleAttribute('data-dark', dark);
}

follow();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow);

export const isNight = (): boolean => dark;

export function turnLight(): void {
  look = dark ? 'light' : 'dark';
  keepLook(look);
  follow();
}
