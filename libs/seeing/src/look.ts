import { confusionsOf, harmonyOf, namedPalette, pairsOf, temperatureOf } from './colours';
import { compositionOf, qualityOf } from './composition';
import {
  altText,
  describe,
  describeAccessibility,
  describeComposition,
  describePalette,
  describeText,
} from './describe';
import type { Analysis, MadeHere, TextLine } from './facts';
import { coloursIn, faintLinesOf, isLarge } from './legibility';
import { grey, onPaper, planesOf, rgb, sample } from './picture';
import { type Reader, readLines } from './words';

/** What a picture can be looked at for. */
export const ASPECTS = ['describe', 'palette', 'text', 'composition', 'accessibility', 'alt-text'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Pixels a side for colours and for composition. */
const COLOURS = 512;
const SHAPES = 256;
/** Pixels a side of the part whose sharpness and grain are measured. */
const CLOSE = 1_400;

const READ_AS: Record<'read' | 'known', string> = {
  read: 'The words were read by the built-in reader; those it was not sure of are left out.',
  known: 'The words are those that were set when the picture was made here.',
};

/**
 * Looks at a picture: what is found is measured from its pixels, or known where it was made here.
 *
 * @param picture a whole PNG, JPEG or WebP file of at most 40 megapixels
 * @param made what is known of it
 */
export async function look(picture: Uint8Array, aspect: Aspect, reader: Reader, made?: MadeHere): Promise<Analysis> {
  switch (aspect) {
    case 'palette': {
      const facts = await colours(picture);
      return {
        result: describePalette(facts),
        facts,
        method:
          'Measured: pixels of about one colour are counted together; names are the nearest of a list, contrast is that of WCAG 2.',
      };
    }
    case 'composition': {
      const facts = await shapes(picture);
      return {
        result: describeComposition(facts),
        facts,
        method: 'Measured from lightness, edges and grain. It tells how the picture is built, not what it shows.',
      };
    }
    case 'text': {
      const lines = await linesOf(picture, reader, made);
      return { result: describeText({ lines }), facts: { lines }, method: READ_AS[knows(made)] };
    }
    case 'accessibility': {
      const [{ palette }, lines] = await Promise.all([colours(picture), linesOf(picture, reader, made)]);
      const facts = { palette, lines, faintLines: faintLinesOf(lines), confusions: confusionsOf(palette) };
      return {
        result: describeAccessibility(facts),
        facts,
        method: `Measured: contrast (WCAG 2) of letters and what is around them, and colours as people with a colour-vision deficiency see them. ${READ_AS[knows(made)]}`,
      };
    }
    case 'alt-text': {
      const [{ palette }, lines] = await Promise.all([colours(picture), linesOf(picture, reader, made)]);
      return {
        result: altText({ palette, lines }, made),
        facts: { lines },
        method: `A draft. ${made?.artwork?.length ? '' : 'The built-in analyser recognises no objects or people: add what the picture shows. '}${READ_AS[knows(made)]}`,
      };
    }
    case 'describe': {
      const [{ palette, harmony, temperature }, built, lines] = await Promise.all([
        colours(picture),
        shapes(picture),
        linesOf(picture, reader, made),
      ]);
      const facts = { palette, harmony, temperature, ...built, lines };
      return {
        descriptions: describe(facts, made).map((text) => ({ text })),
        facts,
        method: `Measured from the pixels${made ? ', with what is known of a picture that was made or saved here' : ''}. ${made?.artwork?.length ? '' : 'It recognises no objects or people. '}${READ_AS[knows(made)]}`,
      };
    }
  }
}

const knows = (made: MadeHere | undefined) => (made?.lines ? 'known' : 'read');

async function colours(picture: Uint8Array) {
  const palette = namedPalette(await sample(picture, COLOURS));
  return {
    palette: palette.map(({ hex, name, share }) => ({ hex, name, share })),
    pairs: pairsOf(palette),
    harmony: harmonyOf(palette),
    temperature: temperatureOf(palette),
  };
}

async function shapes(picture: Uint8Array) {
  const whole = onPaper(picture);
  const { width, height } = await whole.metadata();
  const part = { width: Math.min(width, CLOSE), height: Math.min(height, CLOSE) };
  const [small, close] = await Promise.all([
    rgb(onPaper(picture).resize(SHAPES, SHAPES, { fit: 'inside', withoutEnlargement: true })),
    grey(
      whole.extract({
        ...part,
        left: Math.floor((width - part.width) / 2),
        top: Math.floor((height - part.height) / 2),
      }),
    ),
  ]);
  return { composition: compositionOf(planesOf(small)), quality: qualityOf(close, { width, height }) };
}

async function linesOf(picture: Uint8Array, reader: Reader, made: MadeHere | undefined): Promise<TextLine[]> {
  if (!made?.lines) return readLines(picture, reader);
  const pixels = await rgb(onPaper(picture));
  return made.lines.map(({ text, x, y, width, height, capHeight }) => {
    const { colour, ground, contrast } = coloursIn(pixels, { x, y, width, height });
    return {
      text,
      confidence: 100,
      x: Math.round(x),
      y: Math.round(y),
      width: Math.round(width),
      height: Math.round(height),
      colour,
      ground,
      contrast,
      isLarge: isLarge(capHeight, pixels),
    };
  });
}
