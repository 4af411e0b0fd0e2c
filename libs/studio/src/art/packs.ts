import { lighten, mix } from '../palette/palette';
import type { Sheet } from '../sheet';
import { circle, el, ellipse, line, n, path, rect } from '../svg';
import type { DrawObject } from './draw-object';
import { barrel } from './light';

const sheen = (sheet: Sheet, x: number, y: number, w: number, h: number, strength = 1): string =>
  sheet.linear(x, y, x + w, y + h, [
    [0, '#ffffff', 0.16 * strength],
    [0.5, '#ffffff', 0],
    [1, '#000000', 0.16 * strength],
  ]);

/** A square tin whose lid is hinged at the back, seen a little from the side. */
export const hinged: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const [w, depth, lid, rise] = [h * 0.74, h * 0.2, h * 0.2, h * 0.06];
  const x = cx - (w + depth) / 2;
  const t = y - h + rise;
  const [side, top] = [mix(body, '#000000', 0.3), lighten(body, 0.08)];
  sheet.add(
    path(`M${n(x + w)} ${n(t)}L${n(x + w + depth)} ${n(t - rise)}V${n(y - rise)}L${n(x + w)} ${n(y)}Z`, side),
    path(`M${n(x)} ${n(t)}L${n(x + depth)} ${n(t - rise)}H${n(x + w + depth)}L${n(x + w)} ${n(t)}Z`, top),
    // The hinge sits at the far upright of the side.
    rect(x + w + depth * 0.84, t - rise * 0.6 + lid * 0.76, depth * 0.12, h * 0.07, mix(trim, '#b9bdc2', 0.6), {
      rx: 3,
    }),
  );
  sheet.clipped(sheet.clip(rect(x, t, w, y - t, '#000000', { rx: h * 0.012 })), () => {
    sheet.add(rect(x, t, w, y - t, body));
    print({ x: x + w * 0.1, y: t + lid + h * 0.05, w: w * 0.8, h: y - t - lid - h * 0.11, on: body });
    sheet.add(
      rect(x, t, w, y - t, sheen(sheet, x, t, w, y - t)),
      rect(x, t + lid, w, h * 0.014, '#000000', { 'fill-opacity': 0.34 }),
      rect(x, t + lid + h * 0.014, w, h * 0.005, '#ffffff', { 'fill-opacity': 0.3 }),
      rect(x + w * 0.012, t, w * 0.012, y - t, '#ffffff', { 'fill-opacity': 0.28 }),
    );
  });
  sheet.add(
    path(
      `M${n(x + w)} ${n(t + lid)}L${n(x + w + depth)} ${n(t - rise + lid)}v${n(h * 0.014)}L${n(x + w)} ${n(t + lid + h * 0.014)}Z`,
      '#000000',
      {
        'fill-opacity': 0.3,
      },
    ),
    rect(x + w / 2 - w * 0.07, t + lid - h * 0.03, w * 0.14, h * 0.066, mix(trim, '#c9cdd1', 0.4), { rx: h * 0.012 }),
  );
  return w + depth;
};

