import { parse, wcagContrast } from 'culori';
import { plateColour } from './brand-colour';

const names = Array.from({ length: 3_000 }, (_, i) => `Brand ${i} ${String.fromCodePoint(0x4e00 + i)}`);

it('A name is read on its plate, whatever it is', () => {
  const worst = Math.min(...names.map(plateColour).map(({ ground, ink }) => wcagContrast(ground, ink)));
  expect(worst).toBeGreaterThanOrEqual(4.5);
});

it('No plate is purple', () => {
  const hues = names.map((name) => {
    const colour = parse(plateColour(name).ground);
    return colour?.mode === 'oklch' ? (colour.h ?? 0) : NaN;
  });
  expect(hues.filter((hue) => !(hue < 285 || hue >= 330))).toEqual([]);
});

it('The same name has the same colour, and names that are near have others', () => {
  expect(plateColour('Ember & Oak')).toEqual(plateColour(' ember & oak '));
  expect(new Set(names.map((name) => plateColour(name).ground)).size).toBeGreaterThan(500);
});
