import { DESIGN_TYPE_IDS } from '@maquette/generation';
import { parseStrategy } from '@maquette/strategy';
import { writePrompt } from './prompt';

const brand = { name: 'Alder', description: 'We build oak tables to order in Ghent. Six weeks.' };
const strategy = parseStrategy(
  JSON.stringify({
    ColorPalettes: [
      { Primary: { Hex: '#1b3a4b', Name: 'Deep water' }, Secondary: { Hex: '#f2e8cf', Name: 'Sand' } },
      { Primary: { Hex: '#2f3e2e', Name: 'Moss' }, Secondary: { Hex: '#e9e4d8', Name: 'Chalk' } },
    ],
    PositioningStrategy: { KeyMessages: ['A table in six weeks.', 'To be researched: what else'] },
    VisualSystem: { ImageryStyle: { style: 'Workshop light', subjects: ['Shavings on a bench', 'An oak board'] } },
  }),
).sections;

describe('a prompt written from a strategy', () => {
  it.each(DESIGN_TYPE_IDS)('for a %s names the brand, its colours and something to be seen', (designType) => {
    const prompt = writePrompt({ strategy, brand, designType, seed: 0 });
    expect(prompt).toContain('“Alder”');
    expect(prompt).toContain('#1b3a4b');
    expect(prompt).toContain('shavings on a bench');
  });

  it('never has a placeholder in it', () => {
    const prompts = [0, 1, 2].map((seed) => writePrompt({ strategy, brand, designType: 'flyer', seed }));
    expect(prompts.join()).not.toMatch(/to be researched/i);
    expect(prompts[0]).toContain('“A table in six weeks”');
  });

  it('takes another subject and palette with another seed, and says the same for the same', () => {
    const write = (seed: number) => writePrompt({ strategy, brand, designType: 'banner', seed });
    expect(write(1)).toContain('an oak board');
    expect(write(1)).toContain('#2f3e2e');
    expect(write(1)).toBe(write(1));
  });

  it('is written from the description alone while there is no strategy', () => {
    const prompt = writePrompt({ strategy: null, brand, designType: 'logo', seed: 3 });
    expect(prompt).toMatch(/^A logo for “Alder”: we build oak tables to order in Ghent\./);
    expect(writePrompt({ strategy: null, brand: { name: 'A', description: null }, designType: 'logo', seed: 0 })).toBe(
      'A logo for “A”. The name beside the mark, and no other words.',
    );
  });
});