/** A paper sack that is sewn at the top. */
export const sack: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const w = h * 0.62;
  const [x, t] = [cx - w / 2, y - h];
  const seam = h * 0.06;
  const d = `M${n(x + w * 0.03)} ${n(t)}H${n(x + w * 0.97)}L${n(x + w * 0.965)} ${n(t + seam)}C${n(x + w * 1.02)} ${n(t + h * 0.2)} ${n(x + w * 1.02)} ${n(t + h * 0.75)} ${n(x + w * 0.985)} ${n(y - h * 0.03)}Q${n(x + w * 0.97)} ${n(y)} ${n(x + w * 0.9)} ${n(y)}H${n(x + w * 0.1)}Q${n(x + w * 0.03)} ${n(y)} ${n(x + w * 0.015)} ${n(y - h * 0.03)}C${n(x - w * 0.02)} ${n(t + h * 0.75)} ${n(x - w * 0.02)} ${n(t + h * 0.2)} ${n(x + w * 0.035)} ${n(t + seam)}Z`;
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(rect(x - w * 0.05, t, w * 1.1, h, body));
    print({ x: x + w * 0.12, y: t + seam * 2.2, w: w * 0.76, h: h - seam * 3.4, on: body });
    sheet.add(path(d, barrel(sheet, x - w * 0.02, w * 1.04, 0.62)));
    for (const [fx, top, lean, o] of [
      [0.16, 0.12, 0.05, 0.07],
      [0.84, 0.2, -0.06, 0.09],
      [0.93, 0.5, -0.09, 0.08],
    ] as const)
      sheet.add(
        path(
          `M${n(x + w * fx)} ${n(t + h * top)}L${n(x + w * (fx + lean))} ${n(y - h * 0.05)}L${n(x + w * (fx + lean * 1.7))} ${n(y - h * 0.1)}Z`,
          '#000000',
          { 'fill-opacity': o },
        ),
      );
    sheet.add(rect(x, t, w, seam, mix(body, '#ffffff', 0.2)));
  });
  sheet.add(
    line(x + w * 0.03, t + seam * 0.55, x + w * 0.97, t + seam * 0.55, trim, h * 0.008, {
      'stroke-dasharray': `${n(h * 0.02)} ${n(h * 0.011)}`,
    }),
    line(x + w * 0.035, t + seam, x + w * 0.965, t + seam, '#000000', h * 0.003, { 'stroke-opacity': 0.25 }),
  );
  return w;
};

/** A slatted crate of wood; the design is branded on its boards. */
export const crate: DrawObject = (sheet, cx, y, h, { body }, print) => {
  const w = h * 1.5;
  const [x, t] = [cx - w / 2, y - h];
  const wood = mix('#c99a62', body, 0.16);
  sheet.add(rect(x + w * 0.03, t - h * 0.05, w * 0.94, h * 0.9, mix(wood, '#000000', 0.62)));
  const boards = 3;
  const each = h / boards;
  for (let i = 0; i < boards; i++)
    sheet.add(
      rect(x, t + i * each, w, each * 0.93, mix(wood, i % 2 ? '#ffffff' : '#5b3a1c', 0.06), { rx: 3 }),
      ...[0.24, 0.52, 0.78].map((k) =>
        line(x + w * 0.02, t + each * (i + k), x + w * 0.98, t + each * (i + k * 0.96), '#5b3a1c', h * 0.003, {
          'stroke-opacity': 0.16,
        }),
      ),
    );
  // A board over the slats carries the words: the gaps would cut the letters.
  const face = { x: x + w * 0.15, y: t + h * 0.1, w: w * 0.7, h: h * 0.78, on: body };
  sheet.add(rect(face.x - w * 0.02, face.y - h * 0.03, face.w + w * 0.04, face.h + h * 0.06, body, { rx: 4 }));
  print(face);
  for (const px of [0, 0.93])
    sheet.add(
      rect(x + w * px, t - h * 0.04, w * 0.07, h * 1.04, mix(wood, '#5b3a1c', 0.16), { rx: 3 }),
      rect(x + w * px, t - h * 0.04, w * 0.07, h * 1.04, sheen(sheet, x + w * px, t, w * 0.07, h), { rx: 3 }),
      ...[0.12, 0.5, 0.86].map((k) =>
        circle(x + w * (px + 0.035), t + h * k, h * 0.011, '#4a2f16', { 'fill-opacity': 0.7 }),
      ),
    );
  sheet.add(rect(x, t, w, h, sheen(sheet, x, t, w, h, 0.8)));
  return w;
};

