// Plain sRGB arithmetic: a scene mixes thousands of tones, and the exact OKLCH of the palettes would take its time.
type Rgb = [number, number, number];

const known = new Map<string, Rgb>();
export function rgb(hex: string): Rgb {
  let found = known.get(hex);
  if (!found) {
    const long = hex.length === 4 ? `#${[...hex.slice(1)].map((d) => d + d).join('')}` : hex;
    const value = Number.parseInt(long.slice(1), 16);
    found = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
    // Asked colours are few, yet nobody clears this.
    if (known.size < 5000) known.set(hex, found);
  }
  return found;
}
export const hexOf = (r: number, g: number, b: number): string =>
  `#${[r, g, b]
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** From a (t = 0) to b (t = 1). */
export function blend(a: string, b: string, t: number): string {
  const [x, y] = [rgb(a), rgb(b)];
  return hexOf(x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t);
}
/** A colour under coloured light: each channel times the light's. */
export function under(hex: string, [r, g, b]: Rgb): string {
  const c = rgb(hex);
  return hexOf(c[0] * r, c[1] * g, c[2] * b);
}
/** Brightness to the eye, 0–1. */
export function bright(hex: string): number {
  const [r, g, b] = rgb(hex);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}
