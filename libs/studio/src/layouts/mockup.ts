import type { Face, ObjectColours } from '../art/draw-object';
import { OBJECTS } from '../art/objects';
import type { MockObject, ObjectName } from '../art/objects';
import { PATTERNS, QUIET_PATTERNS } from '../art/patterns';
import { contrast, fromLch, lch, lighten, mix } from '../palette/palette';
import { drawing, heightOf, setIn, stack, textItem } from '../stage';
import type { Layout, Stage } from '../stage';
import { rotateAbout } from '../sheet';
import { circle, el, ellipse, n, path, rect } from '../svg';
import { emblem, hero, patternColours, standOff } from './parts';

const BY_TOPIC: Partial<Record<string, ObjectName[]>> = {
  coffee: ['pouch', 'cup'],
  tea: ['box', 'pouch'],
  beauty: ['bottle', 'jar'],
  spa: ['bottle', 'candle'],
  honey: ['jar'],
  wine: ['wine'],
  whisky: ['wine'],
  fashion: ['tote', 'shirt'],
  street: ['shirt', 'can'],
  tech: ['phone'],
  finance: ['phone'],
  books: ['book', 'tote'],
  citrus: ['can', 'bottle'],
  fresh: ['bottle', 'tote'],
  bakery: ['pouch', 'box'],
  sweet: ['box', 'cup'],
  burger: ['box', 'cup'],
  olive: ['wine', 'jar'],
  candle: ['candle'],
  music: ['poster', 'shirt'],
  art: ['poster', 'tote'],
  photo: ['poster', 'phone'],
  sport: ['shirt', 'bottle'],
  pet: ['pouch', 'can'],
  jewel: ['box'],
};
const ANY: ObjectName[] = ['tote', 'box', 'poster', 'mug', 'phone'];

interface Piece {
  name: ObjectName;
  object: MockObject;
  colours: ObjectColours;
}

function chooseObject(stage: Stage): ObjectName {
  const named = stage.reading.product;
  return named?.object ?? stage.random.pick(BY_TOPIC[stage.reading.subjects[0]?.topic ?? ''] ?? ANY);
}

/** The product in the palette; a colour the client wrote right before the object is its body. */
function piece(stage: Stage, turn = 0): Piece {
  const { palette } = stage;
  const name = chooseObject(stage);
  const word = stage.reading.product?.word;
  const written = word
    ? stage.reading.colours.find((c) =>
        new RegExp(`\\b${c.words.replace(/[^\p{L} -]/gu, '')}(?: \\p{L}+)? ${word}`, 'iu').test(stage.prompt),
      )?.hex
    : undefined;
  const order = {
    paper: [palette.paper, palette.primary, palette.deep],
    tint: [palette.primary, palette.paper, palette.accent],
    field: [palette.deep, palette.accent, palette.paper],
    night: [palette.primary, palette.deep, palette.accent],
  }[palette.scheme];
  const asked = palette.inRoles ? palette.bg : written;
  const body = (turn === 0 ? asked : undefined) ?? order[turn % 3] ?? palette.paper;
  const capped = /black (?:cap|lid|top)/iu.test(stage.prompt)
    ? '#151515'
    : /(?:gold|golden) (?:cap|lid|top)/iu.test(stage.prompt)
      ? '#c99a34'
      : /white (?:cap|lid|top)/iu.test(stage.prompt)
        ? '#f4f3f0'
        : undefined;
  const trim =
    capped ??
    standOff(body, 1.5, body === palette.deep ? palette.accent : palette.deep, palette.primary, palette.accent);
  return { name, object: OBJECTS[name], colours: { body, trim } };
}

type Label = (stage: Stage, face: Face, colours: ObjectColours) => void;

/** Name and descriptor for a face; mock-ups are small, so ink is far above the legible minimum. */
function labelText(stage: Stage, face: Face, on: string, max: number, lines = 3): ReturnType<typeof textItem>[] {
  const { palette, copy } = stage;
  const ink = palette.inRoles && on === palette.bg ? palette.ink : inkOn7(on, palette.deep, palette.paper, palette.ink);
  const title = setIn(stage, 'heading', copy.title, { width: face.w, height: face.h * 0.4, max, min: 15, lines });
  const sub = setIn(stage, (title?.size ?? 0) > 34 ? 'caps' : 'body', copy.sub, {
    width: face.w,
    height: face.h * 0.2,
    max: Math.max(15, (title?.size ?? 40) * 0.3),
    min: 13.5,
    lines: 3,
  });
  return [textItem(stage, title, ink, 0), textItem(stage, sub, ink, (title?.size ?? 40) * 0.42)];
}
const inkOn7 = (on: string, ...colours: string[]): string =>
  colours.find((c) => contrast(c, on) >= 7) ??
  (contrast('#ffffff', on) > contrast('#111111', on) ? '#ffffff' : '#111111');

