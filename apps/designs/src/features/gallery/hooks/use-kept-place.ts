import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Place {
  scroll: number;
  /** The card that had the focus. */
  id: string | undefined;
}

/** By history entry: the same address visited twice has two places. */
const places = new Map<string, Place>();

/**
 * Brings the user back to the same place: after Back or Forward the page scrolls to where it was when the list appears. Call it where the list is drawn.
 *
 * @returns the card that had the focus when the page was left, if it is a return
 */
export function useKeptPlace(activeId: string | undefined): string | undefined {
  const { key } = useLocation();
  const returning = String(useNavigationType()) === 'POP';
  const place = returning ? places.get(key) : undefined;

  // Once, when the list appears.
  useLayoutEffect(() => {
    if (place) window.scrollTo(0, place.scroll);
  }, []);

  const active = useRef(activeId);
  useEffect(() => {
    active.current = activeId;
  }, [activeId]);
  useEffect(() => {
    // Noted while scrolling: when the page goes away its height, and with it the position, is already gone.
    const note = () => places.set(key, { scroll: window.scrollY, id: active.current });
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      places.set(key, { scroll: places.get(key)?.scroll ?? 0, id: active.current });
    };
  }, [key]);

  return place?.id;
}
