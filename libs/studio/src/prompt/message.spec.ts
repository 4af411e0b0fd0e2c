import { compose } from '../index';
import { productOf } from './product';
import { read } from './read';

const said = (designType: 'banner' | 'flyer' | 'social-media-post', prompt: string): string[] =>
  compose({ designType, prompt }, 7, 0)
    .facts.texts.map(({ text }) => text.toLowerCase())
    .sort();

describe('What a prompt wants said', () => {
  it.each([
    ['Post: we are hiring a welder, full time, dark', 'we are hiring a welder', ['full time']],
    ['Flyer: free bike check for students, Thursday 12-4pm', 'free bike check for students', []],
    ['Instagram post: sourdough class this Sunday, 10am, flour on a wooden table', 'sourdough class', []],
  ])('is what follows the order: %s', (prompt, line, lines) => {
    const { headline, lines: more } = read(prompt);
    expect([headline?.line, more]).toEqual([line, lines]);
  });

  it.each([
    ['Flyer for a flea market, Sunday, vinyl, lamps, coats, ceramics', ['vinyl, lamps, coats, ceramics']],
    [
      'Banner for a repair café, bring toasters, lamps, radios and bicycles',
      ['bring toasters, lamps, radios and bicycles'],
    ],
    ['Post for our new oat milk ice cream, salted caramel, now in stores', ['salted caramel, now in stores']],
    ['Flyer for a picnic, a fox on a log, forest green', []],
    ['Summer sale banner for Solara swimwear "Up to 50% off" "Shop now", coral and turquoise', []],
  ])('keeps lists, flavours and claims together: %s', (prompt, lines) => {
    expect(read(prompt).lines).toEqual(lines);
  });

  it.each([
    ['a repair café, free entry', 'free entry'],
    ['an inn, rooms from £85 a night', 'rooms from £85 a night'],
    ['a market every first Sunday', 'every first Sunday'],
    ['a sale until 12 May', 'until 12 May'],
  ])('has facts with all their words: %s', (prompt, fact) => {
    expect(read(prompt).facts.map(({ text }) => text)).toEqual([fact]);
  });

  it('sets a discount large, and what it is for under it', () => {
    const { texts } = compose(
      { designType: 'banner', prompt: "Banner for a plant nursery's spring sale: 30% off all perennials until 12 May" },
      7,
      0,
    ).facts;
    const largest = [...texts].sort((a, b) => b.capHeight - a.capHeight)[0];
    expect(largest?.text.toLowerCase()).toMatch(/^30% off/);
    expect(texts.map(({ text }) => text.toLowerCase())).toEqual(
      expect.arrayContaining(["plant nursery's spring sale", 'until 12 may']),
    );
  });

  it('is nothing where a picture is described', () => {
    expect(said('social-media-post', 'A fox asleep under a birch tree in the snow')).toEqual([]);
    expect(said('flyer', 'Choir concert, 14 December, 7pm')).toEqual(['14 december', '7pm', 'choir concert']);
  });

  it('leaves a name its name, though it be a word', () => {
    expect(read('Post for a lost cat called Biscuit, last seen Elm Street')).toMatchObject({
      name: 'Biscuit',
      facts: [{ kind: 'address', text: 'last seen Elm Street' }],
    });
  });
});

describe('A product', () => {
  it.each([
    ['Tea caddy, smoked black tea, copper on dark green', 'caddy', 'tea'],
    ['Lip balm tin, beeswax and rosemary', 'tin', 'lip balm'],
    ['Hand cream tube, arctic herbs', 'tube', 'hand cream'],
    ['Shampoo bar in a cardboard box', 'box', undefined],
    ['Tote bag for a record shop', 'tote', undefined],
    ['shop sign for a locksmith, brass on black', 'sign', undefined],
    ['Honey jar label, amber and black', 'jar', 'honey'],
    ['White serum bottle mock-up, botanical serum, black cap', 'dropper', 'serum'],
    ['App screen on a phone, a running app', 'phone', undefined],
    ['coffee bag mockup, single origin', 'pouch', 'coffee'],
    ['A mock-up for a fox', undefined, undefined],
  ])('comes in what its head noun names: %s', (prompt, object, product) => {
    expect([productOf(prompt)?.object, productOf(prompt)?.product]).toEqual([object, product]);
  });
});

describe('What is to be set', () => {
  it('takes a name between dashes for the name, where a name is what is made', () => {
    const { name, descriptor } = read('dog walking van - Muddy Paws - kids should smile at it', { type: 'logo' });
    expect([name, descriptor]).toEqual(['Muddy Paws', 'dog walking']);
  });

  it('keeps every one of the rules that are written in capitals, equal among each other', () => {
    const { name, headline, lines, facts } = read(
      'Poster for a ferry deck: NO SMOKING, NO BICYCLES, STAY BEHIND THE LINE. blue and white',
    );
    expect([name, headline?.line]).toEqual([undefined, 'ferry deck']);
    expect(lines).toEqual(['NO SMOKING', 'NO BICYCLES', 'STAY BEHIND THE LINE']);
    expect(facts).toEqual([]);
  });

  it('heads a menu by its title, with all its dishes below, and a street with its number is an address', () => {
    const { headline, facts } = read(
      'From the oven: onion soup 7, moussaka 12, baklava 5. Taverna Petra, Harbour street 9',
    );
    expect(headline?.line).toBe('From the oven');
    expect(facts).toEqual(
      expect.arrayContaining([
        { kind: 'count', text: 'onion soup 7' },
        { kind: 'address', text: 'Harbour street 9' },
      ]),
    );
  });

  it.each([
    ["Banner 'Free returns until Sunday', ski rental shop, mug with a mountain", undefined],
    ["Tin of tea, name OOLIA, 'first flush, Darjeeling', on a step", 'OOLIA'],
    ['"Free Spirit Yoga" logo, lotus', 'Free Spirit Yoga'],
    ['"Sunday Best" logo, hat', 'Sunday Best'],
    ['Yard sale!! Sat + Sun 9-3, 20 Cedar Ct. bikes, tools, lamps', undefined],
  ])('takes a name for one, but no offer, no days and no street: %s', (prompt, name) => {
    expect(read(prompt).name).toBe(name);
  });

  it('sets no signs that no typeface has', () => {
    expect(read('thank you for 5k followers 🎉 from us at Brick & Ball')).toMatchObject({
      headline: { line: 'thank you for 5k followers' },
      name: 'Brick & Ball',
    });
  });

  it('takes a mood before the order for no title', () => {
    expect(read('melancholy poster for a chess evening, Thursday 7 pm').headline?.line).toBe('chess evening');
  });

  it.each([
    ['5 tips carousel cover: bread', 'carousel'],
    ['Banner for an outdoor gear shop', 'gear'],
    ['Poster about hand washing in six steps', 'steps'],
  ])('draws no other sense of a word: %s', (prompt, word) => {
    expect(read(prompt).subjects.map(({ words }) => words)).not.toContain(word);
  });
});
