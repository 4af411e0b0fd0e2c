import { Random } from '../random';
import { CURATED } from './curated';
import { contrast, curatedFor, legible, paletteOf, rolesOf, SCHEMES, TEXT_CONTRAST } from './palette';
import { SUBJECTS } from '../prompt/lexicon';

describe('palettes', () => {
  it('give ink at text contrast and a mark at 3:1 on every ground', () => {
    for (const base of CURATED) {
      for (const scheme of SCHEMES) {
        const palette = paletteOf(base, scheme);
        expect([base.primary, scheme, contrast(palette.ink, palette.bg) >= 4.5]).toEqual([base.primary, scheme, true]);
        expect([base.primary, scheme, contrast(palette.mark, palette.bg) >= 3]).toEqual([base.primary, scheme, true]);
      }
    }
  });

  it('have at least two choices for every topic of the lexicon', () => {
    for (const topic of new Set(SUBJECTS.map((s) => s.topic))) {
      const made = [0, 1].map((option) => curatedFor(topic, new Random(7), option).primary);
      expect([topic, new Set(made).size]).toEqual([topic, 2]);
    }
  });

  it('keep asked colours as they are', () => {
    expect(rolesOf(['#14264f', '#c99a34'])).toMatchObject({ deep: '#14264f', primary: '#c99a34', accent: '#c99a34' });
    expect(rolesOf(['#c0623f', '#f6ecd6'])).toMatchObject({ paper: '#f6ecd6', primary: '#c0623f' });
    expect(Object.values(rolesOf(['#14264f', '#b9bfc6']))).toEqual(expect.arrayContaining(['#14264f', '#b9bfc6']));
  });

  it('bend a colour only until it is legible, on all grounds at once', () => {
    expect(legible('#111111', '#ffffff')).toBe('#111111');
    for (const ground of ['#ffffff', '#777777', '#000000', '#c99a34'])
      expect(contrast(legible('#c99a34', ground), ground)).toBeGreaterThanOrEqual(Math.min(TEXT_CONTRAST, 4.5));
  });
});
