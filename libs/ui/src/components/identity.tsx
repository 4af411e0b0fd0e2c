import { classNames } from '../class-names';
import styles from './identity.module.css';

/** 'Mq' for Maquette: the first letter and the next consonant that is written, or the initials of two words. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', second] = words;
  if (second) return (first.charAt(0) + second.charAt(0)).toUpperCase();
  const consonant = /[bcdfghjklmnpqrstvwxz]/i.exec(first.slice(1))?.[0] ?? first.charAt(1);
  return first.charAt(0).toUpperCase() + consonant.toLowerCase();
}

/** The maker's mark: the product's initials on ink, with the accent square at the corner. */
export const Mark = ({ name, className }: { name: string; className?: string }) => (
  <span aria-hidden className={classNames(styles.mark, className)}>
    {initials(name)}
  </span>
);

/** Mark and name of the product. */
export const Wordmark = ({ name, className }: { name: string; className?: string }) => (
  <span className={classNames(styles.wordmark, className)}>
    <Mark name={name} />
    {name}
  </span>
);

/** The first letter of a full name or e-mail, uppercased. The name itself stands beside it. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span aria-hidden className={classNames(styles.avatar, className)}>
    {name.trim().charAt(0).toUpperCase() || 'U'}
  </span>
);
