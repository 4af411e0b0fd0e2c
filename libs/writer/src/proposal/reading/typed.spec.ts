import { typedOut } from './typed';

describe('a letter that was typed in haste', () => {
  it.each([
    ['logo + menu + 2 decals for my truck.', 'logo, menu and 2 decals for my truck.'],
    ['We are 4 + 2 people.', 'We are 4 + 2 people.'],
    ['can u do it?', 'can you do it?'],
    ['also do you do the wrap or should I ask somebody.', 'also do you do the wrap or should I ask somebody?'],
    ['need: logo, maybe a template?? and stickers.', 'need: logo, maybe a template and stickers.'],
    ['Colours purple maybe??', 'Colours purple maybe.'],
    ['The U of the plan is a courtyard.', 'The U of the plan is a courtyard.'],
  ])('is read as its writer meant it: %s', (typed, read) => expect(typedOut(typed)).toBe(read));

  it('has a numbered list in lines, and what is said behind it', () =>
    expect(typedOut('We need: 1. Logo. 2. Sign (max. 3 m). 3. Price list. We pay 900 €.')).toBe(
      'We need:\n- Logo\n- Sign (max. 3 m)\n- Price list\nWe pay 900 €.',
    ));

  it('has a counted list within a sentence in lines', () =>
    expect(
      typedOut(
        'We invite tenders for (1) the redesign of our newsletter (A5, 16 pages), (2) a template, and (3) a header.',
      ),
    ).toBe('We invite tenders for:\n- redesign of our newsletter (A5, 16 pages)\n- a template\n- a header\n'));
});
