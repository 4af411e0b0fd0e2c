import sharp from 'sharp';
import { paintScene } from '../art/scene/paint';
import { settingOf } from '../art/scene/settings';
import { curatedFor, lighten, lch, mix } from '../palette/palette';
import { read } from '../prompt/read';
import type { Reading } from '../prompt/read';
import type { Ground, SceneBrief, SceneSubject } from '../prompt/scene';
import { MADE_OF, materialIn } from './materials';
import { plainBytes } from './picture';
import type { Picture } from './picture';
import { placeOf } from './places';
import { fromLab } from './planes';
import type { Wish } from './image-to-image/words';
import { hash, Random } from '../random';
import { Sheet } from '../sheet';
import { n } from '../svg';

/** What stands behind a subject, drawn from words. */
export interface Drawn {
  picture: Picture;
  /** a landscape rather than a wall with a floor */
  isScene: boolean;
  /** its depth of field is drawn already */
  isFocused?: boolean;
  /** there is nothing in it that anything could stand on */
  isAir?: boolean;
  /** of a landscape its sky alone was asked for */
  isSky?: boolean;
  /** all of one material, or of one colour: there is no other place that was meant */
  isSurface?: boolean;
  /** What of the words it does not show. */
  missing: string[];
}

/**
 * A landscape where the words name one, else a photographer's backdrop in the colours that they name. No words, marks or things are
 * drawn: they would stand behind the subject.
 *
 * @param wish what the same words ask of a picture
 * @param size pixels
 * @param foot pixels from the top to where the subject stands; undefined when it stands on nothing
 * @param isLand what stands before it is land itself, behind which no other is seen but its sky
 */
export async function drawBackdrop(
  prompt: string,
  wish: Wish,
  brandColours: readonly string[],
  { width, height }: { width: number; height: number },
  seed: number,
  foot?: number,
  isLand = false,
): Promise<Drawn> {
  const reading = read(prompt);
  const random = new Random((hash(prompt) ^ seed) >>> 0);
  // "cream" and "olive" are colours of a wall, though things as well
  const wished = wish.colours;
  // of what is not known to it, the felt of "green felt", it has the colour
  const named = wished.length ? wished : reading.colours.map(({ hex }) => hex);
  const colours = named.length ? named : [...brandColours];
  const missing = wish.things.filter((words) => !WALL.test(words));
  if (/\bbamboos?\b/iu.test(prompt)) missing.push('bamboo');
  // behind land nothing of a street is seen but its sky
  const room = isLand || STUDIO.test(prompt) ? undefined : placeOf(prompt, wished[0], { width, height }, foot, random);
  if (room)
    return {
      picture: await painted(room.svg),
      isScene: true,
      isFocused: true,
      missing: missing.filter((words) => ![...wordsOf(words)].every(room.shows)),
    };
  const place = placeIn(reading, prompt);
  if (place) {
    const isSky = isLand && place.ground !== 'sky';
    const ground = isSky ? 'sky' : place.ground;
    const brief = { ...place.brief, ground };
    const sheet = new Sheet(width, height);
    const { foot: earth, sky } = paintScene(sheet, { x: 0, y: 0, w: width, h: height }, brief, random);
    // who stands needs ground under the feet, not the tops of trees; on water and in the air there is none
    if (foot !== undefined && STANDS.has(ground)) {
      const air = sky.at(-1) ?? earth;
      const isSnowy = ground === 'snow' || SNOW.test(prompt);
      const tone = isSnowy ? mix('#f6f9fc', air, 0.16) : mix(earth, air, 0.34);
      sheet.add(groundOf(width, height, foot, tone, mix(tone, earth, isSnowy ? 0.12 : 0.5)));
    }
    const shown = wordsOf(
      [ground, ...brief.read, ...brief.subjects.flatMap(({ noun, words }) => [noun, words])].join(' '),
    );
    if (ground === 'field') for (const crop of CROPS) shown.add(crop);
    return {
      picture: await painted(sheet.svg()),
      isScene: true,
      isSky,
      isAir: AIR.has(ground),
      missing: missing.filter(
        (words) => ![...wordsOf(words)].every((word) => word !== 'bamboo' && (shown.has(word) || AIRS.test(word))),
      ),
    };
  }
  const surface = materialIn(prompt, colours[0], { width, height }, random);
  if (surface)
    return {
      picture: { data: fromLab(surface), width, height },
      isScene: false,
      isSurface: true,
      missing: missing.filter((words) => ![...wordsOf(words)].every((word) => MADE_OF.test(word))),
    };
  const flat = FLAT_WHITE.test(prompt) ? '#ffffff' : undefined;
  const [from, to] = /\bgradients?\b/iu.test(prompt) ? colours : [];
  if (flat ?? to) {
    const fill = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1"><stop stop-color="${flat ?? from}"/><stop offset="1" stop-color="${flat ?? to}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`;
    return {
      picture: await painted(fill),
      isScene: false,
      isSurface: true,
      missing: missing.filter((words) => !/^(?:clean|pure|paper|smooth|page|sheet)$/iu.test(words)),
    };
  }
  const topic = reading.subjects[0]?.topic;
  const wall =
    colours[0] ??
    (topic ? lighten(curatedFor(topic, random, 0).primary, 0.18) : curatedFor('neutral', random, 0).paper);
  const { l } = lch(wall);
  const floor = colours[1] ?? (l > 0.6 ? lighten(wall, -0.06) : lighten(wall, 0.05));
  const light = l > 0.5 ? mix(wall, '#ffffff', 0.2) : lighten(wall, 0.16);
  const dark = lighten(wall, -0.12);
  // the floor begins behind the feet; behind a bust there is none
  const horizon = Math.min(0.7 * height, (foot ?? height) - 0.05 * height);
  const side = random.chance(0.5) ? 0.32 : 0.66;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="w" cx="${side}" cy="0.32" r="0.85"><stop offset="0" stop-color="${light}"/><stop offset="0.55" stop-color="${wall}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
<linearGradient id="f" x2="0" y2="1"><stop offset="0" stop-color="${mix(wall, floor, 0.4)}" stop-opacity="0"/><stop offset="0.22" stop-color="${floor}"/><stop offset="1" stop-color="${lighten(floor, -0.05)}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#w)"/>${foot === undefined ? '' : `<rect y="${n(horizon - 0.05 * height)}" width="${width}" height="${n(height - horizon + 0.05 * height)}" fill="url(#f)"/>`}</svg>`;
  return { picture: await painted(svg), isScene: false, missing };
}

/** The pixels of a document that fills its sheet. */
async function painted(svg: string): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: plainBytes(data), width: info.width, height: info.height };
}

