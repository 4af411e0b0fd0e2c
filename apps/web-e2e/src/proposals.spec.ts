import { readFileSync } from 'node:fs';
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
  await expect(list(page).getByText('Ready')).toBeVisible({ timeout: 30_000 });
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
