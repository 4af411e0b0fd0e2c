import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './index-nav.module.css';
import { Tooltip } from './tooltip';
import { VisuallyHidden } from './visually-hidden';

export interface IndexItem {
  id: string;
  label: string;
  icon?: ReactNode;
}

/** What a link or button of the list must carry. */
export interface IndexItemProps {
  className: string | undefined;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

export interface IndexNavProps<Item extends IndexItem> {
  label: string;
  items: readonly Item[];
  /** The id of the item where the user is. */
  current: string | undefined;
  /** Makes the link: `(item, props) => <Link to={item.id} {...props} />`. */
  renderItem: (item: Item, props: IndexItemProps) => ReactElement;
  /** A list (its right edge is the line that the tick crosses), icons with tooltips, or the phone's bar at the foot. */
  look?: 'list' | 'icons' | 'bar';
  className?: string;
}

/** Where one is: a tick on a line that slides between the items. */
export function IndexNav<Item extends IndexItem>({
  label,
  items,
  current,
  renderItem,
  look = 'list',
  className,
}: IndexNavProps<Item>) {
  const at = items.findIndex((item) => item.id === current);
  return (
    <nav
      aria-label={label}
      className={classNames(styles.nav, look !== 'list' && styles[look], className)}
      style={{ '--of': items.length } as CSSProperties}
    >
      {items.map((item) => {
        const link = renderItem(item, {
          className: styles.item,
          'aria-current': item.id === current ? 'page' : undefined,
          children: (
            <>
              {item.icon}
              {look === 'icons' ? <VisuallyHidden>{item.label}</VisuallyHidden> : item.label}
            </>
          ),
        });
        return look === 'icons' ? (
          <Tooltip key={item.id} label={item.label} side="right">
            {link}
          </Tooltip>
        ) : (
          <div key={item.id}>{link}</div>
        );
      })}
      {at >= 0 && <span aria-hidden className={styles.tick} style={{ '--at': at } as CSSProperties} />}
    </nav>
  );
}
