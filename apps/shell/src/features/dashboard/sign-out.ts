import { toast } from '@maquette/ui';
import { accepted, authClient, messageOf } from '@maquette/web-core';

/** Ends this browser's session; the guard then shows /login. */
export async function signOut(): Promise<void> {
  try {
    await accepted(authClient().signOut({ scope: 'local' }));
    toast.clear();
  } catch (error) {
    toast.error(messageOf(error, 'You could not be logged out. Please check your connection and try again.'));
  }
}
