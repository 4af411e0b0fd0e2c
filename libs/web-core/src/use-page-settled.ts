import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What was answered is drawn first, and its pictures are on their way. */
const AFTER_MS = 500;
/** A page that has asked nothing by then asks nothing, or is so slow that what can wait has waited enough. */
const AT_MOST_MS = 5_000;

/** False until what the page asks for, once it is `shown`, has been answered; from then on there is room for what can wait. */
export function usePageSettled(shown: boolean): boolean {
  const client = useQueryClient();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!shown) return;
    let asked = false;
    const settleIn = (ms: number) => setTimeout(() => setSettled(true), ms);
    let timer = settleIn(AT_MOST_MS);
    const unsubscribe = client.getQueryCache().subscribe(() => {
      if (client.isFetching() > 0) {
        asked = true;
        clearTimeout(timer);
      } else if (asked) {
        unsubscribe();
        timer = settleIn(AFTER_MS);
      }
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [client, shown]);
  return settled;
}
