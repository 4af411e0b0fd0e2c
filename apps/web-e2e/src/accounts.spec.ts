import type { Page, Route } from '@playwright/test';
import { confirmSignUp, expect, mailLink, newPerson, signInAs, signUpAs, test, visitorTest } from './fixtures';

const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token$/;
const designs = (page: Page) => page.getByRole('heading', { name: 'Designs', level: 1 });
const search = (page: Page, text: string) => page.getByLabel('Search designs').fill(text);
const noResults = (page: Page) => page.getByRole('heading', { name: 'No results found' });

/** The stored session as it is an hour later. */
const letTokenRunOut = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('maquette-auth') ?? '') as object;
    localStorage.setItem(
      'maquette-auth',
      JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 5 }),
    );
  });

visitorTest(
  'from sign-up by mail to a new password, which ends the session elsewhere',
  async ({ page, elsewhere: secondBrowser }) => {
    visitorTest.slow(); // two browsers and seven forms
    const person = newPerson();
    await page.goto('/signup');
    await signUpAs(page, person);

    const elsewhere = await secondBrowser.newPage();
    await elsewhere.goto('/login');
    await signInAs(elsewhere, person);
    await expect(elsewhere.getByRole('alert')).toHaveText('Please confirm your email address before logging in.');
    await confirmSignUp(page, person);
    await expect(designs(page)).toBeVisible();
    await signInAs(elsewhere, person);
    await expect(designs(elsewhere)).toBeVisible();

    await letTokenRunOut(elsewhere);
    const renewed = elsewhere.waitForResponse(REFRESH);
    await elsewhere.getByRole('button', { name: 'New Brand' }).click();
    await elsewhere.getByLabel('Brand name').fill('Lumea');
    await elsewhere.getByRole('button', { name: 'Create Brand' }).click();
    await expect(
      elsewhere.getByText('Brand "Lumea" created. You can choose it for a new design.', { exact: true }),
    ).toBeVisible();
    expect((await renewed).status()).toBe(200);
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Lumea' })).toBeVisible();
    await elsewhere.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Designs' }).click();

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible(); // both forms have an e-mail field
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByRole('link', { name: 'Open the mailbox' }).click();
    await mailLink(page, person.email, 'Choose a new password').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New password').fill('a-quite-new-password');
    await page.getByLabel('Confirm password').fill('a-quite-new-password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password has been changed.', { exact: true })).toBeVisible();
    await expect(designs(page)).toBeVisible();

    await search(elsewhere, 'tea');
    await expect(elsewhere).toHaveURL(/\/login\?error=/);
    await expect(elsewhere.getByRole('alert')).toHaveText('Authentication failed. Please try logging in again.');
    await signInAs(elsewhere, { ...person, password: 'a-quite-new-password' });
    await expect(designs(elsewhere)).toBeVisible();
  },
);

visitorTest(
  "an address that a stranger signed up with becomes its owner's: he has no password, she sets one",
  async ({ page, elsewhere }) => {
    const stranger = newPerson();
    const strangers = await elsewhere.newPage();
    await strangers.goto('/signup');
    await signUpAs(strangers, stranger);

    await page.goto('/mailbox');
    await mailLink(page, stranger.email, 'Confirm email address').click();
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByRole('heading', { name: 'Set your password' })).toBeVisible();
    await page.goto('/dashboard/designs');
    await expect(page.getByRole('heading', { name: 'Set your password' })).toBeVisible();
    await page.getByLabel('New password').fill('the-owner-s-password');
    await page.getByLabel('Confirm password').fill('the-owner-s-password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password has been set.', { exact: true })).toBeVisible();
    await expect(designs(page)).toBeVisible();

    await strangers.goto('/login');
    await signInAs(strangers, stranger);
    await expect(strangers.getByRole('alert')).toHaveText('Invalid email or password. Please try again.');
  },
);

test('an account that was moved to another address is taken back by the link that the old one got', async ({
  page,
  account,
  elsewhere,
}) => {
  const { email } = newPerson();
  const answer = await page.request.put('/auth/v1/user', { headers: account.headers, data: { email } });
  expect(answer.status()).toBe(200);
  await page.goto('/mailbox');
  await mailLink(page, email, 'Confirm new email address').click();
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(designs(page)).toBeVisible();

  const owners = await elsewhere.newPage();
  await owners.goto('/mailbox');
  await mailLink(owners, account.email, 'Take my account back').click();
  await owners.getByRole('button', { name: 'Take my account back' }).click();
  await owners.getByLabel('New password').fill('a-quite-new-password');
  await owners.getByLabel('Confirm password').fill('a-quite-new-password');
  await owners.getByRole('button', { name: 'Save password' }).click();
  await expect(designs(owners)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Authentication failed. Please try logging in again.');
  await signInAs(page, { email: account.email, password: 'a-quite-new-password' });
  await expect(designs(page)).toBeVisible();
});

test('two tabs whose token has run out renew it at the same moment, and both go on', async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto('/dashboard/designs');
    await expect(designs(tab)).toBeVisible();
  }
  // both requests are on their way before either is answered; caught before the token runs out, since a list
  // that is still loading would renew it at once
  const waiting: Route[] = [];
  await context.route(REFRESH, async (route) => {
    waiting.push(route);
    if (waiting.length === 2) await Promise.all(waiting.map((held) => held.continue()));
  });

  // in both, since what one tab stores reaches the other in a moment of its own
  for (const tab of tabs) await letTokenRunOut(tab);
  await Promise.all(tabs.map((tab) => search(tab, 'tea')));
  for (const tab of tabs) {
    await expect(noResults(tab)).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
  }
  expect(waiting).toHaveLength(2);
});
