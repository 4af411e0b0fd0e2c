import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where somebody was in the list. */
export interface Place {
  scroll: number;
  /** How many rows have to be there for it. */
  rows: number;
  /** The row that had the focus. */
  id: string | undefined;
}

/** By history entry: the same address visited twice has two places. */
const places = new Map<string, Place>();

/** The place in which this history entry was left, when it was reached by Back or Forward. */
export function useReturnPlace(): Place | undefined {
  const { key } = useLocation();
  const returning = String(useNavigationType()) === 'POP';
  return returning ? places.get(key) : undefined;
}

/** How many of the rows reach down to a screen below what is seen. */
function rowsSeen(loaded: number): number {
  const { scrollHeight } = document.documentElement;
  return Math.ceil(loaded * Math.min(1, (window.scrollY + 2 * window.innerHeight) / scrollHeight));
}

/** Notes the place as it changes, and scrolls to the one that is returned to. Call it where the list is drawn. */
export function useKeptPlace(
  returnedTo: Place | undefined,
  { activeId, loaded }: { activeId: string | undefined; loaded: number },
): void {
  const { key } = useLocation();

  // Once, when the list appears: the place moves on while it is scrolled.
  const start = useRef(returnedTo);
  useLayoutEffect(() => {
    if (start.current) window.scrollTo(0, start.current.scroll);
  }, []);

  const now = useRef({ activeId, loaded });
  useEffect(() => {
    now.current = { activeId, loaded };
  }, [activeId, loaded]);
  useEffect(() => {
    // Noted while scrolling: when the page goes away its height, and with it the position, is already gone.
    const note = () =>
      places.set(key, { scroll: window.scrollY, rows: rowsSeen(now.current.loaded), id: now.current.activeId });
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      places.set(key, { scroll: 0, rows: 0, ...places.get(key), id: now.current.activeId });
    };
  }, [key]);
}
