import axe from 'axe-core';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, type Page, test } from './fixtures';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// a picture is worked on for seconds, and the list is read again every seven
test.slow();
const SLOWLY = { timeout: 60_000 };

const DESIGNS = '/dashboard/designs';

/** A mug on a wall that is lit from the left. */
const mug = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
        <defs><linearGradient id="w"><stop stop-color="#dfe9f0"/><stop offset="1" stop-color="#aebfcc"/></linearGradient></defs>
        <rect width="640" height="480" fill="url(#w)"/>
        <path d="M220 150h180v200a30 30 0 0 1-30 30H250a30 30 0 0 1-30-30z" fill="#b5382a"/>
        <path d="M400 190h30a40 40 0 0 1 0 120h-30v-26h26a16 16 0 0 0 0-68h-26z" fill="#8c2318"/></svg>`,
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer();
const wood = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#6e4a2c' } })
    .jpeg()
    .toBuffer();

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create New Design' });
const generate = (page: Page) => dialogOf(page).getByRole('button', { name: 'Generate Design' }).click();

/** The form of an operation, sent without what it needs: it says what is missing, and nothing is started. */
async function formOf(page: Page, label: string, complaints: string[]): Promise<void> {
  await page.goto(DESIGNS);
  await page.getByRole('button', { name: 'New Design' }).first().click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: label }).click();
  await generate(page);
  for (const complaint of complaints) await expect(dialog.getByText(complaint, { exact: true }).first()).toBeVisible();
  await expect(dialog).toBeVisible();
}

const upload = async (page: Page, nth: number, name: string, buffer: Buffer) =>
  dialogOf(page)
    .locator('input[type=file]')
    .nth(nth)
    .setInputFiles({ name, mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg', buffer });

/** Opens the made picture, draws the slider by keys, and finds nothing that axe objects to. */
async function comparedIn(page: Page, card: string | RegExp): Promise<void> {
  const open = page.getByRole('button', { name: card }).first();
  await expect(open).toBeVisible(SLOWLY);
  await open.focus();
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider', { name: 'Before and after' });
  await expect(slider).toHaveAttribute('aria-valuetext', '50 % before');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '52 % before');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0 % before');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100 % before');
  await page.evaluate(axe.source);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  expect(violations).toEqual([]);
}

/** The file that the viewer's button gives. */
async function downloaded(page: Page): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

/** From the open viewer: the same again, which comes to the list as one more. */
async function runAgain(page: Page, card: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Run again', exact: true }).click();
  await expect(page.getByText('Design re-execution started! It will appear here shortly.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: card })).toHaveCount(2, SLOWLY);
}

test('image to image: a picture in another treatment, compared, downloaded, and made again', async ({ page }) => {
  await formOf(page, 'Image to image', ['Write what you want to see.', 'Choose an image.']);
  await upload(page, 0, 'mug.png', await mug());
  await dialogOf(page).getByLabel('Prompt').fill('A charcoal drawing with a spoon');
  await generate(page);
  const card = 'Enlarge A charcoal drawing with a spoon';
  await comparedIn(page, card);
  await expect(page.getByText(/it adds and removes nothing. Not done: with a spoon/).first()).toBeVisible();
  const { name, file } = await downloaded(page);
  expect(name).toMatch(/^A_charcoal_drawing_with_a_spoon_.*\.png$/);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 640, height: 480 });
  await runAgain(page, card);
});

test('vectorize: a picture as shapes, downloaded as SVG', async ({ page }) => {
  await formOf(page, 'Vectorize', ['Choose an image.']);
  await upload(page, 0, 'mug.png', await mug());
  await generate(page);
  await comparedIn(page, 'Enlarge Vectorize');
  const { name, file } = await downloaded(page);
  expect(name).toMatch(/\.svg$/);
  expect(file.toString()).toMatch(/^<svg [^>]*width="640" height="480"[^]*<path [^]*<\/svg>$/);
  await runAgain(page, 'Enlarge Vectorize');
});

test('remove background: a cut-out with a transparent ground', async ({ page }) => {
  await formOf(page, 'Remove background', ['Choose an image.']);
  await upload(page, 0, 'mug.png', await mug());
  await generate(page);
  await comparedIn(page, 'Enlarge Remove background');
  const { name, file } = await downloaded(page);
  expect(name).toMatch(/\.png$/);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([info.channels, alpha(20, 20), alpha(300, 260)]).toEqual([4, 0, 255]);
  await runAgain(page, 'Enlarge Remove background');
});

test('change background: before another picture, and before one in words', async ({ page }) => {
  await formOf(page, 'Change background', ['Choose an image.']);
  await upload(page, 0, 'mug.png', await mug());
  await upload(page, 1, 'wood.jpg', await wood());
  await generate(page);
  const card = 'Enlarge Change background';
  await comparedIn(page, card);
  const { file } = await downloaded(page);
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  expect(at(20, 20)[0]).toBeGreaterThan((at(20, 20)[2] ?? 255) + 20);
  await runAgain(page, card);

  await page.getByRole('button', { name: 'New Design' }).first().click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Change background' }).click();
  await upload(page, 0, 'mug.png', await mug());
  await dialog.getByText('From words').click();
  await generate(page);
  await expect(dialog.getByText('Describe the background.')).toBeVisible();
  await dialog.getByLabel('Background in words').fill('A studio in navy');
  await generate(page);
  await expect(page.getByRole('button', { name: card })).toHaveCount(3, SLOWLY);
});

test('a picture without a subject is no cut-out: the card says why', async ({ page }) => {
  await formOf(page, 'Remove background', ['Choose an image.']);
  await upload(page, 0, 'wood.jpg', await wood());
  await generate(page);
  await expect(page.getByText(/The studio could not tell what stands before the background here/).first()).toBeVisible(
    SLOWLY,
  );
});

test('a moodboard: from its pictures to the download, and again from its recipe', async ({ page }) => {
  await page.goto(`${DESIGNS}/moodboard`);
  await page.getByRole('button', { name: 'Generate Moodboard' }).click();
  await expect(page.getByText('Please upload at least one image.').first()).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'mug.png', mimeType: 'image/png', buffer: await mug() },
    { name: 'wood.jpg', mimeType: 'image/jpeg', buffer: await wood() },
    { name: 'again.png', mimeType: 'image/png', buffer: await mug() },
  ]);
  await expect(page.getByText('3 of 20')).toBeVisible();
  await page.getByLabel('Title').fill('Kitchen');
  await page.getByRole('button', { name: 'Generate Moodboard' }).click();
  await expect(
    page.getByText('Moodboard generation started! You will see it in your designs list soon.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/designs$/);
  const open = page.getByRole('button', { name: 'Enlarge Kitchen' });
  await expect(open).toBeVisible(SLOWLY);
  await open.click();
  await expect(page.getByText(/^Palette: .*#[0-9A-F]{6}/).first()).toBeVisible();
  const { name, file } = await downloaded(page);
  expect(name).toMatch(/^Kitchen_.*\.png$/);
  expect((await sharp(file).metadata()).width).toBe(1600);
  await runAgain(page, 'Enlarge Kitchen');
});
