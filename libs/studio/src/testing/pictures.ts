import sharp from 'sharp';

/** A scene with sky, ground, a disc and a box: smooth parts, edges, and several hues. PNG bytes. */
export const scenePicture = (width = 320, height = 240): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="${width}" height="${height}">` +
        '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3a7bd5"/><stop offset="1" stop-color="#f6d7a8"/></linearGradient></defs>' +
        '<rect width="320" height="240" fill="url(#sky)"/><rect y="170" width="320" height="70" fill="#3f7d3a"/>' +
        '<circle cx="230" cy="70" r="32" fill="#fff2c0"/><rect x="60" y="110" width="80" height="90" fill="#b5382a"/>' +
        '<rect x="85" y="150" width="26" height="50" fill="#2a1a14"/></svg>',
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer();

/** Raw RGB bytes of a file. */
export const pixelsOf = (file: Uint8Array): Promise<Buffer> =>
  sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer();

/** Root mean square difference of the pixels of two files of one size, 0 to 255. */
export async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i]! - b[i]!) ** 2;
  return Math.sqrt(sum / a.length);
}

/**
 * Structural similarity of two files of one size, in grey, over windows of 8 × 8 pixels, 4 apart: 1 for the same picture
 * (Wang and others, 2004).
 */
export async function similarity(one: Uint8Array, other: Uint8Array): Promise<number> {
  const grey = (file: Uint8Array) =>
    sharp(file).flatten({ background: '#fff' }).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [{ data: a, info }, { data: b }] = await Promise.all([grey(one), grey(other)]);
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + 8 <= info.height; y += 4) {
    for (let x = 0; x + 8 <= info.width; x += 4) {
      let [ma, mb, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let i = 0; i < 64; i++) {
        const at = (y + (i >> 3)) * info.width + x + (i & 7);
        const [va, vb] = [a[at]!, b[at]!];
        ma += va / 64;
        mb += vb / 64;
        aa += (va * va) / 64;
        bb += (vb * vb) / 64;
        ab += (va * vb) / 64;
      }
      const [sa, sb, sab] = [aa - ma * ma, bb - mb * mb, ab - ma * mb];
      sum += ((2 * ma * mb + c1) * (2 * sab + c2)) / ((ma * ma + mb * mb + c1) * (sa + sb + c2));
      windows++;
    }
  }
  return sum / windows;
}
