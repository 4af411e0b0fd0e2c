import { parseStrategy } from '@maquette/strategy';
import { coloursOf, isLine } from './palette';

const lines = (palette: object) => {
  const [read] = parseStrategy(JSON.stringify({ ColorPalettes: [palette] })).sections.colorPalettes ?? [];
  return read ? coloursOf(read).flatMap((colour) => (isLine(read, colour) ? [colour.label] : [])) : [];
};
const THREE = {
  Primary: { Hex: '#3A2418' },
  Secondary: { Hex: '#E9DCC3' },
  Accent: { Hex: '#B4232A', Name: 'Stitch' },
};

it.each([
  ['Accent is never a fill', ['Accent']],
  ['Stitch for lines only', ['Accent']],
  ['Accent at 10 %', []],
  ['Primary on secondary, not on a photograph', []],
])('“%s” keeps these from being fills: %j', (usage, expected) => {
  expect(lines({ ...THREE, UsageGuidelines: [usage] })).toEqual(expected);
});
