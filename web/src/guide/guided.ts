/** Tables at which the guide is shown until it is dismissed. */

const GUIDED = 'kabinett-guided';

function all(): string[] {
  try {
    const list = JSON.parse(localStorage.getItem(GUIDED) ?? '[]') as unknown;
    return Array.isArray(list) ? (list as string[]) : [];
  } catch {
    return [];
  }
}

export const isGuided = (table: string): boolean => all().includes(table);
export const guide = (table: string): void =>
  localStorage.setItem(GUIDED, JSON.stringify([...new Set([...all(), table])]));
export const dismiss = (table: string): void =>
  localStorage.setItem(GUIDED, JSON.stringify(all().filter((one) => one !== table)));
