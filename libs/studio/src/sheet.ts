import { contrast, legible } from './palette/palette';
import { el, n } from './svg';
import { advance, opticalShift, outline, outlineOnArc } from './type/text';
import type { Block, TextStyle } from './type/text';

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const multiply = (m: Matrix, o: Matrix): Matrix => [
  m[0] * o[0] + m[2] * o[1],
  m[1] * o[0] + m[3] * o[1],
  m[0] * o[2] + m[2] * o[3],
  m[1] * o[2] + m[3] * o[3],
  m[0] * o[4] + m[2] * o[5] + m[4],
  m[1] * o[4] + m[3] * o[5] + m[5],
];
export const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
export function rotateAbout(degrees: number, x: number, y: number): Matrix {
  const r = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(r), Math.sin(r)];
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
}

/** One text as it stands in the picture; the box is that of its letters in canvas pixels. */
export interface SetText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height of the capitals, px. */
  capHeight: number;
  colour: string;
}

/** The box of a text in the frame it was set in: two texts of one turned card are compared there, where their boxes are upright. */
interface TextBox {
  frame: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
/** Letters rarely fill their box: what touches by a pixel is apart. */
const apart = (a: TextBox, b: TextBox): boolean =>
  a.frame !== b.frame ||
  a.x + a.width <= b.x + 1 ||
  b.x + b.width <= a.x + 1 ||
  a.y + a.height <= b.y + 1 ||
  b.y + b.height <= a.y + 1;

export type Align = 'start' | 'middle' | 'end';

/** The picture under construction: SVG nodes in order, definitions with ids of this document alone, and every text that was set. */
export class Sheet {
  readonly texts: SetText[] = [];
  readonly artwork: string[] = [];
  /** Words of the prompt that a scene shows, and what it was asked for and cannot show. */
  readonly pictured: string[] = [];
  readonly lacking: string[] = [];
  /** How often words had no room: texts off the canvas or on another one, and what a layout found itself. */
  faults = 0;
  private readonly boxes: TextBox[] = [];
  private readonly shields: TextBox[] = [];
  /** The four corners of each text on the canvas. */
  private readonly corners: (readonly [x: number, y: number])[][] = [];
  private readonly nodes: string[] = [];
  private readonly defs: string[] = [];
  private ids = 0;
  private matrix: Matrix = IDENTITY;
  /** What the frame of now shows of itself; outside of it everything is cut. */
  private area: Omit<TextBox, 'frame'> | undefined;

  constructor(
    readonly width: number,
    readonly height: number,
    /** Once words are left out, what stays gets air; until then all that is legible may stand. */
    readonly roomy = false,
  ) {}

  add(...svg: string[]): void {
    this.nodes.push(...svg);
  }

  private define(make: (id: string) => string): string {
    const id = `s${String(++this.ids)}`;
    this.defs.push(make(id));
    return id;
  }

