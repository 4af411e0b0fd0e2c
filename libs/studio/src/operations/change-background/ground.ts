import sharp from 'sharp';
import { beforeSky } from '../cut-out/sky';
import { openPicture, plainBytes, resize, within } from '../picture';
import type { Picture } from '../picture';
import { blur, toLab } from '../planes';
import type { Lab, Plane } from '../planes';
import type { Foot } from '../cut-out/contact';

/** The whole frame filled, what does not fit cut evenly. */
export async function covering(file: Uint8Array, width: number, height: number, longest: number): Promise<Picture> {
  const opened = await openPicture(file, longest);
  const data = await sharp(opened.data, { raw: { width: opened.width, height: opened.height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data: plainBytes(data), width, height };
}

export async function blurred({ data, width, height }: Picture, sigma: number): Promise<Picture> {
  const soft = await sharp(data, { raw: { width, height, channels: 4 } })
    .blur(Math.max(0.3, sigma))
    .raw()
    .toBuffer();
  return { data: plainBytes(soft), width, height };
}

/** Pixels of the longer side of the copy in which a sky is looked for. */
const SKY_SIDE = 320;

/** Whether what would stand there hangs before the sky of a picture. @param foot where it stands, in its pixels */
export async function isInSky(picture: Picture, foot: Foot | undefined): Promise<boolean> {
  if (!foot) return false;
  const { width, height } = within(picture, SKY_SIDE);
  const land = beforeSky(toLab(await resize(picture, width, height)));
  if (!land) return false;
  const y = Math.min(height - 1, Math.round((foot.bottom / picture.height) * height));
  let [open, all] = [0, 0];
  foot.base.forEach((low, x) => {
    if (low < 0) return;
    all++;
    open += Number(land[y * width + Math.min(width - 1, Math.floor((x / picture.width) * width))]! < 0.5);
  });
  return open > 0.5 * all;
}

/** A ground that is out of focus enough for the subject to be what is looked at. */
export function softer(ground: Lab, fore: Lab, alpha: Plane): Lab {
  const { width, height } = ground;
  const detail = (l: Plane, counts: (v: number) => boolean) => {
    const near = blur(l, width, height, 1.2);
    let [sum, n] = [0, 1e-6];
    for (let i = 0; i < l.length; i++)
      if (counts(alpha[i]!)) {
        sum += Math.abs(l[i]! - near[i]!);
        n++;
      }
    return sum / n;
  };
  const aim = 0.55 * detail(fore.l, (v) => v > 0.98);
  let out = ground;
  for (const part of [0.0015, 0.003, 0.005]) {
    if (detail(out.l, (v) => v < 0.5) <= aim) break;
    const soft = (plane: Plane) => blur(plane, width, height, part * Math.max(width, height));
    out = { ...ground, l: soft(ground.l), a: soft(ground.a), b: soft(ground.b) };
  }
  return out;
}
