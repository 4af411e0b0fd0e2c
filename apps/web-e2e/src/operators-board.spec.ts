import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call, signUp } from '../../../tools/stack/client.mjs';
import { type Stack, startStack } from '../../../tools/stack/index.mjs';
import { expect, type Page, test as base } from './fixtures';

/** One grey pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A provider that refuses what it is asked for until it is well, and never answers what hangs. */
const test = base.extend<{ provider: { url: string; isWell: boolean }; stack: Stack }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
  provider: async ({}, use) => {
    const provider = { url: '', isWell: false };
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        if (text.includes('Hanging')) return;
        response
          .writeHead(provider.isWell ? 200 : 402, { 'content-type': 'application/json' })
          .end(JSON.stringify(provider.isWell ? { data: [{ b64_json: PICTURE }] } : { code: 'not_enough_credits' }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    await use(provider);
    server.closeAllConnections();
    server.close();
  },
  stack: [
    async ({ provider }, use) => {
      const env = { RECRAFTAI_URL: provider.url, RECRAFTAI_KEY: 'key', OPERATORS: 'operator@example.com' };
      const stack = await startStack({ web: true, workers: 1, env });
      await use(stack);
      await stack.stop();
    },
    { timeout: 120_000 }, // starts processes of its own beside what else is tested
  ],
  baseURL: ({ stack }, use) => use(stack.url),
  account: async ({ stack }, use) => use(await signUp(stack.url, { name: 'operator' })),
});
test.slow();

/** The buttons of the jobs that are listed: one each. Bull Board gives them no names but in a tooltip. */
const actions = (page: Page) => page.locator("[class^='jobActions'] button:visible");
const tab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`, 'i') });
const act = async (page: Page, question: string) => {
  await actions(page).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
};

test('an operator sees why a job failed, retries it, cancels what hangs, and leaves nothing open behind', async ({
  page,
  provider,
  stack,
  account,
  otherAccount,
}) => {
  const ask = async (prompt: string) => {
    const { status } = await call(stack.url, 'POST', '/api/designs/generate_async', {
      headers: otherAccount.headers,
      body: { prompt, provider: 'recraftai', operation: 'text-to-image', design_type: 'logo', n: 1 },
    });
    expect(status).toBe(202);
  };
  const statuses = async () => {
    const { body } = await call(stack.url, 'GET', '/api/designs', { headers: otherAccount.headers });
    return (body as { designs: { prompt: string; status: string; error_code: string | null }[] }).designs.map(
      ({ prompt, status, error_code: code }) => [prompt, status, code],
    );
  };
  await ask('An unpaid fox');
  await expect.poll(statuses).toEqual([['An unpaid fox', 'failed', 'quota']]);

  await page.goto('/dashboard/designs');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Usage' }).click();
  await page.getByRole('button', { name: 'Operations' }).click();
  await page.getByRole('main').getByText('generate-design', { exact: true }).click();
  await tab(page, 'Failed').click();
  await expect(page.getByText('quota: The provider account has no credit left.')).toBeVisible();
  await expect(page.getByText('unpaid fox')).toBeHidden();
  await expect(actions(page)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry all' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Clean all' })).toBeHidden();

  provider.isWell = true;
  await act(page, 'Are you sure that you want to retry this job?');
  await expect.poll(statuses, { timeout: 30_000 }).toEqual([['An unpaid fox', 'completed', null]]);
  await expect(actions(page)).toHaveCount(0);

  await ask('Hanging fox');
  await tab(page, 'Active').click();
  await expect(actions(page)).toHaveCount(1, { timeout: 20_000 });
  await act(page, 'Cancel this job? Its owner sees it as cancelled.');
  await expect.poll(statuses).toContainEqual(['Hanging fox', 'failed', 'cancelled']);
  await expect(actions(page)).toHaveCount(0, { timeout: 20_000 });

  const board = `${stack.url}/operations/queues`;
  expect((await page.request.get(board)).status()).toBe(200);
  await page.goto('/dashboard/usage');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await page.request.get(board)).status()).toBe(404);
  expect(account.email).toBe('operator@example.com');
});

test.describe('who is no operator', () => {
  test.use({ account: async ({ stack }, use) => use(await signUp(stack.url)) });

  test('is offered no board', async ({ page }) => {
    await page.goto('/dashboard/usage');
    await expect(page.getByRole('heading', { name: /^Nothing was used in/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Operations' })).toBeHidden();
    expect((await page.request.get('/operations/queues')).status()).toBe(404);
  });
});
