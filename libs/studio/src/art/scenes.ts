import { createNoise2D } from 'simplex-noise';
import { lch, mix } from '../palette/palette';
import type { Land, Time } from '../prompt/lexicon';
import type { Random } from '../random';
import type { Sheet } from '../sheet';
import { circle, ellipse, n, path, rect } from '../svg';
import type { Box } from './patterns';

/** The tones of a scene: sky from the top down, the sun or moon, the farthest and the nearest land. */
interface Tones {
  sky: [string, string, string];
  orb: string;
  far: string;
  near: string;
}

const BY_TIME: Record<Time, Tones[]> = {
  dawn: [
    { sky: ['#7fa3c4', '#e9c9bd', '#fbe7d0'], orb: '#fff3dc', far: '#c3b3bf', near: '#35475c' },
    { sky: ['#9db8bd', '#f0d9c0', '#fbeede'], orb: '#fffaf0', far: '#c9bfae', near: '#38504c' },
  ],
  day: [
    { sky: ['#5fa8d3', '#a9d6e8', '#eef6ee'], orb: '#fff6d8', far: '#a8c9cf', near: '#1f4a4a' },
    { sky: ['#86c0cf', '#cfe5dd', '#f8f1dc'], orb: '#fff1c4', far: '#b8cdb9', near: '#2f5238' },
  ],
  sunset: [
    { sky: ['#3a2459', '#c2476a', '#f8b35f'], orb: '#ffe2a3', far: '#a4506f', near: '#1d1233' },
    { sky: ['#264a6e', '#e0795a', '#fbcf8a'], orb: '#fff0c8', far: '#a86a6c', near: '#162438' },
  ],
  night: [
    { sky: ['#0a1230', '#1e3468', '#4a6aa3'], orb: '#f6f0d8', far: '#32508a', near: '#070d22' },
    { sky: ['#120f2e', '#33296b', '#7a5aa0'], orb: '#f9ecc9', far: '#473a85', near: '#0b0820' },
  ],
};

export interface SceneResult {
  /** Every colour of the sky in the upper part, for text that stands there. */
  sky: string[];
  /** Nearest land, at the foot of the picture. */
  foot: string;
}

/** A landscape in flat layers of air: far ones take the colour of the sky. `colours` replace the tones of the hour; `peaks` puts mountains behind the water; `clear` keeps sun and
 * clouds out of the upper part, where words will stand. */
export function scene(
  sheet: Sheet,
  box: Box,
  land: Land,
  time: Time | undefined,
  colours: string[],
  random: Random,
  options: { peaks?: boolean; clear?: boolean } = {},
): SceneResult {
  const tones =
    colours.length >= 2
      ? ownTones(colours, time)
      : random.pick(BY_TIME[time ?? random.pick(['dawn', 'sunset', 'day'] as const)]);
  sheet.artwork.push(`scene:${land}`);
  const { x, y, w, h } = box;
  const horizon = y + h * (land === 'sea' ? 0.62 : land === 'city' ? 0.72 : 0.56);
  const [top, middle, low] = tones.sky;
  sheet.clipped(sheet.clip(rect(x, y, w, h, '#000000')), () => {
    sheet.add(
      rect(
        x,
        y,
        w,
        h,
        sheet.linear(0, y, 0, horizon + h * 0.06, [
          [0, top],
          [0.55, middle],
          [1, low],
        ]),
      ),
    );
    const near = options.clear === true;
    const side = random.chance(0.5) ? (near && w > h * 1.5 ? 0.88 : 0.68) : near && w > h * 1.5 ? 0.12 : 0.34;
    const orb = {
      x: x + w * side,
      y: horizon - h * (near ? random.range(0, 0.05) : random.range(0.04, 0.2)),
      r: Math.min(w, h) * random.range(0.085, 0.13),
    };
    const halo = orb.r * (near ? 1.9 : 4.2);
    if (time === 'night' && !near) stars(sheet, box, horizon, tones.orb, random);
    sheet.add(
      circle(
        orb.x,
        orb.y,
        halo,
        sheet.radial(orb.x, orb.y, halo, [
          [0, tones.orb, 0.5],
          [0.28, tones.orb, 0.26],
          [1, tones.orb, 0],
        ]),
      ),
      circle(orb.x, orb.y, orb.r, tones.orb),
    );
    if (!near) clouds(sheet, box, horizon, mix(middle, tones.orb, 0.5), random);
    if (options.peaks) {
      sheet.artwork.push('scene:mountains');
      for (let i = 0; i < 3; i++)
        sheet.add(
          path(
            ridge(box, horizon - h * (0.045 - i * 0.018), h * (0.15 - i * 0.04), w * (0.34 - i * 0.06), true, random).d,
            layer(tones, 0.08 + i * 0.2),
          ),
        );
    }
    LAND[land](sheet, box, horizon, tones, random, orb);
  });
  // The gradient is measured from the top to a little under the horizon; words stand on all of it above the land.
  const upper = [0, 0.2, 0.4, 0.55, 0.7, 0.85].map((t) =>
    t <= 0.55 ? mix(top, middle, t / 0.55) : mix(middle, low, (t - 0.55) / 0.45),
  );
  return { sky: upper, foot: tones.near };
}

