import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { forgetTextWidths, measurePiece } from './caption-height';
import type { PieceShape } from './caption-height';
import { layOut } from './masonry';
import type { Box } from './masonry';
import styles from './piece-grid.module.css';
import { useGridKeys } from './use-grid-keys';
import type { PieceSelection } from './use-grid-keys';
import { useVisibleBand } from './use-visible-band';
import { useWidth } from './use-width';

/** So long a press on what has just moved is taken to be meant for what stood there before. */
const SETTLING_MS = 600;

/** What the wall tells each piece: where it stands and how it is to look. All of it goes to `PieceCard`. */
export interface PiecePlace {
  box: Box;
  /** From 1, among those loaded. */
  position: number;
  count: number;
  /** The one piece that the Tab key reaches. */
  active: boolean;
  /** Takes the focus when it becomes active. */
  takeFocus: boolean;
  selected: boolean;
  /** Some pieces are selected: a click selects instead of opening. */
  selecting: boolean;
  onActivate: (id: string) => void;
  /** Chooses the piece, or with `range` all up to it; undefined where nothing can be chosen. */
  onSelect: ((id: string, range: boolean) => void) | undefined;
}

export interface PieceGridProps<Item extends { id: string }> {
  /** What stands on the wall: 'Designs'. */
  label: string;
  items: readonly Item[];
  /** A column is at least so wide, in CSS pixels; there are as many as fit. */
  pieceWidth: number;
  /** A constant function of the module: the layout is reckoned anew when it changes. */
  shapeOf: (item: Item) => PieceShape;
  /** Draws a `PieceCard` with all of `place`. A memoised component, so that only what changed is drawn again. */
  renderPiece: (item: Item, place: PiecePlace) => ReactNode;
  /** The piece that the Tab key reaches, else the first: see `useActivePiece`. */
  activeId: string | undefined;
  onActivate: (id: string) => void;
  selection?: PieceSelection | undefined;
  /** A key that the wall does not know, pressed once, on the piece that has the focus. */
  onKey?: ((event: KeyboardEvent, item: Item) => void) | undefined;
  /** An arrow wants to go on from the last piece. */
  onNearEnd?: (() => void) | undefined;
  /** Called when scrolling has come near the end. */
  onEndShown?: (() => void) | undefined;
}

/** Pieces as masonry, uncropped; only those on or near the screen are drawn, and the one that has the focus. */
export function PieceGrid<Item extends { id: string }>({
  label,
  items,
  pieceWidth,
  shapeOf,
  renderPiece,
  activeId,
  onActivate,
  selection,
  onKey,
  onNearEnd,
  onEndShown,
}: PieceGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list, 1196);
  const band = useVisibleBand(list);
  const fonts = useFontsLoaded();

  const { boxes, height } = useMemo(
    () => layOut(items, width, pieceWidth, (item, at) => measurePiece(shapeOf(item), at)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `fonts`: text is measured anew once its font is there
    [items, width, pieceWidth, shapeOf, fonts],
  );
  const settling = useSettling(items, boxes);
  const indexById = useMemo(() => new Map(items.map(({ id }, index) => [id, index])), [items]);
  const activeIndex = (activeId === undefined ? undefined : indexById.get(activeId)) ?? 0;
  const { focusedId, onFocusTaken, onKeyDown } = useGridKeys({
    items,
    boxes,
    list,
    activeIndex,
    selection,
    onActivate,
    onNearEnd,
    onKey,
  });

  const endIsShown = band.bottom >= height;
  useEffect(() => {
    if (endIsShown) onEndShown?.();
  }, [endIsShown, onEndShown]);

  const { toggle, extendTo } = selection ?? {};
  const onSelect = useMemo(
    () => toggle && extendTo && ((id: string, range: boolean) => (range ? extendTo(id) : toggle(id))),
    [toggle, extendTo],
  );
  return (
    // The keys act on the piece that has the focus, which is a control of its own.
    <ul
      ref={list}
      aria-label={label}
      className={styles.grid}
      style={{ height, pointerEvents: settling ? 'none' : undefined }}
      onKeyDown={onKeyDown}
      onFocus={onFocusTaken}
    >
      {items.map((item, index) => {
        const box = boxes[index];
        const shown =
          box && (index === activeIndex || (box.top < band.bottom && box.top + box.height > band.top))
            ? box
            : undefined;
        return (
          shown && (
            <Fragment key={item.id}>
              {renderPiece(item, {
                box: shown,
                position: index + 1,
                count: items.length,
                active: index === activeIndex,
                takeFocus: item.id === focusedId,
                selected: selection?.ids.has(item.id) ?? false,
                selecting: (selection?.ids.size ?? 0) > 0,
                onActivate,
                onSelect,
              })}
            </Fragment>
          )
        );
      })}
    </ul>
  );
}

/** True for a moment after pieces that stood on the wall have moved: what comes under the pointer then is not what somebody aims at. */
function useSettling(items: readonly { id: string }[], boxes: readonly Box[]): boolean {
  const [settling, setSettling] = useState(false);
  const before = useRef(new Map<string, Box>());
  useLayoutEffect(() => {
    const now = new Map(items.flatMap(({ id }, index) => (boxes[index] ? [[id, boxes[index]] as const] : [])));
    const moved = [...before.current].some(([id, { left, top, width }]) => {
      const box = now.get(id);
      return box !== undefined && (box.left !== left || box.top !== top || box.width !== width);
    });
    before.current = now;
    if (moved) setSettling(true);
  }, [items, boxes]);
  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => setSettling(false), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [settling, boxes]);
  return settling;
}

/** Counts up when the page's fonts have arrived. */
function useFontsLoaded(): number {
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const fonts = (document as Partial<Document>).fonts;
    if (!fonts || fonts.status === 'loaded') return;
    const measureAnew = () => {
      forgetTextWidths();
      setLoads((count) => count + 1);
    };
    fonts.addEventListener('loadingdone', measureAnew);
    return () => fonts.removeEventListener('loadingdone', measureAnew);
  }, []);
  return loads;
}
