// What the tracer draws, a document of paths in absolute places, as short path data.

const PATH = /<path d="([MLCZ\d .-]*)" fill="(#[0-9a-f]{6})" transform="translate\((-?[\d.]+),(-?[\d.]+)\)"\/>/giu;

/** The fill of what is not drawn. */
export const NO_FILL = 'none';

/** The paths as drawn, neighbours of one fill as one; nothing else of the tracer's document is kept. @param at where on the sheet it lies */
export function shapesOf(
  traced: string,
  fillOf: (colour: string) => string,
  at: { x: number; y: number },
): { fill: string; d: string }[] {
  const shapes: { fill: string; d: string }[] = [];
  for (const [, path = '', colour = '', x = '0', y = '0'] of traced.matchAll(PATH)) {
    const fill = fillOf(colour);
    if (fill === NO_FILL) continue;
    const d = moved(path, at.x + Number(x), at.y + Number(y));
    const last = shapes.at(-1);
    if (last?.fill === fill) last.d += d;
    else shapes.push({ fill, d });
  }
  return shapes;
}

const [SPACE, MINUS, POINT, ZERO] = [' ', '-', '.', '0'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
];
const [MOVE, CURVE, CLOSE] = ['M', 'C', 'Z'].map((sign) => sign.charCodeAt(0)) as [number, number, number];
/** From a capital to its small letter: from places of the sheet to steps. */
const SMALL = 32;

/** Path data as it is written, byte after byte: half a million texts of a number each would only be litter. */
let written = Buffer.alloc(1 << 16);
/** Bytes that a number and its letter need at most. */
const LONGEST = 16;

/**
 * The same path elsewhere, in steps from point to point of one decimal: less than half as long as in places of the sheet.
 *
 * @param path moves, lines, curves and closings in absolute places, with a blank before each number but the first of a command
 */
function moved(path: string, dx: number, dy: number): string {
  // of two signs at least a number is made
  if (written.length < (path.length / 2 + 1) * LONGEST) written = Buffer.alloc(path.length * LONGEST);
  // whole tenths, so that nothing adds up
  const step = new Int32Array(6);
  let [x, y, count, command, before, end, at] = [0, 0, 0, 0, 0, 0, 0];
  while (at < path.length) {
    const sign = path.charCodeAt(at);
    if (sign === CLOSE) {
      written[end++] = CLOSE + SMALL;
      before = 0;
    }
    if (sign >= CURVE) command = sign;
    if (sign >= CURVE || sign === SPACE) {
      at++;
      continue;
    }
    const from = at;
    at = numberEnd(path, from);
    step[count] = Math.round((numberIn(path, from, at) + (count % 2 === 0 ? dx : dy)) * 10);
    count++;
    if (count < (command === CURVE ? 6 : 2)) continue;
    const isMove = command === MOVE;
    // an edge of no length is none
    if (isMove || !standsStill(step, count, x, y)) {
      const letter = isMove ? MOVE : command + SMALL;
      if (letter !== before) written[end++] = letter;
      for (let i = 0; i < count; i++) {
        const v = isMove ? step[i]! : step[i]! - (i % 2 === 0 ? x : y);
        if (v >= 0 && (i > 0 || letter === before)) written[end++] = SPACE;
        end = writeTenths(v, end);
      }
      before = letter;
      x = step[count - 2]!;
      y = step[count - 1]!;
    }
    count = 0;
  }
  return written.toString('latin1', 0, end);
}

function numberEnd(path: string, from: number): number {
  let at = from + 1;
  while (at < path.length) {
    const sign = path.charCodeAt(at);
    if (sign !== POINT && (sign < ZERO || sign > ZERO + 9)) break;
    at++;
  }
  return at;
}

function numberIn(path: string, from: number, to: number): number {
  let [value, part] = [0, 0];
  for (let at = from; at < to; at++) {
    const sign = path.charCodeAt(at);
    if (sign === POINT) part = 1;
    else if (sign !== MINUS) {
      value = 10 * value + sign - ZERO;
      part *= 10;
    }
  }
  const size = part > 0 ? value / part : value;
  return path.charCodeAt(from) === MINUS ? -size : size;
}

/** Whether all points of a step are the one that it begins at. */
function standsStill(step: Int32Array, count: number, x: number, y: number): boolean {
  for (let i = 0; i < count; i += 2) if (step[i] !== x || step[i + 1] !== y) return false;
  return true;
}

/** Tenths as SVG has them shortest: `1.5`, `-.3`, `2`. @returns where they end */
function writeTenths(v: number, from: number): number {
  let end = from;
  const size = Math.abs(v);
  const [whole, rest] = [(size / 10) | 0, size % 10];
  if (v < 0) written[end++] = MINUS;
  if (whole > 0 || rest === 0) {
    let unit = 1;
    while (unit * 10 <= whole) unit *= 10;
    for (; unit >= 1; unit = (unit / 10) | 0) written[end++] = ZERO + (((whole / unit) | 0) % 10);
  }
  if (rest > 0) {
    written[end++] = POINT;
    written[end++] = ZERO + rest;
  }
  return end;
}
