import { lch, lighten, mix } from '../palette/palette';
import type { Sheet } from '../sheet';
import { circle, el, ellipse, line, n, path, rect } from '../svg';
import { bar } from './bar';
import type { DrawObject } from './draw-object';
import { barrel } from './light';
import { apron, canister, crate, game, hinged, laptop, lidded, notebook, pump, sachet, sack } from './packs';
import { caddy, sign, tin, tube } from './vessels';

const shade = (sheet: Sheet, d: string, paint: string): void => sheet.add(path(d, paint));
const roundTop = (x: number, y: number, w: number, h: number, r: number, foot: number): string =>
  `M${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}H${n(x + w - r)}Q${n(x + w)} ${n(y)} ${n(x + w)} ${n(y + r)}V${n(y + h - foot)}Q${n(x + w)} ${n(y + h)} ${n(x + w - foot)} ${n(y + h)}H${n(x + foot)}Q${n(x)} ${n(y + h)} ${n(x)} ${n(y + h - foot)}Z`;

const pouch: DrawObject = (sheet, cx, y, h, { body }, print) => {
  const w = h * 0.66;
  const [x, t] = [cx - w / 2, y - h];
  const seal = h * 0.075;
  const d = `M${n(x + w * 0.05)} ${n(t)}H${n(x + w * 0.95)}L${n(x + w * 0.955)} ${n(t + seal)}C${n(x + w * 0.985)} ${n(t + h * 0.3)} ${n(x + w * 1.005)} ${n(t + h * 0.6)} ${n(x + w)} ${n(y - h * 0.05)}Q${n(x + w)} ${n(y)} ${n(x + w * 0.93)} ${n(y)}C${n(x + w * 0.7)} ${n(y + h * 0.012)} ${n(x + w * 0.3)} ${n(y + h * 0.012)} ${n(x + w * 0.07)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - h * 0.05)}C${n(x - w * 0.005)} ${n(t + h * 0.6)} ${n(x + w * 0.015)} ${n(t + h * 0.3)} ${n(x + w * 0.045)} ${n(t + seal)}Z`;
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(rect(x - 5, t, w + 10, h * 1.02, body));
    print({ x: x + w * 0.1, y: t + seal * 1.7, w: w * 0.8, h: h - seal * 2.4, on: body });
    shade(
      sheet,
      d,
      sheet.linear(x, 0, x + w, 0, [
        [0, '#000000', 0.3],
        [0.05, '#000000', 0.08],
        [0.11, '#ffffff', 0.2],
        [0.17, '#ffffff', 0.02],
        [0.5, '#ffffff', 0.03],
        [0.84, '#000000', 0.03],
        [0.92, '#000000', 0.2],
        [0.96, '#000000', 0.1],
        [1, '#000000', 0.34],
      ]),
    );
    shade(
      sheet,
      d,
      sheet.linear(0, t, 0, y, [
        [0, '#ffffff', 0.04],
        [0.2, '#ffffff', 0],
        [0.86, '#000000', 0],
        [1, '#000000', 0.26],
      ]),
    );
    sheet.add(rect(x, t, w, seal, '#000000', { 'fill-opacity': 0.1 }));
    for (let i = 1; i < 8; i++)
      sheet.add(
        line(x, t + (seal * i) / 8, x + w, t + (seal * i) / 8, i % 2 ? '#000000' : '#ffffff', h * 0.0022, {
          'stroke-opacity': 0.16,
        }),
      );
    sheet.add(
      path(
        `M${n(x + w * 0.07)} ${n(t + seal)}C${n(x + w * 0.12)} ${n(t + h * 0.25)} ${n(x + w * 0.09)} ${n(t + h * 0.5)} ${n(x + w * 0.06)} ${n(t + h * 0.75)}C${n(x + w * 0.13)} ${n(t + h * 0.5)} ${n(x + w * 0.15)} ${n(t + h * 0.25)} ${n(x + w * 0.1)} ${n(t + seal)}Z`,
        '#ffffff',
        { 'fill-opacity': 0.13 },
      ),
      path(
        `M${n(x + w * 0.93)} ${n(t + seal)}C${n(x + w * 0.87)} ${n(t + h * 0.3)} ${n(x + w * 0.9)} ${n(t + h * 0.6)} ${n(x + w * 0.95)} ${n(t + h * 0.8)}C${n(x + w * 0.86)} ${n(t + h * 0.55)} ${n(x + w * 0.83)} ${n(t + h * 0.3)} ${n(x + w * 0.9)} ${n(t + seal)}Z`,
        '#000000',
        { 'fill-opacity': 0.12 },
      ),
    );
  });
  return w;
};