  private stops(stops: [offset: number, colour: string, opacity?: number][]): string {
    return stops
      .map(([offset, colour, opacity]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
      .join('');
  }

  /** A linear gradient in user space; returns the paint. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: [number, string, number?][]): string {
    return `url(#${this.define((id) => el('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, this.stops(stops)))})`;
  }

  /** A radial gradient in user space, squeezed vertically by `flat`; returns the paint. */
  radial(cx: number, cy: number, r: number, stops: [number, string, number?][], flat = 1): string {
    const transform =
      flat === 1 ? undefined : `translate(0 ${n(cy * (1 - flat))}) scale(1 ${String(Math.round(flat * 1000) / 1000)})`;
    return `url(#${this.define((id) => el('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r, gradientTransform: transform }, this.stops(stops)))})`;
  }

  clip(...shapes: string[]): string {
    return `url(#${this.define((id) => el('clipPath', { id }, ...shapes))})`;
  }

  /** Draws in a moved, turned or skewed frame, optionally clipped (the clip is in that frame). */
  within(matrix: Matrix, draw: () => void, clip?: string): void {
    const outer = this.matrix;
    this.matrix = multiply(outer, matrix);
    const attributes =
      matrix === IDENTITY
        ? ''
        : ` transform="matrix(${matrix.map((v) => String(Math.round(v * 100000) / 100000)).join(' ')})"`;
    this.nodes.push(`<g${attributes}${clip ? ` clip-path="${clip}"` : ''}>`);
    draw();
    this.nodes.push('</g>');
    this.matrix = outer;
  }
  clipped(clip: string, draw: () => void): void {
    this.within(IDENTITY, draw, clip);
  }

  /** Sets a block with the cap line of its first line at y. The fill must be legible on what lies behind. */
  text(block: Block, x: number, y: number, fill: string, align: Align = 'start'): void {
    const { style, size } = block;
    const cap = style.face.capHeight * size;
    const leading = (style.leading ?? 1.1) * size;
    let d = '';
    block.lines.forEach((row, i) => {
      const width = advance(row, style) * size;
      const left = align === 'start' ? x + opticalShift(row, size) : align === 'middle' ? x - width / 2 : x - width;
      d += outline(row, style, size, left, y + cap + i * leading);
    });
    const left = align === 'start' ? x : align === 'middle' ? x - block.width / 2 : x - block.width;
    const hasDescender = /[gjpqy,;ÇçŞşĄąĘę]/u.test(block.lines[block.lines.length - 1] ?? '');
    const hasMark = /\p{M}/u.test((block.lines[0] ?? '').normalize('NFD'));
    this.record(
      block.text,
      left,
      y - (hasMark ? 0.22 * size : 0),
      block.width,
      block.height + (hasDescender ? 0.22 * size : 0) + (hasMark ? 0.22 * size : 0),
      cap,
      fill,
    );
    this.nodes.push(`<path class="t" d="${d}" fill="${fill}"/>`);
  }

  /** Sets one line on a circle; `inside` reads along the foot of it. */
  arcText(
    text: string,
    style: TextStyle,
    size: number,
    cx: number,
    cy: number,
    r: number,
    inside: boolean,
    fill: string,
  ): void {
    const cap = style.face.capHeight * size;
    const radius = inside ? r + cap : r;
    const half = Math.min(Math.PI / 2, (advance(text, style) * size) / 2 / radius);
    const reach = Math.sin(half) * (r + cap);
    const drop = (r + cap) * (1 - Math.cos(half)) + cap;
    this.record(text, cx - reach, inside ? cy + r + cap - drop : cy - r - cap, reach * 2, drop, cap, fill);
    this.nodes.push(`<path class="t" d="${outlineOnArc(text, style, size, cx, cy, radius, inside)}" fill="${fill}"/>`);
  }

  /** Draws where a surface ends at its edges (a card): a text that runs over them is a fault. */
  onSurface(width: number, height: number, margin: number, draw: () => void): void {
    const outer = this.area;
    this.area = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
    draw();
    this.area = outer;
  }

  /** Something opaque is about to lie here, in the frame of now: a text of another frame under it is a fault. */
  cover(x: number, y: number, width: number, height: number): void {
    const [a, b, c, d, e, f] = this.matrix;
    const det = a * d - b * c;
    for (const corners of this.corners) {
      const inside = corners.map(([px, py]) => {
        const [dx, dy] = [px - e, py - f];
        return [(d * dx - c * dy) / det, (a * dy - b * dx) / det] as const;
      });
      const xs = inside.map(([px]) => px);
      const ys = inside.map(([, py]) => py);
      const isApart =
        Math.max(...xs) <= x || Math.min(...xs) >= x + width || Math.max(...ys) <= y || Math.min(...ys) >= y + height;
      if (!isApart) this.faults++;
    }
  }

  /** A part of the picture that no text may cover, in the frame of now. */
  shield(x: number, y: number, width: number, height: number): void {
    const box = { frame: '', ...this.onCanvas(x, y, width, height) };
    this.shields.push(box);
    this.faults += this.texts.filter((text) => !apart({ frame: '', ...text }, box)).length;
  }

  private cornersOf(x: number, y: number, width: number, height: number): (readonly [number, number])[] {
    const [a, b, c, d, e, f] = this.matrix;
    return [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ].map(([px = 0, py = 0]) => [a * px + c * py + e, b * px + d * py + f] as const);
  }

  private onCanvas(x: number, y: number, width: number, height: number): Omit<TextBox, 'frame'> {
    const corners = this.cornersOf(x, y, width, height);
    const xs = corners.map((p) => p[0]);
    const ys = corners.map((p) => p[1]);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  }

  private record(text: string, x: number, y: number, width: number, height: number, cap: number, colour: string): void {
    const [a, b, c, d] = this.matrix;
    const round = (v: number) => Math.round(v * 10) / 10;
    const outer = this.onCanvas(x, y, width, height);
    const set = {
      text,
      x: round(outer.x),
      y: round(outer.y),
      width: round(outer.width),
      height: round(outer.height),
      capHeight: round(cap * Math.sqrt(Math.abs(a * d - b * c))),
      colour,
    };
    const box = { frame: this.matrix.join(), x, y, width, height };
    if (set.x < 0 || set.y < 0 || set.x + set.width > this.width || set.y + set.height > this.height) this.faults++;
    this.faults += this.boxes.filter((other) => !apart(box, other)).length;
    this.faults += this.shields.filter((shield) => !apart({ frame: '', ...outer }, shield)).length;
    const { area } = this;
    if (area && (x < area.x || y < area.y || x + width > area.x + area.width || y + height > area.y + area.height))
      this.faults++;
    this.corners.push(this.cornersOf(x, y, width, height));
    this.boxes.push(box);
    this.texts.push(set);
  }

  /** The whole document. Where light is graded, data-grain says how much paper grain its pixels get; flat colour stays flat. */
  svg(): string {
    const { width, height } = this;
    const grain = this.defs.some((d) => d.includes('Gradient')) ? 0.045 : 0;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}" data-grain="${String(grain)}">${this.defs.length ? `<defs>${this.defs.join('')}</defs>` : ''}${this.nodes.join('')}</svg>`;
  }
}

/** Text colour for grounds: the first preference that is legible as it is, else the last one bent until it is. */
export function inkOn(grounds: string | string[], ...preferences: string[]): string {
  const on = Array.isArray(grounds) ? grounds : [grounds];
  const good = preferences.find((hex) => on.every((g) => contrast(hex, g) >= 4.6));
  return good ?? legible(preferences[0] ?? '#111111', on);
}
