import path from 'node:path';
import sharp from 'sharp';
import { folder } from '../../assets';
import type { SceneBrief } from '../../prompt/scene';
import type { Random } from '../../random';
import { coloursIn } from '../image-to-image/colour-words';
import { plainBytes, resize } from '../picture';
import type { Picture } from '../picture';
import { clamp } from '../planes';

// Photographs of places, taken all around (equirectangular). They have one to three pixels a degree, which is as much as a lens leaves of
// what is out of focus behind a portrait.

/** A place as it was photographed. */
export interface Photographed {
  /** what it is, with an article */
  of: string;
  /** what is said of a place that it is one of */
  words: RegExp;
  /** and what it is not then */
  unless?: RegExp;
  /** what is seen of it beside these, in the singular */
  shows: RegExp;
  /** the files, each with degrees from its middle to where it is looked at */
  views: readonly (readonly [map: string, heading: number])[];
  /** the hours whose light it has; under a roof it has that of every hour */
  hours?: readonly NonNullable<SceneBrief['time']>[];
  /** the ground is a floor or pavement, and not of grass or earth */
  isPaved?: boolean;
  /** nothing could stand in it */
  isAir?: boolean;
  /** it is water up to where one looks from */
  isWater?: boolean;
}

const GRASS = /\b(?:lawns?|meadows?|pastures?|grass(?:y|land)?s?|fields?|countryside|golf courses?|pitch(?:es)?)\b/iu;
/** Where it is sown or in flower. */
const SOWN =
  /\b(?:sunflowers?|lavender|popp(?:y|ies)|(?:wild ?)?flowers?|flowering|wheat|corn|maize|barley|rye|oats|grain|tulips?|rape ?seed|canola|mustard|daisies|heather|crops?|vines?|rice|tea|cotton)\b/iu;
const SHORE =
  /\b(?:harbou?rs?|quays?|promenades?|piers?|water ?fronts?|sea ?fronts?|seaside|marinas?|docks?|jett(?:y|ies)|lagoons?|venice|venezia|(?:by|at|before|in front of|beside|near) the (?:sea|ocean|water))\b/iu;

const SEA = /\b(?:seas?|oceans?|open water)\b/iu;

