import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) register(mode);
const toOklch = converter('oklch');

/** Running text needs this ratio (WCAG 2.2, 1.4.3), large text the lower one. */
export const AA = 4.5;
export const AA_LARGE = 3;
export const AAA = 7;

/** 1 to 21, either way round. @param text '#rrggbb' @param ground '#rrggbb' */
export const ratioOf = (text: string, ground: string): number => wcagContrast(text, ground);

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
const [BLACK_THRESHOLD, BLACK_CLAMP] = [0.022, 1.414];

/** Luminance on the screen, blacks lifted by the flare of a display. */
function screenLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => value ** 2.4);
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  return y > BLACK_THRESHOLD ? y : y + (BLACK_THRESHOLD - y) ** BLACK_CLAMP;
}

/**
 * Lightness contrast after APCA 0.0.98G-4g, by its published formula (https://github.com/Myndex/SAPC-APCA): about -108 (light on dark) to
 * 106 (dark on light). Not the same the other way round.
 *
 * @param text '#rrggbb'
 * @param ground '#rrggbb'
 */
export function lightnessContrast(text: string, ground: string): number {
  const [on, under] = [screenLuminance(text), screenLuminance(ground)];
  if (Math.abs(under - on) < 0.0005) return 0;
  const isDarkOnLight = under > on;
  const contrast = 1.14 * (isDarkOnLight ? under ** 0.56 - on ** 0.57 : under ** 0.65 - on ** 0.62);
  if (Math.abs(contrast) < 0.1) return 0;
  return 100 * (isDarkOnLight ? contrast - 0.027 : contrast + 0.027);
}

/** The colour of the same hue that reaches a ratio on the ground with the smallest change of lightness. @returns null where none does */
export function nearestPassing(text: string, ground: string, ratio = AA): string | null {
  if (ratioOf(text, ground) >= ratio) return text;
  const colour = toOklch(text);
  if (!colour) return null;
  for (let step = 1; step <= 100; step++) {
    for (const l of [colour.l - step / 100, colour.l + step / 100]) {
      if (l < 0 || l > 1) continue;
      const hex = formatHex(clampChroma({ ...colour, l }, 'oklch'));
      if (ratioOf(hex, ground) >= ratio) return hex;
    }
  }
  return null;
}
