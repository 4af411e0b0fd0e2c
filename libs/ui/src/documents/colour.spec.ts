import { converter, wcagContrast } from 'culori';
import fc from 'fast-check';
import { inkOn, isFaint, plateOf } from './colour';

const oklch = converter('oklch');
const names = Array.from(
  { length: 5_000 },
  (_, i) => `Brand ${i} ${['& Oak', 'North', 'Stone', 'Médecins', '東京'][i % 5]}`,
);

describe('the colour of a brand', () => {
  it('reads its name at 4.5 and more, for thousands of names and for any other', () => {
    for (const name of names) {
      const { background, ink } = plateOf(name);
      expect(wcagContrast(background, ink)).toBeGreaterThanOrEqual(4.5);
    }
    fc.assert(
      fc.property(fc.string(), (name) => {
        const { background, ink } = plateOf(name);
        return /^#[0-9a-f]{6}$/.test(background) && wcagContrast(background, ink) >= 4.5;
      }),
    );
  });

  it('is no purple and no accent', () => {
    for (const name of names) {
      const { c, h = 0 } = oklch(plateOf(name).background)!;
      if (c > 0.025) expect(h > 285 && h < 330).toBe(false); // below it is a grey
      if (h > 32 && h < 48) expect(c).toBeLessThanOrEqual(0.16);
    }
  });

  it('is that of the name, whatever its case', () => {
    expect(plateOf(' Ember & Oak ')).toEqual(plateOf('EMBER & OAK'));
    expect(plateOf('Ember & Oak')).not.toEqual(plateOf('Ember & Oat'));
  });

  it('comes in all hues, and twice as often dark as pale', () => {
    const hues = new Set(names.map((name) => Math.round((oklch(plateOf(name).background)?.h ?? 0) / 15)));
    expect(hues.size).toBeGreaterThanOrEqual(20);
    const dark = names.filter((name) => (oklch(plateOf(name).background)?.l ?? 0) < 0.6).length;
    expect(dark / names.length).toBeGreaterThan(0.6);
    expect(dark / names.length).toBeLessThan(0.72);
  });
});

it('finds an ink that reads on any colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const background = `#${number.toString(16).padStart(6, '0')}`;
      return wcagContrast(background, inkOn(background)) >= 4.5;
    }),
    { numRuns: 5_000 },
  );
});

it('tells the colours that could be the ground of a theme or the paper itself', () => {
  expect(['#eef0f2', '#ffffff', '#f9f9f9', '#131517', '#141618'].every(isFaint)).toBe(true);
  expect(['#f7e9d7', '#dde5e2', '#1f3a44', '#cb5b33'].some(isFaint)).toBe(false);
});
