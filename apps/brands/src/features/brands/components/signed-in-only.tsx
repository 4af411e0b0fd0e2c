import { useSession } from '@maquette/web-core';
import type { ReactNode } from 'react';

/** What only a signed-in user sees; a visitor is told why there is nothing. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'visitor') return <p role="status">Please log in to view your brands.</p>;
  return status === 'signed-in' && children;
}
