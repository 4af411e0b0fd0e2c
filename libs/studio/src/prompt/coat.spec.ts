import { coatOf } from './coat';
import { read } from './read';

const coat = (prompt: string) => {
  const { colours, product } = read(prompt, { type: 'product-mockup' });
  const said = coatOf(prompt, colours, product?.word);
  return Object.fromEntries(
    Object.entries(said).map(([part, hex]) => [part, colours.find((one) => one.hex === hex)?.words ?? hex]),
  );
};

describe('the colours of the parts of a product', () => {
  it.each([
    ['Candle tin for Alder, dark green with copper lettering', { body: 'dark green', print: 'copper' }],
    ['Jam jar with a pale yellow label, brand Orla, cork lid', { label: 'pale yellow', trim: '#c69c6d' }],
    ['Enamel mug, white with a red rim, "Stay out"', { body: 'white', trim: 'red' }],
    ['Tea box in burgundy with a cream band, name "Orlov"', { body: 'burgundy', band: 'cream' }],
    ['Canvas tote printed in navy with a fern', { print: 'navy' }],
    ['Matte black wine bottle with a gold label', { body: 'black', label: 'gold' }],
    ['Wine bottle, black label, white bottle with a red cap', { label: 'black', body: 'white', trim: 'red' }],
    ['Green tea caddy, the lid is black', { trim: 'black' }],
    [
      'Mustard yellow notebook, blue elastic, black lettering',
      { body: 'mustard yellow', trim: 'blue', print: 'black' },
    ],
  ])('of “%s”', (prompt, parts) => expect(coat(prompt)).toEqual(parts));

  it('two colours that belong to no part are for all of it, either on the other', () => {
    const prompt = 'Soda can for Pomelo Pop, coral and turquoise';
    const { colours, product } = read(prompt, { type: 'product-mockup' });
    expect(coatOf(prompt, colours, product?.word)).toEqual({ pair: colours.map(({ hex }) => hex) });
  });

  it('of a metal and a colour the metal is what is stamped on it', () =>
    expect(coat('Tea tin for Roca, gold and navy')).toEqual({ body: 'navy', print: 'gold' }));

  it('what stands behind the product has no part in it', () =>
    expect(coat('White mug on a yellow background')).toEqual({ body: 'white' }));

  it('says nothing where no colour is named', () => expect(coat('Mug for a ceramics studio')).toEqual({}));
});