/** Of several that are of the same place the first is taken whose hour it is, else the first. */
const PLACES: readonly Photographed[] = [
  {
    of: 'a pine forest',
    words: /\b(?:forests?|woods|woodlands?|pine trees|pines|conifers)\b/iu,
    shows: /^(?:trees?|trunks?|pines?|firs?|spruces?|conifers?|moss|mossy|fern|path|sky|shade)$/u,
    views: [
      ['forest', 0],
      ['forest', 30],
      ['forest', 150],
      ['forest', 270],
      ['forest', 330],
    ],
    hours: ['day'],
  },
  {
    of: 'a park with trees',
    words:
      /\b(?:gardens?|(?<!(?:car|theme|amusement|water) )parks?|backyards?|jungles?|rain ?forests?|greenery|foliage|(?<!(?:palm|christmas|xmas|fir|birch|apple|cherry|almond|olive|orange|lemon|fruit|bare) )trees|(?<!(?:tea|fig|palm|gold|autumn) )leaves)\b/iu,
    shows:
      /^(?:trees?|bush(?:es)?|shrubs?|hedges?|lea(?:f|ves)|path|sky|shade|branch(?:es)?|fence|green|gravel|ferns?|jungles?|tropical|sunbeams?)$/u,
    views: [
      ['garden', 90],
      ['garden', 120],
      ['garden', 150],
    ],
    hours: ['day'],
  },
  {
    of: 'a lawn under a blue sky',
    words: GRASS,
    unless: SOWN,
    shows: /^(?:grass|trees?|sky|horizon|nature|gardens?|parks?)$/u,
    views: [
      ['lawn', 90],
      ['lawn', 125],
      ['lawn', 285],
      ['lawn', 310],
    ],
    hours: ['day'],
  },
  {
    of: 'a misty meadow in the morning sun',
    words: GRASS,
    unless: SOWN,
    shows: /^(?:grass|trees?|sky|horizon|nature|mist|misty|sun)$/u,
    views: [
      ['meadow', 75],
      ['meadow', 100],
      ['meadow', 125],
    ],
    hours: ['dawn', 'sunset'],
  },
  {
    of: 'a plain with trees at night',
    words: /\b(?:lawns?|meadows?|pastures?|fields?|countryside|savann?ahs?|plains?|steppes?|prairies?)\b/iu,
    shows: /^(?:grass|trees?|sky|horizon|nature)$/u,
    views: [
      ['plain', 210],
      ['plain', 235],
    ],
    hours: ['night'],
  },
  {
    of: 'rocky hills at dusk',
    words: /\b(?:hills|mountains|deserts?|canyons?|rocks|rocky|valleys?|wilderness|outback)\b/iu,
    shows: /^(?:hills?|mountains?|deserts?|rocks?|rocky|stones?|valleys?|sky|horizon|nature)$/u,
    views: [
      ['hills', 15],
      ['hills', 60],
      ['hills', 115],
      ['hills', 330],
    ],
    hours: ['dawn', 'sunset'],
  },
  {
    of: 'a sky with clouds',
    words: /\b(?:sk(?:y|ies)|clouds|heaven)\b/iu,
    shows: /^(?:clouds?|cloudy|horizon|air|water|blue)$/u,
    views: [
      ['sky', 0],
      ['sky', 60],
      ['sky', 150],
      ['sky', 300],
    ],
    hours: ['day'],
    isAir: true,
  },
  {
    of: 'clouds over calm water',
    words: SEA,
    shows: /^(?:clouds?|cloudy|sky|horizon|water|calm)$/u,
    views: [
      ['sky', 0],
      ['sky', 150],
      ['sky', 300],
    ],
    hours: ['day'],
    isWater: true,
  },
  {
    of: 'the sea at sunset',
    words: SEA,
    shows: /^(?:water|sky|horizon|sun|calm|waves?)$/u,
    views: [
      ['quay', 195],
      ['quay', 225],
      ['promenade', 285],
    ],
    hours: ['dawn', 'sunset'],
    isWater: true,
  },
  {
    of: 'a quay by the sea at sunset',
    words: SHORE,
    shows: /^(?:sea|ocean|water|sky|horizon|stones?|houses?|trees?|lanterns?)$/u,
    views: [
      ['quay', 105],
      ['quay', 130],
      ['promenade', 195],
      ['promenade', 335],
    ],
    hours: ['dawn', 'sunset'],
    isPaved: true,
  },
  {
    of: 'an Italian square',
    words:
      /\b(?:piazzas?|plazas?|(?:old|historic|medieval|town|market|village|city) (?:towns?|squares?|cent(?:re|er)s?)|venice|venezia|ital(?:y|ian)|palaces?)\b/iu,
    shows:
      /^(?:houses?|buildings?|towers?|squares?|town|palaces?|arch(?:es)?|arcades?|stones?|sky|facades?|columns?|paving)$/u,
    views: [
      ['piazza', 5],
      ['piazza', 65],
      ['piazza', 95],
      ['piazza', 150],
    ],
    hours: ['day', 'dawn', 'sunset'],
    isPaved: true,
  },
  {
    of: 'office towers',
    words:
      /\b(?:skyscrapers?|business districts?|office (?:buildings?|blocks?|towers?)|car parks?|parking lots?|high-?rises?)\b/iu,
    shows: /^(?:cit(?:y|ies)|buildings?|towers?|skyscrapers?|sky|asphalt|cars?|glass|cloudy|overcast)$/u,
    views: [
      ['district', 75],
      ['district', 105],
      ['district', 285],
    ],
    hours: ['day'],
    isPaved: true,
  },
  {
    of: 'a city square with high buildings',
    words:
      /\b(?:cit(?:y|ies)|streets?|towns?|urban|downtown|avenues?|boulevards?|pavements?|sidewalks?|metropolis|berlin)\b/iu,
    shows:
      /^(?:cit(?:y|ies)|town|buildings?|houses?|towers?|skyscrapers?|sky|asphalt|cars?|traffic|road|cloudy|overcast)$/u,
    views: [
      ['square', 190],
      ['square', 210],
      ['square', 235],
      ['district', 120],
    ],
    hours: ['day'],
    isPaved: true,
  },
  {
    of: 'a courtyard in the sun',
    words: /\b(?:courtyards?|patios?|mediterranean|villas?|farm ?houses?)\b/iu,
    shows: /^(?:houses?|walls?|windows?|shutters?|yards?|shade|sunny|sun)$/u,
    views: [
      ['courtyard', 20],
      ['courtyard', 270],
      ['courtyard', 250],
    ],
    hours: ['day'],
    isPaved: true,
  },
  {
    of: 'a hotel room',
    words: /\b(?:bedrooms?|hotel rooms?)\b/iu,
    shows: /^(?:beds?|pillows?|lamps?|mirrors?|walls?)$/u,
    views: [
      ['bedroom', 275],
      ['bedroom', 300],
    ],
    isPaved: true,
  },
  {
    of: 'an empty room with a window',
    words:
      /\b(?:(?:empty|bright|light|sunny|sunlit|white|minimal|unfurnished) (?:\p{L}+ )?rooms?|apartments?|flats?|interiors?|indoors)\b/iu,
    shows: /^(?:rooms?|windows?|walls?|floors?|parquet|sun|sunny|sunlit)$/u,
    views: [
      ['room', 245],
      ['room', 265],
    ],
    isPaved: true,
  },
  {
    of: 'a lobby',
    words: /\b(?:lobb(?:y|ies)|foyers?|receptions?|waiting rooms?|schools?|hospitals?|clinics?)\b/iu,
    shows: /^(?:walls?|floors?|doors?|lamps?|benches|windows?)$/u,
    views: [
      ['lobby', 125],
      ['lobby', 150],
      ['lobby', 205],
    ],
    isPaved: true,
  },
  {
    of: 'a hall',
    words:
      /\b(?:ball ?rooms?|(?:dance|event|banquet|sports|exhibition|town) halls?|gym(?:nasium)?s?|galler(?:y|ies)|museums?)\b/iu,
    shows: /^(?:walls?|floors?|parquet|lamps?|windows?|curtains?)$/u,
    views: [
      ['hall', 100],
      ['hall', 130],
      ['hall', 50],
    ],
    isPaved: true,
  },
  {
    of: 'a shopping centre',
    words: /\b(?:malls?|shopping (?:cent(?:re|er)s?|arcades?)|department stores?|airports?|terminals?|showrooms?)\b/iu,
    shows: /^(?:shops?|windows?|lights?|lamps?|columns?|floors?)$/u,
    views: [
      ['mall', 240],
      ['mall', 270],
      ['mall', 330],
    ],
    isPaved: true,
  },
  {
    of: 'an empty industrial hall',
    words: /\b(?:warehouses?|factor(?:y|ies)|hangars?|industrial|depots?|garages?)\b/iu,
    shows: /^(?:walls?|floors?|concrete|columns?|lamps?|hall|metal|steel)$/u,
    views: [
      ['warehouse', 0],
      ['warehouse', 30],
      ['warehouse', 215],
      ['warehouse', 260],
    ],
    isPaved: true,
  },
  {
    of: 'a metal workshop',
    words: /\b(?:workshops?|machine shops?|joiner(?:y|ies)|workplaces?|manufactor(?:y|ies))\b/iu,
    shows: /^(?:machines?|floors?|windows?|benches|bench|metal|steel|lamps?)$/u,
    views: [
      ['workshop', 40],
      ['workshop', 180],
      ['workshop', 215],
    ],
    isPaved: true,
  },
];

