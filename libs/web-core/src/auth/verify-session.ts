import { UserFacingError } from '@maquette/ui';
import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { askClient, endRefusedSession } from './auth-client';

/**
 * Asks the authentication service whether the stored session still holds. When it does not, the session is ended here: were it kept,
 * the login page would send its owner back to the dashboard, and so on in a circle.
 *
 * @throws UserFacingError 'Could not fetch user data: {message}' when the service could not be asked; the session is kept
 */
export async function verifySession(): Promise<true> {
  const { error } = await askClient((client) => client.getUser());
  if (error && isAuthRetryableFetchError(error)) {
    const why = error.status
      ? 'the server did not answer as it should. Please try again.'
      : 'the server could not be reached. Please check your connection and try again.';
    throw new UserFacingError(`Could not fetch user data: ${why}`, { cause: error });
  }
  if (error) await endRefusedSession();
  return true;
}
