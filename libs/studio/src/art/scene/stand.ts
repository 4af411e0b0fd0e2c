import type { Ground as Place } from '../../prompt/scene';
import { COLOUR_WORDS } from '../../palette/colour-words';
import { ellipse, group, n, path } from '../../svg';
import { GROUNDS } from './ground';
import { placeOf } from './home';
import { naturalColour } from './natural';
import { Pen } from './pen';
import type { Look } from './pen';
import type { Placed } from './place';
import { blend } from './tone';
import { dark, lens, lit, pale } from './view';
import type { Ground, View } from './view';

/** Places whose lamps light those who stand there by night. */
const LAMPLIT: ReadonlySet<Place> = new Set(['street', 'city', 'courtyard', 'harbour', 'roofs', 'garden']);
const RUNS = /^(?:run|running|runs|racing|jumping|jumps|leaping|sprinting|dancing|skating|galloping|playing)$/u;
/** People walk where they are not said to run, and some where nothing is said. */
function gait(v: View, { subject, figure, stands, whim }: Placed): string | undefined {
  if (!figure.states?.includes('walking')) return subject.state;
  if (stands === 'water') return 'swimming';
  if (subject.state === 'running' && subject.class !== 'person') return 'running';
  if (subject.state === 'running') return v.brief.read.some((word) => RUNS.test(word)) ? 'running' : 'walking';
  return subject.state ?? (stands === 'ground' && subject.relation === undefined && whim > 0.6 ? 'walking' : undefined);
}
/** One subject with its shadow on the ground, or its image in the water. */
export function stand(v: View, ground: Ground, p: Placed, more: Pick<Look, 'holds' | 'words'>): void {
  const { sheet, light, u } = v;
  const { figure, subject } = p;
  const far =
    p.stands === 'ground' && !ground.indoors
      ? Math.max(0, 0.3 - p.depth * 0.36)
      : p.stands === 'air'
        ? 0.08
        : p.stands === 'water'
          ? Math.max(0, 0.26 - p.depth * 0.4)
          : 0;
  // lamps light those who stand near them
  const isLamplit = light.time === 'night' && LAMPLIT.has(placeOf(v.brief)) && !ground.indoors;
  const pen = new Pen(sheet, isLamplit ? { ...light, tint: [0.68, 0.62, 0.62], key: '#ffd79a' } : light, far);
  const s = p.tall / 100;
  const named = COLOUR_WORDS.get(subject.words.toLocaleLowerCase('en').split(' ')[0] ?? '');
  const look = {
    colour: subject.colour ?? named ?? naturalColour(subject) ?? figure.colour,
    state: ground.deep && !figure.floats ? 'swimming' : gait(v, p),
    words: more.words ?? subject.words,
    whim: p.whim,
    holds: more.holds,
    free: p.stands === 'ground' || p.stands === 'bank',
  };
  const svg = figure.draw(pen, look);
  const lean = subject.state === 'leaning' && !figure.states?.includes('leaning') ? ` rotate(8)` : '';
  const at = (flip: number): string =>
    `translate(${n(p.x)} ${n(p.y)})${lean} scale(${String(Math.round(s * 10000) / 10000)} ${String(Math.round(s * flip * 10000) / 10000)})`;
  if (p.stands === 'water') {
    sheet.add(group({ transform: at(-0.62), opacity: light.time === 'night' ? 0.3 : 0.36 }, figure.draw(pen, look)));
    let rings = '';
    for (let i = 0; i < 5; i++)
      rings += lens(p.x + (i - 2) * p.wide * 0.12, p.y + u * (3 + i * 7), p.wide * (1.05 - i * 0.1), u * (4 + i));
    sheet.add(path(rings, light.sky[3], { 'fill-opacity': 0.26 }));
  } else if (p.stands === 'ground' || p.stands === 'bank') {
    if (ground.water && ground.horizon + 1 > 0 && GROUNDS.sea === GROUNDS[placeOf(v.brief)] && figure.home !== 'water')
      islet(v, p);
    const ink = blend(light.shade, ground.foot, 0.2);
    const soft = light.orb === undefined || ['fog', 'cloudy', 'rain', 'snow'].includes(light.weather) ? 0.6 : 1;
    const rx = p.wide * 0.5;
    const ry = Math.max(u * 3, Math.min(p.tall * 0.05, p.wide * 0.09));
    const cx = p.x + rx * 0.3;
    sheet.add(
      ellipse(
        cx,
        p.y + ry * 0.1,
        rx * 1.25,
        ry * 1.3,
        sheet.radial(
          cx,
          p.y + ry * 0.1,
          rx * 1.25,
          [
            [0, ink, 0.5 * soft],
            [0.55, ink, 0.3 * soft],
            [1, ink, 0],
          ],
          (ry * 1.3) / (rx * 1.25),
        ),
      ),
    );
  } else if (p.stands === 'thing') {
    const ry = Math.max(u * 2, p.wide * 0.04);
    sheet.add(ellipse(p.x + p.wide * 0.06, p.y, p.wide * 0.42, ry, light.shade, { 'fill-opacity': 0.28 }));
  }
  sheet.add(group({ transform: at(1) }, svg));
  if (p.stands === 'water') {
    const d =
      lens(p.x - p.wide * 0.1, p.y + u * 2, p.wide * 0.9, u * 5) +
      lens(p.x + p.wide * 0.2, p.y + u * 5, p.wide * 0.6, u * 4);
    sheet.add(path(d, blend(light.sky[3], '#ffffff', 0.3), { 'fill-opacity': 0.6 }));
  }
}

/** Rock under what stands in the middle of water. */
function islet(v: View, p: Placed): void {
  const { sheet, u } = v;
  const r = p.wide * 0.5 + u * 60;
  const t = u * 44;
  const [x, y] = [p.x, p.y + t * 0.4];
  const d = `M${n(x - r * 1.25)} ${n(y + t * 0.4)}L${n(x - r * 0.95)} ${n(y - t * 0.2)}L${n(x - r * 0.6)} ${n(y - t * 0.5)}H${n(x + r * 0.62)}L${n(x + r * 0.9)} ${n(y - t * 0.1)}L${n(x + r * 1.3)} ${n(y + t * 0.4)}Z`;
  sheet.add(
    path(
      d,
      sheet.linear(x - r, 0, x + r, 0, [
        [0, pale(v, '#8f8a84')],
        [0.4, lit(v, '#7d7873')],
        [1, dark(v, '#7d7873', 0, 0.5)],
      ]),
    ),
    path(
      `M${n(x - r * 0.6)} ${n(y - t * 0.5)}H${n(x + r * 0.62)}l${n(-r * 0.1)} ${n(t * 0.2)}h${n(-r * 0.9)}Z`,
      lit(v, '#7c9a4e'),
    ),
    path(lens(x, y + t * 0.42, r * 2.9, u * 12), blend(v.light.sky[3], '#ffffff', 0.5), { 'fill-opacity': 0.7 }),
  );
}
