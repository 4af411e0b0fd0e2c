import type { Harmony, NamedColour, Temperature } from './colours';
import type { Composition, Quality } from './composition';
import type { MadeHere, PictureFacts, TextLine } from './facts';
import { ENOUGH, ENOUGH_LARGE, needed } from './legibility';

type Known<Name extends keyof PictureFacts> = Required<Pick<PictureFacts, Name>>;

const percent = (share: number) => `${share < 0.01 ? 'under 1' : Math.round(share * 100)}%`;
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const named = ({ name, hex }: NamedColour) => `${lower(name)} ${hex}`;
const quoted = (text: string) => `“${text}”`;

/** 'a', 'a and b', 'a, b and c' */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The colours that lead: as many as cover most of it, at most `most`. */
const leading = (palette: readonly NamedColour[], most: number) =>
  palette.filter(({ share }, i) => i < 2 || share >= 0.03).slice(0, most);

export const lightOf = ({ brightness }: Composition) =>
  brightness >= 0.74 ? 'light' : brightness <= 0.42 ? 'dark' : 'mid-tone';
const contrastOf = ({ contrast }: Composition) =>
  contrast >= 0.24 ? 'high-contrast' : contrast <= 0.1 ? 'low-contrast' : 'medium-contrast';
const colourOf = ({ colourfulness }: Composition) =>
  colourfulness >= 0.11 ? 'strongly coloured' : colourfulness <= 0.025 ? 'nearly colourless' : 'moderately coloured';
const detailOf = ({ detail }: Composition) =>
  detail >= 0.3 ? 'dense with detail' : detail <= 0.1 ? 'sparing with detail' : 'moderately detailed';
const quietOf = ({ quietSpace }: Composition) =>
  quietSpace >= 0.6 ? 'much empty space' : quietSpace <= 0.15 ? 'hardly any empty space' : 'some empty space';

const HARMONIES: Record<Harmony, string> = {
  neutral: 'neutral colours',
  monochromatic: 'one hue',
  analogous: 'neighbouring hues',
  complementary: 'opposite hues',
  triadic: 'three hues evenly apart',
  varied: 'several hues',
};
const TEMPERATURES: Record<Temperature, string> = {
  warm: 'warm',
  cool: 'cool',
  neutral: 'neither warm nor cool',
  'warm and cool': 'warm beside cool',
};

const MIDDLE = 0.06;

/** 'in the middle', 'in the upper left' */
export function placeOf({ x, y }: { x: number; y: number }): string {
  const down = y < 0.5 - MIDDLE ? 'upper' : y > 0.5 + MIDDLE ? 'lower' : '';
  const across = x < 0.5 - MIDDLE ? 'left' : x > 0.5 + MIDDLE ? 'right' : '';
  if (down && across) return `in the ${down} ${across}`;
  if (down) return `in the ${down} half`;
  return across ? `on the ${across}` : 'in the middle';
}

/** 'square', 'portrait 4:5', 'landscape 16:9' */
export function shapeOf({ width, height }: { width: number; height: number }): string {
  const ratio = width / height;
  const known: [number, number][] = [
    [5, 4],
    [4, 3],
    [3, 2],
    [16, 9],
    [2, 1],
    [3, 1],
  ];
  if (Math.abs(ratio - 1) < 0.02) return 'square';
  const [form, long] = ratio > 1 ? ['landscape', ratio] : ['portrait', 1 / ratio];
  const near = known.find(([a, b]) => Math.abs(long - a / b) / (a / b) < 0.02);
  if (near) return ratio > 1 ? `${form} ${near[0]}:${near[1]}` : `${form} ${near[1]}:${near[0]}`;
  return form;
}

/** The tallest line, then the others as they stand. */
function reading(lines: readonly TextLine[]): TextLine[] {
  const [first] = [...lines].sort((one, other) => other.height - one.height);
  return first ? [first, ...lines.filter((line) => line !== first)] : [];
}

