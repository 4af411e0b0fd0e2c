import type { Page, Route } from '@playwright/test';
import { expect, test, visitorTest } from './fixtures';

const submit = async (page: Page, prompt: string) => {
  await page.getByRole('button', { name: '+ New Design' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Design' });
  await dialog.getByLabel('Prompt').fill(prompt);
  await dialog.getByRole('button', { name: 'Generate Design' }).click();
  return dialog;
};

test('the page says that it is offline, keeps what it shows, and goes on afterwards', async ({ page, context }) => {
  await page.goto('/dashboard/designs');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  // the form's code is there once the form was open, or the page has been for a few seconds
  await page.getByRole('button', { name: '+ New Design' }).click();
  await expect(page.getByRole('dialog').getByLabel('Prompt')).toBeVisible();
  await page.keyboard.press('Escape');
  const heading = page.getByRole('heading', { name: 'No designs yet' });
  const before = await heading.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  const dialog = await submit(page, 'Written while offline');
  await expect(dialog.getByText(/Could not reach the server/)).toBeVisible();
  await expect(dialog.getByLabel('Prompt')).toHaveValue('Written while offline');
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
  await dialog.getByRole('button', { name: 'Generate Design' }).click();
  await expect(dialog).toBeHidden();
});

test('a refusal of the server is told in the dialog, and nothing that was typed is lost', async ({ page }) => {
  await page.route('**/api/designs/generate_async', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '20' },
      json: { error: 'Too many requests. Please wait 20 seconds.', message: '', status_code: 429 },
    }),
  );
  await page.goto('/dashboard/designs');
  const dialog = await submit(page, 'A poster for the harbour');
  await expect(dialog.getByRole('alert')).toHaveText('Too many requests. Please wait 20 seconds.');
  await expect(dialog.getByLabel('Prompt')).toHaveValue('A poster for the harbour');
});

test('the list being down is told with a way to try again', async ({ page }) => {
  await page.route(/\/api\/designs\?/, (route) =>
    route.fulfill({
      status: 500,
      json: { error: 'Something went wrong on our side. Please try again.', message: '', status_code: 500 },
    }),
  );
  await page.goto('/dashboard/designs');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Something went wrong on our side. Please try again.',
    { timeout: 20_000 },
  );
  await page.unroute(/\/api\/designs\?/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
});

test('a design waits, is worked on and fails, and each is said on its card', async ({ page }) => {
  let state: Record<string, unknown> = { status: 'pending' };
  const asTold = async (route: Route, key: 'designs' | 'jobs', more: object = {}) => {
    // an answer that says 'as before' has nothing to change
    const headers = { ...(await route.request().allHeaders()) };
    delete headers['if-none-match'];
    const answer = await route.fetch({ headers });
    const body = (await answer.json()) as Record<typeof key, object[]>;
    await route.fulfill({
      response: answer,
      json: { ...body, [key]: body[key].map((one) => ({ ...one, ...more, ...state })) },
    });
  };
  // the studio draws meanwhile, and both its list and its job would say so
  await page.route(/\/api\/designs\?/, (route) => asTold(route, 'designs', { image_url: null, thumbnail_url: null }));
  await page.route(/\/api\/jobs\?/, (route) => asTold(route, 'jobs', { progress: 0 }));
  await page.clock.install();
  await page.goto('/dashboard/designs');
  await submit(page, 'A slow picture');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'A slow picture' });
  await expect(card).toContainText('Pending...');
  state = { status: 'processing', progress: 40 };
  await page.clock.fastForward(7_100);
  await expect(card).toContainText('Processing...');
  state = { status: 'failed', error: 'The provider took too long to answer. Please try again.' };
  await page.clock.fastForward(7_100);
  await expect(card).toContainText(/Failed|Generation Failed/);
  await expect(card).toContainText('The provider took too long to answer. Please try again.');
});

/** What the shell fetches when it is needed. */
const PARTS = /^[^/]+\/\/[^/]+\/static\/js\/async\//;

visitorTest('a page whose code does not arrive says so, and Retry brings it', async ({ page }) => {
  await page.route(PARTS, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText(
    'This page could not be shown. Please check your connection and try again.',
  );
  await page.unroute(PARTS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('what a browser says of code that does not arrive is nothing for the screen', async ({ page }) => {
  // the library that reads the brands
  await page.route(PARTS, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('PostgrestError')) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto('/dashboard/designs');
  await page.getByRole('button', { name: '+ New Design' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Failed to load brands: Could not reach the server. Please check your connection and try again.',
  );
  await expect(page.getByText(/chunk/i)).toHaveCount(0);
});

test('commands whose code does not arrive leave the page as it is, and come with the next try', async ({ page }) => {
  await page.route(PARTS, (route) => route.abort());
  await page.goto('/dashboard/designs');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(
    page.getByText('The commands could not be loaded. Please check your connection, or reload the page.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await page.unroute(PARTS);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
});
