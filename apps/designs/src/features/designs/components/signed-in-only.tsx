import { useSession } from '@maquette/web-core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

const TIME_TO_READ_MS = 1_500;

/** Sends a visitor to the login page, with a word. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'visitor') return;
    const timer = setTimeout(() => void navigate('/login', { replace: true }), TIME_TO_READ_MS);
    return () => clearTimeout(timer);
  }, [status, navigate]);
  if (status === 'visitor') return <p role="status">No user logged in. Redirecting to login...</p>;
  return status === 'signed-in' && children;
}
