import { face } from './face';
import { PAIRS } from './pairs';
import { advance, fit, outline } from './text';

const style = { face: face('playfair-display', 600), leading: 1.1 };

describe('setting type', () => {
  it('breaks into balanced lines that fit the box', () => {
    const block = fit('The quick brown fox jumps over the lazy dog', style, {
      width: 400,
      height: 300,
      max: 90,
      min: 12,
      lines: 4,
    });
    expect(block).toBeDefined();
    const widths = (block?.lines ?? []).map((l) => advance(l, style) * (block?.size ?? 0));
    expect(Math.max(...widths)).toBeLessThanOrEqual(400);
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.5);
    expect(block?.height).toBeLessThanOrEqual(300);
  });

  it('says so when a text does not fit or a letter is missing', () => {
    expect(fit('Unbreakable'.repeat(9), style, { width: 100, height: 100, max: 40, min: 20 })).toBeUndefined();
    expect(fit('東京', style, { width: 900, height: 100, max: 40, min: 20 })).toBeUndefined();
  });

  it('kerns, also where opentype.js cannot', () => {
    expect(advance('AV', style)).toBeLessThan(advance('A', style) + advance('V', style));
    expect(style.face.kern('Á', 'V')).toBe(style.face.kern('A', 'V'));
  });

  it('writes outlines without NaN for Polish, Czech, Turkish, Vietnamese, Greek and Cyrillic', () => {
    const wide = { face: face('inter', 600) };
    for (const text of [
      'Zażółć gęślą jaźń',
      'Příliš žluťoučký kůň',
      'İstanbul ığşçö',
      'Tiếng Việt Hương',
      'Ελληνικά',
      'Русский Київ',
    ]) {
      expect(outline(text, wide, 40, 0, 0)).toMatch(/^M[-\d. MLQCZ]+$/);
    }
  });

  it('has every face of every pair', () => {
    for (const { heading, body } of PAIRS) {
      expect(face(...heading).covers('Äñ é&19')).toBe(true);
      expect(face(body[0], body[1]).covers('Äñ @+.')).toBe(true);
      expect(face(body[0], body[2]).covers('Äñ @+.')).toBe(true);
    }
  });
});