const readsOf = (lines: readonly TextLine[], most: number): string => {
  const [first, ...rest] = reading(lines);
  if (!first) return '';
  const others = rest.slice(0, most - 1).map(({ text }) => quoted(text));
  return others.length > 0 ? `${quoted(first.text)}, and smaller ${listed(others)}` : quoted(first.text);
};

const kindOf = (made: MadeHere | undefined) => (made?.designType ? made.designType.toLowerCase() : 'picture');

type Described = Known<'palette' | 'harmony' | 'temperature' | 'lines' | 'composition' | 'quality'>;

/** Texts that say what the picture is like, each usable as a prompt. */
export function describe(facts: Described, made: MadeHere | undefined): string[] {
  const { palette, harmony, temperature, lines, composition, quality } = facts;
  const colours = leading(palette, 4).map(({ name }) => lower(name));
  const weight = placeOf(composition.weight);
  const mirrored = composition.symmetry >= 0.8 ? ', nearly the same left and right' : '';
  const kind = kindOf(made);
  const reads = readsOf(lines, 4);
  const artwork = made?.artwork?.length ? ` It shows ${listed(made.artwork)}.` : '';
  const fonts = made?.fonts ? ` Set in ${listed([...new Set([made.fonts.heading, made.fonts.body])])}.` : '';
  const whole =
    `A ${lightOf(composition)}, ${contrastOf(composition)} ${kind} in ${listed(colours)} (${HARMONIES[harmony]}, ${TEMPERATURES[temperature]}), ` +
    `${detailOf(composition)}, with ${quietOf(composition)} and its weight ${weight}${mirrored}.` +
    `${artwork}${reads ? ` It reads ${reads}.` : ''}${fonts}`;
  const [ground, ...accents] = leading(palette, 4);
  const [headline] = reading(lines);
  const keywords = [
    `${shapeOf(quality)} ${kind}`,
    ...(made?.artwork ?? []),
    ...(ground ? [`${lower(ground.name)} background`] : []),
    ...(accents.length > 0 ? [`${listed(accents.map(({ name }) => lower(name)))} accents`] : []),
    HARMONIES[harmony],
    `${contrastOf(composition)}, ${lightOf(composition)} and ${colourOf(composition)}`,
    quietOf(composition),
    `weight ${weight}`,
    ...(headline ? [`headline ${quoted(headline.text)}`] : []),
  ].join(', ');
  const style =
    `Keep this look: ${listed(leading(palette, 6).map((colour) => `${named(colour)} for ${percent(colour.share)}`))}; ` +
    `${colourOf(composition)}, ${contrastOf(composition)}, ${detailOf(composition)}, ${quietOf(composition)}.`;
  return [...(made?.prompt ? [made.prompt] : []), whole, `${capital(keywords)}.`, style];
}

export function describePalette({
  palette,
  harmony,
  temperature,
  pairs,
}: Known<'palette' | 'harmony' | 'temperature' | 'pairs'>): string {
  const names = new Map(palette.map((colour) => [colour.hex, lower(colour.name)]));
  const [best] = pairs;
  return [
    `Palette of ${palette.length} ${palette.length === 1 ? 'colour' : 'colours'} (${HARMONIES[harmony]}, ${TEMPERATURES[temperature]}): ${listed(
      palette.map((colour) => `${named(colour)} ${percent(colour.share)}`),
    )}.`,
    best
      ? best.contrast >= ENOUGH_LARGE
        ? `As text and ground ${names.get(best.one)} and ${names.get(best.other)} go best, at ${best.contrast}:1${best.contrast >= ENOUGH ? '' : ', which is enough for large letters only'}.`
        : `No two of them have enough contrast for text: the best pair reaches ${best.contrast}:1.`
      : '',
  ]
    .filter(Boolean)
    .join('\n');
}

export const describeText = ({ lines }: Known<'lines'>): string =>
  lines.length === 0 ? 'No text was found in this picture.' : lines.map(({ text }) => text).join('\n');

