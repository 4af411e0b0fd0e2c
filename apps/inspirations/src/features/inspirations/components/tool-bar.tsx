import type { ReactNode } from 'react';
import { ListSearch } from '@maquette/ui/pieces';
import type { FilterBarProps } from '@maquette/ui/pieces';
import styles from './tool-bar.module.css';

interface ToolBarProps {
  search: FilterBarProps['search'];
  /** Order, panel, view: at the end of the row. */
  children?: ReactNode;
}

/** Search and a list's tools in one row that stays in sight, for a list whose filters stand in a panel of their own. */
export const ToolBar = ({ search, children }: ToolBarProps) => (
  <div className={styles.bar}>
    <ListSearch {...search} />
    {children && <div className={styles.tools}>{children}</div>}
  </div>
);
