import { toast } from '@maquette/ui';
import { authClient } from '@maquette/web-core';

/** Ends this browser's session; the guard then shows /login. */
export async function signOut(): Promise<void> {
  const { error } = await authClient().signOut({ scope: 'local' });
  if (error) toast.error(`Could not log out: ${error.message}`);
  else toast.clear();
}
