import { n, path } from '../../svg';
import { box, dark, disc, lit, oval, pale } from './view';
import type { View } from './view';

type Decor = (v: View, floor: number) => void;
const board = (v: View, x: number, y: number, wide: number, hex = '#8a5f3c'): void => {
  const { u } = v;
  v.sheet.add(
    path(box(x, y + u * 14, wide, u * 12), dark(v, hex, 0, 0.7), { 'fill-opacity': 0.25 }),
    path(box(x, y, wide, u * 14), lit(v, hex)),
    path(box(x, y, wide, u * 4), pale(v, hex, 0, 0.4)),
    path(
      box(x + wide * 0.1, y + u * 14, u * 8, u * 34) + box(x + wide * 0.86, y + u * 14, u * 8, u * 34),
      dark(v, hex, 0, 0.4),
    ),
  );
};
/** Jars, bowls, loaves or books in a row on a board. */
export function row(v: View, x: number, y: number, wide: number, kind: 'jars' | 'bowls' | 'loaves' | 'books'): void {
  const { u, random, sheet } = v;
  const tones = {
    jars: ['#c8733c', '#8c9a5b', '#d8c28a', '#a34a3a', '#6f8794'],
    bowls: ['#efe9dd', '#d9d2c4', '#b9c6c9', '#e6dccb'],
    loaves: ['#c98a4b', '#b87438', '#d9a566'],
    books: ['#8f3d36', '#3f5d73', '#6f7a4c', '#c79a4b', '#5a4a63', '#d8cdb6'],
  }[kind];
  for (let at = x + u * 10; at < x + wide - u * 40;) {
    const hex = random.pick(tones);
    if (kind === 'books') {
      const [b, t] = [u * random.range(12, 22), u * random.range(66, 100)];
      sheet.add(
        path(box(at, y - t, b, t), lit(v, hex)),
        path(box(at + b * 0.72, y - t, b * 0.28, t), dark(v, hex, 0, 0.34)),
      );
      at += b + u * 1.5;
    } else if (kind === 'jars') {
      const [b, t] = [u * 36, u * random.range(50, 66)];
      sheet.add(
        path(
          `M${n(at)} ${n(y)}v${n(-t * 0.78)}q0 ${n(-u * 8)} ${n(u * 8)} ${n(-u * 8)}h${n(b - u * 16)}q${n(u * 8)} 0 ${n(u * 8)} ${n(u * 8)}v${n(t * 0.78)}Z`,
          lit(v, hex),
        ),
        path(box(at + u * 3, y - t - u * 2, b - u * 6, u * 11), dark(v, '#cdb892', 0, 0.1)),
        path(box(at + b * 0.72, y - t * 0.74, b * 0.28, t * 0.74), dark(v, hex, 0, 0.34), { 'fill-opacity': 0.6 }),
      );
      at += b + u * 12;
    } else if (kind === 'bowls') {
      const b = u * 60;
      for (let k = 0; k < 3; k++)
        sheet.add(
          path(
            `M${n(at)} ${n(y - u * (26 + k * 13))}h${n(b)}q${n(-u * 4)} ${n(u * 26)} ${n(-b / 2 + u * 10)} ${n(u * 26)}h${n(-u * 20)}q${n(-b / 2 + u * 14)} 0 ${n(-b / 2 + u * 10)} ${n(-u * 26)}Z`,
            k % 2 ? dark(v, hex, 0, 0.16) : lit(v, hex),
          ),
        );
      at += b + u * 14;
    } else {
      const b = u * 74;
      sheet.add(
        path(oval(at + b / 2, y - u * 18, b / 2, u * 22), lit(v, hex)),
        path(oval(at + b * 0.56, y - u * 12, b * 0.4, u * 14), dark(v, hex, 0, 0.3), { 'fill-opacity': 0.5 }),
        path(
          `M${n(at + b * 0.3)} ${n(y - u * 32)}l${n(u * 10)} ${n(u * 12)}M${n(at + b * 0.5)} ${n(y - u * 36)}l${n(u * 10)} ${n(u * 12)}`,
          'none',
          { stroke: pale(v, '#f2e2c0', 0, 0.4), 'stroke-width': u * 4 },
        ),
      );
      at += b + u * 10;
    }
  }
}

const shelves =
  (kinds: ('jars' | 'bowls' | 'loaves' | 'books')[]): Decor =>
  (v, floor) => {
    const { w, h } = v;
    const [x, wide] = [w * 0.6, w * 0.34];
    kinds.forEach((kind, i) => {
      const y = floor - h * (0.22 + 0.15 * i);
      row(v, x, y, wide, kind);
      board(v, x, y, wide);
    });
  };
