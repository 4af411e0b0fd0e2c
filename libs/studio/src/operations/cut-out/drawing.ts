import type { Picture } from '../picture';
import { blur, boxBlur, clamp, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { quantise } from '../quantise';
import { distanceTo, noiseOf, rangeOf } from './plain';
import type { Backdrop } from './plain';
import { lettersOf } from './counters';
import { strokeOf, withoutStains } from './lines';
import { pageIn } from './page';
import { pieces } from './pieces';
import { around, behindGaps } from './rooms';
import { placesOf } from './where';

/** Root mean square distance from sixteen colours up to which a picture may be drawn, and is in spite of the grain of its paper. */
const FEW = 0.02;
const FEWEST = 0.013;
/** The share of what is no ground that shades off softly, as flat inks do not. */
const SOFT = 0.2;
/** And from this residual of the ground on it has a grain. */
const GRAIN = 0.004;
/** Half of the widest gap in a line that is bridged, in proportion to the longer side of the picture. */
const GAP = 0.0055;
/** So little off the ground is a wave that a JPEG leaves within so many pixels of an ink that is so far off it. */
const RIPPLE = { ink: 0.22, reach: 4, off: 0.045, even: 0.001 };
/** A speck of so few pixels is noise. */
const SPECK = { cells: 14, off: 0.05 };
/** The wall of an enclosed place in proportion to its width: thinner ones are lines, and behind thicker ones it lies deep in a form. */
const LINE = 0.12;
const DEEP = 1.1;
/** Share of what is enclosed that lines enclose, or that lies deep, from which on all of it stays. */
const STAYS = 0.15;
/** The share of the outline of what stays along which no line is drawn, from which on a drawing is a sketch. */
const SKETCH = 0.012;
/** The share of the sheet that a drawing spreads over which it encloses, up to which its lines are open. */
const OPEN = 0.05;
/** A drawing with so many places that strokes enclose is a texture; half of the widest gap that is bridged in it, in strokes, and at most so many times that of other drawings. */
const TEXTURE = { rooms: 30, gap: 1.1, most: 2.2 } as const;

/** How far the ground's colour may differ from itself over a drawing: a lit wall and a horizon are grounds of photographs. */
const EVEN = 0.06;

/** Whether what stands before a plain ground was drawn, in lines and flat inks on one colour: a photograph shades off. */
export function isDrawn({ data }: Picture, { l, width, height }: Lab, backdrop: Backdrop): boolean {
  const { distance, residual } = backdrop;
  if (rangeOf(backdrop) > EVEN) return false;
  const { error } = quantise(data, 16, 0.008);
  if (error > FEW) return false;
  const near = 2 * noiseOf(residual);
  const still = blur(l, width, height, 1);
  const calm: number[] = [];
  let [ink, soft] = [1e-6, 0];
  for (let y = 2; y < height - 2; y++)
    for (let i = y * width + 2; i < (y + 1) * width - 2; i++) {
      if (distance[i]! < near) continue;
      let [low, high] = [still[i]!, still[i]!];
      for (const j of [i - 2, i - 1, i + 1, i + 2, i - 2 * width, i - width, i + width, i + 2 * width]) {
        low = Math.min(low, still[j]!);
        high = Math.max(high, still[j]!);
      }
      ink++;
      soft += Number(high - low > 0.006 && high - low < 0.05);
      if (high - low < 0.04 + 3 * residual) calm.push(data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!, 255);
    }
  // the grain of paper is no shading: there the inks tell
  return (
    soft < SOFT * ink || (residual > GRAIN && error < FEWEST && quantise(Uint8Array.from(calm), 6, 0.008).error < FEW)
  );
}

export interface Drawn {
  alpha: Plane;
  /** Nothing that it encloses has the ground's colour. */
  isSolid: boolean;
  /** Its lines are all that is kept. */
  isSketch?: boolean;
  /** What is to be told of the rule. */
  note?: string;
}

/**
 * The opacity of a drawing on a ground of one colour, by one rule for the whole of it: what is joined to the border goes, small gaps
 * in lines being bridged. Of what is enclosed, all stays (the paper within outlines, white letters on a plate), or all goes (the
 * counters of letters, the holes of rings). A page of type is kept as a page.
 */
export function drawingBefore(backdrop: Backdrop, lab: Lab): Drawn {
  const { width, height } = lab;
  const side = Math.max(width, height);
  const isGround = groundOf(backdrop, lab);
  const gap = Math.max(1.5, GAP * side);
  let { reached, rooms, slight } = around(isGround, width, height, gap);
  if (isFramed(reached)) {
    withoutFrame(isGround, width, height);
    ({ reached, rooms, slight } = around(isGround, width, height, gap));
  }
  const page = pageIn(reached, width, height);
  if (page) {
    const alpha = new Float32Array(reached.length);
    for (let y = page.top; y <= page.bottom; y++) alpha.fill(1, y * width + page.left, y * width + page.right + 1);
    return {
      alpha,
      isSolid: false,
      note: 'This is a page: it is kept whole, and the margin around it alone was taken off.',
    };
  }
  const far = distanceTo(reached, width, height);
  const stroke = strokeOf(isGround, width);
  let [kept, all] = [0, 0];
  for (const { cells, isOpen } of rooms) {
    const wall = isOpen ? stroke : cells.reduce((least, i) => Math.min(least, far[i]!), Infinity);
    const part = wall / Math.sqrt(cells.length);
    all += cells.length;
    if (part < LINE || part > DEEP) kept += cells.length;
  }
  // where next to nothing is enclosed it is a drawing of open lines, and the lines are all of it
  const isOpen = kept > STAYS * all && all < OPEN * spreadOf(reached, width);
  const stays = kept > STAYS * all && !isOpen;
  const isCounter = new Uint8Array(reached.length);
  const isLetter = lettersOf(isGround, reached, lab);
  if (!stays) for (const { cells } of rooms) for (const i of cells) reached[i] = 1;
  for (const { cells } of [...(stays ? rooms : []), ...slight].filter(
    (room) => !room.isOpen && isWithin(room.cells, isGround, isLetter, width),
  ))
    for (const i of cells) isCounter[i] = reached[i] = 1;
  // of a plumage or a fur, which is all strokes, the white opens to the paper between them: it is closed from one to the next
  if (stays && rooms.length >= TEXTURE.rooms) {
    const closed = around(isGround, width, height, gap * clamp((TEXTURE.gap * stroke) / gap, 1, TEXTURE.most));
    reached = reached.map((v, i) => Math.max(isCounter[i]!, v * closed.reached[i]!));
  }
  // a sketch, whose paper would end where no line is: nobody can tell what is inside it
  if (stays && bareEdges(reached, isGround, width) > SKETCH) {
    reached = withoutStains(backdrop, lab, isGround);
    return { alpha: inkBeside(backdrop, lab, reached), isSolid: false, isSketch: true, note: LINES_ALONE };
  }
  if (stays) all = reached.reduce((sum, v, i) => sum + Number(!v && isGround[i]), 0);
  const lost = stays ? behindGaps(isGround, reached, lab, gap) : [];
  return {
    alpha: inkBeside(backdrop, lab, reached),
    isSolid: !stays && !isOpen,
    note: lost.length > 0 ? OPENED(placesOf(lost, lab)) : stays && all > SEEN * reached.length ? ENCLOSED : undefined,
  };
}
const LINES_ALONE =
  'The outline of the drawing is open in many places: its lines alone are kept, and the paper between them went with the background.';
const ENCLOSED = 'Everything that the drawing encloses is kept, also where it has the colour of the background.';
const OPENED = (where: string) =>
  `The outline of the drawing is open ${where}, and what lies behind the gap there went with the background: close the line, or paint that in. What closed lines enclose is kept, also where it has the colour of the background.`;

/**
 * Beside the ground a pixel is as opaque as its colour lies on the way from the ground's to that of the ink behind it; one in a flat
 * colour is opaque, however pale that is, and so is a line that has nothing behind it.
 */
function inkBeside(backdrop: Backdrop, { l, a, b, width, height }: Lab, reached: Plane): Plane {
  const { distance, residual } = backdrop;
  const ground = backdrop.ground();
  const noise = noiseOf(residual);
  const alpha = reached.map((v) => 1 - v);
  const toGround = (i: number) => reached[i - 1]! + reached[i + 1]! + reached[i - width]! + reached[i + width]! > 0;
  for (let y = 2; y < height - 2; y++)
    for (let i = y * width + 2; i < (y + 1) * width - 2; i++) {
      if (
        reached[i] ||
        !(toGround(i) || toGround(i - 1) || toGround(i + 1) || toGround(i - width) || toGround(i + width))
      )
        continue;
      // of what lies about it the least like the ground is the ink
      let ink = i;
      for (let row = i - 2 * width; row <= i + 2 * width; row += width)
        for (let j = row - 2; j <= row + 2; j++) if (!reached[j] && distance[j]! > distance[ink]!) ink = j;
      // paler than that but as its neighbour away from the ground: an ink of its own
      const [wl, wa, wb] = [l[ink]! - ground.l[i]!, a[ink]! - ground.a[i]!, b[ink]! - ground.b[i]!];
      const [vl, va, vb] = [l[i]! - ground.l[i]!, a[i]! - ground.a[i]!, b[i]! - ground.b[i]!];
      const way = wl * wl + wa * wa + wb * wb;
      const along = (vl * wl + va * wa + vb * wb) / Math.max(1e-6, way);
      const off = Math.sqrt((vl - along * wl) ** 2 + (va - along * wa) ** 2 + (vb - along * wb) ** 2);
      alpha[i] =
        off > OWN_INK.least + OWN_INK.part * Math.sqrt(way) ||
        (distance[i]! > PALEST && isFlat(distance, reached, i, width))
          ? 1
          : smoothstep(noise, Math.max(noise + 0.055, 0.94 * Math.sqrt(way)), distance[i]!);
    }
  return alpha;
}
/** How far off the way from the ground to the ink beside it, in proportion to that way, a colour is another ink. */
const OWN_INK = { least: 0.04, part: 0.3 };
/** How far from the ground a flat colour is at least: closer by is what a JPEG leaves beside an edge. */
const PALEST = 0.06;
/** Whether a pixel differs from the ground as one beside it and the one behind that do. */
const isFlat = (distance: Plane, reached: Plane, i: number, width: number): boolean =>
  [1, -1, width, -width].some(
    (step) =>
      reached[i - step]! + reached[i - 2 * step]! > 0 &&
      Math.abs(distance[i]! - distance[i + step]!) < 0.006 &&
      Math.abs(distance[i]! - distance[i + 2 * step]!) < 0.01,
  );

/** Of 0 to 255 in one channel, what is no more than this off the ground is noise. */
const RINGING = 8;
/** And what is no more than this is ground, unless more than so much of what was kept is so pale: then it is an ink. */
const BARE = 16;
const PALE = 0.01;

/**
 * The opacity of a drawing that was worked out in a smaller copy, along its outline told again from the pixels of the picture itself:
 * thin lines and small letters keep their full ink.
 *
 * @param times that the picture is as large as the copy
 * @param isSolid nothing of the ground's colour was kept
 */
export function sharpened(alpha: Plane, { data, width, height }: Picture, times: number, isSolid = false): void {
  const reach = Math.min(6, Math.ceil(times) + 1);
  const sums = [0, 0, 0];
  let count = 1e-6;
  for (let i = 0; i < alpha.length; i += 7) {
    if (alpha[i]! > 0.001) continue;
    count++;
    for (let c = 0; c < 3; c++) sums[c]! += data[4 * i + c]!;
  }
  const [r, g, b] = sums.map((sum) => sum / count) as [number, number, number];
  const off = (i: number) =>
    Math.max(Math.abs(data[4 * i]! - r), Math.abs(data[4 * i + 1]! - g), Math.abs(data[4 * i + 2]! - b));
  const told = alpha.slice();
  let [kept, pale] = [1e-6, 0];
  for (let i = 0; i < told.length; i += 7) {
    if (told[i]! < 0.99) continue;
    kept++;
    pale += Number(off(i) < BARE);
  }
  const hasCrumbs = isSolid && pale < PALE * kept;
  for (let y = reach; y < height - reach; y++)
    for (let i = y * width + reach; i < (y + 1) * width - reach; i++) {
      const was = told[i]!;
      // in the corners of letters the copy has no ground
      const isBare = hasCrumbs && was >= 0.5 && [0, 1, -1, width, -width].some((step) => off(i + step) < BARE);
      if (was < 0.01 || (was > 0.99 && !isBare)) continue;
      let ink = 0;
      const about = isBare ? 1 : reach;
      for (let row = i - about * width; row <= i + about * width; row += width)
        for (let j = row - about; j <= row + about; j++) if (told[j]! > 0.3) ink = Math.max(ink, off(j));
      const own = smoothstep(RINGING, Math.max(RINGING + 14, 0.92 * ink), off(i));
      // what is enclosed has the colour of the ground as well, and stays
      alpha[i] = was < 0.5 || isBare ? own : Math.max(was, own);
    }
}

/** Share of the picture from which on it is told that what is enclosed stays. */
const SEEN = 0.004;

/** 1 where a pixel has the colour of the ground, or is a speck of noise in it. */
function groundOf({ distance, residual }: Backdrop, { width, height }: Lab): Uint8Array {
  const near = noiseOf(residual) * 1.6;
  // beside a dark line a JPEG leaves waves of it
  const inked = boxBlur(
    distance.map((v) => Number(v > RIPPLE.ink)),
    width,
    height,
    RIPPLE.reach,
  );
  // a pale ink is even, a wave is not
  const isEven = (i: number, way: 1 | -1) =>
    [1, 2, width, 2 * width].every((step) => Math.abs(distance[i]! - distance[i + way * step]!) < RIPPLE.even);
  const even = boxBlur(
    distance.map((v, i) => Number(v >= near && v < RIPPLE.off && (isEven(i, 1) || isEven(i, -1)))),
    width,
    height,
    2,
  );
  const is = Uint8Array.from(distance, (v, i) =>
    Number(v < near || (v < RIPPLE.off && inked[i]! > 0.001 && even[i]! < 0.001)),
  );
  const off = Math.max(SPECK.off, 2.5 * near);
  for (const { cells } of pieces(width, height, (i) => !is[i]))
    if (cells.length < SPECK.cells && cells.every((i) => distance[i]! < off)) for (const i of cells) is[i] = 1;
  return is;
}

/** Share of the picture up to which what a line at its frame leaves outside is none of it. */
const OUTSIDE = 0.04;
const isFramed = (reached: Plane): boolean => reached.reduce((sum, v) => sum + v, 0) < OUTSIDE * reached.length;

/** A thin line all along the frame of a picture is its edge, and encloses nothing. */
function withoutFrame(isGround: Uint8Array, width: number, height: number): void {
  const most = Math.round(0.02 * Math.max(width, height));
  const clear = (start: number, along: number, length: number, inwards: number) => {
    for (let k = 0, at = start; k < length; k++, at += along)
      for (let depth = 0, i = at; depth < most; depth++, i += inwards) isGround[i] = 1;
  };
  clear(0, 1, width, width);
  clear((height - 1) * width, 1, width, -width);
  clear(0, width, height, 1);
  clear(width - 1, width, height, -1);
}

/** Whether all ink about a place is marked. */
const isWithin = (cells: Int32Array, isGround: Uint8Array, marked: Uint8Array, width: number): boolean =>
  cells.every((i) => [i - 1, i + 1, i - width, i + width].every((j) => isGround[j] === 1 || marked[j] === 1));

/** The share of the outline of what is not reached along which that is paper and no line. */
function bareEdges(reached: Plane, isGround: Uint8Array, width: number): number {
  let [bare, outline] = [0, 1];
  for (let i = width; i < reached.length; i++)
    for (const j of [i - 1, i - width])
      if (reached[i] !== reached[j]) {
        outline++;
        bare += isGround[reached[i] ? j : i]!;
      }
  return bare / outline;
}

/** Pixels of the rectangle that a drawing spreads over. */
function spreadOf(reached: Plane, width: number): number {
  let [left, right, top, bottom] = [width, 0, reached.length / width, 0];
  for (let i = 0; i < reached.length; i++) {
    if (reached[i]) continue;
    const y = (i / width) | 0;
    const x = i - y * width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return Math.max(0, right - left + 1) * Math.max(0, bottom - top + 1);
}
