import { lch, lighten, mix } from '../../palette/palette';
import type { Random } from '../../random';
import { n } from '../../svg';

const SPOT =
  /\bspot ?-?lights?\b|\bspotlit\b|\bvignett\w*|\b(?:glow|halo|lighter|brighter|light) (?:behind|around|in the (?:middle|cent(?:re|er)))\b/iu;

/** A photographer's wall with the floor before it, in one colour or two: lit so softly that the colour stays the one that was named. */
export function wallIn(
  prompt: string,
  wall: string,
  other: string | undefined,
  { width, height }: { width: number; height: number },
  foot: number | undefined,
  random: Random,
): string {
  const { l } = lch(wall);
  const depth = SPOT.test(prompt) ? 0.14 : 0.05;
  const floor = other ?? (l > 0.6 ? lighten(wall, -0.04) : lighten(wall, 0.03));
  const light = l > 0.5 ? mix(wall, '#ffffff', 1.6 * depth) : lighten(wall, depth);
  const dark = lighten(wall, -depth);
  // the floor begins behind the feet; behind a bust there is none
  const horizon = Math.min(0.7 * height, (foot ?? height) - 0.05 * height);
  const side = SPOT.test(prompt) ? 0.5 : random.chance(0.5) ? 0.32 : 0.66;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="w" cx="${side}" cy="0.32" r="${SPOT.test(prompt) ? 0.7 : 0.95}"><stop offset="0" stop-color="${light}"/><stop offset="0.55" stop-color="${wall}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
<linearGradient id="f" x2="0" y2="1"><stop offset="0" stop-color="${mix(wall, floor, 0.4)}" stop-opacity="0"/><stop offset="0.22" stop-color="${floor}"/><stop offset="1" stop-color="${lighten(floor, -0.03)}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#w)"/>${foot === undefined ? '' : `<rect y="${n(horizon - 0.05 * height)}" width="${width}" height="${n(height - horizon + 0.05 * height)}" fill="url(#f)"/>`}</svg>`;
}
