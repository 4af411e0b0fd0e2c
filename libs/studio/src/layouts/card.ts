import { PATTERNS } from '../art/patterns';
import { contrast, fromLch, lch, mix } from '../palette/palette';
import { drawing, heightOf, inkFor, quiet, setIn, stack, textItem } from '../stage';
import type { Layout, Stage } from '../stage';
import { rotateAbout } from '../sheet';
import type { Matrix } from '../sheet';
import { line, n, path, rect } from '../svg';
import { emblem, facts, motif, patternColours, standOff } from './parts';

// A card of 85 × 55 mm at 10 px a millimetre; layouts place it by a matrix.
const CW = 850;
const CH = 550;
const M = 62;
type Side = (stage: Stage, ground: string) => void;

const onCard = (ground: string, stage: Stage): string =>
  standOff(ground, 3, stage.palette.accent, stage.palette.primary, stage.palette.paper, stage.palette.deep);

function nameItems(stage: Stage, ground: string, width: number, max: number, lines = 2): ReturnType<typeof textItem>[] {
  const title = setIn(stage, 'heading', stage.copy.title, { width, height: max * 2.4, max, min: 26, lines });
  const sub = setIn(stage, 'caps', stage.copy.sub, { width, height: 70, max: 21, min: 17, lines: 2 });
  return [textItem(stage, title, inkFor(stage, ground), 0), textItem(stage, sub, quiet(stage, ground), 26)];
}

const frontCentred: Side = (stage, ground) => {
  const size = 132;
  stack(
    [
      drawing(size, size, 0, (x, y) => emblem(stage, x, y, size, onCard(ground, stage), ground)),
      ...nameItems(stage, ground, CW - 2 * M, 82).map((i, k) => i && (k ? i : { ...i, gap: 44 })),
    ],
    CW / 2,
    CH / 2,
    'middle',
    'middle',
  );
};
const frontCorner: Side = (stage, ground) => {
  emblem(stage, M, M, 108, onCard(ground, stage), ground);
  stack(nameItems(stage, ground, CW - 2 * M, 96), M, CH - M, 'start', 'bottom');
};
const frontCrop: Side = (stage, ground) => {
  const tone = standOff(
    ground,
    1.18,
    mix(ground, stage.palette.accent, 0.5),
    mix(ground, stage.palette.paper, 0.24),
    mix(ground, stage.palette.deep, 0.24),
  );
  emblem(stage, CW * 0.5, -70, 680, tone, ground);
  stack(nameItems(stage, ground, CW * 0.46, 68, 3), M, CH - M, 'start', 'bottom');
};
const frontPattern: Side = (stage, ground) => {
  const { sheet, random } = stage;
  const name = random.pick(['tiles', 'arches', 'scallops', 'seeds', 'contours'] as const);
  sheet.artwork.push(`pattern:${name}`);
  const x = CW * 0.62;
  sheet.clipped(sheet.clip(rect(x, 0, CW - x, CH, '#000000')), () =>
    PATTERNS[name]?.(
      sheet,
      { x, y: 0, w: CW - x, h: CH },
      patternColours(stage, standOff(ground, 1.3, stage.palette.primary, stage.palette.accent, stage.palette.deep)),
      random,
    ),
  );
  emblem(stage, M, M, 84, onCard(ground, stage), ground);
  stack(nameItems(stage, ground, CW * 0.62 - 2 * M + 20, 64, 3), M, CH - M, 'start', 'bottom');
};
const frontBar: Side = (stage, ground) => {
  const { sheet, palette } = stage;
  const fill = standOff(ground, 1.4, palette.accent, palette.primary, palette.deep);
  sheet.add(rect(0, 0, 190, CH, fill));
  emblem(stage, 95 - 56, CH / 2 - 56, 112, standOff(fill, 3, palette.paper, palette.deep, '#ffffff', '#111111'), fill);
  stack(nameItems(stage, ground, CW - 190 - 2 * M, 70, 3), 190 + M, CH / 2, 'start', 'middle');
};
const FRONTS: Side[] = [frontCentred, frontCorner, frontCrop, frontPattern, frontBar];

