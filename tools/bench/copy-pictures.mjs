// Pictures such as people keep, ten kinds of them, copies as pictures come back from the world, and others of the same kind that are no
// copies. Drawn here by rules and seeds that the product knows nothing of, so that nothing of it can be fitted to one set: give another seed.
import sharp from 'sharp';

/** @typedef {() => number} Random of 0 to 1 */
/** @typedef {{ name: string, kind: string, picture: Buffer }} Made */

/** @param {number} seed @returns {Random} */
export function randomOf(seed) {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const between = (/** @type {Random} */ random, /** @type {number} */ from, /** @type {number} */ to) =>
  from + random() * (to - from);
/** @template T @param {Random} random @param {readonly T[]} all @returns {T} */
const one = (random, all) => /** @type {T} */ (all[Math.floor(random() * all.length)]);

/** @typedef {[number, number, number]} Rgb 0 to 255 */
/** @param {Random} random @returns {Rgb} */
const anyColor = (random) => [between(random, 20, 240), between(random, 20, 240), between(random, 20, 240)];
const css = (/** @type {Rgb} */ [r, g, b]) => `rgb(${r.toFixed(0)},${g.toFixed(0)},${b.toFixed(0)})`;
/** @param {Rgb} a @param {Rgb} b @param {number} t @returns {Rgb} */
const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];

/** Smooth noise of 0 to 1: values on a lattice, blended. @param {Random} random */
function noise(random) {
  const table = Float32Array.from({ length: 4096 }, () => random());
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    table[(Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663)) & 4095] ?? 0;
  const ease = (/** @type {number} */ t) => t * t * (3 - 2 * t);
  const value = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - ix), ease(y - iy)];
    const top = at(ix, iy) * (1 - u) + at(ix + 1, iy) * u;
    return top * (1 - v) + (at(ix, iy + 1) * (1 - u) + at(ix + 1, iy + 1) * u) * v;
  };
  return (/** @type {number} */ x, /** @type {number} */ y, octaves = 4) => {
    let [sum, weight, total] = [0, 1, 0];
    for (let o = 0; o < octaves; o += 1) {
      sum += weight * value(x * 2 ** o + o * 17.3, y * 2 ** o + o * 9.1);
      total += weight;
      weight /= 2;
    }
    return sum / total;
  };
}

const SIZES = /** @type {const} */ ([
  [900, 600],
  [720, 720],
  [640, 860],
]);

