import { n, path } from '../../svg';
import { farRidges, foliage, roll, snowy, treeLine } from './land';
import { paintSky } from './sky';
import { blades, box, dark, lit, pale, wash } from './view';
import type { Ground, View } from './view';

const RAILED = /\b(?:trains?|locomotives?|railway|carriages?|trams?)\b/iu;

/** A road through open land, or a line of rails where a train is on it: it runs across, a little above the foot. */
export function road(v: View): Ground {
  const { random, sheet, w, h, u, light, brief } = v;
  const horizon = h * 0.52;
  const said = brief.subjects.map(({ words }) => words).join(' ');
  const isBare =
    brief.distance === 'desert' || /\b(?:desert|dunes?|canyon|outback|arid|mesa)\b/iu.test(brief.read.join(' '));
  const earth = isBare ? '#d8b27c' : '#93ad63';
  paintSky(v, horizon);
  farRidges(
    v,
    horizon,
    isBare ? '#a67f66' : '#6f8795',
    brief.distance === 'mountains' ? 3 : 2,
    brief.distance === 'mountains' ? 0.26 : 0.12,
    brief.distance === 'mountains',
  );
  const back = roll(v, horizon, h * 0.012, w * 0.5, snowy(v, earth), 0.44);
  if (!isBare)
    treeLine(
      v,
      back,
      [u * 22, u * 46],
      foliage(v, '#4d7d4a', random.next()),
      0.42,
      light.white ? 'fir' : 'round',
      0.7,
      0.5,
    );
  roll(v, horizon + h * 0.1, h * 0.016, w * 0.7, snowy(v, earth), 0.14);
  const [top, foot] = [h * 0.72, h * 0.84];
  if (RAILED.test(said)) {
    const bed = '#a39384';
    sheet.add(
      path(
        `M0 ${n(top)}H${n(w)}V${n(foot + h * 0.02)}H0Z`,
        sheet.linear(0, top, 0, foot, [
          [0, lit(v, bed)],
          [1, dark(v, bed, 0, 0.34)],
        ]),
      ),
    );
    let sleepers = '';
    for (let x = -u * 20; x < w; x += u * 46)
      sleepers += `M${n(x)} ${n(top + h * 0.03)}h${n(u * 22)}l${n(-u * 10)} ${n(h * 0.07)}h${n(-u * 24)}Z`;
    sheet.add(
      path(sleepers, dark(v, '#6b5140', 0, 0.3)),
      path(box(0, top + h * 0.036, w, u * 5) + box(0, top + h * 0.082, w, u * 8), dark(v, '#56595c', 0, 0.2)),
      path(box(0, top + h * 0.036, w, u * 1.6) + box(0, top + h * 0.082, w, u * 2.4), pale(v, '#b9bdc0', 0, 0.5)),
    );
  } else {
    const asphalt = light.white ? '#8a9096' : '#5d6064';
    sheet.add(
      path(box(0, top - h * 0.012, w, h * 0.016), lit(v, snowy(v, '#cbbf9b'))),
      wash(v, top, foot, [
        [0, pale(v, asphalt, 0, 0.2)],
        [0.4, lit(v, asphalt)],
        [1, dark(v, asphalt, 0, 0.3)],
      ]),
    );
    let dashes = '';
    for (let x = -u * 60; x < w; x += u * 150)
      dashes += `M${n(x)} ${n(top + (foot - top) * 0.45)}h${n(u * 80)}l${n(-u * 8)} ${n(u * 9)}h${n(-u * 82)}Z`;
    sheet.add(
      path(dashes, lit(v, '#efe9d8'), { 'fill-opacity': 0.85 }),
      path(box(0, foot - u * 9, w, u * 5), lit(v, '#efe9d8'), { 'fill-opacity': 0.5 }),
    );
  }
  const near = snowy(v, isBare ? '#cfa468' : '#7f9f50');
  sheet.add(
    wash(v, foot, h, [
      [0, lit(v, near)],
      [1, dark(v, near, 0, 0.34)],
    ]),
  );
  return {
    horizon,
    foot: dark(v, near, 0, 0.34),
    depth: 0.62,
    verge: 0.32,
    zoom: 0.92,
    stand: (depth) => ({
      y: depth < 0.4 ? horizon + h * (0.06 + 0.2 * depth) : foot - h * 0.042 + h * 0.12 * Math.max(0, depth - 0.72),
      scale: 0.5 + 0.5 * depth,
    }),
    front: () => {
      if (isBare) return;
      const green = dark(v, snowy(v, '#6d8f43'), 0, 0.3);
      sheet.add(
        path(
          blades(v, () => h * 1.005, 0, w, u * 44, u * 11),
          green,
        ),
      );
    },
  };
}
