import type { ReactNode } from 'react';
import { later } from '../later';
import { Field } from './field';
import styles from './image-drop.module.css';

export interface ImageDropZoneProps {
  label: string;
  hideLabel?: boolean;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Bytes a file may have; 10 MB unless said otherwise. */
  maxBytes?: number;
  error?: string | undefined;
  disabled?: boolean;
  /** Takes an image pasted anywhere in the page, unless another zone has the focus. One zone of a page may. */
  pasteAnywhere?: boolean;
  /** Under the zone. */
  hint?: ReactNode;
  className?: string;
}

export interface ImageDropFieldProps extends Omit<ImageDropZoneProps, 'onFiles' | 'multiple'> {
  file: File | undefined;
  onFileChange: (file: File | undefined) => void;
}

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
