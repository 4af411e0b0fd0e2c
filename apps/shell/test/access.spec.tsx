import { setRuntimeConfig } from '@maquette/web-core';
import {
  API,
  authError,
  buildSession,
  buildUser,
  server,
  storeSession,
  serveEachTest,
  testConfig,
} from '@maquette/web-testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dashboardHandlers, ignoreLibraryLog, openShell } from './support';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({
    registerRemotes: () => undefined,
    loadRemote: () => Promise.resolve({ default: () => <h1>The designs area</h1> }),
  }),
}));

const TOKEN = `${API}/auth/v1/token`;
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');

serveEachTest(...dashboardHandlers);
afterEach(() => jest.restoreAllMocks());

describe('the guards', () => {
  it('send a visitor of the dashboard to /login and, once signed in, back to the page they wanted', async () => {
    server.use(http.post(TOKEN, () => HttpResponse.json(buildSession())));
    const { user } = openShell('/dashboard/designs?brand=Lumea');
    expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    await user.type(email(), 'ines.moreau@example.com');
    await user.type(password(), 'secret1{Enter}');
    expect(await screen.findByText('The designs area')).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/dashboard/designs?brand=Lumea');
  });

  it.each(['/login', '/signup'])(
    'send a signed-in visitor of %s to the dashboard, which opens the designs',
    async (path) => {
      storeSession();
      openShell(path);
      expect(screen.getByText('Loading...')).toBeInTheDocument();
      expect(await screen.findByText('The designs area')).toBeVisible();
      expect(window.location.pathname).toBe('/dashboard/designs');
    },
  );

  it('carry the reason of a refused session to the login page', async () => {
    storeSession();
    server.use(http.get(`${API}/auth/v1/user`, () => authError(403, 'bad_jwt', 'invalid JWT')));
    openShell('/dashboard/designs');
    expect(await screen.findByText('Verifying authentication...')).toBeInTheDocument();
    expect(await screen.findByText('Authentication failed. Please try logging in again.')).toBeVisible();
    expect(window.location.search).toBe('?error=Authentication%20failed.%20Please%20try%20logging%20in%20again.');
  });
});

