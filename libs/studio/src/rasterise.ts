import sharp from 'sharp';
import type { Composition } from './compose';
import { hash, Random } from './random';
import { once } from './assets';

export interface RasteriseOptions {
  /** Width of the PNG in pixels (64–4096); the picture's own width when left out. */
  width?: number;
}

const TILE = 256;
// Paper grain: one tile of soft noise around mid grey, the same for every picture.
const grainTile = once(() => {
  const random = new Random(hash('grain'));
  const values = Buffer.alloc(TILE * TILE);
  for (let i = 0; i < values.length; i++) values[i] = Math.round(128 + (random.next() + random.next() + random.next() - 1.5) * 84);
  return values;
});

/**
 * A composition as PNG bytes (sRGB). The same composition gives the same bytes.
 * Throws RangeError for a width outside 64–4096.
 */
export async function rasterise(composition: Pick<Composition, 'svg' | 'width' | 'height'>, options: RasteriseOptions = {}): Promise<Buffer> {
  const width = options.width ?? composition.width;
  if (!(width >= 64 && width <= 4096)) throw new RangeError('The width must be between 64 and 4096 pixels.');
  const density = (72 * width) / composition.width;
  const picture = sharp(Buffer.from(composition.svg), { density, unlimited: true });
  if (width !== composition.width) picture.resize(Math.round(width), Math.round((composition.height * width) / composition.width), { fit: 'fill' });
  const grain = Number(/ data-grain="([\d.]+)"/.exec(composition.svg.slice(0, 400))?.[1] ?? 0);
  picture.flatten({ background: '#ffffff' });
  if (grain > 0) {
    const tile = await sharp({ create: { width: TILE, height: TILE, channels: 3, background: '#808080' } })
      .joinChannel(Buffer.alloc(TILE * TILE, Math.round(grain * 255)), { raw: { width: TILE, height: TILE, channels: 1 } })
      .raw()
      .toBuffer();
    const noise = grainTile();
    for (let i = 0; i < noise.length; i++) tile.fill(noise[i] ?? 128, i * 4, i * 4 + 3);
    picture.composite([{ input: tile, raw: { width: TILE, height: TILE, channels: 4 }, tile: true, blend: 'overlay' }]);
  }
  return picture.removeAlpha().png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer();
}
