import { blank, blur, clamp, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { brushed } from './brush';
import { clouds, handFlow, outlines, flowOf, strokes, tooth } from './flow';
import { labOf } from './grade';
import { exposed, isOnWhite, lit, ramp, tones } from './tone';
import type { Means, Treatment } from './tone';

/** Brushed steel: what is dark in it, its own colour and its shine. */
const STEEL = ['#24282d', '#6d747c', '#a9b0b7', '#eef2f5'] as const;
const RUST = ['#3a1a0e', '#7d3a18', '#b9632a', '#d99a5b'].map(labOf);
/** The light from the upper left, and how steep the relief is. */
const LIGHT = { x: 0.66, y: 0.75 };

/** How high each pixel stands: what is drawn on white is raised, of a picture what is light. */
function heightOf(source: Lab, { unit, isDrawn }: Means): Plane {
  const { width, height } = source;
  const calm = isDrawn ? source : brushed(brushed(source, 5 * unit), 5 * unit);
  const l = isDrawn ? exposed(calm.l, 0.5) : lit(calm, unit, 0.55, 0.7);
  const isRaised = isDrawn && isOnWhite(source.l);
  const up = isRaised ? l.map((v) => 1 - smoothstep(0.25, 0.85, v)) : l;
  if (isDrawn) return blur(up, width, height, 1.6 * unit);
  // a photograph is chased: its lines are sunk between its forms
  const lines = outlines(l, flowOf({ l, width, height }, 2.6 * unit, 0.8), 1.9 * unit);
  const form = blur(up, width, height, 2.6 * unit);
  return form.map((v, i) => v - 0.32 * lines[i]!);
}

/** How much light falls on each pixel beside an even plane, -1 to 1. */
function shadeOf(high: Plane, width: number, height: number, steep: number): Plane {
  const out = new Float32Array(high.length);
  for (let y = 1; y < height - 1; y++)
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const [gx, gy] = [high[i + 1]! - high[i - 1]!, high[i + width]! - high[i - width]!];
      const at = steep * (LIGHT.x * gx + LIGHT.y * gy);
      out[i] = at / Math.sqrt(1 + at * at);
    }
  return out;
}

/** Pressed into thick paper without an ink: only the light on its edges is seen. */
export const emboss: Treatment = (source, means) => {
  const { unit, random, colours, strength } = means;
  const { width, height } = source;
  const high = heightOf(source, means);
  const shade = shadeOf(high, width, height, (9 + 6 * strength) * unit);
  const soft = blur(high, width, height, 5 * unit);
  const fibres = tooth(width, height, 1.5 * unit, random);
  const pulp = clouds(width, height, 40 * unit, random);
  const sheet = labOf(colours[0] ?? '#f6f4ee');
  const out = blank(source);
  for (let i = 0; i < out.l.length; i++) {
    const hollow = 0.1 * clamp(soft[i]! - high[i]!, 0, 0.4);
    const grain = 0.014 * (fibres[i]! - 0.5) + 0.006 * pulp[i]!;
    // on white there is more room for shade than for light
    const lit = shade[i]! > 0 ? 0.06 * shade[i]! : 0.34 * shade[i]!;
    out.l[i] = clamp(sheet.l - 0.02 + lit - hollow + grain);
    out.a[i] = sheet.a;
    out.b[i] = sheet.b - 0.004 * Math.min(0, shade[i]!);
  }
  return out;
};

/** A plate of metal that the picture is chased in: brushed, lit from the upper left, and rusted where that is asked for. */
export const metal: Treatment = (source, means) => {
  const { unit, random, colours, strength, isRusted } = means;
  const { width, height } = source;
  const high = heightOf(source, means);
  const shade = shadeOf(high, width, height, (10 + 7 * strength) * unit);
  const brush = strokes(handFlow(width, height, 0.02, unit, random), 190 * unit, 1.1 * unit, random);
  const sheen = clouds(width, height, 520 * unit, random);
  const stops = tones(colours.length ? colours : STEEL);
  const rust = isRusted ? rustOf(width, height, unit, random) : undefined;
  const grit = tooth(width, height, 1.5 * unit, random);
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      // a band of light lies across the plate
      const across = Math.sin(((x / width) * 1.3 + (y / height) * 0.9 + 0.12 * sheen[i]!) * 5.2);
      const tone = 0.5 + 0.13 * across + 0.1 * (brush[i]! - 0.5) + 0.2 * (high[i]! - 0.5) + 0.62 * shade[i]!;
      const own = ramp(stops, tone);
      let [l, a, b] = [own.l, own.a, own.b];
      if (rust) {
        const eaten = clamp(rust[i]! - 0.25 * smoothstep(0.05, 0.5, shade[i]!));
        const brown = ramp(
          RUST,
          0.48 + 0.4 * (grit[i]! - 0.5) + 0.28 * sheen[i]! + 0.6 * shade[i]! + 0.25 * (high[i]! - 0.5),
        );
        l += (brown.l - l) * eaten;
        a += (brown.a - a) * eaten;
        b += (brown.b - b) * eaten;
      }
      out.l[i] = clamp(l);
      out.a[i] = a;
      out.b[i] = b;
    }
  return out;
};

/** Where rust has eaten a plate, in patches with frayed edges and pits about them. */
function rustOf(width: number, height: number, unit: number, random: Means['random']): Plane {
  const [broad, fine, pits] = [260, 60, 11].map((size) => clouds(width, height, size * unit, random)) as [
    Plane,
    Plane,
    Plane,
  ];
  return broad.map((v, i) =>
    clamp(
      smoothstep(-0.25, 0.2, v + 0.5 * fine[i]! + 0.22 * pits[i]! + 0.12) * 0.95 +
        0.7 * smoothstep(0.7, 1, pits[i]! + 0.4 * fine[i]!),
    ),
  );
}
