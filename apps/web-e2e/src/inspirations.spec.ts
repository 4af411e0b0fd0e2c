import sharp from 'sharp';
import { call } from '../../../tools/stack/client.mjs';
import { expect, test } from './fixtures';
import { BLUE, PATH, card, collection, expectLoaded, form, save, scene, shown, wall } from './inspirations';

test('a design is saved with tags, and is still there when the design is gone for good', async ({
  page,
  account,
  baseURL,
}) => {
  test.slow();
  const body = { provider: 'studio', operation: 'text-to-image', prompt: 'A calm logo for a tea house', n: 1 };
  await call(baseURL ?? '', 'POST', '/api/designs/generate_async', { headers: account.headers, body });
  await page.goto('/dashboard/designs');
  const picture = page.getByRole('button', { name: /^Enlarge A calm logo/ });
  await expect(picture).toBeVisible({ timeout: 45_000 });
  await picture.hover();
  await page.getByRole('button', { name: 'Save to Inspirations' }).click();
  await form(page).getByRole('button', { name: /^Save/ }).click();
  await expect(form(page).getByText('Style tags are required to save.')).toBeVisible();
  await form(page).getByRole('textbox', { name: 'Style tags' }).fill('warm light, , poster');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('button', { name: /^Remove / })).toHaveText(['', '']);
  await form(page).getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Design saved to Inspirations!', { exact: true })).toBeVisible();

  // the second time it warns
  await picture.hover();
  await page.getByRole('button', { name: 'Save to Inspirations' }).click();
  await expect(
    form(page).getByText(/^You saved this picture already, on .*It is tagged warm light, poster\./),
  ).toBeVisible();
  await expect(form(page).getByRole('button', { name: /^Save again/ })).toBeVisible();
  await expect(form(page).getByRole('link', { name: 'Look at it in a new tab' })).toHaveAttribute(
    'href',
    /\/dashboard\/inspiration\?open=/,
  );
  await page.keyboard.press('Escape');

  const { body: listed } = await call(baseURL ?? '', 'GET', '/api/designs', { headers: account.headers });
  const [{ id }] = (listed as { designs: [{ id: string }] }).designs;
  await call(baseURL ?? '', 'DELETE', `/api/designs/${id}`, { headers: account.headers });
  await call(baseURL ?? '', 'DELETE', `/api/trash/design/${id}`, { headers: account.headers });
  await page.goto(PATH);
  await expect(wall(page).getByText('warm light, poster')).toBeVisible();
  await expectLoaded(page);
});

test('an image is uploaded with all that is to be known of it, and the same one, re-encoded, is warned of', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.getByText('Your saved designs and collections')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect(page.getByText('No inspirations found. Try adjusting filters or creating new ones!')).toBeVisible();
  await page.getByRole('button', { name: 'Save an image' }).click();
  await expect(form(page).getByText('All fields are required.')).toBeVisible();
  await form(page).getByRole('button', { name: /^Save/ }).click();
  for (const sentence of [
    'Image is required to save.',
    'Prompt is required to save.',
    'AI provider is required to save.',
    'Style tags are required to save.',
    '4 fields need your attention.',
  ])
    await expect(form(page).getByText(sentence)).toBeVisible();
  await form(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'pier.png', mimeType: 'image/png', buffer: await scene(3) });
  await form(page).getByLabel('Prompt').fill('A pier at dusk');
  await form(page).getByLabel('Design type').click();
  await page.getByRole('option', { name: 'Banner' }).click();
  await form(page).getByLabel('AI provider').fill('A photograph');
  const tags = form(page).getByRole('textbox', { name: 'Style tags' });
  await tags.pressSequentially('blue hour, grid,');
  await tags.pressSequentially('wide');
  await tags.press('Enter');
  await form(page).getByRole('button', { name: 'Remove grid' }).click();
  await form(page).getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Design saved to Inspirations!', { exact: true })).toBeVisible();
  await expect(wall(page).getByText('blue hour, wide')).toBeVisible();
  await expectLoaded(page);

  // the tags are suggested from now on, and the same picture is known in another encoding and size
  await page.getByRole('button', { name: 'Save an image' }).click();
  const copy = await sharp(await scene(3))
    .resize({ width: 260 })
    .jpeg({ quality: 70 })
    .toBuffer();
  await form(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'copy.jpg', mimeType: 'image/jpeg', buffer: copy });
  await expect(form(page).getByText(/^You saved this picture already, on /)).toBeVisible();
  await form(page).getByRole('button', { name: 'Add blue hour' }).click();
  await expect(form(page).getByRole('button', { name: 'Remove blue hour' })).toBeVisible();
  const popup = page.waitForEvent('popup');
  await form(page).getByRole('link', { name: 'Look at it in a new tab' }).click();
  const other = await popup;
  const details = other.getByRole('dialog', { name: 'Inspiration Details' });
  await expect(details.getByText('A pier at dusk')).toBeVisible();
  await expect(details.getByText('blue hour, wide')).toBeVisible();
  await expect(details.getByText('A photograph')).toBeVisible();
  await expect(other).toHaveURL(new RegExp(`${PATH}$`));
});

