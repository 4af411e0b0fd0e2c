import { useSession } from '@maquette/web-core';
import { useState } from 'react';

export const SMALLEST_CARD = 220;
export const LARGEST_CARD = 420;
const DEFAULT_CARD = 290;

const keyOf = (userId: string | undefined) => `designs-card-size:${userId ?? ''}`;

function read(key: string): number {
  try {
    const size = Number(localStorage.getItem(key));
    return size >= SMALLEST_CARD && size <= LARGEST_CARD ? size : DEFAULT_CARD;
  } catch {
    return DEFAULT_CARD;
  }
}

/** The least width of a card, in pixels: a choice of the user, kept in this browser. */
export function useCardSize(): [number, (size: number) => void] {
  const { user } = useSession();
  const key = keyOf(user?.id);
  const [size, setSize] = useState(() => read(key));
  const store = (next: number) => {
    setSize(next);
    try {
      localStorage.setItem(key, String(next));
    } catch {
      // A browser that refuses storage still shows the choice.
    }
  };
  return [size, store];
}
