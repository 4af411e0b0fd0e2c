import { clouds, tooth } from './image-to-image/flow';
import { labOf } from './image-to-image/grade';
import { resizePlane, smoothstep } from './planes';
import type { Lab, Plane } from './planes';
import type { Random } from '../random';

/** How much lighter or darker (about -0.2 to 0.2) a surface is at each pixel, and how much of its second colour it has there. */
interface Relief {
  light: Plane;
  second?: Plane;
}
interface Material {
  words: RegExp;
  /** the colour that it has by itself, and a second one, as that of mortar */
  colours: readonly [string, string?];
  relief: (width: number, height: number, unit: number, random: Random) => Relief;
}

const planeOf = (width: number, height: number, at: (x: number, y: number, i: number) => number): Plane => {
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) out[i] = at(x, y, i);
  return out;
};

/** Short hairs that lie every way, some lighter and some darker than what they lie in. */
function strands(width: number, height: number, unit: number, random: Random): Plane {
  const out = new Float32Array(width * height);
  const count = Math.round((width * height) / (170 * unit * unit));
  for (let k = 0; k < count; k++) {
    let [x, y] = [random.next() * width, random.next() * height];
    let turn = random.range(0, 2 * Math.PI);
    const strength = random.range(-1, 0.8) * random.next();
    const bend = random.range(-0.12, 0.12);
    for (let step = random.range(8, 30) * unit; step > 0; step--) {
      const i = Math.round(y) * width + Math.round(x);
      if (x >= 0 && y >= 0 && x < width - 1 && y < height - 1) out[i] = out[i]! * 0.5 + strength;
      turn += bend / unit;
      x += Math.cos(turn);
      y += Math.sin(turn);
    }
  }
  return out;
}
const fibrous: Material['relief'] = (width, height, unit, random) => {
  const [cloud, grain] = [clouds(width, height, 300 * unit, random), tooth(width, height, 2 * unit, random)];
  const hairs = strands(width, height, unit, random);
  return {
    light: planeOf(
      width,
      height,
      (_x, _y, i) => 0.008 * cloud[i]! + 0.03 * (grain[i]! - 0.5) + 0.11 * Math.max(-1, Math.min(1, hairs[i]!)),
    ),
  };
};
/** A skin with shallow creases between its cells. */
const creased: Material['relief'] = (width, height, unit, random) => {
  const [large, cell, fine] = [260, 11, 4].map((size) => clouds(width, height, size * unit, random));
  return {
    light: planeOf(
      width,
      height,
      (_x, _y, i) => 0.025 * large![i]! - 0.05 * smoothstep(0.75, 1, 1 - Math.abs(cell![i]!)) + 0.014 * fine![i]!,
    ),
  };
};

