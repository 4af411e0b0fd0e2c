import { mix } from '../../palette/palette';
import { ellipse, n } from '../../svg';
import { box, disc, down, form, glow, lit, times } from './brush';
import type { Brush } from './brush';

export function windowAt(brush: Brush, x: number, y: number, w: number, h: number, panes: number): string {
  const { isNight } = brush;
  const frame = lit(brush, '#f7f4ee');
  const inner =
    `<defs>${down('pane', ...(isNight ? ['#101a33', '#243258'] : ['#ffffff', '#eef6f7', '#dce9d6']))}</defs>` +
    box(brush, x, y, w, h, 'url(#pane)') +
    // what grows outside
    (isNight
      ? ''
      : times(9, () =>
          disc(
            brush,
            x + brush.random.next() * w,
            y + h * brush.random.range(0.66, 0.92),
            brush.random.range(0.015, 0.035),
            '#a9c39a',
            0.7,
          ),
        ));
  return (
    box(brush, x - 0.012, y - 0.016, w + 0.024, h + 0.032, frame) +
    inner +
    times(panes - 1, (i) => box(brush, x + ((i + 1) * w) / panes - 0.004, y, 0.008, h, frame)) +
    box(brush, x - 0.02, y + h + 0.012, w + 0.04, 0.014, frame)
  );
}

export function plant(brush: Brush, x: number, y: number, size: number): string {
  const leaves = times(16, () => {
    const [dx, dy] = [brush.random.range(-0.5, 0.5) * size, -brush.random.range(0.1, 1.1) * size];
    return ellipse(
      (x + dx) * brush.width,
      (y + dy) * brush.height,
      0.16 * size * brush.width,
      0.22 * size * brush.height,
      lit(brush, brush.random.chance(0.5) ? '#5f8250' : '#7d9c66'),
      {
        transform: `rotate(${n(brush.random.range(-50, 50))} ${n((x + dx) * brush.width)} ${n((y + dy) * brush.height)})`,
      },
    );
  });
  return leaves + box(brush, x - 0.18 * size, y, 0.36 * size, 0.42 * size, lit(brush, '#cdb8a0'), 0.008);
}

/** A lamp that hangs down. */
export const pendant = (brush: Brush, x: number, y: number, size: number, shade: string): string =>
  box(brush, x - 0.0012, 0, 0.0024, y, '#4a443d') +
  form(
    brush,
    [
      [x - 0.3 * size, y],
      [x + 0.3 * size, y],
      [x + size, y + 1.1 * size],
      [x - size, y + 1.1 * size],
    ],
    shade,
  ) +
  glow(brush, x, y + 1.2 * size, 0.3 * size, '#ffe9bd');

/** Boards one above the other, with things in a row on each. */
export function shelves(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  board: string,
  things: readonly string[],
  isPacked = false,
): string {
  const { random } = brush;
  const gap = h / rows;
  return times(rows, (row) => {
    const base = y + (row + 1) * gap;
    let out = '';
    for (let at = x + 0.006; at < x + w - 0.02;) {
      const wide = isPacked ? random.range(0.008, 0.02) : random.range(0.018, 0.036);
      const tall = gap * (isPacked ? random.range(0.6, 0.86) : random.range(0.3, 0.7));
      out += box(brush, at, base - tall, wide, tall, lit(brush, random.pick(things)), isPacked ? 0.001 : 0.005);
      at += wide + (isPacked ? 0.001 : random.range(0.006, 0.03));
    }
    return out + box(brush, x, base, w, 0.014, board);
  });
}

export const walls = (brush: Brush, colour: string): string => {
  const wall = lit(brush, brush.wall ?? colour);
  return `<defs>${down('wall', mix(wall, '#ffffff', brush.isNight ? 0 : 0.25), mix(wall, '#5a4a3a', 0.12))}</defs>${box(brush, 0, 0, 1, 1, 'url(#wall)')}`;
};
