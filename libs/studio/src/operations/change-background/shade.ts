import { blur, clamp } from '../planes';
import type { Lab, Plane } from '../planes';
import type { Foot } from '../cut-out/contact';
import type { Light } from './light';

/** Darkens the ground under a subject that stands on it: close about its base, and softly away from the light. @param depth 0 to 1 */
export function shade(ground: Lab, alpha: Plane, foot: Foot, light: Light, depth: number): void {
  const { width, height } = ground;
  const { base, top, bottom } = foot;
  const tall = bottom - top;
  const side = Math.max(width, height);
  const close = new Float32Array(width * height);
  const cast = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    const lowest = base[x]!;
    // only what is near the ground touches it
    if (lowest < bottom - tall * 0.14) continue;
    const thick = Math.max(2, tall * 0.018);
    for (let y = Math.round(lowest - thick); y <= Math.min(height - 1, lowest + thick * 0.6); y++)
      close[y * width + x] = 1;
  }
  // the outline laid down on the floor, away from the light
  const flat = 0.2;
  const lean = -(light.side || 0.4) * 0.55;
  for (let y = Math.max(0, Math.round(bottom - tall * flat)); y <= Math.min(height - 1, bottom + tall * 0.015); y++) {
    const up = (bottom - y) / flat;
    const from = Math.round(bottom - up);
    if (from < 0 || from >= height) continue;
    for (let x = 0; x < width; x++) {
      const sx = Math.round(x - lean * up * 0.6);
      if (sx >= 0 && sx < width)
        cast[y * width + x] = alpha[from * width + sx]! * (1 - 0.75 * (up / Math.max(1, tall)));
    }
  }
  const near = blur(close, width, height, side * 0.006);
  const around = blur(close, width, height, side * 0.02);
  const far = blur(cast, width, height, side * 0.018);
  for (let i = 0; i < near.length; i++) {
    const dark = depth * (1 - (1 - clamp(0.55 * near[i]! + 0.45 * around[i]!)) * (1 - 0.3 * far[i]!));
    ground.l[i]! *= 1 - 0.75 * dark;
    ground.a[i]! *= 1 - 0.4 * dark;
    ground.b[i]! *= 1 - 0.4 * dark;
  }
}