const centred: Label = (stage, face, { body }) => {
  const size = stage.copy.title ? Math.min(face.w * 0.34, face.h * 0.24) : Math.min(face.w * 0.62, face.h * 0.5);
  const mark = standOff(
    body,
    2.6,
    stage.palette.primary,
    stage.palette.accent,
    stage.palette.paper,
    stage.palette.deep,
  );
  const items = labelText(stage, face, body, face.w * 0.24);
  stack(
    [
      drawing(size, size, 0, (x, y) => emblem(stage, x, y, size, mark, body)),
      ...items.map((i, k) => i && (k ? i : { ...i, gap: size * 0.3 })),
    ],
    face.x + face.w / 2,
    face.y + face.h * 0.47,
    'middle',
    'middle',
  );
};
const low: Label = (stage, face, { body }) => {
  const size = face.w * 0.22;
  emblem(
    stage,
    face.x,
    face.y + face.h * 0.02,
    size,
    standOff(body, 2.6, stage.palette.accent, stage.palette.primary, stage.palette.paper, stage.palette.deep),
    body,
  );
  stack(labelText(stage, face, body, face.w * 0.26, 4), face.x, face.y + face.h * 0.94, 'start', 'bottom');
};
const band: Label = (stage, face, { body }) => {
  const { palette, sheet, random } = stage;
  const fill = standOff(body, 1.6, palette.accent, palette.primary, palette.deep, palette.paper);
  const cut = face.y + face.h * 0.56;
  const bleed = { x: face.x - face.w * 0.4, w: face.w * 1.8 };
  const name = random.pick(QUIET_PATTERNS);
  sheet.clipped(sheet.clip(rect(bleed.x, cut, bleed.w, face.h, '#000000')), () =>
    PATTERNS[name]?.(
      sheet,
      { x: bleed.x, y: cut, w: bleed.w, h: face.h * 0.8 },
      [
        fill,
        ...patternColours(stage, fill)
          .slice(1)
          .filter((c) => contrast(c, fill) > 1.2),
      ],
      random,
    ),
  );
  sheet.artwork.push(`pattern:${name}`);
  const items = labelText(stage, face, body, face.w * 0.24);
  const size = Math.min(face.w * 0.26, face.h * 0.53 - heightOf(items) - face.w * 0.08);
  const withMark = size > face.w * 0.14;
  stack(
    [
      withMark
        ? drawing(size, size, 0, (x, y) =>
            emblem(
              stage,
              x,
              y,
              size,
              standOff(body, 2.6, palette.primary, palette.accent, palette.paper, palette.deep),
              body,
            ),
          )
        : undefined,
      ...items.map((i, k) => i && (k ? i : { ...i, gap: size * 0.26 })),
    ],
    face.x + face.w / 2,
    (face.y + cut) / 2 - face.h * 0.01,
    'middle',
    'middle',
  );
};
const sticker: Label = (stage, face, { body }) => {
  const { palette, sheet } = stage;
  const fill = standOff(body, 1.5, palette.paper, palette.primary, palette.deep);
  const h = Math.min(face.h * 0.66, face.w * 1.05);
  const y = face.y + face.h * 0.48 - h / 2;
  sheet.add(
    rect(face.x + face.w * 0.03, y, face.w * 0.94, h, fill, { rx: face.w * 0.02 }),
    rect(face.x + face.w * 0.07, y + face.w * 0.04, face.w * 0.86, h - face.w * 0.08, 'none', {
      stroke: standOff(fill, 2, palette.primary, palette.deep, palette.paper),
      'stroke-width': face.w * 0.007,
    }),
  );
  const inner = { ...face, x: face.x + face.w * 0.13, w: face.w * 0.74, h };
  const items = labelText(stage, inner, fill, inner.w * 0.25);
  const size = Math.min(face.w * 0.26, h - heightOf(items) - face.w * 0.3);
  stack(
    [
      size > face.w * 0.1
        ? drawing(size, size, 0, (x, top) =>
            emblem(
              stage,
              x,
              top,
              size,
              standOff(fill, 2.6, palette.primary, palette.accent, palette.deep, palette.paper),
              fill,
            ),
          )
        : undefined,
      ...items.map((i, k) => i && (k ? i : { ...i, gap: size * 0.3 })),
    ],
    face.x + face.w / 2,
    y + h / 2,
    'middle',
    'middle',
  );
};
const bigMark: Label = (stage, face, { body }) => {
  const { palette, sheet } = stage;
  const r = face.w * 0.5;
  const fill = standOff(body, 1.45, palette.primary, palette.accent, palette.deep, palette.paper);
  const items = labelText(stage, face, body, face.w * 0.22, 2);
  const text = heightOf(items);
  const cy = face.y + Math.min(face.h * 0.42, (face.h - text) / 2 - face.h * 0.02);
  const radius = Math.min(r, (face.h - text) * 0.42);
  sheet.add(circle(face.x + face.w / 2, cy, radius, fill));
  hero(stage, face.x + face.w / 2, cy, radius * 1.3, fill);
  stack(items, face.x + face.w / 2, face.y + face.h * 0.97, 'middle', 'bottom');
};
const LABELS: Label[] = [centred, low, band, sticker, bigMark];

