import { expect, type Page, test, visitorTest } from './fixtures';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
] as const;

/** Nothing may stick out at the side: people do not scroll that way. */
const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );

for (const path of ['/', '/login', '/signup']) {
  visitorTest(`${path} fits`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await expectNoSideways(page);
    }
  });
}

for (const viewport of [{ width: 1440, height: 900 }, ...SIZES]) {
  visitorTest(`the landing page is one screen at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);
  });
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} pixels, signed in`, () => {
    test.use({ viewport });
    test('the gallery and its dialog fit, and the whole dialog can be reached', async ({ page }) => {
      await page.goto('/dashboard/designs');
      await expect(page.getByRole('heading', { name: 'Designs', level: 1 })).toBeVisible();
      await expectNoSideways(page);
      await page.goto('/dashboard/designs?type=logo&favorite=true');
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
      await expectNoSideways(page);
      await page.getByRole('button', { name: '+ New Design' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create New Design' });
      await expect(dialog).toBeVisible();
      await expectNoSideways(page);
      await dialog.getByLabel('Prompt').scrollIntoViewIfNeeded();
      await expect(dialog.getByLabel('Prompt')).toBeInViewport();
      await expect(dialog.getByRole('button', { name: 'Generate Design' })).toBeInViewport();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: SIZES[0] });
  test('the bar at the top has the log-out button alone, and every area can be reached', async ({ page }) => {
    await page.goto('/dashboard/designs');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links.filter({ hasText: 'Designs' })).toBeInViewport();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
