import { Button, Sheet, classNames, useDialogClose, useIsPhone } from '@maquette/ui';
import { ListTree } from '../icons';
import type { CSSProperties, ReactNode } from 'react';
import { useRef } from 'react';
import { useDocumentPlace } from './document-place';
import styles from './document.module.css';
import './paper.css';

export interface DocumentSectionLink {
  /** Of the `DocumentSection` that it leads to. */
  id: string;
  label: string;
}

export interface DocumentIndexProps {
  /** 'Sections of the strategy' */
  label: string;
  /** In the order of the document, and only those that are there. */
  sections: readonly DocumentSectionLink[];
  /** Under the list: what is done with the document. */
  children?: ReactNode;
}

/**
 * The index of a long document: the section in view, and on a ruler the place in the whole. It stays at its edge while one reads. On phones
 * it is a bar that opens as a sheet.
 */
export function DocumentIndex({ label, sections, children }: DocumentIndexProps) {
  const place = useRef<HTMLDivElement>(null);
  const { current, goTo } = useDocumentPlace(
    sections.map(({ id }) => id),
    (at) => place.current?.style.setProperty('--at', String(at)),
  );
  const phone = useIsPhone();
  const list = { sections, current, goTo };
  const count = { '--of': sections.length } as CSSProperties;
  if (phone) {
    const here = sections.find(({ id }) => id === current)?.label ?? label;
    return (
      <nav aria-label={label} ref={place} className={styles.bar} style={count}>
        <Sheet
          flush
          title={label}
          trigger={
            <Button
              variant="quiet"
              className={styles.open}
              icon={<ListTree aria-hidden />}
              aria-label={`${label}: ${here}`}
            >
              <span className={styles.here}>{here}</span>
            </Button>
          }
        >
          <SheetLinks {...list} />
        </Sheet>
        {children}
        <span aria-hidden className={styles.done} />
      </nav>
    );
  }
  return (
    <div className={styles.index}>
      <nav aria-label={label} ref={place} className={styles.list} style={count}>
        <Links {...list} />
        <span aria-hidden className={styles.ruler} />
        <span aria-hidden className={styles.tick} />
      </nav>
      {children && <div className={styles.under}>{children}</div>}
    </div>
  );
}

interface LinksProps {
  sections: readonly DocumentSectionLink[];
  current: string | undefined;
  goTo: (id: string) => void;
}

const Links = ({ sections, current, goTo }: LinksProps) => (
  <ul>
    {sections.map(({ id, label }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className={styles.link}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault();
            goTo(id);
          }}
        >
          {label}
        </a>
      </li>
    ))}
  </ul>
);

function SheetLinks({ goTo, ...list }: LinksProps) {
  const close = useDialogClose();
  return (
    <div className={styles.inSheet}>
      <Links
        {...list}
        goTo={(id) => {
          close();
          // The page behind a sheet stands still until that has gone.
          setTimeout(() => goTo(id));
        }}
      />
    </div>
  );
}

/** A long document: its index at the left, its sections beside it. It prints alone, without the page around it. */
export const Document = ({
  index,
  className,
  dir,
  lang,
  children,
}: {
  index: ReactNode;
  className?: string;
  /** The way that its sections run. */
  dir?: 'ltr' | 'rtl';
  /** What they are written in, where it decides how lines are broken. */
  lang?: string | undefined;
  children: ReactNode;
}) => (
  <article className={classNames(styles.document, className)} data-prints="">
    {index}
    <div className={styles.sections} dir={dir} lang={lang}>
      {children}
    </div>
  </article>
);

export interface DocumentSectionProps {
  id: string;
  title: string;
  /** Beside the title: 'Palette 1 of 3, Kiln and Cream'. */
  aside?: ReactNode;
  /** At the right edge: a quiet button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section with its heading. Where one arrives by the index the heading takes the focus. */
export const DocumentSection = ({ id, title, aside, action, children }: DocumentSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.section} style={{ page: id }}>
    <header className={styles.head}>
      <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {aside && (
        <p className={styles.aside}>
          <bdi>{aside}</bdi>
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </header>
    {children}
  </section>
);
