import { expect, test } from './fixtures';
import { PATH, card, save, scene, shown, wall } from './inspirations';

test('collections are made, filled by menu, key and drag, emptied, renamed, deleted, and all of it undone', async ({
  page,
  account,
  baseURL,
}) => {
  test.slow();
  const url = baseURL ?? '';
  for (const [index, prompt] of ['A harbour', 'A bicycle', 'The sea'].entries())
    await save(url, account, prompt, { image: await scene(index + 4) });
  await page.goto(`${PATH}?tab=collections`);
  await expect(page.getByText('No collections found. Try adjusting filters or creating new ones!')).toBeVisible();
  await page.getByRole('button', { name: '+ New Collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Collection' });
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(dialog.getByText('Please enter a name for your collection')).toBeVisible();
  await dialog.getByLabel('Name').fill('Harbours');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Collection "Harbours" created.', { exact: true })).toBeVisible();
  const shelf = page.getByRole('list', { name: 'Collections', exact: true });
  await expect(shelf.getByText('0 designs')).toBeVisible();

  // by menu
  await page.getByRole('tab', { name: 'All Inspirations' }).click();
  await card(page, 'A harbour').hover();
  await wall(page).getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Add to collection' }).click();
  await page
    .getByRole('dialog', { name: 'Add to collection' })
    .getByRole('button', { name: /^Harbours/ })
    .click();
  await expect(page.getByText('Inspiration added to "Harbours".', { exact: true })).toBeVisible();

  // by key
  await card(page, 'A bicycle').focus();
  await page.keyboard.press('c');
  const choice = page.getByRole('dialog', { name: 'Add to collection' });
  await expect(choice.getByRole('button', { name: /^Harbours.*1 design$/ })).toBeVisible();
  await choice.getByRole('button', { name: /^Harbours/ }).press('Enter');
  await expect(choice).toBeHidden();
  await expect(card(page, 'A bicycle')).toBeFocused();

  // by drag, onto one and onto a new one
  const drag = async (title: string, target: string) => {
    await card(page, title).hover();
    await page.mouse.down();
    const { x, y } = (await card(page, title).boundingBox())!;
    await page.mouse.move(x + 60, y + 40, { steps: 4 });
    const place = page.getByRole('region', { name: 'Collections to drop on' }).getByText(target);
    await expect(place).toBeVisible();
    const to = (await place.boundingBox())!;
    await page.mouse.move(to.x + 10, to.y + 6, { steps: 4 });
    await page.mouse.move(to.x + 12, to.y + 8);
    await page.mouse.up();
  };
  await drag('The sea', 'Harbours');
  await expect(page.getByText('Inspiration added to "Harbours".', { exact: true }).last()).toBeVisible();
  await drag('The sea', 'New Collection');
  await dialog.getByLabel('Name').fill('Water');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Inspiration added to "Water".', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Collections' }).click();
  await expect(shelf.getByRole('link')).toHaveText(['Water', 'Harbours']);
  await expect(shelf.getByText('3 designs')).toBeVisible();

  // out of it, with Undo; its own cover
  await shelf.getByRole('link', { name: 'Harbours' }).click();
  await expect(page.getByRole('heading', { name: 'Harbours', level: 1 })).toBeVisible();
  await expect(shown(page)).toHaveCount(3);
  await card(page, 'A harbour').hover();
  await wall(page).getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Use as cover' }).click();
  await expect(page.getByText('Cover changed.', { exact: true })).toBeVisible();
  await card(page, 'A bicycle').hover();
  await wall(page).getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Remove from collection' }).click();
  await expect(page.getByText('Inspiration removed from "Harbours".', { exact: true })).toBeVisible();
  await expect(shown(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(shown(page)).toHaveCount(3);

  // another name, then away and back; what it holds stays
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Rename');
  await page.getByRole('dialog', { name: 'Rename Collection' }).getByLabel('Name').fill('Quays');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Quays', level: 1 })).toBeVisible();
  await choose('Delete');
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(question).toContainText(
    'Are you sure you want to delete "Quays"? This action cannot be undone. Its 3 inspirations stay in All Inspirations.',
  );
  await question.getByRole('button', { name: 'Delete collection' }).click();
  await expect(page.getByText('Collection deleted successfully!', { exact: true })).toBeVisible();
  await expect(shelf.getByRole('link')).toHaveText(['Water']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(shelf.getByRole('link')).toHaveText(['Water', 'Quays']);
});

test('an inspiration begins a design from an image, which is made', async ({ page, account, baseURL }) => {
  test.slow();
  await save(baseURL ?? '', account, 'A harbour at dusk', { image: await scene(2) });
  await page.goto(PATH);
  await card(page, 'A harbour at dusk').click();
  await page.getByRole('dialog', { name: 'Inspiration Details' }).getByRole('button', { name: 'Use as image' }).click();
  const create = page.getByRole('dialog', { name: 'Create New Design' });
  await expect(create.getByLabel('Prompt')).toHaveValue('A harbour at dusk');
  await expect(create.getByRole('img', { name: /^Preview of A harbour at dusk/ })).toBeVisible();
  await create.getByRole('button', { name: /^Generate Design/ }).click();
  await expect(page.getByRole('button', { name: /^Enlarge A harbour at dusk/ })).toBeVisible({ timeout: 60_000 });
});

test('one inspiration, and several that are selected, become a moodboard', async ({ page, account, baseURL }) => {
  test.slow();
  const url = baseURL ?? '';
  for (const [index, prompt] of ['A harbour', 'A bicycle', 'The sea'].entries())
    await save(url, account, prompt, { image: await scene(index + 1) });
  await page.goto(PATH);
  await card(page, 'The sea').hover();
  await wall(page).getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Send to moodboard' }).click();
  await expect(page.getByRole('heading', { name: 'Generate Moodboard', level: 1 })).toBeVisible();
  await expect(page.getByText('1 of 20')).toBeVisible();

  await page.goto(PATH);
  await card(page, 'A harbour').click({ modifiers: ['Control'] });
  await card(page, 'A bicycle').click();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Send to moodboard' }).click();
  await expect(page.getByText('2 of 20')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove A harbour/ })).toBeVisible();
  await page.getByLabel('Title').fill('By the water');
  await page.getByRole('button', { name: 'Generate Moodboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/designs$/);
  await expect(page.getByRole('button', { name: /^Enlarge By the water/ })).toBeVisible({ timeout: 60_000 });
});
