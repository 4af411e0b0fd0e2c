import { designType, intendedDesignType } from '@maquette/generation';
import type { DesignTypeId } from '@maquette/generation';
import { groupOf, makeMark, MOST_IN_GROUP } from './art/mark';
import { copyFor } from './copy';
import { chooseLayouts } from './ideas';
import { choosePalette } from './palette/choose';
import { clean } from './prompt/clean';
import { coloursLost } from './palette/lost';
import { isContainer, productOf } from './prompt/product';
import { read } from './prompt/read';
import type { Reading } from './prompt/read';
import type { Subject } from './prompt/subjects';
import { hash, Random } from './random';
import { Sheet } from './sheet';
import type { SetText } from './sheet';
import { canSet } from './stage';
import type { Copy, Layout } from './stage';
import { choosePair, moodsOf } from './type/choose';
import type { TypePair } from './type/pairs';
import { unpictured } from './unpictured';

/** A brand whose palette, typefaces and tone lead over what the prompt says. Every field may be missing. */
export interface StudioBrand {
  name?: string;
  /** Hex colours, the most important first. */
  palette?: string[];
  /** Family names; a family the studio does not have is named in `unpictured`. */
  fonts?: { heading?: string; body?: string };
  tone?: string[];
}

export interface StudioRequest {
  /** Free text, at most 10,000 characters are read. */
  prompt: string;
  designType: DesignTypeId;
  brand?: StudioBrand;
}

/** How a picture was made: enough to describe it exactly. */
export interface CompositionFacts {
  designType: DesignTypeId;
  layout: string;
  scheme: string;
  fonts: { pair: string; heading: string; body: string };
  /** Role to hex. */
  palette: Record<'background' | 'ink' | 'mark' | 'paper' | 'deep' | 'primary' | 'accent', string>;
  /** Every text that stands in the picture, with its box in canvas pixels. */
  texts: SetText[];
  /** Names of the artwork used, such as "icon:coffee" or "scene:mountains". */
  artwork: string[];
}

export interface Composition {
  /** A complete SVG document: text as outlines, no fonts, no scripts, no links. */
  svg: string;
  /** Canvas pixels. */
  width: number;
  height: number;
  facts: CompositionFacts;
  /** What the prompt asked for and the picture does not show, each item readable by the person who asked. */
  unpictured: string[];
}

/**
 * Designs one picture. Pure: the same request, seed and option give the same document on every machine.
 *
 * @param seed any number; taken as a 32-bit unsigned integer
 * @param option 0, 1, 2 …: the options of one request and seed are different ideas (layout, type, colour roles, artwork)
 * @throws RangeError when option is negative or no whole number
 */