/** An apron with a bib, hung flat. */
export const apron: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const w = h * 0.74;
  const p = (px: number, py: number): string => `${n(cx + (px - 0.5) * w)} ${n(y - h + py * h)}`;
  const strap = (d: string): string =>
    el('path', { d, fill: 'none', stroke: trim, 'stroke-width': w * 0.03, 'stroke-linecap': 'round' });
  sheet.add(
    strap(`M${p(0.31, 0.15)}C${p(0.34, -0.03)} ${p(0.66, -0.03)} ${p(0.69, 0.15)}`),
    strap(`M${p(0.06, 0.47)}C${p(-0.06, 0.5)} ${p(-0.02, 0.62)} ${p(-0.09, 0.68)}`),
    strap(`M${p(0.94, 0.47)}C${p(1.06, 0.5)} ${p(1.02, 0.62)} ${p(1.09, 0.68)}`),
  );
  const d = `M${p(0.28, 0.13)}H${n(cx + 0.22 * w)}C${p(0.74, 0.28)} ${p(0.8, 0.4)} ${p(0.96, 0.45)}V${n(y - h * 0.03)}Q${p(0.96, 1)} ${p(0.92, 1)}H${n(cx - 0.42 * w)}Q${p(0.04, 1)} ${p(0.04, 0.97)}V${n(y - h * 0.55)}C${p(0.2, 0.4)} ${p(0.26, 0.28)} ${p(0.28, 0.13)}Z`;
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(path(d, body));
    print({ x: cx - w * 0.24, y: y - h * 0.79, w: w * 0.48, h: h * 0.36, on: body });
    sheet.add(
      path(d, sheen(sheet, cx - w / 2, y - h, w, h, 0.9)),
      path(
        `M${p(0.26, 0.68)}H${n(cx + 0.24 * w)}V${n(y - h * 0.12)}Q${p(0.74, 0.91)} ${p(0.71, 0.91)}H${n(cx - 0.21 * w)}Q${p(0.26, 0.91)} ${p(0.26, 0.88)}Z`,
        '#000000',
        { 'fill-opacity': 0.07 },
      ),
      line(cx - w * 0.24, y - h * 0.31, cx + w * 0.24, y - h * 0.31, trim, h * 0.008),
    );
    for (const [a, b, o] of [
      [0.14, 0.17, 0.07],
      [0.86, 0.82, 0.09],
    ] as const)
      sheet.add(path(`M${p(a, 0.5)}L${p(b, 1)}L${p(b + 0.05, 1)}Z`, '#000000', { 'fill-opacity': o }));
  });
  return w;
};

/** A notebook with rounded corners and a band. */
export const notebook: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const w = h * 0.7;
  const [x, t] = [cx - w / 2, y - h];
  const r = w * 0.05;
  sheet.add(
    rect(x + w * 0.015, t + h * 0.012, w, h, '#efe9dc', { rx: r }),
    rect(x + w * 0.022, t + h * 0.02, w, h, mix(body, '#000000', 0.45), { rx: r }),
  );
  sheet.clipped(sheet.clip(rect(x, t, w, h, '#000000', { rx: r })), () => {
    sheet.add(rect(x, t, w, h, body));
    print({ x: x + w * 0.14, y: t + h * 0.1, w: w * 0.62, h: h * 0.8, on: body });
    sheet.add(
      rect(x, t, w, h, sheen(sheet, x, t, w, h)),
      rect(x + w * 0.055, t, w * 0.008, h, '#000000', { 'fill-opacity': 0.22 }),
    );
  });
  sheet.add(
    rect(x + w * 0.87, t - h * 0.002, w * 0.035, h * 1.004, trim),
    rect(x + w * 0.905, t, w * 0.008, h, '#000000', { 'fill-opacity': 0.16 }),
  );
  return w;
};

