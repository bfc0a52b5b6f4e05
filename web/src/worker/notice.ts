/** What a push message shows: the words of the server and which table they are about, nothing else. */

export interface Shown {
  title: string;
  body: string;
  /** One notice a table: a newer one takes the place of the last. */
  tag: string;
  path: string;
}

const TABLE = /^[a-z0-9]+$/;

/** Null if the message cannot be read: then nothing is said that the server did not say. */
export function noticeOf(payload: string): Shown | null {
  try {
    const said = JSON.parse(payload) as { table?: unknown; text?: unknown };
    const table = typeof said.table === 'string' && TABLE.test(said.table) ? said.table : null;
    if (typeof said.text !== 'string' || said.text === '') return null;
    return {
      title: 'Kabinett',
      body: said.text,
      tag: table ?? 'kabinett',
      path: table ? `/t/${table}` : '/',
    };
  } catch {
    return null;
  }
}
