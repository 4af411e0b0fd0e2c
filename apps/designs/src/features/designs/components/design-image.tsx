import { NoPreview, classNames } from '@maquette/ui';
import { useSignedUrls } from '@maquette/web-core';
import { useState } from 'react';
import { sizeOf, thumbnailsOf } from '../design';
import type { Design } from '../design';
import styles from './design-image.module.css';

interface DesignImageProps {
  design: Design;
  alt: string;
  /** The width at which it is shown, in CSS pixels: a smaller copy is taken instead of the original. */
  shownWidth?: number;
  /** The picture has just been made: it is drawn in from the left, once. */
  arriving?: boolean;
}

/** The picture of a design, filling the frame around it; 'No Preview' when there is none or it does not load. */
export function DesignImage({ design, alt, shownWidth, arriving }: DesignImageProps) {
  const copies = shownWidth === undefined ? [] : thumbnailsOf(design);
  const { urls, reportBroken } = useSignedUrls(copies.length > 0 ? copies.map(({ url }) => url) : [design.imageUrl]);
  const [loaded, setLoaded] = useState(false);
  const [url] = urls;
  if (!url) return <NoPreview {...sizeOf(design)} />;
  const choice = copies.flatMap(({ width }, index) => (urls[index] ? [`${urls[index]} ${width}w`] : [])).join(', ');
  return (
    <img
      src={url}
      srcSet={choice || undefined}
      sizes={choice && `${Math.round(shownWidth ?? 0)}px`}
      alt={alt}
      draggable={false}
      decoding="async"
      className={classNames(styles.image, arriving && styles.arriving)}
      data-loaded={loaded ? '' : undefined}
      data-transparent={design.operation === 'remove-background' ? '' : undefined}
      onLoad={() => setLoaded(true)}
      onError={() => void reportBroken()}
    />
  );
}
