import { converter, formatHex, parse, toGamut, wcagContrast } from 'culori';
import type { Random } from '../random';
import { CURATED } from './curated';
import type { Topic } from './curated';

const oklch = converter('oklch');
const clip = toGamut('rgb', 'oklch');

interface Oklch {
  l: number;
  c: number;
  h: number;
}
export function lch(hex: string): Oklch {
  const colour = oklch(hex);
  if (!colour) throw new RangeError('Not a colour.');
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}
export const fromLch = (l: number, c: number, h: number): string =>
  formatHex(clip({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h })) ?? '#000000';
export const contrast = (a: string, b: string): number => wcagContrast(a, b);
export const isHex = (text: string): boolean => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) && parse(text) !== undefined;

/** Straight mix in OKLab: t = 0 is a, t = 1 is b. */
export function mix(a: string, b: string, t: number): string {
  const x = lch(a);
  const y = lch(b);
  const rad = Math.PI / 180;
  const la = x.c * Math.cos(x.h * rad) * (1 - t) + y.c * Math.cos(y.h * rad) * t;
  const lb = x.c * Math.sin(x.h * rad) * (1 - t) + y.c * Math.sin(y.h * rad) * t;
  return fromLch(x.l * (1 - t) + y.l * t, Math.hypot(la, lb), Math.atan2(lb, la) / rad);
}
export const lighten = (hex: string, by: number): string => {
  const { l, c, h } = lch(hex);
  return fromLch(l + by, by > 0 ? c * (1 - by * 0.6) : c, h);
};

/** How the roles meet: paper is light and open, tint is a soft wash, field is the primary colour full, night is dark. */
export const SCHEMES = ['paper', 'field', 'night', 'tint'] as const;
export type Scheme = (typeof SCHEMES)[number];

export interface Palette {
  scheme: Scheme;
  /** The ground of the picture and what stands out on it. */
  bg: string;
  ink: string;
  /** The loudest colour that is at least 3:1 on bg: marks, rules, big shapes. */
  mark: string;
  /** A second plane beside bg. */
  plane: string;
  paper: string;
  deep: string;
  primary: string;
  accent: string;
  soft: string;
  /** One colour was asked for on another. */
  inRoles?: boolean;
}

/** How far two colours are from each other for the eye, hue included: 0.17 and more are two colours though they be equally light. */
export function difference(a: string, b: string): number {
  const [x, y] = [lch(a), lch(b)];
  const rad = Math.PI / 180;
  return Math.hypot(
    x.l - y.l,
    x.c * Math.cos(x.h * rad) - y.c * Math.cos(y.h * rad),
    x.c * Math.sin(x.h * rad) - y.c * Math.sin(y.h * rad),
  );
}

/** Text at least 4.5:1 on every given ground. 4.6 leaves room for rounding and grain. */
export const TEXT_CONTRAST = 4.6;
/** The preferred colour if it is legible on all grounds, else the same hue walked lighter or darker, else black or white. */
export function legible(preferred: string, grounds: string | string[], ratio = TEXT_CONTRAST): string {
  const on = Array.isArray(grounds) ? grounds : [grounds];
  const worst = (hex: string) => Math.min(...on.map((ground) => contrast(hex, ground)));
  if (worst(preferred) >= ratio) return preferred;
  const { l, c, h } = lch(preferred);
  for (let step = 0.025; step < 1; step += 0.025) {
    for (const next of [l - step, l + step]) {
      if (next < 0 || next > 1) continue;
      const hex = fromLch(next, c * Math.max(0.2, 1 - step), h);
      if (worst(hex) >= ratio) return hex;
    }
  }
  return worst('#ffffff') >= worst('#000000') ? '#ffffff' : '#000000';
}

export interface BaseColours {
  paper: string;
  deep: string;
  primary: string;
  accent: string;
}

/** A dark ink beside colours of which none is dark: deep blue, green or violet where one of them is; red and yellow would turn brown, and get black. */
export function deepOf(colours: readonly string[]): string {
  const cool = colours.map(lch).find(({ c, h }) => c > 0.03 && h > 120 && h < 345);
  return cool ? fromLch(0.27, Math.min(cool.c, 0.06), cool.h) : fromLch(0.2, 0.008, lch(colours[0] ?? '#808080').h);
}

