import { confirmSignUp, expect, newPerson, type Page, signUpAs, test, visitorTest } from './fixtures';
import { brandWith, fullStrategy } from './strategies';

// The status of a generation is asked for every two seconds.
test.slow();
visitorTest.slow();

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

visitorTest('from the sign-up to a strategy that is generated, edited, restored and printed', async ({ page }) => {
  await page.goto('/signup');
  const person = newPerson();
  await signUpAs(page, person);
  await confirmSignUp(page, person);
  await page.getByRole('button', { name: 'New Brand' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create New Brand' });
  await dialog.getByLabel('Brand name').fill('Ember & Oak');
  await dialog
    .getByLabel(/^Description/)
    .fill('A small coffee roastery that prints the price of each farm on its bags');
  await dialog.getByRole('button', { name: 'Create Brand' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ember & Oak' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Strategy' }).click();
  await expect(page.getByRole('heading', { name: 'No Brand Strategy Available' })).toBeVisible();

  await page.getByRole('button', { name: 'Generate Brand Design Strategy' }).click();
  await expect(
    page.getByRole('progressbar', { name: /^(Your brand strategy is queued for|Generating your brand)/ }),
  ).toBeVisible();
  await expect(page.getByText('Brand strategy generated successfully!').first()).toBeVisible({ timeout: 60_000 });
  await expect(sections(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'location');

  await page.getByRole('radio', { name: 'Edit Text' }).click();
  const text = page.getByRole('textbox', { name: 'Strategy text' });
  const generated = await text.inputValue();
  await text.fill(JSON.stringify({ PositioningStrategy: { BrandPromise: 'Slow fire, unhurried mornings.' } }));
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save Manual Changes' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Visual Display' }).click();
  await expect(page.getByText('Slow fire, unhurried mornings.').first()).toBeVisible();
  await expect(sections(page).getByRole('link')).toHaveText(['Overview', 'Positioning']);

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: /^Version 1/ }).click();
  await expect(versions.getByRole('heading', { name: 'Positioning' })).toBeVisible();
  await expect(versions.locator('ins').filter({ hasText: 'unhurried' })).toBeVisible();
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Version 1 restored.', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Edit Text' }).click();
  await expect(text).toHaveValue(generated);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print Strategy' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Brand strategy', { exact: true }).first()).toBeVisible(); // the cover
  await expect(sections(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Generate Brand Design Strategy' })).toBeHidden();
});

test('a whole strategy comes with one request, its index follows the reader, and a link leads into it', async ({
  page,
  account,
  baseURL,
}) => {
  const id = await brandWith(baseURL ?? '', account, 'Alder', fullStrategy);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(brands|brand-profiles)/.test(pathname)) asked.push(pathname.replace(id, '{id}'));
  });
  await page.goto(`/dashboard/brands/${id}/strategy`);
  const voice = sections(page).getByRole('link', { name: 'Brand Voice' });
  await voice.click();
  await expect(voice).toHaveAttribute('aria-current', 'location');
  const title = page.getByRole('heading', { level: 2, name: 'Brand Voice' });
  await expect(title).toBeFocused();
  // faces that come while it scrolls move what is above; the section is held where it belongs
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(async () => Math.round((await title.boundingBox())?.y ?? 0)).toBe(120);
  await page.locator('#colorPalettes').evaluate((above) => (above.style.paddingBlockEnd = '280px'));
  await expect.poll(async () => Math.round((await title.boundingBox())?.y ?? 0)).toBe(120);
  // the text, and whether one is being written
  expect(asked.sort()).toEqual(['/api/brand-profiles/{id}', '/api/brands/{id}/strategy/status']);

  await page.goto(`/dashboard/brands/${id}`);
  const looks = page.getByRole('list', { name: 'Strategy in short' });
  const face = looks
    .getByRole('listitem')
    .filter({ hasText: 'Brand Visual' })
    .getByText('Warm Authority', { exact: true });
  // on a line, and not a letter on each
  expect((await face.boundingBox())?.width).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Unfair Advantage' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Positioning' })).toBeInViewport();
});

test('markup in every field is text, on the screen, in the versions and on paper', async ({
  page,
  account,
  baseURL,
}) => {
  const markup = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
  const hostile = JSON.parse(
    JSON.stringify(fullStrategy, (key, value: unknown) =>
      typeof value === 'string' && !/hex/i.test(key) ? `${markup}${value}` : value,
    ),
  ) as object;
  const id = await brandWith(baseURL ?? '', account, `${markup}Alder`, hostile);
  const ran = () => page.evaluate(() => 'ran' in window);
  const foreign = () => page.locator('main :is(script, img[src="x"])').count();
  await page.goto(`/dashboard/brands/${id}`);
  await expect(page.getByRole('list', { name: 'Strategy in short' })).toContainText('<script>');
  expect([await foreign(), await ran()]).toEqual([0, false]);
  await page.getByRole('link', { name: 'Open Strategy' }).click();
  await expect(page.getByRole('region', { name: 'Brand Voice' })).toContainText('<script>');
  expect([await foreign(), await ran()]).toEqual([0, false]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Brand strategy', { exact: true }).first()).toBeVisible();
  expect([await foreign(), await ran()]).toEqual([0, false]);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByText('No earlier versions.')).toBeVisible();
  expect(await ran()).toBe(false);
});
