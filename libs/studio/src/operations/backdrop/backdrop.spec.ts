import { readWish } from '../image-to-image/words';
import { drawBackdrop } from '.';

const SIZE = { width: 160, height: 120 };
const draw = (prompt: string, isLand = false) =>
  drawBackdrop(prompt, readWish(prompt, 'place'), [], SIZE, 1, undefined, isLand);

describe('what is told of a place that was drawn', () => {
  it.each(['on a desert road at noon', 'a bamboo grove in snow', 'above a terrace with bulbs on a string at dusk'])(
    'of “%s” is nothing where all of it is seen',
    async (prompt) => {
      expect((await draw(prompt)).missing).toEqual([]);
    },
  );

  it('is a terrace where hills were drawn', async () => {
    expect((await draw('a terrace in the hills')).missing).toEqual(['terrace']);
  });
});

describe('a sky before which land stands', () => {
  it('has no sun beside that of the land, and its winter has snow', async () => {
    const { picture, isSky } = await draw('a summer meadow', true);
    expect(isSky).toBe(true);
    for (let p = 0; p < picture.data.length; p += 4) expect(picture.data[p]!).toBeLessThan(picture.data[p + 2]! + 12);
    const winter = await draw('a meadow in winter', true);
    const mean = ({ data }: typeof picture, c: number) =>
      data.reduce((sum, v, p) => sum + (p % 4 === c ? v : 0), 0) / (data.length / 4);
    const blueness = (one: typeof picture) => mean(one, 2) - mean(one, 0);
    expect(blueness(winter.picture)).toBeLessThan(blueness(picture) - 10);
  });
});
