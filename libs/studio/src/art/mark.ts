import { contrast, lch, mix } from '../palette/palette';
import type { Palette } from '../palette/palette';
import type { Random } from '../random';
import type { Subject } from '../prompt/subjects';
import { at, circle, el, group, n, path } from '../svg';
import { face } from '../type/face';
import { advance, outline } from '../type/text';
import type { IconStyle } from './library';
import { dominantTone, hasIcon, iconBody, illustrationBody, isFood, isNature } from './library';

/** Emblems of one request: every draw returns SVG in a square of `size` at (x, y). */
export interface Mark {
  kind: 'icon' | 'illustration' | 'initials' | 'geometry';
  /** A flat emblem in one colour (and the ground for what is cut out of it). */
  draw: (x: number, y: number, size: number, colour: string, ground: string, style?: IconStyle) => string;
  /** A many-toned picture in the palette, for large sizes. */
  picture: (x: number, y: number, size: number, palette: Palette, ground: string) => string;
  /** What the emblem shows, and what the picture shows: 'icon:coffee', 'illustration:croissant'. */
  names: readonly string[];
  pictureNames: readonly string[];
}

/** Whether a mark shows a thing, and not letters or plain geometry. */
export const isDrawn = ({ kind }: Mark): boolean => kind === 'icon' || kind === 'illustration';

/** Places in a square of one for several marks of one picture: x, y, size. */
const GROUPS: Record<number, readonly (readonly [x: number, y: number, size: number])[]> = {
  2: [
    [0, 0.1, 0.54],
    [0.46, 0.36, 0.54],
  ],
  3: [
    [0.25, 0, 0.5],
    [0, 0.5, 0.5],
    [0.5, 0.5, 0.5],
  ],
  4: [
    [0, 0, 0.47],
    [0.53, 0, 0.47],
    [0, 0.53, 0.47],
    [0.53, 0.53, 0.47],
  ],
  5: [
    [0.13, 0.13, 0.34],
    [0.53, 0.13, 0.34],
    [0, 0.55, 0.32],
    [0.34, 0.55, 0.32],
    [0.68, 0.55, 0.32],
  ],
  6: [
    [0, 0.14, 0.32],
    [0.34, 0.14, 0.32],
    [0.68, 0.14, 0.32],
    [0, 0.54, 0.32],
    [0.34, 0.54, 0.32],
    [0.68, 0.54, 0.32],
  ],
};
export const MOST_IN_GROUP = 6;

/** Several marks as one: everything that was asked for stands in the picture. */
export function groupOf(marks: readonly [Mark, ...Mark[]]): Mark {
  const cells = GROUPS[marks.length];
  if (!cells) return marks[0];
  const each = (
    draw: (mark: Mark, x: number, y: number, size: number) => string,
    x: number,
    y: number,
    size: number,
  ): string =>
    marks
      .map((mark, i) => {
        const [dx, dy, part] = cells[i] ?? [0, 0, 1];
        return draw(mark, x + dx * size, y + dy * size, part * size);
      })
      .join('');
  return {
    kind: marks[0].kind,
    names: marks.flatMap(({ names }) => names),
    pictureNames: marks.flatMap(({ pictureNames }) => pictureNames),
    draw: (x, y, size, colour, ground, style) =>
      each((mark, ...at) => mark.draw(...at, colour, ground, style), x, y, size),
    picture: (x, y, size, palette, ground) => each((mark, ...at) => mark.picture(...at, palette, ground), x, y, size),
  };
}

export function makeMark(
  subject: Subject | undefined,
  initials: string | undefined,
  random: Random,
  /** A picture of something else would be wrong: letters stand for a subject that has no drawing. */
  lettersOnly = false,
): Mark {
  if (subject?.icon && hasIcon(subject.icon)) {
    const icon = subject.icon;
    const illustration = subject.illustration;
    return {
      kind: 'icon',
      names: [`icon:${icon}`],
      pictureNames: [illustration ? `illustration:${illustration}` : `icon:${icon}`],
      draw: (x, y, size, colour, _ground, style = 'fill') => icon256(icon, style, x, y, size, colour),
      picture: (x, y, size, palette, ground) =>
        illustration
          ? illustrate(illustration, x, y, size, palette, ground)
          : duotone(icon, x, y, size, palette, ground),
    };
  }
  if (subject?.illustration && illustrationBody(subject.illustration)) {
    const name = subject.illustration;
    return {
      kind: 'illustration',
      names: [`illustration:${name}`],
      pictureNames: [`illustration:${name}`],
      draw: (x, y, size, colour, ground) => silhouette(name, x, y, size, colour, ground),
      picture: (x, y, size, palette, ground) => illustrate(name, x, y, size, palette, ground),
    };
  }
  if (initials && (lettersOnly || random.chance(0.5))) {
    return {
      kind: 'initials',
      names: [`initials:${initials}`],
      pictureNames: [`initials:${initials}`],
      draw: (x, y, size, colour) => monogram(initials, x, y, size, colour),
      picture: (x, y, size, palette, ground) =>
        monogram(initials, x, y, size, contrast(palette.primary, ground) > 2 ? palette.primary : palette.deep),
    };
  }
  const form = random.int(GEOMETRY.length);
  const shape = GEOMETRY[form] ?? petals;
  return {
    kind: 'geometry',
    names: [`geometry:${String(form)}`],
    pictureNames: [`geometry:${String(form)}`],
    draw: (x, y, size, colour, ground) => shape(x, y, size, colour, mix(colour, ground, 0.45)),
    picture: (x, y, size, palette, ground) => {
      const [a = palette.ink, b = palette.mark] = [palette.primary, palette.accent, palette.deep, palette.paper].filter(
        (hex) => contrast(hex, ground) > 1.5,
      );
      return shape(x, y, size, a, b);
    },
  };
}

