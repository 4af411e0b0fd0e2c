import { fullDocument } from '../test/full-document';
import { canMerge, mergeStrategy, parseStrategy } from './index';

const generated = JSON.stringify({ colorPalettes: [{ name: 'New' }], audienceProfile: { definition: 'Invented' } });
const palettes = (text: string) => parseStrategy(text).sections.colorPalettes?.map(({ name }) => name);

describe('what was generated', () => {
  it('replaces its own sections and leaves all others as they were written, unknown keys too', () => {
    const current = JSON.stringify({ ...fullDocument, ownNotes: { kept: true } });
    const merged = mergeStrategy(current, generated, 'palette');
    const { ColorPalettes, ...others } = fullDocument;
    expect(ColorPalettes[0]?.name).toBe('Harbour');
    expect(JSON.parse(merged)).toEqual({ ...others, ownNotes: { kept: true }, colorPalettes: [{ name: 'New' }] });
  });

  it('tells of each section by itself whether the built-in writer drafted it', () => {
    const drafted = (text: string) => parseStrategy(text).metadata.draftedSections;
    const draft = JSON.stringify({
      DraftedByBuiltInWriter: ['AudienceProfile', 'ColorPalettes', 'nothing known', 7],
      AudienceProfile: { definition: 'Cooks' },
      ColorPalettes: [{ name: 'Old' }],
    });
    expect(drafted(draft)).toEqual(['audienceProfile', 'colorPalettes']);
    expect(drafted(mergeStrategy(draft, generated, 'palette'))).toEqual(['audienceProfile']);
    const part = JSON.stringify({ DraftedByBuiltInWriter: ['ColorPalettes'], ColorPalettes: [{ name: 'New' }] });
    expect(drafted(mergeStrategy(JSON.stringify(fullDocument), part, 'palette'))).toEqual(['colorPalettes']);
    expect(mergeStrategy(draft, generated, 'brand_strategy')).not.toContain('Drafted');
  });

  it.each([null, '', ' '])('stands alone where there was %j', (current) => {
    expect(JSON.parse(mergeStrategy(current, generated, 'palette'))).toEqual({ colorPalettes: [{ name: 'New' }] });
  });

  it('replaces everything when it is a whole strategy', () => {
    expect(JSON.parse(mergeStrategy('not to be read', generated, 'brand_strategy'))).toEqual(JSON.parse(generated));
  });

  it('is put into a text that can be repaired whole', () => {
    expect(palettes(mergeStrategy("{AudienceProfile: {'Definition': 'Cooks',}}", generated, 'palette'))).toEqual([
      'New',
    ]);
  });

  it.each(['no JSON at all', '[1]', '{"AudienceProfile": {"Definition": "Cooks"}, "VisualSystem": ]]{{:'])(
    'is not put into %j, which would be lost',
    (current) => {
      expect(canMerge(current, 'palette')).toBe(false);
      expect(() => mergeStrategy(current, generated, 'palette')).toThrow('nothing can be put into it');
      expect(canMerge(current, 'brand_strategy')).toBe(true);
    },
  );
});
