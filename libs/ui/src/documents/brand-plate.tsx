import { classNames } from '@maquette/ui';
import type { ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import styles from './brand-plate.module.css';
import { plateOf } from './colour';

export interface BrandPlateProps {
  name: string;
  /** The link that the whole plate is; its words are the name. `<Link to="…" />` */
  link?: ReactElement<{ children?: ReactNode }>;
  /** One picture of the brand, or two on a large plate; whole, whatever their proportion. */
  children?: ReactNode;
  /** Over two columns, for the newest brand. */
  large?: boolean;
  className?: string;
}

/** A brand as a plate of the colour that its name gives, with the name as its heading. */
export function BrandPlate({ name, link, children, large, className }: BrandPlateProps) {
  const { background, ink } = plateOf(name);
  return (
    <div
      className={classNames(styles.plate, large && styles.large, className)}
      style={{ background, color: ink }}
      data-long={name.length > 40 ? 'very' : name.length > 18 ? '' : undefined}
    >
      <h2 className={styles.name}>{link ? cloneElement(link, {}, name) : name}</h2>
      {children && <div className={styles.pictures}>{children}</div>}
    </div>
  );
}

/** What is done, each a word with a square mark: 'Strategy', 'Website Content'. */
export const DoneMarks = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.marks}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