export function compose(asked: StudioRequest, seed: number, option: number): Composition {
  if (!Number.isInteger(option) || option < 0) throw new RangeError('The option must be a whole number from 0.');
  const request = { ...asked, designType: intendedDesignType(asked.designType, asked.prompt).id };
  const reading = read(request.prompt, { brandName: request.brand?.name, type: request.designType });
  const copy = copyFor(request.designType, reading, clean(request.prompt));
  const base = new Random((hash(`${request.designType}|${request.prompt}`) ^ seed) >>> 0);
  // One shuffle a request, walked by option: this keeps the options of one request apart.
  const moods = moodsOf(reading, request.brand);
  const { pair, missingFonts } = choosePair(copy, moods, request.brand, base, option);
  const settable = { ...copy, ...onlySettable(copy, pair) };
  const layouts = chooseLayouts(
    request.designType,
    settable,
    reading,
    clean(request.prompt),
    moods,
    seed >>> 0,
    option,
  );
  const state = hash(`${String(base.next())}|${String(option)}`);
  let palette = choosePalette(reading, request, moods, base, option);
  const { width, height } = designType(request.designType);
  // A bottle that shows a bottle says nothing: on a mock-up the object itself is no emblem.
  const drawable = reading.subjects.filter(
    (s) => (s.icon ?? s.illustration) && !(request.designType === 'product-mockup' && isItself(s.words, reading)),
  );
  const shown = reading.monogram || reading.isTypeOnly ? [] : shownIn(drawable, request.designType, option);
  const draw = (layout: Layout, words: Copy, roomy: boolean): Sheet => {
    const sheet = new Sheet(width, height, roomy);
    const random = new Random(state);
    // An abstract figure would stand for a trade that it has nothing to do with.
    const isNamed = reading.name !== undefined;
    const marks = shown.map((subject) => makeMark(subject, initialsOf(words), random, reading.monogram || isNamed));
    const mark = isSome(marks)
      ? groupOf(marks)
      : makeMark(undefined, initialsOf(words), random, reading.monogram || isNamed);
    layout.draw({
      sheet,
      w: width,
      h: height,
      palette,
      pair,
      random,
      option,
      copy: words,
      reading,
      mark,
      marks,
      prompt: clean(request.prompt),
    });
    return sheet;
  };
  const settled = settle(layouts, settable, draw);
  const { layout } = settled;
  let { sheet } = settled;
  // What was asked for is in each option: where the roles of the colours leave one out, they are dealt again.
  const isBranded = (request.brand?.palette ?? []).length > 0;
  let lost = isBranded ? [] : coloursLost(reading.colours, sheet);
  for (let turn = 1; lost.length > 0 && turn < 4 && !isPainting(sheet); turn++) {
    const before = palette;
    palette = choosePalette(reading, request, moods, new Random(state), option + turn);
    const again = draw(layout, settable, false);
    const left = coloursLost(reading.colours, again);
    if (left.length < lost.length && again.faults <= sheet.faults && lostIn(again, settable) <= lostIn(sheet, settable))
      [sheet, lost] = [again, left];
    else palette = before;
  }
  return {
    svg: sheet.svg(),
    width,
    height,
    facts: {
      designType: request.designType,
      layout: layout.id,
      scheme: palette.scheme,
      fonts: { pair: pair.id, heading: pair.heading[0], body: pair.body[0] },
      palette: {
        background: palette.bg,
        ink: palette.ink,
        mark: palette.mark,
        paper: palette.paper,
        deep: palette.deep,
        primary: palette.primary,
        accent: palette.accent,
      },
      texts: sheet.texts,
      artwork: [...new Set(sheet.artwork)],
    },
    unpictured: unpictured(reading, sheet, missingFonts, request.brand?.name, lost),
  };
}

/** A described place has the colours of its light. */
const isPainting = ({ pictured }: Sheet): boolean => pictured.length > 0;

const isSome = <T>(list: T[]): list is [T, ...T[]] => list.length > 0;

/** What one picture shows: all that was said to be drawn, else what it is about; the third option is another reading as well, where there is another subject. */
function shownIn(drawable: readonly Subject[], type: DesignTypeId, option: number): Subject[] {
  const asked = drawable.filter(({ isAsked }) => isAsked);
  const [chief] = asked;
  const most = type === 'logo' || type === 'business-card' || type === 'product-mockup' ? 3 : MOST_IN_GROUP;
  const [first, second] = drawable;
  // of 'shoe repair' the shoe is shown, never the tool alone
  const isOther = option % 4 === 2 && first && second && second.score > first.score - 0.8;
  if (!chief) return [isOther ? second : first].filter((one) => one !== undefined);
  if (asked.length > 1) return asked.slice(0, most);
  return Array.from({ length: Math.min(chief.count ?? 1, most) }, () => chief);
}

/** Whether words name the product and not what is printed on it: a tin on a tote is a picture, a tin on a tin is none. */
const isItself = (words: string, { product }: Reading): boolean =>
  (isContainer(words) && (!product || productOf(words)?.object === product.object)) ||
  // the chocolate of a chocolate bar
  (product !== undefined &&
    wordsOf(product.word).length > 1 &&
    wordsOf(words).every((word) => wordsOf(product.word).includes(word)));

