import { readFileSync } from 'node:fs';
import { call } from '../../../tools/stack/client.mjs';
import { expect, type Page, test } from './fixtures';
import { brandWith, fullStrategy } from './strategies';

// The status of a generation is asked for every two seconds.
test.slow();

const DESCRIPTION =
  'We build oak tables to order in Ghent. Jonas Alder opened the workshop in 1998. Four joiners and one apprentice work with him at five benches by the canal. First we visit you and measure, then we draw the table, then we build it. Every table is signed by whoever made it. A table for six costs 3,200 euros and takes eleven weeks.';

const website = (page: Page) => page.getByRole('region', { name: 'Website Content Generation' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the page' });
const sectionOf = (page: Page, name: string) => website(page).getByRole('listitem', { name, exact: true });
const saved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && /\/website-content$/.test(answer.url()) && answer.ok(),
  );

async function brand(url: string, headers: Record<string, string>): Promise<string> {
  const body = { brand_name: 'Alder', business_description: DESCRIPTION };
  const answer = await call(url, 'POST', '/api/brand-profiles', { headers, body });
  return answer.body.profile.id as string;
}

/** Presses, and reads what arrives. */
async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const arriving = page.waitForEvent('download');
  await press();
  const file = await arriving;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('from Generate to a page that is edited, locked, moved, written anew, compared and taken away', async ({
  page,
  account,
  baseURL,
}) => {
  const id = await brand(baseURL ?? '', account.headers);
  await page.goto(`/dashboard/brands/${id}`);
  await website(page).getByRole('button', { name: 'Generate Website Content' }).click();
  await expect(
    website(page).getByRole('progressbar', { name: /^(Your website content is queued|Generating your website)/ }),
  ).toBeVisible();
  await expect(website(page).getByText('Website content generated successfully!').first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Oak tables to order in Ghent');
  await expect(preview(page).getByRole('heading', { level: 2, name: 'Prices' })).toBeVisible();

  await website(page).getByRole('radio', { name: 'Edit' }).click();
  await page.getByLabel('Heading of About').fill('Who planes the oak');
  await sectionOf(page, 'About').getByRole('button', { name: 'Add a point to About' }).click();
  await page.keyboard.type('The bench');
  await page.getByLabel('Text of point 1 of About').fill('Two metres of beech.');
  const title = page.getByLabel('SEO title');
  await title.fill('x'.repeat(57));
  await expect(website(page).getByText('57 / 60')).toBeVisible();
  await title.fill('Alder: oak tables to order in Ghent');
  await Promise.all([saved(page), website(page).getByRole('button', { name: 'Save Website Content' }).click()]);
  await Promise.all([saved(page), page.getByRole('checkbox', { name: 'Lock About' }).click()]);
  await expect(sectionOf(page, 'About').getByRole('button', { name: 'Regenerate' })).toBeDisabled();
  await Promise.all([saved(page), sectionOf(page, 'About').getByRole('button', { name: 'Move down' }).click()]);
  const names = website(page).getByRole('list', { name: 'Sections of the page' }).getByRole('heading', { level: 3 });
  const order = await names.allTextContents();
  expect(order[3]).toBe('About');

  // a section of its own words is written anew, and no other
  await page.getByLabel('Heading of Hero').fill('Mine, for a moment');
  await sectionOf(page, 'Hero').getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByLabel('Heading of Hero')).toHaveValue('Oak tables to order in Ghent', {
    timeout: 30_000,
  });
  await expect(page.getByLabel('Heading of About')).toHaveValue('Who planes the oak');

  // all of them, but the one that is locked
  await page.getByLabel('Heading of Call-to-Action').fill('Mine too');
  await Promise.all([saved(page), website(page).getByRole('button', { name: 'Save Website Content' }).click()]);
  await website(page).getByRole('button', { name: 'Generate Website Content' }).click();
  await expect(page.getByLabel('Heading of Call-to-Action')).not.toHaveValue('Mine too', { timeout: 30_000 });
  await expect(page.getByLabel('Heading of About')).toHaveValue('Who planes the oak');
  await expect(page.getByLabel('Title of point 1 of About')).toHaveValue('The bench');
  await expect(names).toHaveText(order);

  await page.reload();
  await expect(preview(page).getByRole('heading', { level: 2, name: 'Who planes the oak' })).toBeVisible();
  const taken: Record<string, string> = {};
  for (const [label, name] of [
    ['HTML', 'alder-website.html'],
    ['Markdown', 'alder-website.md'],
    ['JSON', 'alder-website.json'],
  ] as const) {
    const file = await download(page, async () => {
      await website(page).getByRole('button', { name: 'Export Website' }).click();
      await page.getByRole('menuitem', { name: label }).click();
    });
    expect(file.name).toBe(name);
    taken[label] = file.bytes.toString('utf8');
  }
  expect(taken.HTML).toMatch(/^<!DOCTYPE html>[^]*<h2>Who planes the oak<\/h2>[^]*<h3>The bench<\/h3>/);
  expect(taken.Markdown).toContain('- **The bench:** Two metres of beech.');
  expect(JSON.parse(taken.JSON ?? '')).toMatchObject({
    name: 'Alder',
    structured_content: { about_section: { heading: 'Who planes the oak' } },
  });

  await website(page).getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: /^Version 1/ }).click();
  await expect(versions.locator('ins').filter({ hasText: 'planes' })).toBeVisible();
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Version 1 restored.', { exact: true })).toBeVisible();
  await expect(preview(page).getByRole('heading', { level: 2, name: 'About Alder' })).toBeVisible();
  await page.goto('/dashboard/brands');
  await expect(page.getByText('Website Content', { exact: true }).first()).toBeVisible();
});