export function icon256(name: string, style: IconStyle, x: number, y: number, size: number, colour: string): string {
  return group(
    { transform: at(x, y, size / 256), color: colour, fill: colour },
    iconBody(name, style).replaceAll('currentColor', colour),
  );
}

function duotone(name: string, x: number, y: number, size: number, palette: Palette, ground: string): string {
  const dark = contrast(palette.deep, ground) >= contrast(palette.paper, ground) ? palette.deep : palette.paper;
  // the lines of a drawing are read on its colour, the colour on the ground; else the ground shows through
  const wash =
    [palette.accent, palette.primary, palette.soft, palette.paper].find(
      (hex) => contrast(hex, ground) > 1.2 && contrast(hex, dark) > 1.9,
    ) ?? mix(dark, ground, 0.72);
  const body = iconBody(name, 'duotone')
    .replaceAll('currentColor', dark)
    .replace(/opacity="\.2"/g, `style="fill:${wash}"`);
  return group({ transform: at(x, y, size / 256), fill: dark }, body);
}

const FILL = /(fill|stop-color)="(#[0-9a-f]{3,8})"/gi;
/**
 * The illustration printed in the palette, so that it belongs to the picture: its main tone becomes the leading colour that
 * stands off the ground, tones of another hue the second colour, and all keep their distance in lightness.
 */
export function illustrate(name: string, x: number, y: number, size: number, palette: Palette, ground: string): string {
  const body = illustrationBody(name) ?? '';
  const tones = [...new Set([...body.matchAll(FILL)].map((m) => (m[2] ?? '').toLowerCase()))];
  const chief = lch(dominantTone(name) ?? tones[0] ?? '#888888');
  const inks = [palette.primary, palette.accent, palette.paper, palette.deep];
  const apart = (hex: string): number => Math.abs(((lch(hex).h - chief.h + 540) % 360) - 180);
  // A lemon takes the yellow of the palette rather than its orange, where there is a choice.
  if (
    chief.c > 0.06 &&
    lch(palette.accent).c > 0.05 &&
    apart(palette.primary) > 25 &&
    apart(palette.accent) < apart(palette.primary)
  )
    inks.splice(0, 2, palette.accent, palette.primary);
  const main =
    inks.find((hex) => contrast(hex, ground) >= 1.9) ??
    inks.reduce((best, hex) => (contrast(hex, ground) > contrast(best, ground) ? hex : best));
  const second =
    [palette.accent, palette.primary, palette.soft].find(
      (hex) => hex !== main && contrast(hex, main) >= 1.25 && contrast(hex, ground) >= 1.25,
    ) ?? mix(main, palette.deep, 0.45);
  const coloured = chief.c > 0.06 && (main === palette.primary || main === palette.accent);
  // With no ink near its own colour a lemon keeps most of it, a leaf some; made things take the palette.
  const natural = chief.c > 0.12 && apart(main) > 38 ? (isFood(name) ? 0.65 : isNature(name) ? 0.35 : 0.12) : 0.12;
  const steps = [...new Set([palette.deep, palette.primary, palette.accent, palette.paper])].sort(
    (a, b) => lch(a).l - lch(b).l,
  );
  const ranked = [...tones].sort((a, b) => lch(a).l - lch(b).l);
  const [low, high] = [lch(ranked[0] ?? '#000000').l, lch(ranked[ranked.length - 1] ?? '#ffffff').l];
  // A white or grey thing, or one on a ground of the leading colour, is printed as steps of light through all the inks.
  const stepped = (tone: string, l: number): string => {
    const byRank = ranked.length < 2 ? 0.5 : ranked.indexOf(tone) / (ranked.length - 1);
    const place =
      (0.05 + 0.95 * (high - low < 0.08 ? 0.5 : (0.6 * (l - low)) / (high - low) + 0.4 * byRank)) * (steps.length - 1);
    const below = Math.min(steps.length - 2, Math.floor(place));
    return mix(steps[below] ?? palette.deep, steps[below + 1] ?? palette.paper, place - below);
  };
  const print = (tone: string): string => {
    const { l, c, h } = lch(tone);
    const turn = Math.abs(((h - chief.h + 540) % 360) - 180);
    const other = c > 0.05 && chief.c > 0.05 && turn > 48;
    const away = Math.min(1, Math.abs(l - chief.l) * (other ? 1.3 : 2.3));
    const printed = coloured
      ? mix(other ? second : main, l < chief.l ? palette.deep : palette.paper, away)
      : stepped(tone, l);
    // A breath of the object's own hue keeps a leaf and a petal apart.
    const own = mix(printed, tone, c > 0.04 ? natural : 0.04);
    if (contrast(own, ground) >= 1.2) return own;
    return mix(own, contrast(palette.deep, ground) > 2 ? palette.deep : palette.paper, 0.22);
  };
  const map = new Map(tones.map((tone) => [tone, print(tone)]));
  if (Math.max(...[...map.values()].map((hex) => contrast(hex, ground))) < (natural > 0.5 ? 1.3 : 1.9)) {
    // A picture of one or two tones would sink into its ground: it is printed in the ink that stands off most.
    const ink = inks.reduce((best, hex) => (contrast(hex, ground) > contrast(best, ground) ? hex : best));
    for (const [tone, hex] of map) map.set(tone, mix(ink, hex, 0.25));
  }
  const inked = body.replace(
    FILL,
    (_, attribute: string, tone: string) => `${attribute}="${map.get(tone.toLowerCase()) ?? tone}"`,
  );
  return group({ transform: at(x, y, size / 32) }, inked);
}

