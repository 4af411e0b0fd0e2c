import { Checkbox, CopyButton, Figures, RegistrationCorners, VisuallyHidden, classNames } from '@maquette/ui';
import { Star, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { cardTexts, fullDate, shortDate } from '../../designs/card-texts';
import { isUnfinished } from '../../designs/design';
import type { Design } from '../../designs/design';
import { FROM_LIST, designPath } from '../../designs/paths';
import { designTypeLabel } from '../../designs/vocabulary';
import { useIsTouch } from '../hooks/use-media';
import type { Box } from '../masonry';
import { pictureId } from '../../designs/picture-id';
import { CardMenu } from './card-menu';
import { CardPicture } from './card-picture';
import { CardToolbar } from './card-toolbar';
import styles from './design-card.module.css';

/** From this width on there is room for the dimensions. */
const ROOMY = 420;

export interface DesignCardProps {
  design: Design;
  brandName: string;
  providerName: string;
  box: Box;
  /** From 1, among those loaded. */
  position: number;
  count: number;
  /** The one card that the Tab key reaches. */
  active: boolean;
  /** Takes the focus when it becomes active. */
  takeFocus: boolean;
  selected: boolean;
  /** Some cards are selected: a click selects instead of opening. */
  selecting: boolean;
  onActivate: (id: string) => void;
  onOpen: (id: string) => void;
  onSelect: (id: string, range: boolean) => void;
}

/** A design in the gallery: a cut piece with its caption, no box. */
export const DesignCard = memo(function DesignCard({
  design,
  brandName,
  providerName,
  box,
  position,
  count,
  active,
  takeFocus,
  selected,
  selecting,
  onActivate,
  onOpen,
  onSelect,
}: DesignCardProps) {
  const isTouch = useIsTouch();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const picture = useRef<HTMLButtonElement>(null);
  // A card that was seen unfinished shows its picture arriving.
  const wasUnfinished = useRef(false);
  useEffect(() => {
    if (isUnfinished(design)) wasUnfinished.current = true;
  }, [design]);
  useEffect(() => {
    if (takeFocus) picture.current?.focus({ preventScroll: true });
  }, [takeFocus]);

  const { headline, preview } = cardTexts(design);
  const open = () => onOpen(design.id);
  const select = () => onSelect(design.id, false);
  const press = (event: MouseEvent) => {
    if (event.shiftKey || event.metaKey || event.ctrlKey || selecting) onSelect(design.id, event.shiftKey);
    else open();
  };
  const withTools = hovered || focused;
  const hasToolbar = design.status === 'completed';
  return (
    <li
      className={styles.card}
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
      aria-posinset={position}
      aria-setsize={count}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => {
        setFocused(true);
        onActivate(design.id);
      }}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <RegistrationCorners className={classNames(styles.picture, selected && styles.selected)}>
        <div style={{ height: box.pictureHeight }}>
          <button
            ref={picture}
            id={pictureId(design.id)}
            type="button"
            className={styles.open}
            tabIndex={active ? 0 : -1}
            aria-label={design.imageUrl ? `Enlarge ${headline}` : headline}
            aria-pressed={selecting ? selected : undefined}
            onClick={press}
          />
          <CardPicture design={design} headline={headline} width={box.width} arriving={wasUnfinished.current} />
        </div>
        {(withTools || selecting) && (
          <Checkbox
            className={classNames(styles.tick, design.status === 'failed' && styles.tickAtEnd)}
            label={<VisuallyHidden>Select {headline}</VisuallyHidden>}
            checked={selected}
            onCheckedChange={select}
          />
        )}
        {withTools && !isTouch && hasToolbar && <CardToolbar design={design} onEnlarge={open} onSelect={select} />}
      </RegistrationCorners>
      <div className={styles.caption}>
        <div className={styles.name}>
          {design.favorite && <Star aria-label="Favourite" role="img" className={styles.favorite} />}
          <Link
            to={designPath(design.id)}
            state={FROM_LIST}
            className={styles.headline}
            title={design.prompt ?? undefined}
            tabIndex={active ? 0 : -1}
          >
            {headline}
          </Link>
          {withTools && design.prompt && (
            <CopyButton text={design.prompt} label="Copy prompt" className={styles.small} />
          )}
          {(isTouch || (withTools && !hasToolbar)) && (
            <CardMenu design={design} complete onEnlarge={open} onSelect={select} className={styles.small} />
          )}
        </div>
        {preview && <p className={styles.preview}>{preview}</p>}
        {design.notes?.[0] && (
          <p className={styles.note} title={design.notes.join('\n')}>
            <TriangleAlert aria-hidden />
            {design.notes[0]}
          </p>
        )}
        <Figures
          className={styles.figures}
          items={[
            <span key="brand" className={styles.brand} title={brandName}>
              {brandName}
            </span>,
            design.designType && designTypeLabel(design.designType),
            // 'Studio' for 'Studio (built in)': the line is short.
            providerName.replace(/ \(.*\)$/, ''),
            box.width > ROOMY && design.width && design.height ? `${design.width} × ${design.height}` : undefined,
            <time key="time" dateTime={design.createdAt} title={fullDate(design.createdAt)}>
              {shortDate(design.createdAt)}
            </time>,
          ]}
        />
      </div>
    </li>
  );
});
