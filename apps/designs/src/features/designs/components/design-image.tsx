import { NoPreview, classNames } from '@maquette/ui';
import { useSignedUrls } from '@maquette/web-core';
import { useState } from 'react';
import { sizeOf } from '../design';
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
  const small = shownWidth !== undefined && design.thumbnailUrl;
  const { urls, reportBroken } = useSignedUrls(small ? [small, design.thumbnail2xUrl] : [design.imageUrl]);
  const [loaded, setLoaded] = useState(false);
  const [url, url2x] = urls;
  if (!url) return <NoPreview {...sizeOf(design)} />;
  const copies = url2x ? `${url} 384w, ${url2x} 768w` : undefined;
  return (
    <img
      src={url}
      srcSet={copies}
      sizes={copies && `${Math.round(shownWidth ?? 0)}px`}
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
