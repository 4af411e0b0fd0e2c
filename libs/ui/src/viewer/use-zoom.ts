import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FITTED, frameOf, isCut, percentOf, stepped, zoomedTo } from './zoom';
import type { Frame, Point, Size, View } from './zoom';

export const MARGIN = 24;
/** A stage that is not wider has no room to leave free. */
const NARROW = 700;
/** The proportion that stands in for one which is not known yet, in pixels. */
const UNKNOWN: Size = { width: 1600, height: 1200 };

/** The inner size of the element that `ref` is given to, in CSS pixels, as it changes; undefined until there is one. */
export function useSize(): { ref: (element: HTMLElement | null) => void; size: Size | undefined } {
  const [size, setSize] = useState<Size>();
  const observer = useRef<ResizeObserver>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    observer.current = new ResizeObserver(measure);
    observer.current.observe(element);
  }, []);
  return { ref, size: size?.width ? size : undefined };
}

/**
 * The place of a picture on the element that `ref` is given to.
 *
 * @param margin left free around it while it is shown whole, in CSS pixels; without it as much as a stage of that width can spare
 */
export function useFrame(
  picture: Partial<Size>,
  margin?: number,
): { ref: (element: HTMLElement | null) => void; frame: Frame } {
  const { ref, size: stage } = useSize();
  const size = { width: picture.width ?? UNKNOWN.width, height: picture.height ?? UNKNOWN.height };
  const room = stage ?? size;
  const free = stage ? (margin ?? (room.width > NARROW ? MARGIN : 0)) : 0;
  return { ref, frame: frameOf(room, size, free, window.devicePixelRatio || 1) };
}

export interface Zoom {
  view: View;
  /** Whether the view glides to where it is: after a step, not while a finger or the wheel leads it. */
  gliding: boolean;
  setView: (change: (view: View) => View, gliding?: boolean) => void;
  /** Between the whole picture and 100 %, or twice that where both are the same; `at` stays where it is. */
  toggle: (at: Point) => void;
  step: (up: boolean) => void;
  fit: () => void;
  full: () => void;
  /** In per cent, rounded. */
  percent: number;
  isFit: boolean;
  isFull: boolean;
  canStep: { up: boolean; down: boolean };
  /** Some of the picture is outside of its stage. */
  isCut: boolean;
  /** Plus, minus, 0 and 1. @returns whether the key was one of them */
  onKey: (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) => boolean;
}

/**
 * How a picture is seen, or several in the same way.
 *
 * @param frame of the picture whose pixels are counted
 * @param subject begins anew with the whole picture when it changes
 */
export function useZoom(frame: Frame, subject?: unknown): Zoom {
  const [{ view, gliding, of }, set] = useState({ view: FITTED, gliding: false, of: subject });
  if (of !== subject) set({ view: FITTED, gliding: false, of: subject });
  const latest = useRef(frame);
  useLayoutEffect(() => {
    latest.current = frame;
  });

  const setView = useCallback(
    (change: (view: View) => View, glides = false) =>
      set((current) => ({ ...current, view: change(current.view), gliding: glides })),
    [],
  );
  const step = useCallback((up: boolean) => setView((now) => stepped(now, up, latest.current), true), [setView]);
  const fit = useCallback(() => setView(() => FITTED, true), [setView]);
  const full = useCallback(() => setView((now) => zoomedTo(now, latest.current.full, latest.current), true), [setView]);
  const toggle = useCallback(
    (at: Point) =>
      setView((now) => {
        const { current } = latest;
        if (!isFitted(now)) return FITTED;
        return zoomedTo(now, Math.abs(current.full - 1) < 0.01 ? 2 : current.full, current, at);
      }, true),
    [setView],
  );
  const onKey: Zoom['onKey'] = ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return false;
    if (key === '+' || key === '=') step(true);
    else if (key === '-') step(false);
    else if (key === '0') fit();
    else if (key === '1') full();
    else return false;
    return true;
  };
  const moves = (up: boolean) => stepped(view, up, frame).factor !== view.factor;
  return {
    view,
    gliding,
    setView,
    toggle,
    step,
    fit,
    full,
    percent: Math.round(percentOf(view, frame)),
    isFit: isFitted(view),
    isFull: Math.abs(view.factor / frame.full - 1) < 0.005,
    canStep: { up: moves(true), down: moves(false) },
    isCut: isCut(view, frame),
    onKey,
  };
}

const isFitted = ({ factor }: View) => Math.abs(factor - 1) < 0.005;
