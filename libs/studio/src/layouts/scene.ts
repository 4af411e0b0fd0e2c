import { bright } from '../art/scene/tone';
import { mix } from '../palette/palette';
import type { Layout } from '../stage';
import { rect } from '../svg';
import { land } from './parts';
import { column } from './wide';

/** A wide scene to the edges, the words on a veil at its left that takes the tone of the air. */
export const bySide: Layout = {
  id: 'scene-side',
  title: 'needs',
  art: 'land',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const { sky } = land(stage, { x: 0, y: 0, w, h }, { clear: 'side' });
    const air = sky[Math.floor(sky.length / 2)] ?? palette.paper;
    const veil = bright(air) > 0.5 ? mix(palette.paper, air, 0.16) : mix('#0b1226', air, 0.22);
    const solid = 0.93;
    // Short: what stands in the open part keeps its colours.
    sheet.add(
      rect(
        0,
        0,
        w * 0.52,
        h,
        sheet.linear(0, 0, w * 0.52, 0, [
          [0, veil, solid],
          [0.82, veil, solid],
          [0.9, veil, 0.6],
          [1, veil, 0],
        ]),
      ),
    );
    const m = h * 0.11;
    column(stage, [mix('#000000', veil, solid), mix('#ffffff', veil, solid)], m, w * 0.43 - m);
  },
};

/** A wide scene to all edges, the words on a card of paper that lies on its calm side. */
export const onCard: Layout = {
  id: 'scene-card',
  title: 'needs',
  art: 'land',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    land(stage, { x: 0, y: 0, w, h }, { clear: 'side', variant: 1 });
    const m = h * 0.09;
    const wide = w * 0.42;
    const on = palette.scheme === 'night' ? palette.deep : palette.paper;
    sheet.add(
      rect(m + h * 0.012, m + h * 0.016, wide, h - 2 * m, '#0b1020', { 'fill-opacity': 0.22 }),
      rect(m, m, wide, h - 2 * m, on),
    );
    column(stage, on, m + h * 0.075, wide - h * 0.15, 'start', m, h - m);
  },
};
