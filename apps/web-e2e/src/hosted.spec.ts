import { type HostedProject, startHostedProject } from '../../../tools/stack/hosted-project.mjs';
import { type Stack, startStack } from '../../../tools/stack/index.mjs';
import { expect, newPerson, signInAs, visitorTest } from './fixtures';

/** A product whose accounts are kept by a hosted project. */
const test = visitorTest.extend<{ project: HostedProject; stack: Stack }>({
  project: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
    async ({}, use) => {
      const project = await startHostedProject();
      await use(project);
      await project.stop();
    },
    { timeout: 120_000 }, // starts processes of its own beside what else is tested
  ],
  stack: [
    async ({ project }, use) => {
      const stack = await startStack({
        web: true,
        workers: 0,
        env: { SUPABASE_URL: project.url, SUPABASE_ANON_KEY: project.anonKey, JWT_SECRET: '' },
      });
      await use(stack);
      await stack.stop();
    },
    { timeout: 120_000 }, // starts processes of its own beside what else is tested
  ],
  baseURL: ({ stack }, use) => use(stack.url),
});

test('with accounts at a hosted project, brands can be chosen and the stats count, and the project is asked for no table', async ({
  page,
  project,
}) => {
  const { email, password } = newPerson();
  project.addUser(email, password);
  await page.goto('/login');
  await signInAs(page, { email, password });
  await expect(page.getByRole('heading', { name: 'No designs yet' })).toBeVisible();
  await page.getByRole('button', { name: 'New Brand' }).click();
  await page.getByLabel('Brand name').fill('Lumea');
  await page.getByRole('button', { name: 'Create Brand' }).click();
  await expect(
    page.getByText('Brand "Lumea" created. You can choose it for a new design.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Designs' }).click();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Stats' })).toContainText(/Brands\s*1/);
  await page.getByRole('button', { name: 'Create Design' }).click();
  await page.getByRole('dialog', { name: 'Create New Design' }).getByLabel('Brand').click();
  await expect(page.getByRole('option', { name: 'Lumea' })).toBeVisible();
  expect(project.asked.filter((path) => path.includes('/rest/'))).toEqual([]);
});
