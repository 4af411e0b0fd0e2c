import type { Lab } from '../planes';

// A drawing in a frame of its own ink, as woodcuts and posters are: the frame is joined to what is drawn in the same ink, and what would be
// kept of it is its sky. Nothing in it is a background.

/** How far in from the edge the frame is looked for, and how far it may reach, in shares of the shorter side. */
const DEPTHS = [0.006, 0.012, 0.02, 0.03, 0.045];
const REACH = 0.1;
/** Share of the ring that has the ink of the frame, which differs no more than this, in OKLab, and is no lighter. */
const WHOLE = 0.85;
const SAME = 0.06;
const INK = 0.45;
/** The scene fills the frame along three sides by this share, and is of so many tones. */
const FILLED = 0.5;
const TONES = 4;
/** And is drawn flat: so many of its pixels are like the one beside them. */
const FLAT = 0.85;
/** And so much of what the frame holds is of its ink. */
const JOINED = 0.12;

type Box = { left: number; right: number; top: number; bottom: number };

/** Whether a flat drawing fills a dark frame that goes around all of the picture. */
export function isFramed(lab: Lab): boolean {
  const { width, height } = lab;
  const short = Math.min(width, height);
  return DEPTHS.some((share) => {
    const ink = inkOf(lab, Math.round(share * short));
    if (ink === undefined) return false;
    const isInk = (i: number) => apart(lab, i, ink) < SAME;
    const box = boxOf(lab, isInk, Math.round(share * short));
    if (!box) return false;
    const reach = REACH * short;
    const isThin = Math.max(box.left, box.top, width - 1 - box.right, height - 1 - box.bottom) < reach;
    return isThin && sidesFilled(lab, isInk, box, short) >= 3 && isScene(lab, isInk, box);
  });
}

const apart = ({ l, a, b }: Lab, i: number, j: number): number =>
  Math.hypot(l[i]! - l[j]!, a[i]! - a[j]!, b[i]! - b[j]!);

/** A pixel of the dark colour that the ring at this depth has, if it is of one. */
function inkOf(lab: Lab, depth: number): number | undefined {
  const { width, height } = lab;
  const ring: number[] = [];
  for (let x = depth; x < width - depth; x++) ring.push(depth * width + x, (height - 1 - depth) * width + x);
  for (let y = depth; y < height - depth; y++) ring.push(y * width + depth, y * width + width - 1 - depth);
  const middle = ring.sort((i, j) => lab.l[i]! - lab.l[j]!)[ring.length >> 1]!;
  const same = ring.filter((i) => apart(lab, i, middle) < SAME).length;
  return lab.l[middle]! < INK && same > WHOLE * ring.length ? middle : undefined;
}

/** What is within the ring and not of its ink. */
function boxOf({ width, height }: Lab, isInk: (i: number) => boolean, depth: number): Box | undefined {
  const box = { left: width, right: -1, top: height, bottom: -1 };
  for (let y = depth; y < height - depth; y++)
    for (let x = depth; x < width - depth; x++)
      if (!isInk(y * width + x)) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}

/** Along how many of its four sides the scene comes up to the frame. */
function sidesFilled({ width }: Lab, isInk: (i: number) => boolean, box: Box, short: number): number {
  const deep = Math.max(2, Math.round(0.06 * short));
  const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const filled = (count: number, at: (k: number, d: number) => number) => {
    let sum = 0;
    for (let k = 0; k < count; k++)
      for (let d = 0; d < deep; d++)
        if (!isInk(at(k, d))) {
          sum++;
          break;
        }
    return sum / count > FILLED;
  };
  return [
    filled(wide, (k, d) => (box.top + d) * width + box.left + k),
    filled(wide, (k, d) => (box.bottom - d) * width + box.left + k),
    filled(high, (k, d) => (box.top + k) * width + box.left + d),
    filled(high, (k, d) => (box.top + k) * width + box.right - d),
  ].filter(Boolean).length;
}

function isScene(lab: Lab, isInk: (i: number) => boolean, box: Box): boolean {
  const { l, a, b, width } = lab;
  const tones = new Map<number, number>();
  let [all, ink, flat] = [0, 0, 0];
  for (let y = box.top; y <= box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      const i = y * width + x;
      all++;
      flat += Number(apart(lab, i, i + 1) < 0.01);
      if (isInk(i)) ink++;
      else {
        const tone = Math.round(l[i]! * 10) * 10_000 + Math.round(a[i]! * 20) * 100 + Math.round(b[i]! * 20);
        tones.set(tone, (tones.get(tone) ?? 0) + 1);
      }
    }
  const many = [...tones.values()].filter((count) => count > 0.02 * all).length;
  return flat > FLAT * all && ink > JOINED * all && many >= TONES;
}
