import { toast } from '@maquette/ui';
import { authClient } from '@maquette/web-core';
import { useNavigate } from 'react-router';

/** Ends this browser's session and goes to /login, without the way back to a page of the user who leaves. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { error } = await authClient().signOut({ scope: 'local' });
    if (error) {
      toast.error(`Could not log out: ${error.message}`);
      return;
    }
    toast.clear();
    await navigate('/login', { replace: true, state: null });
  };
}
