/** Records this browser has imported, so that they can be found again; the lobby lists only games played here. */

const STORAGE_KEY = 'kabinett-brought';
const MOST = 12;

export interface ImportedRecord {
  id: string;
  /** File name. */
  name: string;
}

export function importedRecords(): ImportedRecord[] {
  try {
    const list = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as unknown;
    return Array.isArray(list) ? (list as ImportedRecord[]) : [];
  } catch {
    return [];
  }
}

/** Latest first, without duplicates. */
export function rememberImported(one: ImportedRecord): void {
  const list = [one, ...importedRecords().filter(({ id }) => id !== one.id)].slice(0, MOST);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(list));
}