/** Person and facts; with neither, a full side of the emblem or a pattern. */
const back: Side = (stage, ground) => {
  const { copy, sheet, palette, random } = stage;
  const person =
    copy.person && copy.person.name !== copy.title
      ? copy.person
      : copy.person?.role
        ? { name: '', role: copy.person.role }
        : undefined;
  const rows = [
    textItem(
      stage,
      setIn(stage, 'heading', person?.name, { width: CW - 2 * M, height: 110, max: 50, min: 26, lines: 2 }),
      inkFor(stage, ground),
      0,
    ),
    textItem(
      stage,
      setIn(stage, 'body', person?.role, { width: CW - 2 * M, height: 60, max: 27, min: 20, lines: 2 }),
      quiet(stage, ground),
      20,
    ),
    ...copy.lines.map((text) =>
      textItem(
        stage,
        setIn(stage, 'body', text, { width: CW - 2 * M, height: 80, max: 25, min: 18, lines: 2 }),
        inkFor(stage, ground),
        20,
      ),
    ),
  ];
  const info = facts(stage, ground, CW - 2 * M, 30);
  if (!heightOf(rows) && !info) {
    if (random.chance(0.6) && stage.reading.subjects.length)
      motif(
        stage,
        { x: 0, y: 0, w: CW, h: CH },
        ground,
        [standOff(ground, 1.3, mix(ground, palette.accent, 0.6), palette.primary, palette.deep)],
        92,
      );
    else {
      const name = random.pick(['scallops', 'seeds', 'contours', 'stripes', 'arches'] as const);
      sheet.artwork.push(`pattern:${name}`);
      PATTERNS[name]?.(sheet, { x: 0, y: 0, w: CW, h: CH }, patternColours(stage, ground), random);
    }
    return;
  }
  // The card cuts what hangs over its edge.
  if (M + 6 + heightOf(rows) > (info ? CH - M - info.height : CH - M / 2) - (stage.sheet.roomy ? 30 : 0))
    stage.sheet.faults++;
  stack(rows, M, M + 6);
  if (info) stack([info], M, CH - M, 'start', 'bottom');
  if (info && heightOf(rows) + info.height < CH - 2 * M - 70)
    sheet.add(
      line(
        M,
        M + heightOf(rows) + 34,
        M + 84,
        M + heightOf(rows) + 34,
        standOff(ground, 2, palette.mark, palette.primary, palette.deep),
        5,
      ),
    );
  if (stage.mark.kind !== 'initials' && copy.lines.length === 0)
    emblem(stage, CW - M - 74, M, 74, standOff(ground, 1.6, palette.mark, palette.primary, palette.deep), ground);
};

/** A card in place: soft shadow, side, hairline of light. `thick` shows its edge. */
function card(stage: Stage, at: Matrix, ground: string, draw: Side | undefined, thick = 0): void {
  const { sheet } = stage;
  sheet.within(at, () => {
    for (let i = 14; i >= 1; i--)
      sheet.add(
        rect(6 + i * 0.4 - i * 1.6, 12 + i * 2.2 - i * 0.8, CW + i * 3.2, CH + i * 2.4, '#000000', {
          rx: 10 + i * 2,
          'fill-opacity': 0.021,
        }),
      );
    if (thick)
      sheet.add(
        rect(0, thick, CW, CH, mix(ground, '#000000', contrast(ground, '#000000') > 4 ? 0.22 : 0.5), { rx: 10 }),
      );
    sheet.clipped(sheet.clip(rect(0, 0, CW, CH, '#000000', { rx: 10 })), () => {
      sheet.add(rect(0, 0, CW, CH, ground));
      draw?.(stage, ground);
      sheet.add(
        rect(
          0,
          0,
          CW,
          CH,
          sheet.linear(0, 0, CW, CH, [
            [0, '#ffffff', 0.07],
            [0.5, '#ffffff', 0],
            [1, '#000000', 0.05],
          ]),
        ),
      );
    });
  });
}

function grounds(stage: Stage): { front: string; back: string; table: string } {
  const { palette } = stage;
  const front = { paper: palette.paper, tint: palette.primary, field: palette.primary, night: palette.deep }[
    palette.scheme
  ];
  const rear = palette.scheme === 'paper' ? palette.primary : palette.paper;
  // The lines of a card want the calmer side.
  const { copy } = stage;
  const calm =
    copy.facts.length || copy.person
      ? contrast(rear, '#000000') > 6 || contrast(rear, '#ffffff') > 6
        ? rear
        : palette.paper
      : rear;
  const tone = lch(mix(palette.soft, palette.primary, 0.12));
  const table =
    palette.scheme === 'night'
      ? fromLch(0.8, Math.min(tone.c, 0.03), tone.h)
      : palette.scheme === 'field'
        ? fromLch(0.9, Math.min(tone.c, 0.03), tone.h)
        : fromLch(0.87, Math.min(tone.c, 0.045), tone.h);
  return { front, back: calm, table };
}