/** Colours that these places have by nature. */
const NATURAL =
  /\b(?:green|lush) (?=\p{L})|\bblue (?=\p{L}*\s?(?:sk(?:y|ies)|sea|ocean|water|hour))|\bwhite clouds?\b|\bgolden\b/giu;

/**
 * The places that the words name and that were photographed, at the hour that is named before those by day, over which another light can be
 * laid. No snow lies in any, none has other colours than its own, and no lamps are lit in a town and no stars in a sky.
 *
 * @param stands whether somebody is to stand there
 */
export function photographed(
  prompt: string,
  { time = 'day', weather, season }: Pick<SceneBrief, 'time' | 'weather' | 'season'>,
  stands: boolean,
): Photographed[] {
  const isSnowy = weather === 'snow' || season === 'winter';
  const known = PLACES.filter(
    ({ words, unless, hours, isWater }) =>
      words.test(prompt) && !unless?.test(prompt) && !(hours && isSnowy) && !(isWater && stands),
  );
  // "forest" is a green, too
  const besides = known.reduce(
    (so, { words }) => so.replace(new RegExp(words, 'giu'), ' '),
    prompt.replace(NATURAL, ' '),
  );
  if (coloursIn(besides).length > 0) return [];
  const isAt = ({ hours }: Photographed) => hours === undefined || hours.includes(time);
  const byDay = known.filter(
    (place) => !isAt(place) && place.hours!.includes('day') && !(time === 'night' && (place.isPaved || place.isAir)),
  );
  return [...known.filter(isAt), ...byDay];
}

