import type { Random } from '../../random';
import { mix } from '../../palette/palette';
import { el, n, path, rect } from '../../svg';
import { down, lit, times } from './brush';
import type { Brush, Place } from './brush';
import { BLOSSOM, garden } from './garden';
import { MADE_OF } from '../materials';
import { barn, bedroom, cafe, cellar, fairyLights, kitchen, library, livingRoom, office, shop, stage } from './rooms';
import { street } from './street';
import { FROM_ABOVE, LAMPLIGHT, topIn, TOPS, wallBehind } from './tops';

const WOOD = ['#c39a6e', '#9a7148', '#6d4c2e'] as const;
const PLACES: readonly Place[] = [
  {
    words: /\b(?:christmas|xmas) ?(?:trees?|lights|decorations?|mood)\b|\b(?:fairy|string|bokeh) lights\b/iu,
    shows: /^(?:trees?|lights?|fairy|string|christmas|xmas|golden|decorations?|baubles?)$/u,
    far: fairyLights,
    floor: WOOD,
  },
  {
    words: /\b(?:barns?|stables?|hay ?lofts?)\b/iu,
    shows: /^(?:straw|hay|boards?|beams?|wood|wooden|planks?|rustic)$/u,
    far: barn,
    floor: ['#c7a75f', '#a07f42'],
  },
  {
    words: /\b(?:wine ?|beer )?(?:cellars?|vaults?)\b|\b(?:weinkeller|cave à vin|bodega|cantina)\b/iu,
    shows: /^(?:wine|barrels?|casks?|oak|lamps?|stones?|walls?|dim|vaulted)$/u,
    far: cellar,
    floor: ['#5a4c3f', '#3b3129'],
  },
  {
    words: /\bkitchens?\b/iu,
    shows: /^(?:windows?|shelves|cupboards?|cabinets?|worktops?|counters?|tiles?|lamps?|plants?|taps?|sinks?)$/u,
    far: kitchen,
    floor: ['#d8d2c8', '#b9b1a4'],
  },
  {
    words: /\b(?:offices?|workplaces?|co-?working(?: spaces?)?|meeting rooms?|conference rooms?)\b/iu,
    shows: /^(?:windows?|desks?|plants?|shelves|computers?|screens?|chairs?)$/u,
    far: office,
    floor: ['#bfc1be', '#9b9d9a'],
  },
  {
    words: /\b(?:caf[eé]s?|coffee ?(?:shops?|houses?|bars?)|bars?|restaurants?|pubs?|bistros?|diners?)(?!\p{L})/iu,
    shows: /^(?:lamps?|lights?|counters?|windows?|shelves|warm|cosy)$/u,
    far: cafe,
    floor: ['#9b7350', '#6d4c31', '#4f3521'],
  },
  {
    words: /\b(?:shop|store|boutique)s?(?: windows?| fronts?)?\b|\b(?:supermarkets?|bakery|bakeries|pharmacy)\b/iu,
    shows: /^(?:shelves|lamps?|lights?|goods|windows?|fronts?|display)$/u,
    far: shop,
    floor: ['#cfc6b8', '#a99f90'],
  },
  {
    words: /\b(?:living|sitting|drawing) ?rooms?\b|\b(?:lounges?|apartments?|flats?|lofts?)\b/iu,
    shows: /^(?:windows?|sofas?|lamps?|plants?|pictures?|cushions?|curtains?|cosy|modern)$/u,
    far: livingRoom,
    floor: WOOD,
  },
  {
    words: /\b(?:bedrooms?|hotel rooms?)\b/iu,
    shows: /^(?:beds?|windows?|lamps?|pillows?)$/u,
    far: bedroom,
    floor: WOOD,
  },
  {
    words: /\b(?:librar(?:y|ies)|book ?shops?|book ?stores?|book ?shel(?:f|ves))\b/iu,
    shows: /^(?:books?|shelves|lamps?)$/u,
    far: library,
    floor: ['#8a6444', '#5f4029', '#452c1a'],
  },
  {
    words:
      /\b(?:stages?|concert halls?|theat(?:re|er)s?|opera(?: houses?)?|cinemas?|night ?clubs?|circus|discos?|auditoriums?)\b/iu,
    shows: /^(?:spot ?lights?|lights?|curtains?|dark|floor|concert|hall|music)$/u,
    far: stage,
    floor: ['#3a2f2b', '#241c1a', '#171110'],
  },
  {
    words: /\b(?:streets?|alleys?|avenues?|boulevards?|pavements?|sidewalks?|downtown|town squares?)\b/iu,
    shows: /^(?:city|town|houses?|buildings?|lights?|lamps?|cars?|traffic|windows?|busy|wet|asphalt|neon)$/u,
    far: street,
    isOutside: true,
    floor: ['#b5b1aa', '#8d8a85'],
  },
  {
    words: /\b(?:gardens?|parks?|backyards?|greenery|foliage)\b/iu,
    shows: /^(?:flowers?|lawns?|hedges?|trees?|leaves|grass|sunny|green)$/u,
    far: garden,
    isOutside: true,
    floor: ['#9dbb70', '#719548'],
  },
];
const NIGHT = /\b(?:nights?|midnight|evenings?|dusk|dark|neon|candle ?light|lamp ?light)\b/iu;
export interface PaintedPlace {
  svg: string;
  isOutside: boolean;
  /** Whether a word of the prompt is seen in it. */
  shows: (word: string) => boolean;
}

