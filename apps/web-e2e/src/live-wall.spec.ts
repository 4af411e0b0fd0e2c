import { call } from '../../../tools/stack/client.mjs';
import { expect, newDesign, type Page, test } from './fixtures';

test.slow();

const POLL_OF_THE_LIST_MS = 7_000;
const wall = (page: Page) => page.getByRole('list', { name: 'Designs' });

/** Where every card of the wall stands. */
const boxes = (page: Page) =>
  wall(page)
    .locator('> li')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('style')));

interface Shift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

/** Notes what the browser calls a shift of the page, and of what, from here on. Messages lie over the page and come and go. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources)
          if (document.querySelector('main')?.contains(node)) shifts.push(node?.textContent ?? '');
    }).observe({ type: 'layout-shift' });
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

async function ask(page: Page, prompt: string, count: number) {
  await newDesign(page).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Design' });
  await dialog.getByLabel('Prompt').fill(prompt);
  await dialog.getByRole('radio', { name: String(count), exact: true }).click();
  await dialog.getByRole('button', { name: 'Generate Design' }).click();
  await expect(dialog).toBeHidden();
}

/** Until every picture on the wall that is on the screen is there. */
const allLoaded = (page: Page) =>
  expect
    .poll(() =>
      wall(page)
        .locator('img')
        .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete)),
    )
    .toBe(true);

test('four pictures come into the places that were kept for them, and nothing else moves', async ({
  page,
  account,
  baseURL,
}) => {
  for (const design_type of ['flyer', 'logo'])
    await call(baseURL ?? '', 'POST', '/api/designs/generate_async', {
      headers: account.headers,
      body: {
        provider: 'studio',
        operation: 'text-to-image',
        prompt: `A ${design_type} for a bakery`,
        n: 4,
        design_type,
      },
    });
  await page.goto('/dashboard/designs');
  await expect(wall(page).locator('img')).toHaveCount(8, { timeout: 30_000 });
  await allLoaded(page);
  await ask(page, 'A calm poster for a tea house', 4);
  await expect(wall(page).getByText('4 of 4')).toHaveCount(3);
  const kept = await boxes(page);
  await watchShifts(page);
  await expect(wall(page).locator('img')).toHaveCount(12, { timeout: 30_000 });
  await allLoaded(page);
  expect(await boxes(page)).toEqual(kept);
  expect(await shifts(page)).toEqual([]);
});

test('a picture is shown when it is there, not when the list is read the next time', async ({
  page,
  account,
  baseURL,
}) => {
  await page.goto('/dashboard/designs');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await ask(page, 'A calm logo for a tea house', 1);
  // looked for with every frame: an assertion looks once a second by then
  const shown = page
    .waitForFunction(() => document.querySelector('main li img[data-loaded]') && Date.now(), undefined, {
      polling: 'raf',
    })
    .then((found) => found.jsonValue());
  let ready: number | undefined;
  while (!ready) {
    const { body } = await call(baseURL ?? '', 'GET', '/api/designs', { headers: account.headers });
    if (body.designs[0]?.status === 'completed') ready = Date.now();
  }
  const delay = Number(await shown) - ready;
  test.info().annotations.push({ type: 'delay', description: `${delay} ms` });
  expect(delay).toBeLessThan(POLL_OF_THE_LIST_MS / 2);
});
