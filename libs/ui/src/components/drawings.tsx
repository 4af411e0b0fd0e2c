import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './drawing.module.css';

// Each shows the thing at the line stage of a maquette: solid where it stands, dashed where the next one would.
const drawings = {
  designs: (
    <>
      <path className={styles.sheet} d="M4 12h68v88H4z" />
      <path d="M22 100V58a16 16 0 0 1 32 0v42M4 82h18M54 82h18" />
      <path d="M33 100V66h10v34zM36 66v-7h4v7" className={styles.sheet} />
      <path className={styles.faint} d="M84 12h80v50H84zM84 74h34v26H84zM130 74h34v26h-34z" />
    </>
  ),
  brands: (
    <>
      <path className={styles.sheet} d="M4 12h104v72H4z" />
      <path d="M14 62h32M14 72h20M68 22h30v30H68zM76 44l8-12 6 8 3-4 5 8" />
      <path className={styles.faint} d="M120 12h44v72h-44z" />
      <path d="M4 94h72M4 102h44" />
    </>
  ),
  prompts: (
    <>
      <path className={styles.sheet} d="M14 8h92v96H14z" />
      <path d="M28 26h40M28 42h64M28 54h64M28 66h48M28 78h22" />
      <path className={styles.mark} d="M56 73v10" />
      <path className={styles.faint} d="M118 20h36v84h-40" />
    </>
  ),
  proposals: (
    <>
      <path className={styles.sheet} d="M20 6h62l22 22v78H20z" />
      <path d="M82 6v22h22M34 44h36M34 58h56M34 70h56M34 82h30" />
      <path className={styles.faint} d="M118 22h26v84h-26M132 8h24v84h-12" />
    </>
  ),
  inspirations: (
    <>
      <path className={styles.sheet} d="M6 14h50v70H6zM66 14h50v40H66z" />
      <path d="M76 44l10-14 8 9 5-6 8 11M36 14v32l-8-6-8 6V14" />
      <path className={styles.faint} d="M66 64h50v40H66zM126 14h36v90h-36z" />
    </>
  ),
  analysis: (
    <>
      <path className={styles.sheet} d="M24 14h84v84H24z" />
      <path d="M36 84l22-34 18 22 10-12 12 24M88 34a8 8 0 1 1-.1 0" />
      <path className={styles.faint} d="M122 26h36M122 42h36M122 58h24M122 74h36M122 90h16" />
    </>
  ),
  trash: (
    <>
      <path className={styles.sheet} d="M54 30h60l-6 74H60z" />
      <path d="M46 30h76M72 30V18h24v12M74 46l3 44M94 46l-3 44" />
      <path className={styles.faint} d="M14 46h26M14 58h26M14 70h18M128 46h26M128 58h26M128 70h18" />
    </>
  ),
  search: (
    <>
      <path className={styles.faint} d="M6 14h46v84H6zM62 14h46v40H62zM62 64h46v34H62z" />
      <circle cx="108" cy="52" r="26" className={styles.sheet} />
      <path d="M127 71l24 26M98 44h20M98 54h12" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export interface DrawingProps {
  name: keyof typeof drawings;
  className?: string | undefined;
}

/** The later part of `Drawing`. */
export const Lines = ({ name, className }: DrawingProps) => (
  <svg viewBox="0 0 168 112" aria-hidden className={classNames(styles.drawing, className)}>
    {drawings[name]}
  </svg>
);