/**
 * A room or a street that the words name, out of focus behind a floor, or a table where one is named.
 *
 * @param foot pixels from the top to where the subject stands; undefined when it stands on nothing
 */
export function placeOf(
  prompt: string,
  wall: string | undefined,
  { width, height }: { width: number; height: number },
  foot: number | undefined,
  random: Random,
): PaintedPlace | undefined {
  const isTable = isOnTable(prompt);
  const top: Place | undefined =
    isTable && foot !== undefined && !OUTDOORS.test(prompt)
      ? { words: TOPS, shows: ON_TOP, far: wallBehind(prompt), floor: WOOD }
      : undefined;
  const inTown = foot !== undefined && TOWN.test(prompt) && !FROM_AFAR.test(prompt) ? STREET : undefined;
  const place = PLACES.find(({ words }) => words.test(prompt)) ?? top ?? inTown;
  if (!place) return undefined;
  const isLamplit = place === top && LAMPLIGHT.test(prompt);
  const isNight = NIGHT.test(prompt) && !isLamplit;
  const isLow = !isNight && LOW.test(prompt);
  const brush: Brush = {
    width,
    height,
    isNight,
    dark: place.isOutside ? '#0d1422' : '#1d150f',
    // the colours of a checked cloth are none of a wall
    wall: CHECKED.test(prompt) ? undefined : wall,
    said: prompt,
    random,
  };
  const colours = isTable ? topIn(prompt, WOOD) : place.floor;
  const [far, near, joint] = [colours[0], colours[1], colours[2]].map((colour) =>
    colour && isLamplit ? mix(colour, '#2a1408', 0.34) : colour && lit(brush, colour),
  ) as [string, string, string?];
  const isSpread = (place.isOutside && BLANKET.test(prompt)) || (isTable && CHECKED.test(prompt));
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${blurred(brush, 'far', 0.011)}${blurred(brush, 'near', 0.0022)}</defs>` +
      `<g filter="url(#far)">${rect(-0.1 * width, -0.1 * height, 1.2 * width, 1.2 * height, lit(brush, '#d9d4ca'))}${place.far(brush)}${isLow ? lowSun(brush) : ''}</g>` +
      (foot === undefined && !isTable
        ? ''
        : `<g filter="url(#near)">${floor(brush, levelOf(height, foot), far, near, joint, isTable)}${isSpread ? blanket(brush, foot ?? height) : ''}${isLow ? lowSun(brush) : ''}</g>`) +
      '</svg>',
    isOutside: place.isOutside === true,
    shows: (word) =>
      place.words.test(word) ||
      place.shows.test(word) ||
      SHOWN.test(word) ||
      isHour(word, isNight, isLow) ||
      (isLamplit && LAMPLIGHT.test(word)) ||
      (isSpread && (BLANKET.test(word) || CLOTH.test(word))) ||
      (place.isOutside && BLOSSOM.test(prompt) && BLOOMS.test(word)) ||
      (isTable && saysTable(word)),
  };
}
/**
 * The top of the table that the words name, and nothing behind it.
 *
 * @param foot pixels from the top to where the subject stands; undefined when it stands on nothing
 */
export function tableTop(
  prompt: string,
  { width, height }: { width: number; height: number },
  foot: number | undefined,
  random: Random,
): string {
  const brush: Brush = { width, height, isNight: NIGHT.test(prompt), dark: '#1d150f', said: prompt, random };
  const [far, near, joint] = topIn(prompt, WOOD).map((colour) => colour && lit(brush, colour)) as [
    string,
    string,
    string?,
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${blurred(brush, 'near', 0.0022)}</defs>` +
    `<g filter="url(#near)">${floor(brush, levelOf(height, foot), far, near, joint, true)}</g></svg>`
  );
}
/** Whether a word says the table or what it is made of. */
export const saysTable = (word: string): boolean => TOPS.test(word) || MADE_OF.test(word);

