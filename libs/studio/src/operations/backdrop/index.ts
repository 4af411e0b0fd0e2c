import { singular } from '@maquette/reading';
import sharp from 'sharp';
import { paintScene } from '../../art/scene/paint';
import { SETTINGS } from '../../art/scene/settings';
import { curatedFor, mix } from '../../palette/palette';
import { read } from '../../prompt/read';
import type { Ground, SceneBrief } from '../../prompt/scene';
import { GROUND_WORDS, TIME_WORDS } from '../../prompt/scene/tables';
import { MADE_OF, materialIn } from '../materials';
import { plainBytes } from '../picture';
import type { Picture } from '../picture';
import { isOnTable, placeOf, saysTable, tableTop } from '../places';
import { fromLab } from '../planes';
import { coloursIn } from '../image-to-image/colour-words';
import type { Grade } from '../image-to-image/grade';
import { readWish } from '../image-to-image/words';
import type { Wish } from '../image-to-image/words';
import { hash, Random } from '../../random';
import { Sheet } from '../../sheet';
import { n } from '../../svg';
import { CROPS, earthIn, HEAVENS, placeIn, saidOf } from './landscape';
import { lookAt, photographed } from './panorama';
import type { Photographed } from './panorama';
import { SEEN } from './seen';
import { isOfAir, leftOut } from './told';
import type { Shows } from './told';
import { wallIn } from './wall';

/** What stands behind a subject, made from words. */
export interface Drawn {
  picture: Picture;
  /** what was photographed, where it was */
  photograph?: string;
  /** and the light that is asked for and that it does not have */
  grades?: readonly Grade[];
  /** a landscape rather than a wall with a floor */
  isScene: boolean;
  /** of a landscape: where its ground begins, in pixels from the top */
  level?: number;
  /** its ground is a floor or pavement */
  isPaved?: boolean;
  /** the top of a table before it, with its opacity */
  top?: Picture;
  /** Hex of the ground of a landscape, where it is not that of its kind. */
  earth?: string;
  /** of a place: it has a roof, under which no rain falls */
  isIndoors?: boolean;
  /** there is nothing in it that anything could stand on */
  isAir?: boolean;
  /** of a landscape its sky alone was asked for */
  isSky?: boolean;
  /** all of one material, or of one colour: there is no other place that was meant */
  isSurface?: boolean;
  /** What of the words it does not show. */
  missing: string[];
}

/** What stands before it. */
export interface Before {
  /** pixels from the top to where it stands; undefined when it stands on nothing */
  foot?: number;
  /** it is land itself, behind which no other is seen but its sky */
  isLand?: boolean;
  /** a mark or lettering, which has no floor */
  isFlat?: boolean;
  /** and no drawing: no sun stands behind it that was not asked for, since a camera sees none beside what is lit from before */
  isPhotograph?: boolean;
}

interface Size {
  /** pixels */
  width: number;
  height: number;
}

/**
 * The place that the words name: behind a photograph as it was photographed, where the studio has it and a drawing would not show more of
 * the words; else drawn; else a photographer's backdrop in the colours that they name. No words, marks or things are drawn: they would
 * stand behind the subject.
 *
 * @param wish what the same words ask of a picture
 */
export async function drawBackdrop(
  prompt: string,
  wish: Wish,
  brandColours: readonly string[],
  size: Size,
  seed: number,
  before: Before = {},
): Promise<Drawn> {
  const isAnywhere = before.isPhotograph && !before.isLand && !STUDIO.test(prompt) && !isOfBoards(prompt);
  const found = isAnywhere ? foundFor(prompt, wish, before) : undefined;
  const drawn = found?.missing.length === 0 ? undefined : await draw(prompt, wish, brandColours, size, seed, before);
  return found && !(drawn && lackIn(drawn.missing) < lackIn(found.missing))
    ? taken(found, prompt, wish, size, seed, before)
    : drawn!;
}

/** How much is missing, of which another place is most. */
const lackIn = (missing: readonly string[]): number =>
  missing.reduce(
    (sum, words) =>
      sum +
      (words
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((one) => GROUND_WORDS.has(one) || GROUND_WORDS.has(singular(one)))
        ? 3
        : 1),
    0,
  );
/** What is asked for is the surface itself: the planks of a shed are no garden. */
const isOfBoards = (prompt: string): boolean => BOARDS.test(prompt) && MADE_OF.test(prompt);
const BOARDS =
  /^\W*(?:an? |the |some |on )*(?:[\p{L}-]+ ){0,3}(?:planks?|boards?|panel(?:l?ing)?s?|tiles|bricks?|textures?|surfaces?|papers?|linen|fabrics?|concrete|marble|slate)\b(?! (?:tables?|counters?|floors?|desks?|bench(?:es)?))/iu;

