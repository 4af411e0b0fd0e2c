import { join } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import type { AuthChangeEvent, createClient, Session, SupabaseClient } from '@supabase/supabase-js';
import { call } from '../../../tools/stack/client.mjs';
import { expect, mailLink, newPerson, visitorTest as test } from './fixtures';

// what stands in the page: the library's own file, one client of it, and what that client told
declare const supabase: { createClient: typeof createClient };
declare const client: SupabaseClient;
declare const told: { event: AuthChangeEvent; refreshToken: string | undefined }[];

const LIBRARY = join(__dirname, '../../../node_modules/@supabase/supabase-js/dist/umd/supabase.js');
const TAB = '/supabase-client';
const REFRESH = /\/auth\/v1\/token\?grant_type=refresh_token$/;
const STORED = 'sb-127-auth-token';

/** A page of the product's origin and under its content policy, with the unmodified client as a script file. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/supabase.js', (route) => route.fulfill({ path: LIBRARY }));
  await page.route(`**${TAB}`, async (route) => {
    const response = await route.fetch({ url: new URL('/login', route.request().url()).href });
    await route.fulfill({ response, body: '<!doctype html><title>Client</title><script src="/supabase.js"></script>' });
  });
  const answer = await page.goto(TAB);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
  await page.evaluate(async () => {
    const made = supabase.createClient(location.origin, 'embedded');
    const told: { event: string; refreshToken: string | undefined }[] = [];
    Object.assign(globalThis, { client: made, told });
    await made.auth.getSession();
    made.auth.onAuthStateChange((event, session) => void told.push({ event, refreshToken: session?.refresh_token }));
  });
  return page;
}

const signIn = (tab: Page, who: { email: string; password: string }) =>
  tab.evaluate(({ email, password }) => client.auth.signInWithPassword({ email, password }), who);
const signOut = (tab: Page, scope: 'global' | 'local' | 'others') =>
  tab.evaluate((scope) => client.auth.signOut({ scope }), scope);
const getSession = async (tab: Page): Promise<Session | null> =>
  (await tab.evaluate(() => client.auth.getSession())).data.session;
const userOf = async (tab: Page) => (await tab.evaluate(() => client.auth.getUser())).data.user;
const events = (tab: Page) => tab.evaluate(() => told.map(({ event }) => event));
const heard = (tab: Page, event: AuthChangeEvent) => expect.poll(() => events(tab)).toContain(event);
const storeAsExpired = (tab: Page) =>
  tab.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '') as Session;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 5 }));
  }, STORED);

/** What the link in a mail carries, read from the mailbox page. */
async function linkMailedTo(context: BrowserContext, email: string, label: string) {
  const mailbox = await context.newPage();
  await mailbox.goto('/mailbox');
  const { searchParams } = new URL((await mailLink(mailbox, email, label).getAttribute('href')) ?? '');
  await mailbox.close();
  return { token_hash: searchParams.get('token_hash') ?? '', type: searchParams.get('type') as 'signup' | 'recovery' };
}
const verify = (tab: Page, link: { token_hash: string; type: 'signup' | 'recovery' }) =>
  tab.evaluate((link) => client.auth.verifyOtp(link), link);

