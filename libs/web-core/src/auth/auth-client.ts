import { UserFacingError } from '@maquette/ui';
import {
  GoTrueClient,
  isAuthApiError,
  isAuthRefreshDiscardedError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
} from '@supabase/auth-js';
import type { AuthError, User } from '@supabase/auth-js';
import { runtimeConfig } from '../runtime-config';
import { deviceId } from './device-id';

export type { AuthError, EmailOtpType, Session, User } from '@supabase/auth-js';

const STORAGE_KEY = 'maquette-auth';

let client: GoTrueClient | undefined;

/** The authentication service's own client: stored session, automatic refresh, events. One for the page. */
export function authClient(): GoTrueClient {
  if (!client) {
    const { supabaseUrl, supabaseAnonKey, mode } = runtimeConfig();
    client = new GoTrueClient({
      url: `${supabaseUrl}/auth/v1`,
      headers: {
        apikey: supabaseAnonKey,
        Authorization: `Bearer ${supabaseAnonKey}`,
        // a hosted project would not let a header of ours through
        ...(mode === 'embedded' && { 'X-Device-Id': deviceId() }),
      },
      storageKey: STORAGE_KEY,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    });
  }
  return client;
}

/** Said on the login page after the service has refused a session. */
const SESSION_REFUSED = 'Authentication failed. Please try logging in again.';

let checks = 0;

/** Why the session that is ending right now does so; null when its owner logged out. */
export const endReason = () => (checks > 0 ? SESSION_REFUSED : null);

/** While `check` runs, the client may find that the service refuses the session, and remove it: it then ends for that reason. */
async function checking<T>(check: () => Promise<T>): Promise<T> {
  checks += 1;
  try {
    return await check();
  } finally {
    checks -= 1;
  }
}

/** Removes a session from this browser that the service has refused; {@link endReason} tells the login page why. */
export const endRefusedSession = () => checking(() => authClient().signOut({ scope: 'local' }));

/**
 * Asks the service's client, once more when another tab refreshed the session in the meantime: the client then discards what it got
 * itself and answers with an error, although the session of the other tab is stored and holds.
 */
export const askClient = <Answer extends { error: AuthError | null }>(
  ask: (client: GoTrueClient) => Promise<Answer>,
): Promise<Answer> =>
  checking(async () => {
    const answer = await ask(authClient());
    return isAuthRefreshDiscardedError(answer.error) ? ask(authClient()) : answer;
  });

/**
 * What the authentication service's client answers, as a promise that fails when it refused: with the service's own sentence, or, where
 * the library alone has something to say (no connection, no session), with an error that has none for the screen.
 */
export async function accepted<Answer extends { data?: unknown; error: AuthError | null }>(
  answer: Promise<Answer>,
): Promise<Extract<Answer, { error: null }>['data']> {
  const { data, error } = await answer;
  if (!error) return data;
  const isSaid = isAuthApiError(error) || isAuthWeakPasswordError(error);
  // of an answer without a sentence the library makes '{}'
  if (isSaid && error.message !== '{}') throw new UserFacingError(error.message, { code: error.code, cause: error });
  throw error;
}

/** The stored session, refreshed when it is about to expire. */
export const storedSession = () => askClient((client) => client.getSession());

/** The bearer token of the signed-in user, refreshed when it is about to expire; null for a visitor. */
export async function getAccessToken(): Promise<string | null> {
  const { data } = await storedSession();
  return data.session?.access_token ?? null;
}

/** Exchanges the refresh token now, unless another tab just did; null when that is not possible. A refusal ends the session here. */
export async function refreshAccessToken(): Promise<string | null> {
  const { data, error } = await checking(() => authClient().refreshSession());
  if (isAuthRefreshDiscardedError(error)) return getAccessToken();
  if (error && !isAuthRetryableFetchError(error)) await endRefusedSession();
  return data.session?.access_token ?? null;
}

/** The signed-in user, for actions that cannot go on without one. */
export async function requireUser(): Promise<User> {
  const { data } = await storedSession();
  if (!data.session) throw new UserFacingError('Could not get user session. Please log in again.');
  return data.session.user;
}

/** Whether a session is stored here: a hint for what to load early, no proof that it still holds. */
export const hasStoredSession = () => localStorage.getItem(STORAGE_KEY) !== null;

/** Whether the address is confirmed and no password works yet (the product's own accounts say so; a hosted project does not know it). */
export const needsPassword = ({ app_metadata }: User): boolean => app_metadata.password_needed === true;

const fullName = (user: User) => (user.user_metadata as { full_name?: string }).full_name?.trim();

/** full_name, else e-mail, else 'User'. */
export const displayNameOf = (user: User): string => fullName(user) || user.email || 'User';