function ownTones(colours: string[], time: Time | undefined): Tones {
  const sorted = [...colours].sort((a, b) => lch(a).l - lch(b).l);
  const [dark = '#101828', light = '#f6efe2'] = [sorted[0], sorted[sorted.length - 1]];
  const mid = sorted[Math.floor(sorted.length / 2)] ?? mix(dark, light, 0.5);
  const lively = [...colours].sort((a, b) => lch(b).c - lch(a).c)[0] ?? mid;
  return time === 'night'
    ? {
        sky: [dark, mix(dark, mid, 0.5), mix(mid, light, 0.15)],
        orb: light,
        far: mix(dark, mid, 0.55),
        near: mix(dark, '#000000', 0.35),
      }
    : {
        sky: [mix(lively, light, 0.35), mix(lively, light, 0.66), light],
        orb: mix(light, '#ffffff', 0.5),
        far: mix(mid, light, 0.55),
        near: dark,
      };
}

const layer = (tones: Tones, t: number): string => mix(tones.far, tones.near, t);

function stars(sheet: Sheet, { x, y, w, h }: Box, horizon: number, colour: string, random: Random): void {
  for (let i = 0; i < 90; i++) {
    const depth = random.next();
    sheet.add(
      circle(
        x + random.next() * w,
        y + (horizon - y) * random.next() ** 1.4,
        h * (0.0007 + 0.0016 * depth * depth),
        colour,
        { 'fill-opacity': 0.35 + 0.6 * depth },
      ),
    );
  }
}

function clouds(sheet: Sheet, { x, y, w, h }: Box, horizon: number, colour: string, random: Random): void {
  for (let i = 0; i < 4; i++) {
    const [cx, cy] = [x + w * random.range(-0.05, 0.95), y + (horizon - y) * random.range(0.5, 0.86)];
    for (let k = 0; k < 3; k++) {
      const length = w * random.range(0.08, 0.22);
      const thick = h * 0.008;
      sheet.add(
        rect(cx + random.range(-0.06, 0.08) * w, cy + k * thick * 1.5, length, thick, colour, {
          rx: thick / 2,
          'fill-opacity': 0.4,
        }),
      );
    }
  }
}

function ridge(
  box: Box,
  base: number,
  swing: number,
  scale: number,
  sharp: boolean,
  random: Random,
): { d: string; at: (px: number) => number } {
  const noise = createNoise2D(() => random.next());
  const at = (px: number): number => {
    const t = px / scale;
    const one = noise(t, 0.5);
    const rough = sharp
      ? (1 - Math.abs(one)) ** 1.5 * 1.5 - 0.75 + 0.3 * (0.5 - Math.abs(noise(t * 2.7, 9))) + 0.1 * noise(t * 8, 3)
      : one + 0.25 * noise(t * 2.2, 7);
    return base - swing * rough;
  };
  let d = `M${n(box.x)} ${n(box.y + box.h)}`;
  const step = sharp ? box.w / 170 : box.w / 60;
  for (let px = box.x; px <= box.x + box.w + step; px += step) d += `L${n(px)} ${n(at(px))}`;
  return { d: `${d}V${n(box.y + box.h)}Z`, at };
}