/** @param {Random} random @param {(x: number, y: number, w: number, h: number) => Rgb} color */
function painted(random, color) {
  const [width, height] = one(random, SIZES);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (const channel of color(x, y, width, height)) pixels[i++] = Math.max(0, Math.min(255, channel));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** @param {Random} random @param {(w: number, h: number) => string} shapes */
function drawn(random, shapes) {
  const [width, height] = one(random, SIZES);
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes(width, height)}</svg>`,
    ),
  )
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Sky, a sun and three rows of hills. @param {Random} random */
function landscape(random) {
  const field = noise(random);
  const [sky, low, hill] = [anyColor(random), anyColor(random), anyColor(random)];
  const [sunX, sunY, sun] = [random(), between(random, 0.1, 0.4), between(random, 0.03, 0.1)];
  const heights = [0.45, 0.6, 0.75].map((base) => base + between(random, -0.06, 0.06));
  const grain = randomOf(random() * 1e9);
  return painted(random, (x, y, w, h) => {
    const [u, v] = [x / w, y / h];
    let color = mix(sky, low, v);
    if (Math.hypot(u - sunX, ((v - sunY) * h) / w) < sun) color = [250, 240, 210];
    heights.forEach((base, row) => {
      if (v > base + 0.2 * (field(u * (2 + row * 2) + row * 31, row * 7, 4) - 0.5))
        color = mix(mix(hill, low, 0.6 - row * 0.3), [20, 24, 20], 0.4 * field(u * 30, v * 40 + row * 50, 3));
    });
    const g = 10 * (grain() - 0.5);
    return [color[0] + g, color[1] + g, color[2] + g];
  });
}

/** Stone, foliage, clouds: three colours by noise. @param {Random} random */
function natural(random) {
  const field = noise(random);
  const [a, b, c] = [anyColor(random), anyColor(random), anyColor(random)];
  const [fx, fy, warp] = [between(random, 3, 12), between(random, 3, 12), between(random, 0, 2)];
  return painted(random, (x, y, w, h) => {
    const [u, v] = [(x / w) * fx, (y / h) * fy];
    const bend = warp * field(u + 40, v + 11, 3);
    const t = Math.max(0, Math.min(1, (field(u + bend, v + bend, 5) - 0.25) * 2));
    return t < 0.5 ? mix(a, b, t * 2) : mix(b, c, t * 2 - 1);
  });
}

/** Lights out of focus. @param {Random} random */
function lights(random) {
  const ground = mix(anyColor(random), [10, 10, 20], 0.7);
  const spots = Array.from({ length: 12 + Math.floor(random() * 20) }, () => ({
    x: random(),
    y: random(),
    r: between(random, 0.02, 0.12),
    color: anyColor(random),
  }));
  return painted(random, (x, y, w, h) => {
    let color = ground;
    for (const spot of spots) {
      const far = Math.hypot(x / w - spot.x, ((y / h - spot.y) * h) / w) / spot.r;
      if (far < 1.3) color = mix(color, spot.color, 0.6 * Math.min(1, (1.3 - far) / 0.5));
    }
    return color;
  });
}

const TONES = /** @type {Rgb[]} */ ([
  [233, 226, 212],
  [120, 116, 110],
  [58, 74, 92],
]);

/** Paper, linen, plaster, brushed metal: a tone that several of them share, and a grain of its own. @param {Random} random */
function surface(random) {
  const field = noise(random);
  const tone = one(random, TONES);
  const sort = Math.floor(random() * 4);
  const depth = between(random, 8, 26);
  const grain = randomOf(random() * 1e9);
  return painted(random, (x, y) => {
    const rough = [
      () => field(x / 3, y / 3, 3),
      () =>
        0.5 +
        0.25 * Math.sin(x * 0.9 + 2 * field(x / 40, y / 40, 2)) * Math.sin(y * 0.9) +
        0.3 * (field(x / 60, y / 4, 2) - 0.5),
      () => field(x / 24, y / 24, 5),
      () => field(x / 120, y / 1.5, 2),
    ][sort]?.();
    const d = depth * ((rough ?? 0) - 0.5) + 6 * (grain() - 0.5);
    return [tone[0] + d, tone[1] + d, tone[2] + d];
  });
}

const PAIRS = /** @type {[Rgb, Rgb][]} */ ([
  [
    [250, 120, 60],
    [60, 40, 140],
  ],
  [
    [240, 230, 200],
    [30, 120, 130],
  ],
  [
    [255, 200, 210],
    [120, 160, 240],
  ],
]);

/** Two colours that several of them share, from one side, from the middle, or bent. @param {Random} random */
function gradient(random) {
  const [a, b] = one(random, PAIRS);
  const [angle, cx, cy] = [random() * 2 * Math.PI, random(), random()];
  const sort = Math.floor(random() * 3);
  return painted(random, (x, y, w, h) => {
    const [u, v] = [x / w, y / h];
    const t = [
      () => 0.5 + 0.7 * ((u - 0.5) * Math.cos(angle) + (v - 0.5) * Math.sin(angle)),
      () => Math.hypot(u - cx, v - cy),
      () => 0.5 + 0.5 * Math.sin(3 * u * Math.cos(angle) + 4 * v * Math.sin(angle) + 6 * cx),
    ][sort]?.();
    return mix(a, b, Math.max(0, Math.min(1, t ?? 0)));
  });
}

/** One colour. @param {Random} random */
function plain(random) {
  const color = anyColor(random);
  return painted(random, () => color);
}

/** A pen on paper. @param {Random} random */
function sketch(random) {
  const ink = one(random, ['#1a1f22', '#243b6b', '#5a2a1a']);
  const lines = Array.from({ length: 5 + Math.floor(random() * 14) }, () => Array.from({ length: 8 }, random));
  return drawn(
    random,
    (w, h) =>
      `<rect width="100%" height="100%" fill="#faf7f0"/>${lines
        .map(
          (p) =>
            `<path d="M${(p[0] ?? 0) * w} ${(p[1] ?? 0) * h}C${(p[2] ?? 0) * w} ${(p[3] ?? 0) * h} ${(p[4] ?? 0) * w} ${(p[5] ?? 0) * h} ${(p[6] ?? 0) * w} ${(p[7] ?? 0) * h}" fill="none" stroke="${ink}" stroke-width="3"/>`,
        )
        .join('')}`,
  );
}

/** A mark in the middle of white. @param {Random} random */
function mark(random) {
  const color = css(
    one(
      random,
      TONES.map((tone) => mix(tone, [0, 0, 0], 0.3)),
    ),
  );
  const corners = 3 + Math.floor(random() * 6);
  const [turn, inner] = [random() * Math.PI, between(random, 0.4, 1)];
  return drawn(random, (w, h) => {
    const points = Array.from({ length: corners * 2 }, (_, i) => {
      const r = Math.min(w, h) * 0.3 * (i % 2 ? inner : 1);
      const a = turn + (i * Math.PI) / corners;
      return `${w / 2 + r * Math.cos(a)},${h / 2 + r * Math.sin(a)}`;
    });
    return `<rect width="100%" height="100%" fill="#fff"/><polygon points="${points.join(' ')}" fill="${color}"/><circle cx="${w / 2}" cy="${h / 2}" r="${Math.min(w, h) * between(random, 0.05, 0.12)}" fill="#fff"/>`;
  });
}

const WORDS =
  'harbour lantern orchard velvet copper meadow winter signal ribbon marble saffron canyon thistle ember quartz willow'.split(
    ' ',
  );

/** Posters of three layouts, which several of them share, with words of their own. @param {Random} random */
function poster(random) {
  const [ground, ink] = one(random, [
    ['#f2c93b', '#1a1f22'],
    ['#1f2f57', '#f4e9d8'],
    ['#f4f1ea', '#b3261e'],
  ]);
  const [first, second, third] = [one(random, WORDS), one(random, WORDS), one(random, WORDS)];
  const layout = Math.floor(random() * 3);
  return drawn(random, (w, h) => {
    const text = (
      /** @type {string} */ word,
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ size,
    ) =>
      `<text x="${x * w}" y="${y * h}" font-size="${size * w}" font-family="sans-serif" font-weight="700" fill="${ink}">${word}</text>`;
    return `<rect width="100%" height="100%" fill="${ground}"/>${
      [
        text(first, 0.06, 0.3, 0.17) + text(second, 0.06, 0.6, 0.12) + text(third, 0.06, 0.9, 0.05),
        `<rect x="${0.06 * w}" y="${0.1 * h}" width="${0.88 * w}" height="${0.45 * h}" fill="${ink}"/>` +
          text(first, 0.06, 0.75, 0.17) +
          text(second, 0.06, 0.9, 0.07),
        `<circle cx="${0.5 * w}" cy="${0.4 * h}" r="${0.25 * w}" fill="${ink}"/>` + text(first, 0.1, 0.85, 0.15),
      ][layout]
    }`;
  });
}

const BRIEFS = /** @type {const} */ ([
  ['Poster for a winter market at the town hall', 'flyer'],
  ['A logo for a bicycle repair shop', 'logo'],
  ['Banner for a course in pottery', 'banner'],
  ['Packaging for black tea with bergamot', 'product-mockup'],
]);

/** @typedef {(designType: typeof BRIEFS[number][1], prompt: string, seed: number) => Promise<Buffer>} Studio */

/**
 * @param {number} seed of the set: another seed, other pictures
 * @param {number} each how many of a kind
 * @param {Studio} studio draws a design
 * @returns {Promise<Made[]>}
 */
export async function differentPictures(seed, each, studio) {
  /** @type {Record<string, (random: Random) => Promise<Buffer>>} */
  const kinds = {
    landscape,
    natural,
    lights,
    surface,
    gradient,
    plain,
    sketch,
    mark,
    poster,
    studio: (random) => {
      const [prompt, designType] = one(random, BRIEFS);
      return studio(designType, prompt, Math.floor(random() * 1e6));
    },
  };
  const made = [];
  /** Two seeds may lead to one drawing, which is no other picture. @type {Set<string>} */
  const seen = new Set();
  for (const [place, [kind, make]] of Object.entries(kinds).entries())
    for (let i = 0, tried = 0; i < each; tried += 1) {
      const picture = await make(randomOf(seed * 7_919 + place * 101 + tried));
      const points = await sharp(picture).resize(32, 32, { fit: 'fill' }).greyscale().raw().toBuffer();
      const look = points.map((value) => value >> 3).join();
      if (kind !== 'plain' && kind !== 'surface' && seen.has(look)) continue;
      seen.add(look);
      made.push({ name: `${kind} ${i}`, kind, picture });
      i += 1;
    }
  return made;
}

/** How pictures come back. @type {Record<string, (picture: Buffer, random: Random) => Promise<Buffer>>} */
export const COPIES = {
  'a third as wide': async (picture) => {
    const { width } = await sharp(picture).metadata();
    return sharp(picture)
      .resize(Math.round(width / 3))
      .png()
      .toBuffer();
  },
  '5 % cropped anywhere': async (picture, random) => {
    const { width, height } = await sharp(picture).metadata();
    const [w, h] = [Math.round(width * 0.95), Math.round(height * 0.95)];
    const left = Math.floor(random() * (width - w + 1));
    return sharp(picture)
      .extract({ left, top: Math.floor(random() * (height - h + 1)), width: w, height: h })
      .png()
      .toBuffer();
  },
  'JPEG, quality 60': (picture) => sharp(picture).jpeg({ quality: 60 }).toBuffer(),
  'WebP, quality 60': (picture) => sharp(picture).webp({ quality: 60 }).toBuffer(),
  '12 % brighter or darker': (picture, random) =>
    sharp(picture)
      .modulate({ brightness: random() < 0.5 ? 1.12 : 0.88 })
      .jpeg({ quality: 90 })
      .toBuffer(),
  'a border of 3 %': async (picture, random) => {
    const { width } = await sharp(picture).metadata();
    const side = Math.round(width * 0.03);
    const background = one(random, ['#ffffff', '#000000', '#e8e4da']);
    return sharp(picture).extend({ top: side, bottom: side, left: side, right: side, background }).png().toBuffer();
  },
};
