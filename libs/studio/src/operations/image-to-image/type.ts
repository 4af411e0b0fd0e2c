import { blank, blur, boxBlur, clamp, quantiles, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { mixed } from './tone';
import type { Ab } from './grade';

/** How far the lightness of a thin line is off what is about it, in a drawing, and from where on it is all line. */
const LINE = [0.05, 0.16] as const;

/**
 * The small type and thin lines of a drawing kept in a treatment whose strokes are wider than they are: there each pixel is laid in
 * the treatment's own darkest and lightest colour, or in its own where the treatment paints.
 *
 * @param unit pixels that stand for one pixel of a picture 1024 wide
 */
export function withType(source: Lab, goal: Lab, isPrint: boolean, unit: number): Lab {
  const { width, height } = source;
  const around = blur(source.l, width, height, 2.4 * unit);
  const line: Plane = new Float32Array(around.length);
  for (let i = 0; i < line.length; i++) line[i] = smoothstep(LINE[0], LINE[1], Math.abs(source.l[i]! - around[i]!));
  const kept = boxBlur(line, width, height, 1);
  const [dark, light] = isPrint ? endsOf(goal) : [];
  // a brush goes over a line once more
  const most = isPrint ? 1 : 0.62;
  const [low = 0, high = 1] = quantiles(source.l, [0.01, 0.99]);
  const out = blank(source);
  for (let i = 0; i < line.length; i++) {
    const t = most * Math.max(line[i]!, smoothstep(0.25, 0.7, kept[i]!));
    const own: Ab =
      dark && light
        ? mixed(dark, light, smoothstep(0.12, 0.88, clamp((source.l[i]! - low) / Math.max(0.1, high - low))))
        : { l: source.l[i]!, a: source.a[i]!, b: source.b[i]! };
    out.l[i] = goal.l[i]! + (own.l - goal.l[i]!) * t;
    out.a[i] = goal.a[i]! + (own.a - goal.a[i]!) * t;
    out.b[i] = goal.b[i]! + (own.b - goal.b[i]!) * t;
  }
  return out;
}

/** The darkest and the lightest colour of a print. */
function endsOf({ l, a, b }: Lab): [Ab, Ab] {
  const [low = 0, high = 1] = quantiles(l, [0.002, 0.97]);
  const mean = (belongs: (v: number) => boolean): Ab => {
    let [sl, sa, sb, n] = [0, 0, 0, 1e-6];
    for (let i = 0; i < l.length; i++) {
      if (!belongs(l[i]!)) continue;
      sl += l[i]!;
      sa += a[i]!;
      sb += b[i]!;
      n++;
    }
    return { l: sl / n, a: sa / n, b: sb / n };
  };
  return [mean((v) => v <= low + 0.004), mean((v) => v >= high - 0.004)];
}
