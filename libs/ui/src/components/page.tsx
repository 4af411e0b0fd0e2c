import { ArrowLeft } from '../icons';
import { Slot } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import { classNames } from '../class-names';
import { Button } from './button';
import styles from './page.module.css';

/** Title, subtitle and the page's actions. The one h1 of a page. */
export const PageHeader = ({
  title,
  subtitle,
  actions,
  low,
  className,
}: {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** The subtitle stands beside the title, where the first picture is to stand high. */
  low?: boolean;
  className?: string;
}) => (
  <header className={classNames(styles.header, low && styles.low, className)}>
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
);

/** 'Back to Designs'. The child is the link: `<BackLink><Link to="..">Back to Designs</Link></BackLink>`. */
export const BackLink = ({
  children,
  className,
}: {
  children: ReactElement<{ children?: ReactNode }>;
  className?: string;
}) => (
  <Slot.Root className={classNames(styles.back, className)}>
    {cloneElement(
      children,
      {},
      <>
        <ArrowLeft aria-hidden />
        {children.props.children}
      </>,
    )}
  </Slot.Root>
);

/** Short facts in tape figures with thin lines between: brand, type, provider, time. Empty ones are left out. */
export const Figures = ({ items, className }: { items: readonly ReactNode[]; className?: string }) => (
  <ul className={classNames(styles.figures, className)}>
    {items.map((item, index) => (item || item === 0) && <li key={index}>{item}</li>)}
  </ul>
);

/** A link inside running text. The child is the link. */
export const TextLink = ({ children, className }: { children: ReactElement; className?: string }) => (
  <Slot.Root className={classNames(styles.link, className)}>{children}</Slot.Root>
);

/** The end of a list that has more: 'Load More Designs', and what it says while they come. */
export const LoadMore = ({
  label,
  busyLabel,
  busy,
  onClick,
  className,
}: {
  label: string;
  busyLabel: string;
  busy: boolean;
  onClick: () => void;
  className?: string;
}) => (
  <div className={classNames(styles.more, className)}>
    <Button busy={busy && busyLabel} onClick={onClick}>
      {label}
    </Button>
  </div>
);
