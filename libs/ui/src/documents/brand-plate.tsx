import { classNames } from '@maquette/ui';
import type { ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import styles from './brand-plate.module.css';
import { plateOf } from './colour';

export interface BrandPlateProps {
  name: string;
  /** The link that the whole plate is; its words are the name. `<Link to="…" />` */
  link?: ReactElement<{ children?: ReactNode }>;
  /** One picture of the brand, or two for a plate over two columns; whole, whatever their proportion. */
  children?: ReactNode;
  /** 'h1' where the plate is the head of the brand's own page. */
  as?: 'h1' | 'h2';
  className?: string | undefined;
}

/** Long names are set smaller, so that they are read whole. */
const sizeOf = (name: string) => (name.length <= 18 ? 'short' : name.length <= 44 ? 'middle' : 'long');

/** A brand as a plate of the colour that its name gives, with the name as its heading, as large as the plate is wide. */
export function BrandPlate({ name, link, children, as: Heading = 'h2', className }: BrandPlateProps) {
  const { background, ink } = plateOf(name);
  return (
    <div className={classNames(styles.plate, className)} style={{ background, color: ink }}>
      <div className={styles.face}>
        <Heading className={styles.name} data-size={sizeOf(name)} dir="auto">
          {link ? cloneElement(link, {}, name) : name}
        </Heading>
        {children && <div className={styles.pictures}>{children}</div>}
      </div>
    </div>
  );
}
