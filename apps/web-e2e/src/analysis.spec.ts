import sharp from 'sharp';
import { call } from '../../../tools/stack/client.mjs';
import { expect, type Page, test } from './fixtures';

// what reads text in a picture takes seconds where others work beside it
const SLOWLY = { timeout: 60_000 };
test.slow();

const PATH = '/dashboard/analysis';

/** A poster whose words and colours are known. */
const poster = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">
        <rect width="800" height="1000" fill="#1b2a4a"/><rect y="700" width="800" height="300" fill="#e0b040"/>
        <g font-family="DejaVu Sans, sans-serif" font-weight="700" fill="#f5efe0"><text x="80" y="240" font-size="92">OPEN HOUSE</text>
        <text x="80" y="340" font-size="48">Saturday 14 March</text></g></svg>`,
    ),
  )
    .png()
    .toBuffer();

const chosen = async (page: Page, name = 'green poster.png') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: await poster() });
const run = (page: Page) => page.getByRole('button', { name: 'Run Analysis' });
const pick = async (page: Page, method: string) => {
  await page.getByRole('combobox', { name: 'Analysis method' }).click();
  await page.getByRole('option', { name: method }).click();
};

test('a picture is described, saved as a prompt of that name, and the prompt opens', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'No Analysis Results Yet' })).toBeVisible();
  await chosen(page);
  await run(page).click();
  const texts = page.getByRole('list', { name: 'Descriptions' });
  await expect(texts.getByRole('listitem').first()).toContainText('OPEN HOUSE', SLOWLY);
  await page.getByRole('button', { name: 'Save as Prompt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as Prompt' });
  await dialog.getByRole('textbox', { name: 'Prompt name' }).fill('Open house look');
  await dialog.getByRole('button', { name: /^Save Prompt/ }).click();
  await expect(dialog.getByText('Analysis result saved as prompt successfully.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Prompts' }).click();
  await expect(page.getByRole('link', { name: 'Open house look' })).toBeVisible();
});

test('the lines of text are marked where they stand, and the picture is looked at again with another method', async ({
  page,
}) => {
  await page.goto(PATH);
  await pick(page, 'Text in the picture');
  await chosen(page);
  await run(page).click();
  const lines = page.getByRole('region', { name: 'Lines of text' });
  await expect(lines.getByRole('listitem')).toHaveText([/OPEN HOUSE.*AAA/, /Saturday 14 March.*AAA/], SLOWLY);
  await lines.getByRole('button', { name: 'OPEN HOUSE' }).focus();
  const picture = page.getByRole('img', { name: 'The picture that was analyzed: green poster' });
  const [whole, mark] = await Promise.all([
    picture.boundingBox(),
    page.locator('figure').filter({ has: picture }).locator('span').boundingBox(),
  ]);
  const part = (value: number) => Math.round((100 * value) / (whole?.height ?? 1));
  expect(part((mark?.y ?? 0) - (whole?.y ?? 0))).toBeGreaterThan(13);
  expect(part((mark?.y ?? 0) + (mark?.height ?? 0) - (whole?.y ?? 0))).toBeLessThan(28);
  await page.reload();
  await page.getByRole('button', { name: 'Analyze Again' }).click();
  await expect(page.getByRole('img', { name: 'Preview of green poster.png' })).toBeVisible();
});

test('on every width nothing is cut off; on a narrow one the form gives way to the result', async ({ page }) => {
  await page.goto(PATH);
  for (const method of ['Describe', 'Palette', 'Text in the picture', 'Composition', 'Accessibility']) {
    if (method !== 'Describe') await pick(page, method);
    await chosen(
      page,
      'A poster for the open house of the town hall square in March with a name that is rather long.png',
    );
    await run(page).click();
    await expect(page.getByRole('button', { name: 'Save to Inspirations' })).toBeVisible(SLOWLY);
    for (const width of [1440, 1024, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(run(page)).toBeVisible({ visible: width > 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.getByRole('button', { name: 'New Analysis' }).click();
    await expect(run(page)).toBeEnabled();
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('a failed one says so in its row, and can be run again', async ({ page, account, baseURL }) => {
  await page.route('**/api/v1/analysis/describe_image', (route) =>
    route.fulfill({ status: 502, json: { error: 'The provider account has no credit left.' } }),
  );
  await page.goto(PATH);
  await chosen(page);
  await run(page).click();
  await expect(page.getByRole('alert')).toHaveText('The provider account has no credit left.');
  await expect(page.getByText('The last run failed.')).toBeVisible();
  await page.unroute('**/api/v1/analysis/describe_image');
  await run(page).click();
  await expect(page.getByRole('list', { name: 'Descriptions' })).toBeVisible(SLOWLY);
  const { body } = await call(baseURL ?? '', 'GET', '/api/v1/analysis', { headers: account.headers });
  expect(body.analyses).toHaveLength(1);
});
