import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The inner width of an element; `fallback` until it has been measured. */
export function useWidth(element: RefObject<HTMLElement | null>, fallback: number): number {
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = () => setWidth(element.current?.clientWidth || fallback);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, fallback]);
  return width;
}
