import type { Selection } from '@maquette/web-core/lists';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Design } from '../../designs/design';
import { useBrandName } from '../../designs/hooks/use-brand-name';
import { useProviderName } from '../../designs/hooks/use-provider-name';
import { forgetTextWidths, measureCard } from '../caption-height';
import { useGridKeys } from '../hooks/use-grid-keys';
import { useVisibleBand } from '../hooks/use-visible-band';
import { useWidth } from '../hooks/use-width';
import { layOut } from '../masonry';
import { DesignCard } from './design-card';
import styles from './gallery-grid.module.css';

interface GalleryGridProps {
  designs: readonly Design[];
  cardSize: number;
  selection: Selection<Design>;
  activeId: string | undefined;
  onActivate: (id: string) => void;
  onOpen: (id: string) => void;
  onNearEnd: () => void;
  /** Called when scrolling has come near the end of the grid. */
  onEndShown: (() => void) | undefined;
}

/** The cards as masonry; only those on or near the screen are drawn, and the one that has the focus. */
export function GalleryGrid({
  designs,
  cardSize,
  selection,
  activeId,
  onActivate,
  onOpen,
  onNearEnd,
  onEndShown,
}: GalleryGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list, 1196);
  const band = useVisibleBand(list);
  const brandName = useBrandName(designs);
  const providerName = useProviderName();
  const fonts = useFontsLoaded();

  const { boxes, height } = useMemo(
    () => layOut(designs, width, cardSize, measureCard),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `fonts`: text is measured anew once its font is there
    [designs, width, cardSize, fonts],
  );
  const indexById = useMemo(() => new Map(designs.map(({ id }, index) => [id, index])), [designs]);
  const activeIndex = (activeId === undefined ? undefined : indexById.get(activeId)) ?? 0;
  const { focusedId, onFocusTaken, onKeyDown } = useGridKeys({
    designs,
    boxes,
    list,
    activeIndex,
    selection,
    onActivate,
    onNearEnd,
  });

  const endIsShown = band.bottom >= height;
  useEffect(() => {
    if (endIsShown) onEndShown?.();
  }, [endIsShown, onEndShown]);

  const visible = boxes.flatMap((box, index) =>
    index === activeIndex || (box.top < band.bottom && box.top + box.height > band.top) ? [index] : [],
  );
  const { toggle, extendTo } = selection;
  const onSelect = useMemo(
    () => (id: string, range: boolean) => (range ? extendTo(id) : toggle(id)),
    [toggle, extendTo],
  );
  return (
    // The keys act on the card that has the focus, which is a control of its own.
    <ul
      ref={list}
      aria-label="Designs"
      className={styles.grid}
      style={{ height }}
      onKeyDown={onKeyDown}
      onFocus={onFocusTaken}
    >
      {visible.map((index) => {
        const design = designs[index];
        const box = boxes[index];
        return (
          design &&
          box && (
            <DesignCard
              key={design.id}
              design={design}
              brandName={brandName(design)}
              providerName={providerName(design.provider)}
              box={box}
              position={index + 1}
              count={designs.length}
              active={index === activeIndex}
              takeFocus={design.id === focusedId}
              selected={selection.ids.has(design.id)}
              selecting={selection.ids.size > 0}
              onActivate={onActivate}
              onOpen={onOpen}
              onSelect={onSelect}
            />
          )
        );
      })}
    </ul>
  );
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
