import sharp from 'sharp';
import type { Composition } from './compose';
import { hash, Random } from './random';
import { once } from './assets';

export interface RasteriseOptions {
  /** Width of the PNG in pixels (64–4096); the picture's own width when left out. */
  width?: number;
}

const TILE = 256;
// One tile of paper grain for every picture: specks of white and black, mostly faint. It also breaks the bands of gradients.
const specks = once(() => {
  const random = new Random(hash('grain'));
  return Array.from({ length: TILE * TILE }, () => (random.next() + random.next() + random.next() - 1.5) / 1.5);
});
function grainTile(strength: number): Buffer {
  const tile = Buffer.alloc(TILE * TILE * 4);
  specks().forEach((speck, i) => {
    tile.fill(speck > 0 ? 255 : 0, i * 4, i * 4 + 3);
    tile[i * 4 + 3] = Math.round(Math.abs(speck) * strength * 255);
  });
  return tile;
}

/**
 * A composition as PNG bytes (sRGB). The same composition gives the same bytes.
 * Throws RangeError for a width outside 64–4096.
 */
export async function rasterise(
  composition: Pick<Composition, 'svg' | 'width' | 'height'>,
  options: RasteriseOptions = {},
): Promise<Buffer> {
  const width = options.width ?? composition.width;
  if (!(width >= 64 && width <= 4096)) throw new RangeError('The width must be between 64 and 4096 pixels.');
  const density = (72 * width) / composition.width;
  const picture = sharp(Buffer.from(composition.svg), { density, unlimited: true });
  if (width !== composition.width)
    picture.resize(Math.round(width), Math.round((composition.height * width) / composition.width), { fit: 'fill' });
  const grain = Number(/ data-grain="([\d.]+)"/.exec(composition.svg.slice(0, 400))?.[1] ?? 0);
  picture.flatten({ background: '#ffffff' });
  if (grain > 0)
    picture.composite([
      { input: grainTile(Math.min(0.2, grain)), raw: { width: TILE, height: TILE, channels: 4 }, tile: true },
    ]);
  return picture.removeAlpha().png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer();
}
