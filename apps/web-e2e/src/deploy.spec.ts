import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskHome } from '../../../tools/remotes/disk-home.mjs';
import { publish, rollback } from '../../../tools/remotes/store.mjs';
import { type Stack, startStack } from '../../../tools/stack/index.mjs';
import { expect, test } from './fixtures';

interface Shipped {
  remote: string;
  sentence: string;
  changed: string;
}

const REMOTES: readonly Shipped[] = [
  {
    remote: 'designs',
    sentence: 'Manage, search, and create your AI-generated designs.',
    changed: 'Manage, search, and admire your AI-generated designs.',
  },
  {
    remote: 'prompts',
    sentence: 'Words that work, kept to be filled in and used again.',
    changed: 'Words that work, kept to be filled in and admired again.',
  },
];

test('no style sheet carries a font within it, which the policy of the page would not let in', () => {
  const site = join(__dirname, '../../../dist/web');
  const sheets = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(REMOTES.length);
  expect(sheets.filter((name) => readFileSync(join(site, name), 'utf8').includes('data:font'))).toEqual([]);
});

/** The team's next version: the built remote with one sentence changed. */
function nextVersion({ remote, sentence, changed }: Shipped): string {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-next-'));
  cpSync(join(__dirname, '../../../dist/web/remotes', remote), folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )) {
    const file = join(folder, name);
    rmSync(`${file}.br`, { force: true }); // compressed beforehand from the old text
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(sentence, changed));
  }
  return folder;
}

// A product of its own: the other tests must not meet the changed remote.
const deployTest = test.extend<{ stack: Stack }>({
  stack: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
    async ({}, use) => {
      const stack = await startStack({ apis: 1, workers: 0, web: true });
      await use(stack);
      await stack.stop();
    },
    { timeout: 120_000 }, // starts processes of its own beside what else is tested
  ],
  baseURL: ({ stack }, use) => use(stack.url),
});

for (const shipped of REMOTES) {
  const { remote, sentence, changed } = shipped;
  deployTest(
    `the team of ${remote} publishes its remote alone: a reload shows it, and a roll-back brings the old one back`,
    async ({ page, stack }) => {
      const store = join(stack.dataDir, 'remotes');
      const others = () =>
        (JSON.parse(readFileSync(join(store, 'remotes.json'), 'utf8')) as { name: string }[]).filter(
          ({ name }) => name !== remote,
        );
      const before = others();

      await page.goto(`/dashboard/${remote}`);
      await expect(page.getByText(sentence)).toBeVisible();

      const next = nextVersion(shipped);
      await publish(next, diskHome(store));
      rmSync(next, { recursive: true });
      await page.reload();
      await expect(page.getByText(changed)).toBeVisible();

      await rollback(remote, diskHome(store));
      await page.reload();
      await expect(page.getByText(sentence)).toBeVisible();
      expect(others()).toEqual(before);
    },
  );
}
