import type { Random } from '../random';
import type { Sheet } from '../sheet';
import { circle, el, ellipse, n, path, rect } from '../svg';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** Fills a box; the first colour is the ground. */
export type Pattern = (sheet: Sheet, box: Box, colours: string[], random: Random) => void;

const quarter = (x: number, y: number, s: number, corner: number, fill: string): string => {
  const [cx, cy] = [
    [x, y],
    [x + s, y],
    [x + s, y + s],
    [x, y + s],
  ][corner] ?? [x, y];
  const [ax, ay] = [
    [x + s, y],
    [x + s, y + s],
    [x, y + s],
    [x, y],
  ][corner] ?? [x, y];
  const [bx, by] = [
    [x, y + s],
    [x, y],
    [x + s, y],
    [x + s, y + s],
  ][corner] ?? [x, y];
  return path(
    `M${n(cx ?? 0)} ${n(cy ?? 0)}L${n(ax ?? 0)} ${n(ay ?? 0)}A${n(s)} ${n(s)} 0 0 1 ${n(bx ?? 0)} ${n(by ?? 0)}Z`,
    fill,
  );
};

const tiles: Pattern = (sheet, { x, y, w, h }, colours, random) => {
  const columns = w > h * 1.8 ? 8 : w > h ? 6 : 4;
  const s = w / columns;
  for (let r = 0; r * s < h - 1; r++) {
    for (let c = 0; c < columns; c++) {
      const [tx, ty] = [x + c * s, y + r * s];
      const [a = '', b = '', d = ''] = random.shuffle(colours);
      sheet.add(rect(tx, ty, s + 0.6, s + 0.6, a));
      const kind = random.int(7);
      if (kind === 0) sheet.add(circle(tx + s / 2, ty + s / 2, s * 0.34, b));
      else if (kind === 1) sheet.add(quarter(tx, ty, s, random.int(4), b));
      else if (kind === 2)
        sheet.add(
          path(`M${n(tx)} ${n(ty + s)}A${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(tx + s)} ${n(ty + s)}Z`, b),
          path(`M${n(tx)} ${n(ty + s / 2)}A${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(tx + s)} ${n(ty + s / 2)}Z`, d),
        );
      else if (kind === 3) sheet.add(rect(tx, ty, s / 2, s + 0.6, b));
      else if (kind === 4) sheet.add(path(`M${n(tx)} ${n(ty)}L${n(tx + s)} ${n(ty + s)}H${n(tx)}Z`, b));
      else if (kind === 5) sheet.add(quarter(tx, ty, s, 0, b), quarter(tx, ty, s, 2, b));
    }
  }
};

const waves: Pattern = (sheet, { x, y, w, h }, colours, random) => {
  const [ground = '', ...inks] = colours;
  sheet.add(rect(x, y, w, h, ground));
  const bands = inks.length * 2 + 1;
  const length = w / random.range(1.2, 2.2);
  for (let i = 0; i < bands; i++) {
    const top = y + (h * (i + 0.55)) / (bands + 0.3);
    const swing = h * random.range(0.035, 0.07);
    const shift = random.range(0, length);
    let d = `M${n(x)} ${n(y + h)}V${n(top)}`;
    for (let px = x - shift; px < x + w + length; px += length / 2) {
      const up = Math.round((px - x + shift) / (length / 2)) % 2 ? 1 : -1;
      if (px + length / 2 > x) d += `Q${n(px + length / 4)} ${n(top + up * swing)} ${n(px + length / 2)} ${n(top)}`;
    }
    sheet.add(path(`${d}V${n(y + h)}Z`, inks[i % inks.length] ?? ground));
  }
};

