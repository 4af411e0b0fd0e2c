import { BOARD, boardLayout } from '@maquette/generation';
import { differenceCiede2000, formatHex } from 'culori';
import sharp from 'sharp';
import type { StudioBrand } from '../compose';
import { contrast, fromLch, lch, legible } from '../palette/palette';
import { hash, Random } from '../random';
import { inkOn, Sheet } from '../sheet';
import { rect } from '../svg';
import { face } from '../type/face';
import { PAIRS } from '../type/pairs';
import type { Mood, TypePair } from '../type/pairs';
import { fit } from '../type/text';
import type { TextStyle } from '../type/text';
import { colourName } from './colour-name';
import { openPicture } from './picture';
import type { Picture } from './picture';
import { quantise } from './quantise';
import type { Ab } from './image-to-image/grade';

export interface MoodboardRequest {
  /** Whole files, 1 to 20, in the order in which they are to stand. */
  images: readonly Uint8Array[];
  title?: string;
  brand?: StudioBrand;
}

export interface Moodboard {
  /** PNG, 1600 pixels wide. */
  image: Buffer;
  width: number;
  height: number;
  /** The colours shown: each is a pixel's, about, of some picture. */
  palette: { hex: string; name: string }[];
  keywords: string[];
  notes: string[];
}

const { width: WIDTH, margin: MARGIN, gap: GAP } = BOARD;
const SWATCHES = 6;
/** Of those, how many may be the brand's. */
const MOST_BRANDED = 3;
const apart = differenceCiede2000();