/** A round body with a cap above: bottles of several shapes. */
const flask =
  (width: number, shoulder: number, neck: number, cap: { w: number; h: number }, glass: boolean): DrawObject =>
  (sheet, cx, y, h, { body, trim }, print) => {
    const w = h * width;
    const x = cx - w / 2;
    const capH = h * cap.h;
    const neckW = w * neck;
    const top = y - h + capH;
    const sh = h * shoulder;
    const r = Math.min(w * 0.16, h * 0.05);
    const d = `M${n(cx - neckW / 2)} ${n(top)}H${n(cx + neckW / 2)}V${n(top + sh * 0.25)}C${n(cx + neckW / 2)} ${n(top + sh * 0.62)} ${n(x + w)} ${n(top + sh * 0.55)} ${n(x + w)} ${n(top + sh)}V${n(y - r)}Q${n(x + w)} ${n(y)} ${n(x + w - r)} ${n(y)}H${n(x + r)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}V${n(top + sh)}C${n(x)} ${n(top + sh * 0.55)} ${n(cx - neckW / 2)} ${n(top + sh * 0.62)} ${n(cx - neckW / 2)} ${n(top + sh * 0.25)}Z`;
    const capW = w * cap.w;
    sheet.clipped(sheet.clip(path(d, '#000000')), () => {
      sheet.add(rect(x, top, w, h, body));
      if (glass)
        sheet.add(
          rect(
            x,
            top,
            w,
            h,
            sheet.linear(0, top, 0, y, [
              [0, '#ffffff', 0.16],
              [0.3, '#ffffff', 0],
              [0.9, '#000000', 0.05],
              [1, '#000000', 0.3],
            ]),
          ),
        );
      print({ x: x + w * 0.1, y: top + sh + h * 0.02, w: w * 0.8, h: y - top - sh - h * 0.07, on: body });
      shade(sheet, d, barrel(sheet, x, w, glass ? 1.05 : 0.9));
      sheet.add(
        rect(x + w * 0.135, top + sh * 0.9, w * 0.035, h * 0.5, '#ffffff', {
          rx: w * 0.018,
          'fill-opacity': glass ? 0.4 : 0.2,
        }),
      );
    });
    sheet.add(
      rect(cx - capW / 2, y - h, capW, capH, trim, { rx: capW * 0.06 }),
      rect(cx - capW / 2, y - h, capW, capH, barrel(sheet, cx - capW / 2, capW, 1.1), { rx: capW * 0.06 }),
    );
    for (let i = 1; i < 12; i++)
      sheet.add(
        line(
          cx - capW / 2 + (capW * i) / 12,
          y - h + capH * 0.18,
          cx - capW / 2 + (capW * i) / 12,
          y - capH * 0.06 - h + capH,
          '#000000',
          capW * 0.008,
          { 'stroke-opacity': 0.14 },
        ),
      );
    return w;
  };

const dropper: DrawObject = (sheet, cx, y, h, colours, print) => {
  const bulb = h * 0.16;
  const w = flask(0.5, 0.16, 0.36, { w: 0.42, h: 0.13 }, true)(sheet, cx, y, h * 0.84, colours, print);
  sheet.add(
    rect(cx - w * 0.13, y - h, w * 0.26, bulb + h * 0.01, mix(colours.trim, '#111111', 0.35), { rx: w * 0.13 }),
    rect(cx - w * 0.13, y - h, w * 0.26, bulb + h * 0.01, barrel(sheet, cx - w * 0.13, w * 0.26), { rx: w * 0.13 }),
  );
  return w;
};

