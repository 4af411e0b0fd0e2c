import type { Random } from '../../random';
import { blank, blur, clamp, resizePlane, smoothstep } from '../planes';
import type { Plane } from '../planes';
import { brushed } from './brush';
import { flowOf, handFlow, outlines, strokes, tooth } from './flow';
import { graded, labOf } from './grade';
import { duotone } from './prints';
import { standing } from './tone';
import type { Treatment } from './tone';

/** The toned sheet that shows between the strokes, under a light picture and under a dark one. */
const SHEETS = { light: labOf('#d8c9ae'), dark: labOf('#3a3536') };
/** Pixels of half a stroke's width, and of its length, in a picture 1024 wide; how far a stroke's colour may come from beside it. */
const STROKE = { wide: 9, long: 72, drift: 12 };

/**
 * Oil pastels: broad waxy strokes of one colour each along the form, laid thick over one another, the toned sheet between them, and
 * the forms held with a dark stick.
 */
export const oilPastel: Treatment = (source, means) => {
  const { unit, random, strength, colours, isDrawn } = means;
  const { width, height } = source;
  const base = colours.length
    ? duotone(source, means)
    : graded(source, { saturation: 1.42, contrast: 1.08, stretch: 0.85, lift: { low: 0.1, middle: 0.56 } });
  const calm = brushed(brushed(base, (4 + 3 * strength) * unit), 4 * unit);
  const stands = standing(source);
  const form = flowOf({ l: blur(calm.l, width, height, 2 * unit), width, height }, 7 * unit, -0.85);
  const wide = STROKE.wide * unit * (isDrawn ? 0.7 : 1);
  const stroke = strokes(form, STROKE.long * unit, wide, random);
  const over = behind(width, height, unit, 1.5 * wide, random);
  const grain = tooth(width, height, 1.5 * unit, random);
  const drawing = outlines(calm.l, form, 2 * unit);
  const mean = base.l.reduce((sum, v) => sum + v, 0) / base.l.length;
  const sheet = mean < 0.42 ? SHEETS.dark : SHEETS.light;
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const stands1 = stands[i]!;
      // strokes on what the picture is of follow its form, those behind go one way
      const own = stands1 * stroke[i]! + (1 - stands1) * over[i]!;
      // each stroke was begun beside where it ends, and carries its colour over the edge
      const reach = STROKE.drift * unit * (own - 0.5) * (1 - 0.4 * stands1) * (isDrawn ? 0.3 : 1);
      const from = clamp(Math.round(y - reach), 0, height - 1) * width + clamp(Math.round(x + reach), 0, width - 1);
      const waxed = smoothstep(-0.16, 0.2, own - 0.16 * grain[i]!);
      // a white ground is the sheet that was left
      const bare = isDrawn ? smoothstep(0.9, 0.95, calm.l[i]!) : 0;
      const cover = clamp((0.66 + 0.34 * waxed) * (1 - 0.45 * smoothstep(0.72, 1, grain[i]!) * (1 - 0.5 * waxed)));
      // one stick lighter, the next darker and of another warmth
      const l = calm.l[from]! + (0.07 + 0.15 * stands1) * (own - 0.5);
      const warm = 0.045 * (over[i]! - 0.5);
      const line =
        0.75 * smoothstep(0.3, 0.75, drawing[i]!) * (0.3 + 0.7 * stands1) * (1 - 0.5 * smoothstep(0.5, 0.9, grain[i]!));
      const laid = sheet.l + (l + (calm.l[i]! - l) * bare - sheet.l) * (cover + (1 - cover) * bare);
      out.l[i] = clamp(laid + (0.2 - laid) * line);
      out.a[i] = (sheet.a + (calm.a[from]! + 0.4 * warm - sheet.a) * cover) * (1 - 0.7 * line);
      out.b[i] = (sheet.b + (calm.b[from]! + warm - sheet.b) * cover) * (1 - 0.7 * line);
    }
  return out;
};

/** The broad strokes of what is behind, 0 to 1: they are soft enough to be drawn in half the size. */
function behind(width: number, height: number, unit: number, wide: number, random: Random): Plane {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const half = strokes(handFlow(w, h, -0.9, unit / 2, random), 0.65 * STROKE.long * unit, wide / 2, random);
  return resizePlane(half, w, h, width, height);
}
