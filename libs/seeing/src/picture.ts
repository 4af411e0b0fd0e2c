import sharp, { type Sharp } from 'sharp';

const MAX_PIXELS = 40_000_000;

/** One number for each pixel, row by row. */
export interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

/** A picture in OKLab: `l` 0 to 1, `a` and `b` about -0.4 to 0.4. */
export interface LabPlanes {
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
  width: number;
  height: number;
}

/** In sRGB, as it is seen on white paper. */
export const onPaper = (picture: Uint8Array): Sharp =>
  sharp(picture, { limitInputPixels: MAX_PIXELS }).toColourspace('srgb').flatten({ background: '#ffffff' });

/** Single pixels of it with their opacity, four bytes each: not means of several, which would be colours that it does not have. */
export async function sample(picture: Uint8Array, side: number): Promise<{ data: Uint8Array }> {
  const data = await sharp(picture, { limitInputPixels: MAX_PIXELS })
    .toColourspace('srgb')
    .resize(side, side, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data };
}

/** Red, green and blue, three bytes a pixel. */
export async function rgb(picture: Sharp): Promise<{ data: Uint8Array; width: number; height: number }> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Brightness as it is stored, 0 to 255. */
export async function grey(picture: Sharp): Promise<Plane> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data: Float32Array.from(data), width: info.width, height: info.height };
}

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** OKLab of one pixel (https://bottosson.github.io/posts/oklab), for planes: an object for each would take seconds. */
export function toOklab(r: number, g: number, b: number): [l: number, a: number, b: number] {
  const [red, green, blue] = [LINEAR[r]!, LINEAR[g]!, LINEAR[b]!];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function planesOf({ data, width, height }: { data: Uint8Array; width: number; height: number }): LabPlanes {
  const size = width * height;
  const planes = { l: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size), width, height };
  for (let i = 0, p = 0; i < size; i++, p += 3) {
    const [l, a, b] = toOklab(data[p]!, data[p + 1]!, data[p + 2]!);
    planes.l[i] = l;
    planes.a[i] = a;
    planes.b[i] = b;
  }
  return planes;
}
