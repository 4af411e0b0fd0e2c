import { designType, intendedDesignType } from '@maquette/generation';
import type { DesignTypeId } from '@maquette/generation';
import { makeMark } from './art/mark';
import { canPaint } from './art/scene/paint';
import { isContainer } from './prompt/product';
import { LAYOUTS } from './layouts';
import { curatedFor, isHex, paletteInRoles, paletteOf, rolesOf, SCHEMES } from './palette/palette';
import type { BaseColours, Palette, Scheme } from './palette/palette';
import { copyFor } from './copy';
import { clean } from './prompt/clean';
import { read } from './prompt/read';
import type { Reading } from './prompt/read';
import type { SceneBrief } from './prompt/scene';
import { hash, Random } from './random';
import { Sheet } from './sheet';
import type { SetText } from './sheet';
import { canSet, setsAlone } from './stage';
import type { Copy, Layout } from './stage';
import { brandPair, PAIRS } from './type/pairs';
import type { Mood, TypePair } from './type/pairs';
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
  const reading = read(request.prompt, request.brand?.name);
  const copy = copyFor(request.designType, reading);
  const base = new Random((hash(`${request.designType}|${request.prompt}`) ^ seed) >>> 0);
  // One shuffle a request, walked by option: this keeps the options of one request apart.
  const moods = moodsOf(reading, request.brand);
  const { pair, missingFonts } = choosePair(copy, moods, request.brand, base, option);
  const settable = { ...copy, ...onlySettable(copy, pair) };
  const layouts = chooseLayouts(request.designType, settable, reading, base, option);
  const state = hash(`${String(base.next())}|${String(option)}`);
  const palette = choosePalette(reading, request, moods, base, option);
  const { width, height } = designType(request.designType);
  // A bottle that shows a bottle says nothing: on a mock-up the object itself is no emblem.
  const drawable = reading.subjects.filter(
    (s) => (s.icon ?? s.illustration) && !(request.designType === 'product-mockup' && isContainer(s.words)),
  );
  const draw = (layout: Layout, words: Copy, roomy: boolean): Sheet => {
    const sheet = new Sheet(width, height, roomy);
    const random = new Random(state);
    // An abstract figure would stand for a trade that it has nothing to do with.
    const isUnknown = reading.name !== undefined;
    const mark = makeMark(
      reading.monogram ? undefined : drawable[0],
      initialsOf(words),
      random,
      reading.monogram || isUnknown,
    );
    layout.draw({
      sheet,
      w: width,
      h: height,
      palette,
      pair,
      random,
      copy: words,
      reading,
      mark,
      prompt: clean(request.prompt),
    });
    return sheet;
  };
  // What has a fault is composed again with another layout.
  let [layout] = layouts;
  let sheet = drawWhatFits(settable, (words, roomy) => draw(layout, words, roomy));
  for (const other of layouts.slice(1)) {
    if (sheet.faults === 0) break;
    const again = drawWhatFits(settable, (words, roomy) => draw(other, words, roomy));
    if (again.faults < sheet.faults && again.texts.length >= sheet.texts.length) [layout, sheet] = [other, again];
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
    unpictured: unpictured(reading, sheet, missingFonts, request.brand?.name),
  };
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

