import { randomBytes } from 'node:crypto';
import {
  test as base,
  type BrowserContext,
  expect,
  type LaunchOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { ensureChromium } from '../../../tools/services/index.mjs';
import { type Account, signUp } from '../../../tools/stack/client.mjs';

export { expect, type Page } from '@playwright/test';

/** Where shell and API keep the session in the browser. */
const SESSION_KEY = 'maquette-auth';

const CHROMIUM = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

interface Fixtures {
  /** The person of this test, already signed in. */
  account: Account;
  /** Somebody else with an account. */
  otherAccount: Account;
  /** A second browser, in which nobody is signed in. */
  elsewhere: BrowserContext;
  /** What went wrong in the page without being shown: uncaught errors and violations of the content policy. */
  complaints: string[];
  /** Complaints that the test causes on purpose. */
  expectedComplaints: RegExp | null;
}

const NOBODY = { cookies: [], origins: [] };

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
  });
}

/** A browser in which a person of this test's own is signed in. `baseURL` is the running product. */
export const test = base.extend<Fixtures, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: ensureChromium(), args: CHROMIUM }),
    { scope: 'worker' },
  ],
  baseURL: process.env.STACK_URL,
  account: async ({ baseURL }, use) => use(await signUp(baseURL ?? '')),
  otherAccount: async ({ baseURL }, use) => use(await signUp(baseURL ?? '')),
  storageState: async ({ account, baseURL }, use) =>
    use({
      cookies: [],
      origins: [
        { origin: baseURL ?? '', localStorage: [{ name: SESSION_KEY, value: JSON.stringify(account.session) }] },
      ],
    }),
  elsewhere: async ({ browser, baseURL, complaints }, use) => {
    const context = await browser.newContext({ baseURL, storageState: NOBODY });
    listen(context, complaints);
    await use(context);
    await context.close();
  },
  expectedComplaints: [null, { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      listen(context, complaints);
      await use(complaints);
      expect(complaints.filter((complaint) => !expectedComplaints?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Nobody is signed in. */
export const visitorTest = test.extend({ storageState: NOBODY });

export const newDesign = (page: Page) => page.getByRole('button', { name: 'New Design' }).first();

type Credentials = Pick<Account, 'email' | 'password'>;

/** Somebody who has no account yet. */
export const newPerson = (): Credentials => ({
  email: `${randomBytes(6).toString('hex')}@example.com`,
  password: 'a-long-password',
});

/** In the open mailbox, the link of that name in the newest mail to the address. It may not be there yet: the page asks for itself again every few seconds. */
export const mailLink = (page: Page, email: string, name: string): Locator =>
  page
    .getByRole('article')
    .filter({ hasText: `To ${email}` })
    .getByRole('link', { name })
    .first();

/** Fills in the sign-up form that is open, and is told to look for the mail. */
export async function signUpAs(page: Page, { email, password }: Credentials): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Signup successful! Please check your email to confirm your account.')).toBeVisible();
}

/** Goes from the notice to the mailbox, and through the mail's link to the dashboard. */
export async function confirmSignUp(page: Page, { email }: Credentials): Promise<void> {
  await page.getByRole('link', { name: 'Open the mailbox' }).click();
  await mailLink(page, email, 'Confirm email address').click();
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL(/\/dashboard\/designs$/);
}

/** Fills in the login form that is open. */
export async function signInAs(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
