/** What this browser keeps: the links of its seats, a name, the look. Nothing of it is sent anywhere but to the table. */

const SEATS = 'kabinett-seats';
const NAME = 'kabinett-name';
const LOOK = 'kabinett-look';

type Seats = Record<string, string[]>;

function all(): Seats {
  try {
    return JSON.parse(localStorage.getItem(SEATS) ?? '{}') as Seats;
  } catch {
    return {};
  }
}

export const ownTables = (): string[] => Object.keys(all());
export const tokensOf = (table: string): string[] => all()[table] ?? [];

export function keepToken(table: string, token: string): void {
  const seats = all();
  seats[table] = [...new Set([...(seats[table] ?? []), token])];
  localStorage.setItem(SEATS, JSON.stringify(seats));
}

export function forgetTable(table: string): void {
  const { [table]: _gone, ...rest } = all();
  localStorage.setItem(SEATS, JSON.stringify(rest));
}

export const ownName = (): string => localStorage.getItem(NAME) ?? '';
export const keepName = (name: string): void => localStorage.setItem(NAME, name);

export type Look = 'auto' | 'light' | 'dark';
export const ownLook = (): Look => (localStorage.getItem(LOOK) as Look | null) ?? 'auto';

export const keepLook = (look: Look): void => localStorage.setItem(LOOK, look);

export function isDark(look: Look): boolean {
  return look === 'dark' || (look === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
}
