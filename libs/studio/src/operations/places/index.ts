import type { Random } from '../../random';
import { el, n, path, rect } from '../../svg';
import { down, lit, times } from './brush';
import type { Brush, Place } from './brush';
import { garden } from './garden';
import { bedroom, cafe, kitchen, library, livingRoom, office, shop } from './rooms';
import { street } from './street';

const WOOD = ['#c39a6e', '#9a7148', '#6d4c2e'] as const;
const PLACES: readonly Place[] = [
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
const TABLE = /\b(?:tables?|table ?tops?|desks?|counters?|worktops?|work ?surfaces?|bench(?:es)?)\b/iu;
const MARBLE = /\bmarble\b/iu;
const PALE = /\bwhite\b/iu;

export interface PaintedPlace {
  svg: string;
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
  const place = PLACES.find(({ words }) => words.test(prompt));
  if (!place) return undefined;
  const isNight = NIGHT.test(prompt);
  const brush: Brush = { width, height, isNight, dark: place.isOutside ? '#0d1422' : '#1d150f', wall, random };
  const side = Math.max(width, height);
  const blurred = (id: string, part: number) =>
    el(
      'filter',
      { id, x: '-5%', y: '-5%', width: '110%', height: '110%' },
      el('feGaussianBlur', { stdDeviation: part * side }),
    );
  const isTable = TABLE.test(prompt);
  const colours: Place['floor'] = !isTable
    ? place.floor
    : MARBLE.test(prompt)
      ? ['#f1efec', '#dcd9d5']
      : PALE.test(prompt)
        ? ['#f6f3ee', '#e2ddd5', '#cfc8bd']
        : WOOD;
  const [far, near, joint] = [colours[0], colours[1], colours[2]].map((colour) => colour && lit(brush, colour)) as [
    string,
    string,
    string?,
  ];
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${blurred('far', 0.011)}${blurred('near', 0.0022)}</defs>` +
      `<g filter="url(#far)">${rect(-0.1 * width, -0.1 * height, 1.2 * width, 1.2 * height, lit(brush, '#d9d4ca'))}${place.far(brush)}</g>` +
      (foot === undefined && !isTable
        ? ''
        : `<g filter="url(#near)">${floor(brush, Math.min(foot === undefined ? 0.86 * height : foot - 0.1 * height, 0.9 * height), far, near, joint, isTable)}</g>`) +
      '</svg>',
    shows: (word) =>
      place.words.test(word) ||
      place.shows.test(word) ||
      SHOWN.test(word) ||
      (isTable && (TABLE.test(word) || /^(?:wood|wooden|oak|marble|white)$/u.test(word))),
  };
}
/** Words of light and kind that every place has. */
const SHOWN =
  /^(?:rooms?|spaces?|interiors?|inside|indoors?|bright|dark|night|evening|day|daylight|sunny|sunlit|warm|light|cosy|modern|blurred|blurry|background|living|sitting|coffee|city|town|old|quiet|busy)$/u;

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
