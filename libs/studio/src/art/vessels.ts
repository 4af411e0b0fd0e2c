import { lighten, mix } from '../palette/palette';
import { circle, ellipse, line, n, path, rect } from '../svg';
import type { DrawObject } from './draw-object';
import { barrel } from './light';

/** A tall tin with a lid that is pulled off: tea, coffee, biscuits. */
export const caddy: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const w = h * 0.62;
  const x = cx - w / 2;
  const lid = h * 0.19;
  const [top, foot] = [y - h + h * 0.03, w * 0.035];
  const wall = `M${n(x)} ${n(top + lid)}H${n(x + w)}V${n(y - foot)}Q${n(cx)} ${n(y + foot * 1.2)} ${n(x)} ${n(y - foot)}Z`;
  sheet.clipped(sheet.clip(path(wall, '#000000')), () => {
    sheet.add(rect(x, top, w, h, body));
    print({ x: x + w * 0.13, y: top + lid * 1.35, w: w * 0.74, h: h - lid * 1.75, on: body });
    sheet.add(path(wall, barrel(sheet, x, w)));
    sheet.add(rect(x, top + lid, w, h * 0.018, '#000000', { 'fill-opacity': 0.3 }));
  });
  const cap = `M${n(x - w * 0.012)} ${n(top + foot)}Q${n(cx)} ${n(top - foot)} ${n(x + w * 1.012)} ${n(top + foot)}V${n(top + lid)}Q${n(cx)} ${n(top + lid + foot)} ${n(x - w * 0.012)} ${n(top + lid)}Z`;
  sheet.add(path(cap, trim), path(cap, barrel(sheet, x, w)));
  sheet.add(
    ellipse(cx, top + foot * 0.9, w * 0.5, foot, lighten(trim, 0.12)),
    ellipse(cx, top + foot * 0.9, w * 0.44, foot * 0.7, mix(trim, '#000000', 0.12)),
    line(x, top + lid * 0.86, x + w, top + lid * 0.86, '#ffffff', h * 0.003, { 'stroke-opacity': 0.3 }),
  );
  return w;
};

/** A flat round tin seen from above: balm, wax, mints. */
export const tin: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const r = h / 2;
  const cy = y - r;
  sheet.add(
    circle(cx, cy, r, mix(trim, '#c9cdd1', 0.55)),
    circle(
      cx,
      cy,
      r,
      sheet.linear(cx - r, cy - r, cx + r, cy + r, [
        [0, '#ffffff', 0.55],
        [0.5, '#ffffff', 0],
        [1, '#000000', 0.42],
      ]),
    ),
    circle(cx, cy, r * 0.955, body),
  );
  const half = r * 0.64;
  sheet.clipped(sheet.clip(circle(cx, cy, r * 0.955, '#000000')), () =>
    print({ x: cx - half, y: cy - half * 0.92, w: half * 2, h: half * 1.84, on: body }),
  );
  sheet.add(
    circle(cx, cy, r * 0.9, 'none', { stroke: '#ffffff', 'stroke-width': r * 0.012, 'stroke-opacity': 0.28 }),
    circle(cx, cy, r * 0.915, 'none', { stroke: '#000000', 'stroke-width': r * 0.012, 'stroke-opacity': 0.2 }),
    circle(
      cx,
      cy,
      r * 0.955,
      sheet.linear(cx - r, cy - r, cx + r, cy + r, [
        [0, '#ffffff', 0.2],
        [0.4, '#ffffff', 0],
        [0.72, '#000000', 0],
        [1, '#000000', 0.16],
      ]),
    ),
  );
  return h;
};

/** A tube that stands on its cap, crimped at the top. */
export const tube: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const w = h * 0.38;
  const [x, t] = [cx - w / 2, y - h];
  const cap = h * 0.14;
  const crimp = h * 0.045;
  const low = w * 0.43;
  const d = `M${n(x)} ${n(t)}H${n(x + w)}V${n(t + crimp)}C${n(x + w * 1.01)} ${n(t + h * 0.4)} ${n(cx + low * 1.06)} ${n(y - cap - h * 0.14)} ${n(cx + low)} ${n(y - cap)}H${n(cx - low)}C${n(cx - low * 1.06)} ${n(y - cap - h * 0.14)} ${n(x - w * 0.01)} ${n(t + h * 0.4)} ${n(x)} ${n(t + crimp)}Z`;
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(rect(x - w * 0.05, t, w * 1.1, h, body));
    print({ x: x + w * 0.15, y: t + crimp * 2.6, w: w * 0.7, h: h - cap - crimp * 4, on: body });
    sheet.add(path(d, barrel(sheet, x, w, 0.9)));
    sheet.add(rect(x, t, w, crimp, '#000000', { 'fill-opacity': 0.12 }));
    for (let i = 1; i < 22; i++)
      sheet.add(
        line(x + (w * i) / 22, t, x + (w * i) / 22, t + crimp, i % 2 ? '#000000' : '#ffffff', w * 0.006, {
          'stroke-opacity': 0.22,
        }),
      );
  });
  const cw = low * 1.02;
  const capD = `M${n(cx - cw)} ${n(y - cap)}H${n(cx + cw)}L${n(cx + cw * 0.95)} ${n(y - h * 0.008)}Q${n(cx)} ${n(y + h * 0.012)} ${n(cx - cw * 0.95)} ${n(y - h * 0.008)}Z`;
  sheet.add(path(capD, trim), path(capD, barrel(sheet, cx - cw, cw * 2)));
  return w;
};

/** A board on a wall, held a little off it. */
export const sign: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const w = h * 1.5;
  const [x, t] = [cx - w / 2, y - h];
  const r = h * 0.045;
  for (let i = 9; i >= 1; i--)
    sheet.add(rect(x + i * h * 0.006, t + i * h * 0.012, w, h, '#000000', { rx: r + i * 2, 'fill-opacity': 0.03 }));
  sheet.add(rect(x, t, w, h, body, { rx: r }));
  const m = h * 0.055;
  sheet.clipped(sheet.clip(rect(x, t, w, h, '#000000', { rx: r })), () =>
    print({ x: x + w * 0.12, y: t + h * 0.14, w: w * 0.76, h: h * 0.72, on: body }),
  );
  sheet.add(
    rect(x + m, t + m, w - 2 * m, h - 2 * m, 'none', { rx: r * 0.6, stroke: trim, 'stroke-width': h * 0.009 }),
    rect(
      x,
      t,
      w,
      h,
      sheet.linear(x, t, x + w, y, [
        [0, '#ffffff', 0.16],
        [0.45, '#ffffff', 0],
        [1, '#000000', 0.14],
      ]),
      { rx: r },
    ),
  );
  for (const [dx, dy] of [
    [0.03, 0.05],
    [0.97, 0.05],
    [0.03, 0.95],
    [0.97, 0.95],
  ] as const)
    sheet.add(
      circle(x + w * dx, t + h * dy, h * 0.016, mix(trim, '#ffffff', 0.2)),
      circle(x + w * dx - h * 0.004, t + h * dy - h * 0.004, h * 0.007, '#ffffff', { 'fill-opacity': 0.6 }),
    );
  return w;
};