/** A place that was photographed, and what of the words it does not show. */
interface Found {
  place: Photographed;
  hour: SceneBrief['time'];
  missing: string[];
}
function foundFor(prompt: string, wish: Wish, { foot }: Before): Found | undefined {
  const { time, ...air } = saidOf(prompt);
  const hour = time ?? (LOW_SUN.test(prompt) ? 'sunset' : undefined);
  const said = { ...air, time: hour };
  const isTable = isOnTable(prompt);
  const [best] = photographed(prompt, said, foot !== undefined)
    .map((place) => ({ place, seen: seenIn(place, prompt, said, wish) }))
    .map(({ place, seen }) => ({
      ...{ place, hour },
      missing: leftOut(prompt, (word) => seen(word) || (isTable && saysTable(word))),
    }))
    // where more than a sky is asked for, a sky shows too little of it
    .filter(({ place, missing }) => !place.isAir || missing.length === 0)
    .sort((one, other) => one.missing.length - other.missing.length);
  return best;
}

async function taken(
  { place, hour, missing }: Found,
  prompt: string,
  wish: Wish,
  size: Size,
  seed: number,
  { foot }: Before,
): Promise<Drawn> {
  const random = new Random((hash(prompt) ^ seed) >>> 0);
  const { hours } = place;
  const isLit = hours ? hours.includes(hour ?? 'day') : hour === undefined || hour === 'day';
  const level = eyeLevel(size.height, foot);
  return {
    picture: await lookAt(place, size, level, random),
    top: isOnTable(prompt) ? await painted(tableTop(prompt, size, foot, random), true) : undefined,
    photograph: place.of,
    grades: isLit ? readWish(withoutHour(prompt), 'place').grades : wish.grades,
    isScene: true,
    level,
    isPaved: place.isPaved,
    isIndoors: hours === undefined,
    isAir: place.isAir,
    missing,
  };
}
const LOW_SUN = /\b(?:golden hour|golden light|low sun|late afternoon)\b/iu;
const withoutHour = (prompt: string): string =>
  prompt.replace(LOW_SUN, ' ').replace(/\p{L}+/gu, (word) => (TIME_WORDS.has(word.toLowerCase()) ? ' ' : word));

/** Where a camera has the horizon that takes somebody from head to foot, or a bust. */
const eyeLevel = (height: number, foot: number | undefined): number =>
  foot === undefined ? 0.45 * height : Math.min(0.52 * height, Math.max(0.3 * height, 0.55 * foot));

/** Whether a word is seen in a place that was photographed, with the light and weather that are laid over it. */
function seenIn(place: Photographed, prompt: string, air: Partial<SceneBrief>, wish: Wish): Shows {
  const named = new Set(
    (prompt.match(new RegExp(place.words.source, 'giu')) ?? []).flatMap((words) =>
      words.toLowerCase().split(/[^\p{L}]+/u),
    ),
  );
  return (word) =>
    named.has(word) ||
    place.shows.test(word) ||
    wish.air.some((kind) => AIR_WORDS[kind]?.test(word)) ||
    // of a late afternoon the sun is as low
    (air.time === 'sunset' && word === 'afternoon') ||
    (isOfAir(word, air) ?? false);
}

