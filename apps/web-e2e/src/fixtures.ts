import { test as base, expect, type LaunchOptions, type Page } from '@playwright/test';
import { ensureChromium } from '../../../tools/services/index.mjs';
import { type Account, signUp } from '../../../tools/stack/client.mjs';

export { expect, type Page } from '@playwright/test';

/** Where shell and API keep the session in the browser. */
const SESSION_KEY = 'maquette-auth';

const CHROMIUM = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

interface Fixtures {
  /** The person of this test, already signed in. */
  account: Account;
  /** What went wrong in the page without being shown: uncaught errors and violations of the content policy. */
  complaints: string[];
  /** Complaints that the test causes on purpose. */
  expectedComplaints: RegExp | null;
}

/** A browser in which a person of this test's own is signed in. `baseURL` is the running product. */
export const test = base.extend<Fixtures, { launchOptions: LaunchOptions }>({
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, executablePath: ensureChromium(), args: CHROMIUM }), { scope: 'worker' }],
  baseURL: process.env.STACK_URL,
  account: async ({ baseURL }, use) => use(await signUp(baseURL ?? '')),
  storageState: async ({ account, baseURL }, use) =>
    use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage: [{ name: SESSION_KEY, value: JSON.stringify(account.session) }] }] }),
  expectedComplaints: [null, { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('console', (message) => {
        if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints.filter((complaint) => !expectedComplaints?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Nobody is signed in. */
export const visitorTest = test.extend({ storageState: { cookies: [], origins: [] } });

export const newDesign = (page: Page) => page.getByRole('button', { name: 'New Design' }).first();
