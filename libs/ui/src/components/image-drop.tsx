import type { ReactNode } from 'react';
import { Suspense, lazy } from 'react';
import { Field } from './field';
import styles from './image-drop.module.css';
import { loadImageDrop } from './late-parts';

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

const Zone = lazy(() => loadImageDrop().then((module) => ({ default: module.ImageDropZone })));
const OneImage = lazy(() => loadImageDrop().then((module) => ({ default: module.ImageDropField })));

const Place = ({ label, hideLabel, className }: Pick<ImageDropZoneProps, 'label' | 'hideLabel' | 'className'>) => (
  <Field label={label} hideLabel={hideLabel} className={className}>
    {() => <div className={styles.zone} />}
  </Field>
);

/** Takes JPEG, PNG and WebP files by drop, browse and paste. Wrong files are refused with a sentence; good ones beside them are kept. */
export const ImageDropZone = (props: ImageDropZoneProps) => (
  <Suspense fallback={<Place {...props} />}>
    <Zone {...props} />
  </Suspense>
);

/** One image with its preview, its true dimensions and Remove. Another image dropped or pasted takes its place. */
export const ImageDropField = (props: ImageDropFieldProps) => (
  <Suspense fallback={<Place {...props} />}>
    <OneImage {...props} />
  </Suspense>
);
