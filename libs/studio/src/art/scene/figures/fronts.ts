import { findStock, stockPath } from '../../stock';
import { snowy } from '../land';
import type { Figure, Look, Pen } from '../pen';

/** Paint of a façade where no colour is named, by the whim of the house. */
const WALLS = ['#e2c9a6', '#d9b59a', '#c9d0c2', '#e6d8b8', '#c7b6bd'];
const TRIMS = ['#2f6b60', '#8f3d34', '#34547a', '#7a5a2c', '#6a3f5c'];
const pick = (list: readonly string[], whim: number): string => list[Math.floor(whim * list.length * 0.999)] ?? '';
const n = (value: number): string => String(Math.round(value * 100) / 100);
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

const isLit = (pen: Pen, { state }: Look): boolean => pen.light.lamps || state === 'lit';
/** Panes: lit from within, or with the sky in them. */
function panes(pen: Pen, look: Look, d: string, from: [number, number], to: [number, number]): string {
  const paint = isLit(pen, look)
    ? pen.sheet.linear(from[0], from[1], to[0], to[1], [
        [0, pen.glow('#fff0c2')],
        [0.6, pen.glow('#ffd584')],
        [1, pen.glow('#f0b35a')],
      ])
    : pen.sheet.linear(from[0], from[1], to[0], to[1], [
        [0, pen.pale('#8fb0c0', 0.4)],
        [0.45, pen.lit('#5f8296')],
        [1, pen.dark('#3d5a6c', 0.3)],
      ]);
  return `<path d="${d}" fill="${paint}"/>`;
}
/** Snow on an edge, or nothing. */
const drift = (pen: Pen, x: number, y: number, w: number, t = 2.4): string =>
  pen.light.white
    ? pen.struck(
        `M${n(x - 1)} ${n(y + t * 0.4)}Q${n(x)} ${n(y - t)} ${n(x + w * 0.25)} ${n(y - t * 0.8)}T${n(x + w * 0.7)} ${n(y - t * 0.9)}T${n(x + w + 1)} ${n(y + t * 0.4)}Z`,
        '#f6fafd',
        0.2,
      )
    : '';
/** A sash window with its frame and sill. */
function sash(pen: Pen, look: Look, x: number, y: number, w: number, h: number, trim: string, shutters = true): string {
  const frame = '#f4eee0';
  return (
    (shutters
      ? pen.own(box(x - w * 0.42, y, w * 0.34, h) + box(x + w * 1.08, y, w * 0.34, h), trim) +
        pen.shaded(box(x + w * 1.28, y, w * 0.14, h), trim, 0.3)
      : '') +
    pen.own(box(x - 1, y - 1, w + 2, h + 2), frame) +
    panes(pen, look, box(x, y, w, h), [x, y], [x + w, y + h]) +
    pen.own(box(x + w / 2 - 0.5, y, 1, h) + box(x, y + h * 0.45, w, 0.9), frame) +
    pen.struck(box(x - 2, y + h + 1, w + 4, 1.8), frame) +
    pen.shaded(box(x - 2, y + h + 2.8, w + 4, 0.8), '#8d8474', 0.3) +
    drift(pen, x - 2, y + h + 1, w + 4, 1.4)
  );
}
/** Light that falls out of a door or a window on the ground. */
const spill = (pen: Pen, look: Look, x: number, w: number): string =>
  isLit(pen, look) && pen.light.time !== 'day'
    ? `<path d="M${n(x)} 0H${n(x + w)}L${n(x + w + 12)} 12H${n(x - 14)}Z" fill="${pen.sheet.linear(0, 0, 0, 12, [
        [0, '#ffd98a', 0.6],
        [1, '#ffd98a', 0],
      ])}"/>`
    : '';
const walled = (pen: Pen, x: number, y: number, w: number, hex: string): string =>
  `<path d="${box(x, y, w, -y)}" fill="${pen.sheet.linear(x, y, x + w, 0, [
    [0, pen.pale(hex, 0.3)],
    [0.4, pen.lit(hex)],
    [1, pen.dark(hex, 0.3)],
  ])}"/>`;
