// Through the package's door: this module is built into each remote, and must take what the page already carries.
import { Checkbox, Figures, RegistrationCorners, VisuallyHidden, classNames, useIsTouch } from '@maquette/ui';
import { TriangleAlert } from '../icons';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent, MouseEvent, ReactNode } from 'react';
import styles from './piece-card.module.css';
import type { PiecePlace } from './piece-grid';
import { pictureId } from './picture-id';

export interface PieceCardProps extends PiecePlace {
  id: string;
  /** One line under the picture; whole in `title`. */
  name: string;
  /** Draws the name, as a link for example. */
  renderName: (props: { className: string | undefined; tabIndex: 0 | -1; children: string }) => ReactNode;
  /** A small icon before the name: a star. */
  mark?: ReactNode;
  /** Two lines under the name. It has to be the `preview` of the piece's shape. */
  preview?: string | undefined;
  /** What is to be known of the piece: a small mark says that there is something. */
  notes?: readonly string[] | undefined;
  /** Tape figures: brand, type, time. The first gives way where it is long. */
  figures: readonly ReactNode[];
  /** What fills the place of the picture, at the height that was reserved. */
  picture: ReactNode;
  /** The accessible name of the picture, which is a button: 'Enlarge A cup'. */
  pressLabel: string;
  onPress: (id: string) => void;
  /** A `PieceToolbar`: on the picture while the pointer or the focus is on the piece, not on touch. */
  toolbar?: ReactNode;
  /** The actions under one button in the line of the name: on touch, and while there is no toolbar. */
  menu?: ReactNode;
  /** More small buttons in the line of the name while the pointer or the focus is on the piece. */
  nameActions?: ReactNode;
  /** The piece can be dragged somewhere: says what goes along. */
  onDragStart?: ((event: DragEvent<HTMLLIElement>) => void) | undefined;
  /** Something is written at the head of the picture's place: the tick stands beside it. */
  tickAtEnd?: boolean;
}

/** A piece on the wall: a cut sheet with its caption, no box. */
export function PieceCard({
  id,
  name,
  renderName,
  mark,
  preview,
  notes,
  figures,
  picture,
  pressLabel,
  onPress,
  toolbar,
  menu,
  nameActions,
  tickAtEnd,
  onDragStart,
  box,
  position,
  count,
  active,
  takeFocus,
  selected,
  selecting,
  onActivate,
  onSelect,
}: PieceCardProps) {
  const isTouch = useIsTouch();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeFocus) button.current?.focus({ preventScroll: true });
  }, [takeFocus]);

  const press = (event: MouseEvent) => {
    if (onSelect && (event.shiftKey || event.metaKey || event.ctrlKey || selecting)) onSelect(id, event.shiftKey);
    else onPress(id);
  };
  const withTools = hovered || focused;
  const tabIndex = active ? 0 : -1;
  const [first, ...others] = figures;
  return (
    <li
      className={styles.card}
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
      aria-posinset={position}
      aria-setsize={count}
      draggable={onDragStart ? true : undefined}
      onDragStart={onDragStart}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => {
        setFocused(true);
        onActivate(id);
      }}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <RegistrationCorners className={classNames(styles.picture, selected && styles.selected)}>
        <div style={{ height: box.pictureHeight }}>
          <button
            ref={button}
            id={pictureId(id)}
            type="button"
            className={styles.open}
            tabIndex={tabIndex}
            aria-label={pressLabel}
            aria-pressed={selecting ? selected : undefined}
            onClick={press}
          />
          {picture}
        </div>
        {onSelect && (withTools || selecting) && (
          <Checkbox
            className={classNames(styles.tick, tickAtEnd && styles.tickAtEnd)}
            label={<VisuallyHidden>Select {name}</VisuallyHidden>}
            checked={selected}
            onCheckedChange={() => onSelect(id, false)}
          />
        )}
        {withTools && !isTouch && toolbar}
      </RegistrationCorners>
      <div className={styles.caption}>
        <div className={styles.name}>
          {mark}
          {renderName({ className: styles.headline, tabIndex, children: name })}
          {notes && notes.length > 0 && (
            <span role="img" aria-label={notes.join(' ')} title={notes.join('\n')} className={styles.note}>
              <TriangleAlert aria-hidden />
            </span>
          )}
          {/* It goes when the toolbar comes, and nothing moves for it. */}
          {!isTouch && withTools && !toolbar && menu}
          {withTools && nameActions}
          {isTouch && menu}
        </div>
        {preview && <p className={styles.preview}>{preview}</p>}
        <Figures
          className={styles.figures}
          items={[
            first && (
              <span key="first" className={styles.first} title={typeof first === 'string' ? first : undefined}>
                {first}
              </span>
            ),
            ...others,
          ]}
        />
      </div>
    </li>
  );
}
