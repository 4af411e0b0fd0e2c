import { type Fields, isBlank, isFields, keysByPlain, plainKey, without } from './keys';
import { type Measure, measuresOf, unitOf } from './measures';
import { keyOf } from './names';

// Typefaces with their weights and sizes, in the forms in which people write them.

const WEIGHTS = ['weights', 'weight', 'fontweights', 'fontweight'];
const WEIGHT_OF: readonly (readonly [RegExp, number])[] = [
  [/extra[ -]?light|ultra[ -]?light/i, 200],
  [/semi[ -]?bold|demi[ -]?bold|halbfett|seminegrita|demi[ -]?gras/i, 600],
  [/extra[ -]?bold|ultra[ -]?bold/i, 800],
  [/thin|hairline/i, 100],
  [/light|leicht|ligera?|léger/i, 300],
  [/medium|mittel/i, 500],
  [/black|heavy/i, 900],
  [/bold|fett|negrita|gras\b|grassetto|negrito/i, 700],
  [/regular|normal|book|roman|buch/i, 400],
];

const SIZES = [
  'sizesrem',
  'sizes',
  'sizerem',
  'size',
  'fontsize',
  'fontsizes',
  'sizespx',
  'sizepx',
  'sizespt',
  'sizept',
];

/** A face with its weights as numbers, and as they are called; with its sizes as they are written, and in rem. */
export function faceOf(raw: unknown): unknown {
  const face = typeof raw === 'string' ? faceInWords(raw) : raw;
  return isFields(face) ? withSizes(withWeights(face)) : face;
}

