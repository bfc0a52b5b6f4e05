/** What axe-core has to say of a page, in lines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  violations: { id: string; nodes: { html: string }[] }[];
}

/** The printed sheet under the pieces is a picture and is always left out; so is what `without` names. */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.evaluate(AXE);
  const exclude = ['.sheet', ...without].map((one) => [one]);
  const found = await page.evaluate(
    async (what) => await (window as unknown as { axe: { run: (what: object) => Promise<Found> } }).axe.run({ exclude: what }),
    exclude,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
