/** What this browser stores: the tokens of its seats, a name, the theme. Only tokens and name are sent, to their table. */

const SEATS = 'kabinett-seats';
const NAME = 'kabinett-name';
const THEME = 'kabinett-look';

type Seats = Record<string, string[]>;

function all(): Seats {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? '{}') as Seats;
  } catch {
    return {};
  }
}

export const savedTables = (): string[] => Object.keys(all());
export const tokensOf = (table: string): string[] => all()[table] ?? [];

export function saveToken(table: string, token: string): void {
  const seats = all();
  seats[table] = [...new Set([...(seats[table] ?? []), token])];
  localStorage.setItem(SEATS, JSON.stringify(seats));
}

export function forgetTable(table: string): void {
  const { [table]: _gone, ...rest } = all();
  localStorage.setItem(SEATS, JSON.stringify(rest));
}

export const savedName = (): string => localStorage.getItem(NAME) ?? '';
export const saveName = (name: string): void => localStorage.setItem(NAME, name);

export type Theme = 'auto' | 'light' | 'dark';
export const savedTheme = (): Theme => (localStorage.getItem(THEME) as Theme | null) ?? 'auto';

export const saveTheme = (theme: Theme): void => localStorage.setItem(THEME, theme);

export function isDarkTheme(theme: Theme): boolean {
  return theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
}
