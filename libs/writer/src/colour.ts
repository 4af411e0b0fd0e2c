import { converter, formatHex, toGamut, wcagContrast } from 'culori';

const oklch = converter('oklch');
const clip = toGamut('rgb', 'oklch');
/** Text on its ground; a little above the norm, so that rounding does not go below it. */
export const TEXT_CONTRAST = 4.55;

export const contrast = (one: string, other: string): number => wcagContrast(one, other);
export function parts(hex: string): { l: number; c: number; h: number } {
  const { l, c, h } = oklch(hex) ?? { l: 0, c: 0, h: 0 };
  return { l, c, h: h ?? 0 };
}
export const hexOf = (l: number, c: number, h: number): string =>
  formatHex(clip({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h: ((h % 360) + 360) % 360 })) ??
  '#000000';
export const shift = (hex: string, by: { l?: number; c?: number; h?: number }): string => {
  const { l, c, h } = parts(hex);
  return hexOf(l + (by.l ?? 0), c * (by.c ?? 1), h + (by.h ?? 0));
};

/** The colour, as much darker or lighter as text on this ground needs. */
export function legible(hex: string, ground: string): string {
  if (contrast(hex, ground) >= TEXT_CONTRAST) return hex;
  const { l, c, h } = parts(hex);
  const step = parts(ground).l > 0.6 ? -0.01 : 0.01;
  for (let next = l; next >= 0 && next <= 1; next += step) {
    const found = hexOf(next, c, h);
    if (contrast(found, ground) >= TEXT_CONTRAST) return found;
  }
  return step < 0 ? '#000000' : '#ffffff';
}