const FLAT_WHITE =
  /\b(?:plain|clean|pure|solid|flat|seamless|simple)\b[^,.;]{0,12}\bwhite\b|\bwhite (?:paper|page|sheet|background)\b/iu;
/** Places with ground to stand on. */
const STANDS: ReadonlySet<Ground> = new Set([
  'road',
  'beach',
  'mountains',
  'hills',
  'forest',
  'meadow',
  'field',
  'desert',
  'snow',
]);
/** And those with none, or where it is deep below. */
const AIR: ReadonlySet<Ground> = new Set(['sky', 'space', 'underwater']);
const HEAVENS = /^(?:suns?|moons?|stars?|rainbows?)$/iu;

/** The place that is asked for, with what stands in its sky; a wall is the photographer's own, and things would stand behind the subject. */
function placeIn(
  { scene, subjects, time }: Reading,
  prompt: string,
): { brief: SceneBrief; ground: Ground } | undefined {
  if (STUDIO.test(prompt)) return undefined;
  const land = subjects.find((subject) => subject.land)?.land;
  const moon: SceneSubject[] = /\b(?:moon|night sky|starry|stars)\b/iu.test(prompt)
    ? [{ words: 'moon', noun: 'moon', class: 'place', kinds: [], count: 1 }]
    : [];
  const above = scene?.subjects.filter(({ noun }) => HEAVENS.test(noun)) ?? moon;
  const narrower = scene?.ground || land ? undefined : narrowerPlace(prompt);
  const ground = scene?.ground ?? land ?? narrower?.ground ?? (above.length > 0 ? 'sky' : undefined);
  if (!ground || ground === 'wall') return undefined;
  const words = subjects.filter((subject) => subject.land).map((subject) => subject.words);
  const flowers = /^(?:field|meadow|hills)$/u.test(ground) ? inFlower(prompt, scene?.groundColour) : [];
  return {
    brief: {
      ...scene,
      // what is photographed stands in daylight; another hour is named, or that of the moon
      time: scene?.time ?? time ?? (above.length > 0 ? undefined : 'day'),
      ground,
      // the lavender of a lavender field grows there, and is no colour of its sky
      sky: flowers.length > 0 ? undefined : scene?.sky,
      subjects: [...above.map((subject) => ({ ...subject, relation: undefined })), ...flowers],
      read: [...(scene?.read ?? []), ...words, ...(narrower?.read ?? [])],
    },
    ground,
  };
}
/** Wild places, and the ground that is nearest to them: what makes them wild is not drawn. */
const NEAREST: readonly (readonly [RegExp, Ground])[] = [
  [/\b(?:jungles?|rain ?forests?)\b/iu, 'forest'],
  [/\b(?:swamps?|marsh(?:es)?|bayous?|wetlands?)\b/iu, 'lake'],
  [/\bclouds\b/iu, 'sky'],
];
/** A place that is named where nothing is said to be in it, which reads as a thing: a corridor, whose ground is that of a room. */
function narrowerPlace(prompt: string): { ground: Ground; read: string[] } | undefined {
  for (const ground of ['room', 'street'] as const) {
    const setting = settingOf({ read: [prompt], subjects: [] }, ground);
    const [named] = (setting && setting.words.exec(prompt)) ?? [];
    if (named) return { ground, read: [named] };
  }
  const [, ground] = NEAREST.find(([words]) => words.test(prompt)) ?? [];
  return ground && { ground, read: [] };
}
/** What grows in a field of grain. */
const CROPS = ['wheat', 'corn', 'barley', 'rye', 'oats', 'grain', 'crops', 'stubble'];
/** What is sown or grows wild over whole fields, and the colour that it gives them. */
const FIELDS_OF: readonly (readonly [RegExp, string | undefined])[] = [
  [/^lavenders?$/u, '#8b79c4'],
  [/^popp(?:y|ies)$/u, '#d3382c'],
  [/^sunflowers?$/u, '#f2b62c'],
  [/^(?:rapeseed|rape|canola|mustard|buttercups?|dandelions?)$/u, '#ecd033'],
  [/^thistles?$/u, '#9a6cae'],
  [/^heathers?$/u, '#a5658e'],
  [/^(?:bluebells?|cornflowers?|flax)$/u, '#5a6fcb'],
  [/^(?:dais(?:y|ies)|cha?momiles?|snowdrops?)$/u, '#f6f2e6'],
  [/^(?:tulips?|roses?|cosmos|(?:wild ?)?flowers?)$/u, undefined],
];
const FIELD =
  /\b(\p{L}{3,})[- ](?:fields?|meadows?|hills?)\b|\b(?:fields?|meadows?|hills?) (?:full )?(?:of|with|in) (?:\p{L}+ )?(\p{L}{3,})/iu;
