import { readWish } from '../image-to-image/words';
import { drawBackdrop } from '.';

const SIZE = { width: 160, height: 120 };
const draw = (prompt: string, isLand = false) =>
  drawBackdrop(prompt, readWish(prompt, 'place'), [], SIZE, 1, { isLand });

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

describe('a place that is drawn', () => {
  it.each([
    ['a dry savannah', ['a dry savannah with giraffes'], ['giraffes']],
    ['a canyon of red rocks', ['a canyon of red rocks'], ['canyon', 'red rocks']],
    ['a beach', ['black sand beach'], ['black sand']],
    ['a wall in their green', ['on a bed of green leaves'], ['bed', 'green leaves']],
    ['a dune', ['the sahara at noon'], []],
    ['a room under whose roof no rain falls', ['a café in the rain'], ['rain']],
    ['a stage', ['a dark concert hall with a spotlight'], []],
  ])('is %s, and what is not in it is told', async (_, [prompt = ''], missing) => {
    expect((await draw(prompt)).missing).toEqual(missing);
  });

  it('is a street for who stands in a town, and a skyline from afar', async () => {
    const inTown = (prompt: string) => drawBackdrop(prompt, readWish(prompt, 'place'), [], SIZE, 1, { foot: 100 });
    expect((await inTown('city at night')).level).toBeUndefined();
    expect((await inTown('city skyline at night')).level).toBeGreaterThan(0);
  });

  it('has no sun behind a photograph: a drawing has', async () => {
    const hasSun = async (isPhotograph: boolean) => {
      const { data } = (await drawBackdrop('a wheat field', readWish('', 'place'), [], SIZE, 1, { isPhotograph }))
        .picture;
      return Array.from({ length: data.length / 4 }, (_, i) => i * 4).some(
        (p) => data[p]! > 250 && data[p + 1]! > 245 && data[p + 2]! < 235,
      );
    };
    expect(await hasSun(false)).toBe(true);
    expect(await hasSun(true)).toBe(false);
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
