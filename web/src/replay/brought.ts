/** Records this browser has brought, so that they are found again; the lobby lists only games played here. */

const BROUGHT = 'kabinett-brought';
const MOST = 12;

export interface Brought {
  id: string;
  /** Of the file. */
  name: string;
}

export function allBrought(): Brought[] {
  try {
    const list = JSON.parse(localStorage.getItem(BROUGHT) ?? '[]') as unknown;
    return Array.isArray(list) ? (list as Brought[]) : [];
  } catch {
    return [];
  }
}

/** The latest first, each once. */
export function keepBrought(one: Brought): void {
  const list = [one, ...allBrought().filter(({ id }) => id !== one.id)].slice(0, MOST);
  localStorage.setItem(BROUGHT, JSON.stringify(list));
}
