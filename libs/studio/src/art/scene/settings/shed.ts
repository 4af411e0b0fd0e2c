import { n, path, rect } from '../../../svg';
import { box, dark, lit, oval, pale, wash } from '../view';
import { inside, LAMP } from './inside';
import type { Ground, View } from '../view';

/** A large plain hall with trusses, gates and marks on its floor: garage, depot, factory, warehouse, sports hall. */
export function shed(v: View): Ground {
  const { sheet, w, h, u, light } = v;
  const floor = h * 0.66;
  const paint = v.brief.groundColour ?? '#a9b2b5';
  const upper = [dark(v, paint, 0, 0.4), lit(v, paint)];
  sheet.add(
    rect(
      0,
      0,
      w,
      floor,
      sheet.linear(0, 0, 0, floor, [
        [0, dark(v, paint, 0, 0.5)],
        [0.4, lit(v, paint)],
        [1, pale(v, paint, 0, 0.1)],
      ]),
    ),
  );
  let seams = '';
  for (let x = 0; x < w; x += u * 46) seams += `M${n(x)} ${n(h * 0.2)}V${n(floor)}`;
  sheet.add(path(seams, 'none', { stroke: dark(v, paint, 0, 0.4), 'stroke-width': u * 2, 'stroke-opacity': 0.4 }));
  const gates = Math.max(2, Math.round(w / (u * 480)));
  for (let i = 0; i < gates; i++) {
    const [x, gw] = [(w / gates) * (i + 0.14), (w / gates) * 0.72];
    const isOpen = i === 0;
    sheet.add(
      path(box(x - u * 12, h * 0.3 - u * 12, gw + u * 24, floor - h * 0.3 + u * 12), dark(v, '#4f5a62', 0, 0.3)),
      rect(
        x,
        h * 0.3,
        gw,
        floor - h * 0.3,
        isOpen
          ? sheet.linear(0, h * 0.3, 0, floor, [
              [0, v.outside.sky[1]],
              [1, v.outside.sky[3]],
            ])
          : lit(v, '#c98a3c'),
      ),
    );
    let slats = '';
    for (let y = h * 0.3; y < floor; y += u * 30) slats += box(x, y + u * 24, gw, u * 4);
    if (!isOpen) sheet.add(path(slats, dark(v, '#c98a3c', 0, 0.4), { 'fill-opacity': 0.6 }));
    else sheet.add(path(box(x, h * 0.3, gw, h * 0.04), lit(v, '#c98a3c')));
  }
  let truss = `M0 ${n(h * 0.1)}H${n(w)}M0 ${n(h * 0.19)}H${n(w)}`;
  for (let x = 0; x < w; x += u * 150)
    truss += `M${n(x)} ${n(h * 0.19)}L${n(x + u * 75)} ${n(h * 0.1)}L${n(x + u * 150)} ${n(h * 0.19)}`;
  sheet.add(path(truss, 'none', { stroke: dark(v, '#454d55', 0, 0.3), 'stroke-width': u * 9 }));
  for (let x = u * 160; x < w; x += u * 300)
    sheet.add(
      path(
        `M${n(x - u * 44)} ${n(h * 0.235)}h${n(u * 88)}l${n(u * 190)} ${n(floor - h * 0.235)}h${n(-u * 466)}Z`,
        LAMP,
        { 'fill-opacity': light.lamps ? 0.14 : 0.07 },
      ),
      path(
        box(x - u * 3, h * 0.19, u * 6, h * 0.03) +
          `M${n(x - u * 44)} ${n(h * 0.236)}l${n(u * 16)} ${n(-h * 0.022)}h${n(u * 56)}l${n(u * 16)} ${n(h * 0.022)}Z`,
        dark(v, '#31383e'),
      ),
      path(oval(x, h * 0.237, u * 38, u * 7), '#fff3cf'),
    );
  const concrete = '#a7a49c';
  sheet.add(
    wash(v, floor, h, [
      [0, pale(v, concrete, 0, 0.2)],
      [1, dark(v, concrete, 0, 0.4)],
    ]),
  );
  let marks = '';
  for (let i = -6; i <= 6; i++)
    marks += `M${n(w / 2 + i * u * 230 - u * 4)} ${n(floor)}h${n(u * 8)}L${n(w / 2 + i * u * 400 + u * 10)} ${n(h)}h${n(-u * 18)}Z`;
  sheet.add(
    path(marks, lit(v, '#e3b63a'), { 'fill-opacity': 0.75 }),
    path(
      oval(w * 0.3, floor + (h - floor) * 0.6, u * 90, u * 14) +
        oval(w * 0.7, floor + (h - floor) * 0.35, u * 60, u * 8),
      '#1a2026',
      { 'fill-opacity': 0.14 },
    ),
  );
  return inside(v, floor, dark(v, concrete, 0, 0.4), upper, {
    stand: (depth) => ({ y: floor + (h - floor) * (0.14 + 0.7 * depth), scale: 0.6 + 0.4 * depth }),
  });
}
