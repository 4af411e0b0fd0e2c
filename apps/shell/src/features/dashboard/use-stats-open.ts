import { useState } from 'react';

const KEY = 'stats-open';

/** Whether the stats strip is open: as the user left it, else open where there is room. */
export function useStatsOpen() {
  const [open, setOpen] = useState(() => {
    const stored = localStorage.getItem(KEY);
    return stored === null ? window.matchMedia('(min-width: 701px)').matches : stored === 'true';
  });
  return [
    open,
    (next: boolean) => {
      localStorage.setItem(KEY, String(next));
      setOpen(next);
    },
  ] as const;
}
