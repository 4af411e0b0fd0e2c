import type { DesignTypeId } from '@maquette/generation';
import { copyFor } from '../../copy';
import { clean } from '../clean';
import { read } from '../read';
import { spelled } from '../spelling';

const copyOf = (type: DesignTypeId, prompt: string) => copyFor(type, read(prompt, { type }), clean(prompt));

describe('What is ordered', () => {
  it.each([
    [
      'banner',
      'Expo stand banner for a firm that makes cable drums, Lindqvist Reels, "Round and round"',
      'Cable drums',
    ],
    [
      'website-header',
      'top of the homepage for a cat hotel in Leeds. Naps, not cages. pale green',
      'Cat hotel in Leeds',
    ],
    ['website-header', 'En-tête du site d’une cordonnerie à Nantes, titre "Pas à pas"', 'Cordonnerie à Nantes'],
    ['business-card', 'my husband is a tree surgeon and needs a card: Ewan Boyd, 555 0143', 'Tree surgeon'],
  ] as const)('is no copy, and what it is for stands below: %s, %s', (type, prompt, sub) =>
    expect(copyOf(type, prompt).sub).toBe(sub),
  );

  it('is signed by who wants it', () =>
    expect(
      copyOf('flyer', 'the friends of Mill Pond need a flyer for the duck race on Sunday 3 May at two, tea included'),
    ).toMatchObject({ title: 'Duck race', signature: 'Friends of Mill Pond' }));
});

describe('What is said', () => {
  it.each([
    ['website-header', 'top of the homepage for a cat hotel in Leeds. Naps, not cages. pale green', 'Naps, not cages'],
    ['banner', 'Banner for a roofer: Up by Tuesday, dry by Friday. grey', 'Up by Tuesday, dry by Friday'],
    ['website-header', 'header for a firm that repairs clocks, Adler & Co. Time is patient. gold', 'Time is patient'],
    [
      'banner',
      'wide banner no pictures, only type: THE PRESS MOVES OUT. From 2 May: 9 Dyer Road',
      'THE PRESS MOVES OUT',
    ],
    [
      'social-media-post',
      'the lift stays closed all week because a cable broke, Alpine Tower',
      'The lift stays closed all week because a cable broke',
    ],
    [
      'social-media-post',
      'Tomorrow is the last day to order plum cakes so please make a post, warm',
      'Tomorrow is the last day to order plum cakes',
    ],
    ['flyer', 'flyer for the pets’ picnic on 4 June. Dogs, cats, canaries, all are welcome', 'Pets’ picnic'],
  ] as const)('leads, whole: %s, %s', (type, prompt, title) => expect(copyOf(type, prompt).title).toBe(title));
});

describe('What an event needs', () => {
  it.each([
    ['Quiz flyer: brains wanted. Thursdays 8 pm at the Leaning Post, free', 'at the Leaning Post'],
    ['Flyer for a judo course, 3 Tuesdays from 6 May, community centre Meridian, 40 CHF', 'Community centre Meridian'],
    ['flyer for a talk, Wed 12 Nov 7pm, Maritime museum, 5 euros', 'Wed 12 Nov 7pm'],
    ['flyer for the duck race on Sunday 3 May at eleven in the morning', 'At eleven in the morning'],
  ])('is in the picture: %s', (prompt, fact) =>
    expect(
      copyOf('flyer', prompt)
        .facts.map(({ text }) => text)
        .join(' · '),
    ).toContain(fact),
  );

  it('is not who invites', () =>
    expect(copyOf('banner', 'Banner: Goalkeeper wanted, Mondays 7pm, Upper Mill FC').signature).toBe('Upper Mill FC'));
});

describe('A slip of the pen', () => {
  it('is put right where nothing else can be meant, and never in a name', () => {
    expect(spelled('grand openning, Satruday 3 Apirl')).toEqual({
      text: 'grand opening, Saturday 3 April',
      slips: [
        { said: 'openning', meant: 'opening' },
        { said: 'Satruday', meant: 'Saturday' },
        { said: 'Apirl', meant: 'April' },
      ],
    });
    expect(spelled('soup at the house of Aprila, favourites of ours').slips).toEqual([]);
  });
});