/** A hipped roof over a wall. */
function roof(pen: Pen, x: number, y: number, w: number, rise: number, hex: string): string {
  const tone = pen.light.white ? snowy(pen, hex, 0.1) : hex;
  const lines = [0.3, 0.6, 0.86]
    .map((t) => `M${n(x - 5 + 13 * t)} ${n(y - rise * t)}H${n(x + w + 5 - 13 * t)}`)
    .join('');
  return (
    `<path d="M${n(x - 5)} ${n(y)}L${n(x + 8)} ${n(y - rise)}H${n(x + w - 8)}L${n(x + w + 5)} ${n(y)}Z" fill="${pen.fall(y - rise, y, tone, 0.3)}"/>` +
    pen.stroke(lines, pen.dark(tone, 0.3), 0.5, { 'stroke-opacity': 0.6 }) +
    pen.shaded(
      `M${n(x + w - 8)} ${n(y - rise)}L${n(x + w + 5)} ${n(y)}H${n(x + w - 14)}L${n(x + w - 18)} ${n(y - rise)}Z`,
      tone,
      0.34,
    ) +
    pen.shaded(box(x - 4, y, w + 8, 1.8), hex, 0.5)
  );
}
const chimney = (pen: Pen, x: number, y: number, look: Look): string =>
  pen.own(box(x, y, 8, 16), '#a9705a') +
  pen.shaded(box(x + 5, y, 3, 16), '#a9705a', 0.4) +
  pen.shaded(box(x - 1, y - 2, 10, 3), '#7d4f40', 0.2) +
  drift(pen, x - 1, y - 2, 10, 1.6) +
  (isLit(pen, look) || pen.light.white
    ? pen.stroke(`M${n(x + 4)} ${n(y - 4)}q-5 -6 1 -11t-1 -13`, pen.lit('#e3e6e8'), 3.6, { 'stroke-opacity': 0.45 })
    : '');

/** What lies in the window of a trade, row by row. */
function goods(pen: Pen, words: string, x: number, y: number, w: number): string {
  const at = (i: number, of: number): number => x + (w * (i + 0.5)) / of;
  if (/book|antique|library|record/u.test(words))
    return Array.from({ length: 11 }, (_, i) =>
      pen.own(
        box(at(i, 11) - 1.4, y - 5 - (i % 3), 2.8, 5 + (i % 3)),
        pick(['#a8483a', '#2f5f7a', '#d0a04a', '#4f6f4a'], ((i * 7) % 11) / 11),
      ),
    ).join('');
  if (/flor|flower|garden/u.test(words))
    return Array.from(
      { length: 7 },
      (_, i) =>
        pen.own(`M${n(at(i, 7))} ${n(y)}v-4`, '#4f7a4a') +
        `<circle cx="${n(at(i, 7))}" cy="${n(y - 5)}" r="2.6" fill="${pen.lit(pick(['#e0607a', '#f2b84b', '#f4efe4', '#9a6fd0'], ((i * 5) % 7) / 7))}"/>`,
    ).join('');
  if (/bak|p[aâ]tiss|loaf|bread/u.test(words))
    return Array.from(
      { length: 5 },
      (_, i) =>
        pen.own(`M${n(at(i, 5) - 4)} ${n(y)}q0 -5 4 -5t4 5Z`, '#b9743a') +
        pen.stroke(
          `M${n(at(i, 5) - 1.6)} ${n(y - 3.6)}l1 2M${n(at(i, 5) + 0.8)} ${n(y - 3.8)}l1 2`,
          pen.pale('#f0d29a'),
          0.7,
        ),
    ).join('');
  if (/caf|coffee|tea|restaurant|bistro|pub|bar|inn|pizzer|trattor/u.test(words))
    return [0, 1, 2]
      .map((i) =>
        pen.own(
          box(at(i, 3) - 3, y - 5, 6, 1) + box(at(i, 3) - 0.5, y - 4, 1, 4) + box(at(i, 3) - 5, y - 3, 1, 3),
          '#5f4634',
        ),
      )
      .join('');
  return Array.from({ length: 6 }, (_, i) =>
    pen.own(
      box(at(i, 6) - 2, y - 3.4 - (i % 2) * 2, 4, 3.4 + (i % 2) * 2),
      pick(['#c2693f', '#5f7f6a', '#d6b26a', '#54708c'], ((i * 3) % 6) / 6),
    ),
  ).join('');
}
/** The sign that hangs from the wall: an emblem of the trade on a board. */
function hanging(pen: Pen, noun: string, x: number, y: number, trim: string): string {
  const name = SIGNS.find(([pattern]) => pattern.test(noun))?.[1];
  const icon = name === undefined ? undefined : findStock(name);
  return (
    pen.stroke(`M${n(x)} ${n(y)}h13M${n(x + 3)} ${n(y)}v3M${n(x + 10.5)} ${n(y)}v3`, pen.dark('#2f3136', 0.1), 0.9) +
    `<circle cx="${n(x + 7)}" cy="${n(y + 9)}" r="6.4" fill="${pen.lit(trim)}"/><circle cx="${n(x + 7)}" cy="${n(y + 9)}" r="5.4" fill="${pen.pale('#f6eedb', 0.2)}"/>` +
    (icon === undefined
      ? ''
      : `<path d="${stockPath(icon)}" fill="${pen.dark(trim, 0.2)}" transform="translate(${n(x + 3.4)} ${n(y + 5.4)}) scale(0.0141)"/>`)
  );
}
const SIGNS: [RegExp, string][] = [
  [/bak|bread/u, 'bread'],
  [/caf|coffee/u, 'coffee'],
  [/tea/u, 'teapot'],
  [/book|librar/u, 'book'],
  [/flor|flower/u, 'flower'],
  [/barber|hair|salon/u, 'scissors'],
  [/bicycle|bike|repair/u, 'bicycle'],
  [/fish/u, 'fish'],
  [/cheese|dairy|cream/u, 'cheese'],
  [/record|music/u, 'music'],
  [/toy/u, 'teddy bear'],
  [/fruit|grocer/u, 'apple'],
  [/sweet|pâtiss|patiss/u, 'cake'],
  [/pub|tavern|brew/u, 'beer'],
  [/win/u, 'wine'],
  [/pizz|trattor|restaurant|bistro/u, 'fork'],
  [/tailor/u, 'needle'],
];

