import type { Pen } from '../pen';

/** Proportions of a four-legged animal that stands in profile and looks to the left; units of its own, `k` makes it 100 tall. */
export interface Build {
  k: number;
  leg: number;
  long: number;
  deep: number;
  /** From the shoulder's top to the back of the skull. */
  neck: [number, number];
  thick: number;
  head: [long: number, deep: number, turn: number];
  legs: number;
  ears: 'point' | 'flop' | 'round' | 'long' | 'elephant';
  tail: 'brush' | 'thin' | 'hair' | 'short' | 'up';
  belly?: string;
  socks?: string;
  muzzle?: string;
  mane?: string;
  horns?: 'short' | 'antlers';
  wool?: boolean;
  patches?: string;
  hump?: boolean;
  trunk?: boolean;
  /** Dark stripes over the back. */
  stripes?: string;
  /** A mane all round the head. */
  ruff?: string;
  /** Thick soft wool over body and neck. */
  fleece?: boolean;
}

/** How far the legs are swung forward, in degrees: near front, far front, near hind, far hind. */
const GAITS: Record<string, [number, number, number, number]> = {
  walking: [16, -13, -15, 12],
  running: [46, 30, -36, -24],
  jumping: [52, 40, -46, -36],
};
export const POSES = ['standing', 'walking', 'running', 'jumping', 'grazing', 'lying'];

