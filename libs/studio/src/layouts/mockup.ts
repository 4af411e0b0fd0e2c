import { OBJECTS } from '../art/objects';
import type { MockObject, ObjectName } from '../art/objects';
import { contrast, fromLch, lch, lighten, mix } from '../palette/palette';
import { coatOf } from '../prompt/coat';
import type { Coat } from '../prompt/product-parts';
import { isContainer } from '../prompt/product';
import { hash, Random } from '../random';
import type { Layout, Stage } from '../stage';
import { rotateAbout, Sheet } from '../sheet';
import { circle, el, ellipse, n, path, rect } from '../svg';
import { band, belted, bigMark, centred, LABELS, low, screen, sticker, worded } from './label';
import type { Label, PackColours } from './label';
import { land, standOff } from './parts';

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

/** What a product is made of has a colour, whatever is printed on it. */
/** Glass that a label of another colour is stuck on. */
const GLASS: Partial<Record<ObjectName, string>> = { wine: '#26352b', dropper: '#6b3d17', jar: '#d9dcd4' };
const MATERIALS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kraft|brown paper|cardboard|corrugated|unbleached)\b/iu, '#bf9a6c'],
  [/\b(?:hessian|burlap|jute|natural cotton|linen|calico)\b/iu, '#d9c7a3'],
  [/\bstoneware\b/iu, '#b9aa97'],
];

interface Piece {
  name: ObjectName;
  object: MockObject;
  colours: PackColours;
}

/** The same in every option of a prompt: four views of one thing, never four things. */
function chooseObject({ reading, prompt }: Stage): ObjectName {
  const fitting = BY_TOPIC[reading.subjects[0]?.topic ?? ''] ?? ANY;
  return reading.product?.object ?? new Random(hash(prompt)).pick(fitting);
}

/** The colours of its parts; of two that were named for all of it the ground changes from option to option. */
function dressed({ reading, prompt, option }: Stage): Coat {
  const { pair, ...coat } = coatOf(prompt, reading.colours, reading.product?.word);
  if (!pair) return coat;
  const [body, other] = option % 2 ? [pair[1], pair[0]] : pair;
  // what would not be read on it goes round it
  return { ...coat, body, ...(contrast(other, body) >= 3 ? { print: other } : { band: coat.band ?? other }) };
}

/** The product in the palette: each part in the colour that was asked for it, in every option. */
function piece(stage: Stage, turn = 0): Piece {
  const { palette, prompt } = stage;
  const name = chooseObject(stage);
  const coat = dressed(stage);
  const order = {
    paper: [palette.paper, palette.primary, palette.deep],
    tint: [palette.primary, palette.paper, palette.accent],
    field: [palette.deep, palette.accent, palette.paper],
    night: [palette.primary, palette.deep, palette.accent],
  }[palette.scheme];
  const given =
    (/\bamber (?:glass|bottles?|jars?)\b/iu.test(prompt) ? '#7b4416' : undefined) ??
    coat.body ??
    MATERIALS.find(([said]) => said.test(prompt))?.[1] ??
    // a cream label is on the bottle: the bottle is of glass
    (coat.label === undefined ? undefined : GLASS[name]);
  const body = given ?? (turn === 0 && palette.inRoles ? palette.bg : undefined) ?? order[turn % 3] ?? palette.paper;
  const trim =
    coat.trim ??
    standOff(body, 1.5, body === palette.deep ? palette.accent : palette.deep, palette.primary, palette.accent);
  const { label, band: belt, print } = coat;
  const isDressed = Object.keys(coat).length > 0;
  return { name, object: OBJECTS[name], colours: { body, trim, edge: coat.trim, label, band: belt, print, isDressed } };
}

/** Width of an object by its height. */
const widthOf = ({ draw }: MockObject): number =>
  draw(new Sheet(1, 1), 0, 0, 100, { body: '#888888', trim: '#444444' }, () => undefined) / 100;