/** Pans and ladles on a rail over a board of jars. */
const kitchen: Decor = (v, floor) => {
  const { sheet, w, h, u } = v;
  const [x, y, wide] = [w * 0.6, floor - h * 0.44, w * 0.34];
  sheet.add(path(box(x, y, wide, u * 7), dark(v, '#6f6a63', 0, 0.2)));
  ['#b4683a', '#5c6166', '#b4683a', '#3d4246'].forEach((hex, i) => {
    const [cx, r] = [x + wide * (0.14 + i * 0.24), u * (26 - i * 3)];
    sheet.add(
      path(box(cx - u * 3, y + u * 6, u * 6, u * 46), dark(v, hex, 0, 0.3)),
      path(disc(cx, y + u * 52 + r, r), lit(v, hex)),
      path(disc(cx + r * 0.16, y + u * 54 + r, r * 0.74), dark(v, hex, 0, 0.26)),
    );
  });
  row(v, x, floor - h * 0.2, wide, 'jars');
  board(v, x, floor - h * 0.2, wide);
};
/** Hammers, saws and spanners on a board. */
const tools: Decor = (v, floor) => {
  const { sheet, w, h, u } = v;
  const [x, y, wide, tall] = [w * 0.6, floor - h * 0.48, w * 0.34, h * 0.27];
  sheet.add(
    path(box(x + u * 6, y + u * 8, wide, tall), dark(v, '#8b7355', 0, 0.6), { 'fill-opacity': 0.35 }),
    path(box(x, y, wide, tall), lit(v, '#c4a679')),
    path(box(x, y, wide, u * 6), pale(v, '#c4a679', 0, 0.4)),
  );
  const wood = lit(v, '#7a4f2e');
  const iron = lit(v, '#5d6469');
  for (let i = 0; i < 5; i++) {
    const cx = x + wide * (0.12 + i * 0.19);
    const t = tall * (0.5 + 0.08 * (i % 3));
    const top = y + tall * 0.16;
    sheet.add(path(box(cx - u * 4, top, u * 8, t), i % 2 ? iron : wood));
    if (i === 0 || i === 3) sheet.add(path(box(cx - u * 22, top - u * 4, u * 44, u * 18), iron));
    else if (i === 2)
      sheet.add(
        path(`M${n(cx - u * 5)} ${n(top)}l${n(u * 34)} ${n(t * 0.2)}l${n(-u * 22)} ${n(t * 0.8)}Z`, iron),
        path(box(cx - u * 8, top + t, u * 22, u * 20), wood),
      );
    else sheet.add(path(disc(cx, top, u * 13), iron), path(disc(cx, top - u * 3, u * 6), lit(v, '#c4a679')));
  }
  row(v, x, floor - h * 0.13, wide, 'jars');
  board(v, x, floor - h * 0.13, wide);
};
const blackboard: Decor = (v, floor) => {
  const { sheet, w, h, u } = v;
  const [x, y, wide, tall] = [w * 0.52, floor - h * 0.5, w * 0.4, h * 0.3];
  sheet.add(
    path(box(x - u * 10, y - u * 10, wide + u * 20, tall + u * 20), lit(v, '#8a5f3c')),
    path(box(x, y, wide, tall), lit(v, '#2f4a41')),
    path(
      `M${n(x + wide * 0.1)} ${n(y + tall * 0.3)}q${n(wide * 0.1)} ${n(-tall * 0.14)} ${n(wide * 0.2)} 0t${n(wide * 0.2)} 0M${n(x + wide * 0.1)} ${n(y + tall * 0.56)}h${n(wide * 0.5)}M${n(x + wide * 0.1)} ${n(y + tall * 0.72)}h${n(wide * 0.36)}`,
      'none',
      { stroke: pale(v, '#dfe6df', 0, 0.3), 'stroke-width': u * 5, 'stroke-linecap': 'round', 'stroke-opacity': 0.7 },
    ),
  );
};
/** Lamps over a counter. */
const lamps: Decor = (v, floor) => {
  const { sheet, w, h, u } = v;
  row(v, w * 0.58, floor - h * 0.3, w * 0.36, 'jars');
  board(v, w * 0.58, floor - h * 0.3, w * 0.36);
  for (const k of [0.44, 0.62, 0.8]) {
    const [x, y] = [w * k, h * 0.17];
    sheet.add(
      path(box(x - u * 1.5, 0, u * 3, y), dark(v, '#3c3a38', 0, 0.3)),
      path(disc(x, y + u * 34, u * 60), v.light.key, { 'fill-opacity': 0.16 }),
      path(
        `M${n(x - u * 42)} ${n(y + u * 36)}q${n(u * 6)} ${n(-u * 38)} ${n(u * 42)} ${n(-u * 38)}t${n(u * 42)} ${n(u * 38)}Z`,
        lit(v, '#3f5a55'),
      ),
      path(oval(x, y + u * 36, u * 20, u * 7), '#ffe9b8'),
    );
  }
};

const ROOMS: [RegExp, Decor][] = [
  [/\b(?:kitchen|cook|canteen|scullery)/iu, kitchen],
  [/\b(?:baker|bakery|bakehouse|patisserie)/iu, shelves(['loaves', 'loaves', 'jars'])],
  [/\b(?:pott|porcelain|ceramic|kiln)/iu, shelves(['bowls', 'bowls', 'bowls'])],
  [/\b(?:workshop|workbench|forge|smith|carpent|joiner|repair|garage|shed|luthier|cobbler|mechanic)/iu, tools],
  [/\b(?:library|bookshop|bookstore|study|archive|librar)/iu, shelves(['books', 'books', 'books'])],
  [/\b(?:classroom|school|lesson|lecture)/iu, blackboard],
  [/\b(?:caf[eé]|coffee shop|bar|pub|tavern|restaurant|bistro|tea ?room|diner)(?!\p{L})/iu, lamps],
  [/\b(?:shop|grocer|pharmacy|apothecary|pantry|larder|deli|store)\b/iu, shelves(['jars', 'jars', 'bowls'])],
];
/** What hangs on the wall of a room of this kind; undefined for one of which nothing is said. */
export const decorOf = (words: string): Decor | undefined => ROOMS.find(([pattern]) => pattern.test(words))?.[1];