test('supabase-js signs up, is confirmed by the mail, signs in, knows its user and changes them', async ({
  context,
}) => {
  const tab = await openTab(context);
  const { email, password } = newPerson();

  const signUp = await tab.evaluate(
    ({ email, password }) => client.auth.signUp({ email, password, options: { data: { full_name: 'Ada' } } }),
    { email, password },
  );
  expect(signUp).toMatchObject({
    error: null,
    data: { session: null, user: { email, user_metadata: { full_name: 'Ada' } } },
  });
  expect((await signIn(tab, { email, password })).error?.message).toBe('Email not confirmed');

  const link = await linkMailedTo(context, email, 'Confirm email address');
  expect((await verify(tab, link)).error).toBeNull();
  expect((await verify(tab, link)).error?.message).toMatch(/expired/);
  expect((await signOut(tab, 'local')).error).toBeNull();
  expect(await getSession(tab)).toBeNull();

  expect((await signIn(tab, { email, password: 'not the password' })).error?.message).toBe('Invalid login credentials');
  const { data } = await signIn(tab, { email, password });
  expect((await getSession(tab))?.access_token).toBe(data.session?.access_token);
  const userId = data.user?.id;
  expect(await userOf(tab)).toMatchObject({ id: userId, email });
  const claims = await tab.evaluate(() => client.auth.getClaims());
  expect(claims.data?.claims).toMatchObject({ sub: userId, email, role: 'authenticated', aud: 'authenticated' });

  const changed = await tab.evaluate(() => client.auth.updateUser({ data: { full_name: 'Ada Lovelace' } }));
  expect(changed.error).toBeNull();
  expect((await userOf(tab))?.user_metadata).toMatchObject({ full_name: 'Ada Lovelace', email_verified: true });
  expect(await events(tab)).toContain('USER_UPDATED');
  const refused = await tab.evaluate(() => client.auth.updateUser({ password: '12345' }));
  expect(refused.error?.name).toBe('AuthWeakPasswordError');
});

test('supabase-js reads the rows of its user alone, filtered, ordered and counted', async ({
  context,
  account,
  otherAccount,
  baseURL,
}) => {
  for (const brand_name of ['Alder', 'Birch', 'Cedar'])
    await call(baseURL ?? '', 'POST', '/api/brand-profiles', { headers: account.headers, body: { brand_name } });
  await call(baseURL ?? '', 'POST', '/api/brand-profiles', {
    headers: otherAccount.headers,
    body: { brand_name: 'Birch of somebody else' },
  });
  const tab = await openTab(context);

  const visitor = await tab.evaluate(() => client.from('brands').select('id'));
  expect(visitor.data ?? []).toEqual([]);

  await signIn(tab, account);
  const filtered = await tab.evaluate(() =>
    client
      .from('brands')
      .select('brand_name', { count: 'exact' })
      .or('brand_name.ilike.*birch*,brand_name.eq.Cedar')
      .order('brand_name', { ascending: false })
      .limit(1),
  );
  expect(filtered).toMatchObject({ error: null, count: 2, data: [{ brand_name: 'Cedar' }] });
  const foreign = await tab.evaluate(
    (id) => client.from('brands').select('brand_name').eq('user_id', id),
    otherAccount.id,
  );
  expect(foreign).toMatchObject({ error: null, data: [] });
  const counted = await tab.evaluate(() =>
    client
      .from('brands')
      .select('*', { count: 'exact', head: true })
      .in('brand_name', ['Alder', 'Birch', 'Birch of somebody else']),
  );
  expect(counted).toMatchObject({ error: null, count: 2 });
  const none = await tab.evaluate(() => client.from('brands').select('id').eq('brand_name', 'Oak').single());
  expect(none.error).toMatchObject({ code: 'PGRST116' });
});

// What one tab stores reaches the other in a moment of its own, which may be after the message about it.
test('a second tab hears of everything that happens to the session in the first', async ({ context, account }) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  await signIn(first, account);
  await heard(second, 'SIGNED_IN');
  await expect.poll(async () => (await userOf(second))?.id).toBe(account.id);

  await first.evaluate(() => client.auth.refreshSession());
  await heard(second, 'TOKEN_REFRESHED');
  const renewed = await getSession(first);
  await expect.poll(async () => (await getSession(second))?.refresh_token).toBe(renewed?.refresh_token);

  await first.evaluate(() => client.auth.updateUser({ data: { full_name: 'Ada' } }));
  await heard(second, 'USER_UPDATED');

  await signOut(first, 'local');
  await heard(second, 'SIGNED_OUT');
  await expect.poll(() => getSession(second)).toBeNull();
});

