import { fromLch, lch } from '../../palette/palette';
import { colourOf, HUELESS } from './colour-words';
import type { Grade } from './grade';

// How much of a light or a colour is wanted.

const LITTLE =
  '(?:(?:only|just|ever so|very) )*(?:slight(?:ly)?|subtl[ey]|faint(?:ly)?|barely|hardly|mildly|somewhat|an? (?:very )?(?:(?:slight|small|little|faint|subtle) )?(?:touch|hint|bit|little|tad|trace|suggestion|whisper|tinge|dash))';
/** "slightly warmer", "a touch of green" */
const DEGREE = new RegExp(
  `\\b${LITTLE}(?: of)?(?: an?)? ((?:more )?[\\p{L}-]+(?: (?!and\\b)[\\p{L}-]+)?)(?: and ([\\p{L}-]+))?`,
  'giu',
);
/** "a green cast", "greenish" */
const CAST =
  /\b(?:with )?an? (?:(?:very |slight |slightly |subtle |faint |light |soft )*)([\p{L}-]+) (?:tint|cast|tinge|hue)\b/giu;
const ISH = /(?<![\p{L}-])([\p{L}]{3,})ish(?![\p{L}-])/giu;

interface Degrees {
  /** Hex of the colours that a picture is to have a little of. */
  tints: string[];
  /** What was said to be wanted a little. */
  little: string[];
  text: string;
}

/** The lights that are wanted a little, and the colours: those are none that it is painted in. */
export function degreesIn(written: string): Degrees {
  const tints: string[] = [];
  const little: string[] = [];
  const tint = (all: string, words: string): string => {
    const hue = hueOf(words);
    if (!hue) return all;
    tints.push(hue.hex);
    return ` ${hue.rest} `;
  };
  const text = written
    .replace(DEGREE, (all: string, words: string, other?: string) => {
      const left = tint(all, words.replace(/^more /iu, ''));
      if (left !== all) return other ? left + tint(` and ${other}`, other) : left;
      little.push(...[words, other].filter((one) => one !== undefined));
      return all;
    })
    .replace(CAST, tint)
    .replace(ISH, (all: string, stem: string) => {
      const left = tint(all, stem);
      // "reddish" doubles the letter
      return left === all ? tint(all, stem.replace(/(\p{L})\1$/u, '$1')) : left;
    });
  return { tints, little, text };
}
/** The hue that words begin with, and what comes after: "green cast", "greener sky". */
function hueOf(words: string): { hex: string; rest: string } | undefined {
  const [first = '', ...others] = words.trim().split(' ');
  const rest = others.join(' ');
  const bases = [first, first.replace(/(?:er|ish|ed)$/u, ''), first.replace(/(\p{L})\1?(?:er|ish)$/u, '$1')];
  for (const base of [words.trim(), ...bases]) {
    const hex = colourOf(base);
    if (hex && lch(hex).c > HUELESS)
      return { hex, rest: base === words.trim() ? '' : rest.replace(/^(?:tint|cast|tinge|hue)$/iu, '') };
  }
  return undefined;
}

/** Whether it is this that is wanted a little. */
export const isLittle = (words: RegExp, little: readonly string[]): boolean =>
  little.some((text) => words.exec(text)?.index === 0);
/** A cast of one hue over all of a picture, which keeps its own colours under it. */
export function castOf(hex: string): Grade {
  const { h } = lch(hex);
  return { shadows: fromLch(0.4, 0.08, h), lights: fromLch(0.92, 0.07, h), lean: 0.3 };
}

/** How far a light goes that is wanted a little. */
const LESS = 0.4;
const less = (value: number | undefined, neutral: number): number | undefined =>
  value === undefined ? undefined : neutral + (value - neutral) * LESS;
/** A light of which a little is wanted. */
export function aLittle(grade: Grade): Grade {
  const { lean = 0.6, lift } = grade;
  return {
    ...grade,
    // a little of the night is no night, and is not looked for as one
    dim: undefined,
    look: undefined,
    lean: less(lean, 0)!,
    exposure: less(grade.exposure, 0),
    contrast: less(grade.contrast, 1),
    saturation: less(grade.saturation, 1),
    fade: less(grade.fade, 0),
    white: less(grade.white, 1),
    vignette: less(grade.vignette, 0),
    turnLeaves: less(grade.turnLeaves, 0),
    weigh: less(grade.weigh, 0),
    stretch: less(grade.stretch, 0),
    lift: lift && { low: lift.low * LESS, middle: lift.middle * LESS },
  };
}
