import type { SceneSubject } from '../../prompt/scene';
import type { Figure } from './pen';
import type { Ground, View } from './view';

/** A figure where it stands: its foot in px, its height in px, nearer ones later. */
export interface Placed {
  index: number;
  figure: Figure;
  subject: SceneSubject;
  x: number;
  y: number;
  tall: number;
  wide: number;
  depth: number;
  /** Order of drawing: lower is drawn first. */
  layer: number;
  /** Floats on water, hangs in the air, or stands on or in another thing. */
  stands: 'ground' | 'water' | 'air' | 'thing' | 'held' | 'bank';
  whim: number;
}

const clamp = (v: number, from: number, to: number): number => Math.min(to, Math.max(from, v));
const MOST = 5;

/** Those on whom others depend come first; a circle is broken where it is met. */
function inOrder<T extends { index: number; subject: SceneSubject }>(cast: T[]): T[] {
  const out: T[] = [];
  const visit = (one: T, above: T[]): void => {
    if (out.includes(one) || above.includes(one)) return;
    const kin = cast.find(({ index }) => index === one.subject.relation?.to);
    if (kin) visit(kin, [...above, one]);
    out.push(one);
  };
  for (const one of cast) visit(one, []);
  return out;
}

/** Puts every subject that can be drawn where its relation says, at a scale that is right to the first. */
export function place(
  v: View,
  ground: Ground,
  cast: { index: number; figure: Figure; subject: SceneSubject }[],
  zoom: number,
): Placed[] {
  const { w, h, random } = v;
  const side = Math.min(h, w * 1.05);
  const [lead] = cast;
  if (!lead) return [];
  // a mug on a desk is as large as the desk lets it be
  const isSmall = lead.figure.home === 'surface' && !/^(?:animal|bird|person)$/.test(lead.subject.class);
  const chief =
    cast.find(({ index, figure }) => index === lead.subject.relation?.to && figure.home === 'floor') ??
    // beside a scooter a pot of flowers is small
    (isSmall && !ground.indoors
      ? cast.find(({ figure }) => figure.tall > lead.figure.tall * 2 && /^(?:land|wheels|water)$/.test(figure.home))
      : undefined) ??
    lead;
  const flown = (figure: Figure, subject: SceneSubject): boolean => figure.home === 'air' || subject.state === 'flying';
  const roots = cast.filter((c) => c.subject.relation === undefined || c.subject.relation.to < 0).length;
  const share =
    (chief.figure.share ?? 0.36) * (roots > 2 ? 0.8 : 1) * zoom * (ground.zoom ?? 1) * (v.clear === 'top' ? 0.82 : 1);
  const alone =
    cast.filter(
      (c) => c.subject.relation === undefined || c.subject.relation.to < 0 || c.subject.relation.kind === 'beside',
    ).length < 2;
  let chiefTall = clamp(side * share, 0, (chief.figure.home === 'land' && !ground.indoors ? 0.66 : 0.6) * h);
  // Its top stays in the picture.
  if (chief.figure.home === 'land' || chief.figure.home === 'surface')
    chiefTall = Math.min(chiefTall, ground.stand(ground.depth ?? 0.6, w / 2).y - h * 0.08);
  // Words have the upper third.
  if (v.clear === 'top') chiefTall = Math.min(chiefTall, ground.stand(ground.depth ?? 0.6, w / 2).y - h * 0.37);
  // Nothing is wider than its room.
  chiefTall = Math.min(
    chiefTall,
    (w * (v.clear === 'side' ? 0.46 : alone ? 0.72 : 0.52) * 100) /
      chief.figure.wide /
      Math.min(1.6, 1 + 0.3 * (Math.min(chief.subject.count, 3) - 1)),
  );
  // What stands with it has to fit as well, at its own scale.
  const power = ground.indoors ? 0.84 : 0.55;
  const tallest = Math.max(...cast.map(({ figure }) => (figure.tall / chief.figure.tall) ** power));
  chiefTall = Math.max(Math.min(chiefTall, side * 0.2), Math.min(chiefTall, (h * 0.58) / tallest));
  const ratio = (figure: Figure): number => (figure.tall / chief.figure.tall) ** power;
  // Those who stand side by side share the width.
  const abreast = cast
    .filter(
      ({ subject, figure }) =>
        !flown(figure, subject) &&
        !/^(?:on|in|over|under)$/.test((subject.relation?.to ?? -1) < 0 ? '' : (subject.relation?.kind ?? '')),
    )
    .reduce(
      (sum, { figure, subject }) =>
        sum + (ratio(figure) * figure.wide * Math.min(figure.many ? 1 : subject.count, 3)) / 100,
      0,
    );
  if (abreast > 0) chiefTall = Math.min(chiefTall, Math.max(side * 0.16, ((v.free[1] - v.free[0]) * 1.05) / abreast));
  const sized = (figure: Figure): number =>
    figure === chief.figure
      ? chiefTall
      : clamp(
          chiefTall * (figure.tall / chief.figure.tall) ** power,
          side * (figure.home === 'surface' ? 0.04 : 0.07),
          Math.min(h * 0.6, (w * 0.6 * 100) / figure.wide),
        );
  const [from, to] = v.free;
  const isFull = abreast * chiefTall > (to - from) * 0.6;
  const spot =
    v.clear === 'side'
      ? from + (to - from) * 0.52
      : isFull
        ? from + (to - from) * 0.32
        : w * (ground.spot ?? random.pick([0.4, 0.5, 0.58]));
  const out: Placed[] = [];
  const first = new Map<number, Placed>();
  const taken: [number, number, number][] = [];
  const room = (x: number, wide: number, y: number): number =>
    taken.reduce(
      (worst, [a, b, ty]) =>
        Math.max(
          worst,
          Math.abs(ty - y) > h * 0.3 ? 0 : (Math.min(b, x + wide / 2) - Math.max(a, x - wide / 2)) / wide,
        ),
      0,
    ) + (x - wide / 2 < from || x + wide / 2 > to ? 2 : 0);
  /** The x nearest to the wish that is free. */
  const free = (wish: number, wide: number, y: number): number => {
    let best = wish;
    let least = Infinity;
    for (let k = 0; k < 26; k++) {
      const x = wish + (k % 2 ? 1 : -1) * Math.ceil(k / 2) * w * 0.04;
      const worst = Math.max(0, room(x, wide, y) - 0.05) + k * 0.004;
      if (worst < least) [best, least] = [x, worst];
    }
    return best;
  };
  const put = (
    c: { index: number; figure: Figure; subject: SceneSubject },
    p: Omit<Placed, 'index' | 'figure' | 'subject' | 'whim' | 'wide'>,
  ): Placed => {
    const one: Placed = { ...c, ...p, wide: (p.tall * c.figure.wide) / 100, whim: random.next() };
    out.push(one);
    taken.push([one.x - one.wide / 2, one.x + one.wide / 2, one.y]);
    if (!first.has(c.index)) first.set(c.index, one);
    return one;
  };
  const onGround = (c: (typeof cast)[number], wish: number, said: number, k = 1): Placed => {
    const { figure, subject } = c;
    const isFar = subject.isFar && !ground.indoors;
    const depth = isFar ? 0.04 : /^(?:tree|building)$/.test(subject.class) ? (ground.verge ?? said) : said;
    const base = sized(figure) * k * (isFar ? 0.28 : 1) * (subject.isYoung ? 0.55 : 1);
    if (
      figure.home === 'heaven' ||
      flown(figure, subject) ||
      (ground.deep && figure.home === 'water' && !figure.floats)
    ) {
      const wide = (base * figure.wide) / 100;
      const y =
        h *
          (ground.closed
            ? random.range(0.42, 0.52)
            : v.clear === 'top'
              ? random.range(0.5, 0.56)
              : random.range(0.2, 0.34)) +
        base * 0.5;
      return put(c, { x: free(wish, wide, y), y, tall: base, depth: 0.4, layer: 40, stands: 'air' });
    }
    if (ground.span && figure.nouns.startsWith('bridge')) {
      const { x, y, wide } = ground.span;
      return put(c, { x, y, tall: (wide * 100) / figure.wide, depth, layer: 100 + y, stands: 'ground' });
    }
    const isWader = figure.nouns.startsWith('heron') && subject.relation?.to === -1 && ground.water;
    if (isWader && ground.water) {
      const [far, near] = ground.water;
      const at = near - (near - far) * (0.16 + 0.4 * (1 - depth) * random.range(0.6, 1));
      const x = free(wish, (base * figure.wide) / 100, at);
      return put(c, { x, y: at, tall: base, depth, layer: 100 + at, stands: 'water' });
    }
    const isSwimmer =
      (subject.class === 'animal' && subject.state === 'floating' && ground.bank === undefined) ||
      (subject.class === 'person' && (subject.state === 'floating' || /\b(?:swim|bath)/iu.test(subject.words)));
    if (ground.span && figure.home === 'water') {
      const y = h * random.range(0.82, 0.88);
      const tall = base * 0.9;
      const x = free(w * 0.68, (tall * figure.wide) / 100, y);
      return put(c, { x: clamp(x, w * 0.54, w * 0.82), y, tall, depth, layer: 100 + y, stands: 'water' });
    }
    if ((figure.home === 'water' || isSwimmer) && ground.water) {
      const [far, near] = ground.water;
      const at = clamp(ground.stand(depth, wish).y, far + (near - far) * 0.14, near - (near - far) * 0.06);
      const tall = base * (0.62 + 0.5 * ((at - far) / Math.max(1, h - far)));
      const x = free(wish, (tall * figure.wide) / 100, at);
      return put(c, { x, y: at, tall, depth, layer: 100 + at, stands: 'water' });
    }
    if (figure.home === 'surface' && ground.ledge !== undefined && !/\b(?:floor|ground|path)\b/u.test(subject.words)) {
      // at the scale of the worktop, a little larger so that it can be seen
      const tall = clamp(figure.tall * h * 0.55, h * 0.04, h * 0.16);
      const x = free(wish, (tall * figure.wide) / 100, ground.ledge);
      return put(c, { x, y: ground.ledge, tall, depth: 0, layer: 60, stands: 'thing' });
    }
    if (isFar && ground.water) {
      const x = free(wish, (base * figure.wide) / 100, ground.horizon);
      return put(c, { x, y: ground.water[0] + h * 0.008, tall: base, depth, layer: 90, stands: 'ground' });
    }
    const bank = ground.bank?.(wish);
    if (bank !== undefined && figure.home !== 'water') {
      const x = free(wish, (base * figure.wide) / 100, bank);
      return put(c, {
        x,
        y: ground.bank?.(x) ?? bank,
        tall: base,
        depth: 1,
        layer: 5000 + depth * 100,
        stands: 'bank',
      });
    }
    const { scale } = ground.stand(depth, wish);
    const tall = base * (scale / ground.stand(ground.depth ?? 0.6, wish).scale);
    const x = free(wish, (tall * figure.wide) / 100, ground.stand(depth, wish).y);
    const { y } = ground.stand(depth, x);
    return put(c, { x, y, tall, depth, layer: 100 + y, stands: 'ground' });
  };
  const depth = ground.depth ?? 0.6;
  for (const c of inOrder(cast)) {
    const { subject } = c;
    const many = c.figure.many ? 1 : clamp(Math.round(subject.count), 1, MOST);
    const kin = subject.relation && subject.relation.to >= 0 ? first.get(subject.relation.to) : undefined;
    for (let i = 0; i < many; i++) {
      const k = i ? random.range(0.8, 0.96) : 1;
      if (!kin) {
        const wish = out.length
          ? c === chief
            ? spot + (i % 2 ? 1 : -1) * w * 0.16 * Math.ceil(i / 2)
            : spot < (from + to) / 2
              ? spot + (to - from) * 0.28
              : spot - (to - from) * 0.28
          : spot;
        const own =
          subject.relation?.kind === 'behind'
            ? depth - 0.4
            : subject.relation?.kind === 'before'
              ? depth + 0.25
              : depth;
        onGround(c, wish, clamp(own + (i ? random.range(-0.16, 0.16) : c === chief ? 0 : -0.04), 0, 1), k);
        continue;
      }
      relate(c, kin, i, k);
    }
  }
  /** Several things on one table stand side by side. */
  function beside(kin: Placed): number {
    if (!kin.figure.nouns.startsWith('table') && kin.figure.wide < 180) return 0;
    const others = out.filter(({ stands, x }) => stands === 'thing' && Math.abs(x - kin.x) < kin.wide / 2).length;
    return others === 0
      ? 0
      : (others % 2 ? 1 : -1) * Math.ceil(others / 2) * kin.wide * (kin.figure.wide > 300 ? 0.15 : 0.26);
  }
  function relate(c: (typeof cast)[number], kin: Placed, i: number, k: number): void {
    // nothing that drives or is built stands on a roof: 'a barn with a tractor in front'
    const isHeavy =
      kin.subject.class === 'building' && /^(?:wheels|land)$/.test(c.figure.home) && c.figure.states === undefined;
    const said = c.subject.relation?.kind;
    // boards lean on the wall of a hut, not on its roof
    const isLeaning = c.subject.state === 'leaning' && kin.subject.class === 'building';
    const kind = said === 'on' && isLeaning ? 'beside' : said === 'on' && isHeavy ? 'before' : said;
    const tall = sized(c.figure) * k * (c.subject.state === 'lying' ? 0.74 : 1) * (c.subject.isYoung ? 0.5 : 1);
    const wide = (tall * c.figure.wide) / 100;
    const s = kin.tall / 100;
    const way = to - kin.x > kin.x - from ? 1 : -1;
    if (kind === 'held') {
      // it hangs from the mouth, before the breast; all who carry look to the left
      const [mx, my] = kin.figure.hold ?? [-kin.figure.wide * 0.42, -74];
      const fit = Math.min(tall, kin.tall * 0.5);
      put(c, {
        x: kin.x + mx * s,
        y: Math.min(kin.y, kin.y + my * s + fit),
        tall: fit,
        depth: kin.depth,
        layer: kin.layer + 0.5,
        stands: 'held',
      });
    } else if (kind === 'under' && ground.deep) {
      const y = Math.min(h * 0.86, kin.y + h * 0.16 + tall * (1 + 0.6 * i));
      put(c, { x: kin.x + way * w * 0.06, y, tall, depth: kin.depth, layer: kin.layer - 1, stands: 'air' });
    } else if (kind === 'over' || flown(c.figure, c.subject)) {
      const y = kin.y - kin.tall - h * 0.05 - i * tall * 0.7;
      put(c, {
        x: clamp(kin.x + (i % 2 ? -1 : 1) * wide * 0.6 * i, wide * 0.6, w - wide * 0.6),
        y: Math.max(y, tall * 1.1 + h * 0.04),
        tall,
        depth: kin.depth,
        layer: kin.layer + 1,
        stands: 'air',
      });
    } else if (kind === 'in' && kin.figure.mouth) {
      const [mx, my] = kin.figure.mouth;
      const y = kin.y + my * s;
      const x = kin.x + (mx + (i % 2 ? 1 : -1) * 8 * Math.ceil(i / 2)) * s;
      const fit = Math.min(tall, kin.wide * 1.5, y - h * 0.06);
      put(c, { x, y, tall: fit, depth: kin.depth, layer: kin.layer - 0.5, stands: 'held' });
    } else if ((kind === 'on' || kind === 'in') && (kin.figure.seat ?? kin.figure.mouth)) {
      const [sx, sy] = kin.figure.seat ?? kin.figure.mouth ?? [0, -100];
      // all of a train is on its bridge
      const part = kin.figure.nouns.startsWith('bridge') ? 0.86 : 1.1;
      const fit = Math.min(1, Math.max(0.4, (kin.wide * part) / wide));
      put(c, {
        x: clamp(
          kin.x + sx * s + beside(kin) + i * wide * fit * 0.9,
          kin.x - Math.max(kin.wide * 0.44, Math.abs(sx * s)),
          kin.x + Math.max(kin.wide * 0.44, Math.abs(sx * s) + i * wide),
        ),
        y:
          kin.y +
          sy * s +
          (/^(?:sitting|lying)$/.test(c.subject.state ?? '') ? ((c.figure.hip ?? 0) * tall * fit) / 100 : 0),
        tall: tall * fit,
        depth: kin.depth,
        layer: kin.layer + 0.5 + i * 0.01,
        stands: 'thing',
      });
    } else if (kind === 'on' && kin.stands !== 'air') {
      put(c, {
        x: kin.x + i * wide * 0.9,
        y: kin.y - kin.tall * 0.96,
        tall: tall * Math.min(1, Math.max(0.4, (kin.wide * 1.1) / wide)),
        depth: kin.depth,
        layer: kin.layer + 0.5,
        stands: 'thing',
      });
    } else if (kind === 'under' && kin.stands !== 'air' && (kin.figure.home === 'floor' || kin.tall > tall * 1.15)) {
      const low = kin.figure.home === 'floor' ? Math.min(tall, kin.tall * 0.62) : tall;
      const own = (low * c.figure.wide) / 100;
      const aside = kin.figure.home === 'floor' ? 0 : Math.min(kin.wide * 0.26, kin.wide / 2 - own * 0.3);
      const x = clamp(kin.x + way * aside + i * own * 0.8 * way, own * 0.6, w - own * 0.6);
      const near = kin.stands === 'ground' ? ground.stand(Math.min(1, kin.depth + 0.1), x).y : kin.y;
      put(c, { x, y: near, tall: low, depth: kin.depth, layer: kin.layer + 1, stands: kin.stands });
    } else if (kind === 'behind' || kind === 'before') {
      const own = clamp(kin.depth + (kind === 'behind' ? -0.42 : 0.3), 0, 1);
      onGround(
        c,
        clamp(
          kin.x + way * (kin.wide * 0.5 + wide * (kind === 'behind' ? 0.2 : 0.4)),
          from + wide * 0.5,
          to - wide * 0.5,
        ),
        own,
        k,
      );
    } else {
      const x = kin.x + way * (kin.wide / 2 + wide * 0.56) * (i % 2 ? -1 : 1);
      onGround(
        c,
        clamp(x, from + wide * 0.52, to - wide * 0.52),
        clamp(kin.depth + random.range(-0.05, 0.08), 0, 1),
        k,
      );
    }
  }
  return out;
}