const jar: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const w = h * 1.12;
  const x = cx - w / 2;
  const lid = h * 0.26;
  const d = roundTop(x, y - h + lid * 0.94, w, h - lid * 0.94, h * 0.04, h * 0.11);
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(rect(x, y - h, w, h, body));
    print({ x: x + w * 0.12, y: y - h + lid * 1.16, w: w * 0.76, h: h - lid * 1.3, on: body });
    shade(sheet, d, barrel(sheet, x, w));
    shade(
      sheet,
      d,
      sheet.linear(0, y - h, 0, y, [
        [0.25, '#000000', 0.16],
        [0.34, '#000000', 0],
        [0.85, '#000000', 0],
        [1, '#000000', 0.22],
      ]),
    );
  });
  sheet.add(
    path(roundTop(x - w * 0.012, y - h, w * 1.024, lid, h * 0.05, h * 0.015), trim),
    path(roundTop(x - w * 0.012, y - h, w * 1.024, lid, h * 0.05, h * 0.015), barrel(sheet, x, w, 1.05)),
    line(x - w * 0.01, y - h + lid * 0.84, x + w * 1.01, y - h + lid * 0.84, '#000000', h * 0.006, {
      'stroke-opacity': 0.2,
    }),
  );
  return w;
};

const can: DrawObject = (sheet, cx, y, h, { body }, print) => {
  const w = h * 0.54;
  const x = cx - w / 2;
  const neck = h * 0.07;
  const d = `M${n(x + w * 0.09)} ${n(y - h + neck * 0.35)}L${n(x)} ${n(y - h + neck * 1.4)}V${n(y - neck * 0.9)}L${n(x + w * 0.08)} ${n(y)}Q${n(cx)} ${n(y + h * 0.02)} ${n(x + w * 0.92)} ${n(y)}L${n(x + w)} ${n(y - neck * 0.9)}V${n(y - h + neck * 1.4)}L${n(x + w * 0.91)} ${n(y - h + neck * 0.35)}Z`;
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(rect(x, y - h, w, h * 1.03, '#c9cdd1'), rect(x, y - h + neck * 1.25, w, h - neck * 1.95, body));
    print({ x: x + w * 0.1, y: y - h + neck * 1.9, w: w * 0.8, h: h - neck * 3.4, on: body });
    shade(sheet, d, barrel(sheet, x, w, 1.05));
  });
  sheet.add(
    ellipse(cx, y - h + neck * 0.36, w * 0.41, h * 0.02, '#dfe2e5'),
    ellipse(cx, y - h + neck * 0.36, w * 0.36, h * 0.0145, '#a9aeb3'),
    ellipse(cx + w * 0.03, y - h + neck * 0.36, w * 0.13, h * 0.006, '#d9dcdf'),
  );
  return w;
};

const cup: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const w = h * 0.62;
  const [x, b] = [cx - w / 2, w * 0.13];
  const lid = h * 0.12;
  const d = `M${n(x + w * 0.015)} ${n(y - h + lid * 0.9)}H${n(x + w * 0.985)}L${n(x + w - b)} ${n(y - h * 0.015)}Q${n(cx)} ${n(y + h * 0.018)} ${n(x + b)} ${n(y - h * 0.015)}Z`;
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(rect(x, y - h, w, h * 1.02, body));
    print({ x: x + w * 0.2, y: y - h + lid * 1.7, w: w * 0.6, h: h - lid * 2.3, on: body });
    shade(sheet, d, barrel(sheet, x + w * 0.04, w * 0.92, 0.85));
  });
  const lidD = `M${n(x + w * 0.07)} ${n(y - h)}H${n(x + w * 0.93)}L${n(x + w * 0.965)} ${n(y - h + lid * 0.55)}H${n(x + w * 1.02)}V${n(y - h + lid)}H${n(x - w * 0.02)}V${n(y - h + lid * 0.55)}H${n(x + w * 0.035)}Z`;
  sheet.add(path(lidD, trim), path(lidD, barrel(sheet, x, w)));
  return w;
};