/** An animal in profile by its proportions, as it stands, goes, grazes or lies. */
export function beast(pen: Pen, hex: string, b: Build, pose = 'standing'): string {
  const isLying = pose === 'lying';
  const isGrazing = pose === 'grazing';
  const [front, farFront, hindLeg, farHind] = GAITS[pose] ?? [0, 0, 0, 0];
  const [x0, x1, top, bot] = [-b.long / 2, b.long / 2, -(b.leg + b.deep), -b.leg];
  const { long, deep, legs: w } = b;
  const leg = (x: number, far: boolean, hind: boolean, swing: number): string => {
    const bend = hind ? w * 0.7 : -w * 0.1;
    const d = `M${x - w} ${bot - deep * 0.3}Q${x - w * 0.9 + bend * 0.3} ${bot + b.leg * 0.2} ${x - w * 0.5 + bend} ${-b.leg * 0.52}L${x - w * 0.5} 0H${x + w * 0.55}L${x + w * 0.45 + bend} ${-b.leg * 0.52}Q${x + w} ${bot + b.leg * 0.1} ${x + w * 1.15} ${bot - deep * 0.3}Z`;
    const foot = `M${x - w * 0.5} ${-b.leg * 0.14}V0H${x + w * 0.55}V${-b.leg * 0.14}Z`;
    const drawn =
      (far ? pen.shaded(d, hex, 0.46) : pen.own(d, hex)) +
      (b.socks ? (far ? pen.shaded(foot, b.socks, 0.3) : pen.own(foot, b.socks)) : '');
    return swing ? `<g transform="rotate(${swing} ${x} ${bot - deep * 0.25})">${drawn}</g>` : drawn;
  };
  /** A leg folded under who lies: its upper part out to the side, the lower along the ground. */
  const folded = (x: number, hind: boolean, far: boolean): string => {
    const [y, long2] = [bot + deep * 0.1, b.leg * 0.62];
    const d = hind
      ? `M${x - long2 * 0.7} ${y}Q${x - long2 * 0.7} ${y - deep * 0.5} ${x} ${y - deep * 0.5}T${x + long2 * 0.4} ${y}Q${x - long2 * 0.2} ${y + w * 1.3} ${x - long2 * 0.9} ${y + w * 0.9}Z`
      : `M${x - long2} ${y + w * 0.9}Q${x - long2 * 1.1} ${y - w * 0.5} ${x - long2 * 0.6} ${y - w * 0.7}L${x + long2 * 0.3} ${y - w}V${y + w * 0.9}Z`;
    return far ? pen.shaded(d, hex, 0.46) : pen.own(d, hex);
  };
  const [hx, hy] = isGrazing
    ? [x0 - long * 0.12 - b.head[0] * 0.2, -b.head[0] * 0.96]
    : [x0 + b.neck[0], top + b.neck[1]];
  const t = b.thick;
  const torso = `M${x0} ${top + deep * 0.3}Q${x0 + long * 0.08} ${top} ${x0 + long * 0.3} ${top + deep * 0.05}T${x1 - long * 0.14} ${top}Q${x1 + long * 0.03} ${top + deep * 0.06} ${x1} ${top + deep * 0.5}Q${x1 - long * 0.02} ${bot + deep * 0.08} ${x1 - long * 0.16} ${bot}Q0 ${bot - deep * 0.12} ${x0 + long * 0.24} ${bot + deep * 0.05}Q${x0 - long * 0.03} ${bot} ${x0} ${top + deep * 0.3}Z`;
  const under = `M${x0 + long * 0.05} ${bot - deep * 0.12}Q0 ${bot - deep * 0.34} ${x1 - long * 0.03} ${bot - deep * 0.3}Q${x1 - long * 0.02} ${bot + deep * 0.08} ${x1 - long * 0.16} ${bot}Q0 ${bot - deep * 0.12} ${x0 + long * 0.24} ${bot + deep * 0.05}Q${x0 + long * 0.08} ${bot} ${x0 + long * 0.05} ${bot - deep * 0.12}Z`;
  const lowered = `M${x0 + long * 0.12} ${bot - deep * 0.06}Q${x0 - long * 0.02} ${bot - deep * 0.1} ${hx + t * 0.5} ${hy + t * 0.1}L${hx - t * 0.34} ${hy - t * 0.36}Q${x0 - long * 0.02} ${top + deep * 0.2} ${x0 + long * 0.3} ${top + deep * 0.04}L${x0 + long * 0.3} ${bot - deep * 0.3}Z`;
  const raised = `M${x0 + long * 0.02} ${top + deep * 0.72}Q${x0 - long * 0.02} ${top + deep * 0.2} ${hx - t * 0.34} ${hy + t * 0.7}L${hx + t * 0.5} ${hy - t * 0.5}Q${x0 + long * 0.2} ${top - deep * 0.05} ${x0 + long * 0.4} ${top + deep * 0.06}Q${x0 + long * 0.3} ${top + deep * 0.6} ${x0 + long * 0.02} ${top + deep * 0.72}Z`;
  const neck = isGrazing ? lowered : raised;
  const [l, h, upright] = b.head;
  const turn = isGrazing ? -64 : upright;
  const ears = {
    point: `M${l * 0.02} ${-h * 0.4}L${l * 0.16} ${-h * 1.2}L${l * 0.3} ${-h * 0.3}Z`,
    flop: `M${l * 0.02} ${-h * 0.5}Q${l * 0.34} ${-h * 0.5} ${l * 0.34} ${h * 0.5}Q${l * 0.1} ${h * 0.5} ${l * 0.02} ${-h * 0.5}Z`,
    round: `M${-l * 0.2} ${-h * 0.42}a${h * 0.26} ${h * 0.26} 0 1 1 ${h * 0.5} 0Z`,
    elephant: `M${l * 0.1} ${-h * 0.5}Q${l * 0.9} ${-h * 0.9} ${l * 1.1} ${h * 0.1}Q${l * 0.9} ${h * 0.9} ${l * 0.4} ${h * 0.9}Q${l * 0.05} ${h * 0.4} ${l * 0.1} ${-h * 0.5}Z`,
    long: `M${l * 0.06} ${-h * 0.4}Q${l * 0.3} ${-h * 1} ${l * 0.62} ${-h * 0.9}Q${l * 0.5} ${-h * 0.2} ${l * 0.16} ${-h * 0.1}Z`,
  }[b.ears];
  const skull = `M${l * 0.26} ${-h * 0.34}Q${-l * 0.1} ${-h * 0.78} ${-l * 0.46} ${-h * 0.32}L${-l * 0.92} ${-h * 0.12}Q${-l * 1.08} ${h * 0.16} ${-l * 0.92} ${h * 0.36}L${-l * 0.34} ${h * 0.48}Q0 ${h * 0.74} ${l * 0.24} ${h * 0.4}Z`;
  const horns =
    b.horns === 'antlers'
      ? pen.stroke(
          `M${l * 0.06} ${-h * 0.5}q${-l * 0.1} ${-h * 1.2} ${l * 0.3} ${-h * 2}m${-l * 0.24} ${h * 0.9}q${-l * 0.3} ${-h * 0.4} ${-l * 0.34} ${-h * 1}m${l * 0.44} ${h * 0.2}q${-l * 0.2} ${-h * 0.5} ${-l * 0.12} ${-h * 0.9}M${l * 0.16} ${-h * 0.5}q${l * 0.2} ${-h * 1} ${l * 0.7} ${-h * 1.5}m${-l * 0.4} ${h * 0.6}q0 ${-h * 0.6} ${l * 0.1} ${-h * 1}`,
          pen.lit('#a5835c'),
          2.4,
        )
      : b.horns === 'short'
        ? pen.own(
            `M${-l * 0.02} ${-h * 0.5}q${-l * 0.24} ${-h * 0.2} ${-l * 0.16} ${-h * 0.7}q${l * 0.1} ${h * 0.4} ${l * 0.32} ${h * 0.5}Z`,
            '#e9dfc9',
          )
        : '';
  const trunk = b.trunk
    ? pen.stroke(
        isGrazing || pose === 'lying'
          ? `M${-l * 0.86} ${h * 0.06}Q${-l * 1.5} ${h * 0.3} ${-l * 1.2} ${h * 1.2}`
          : `M${-l * 0.8} ${h * 0.1}Q${-l * 1.3} ${h * 0.6} ${-l * 0.9} ${h * 1.5}t${-l * 0.24} ${h * 0.6}`,
        pen.lit(hex),
        h * 0.34,
      ) +
      pen.own(
        `M${-l * 0.7} ${h * 0.34}Q${-l * 1.1} ${h * 0.7} ${-l * 1.5} ${h * 0.5}Q${-l * 1.1} ${h * 1} ${-l * 0.5} ${h * 0.5}Z`,
        '#f4ecd8',
      )
    : '';
  const ruff = b.ruff
    ? pen.own(
        Array.from({ length: 11 }, (_, i) => {
          const a = (i / 11) * Math.PI * 2;
          const [cx, cy, r] = [l * 0.12 + Math.cos(a) * h * 0.62, Math.sin(a) * h * 0.74, h * 0.44];
          return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
        }).join(''),
        b.ruff,
      )
    : '';
  const head = `<g transform="translate(${hx} ${hy}) rotate(${turn})">${ruff}${b.ears === 'elephant' ? '' : pen.shaded(ears, hex, 0.4)}${horns}${pen.own(skull, hex)}${pen.shaded(`M${-l * 0.92} ${h * 0.36}L${-l * 0.34} ${h * 0.48}Q0 ${h * 0.74} ${l * 0.24} ${h * 0.4}Q${-l * 0.3} ${h * 0.2} ${-l * 0.98} ${h * 0.2}Z`, hex, 0.3)}${b.muzzle ? pen.own(`M${-l * 0.6} ${-h * 0.24}L${-l * 0.92} ${-h * 0.12}Q${-l * 1.08} ${h * 0.16} ${-l * 0.92} ${h * 0.36}L${-l * 0.5} ${h * 0.44}Q${-l * 0.7} ${h * 0.1} ${-l * 0.6} ${-h * 0.24}Z`, b.muzzle) : ''}${pen.shaded(`M${-l * 0.98} ${-h * 0.06}q${l * 0.1} ${-h * 0.04} ${l * 0.1} ${h * 0.12}q${-l * 0.1} ${h * 0.12} ${-l * 0.13} ${h * 0.02}Z`, '#1c1a1c', 0.2)}<circle cx="${-l * 0.28}" cy="${-h * 0.16}" r="${h * 0.1}" fill="${pen.dark('#191719', 0.2)}"/>${b.ears === 'elephant' ? pen.shaded(ears, hex, 0.24) : pen.own(`M${l * 0.06} ${-h * 0.36}L${l * 0.26} ${-h * (b.ears === 'point' ? 1.1 : 0.5)}L${l * 0.36} ${-h * 0.2}Z`, hex)}${trunk}</g>`;
  const tails = {
    brush:
      pen.own(
        `M${x1 - 2} ${top + deep * 0.3}Q${x1 + 22} ${top + deep * 0.4} ${x1 + 34} ${top + deep * 1.1}Q${x1 + 14} ${top + deep * 1.3} ${x1 - 2} ${top + deep * 0.6}Z`,
        hex,
      ) +
      pen.own(
        `M${x1 + 22} ${top + deep * 0.72}Q${x1 + 31} ${top + deep * 0.86} ${x1 + 34} ${top + deep * 1.1}Q${x1 + 24} ${top + deep * 1.2} ${x1 + 17} ${top + deep * 1.08}Z`,
        b.belly ?? hex,
      ),
    thin:
      pen.stroke(
        `M${x1 - 1} ${top + deep * 0.2}Q${x1 + 9} ${top + deep * 0.5} ${x1 + 4} ${bot + b.leg * 0.2}`,
        pen.dark(hex, 0.3),
        2.6,
      ) + pen.own(`M${x1 + 1} ${bot + b.leg * 0.14}h6l1 ${b.leg * 0.22}h-7Z`, b.mane ?? hex),
    hair: pen.own(
      `M${x1 - 2} ${top + deep * 0.14}Q${x1 + 16} ${top + deep * 0.2} ${x1 + 12} ${bot + b.leg * 0.42}Q${x1 + 3} ${bot + b.leg * 0.2} ${x1 - 1} ${top + deep * 0.46}Z`,
      b.mane ?? hex,
    ),
    short: pen.own(`M${x1 - 2} ${top + deep * 0.12}l7 -2l-2 9Z`, b.belly ?? hex),
    up: pen.stroke(`M${x1 - 3} ${top + deep * 0.24}Q${x1 + 14} ${top} ${x1 + 12} ${top - deep * 0.6}`, pen.lit(hex), 5),
  }[b.tail];
  const mane =
    b.mane && b.tail === 'hair' && !isGrazing
      ? pen.own(
          `M${hx + t * 0.2} ${hy - t * 0.9}Q${hx + t * 1.1} ${hy - t * 0.2} ${x0 + long * 0.24} ${top + deep * 0.3}Q${x0 + long * 0.34} ${top} ${x0 + long * 0.3} ${top - 1}Q${hx + t} ${hy - t * 0.8} ${hx + t * 0.2} ${hy - t * 0.9}Z`,
          b.mane,
        )
      : '';
  const dots = (r: number, c: [number, number][]): string =>
    c
      .map(([x, y]) => `M${x * long - r} ${top + deep * y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
      .join('');
  const wool: [number, number][] = [
    [-0.44, 0.4],
    [-0.3, 0.12],
    [-0.1, 0.04],
    [0.12, 0.04],
    [0.32, 0.12],
    [0.45, 0.4],
    [0.4, 0.74],
    [0.15, 0.86],
    [-0.12, 0.86],
    [-0.36, 0.76],
    [0, 0.45],
  ];
  const body = b.wool
    ? pen.shaded(dots(deep * 0.32, wool), hex, 0.3) +
      pen.own(
        dots(
          deep * 0.28,
          wool.map(([x, y]) => [x - 0.03, y - 0.06]),
        ),
        hex,
      ) +
      pen.struck(
        dots(deep * 0.14, [
          [-0.34, 0.1],
          [-0.12, 0],
          [0.1, 0.02],
          [0.3, 0.1],
        ]),
        hex,
        0.3,
      )
    : pen.own(torso, hex) + pen.shaded(under, b.belly ?? hex, b.belly ? 0.12 : 0.3);
  const hump = b.hump
    ? pen.own(
        `M${-long * 0.16} ${top + 3}Q${-long * 0.06} ${top - deep * 0.7} ${long * 0.04} ${top - deep * 0.66}Q${long * 0.2} ${top - deep * 0.5} ${long * 0.28} ${top + 3}Z`,
        hex,
      )
    : '';
  const spots = b.patches
    ? pen.own(
        `M${x0 + long * 0.26} ${top + deep * 0.06}Q${x0 + long * 0.34} ${top + deep * 0.6} ${x0 + long * 0.5} ${top + deep * 0.44}Q${x0 + long * 0.6} ${top + deep * 0.1} ${x0 + long * 0.5} ${top + deep * 0.03}ZM${x1 - long * 0.24} ${top + deep * 0.01}Q${x1 - long * 0.3} ${top + deep * 0.6} ${x1 - long * 0.1} ${top + deep * 0.62}Q${x1 + long * 0.01} ${top + deep * 0.5} ${x1} ${top + deep * 0.3}Q${x1 - long * 0.02} ${top} ${x1 - long * 0.24} ${top + deep * 0.01}Z`,
        b.patches,
      )
    : '';
  const stripes = b.stripes
    ? pen.stroke(
        Array.from({ length: 8 }, (_, i) => {
          const x = x0 + long * (0.16 + i * 0.1);
          return `M${x} ${top + deep * 0.1}q${3 - i * 0.5} ${deep * 0.3} ${i % 2 ? 2 : -1} ${deep * 0.56}`;
        }).join(''),
        pen.dark(b.stripes, 0.1),
        2.2,
      )
    : '';
  const fleece: [number, number, number][] = [
    [hx + t * 0.06, hy + t * 0.4, t * 0.5],
    [(hx * 2 + x0) / 3, (hy * 2 + top) / 3 + t * 0.2, t * 0.56],
    [(hx + x0 * 2) / 3 + t * 0.1, (hy + top * 2) / 3 + t * 0.2, t * 0.62],
    [x0 + t * 0.4, top + t * 0.3, t * 0.7],
  ];
  const coat = b.fleece
    ? pen.own(
        dots(deep * 0.3, wool) +
          (isGrazing ? [] : fleece)
            .map(([cx, cy, r]) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
            .join(''),
        hex,
      ) +
      pen.struck(
        dots(deep * 0.16, [
          [-0.34, 0.14],
          [-0.12, 0.04],
          [0.1, 0.06],
          [0.3, 0.14],
        ]),
        hex,
        0.3,
      )
    : '';
  const isMoving = pose === 'running' || pose === 'jumping';
  const drop = isLying ? b.leg - w * 1.2 : isMoving ? (pose === 'running' ? b.leg * 0.1 : -b.leg * 0.24) : 0;
  const tilt = pose === 'jumping' ? 13 : pose === 'running' ? 3 : 0;
  const legsFar = isLying
    ? folded(x0 + long * 0.2, false, true)
    : leg(x0 + long * 0.26, true, false, farFront) + leg(x1 - long * 0.2, true, true, farHind);
  const legsNear = isLying
    ? ''
    : leg(x0 + long * 0.13, false, false, front) + leg(x1 - long * 0.08, false, true, hindLeg);
  // what is folded lies before the body
  const over = isLying ? folded(x0 + long * 0.16, false, false) + folded(x1 - long * 0.2, true, false) : '';
  return `<g transform="scale(${b.k}) translate(0 ${drop})${tilt ? ` rotate(${tilt} 0 ${-b.leg})` : ''}">${isLying && b.tail === 'thin' ? '' : tails}${legsFar}${legsNear}${b.wool && !isGrazing ? '' : pen.own(neck, hex)}${hump}${body}${coat}${spots}${stripes}${b.wool ? '' : pen.struck(`M${x0 + long * 0.1} ${top + deep * 0.14}Q${x0 + long * 0.3} ${top + deep * 0.02} ${x1 - long * 0.14} ${top}Q0 ${top + deep * 0.2} ${x0 + long * 0.1} ${top + deep * 0.14}Z`, hex, 0.3)}${over}${mane}${head}</g>`;
}
