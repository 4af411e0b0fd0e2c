import { OBJECTS } from '../../art/objects';
import type { ObjectName } from '../../art/objects';
import { mix } from '../../palette/palette';
import { isContainer } from '../../prompt/product';
import type { Layout } from '../../stage';
import { rotateAbout } from '../../sheet';
import { circle, el, ellipse, n, path, rect } from '../../svg';
import { band, bigMark, centred, isOutside, LABELS, low, sticker, worded } from '../label';
import { land, standOff } from '../parts';
import { piece, put, shadow, widthOf } from './piece';
import { flatShadow, FOOT, room, single, stands } from './room';

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
    /^(?:pouch|bar|book|notebook|sachet|tin|tote|shirt|apron|poster|phone|sign|tube|sack)$/.test(product.object),
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
      if (!['pouch', 'box', 'bar', 'book', 'phone', 'poster', 'can', 'tote'].includes(item.name))
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

const hasScreen = (object: ObjectName): boolean => 'screen' in OBJECTS[object];
/** The product in the place that was described, before everything else there. */
const setting: Layout = {
  id: 'setting',
  title: 'any',
  art: 'any',
  when: (_copy, { scene, product }) =>
    scene?.ground !== undefined &&
    // on a screen the place is shown on it
    !(product && ('flat' in OBJECTS[product.object] || (hasScreen(product.object) && isOutside(scene)))),
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
