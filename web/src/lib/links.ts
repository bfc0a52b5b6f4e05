/** Invitation links of tables created in this browser, saved until the game begins so that they can be shown again. */

const LINKS = 'kabinett-links';

function all(): Record<string, Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(LINKS) ?? '{}') as Record<string, Record<string, string>>;
  } catch {
    return {};
  }
}

export const linksOf = (table: string): Record<string, string> => all()[table] ?? {};

export function saveLink(table: string, seat: string, token: string): void {
  const links = all();
  links[table] = { ...links[table], [seat]: `${location.origin}/t/${table}#${token}` };
  localStorage.setItem(LINKS, JSON.stringify(links));
}

export function forgetLinks(table: string): void {
  const { [table]: _gone, ...rest } = all();
  localStorage.setItem(LINKS, JSON.stringify(rest));
}
