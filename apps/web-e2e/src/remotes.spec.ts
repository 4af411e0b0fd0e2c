import { type Page, type Route } from '@playwright/test';
import { expect, test } from './fixtures';

const ENTRY = /\/remotes\/designs\/[^/]+\/remoteEntry\.js/;
const heading = (page: Page) => page.getByRole('heading', { name: 'Designs', level: 1 });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });

/** What can be wrong with a deployed remote. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'is a web page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  'does not parse': (route) => route.fulfill({ contentType: 'text/javascript', body: 'var designs = {' }),
  'cannot be reached': (route) => route.abort(),
  'breaks while it renders': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `var designs = { init() {}, get: () => Promise.resolve(() => ({ __esModule: true, default: () => { throw new Error('broken'); } })) };`,
    }),
};

for (const [what, fault] of Object.entries(FAULTS)) {
  test.describe(`when the designs remote ${what}`, () => {
    test.use({ expectedComplaints: /broken|Unexpected|remoteEntry|Refused to execute/ });

    test('its own area says so, the rest works, and Retry brings it back', async ({ page }) => {
      await page.route(ENTRY, fault);
      await page.goto('/dashboard/designs');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Designs could not be shown');
      await retry(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Designs could not be shown');

      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');

      await page.unroute(ENTRY);
      await retry(page).click();
      await expect(heading(page)).toBeVisible();
    });
  });
}

test('a remote that hangs is given up after eight seconds and can be tried again', async ({ page }) => {
  await page.clock.install();
  let hanging: Route | undefined;
  await page.route(ENTRY, (route) => void (hanging ??= route));
  await page.goto('/dashboard/designs', { waitUntil: 'commit' });
  await expect.poll(() => hanging).toBeDefined();
  await page.clock.fastForward(21_000);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Designs could not be shown');
  await page.unroute(ENTRY);
  await retry(page).click();
  await expect(heading(page)).toBeVisible();
});

test('the list of remotes being down is told in the page, and Retry reads it again', async ({ page }) => {
  // a page without the registry, as the server sends it when it cannot read it
  await page.route('**/dashboard/designs', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<script type="application\/json" id="remotes">.*?<\/script>/, ''),
    });
  });
  await page.route('**/remotes.json', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/dashboard/designs');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The workspace could not be loaded');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.unroute('**/remotes.json');
  await retry(page).click();
  await expect(heading(page)).toBeVisible();
});

test('one dialog gives way to the next: from the commands, and after one that was just closed', async ({ page }) => {
  await page.goto('/dashboard/designs');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'New Brand' }).click();
  await expect(page.getByRole('dialog', { name: 'New Brand' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Create' }).getByRole('button', { name: 'New Design' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Design' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Type a command or a name')).toBeHidden();
});
