import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { askClient, endRefusedSession } from './auth-client';

/**
 * Asks the authentication service whether the stored session still holds. When it does not, the session is ended here: were it kept,
 * the login page would send its owner back to the dashboard, and so on in a circle.
 *
 * @throws Error 'Could not fetch user data: {message}' when the service could not be asked; the session is kept
 */
export async function verifySession(): Promise<true> {
  const { error } = await askClient((client) => client.getUser());
  if (error && isAuthRetryableFetchError(error)) {
    // of an answer without a sentence of its own the library makes '{}'
    throw new Error(
      `Could not fetch user data: ${error.message === '{}' ? 'the server did not answer as it should.' : error.message}`,
    );
  }
  if (error) await endRefusedSession();
  return true;
}