/** A small poster for a screen or a frame. */
function screen(stage: Stage, face: Face): void {
  const { palette, sheet, random } = stage;
  const bg = random.pick([palette.primary, palette.deep, palette.paper]);
  sheet.add(rect(face.x, face.y, face.w, face.h, bg));
  const pad = face.w * 0.11;
  const inner = { ...face, x: face.x + pad, w: face.w - 2 * pad, y: face.y + pad * 1.6, h: face.h - 2.6 * pad };
  const items = labelText(stage, inner, bg, inner.w * 0.24, 3);
  const cut = face.y + face.h * 0.6;
  const plane = standOff(bg, 1.3, palette.accent, palette.soft, palette.primary, palette.deep);
  sheet.add(circle(face.x + face.w / 2, cut - face.h * 0.22, face.w * 0.38, plane));
  hero(stage, face.x + face.w / 2, cut - face.h * 0.22, face.w * 0.5, plane);
  stack(items, inner.x, face.y + face.h - pad * 1.25, 'start', 'bottom');
}

function put(stage: Stage, item: Piece, label: Label, cx: number, y: number, h: number): number {
  stage.sheet.artwork.push(`object:${item.name}`);
  return item.object.draw(stage.sheet, cx, y, h * item.object.tall, item.colours, (face) =>
    item.object.screen ? screen(stage, face) : label(stage, face, item.colours),
  );
}

/** Soft shadow on the floor: a long one away from the light and a dark line of contact. */
function shadow(stage: Stage, cx: number, y: number, w: number, dark: string, strength = 1): void {
  const { sheet } = stage;
  sheet.add(
    ellipse(
      cx + w * 0.14,
      y + w * 0.02,
      w * 0.86,
      w * 0.13,
      sheet.radial(
        cx + w * 0.14,
        y + w * 0.02,
        w * 0.86,
        [
          [0, dark, 0.4 * strength],
          [0.5, dark, 0.2 * strength],
          [1, dark, 0],
        ],
        0.151,
      ),
    ),
    ellipse(
      cx,
      y,
      w * 0.54,
      w * 0.045,
      sheet.radial(
        cx,
        y,
        w * 0.54,
        [
          [0, dark, 0.65 * strength],
          [0.75, dark, 0.42 * strength],
          [1, dark, 0],
        ],
        0.0833,
      ),
    ),
  );
}