/** A house with a shop on the ground: its window with the goods, awning, sign and door. */
function shop(pen: Pen, look: Look, wall: string): string {
  const words = (look.words ?? '').toLowerCase();
  const trim = pick(TRIMS, (look.whim * 7.3) % 1);
  const stone = '#b9b0a2';
  let stripes = '';
  for (let i = 0; i < 9; i += 2) stripes += `M${n(-46 + i * 5.9)} -40h5.900l${n(-1.3 + i * 0.3)} 10q-3.400 3 -6.600 0Z`;
  return (
    spill(pen, look, -44, 50) +
    spill(pen, look, 14, 22) +
    chimney(pen, 22, -112, look) +
    walled(pen, -50, -78, 100, wall) +
    roof(pen, -50, -78, 100, 22, '#8a4f42') +
    sash(pen, look, -37, -71, 13, 17, trim) +
    sash(pen, look, -6.5, -71, 13, 17, trim) +
    sash(pen, look, 24, -71, 13, 17, trim) +
    // the shop front
    pen.own(box(-48, -47, 96, 47), trim) +
    pen.shaded(box(8, -47, 40, 47), trim, 0.16) +
    pen.struck(box(-50, -49, 100, 3), trim, 0.3) +
    pen.own(box(-46, -45, 92, 6), '#f1e6cd') +
    pen.shaded(box(-30, -42.8, 60, 1.6), trim, 0.1) +
    panes(pen, look, box(-44, -32, 48, 25), [-44, -32], [4, -7]) +
    pen.shaded(box(-44, -20.4, 48, 1), '#6b4a35', 0.2) +
    goods(pen, words, -42, -20.4, 44) +
    goods(pen, words, -42, -7.4, 44) +
    pen.own(box(-44, -32, 1.2, 25) + box(-20.6, -32, 1.2, 25) + box(2.8, -32, 1.2, 25), '#f4eee0') +
    (isLit(pen, look) ? '' : `<path d="M-40 -9L-24 -32h7L-33 -9Z" fill="#ffffff" fill-opacity="0.14"/>`) +
    pen.own(box(12, -34, 26, 34), '#f4eee0') +
    pen.own(box(14, -32, 22, 32), '#6b4634') +
    panes(pen, look, box(17, -29, 16, 17), [17, -29], [33, -12]) +
    pen.own(box(24.5, -29, 1, 17), '#6b4634') +
    `<circle cx="32.500" cy="-9" r="1.100" fill="${pen.pale('#e8c98b')}"/>` +
    pen.own(box(-49, -5, 61, 5), stone) +
    pen.struck(box(10, -2.2, 30, 2.2), stone, 0.4) +
    // the awning
    `<path d="M-46 -40H7L12 -30H-51Z" fill="${pen.fall(-40, -28, '#f6efe0', 0.16)}"/>` +
    pen.own(stripes, trim) +
    pen.shaded('M-51 -30H12V-28.800H-51Z', '#3a3a40', 0.2) +
    drift(pen, -46, -40, 53, 2) +
    (isLit(pen, look)
      ? pen.halo(25, -37, 20, '#ffdf9a', 0.7) +
        pen.halo(-20, -18, 52, '#ffcf7a', pen.light.time === 'day' ? 0.12 : 0.34)
      : '') +
    hanging(pen, words, 48, -62, trim)
  );
}