/** Two tones only, for emblems: dark parts in the colour, light parts in the ground. */
function silhouette(name: string, x: number, y: number, size: number, colour: string, ground: string): string {
  const body = illustrationBody(name) ?? '';
  const tones = [...new Set([...body.matchAll(FILL)].map((m) => (m[2] ?? '').toLowerCase()))].sort(
    (a, b) => lch(a).l - lch(b).l,
  );
  const map = new Map(
    tones.map((tone, i) => [tone, tones.length < 2 ? colour : mix(colour, ground, (0.72 * i) / (tones.length - 1))]),
  );
  return group(
    { transform: at(x, y, size / 32) },
    body.replace(FILL, (_, attribute: string, tone: string) => `${attribute}="${map.get(tone.toLowerCase()) ?? tone}"`),
  );
}

function monogram(initials: string, x: number, y: number, size: number, colour: string): string {
  const style = {
    face: face(/[^\p{Script=Latin}]/u.test(initials) ? 'inter' : 'bricolage-grotesque', 800),
    tracking: -0.05,
  };
  const cap = style.face.capHeight;
  const width = advance(initials, style);
  const scale = Math.min(size / width, (size * 0.82) / cap);
  return path(outline(initials, style, scale, x + (size - width * scale) / 2, y + (size + cap * scale) / 2), colour);
}

type Geometry = (x: number, y: number, size: number, a: string, b: string) => string;
const petals: Geometry = (x, y, size, a, b) => {
  const r = size / 2;
  return [0, 1, 2, 3, 4, 5]
    .map((i) =>
      el('ellipse', {
        cx: x + r,
        cy: y + r * 0.5,
        rx: r * 0.24,
        ry: r * 0.48,
        fill: i % 2 ? b : a,
        transform: `rotate(${n(i * 60)} ${n(x + r)} ${n(y + r)})`,
      }),
    )
    .join('');
};
const quarters: Geometry = (x, y, size, a, b) => {
  const h = size / 2;
  const q = (cx: number, cy: number, dx: number, dy: number, fill: string) =>
    path(
      `M${n(cx)} ${n(cy)}L${n(cx + dx * h)} ${n(cy)}A${n(h)} ${n(h)} 0 0 ${dx * dy > 0 ? '1' : '0'} ${n(cx)} ${n(cy + dy * h)}Z`,
      fill,
    );
  return q(x, y + h, 1, -1, a) + q(x + h, y, 1, 1, b) + q(x + size, y + h, -1, 1, a) + q(x + h, y + size, -1, -1, b);
};
const rings: Geometry = (x, y, size, a, b) => {
  const r = size / 2;
  return circle(x + r * 0.68, y + r, r * 0.68, a) + circle(x + r * 1.32, y + r, r * 0.68, b, { 'fill-opacity': 0.85 });
};

const GEOMETRY: Geometry[] = [petals, quarters, rings];