interface Room {
  wall: string;
  floor: string;
  dark: string;
  floorY: number;
}
/** A wall and a floor in one hue, lit from the upper left. */
function room(stage: Stage, item: Piece, floorY: number, dim = 0): Room {
  const { sheet, palette, w, h, random } = stage;
  const candidates = [
    palette.soft,
    mix(palette.accent, '#ffffff', 0.45),
    mix(palette.primary, '#ffffff', 0.6),
    palette.accent,
    palette.primary,
  ];
  const apart = candidates.filter((c) => contrast(c, item.colours.body) > 1.35);
  const tone = lch((apart.length ? random.pick(apart.slice(0, 3)) : candidates[0]) ?? palette.soft);
  const wall = dim
    ? fromLch(0.27, Math.min(tone.c, 0.045), tone.h)
    : fromLch(Math.max(0.72, Math.min(0.93, tone.l)), Math.min(tone.c, 0.1), tone.h);
  const floor = lighten(wall, dim ? 0.06 : -0.055);
  const dark = fromLch(dim ? 0.08 : 0.28, 0.04, tone.h);
  sheet.add(
    rect(0, 0, w, h, wall),
    rect(
      0,
      0,
      w,
      floorY,
      sheet.radial(w * 0.28, h * 0.12, w * 1.05, [
        [0, '#ffffff', dim ? 0.14 : 0.42],
        [0.6, '#ffffff', 0.04],
        [1, dark, dim ? 0.5 : 0.16],
      ]),
    ),
  );
  if (!item.object.flat)
    sheet.add(
      rect(
        0,
        floorY,
        w,
        h - floorY,
        sheet.linear(0, floorY, 0, h, [
          [0, floor],
          [1, lighten(floor, dim ? -0.04 : 0.05)],
        ]),
      ),
      rect(
        0,
        floorY,
        w,
        h * 0.02,
        sheet.linear(0, floorY, 0, floorY + h * 0.02, [
          [0, dark, 0.16],
          [1, dark, 0],
        ]),
      ),
    );
  return { wall, floor, dark, floorY };
}

const FOOT = 1010;
function single(
  id: string,
  decorate: (stage: Stage, r: Room, item: Piece) => void,
  options: { dim?: number; raise?: number; height?: number; when?: Layout['when'] } = {},
): Layout {
  return {
    id,
    title: 'any',
    art: 'any',
    when: options.when,
    draw(stage) {
      const item = piece(stage);
      const label = stage.random.pick(stage.copy.title ? LABELS : [centred, bigMark]);
      const flat = item.object.flat === true;
      const r = room(stage, item, 850, options.dim);
      const height = (options.height ?? 760) * (item.object.tall < 0.7 ? 1.16 : 1);
      const y = flat ? 600 + (height * item.object.tall) / 2 : FOOT - (options.raise ?? 0);
      if (!flat || id !== 'podium') decorate(stage, r, item);
      if (!flat) shadow(stage, 600, y, height * item.object.tall * 0.52, r.dark, options.dim ? 1.2 : 1);
      else flatShadow(stage, item, 600, y, height, r.dark);
      put(stage, item, label, 600, y, height);
    },
  };
}
function flatShadow(stage: Stage, item: Piece, cx: number, y: number, height: number, dark: string): void {
  if (item.name === 'poster') return;
  const h = height * item.object.tall;
  stage.sheet.add(
    ellipse(
      cx + 16,
      y - h * 0.45,
      h * 0.5,
      h * 0.58,
      stage.sheet.radial(cx + 16, y - h * 0.45, h * 0.58, [
        [0, dark, 0.34],
        [0.6, dark, 0.16],
        [0.85, dark, 0.04],
        [1, dark, 0],
      ]),
    ),
  );
}

