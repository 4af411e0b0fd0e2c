import { classNames } from '../class-names';
import styles from './identity.module.css';

/** The maker's mark: the product's initials on ink, with the accent square at the corner. */
export const Mark = ({ initials, className }: { initials: string; className?: string }) => (
  <span aria-hidden className={classNames(styles.mark, className)}>
    {initials}
  </span>
);

/** Mark and name of the product. */
export const Wordmark = ({ name, initials, className }: { name: string; initials: string; className?: string }) => (
  <span className={classNames(styles.wordmark, className)}>
    <Mark initials={initials} />
    {name}
  </span>
);

/** The first letter of a full name or e-mail, uppercased. The name itself stands beside it. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span aria-hidden className={classNames(styles.avatar, className)}>
    {name.trim().charAt(0).toUpperCase() || 'U'}
  </span>
);
