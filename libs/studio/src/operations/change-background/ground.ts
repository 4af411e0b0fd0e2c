import sharp from 'sharp';
import { openPicture } from '../picture';
import type { Picture } from '../picture';
import { blur } from '../planes';
import type { Lab, Plane } from '../planes';

/** The whole frame filled, what does not fit cut evenly. */
export async function covering(file: Uint8Array, width: number, height: number, longest: number): Promise<Picture> {
  const opened = await openPicture(file, longest);
  const data = await sharp(opened.data, { raw: { width: opened.width, height: opened.height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

export async function blurred({ data, width, height }: Picture, sigma: number): Promise<Picture> {
  const soft = await sharp(data, { raw: { width, height, channels: 4 } })
    .blur(Math.max(0.3, sigma))
    .raw()
    .toBuffer();
  return { data: soft, width, height };
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
