import { icon256 } from '../art/mark';
import type { Box } from '../art/patterns';
import { paintScene } from '../art/scene/paint';
import type { Painted, PaintOptions } from '../art/scene/paint';
import { contrast, difference, mix } from '../palette/palette';
import type { Palette } from '../palette/palette';
import type { Fact, FactKind } from '../prompt/facts';
import { drawing, inkFor, quiet, setIn, stack, textItem } from '../stage';
import type { Item, Stage } from '../stage';
import { inkOn } from '../sheet';
import { listOf, menu, menuOf } from './lists';
import { circle, rect } from '../svg';

/** Paints the whole canvas and returns the colour. */
export function ground(stage: Stage, colour = stage.palette.bg): string {
  stage.sheet.add(rect(0, 0, stage.w, stage.h, colour));
  return colour;
}

/** The emblem in one colour; what was used is noted. */
export function emblem(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  colour: string,
  on: string,
  style: 'fill' | 'bold' | 'duotone' = 'fill',
): void {
  stage.sheet.artwork.push(...stage.mark.names);
  stage.sheet.add(stage.mark.draw(x, y, size, colour, on, style));
}

/** The subject as a large picture in the palette, in the middle of a square. */
export function hero(
  stage: Stage,
  cx: number,
  cy: number,
  size: number,
  on: string,
  palette: Palette = stage.palette,
): void {
  const { mark, sheet } = stage;
  sheet.artwork.push(...mark.pictureNames);
  sheet.add(mark.picture(cx - size / 2, cy - size / 2, size, palette, on));
}

/** The scene of the prompt, or the landscape that it names. */
export function land(stage: Stage, box: Box, options: PaintOptions = {}): Painted {
  const { reading, sheet, random } = stage;
  const lands = reading.subjects.map((s) => s.land).filter((l) => l !== undefined);
  const ground = lands.includes('sea') ? 'sea' : (lands[0] ?? 'hills');
  const brief = reading.scene ?? {
    ground: lands.includes('sea') && lands.includes('mountains') ? 'lake' : ground,
    time: reading.time,
    subjects: [],
    read: [],
  };
  const painted = paintScene(sheet, box, brief, random, options);
  if (!reading.scene) for (const name of lands) sheet.artwork.push(`scene:${name}`);
  return painted;
}

/** The first of the colours that stands off the ground at the ratio, else the last. For a field another hue does as well. */
export const standOff = (on: string, ratio: number, ...colours: string[]): string =>
  colours.find((c) => contrast(c, on) >= ratio || (ratio < 1.8 && difference(c, on) > 0.17)) ??
  colours[colours.length - 1] ??
  on;

/** Palette colours for a pattern: the ground first, then what shows on it. */
export function patternColours(stage: Stage, on: string): string[] {
  const { palette } = stage;
  const rest = [palette.primary, palette.accent, palette.deep, palette.paper, palette.soft].filter(
    (c, i, all) => c !== on && all.indexOf(c) === i && contrast(c, on) > 1.12,
  );
  return [on, ...rest.slice(0, 4)];
}

/** The title in as few lines as it loses little size by: a name of four words in a narrow column reads as four. */
export function titleBlock(
  stage: Stage,
  { width, height, max, min, lines }: { width: number; height: number; max: number; min: number; lines: number },
): ReturnType<typeof setIn> {
  const set = (rows: number): ReturnType<typeof setIn> =>
    setIn(stage, 'heading', stage.copy.title, { width, height, max, min, lines: rows });
  const largest = set(lines);
  // A wide format has lines enough as it is.
  for (let rows = 1; largest && stage.w < stage.h * 1.3 && rows < largest.lines.length; rows++) {
    const fewer = set(rows);
    if (fewer && fewer.size > largest.size * 0.86) return fewer;
  }
  return largest;
}

/** Title, supporting line and further lines as one column; the title takes at most `height`. */
export function words(
  stage: Stage,
  on: string | string[],
  box: { width: number; height: number; max: number; lines?: number; small?: number },
): (Item | undefined)[] {
  const { copy, w, h } = stage;
  const unit = Math.min(w, h) / 1024;
  const title = titleBlock(stage, { ...box, min: 26 * unit, lines: box.lines ?? 4 });
  const small = box.small ?? Math.min(44 * unit, Math.max(30 * unit, (title?.size ?? 60) * 0.32));
  const sub = setIn(stage, 'body', copy.sub, {
    width: Math.max(box.width * 0.86, 380 * unit),
    height: 150 * unit,
    max: small,
    min: 19 * unit,
    lines: 4,
  });
  // In a wide sheet a list runs on in its line; a tall one has room for its points.
  const listed = (text: string | undefined): Item | undefined =>
    text === undefined || w > h * 1.3 ? undefined : listOf(stage, text, on, box.width, small * 0.86);
  const lines = copy.lines.map((text, i) => {
    const gap = (i ? 0.62 : 0.8) * small;
    const block = setIn(stage, 'body', text, {
      width: box.width,
      height: 120 * unit,
      max: small * 0.86,
      min: 18 * unit,
      lines: 4,
    });
    return listed(text) ?? textItem(stage, block, inkFor(stage, on), gap);
  });
  const under = Math.max(34 * unit, (title?.size ?? 60) * 0.46);
  const points = listed(copy.sub);
  const subItem = points ? { ...points, gap: under } : textItem(stage, sub, quiet(stage, on), under);
  return [textItem(stage, title, inkFor(stage, on), 0), subItem, ...lines, button(stage, on, small * 0.9)];
}

