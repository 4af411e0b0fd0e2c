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
  ears: 'point' | 'flop' | 'round' | 'long';
  tail: 'brush' | 'thin' | 'hair' | 'short' | 'up';
  belly?: string;
  socks?: string;
  muzzle?: string;
  mane?: string;
  horns?: 'short' | 'antlers';
  wool?: boolean;
  patches?: string;
  hump?: boolean;
}

/** An animal in profile by its proportions. */
export function beast(pen: Pen, hex: string, b: Build): string {
  const [x0, x1, top, bot] = [-b.long / 2, b.long / 2, -(b.leg + b.deep), -b.leg];
  const { long, deep, legs: w } = b;
  const leg = (x: number, far: boolean, hind: boolean): string => {
    const bend = hind ? w * 0.7 : -w * 0.1;
    const d = `M${x - w} ${bot - deep * 0.3}Q${x - w * 0.9 + bend * 0.3} ${bot + b.leg * 0.2} ${x - w * 0.5 + bend} ${-b.leg * 0.52}L${x - w * 0.5} 0H${x + w * 0.55}L${x + w * 0.45 + bend} ${-b.leg * 0.52}Q${x + w} ${bot + b.leg * 0.1} ${x + w * 1.15} ${bot - deep * 0.3}Z`;
    const foot = `M${x - w * 0.5} ${-b.leg * 0.14}V0H${x + w * 0.55}V${-b.leg * 0.14}Z`;
    return (
      (far ? pen.shaded(d, hex, 0.46) : pen.own(d, hex)) +
      (b.socks ? (far ? pen.shaded(foot, b.socks, 0.3) : pen.own(foot, b.socks)) : '')
    );
  };
  const [hx, hy] = [x0 + b.neck[0], top + b.neck[1]];
  const t = b.thick;
  const torso = `M${x0} ${top + deep * 0.3}Q${x0 + long * 0.08} ${top} ${x0 + long * 0.3} ${top + deep * 0.05}T${x1 - long * 0.14} ${top}Q${x1 + long * 0.03} ${top + deep * 0.06} ${x1} ${top + deep * 0.5}Q${x1 - long * 0.02} ${bot + deep * 0.08} ${x1 - long * 0.16} ${bot}Q0 ${bot - deep * 0.12} ${x0 + long * 0.24} ${bot + deep * 0.05}Q${x0 - long * 0.03} ${bot} ${x0} ${top + deep * 0.3}Z`;
  const under = `M${x0 + long * 0.05} ${bot - deep * 0.12}Q0 ${bot - deep * 0.34} ${x1 - long * 0.03} ${bot - deep * 0.3}Q${x1 - long * 0.02} ${bot + deep * 0.08} ${x1 - long * 0.16} ${bot}Q0 ${bot - deep * 0.12} ${x0 + long * 0.24} ${bot + deep * 0.05}Q${x0 + long * 0.08} ${bot} ${x0 + long * 0.05} ${bot - deep * 0.12}Z`;
  const neck = `M${x0 + long * 0.02} ${top + deep * 0.72}Q${x0 - long * 0.02} ${top + deep * 0.2} ${hx - t * 0.34} ${hy + t * 0.7}L${hx + t * 0.5} ${hy - t * 0.5}Q${x0 + long * 0.2} ${top - deep * 0.05} ${x0 + long * 0.4} ${top + deep * 0.06}Q${x0 + long * 0.3} ${top + deep * 0.6} ${x0 + long * 0.02} ${top + deep * 0.72}Z`;
  const [l, h, turn] = b.head;
  const ears = {
    point: `M${l * 0.02} ${-h * 0.4}L${l * 0.16} ${-h * 1.2}L${l * 0.3} ${-h * 0.3}Z`,
    flop: `M${l * 0.02} ${-h * 0.5}Q${l * 0.34} ${-h * 0.5} ${l * 0.34} ${h * 0.5}Q${l * 0.1} ${h * 0.5} ${l * 0.02} ${-h * 0.5}Z`,
    round: `M${-l * 0.2} ${-h * 0.42}a${h * 0.26} ${h * 0.26} 0 1 1 ${h * 0.5} 0Z`,
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
  const head = `<g transform="translate(${hx} ${hy}) rotate(${turn})">${pen.shaded(ears, hex, 0.4)}${horns}${pen.own(skull, hex)}${pen.shaded(`M${-l * 0.92} ${h * 0.36}L${-l * 0.34} ${h * 0.48}Q0 ${h * 0.74} ${l * 0.24} ${h * 0.4}Q${-l * 0.3} ${h * 0.2} ${-l * 0.98} ${h * 0.2}Z`, hex, 0.3)}${b.muzzle ? pen.own(`M${-l * 0.6} ${-h * 0.24}L${-l * 0.92} ${-h * 0.12}Q${-l * 1.08} ${h * 0.16} ${-l * 0.92} ${h * 0.36}L${-l * 0.5} ${h * 0.44}Q${-l * 0.7} ${h * 0.1} ${-l * 0.6} ${-h * 0.24}Z`, b.muzzle) : ''}${pen.shaded(`M${-l * 0.98} ${-h * 0.06}q${l * 0.1} ${-h * 0.04} ${l * 0.1} ${h * 0.12}q${-l * 0.1} ${h * 0.12} ${-l * 0.13} ${h * 0.02}Z`, '#1c1a1c', 0.2)}<circle cx="${-l * 0.28}" cy="${-h * 0.16}" r="${h * 0.1}" fill="${pen.dark('#191719', 0.2)}"/>${pen.own(`M${l * 0.06} ${-h * 0.36}L${l * 0.26} ${-h * (b.ears === 'point' ? 1.1 : 0.5)}L${l * 0.36} ${-h * 0.2}Z`, hex)}</g>`;
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
    b.mane && b.tail === 'hair'
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
  return `<g transform="scale(${b.k})">${tails}${leg(x0 + long * 0.26, true, false)}${leg(x1 - long * 0.2, true, true)}${leg(x0 + long * 0.13, false, false)}${leg(x1 - long * 0.08, false, true)}${b.wool ? '' : pen.own(neck, hex)}${hump}${body}${spots}${b.wool ? '' : pen.struck(`M${x0 + long * 0.1} ${top + deep * 0.14}Q${x0 + long * 0.3} ${top + deep * 0.02} ${x1 - long * 0.14} ${top}Q0 ${top + deep * 0.2} ${x0 + long * 0.1} ${top + deep * 0.14}Z`, hex, 0.3)}${mane}${head}</g>`;
}
