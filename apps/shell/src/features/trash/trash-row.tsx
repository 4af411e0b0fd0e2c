import {
  Button,
  Checkbox,
  Figures,
  IconButton,
  Menu,
  VisuallyHidden,
  classNames,
  useIsPhone,
  useIsTouch,
} from '@maquette/ui';
import { Ellipsis, Trash2, Undo2 } from '@maquette/ui/icons';
import { plateOf } from '@maquette/ui/documents';
import { memo } from 'react';
import type { MouseEvent } from 'react';
import type { TrashItem } from './trash-list';
import { kindOf, timeLeft } from './trash-texts';
import styles from './trash.module.css';

const DATE = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface TrashRowProps {
  item: TrashItem;
  selected: boolean;
  onSelect: (id: string, range: boolean) => void;
  onRestore: (items: readonly TrashItem[]) => void;
  onPurge: (items: readonly TrashItem[]) => void;
}

/** A thing in the trash: what it looked like, what it was, how long it can still be restored. */
export const TrashRow = memo(function TrashRow({ item, selected, onSelect, onRestore, onPurge }: TrashRowProps) {
  const isTouch = useIsTouch();
  const isPhone = useIsPhone();
  const kind = kindOf(item.type);
  const title = item.title.trim() || `${kind} without a name`;
  const selectRange = (event: MouseEvent) => {
    if (!event.shiftKey) return;
    // the box would choose this one alone
    event.preventDefault();
    onSelect(item.id, true);
  };
  return (
    <li className={classNames(styles.row, selected && styles.chosen)} onClickCapture={selectRange}>
      <Checkbox
        className={styles.tick}
        label={<VisuallyHidden>Select {title}</VisuallyHidden>}
        checked={selected}
        onCheckedChange={() => onSelect(item.id, false)}
      />
      <Picture item={item} />
      <div className={styles.words}>
        <h2 className={styles.title} title={title}>
          {title}
        </h2>
        <Figures
          items={[
            kind,
            timeLeft(item.purgedAt),
            // the line is short there
            isPhone ? undefined : (
              <time key="deleted" dateTime={item.deletedAt}>
                Deleted {DATE.format(new Date(item.deletedAt))}
              </time>
            ),
          ]}
        />
      </div>
      {isTouch || isPhone ? (
        <Menu
          label={title}
          trigger={
            <IconButton label={`Actions for ${title}`} tooltip={false}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
          items={[
            { label: 'Restore', icon: <Undo2 aria-hidden />, onSelect: () => onRestore([item]) },
            {
              label: 'Delete for good',
              icon: <Trash2 aria-hidden />,
              critical: true,
              divided: true,
              onSelect: () => onPurge([item]),
            },
          ]}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden />}
            aria-label={`Restore ${title}`}
            onClick={() => onRestore([item])}
          >
            Restore
          </Button>
          <IconButton
            label="Delete for good"
            className={styles.purge}
            aria-description={title}
            onClick={() => onPurge([item])}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      )}
    </li>
  );
});

/** The picture, whole, in a frame that is the same for every row; a brand's plate, as small; nothing where the thing is neither. */
function Picture({ item: { type, title, picture } }: { item: TrashItem }) {
  if (!picture)
    return (
      <span aria-hidden className={styles.picture}>
        {type === 'brand' && <span className={styles.plate} style={{ background: plateOf(title).background }} />}
      </span>
    );
  const { width, height, averageColor, thumbnailUrl } = picture;
  return (
    <span aria-hidden className={styles.picture}>
      <img
        src={thumbnailUrl}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        style={{ backgroundColor: averageColor, aspectRatio: `${width} / ${height}` }}
        // its colour stays where the address has run out
        onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
      />
    </span>
  );
}
