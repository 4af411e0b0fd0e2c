import { confirmSignUp, expect, newPerson, signUpAs, test, visitorTest } from './fixtures';

const card = { name: /^Enlarge A calm logo/ };

// The list is read again every 7 seconds while a picture is being made.
test.slow();
visitorTest.slow();

visitorTest('from the landing page to a first picture, which stays until it is deleted', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Stunning Designs in Minutes');
  await page.getByRole('link', { name: 'Request Early Access' }).first().click();

  const person = newPerson();
  await signUpAs(page, person);
  await confirmSignUp(page, person);
  await expect(page).toHaveURL(/\/dashboard\/designs$/);
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Design' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Design' });
  await dialog.getByLabel('Prompt').fill('A calm logo for a tea house');
  await dialog.getByRole('button', { name: 'Generate Design' }).click();
  await expect(
    page.getByText('Design generation started! It will appear here shortly.', { exact: true }),
  ).toBeVisible();

  await expect(page.getByRole('button', card)).toBeVisible({ timeout: 30_000 });
  const picture = page.getByRole('main').locator('li img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

  await page.reload();
  await page.getByRole('button', card).hover();
  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(confirm).toContainText(
    'Are you sure you want to delete "A calm logo for a tea house"? This action cannot be undone.',
  );
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Design deleted successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
});

test('New Design to the enlarged picture takes at most 12 keys beside the text', async ({ page }) => {
  await page.goto('/dashboard/designs');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  let keys = 0;
  const press = async (chord: string) => {
    keys += chord.split('+').length;
    await page.keyboard.press(chord);
  };
  await press('n');
  await expect(page.getByRole('dialog').getByLabel('Prompt')).toBeFocused();
  await page.keyboard.type('A calm logo for a tea house');
  await press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const open = page.getByRole('button', card);
  await expect(open).toBeVisible({ timeout: 30_000 });
  const skip = page.getByRole('button', { name: 'Skip the filters' });
  while (keys < 12 && !(await skip.evaluate((button) => button === document.activeElement))) await press('Tab');
  await press('Enter');
  await expect(open).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'A calm logo for a tea house' })).toBeVisible();
  expect(keys).toBeLessThanOrEqual(12);
});

test('a first picture by keyboard alone', async ({ page }) => {
  await page.goto('/dashboard/designs');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const create = page.getByRole('button', { name: '+ New Design' });
  for (let i = 0; i < 20 && !(await create.evaluate((button) => button === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const prompt = page.getByRole('dialog').getByLabel('Prompt');
  for (let i = 0; i < 20 && !(await prompt.evaluate((field) => field === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('A calm logo for a tea house');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  const open = page.getByRole('button', card);
  await expect(open).toBeVisible({ timeout: 30_000 });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
});
