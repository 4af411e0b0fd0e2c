import sharp, { type Sharp } from 'sharp';

/** A drawing as PNG. @param shapes SVG elements on a sheet of these pixels */
export const drawing = (shapes: string, { width = 400, height = 300, background = '#ffffff' } = {}): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
         <rect width="100%" height="100%" fill="${background}"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** One colour, nothing else. */
export const flat = (color: string, width = 120, height = 80): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();

/** The same picture, changed by sharp and written as PNG unless `change` says otherwise. */
export const changed = (picture: Buffer, change: (image: Sharp) => Sharp): Promise<Buffer> =>
  change(sharp(picture)).toBuffer();
