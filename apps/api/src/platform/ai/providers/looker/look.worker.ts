import { type Analysis, type Aspect, look, type MadeHere, Reader } from '@maquette/seeing';
import { compose, rasterise } from '@maquette/studio';
import sharp from 'sharp';
import type { PictureOrigin } from '../../image-analyser';
import { ideaOf } from '../studio/seeds';

export interface LookTask {
  image: Uint8Array;
  aspect: Aspect;
  origin?: PictureOrigin;
}

/** Pixels a side on which a picture is laid over what was drawn, and the mean difference of 255 at which they are still the same. */
const SIDE = 96;
const SAME = 3;

/** Of this thread; it lives as long. */
const reader = new Reader();

/** Runs in a thread of its own: looking is pure computing and would hold up everything else. */
export default async function lookAt({ image, aspect, origin }: LookTask): Promise<Analysis> {
  return look(image, aspect, reader, origin && (await madeHere(image, origin)));
}

/** With what follows exactly from how the studio drew it, if that is what is seen. */
async function madeHere(image: Uint8Array, { drawing, ...origin }: PictureOrigin): Promise<MadeHere> {
  if (!drawing) return origin;
  const { seed, option } = ideaOf(drawing.seed);
  const drawn = compose(drawing, seed, option);
  if (!(await isSame(image, await rasterise(drawn)))) return origin;
  const { width } = await sharp(image).metadata();
  const scale = width / drawn.width;
  return {
    ...origin,
    fonts: drawn.facts.fonts,
    artwork: drawn.facts.artwork.map(inWords),
    lines: drawn.facts.texts.map(({ text, colour, ...box }) => ({
      text,
      colour,
      x: box.x * scale,
      y: box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
      capHeight: box.capHeight * scale,
    })),
  };
}

async function isSame(one: Uint8Array, other: Uint8Array): Promise<boolean> {
  const pixels = (picture: Uint8Array) =>
    sharp(picture)
      .flatten({ background: '#ffffff' })
      .resize(SIDE, SIDE, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length <= SAME;
}

/** 'icon:coffee-bean' → 'coffee bean' */
function inWords(artwork: string): string {
  const [kind, name = ''] = artwork.split(':');
  const words = name.replaceAll('-', ' ').toLowerCase();
  if (kind === 'initials') return `the initials ${name}`;
  if (kind === 'geometry') return 'a geometric mark';
  return kind === 'pattern' ? `a pattern of ${words}` : words;
}