describe('the login page', () => {
  it('shows the reason it was opened with as text', async () => {
    openShell(`/login?error=${encodeURIComponent('Authentication check failed <b>now</b>')}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Authentication check failed <b>now</b>');
  });

  it('needs both fields and goes to the first that is missing', async () => {
    const { user } = openShell('/login');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter your email address.')).toBeVisible();
    expect(screen.getByText('Please enter your password.')).toBeVisible();
    await waitFor(() => expect(email()).toHaveFocus());
  });

  it('disables its inputs while it is busy', async () => {
    let answer: (response: Response) => void = () => undefined;
    server.use(http.post(TOKEN, () => new Promise<Response>((resolve) => (answer = resolve))));
    const { user } = openShell('/login');
    await user.type(await screen.findByLabelText('Email'), 'ines.moreau@example.com');
    await user.type(password(), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeVisible();
    expect(email()).toBeDisabled();
    expect(password()).toBeDisabled();
    answer(authError(400, 'invalid_credentials', 'Invalid login credentials'));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  it.each([
    ['invalid_credentials', 'Invalid email or password. Please try again.'],
    ['email_not_confirmed', 'Please confirm your email address before logging in.'],
    ['user_banned', 'Failed to log in. Please check your credentials.'],
    [
      'over_request_rate_limit',
      'There were too many attempts. Please wait a few seconds, or let "Forgot password?" send you a link.',
    ],
  ])('answers %s with its sentence, keeps what was typed and goes to the password', async (code, sentence) => {
    server.use(http.post(TOKEN, () => authError(400, code, 'from the service')));
    const { user } = openShell('/login');
    await user.type(await screen.findByLabelText('Email'), 'ines.moreau@example.com');
    await user.type(password(), 'secret1{Enter}');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(email()).toHaveValue('ines.moreau@example.com');
    expect(password()).toHaveValue('secret1');
    await waitFor(() => expect(password()).toHaveFocus());
  });

  it('sends the confirmation again when that is what is missing', async () => {
    const resent = jest.fn();
    server.use(
      http.post(TOKEN, () => authError(400, 'email_not_confirmed', 'Email not confirmed')),
      http.post(`${API}/auth/v1/resend`, async ({ request }) => (resent(await request.json()), HttpResponse.json({}))),
    );
    const { user } = openShell('/login');
    await user.type(await screen.findByLabelText('Email'), 'ines.moreau@example.com');
    await user.type(password(), 'secret1{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Resend the confirmation email' }));
    expect(await screen.findByText('Sent again to ines.moreau@example.com.')).toBeVisible();
    expect(resent).toHaveBeenCalledWith(expect.objectContaining({ type: 'signup', email: 'ines.moreau@example.com' }));
  });
});

describe('the signup page', () => {
  const fill = async (user: ReturnType<typeof openShell>['user'], address: string, first: string, second: string) => {
    await user.type(await screen.findByLabelText('Email'), address);
    await user.type(password(), first);
    await user.type(screen.getByLabelText('Confirm password'), second);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  };

  it.each([
    ['ines@elsewhere.com', 'secret1', 'secret1', 'Only email addresses from @example.com are allowed to sign up.'],
    ['ines@evil-example.com', 'secret1', 'secret1', 'Only email addresses from @example.com are allowed to sign up.'],
    ['ines@example.com', 'secret1', 'secret2', 'Passwords do not match.'],
    ['ines@example.com', 'short', 'short', 'The password needs at least 6 characters.'],
  ])('refuses %s with %s and %s', async (address, first, second, sentence) => {
    const { user } = openShell('/signup');
    await fill(user, address, first, second);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('tells where to look for the mail, and can send it again', async () => {
    server.use(
      http.post(`${API}/auth/v1/signup`, () => HttpResponse.json(buildUser())),
      http.post(`${API}/auth/v1/resend`, () => HttpResponse.json({})),
    );
    const { user } = openShell('/signup');
    await fill(user, 'Ines@Example.com', 'secret1', 'secret1');
    expect(
      await screen.findByText('Signup successful! Please check your email to confirm your account.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend the confirmation email' }));
    expect(await screen.findByText('Sent again to Ines@Example.com.')).toBeVisible();
  });

  it("shows the service's own message and keeps the form", async () => {
    server.use(
      http.post(`${API}/auth/v1/signup`, () => authError(422, 'user_already_exists', 'User already registered')),
    );
    const { user } = openShell('/signup');
    await fill(user, 'ines@example.com', 'secret1', 'secret1');
    expect(await screen.findByText('User already registered')).toBeVisible();
    expect(email()).toHaveValue('ines@example.com');
  });

  it.each([
    ['the service gives no message', () => authError(422, 'signup_disabled', '')],
    ['no answer comes', () => HttpResponse.error()],
    ['a proxy answers', () => HttpResponse.html('<h1>Forbidden</h1>', { status: 403 })],
  ])("says 'Failed to sign up. Please try again.' when %s", async (_, answer) => {
    ignoreLibraryLog();
    server.use(http.post(`${API}/auth/v1/signup`, answer));
    const { user } = openShell('/signup');
    await fill(user, 'ines@example.com', 'secret1', 'secret1');
    expect(await screen.findByText(/^Failed to sign up. Please try again.$/)).toBeVisible();
  });
});

describe('links in mails', () => {
  const VERIFY = `${API}/auth/v1/verify`;

  it('are used up by the button, never by the load', async () => {
    const verified = jest.fn();
    server.use(
      http.post(VERIFY, async ({ request }) => (verified(await request.json()), HttpResponse.json(buildSession()))),
    );
    const { user } = openShell('/auth/confirm?token_hash=abc&type=signup');
    const button = await screen.findByRole('button', { name: 'Confirm my email' });
    expect(verified).not.toHaveBeenCalled();
    await user.click(button);
    expect(await screen.findByText('The designs area')).toBeVisible();
    expect(verified).toHaveBeenCalledWith(expect.objectContaining({ token_hash: 'abc', type: 'signup' }));
  });

  it('lead on to a new password when they are for recovery', async () => {
    server.use(
      http.post(VERIFY, () => HttpResponse.json(buildSession())),
      http.put(`${API}/auth/v1/user`, () => HttpResponse.json(buildUser())),
    );
    const { user } = openShell('/auth/confirm?token_hash=abc&type=recovery');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText('New password'), 'secret1');
    await user.type(screen.getByLabelText('Confirm password'), 'secret1{Enter}');
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/designs'));
  });

  it.each([
    ['signup', 'Confirm my email'],
    ['email_restore', 'Take my account back'],
  ])('of type %s lead on to a password when the account has none, and not past it', async (type, action) => {
    const asked = jest.fn();
    const passwordless = buildUser({ app_metadata: { password_needed: true } });
    server.use(
      http.post(
        VERIFY,
        async ({ request }) => (asked(await request.json()), HttpResponse.json(buildSession(passwordless))),
      ),
      http.put(`${API}/auth/v1/user`, () => HttpResponse.json(buildUser())),
    );
    const { user } = openShell(`/auth/confirm?token_hash=abc&type=${type}`);
    await user.click(await screen.findByRole('button', { name: action }));
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ token_hash: 'abc', type }));
    expect(await screen.findByRole('heading', { name: 'Set your password' })).toBeVisible();
    await user.type(screen.getByLabelText('New password'), 'secret1');
    await user.type(screen.getByLabelText('Confirm password'), 'secret1{Enter}');
    expect(await screen.findByText('Your password has been set.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/designs'));
  });

  it('say what taking an account back does, before anything is done', async () => {
    openShell('/auth/confirm?token_hash=abc&type=email_restore');
    expect(await screen.findByRole('heading', { name: 'Take your account back' })).toBeVisible();
    expect(
      screen.getByText(
        'Your old email address counts again, everybody who is signed in is signed out, and you choose a new password.',
      ),
    ).toBeVisible();
  });

  it('that were opened too long ago for a new password lead to a new one', async () => {
    storeSession();
    server.use(http.put(`${API}/auth/v1/user`, () => authError(400, 'reauthentication_needed', 'from the service')));
    const { user } = openShell('/reset-password');
    await user.type(await screen.findByLabelText('New password'), 'secret1');
    await user.type(screen.getByLabelText('Confirm password'), 'secret1{Enter}');
    expect(
      await screen.findByText('You opened the link more than 10 minutes ago. Please ask for a new one.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('say when they are spent, and offer a new one', async () => {
    server.use(http.post(VERIFY, () => authError(403, 'otp_expired', 'Email link is invalid or has expired')));
    const { user } = openShell('/auth/confirm?token_hash=abc&type=recovery');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('This link has already been used or has expired.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('say when they could not be checked, and can be used again', async () => {
    ignoreLibraryLog();
    server.use(http.post(VERIFY, () => HttpResponse.error()));
    const { user } = openShell('/auth/confirm?token_hash=abc&type=recovery');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The link could not be checked. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  it.each(['/auth/confirm?type=signup', '/auth/confirm?token_hash=abc&type=toString'])(
    'that are incomplete (%s) say so',
    async (path) => {
      openShell(path);
      expect(
        await screen.findByText('This link is incomplete. Please open the whole link from the mail.'),
      ).toBeVisible();
    },
  );

  it('are sent for a forgotten password, without telling whether there is an account', async () => {
    server.use(http.post(`${API}/auth/v1/recover`, () => HttpResponse.json({})));
    const { user } = openShell('/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'who@example.com{Enter}');
    expect(
      await screen.findByText('If there is an account for who@example.com, a mail with a link is on its way.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the mailbox' })).not.toBeInTheDocument();
  });

  it('are one click away in a trial on the own machine', async () => {
    setRuntimeConfig({ ...testConfig, localMailbox: true });
    server.use(http.post(`${API}/auth/v1/recover`, () => HttpResponse.json({})));
    const { user } = openShell('/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'who@example.com{Enter}');
    expect(await screen.findByRole('link', { name: 'Open the mailbox' })).toHaveAttribute('href', '/mailbox');
  });

  it('are needed to set a new password', async () => {
    openShell('/reset-password');
    expect(await screen.findByText(/Open this page with the link in the mail/)).toBeVisible();
  });
});