const MATERIALS: readonly Material[] = [
  {
    words: /\b(?:kraft|cardboard|packing paper|wrapping paper|brown paper)\b/iu,
    colours: ['#b98f63'],
    relief: fibrous,
  },
  {
    words: /\bcork(?: ?boards?)?\b|\bpin ?boards?\b/iu,
    colours: ['#c1935f', '#6e4a2c'],
    relief: (width, height, unit, random) => {
      const [crumb, dark, cloud] = [9, 14, 240].map((size) => clouds(width, height, size * unit, random));
      return {
        second: planeOf(width, height, (_x, _y, i) => 0.62 * smoothstep(1.05, 1.5, dark![i]!)),
        light: planeOf(width, height, (_x, _y, i) => 0.03 * crumb![i]! + 0.014 * cloud![i]!),
      };
    },
  },
  { words: /\b(?:leather|nappa)\b/iu, colours: ['#7a4a2c'], relief: creased },
  { words: /\b(?:felt|suede|wool(?:len)?|fleece|tweed)\b/iu, colours: ['#8d8f8a'], relief: fibrous },
  {
    words: /\b(?:chalk|black) ?boards?\b/iu,
    colours: ['#2b3230'],
    relief: (width, height, unit, random) => {
      const drawn = resizePlane(clouds(64, height, 60 * unit, random), 64, height, width, height);
      const [large, grain] = [clouds(width, height, 240 * unit, random), tooth(width, height, 1.6 * unit, random)];
      return {
        // what a cloth has left of the chalk
        light: planeOf(
          width,
          height,
          (_x, _y, i) => 0.035 * Math.max(0, large[i]! + 0.6 * drawn[i]!) + 0.02 * drawn[i]! + 0.03 * (grain[i]! - 0.5),
        ),
      };
    },
  },
  {
    words: /\bslate\b|\bbasalt\b/iu,
    colours: ['#3f464d'],
    relief: (width, height, unit, random) => {
      // cleft along its layers: steps with a lit and a dark lip
      const [layer, rough] = [clouds(width, height, 300 * unit, random), clouds(width, height, 26 * unit, random)];
      const grain = tooth(width, height, 1.8 * unit, random);
      return {
        light: planeOf(width, height, (_x, _y, i) => {
          const step = (layer[i]! + 0.05 * rough[i]!) * 1.6;
          const lip = step - Math.floor(step);
          return (
            0.022 * lip +
            0.014 * layer[i]! -
            0.02 * smoothstep(0.12, 0, lip) +
            0.014 * rough[i]! +
            0.045 * (grain[i]! - 0.5)
          );
        }),
      };
    },
  },
  {
    words:
      /\b(?:sand|gravel|soil|earth) (?:surface|texture|ground|floor|background)\b|^(?:(?:fine|plain|wet|dry|beach|desert) )?sand$/iu,
    colours: ['#d9c096'],
    relief: (width, height, unit, random) => {
      const [wave, cloud] = [clouds(width, height, 160 * unit, random), clouds(width, height, 420 * unit, random)];
      const grain = tooth(width, height, 1.5 * unit, random);
      return {
        light: planeOf(
          width,
          height,
          (_x, y, i) =>
            0.035 * Math.sin((y / (26 * unit)) * Math.PI + 2.4 * wave[i]!) * smoothstep(-0.6, 1, cloud[i]!) +
            0.09 * (grain[i]! - 0.5),
        ),
      };
    },
  },
  {
    words: /\b(?:linen|canvas|burlap|cotton|cloth|table ?cloth|fabric|denim|hessian|textile)\b/iu,
    colours: ['#d8cfbd'],
    relief: (width, height, unit, random) => {
      const thread = 3.2 * unit;
      const [folds, slubs] = [clouds(width, height, 420 * unit, random), clouds(width, height, 40 * unit, random)];
      const grain = tooth(width, height, 1.4 * unit, random);
      return {
        light: planeOf(width, height, (x, y, i) => {
          const [warp, weft] = [
            Math.sin((x / thread) * Math.PI + slubs[i]!),
            Math.sin((y / thread) * Math.PI - slubs[i]!),
          ];
          return 0.03 * folds[i]! + 0.012 * slubs[i]! + 0.018 * warp * weft + 0.05 * (grain[i]! - 0.5);
        }),
      };
    },
  },
  {
    words: /\b(?:velvet|satin|silk|curtains?|drap(?:es?|ery|ed))\b/iu,
    colours: ['#6b1230'],
    relief: (width, height, unit, random) => {
      const [sway, swell] = [clouds(width, height, 700 * unit, random), clouds(width, height, 300 * unit, random)];
      const pile = tooth(width, height, 1.2 * unit, random);
      return {
        // folds that hang, each with its lit side and its depth
        light: planeOf(width, height, (x, _, i) => {
          const fold = Math.sin((x / (120 * unit)) * Math.PI + 2.2 * sway[i]!);
          return 0.11 * fold * Math.abs(fold) + 0.04 * swell[i]! + 0.02 * (pile[i]! - 0.5);
        }),
      };
    },
  },
  {
    words: /\bbrick(?:s|work)?\b/iu,
    colours: ['#9a4a36', '#b9aa9b'],
    relief: (width, height, unit, random) => {
      const [wide, tall, gap] = [128 * unit, 46 * unit, 5 * unit];
      const [worn, ragged] = [clouds(width, height, 34 * unit, random), clouds(width, height, 9 * unit, random)];
      const grain = tooth(width, height, 1.8 * unit, random);
      const tones = Float32Array.from({ length: 997 }, () => random.range(-0.06, 0.06));
      const off = (v: number, size: number) => Math.min(v % size, size - (v % size));
      const second = planeOf(width, height, (x, y, i) => {
        const row = Math.floor(y / tall);
        const edge = Math.min(off(y, tall), off(x + (row % 2) * (wide / 2), wide)) + 1.2 * unit * ragged[i]!;
        return 1 - smoothstep(0.4 * gap, 0.75 * gap, edge);
      });
      return {
        second,
        light: planeOf(width, height, (x, y, i) => {
          const row = Math.floor(y / tall);
          const brick = row * 31 + Math.floor((x + (row % 2) * (wide / 2)) / wide);
          return (1 - second[i]!) * (tones[(brick * 7) % 997]! + 0.03 * worn[i]!) + 0.07 * (grain[i]! - 0.5);
        }),
      };
    },
  },
  {
    words: /\b(?:metal(?:lic)?|steel|alumini?um|iron|chrome|copper|brass|titanium)\b/iu,
    colours: ['#8d9196'],
    relief: (width, height, unit, random) => {
      const lines = Float32Array.from({ length: height + 1 }, () => random.range(-1, 1));
      const [sheen, streaks] = [clouds(width, height, 900 * unit, random), clouds(width, height, 160 * unit, random)];
      return {
        light: planeOf(width, height, (x, y, i) => {
          const brushed = lines[y]! * 0.6 + lines[(y * 7 + Math.floor(x / (260 * unit)) * 13) % height]! * 0.4;
          return (
            0.022 * brushed * (1 + 0.5 * streaks[i]!) + 0.07 * sheen[i]! + 0.05 * Math.cos((x / width - 0.4) * 3.4)
          );
        }),
      };
    },
  },
  {
    words:
      /\b(?:wood(?:en)?|timber|oak|walnut|mahogany|teak|driftwood|pine (?:table|boards?)|planks?|tables?|desk|parquet)\b/iu,
    colours: ['#a5784e', '#5d3d24'],
    relief: (width, height, unit, random) => {
      const plank = 150 * unit;
      // what runs along the boards: noise drawn out to many times its length
      const drawn = (length: number, size: number) => {
        const short = Math.max(8, Math.ceil(width / length));
        return resizePlane(clouds(short, height, size, random), short, height, width, height);
      };
      const [flow, grain, fibre] = [drawn(14, 46 * unit), drawn(40, 9 * unit), drawn(26, 2.6 * unit)];
      const board = Float32Array.from({ length: 64 }, () => random.range(-1, 1));
      const gap = (y: number) => 1 - smoothstep(1.2 * unit, 2.6 * unit, Math.min(y % plank, plank - (y % plank)));
      return {
        second: planeOf(width, height, (_, y, i) => {
          const row = Math.floor(y / plank) % 64;
          // growth rings, wide in the middle of a board and close at its sides, as it was cut from the log
          const across = ((y % plank) / plank - 0.5 + 0.25 * board[row]!) * 2;
          const ring = Math.sin(9 * across * Math.abs(across) * (1.2 + 0.5 * board[row]!) + 2.6 * flow[i]! + 5 * row);
          return Math.max(
            0.85 * gap(y),
            0.2 * smoothstep(0.1, 1, ring) +
              0.16 * smoothstep(0.2, 1.6, grain[i]!) +
              0.1 * smoothstep(0.6, 1.6, fibre[i]!),
          );
        }),
        light: planeOf(
          width,
          height,
          (_, y, i) => 0.03 * board[Math.floor(y / plank) % 64]! + 0.012 * fibre[i]! + 0.01 * grain[i]!,
        ),
      };
    },
  },
  {
    words: /\b(?:marble|granite|onyx|terrazzo)\b/iu,
    colours: ['#efedea', '#8b8a8d'],
    relief: (width, height, unit, random) => {
      const [large, middle, small, fine] = [520, 190, 60, 20].map((size) => clouds(width, height, size * unit, random));
      const [strength, wide] = [clouds(width, height, 260 * unit, random), clouds(width, height, 130 * unit, random)];
      const turn = random.range(0.4, 0.9);
      // veins run one way, waver at every scale, swell, thin out and end; finer ones branch off across them
      const vein = (along: number, i: number, width: number) => {
        const off = Math.abs(
          Math.sin(along + 1.7 * large![i]! + 0.75 * middle![i]! + 0.3 * small![i]! + 0.1 * fine![i]!),
        );
        return 1 - smoothstep(0, width, off);
      };
      return {
        second: planeOf(width, height, (x, y, i) => {
          const [p, q] = [(x + turn * y) / (330 * unit), (turn * x - y) / (240 * unit)];
          const swell = 0.5 + 0.5 * smoothstep(-1, 1.2, wide[i]!);
          const main = smoothstep(-0.8, 0.6, strength[i]!);
          const branch = smoothstep(-0.2, 0.9, -strength[i]! + 0.5 * wide[i]!);
          return Math.min(
            0.62,
            main * (0.34 * vein(p, i, 0.05 * swell) + 0.2 * vein(p, i, 0.5 * swell)) +
              branch * (0.26 * vein(q + 0.8 * large![i]!, i, 0.035) + 0.1 * vein(q + 0.8 * large![i]!, i, 0.3)) +
              0.13 * smoothstep(-0.3, 1.3, 0.7 * middle![i]! + large![i]!),
          );
        }),
        light: planeOf(width, height, (_x, _y, i) => 0.012 * large![i]! + 0.008 * middle![i]!),
      };
    },
  },
  {
    words:
      /\b(?:concrete|cement|plaster(?:ed)?|stucco|stone|sandstone|limestone|travertine|adobe|slate|basalt|asphalt|rock (?:wall|surface)|grunge)\b/iu,
    colours: ['#a8a6a2'],
    relief: (width, height, unit, random) => {
      const [large, middle, small] = [360, 90, 22].map((size) => clouds(width, height, size * unit, random));
      const grain = tooth(width, height, 1.8 * unit, random);
      return {
        light: planeOf(
          width,
          height,
          (_x, _y, i) =>
            0.035 * large![i]! +
            0.02 * middle![i]! +
            0.012 * small![i]! +
            0.06 * (grain[i]! - 0.5) -
            // pores
            0.1 * smoothstep(1.5, 1.9, small![i]! + 0.4 * middle![i]!),
        ),
      };
    },
  },
  {
    words: /\b(?:(?:craft|textured|old|rough|aged|handmade|recycled|watercolou?r) (?:\w+ )?paper|parchment)\b/iu,
    colours: ['#e9e0cd'],
    relief: (width, height, unit, random) => {
      const [cloud, fibre] = [clouds(width, height, 300 * unit, random), tooth(width, height, 2 * unit, random)];
      return { light: planeOf(width, height, (_x, _y, i) => 0.012 * cloud[i]! + 0.045 * (fibre[i]! - 0.5)) };
    },
  },
];