const IN_WORDS =
  /^\s*(\p{L}[\p{L}\p{N} .'’-]{1,60}?)[,\s(]+([1-9]00(?:\s?[,&–-]\s?[1-9]00){0,4})\)?(?:\s*[/,]\s*(\d(?:[.,]\d{1,3})?))?\s*$/u;
/** 'Literata, 600' and 'Literata 400 / 1.6' */
function faceInWords(raw: string): unknown {
  const [, font, weights, lineHeight] = IN_WORDS.exec(raw.slice(0, 120)) ?? [];
  return font === undefined || raw.length > 120
    ? raw
    : { font, weights, ...(lineHeight !== undefined && { lineHeight }) };
}

/** A weight that is told by a name has the number for it too; a list of names is more than one face. */
function withWeights(raw: Fields): Fields {
  const keys = keysByPlain(raw);
  const key = WEIGHTS.map((name) => keys.get(name)).find((one) => one !== undefined && raw[one] !== null);
  const told = key === undefined ? undefined : raw[key];
  const words =
    typeof told === 'string'
      ? told.split(/\s*[,;/]\s*/).filter(Boolean)
      : Array.isArray(told)
        ? told.filter((one) => typeof one === 'string' || typeof one === 'number')
        : [];
  if (key === undefined || !words.some((word) => /\p{L}|\d\s*[–—-]\s*\d/u.test(String(word)))) return raw;
  const numbers = words.flatMap((one) => {
    if (typeof one === 'number') return [one];
    const digits = /\d{3}/.exec(String(one))?.[0];
    return digits ? [Number(digits)] : (WEIGHT_OF.find(([name]) => name.test(String(one)))?.[1] ?? []);
  });
  return { ...without(raw, [key]), weights: numbers, weightNames: words.join(', ') };
}

const REM = 16;
/** Of several sizes in one text, as in 'clamp(2.5rem, 5vw, 4rem)', the largest. */
function largestOf(text: string): number | null {
  const found = text.slice(0, 200).match(/\d{1,4}(?:\.\d{1,4})?\s?(?:px|rem|em|pt)\b/gi) ?? [];
  const sizes = found.flatMap((size) => measuresOf(size)[0]?.px ?? []);
  return sizes.length > 0 ? Math.max(...sizes) : null;
}

function withSizes(raw: Fields): Fields {
  const keys = keysByPlain(raw);
  const told = SIZES.flatMap((name) => {
    const key = keys.get(name);
    return key === undefined || isBlank(raw[key]) ? [] : [key];
  });
  const isOwn = (value: unknown) =>
    Array.isArray(value) && value.every((one) => isFields(one) && 'text' in one && 'px' in one);
  if (told.length === 0 || isOwn(raw.sizes)) return raw;
  const sizes = told
    .flatMap((key) => measuresOf(raw[key], unitOf(key)))
    .map(({ name, text, px }) => ({
      name,
      text,
      // a bare number that is too small for pixels is one of rem
      px: px !== null && px < 10 && !/[a-z]/i.test(text) ? px * REM : (px ?? largestOf(text)),
    }));
  return { ...without(raw, told), sizes };
}

/** The same with its sizes in rem. */
export function headingFaceOf(raw: unknown): unknown {
  const face = faceOf(raw);
  if (!isFields(face) || !Array.isArray(face.sizes) || 'sizesRem' in face) return face;
  return { ...face, sizesRem: (face.sizes as Measure[]).flatMap(({ px }) => (px === null ? [] : [px / REM])) };
}

/** 'Work Sans / Lora', or two names as a list: a face for headings and one for text. */
export function pairingsOf(raw: unknown): unknown {
  const names =
    typeof raw === 'string'
      ? raw.slice(0, 200).split(/\s+[/+&|]\s+|\s*,\s*|\s+(?:with|and)\s+/)
      : Array.isArray(raw) && raw.every((one) => typeof one === 'string')
        ? raw
        : [];
  const [heading, body] = names.map((name) => name.trim());
  const areFaces =
    names.length === 2 &&
    names.every((name) => /^\s*\p{Lu}[\p{L}\p{N} .'-]{1,39}$/u.test(name) && !/option|pair/i.test(name));
  return areFaces ? [{ headingPrimary: heading, body }] : raw;
}

const HEADINGS = ['heading', 'headings', 'headingPrimary', 'primary', 'h1', 'display', 'headline', 'title'];
const SECONDS = ['headingSecondary', 'subheading', 'subheadings', 'secondary', 'h2'];
const BODIES = ['body', 'bodyText', 'text', 'paragraph', 'copy'];
const HEADING_FACES = [
  'headingPrimary',
  'headingFont',
  'heading',
  'primaryFont',
  'primaryHeading',
  'displayFont',
  'display',
];
const BODY_FACES = ['body', 'bodyFont', 'textFont', 'bodyText', 'text', 'secondaryFont'];
const SECOND_FACES = ['headingSecondary', 'secondaryHeading', 'subheading', 'subheadingFont', 'headingSecondaryFont'];
const OF_ONE_FACE = /^(heading|headings|headline|display|body|text)(?:font)?(weights?|sizes?(?:rem|px)?)$/;
const LEADING = ['lineHeight', 'leading', 'bodyLineHeight'];

/** What a pair of faces says of both at once, { weights: { heading: 700, body: 400 }, lineHeight: 1.5 }, stands with the face that it is said of. */
export function typographyOf(raw: unknown): unknown {
  if (!isFields(raw)) return raw;
  const keys = keysByPlain(raw);
  const weights = keyOf(keys, WEIGHTS);
  const leading = keyOf(keys, LEADING);
  const byFace = weights === undefined ? undefined : raw[weights];
  let result = raw;
  const put = (faces: readonly string[], field: string, value: unknown): boolean => {
    const key = keyOf(keysByPlain(result), faces);
    const told = key === undefined ? undefined : result[key];
    const face = typeof told === 'string' ? { font: told } : told;
    if (key === undefined || !isFields(face) || isBlank(value) || keysByPlain(face).has(plainKey(field))) return false;
    result = { ...result, [key]: { ...face, [field]: value } };
    return true;
  };
  if (weights !== undefined && isFields(byFace)) {
    const left = Object.keys(byFace).filter((name) => {
      const faces = [
        [HEADINGS, HEADING_FACES],
        [SECONDS, SECOND_FACES],
        [BODIES, BODY_FACES],
      ].find(([names]) => names?.some((one) => plainKey(one) === plainKey(name)))?.[1];
      return faces === undefined || !put(faces, 'weights', byFace[name]);
    });
    result = {
      ...without(result, [weights]),
      ...(left.length > 0 && { [weights]: Object.fromEntries(left.map((name) => [name, byFace[name]])) }),
    };
  }
  // { headingFont: 'Lora', headingWeights: [500, 700] }
  for (const key of Object.keys(raw)) {
    const [, face = '', field = ''] = OF_ONE_FACE.exec(plainKey(key)) ?? [];
    const faces = face === '' ? [] : /^(?:body|text)$/.test(face) ? BODY_FACES : HEADING_FACES;
    if (faces.length > 0 && put(faces, field, raw[key])) result = without(result, [key]);
  }
  return leading !== undefined && !isFields(raw[leading]) && put(BODY_FACES, 'lineHeight', raw[leading])
    ? without(result, [leading])
    : result;
}
