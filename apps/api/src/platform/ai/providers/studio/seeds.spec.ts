import { compose } from '@maquette/studio';
import { ideaOf, seedAfter, seedsOf } from './seeds';

const layoutsUnder = (seed: number): string[] =>
  seedsOf(seed, 4).map((one) => {
    const idea = ideaOf(one);
    return compose(
      { prompt: 'Flyer for a bakery, fresh bread since dawn', designType: 'flyer' },
      idea.seed,
      idea.option,
    ).facts.layout;
  });

describe('a seed after another', () => {
  // of the closely cropped there is one layout alone
  it('leaves the layouts of the pictures before it, where there are others of their kind', () => {
    let seed = 123_456_784;
    for (const random of [5, 90_001, 2_147_483_647]) {
      const before = layoutsUnder(seed);
      seed = seedAfter(seed, Math.floor(random / 16) * 16);
      expect(layoutsUnder(seed).filter((layout) => layout !== 'bleed' && before.includes(layout))).toEqual([]);
    }
  });

  it('stays a seed', () => {
    for (const last of [0, 127, 2_147_483_647])
      for (const random of [0, 2_147_483_647]) {
        const seed = seedAfter(last, random);
        expect(Number.isInteger(seed) && seed >= 0 && seed <= 2_147_483_647).toBe(true);
      }
  });
});