/** A building of the town: steps to a portal, rows of windows; columns or a clock by what it is. */
function civic(pen: Pen, look: Look, wall: string): string {
  const words = (look.words ?? '').toLowerCase();
  const isColumned = /museum|library|theat|opera|court|bank|gallery|university/u.test(words);
  const hasClock = /school|station|hall|post/u.test(words);
  const trim = pick(TRIMS, (look.whim * 5.1) % 1);
  const windows: [number, number][] = [-66, -46, 34, 54].flatMap((x): [number, number][] => [
    [x, -56],
    [x, -28],
  ]);
  return (
    spill(pen, look, -10, 20) +
    walled(pen, -74, -66, 148, wall) +
    roof(pen, -74, -66, 148, 18, '#6f5a55') +
    pen.struck(box(-76, -66, 152, 3), '#efe6d4') +
    pen.shaded(box(-74, -34.5, 148, 1.4), wall, 0.3) +
    windows.map(([x, y]) => sash(pen, look, x, y, 12, 19, trim, false)).join('') +
    // the middle part stands forward
    `<path d="${box(-26, -70, 52, 70)}" fill="${pen.round(-26, 26, wall, 0.8)}"/>` +
    pen.shaded(box(26, -66, 4, 66), wall, 0.4) +
    pen.own('M-31 -69L0 -92L31 -69Z', '#efe6d4') +
    pen.shaded('M0 -92L31 -69H20L0 -86Z', '#efe6d4', 0.3) +
    pen.shaded('M-23 -71L0 -87L23 -71Z', wall, 0.16) +
    (hasClock
      ? `<circle cx="0" cy="-77" r="5.400" fill="${pen.lit('#4a4038')}"/><circle cx="0" cy="-77" r="4.500" fill="${pen.pale('#fbf6e8')}"/>` +
        pen.stroke('M0 -77v-3.200M0 -77l2.200 1.400', pen.dark('#2b2725'), 0.8)
      : '') +
    (isColumned
      ? [-20, -9, 9, 20]
          .map(
            (x) =>
              `<path d="${box(x - 2.6, -66, 5.2, 60)}" fill="${pen.round(x - 2.6, x + 2.6, '#f2ead9')}"/>` +
              pen.struck(box(x - 3.6, -67, 7.2, 2) + box(x - 3.6, -7, 7.2, 2), '#f2ead9'),
          )
          .join('')
      : sash(pen, look, -18, -60, 11, 18, trim, false) + sash(pen, look, 7, -60, 11, 18, trim, false)) +
    pen.own('M-9 -4V-32Q0 -41 9 -32V-4Z', '#f2ead9') +
    pen.own('M-7 -4V-31Q0 -38.500 7 -31V-4Z', '#5f4230') +
    panes(pen, look, 'M-5 -20V-30Q0 -35.500 5 -30V-20Z', [-5, -34], [5, -20]) +
    pen.stroke('M0 -36V-4', pen.dark('#3b281d'), 0.9) +
    pen.struck(box(-16, -4, 32, 2), '#d8d0c2', 0.4) +
    pen.own(box(-20, -2, 40, 2), '#c4bbac') +
    (/school/u.test(words)
      ? pen.own('M-5 -92V-100L0 -104L5 -100V-92Z', '#efe6d4') + pen.shaded('M-2 -93q0 -6 2 -6t2 6Z', '#a8782c', 0.1)
      : '') +
    (isLit(pen, look) ? pen.halo(0, -18, 30, '#ffdf9a', 0.4) : '')
  );
}