const archRoom = single('arch-room', ({ sheet, palette }, r) => {
  const fill = standOff(r.wall, 1.18, mix(r.wall, palette.primary, 0.4), mix(r.wall, '#000000', 0.14));
  sheet.add(
    path(
      `M300 ${n(r.floorY)}V460A300 300 0 0 1 900 460V${n(r.floorY)}Z`,
      sheet.linear(300, 0, 900, 0, [
        [0, mix(fill, '#000000', 0.12)],
        [0.16, fill],
        [1, mix(fill, '#ffffff', 0.12)],
      ]),
    ),
  );
});
const sunRoom = single('sun-room', ({ sheet, palette, random }, r) => {
  const x = random.pick([430, 770]);
  sheet.add(circle(x, 420, 300, standOff(r.wall, 1.2, palette.accent, mix(r.wall, palette.primary, 0.5))));
});
const windowLight = single('window-light', ({ sheet }, r) => {
  for (let pass = 0; pass < 5; pass++) {
    const g = pass * 5;
    for (let i = 0; i < 2; i++)
      for (let j = 0; j < 3; j++) {
        const [x, y] = [250 + i * 290 + j * 60, 90 + j * 240 - i * 40];
        sheet.add(
          path(
            `M${n(x + g)} ${n(y + g)}L${n(x + 255 - g)} ${n(y - 36 + g)}L${n(x + 310 - g)} ${n(y + 176 - g)}L${n(x + 55 + g)} ${n(y + 214 - g)}Z`,
            mix(r.wall, '#fff6e0', 0.9),
            { 'fill-opacity': 0.13 },
          ),
        );
      }
  }
});
const leafLight = single('leaf-light', ({ sheet, random }, r) => {
  for (let stem = 0; stem < 3; stem++) {
    const [ox, oy] = [-60 + stem * 110, -40 + random.range(-60, 60)];
    const lean = 34 + stem * 16;
    for (let pass = 0; pass < 4; pass++) {
      const spread = 1 + pass * 0.07;
      const leaves = Array.from({ length: 9 }, (_, i) => {
        const along = 120 + i * 78;
        const side = i % 2 ? 58 : -58;
        return el('path', {
          d: `M${n(along)} 0C${n(along + 40)} ${n(-34 * spread)} ${n(along + 150)} ${n(-30 * spread)} ${n(along + 210 * spread)} 0C${n(along + 150)} ${n(30 * spread)} ${n(along + 40)} ${n(34 * spread)} ${n(along)} 0Z`,
          transform: `rotate(${n(side * 0.72)} ${n(along)} 0)`,
        });
      });
      sheet.add(
        el(
          'g',
          { transform: `translate(${n(ox)} ${n(oy)}) rotate(${n(lean)})`, fill: r.dark, 'fill-opacity': 0.045 },
          ...leaves,
        ),
      );
    }
  }
});
const podium = single(
  'podium',
  ({ sheet, palette }, r) => {
    const fill = standOff(r.floor, 1.12, mix(r.wall, palette.primary, 0.35), mix(r.wall, '#ffffff', 0.4));
    const [rx, ry, top, tall] = [350, 62, FOOT - 74, 150];
    sheet.add(
      ellipse(
        640,
        top + tall + 20,
        rx * 1.2,
        ry * 1.2,
        sheet.radial(
          640,
          top + tall + 20,
          rx * 1.2,
          [
            [0, r.dark, 0.5],
            [0.7, r.dark, 0.28],
            [1, r.dark, 0],
          ],
          0.177,
        ),
      ),
    );
    sheet.add(
      path(
        `M${n(600 - rx)} ${n(top)}V${n(top + tall)}A${n(rx)} ${n(ry)} 0 0 0 ${n(600 + rx)} ${n(top + tall)}V${n(top)}Z`,
        sheet.linear(600 - rx, 0, 600 + rx, 0, [
          [0, mix(fill, '#000000', 0.2)],
          [0.22, mix(fill, '#ffffff', 0.18)],
          [0.6, fill],
          [1, mix(fill, '#000000', 0.3)],
        ]),
      ),
      ellipse(600, top, rx, ry, mix(fill, '#ffffff', 0.3)),
    );
  },
  { raise: 62, height: 700 },
);
const spotlight = single(
  'spotlight',
  ({ sheet, palette }, r) => {
    sheet.add(
      ellipse(
        600,
        470,
        560,
        520,
        sheet.radial(600, 470, 540, [
          [0, mix(palette.primary, '#ffffff', 0.4), 0.42],
          [0.5, palette.primary, 0.16],
          [1, r.wall, 0],
        ]),
      ),
      ellipse(
        600,
        FOOT,
        480,
        90,
        sheet.radial(
          600,
          FOOT,
          480,
          [
            [0, '#ffffff', 0.2],
            [1, '#ffffff', 0],
          ],
          0.1875,
        ),
      ),
    );
  },
  { dim: 1 },
);
const steps = single('steps', ({ sheet, palette }, r) => {
  const fill = mix(r.wall, palette.primary, 0.24);
  const block = (x: number, y: number, w: number): void =>
    sheet.add(
      rect(
        x,
        y,
        w,
        1200 - y,
        sheet.linear(x, 0, x + w, 0, [
          [0, mix(fill, '#ffffff', 0.22)],
          [1, fill],
        ]),
      ),
      rect(x, y, w, 16, mix(fill, '#ffffff', 0.5)),
      rect(
        x + w,
        y + 10,
        46,
        1200 - y,
        sheet.linear(x + w, 0, x + w + 46, 0, [
          [0, r.dark, 0.22],
          [1, r.dark, 0],
        ]),
      ),
    );
  block(770, 640, 520);
  block(-60, 790, 380);
  block(190, FOOT - 6, 760);
});
const close = single(
  'close-up',
  ({ sheet, palette }, r) => {
    sheet.add(
      path(`M0 ${n(r.floorY)}L1200 330V${n(r.floorY)}Z`, mix(r.wall, palette.primary, 0.2), { 'fill-opacity': 0.6 }),
    );
  },
  { height: 920, raise: -104 },
);