export const isOnTable = (prompt: string): boolean => TOPS.test(prompt) && !FROM_ABOVE.test(prompt);
/** Where a floor or a table begins behind a subject. */
const levelOf = (height: number, foot = 0.96 * height): number => Math.min(foot - 0.1 * height, 0.9 * height);
/** A filter. @param part of the longer side */
const blurred = ({ width, height }: Brush, id: string, part: number): string =>
  el(
    'filter',
    { id, x: '-5%', y: '-5%', width: '110%', height: '110%' },
    el('feGaussianBlur', { stdDeviation: part * Math.max(width, height) }),
  );

/** Who stands in a town stands in a street of it. */
const STREET = PLACES.find(({ far }) => far === street);
const TOWN =
  /\b(?:cit(?:y|ies)|towns?|villages?|(?:town|market|village) squares?|plazas?|piazzas?|urban|metropolis|new york|paris|london|berlin|tokyo)\b/iu;
const FROM_AFAR =
  /\b(?:pitch(?:es)?|fields?|meadows?|skylines?|panoramas?|views?|distan\w+|roof\w*|aerial|above|over|behind|horizon|skyscrapers?|map)\b/iu;
/** Words of light and kind that every place has. */
const SHOWN =
  /^(?:rooms?|spaces?|interiors?|inside|indoors?|bright|dark|warm|light|cosy|modern|blurred|blurry|background|living|sitting|coffee|city|town|old|quiet|busy)$/u;
const isHour = (word: string, isNight: boolean, isLow: boolean): boolean =>
  isNight ? NIGHT.test(word) : isLow ? LOW.test(word) : DAY.test(word);
/** The sun stands low. */
const LOW = /\b(?:sunsets?|sunrises?|dawn|sundown|golden hour|late afternoon|low sun|golden light)\b/iu;
const DAY =
  /\b(?:days?|daylight|daytime|mornings?|noon|midday|afternoons?|sunny|sunlit|sunshine|clear|summer|spring)\b/iu;
const OUTDOORS = /\b(?:beach|forest|lake|mountains?|meadow|field|desert|sea|orchard|vineyard)\b/iu;
const ON_TOP = /^(?:walls?|tops?|wood|wooden|windows?|timber)$/u;
const BLANKET = /\b(?:picnic (?:blanket|rug|cloth)|blankets?|checked cloth)\b/iu;
const CHECKED = /\b(?:checked|checkered|chequered|gingham|plaid)\b/iu;
const CLOTH = /^(?:picnic|checked|checkered|chequered|gingham|plaid|table ?cloths?|cloth|red|white|blue|green)$/u;
const BLOOMS = /^(?:cherry|cherries|almond|apple|magnolia|plum|blossoms?|blooms?|trees?)$/u;

/** The warm light of a low sun over everything. */
const lowSun = (brush: Brush): string =>
  `<defs><linearGradient id="low" x1="0" y1="0" x2="0.3" y2="1"><stop stop-color="#ff9450" stop-opacity="0.42"/><stop offset="0.6" stop-color="#ffbe78" stop-opacity="0.26"/><stop offset="1" stop-color="#8a4a4a" stop-opacity="0.2"/></linearGradient></defs>${rect(-0.1 * brush.width, -0.1 * brush.height, 1.2 * brush.width, 1.2 * brush.height, 'url(#low)')}`;

