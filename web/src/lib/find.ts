/** Type-ahead: names that fit what was typed, the closest first. Accents and case do not matter. */

export interface Option {
  key: string;
  name: string;
  /** Whose shield stands before it. */
  power?: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();

/** 0 for a name that begins so, 1 for a later word that does, 2 for one that holds it; else null. */
function closeness(name: string, typed: string): number | null {
  if (name.startsWith(typed)) return 0;
  if (name.split(/[\s\-–(]+/).some((word) => word.startsWith(typed))) return 1;
  return name.includes(typed) ? 2 : null;
}

export function found(options: readonly Option[], typed: string): Option[] {
  const wanted = plain(typed.trim());
  const fitting = options.flatMap((option) => {
    const rank = closeness(plain(option.name), wanted);
    return rank === null ? [] : [{ option, rank }];
  });
  return fitting.sort((one, other) => one.rank - other.rank).map(({ option }) => option);
}
