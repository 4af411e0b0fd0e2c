import sharp from 'sharp';
import { JobError } from '../queue';
import { MAX_PIXELS } from '../storage';

const MAX_BYTES = 10 * 1_048_576;
const ELEMENTS =
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask pattern'.split(
    ' ',
  );
const ATTRIBUTES =
  'xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points transform id class fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity clip-path clip-rule mask offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod patternUnits patternTransform patternContentUnits clipPathUnits maskUnits preserveAspectRatio font-family font-size font-weight text-anchor color display visibility href xlink:href xmlns:xlink'.split(
    ' ',
  );

/**
 * The vectors of somebody else without whatever could run or fetch anything (scripts, styles, handlers, pictures, addresses
 * outside of it), and a picture of them.
 *
 * @throws JobError `bad_output` when there are no vectors
 */
export async function cleanVectors(svg: Buffer): Promise<{ svg: string; image: Buffer }> {
  if (svg.length > MAX_BYTES) throw new JobError('bad_output', undefined, { cause: `${svg.length} bytes of vectors` });
  const { default: sanitize } = await import('sanitize-html');
  const clean = sanitize(svg.toString(), {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    allowedSchemes: [],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        // references within the drawing alone
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([name, value]) =>
            name.endsWith('href') ? value.startsWith('#') : !/url\(\s*['"]?(?!#)/i.test(value),
          ),
        ),
      }),
    },
  }).trim();
  try {
    if (!clean.startsWith('<svg')) throw new Error('no vectors');
    return { svg: clean, image: await sharp(Buffer.from(clean), { limitInputPixels: MAX_PIXELS }).png().toBuffer() };
  } catch (cause) {
    throw new JobError('bad_output', undefined, { cause });
  }
}