/** A checked cloth that lies on the grass, its checks running to the back. */
function blanket(brush: Brush, foot: number): string {
  const { width, height } = brush;
  const [top, rows, columns] = [foot - 0.07 * height, 7, 12];
  const [red, cream] = [lit(brush, '#b8433a'), lit(brush, '#f3ece0')];
  const y = (row: number) => top + (1.06 * height - top) * (row / rows) ** 1.5;
  const x = (column: number, at: number) => {
    const spread = 0.52 + (0.62 * (at - top)) / (height - top);
    return width * (0.5 + (column / columns - 0.5) * 2 * spread);
  };
  const quad = (a: number, b: number, c: number, d: number) =>
    `M${n(x(a, y(c)))} ${n(y(c))}L${n(x(b, y(c)))} ${n(y(c))}L${n(x(b, y(d)))} ${n(y(d))}L${n(x(a, y(d)))} ${n(y(d))}z`;
  let [columnwise, rowwise] = ['', ''];
  for (let i = 0; i < columns; i += 2) columnwise += quad(i, i + 1, 0, rows);
  for (let i = 0; i < rows; i += 2) rowwise += quad(0, columns, i, i + 1);
  return (
    path(quad(0, columns, 0, rows), cream) +
    path(columnwise, red, { 'fill-opacity': 0.55 }) +
    path(rowwise, red, { 'fill-opacity': 0.5 })
  );
}

/** A floor or the top of a table from this height down to the frame, its joints running towards a point far off. */
export function floor(
  { width, height, random }: Brush,
  top: number,
  far: string,
  near: string,
  joint: string | undefined,
  isTable: boolean,
): string {
  const deep = height - top;
  const plank = 0.16 * width;
  const [vx, vy] = [0.5 * width, top - 0.9 * height];
  const along = (x: number, y: number) => vx + ((x - vx) * (y - vy)) / (height - vy);
  const planks = joint
    ? times(14, (i) => {
        const [from, to] = [(i - 4) * plank, (i - 3) * plank];
        const tone = random.chance(0.5) ? '#ffffff' : '#3a2413';
        const body = `M${n(along(from, top))} ${n(top)}L${n(along(to, top))} ${n(top)}L${n(to)} ${height}L${n(from)} ${height}z`;
        const grain = times(4, () => {
          const at = random.range(from, to);
          return path(`M${n(along(at, top))} ${n(top)}L${n(at)} ${height}`, 'none', {
            stroke: joint,
            'stroke-opacity': random.range(0.08, 0.22),
            'stroke-width': random.range(0.8, 2.4) * (width / 1024),
          });
        });
        return (
          path(body, tone, { 'fill-opacity': random.range(0.02, 0.09) }) +
          grain +
          path(`M${n(along(from, top))} ${n(top)}L${n(from)} ${height}`, 'none', {
            stroke: joint,
            'stroke-opacity': 0.55,
            'stroke-width': 1.8 * (width / 1024),
          })
        );
      })
    : '';
  // the edge of a table catches the light, and a floor begins softly
  const edge = isTable ? rect(0, top, width, 0.035 * deep + 2, '#ffffff', { 'fill-opacity': 0.28 }) : '';
  const fade = 0.35 * deep;
  const rise =
    isTable || joint
      ? ''
      : el(
          'linearGradient',
          { id: 'rise', x2: '0', y2: '1' },
          el('stop', { offset: 0, 'stop-color': far, 'stop-opacity': 0 }),
          el('stop', { offset: 1, 'stop-color': far }),
        );
  return `<defs>${down('floor', far, near)}${rise}</defs>${rise ? rect(-0.05 * width, top - fade, 1.1 * width, fade + 1, 'url(#rise)') : ''}${rect(-0.05 * width, top, 1.1 * width, deep * 1.1, 'url(#floor)')}${planks}${edge}`;
}