/** Lightness of what is white, in OKLab. */
const WHITE = 0.945;

/** Stones by the colour of their faces. */
const STONES: readonly (readonly [RegExp, string])[] = [
  [/\bsandstone\b/iu, '#cfae7f'],
  [/\b(?:limestone|travertine)\b/iu, '#d8cdb8'],
  [/\badobe\b/iu, '#bd8660'],
  [/\b(?:slate|basalt)\b/iu, '#4d555c'],
];
/** Woods by the colour of their boards, and how dark their grain is. */
const WOODS: readonly (readonly [RegExp, string])[] = [
  [/\bwalnut\b/iu, '#6a4830'],
  [/\b(?:mahogany|rosewood|cherry ?wood)\b/iu, '#6f3a26'],
  [/\bteak\b/iu, '#a3713f'],
  [/\b(?:ebony|black wood|wenge|charred)\b/iu, '#2e2622'],
  [
    /\b(?:pale|light|blond|white ?washed|bleached) (?:\w+ )?(?:wood(?:en)?|oak|ash|table|boards?|desk)\b|\b(?:birch|maple|beech|ash wood|bamboo)\b/iu,
    '#d9bd94',
  ],
  [/\bdark (?:\w+ )?(?:wood(?:en)?|oak|table|boards?|desk)\b/iu, '#553823'],
  [/\bdriftwood\b|\b(?:gr[ae]y|weathered|barn) ?(?:wood(?:en)?|boards?|planks?)\b/iu, '#9a9186'],
  [/\boak\b/iu, '#bf9461'],
  [/\bpine\b/iu, '#d2a972'],
];
export const woodIn = (prompt: string): string | undefined => WOODS.find(([words]) => words.test(prompt))?.[1];