/** A board of pictures, the colours that are in them, type that suits them, and words for what they have in common. @throws UnusablePicture */
export async function moodboard({ images, title, brand }: MoodboardRequest): Promise<Moodboard> {
  const pictures: Picture[] = [];
  for (const [i, image] of images.entries()) {
    // as much as the board can show, one after the other: twenty large ones at once would not fit into memory
    const picture = await openPicture(image, images.length === 1 ? WIDTH : 900).catch((error: unknown) => {
      if (error instanceof Error) error.message = `Image ${i + 1}: ${error.message}`;
      throw error;
    });
    pictures.push(picture);
  }
  const branded = (brand?.palette ?? []).slice(0, MOST_BRANDED);
  const palette = coloursIn(pictures, SWATCHES - branded.length);
  const keywords = keywordsOf(palette, pictures);
  const pair = pairFor(keywords, brand, new Random(hash(keywords.join() + palette.map(({ hex }) => hex).join())));
  const heading: TextStyle = {
    face: face(...pair.heading),
    tracking: pair.tracking,
    leading: pair.leading,
    upper: pair.upper,
  };
  const [family, regular, strong] = pair.body;
  const body: TextStyle = { face: face(family, regular) };
  const label: TextStyle = { face: face(family, strong) };

  // paper, a breath warm or cool as the pictures are: a tint of one of them would set its mood for all
  const ground = fromLch(0.985, 0.005, keywords.includes('cool') ? 250 : 80);
  const dark = lch([...palette].sort((one, other) => lch(one.hex).l - lch(other.hex).l)[0]?.hex ?? '#222222');
  const ink = legible(fromLch(Math.min(0.3, dark.l), Math.min(0.03, dark.c), dark.h), ground, 7);
  const quiet = legible('#6b6b6b', ground);
  const name = title?.trim() ?? '';
  const { height, rows } = boardLayout(
    pictures.map((picture) => picture.width / picture.height),
    name !== '',
  );
  const foot = height - MARGIN - 202;
  const sheet = new Sheet(WIDTH, height);
  sheet.add(rect(0, 0, WIDTH, height, ground));
  const set = (
    text: string,
    style: TextStyle,
    box: { width: number; height: number; size: number },
    x: number,
    y: number,
    colour: string,
  ) => {
    const block = fit(text, style, {
      width: box.width,
      height: box.height,
      max: box.size,
      min: Math.min(box.size, 13),
    });
    if (block) sheet.text(block, x, y, colour);
    return block;
  };
  const titleStyle = [heading, { face: face('noto-serif', 600) }].find((style) => style.face.covers(name));
  if (name !== '' && titleStyle)
    set(name, titleStyle, { width: WIDTH - 2 * MARGIN, height: 64, size: 60 }, MARGIN, MARGIN + 4, ink);

  // the palette: what it is called, and its number
  const side = 132;
  const taken = new Set(palette.map(({ name: called }) => called));
  const ours = branded.map((hex) => ({ hex: hex.toLowerCase(), name: colourName(hex, taken), isOurs: true }));
  [...palette.map((colour) => ({ ...colour, isOurs: false })), ...ours].forEach(({ hex, name: called, isOurs }, i) => {
    const x = MARGIN + i * (side + GAP);
    const edge = contrast(hex, ground) < 1.25 && { stroke: '#00000022' };
    // those of the brand are round
    sheet.add(rect(x, foot, side, side, hex, { rx: isOurs ? side / 2 : 6, ...edge }));
    set(called, label, { width: side, height: 20, size: 17 }, x, foot + side + 16, ink);
    set(hex.toUpperCase(), body, { width: side, height: 18, size: 15 }, x, foot + side + 42, quiet);
  });
  // type, in the two faces that it shows
  const typeX = MARGIN + SWATCHES * (side + GAP) + 40;
  const typeWidth = WIDTH - MARGIN - typeX;
  const sample = set('Aa', heading, { width: 150, height: 96, size: 92 }, typeX, foot + 8, ink);
  const besideX = typeX + (sample?.width ?? 140) + 32;
  set(
    familyName(heading),
    heading,
    { width: typeX + typeWidth - besideX, height: 34, size: 28 },
    besideX,
    foot + 10,
    ink,
  );
  set(
    `with ${familyName(body)}`,
    body,
    { width: typeX + typeWidth - besideX, height: 22, size: 17 },
    besideX,
    foot + 52,
    quiet,
  );
  set('ABCDEFGHIJKLMNOPQRSTUVWXYZ', heading, { width: typeWidth, height: 22, size: 19 }, typeX, foot + 112, ink);
  set(
    'abcdefghijklmnopqrstuvwxyz 0123456789',
    body,
    { width: typeWidth, height: 20, size: 16 },
    typeX,
    foot + 138,
    ink,
  );
  // words
  let x = typeX;
  let y = foot + 168;
  for (const word of keywords) {
    const block = fit(word, body, { width: 240, height: 20, max: 16, min: 14 });
    if (!block) continue;
    const wide = block.width + 28;
    if (x + wide > WIDTH - MARGIN) [x, y] = [typeX, y + 44];
    sheet.add(rect(x, y, wide, 34, 'none', { rx: 17, stroke: ink, 'stroke-width': 1.2 }));
    sheet.text(block, x + 14, y + 17 - block.height / 2, inkOn(ground, ink));
    x += wide + 10;
  }
  // beside one tall picture its colours stand, as large as it is
  const [{ y: top, height: tall, cells: few } = { y: 0, height: 0, cells: [] }] = rows;
  const last = few.at(-1);
  const beside = last ? last.x + last.width + GAP : WIDTH;
  const free = WIDTH - MARGIN - beside;
  if (rows.length === 1 && free > 120 && palette.length > 0) {
    const each = (tall - GAP * (palette.length - 1)) / palette.length;
    palette.forEach(({ hex }, i) => sheet.add(rect(beside, top + i * (each + GAP), free, each, hex, { rx: 6 })));
  }
  const cells = rows.flatMap(({ y: rowY, height: rowHeight, cells: inRow }) =>
    inRow.map((cell) => ({ ...cell, y: rowY, height: rowHeight })),
  );
  const laid = await Promise.all(
    cells.map(async (cell, i) => ({
      input: await rounded(pictures[i]!, Math.round(cell.width), Math.round(cell.height)),
      left: Math.round(cell.x),
      top: Math.round(cell.y),
    })),
  );
  const image = await sharp(Buffer.from(sheet.svg()), { unlimited: true })
    .composite(laid)
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
  const notes = [`Palette: ${palette.map(({ hex, name: called }) => `${called} ${hex.toUpperCase()}`).join(', ')}.`];
  if (ours.length > 0)
    notes.push(
      `Round swatches, of ${brand?.name ?? 'the brand'}: ${ours.map(({ hex }) => hex.toUpperCase()).join(', ')}.`,
    );
  if (keywords.length > 0) notes.push(`In common: ${keywords.join(', ')}.`);
  if (name !== '' && !titleStyle)
    notes.push('The title has characters that the studio’s typefaces lack, so it was left out.');
  return { image, width: WIDTH, height, palette, keywords, notes };
}

