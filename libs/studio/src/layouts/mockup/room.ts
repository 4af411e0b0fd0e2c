import { contrast, fromLch, lch, lighten, mix } from '../../palette/palette';
import { OBJECTS } from '../../art/objects';
import type { Layout, Stage } from '../../stage';
import { ellipse, rect } from '../../svg';
import { centred } from '../label';
import type { Label } from '../label';
import { put, piece, shadow, widthOf } from './piece';
import type { Piece } from './piece';

interface Room {
  wall: string;
  floor: string;
  dark: string;
  floorY: number;
}
/** A wall and a floor in one hue, lit from the upper left. */
export function room(stage: Stage, item: Piece, floorY: number, dim = 0): Room {
  const { sheet, palette, w, h, option } = stage;
  const candidates = [
    palette.soft,
    mix(palette.accent, '#ffffff', 0.45),
    mix(palette.primary, '#ffffff', 0.6),
    palette.accent,
    palette.primary,
  ];
  const apart = candidates.filter((c) => contrast(c, item.colours.body) > 1.35);
  const chosen = lch((apart.length ? apart[option % Math.min(3, apart.length)] : candidates[0]) ?? palette.soft);
  // a room without any hue is a grey one: plaster is warm
  const tone = chosen.c < 0.012 ? { l: Math.max(chosen.l, 0.86), c: 0.018, h: 75 } : chosen;
  const wall = dim
    ? fromLch(0.27, Math.min(tone.c, 0.045), tone.h)
    : fromLch(Math.max(0.72, Math.min(0.93, tone.l)), Math.min(tone.c, 0.1), tone.h);
  const floor = lighten(wall, dim ? 0.06 : -0.055);
  const dark = fromLch(dim ? 0.08 : 0.28, 0.04, tone.h);
  sheet.add(
    rect(0, 0, w, h, wall),
    rect(
      0,
      0,
      w,
      // what hangs or lies has no floor: the light is all over
      item.object.flat ? h : floorY,
      sheet.radial(w * 0.28, h * 0.12, w * 1.05, [
        [0, '#ffffff', dim ? 0.14 : 0.42],
        [0.6, '#ffffff', 0.04],
        [1, dark, dim ? 0.5 : 0.16],
      ]),
    ),
  );
  if (!item.object.flat)
    sheet.add(
      rect(
        0,
        floorY,
        w,
        h - floorY,
        sheet.linear(0, floorY, 0, h, [
          [0, floor],
          [1, lighten(floor, dim ? -0.04 : 0.05)],
        ]),
      ),
      rect(
        0,
        floorY,
        w,
        h * 0.02,
        sheet.linear(0, floorY, 0, floorY + h * 0.02, [
          [0, dark, 0.16],
          [1, dark, 0],
        ]),
      ),
    );
  return { wall, floor, dark, floorY };
}

export const FOOT = 1010;
export function single(
  id: string,
  label: Label,
  decorate: (stage: Stage, r: Room, item: Piece) => void,
  options: { dim?: number; raise?: number; height?: number; when?: Layout['when'] } = {},
): Layout {
  return {
    id,
    title: 'any',
    art: 'any',
    when: options.when,
    draw(stage) {
      const item = piece(stage);
      const flat = item.object.flat === true;
      const r = room(stage, item, 850, options.dim);
      const height = (options.height ?? 760) * (item.object.tall < 0.7 ? 1.16 : 1);
      const y = flat ? 600 + (height * item.object.tall) / 2 : FOOT - (options.raise ?? 0);
      decorate(stage, r, item);
      if (!flat)
        shadow(stage, 600, y, height * item.object.tall * widthOf(item.object) * 0.86, r.dark, options.dim ? 1.2 : 1);
      else flatShadow(stage, item, 600, y, height, r.dark);
      put(stage, item, stage.copy.title ? label : centred, 600, y, height);
    },
  };
}
export function flatShadow(stage: Stage, item: Piece, cx: number, y: number, height: number, dark: string): void {
  // what lies close to the table brings its own
  if (item.name === 'poster' || item.name === 'bar') return;
  const h = height * item.object.tall;
  stage.sheet.add(
    ellipse(
      cx + 16,
      y - h * 0.45,
      h * 0.5,
      h * 0.58,
      stage.sheet.radial(cx + 16, y - h * 0.45, h * 0.58, [
        [0, dark, 0.34],
        [0.6, dark, 0.16],
        [0.85, dark, 0.04],
        [1, dark, 0],
      ]),
    ),
  );
}

/** What lies flat or hangs has no floor to stand on before a shape. */
export const stands: Layout['when'] = (_copy, { product }) => !(product && 'flat' in OBJECTS[product.object]);
