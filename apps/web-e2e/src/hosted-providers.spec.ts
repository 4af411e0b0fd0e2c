import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call } from '../../../tools/stack/client.mjs';
import { type Stack, startStack } from '../../../tools/stack/index.mjs';
import { expect, type Page, test as base } from './fixtures';

/** One grey pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What the provider does with a prompt, and how often it was asked. */
type Provider = { url: string; asked: Map<string, number> };

/** Recraft as it documents itself, on a loopback port. */
async function startProvider(): Promise<{ provider: Provider; server: Server }> {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { prompt } = JSON.parse(text) as { prompt: string };
      const times = (asked.get(prompt) ?? 0) + 1;
      asked.set(prompt, times);
      const answer = (status: number, body: object, headers = {}) =>
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
      if (prompt.startsWith('Refused')) answer(400, { code: 'nsfw_prompt', message: 'NSFW content' });
      else if (prompt.startsWith('Unpaid')) answer(402, { code: 'not_enough_credits' });
      else if (prompt.startsWith('Too fast') && times === 1) answer(429, {}, { 'retry-after': '2' });
      else if (!prompt.startsWith('Hanging')) answer(200, { created: 1, credits: 40, data: [{ b64_json: PICTURE }] });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { provider: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked }, server };
}

/** A product with a key for a hosted provider. */
const test = base.extend<{ provider: Provider; stack: Stack }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
  provider: async ({}, use) => {
    const { provider, server } = await startProvider();
    await use(provider);
    server.closeAllConnections();
    server.close();
  },
  stack: [
    async ({ provider }, use) => {
      const stack = await startStack({
        web: true,
        workers: 1,
        env: { RECRAFTAI_URL: provider.url, RECRAFTAI_KEY: 'key-of-the-company', RECRAFTAI_BUDGET: '100' },
      });
      await use(stack);
      await stack.stop();
    },
    { timeout: 120_000 }, // starts processes of its own beside what else is tested
  ],
  baseURL: ({ stack }, use) => use(stack.url),
});
test.slow();

const wall = (page: Page) => page.getByRole('list', { name: 'Designs' });
const card = (page: Page, text: string) => wall(page).locator('> li').filter({ hasText: text });

test('a refusal, an empty account, a limit that heals and a hang each show as what they are, and stop nobody else', async ({
  page,
  account: { headers },
  baseURL,
  provider,
}) => {
  const ask = async (prompt: string, by = 'recraftai') => {
    const body = { provider: by, operation: 'text-to-image', prompt, design_type: 'general' };
    expect((await call(baseURL ?? '', 'POST', '/api/designs/generate_async', { headers, body })).status).toBe(202);
  };
  for (const prompt of ['Hanging fox', 'Refused fox', 'Unpaid fox', 'Too fast fox']) await ask(prompt);
  await page.goto('/dashboard/designs');

  // the sentence, and only what can help
  const refused = card(page, 'The provider refused this request. Please change the prompt or the picture.');
  await expect(refused).toBeVisible({ timeout: 30_000 });
  await expect(refused.getByRole('button', { name: 'Retry' })).toBeHidden();
  const unpaid = card(page, 'The provider account has no credit left.');
  await expect(unpaid).toBeVisible();
  await expect(unpaid.getByRole('button', { name: 'Retry' })).toBeHidden();
  expect([provider.asked.get('Refused fox'), provider.asked.get('Unpaid fox')]).toEqual([1, 1]);

  // it came by itself, after the time that was asked for
  await expect(page.getByRole('button', { name: /^Enlarge Too fast fox/ })).toBeVisible({ timeout: 30_000 });
  expect(provider.asked.get('Too fast fox')).toBe(2);

  // the studio draws while the provider hangs, and what hangs can be ended
  await ask('A fox of the studio', 'studio');
  await expect(page.getByRole('button', { name: /^Enlarge A fox of the studio/ })).toBeVisible({ timeout: 40_000 });
  const hanging = card(page, 'Processing...');
  await hanging.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'This was cancelled before it was finished.')).toBeVisible();
  expect(provider.asked.get('Hanging fox')).toBe(1);

  // a refused request is changed and asked again
  await refused.getByRole('button', { name: 'Edit and run again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Design' });
  await expect(dialog.getByLabel('Prompt')).toHaveValue('Refused fox');
  await dialog.getByLabel('Prompt').fill('A polite fox');
  await dialog.getByRole('button', { name: 'Generate Design' }).click();
  await expect(page.getByRole('button', { name: /^Enlarge A polite fox/ })).toBeVisible({ timeout: 30_000 });

  // what it cost
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Usage' }).click();
  await expect(page).toHaveURL(/\/dashboard\/usage$/);
  await expect(page.getByRole('row', { name: /^Recraft/ })).toHaveText(/Recraft280 credits80100, 20 left/);

  // the budget ends with the next one
  await ask('A dear fox');
  await expect.poll(() => provider.asked.get('A dear fox'), { timeout: 30_000 }).toBe(1);
  await page.goto('/dashboard/designs');
  await expect(page.getByRole('button', { name: /^Enlarge A dear fox/ })).toBeVisible({ timeout: 30_000 });
  await ask('One fox too many');
  await page.reload();
  await expect(card(page, 'The budget of this month for this provider is spent.')).toBeVisible({ timeout: 30_000 });
  expect(provider.asked.has('One fox too many')).toBe(false);

  await page.goto('/dashboard/usage?month=2024-02');
  await expect(page.getByRole('heading', { name: 'Nothing was used in February 2024' })).toBeVisible();
});
