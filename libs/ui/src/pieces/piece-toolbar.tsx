import type { ReactNode } from 'react';
import styles from './piece-toolbar.module.css';

/** The actions of a piece on its picture: `IconButton`s, and a menu with what there is no room for. */
export const PieceToolbar = ({ children }: { children: ReactNode }) => (
  <div role="group" aria-label="Actions" className={styles.toolbar}>
    {children}
  </div>
);