/** Focal length, in longer sides of the picture: 64 degrees lie along it. */
const FOCAL = 0.8;
/** Longer side that is looked up in the photograph, in pixels, before it is enlarged: it holds no more. */
const LOOKED_UP = 512;

/** A place as a camera sees it that looks towards one of its views and is shifted, not tilted: walls stay upright. @param level of the eye, in pixels from the top */
export async function lookAt(
  { views }: Photographed,
  { width, height }: { width: number; height: number },
  level: number,
  random: Random,
): Promise<Picture> {
  const [name, heading] = random.pick(views);
  const map = await mapOf(name);
  const scale = Math.min(1, LOOKED_UP / Math.max(width, height));
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const focal = FOCAL * Math.max(w, h);
  const data = new Uint8Array(4 * w * h).fill(255);
  for (let x = 0; x < w; x++) {
    const dx = (x + 0.5 - w / 2) / focal;
    const u = ((heading * Math.PI) / 180 + Math.atan(dx)) / (2 * Math.PI);
    const across = weightsAt((u - Math.floor(u)) * map.width - 0.5);
    const far = Math.hypot(1, dx);
    for (let y = 0; y < h; y++) {
      const elevation = Math.atan((y + 0.5 - level * scale) / focal / far);
      const along = weightsAt((elevation / Math.PI + 0.5) * map.height - 0.5);
      sample(map, across, along, data, 4 * (y * w + x));
    }
  }
  return resize({ data, width: w, height: h }, width, height);
}

interface Taps {
  first: number;
  weights: readonly [number, number, number, number];
}
/** A cubic B-spline over four neighbours: what is enlarged so far must show no lattice (https://en.wikipedia.org/wiki/B-spline). */
function weightsAt(at: number): Taps {
  const first = Math.floor(at) - 1;
  const t = at - first - 1;
  const [t2, t3] = [t * t, t * t * t];
  return {
    first,
    weights: [(1 - t) ** 3 / 6, (3 * t3 - 6 * t2 + 4) / 6, (-3 * t3 + 3 * t2 + 3 * t + 1) / 6, t3 / 6],
  };
}
function sample({ data, width, height }: Picture, across: Taps, along: Taps, out: Uint8Array, p: number): void {
  let [r, g, b] = [0, 0, 0];
  for (let j = 0; j < 4; j++) {
    const row = clamp(along.first + j, 0, height - 1) * width;
    for (let i = 0; i < 4; i++) {
      const weight = across.weights[i]! * along.weights[j]!;
      const q = 3 * (row + ((across.first + i + width) % width));
      r += weight * data[q]!;
      g += weight * data[q + 1]!;
      b += weight * data[q + 2]!;
    }
  }
  out[p] = r + 0.5;
  out[p + 1] = g + 0.5;
  out[p + 2] = b + 0.5;
}

/** Red, green and blue of a photograph all around. */
async function mapOf(name: string): Promise<Picture> {
  const { data, info } = await sharp(path.join(folder, 'panoramas', `${name}.webp`))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: plainBytes(data), width: info.width, height: info.height };
}
