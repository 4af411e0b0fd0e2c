import { CircleCheck, CircleX, Info, TriangleAlert } from '../icons';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './notice.module.css';

const icons = { info: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleX };

export interface NoticeProps {
  tone?: keyof typeof icons;
  children: ReactNode;
  /** A button at the right. */
  action?: ReactNode;
  className?: string;
}

/** A strip that stays in the page. A critical one is announced when it appears. */
export function Notice({ tone = 'info', children, action, className }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} className={classNames(styles.notice, styles[tone], className)}>
      <Icon aria-hidden />
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
