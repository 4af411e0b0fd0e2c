import { NoPreview } from '@maquette/ui';
import { useSignedUrls } from '@maquette/web-core';
import { useEffect, useState } from 'react';
import { sizeOf } from '../inspiration';
import type { Inspiration } from '../inspiration';
import styles from './inspiration-image.module.css';

/** A picture is asked for when its card has been there for so long: what is scrolled past is not. */
const DEFERRED_MS = 100;

function useDeferred(): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DEFERRED_MS);
    return () => clearTimeout(timer);
  }, []);
  return due;
}

interface InspirationImageProps {
  inspiration: Pick<Inspiration, 'thumbnails' | 'width' | 'height' | 'averageColor'>;
  /** In CSS pixels. */
  shownWidth: number;
  alt: string;
  /** Its place has not its proportion: it stands whole in the middle of it, with an edge around it or around the place. Without it the place is its own. */
  fit?: 'whole' | 'mounted';
}

/** The picture of an inspiration, on its average colour until it has loaded, filling what is around it; 'No Preview' when there is none or it does not load. */
export function InspirationImage({ inspiration, shownWidth, alt, fit }: InspirationImageProps) {
  const { thumbnails, averageColor } = inspiration;
  const { urls, reportBroken } = useSignedUrls(thumbnails.map(({ url }) => url));
  const [loaded, setLoaded] = useState(false);
  const due = useDeferred();
  const [url] = urls;
  if (!url) return fit ? <div className={styles.place} data-empty /> : <NoPreview {...sizeOf(inspiration)} />;
  const choice = thumbnails.flatMap(({ width }, index) => (urls[index] ? [`${urls[index]} ${width}w`] : [])).join(', ');
  return (
    <div className={styles.place} style={{ backgroundColor: (!fit && averageColor) || undefined }}>
      {due && (
        <img
          src={url}
          srcSet={choice}
          sizes={`${Math.round(shownWidth)}px`}
          alt={alt}
          draggable={false}
          decoding="async"
          className={styles.image}
          data-fit={fit}
          data-loaded={loaded ? '' : undefined}
          onLoad={() => setLoaded(true)}
          onError={() => void reportBroken()}
        />
      )}
    </div>
  );
}