/** What of the quality is worth a remark. */
export function remarksOn({ width, height, blur, noise, white, black, printWidth, printHeight }: Quality): string[] {
  const sharpness =
    blur <= 0.38 ? 'Its edges are sharp.' : blur >= 0.58 ? 'Its edges are blurred.' : 'Its edges are soft.';
  return [
    `${width} × ${height} pixels, enough for ${printWidth} × ${printHeight} cm in print at 300 dpi.`,
    sharpness,
    ...(noise >= 6 ? ['It is grainy.'] : []),
    ...(white >= 0.02 ? [`${percent(white)} of it is pure white.`] : []),
    ...(black >= 0.02 ? [`${percent(black)} of it is pure black.`] : []),
  ];
}

export const describeComposition = ({ composition, quality }: Known<'composition' | 'quality'>): string =>
  [
    `${capital(shapeOf(quality))}, ${lightOf(composition)}, ${contrastOf(composition)} and ${colourOf(composition)}; ${detailOf(composition)}, with ${quietOf(composition)}.`,
    `What stands out weighs ${placeOf(composition.weight)}. ${
      composition.symmetry >= 0.8
        ? 'Left and right mirror each other.'
        : composition.symmetry >= 0.5
          ? 'Left and right are alike in part.'
          : 'Left and right differ.'
    }`,
    remarksOn(quality).join(' '),
  ].join('\n');

const SEEN_BY = {
  protanopia: 'without red cones',
  deuteranopia: 'without green cones',
  tritanopia: 'without blue cones',
};

export function describeAccessibility({
  palette,
  lines,
  faintLines,
  confusions,
}: Known<'palette' | 'lines' | 'faintLines' | 'confusions'>): string {
  const names = new Map(palette.map((colour) => [colour.hex, lower(colour.name)]));
  const weak = lines.filter((line) => line.contrast < needed(line));
  const text =
    lines.length === 0
      ? 'No text was found, so there is no contrast of text to check.'
      : weak.length === 0
        ? lines.length === 1
          ? 'The line of text that was found has enough contrast (WCAG AA).'
          : `${lines.length === 2 ? 'Both' : `All ${lines.length}`} lines of text that were found have enough contrast (WCAG AA).`
        : `${weak.length} of ${lines.length} lines of text that were found have too little contrast: ${listed(
            weak.slice(0, 5).map((line) => `${quoted(line.text)} ${line.contrast}:1 where ${needed(line)} is needed`),
          )}.`;
  const faint = faintLines.map(
    ({ text: words, seenBy, contrast }) => `To people ${SEEN_BY[seenBy]} ${quoted(words)} has only ${contrast}:1.`,
  );
  const alike = confusions.map(
    ({ one, other, seenBy }) =>
      `${capital(names.get(one) ?? one)} and ${names.get(other) ?? other} look nearly alike to people ${SEEN_BY[seenBy]}.`,
  );
  return [
    text,
    ...faint,
    ...(alike.length > 0 ? alike : ['Its main colours stay apart for people with a colour-vision deficiency.']),
  ].join('\n');
}

const ALT_LIMIT = 250;

/** A sentence for those who do not see the picture: what is written in it comes first, since that is what it says. */
export function altText({ palette, lines }: Known<'palette' | 'lines'>, made: MadeHere | undefined): string {
  const colours = leading(palette, 3).map(({ name }) => lower(name));
  const kind = capital(kindOf(made));
  const artwork = made?.artwork?.length ? ` showing ${listed(made.artwork)}` : '';
  const words = reading(lines).map(({ text }) => text);
  const start = `${kind}${artwork} in ${listed(colours)}`;
  let said = '';
  for (const word of words) {
    const next = said ? `${said}; ${word}` : word;
    if (`${start}. It reads: “${next}”.`.length > ALT_LIMIT) break;
    said = next;
  }
  return said ? `${start}. It reads: ${quoted(said)}.` : `${start}.`;
}