const mug: DrawObject = (sheet, cx, y, h, { body, edge }, print) => {
  const w = h * 0.92;
  const x = cx - w / 2 - h * 0.09;
  const inside = lighten(body, lch(body).l > 0.5 ? -0.16 : 0.1);
  sheet.add(
    el('path', {
      d: `M${n(x + w * 0.97)} ${n(y - h * 0.78)}C${n(x + w * 1.36)} ${n(y - h * 0.84)} ${n(x + w * 1.36)} ${n(y - h * 0.2)} ${n(x + w * 0.95)} ${n(y - h * 0.22)}`,
      fill: 'none',
      stroke: body,
      'stroke-width': h * 0.105,
    }),
    el('path', {
      d: `M${n(x + w * 0.97)} ${n(y - h * 0.745)}C${n(x + w * 1.31)} ${n(y - h * 0.8)} ${n(x + w * 1.31)} ${n(y - h * 0.17)} ${n(x + w * 0.95)} ${n(y - h * 0.19)}`,
      fill: 'none',
      stroke: '#000000',
      'stroke-width': h * 0.03,
      'stroke-opacity': 0.16,
    }),
  );
  const d = `M${n(x)} ${n(y - h * 0.95)}V${n(y - h * 0.1)}Q${n(x)} ${n(y)} ${n(x + w * 0.12)} ${n(y)}H${n(x + w * 0.88)}Q${n(x + w)} ${n(y)} ${n(x + w)} ${n(y - h * 0.1)}V${n(y - h * 0.95)}Z`;
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(rect(x, y - h, w, h, body));
    print({ x: x + w * 0.14, y: y - h * 0.84, w: w * 0.72, h: h * 0.72, on: body });
    shade(sheet, d, barrel(sheet, x, w, 0.95));
    shade(
      sheet,
      d,
      sheet.linear(0, y - h, 0, y, [
        [0.8, '#000000', 0],
        [1, '#000000', 0.2],
      ]),
    );
  });
  sheet.add(
    ...(edge === undefined ? [] : [rect(x, y - h * 0.95, w, h * 0.035, edge)]),
    ellipse(x + w / 2, y - h * 0.95, w / 2, h * 0.055, edge ?? mix(body, '#ffffff', 0.3)),
    ellipse(
      x + w / 2,
      y - h * 0.948,
      w * 0.47,
      h * 0.045,
      sheet.linear(x, 0, x + w, 0, [
        [0, mix(inside, '#000000', 0.35)],
        [1, inside],
      ]),
    ),
  );
  return w * 1.25;
};

const box: DrawObject = (sheet, cx, y, h, { body }, print) => {
  const [w, side] = [h * 0.66, h * 0.2];
  const x = cx - (w + side) / 2;
  const rise = side * 0.42;
  sheet.add(
    path(`M${n(x + w)} ${n(y - h)}L${n(x + w + side)} ${n(y - h - rise)}V${n(y - rise)}L${n(x + w)} ${n(y)}Z`, body),
    path(
      `M${n(x + w)} ${n(y - h)}L${n(x + w + side)} ${n(y - h - rise)}V${n(y - rise)}L${n(x + w)} ${n(y)}Z`,
      sheet.linear(x + w, 0, x + w + side, 0, [
        [0, '#000000', 0.3],
        [1, '#000000', 0.44],
      ]),
    ),
  );
  sheet.add(
    path(
      `M${n(x)} ${n(y - h)}L${n(x + side)} ${n(y - h - rise)}H${n(x + w + side)}L${n(x + w)} ${n(y - h)}Z`,
      mix(body, '#ffffff', 0.3),
    ),
  );
  sheet.clipped(sheet.clip(rect(x, y - h, w, h, '#000000')), () => {
    sheet.add(rect(x, y - h, w, h, body));
    print({ x: x + w * 0.09, y: y - h * 0.94, w: w * 0.82, h: h * 0.88, on: body });
    sheet.add(
      rect(
        x,
        y - h,
        w,
        h,
        sheet.linear(x, y - h, x + w, y, [
          [0, '#ffffff', 0.14],
          [0.5, '#ffffff', 0],
          [1, '#000000', 0.12],
        ]),
      ),
      line(x + w - 1, y - h, x + w - 1, y, '#ffffff', 2, { 'stroke-opacity': 0.28 }),
    );
  });
  return w + side;
};