/** Roles for colours that were asked for: each keeps its exact hex; only what is missing is derived from them. */
export function rolesOf(colours: string[]): BaseColours {
  const all = [...new Set(colours.map((c) => formatHex(c) ?? c))];
  const light: string[] = [];
  const dark: string[] = [];
  const lively: string[] = [];
  const grey: string[] = [];
  for (const hex of all) {
    const { l, c } = lch(hex);
    if (l >= 0.9 && c < 0.075) light.push(hex);
    else if (l < 0.4) dark.push(hex);
    else if (c >= 0.035) lively.push(hex);
    else grey.push(hex);
  }
  const [firstLively, ...moreLively] = lively;
  const primary = firstLively ?? dark.find((hex) => lch(hex).c > 0.02) ?? dark[0] ?? grey[0] ?? light[0] ?? '#333333';
  const p = lch(primary);
  const deep = dark[0] ?? deepOf(lively.length > 0 ? lively : [primary]);
  const paper =
    light[0] ?? (lch(grey[0] ?? '#000000').l > 0.8 && grey[0] ? grey[0] : fromLch(0.972, Math.min(p.c, 0.012), p.h));
  const spare = [...moreLively, ...dark.slice(1), ...grey, ...light.slice(1)].find(
    (hex) => hex !== primary && hex !== deep && hex !== paper,
  );
  // One colour alone stays one colour: its lighter or deeper tone, never a chance complement. Two stay two.
  const accent =
    spare ??
    (all.length > 1 ? primary : undefined) ??
    (p.l > 0.62 ? fromLch(p.l - 0.2, p.c * 0.95, p.h) : fromLch(Math.min(0.84, p.l + 0.28), p.c * 0.75, p.h));
  return { paper, deep, primary, accent };
}

/** Hand-tuned palettes of a topic in seeded order; `option` walks through them. */
export function curatedFor(
  topic: Topic,
  random: Random,
  option: number,
  isWelcome: (hex: string) => boolean = () => true,
): BaseColours {
  const welcome = CURATED.filter(({ primary, accent, paper, deep }) => [primary, accent, paper, deep].every(isWelcome));
  const suited = welcome.filter((p) => p.topics.includes(topic));
  const all = CURATED.filter((p) => p.topics.includes(topic));
  const own = random.shuffle(suited.length > 0 ? suited : welcome.length > 0 ? welcome : all);
  const found = own[option % own.length];
  if (!found) throw new RangeError(`No palette for ${topic}.`);
  return found;
}

export function paletteOf(base: BaseColours, scheme: Scheme): Palette {
  const soft = mix(base.paper, base.primary, 0.14);
  const grounds: Record<Scheme, string> = { paper: base.paper, tint: soft, field: base.primary, night: base.deep };
  const bg = grounds[scheme];
  const bright = [base.paper, '#ffffff', base.deep, '#101010'];
  const ink = bright.find((hex) => contrast(hex, bg) >= 7) ?? legible(lch(bg).l > 0.6 ? base.deep : base.paper, bg);
  const mark =
    [scheme === 'field' ? base.accent : base.primary, base.accent, base.primary, base.deep, base.paper].find(
      (hex) => contrast(hex, bg) >= 3,
    ) ?? ink;
  const plane = {
    paper: soft,
    tint: base.paper,
    field: contrast(base.accent, base.primary) > 1.5 ? base.accent : lighten(base.primary, -0.1),
    night: mix(base.deep, base.primary, 0.35),
  }[scheme];
  return { scheme, bg, ink, mark, plane, soft, ...base };
}

/** The ground a little deeper or paler, where that makes the ink legible as it is: white on terracotta stays white on terracotta. */
function carrying(ground: string, ink: string, ratio: number): string {
  const { l, c, h } = lch(ground);
  // two tones of one depth are told apart by the ink alone
  if (contrast(ground, ink) < 1.5) return ground;
  const away = lch(ink).l > l ? -0.02 : 0.02;
  for (let step = 0; step < 10; step++) {
    const made = step === 0 ? ground : fromLch(l + step * away, c, h);
    if (contrast(made, ink) >= ratio) return made;
  }
  return ground;
}

/** The palette in which one colour is written on another: each stands where it was asked to stand. */
export function paletteInRoles(base: BaseColours, ink: string, asked: string, ratio = TEXT_CONTRAST): Palette {
  const ground = carrying(asked, ink, ratio);
  const [on, said] = [lch(ground), lch(ink)];
  const scheme: Scheme = on.l > 0.82 ? 'paper' : on.l < 0.42 ? 'night' : 'field';
  const colours: BaseColours = {
    paper: scheme === 'paper' ? ground : said.l > 0.82 ? ink : base.paper,
    deep: scheme === 'night' ? ground : said.l < 0.36 ? ink : base.deep,
    primary: scheme === 'field' ? ground : ink,
    accent: scheme === 'field' ? ink : base.accent === ground ? ink : base.accent,
  };
  const made = paletteOf(colours, scheme);
  return {
    ...made,
    ink: legible(ink, ground, ratio),
    mark: contrast(ink, ground) >= 3 ? ink : legible(ink, ground, 3),
    plane: mix(ground, ink, 0.14),
    inRoles: true,
  };
}