export function button(stage: Stage, on: string | string[], size: number): Item | undefined {
  const block = setIn(stage, 'strong', stage.copy.action, {
    width: stage.w * 0.4,
    height: 60,
    max: size,
    min: size * 0.6,
  });
  if (!block) return undefined;
  const first = Array.isArray(on) ? (on[0] ?? stage.palette.bg) : on;
  const fill = standOff(first, 2.4, stage.palette.mark, stage.palette.accent, stage.palette.primary, inkFor(stage, on));
  const [width, height] = [block.width + size * 2.2, size * 2.3];
  return drawing(width, height, size * 1.4, (x, y) => {
    stage.sheet.add(rect(x, y, width, height, fill, { rx: height / 2 }));
    stage.sheet.text(
      block,
      x + width / 2,
      y + (height - block.height) / 2,
      inkOn(fill, stage.palette.paper, stage.palette.deep, '#ffffff', '#111111'),
      'middle',
    );
  });
}

/** A sign only where it says what the words do; a mere number has none. */
const FACT_ICONS: Partial<Record<FactKind, string>> = {
  date: 'calendar-blank',
  time: 'clock',
  price: 'tag',
  percent: 'seal-percent',
  phone: 'phone',
  mail: 'envelope-simple',
  web: 'globe-simple',
  handle: 'at',
  address: 'map-pin',
};

/** One fact with its sign. */
function factItem(
  stage: Stage,
  fact: Fact,
  on: string | string[],
  size: number,
  width: number,
  gap: number,
): Item | undefined {
  const isPlain = stage.reading.isTypeOnly;
  const sign = isPlain ? undefined : FACT_ICONS[fact.kind];
  const pad = !isPlain && stage.copy.facts.some(({ kind }) => FACT_ICONS[kind]) ? size * 1.55 : 0;
  const block = setIn(stage, 'strong', fact.text, {
    width: width - pad,
    height: size * 4,
    max: size,
    min: size * 0.62,
    lines: 3,
  });
  if (!block) return undefined;
  const ink = inkFor(stage, on);
  return drawing(pad + block.width, block.height, gap, (x, y) => {
    const s = size * 1.06;
    const middle = y + (block.style.face.capHeight * block.size - s) / 2;
    // What has no sign of its own has a point, so that the column stays one.
    if (sign) stage.sheet.add(icon256(sign, 'bold', x, middle, s, quiet(stage, on)));
    else if (pad) stage.sheet.add(circle(x + s / 2, middle + s / 2, s * 0.16, quiet(stage, on)));
    stage.sheet.text(block, x + pad, y, ink);
  });
}

/** All facts in a block: one column, or two when there are more than two and room. */
export function facts(stage: Stage, on: string | string[], width: number, size: number): Item | undefined {
  const dishes = menuOf(stage.copy.facts);
  const items = stage.copy.facts.filter((fact) => !dishes.includes(fact));
  const list = dishes.length > 0 ? menu(stage, dishes, on, width, size * 1.3) : undefined;
  if (dishes.length > 0 && !list) return undefined;
  if (!items.length) return list;
  const half = width / 2 - size;
  const inHalf = items.map((f) => factItem(stage, f, on, size, half, size * 0.85));
  // Beside each other only where each is one line as it is.
  const isShort = inHalf.every((item) => item !== undefined && item.height < size);
  const columns = items.length > 2 && width > size * 22 && (isShort || items.length > 4) ? 2 : 1;
  const column = columns === 2 ? half : width;
  const made = items.map((f) => factItem(stage, f, on, size, column, size * 0.85)).filter((i) => i !== undefined);
  // none has room here; what is missing then is noticed, and another layout taken
  if (made.length === 0) return undefined;
  const perColumn = Math.ceil(made.length / columns);
  const sets = Array.from({ length: columns }, (_, c) => made.slice(c * perColumn, (c + 1) * perColumn)).filter(
    (s) => s.length,
  );
  const tall = (set: Item[]) => set.reduce((sum, i, k) => sum + i.height + (k ? i.gap : 0), 0);
  const height = Math.max(...sets.map(tall));
  const wide =
    sets.length === 1
      ? Math.max(...made.map((i) => i.width))
      : column + size * 2 + Math.max(...(sets[1] ?? []).map((i) => i.width));
  const block = drawing(wide, height, size * 1.4, (x, y) =>
    sets.forEach((set, c) => stack(set, x + c * (column + size * 2), y)),
  );
  if (!list) return block;
  return drawing(Math.max(wide, list.width), list.height + block.gap + height, size * 1.4, (x, y) => {
    list.draw(x, y, 'start');
    block.draw(x, y + list.height + block.gap, 'start');
  });
}