test('two tabs that renew an expired session at the same moment keep one session between them', async ({
  context,
  account,
}) => {
  const tabs = [await openTab(context), await openTab(context)];
  const [first, second] = tabs as [Page, Page];
  await signIn(first, account);
  const before = await getSession(first);
  await storeAsExpired(first);
  await second.waitForFunction(
    (key) =>
      ((JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Session>).expires_at ?? Infinity) * 1_000 < Date.now(),
    STORED,
  );

  // both requests are on their way before either is answered
  const asked: Request[] = [];
  let bothAsked: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (bothAsked = resolve));
  await context.route(REFRESH, async (route) => {
    if (asked.push(route.request()) === 2) bothAsked();
    await both;
    await route.continue();
  });
  const answers = Promise.all(tabs.map((tab) => tab.waitForResponse(REFRESH)));
  await Promise.all(tabs.map((tab) => getSession(tab)));
  const renewed = await Promise.all(
    (await answers).map(async (response) => ({
      status: response.status(),
      session: (await response.json()) as Session,
    })),
  );

  expect(renewed.map(({ status }) => status)).toEqual([200, 200]);
  expect(renewed[0]?.session.refresh_token).toBe(renewed[1]?.session.refresh_token);
  for (const tab of tabs) {
    expect(await events(tab)).not.toContain('SIGNED_OUT');
    expect((await userOf(tab))?.id).toBe(account.id);
    const session = await getSession(tab);
    expect(session?.refresh_token).toBe(renewed[0]?.session.refresh_token);
    expect(session?.refresh_token).not.toBe(before?.refresh_token);
  }
  expect(asked).toHaveLength(2);

  await context.unroute(REFRESH);
  for (const tab of tabs) {
    await storeAsExpired(tab);
    expect((await userOf(tab))?.id).toBe(account.id);
  }
});

test('a recovery link signs in, and the new password ends what others had', async ({
  context,
  elsewhere: secondBrowser,
  account,
}) => {
  const elsewhere = await openTab(secondBrowser);
  await signIn(elsewhere, account);
  const [tab, second] = [await openTab(context), await openTab(context)];

  expect((await tab.evaluate((email) => client.auth.resetPasswordForEmail(email), account.email)).error).toBeNull();
  const link = await linkMailedTo(context, account.email, 'Choose a new password');
  expect((await verify(tab, link)).error).toBeNull();
  expect(await events(tab)).toContain('PASSWORD_RECOVERY');
  await heard(second, 'PASSWORD_RECOVERY');
  expect((await userOf(elsewhere))?.id).toBe(account.id);
  expect((await tab.evaluate(() => client.auth.updateUser({ password: 'a quite new password' }))).error).toBeNull();

  expect(await userOf(elsewhere)).toBeNull();
  expect(await events(elsewhere)).toContain('SIGNED_OUT');
  await expect.poll(async () => (await userOf(second))?.id).toBe(account.id);
  expect((await signIn(elsewhere, account)).error?.message).toBe('Invalid login credentials');
  expect((await signIn(elsewhere, { ...account, password: 'a quite new password' })).error).toBeNull();
});

test('signing out ends this session, the others or all of them, at once', async ({
  context,
  elsewhere: secondBrowser,
  account,
}) => {
  const here = await openTab(context);
  const elsewhere = await openTab(secondBrowser);
  const isAlive = async (tab: Page) => (await userOf(tab)) !== null;
  const signInBoth = () => Promise.all([here, elsewhere].map((tab) => signIn(tab, account)));
  await signInBoth();

  await signOut(here, 'others');
  expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false]);

  await signIn(elsewhere, account);
  await signOut(here, 'local');
  expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([false, true]);

  await signIn(here, account);
  const held = await getSession(elsewhere);
  await signOut(here, 'global');
  const withHeldToken = await elsewhere.evaluate(
    (token) => fetch('/api/designs', { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status),
    held?.access_token,
  );
  expect(withHeldToken).toBe(401);
  expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([false, false]);
});