test('inspirations are filtered, searched, sorted, and shown as a wall or a list', async ({
  page,
  account,
  baseURL,
}) => {
  const url = baseURL ?? '';
  await save(url, account, 'A harbour', { image: await scene(1), type: 'flyer', tags: ['calm', 'a', 'b', 'c', 'd'] });
  await save(url, account, 'A bicycle', { image: await scene(2), type: 'logo', tags: ['bold'] });
  await save(url, account, 'The sea', { image: await BLUE.toBuffer(), type: 'logo', tags: ['calm'] });
  await save(url, account, ' . ', {});
  await page.goto(PATH);
  await expect(shown(page)).toHaveCount(4);
  await expect(wall(page).getByText('calm, a, b, +2')).toBeVisible();
  await expect(wall(page).getByText('Midjourney').first()).toBeVisible();

  // order
  const titles = () => shown(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(11)));
  expect(await titles()).toEqual(['.', 'The sea', 'A bicycle', 'A harbour']);
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Oldest First' }).click();
  await expect.poll(titles).toEqual(['A harbour', 'A bicycle', 'The sea', '.']);
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Newest First' }).click();

  // type, tag, colour
  await page.getByRole('button', { name: 'Show Filters' }).click();
  const panel = page.getByRole('region', { name: 'Filters' });
  await expect(panel.getByRole('combobox', { name: 'Design Type' })).toHaveText('All Types');
  await panel.getByRole('combobox', { name: 'Design Type' }).click();
  await page.getByRole('option', { name: 'Logo' }).click();
  await expect(shown(page)).toHaveCount(2);
  // what is ticked is part of the address, so that it shows when the page has gone there
  await panel.getByRole('checkbox', { name: 'calm' }).click();
  await expect(shown(page)).toHaveCount(1);
  await panel.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(shown(page)).toHaveCount(4);
  await panel.getByRole('button', { name: 'Blue', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveText('Closest Color');
  await expect.poll(async () => (await titles())[0]).toBe('The sea');
  // as it was, after a reload
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Blue', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('button', { name: 'Hide Filters' }).click();
  await expect(panel).toBeHidden();

  // words, in the prompt or a tag
  const search = page.getByRole('searchbox', { name: 'Search inspirations' });
  await search.fill('BICY');
  await expect(shown(page)).toHaveCount(1);
  await search.fill('zebra');
  await expect(page.getByRole('heading', { name: 'Nothing matches “zebra”' })).toBeVisible();
  await expect(page.getByText('No inspirations found. Try adjusting filters or creating new ones!')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(shown(page)).toHaveCount(4);

  // the list has two tags, and the actions in a menu
  await page.getByRole('radio', { name: 'List' }).click();
  await expect(wall(page).getByText('calm, a, +3')).toBeVisible();
  await wall(page).getByRole('button', { name: 'A harbour', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Inspiration Details' });
  await expect(details.getByText('calm, a, b, c, d')).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).last().click();
  await wall(page).getByRole('button', { name: 'Actions of A harbour' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(question).toContainText('Are you sure you want to delete "A harbour"? This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Inspiration deleted successfully!', { exact: true })).toBeVisible();
  await expect(wall(page).getByRole('button', { name: 'A harbour', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wall(page).getByRole('button', { name: 'A harbour', exact: true })).toBeVisible();
});

test('somebody else sees nothing of it, whatever they ask for', async ({
  page,
  account,
  otherAccount,
  baseURL,
  browser,
}) => {
  const url = baseURL ?? '';
  const saved = await save(url, account, 'A secret', { image: await scene(6), tags: ['hush'] });
  const id = await collection(url, account, 'Hidden', [saved]);
  await page.goto(PATH);
  await expect(card(page, 'A secret')).toBeVisible();
  const context = await browser.newContext({
    baseURL: url,
    storageState: {
      cookies: [],
      origins: [
        { origin: url, localStorage: [{ name: 'maquette-auth', value: JSON.stringify(otherAccount.session) }] },
      ],
    },
  });
  const theirs = await context.newPage();
  await theirs.goto(PATH);
  await expect(theirs.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await theirs.goto(`${PATH}?open=${saved.id}`);
  await expect(theirs.getByText('Inspiration not found.', { exact: true })).toBeVisible();
  await theirs.goto(`${PATH}/collections/${id}`);
  await expect(theirs.getByRole('heading', { name: 'The collection could not be loaded' })).toBeVisible();
  await theirs.goto(`/dashboard/designs/moodboard?source=inspiration:${saved.id}`);
  await expect(theirs.getByText('1 of the pictures could not be fetched. Please choose it again.')).toBeVisible();
  await context.close();
  // nothing changed for the owner
  await page.reload();
  await expect(card(page, 'A secret')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('filters stand in a sheet that says what they find, and nothing sticks out', async ({
    page,
    account,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const long = 'An inspiration whose name is ninety-nine characters long so that one sees where it is cut off, whole';
    await save(url, account, long, { image: await scene(1), type: 'flyer' });
    await save(url, account, 'A bicycle', { image: await scene(2), type: 'logo' });
    await page.goto(PATH);
    await expect(shown(page)).toHaveCount(2);
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways()).toBe(0);
    for (const button of await wall(page).getByRole('button', { name: 'More actions' }).all()) {
      const { x, width, height } = (await button.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(390);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'Show Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Design Type' }).click();
    await page.getByRole('option', { name: 'Logo' }).click();
    await sheet.getByRole('button', { name: 'Show 1 inspiration' }).click();
    await expect(sheet).toBeHidden();
    await expect(shown(page)).toHaveCount(1);
    await page.getByRole('radio', { name: 'List' }).click();
    expect(await sideways()).toBe(0);
    await page.goto(`${PATH}?tab=collections`);
    await page.getByRole('button', { name: '+ New Collection' }).click();
    await page.getByRole('dialog', { name: 'New Collection' }).getByLabel('Name').fill(long.slice(0, 99));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: long.slice(0, 99) })).toBeVisible();
    expect(await sideways()).toBe(0);
  });
});
