/** A coordinate as SVG text: two decimals, so that the last bits of a float never differ between machines. Refuses NaN. */
export function n(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError('A coordinate of the picture is not a finite number.');
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

type Attributes = Record<string, string | number | undefined>;

/** One element; numbers are rounded, undefined attributes are left out. Values come from the studio alone, never from a prompt. */
export function el(name: string, attributes: Attributes = {}, ...children: string[]): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : String(value)}"`)
    .join('');
  const inner = children.join('');
  return inner ? `<${name}${text}>${inner}</${name}>` : `<${name}${text}/>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => el('rect', { x, y, width, height, fill, ...more });
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  el('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  el('ellipse', { cx, cy, rx, ry, fill, ...more });
export const path = (d: string, fill: string, more: Attributes = {}): string => el('path', { d, fill, ...more });
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
  more: Attributes = {},
): string =>
  el('path', { d: `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, fill: 'none', stroke, 'stroke-width': width, ...more });
export const group = (attributes: Attributes, ...children: string[]): string => el('g', attributes, ...children);
export const at = (x: number, y: number, scale = 1, rotate = 0): string =>
  `translate(${n(x)} ${n(y)})${rotate ? ` rotate(${n(rotate)})` : ''}${scale === 1 ? '' : ` scale(${String(Math.round(scale * 10000) / 10000)})`}`;
