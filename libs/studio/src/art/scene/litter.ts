import { n, path } from '../../svg';
import type { Placed } from './place';
import { lit } from './view';
import type { Ground, View } from './view';

/** Leaves that have fallen, or that fall. */
export const LEAVES =
  /\b(?:(?:autumn|fallen|falling|fall|golden|dry|dead) leaves|pile of leaves|leaf pile|leaves (?:falling|fall|on the ground|drift\w*))\b/iu;
const TONES = ['#c9652c', '#d99a35', '#b4482c', '#a8742f', '#dcb24a'];

const leaf = (x: number, y: number, r: number, turn: number): string => {
  const [cx, cy] = [Math.cos(turn) * r, Math.sin(turn) * r * 0.6];
  return `M${n(x - cx)} ${n(y - cy)}Q${n(x - cy)} ${n(y + cx * 0.6)} ${n(x + cx)} ${n(y + cy)}Q${n(x + cy)} ${n(y - cx * 0.6)} ${n(x - cx)} ${n(y - cy)}Z`;
};

/** Leaves on the ground and a few in the air; heaped where a pile of them is said, around who is in it. */
export function litter(v: View, ground: Ground, placed: readonly Placed[]): void {
  const { sheet, random, w, h, u } = v;
  const ds = TONES.map(() => '');
  const put = (x: number, y: number, r: number): void => {
    ds[random.int(TONES.length)] += leaf(x, y, r, random.next() * Math.PI * 2);
  };
  for (let i = 0; i < 120; i++) {
    const { y, scale } = ground.stand(random.next() * 1.1, w / 2);
    put(w * random.next(), Math.min(h * 0.99, y + u * random.range(-10, 10)), u * 15 * scale);
  }
  for (let i = 0; i < 12; i++) put(w * random.next(), h * random.range(0.12, 0.6), u * random.range(8, 14));
  sheet.add(...ds.map((d, i) => (d ? path(d, lit(v, TONES[i] ?? '')) : '')));
  const [chief] = placed;
  if (!/\bpile of leaves|leaf pile\b/iu.test(v.brief.read.join(' ')) || !chief) return;
  const heap = TONES.map(() => '');
  const [wide, tall] = [chief.wide * 1.1, chief.tall * 0.62];
  for (let i = 0; i < 420; i++) {
    const t = random.range(-1, 1);
    const up = random.next() ** 1.2 * (1 - t * t);
    heap[random.int(TONES.length)] += leaf(
      chief.x + t * wide,
      chief.y + u * 14 - up * tall,
      u * random.range(11, 20),
      random.next() * 6.3,
    );
  }
  sheet.add(...heap.map((d, i) => path(d, lit(v, TONES[i] ?? ''))));
}
