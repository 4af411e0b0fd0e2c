import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const STEP = 300;
const OVERSCAN = 900;

export interface Band {
  top: number;
  bottom: number;
}

/**
 * The part of a tall element that is on the screen or near it, in the element's own pixels. It moves in steps, so that scrolling
 * draws anew only a few times a screen. (The virtualiser library knows lanes, but no piece that spans two of them.)
 */
export function useVisibleBand(element: RefObject<HTMLElement | null>): Band {
  const [band, setBand] = useState<Band>({ top: 0, bottom: 2 * OVERSCAN });
  useEffect(() => {
    const look = () => {
      if (!element.current) return;
      const above = -element.current.getBoundingClientRect().top;
      const top = Math.floor((above - OVERSCAN) / STEP) * STEP;
      const bottom = Math.ceil((above + window.innerHeight + OVERSCAN) / STEP) * STEP;
      setBand((current) => (current.top === top && current.bottom === bottom ? current : { top, bottom }));
    };
    look();
    // Whichever element scrolls: its event is caught on the way down.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [element]);
  return band;
}