const book: DrawObject = (sheet, cx, y, h, { body }, print) => {
  const [w, depth] = [h * 0.7, h * 0.075];
  const x = cx - (w + depth) / 2;
  const rise = depth * 0.5;
  sheet.add(
    path(
      `M${n(x + w)} ${n(y - h)}L${n(x + w + depth)} ${n(y - h - rise)}V${n(y - rise)}L${n(x + w)} ${n(y)}Z`,
      '#efe9dc',
    ),
    path(
      `M${n(x)} ${n(y - h)}L${n(x + depth)} ${n(y - h - rise)}H${n(x + w + depth)}L${n(x + w)} ${n(y - h)}Z`,
      '#f8f3e8',
    ),
  );
  for (let i = 1; i < 9; i++)
    sheet.add(
      line(
        x + w + (depth * i) / 9,
        y - h - (rise * i) / 9,
        x + w + (depth * i) / 9,
        y - (rise * i) / 9,
        '#000000',
        h * 0.0016,
        { 'stroke-opacity': 0.2 },
      ),
    );
  sheet.clipped(sheet.clip(rect(x, y - h, w, h, '#000000')), () => {
    sheet.add(rect(x, y - h, w, h, body));
    print({ x: x + w * 0.12, y: y - h * 0.93, w: w * 0.79, h: h * 0.86, on: body });
    sheet.add(
      rect(
        x,
        y - h,
        w * 0.075,
        h,
        sheet.linear(x, 0, x + w * 0.075, 0, [
          [0, '#ffffff', 0.24],
          [0.5, '#000000', 0.06],
          [0.8, '#000000', 0.26],
          [1, '#000000', 0],
        ]),
      ),
      rect(
        x,
        y - h,
        w,
        h,
        sheet.linear(x, y - h, x + w, y, [
          [0, '#ffffff', 0.12],
          [0.6, '#ffffff', 0],
          [1, '#000000', 0.12],
        ]),
      ),
    );
  });
  return w + depth;
};