function table(stage: Stage, colour: string): void {
  const { sheet, w, h } = stage;
  sheet.add(
    rect(0, 0, w, h, colour),
    rect(
      0,
      0,
      w,
      h,
      sheet.radial(w * 0.25, 0, w * 0.95, [
        [0, '#ffffff', 0.45],
        [0.6, '#ffffff', 0.06],
        [1, '#000000', 0.12],
      ]),
    ),
  );
}
const tilted = (degrees: number, x: number, y: number, scale = 1): Matrix => {
  const [a, b, c, d, e, f] = rotateAbout(degrees, CW / 2, CH / 2);
  return [a * scale, b * scale, c * scale, d * scale, e * scale + x, f * scale + y];
};

const arrangement = (
  id: string,
  place: (stage: Stage, g: ReturnType<typeof grounds>, front: Side) => void,
): Layout => ({
  id,
  title: 'any',
  art: 'any',
  draw(stage) {
    const g = grounds(stage);
    table(stage, g.table);
    const fronts = stage.copy.title ? FRONTS : [frontCentred];
    place(stage, g, stage.random.pick(fronts));
  },
});

const overlap = arrangement('overlap', (stage, g, front) => {
  card(stage, tilted(-5, 66, 82, 0.84), g.front, front);
  card(stage, tilted(-5, 812, 470, 0.84), g.back, back);
});
const pair = arrangement('pair', (stage, g, front) => {
  card(stage, [0.85, 0, 0, 0.85, 68, 58], g.front, front);
  card(stage, [0.85, 0, 0, 0.85, 808, 474], g.back, back);
});
const column = arrangement('column', (stage, g, front) => {
  const s = 0.8;
  card(stage, [s, 0, 0, s, 460, 48], g.front, front);
  card(stage, [s, 0, 0, s, 460, 512], g.back, back);
});
const pile = arrangement('pile', (stage, g, front) => {
  for (let i = 5; i >= 1; i--) card(stage, tilted(-1.2 * (i % 2), 90 - i, 330 + i * 9, 0.86), g.front, undefined, 5);
  card(stage, tilted(0, 90, 330, 0.86), g.front, front);
  card(stage, tilted(7, 800, 120, 0.86), g.back, back, 3);
});
const sideBySide = arrangement('side-by-side', (stage, g, front) => {
  const s = 0.855;
  stage.sheet.add(rect(0, 0, stage.w / 2, stage.h, mix(g.table, stage.palette.primary, 0.35)));
  card(stage, [s, 0, 0, s, 48, (1000 - CH * s) / 2], g.front, front);
  card(stage, [s, 0, 0, s, 826, (1000 - CH * s) / 2], g.back, back);
});
const oblique = arrangement('oblique', (stage, g, front) => {
  // A table seen from above and aside: both axes of the card are skewed alike.
  const m = (x: number, y: number): Matrix => [0.86, -0.2, 0.26, 0.78, x, y];
  card(stage, m(14, 262), g.front, front, 7);
  card(stage, m(690, 562), g.back, back, 7);
});
const hero = arrangement('hero', (stage, g, front) => {
  card(stage, tilted(5, 640, 640, 1.12), g.back, undefined);
  const { copy } = stage;
  const useBack = (copy.facts.length > 0 || copy.person !== undefined) && stage.random.chance(0.4);
  card(stage, tilted(-3, 250, 170, 1.2), useBack ? g.back : g.front, useBack ? back : front);
});
const light = arrangement('window', (stage, g, front) => {
  const { sheet } = stage;
  for (let pass = 0; pass < 4; pass++)
    for (let i = 0; i < 4; i++)
      sheet.add(
        path(
          `M${n(120 + i * 420 + pass * 5)} ${n(-10)}L${n(420 + i * 420 - pass * 5)} ${n(-10)}L${n(60 + i * 420 - pass * 5)} ${n(1010)}L${n(-240 + i * 420 + pass * 5)} ${n(1010)}Z`,
          '#ffffff',
          { 'fill-opacity': 0.07 },
        ),
      );
  card(stage, tilted(4, 812, 70, 0.84), g.back, back);
  card(stage, tilted(-4, 74, 462, 0.84), g.front, front);
});
const framedFlat = arrangement('poster-flat', (stage, g, front) => {
  const { sheet, w, h, palette } = stage;
  const band = standOff(g.table, 1.3, palette.primary, palette.deep, palette.accent);
  sheet.add(rect(0, h * 0.5, w, h * 0.5, band === g.front ? mix(band, palette.paper, 0.3) : band));
  card(stage, tilted(0, 96, 84, 0.82), g.front, front);
  card(stage, tilted(0, 808, 466, 0.82), g.back, back);
});

export const businessCard: Layout[] = [overlap, pair, column, pile, sideBySide, oblique, hero, light, framedFlat];