const scallops: Pattern = (sheet, { x, y, w, h }, colours) => {
  const [ground = '', ...inks] = colours;
  sheet.add(rect(x, y, w, h, ground));
  const r = Math.max(w / 12, Math.min(w, h) / 8);
  let row = 0;
  for (let cy = y + r * 0.4; cy < y + h + r; cy += r * 0.52, row++) {
    for (let cx = x + (row % 2 ? r : 0); cx < x + w + r * 1.01; cx += r * 2) {
      sheet.add(
        circle(cx, cy + r * 0.5, r, ground),
        circle(cx, cy + r * 0.5, r * 0.92, inks[row % inks.length] ?? ground),
        circle(cx, cy + r * 0.5, r * 0.66, ground),
        circle(cx, cy + r * 0.5, r * 0.4, inks[(row + 1) % inks.length] ?? ground),
      );
    }
  }
};

const halftone: Pattern = (sheet, { x, y, w, h }, colours, random) => {
  const [ground = '', ink = ''] = colours;
  sheet.add(rect(x, y, w, h, ground));
  const step = Math.min(w, h) / 17;
  const fromLeft = random.chance(0.5);
  let row = 0;
  for (let py = y + step / 2; py < y + h + step; py += step * 0.87, row++) {
    for (let px = x + (row % 2 ? step / 2 : 0); px < x + w + step; px += step) {
      const t = ((py - y) / h) * 0.75 + ((fromLeft ? px - x : x + w - px) / w) * 0.25;
      const r = step * 0.62 * Math.max(0, t) ** 1.2;
      if (r > step * 0.05) sheet.add(circle(px, py, r, ink));
    }
  }
};

const cutouts: Pattern = (sheet, { x, y, w, h }, colours, random) => {
  const [ground = '', ...inks] = colours;
  sheet.add(rect(x, y, w, h, ground));
  const cell = Math.min(w, h) / 2.1;
  for (let cy = y + cell * 0.2; cy < y + h + cell * 0.5; cy += cell * 0.86) {
    for (let cx = x + cell * 0.1; cx < x + w + cell * 0.6; cx += cell * 0.9) {
      const [px, py] = [cx + random.range(-0.12, 0.12) * cell, cy + random.range(-0.12, 0.12) * cell];
      const ink = random.pick(inks);
      const turn = random.range(0, 360);
      const leaflets = 3 + random.int(3);
      const parts: string[] = [];
      for (let i = 0; i < leaflets; i++) {
        const a = -64 + (128 * i) / (leaflets - 1);
        parts.push(
          el('path', {
            d: `M0 0C${n(cell * 0.16)} ${n(-cell * 0.14)} ${n(cell * 0.13)} ${n(-cell * 0.4)} 0 ${n(-cell * 0.46)}C${n(-cell * 0.13)} ${n(-cell * 0.4)} ${n(-cell * 0.16)} ${n(-cell * 0.14)} 0 0Z`,
            fill: ink,
            transform: `rotate(${n(a)})`,
          }),
        );
      }
      sheet.add(el('g', { transform: `translate(${n(px)} ${n(py)}) rotate(${n(turn)})` }, ...parts));
    }
  }
};

const rays: Pattern = (sheet, { x, y, w, h }, colours, random) => {
  const [ground = '', ink = ''] = colours;
  sheet.add(rect(x, y, w, h, ground));
  const [cx, cy] = [x + w / 2, y + h * random.pick([0.5, 1, 0.62])];
  const reach = Math.hypot(w, h);
  const count = 18;
  for (let i = 0; i < count; i++) {
    const a = ((i * 2) / count) * Math.PI;
    const b = ((i * 2 + 1) / count) * Math.PI;
    sheet.add(
      path(
        `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(a) * reach)} ${n(cy + Math.sin(a) * reach)}L${n(cx + Math.cos(b) * reach)} ${n(cy + Math.sin(b) * reach)}Z`,
        ink,
      ),
    );
  }
};