/** 'DM Sans' of 'dm-sans'. */
const familyName = ({ face: { family } }: TextStyle): string =>
  family
    .split('-')
    .map((part) => (part === 'dm' ? 'DM' : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(' ');

async function rounded({ data, width, height }: Picture, w: number, h: number): Promise<Buffer> {
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="6"/></svg>`,
  );
  const frame = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect x="0.5" y="0.5" width="${w - 1}" height="${h - 1}" rx="6" fill="none" stroke="#000" stroke-opacity="0.12"/></svg>`,
  );
  const cut = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(w, h, { fit: 'cover' })
    .raw()
    .toBuffer();
  return (
    sharp(cut, { raw: { width: w, height: h, channels: 4 } })
      // a hairline, so that what is as light as the page still has an edge
      .composite([
        { input: frame, blend: 'over' },
        { input: mask, blend: 'dest-in' },
      ])
      .png({ compressionLevel: 1 })
      .toBuffer()
  );
}

/** Distance in OKLab within which one colour speaks for another. */
const KIN = 0.15;

/** Chroma from which on a colour is seen first. */
const ACCENT = 0.09;

const isPaper = ({ l, a, b }: Ab): boolean => l > 0.965 && Math.hypot(a, b) < 0.012;

/** The colours that tell the pictures best together, light ones first: each next one speaks for most of what is not told yet. */
function coloursIn(pictures: readonly Picture[], count: number): { hex: string; name: string }[] {
  const all = pictures.flatMap(({ data, width, height }, from) => {
    const { swatches } = quantise(sampled(data, width, height), 14, 0.016);
    return swatches
      .filter(({ share }) => share > 0.003)
      .map(({ r, g, b, share, lab }) => ({
        hex: formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }),
        from,
        lab,
        // a lively colour tells more than as much of a grey
        // what is white is mostly paper
        untold: share ** 0.8 * (isPaper(lab) ? 0.04 : 0.3 + 4 * Math.hypot(lab.a, lab.b)),
        accent: Math.sqrt(share) * Math.hypot(lab.a, lab.b),
      }));
  });
  // every picture has the same say
  for (let from = 0; from < pictures.length; from++) {
    const own = all.filter((colour) => colour.from === from);
    const sum = own.reduce((total, { untold }) => total + untold, 1e-9);
    for (const colour of own) colour.untold /= sum;
  }
  const kinship = (one: Ab, other: Ab) =>
    Math.max(0, 1 - Math.hypot(one.l - other.l, 2 * (one.a - other.a), 2 * (one.b - other.b)) / KIN);
  const chosen: typeof all = [];
  const most = pictures.length === 1 ? count : Math.max(2, Math.ceil(count / pictures.length));
  // the scarf, the fish: what is little and yet seen first has a place of its own
  const rest = count > 4 ? count - 1 : count;
  for (const [gap, places] of [
    [16, rest],
    [0, count],
    [9, count],
  ] as const) {
    if (gap === 0) {
      const [accent] = all
        .filter(
          ({ hex, lab }) => Math.hypot(lab.a, lab.b) > ACCENT && chosen.every((colour) => apart(colour.hex, hex) > 22),
        )
        .toSorted((one, other) => other.accent - one.accent);
      if (accent && chosen.length < count) chosen.push(accent);
      continue;
    }
    while (chosen.length < places) {
      const free = all.filter(
        (colour) =>
          chosen.filter(({ from }) => from === colour.from).length < most &&
          chosen.every(({ hex }) => apart(hex, colour.hex) > gap),
      );
      const [best] = free
        .map((colour) => ({
          colour,
          tells: all.reduce((sum, { lab, untold }) => sum + untold * kinship(colour.lab, lab), 0),
        }))
        .toSorted((one, other) => other.tells - one.tells);
      if (!best || best.tells <= 0) break;
      chosen.push(best.colour);
      for (const colour of all) colour.untold *= 1 - kinship(best.colour.lab, colour.lab);
    }
  }
  const names = new Set<string>();
  return chosen
    .sort((one, other) => lch(other.hex).l - lch(one.hex).l)
    .map(({ hex }) => {
      const name = colourName(hex, names);
      names.add(name);
      return { hex, name };
    });
}

/** About ten thousand pixels of a picture, evenly spread. */
function sampled(data: Uint8Array, width: number, height: number): Uint8Array {
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / 10_000)));
  const kept: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const p = (y * width + x) * 4;
      kept.push(data[p]!, data[p + 1]!, data[p + 2]!, data[p + 3]!);
    }
  return Uint8Array.from(kept);
}

