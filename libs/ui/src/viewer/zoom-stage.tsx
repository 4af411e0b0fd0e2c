import { useCallback, useEffect, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Zoom } from './use-zoom';
import { FITTED, isCut, panned, zoomedTo } from './zoom';
import type { Frame, Point } from './zoom';
import styles from './zoom-stage.module.css';

/** A finger that went so far, in CSS pixels, or so fast, per millisecond, has swiped. */
const SWIPE = 60;
const FLICK = 0.5;
/** Two taps within so many milliseconds and pixels are one double tap. */
const TAP_MS = 300;
const TAP_PX = 24;

interface ZoomStageProps {
  zoom: Zoom;
  frame: Frame;
  /** From `useFrame`. */
  stageRef: (element: HTMLElement | null) => void;
  /** The finger of a picture that is shown whole went sideways: 1 for the next one, -1 for the one before. */
  onSwipe?: ((step: 1 | -1) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

interface Finger extends Point {
  startX: number;
  startY: number;
  startedAt: number;
}

const distance = ([one, other]: readonly Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);
const between = ([one, other]: readonly Point[]): Point =>
  one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : (one ?? { x: 0, y: 0 });

/** A picture that the wheel and two fingers zoom, a double click or tap enlarges, and a drag moves. */
export function ZoomStage({ zoom, frame, stageRef, onSwipe, className, children }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Finger>());
  const lastTap = useRef<Point & { at: number }>(undefined);
  const pointer = useRef('mouse');
  const [swiped, setSwiped] = useState(0);
  const { view, gliding, setView, toggle } = zoom;
  const cut = isCut(view, frame);

  /** From the middle of the stage. */
  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  };

  const latest = useRef({ frame, place, setView });
  useEffect(() => {
    latest.current = { frame, place, setView };
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // React's own listener is passive: the page would zoom as well.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { frame, place, setView } = latest.current;
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // Pinching a touchpad arrives as small steps with Ctrl.
      const by = Math.exp((-event.deltaY * lines * (event.ctrlKey ? 5 : 1)) / 500);
      setView((now) => zoomedTo(now, now.factor * by, frame, place(event)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pointer.current = event.pointerType;
    stage.current?.setPointerCapture?.(event.pointerId);
    const at = place(event);
    fingers.current.set(event.pointerId, { ...at, startX: at.x, startY: at.y, startedAt: event.timeStamp });
    setSwiped(0);
  };
  const onPointerMove = (event: PointerEvent) => {
    const finger = fingers.current.get(event.pointerId);
    if (!finger) return;
    const before = [...fingers.current.values()].map(({ x, y }) => ({ x, y }));
    Object.assign(finger, place(event));
    const after = [...fingers.current.values()];
    const [from, to] = [between(before), between(after)];
    const moved = { x: to.x - from.x, y: to.y - from.y };
    if (after.length > 1) {
      const by = distance(after) / (distance(before) || 1);
      setView((now) => panned(zoomedTo(now, now.factor * by, frame, from), moved, frame));
    } else if (cut) setView((now) => panned(now, moved, frame));
    else if (onSwipe && event.pointerType !== 'mouse') setSwiped(finger.x - finger.startX);
  };
  const onPointerUp = (event: PointerEvent) => {
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    setSwiped(0);
    if (!finger || fingers.current.size > 0 || event.type === 'pointercancel' || event.pointerType === 'mouse') return;
    const [dx, dy, took] = [finger.x - finger.startX, finger.y - finger.startY, event.timeStamp - finger.startedAt];
    const sideways = Math.abs(dx) > 1.5 * Math.abs(dy);
    if (onSwipe && !cut && sideways && (Math.abs(dx) > SWIPE || (Math.abs(dx) > 16 && Math.abs(dx) / took > FLICK))) {
      onSwipe(dx < 0 ? 1 : -1);
    } else if (Math.hypot(dx, dy) < TAP_PX) tap(finger, event.timeStamp);
  };
  const tap = ({ x, y }: Point, at: number) => {
    const last = lastTap.current;
    const isSecond = last && at - last.at < TAP_MS && Math.hypot(x - last.x, y - last.y) < TAP_PX;
    lastTap.current = isSecond ? undefined : { x, y, at };
    if (isSecond) toggle({ x, y });
  };

  const shown = { width: frame.fitted.width * view.factor, height: frame.fitted.height * view.factor };
  const offset = { x: (FITTED.x - view.x) * shown.width + swiped, y: (FITTED.y - view.y) * shown.height };
  const picture: CSSProperties = {
    inlineSize: shown.width,
    blockSize: shown.height,
    transform: `translate(-50%, -50%) translate(${offset.x}px, ${offset.y}px)`,
  };
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      stage.current = element;
      stageRef(element);
    },
    [stageRef],
  );
  return (
    <div
      ref={ref}
      className={classNames(styles.stage, className)}
      data-movable={cut ? '' : undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      // A finger's double tap is told by tap().
      onDoubleClick={(event) => pointer.current === 'mouse' && toggle(place(event))}
    >
      <div className={styles.place} data-gliding={gliding ? '' : undefined} style={picture}>
        {children}
      </div>
    </div>
  );
}
