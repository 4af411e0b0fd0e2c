import { contrast, fromLch, lch, mix } from '../palette/palette';
import { drawing, heightOf, inkFor, quiet, setIn, stack, textItem } from '../stage';
import type { Item, Layout, Stage } from '../stage';
import { rotateAbout } from '../sheet';
import type { Matrix } from '../sheet';
import { n, path, rect } from '../svg';
import { emblem, facts, standOff, titleBlock } from './parts';

// A card of 85 × 55 mm at 10 px a millimetre; layouts place it by a matrix.
const CW = 850;
const CH = 550;
const M = 62;
type Side = (stage: Stage, ground: string) => void;

const onCard = (ground: string, stage: Stage): string =>
  standOff(ground, 3, stage.palette.accent, stage.palette.primary, stage.palette.paper, stage.palette.deep);

function nameItems(stage: Stage, ground: string, width: number, max: number, lines = 2): ReturnType<typeof textItem>[] {
  const title = titleBlock(stage, { width, height: max * 2.4, max, min: 26, lines });
  const sub = setIn(stage, 'caps', stage.copy.sub, { width, height: 90, max: 28, min: 18, lines: 2 });
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
/** The name alone, as large as the card carries it. */
const frontName: Side = (stage, ground) => {
  const { sheet, palette } = stage;
  const title = titleBlock(stage, { width: CW - 2 * M, height: CH - 2 * M - 110, max: 190, min: 40, lines: 3 });
  const sub = setIn(stage, 'caps', stage.copy.sub, { width: CW - 2 * M, height: 70, max: 32, min: 18, lines: 2 });
  const edge = standOff(ground, 1.5, palette.mark, palette.accent, palette.primary, palette.deep);
  sheet.add(rect(0, CH - 26, CW, 26, edge));
  if (title) sheet.text(title, M, M, inkFor(stage, ground));
  if (sub) sheet.text(sub, M, CH - M - 26 - sub.height, quiet(stage, ground));
};
/** Two fields: the emblem on one, the name on the other. */
const frontFields: Side = (stage, ground) => {
  const { sheet, palette } = stage;
  const fill = standOff(ground, 1.5, palette.accent, palette.primary, palette.deep, palette.paper);
  const cut = CH * 0.46;
  sheet.add(rect(0, 0, CW, cut, fill));
  const size = 150;
  emblem(stage, M, (cut - size) / 2, size, standOff(fill, 3, palette.paper, palette.deep, '#ffffff', '#111111'), fill);
  stack(nameItems(stage, ground, CW - 2 * M, 84), M, (cut + CH) / 2, 'start', 'middle');
};
const frontBar: Side = (stage, ground) => {
  const { sheet, palette } = stage;
  const fill = standOff(ground, 1.4, palette.accent, palette.primary, palette.deep);
  sheet.add(rect(0, 0, 190, CH, fill));
  emblem(stage, 95 - 56, CH / 2 - 56, 112, standOff(fill, 3, palette.paper, palette.deep, '#ffffff', '#111111'), fill);
  stack(nameItems(stage, ground, CW - 190 - 2 * M, 70, 3), 190 + M, CH / 2, 'start', 'middle');
};

/** Person and facts; with neither, a full side of the emblem or a pattern. */
const back: Side = (stage, ground) => {
  const { copy, palette } = stage;
  const person =
    copy.person && copy.person.name !== copy.title
      ? copy.person
      : copy.person?.role
        ? { name: '', role: copy.person.role }
        : undefined;
  const few = copy.facts.length + copy.lines.length < 5;
  const line = (voice: 'heading' | 'body', text: string | undefined, max: number, gap: number): Item | undefined =>
    textItem(
      stage,
      setIn(stage, voice, text, { width: CW - 2 * M - 90, height: 120, max, min: Math.min(max, 20), lines: 2 }),
      voice === 'heading' ? inkFor(stage, ground) : quiet(stage, ground),
      gap,
    );
  const info = facts(stage, ground, CW - 2 * M, few ? 40 : 32);
  // Whoever turns the card wants to know whose it is.
  const whose = person ? person.name : (info ?? copy.lines.length) ? copy.title : undefined;
  const rows = [
    line('heading', whose, person ? 60 : 46, 0),
    line('body', person?.role, 32, 22),
    ...copy.lines.map((text) => line('body', text, few ? 32 : 27, 22)),
  ];
  if (!heightOf(rows) && !info) {
    // Nobody gave anything for it: the emblem large, and whole.
    const size = CH * 0.56;
    emblem(stage, (CW - size) / 2, (CH - size) / 2, size, onCard(ground, stage), ground);
    return;
  }
  // The card cuts what hangs over its edge.
  if (M + 6 + heightOf(rows) > (info ? CH - M - info.height : CH - M / 2) - (stage.sheet.roomy ? 30 : 0))
    stage.sheet.faults++;
  stack(rows, M, M + 6);
  if (info) stack([info], M, CH - M, 'start', 'bottom');
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
      sheet.cover(0, 0, CW, CH);
      sheet.onSurface(CW, CH, 30, () => draw?.(stage, ground));
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
  // 'Black on cream' is so on both sides.
  const asked = palette.inRoles ? palette.bg : undefined;
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
  return { front: asked ?? front, back: asked ?? calm, table };
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
  front: Side,
  place: (stage: Stage, g: ReturnType<typeof grounds>, front: Side) => void,
): Layout => ({
  id,
  title: 'any',
  art: 'any',
  draw(stage) {
    const g = grounds(stage);
    table(stage, g.table);
    place(stage, g, stage.copy.title ? front : frontCentred);
  },
});

const overlap = arrangement('overlap', frontName, (stage, g, front) => {
  card(stage, tilted(-5, 70, 90, 0.8), g.front, front);
  card(stage, tilted(-5, 830, 470, 0.8), g.back, back);
});
const pair = arrangement('pair', frontCentred, (stage, g, front) => {
  card(stage, [0.82, 0, 0, 0.82, 70, 70], g.front, front);
  card(stage, [0.82, 0, 0, 0.82, 833, 479], g.back, back);
});
const column = arrangement('column', frontFields, (stage, g, front) => {
  const s = 0.8;
  card(stage, [s, 0, 0, s, 460, 48], g.front, front);
  card(stage, [s, 0, 0, s, 460, 512], g.back, back);
});
const pile = arrangement('pile', frontCorner, (stage, g, front) => {
  for (let i = 5; i >= 1; i--) card(stage, tilted(-1.2 * (i % 2), 70 - i, 360 + i * 9, 0.78), g.front, undefined, 5);
  card(stage, tilted(0, 70, 360, 0.78), g.front, front);
  card(stage, tilted(7, 820, 130, 0.78), g.back, back, 3);
});
const sideBySide = arrangement('side-by-side', frontBar, (stage, g, front) => {
  const s = 0.855;
  stage.sheet.add(rect(0, 0, stage.w / 2, stage.h, mix(g.table, stage.palette.primary, 0.35)));
  card(stage, [s, 0, 0, s, 48, (1000 - CH * s) / 2], g.front, front);
  card(stage, [s, 0, 0, s, 826, (1000 - CH * s) / 2], g.back, back);
});
const oblique = arrangement('oblique', frontName, (stage, g, front) => {
  // A table seen from above and aside: both axes of the card are skewed alike.
  const m = (x: number, y: number): Matrix => [0.8, -0.19, 0.24, 0.72, x, y];
  card(stage, m(10, 240), g.front, front, 7);
  card(stage, m(716, 560), g.back, back, 7);
});
const steep = arrangement('steep', frontCentred, (stage, g, front) => {
  card(stage, tilted(-12, 110, 110, 0.78), g.back, back, 4);
  card(stage, tilted(-12, 780, 440, 0.78), g.front, front, 4);
});
const light = arrangement('window', frontCorner, (stage, g, front) => {
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
  card(stage, tilted(4, 830, 80, 0.8), g.back, back);
  card(stage, tilted(-4, 90, 480, 0.8), g.front, front);
});
const framedFlat = arrangement('poster-flat', frontBar, (stage, g, front) => {
  const { sheet, w, h, palette } = stage;
  const band = standOff(g.table, 1.3, palette.primary, palette.deep, palette.accent);
  sheet.add(
    rect(0, h * 0.5, w, h * 0.5, band === g.front || band === g.back ? mix(g.table, palette.primary, 0.35) : band),
  );
  card(stage, tilted(0, 100, 80, 0.8), g.front, front);
  card(stage, tilted(0, 830, 480, 0.8), g.back, back);
});

export const businessCard: Layout[] = [overlap, pair, column, pile, sideBySide, oblique, steep, light, framedFlat];
