import { NoPreview, classNames } from '@maquette/ui';
import { useState } from 'react';
import { sizeOf } from '../design';
import type { Design } from '../design';
import { useDesignImageUrl } from '../hooks/use-design-image-url';
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
  const { url, reportBroken } = useDesignImageUrl(design, shownWidth !== undefined);
  const [loaded, setLoaded] = useState(false);
  if (!url) return <NoPreview {...sizeOf(design)} />;
  const copies =
    url === design.thumbnailUrl && design.thumbnail2xUrl ? `${url} 384w, ${design.thumbnail2xUrl} 768w` : undefined;
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
