import { call } from '../../../tools/stack/client.mjs';
import { expect, type Page, test } from './fixtures';

const saved = (page: Page) => page.getByRole('list', { name: 'Saved prompts', exact: true });
const row = (page: Page, name: string) => saved(page).getByRole('listitem').filter({ hasText: name });
const details = (page: Page) => page.getByRole('dialog', { name: 'Prompt Details' });

/** Makes a brand with a palette. @returns its id */
async function brandWithPalette(url: string, headers: Record<string, string>): Promise<string> {
  const { body } = await call(url, 'POST', '/api/brand-profiles', { headers, body: { brand_name: 'Ember & Oak' } });
  const { id } = (body as { profile: { id: string } }).profile;
  const strategy_text = JSON.stringify({
    ColorPalettes: [{ name: 'Woods', Primary: { Hex: '#1f3d2b' }, Secondary: { Hex: '#efe6d5' } }],
  });
  await call(url, 'PATCH', `/api/brands/${id}/strategy`, {
    headers,
    body: { strategy_input_type: 'brand_strategy', strategy_text },
  });
  return id;
}

test('a prompt is written, kept through a reload, filled in, and used in a design that leads back to it', async ({
  page,
  account,
  baseURL,
}) => {
  test.slow();
  await brandWithPalette(baseURL ?? '', account.headers);
  await page.goto('/dashboard/prompts');
  await expect(page.getByRole('heading', { name: 'No saved prompts yet' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'New Prompt' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Prompt', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Prompt' })).toBeDisabled();
  await page.getByLabel('Prompt Name').fill('Roasting day');
  await page.getByLabel('Brand Profile').click();
  await page.getByRole('option', { name: 'Ember & Oak' }).click();
  await page.getByLabel('Prompt Type').fill('flyer');
  await page.getByLabel('Draft Content').fill('Flyer for {{event}} in {{brand.palette.primary}}');
  await expect(page.getByRole('group', { name: 'Preview of the prompt' })).toHaveText('Flyer for {{event}} in #1f3d2b');

  // the browser asks; what was typed is there afterwards
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved text is back.')).toBeVisible();
  await expect(page.getByLabel('Prompt Name')).toHaveValue('Roasting day');
  await page.getByRole('button', { name: 'Create Prompt' }).click();
  await expect(page).toHaveURL(/\/dashboard\/prompts$/);
  await expect(row(page, 'Roasting day')).toContainText('Ember & Oak');
  await expect(row(page, 'Roasting day')).toContainText('Flyer');

  await saved(page).getByRole('link', { name: 'Roasting day' }).click();
  await details(page).getByLabel('event').fill('Open roasting day');
  await expect(details(page).getByRole('group', { name: 'Prompt' })).toHaveText(
    'Flyer for Open roasting day in #1f3d2b',
  );
  await details(page).getByRole('button', { name: 'Use in New Design' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Design' });
  await expect(form.getByLabel('Prompt')).toHaveValue('Flyer for Open roasting day in #1f3d2b');
  await expect(form.getByRole('combobox', { name: 'Brand' })).toContainText('Ember & Oak');
  await form.getByRole('button', { name: /^Generate Design/ }).click();

  const picture = page.getByRole('button', { name: /^Enlarge Flyer for Open roasting day/ });
  await expect(picture).toBeVisible({ timeout: 45_000 });
  await picture.click();
  await page.getByRole('link', { name: 'Open page' }).click();
  await page.getByRole('link', { name: 'Roasting day, version 1' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Prompt', level: 1 })).toBeVisible();
  const made = page.getByRole('list', { name: 'Designs made from this prompt' });
  await expect(made.getByRole('link')).toHaveCount(1);
  await made.getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard\/designs\/[\da-f-]{36}$/);
});

test('a prompt is made ready for its brand, copied, changed, compared with what it was, and thrown away', async ({
  page,
  account,
  baseURL,
}) => {
  const brand_profile_id = await brandWithPalette(baseURL ?? '', account.headers);
  await call(baseURL ?? '', 'POST', '/api/prompts/', {
    headers: account.headers,
    body: { name: 'Winter', draft_content: 'A quiet street', brand_profile_id },
  });
  await page.goto('/dashboard/prompts');
  await row(page, 'Winter').hover();
  await row(page, 'Winter').getByRole('button', { name: 'Generate' }).click();
  await expect(details(page).getByRole('group', { name: 'Generated prompt' })).toHaveText(
    'A quiet street. For “Ember & Oak”. Colours: #1f3d2b with #efe6d5.',
  );
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();

  await row(page, 'Winter').getByRole('button', { name: 'More actions of Winter' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText(/^Prompt duplicated\. The new prompt's ID is [\da-f-]{36}\.$/)).toBeVisible();
  await expect(saved(page).getByRole('link', { name: 'Winter (Copy)' })).toBeVisible();

  await row(page, 'Winter (Copy)').hover();
  await row(page, 'Winter (Copy)').getByRole('button', { name: 'More actions of Winter (Copy)' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Draft Content').fill('A loud street');
  await page.getByRole('link', { name: 'Brands' }).click();
  await page
    .getByRole('alertdialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await page.getByRole('button', { name: 'Update Prompt' }).click();
  await expect(page).toHaveURL(/\/dashboard\/prompts$/);
  await saved(page).getByRole('link', { name: 'Winter (Copy)' }).click();
  await details(page).getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: /^Version 1/ }).click();
  await expect(versions.getByRole('deletion')).toHaveText(/quiet/);
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Version 1 restored.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Draft Content')).toHaveValue('A quiet street');

  await page.getByRole('link', { name: 'Back to Prompts' }).click();
  await row(page, 'Winter (Copy)').hover();
  await row(page, 'Winter (Copy)').getByRole('button', { name: 'More actions of Winter (Copy)' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(question).toContainText(
    'Are you sure you want to delete "Winter (Copy)"? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(saved(page).getByRole('link')).toHaveText(['Winter']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved(page).getByRole('link')).toHaveText(['Winter (Copy)', 'Winter']);
});

test('two tabs with one prompt lose nothing of each other', async ({ page, context, account, baseURL }) => {
  const { body } = await call(baseURL ?? '', 'POST', '/api/prompts/', {
    headers: account.headers,
    body: { name: 'Winter', draft_content: 'A quiet street' },
  });
  const path = `/dashboard/prompts/${(body as { id: string }).id}/edit`;
  await page.goto(path);
  await expect(page.getByLabel('Draft Content')).toHaveValue('A quiet street');
  const other = await context.newPage();
  await other.goto(path);
  await other.getByLabel('Draft Content').fill('Their street');
  await other.getByRole('button', { name: 'Update Prompt' }).click();
  await expect(other).toHaveURL(/\/dashboard\/prompts$/);
  await page.getByLabel('Draft Content').fill('My street');
  await page.getByRole('button', { name: 'Update Prompt' }).click();
  await expect(page.getByText('This prompt was changed in the meantime.', { exact: true })).toBeVisible();
  await expect(page.getByRole('deletion')).toHaveText('Their');
  await expect(page.getByLabel('Draft Content')).toHaveValue('My street');
  await page.getByRole('button', { name: 'Save mine on top' }).click();
  await expect(row(page, 'Winter')).toContainText('My street');
});

test('a design’s words are saved as a prompt, which knows the design', async ({ page, account, baseURL }) => {
  test.slow();
  await call(baseURL ?? '', 'POST', '/api/designs/generate_async', {
    headers: account.headers,
    body: { provider: 'studio', operation: 'text-to-image', prompt: 'A calm logo for a tea house' },
  });
  await page.goto('/dashboard/designs');
  const picture = page.getByRole('button', { name: /^Enlarge A calm logo/ });
  await expect(picture).toBeVisible({ timeout: 45_000 });
  await picture.focus();
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Prompt' }).getByRole('link', { name: 'Save Prompt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Prompt' });
  await expect(dialog.getByLabel('Prompt content')).toHaveValue('A calm logo for a tea house');
  await dialog.getByLabel('Prompt Name').fill('Tea house');
  await dialog.getByRole('button', { name: /^Save Prompt/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/prompts\/[\da-f-]{36}$/);
  await page.getByRole('link', { name: 'Back to Prompts' }).click();
  await saved(page).getByRole('link', { name: 'Tea house' }).click();
  await details(page).getByRole('link', { name: 'Open the design it was saved from' }).click();
  await expect(page.getByRole('heading', { name: 'A calm logo for a tea house', level: 1 })).toBeVisible();
});
