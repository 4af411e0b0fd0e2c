import { GoTrueClient, isAuthRefreshDiscardedError, isAuthRetryableFetchError } from '@supabase/auth-js';
import type { AuthError, User } from '@supabase/auth-js';
import { runtimeConfig } from '../runtime-config';

export type { Session, User } from '@supabase/auth-js';

const STORAGE_KEY = 'maquette-auth';

let client: GoTrueClient | undefined;

/** The authentication service's own client: stored session, automatic refresh, events. One for the page. */
export function authClient(): GoTrueClient {
  if (!client) {
    const { supabaseUrl, supabaseAnonKey } = runtimeConfig();
    client = new GoTrueClient({
      url: `${supabaseUrl}/auth/v1`,
      headers: { apikey: supabaseAnonKey, Authorization: `Bearer ${supabaseAnonKey}` },
      storageKey: STORAGE_KEY,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    });
  }
  return client;
}

/**
 * Asks the service's client, once more when another tab refreshed the session in the meantime: the client then discards what it got
 * itself and answers with an error, although the session of the other tab is stored and holds.
 */
export async function askClient<Answer extends { error: AuthError | null }>(ask: (client: GoTrueClient) => Promise<Answer>): Promise<Answer> {
  const answer = await ask(authClient());
  return isAuthRefreshDiscardedError(answer.error) ? ask(authClient()) : answer;
}

/** The stored session, refreshed when it is about to expire. */
export const storedSession = () => askClient((client) => client.getSession());

/** The bearer token of the signed-in user, refreshed when it is about to expire; null for a visitor. */
export async function getAccessToken(): Promise<string | null> {
  const { data } = await storedSession();
  return data.session?.access_token ?? null;
}

/** Said on the login page after the service has refused a session. */
export const SESSION_REFUSED = 'Authentication failed. Please try logging in again.';

let reason: string | null = null;

/** Removes the session from this browser; {@link takeEndReason} tells the login page why. */
export async function endSession(because: string): Promise<void> {
  reason = because;
  await authClient().signOut({ scope: 'local' });
}

/** Why the session was ended, once. */
export function takeEndReason(): string | null {
  const taken = reason;
  reason = null;
  return taken;
}

/** Exchanges the refresh token now, unless another tab just did; null when that is not possible. A refusal ends the session here. */
export async function refreshAccessToken(): Promise<string | null> {
  const { data, error } = await authClient().refreshSession();
  if (isAuthRefreshDiscardedError(error)) return getAccessToken();
  if (error && !isAuthRetryableFetchError(error)) await endSession(SESSION_REFUSED);
  return data.session?.access_token ?? null;
}

/** The signed-in user, for actions that cannot go on without one. */
export async function requireUser(): Promise<User> {
  const { data } = await storedSession();
  if (!data.session) throw new Error('Could not get user session. Please log in again.');
  return data.session.user;
}

/** Whether a session is stored here: a hint for what to load early, no proof that it still holds. */
export const hasStoredSession = () => localStorage.getItem(STORAGE_KEY) !== null;

const fullName = (user: User) => (user.user_metadata as { full_name?: string }).full_name?.trim();

/** full_name, else e-mail, else 'User'. */
export const displayNameOf = (user: User): string => fullName(user) || user.email || 'User';