const tote: DrawObject = (sheet, cx, y, h, { body, trim }, print) => {
  const handle = h * 0.3;
  const [bh, w] = [h - handle, h * 0.68];
  const [x, t] = [cx - w / 2, y - bh];
  const strap = (dx: number, lift: number, colour: string): string =>
    el('path', {
      d: `M${n(cx - w * 0.22 + dx)} ${n(t + bh * 0.05)}C${n(cx - w * 0.22 + dx)} ${n(t - handle * lift)} ${n(cx + w * 0.22 + dx)} ${n(t - handle * lift)} ${n(cx + w * 0.22 + dx)} ${n(t + bh * 0.05)}`,
      fill: 'none',
      stroke: colour,
      'stroke-width': w * 0.055,
    });
  sheet.add(strap(w * 0.03, 1.12, mix(trim, '#000000', 0.25)));
  const d = `M${n(x + w * 0.03)} ${n(t)}Q${n(cx)} ${n(t + bh * 0.015)} ${n(x + w * 0.97)} ${n(t)}L${n(x + w)} ${n(y - bh * 0.03)}Q${n(x + w * 0.985)} ${n(y)} ${n(x + w * 0.95)} ${n(y)}Q${n(cx)} ${n(y + bh * 0.012)} ${n(x + w * 0.05)} ${n(y)}Q${n(x + w * 0.015)} ${n(y)} ${n(x)} ${n(y - bh * 0.03)}Z`;
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(rect(x, t - 4, w, bh + 12, body));
    print({ x: x + w * 0.12, y: t + bh * 0.13, w: w * 0.76, h: bh * 0.78, on: body });
    shade(
      sheet,
      d,
      sheet.linear(x, 0, x + w, 0, [
        [0, '#000000', 0.16],
        [0.08, '#ffffff', 0.06],
        [0.3, '#000000', 0.03],
        [0.5, '#ffffff', 0.05],
        [0.78, '#000000', 0.05],
        [0.95, '#000000', 0.1],
        [1, '#000000', 0.22],
      ]),
    );
    sheet.add(
      line(x, t + bh * 0.045, x + w, t + bh * 0.045, '#000000', h * 0.003, {
        'stroke-opacity': 0.22,
        'stroke-dasharray': `${n(h * 0.008)} ${n(h * 0.006)}`,
      }),
    );
    for (const [fx, lean, o] of [
      [0.2, 0.05, 0.07],
      [0.72, -0.06, 0.09],
      [0.88, -0.03, 0.06],
    ] as const)
      sheet.add(
        path(
          `M${n(x + w * fx)} ${n(y)}L${n(x + w * (fx + lean))} ${n(t + bh * 0.4)}L${n(x + w * (fx + 0.05))} ${n(y)}Z`,
          '#000000',
          { 'fill-opacity': o },
        ),
      );
  });
  sheet.add(strap(0, 1, trim));
  return w;
};

const phone: DrawObject = (sheet, cx, y, h, _colours, print) => {
  const w = h * 0.485;
  const [x, t] = [cx - w / 2, y - h];
  const r = w * 0.15;
  const edge = w * 0.032;
  sheet.add(
    rect(x + w * 0.02, t + h * 0.004, w, h, '#0b0c0e', { rx: r }),
    rect(
      x,
      t,
      w,
      h,
      sheet.linear(x, 0, x + w, 0, [
        [0, '#5b6068'],
        [0.06, '#1a1c20'],
        [0.94, '#17191c'],
        [1, '#4a4e55'],
      ]),
      { rx: r },
    ),
  );
  const screen = rect(x + edge, t + edge, w - 2 * edge, h - 2 * edge, '#000000', { rx: r * 0.84 });
  sheet.clipped(sheet.clip(screen), () => {
    print({ x: x + edge, y: t + edge, w: w - 2 * edge, h: h - 2 * edge, on: '' });
    sheet.add(path(`M${n(x + w * 0.62)} ${n(t)}H${n(x + w)}V${n(t + h * 0.62)}Z`, '#ffffff', { 'fill-opacity': 0.05 }));
  });
  sheet.add(rect(cx - w * 0.14, t + edge * 1.9, w * 0.28, w * 0.062, '#0b0c0e', { rx: w * 0.031 }));
  return w;
};

const frame: DrawObject = (sheet, cx, y, h, { trim }, print) => {
  const w = h * 0.72;
  const [x, t] = [cx - w / 2, y - h];
  const edge = w * 0.028;
  for (let i = 9; i >= 1; i--)
    sheet.add(rect(x + i * w * 0.004, t + i * w * 0.007, w, h, '#000000', { rx: i * 2, 'fill-opacity': 0.028 }));
  sheet.add(
    rect(x, t, w, h, trim),
    rect(
      x,
      t,
      w,
      h,
      sheet.linear(x, t, x + w, y, [
        [0, '#ffffff', 0.3],
        [0.5, '#ffffff', 0],
        [1, '#000000', 0.3],
      ]),
    ),
    rect(x + edge, t + edge, w - 2 * edge, h - 2 * edge, '#fbfaf7'),
  );
  const mat = edge * 3.2;
  sheet.clipped(sheet.clip(rect(x + mat, t + mat, w - 2 * mat, h - 2 * mat, '#000000')), () =>
    print({ x: x + mat, y: t + mat, w: w - 2 * mat, h: h - 2 * mat, on: '' }),
  );
  sheet.add(
    rect(x + edge, t + edge, w - 2 * edge, h * 0.012, '#000000', { 'fill-opacity': 0.12 }),
    path(
      `M${n(x + w * 0.5)} ${n(t + edge)}H${n(x + w * 0.78)}L${n(x + w * 0.36)} ${n(y - edge)}H${n(x + w * 0.08)}Z`,
      '#ffffff',
      { 'fill-opacity': 0.04 },
    ),
  );
  return w;
};

