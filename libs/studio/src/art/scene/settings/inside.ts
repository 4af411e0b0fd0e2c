import { n, path } from '../../../svg';
import { box, dark, lit, oval, pale, wash } from '../view';
import type { Ground, View } from '../view';

export const LAMP = '#ffe2a6';

/** A floor of tiles or flags that runs to the back. */
export function tiles(v: View, top: number, hex: string, chequered = false): void {
  const { sheet, w, h, u } = v;
  sheet.add(
    wash(v, top, h, [
      [0, pale(v, hex, 0, 0.24)],
      [0.5, lit(v, hex)],
      [1, dark(v, hex, 0, 0.36)],
    ]),
  );
  const rows = [0, 0.1, 0.24, 0.43, 0.68, 1].map((t) => top + (h - top) * t);
  const step = Math.max(w, h) * 0.1;
  const at = (i: number, y: number): number => w / 2 + i * step * (1 + ((y - top) / (h - top)) * 1.1);
  let darker = '';
  let seams = '';
  const count = Math.ceil(w / step / 1.6) + 1;
  for (let r = 0; r < rows.length - 1; r++) {
    const [a, b] = [rows[r] ?? top, rows[r + 1] ?? h];
    seams += `M0 ${n(a)}H${n(w)}`;
    for (let i = -count; chequered && i < count; i++)
      if ((i + r) % 2 === 0)
        darker += `M${n(at(i, a))} ${n(a)}H${n(at(i + 1, a))}L${n(at(i + 1, b))} ${n(b)}H${n(at(i, b))}Z`;
  }
  for (let i = -count; i <= count; i++) seams += `M${n(at(i, top))} ${n(top)}L${n(at(i, h))} ${n(h)}`;
  sheet.add(
    darker ? path(darker, dark(v, hex, 0, 0.4), { 'fill-opacity': 0.4 }) : '',
    path(seams, 'none', { stroke: dark(v, hex, 0, 0.5), 'stroke-width': u * 1.6, 'stroke-opacity': 0.4 }),
  );
}

/** Boards that run to the back. */
export function boards(v: View, top: number, hex: string): void {
  const { sheet, w, h, u } = v;
  sheet.add(
    wash(v, top, h, [
      [0, pale(v, hex, 0, 0.24)],
      [0.5, lit(v, hex)],
      [1, dark(v, hex, 0, 0.36)],
    ]),
  );
  let seams = '';
  const step = u * 70;
  for (let i = -Math.ceil(w / step); i <= w / step; i++)
    seams += `M${n(w / 2 + i * step * 0.62)} ${n(top)}L${n(w / 2 + i * step * 1.2)} ${n(h)}`;
  sheet.add(path(seams, 'none', { stroke: dark(v, hex, 0, 0.5), 'stroke-width': u * 1.6, 'stroke-opacity': 0.4 }));
}

/** Lamps that hang from the ceiling, with their light on what is below. */
export function pendants(v: View, xs: number[], y: number, hex: string): void {
  const { sheet, u, light } = v;
  for (const x of xs) {
    const r = u * 130;
    sheet.add(
      path(box(x - u * 1.5, 0, u * 3, y), dark(v, '#3c3a38', 0, 0.3)),
      `<circle cx="${n(x)}" cy="${n(y + u * 30)}" r="${n(r)}" fill="${sheet.radial(x, y + u * 30, r, [
        [0, LAMP, light.lamps ? 0.6 : 0.26],
        [1, LAMP, 0],
      ])}"/>`,
      path(oval(x, y + u * 34, u * 24, u * 9), '#fff3cf'),
      path(
        `M${n(x - u * 46)} ${n(y + u * 34)}Q${n(x - u * 40)} ${n(y)} ${n(x)} ${n(y - u * 6)}Q${n(x + u * 40)} ${n(y)} ${n(x + u * 46)} ${n(y + u * 34)}Z`,
        lit(v, hex),
      ),
      path(
        `M${n(x + u * 8)} ${n(y - u * 5)}Q${n(x + u * 40)} ${n(y)} ${n(x + u * 46)} ${n(y + u * 34)}H${n(x + u * 20)}Z`,
        dark(v, hex, 0, 0.4),
      ),
    );
  }
}

export const inside = (v: View, floor: number, foot: string, upper: string[], more: Partial<Ground> = {}): Ground => ({
  horizon: floor,
  foot,
  upper,
  indoors: true,
  closed: true,
  depth: 0.55,
  stand: (depth) => ({ y: floor + (v.h - floor) * (0.16 + 0.68 * depth), scale: 0.8 + 0.2 * depth }),
  ...more,
});
