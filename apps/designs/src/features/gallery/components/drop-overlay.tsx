import { ImageOff, ImagePlus } from '@maquette/ui/icons';
import { NONE_CAN_WORK_FROM_IMAGE } from '../../designs/hooks/use-works-from-image';
import styles from './drop-overlay.module.css';

/** Over the page while a picture is held over it: what dropping it would do. */
export const DropOverlay = ({ can }: { can: boolean }) => (
  <div className={styles.overlay}>
    <p className={styles.sheet}>
      {can ? <ImagePlus aria-hidden /> : <ImageOff aria-hidden />}
      {can ? 'Drop the image to make a design from it' : NONE_CAN_WORK_FROM_IMAGE}
    </p>
  </div>
);
