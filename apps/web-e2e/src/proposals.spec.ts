import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { call } from '../../../tools/stack/client.mjs';
import { expect, type Page, test } from './fixtures';

const REQUEST =
  'We are a family bakery in Porto and open a second shop on 14 May. We need a logo, paper bags and a sign. Our budget is 9,000 euros.';

const list = (page: Page) => page.getByRole('list', { name: 'Proposals', exact: true });

test.slow();

test('from New Proposal to a text of one’s own, and the PDF of it', async ({ page }) => {
  await page.goto('/dashboard/designs');
  await page.getByRole('button', { name: 'New Proposal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate New Proposal' });
  await dialog.getByLabel('Client request').fill(REQUEST);
  await dialog.getByRole('radio', { name: /^SUL / }).click();
  await dialog.getByRole('button', { name: /^Generate Proposal/ }).click();
  await expect(
    dialog.getByText('Proposal generation started! Check the proposals list for updates.', { exact: true }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/proposals$/);
  await expect(list(page).getByText('Ready', { exact: true })).toBeVisible({ timeout: 30_000 });
  await list(page).getByRole('link').first().click();

  await expect(page.getByRole('heading', { name: 'Generated Proposal', level: 2 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Client Request' }).getByText(REQUEST)).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill('A second shop for the bakery');
  const text = page.getByLabel('Text', { exact: true });
  await text.press('Control+End');
  await text.pressSequentially('\n\n## And thank you\n\nWe look forward to the smell of bread.');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A second shop for the bakery', level: 1 })).toBeVisible();
  await expect(page.getByText('We look forward to the smell of bread.')).toBeVisible();

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = readFileSync(await (await arriving).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Proposals' }).click();
  await expect(page.getByRole('heading', { name: 'No proposals found' })).toBeVisible();
});

test('from three pictures to a proposal, past all that is none', async ({ page }) => {
  // six pictures are looked at, in processes that give way to everybody: as long as the product itself waits for them
  const looked = { timeout: 80_000 };
  test.setTimeout(240_000);
  const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#b5452c' } })
    .png()
    .toBuffer();
  const png = (name: string, bytes = picture.length) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]),
  });
  await page.goto('/dashboard/proposals');
  await page.getByRole('main').getByRole('button', { name: 'New Proposal' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Generate New Proposal' });
  await dialog.getByRole('radio', { name: 'Images' }).click();
  const send = dialog.getByRole('button', { name: /^Generate Proposal/ });
  const files = dialog.locator('input[type=file]');
  const chosen = dialog.getByRole('list', { name: 'Chosen images' }).getByRole('listitem');
  await send.click();
  await expect(dialog.getByText('Please upload at least one image file')).toBeVisible();
  await files.setInputFiles(png('large.png', 10_485_760));
  await expect(dialog.getByText('Image 1: File size must be less than 10MB')).toBeVisible();
  await files.setInputFiles([png('one.png', 10_485_759), png('two.png'), png('three.png'), png('four.png')]);
  await expect(chosen).toHaveCount(3);
  await expect(dialog.getByText('Maximum 3 images allowed')).toBeVisible();

  await dialog.getByRole('button', { name: 'Remove image 3' }).click();
  await files.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await send.click();
  // all of them are looked at before it is told
  const refused = dialog.getByText('Image 3: File must be JPEG, PNG, or WebP format');
  await expect(refused).toBeVisible(looked);
  await expect(chosen).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Remove image 3' }).click();
  await files.setInputFiles(png('three.png'));
  await send.click();
  await expect(dialog).toBeHidden(looked);
  await expect(list(page).getByText('Ready', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(list(page).getByText('3 images')).toBeVisible();
  await list(page).getByRole('link').first().click();
  await expect(page.getByText('The original images are not stored for privacy reasons.')).toBeVisible();
});

test('two tabs with one proposal lose nothing of each other', async ({ page, context, account, baseURL }) => {
  const { body } = await call(baseURL ?? '', 'POST', '/api/proposals/generate', {
    headers: account.headers,
    body: { client_request: REQUEST },
  });
  const path = `/dashboard/proposals/${(body as { proposal_id: string }).proposal_id}`;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(path);
    await tab.getByRole('button', { name: 'Edit' }).click();
  }
  await other.getByLabel('Text', { exact: true }).fill('## Theirs\n\nTheir words.');
  await expect(other.getByText(/^Saved/)).toBeVisible();
  await page.getByLabel('Text', { exact: true }).fill('## Mine\n\nMy words.');
  await expect(page.getByText('This proposal was changed in the meantime.', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Theirs and yours' })).toContainText('Their words.');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('## Mine\n\nMy words.');
  await page.getByRole('button', { name: 'Save mine on top' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await other.reload();
  const [named, renamed] = [page.getByLabel('Title'), other.getByLabel('Title')];
  await other.getByRole('button', { name: 'Edit' }).click();
  await renamed.fill('Their name');
  await expect(other.getByText(/^Saved/)).toBeVisible();
  await named.fill('My name');
  await expect(page.getByText('This proposal was changed in the meantime.', { exact: true })).toBeVisible();
  const both = page.getByRole('region', { name: 'Theirs and yours' });
  await expect(both).toContainText('Their');
  await expect(both).toContainText('My');
  await expect(named).toHaveValue('My name');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(named).toHaveValue('Their name');
});