/** The words for what materials are made into, which need not be shown beside them. */
export const MADE_OF = new RegExp(
  [
    ...MATERIALS.map(({ words }) => words.source),
    '\\b(?:paper|plain|rustic|raw|rough|brushed|polished|matte?|weathered|aged|smooth|surface|texture[ds]?|boards?|panels?|slab|tiles?)\\b',
  ].join('|'),
  'iu',
);

/**
 * A surface of a material that the words name, lit softly from one side: in this colour, or in its own.
 *
 * @returns undefined when they name none
 */
export function materialIn(
  prompt: string,
  colour: string | undefined,
  { width, height }: { width: number; height: number },
  random: Random,
): Lab | undefined {
  const found = MATERIALS.find(({ words }) => words.test(prompt));
  if (!found) return undefined;
  const unit = Math.max(0.4, Math.max(width, height) / 1024);
  const { light, second } = found.relief(width, height, unit, random);
  const isWood = found.words.test('wood');
  const wood = isWood ? woodIn(prompt) : undefined;
  // 'red brick' is the colour of burnt clay
  const isBurnt = colour !== undefined && found.words.test('brick') && /\bred brick/iu.test(prompt);
  const stone = STONES.find(([words]) => words.test(prompt) && found.words.test('stone'))?.[1];
  const named = labOf(wood ?? (isBurnt ? undefined : colour) ?? stone ?? found.colours[0]);
  // light on it needs room above
  const base = { ...named, l: Math.min(WHITE, named.l) };
  // of a wood in another colour the grain is a darker one of it
  const own = found.colours[1] ? labOf(found.colours[1]) : base;
  const other = (wood ?? colour) && isWood ? { l: base.l * 0.6, a: base.a, b: base.b } : own;
  const side = random.chance(0.5) ? 0.2 : 0.8;
  const out = {
    l: new Float32Array(light.length),
    a: new Float32Array(light.length),
    b: new Float32Array(light.length),
    width,
    height,
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const t = second?.[i] ?? 0;
      const far = Math.hypot(x / width - side, 0.7 * (y / height - 0.1));
      const lit = 1.05 - 0.2 * smoothstep(0.2, 1.2, far);
      out.l[i] = Math.max(0.02, Math.min(0.99, (base.l + (other.l - base.l) * t + light[i]!) * lit));
      out.a[i] = base.a + (other.a - base.a) * t;
      out.b[i] = base.b + (other.b - base.b) * t;
    }
  return out;
}