function put(stage: Stage, item: Piece, label: Label, cx: number, y: number, h: number): number {
  stage.sheet.artwork.push(`object:${item.name}`);
  return item.object.draw(stage.sheet, cx, y, h * item.object.tall, item.colours, (face) =>
    item.object.screen
      ? screen(stage, face)
      : (item.colours.label !== undefined ? sticker : item.colours.band !== undefined ? belted : label)(
          stage,
          face,
          item.colours,
        ),
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
  const { sheet, palette, w, h, option } = stage;
  const candidates = [
    palette.soft,
    mix(palette.accent, '#ffffff', 0.45),
    mix(palette.primary, '#ffffff', 0.6),
    palette.accent,
    palette.primary,
  ];
  const apart = candidates.filter((c) => contrast(c, item.colours.body) > 1.35);
  const chosen = lch((apart.length ? apart[option % Math.min(3, apart.length)] : candidates[0]) ?? palette.soft);
  // a room without any hue is a grey one: plaster is warm
  const tone = chosen.c < 0.012 ? { l: Math.max(chosen.l, 0.86), c: 0.018, h: 75 } : chosen;
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
      // what hangs or lies has no floor: the light is all over
      item.object.flat ? h : floorY,
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
  label: Label,
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
      const flat = item.object.flat === true;
      const r = room(stage, item, 850, options.dim);
      const height = (options.height ?? 760) * (item.object.tall < 0.7 ? 1.16 : 1);
      const y = flat ? 600 + (height * item.object.tall) / 2 : FOOT - (options.raise ?? 0);
      decorate(stage, r, item);
      if (!flat)
        shadow(stage, 600, y, height * item.object.tall * widthOf(item.object) * 0.86, r.dark, options.dim ? 1.2 : 1);
      else flatShadow(stage, item, 600, y, height, r.dark);
      put(stage, item, stage.copy.title ? label : centred, 600, y, height);
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

/** What lies flat or hangs has no floor to stand on before a shape. */
const stands: Layout['when'] = (_copy, { product }) => !(product && 'flat' in OBJECTS[product.object]);

const archRoom = single(
  'arch-room',
  centred,
  ({ sheet, palette }, r) => {
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
  },
  { when: stands },
);
const sunRoom = single(
  'sun-room',
  worded,
  ({ sheet, palette, random }, r) => {
    const x = random.pick([430, 770]);
    sheet.add(circle(x, 420, 300, standOff(r.wall, 1.2, palette.accent, mix(r.wall, palette.primary, 0.5))));
  },
  { when: stands },
);
const windowLight = single('window-light', sticker, ({ sheet }, r) => {
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
const leafLight = single('leaf-light', low, ({ sheet, random }, r) => {
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
const spotlight = single(
  'spotlight',
  band,
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
  { dim: 1, when: stands },
);
const close = single(
  'close-up',
  worded,
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
  // Three of what is broad would each be small.
  when: (_copy, { subjects, product }) =>
    !subjects.some((s) => s.topic === 'tech') &&
    (!product || OBJECTS[product.object].tall * widthOf(OBJECTS[product.object]) < 0.7),
  draw(stage) {
    const { random } = stage;
    const items = [piece(stage), piece(stage, 1), piece(stage, 2)];
    const first = items[0];
    if (!first) return;
    const same = items.map((i) => ({ ...i, name: first.name, object: first.object }));
    const r = room(stage, first, first.object.flat ? 1200 : 800);
    const labels = random.shuffle(stage.copy.title ? LABELS : [centred, bigMark]);
    // Side by side, none before another's name.
    const height = Math.min(600, 330 / (first.object.tall * widthOf(first.object) * 1.06));
    const y = first.object.flat ? 600 + (height * first.object.tall) / 2 : 940;
    const gap = Math.max(300, height * first.object.tall * widthOf(first.object) * 1.08);
    [0, 2, 1].forEach((k) => {
      const item = same[k];
      const label = labels[first.name === 'shirt' ? 0 : k % labels.length];
      if (!item || !label) return;
      const front = k === 1;
      const hh = height * (front ? 1.06 : 0.94);
      const cx = 600 + (k - 1) * gap;
      const foot = y + (front && !first.object.flat ? 34 : 0);
      if (!first.object.flat) shadow(stage, cx, foot, hh * item.object.tall * widthOf(item.object) * 0.82, r.dark);
      put(stage, item, label, cx, foot, hh);
    });
  },
};

const flatLay: Layout = {
  id: 'flat-lay',
  title: 'any',
  art: 'any',
  // What has a foot and a depth does not lie on its side in the air.
  when: (_copy, { product }) =>
    !product ||
    /^(?:pouch|book|notebook|sachet|tin|tote|shirt|apron|poster|phone|sign|tube|sack)$/.test(product.object),
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
      put(stage, item, stage.copy.title ? bigMark : centred, 600, foot, height);
    });
  },
};

/** The product in the place that was described, before everything else there. */
const setting: Layout = {
  id: 'setting',
  title: 'any',
  art: 'any',
  when: (_copy, { scene, product }) => scene?.ground !== undefined && !(product && 'flat' in OBJECTS[product.object]),
  draw(stage) {
    const { reading, sheet, w, h } = stage;
    const item = piece(stage);
    const { scene } = reading;
    const bare = scene && { ...scene, subjects: [] };
    const { foot } = land({ ...stage, reading: { ...reading, scene: bare } }, { x: 0, y: 0, w, h }, { clear: 'top' });
    // Of those who were to stand with it nobody does.
    sheet.lacking.push(...(scene?.subjects ?? []).map(({ words }) => words).filter((words) => !isContainer(words)));
    const height = 720 * (item.object.tall < 0.7 ? 1.16 : 1);
    shadow(stage, 600, 1060, height * item.object.tall * widthOf(item.object) * 0.86, mix(foot, '#000000', 0.7));
    put(stage, item, stage.copy.title ? sticker : centred, 600, 1060, height);
  },
};

export const mockup: Layout[] = [setting, archRoom, sunRoom, windowLight, leafLight, spotlight, close, trio, flatLay];
