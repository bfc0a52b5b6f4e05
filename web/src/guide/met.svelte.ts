/** Lessons and topics this browser has met, in whatever game. */

const STORAGE_KEY = 'kabinett-lessons';

function stored(): string[] {
  try {
    const list = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as unknown;
    return Array.isArray(list) ? (list as string[]) : [];
  } catch {
    return [];
  }
}

let met = $state.raw<readonly string[]>(stored());

export const isMet = (lesson: string): boolean => met.includes(lesson);

export function meet(...lessons: (string | null)[]): void {
  const fresh = lessons.filter((one): one is string => one !== null && !met.includes(one));
  if (fresh.length === 0) return;
  met = [...met, ...fresh];
  localStorage.setItem(STORAGE_KEY, JSON.stringify(met));
}