type Draw = (layout: Layout, words: Copy, roomy: boolean) => Sheet;
interface Settled {
  layout: Layout;
  sheet: Sheet;
}

/** The first layout that sets every word without a fault; where none does, that with the fewest faults, and of these the one that loses least. */
function settle(layouts: [Layout, ...Layout[]], copy: Copy, draw: Draw): Settled {
  for (const layout of layouts) {
    const sheet = draw(layout, copy, false);
    if (sheet.faults === 0 && lostIn(sheet, copy) === 0) return { layout, sheet };
  }
  const cost = (sheet: Sheet): number => 1_000 * sheet.faults + lostIn(sheet, copy);
  let best: Settled | undefined;
  for (const layout of layouts) {
    const sheet = drawWhatFits(copy, (words, roomy) => draw(layout, words, roomy));
    if (!best || cost(sheet) < cost(best.sheet)) best = { layout, sheet };
    if (cost(sheet) === 0) break;
  }
  return best ?? { layout: layouts[0], sheet: draw(layouts[0], copy, false) };
}

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('en').match(/[\p{L}\p{N}]+/gu) ?? [];
/** How many of the words' parts a picture does not set whole. */
function lostIn({ texts }: Sheet, { title, sub, signature, action, lines, person, facts }: Copy): number {
  const set = new Set(texts.flatMap(({ text }) => wordsOf(text)));
  return [title, sub, signature, action, person?.name, person?.role, ...lines, ...facts.map(({ text }) => text)].filter(
    (text) => text !== undefined && !wordsOf(text).every((word) => set.has(word) || word === 'and'),
  ).length;
}

/** The picture with as many of the words as have room. The last lines go first, then the last facts; title and supporting line stay. */
function drawWhatFits(copy: Copy, draw: (copy: Copy, roomy: boolean) => Sheet): Sheet {
  const whole = draw(copy, false);
  if (whole.faults === 0) return whole;
  const { facts, lines } = copy;
  const first = (count: number): Copy => ({
    ...copy,
    facts: facts.slice(0, count),
    lines: lines.slice(0, Math.max(0, count - facts.length)),
  });
  // What is wrong without any of them is not cured by leaving them out.
  if (whole.faults <= draw(first(0), false).faults) return whole;
  let best = draw(first(0), true);
  const { faults } = best;
  // Halving: a prompt has room for a thousand quotes, and each attempt is a whole drawing.
  let fits = 0;
  let crowded = facts.length + lines.length;
  while (crowded - fits > 1) {
    const middle = Math.floor((fits + crowded) / 2);
    const attempt = draw(first(middle), true);
    if (attempt.faults > faults) crowded = middle;
    else [fits, best] = [middle, attempt];
  }
  return best;
}

function onlySettable(copy: Copy, pair: TypePair): Copy {
  const keep = (text: string | undefined): string | undefined =>
    text !== undefined && canSet(text, pair) ? text : undefined;
  const lines = copy.lines.filter((t) => keep(t));
  const person =
    copy.person && keep(copy.person.name) ? { name: copy.person.name, role: keep(copy.person.role) } : undefined;
  const title = keep(copy.title) ?? lines.shift();
  return {
    title,
    sub: keep(copy.sub),
    signature: keep(copy.signature),
    action: keep(copy.action),
    lines,
    person,
    facts: copy.facts.filter((f) => keep(f.text)),
  };
}

function initialsOf(copy: Copy): string | undefined {
  const words = (copy.title ?? '')
    .split(/[\s-]+/u)
    .filter((w) => /^\p{L}/u.test(w) && !/^(?:the|and|of|for|a|an|de|la|le|und)$/iu.test(w));
  const letters = words
    .slice(0, 2)
    .map((w) => [...w][0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
  return letters || undefined;
}