/** Draws the place, or the backdrop. */
async function draw(
  prompt: string,
  wish: Wish,
  brandColours: readonly string[],
  { width, height }: Size,
  seed: number,
  { foot, isLand = false, isFlat = false, isPhotograph = false }: Before,
): Promise<Drawn> {
  const reading = read(prompt);
  const random = new Random((hash(prompt) ^ seed) >>> 0);
  // what a picture would be drawn with is a colour of a backdrop: charcoal, chalk
  const wished = wish.treatment ? coloursIn(prompt) : wish.colours;
  // of what is not known to it, the felt of "green felt", it has the colour
  const [named = []] = [wished, paintIn(prompt), reading.colours.map(({ hex }) => hex)].filter(
    ({ length }) => length > 0,
  );
  const colours = named.length ? named : [...brandColours];
  // what falls before everything is laid over it later
  const isFalling: Shows = (word) => wish.air.some((kind) => AIR_WORDS[kind]?.test(word));
  const left = (shows: Shows): string[] => leftOut(prompt, (word) => isFalling(word) || shows(word));
  const isColoured = colouredIn(prompt);
  // behind land nothing of a street is seen but its sky
  const curtain = /\bcurtains?\b/iu.test(prompt) ? coloursIn(prompt.replace(/\bcurtains?\b/giu, 'wall'))[0] : undefined;
  const isBoards = isOfBoards(prompt);
  const room =
    isLand || isBoards || STUDIO.test(prompt)
      ? undefined
      : placeOf(prompt, wished[0] ?? curtain, { width, height }, foot, random);
  if (room)
    return {
      picture: await painted(room.svg),
      isScene: true,
      isIndoors: !room.isOutside,
      missing: room.isOutside ? left(room.shows) : leftOut(prompt, room.shows),
    };
  const place = isBoards || STUDIO.test(prompt) ? undefined : placeIn(reading, prompt);
  if (place) {
    const isSky = isLand && place.ground !== 'sky';
    const ground = isSky ? 'sky' : place.ground;
    const brief = isSky ? aboveLand(place.brief, wish.colours) : { ...place.brief, ground };
    const sheet = new Sheet(width, height);
    const {
      foot: soil,
      sky,
      level,
    } = paintScene(sheet, { x: 0, y: 0, w: width, h: height }, brief, random, {
      // before land that has a sun of its own a second one would stand, and beside a photograph that of a drawing
      isSunless:
        (isSky || (isPhotograph && brief.time !== 'night')) && !brief.subjects.some(({ noun }) => HEAVENS.test(noun)),
    });
    // who stands needs ground under the feet, not the tops of trees; on water and in the air there is none
    if (foot !== undefined && STANDS.has(ground) && foot < level + 0.16 * height) {
      const air = sky.at(-1) ?? soil;
      const isSnowy = ground === 'snow' || SNOW.test(prompt);
      const tone = isSnowy ? mix('#f6f9fc', air, 0.16) : mix(soil, air, 0.34);
      sheet.add(groundOf(width, height, foot, tone, mix(tone, soil, isSnowy ? 0.12 : 0.5)));
    }
    const named = isSky ? undefined : earthIn(prompt);
    const earth = EARTHY.has(ground) ? named?.hex : undefined;
    const shown = shownBy(brief, ground, sheet.artwork.join(' '));
    const isTable = isPhotograph && isOnTable(prompt);
    return {
      picture: await painted(sheet.svg()),
      top: isTable ? await painted(tableTop(prompt, { width, height }, foot, random), true) : undefined,
      isScene: true,
      // stars are as far as the focus; in a sky all is far
      level: ground === 'space' ? undefined : AIR.has(ground) ? height : level,
      earth,
      isIndoors: ground === 'room',
      isSky,
      isAir: AIR.has(ground),
      missing: [
        ...(named?.words && !earth ? [named.words] : []),
        ...left(
          (word) =>
            shown(word) ||
            (isTable && saysTable(word)) ||
            (earth !== undefined && (PLAIN_LAND.test(word) || isColoured(word))),
        ),
      ],
    };
  }
  const surface = materialIn(prompt, colours[0], { width, height }, random);
  if (surface)
    return {
      picture: { data: fromLab(surface), width, height },
      isScene: false,
      isSurface: true,
      missing: left((word) => MADE_OF.test(word) || isColoured(word)),
    };
  const flat = FLAT_WHITE.test(prompt) ? '#ffffff' : EXACT.exec(prompt)?.[0];
  const [first, second] = /\bgradients?\b/iu.test(prompt) ? colours : [];
  // "to white at the top": the second that is named lies above
  const [from, to] = /\b(?:at|towards|to) the top\b/iu.test(prompt) ? [second, first] : [first, second];
  // of a colour alone there is nothing else that could be meant
  const isColour = named.length > 0 && left(isColoured).length === 0;
  if (flat ?? to) {
    const fill = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1"><stop stop-color="${flat ?? from}"/><stop offset="1" stop-color="${flat ?? to}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`;
    return { picture: await painted(fill), isScene: false, isSurface: true, missing: left(isColoured) };
  }
  // of words that say nothing here, no colour is guessed
  const wall = colours[0] ?? (DIM.test(prompt) ? '#2b2c30' : curatedFor('neutral', random, 0).paper);
  const svg = wallIn(prompt, wall, colours[1], { width, height }, isFlat ? undefined : foot, random);
  return { picture: await painted(svg), isScene: false, isSurface: isColour, missing: left(isColoured) };
}

/** The sky of a place: nothing but its weather shows a season in it, and what was named as its colour is that of the sky. */
const aboveLand = (brief: SceneBrief, colours: readonly string[]): SceneBrief => ({
  ...brief,
  ground: 'sky',
  weather: brief.weather ?? (brief.season === 'winter' ? 'snow' : undefined),
  sky: brief.sky ?? (colours.length > 0 ? [...colours] : undefined),
});

/** The pixels of a document. @param isOverlay it does not fill its sheet */
async function painted(svg: string, isOverlay = false): Promise<Picture> {
  const sheet = sharp(Buffer.from(svg), { unlimited: true });
  const { data, info } = await (isOverlay ? sheet : sheet.removeAlpha())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: plainBytes(data), width: info.width, height: info.height };
}

/** Whether a word of the prompt is seen in a landscape. @param artwork what was drawn of it, by name */
function shownBy(brief: SceneBrief, ground: Ground, artwork: string): Shows {
  const told = [ground, artwork, SEEN[ground] ?? '', ...brief.subjects.map(({ noun, words }) => `${noun} ${words}`)];
  const shown = new Set(
    told
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}]+/u),
  );
  if (ground === 'field') for (const crop of CROPS) shown.add(crop);
  if (brief.crop) shown.add(brief.crop.noun);
  // trees of a kind are drawn where a wood is said to be of them
  if (ground === 'forest' && /\bbamboo\b/iu.test(brief.read.join(' '))) shown.add('bamboo');
  const setting = SETTINGS.find(({ name }) => artwork.includes(`scene:${name}`));
  if (brief.time === 'night') for (const sight of ['star', 'moon', 'moonlight']) shown.add(sight);
  return (word) => {
    const lands = GROUND_WORDS.get(word);
    return (
      (brief.isGolden && word === 'afternoon') ||
      (isOfAir(word, brief) ??
        (shown.has(word) ||
          setting?.words.test(word) === true ||
          setting?.shows?.test(word) === true ||
          (/^(?:northern|aurora|polar|milky|way)$/u.test(word) && brief.time === 'night') ||
          (lands !== undefined &&
            (lands === ground || (lands === brief.distance && FAR.test(lands))) &&
            !NARROWER.test(word))))
    );
  };
}
/** Land that is seen in the distance of another. */
const FAR = /^(?:mountains|hills|desert)$/u;
/** Kinds of land that the drawing of the land they belong to does not show. */
const NARROWER =
  /^(?:volcano|waterfall|rapid|rapids|glacier|canyon|oasis|vineyard|delta|estuary|plantation|stadium|playground|cemetery|graveyard|churchyard|crater|swamp|marsh|bayou|wetland|clearing|mesa|reef|farm|farmyard|railway|paddy|terrace|park|orchard|pitch|track|motorway)$/u;
/** Colours of a wall, by what is said of it alone: 'a plain mint wall, in daylight'. */
const paintIn = (prompt: string): string[] =>
  prompt
    .replace(/\b(?:an?|the|plain|clean|solid|simple|smooth|matte?|painted|soft|seamless)\b/giu, ' ')
    .split(/[,.;]|\b(?:with|in|under|at)\b/iu)
    .flatMap((clause) => coloursIn(clause.trim()));
/** A word of a prompt that says a colour, as it stands there: leaves are things, and 'leaf' is a green. */
const colouredIn =
  (prompt: string): Shows =>
  (word) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(prompt) &&
    (COLOURED.test(word) || coloursIn(word).length > 0);
const COLOURED =
  /^(?:paper|pages?|sheets?|paint(?:ed)?|floors?|rooms?|cyclorama|infinity|cove|card|solid|flat|pure|colou?r(?:ed)?)$/iu;
const AIR_WORDS: Readonly<Record<string, RegExp>> = {
  rain: /^(?:rain\w*|drizzl\w*|downpour|shower)$/u,
  snow: /^(?:snow\w*|blizzard|flurr\w+)$/u,
};

const FLAT_WHITE =
  /\b(?:plain|clean|pure|solid|flat|seamless|simple)\b[^,.;]{0,12}\bwhite\b|\bwhite (?:paper|page|sheet|background)\b/iu;
/** Who names a colour by its number wants that one all over. */
const EXACT = /#(?:[\da-f]{6}|[\da-f]{3})\b/iu;
const DIM = /\b(?:dark|moody|gloomy|dramatic|sombre|mysterious)\b/iu;
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
  'lake',
  'river',
]);
/** Those whose ground is of one stuff from the horizon to the frame. */
const EARTHY: ReadonlySet<Ground> = new Set(['road', 'mountains', 'hills', 'meadow', 'field', 'desert', 'lake']);
/** Land that nothing but its ground tells from other land. */
const PLAIN_LAND =
  /^(?:savann?ah?s?|veldt?|serengeti|steppes?|prairies?|pampas?|grass(?:lands?)?|moors?|moorlands?|heaths?|tundra|sands?|dunes?|deserts?|earth|soil|gravel|moss)$/u;
/** And those with none, or where it is deep below. */
const AIR: ReadonlySet<Ground> = new Set(['sky', 'space', 'underwater']);
const STUDIO = /\b(?:studio|backdrop|seamless|plain|gradient)\b/iu;
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