const TONE_MOODS: [RegExp, Mood][] = [
  [/minimal|simple|clean/i, 'minimal'],
  [/luxur|elegan|premium|refin|sophist/i, 'luxury'],
  [/play|fun|friend|cheer|young/i, 'playful'],
  [/bold|strong|loud|brave|daring/i, 'bold'],
  [/natur|organic|honest|earth|sustain/i, 'natural'],
  [/vintage|retro|classic|herit|tradition/i, 'vintage'],
  [/tech|innov|futur|digital/i, 'tech'],
  [/calm|gentle|warm|soft|seren/i, 'calm'],
  [/modern|profess|confident|fresh/i, 'modern'],
];
const TOPIC_MOODS: Partial<Record<string, Mood[]>> = {
  tech: ['tech', 'modern'],
  science: ['tech', 'modern'],
  space: ['tech', 'bold'],
  game: ['bold', 'tech'],
  security: ['tech', 'modern'],
  finance: ['modern', 'minimal'],
  law: ['luxury', 'vintage'],
  jewel: ['luxury'],
  gold: ['luxury'],
  wedding: ['luxury', 'calm'],
  spa: ['calm', 'natural'],
  floral: ['calm', 'luxury'],
  beauty: ['luxury', 'calm'],
  fashion: ['luxury', 'minimal'],
  kids: ['playful'],
  pet: ['playful', 'modern'],
  sweet: ['playful'],
  party: ['playful', 'bold'],
  burger: ['bold', 'playful'],
  sport: ['bold', 'modern'],
  street: ['bold'],
  tool: ['bold', 'modern'],
  motor: ['bold', 'modern'],
  music: ['bold', 'vintage'],
  jazz: ['vintage', 'luxury'],
  coffee: ['vintage', 'natural'],
  bakery: ['natural', 'vintage'],
  wine: ['luxury', 'vintage'],
  whisky: ['vintage', 'luxury'],
  leaf: ['natural', 'calm'],
  forest: ['natural', 'bold'],
  fresh: ['natural', 'playful'],
  olive: ['natural', 'vintage'],
  tea: ['calm', 'natural'],
  books: ['vintage', 'calm'],
  barber: ['vintage', 'bold'],
  medical: ['modern', 'calm'],
  school: ['modern', 'playful'],
  travel: ['modern', 'bold'],
  ocean: ['modern', 'calm'],
  photo: ['minimal', 'modern'],
  art: ['modern', 'bold'],
  modern: ['minimal', 'modern'],
  home: ['modern', 'calm'],
  sale: ['bold'],
  cinema: ['bold', 'vintage'],
  power: ['modern', 'bold'],
  festive: ['vintage', 'playful'],
  podcast: ['bold', 'modern'],
  japan: ['minimal', 'bold'],
};

function moodsOf(reading: Reading, brand: StudioBrand | undefined): Mood[] {
  const tone = (brand?.tone ?? []).flatMap((word) =>
    TONE_MOODS.filter(([pattern]) => pattern.test(word)).map(([, mood]) => mood),
  );
  const topic = TOPIC_MOODS[reading.subjects[0]?.topic ?? ''] ?? [];
  const all = [...new Set([...tone, ...reading.moods, ...topic])];
  return all.length ? all : ['modern', 'natural', 'minimal'];
}