const trio: Layout = {
  id: 'trio',
  title: 'any',
  art: 'any',
  when: (_copy, reading) => !reading.subjects.some((s) => s.topic === 'tech'),
  draw(stage) {
    const { random } = stage;
    const items = [piece(stage), piece(stage, 1), piece(stage, 2)];
    const first = items[0];
    if (!first) return;
    const same = items.map((i) => ({ ...i, name: first.name, object: first.object }));
    const r = room(stage, first, first.object.flat ? 1200 : 800);
    const labels = random.shuffle(stage.copy.title ? LABELS : [centred, bigMark]);
    const height = 600 * (first.object.tall < 0.7 ? 0.88 : 1);
    const y = first.object.flat ? 600 + (height * first.object.tall) / 2 : 960;
    const wide = { pouch: 330, jar: 380, mug: 400, box: 360, shirt: 400, tote: 350, poster: 340, book: 350 } as Partial<
      Record<ObjectName, number>
    >;
    const gap = Math.min(wide[first.name] ?? 300, 385);
    const scale = first.name === 'shirt' || first.name === 'mug' || first.name === 'jar' ? 0.78 : 1;
    [0, 2, 1].forEach((k) => {
      const item = same[k];
      const label = labels[first.name === 'shirt' ? 0 : k % labels.length];
      if (!item || !label) return;
      const front = k === 1;
      const hh = height * scale * (front ? 1.06 : 0.94);
      const cx = 600 + (k - 1) * gap;
      const foot = y + (front && !first.object.flat ? 34 : 0);
      if (!first.object.flat) shadow(stage, cx, foot, hh * item.object.tall * 0.5, r.dark);
      put(stage, item, label, cx, foot, hh);
    });
  },
};

const flatLay: Layout = {
  id: 'flat-lay',
  title: 'any',
  art: 'any',
  draw(stage) {
    const { sheet, palette, w, h, random } = stage;
    const item = piece(stage);
    const bg = standOff(item.colours.body, 1.6, palette.accent, palette.primary, palette.soft, palette.deep);
    sheet.add(
      rect(0, 0, w, h, bg),
      path(
        `M0 0H${n(w)}V${n(h * 0.34)}L0 ${n(h * 0.78)}Z`,
        standOff(bg, 1.08, mix(bg, palette.paper, 0.24), mix(bg, palette.deep, 0.12)),
      ),
    );
    const tilt = random.pick([-9, 8, 11]);
    const height = 740 * (item.object.tall < 0.7 ? 1.1 : 1);
    const foot = 600 + (height * item.object.tall) / 2;
    sheet.within(rotateAbout(tilt, 600, 600), () => {
      const wide = item.object.tall * height * (item.name === 'shirt' ? 0.5 : 0.58);
      if (!['pouch', 'box', 'book', 'phone', 'poster', 'can', 'tote'].includes(item.name))
        flatShadow(stage, item, 600, foot, height, palette.deep);
      else if (item.name !== 'tote')
        for (let i = 10; i >= 1; i--)
          sheet.add(
            rect(
              600 - wide / 2 + 12 + i * 4,
              foot - height * item.object.tall * 0.9 + i * 6,
              wide * 0.96,
              height * item.object.tall * 0.9,
              palette.deep,
              { rx: 40, 'fill-opacity': 0.022 },
            ),
          );
      put(stage, item, random.pick(stage.copy.title ? LABELS : [centred, bigMark]), 600, foot, height);
    });
  },
};

export const mockup: Layout[] = [
  archRoom,
  sunRoom,
  windowLight,
  leafLight,
  podium,
  spotlight,
  steps,
  close,
  trio,
  flatLay,
];