/** The brand with its emblem on one line, for a corner. */
export function signature(
  stage: Stage,
  on: string | string[],
  size: number,
  width = stage.w * 0.6,
  // beside a large picture of the same thing a small one says nothing
  isAlone = false,
): Item | undefined {
  const block = setIn(stage, 'strong', stage.copy.signature, {
    width,
    height: size * 1.2,
    max: size,
    min: size * 0.55,
  });
  if (!block) return undefined;
  const first = Array.isArray(on) ? (on[0] ?? stage.palette.bg) : on;
  // Small beside a name only an emblem that means something helps.
  const withMark = isAlone && stage.mark.kind === 'icon';
  const pad = withMark ? size * 1.7 : 0;
  return drawing(pad + block.width, block.height, size * 1.6, (x, y) => {
    const s = size * 1.36;
    if (withMark)
      emblem(stage, x, y + (block.height - s) / 2, s, standOff(first, 3, stage.palette.mark, inkFor(stage, on)), first);
    stage.sheet.text(block, x + pad, y, inkFor(stage, on));
  });
}

/** The emblem repeated in half-drop rows. */
export function motif(stage: Stage, box: Box, on: string, colours: string[], size: number): void {
  const { sheet } = stage;
  sheet.clipped(sheet.clip(rect(box.x, box.y, box.w, box.h, '#000000')), () => {
    sheet.add(rect(box.x, box.y, box.w, box.h, on));
    let row = 0;
    for (let y = box.y - size * 0.3; y < box.y + box.h + size; y += size * 1.22, row++) {
      let column = 0;
      for (let x = box.x - size * (row % 2 ? 1 : 0.28); x < box.x + box.w + size; x += size * 1.44, column++) {
        if (stage.mark.kind === 'illustration') hero(stage, x + size / 2, y + size / 2, size, on);
        else
          emblem(
            stage,
            x,
            y,
            size,
            colours[(row + column) % colours.length] ?? on,
            on,
            (row + column) % 2 ? 'bold' : 'fill',
          );
      }
    }
  });
}

/** A shadow under a thing that stands on a plane. */
export function contact(stage: Stage, cx: number, cy: number, width: number, dark: string, strength = 0.32): void {
  stage.sheet.add(
    `<ellipse cx="${cx.toFixed(2)}" cy="${cy.toFixed(2)}" rx="${(width / 2).toFixed(2)}" ry="${(width * 0.07).toFixed(2)}" fill="${stage.sheet.radial(
      cx,
      cy,
      width / 2,
      [
        [0, dark, strength],
        [0.55, dark, strength * 0.5],
        [1, dark, 0],
      ],
      0.14,
    )}"/>`,
  );
}

/** Grounds for text on a sky. Where no ink is legible on all of it, the sky is first washed darker or lighter. */
export function onSky(stage: Stage, sky: string[], height: number): string[] {
  const { sheet, w } = stage;
  const inks = ['#ffffff', '#0c1222'];
  const worst = (grounds: string[]): number =>
    Math.max(...inks.map((ink) => Math.min(...grounds.map((g) => contrast(ink, g)))));
  const wash = contrast('#0c1222', sky[Math.floor(sky.length / 2)] ?? '#888888') > 6.5 ? '#ffffff' : '#0a1020';
  for (const strength of [0, 0.2, 0.35, 0.5, 0.65, 0.8]) {
    const washed = sky.map((c) => mix(c, wash, strength));
    if (worst(washed) < 5.6 && strength < 0.8) continue;
    if (strength)
      sheet.add(
        rect(
          0,
          0,
          w,
          height * 1.3,
          sheet.linear(0, 0, 0, height * 1.3, [
            [0, wash, strength],
            [0.77, wash, strength],
            [1, wash, 0],
          ]),
        ),
      );
    return washed;
  }
  return sky;
}
