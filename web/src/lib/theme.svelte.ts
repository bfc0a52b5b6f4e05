/** Light or dark, switched at once for page and map. */
import { isDarkTheme, savedTheme, saveTheme, type Theme } from './storage';

let theme = $state<Theme>(savedTheme());
let dark = $state(isDarkTheme(savedTheme()));

function apply(): void {
  dark = isDarkTheme(theme);
  document.documentElement.toggleAttribute('data-dark', dark);
}

apply();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);

export const isDark = (): boolean => dark;

export const chosenTheme = (): Theme => theme;

export function chooseTheme(chosen: Theme): void {
  theme = chosen;
  saveTheme(theme);
  apply();
}

export const toggleTheme = (): void => chooseTheme(dark ? 'light' : 'dark');