const shirt: DrawObject = (sheet, cx, y, h, { body }, print) => {
  const w = h * 1.02;
  const p = (px: number, py: number): string => `${n(cx + (px - 0.5) * w)} ${n(y - h + py * h)}`;
  const d = `M${p(0.36, 0.03)}C${p(0.42, 0.13)} ${p(0.58, 0.13)} ${p(0.64, 0.03)}L${p(0.74, 0.065)}C${p(0.84, 0.1)} ${p(0.9, 0.2)} ${p(0.99, 0.37)}L${p(0.83, 0.45)}L${p(0.765, 0.34)}C${p(0.755, 0.55)} ${p(0.765, 0.8)} ${p(0.775, 0.985)}C${p(0.6, 1.005)} ${p(0.4, 1.005)} ${p(0.225, 0.985)}C${p(0.235, 0.8)} ${p(0.245, 0.55)} ${p(0.235, 0.34)}L${p(0.17, 0.45)}L${p(0.01, 0.37)}C${p(0.1, 0.2)} ${p(0.16, 0.1)} ${p(0.26, 0.065)}Z`;
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(path(d, body));
    print({ x: cx - w * 0.17, y: y - h * 0.76, w: w * 0.34, h: h * 0.46, on: body });
    shade(
      sheet,
      d,
      sheet.linear(cx - w * 0.3, 0, cx + w * 0.3, 0, [
        [0, '#000000', 0.14],
        [0.12, '#000000', 0.02],
        [0.3, '#ffffff', 0.06],
        [0.7, '#000000', 0.02],
        [0.9, '#000000', 0.1],
        [1, '#000000', 0.18],
      ]),
    );
    for (const [a, b, c, o] of [
      [0.26, 0.36, 0.33, 0.1],
      [0.74, 0.68, 0.64, 0.12],
      [0.4, 0.44, 0.5, 0.05],
    ] as const)
      sheet.add(
        path(
          `M${p(a, 0.36)}C${p(b, 0.5)} ${p(b, 0.7)} ${p(c, 0.98)}C${p(b - 0.03, 0.7)} ${p(b - 0.02, 0.5)} ${p(a, 0.36)}Z`,
          '#000000',
          { 'fill-opacity': o },
        ),
      );
  });
  sheet.add(
    el('path', {
      d: `M${p(0.36, 0.03)}C${p(0.42, 0.13)} ${p(0.58, 0.13)} ${p(0.64, 0.03)}`,
      fill: 'none',
      stroke: '#000000',
      'stroke-width': h * 0.014,
      'stroke-opacity': 0.2,
    }),
    line(cx - w * 0.265, y - h * 0.66, cx - w * 0.235, y - h * 0.9, '#000000', h * 0.004, { 'stroke-opacity': 0.16 }),
    line(cx + w * 0.265, y - h * 0.66, cx + w * 0.235, y - h * 0.9, '#000000', h * 0.004, { 'stroke-opacity': 0.16 }),
  );
  return w;
};

