import { blur, quantile, quantiles } from '../planes';
import type { Lab } from '../planes';
import type { Look } from './grade';

/** Mean chroma up to which a picture is grey to the eye. */
const GREY = 0.012;
/** Lightness of the middle and of the dark tones from which on a picture is pastel, and the mean chroma: a grey one is none. */
const PASTEL = { middle: 0.68, dark: 0.36, chroma: 0.02 };
/** Share of what has a colour that is red, orange or yellow from which on it is of autumn, and the chroma of a colour. */
const AUTUMN = { warm: 0.6, chroma: 0.06 };
/** Share of a picture that is flakes from which on it snows, how much lighter a flake is than what is about it, and how light: at dusk none is white. */
const SNOW = { share: 0.003, over: 0.035, light: 0.62 };

/** How dark the middle tone of a night is at most. */
const NIGHT = 0.46;
/** What is seen as another light: the change of the mean lightness, of the mean of a hue, and of chroma and contrast in proportion. */
const OTHER = { light: 0.012, hue: 0.003, times: 1.04 };
/** Lightness from which on nothing has to become brighter, and chroma up to which nothing becomes more muted. */
const ENOUGH = { bright: 0.88, dark: 0.25, muted: 0.03 };

/**
 * Whether what was asked for by name is in a picture.
 *
 * @param unit pixels that stand for one pixel of a picture 1024 wide
 * @param before what it was made of
 */
export function shows(look: Look, picture: Lab, unit: number, before: Lab): boolean {
  const chroma = (of: Lab) => mean(of, (_, c) => c);
  const light = (of: Lab) => mean(of, (i) => of.l[i]!);
  const spread = (of: Lab) => quantile(of.l, 0.9) - quantile(of.l, 0.1);
  const warmth = (of: Lab) => mean(of, (i) => of.b[i]! + 0.5 * of.a[i]!);
  switch (look) {
    case 'black and white':
      return mean(picture, (_, c) => c) < GREY;
    case 'pastel': {
      const [dark = 0, middle = 0] = quantiles(picture.l, [0.05, 0.5]);
      return middle > PASTEL.middle && dark > PASTEL.dark && mean(picture, (_, c) => c) > PASTEL.chroma;
    }
    case 'autumn': {
      const coloured = mean(picture, (_, c) => Number(c > AUTUMN.chroma));
      const warm = mean(picture, (i, c) =>
        Number(
          c > AUTUMN.chroma && picture.b[i]! > 0.35 * Math.abs(picture.a[i]!) && picture.a[i]! > -0.4 * picture.b[i]!,
        ),
      );
      return coloured > 0.1 && warm > AUTUMN.warm * coloured;
    }
    case 'night':
      return quantile(picture.l, 0.5) < NIGHT;
    case 'dark':
      return light(picture) < Math.max(light(before) - OTHER.light, ENOUGH.dark);
    case 'bright':
      return light(picture) > Math.min(light(before) + OTHER.light, ENOUGH.bright);
    case 'muted':
      return chroma(picture) < Math.max(chroma(before) / OTHER.times, ENOUGH.muted);
    case 'vivid':
      return chroma(picture) > chroma(before) * OTHER.times;
    case 'warm':
      return warmth(picture) > warmth(before) + OTHER.hue;
    case 'cool':
      return warmth(picture) < warmth(before) - OTHER.hue;
    case 'high contrast':
      return spread(picture) > Math.min(0.7, spread(before) * OTHER.times);
    case 'low contrast':
      return spread(picture) < spread(before) / OTHER.times;
    case 'snow': {
      const around = blur(picture.l, picture.width, picture.height, 7 * unit);
      return (
        mean(picture, (i) => Number(picture.l[i]! > around[i]! + SNOW.over && picture.l[i]! > SNOW.light)) > SNOW.share
      );
    }
  }
}

/** The chroma of a colour that is seen as one, and the share of a picture that may have it until it is no longer grey: a ship on white is red. */
const COLOURED = { chroma: 0.03, share: 0.001 };
/** Whether a picture has no colour anywhere. */
export const isColourless = (picture: Lab): boolean =>
  mean(picture, (_, c) => Number(c > COLOURED.chroma)) < COLOURED.share;

/** The mean of something over all pixels, by place and chroma. */
function mean({ a, b }: Lab, of: (i: number, chroma: number) => number): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += of(i, Math.sqrt(a[i]! * a[i]! + b[i]! * b[i]!));
  return sum / a.length;
}