test('instant generation answers with the page, and pasted markup in it is text', async ({
  page,
  account,
  baseURL,
}) => {
  const id = await brand(baseURL ?? '', account.headers);
  await page.goto(`/dashboard/brands/${id}`);
  await website(page).getByRole('radio', { name: 'Instant Generation' }).click();
  await website(page).getByRole('button', { name: 'Generate Website Content' }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await website(page).getByRole('radio', { name: 'Edit' }).click();
  const markup = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
  await page.getByLabel('Heading of Hero').fill(markup);
  await page.getByLabel('Text of Hero').fill(markup);
  await Promise.all([saved(page), website(page).getByRole('button', { name: 'Save Website Content' }).click()]);
  await website(page).getByRole('radio', { name: 'Preview' }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(markup);
  const { bytes } = await download(page, async () => {
    await website(page).getByRole('button', { name: 'Export Website' }).click();
    await page.getByRole('menuitem', { name: 'HTML' }).click();
  });
  await page.setContent(bytes.toString('utf8'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(markup);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('img, script').count()).toBe(0);
});

test('two tabs with one website lose nothing of each other', async ({ page, context, account, baseURL }) => {
  const id = await brand(baseURL ?? '', account.headers);
  const path = `/api/brands/${id}/website-content`;
  await call(baseURL ?? '', 'POST', path, { headers: account.headers, body: {} });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/dashboard/brands/${id}`);
    await website(tab).getByRole('radio', { name: 'Edit' }).click();
  }
  await other.getByLabel('Heading of Hero').fill('Their heading');
  await Promise.all([saved(other), website(other).getByRole('button', { name: 'Save Website Content' }).click()]);
  await page.getByLabel('Heading of Hero').fill('My heading');
  await page.getByLabel('Text of About').fill('My words about us.');
  await website(page).getByRole('button', { name: 'Save Website Content' }).click();
  const both = page.getByRole('region', { name: 'Theirs and yours' });
  await expect(both.locator('del').filter({ hasText: 'Their' })).toBeVisible();
  await expect(both.locator('ins').filter({ hasText: 'My' })).toHaveCount(2);
  await expect(page.getByLabel('Heading of Hero')).toHaveValue('My heading');
  await Promise.all([saved(page), page.getByRole('button', { name: 'Save mine on top' }).click()]);
  await expect(both).toBeHidden();
  await page.reload();
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('My heading');
});

test('a brand is taken away as one ZIP and as a file, and its palettes are measured', async ({
  page,
  account,
  baseURL,
}) => {
  const id = await brandWith(baseURL ?? '', account, 'Ember & Oak', fullStrategy);
  await page.goto(`/dashboard/brands/${id}/strategy`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Brand' });
  const zip = () => download(page, () => dialog.getByRole('button', { name: 'Download All as ZIP' }).click());
  const first = await zip();
  expect(first.name).toBe('ember-oak-brand.zip');
  expect(first.bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect((await zip()).bytes.equals(first.bytes)).toBe(true);
  const css = await download(page, () => dialog.getByRole('button', { name: 'Download variables.css' }).click());
  expect(css.bytes.toString('utf8')).toContain('--color-primary: #4a1708;');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Check contrast' }).click();
  const pairs = page.getByRole('list', { name: 'Pairs of colors' });
  await expect(pairs.getByRole('listitem')).toHaveCount(6);
  await expect(pairs.getByText('Roasted Umber on Oat Cream')).toBeVisible();
  const before = await pairs.getByRole('listitem').first().textContent();
  await page.getByRole('radiogroup', { name: 'Seen with' }).getByRole('radio').nth(1).click();
  await expect(pairs.getByRole('listitem').first()).not.toHaveText(before ?? '');
  await page.getByRole('radiogroup', { name: 'Seen with' }).getByRole('radio').first().click();
  await pairs.getByRole('button', { name: 'Nearest shade that passes' }).first().click();
  await expect(pairs.getByRole('button', { name: /^Copy #[0-9A-F]{6}$/ })).toBeVisible();
});

test('what is no strategy of the brand is not exported', async ({ page, account, baseURL }) => {
  const id = await brandWith(baseURL ?? '', account, 'Alder', { Nothing: 'of it' });
  await page.goto(`/dashboard/brands/${id}/strategy`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Brand' });
  await expect(dialog.getByText(/^This is the default template and no strategy/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Download/ })).toHaveCount(0);
});
