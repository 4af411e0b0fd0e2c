import { mix } from '../../palette/palette';
import { woodIn } from '../materials';
import { box, down, form, glow, lit, times } from './brush';
import type { Brush } from './brush';
import { windowAt } from './furnishings';

/** Furniture that is seen as the top on which a thing stands, with the wall behind it. */
export const TOPS =
  /\b(?:tables?|table ?tops?|desks?|counters?|counter ?tops?|worktops?|work ?surfaces?|work ?bench(?:es)?|bench(?:es)?|side ?boards?|credenzas?|consoles?|dressers?|cabinets?|chests? of drawers|night ?stands?|mantel(?:pieces?)?|window ?sills?|ledges?|shelf|shelves|bar ?tops?)\b/iu;
/** Seen from above there is no wall. */
export const FROM_ABOVE =
  /\b(?:from above|overhead|top[- ]?down|top view|flat[- ]?lay|bird'?s[- ]eye|textures?|surface)\b/iu;
const MARBLE = /\bmarble\b/iu;
const STONE = /\b(?:concrete|cement|terrazzo|granite|stone|slate|tiled?)\b/iu;
const METAL = /\b(?:steel|metal|zinc|alumini?um)\b/iu;
const CLOTH = /\b(?:table ?cloth|linen|cloth)\b/iu;
const PALE = /\bwhite\b/iu;
const BLACK = /\bblack\b/iu;

type Floor = readonly [far: string, near: string, joint?: string];
/** The top in the material that the words name: wood where they name none. */
export function topIn(prompt: string, usual: Floor): Floor {
  if (MARBLE.test(prompt)) return ['#f1efec', '#dcd9d5'];
  const wood = woodIn(prompt);
  if (wood) return [mix(wood, '#ffffff', 0.14), mix(wood, '#1a0f08', 0.14), mix(wood, '#1a0f08', 0.45)];
  if (/\bslate\b/iu.test(prompt)) return ['#545c63', '#3a4147'];
  if (STONE.test(prompt)) return ['#bdbab4', '#9a9791'];
  if (METAL.test(prompt)) return ['#c6cacc', '#94999c'];
  if (CLOTH.test(prompt)) return ['#efe8db', '#d8cfbd'];
  if (PALE.test(prompt)) return ['#f6f3ee', '#e2ddd5', '#cfc8bd'];
  if (BLACK.test(prompt)) return ['#35322f', '#1f1d1b', '#141210'];
  return usual;
}

export const LAMPLIGHT =
  /\b(?:lamps?|lamp ?light|lamplit|candles?|candle ?light|candlelit|fire ?light|firelit|by (?:the )?fire)\b/iu;
const CANDLES = /\bcandle/iu;
const WINDOW = /\bwindow/iu;
const SUNNY = /\b(?:sun\w*|morning|afternoon|daylight|golden)\b/iu;

/** A plain wall in the light that the words name: of a lamp, of a window, or of the day. */
export const wallBehind =
  (prompt: string) =>
  (brush: Brush): string => {
    const isLamplit = LAMPLIGHT.test(prompt);
    const paint = brush.wall ?? '#ddd3c3';
    const wall = isLamplit ? mix(mix(paint, '#c98d4f', 0.35), '#2a1a10', 0.42) : lit(brush, paint);
    const base =
      `<defs>${down('wall', mix(wall, '#ffffff', isLamplit ? 0 : 0.16), mix(wall, '#4a3a2a', 0.14))}</defs>` +
      box(brush, 0, 0, 1, 1, 'url(#wall)');
    if (isLamplit) {
      const side = brush.random.chance(0.5) ? 0.16 : 0.84;
      const pool =
        `<defs><radialGradient id="lamp" cx="${String(side)}" cy="0.4" r="0.8"><stop offset="0" stop-color="#ffd79a" stop-opacity="0.9"/><stop offset="0.4" stop-color="#f2b266" stop-opacity="0.42"/><stop offset="1" stop-color="#f2b266" stop-opacity="0"/></radialGradient></defs>` +
        box(brush, 0, 0, 1, 1, 'url(#lamp)');
      if (CANDLES.test(prompt))
        return (
          base + pool + times(5, (i) => glow(brush, side + (i - 2) * 0.07, 0.56 - (i % 2) * 0.05, 0.01, '#ffdf9e'))
        );
      const shade: [number, number][] = [
        [side - 0.045, 0.3],
        [side + 0.045, 0.3],
        [side + 0.085, 0.48],
        [side - 0.085, 0.48],
      ];
      return (
        base +
        pool +
        box(brush, side - 0.008, 0.47, 0.016, 0.4, mix('#8a6238', '#2a1a10', 0.3)) +
        form(brush, shade, '#ffe6b4') +
        glow(brush, side, 0.44, 0.02, '#fff3d0')
      );
    }
    if (WINDOW.test(prompt)) return base + windowAt(brush, 0.08, 0.06, 0.4, 0.6, 2);
    if (!SUNNY.test(prompt) || brush.isNight) return base;
    // the light of a window that is out of the picture, in panes on the wall
    return (
      base +
      times(2, (row) =>
        times(2, (i) => {
          const [x, y] = [0.5 + i * 0.17, 0.1 + row * 0.27];
          const pane: [number, number][] = [
            [x, y + 0.04],
            [x + 0.15, y],
            [x + 0.19, y + 0.22],
            [x + 0.04, y + 0.27],
          ];
          return form(brush, pane, mix(wall, '#fff3d2', 0.6));
        }),
      )
    );
  };