/** An open laptop; the design is its screen. */
export const laptop: DrawObject = (sheet, cx, y, h, _colours, print) => {
  const w = h * 1.62;
  const [sw, base] = [w * 0.8, h * 0.1];
  const [x, t] = [cx - sw / 2, y - h];
  const sh = h - base;
  sheet.add(rect(x, t, sw, sh, '#17191c', { rx: h * 0.035 }));
  const b = h * 0.03;
  sheet.clipped(sheet.clip(rect(x + b, t + b, sw - 2 * b, sh - 2 * b, '#000000', { rx: 4 })), () => {
    print({ x: x + b, y: t + b, w: sw - 2 * b, h: sh - 2 * b, on: '' });
    sheet.add(
      path(`M${n(x + sw * 0.6)} ${n(t)}H${n(x + sw)}V${n(t + sh * 0.8)}Z`, '#ffffff', { 'fill-opacity': 0.05 }),
    );
  });
  const d = `M${n(cx - w / 2)} ${n(y - base)}H${n(cx + w / 2)}V${n(y - base * 0.55)}Q${n(cx + w / 2)} ${n(y)} ${n(cx + w / 2 - base)} ${n(y)}H${n(cx - w / 2 + base)}Q${n(cx - w / 2)} ${n(y)} ${n(cx - w / 2)} ${n(y - base * 0.55)}Z`;
  sheet.add(
    path(
      d,
      sheet.linear(0, y - base, 0, y, [
        [0, '#e3e5e8'],
        [0.4, '#c3c7cc'],
        [1, '#7f848b'],
      ]),
    ),
    path(
      `M${n(cx - w * 0.08)} ${n(y - base)}H${n(cx + w * 0.08)}Q${n(cx + w * 0.07)} ${n(y - base * 0.62)} ${n(cx + w * 0.05)} ${n(y - base * 0.62)}H${n(cx - w * 0.05)}Q${n(cx - w * 0.07)} ${n(y - base * 0.62)} ${n(cx - w * 0.08)} ${n(y - base)}Z`,
      '#9aa0a7',
    ),
  );
  return w;
};

/** A flat sachet, sealed with teeth above and below. */
export const sachet: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const w = h * 0.7;
  const [x, t] = [cx - w / 2, y - h];
  const seal = h * 0.07;
  const teeth = 24;
  let d = `M${n(x)} ${n(t + seal * 0.2)}`;
  for (let i = 1; i <= teeth; i++) d += `L${n(x + (w * i) / teeth)} ${n(t + (i % 2 ? 0 : seal * 0.2))}`;
  d += `V${n(y - seal * 0.2)}`;
  for (let i = teeth - 1; i >= 0; i--) d += `L${n(x + (w * i) / teeth)} ${n(y - (i % 2 ? 0 : seal * 0.2))}`;
  d += 'Z';
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(rect(x, t, w, h, body));
    print({ x: x + w * 0.12, y: t + seal * 1.7, w: w * 0.76, h: h - seal * 3.4, on: body });
    sheet.add(path(d, barrel(sheet, x, w, 0.5)));
    for (const top of [t, y - seal]) {
      sheet.add(rect(x, top, w, seal, trim, { 'fill-opacity': 0.16 }));
      for (let i = 1; i < 30; i++)
        sheet.add(
          line(x + (w * i) / 30, top, x + (w * i) / 30, top + seal, i % 2 ? '#000000' : '#ffffff', w * 0.005, {
            'stroke-opacity': 0.2,
          }),
        );
    }
  });
  return w;
};