/** A dome between slender towers. */
function mosque(pen: Pen, look: Look, wall: string): string {
  const dome = (x: number, y: number, r: number): string =>
    `<path d="M${n(x - r)} ${n(y)}C${n(x - r * 1.16)} ${n(y - r * 0.8)} ${n(x - r * 0.5)} ${n(y - r * 1.1)} ${n(x)} ${n(y - r * 1.42)}C${n(x + r * 0.5)} ${n(y - r * 1.1)} ${n(x + r * 1.16)} ${n(y - r * 0.8)} ${n(x + r)} ${n(y)}Z" fill="${pen.round(x - r, x + r, '#5f8f93')}"/>` +
    pen.stroke(`M${n(x)} ${n(y - r * 1.42)}v${n(-r * 0.3)}`, pen.pale('#d9b45a'), 1) +
    `<circle cx="${n(x)}" cy="${n(y - r * 1.76)}" r="1.300" fill="${pen.pale('#e3bd5c')}"/>`;
  const tower = (x: number): string =>
    `<path d="${box(x - 3.4, -84, 6.8, 84)}" fill="${pen.round(x - 3.4, x + 3.4, wall)}"/>` +
    pen.struck(box(x - 5, -66, 10, 3) + box(x - 5, -84, 10, 2), '#efe3c8') +
    pen.own(`M${n(x - 3.6)} -84L${n(x)} -100L${n(x + 3.6)} -84Z`, '#5f8f93') +
    pen.shaded(`M${n(x)} -100L${n(x + 3.6)} -84H${n(x + 0.8)}Z`, '#5f8f93', 0.4);
  const arch = (x: number, w: number, h: number): string =>
    `M${n(x - w / 2)} 0V${n(-h * 0.6)}Q${n(x - w / 2)} ${n(-h * 0.86)} ${n(x)} ${n(-h)}Q${n(x + w / 2)} ${n(-h * 0.86)} ${n(x + w / 2)} ${n(-h * 0.6)}V0Z`;
  return (
    tower(-46) +
    tower(46) +
    walled(pen, -40, -34, 80, wall) +
    pen.struck(box(-42, -36, 84, 3), '#efe3c8') +
    walled(pen, -24, -46, 48, wall) +
    pen.struck(box(-26, -48, 52, 3), '#efe3c8') +
    dome(0, -48, 22) +
    dome(-31, -36, 8) +
    dome(31, -36, 8) +
    pen.own(arch(0, 20, 30), '#efe3c8') +
    panes(pen, look, arch(0, 15, 26), [-8, -26], [8, 0]) +
    panes(pen, look, arch(-28, 8, 20) + arch(28, 8, 20), [-30, -20], [30, 0]) +
    pen.own('M-5 0V-12h10V0Z', '#5a3f2c')
  );
}

/** Roofs with curved eaves, one above the other. */
function tiered(pen: Pen, look: Look, wall: string, tiers: number): string {
  let d = '';
  const each = 92 / tiers;
  const red = /temple|shrine|pagoda/u.test(look.words ?? '') ? '#a8402f' : '#6b4a35';
  for (let i = 0; i < tiers; i++) {
    const [foot, half] = [-i * each, (tiers === 1 ? 42 : 34) - i * (22 / tiers)];
    const top = foot - each * 0.52;
    const tone = pen.light.white ? snowy(pen, '#3f5560', 0.12) : '#3f5560';
    d +=
      `<path d="${box(-half, top, half * 2, foot - top)}" fill="${pen.round(-half, half, wall)}"/>` +
      panes(
        pen,
        look,
        box(-half * 0.72, top + 3, half * 0.5, (foot - top) * 0.6) +
          box(half * 0.22, top + 3, half * 0.5, (foot - top) * 0.6),
        [-half, top],
        [half, foot],
      ) +
      pen.own(
        [-1, -0.5, 0.5, 1].map((k) => box(half * k - 1.4, top, 2.8, foot - top)).join('') +
          box(-half, top, half * 2, 2.4),
        red,
      ) +
      (i === 0
        ? pen.own(box(-6, foot - 18, 12, 18), '#4a3328') + pen.struck(box(-half - 6, -3, half * 2 + 12, 3), '#c4bbac')
        : '') +
      `<path d="M${n(-half - 14)} ${n(top - 1)}Q${n(-half)} ${n(top - 4)} ${n(-half * 0.6)} ${n(top - each * 0.44)}H${n(half * 0.6)}Q${n(half)} ${n(top - 4)} ${n(half + 14)} ${n(top - 1)}Q${n(half + 8)} ${n(top + 4)} ${n(half)} ${n(top + 3)}H${n(-half)}Q${n(-half - 8)} ${n(top + 4)} ${n(-half - 14)} ${n(top - 1)}Z" fill="${pen.fall(top - each * 0.44, top + 4, tone, 0.4)}"/>` +
      pen.stroke(
        [-0.6, -0.3, 0, 0.3, 0.6]
          .map((k) => `M${n(half * k * 0.9)} ${n(top - each * 0.42)}L${n(half * k * 1.5)} ${n(top + 2)}`)
          .join(''),
        pen.dark(tone, 0.36),
        0.7,
        { 'stroke-opacity': 0.6 },
      );
  }
  return d + (tiers > 1 ? pen.stroke('M0 -94V-104', pen.pale('#d9b45a'), 1.6) : '');
}

