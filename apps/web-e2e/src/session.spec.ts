import { expect, signInAs, test, visitorTest } from './fixtures';

visitorTest(
  'a visitor who asks for a page of the workspace signs in first and then gets that page',
  async ({ page, account }) => {
    await page.goto('/dashboard/designs?design_type=logo');
    await expect(page).toHaveURL(/\/login$/);
    await signInAs(page, account);
    await expect(page).toHaveURL(/\/dashboard\/designs\?design_type=logo$/);
    await expect(page.getByRole('heading', { name: 'Designs', level: 1 })).toBeVisible();
  },
);

test('somebody who is signed in is led from the landing page to the workspace, not to the sign-in', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/designs$/);
});

visitorTest('a wrong password is told in one sentence, and the e-mail stays', async ({ page, account }) => {
  await page.goto('/login');
  await signInAs(page, { ...account, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
});

visitorTest('the reason of a failed check is shown on the login page', async ({ page }) => {
  await page.goto('/login?error=Authentication%20check%20failed');
  await expect(page.getByRole('alert')).toHaveText('Authentication check failed');
});

visitorTest('only addresses of the company may sign up', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('someone@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a-good-password');
  await page.getByLabel('Confirm password').fill('another-password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Only email addresses from @example.com are allowed to sign up.')).toBeVisible();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
});

for (const path of ['/login', '/signup']) {
  test(`a signed-in user who opens ${path} is sent to the dashboard`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard\/designs$/);
  });
}

test('an unknown path leads to the landing page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Stunning Designs in Minutes');
});

test('signing out in one tab signs out the other, and nothing of the user stays in the browser', async ({
  page,
  context,
  account,
}) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard/designs'), other.goto('/dashboard/designs')]);
  await expect(other.getByRole('heading', { name: 'Designs', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(account.email);
  expect(kept).not.toContain(account.id);
});

test('a session whose token has run out is renewed without anybody noticing', async ({ page, account }) => {
  const stored = () =>
    page.evaluate(
      () =>
        JSON.parse(localStorage.getItem('maquette-auth') ?? '{}') as { access_token?: string; refresh_token?: string },
    );
  await page.addInitScript(() => {
    const session = JSON.parse(localStorage.getItem('maquette-auth') ?? 'null') as {
      expires_at: number;
      renewed?: boolean;
    } | null;
    if (session && !sessionStorage.getItem('aged'))
      localStorage.setItem(
        'maquette-auth',
        JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 5 }),
      );
    sessionStorage.setItem('aged', 'yes');
  });
  await page.goto('/dashboard/designs');
  await expect(page.getByRole('heading', { name: 'Designs', level: 1 })).toBeVisible();
  expect((await stored()).refresh_token).not.toBe(account.session.refresh_token);
});

for (const path of ['/', '/login']) {
  visitorTest(`every icon, picture, script and style that ${path} names is there`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text();
    const named = [...html.matchAll(/(?:href|src|content)="?((?:https?:\/)?\/[^" >]+\.(?:svg|png|css|js|woff2))/g)].map(
      ([, address = '']) => new URL(address, baseURL).pathname,
    );
    expect(named.join(' ')).toMatch(path === '/' ? /\.svg.*\.png/ : /\.js/);
    for (const name of named) {
      const answer = await request.get(name);
      expect(`${name} ${answer.status()} ${answer.headers()['content-type']}`).toMatch(/ 200 (image|text|font)\//);
    }
  });
}