/** A carton with a lid that stands a little open: what is in it shows as a dark gap. */
export const lidded: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const [w, depth, rise] = [h * 1.18, h * 0.3, h * 0.17];
  const x = cx - (w + depth) / 2;
  const gap = h * 0.07;
  const lid = h * 0.26;
  const t = y - h + rise + lid + gap;
  const side = mix(body, '#000000', 0.26);
  const skew = h * 0.035;
  sheet.add(
    path(`M${n(x + w)} ${n(t)}L${n(x + w + depth)} ${n(t - rise)}V${n(y - rise)}L${n(x + w)} ${n(y)}Z`, side),
    path(`M${n(x)} ${n(t)}L${n(x + depth)} ${n(t - rise)}H${n(x + w + depth)}L${n(x + w)} ${n(t)}Z`, '#1c1713'),
  );
  sheet.clipped(sheet.clip(rect(x, t, w, y - t, '#000000')), () => {
    sheet.add(rect(x, t, w, y - t, body));
    print({ x: x + w * 0.08, y: t + h * 0.04, w: w * 0.84, h: y - t - h * 0.08, on: body });
    sheet.add(rect(x, t, w, y - t, sheen(sheet, x, t, w, y - t)));
  });
  // The lid lifts at its front edge, hinged on the far side.
  const [lt, over] = [t - gap - lid, w * 0.015];
  sheet.add(
    path(`M${n(x - over)} ${n(lt)}H${n(x + w + over)}V${n(lt + lid)}H${n(x - over)}Z`, trim),
    path(`M${n(x - over)} ${n(lt)}H${n(x + w + over)}V${n(lt + lid)}H${n(x - over)}Z`, sheen(sheet, x, lt, w, lid)),
    path(
      `M${n(x + w + over)} ${n(lt)}L${n(x + w + depth + over)} ${n(lt - rise + skew)}V${n(lt + lid - rise + gap)}L${n(x + w + over)} ${n(lt + lid)}Z`,
      mix(trim, '#000000', 0.28),
    ),
    path(
      `M${n(x - over)} ${n(lt)}L${n(x + depth)} ${n(lt - rise + skew)}H${n(x + w + depth + over)}L${n(x + w + over)} ${n(lt)}Z`,
      lighten(trim, 0.08),
    ),
    ellipse(cx, y, w * 0.5, h * 0.004, '#000000', { 'fill-opacity': 0.2 }),
  );
  return w + depth;
};

/** A flat square box of a game, stood up: its lid is the face, its rim shows at the right and below. */
export const game: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const w = h;
  const rim = h * 0.1;
  const x = cx - (w + rim) / 2;
  const t = y - h;
  sheet.add(
    path(
      `M${n(x + w)} ${n(t)}L${n(x + w + rim)} ${n(t + rim * 0.5)}V${n(y - rim * 0.1)}L${n(x + w)} ${n(y)}Z`,
      mix(body, '#000000', 0.38),
    ),
    path(
      `M${n(x + w + rim * 0.62)} ${n(t + rim * 0.31)}L${n(x + w + rim)} ${n(t + rim * 0.5)}V${n(y - rim * 0.1)}L${n(x + w + rim * 0.62)} ${n(y - rim * 0.06)}Z`,
      mix(trim, '#000000', 0.2),
    ),
  );
  sheet.clipped(sheet.clip(rect(x, t, w, h, '#000000', { rx: h * 0.008 })), () => {
    sheet.add(rect(x, t, w, h, body));
    print({ x: x + w * 0.1, y: t + h * 0.1, w: w * 0.8, h: h * 0.8, on: body });
    sheet.add(rect(x, t, w, h, sheen(sheet, x, t, w, h)), rect(x, t, w, h * 0.006, '#ffffff', { 'fill-opacity': 0.4 }));
  });
  return w + rim;
};

