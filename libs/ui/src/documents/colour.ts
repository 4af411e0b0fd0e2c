import {
  clampChroma,
  differenceEuclidean,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) register(mode);

/** Text needs this contrast (WCAG 2.2 AA). */
const ENOUGH = 4.5;
const fromOklch = (l: number, c: number, h: number) => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
const LIGHT = fromOklch(0.97, 0.003, 232);
const DARK = fromOklch(0.24, 0.01, 235);

/**
 * The ink that reads best on a colour: the light or the dark one of the product, or white or black on the middle greys on which neither
 * reaches 4.5.
 *
 * @param background '#rrggbb'
 */
export function inkOn(background: string): string {
  const best = (inks: string[]) =>
    inks.reduce((one, other) => (wcagContrast(other, background) > wcagContrast(one, background) ? other : one));
  const ink = best([LIGHT, DARK]);
  return wcagContrast(ink, background) >= ENOUGH ? ink : best(['#ffffff', '#000000']);
}

const difference = differenceEuclidean('oklab');
/** The grounds of the product in its themes, and paper. */
const GROUNDS = ['#eef0f2', '#131517', '#ffffff'];

/** Whether a colour can hardly be told from what it may lie on. @param hex '#rrggbb' */
export const isFaint = (hex: string): boolean => GROUNDS.some((ground) => difference(hex, ground) < 0.025);

/** 32 bits in which each bit of the text has changed about half (FNV-1a, then Murmur's last step). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Lightness of the three tones, and how strong they may be: what is pale and strong shouts, but for the yellows. */
const TONES = [
  { from: 0.3, to: 0.38, chroma: () => 0.085 },
  { from: 0.4, to: 0.5, chroma: () => 0.1 },
  { from: 0.76, to: 0.86, chroma: (hue: number) => (hue > 55 && hue < 110 ? 0.14 : 0.07) },
] as const;
/** Purple (285 to 330) is kept out, with three degrees to spare for the rounding to whole steps of red, green and blue. */
const FIRST_HUE = 333;
const HUES = 309;

/** The colour of a brand's plate and the ink on it, from its name: always the same, whatever its case. */
export function plateOf(name: string): { background: string; ink: string } {
  const hash = hashOf(name.trim().normalize('NFC').toLowerCase());
  const share = (shift: number, bits: number) => ((hash >>> shift) & ((1 << bits) - 1)) / (1 << bits);
  const tone = TONES[hash % TONES.length] ?? TONES[1];
  const hue = (FIRST_HUE + share(2, 12) * HUES) % 360;
  const lightness = tone.from + share(14, 8) * (tone.to - tone.from);
  const background = fromOklch(lightness, 0.01 + share(22, 8) ** 0.5 * tone.chroma(hue), hue);
  // with a breath of the plate's own hue, as ink on coloured paper
  const tinted = lightness > 0.6 ? fromOklch(0.24, 0.03, hue) : fromOklch(0.97, 0.012, hue);
  return { background, ink: wcagContrast(tinted, background) >= ENOUGH ? tinted : inkOn(background) };
}
