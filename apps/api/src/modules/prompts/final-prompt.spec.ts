import { finalPrompt } from './final-prompt';

const alder = new Map([
  ['brand.name', 'Alder'],
  ['brand.palette.primary', '#1f3d2b'],
  ['brand.palette.secondary', '#efe6d5'],
  ['brand.palette.accent', '#d9482b'],
  ['brand.fonts.heading', 'Fraunces'],
  ['brand.imagery', 'Photographs by daylight'],
  ['brand.voice', 'calm, exact'],
]);

describe('a prompt made ready for a brand', () => {
  it('says behind the text what the brand says', () => {
    expect(finalPrompt('A flyer', alder)).toBe(
      'A flyer. For “Alder”. Colours: #1f3d2b with #efe6d5 and #d9482b as the accent. Headings in Fraunces. Style: Photographs by daylight. Tone: calm, exact.',
    );
  });

  it('says nothing twice', () => {
    expect(
      finalPrompt(
        'A flyer for Alder in {{brand.palette.accent}}, {{brand.fonts.body}}, {{brand.imagery}}, {{brand.voice}}!',
        alder,
      ),
    ).toBe('A flyer for Alder in #d9482b, {{brand.fonts.body}}, Photographs by daylight, calm, exact!');
    expect(finalPrompt('alder in #fff', new Map([...alder].slice(0, 4)))).toBe('alder in #fff.');
  });

  it('leaves to be filled in what nobody knows', () => {
    expect(finalPrompt('A {{what}} in {{brand.promise}}.', new Map([['brand.name', 'Alder']]))).toBe(
      'A {{what}} in {{brand.promise}}. For “Alder”.',
    );
  });
});
