import { getAccessToken } from '../auth/auth-client';
import { runtimeConfig } from '../runtime-config';
import { ApiError } from './api-error';

const RENEW_EVERY = 30 * 60_000;
const RENEW_ON_CLICK_AFTER = 15 * 60_000;

let token: { value: string; at: number } | undefined;
let pending: Promise<string> | undefined;

async function fetchToken(): Promise<string> {
  const bearer = await getAccessToken();
  const response = await fetch(`${runtimeConfig().apiBaseUrl}/api/csrf-token`, {
    credentials: 'include',
    cache: 'no-store',
    headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
    signal: AbortSignal.timeout(10_000),
  });
  const body = response.ok ? ((await response.json()) as { csrfToken?: string; csrf_token?: string }) : {};
  const value = body.csrfToken ?? body.csrf_token;
  if (!value)
    throw new ApiError('The server did not give a security token. Please try again.', { status: response.status });
  token = { value, at: Date.now() };
  return value;
}

/** Asks the server for a new token; calls made while one is under way share it. */
export function renewCsrfToken(): Promise<string> {
  pending ??= fetchToken().finally(() => (pending = undefined));
  return pending;
}

/** The current token, renewed once it is 30 minutes old. */
export function csrfToken(): Promise<string> {
  return token && Date.now() - token.at < RENEW_EVERY ? Promise.resolve(token.value) : renewCsrfToken();
}

/** Forgets the token (sign-out). */
export function forgetCsrfToken(): void {
  token = undefined;
}

/**
 * Keeps the token young while somebody is signed in: every 30 minutes, and on a click once it is older than 15. A failed
 * renewal is not reported: the next call asks again. Returns the function that stops it.
 */
export function startCsrfRenewal(): () => void {
  const renew = () => void renewCsrfToken().catch(() => undefined);
  const onClick = () => {
    if (token && Date.now() - token.at > RENEW_ON_CLICK_AFTER) renew();
  };
  const timer = setInterval(renew, RENEW_EVERY);
  document.addEventListener('click', onClick, { capture: true });
  void csrfToken().catch(() => undefined);
  return () => {
    clearInterval(timer);
    document.removeEventListener('click', onClick, { capture: true });
  };
}
