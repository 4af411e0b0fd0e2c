import { VoidCross } from '@maquette/ui';
import type { CreateDesignForm } from '../hooks/use-create-design';
import styles from './source-images.module.css';

/** Where the pictures of other operations stand: the cross of what will be made, in its proportion. The type and the footer say the same in words. */
export function ExpectedShape({ form: { designType, size } }: { form: CreateDesignForm }) {
  const { width, height } = size ?? designType;
  return (
    <div aria-hidden className={styles.shape}>
      <VoidCross width={width} height={height} dimensions={size !== undefined} />
    </div>
  );
}
