// The tracer's document as shapes of our own.

const PATH = /<path d="([MLCZ\d\s.,-]*)" fill="(#[0-9a-f]{6})" transform="translate\((-?[\d.]+),(-?[\d.]+)\)"\/>/giu;

/** The fill of what is not drawn. */
export const NO_FILL = 'none';

/** The paths as drawn, neighbours of one fill as one; nothing else of the tracer's document is kept. */
export function shapesOf(traced: string, fillOf: (colour: string) => string): { fill: string; d: string }[] {
  const shapes: { fill: string; d: string }[] = [];
  for (const [, path = '', colour = '', x = '0', y = '0'] of traced.matchAll(PATH)) {
    const fill = fillOf(colour);
    if (fill === NO_FILL) continue;
    const d = moved(path, Number(x), Number(y));
    const last = shapes.at(-1);
    if (last?.fill === fill) last.d += d;
    else shapes.push({ fill, d });
  }
  return shapes;
}

const TOKEN = /[MLCZ]|-?\d*\.?\d+/gu;
/** The same path elsewhere, in steps from point to point of one decimal: less than half as long as in places of the sheet. */
function moved(path: string, dx: number, dy: number): string {
  // whole tenths, so that nothing adds up
  let [x, y] = [0, 0];
  let d = '';
  let command = '';
  let before = '';
  const step: number[] = [];
  for (const token of path.match(TOKEN) ?? []) {
    if (token === 'Z') {
      d += 'z';
      before = '';
    } else if (token === 'M' || token === 'L' || token === 'C') command = token;
    else {
      step.push(Math.round((Number(token) + (step.length % 2 === 0 ? dx : dy)) * 10));
      if (step.length < (command === 'C' ? 6 : 2)) continue;
      const [toX, toY] = [step.at(-2)!, step.at(-1)!];
      const isMove = command === 'M';
      // an edge of no length is none
      if (isMove || step.some((v, i) => v !== (i % 2 === 0 ? x : y))) {
        const letter = isMove ? 'M' : command === 'L' ? 'l' : 'c';
        if (letter !== before) d += letter;
        for (let i = 0; i < step.length; i++) {
          const v = isMove ? step[i]! : step[i]! - (i % 2 === 0 ? x : y);
          d += (v >= 0 && (i > 0 || letter === before) ? ' ' : '') + tenths(v);
        }
        before = letter;
        [x, y] = [toX, toY];
      }
      step.length = 0;
    }
  }
  return d;
}

/** Tenths as SVG has them shortest: `1.5`, `-.3`, `2`. */
function tenths(v: number): string {
  const size = Math.abs(v);
  const [whole, rest] = [(size / 10) | 0, size % 10];
  return `${v < 0 ? '-' : ''}${rest === 0 ? whole : `${whole === 0 ? '' : whole}.${rest}`}`;
}
