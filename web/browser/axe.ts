/** What axe-core has to say of a page, in lines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  violations: { id: string; nodes: { html: string }[] }[];
}
type Axe = { axe?: { run: (where: string, how: object) => Promise<Found> } };

interface Look {
  /** Only what colours can do wrong. */
  colours?: boolean;
  /** Only this part of the page. */
  within?: string;
  /** The printed sheet under the pieces too: six thousand lines of a picture, which take their time. */
  sheet?: boolean;
}

export async function violations(
  page: Page,
  { colours = false, sheet = false, within = 'html' }: Look = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => (window as Axe).axe !== undefined))) await page.evaluate(AXE);
  return await page.evaluate(
    async ({ colours, sheet, within }) => {
      const place = document.querySelector('.sheet');
      const picture = sheet ? null : place?.firstElementChild;
      picture?.remove();
      const how = {
        resultTypes: ['violations'],
        ...(colours ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
      };
      const found = await (window as Axe).axe?.run(within, how);
      if (picture) place?.append(picture);
      if (!found) throw new Error('axe-core is not there.');
      return found.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 160))
            .join(' | ')}`,
      );
    },
    { colours, sheet, within },
  );
}

/** By day and by night, with the switch of the heading: the second time only the colours are other ones. */
export async function dayAndNight(page: Page, what: string, within?: string): Promise<void> {
  for (const colours of [false, true]) {
    if (colours)
      await page
        .getByRole('button', { name: /^(Dark|Light)/ })
        .first()
        .click();
    const light = (await page.locator('html[data-dark]').count()) > 0 ? 'night' : 'day';
    expect(await violations(page, { colours, within }), `${what}, ${light}`).toEqual([]);
  }
}