const pine = (x: number, y: number, h: number): string => {
  let d = `M${n(x)} ${n(y - h)}`;
  const w = h * 0.24;
  for (const [at, wide] of [
    [0.66, 0.5],
    [0.6, 0.3],
    [0.36, 0.78],
    [0.3, 0.5],
    [0, 1],
  ] as const)
    d += `L${n(x + w * wide)} ${n(y - h * at)}`;
  for (const [at, wide] of [
    [0, 1],
    [0.3, 0.5],
    [0.36, 0.78],
    [0.6, 0.3],
    [0.66, 0.5],
  ] as const)
    d += `L${n(x - w * wide)} ${n(y - h * at)}`;
  return `${d}Z`;
};
function pines(box: Box, at: (px: number) => number, from: number, to: number, random: Random): string {
  let d = '';
  for (let px = box.x - from; px < box.x + box.w + from; px += from * random.range(0.22, 0.5))
    d += pine(px, at(px) + from * 0.12, random.range(from, to));
  return d;
}

interface Orb {
  x: number;
  y: number;
  r: number;
}
type DrawLand = (sheet: Sheet, box: Box, horizon: number, tones: Tones, random: Random, orb: Orb) => void;
const LAND: Record<Land, DrawLand> = {
  mountains(sheet, box, horizon, tones, random) {
    for (let i = 0; i < 5; i++) {
      const { d, at } = ridge(
        box,
        horizon + box.h * (0.02 + i * 0.095),
        box.h * (0.13 - i * 0.016),
        box.w * (0.36 - i * 0.03),
        i < 4,
        random,
      );
      const colour = layer(tones, i / 4);
      const haze = mix(colour, tones.sky[2], 0.32 * (1 - i / 4));
      sheet.add(
        path(
          d,
          sheet.linear(0, horizon - box.h * 0.1, 0, horizon + box.h * (0.2 + i * 0.1), [
            [0, colour],
            [1, haze],
          ]),
        ),
      );
      if (i > 2)
        sheet.add(
          path(pines(box, at, box.h * (0.035 + (i - 3) * 0.03), box.h * (0.06 + (i - 3) * 0.05), random), colour),
        );
    }
  },
  sea(sheet, box, horizon, tones, random, orb) {
    const water = mix(tones.sky[1], tones.near, 0.35);
    if (random.chance(0.6))
      sheet.add(
        path(
          ridge({ ...box, x: box.x, w: box.w }, horizon + box.h * 0.005, box.h * 0.035, box.w * 0.5, false, random).d,
          layer(tones, 0.3),
        ),
      );
    sheet.add(
      rect(
        box.x,
        horizon,
        box.w,
        box.h,
        sheet.linear(0, horizon, 0, box.y + box.h, [
          [0, mix(tones.sky[2], water, 0.45)],
          [0.4, water],
          [1, mix(water, tones.near, 0.75)],
        ]),
      ),
    );
    for (let i = 0; i < 26; i++) {
      const t = i / 26;
      const wide = orb.r * (0.5 + t * 2.6) * random.range(0.4, 1);
      const thick = box.h * (0.0025 + t * 0.005);
      sheet.add(
        rect(
          orb.x - wide / 2 + orb.r * random.range(-0.6, 0.6) * (0.4 + t),
          horizon + box.h * 0.012 + t * t * box.h * 0.34,
          wide,
          thick,
          tones.orb,
          { rx: thick / 2, 'fill-opacity': 0.75 - t * 0.5 },
        ),
      );
    }
    for (let i = 0; i < 2; i++)
      sheet.add(
        path(
          ridge(box, box.y + box.h * (0.93 + i * 0.045), box.h * 0.012, box.w * 0.34, false, random).d,
          mix(water, tones.near, 0.8 + i * 0.2),
        ),
      );
  },
  forest(sheet, box, horizon, tones, random) {
    sheet.add(path(ridge(box, horizon + box.h * 0.02, box.h * 0.07, box.w * 0.4, true, random).d, layer(tones, 0.1)));
    for (let i = 0; i < 4; i++) {
      const { d, at } = ridge(box, horizon + box.h * (0.1 + i * 0.1), box.h * 0.03, box.w * 0.4, false, random);
      const colour = layer(tones, 0.25 + i * 0.25);
      sheet.add(
        path(
          d + pines(box, at, box.h * (0.05 + i * 0.035), box.h * (0.09 + i * 0.06), random),
          sheet.linear(0, horizon - box.h * 0.1, 0, box.y + box.h, [
            [0, colour],
            [1, mix(colour, tones.sky[2], 0.2 * (1 - i / 3))],
          ]),
        ),
      );
    }
  },
  desert(sheet, box, horizon, tones, random) {
    sheet.add(path(ridge(box, horizon + box.h * 0.01, box.h * 0.05, box.w * 0.3, true, random).d, layer(tones, 0.08)));
    for (let i = 0; i < 4; i++) {
      const { d } = ridge(
        box,
        horizon + box.h * (0.07 + i * 0.11),
        box.h * (0.035 + i * 0.012),
        box.w * (0.55 + i * 0.1),
        false,
        random,
      );
      const colour = layer(tones, 0.15 + i * 0.22);
      sheet.add(
        path(
          d,
          sheet.linear(box.x, 0, box.x + box.w, 0, [
            [0, mix(colour, tones.orb, 0.22)],
            [1, colour],
          ]),
        ),
      );
    }
  },
  hills(sheet, box, horizon, tones, random) {
    for (let i = 0; i < 5; i++) {
      const { d, at } = ridge(
        box,
        horizon + box.h * (0.02 + i * 0.09),
        box.h * 0.045,
        box.w * (0.5 + i * 0.06),
        false,
        random,
      );
      const colour = layer(tones, 0.08 + i * 0.21);
      sheet.add(
        path(
          d,
          sheet.linear(box.x, 0, box.x + box.w, 0, [
            [0, mix(colour, tones.orb, 0.16)],
            [1, colour],
          ]),
        ),
      );
      for (let k = 0; k < 5; k++) {
        const px = box.x + box.w * random.next();
        const s = box.h * (0.012 + i * 0.008);
        const tree = layer(tones, Math.min(1, 0.3 + i * 0.21));
        sheet.add(ellipse(px, at(px) - s * 1.1, s * 0.42, s * 1.5, tree));
      }
    }
  },
  city(sheet, box, horizon, tones, random) {
    for (let i = 0; i < 3; i++) {
      const colour = layer(tones, 0.2 + i * 0.4);
      const base = box.y + box.h;
      const unit = box.w / (26 - i * 5);
      let px = box.x - unit;
      while (px < box.x + box.w) {
        const wide = unit * random.pick([0.8, 1, 1.3, 1.7]);
        const tall = box.h * random.range(0.1, 0.34 - i * 0.05);
        const top = horizon - tall + box.h * (0.06 + i * 0.09);
        sheet.add(rect(px, top, wide + 0.5, base - top, colour));
        if (random.chance(0.25))
          sheet.add(
            rect(px + wide * 0.25, top - tall * 0.12, wide * 0.5, tall * 0.13, colour),
            rect(px + wide * 0.48, top - tall * 0.26, wide * 0.05, tall * 0.16, colour),
          );
        if (i > 0)
          for (let wy = top + unit * 0.3; wy < base - unit * 0.2; wy += unit * 0.36)
            for (let wx = px + wide * 0.14; wx < px + wide * 0.84; wx += unit * 0.24)
              if (random.chance(0.3))
                sheet.add(
                  rect(wx, wy, unit * 0.1, unit * 0.15, tones.orb, { 'fill-opacity': 0.35 + 0.5 * random.next() }),
                );
        px += wide * (random.chance(0.2) ? 1.15 : 1);
      }
    }
  },
};