const candle: DrawObject = (sheet, cx, y, h, { body }, print) => {
  const w = h * 0.8;
  const x = cx - w / 2;
  const t = y - h * 0.82;
  sheet.add(
    circle(
      cx,
      y - h * 0.98,
      h * 0.24,
      sheet.radial(cx, y - h * 0.98, h * 0.24, [
        [0, '#ffe7a8', 0.75],
        [1, '#ffe7a8', 0],
      ]),
    ),
    line(cx, t, cx, y - h * 0.9, '#3a2c22', h * 0.012),
    path(
      `M${n(cx)} ${n(y - h * 1.05)}C${n(cx + h * 0.045)} ${n(y - h * 0.96)} ${n(cx + h * 0.03)} ${n(y - h * 0.9)} ${n(cx)} ${n(y - h * 0.895)}C${n(cx - h * 0.03)} ${n(y - h * 0.9)} ${n(cx - h * 0.045)} ${n(y - h * 0.96)} ${n(cx)} ${n(y - h * 1.05)}Z`,
      '#ffd773',
    ),
  );
  const d = roundTop(x, t, w, h * 0.82, h * 0.01, h * 0.06);
  sheet.clipped(sheet.clip(path(d, '#000000')), () => {
    sheet.add(rect(x, t, w, h, body));
    print({ x: x + w * 0.13, y: t + h * 0.12, w: w * 0.74, h: h * 0.64, on: body });
    shade(sheet, d, barrel(sheet, x, w));
  });
  sheet.add(
    ellipse(cx, t + h * 0.006, w / 2, h * 0.03, mix(body, '#ffffff', 0.45)),
    ellipse(cx, t + h * 0.008, w * 0.46, h * 0.022, '#f4e8cf'),
  );
  sheet.add(line(cx, t + h * 0.006, cx, y - h * 0.9, '#3a2c22', h * 0.012));
  return w;
};

export interface MockObject {
  draw: DrawObject;
  /** Height on a stage where the tallest object is 1. */
  tall: number;
  /** Hangs on the wall or lies flat: no floor under it. */
  flat?: boolean;
  /** The design covers the whole face and brings its own ground. */
  screen?: boolean;
}
export const OBJECTS = {
  pouch: { draw: pouch, tall: 0.92 },
  bottle: { draw: flask(0.4, 0.14, 0.5, { w: 0.5, h: 0.2 }, false), tall: 1 },
  wine: { draw: flask(0.27, 0.34, 0.36, { w: 0.38, h: 0.17 }, true), tall: 1.1 },
  dropper: { draw: dropper, tall: 0.86 },
  jar: { draw: jar, tall: 0.58 },
  can: { draw: can, tall: 0.94 },
  cup: { draw: cup, tall: 0.88 },
  mug: { draw: mug, tall: 0.6 },
  box: { draw: box, tall: 0.84 },
  book: { draw: book, tall: 0.9 },
  tote: { draw: tote, tall: 1.02 },
  phone: { draw: phone, tall: 1.04, screen: true },
  poster: { draw: frame, tall: 1.02, flat: true, screen: true },
  shirt: { draw: shirt, tall: 0.92, flat: true },
  candle: { draw: candle, tall: 0.7 },
  caddy: { draw: caddy, tall: 0.86 },
  tin: { draw: tin, tall: 0.74, flat: true },
  tube: { draw: tube, tall: 0.94 },
  sign: { draw: sign, tall: 0.62, flat: true },
  hinged: { draw: hinged, tall: 0.8 },
  sack: { draw: sack, tall: 1.04 },
  crate: { draw: crate, tall: 0.58 },
  apron: { draw: apron, tall: 1.0, flat: true },
  notebook: { draw: notebook, tall: 0.9, flat: true },
  laptop: { draw: laptop, tall: 0.62, screen: true },
  sachet: { draw: sachet, tall: 0.84, flat: true },
  lidded: { draw: lidded, tall: 0.66 },
  game: { draw: game, tall: 0.8 },
  pump: { draw: pump, tall: 1 },
  canister: { draw: canister, tall: 0.98 },
  bar: { draw: bar, tall: 1, flat: true },
} as const satisfies Record<string, MockObject>;
export type ObjectName = keyof typeof OBJECTS;