/** A roof over pumps, and the house behind them. */
function petrol(pen: Pen, look: Look, wall: string): string {
  const pump = (x: number): string =>
    pen.own(box(x - 5, -34, 10, 34), '#c8402f') +
    pen.shaded(box(x + 2, -34, 3, 34), '#c8402f', 0.34) +
    pen.own(box(x - 3.6, -30, 7.2, 8), '#f2ead9') +
    pen.stroke(`M${n(x + 5)} -28q7 4 3 16t-3 8`, pen.dark('#2b2a2c', 0.1), 1.2);
  return (
    walled(pen, -10, -56, 92, wall) +
    pen.own(box(-13, -60, 98, 6), '#c8402f') +
    panes(pen, look, box(0, -44, 34, 26) + box(48, -44, 24, 26), [0, -44], [72, -18]) +
    pen.own(box(36, -42, 1.4, 26), '#f4eee0') +
    pen.own(box(40, -40, 0.1, 0.1), wall) +
    pen.shaded(box(-82, -74, 4, 74) + box(-26, -74, 4, 74), '#d8d2c6', 0.2) +
    `<path d="${box(-96, -86, 110, 12)}" fill="${pen.fall(-86, -74, '#f2ead9', 0.2)}"/>` +
    pen.own(box(-96, -79, 110, 3.4), '#c8402f') +
    drift(pen, -96, -86, 110) +
    pump(-66) +
    pump(-40) +
    pen.own(box(-90, -3, 76, 3), '#b9b0a2') +
    (isLit(pen, look) && pen.light.time !== 'day' ? pen.halo(-50, -66, 50, '#fff0c2', 0.5) : '')
  );
}

/** A round house with a dome that stands open. */
const observatory = (pen: Pen, look: Look, wall: string): string =>
  `<path d="${box(-34, -42, 68, 42)}" fill="${pen.round(-34, 34, wall)}"/>` +
  pen.struck(box(-37, -45, 74, 5), '#efe6d4') +
  `<path d="M-36 -45A36 40 0 0 1 36 -45Z" fill="${pen.round(-36, 36, '#dfe4e6')}"/>` +
  pen.stroke('M-24 -45Q-22 -70 -8 -83M24 -45Q22 -70 10 -83', pen.dark('#dfe4e6', 0.3), 0.8) +
  pen.shaded('M-14 -47Q-14 -72 -4 -85H6Q-2 -70 -1 -47Z', '#1d2436', 0.3) +
  pen.own('M-12 -62L-26 -92L-18 -96L-3 -66Z', '#8d99a3') +
  pen.shaded('M-18 -96L-3 -66L-6 -64L-21 -94Z', '#8d99a3', 0.5) +
  panes(pen, look, box(-24, -30, 9, 14) + box(15, -30, 9, 14), [-24, -30], [24, -16]) +
  pen.own('M-6 0V-20q6 -6 12 0V0Z', '#5a4636');

/** Sheds of a works, with a chimney. */
function works(pen: Pen, look: Look, wall: string): string {
  const tooth = [-70, -34, 2, 38].map((x) => `M${n(x)} -46V-70L${n(x + 36)} -46Z`).join('');
  return (
    pen.own('M56 -46L58 -100h8L70 -46Z', '#9a6a58') +
    pen.shaded('M63 -100h3L70 -46H64Z', '#9a6a58', 0.4) +
    walled(pen, -70, -46, 146, wall) +
    pen.own(tooth, '#6f7478') +
    panes(
      pen,
      look,
      [-68, -32, 4, 40].map((x) => `M${n(x)} -47V-65L${n(x + 9)} -59V-47Z`).join(''),
      [-68, -65],
      [60, -47],
    ) +
    panes(pen, look, [-60, -38, 24, 46].map((x) => box(x, -34, 15, 16)).join(''), [-60, -34], [60, -18]) +
    pen.own(box(-14, -32, 28, 32), '#5f6f73') +
    pen.stroke('M-14 -24H14M-14 -16H14M-14 -8H14', pen.dark('#5f6f73', 0.4), 0.9)
  );
}

