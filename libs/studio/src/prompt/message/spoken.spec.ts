import { copyFor } from '../../copy';
import { read } from '../read';

const copyOf = (
  type: 'flyer' | 'banner' | 'social-media-post' | 'website-header' | 'business-card' | 'logo',
  prompt: string,
) => copyFor(type, read(prompt, { type }), prompt);

describe('What leads', () => {
  it.each([
    ['Cyber Monday banner 35% off all kettles, Brewster', '35% off all kettles'],
    ['New: rhubarb buns! £2.40, at Kneadful', 'New: rhubarb buns!'],
    ['Bannière : -15 % sur toutes les bottes', '-15 % sur toutes les bottes'],
    ['Banner for the fence of our rowing club: Coxes wanted! Tuesdays 6pm', 'Coxes wanted!'],
    ['Post for a vet: keep your hens warm, blue', 'Keep your hens warm'],
    ['Post for Holi from Mehta Opticians, pink', 'Holi'],
    ['Harvest fair flyer: "Come hungry", jam jars, 3 October', 'Come hungry'],
  ])('is the claim, and neither the order nor where it hangs nor who signs: %s', (prompt, title) =>
    expect(copyOf('banner', prompt).title).toBe(title),
  );

  it('is no dish of a menu and no point of a list', () => {
    expect(copyOf('flyer', 'Menu flyer: soup 4.50, salad 6, cider 3.20. Bar Nettle, open daily')).toMatchObject({
      title: 'Menu',
      signature: 'Bar Nettle',
      facts: [{ text: 'Soup 4.50' }, { text: 'Salad 6' }, { text: 'Cider 3.20' }, {}].slice(0, 3),
    });
    expect(copyOf('flyer', 'Summer camp flyer: canoeing, archery, crafts, 3 July')).toMatchObject({
      title: 'Summer camp',
      sub: 'Canoeing, archery, crafts',
    });
  });
});

describe('What else is said', () => {
  it.each([
    [
      'Post: 3 rules for a calm inbox. 1. No mail before ten 2. Short replies 3. One folder',
      'No mail before ten, Short replies, One folder',
    ],
    [
      'Post: 5 signs your roof needs a look: damp, draughts, moss, loose tiles, a high bill',
      'Damp, draughts, moss, loose tiles, a high bill',
    ],
    ['Post: mind your bees, 3 tips: shade, water, no perfume', '3 tips: shade, water, no perfume'],
  ])('keeps the points of a list: %s', (prompt, list) => expect(copyOf('social-media-post', prompt).sub).toBe(list));

  it('has the button that is named without a colon, and no word for the site', () => {
    expect(copyOf('website-header', 'Header for a bakery website, "Warm at six", button Order a loaf')).toMatchObject({
      title: 'Warm at six',
      sub: 'Bakery',
      action: 'Order a loaf',
    });
  });

  it('takes one word for a fact where it tells what it costs or how the work is done', () => {
    expect(
      copyOf('flyer', 'Chess for beginners, every Monday, free, Odos Library').facts.map(({ text }) => text),
    ).toContain('Free');
  });

  it('knows who signs from where it is', () => {
    expect(copyOf('flyer', 'Flyer: "Just a trim", Tuesday to Friday, Clip Joint, 4 Bell Row')).toMatchObject({
      signature: 'Clip Joint',
    });
    expect(copyOf('business-card', 'Card for Ines Roca, paediatric nurse, Accra, 555 0111')).toMatchObject({
      title: 'Ines Roca',
      sub: 'Paediatric nurse',
      facts: [{ kind: 'address' }, { kind: 'phone', text: '555 0111' }],
    });
  });

  it('sets no letters that were asked for and no picture under a mark', () => {
    expect(copyOf('logo', 'Monogram for Pell & Vance, serif, green').sub).toBeUndefined();
    expect(copyOf('logo', 'Logo for Otter Lane Joinery, an otter swimming, grey').sub).toBeUndefined();
    expect(copyOf('logo', 'Round stamp logo for a pottery named Barro Lento, a vase').title).toBe('Barro Lento');
  });
});

describe('What is shown', () => {
  const shown = (prompt: string): string[] => read(prompt).subjects.map(({ words }) => words);
  it.each([
    ['Banner: 30% off all sofas, black and gold', ['sofas']],
    ['Lost cat flyer: Waffle, missing since May', ['cat']],
    ['Aushang: Klavierunterricht für Anfänger und Kinder', ['Klavierunterricht']],
    ['Kopfbild für eine Schreinerei, "Holz, das bleibt" und mehr', []],
    ['Card for Jo Ferris, gardener. Phone 01632 960 772', ['gardener']],
  ])('is what is told of, in any language, and nothing that sounds like it: %s', (prompt, words) =>
    expect(shown(prompt)).toEqual(words),
  );
});

describe('A letter', () => {
  it('is headed by the occasion, signed by who writes, and its aside is left out', () => {
    const copy = copyOf(
      'flyer',
      'We are a band of night nurses (honestly) called The Late Shift and we give our spring concert on Friday 6 May at half past seven. Entry is free',
    );
    expect(copy).toMatchObject({ title: 'Spring concert', signature: 'The Late Shift' });
    expect(JSON.stringify(copy)).not.toContain('honestly');
    expect(copy.facts.map(({ text }) => text.toLowerCase())).toContain('at half past seven');
  });

  it.each([
    ['Web banner 15% off boots until 3 May. Girl in a red coat jumping over a stream, grey sky', 'jumping'],
    ['Post for a tea shop: "Sip slow", three cats sharing a biscuit', 'sharing'],
  ])('of what is to be seen sets nothing: %s', (prompt, word) =>
    expect(JSON.stringify(copyOf('banner', prompt))).not.toContain(word),
  );

  it('takes its colours for no places', () => {
    expect(read('Banner, new in: wool coats, calm, sand and white').scene).toBeUndefined();
  });
});
