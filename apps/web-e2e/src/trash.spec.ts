import yauzl from 'yauzl';
import { call } from '../../../tools/stack/client.mjs';
import { expect, type Page, test } from './fixtures';

test.slow();

const stats = (page: Page) => page.getByRole('region', { name: 'Stats' });
/** What the strip says there is of brands and of design requests. */
const counts = (brands: number, requests: number) =>
  new RegExp(`^Brands${brands}\\d+ in 7 days.*Design requests${requests}\\d+ in 7 days`);
const confirm = async (page: Page, sentence: string, button: string) => {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(sentence);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
};

test('counts are true after every change, and the trash gives things back or lets them go', async ({
  page,
  account: { headers },
  baseURL,
}) => {
  for (const brand_name of ['Ember & Oak', 'Birch'])
    expect((await call(baseURL ?? '', 'POST', '/api/brand-profiles', { headers, body: { brand_name } })).status).toBe(
      201,
    );
  await page.goto('/dashboard/designs');
  await expect(stats(page)).toHaveText(counts(2, 0));

  // made
  await page.getByRole('button', { name: '+ New Design' }).click();
  await page.getByRole('dialog').getByLabel('Prompt').fill('A calm logo for a tea house');
  await page.getByRole('dialog').getByRole('button', { name: 'Generate Design' }).click();
  await expect(stats(page)).toHaveText(counts(2, 1));
  const card = page.getByRole('button', { name: /^Enlarge A calm logo/ });
  await expect(card).toBeVisible({ timeout: 30_000 });

  // deleted, taken back, deleted again
  const remove = async (brands: number) => {
    await card.focus();
    await page.keyboard.press('Delete');
    await confirm(
      page,
      'Are you sure you want to delete "A calm logo for a tea house"? This action cannot be undone.',
      'Delete',
    );
    await expect(stats(page)).toHaveText(counts(brands, 0));
  };
  await remove(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stats(page)).toHaveText(counts(2, 1));
  await remove(2);

  // a brand
  await page.getByRole('link', { name: 'Brands' }).click();
  await page.getByText('Birch').first().hover();
  await page.getByRole('button', { name: 'Delete Birch' }).click();
  await confirm(page, 'Are you sure you want to delete "Birch"? This action cannot be undone.', 'Delete');
  await expect(stats(page)).toHaveText(counts(1, 0));

  // out of the trash, into which it came while the page was open
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Trash' }).click();
  await expect(page).toHaveURL(/\/dashboard\/trash$/);
  const rows = page
    .getByRole('list', { name: 'Deleted items' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Birch');
  const picture = rows.nth(1).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await rows.nth(1).hover();
  await page.getByRole('button', { name: 'Restore A calm logo for a tea house' }).click();
  await expect(page.getByText('Design restored.', { exact: true })).toBeVisible();
  await expect(stats(page)).toHaveText(counts(1, 1));
  await expect(rows).toHaveCount(1);

  // there it is again, with its picture
  await page.getByRole('link', { name: 'Designs', exact: true }).click();
  await expect(card).toBeVisible();
  await remove(1);

  // gone for good
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await rows.nth(0).hover();
  await rows.nth(0).getByRole('button', { name: 'Delete for good' }).click();
  await confirm(
    page,
    'Are you sure you want to delete "A calm logo for a tea house"? This action cannot be undone.',
    'Delete',
  );
  await expect(page.getByText('Design deleted for good.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Empty Trash' }).click();
  await confirm(
    page,
    'Are you sure you want to delete "everything in the trash, 1 item"? This action cannot be undone.',
    'Empty Trash',
  );
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await expect(stats(page)).toHaveText(counts(1, 0));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await expect(stats(page)).toHaveText(counts(1, 0));
});

test('several designs are one ZIP, named after their prompts', async ({ page, account: { headers }, baseURL }) => {
  const prompts = ['A calm logo', 'A calm logo', 'A paper bag'];
  for (const prompt of prompts) {
    const body = { provider: 'studio', operation: 'text-to-image', prompt };
    expect((await call(baseURL ?? '', 'POST', '/api/designs/generate_async', { headers, body })).status).toBe(202);
  }
  await page.goto('/dashboard/designs');
  await expect(page.getByRole('button', { name: /^Enlarge / })).toHaveCount(3, { timeout: 40_000 });
  await page
    .getByRole('button', { name: /^Enlarge / })
    .first()
    .focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('3 selected');
  const started = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Download' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^designs_\d{4}-\d\d-\d\d\.zip$/);
  const file = await yauzl.openPromise(await download.path());
  const names: string[] = [];
  for await (const { fileName } of file.eachEntry()) names.push(fileName.replace(/_\d{4}-\d\d-\d\d/, ''));
  expect(names.sort()).toEqual(['A_calm_logo (2).png', 'A_calm_logo.png', 'A_paper_bag.png']);
});
