/** Measures the page: `npm run figures`. Nothing is asserted about speed; the numbers are printed. */
import { test } from 'vitest';
import { household } from './house';
import { byPointer, newGame, playUntil, untilAsked } from './play';
import { bring } from './scene';

const { house, guest } = household();

const say = (what: string, number: number, unit: string): void => console.log(`${what}: ${number.toFixed(0)} ${unit}`);

test('the figures of the page', async () => {
  const { page } = await guest();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const began = Date.now();
  await page.goto(house.home);
  await page.locator('button.begin:enabled').waitFor();
  say('lobby usable after', Date.now() - began, 'ms');
  await page.waitForTimeout(1000);
  say('first load, compressed', bytes / 1024, 'KB');
  await newGame(page, house.home, { title: 'friedrich', mode: 'standard-4p', me: /Frederick/ });
  await untilAsked(page);
  say('with board and map, compressed', bytes / 1024, 'KB');
  await playUntil(page, byPointer, /moves/);
  const box = await page.locator('div.frame').boundingBox();
  if (!box) throw new Error('There is no map.');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForTimeout(1500);
  // When the pointer first comes to the map after zooming, all its names are laid out once in their new size.
  const came = Date.now();
  await page.mouse.move(box.x + 280, box.y + 280);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  say('names laid out after zooming, once', Date.now() - came, 'ms');
  await page.mouse.move(box.x + 300, box.y + 300);
  await page.mouse.down();
  await page.evaluate(() => {
    const seen = window as unknown as { times: number[] };
    seen.times = [];
    const count = (time: number): void => {
      seen.times.push(time);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  for (let step = 0; step < 120; step += 1) await page.mouse.move(box.x + 300 - step * 2, box.y + 300 - step);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await page.mouse.up();
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  say('frames a second while panning', (1000 * gaps.length) / ((times.at(-1) ?? 0) - (times[0] ?? 0)), 'fps');
  say('of these later than a sixtieth of a second', (100 * gaps.filter((gap) => gap > 20).length) / gaps.length, '%');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  say('memory of scripts', usedSize / 1024 / 1024, 'MB');
});

test('the memory of a whole replay', async () => {
  const { page } = await guest({ reducedMotion: 'reduce' });
  const id = await bring(house.home, 'friedrich/four-fate');
  await page.goto(`${house.home}/r/${id}`);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  await slider.focus();
  for (let step = 1; step <= last; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.locator('.eyebrow', { hasText: `Step ${step} of ${last}` }).waitFor();
  }
  const session = await page.context().newCDPSession(page);
  const { usedSize: grown } = await session.send('Runtime.getHeapUsage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: kept } = await session.send('Runtime.getHeapUsage');
  say('steps of a whole replay', last, '');
  say('memory of scripts after it', grown / 1024 / 1024, 'MB');
  say('of these still needed', kept / 1024 / 1024, 'MB');
});
