import { Button, IconButton } from '@maquette/ui';
import { ChevronLeft, ChevronRight } from '@maquette/ui/icons';
import styles from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  /** Known only where the server counts. */
  pages?: number | undefined;
  hasMore: boolean;
  onPageChange: (page: number) => void;
}

/** Page by page. */
export const Pagination = ({ page, pages, hasMore, onPageChange }: PaginationProps) => (
  <nav aria-label="Pages" className={styles.pages}>
    <IconButton label="Previous page" variant="outlined" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
      <ChevronLeft aria-hidden />
    </IconButton>
    <span className={styles.number} aria-live="polite">
      Page {page}
      {pages !== undefined && ` of ${pages}`}
    </span>
    <IconButton label="Next page" variant="outlined" disabled={!hasMore} onClick={() => onPageChange(page + 1)}>
      <ChevronRight aria-hidden />
    </IconButton>
  </nav>
);

const MOST_NUMBERS = 5;

/** The numbers around a page: at most five, and as many as there are. */
function numbersAround(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(MOST_NUMBERS / 2), pages - MOST_NUMBERS + 1));
  return Array.from({ length: Math.min(MOST_NUMBERS, pages) }, (_, index) => first + index);
}

/** Page by page, or to one of the pages around by its number, where the server counts them. */
export const NumberedPagination = ({
  page,
  pages,
  onPageChange,
}: Omit<PaginationProps, 'hasMore'> & { pages: number }) => (
  <nav aria-label="Pages" className={styles.pages}>
    <Button icon={<ChevronLeft aria-hidden />} disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
      Previous
    </Button>
    <ol className={styles.numbers}>
      {numbersAround(page, pages).map((number) => (
        <li key={number}>
          <button
            type="button"
            className={styles.page}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPageChange(number)}
          >
            {number}
          </button>
        </li>
      ))}
    </ol>
    <Button disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
      Next
      <ChevronRight aria-hidden />
    </Button>
  </nav>
);