const contours: Pattern = (sheet, { x, y, w, h }, colours, random) => {
  const [ground = '', ...inks] = colours;
  sheet.add(rect(x, y, w, h, ground));
  const [cx, cy] = [x + w * random.range(0.55, 0.9), y + h * random.range(0.2, 0.8)];
  const points = 9;
  const wobble = Array.from({ length: points }, () => random.range(0.82, 1.18));
  const gap = Math.min(w, h) / 17;
  for (let k = 24; k >= 1; k--) {
    const at = (i: number): [number, number] => {
      const a = (i / points) * Math.PI * 2;
      const r = k * gap * (1 + ((wobble[i % points] ?? 1) - 1) * Math.min(1.6, 0.5 + k * 0.08));
      return [cx + Math.cos(a) * r * 1.15, cy + Math.sin(a) * r];
    };
    let d = '';
    for (let i = 0; i < points; i++) {
      const [p0, p1, p2, p3] = [at((i + points - 1) % points), at(i), at((i + 1) % points), at((i + 2) % points)];
      if (!i) d += `M${n(p1[0])} ${n(p1[1])}`;
      d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
    }
    sheet.add(
      path(`${d}Z`, k % 4 === 0 ? (inks[0] ?? ground) : 'none', {
        stroke: inks[(k + 1) % Math.max(1, inks.length)] ?? ground,
        'stroke-width': gap * 0.12,
        'fill-opacity': 0.12,
      }),
    );
  }
};

const stripes: Pattern = (sheet, { x, y, w, h }, colours, random) => {
  const [ground = '', ...inks] = colours;
  sheet.add(rect(x, y, w, h, ground));
  const unit = Math.min(w, h) / 14;
  let at = -h;
  let i = 0;
  while (at < w) {
    const wide = unit * random.pick([0.5, 1, 2, 3]);
    sheet.add(
      path(
        `M${n(x + at)} ${n(y + h)}L${n(x + at + h)} ${n(y)}H${n(x + at + h + wide)}L${n(x + at + wide)} ${n(y + h)}Z`,
        inks[i++ % inks.length] ?? ground,
      ),
    );
    at += wide + unit * random.pick([0.6, 1, 2]);
  }
};

const arches: Pattern = (sheet, { x, y, w, h }, colours, random) => {
  const [ground = '', ...inks] = colours;
  sheet.add(rect(x, y, w, h, ground));
  const columns = Math.max(2, Math.round(w / (Math.min(w, h) * 0.52)));
  const s = w / columns;
  for (let ty = y + h - s; ty > y - s * 1.01; ty -= s) {
    for (let c = 0; c < columns; c++) {
      const cx = x + c * s + s / 2;
      const order = random.shuffle(inks);
      [0.5, 0.36, 0.22, 0.09].forEach((r, i) =>
        sheet.add(
          path(
            `M${n(cx - r * s)} ${n(ty + s)}V${n(ty + s / 2)}A${n(r * s)} ${n(r * s)} 0 0 1 ${n(cx + r * s)} ${n(ty + s / 2)}V${n(ty + s)}Z`,
            i % 2 ? ground : (order[i % order.length] ?? ground),
          ),
        ),
      );
    }
  }
};

const seeds: Pattern = (sheet, { x, y, w, h }, colours, random) => {
  const [ground = '', ...inks] = colours;
  sheet.add(rect(x, y, w, h, ground));
  const s = Math.min(w, h) / 7;
  let row = 0;
  for (let cy = y; cy < y + h + s; cy += s * 0.8, row++)
    for (let cx = x + (row % 2 ? s / 2 : 0); cx < x + w + s; cx += s)
      sheet.add(
        ellipse(cx, cy, s * 0.13, s * 0.34, inks[(row + random.int(2)) % inks.length] ?? ground, {
          transform: `rotate(${n(row % 2 ? 40 : -40)} ${n(cx)} ${n(cy)})`,
        }),
      );
};

export const PATTERNS: Record<string, Pattern> = {
  tiles,
  waves,
  scallops,
  halftone,
  cutouts,
  rays,
  contours,
  stripes,
  arches,
  seeds,
};