/** The flowers that a field is named after. @param colour hex that was named for it */
function inFlower(prompt: string, colour?: string): SceneSubject[] {
  const [, before, after] = FIELD.exec(prompt) ?? [];
  return [before, after].flatMap((word) => {
    const noun = word?.toLowerCase() ?? '';
    const known = FIELDS_OF.find(([words]) => words.test(noun));
    return known
      ? [{ words: noun, noun, class: 'flower' as const, kinds: [], count: 5, colour: colour ?? known[1] }]
      : [];
  });
}
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().split(/[^\p{L}]+/u));
/** What the sky of a scene shows without being a thing of its own. */
const AIRS = /^(?:sk(?:y|ies)|starry|stars?|clouds?|full|half|crescent|rising|setting)$/u;
const STUDIO = /\b(?:studio|backdrop|seamless|plain|gradient)\b/iu;

/** Words for what is drawn where no landscape is named. */
const WALL =
  /\b(?:studio|back(?:drop|ground)|wall|floor|plain|seamless|gradient|room|set|surface|blur\w*|bokeh|shadows?)\b/iu;
const SNOW = /\b(?:snow\w*|winter\w*|ic[ey]|frost\w*|arctic|antarctic\w*|glaciers?)\b/iu;

/** A low rise from a little behind the feet down to the frame, lighter where it is far. */
function groundOf(width: number, height: number, foot: number, far: string, near: string): string {
  const top = foot - 0.075 * height;
  const lift = 0.022 * height;
  return (
    `<defs><linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="${n(top - lift)}" x2="0" y2="${height}"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient></defs>` +
    `<path d="M0 ${n(top + lift)}C${n(0.3 * width)} ${n(top - 1.4 * lift)} ${n(0.62 * width)} ${n(top + 0.6 * lift)} ${width} ${n(top - lift)}V${height}H0z" fill="url(#ground)"/>`
  );
}
