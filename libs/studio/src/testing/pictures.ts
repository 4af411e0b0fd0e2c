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
