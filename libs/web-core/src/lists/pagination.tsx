import { IconButton } from '@maquette/ui';
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