/** Words for what can be measured: light, warmth, liveliness, contrast, and how busy the pictures are. */
function keywordsOf(palette: readonly { hex: string }[], pictures: readonly Picture[]): string[] {
  let [l, ll, warm, lively, count, edges] = [0, 0, 0, 0, 0, 0];
  for (const { data, width, height } of pictures) {
    const pixels = sampled(data, width, height);
    let before = 0;
    for (let p = 0; p < pixels.length; p += 4) {
      const [r, g, b] = [pixels[p]! / 255, pixels[p + 1]! / 255, pixels[p + 2]! / 255];
      const light = 0.3 * r + 0.59 * g + 0.11 * b;
      l += light;
      ll += light * light;
      warm += r - b;
      lively += Math.max(r, g, b) - Math.min(r, g, b);
      edges += Math.abs(light - before);
      before = light;
      count++;
    }
  }
  const mean = l / count;
  const spread = Math.sqrt(Math.max(0, ll / count - mean * mean));
  const hued = palette.map(({ hex }) => lch(hex)).filter(({ c }) => c > 0.045);
  const span = spanOf(hued.map(({ h }) => h));
  const hasAllHues = span > 200;
  const words = [
    mean > 0.66 ? 'light' : mean < 0.34 ? 'dark' : undefined,
    hasAllHues ? undefined : warm / count > 0.12 ? 'warm' : warm / count < -0.06 ? 'cool' : undefined,
    lively / count > 0.42 ? 'vivid' : lively / count < 0.14 ? 'muted' : undefined,
    spread > 0.29 ? 'high contrast' : spread < 0.16 ? 'soft contrast' : undefined,
    edges / count < 0.03 ? 'calm' : edges / count > 0.13 ? 'richly textured' : undefined,
    hued.length === 0 ? 'neutral' : undefined,
    ...familiesOf(hued),
  ];
  return words.filter((word) => word !== undefined).slice(0, 5);
}

/** Degrees of OKLCH up to which a hue is called so. */
const FAMILIES = [
  [20, 'pinks'],
  [45, 'reds'],
  [75, 'oranges'],
  [112, 'yellows'],
  [165, 'greens'],
  [215, 'teals'],
  [275, 'blues'],
  [325, 'violets'],
  [360, 'pinks'],
] as const;

/** The hue that most of the hued colours have, and the one that stands against it. */
function familiesOf(hued: readonly { l: number; c: number; h: number }[]): string[] {
  const called = hued.map(({ l, c, h }) => {
    const [, family = 'pinks'] = FAMILIES.find(([to]) => h < to) ?? [];
    return {
      c,
      family: (family === 'oranges' || family === 'yellows') && (l < 0.6 || c < 0.08) ? 'earth tones' : family,
    };
  });
  const counts = new Map<string, number>();
  for (const { family } of called) counts.set(family, (counts.get(family) ?? 0) + 1);
  const [most, next] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!most) return [];
  if (counts.size > 2 && most[1] * 2 <= called.length) return ['many colours'];
  const [against] = called
    .filter(({ family, c }) => family !== most[0] && c > ACCENT)
    .toSorted((one, other) => other.c - one.c);
  if (against && most[1] > 1) return [most[0], `an accent of ${against.family.replace(/s$/u, '')}`];
  return [most[0], ...(next ? [next[0]] : [])];
}

/** Degrees of the circle of hues that these take up. */
function spanOf(hues: number[]): number {
  const sorted = hues.toSorted((one, other) => one - other);
  const gaps = sorted.map((h, i) => (sorted[(i + 1) % sorted.length]! - h + 360) % 360 || 360);
  return sorted.length < 2 ? 0 : 360 - Math.max(...gaps);
}

const MOOD_OF: Record<string, Mood> = {
  dark: 'luxury',
  light: 'minimal',
  warm: 'natural',
  cool: 'modern',
  vivid: 'bold',
  muted: 'calm',
  calm: 'calm',
  'many colours': 'playful',
};

/** The brand's own faces where the studio has them, else one of the pairs whose moods are those of the pictures. */
function pairFor(keywords: readonly string[], brand: StudioBrand | undefined, random: Random): TypePair {
  const wanted = brand?.fonts?.heading?.toLowerCase().replaceAll(' ', '-');
  const own = wanted === undefined ? undefined : PAIRS.find(({ heading }) => heading[0] === wanted);
  const moods = keywords.flatMap((word) => MOOD_OF[word] ?? []);
  const score = (pair: TypePair) => pair.moods.filter((mood) => moods.includes(mood)).length;
  // two faces of one family are no pairing
  const pairs = PAIRS.filter(({ heading, body }) => heading[0] !== body[0]);
  const most = Math.max(...pairs.map(score));
  return own ?? random.pick(pairs.filter((pair) => score(pair) === most));
}