/** A bottle with a pump. */
export const pump: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const w = h * 0.42;
  const x = cx - w / 2;
  const tall = h * 0.7;
  const t = y - tall;
  const r = w * 0.16;
  const neck = w * 0.3;
  sheet.add(
    rect(cx - w * 0.045, y - h * 0.95, w * 0.09, h * 0.2, trim),
    path(
      `M${n(cx - w * 0.16)} ${n(y - h)}H${n(cx + w * 0.12)}Q${n(cx + w * 0.17)} ${n(y - h)} ${n(cx + w * 0.17)} ${n(y - h * 0.955)}H${n(cx - w * 0.36)}V${n(y - h * 0.92)}H${n(cx - w * 0.44)}V${n(y - h * 0.965)}Q${n(cx - w * 0.44)} ${n(y - h)} ${n(cx - w * 0.36)} ${n(y - h)}Z`,
      trim,
    ),
    rect(cx - neck * 0.62, y - h * 0.8, neck * 1.24, h * 0.07, trim, { rx: 4 }),
    rect(cx - neck * 0.62, y - h * 0.8, neck * 1.24, h * 0.07, barrel(sheet, cx - neck * 0.62, neck * 1.24), { rx: 4 }),
  );
  const d = `M${n(cx - neck / 2)} ${n(t - h * 0.035)}H${n(cx + neck / 2)}V${n(t)}C${n(cx + neck / 2)} ${n(t + h * 0.05)} ${n(x + w)} ${n(t + h * 0.03)} ${n(x + w)} ${n(t + h * 0.1)}V${n(y - r)}Q${n(x + w)} ${n(y)} ${n(x + w - r)} ${n(y)}H${n(x + r)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}V${n(t + h * 0.1)}C${n(x)} ${n(t + h * 0.03)} ${n(cx - neck / 2)} ${n(t + h * 0.05)} ${n(cx - neck / 2)} ${n(t)}Z`;
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(rect(x, t - h * 0.05, w, h, body));
    print({ x: x + w * 0.12, y: t + h * 0.14, w: w * 0.76, h: tall - h * 0.2, on: body });
    sheet.add(
      path(d, barrel(sheet, x, w)),
      rect(x + w * 0.13, t + h * 0.12, w * 0.03, tall * 0.7, '#ffffff', { rx: 4, 'fill-opacity': 0.34 }),
    );
  });
  return w;
};

/** A square can for litres of oil, with a handle and a screw cap on its top. */
export const canister: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const [w, depth, rise] = [h * 0.56, h * 0.12, h * 0.04];
  const x = cx - (w + depth) / 2;
  const t = y - h * 0.86;
  const mid = x + (w + depth) / 2;
  sheet.add(
    path(
      `M${n(x + w)} ${n(t)}L${n(x + w + depth)} ${n(t - rise)}V${n(y - rise)}L${n(x + w)} ${n(y)}Z`,
      mix(body, '#000000', 0.34),
    ),
    path(
      `M${n(x)} ${n(t)}L${n(x + depth)} ${n(t - rise)}H${n(x + w + depth)}L${n(x + w)} ${n(t)}Z`,
      mix(body, '#c9cdd1', 0.55),
    ),
    el('path', {
      d: `M${n(mid - w * 0.02)} ${n(t - rise * 0.4)}C${n(mid)} ${n(t - h * 0.12)} ${n(mid + w * 0.36)} ${n(t - h * 0.12)} ${n(mid + w * 0.38)} ${n(t - rise * 0.5)}`,
      fill: 'none',
      stroke: mix(trim, '#b9bdc2', 0.5),
      'stroke-width': h * 0.018,
    }),
    rect(x + w * 0.16, t - h * 0.085, w * 0.2, h * 0.075, trim, { rx: 5 }),
    rect(x + w * 0.16, t - h * 0.085, w * 0.2, h * 0.075, barrel(sheet, x + w * 0.16, w * 0.2), { rx: 5 }),
  );
  sheet.clipped(sheet.clip(rect(x, t, w, y - t, '#000000', { rx: h * 0.008 })), () => {
    sheet.add(rect(x, t, w, y - t, body));
    print({ x: x + w * 0.1, y: t + h * 0.07, w: w * 0.8, h: y - t - h * 0.14, on: body });
    sheet.add(
      rect(x, t, w, y - t, sheen(sheet, x, t, w, y - t, 1.2)),
      rect(x, t + h * 0.025, w, h * 0.006, '#000000', { 'fill-opacity': 0.24 }),
      rect(x, y - h * 0.032, w, h * 0.006, '#000000', { 'fill-opacity': 0.24 }),
    );
  });
  return w + depth;
};
