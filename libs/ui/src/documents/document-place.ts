import { useCallback, useEffect, useRef, useState } from 'react';

/** The band of the window in which a section counts as the one in view: it begins 20 % from the top and ends 70 % from the bottom. */
const BAND_TOP = 0.2;
const BAND_BOTTOM = 0.3;

interface Box {
  top: number;
  bottom: number;
}

/** What of a document is in view: the last section that the band meets, and how far down that section the band's top is (0 to 1). */
export function placeIn(sections: readonly Box[], windowHeight: number): { at: number; within: number } | undefined {
  const [from, to] = [windowHeight * BAND_TOP, windowHeight * BAND_BOTTOM];
  const at = sections.findLastIndex(({ top, bottom }) => top <= to && bottom >= from);
  const section = sections[at];
  if (!section) return undefined;
  const within = (from - section.top) / Math.max(1, section.bottom - section.top);
  return { at, within: Math.min(1, Math.max(0, within)) };
}

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
let letGo = () => {};

/**
 * Takes the reader to a section, with the focus on its heading. Faces and pictures that come late change the height of what stands above
 * it: it is held in its place until the reader moves.
 */
export function goToSection(id: string, how: 'smooth' | 'at once' = 'smooth'): void {
  letGo();
  const section = document.getElementById(id);
  if (!section) return;
  const still = how === 'at once' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });

  let isThere = still;
  // an animation under way is led to where the section is now
  const lead = () => section.scrollIntoView({ behavior: isThere ? 'auto' : 'smooth', block: 'start' });
  const arrive = () => {
    isThere = true;
    lead();
  };
  const observer = new ResizeObserver(lead);
  observer.observe(section.parentElement ?? section);
  document.addEventListener('scrollend', arrive, { capture: true, once: true });
  letGo = () => {
    observer.disconnect();
    document.removeEventListener('scrollend', arrive, { capture: true });
    for (const move of MOVES) window.removeEventListener(move, letGo, { capture: true });
  };
  for (const move of MOVES) window.addEventListener(move, letGo, { passive: true, capture: true });
}

/**
 * Follows the reader through the sections with these ids, which stand in the page in this order.
 *
 * @param onPlace hears where the reader is, in sections from the first (2.5 is the middle of the third); it runs with each frame of a scroll
 * @returns the section in view, and what takes the reader to another
 */
export function useDocumentPlace(ids: readonly string[], onPlace: (sections: number) => void) {
  const [current, setCurrent] = useState(ids[0]);
  const goingTo = useRef<string>(undefined);
  const latest = useRef(onPlace);
  useEffect(() => {
    latest.current = onPlace;
  });

  const key = ids.join('\n');
  useEffect(() => {
    const sections = () => key.split('\n').map((id) => document.getElementById(id)?.getBoundingClientRect());
    let frame = 0;
    const look = () => {
      frame = 0;
      const boxes = sections().map((box) => box ?? { top: Infinity, bottom: Infinity });
      const place = placeIn(boxes, window.innerHeight);
      if (!place) return;
      latest.current(place.at + place.within);
      // On the way to a section that was asked for those between are not where the reader is.
      if (!goingTo.current) setCurrent(key.split('\n')[place.at]);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const arrived = () => {
      goingTo.current = undefined;
    };
    look();
    document.addEventListener('scroll', soon, { passive: true, capture: true });
    document.addEventListener('scrollend', arrived, { capture: true });
    window.addEventListener('wheel', arrived, { passive: true });
    window.addEventListener('touchmove', arrived, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', soon, { capture: true });
      document.removeEventListener('scrollend', arrived, { capture: true });
      window.removeEventListener('wheel', arrived);
      window.removeEventListener('touchmove', arrived);
      window.removeEventListener('resize', soon);
    };
  }, [key]);

  const goTo = useCallback((id: string) => {
    if (!document.getElementById(id)) return;
    goingTo.current = id;
    setCurrent(id);
    goToSection(id);
  }, []);

  return { current, goTo };
}
