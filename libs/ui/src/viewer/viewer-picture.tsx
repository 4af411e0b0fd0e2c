import { useState } from 'react';
import { NoPreview } from '../components/piece';
import { BeforeAfter } from './before-after';
import styles from './viewer-picture.module.css';
import type { Size } from './zoom';

export interface ViewerImage {
  src: string;
  /** What is in the picture; also its title. */
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  /** Average colour, shown until something of the picture is there. */
  color?: string | undefined;
  /** The address of a smaller copy, which the page may have already: shown until the picture has loaded. */
  preview?: string | undefined;
  /** The address of what it was made from: a slider draws the line between the two. */
  before?: string | undefined;
}

interface ViewerPictureProps {
  image: ViewerImage;
  onSize?: (size: Size) => void;
  /** It could not be had: its address may have expired. */
  onBroken?: (() => void) | undefined;
}

/** The picture itself, filling its place; its colour or a smaller copy until it is there, 'No Preview' where it cannot be had. */
export function ViewerPicture({ image, onSize, onBroken }: ViewerPictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading');
  if (state === 'broken') return <NoPreview width={image.width ?? 4} height={image.height ?? 3} />;
  const picture = (
    <img
      src={image.src}
      alt={image.alt}
      draggable={false}
      className={styles.picture}
      data-loaded={state === 'loaded' ? '' : undefined}
      style={
        state === 'loading'
          ? { backgroundColor: image.color, backgroundImage: image.preview && `url("${image.preview}")` }
          : undefined
      }
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
        if (width > 0) onSize?.({ width, height });
        setState('loaded');
      }}
      onError={() => {
        setState('broken');
        onBroken?.();
      }}
    />
  );
  if (!image.before || state !== 'loaded') return picture;
  return (
    <>
      {picture}
      <BeforeAfter before={image.before} />
    </>
  );
}