function choosePair(
  copy: Copy,
  moods: Mood[],
  brand: StudioBrand | undefined,
  random: Random,
  option: number,
): { pair: TypePair; missingFonts: string[] } {
  const own = brandPair(brand?.fonts ?? {});
  const words = [copy.title, copy.sub, copy.signature, ...copy.lines].filter((t) => t !== undefined).join(' ');
  const ranked = random
    .shuffle(PAIRS)
    .map((p) => ({
      p,
      rank: moods.reduce(
        (sum, mood, i) => sum + (p.moods.includes(mood) ? 2 - Math.min(i, 3) * 0.4 : 0),
        p.moods[0] === 'playful' && !moods.includes('playful') ? -2 : 0,
      ),
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ p }) => p);
  // Enough to choose from: asking every family would open every font for one accented word.
  const covering: TypePair[] = [];
  for (const p of ranked) if (covering.length < 10 && setsAlone(words, p)) covering.push(p);
  const list = covering.length ? covering : ranked;
  // Neighbouring options never share a family even when pairs do.
  const apart = list.filter((p, i) => list.findIndex((o) => o.heading[0] === p.heading[0]) === i);
  const good = apart.slice(0, Math.max(4, Math.min(apart.length, moods.length > 0 ? 7 : 10)));
  const pair = own.pair ?? good[option % good.length] ?? PAIRS[0];
  if (!pair) throw new RangeError('There is no type pair.');
  return { pair, missingFonts: own.missing };
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

/** The layout of this option, then those that serve where its words have no room: none of them is that of the first four options. */
function chooseLayouts(
  type: DesignTypeId,
  copy: Copy,
  reading: Reading,
  random: Random,
  option: number,
): [Layout, ...Layout[]] {
  const drawable = reading.subjects.some((s) => s.icon ?? s.illustration);
  // A scene shows what is said of place and relation; an emblem would drop it.
  const land = reading.scene ? isPainted(reading.scene, reading) : reading.subjects[0]?.land !== undefined;
  const can = { needs: drawable && !land, land, any: true, none: true };
  const fits = LAYOUTS[type].filter(
    (l) => can[l.art] && (copy.title ? l.title !== 'none' : l.title !== 'needs') && (l.when?.(copy, reading) ?? true),
  );
  // Where a subject can be drawn, the first options show it.
  const rank = { land: 0, needs: 1, any: land ? 3 : 1, none: 2 };
  const ranked = random.shuffle(fits).sort((a, b) => rank[a.art] - rank[b.art]);
  const order = land ? ranked : inIdeas(ranked, copy.title !== undefined);
  const layout = order[option % order.length];
  if (!layout) throw new RangeError(`No layout of ${type} fits.`);
  const others = order.filter((one, i) => i > 3 && one !== layout);
  return [layout, ...others.slice(option % Math.max(1, others.length - 1)).slice(0, 2)];
}

/** A scene is drawn where its first subject can be; without it the place alone still says more than an emblem of something else. */
const isPainted = (scene: SceneBrief, { subjects }: Reading): boolean =>
  canPaint(scene) ||
  (scene.ground !== undefined &&
    !subjects.some(
      ({ icon, illustration, words }) =>
        (icon ?? illustration) !== undefined &&
        scene.subjects.some((one) => one.words.toLowerCase().includes(words.toLowerCase())),
    ));

/** A layout that shows a detail: a part of the subject very large, or many of it. */
const DETAIL = /motif|repeat|giant|quarters|bleed|close/;
/** The first four are four kinds: the subject, a detail of it, the words alone, and the subject in another way. */
function inIdeas(ranked: Layout[], hasWords: boolean): Layout[] {
  const kindOf = ({ id, art }: Layout): string =>
    /type|wordmark/.test(id) ? 'type' : art === 'none' ? 'pattern' : DETAIL.test(id) ? 'detail' : 'object';
  const rest = [...ranked];
  const first: Layout[] = [];
  for (const kind of hasWords ? ['object', 'detail', 'type', 'object'] : ['object', 'detail', 'object', 'object']) {
    const at = rest.findIndex((layout) => kindOf(layout) === kind);
    if (at !== -1) first.push(...rest.splice(at, 1));
  }
  return [...first, ...rest];
}

/** The palette: what is said to stand on what stands on it; the colour of a thing leads, and does not flood the picture. */
function choosePalette(
  reading: Reading,
  { brand, designType: type }: StudioRequest,
  moods: Mood[],
  random: Random,
  option: number,
): Palette {
  const base = chooseColours(reading, brand, type, moods, random, option);
  const scheme = chooseScheme(reading, moods, random, option);
  const isBranded = (brand?.palette ?? []).some(isHex);
  if (reading.roles && !isBranded) return paletteInRoles(base, reading.roles.ink, reading.roles.ground);
  const isOfThings = reading.colours.length > 0 && reading.colours.every(({ of }) => of !== undefined);
  const floods = scheme === 'field' && isOfThings && !isBranded && type !== 'product-mockup';
  return paletteOf(base, floods ? 'paper' : scheme);
}

function chooseColours(
  reading: Reading,
  brand: StudioBrand | undefined,
  type: DesignTypeId,
  moods: Mood[],
  random: Random,
  option: number,
): BaseColours {
  const own = (brand?.palette ?? []).filter(isHex);
  if (own.length) return rolesOf(own);
  // The white of 'white paws' is the paws' alone, where colours are named for the picture.
  const free = reading.colours.filter((colour) => colour.of === undefined || type === 'product-mockup');
  const named = free.length ? free : reading.colours;
  if (named.length) return rolesOf(named.map((c) => c.hex));
  if (reading.implied.length) return rolesOf(reading.implied);
  const moodTopic = (
    {
      luxury: 'gold',
      tech: 'tech',
      natural: 'leaf',
      playful: 'party',
      bold: 'sport',
      vintage: 'books',
      calm: 'spa',
      minimal: 'neutral',
      modern: 'modern',
    } as const
  )[moods[0] ?? 'modern'];
  const topic = reading.subjects[0]?.topic ?? reading.topic ?? (reading.time === 'night' ? 'night' : moodTopic);
  return curatedFor(topic === 'neutral' ? moodTopic : topic, random, option);
}

function chooseScheme(reading: Reading, moods: Mood[], random: Random, option: number): Scheme {
  if (reading.dark) return 'night';
  const first: Scheme =
    moods[0] === 'luxury' || reading.time === 'night'
      ? 'night'
      : moods.includes('bold') || moods.includes('playful')
        ? random.pick(['field', 'tint'] as const)
        : random.pick(['paper', 'tint'] as const);
  const rest = random.shuffle(SCHEMES.filter((s) => s !== first));
  return [first, ...rest][option % SCHEMES.length] ?? first;
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
