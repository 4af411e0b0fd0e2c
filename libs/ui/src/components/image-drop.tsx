import { later } from '../later';
import { Field } from './field';
import type { ImageDropFieldProps, ImageDropZoneProps } from './image-drop-zone';
import styles from './image-drop.module.css';

type PlaceProps = Pick<ImageDropZoneProps, 'label' | 'hideLabel' | 'className'>;

const Place = ({ error, label, hideLabel, className }: PlaceProps & { error?: string }) => (
  <Field label={label} hideLabel={hideLabel} className={className} error={error}>
    {() => <div className={styles.zone} />}
  </Field>
);
const states = {
  waiting: ({ label, hideLabel, className }: PlaceProps) => (
    <Place label={label} hideLabel={hideLabel} className={className} />
  ),
  failed: ({ label, hideLabel, className }: PlaceProps) => (
    <Place
      label={label}
      hideLabel={hideLabel}
      className={className}
      error="This field could not be loaded. Please check your connection, then close the form and open it again."
    />
  ),
};

/** Takes JPEG, PNG and WebP files by drop, browse and paste. Wrong files are refused with a sentence; good ones beside them are kept. */
export const ImageDropZone = later<ImageDropZoneProps>(
  () => import('./image-drop-zone').then((module) => module.ImageDropZone),
  states,
);

/** One image with its preview, its true dimensions and Remove. Another image dropped or pasted takes its place. */
export const ImageDropField = later<ImageDropFieldProps>(
  () => import('./image-drop-zone').then((module) => module.ImageDropField),
  states,
);