/** A hut with a hatch: papers, sweets, drinks. */
const kiosk = (pen: Pen, look: Look, wall: string): string =>
  spill(pen, look, -26, 52) +
  `<path d="${box(-36, -66, 72, 66)}" fill="${pen.round(-36, 36, wall)}"/>` +
  pen.shaded(box(-36, -20, 72, 1.4) + box(-36, -4, 72, 4), wall, 0.4) +
  panes(pen, look, box(-28, -56, 56, 32), [-28, -56], [28, -24]) +
  pen.shaded(box(-28, -40, 56, 1.2), '#6b4a35', 0.2) +
  goods(pen, 'book', -26, -40, 52) +
  goods(pen, '', -26, -25, 52) +
  pen.struck(box(-33, -25, 66, 4), '#d9c49a', 0.3) +
  pen.own('M-44 -64Q-34 -90 0 -94Q34 -90 44 -64Z', '#2f5f5a') +
  pen.shaded('M0 -94Q34 -90 44 -64H22Q16 -86 0 -94Z', '#2f5f5a', 0.36) +
  pen.struck(box(-46, -66, 92, 4), '#f1e6cd') +
  drift(pen, -30, -88, 60, 3) +
  pen.own('M-2 -94h4v-6h-4Z', '#c9a45c') +
  (isLit(pen, look) ? pen.halo(0, -40, 56, '#ffd98a', pen.light.time === 'day' ? 0.1 : 0.4) : '');

const built = (
  nouns: string,
  tall: number,
  wide: number,
  colour: string | undefined,
  draw: (pen: Pen, look: Look, wall: string) => string,
  share = 0.46,
): Figure => ({
  nouns,
  tall,
  wide,
  home: 'land',
  colour: colour ?? '#e2c9a6',
  share,
  states: ['lit', 'standing'],
  draw: (pen, look) => draw(pen, look, look.colour === '#e2c9a6' && !colour ? pick(WALLS, look.whim) : look.colour),
});

/** Houses of a trade or of a town, seen from the front. */
export const fronts: Figure[] = [
  built(
    'bakery,shop,store,café,cafe,coffee shop,bookshop,bookstore,book shop,boutique,florist,flower shop,grocer,grocery,greengrocer,butcher,pharmacy,barbershop,barber shop,hairdresser,salon,restaurant,bistro,pizzeria,trattoria,patisserie,pâtisserie,pub,tavern,inn,tea shop,tearoom,corner shop,village shop,bicycle shop,bike shop,toy shop,sweet shop,antique shop,record shop,repair shop,cheese shop,fish shop,laundrette,hotel,guest house,guesthouse,hostel',
    8,
    108,
    undefined,
    shop,
    0.54,
  ),
  built(
    'school,schoolhouse,library,museum,theatre,theater,cinema,opera house,town hall,village hall,community hall,courthouse,bank,post office,train station,railway station,bus station,station,fire station,police station,university,hospital,gallery,synagogue',
    11,
    156,
    '#d9c3a0',
    civic,
    0.46,
  ),
  built('mosque,minaret', 20, 104, '#e6d3ae', mosque, 0.5),
  built('pagoda,temple,shrine', 16, 96, '#efe3cc', (pen, look, wall) => tiered(pen, look, wall, 3), 0.52),
  built(
    'teahouse,tea house,pavilion,monastery',
    6,
    116,
    '#e9dcc3',
    (pen, look, wall) => tiered(pen, look, wall, 1),
    0.4,
  ),
  built('petrol station,gas station,filling station', 6, 196, '#f0e6d2', petrol, 0.34),
  built('observatory,planetarium', 12, 78, '#efe9dc', observatory, 0.42),
  built(
    'factory,warehouse,works,brewery,distillery,winery,dairy,creamery,depot,workshop,garage,forge,smithy',
    10,
    150,
    '#b98a6f',
    works,
    0.4,
  ),
  built('kiosk,newsstand,news stand,newspaper kiosk,ticket office', 3.2, 92, '#4f7f78', kiosk, 0.42),
];
