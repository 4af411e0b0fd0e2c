import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { authClient } from './auth-client';

/** Of a session that the service refused: the user has to log in again. */
export class SessionRefusedError extends Error {
  constructor() {
    super('Authentication failed. Please try logging in again.');
  }
}

/**
 * Asks the authentication service whether the stored session still holds.
 *
 * @throws SessionRefusedError when it does not; the session is then removed here, so that nothing goes round in a circle
 * @throws Error 'Could not fetch user data: {message}' when the service could not be asked; the session is kept
 */
export async function verifySession(): Promise<void> {
  const auth = authClient();
  const { error } = await auth.getUser();
  if (!error) return;
  if (isAuthRetryableFetchError(error)) throw new Error(`Could not fetch user data: ${error.message}`);
  await auth.signOut({ scope: 'local' });
  throw new SessionRefusedError();
}
