import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Children, cloneElement } from 'react';
import { classNames } from '../class-names';
import { Button, IconButton } from './button';
import styles from './page.module.css';

/** Title, subtitle and the page's actions. The one h1 of a page. */
export const PageHeader = ({
  title,
  subtitle,
  actions,
  className,
}: {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) => (
  <header className={classNames(styles.header, className)}>
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
);

/** The heading of a section, with a few words beside it and actions at the right. */
export const SectionHeader = ({
  title,
  aside,
  actions,
  className,
}: {
  title: string;
  aside?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) => (
  <header className={classNames(styles.section, className)}>
    <h2 className={styles.sectionTitle}>{title}</h2>
    {aside && <span className={styles.aside}>{aside}</span>}
    {actions && <div className={classNames(styles.actions, styles.end)}>{actions}</div>}
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

/** The way here, as links; the last child is the page itself. */
export function Breadcrumb({ children, className }: { children: ReactNode; className?: string }) {
  const crumbs = Children.toArray(children);
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={index} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A number and what it counts. */
export const Stat = ({ value, label, className }: { value: ReactNode; label: string; className?: string }) => (
  <p className={classNames(styles.stat, className)}>
    <strong className={styles.number}>{value}</strong> {label}
  </p>
);

/** Short facts in tape figures with thin lines between: brand, type, provider, time. Empty ones are left out. */
export const Figures = ({ items, className }: { items: readonly ReactNode[]; className?: string }) => (
  <ul className={classNames(styles.figures, className)}>
    {items.map((item, index) => item !== undefined && item !== null && item !== '' && <li key={index}>{item}</li>)}
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

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** Known only where the server counts. */
  pages?: number;
  hasMore: boolean;
  onPageChange: (page: number) => void;
  className?: string;
}

/** Page by page. */
export const Pagination = ({ page, pages, hasMore, onPageChange, className }: PaginationProps) => (
  <nav aria-label="Pages" className={classNames(styles.pages, className)}>
    <IconButton label="Previous page" variant="outlined" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
      <ChevronLeft aria-hidden />
    </IconButton>
    <span className={styles.pageNumber} aria-live="polite">
      Page {page}
      {pages !== undefined && ` of ${pages}`}
    </span>
    <IconButton label="Next page" variant="outlined" disabled={!hasMore} onClick={() => onPageChange(page + 1)}>
      <ChevronRight aria-hidden />
    </IconButton>
  </nav>
);
