import { readWish } from '../image-to-image/words';
import { Random } from '../../random';
import { lookAt, photographed } from './panorama';
import { drawBackdrop } from '.';

const SIZE = { width: 160, height: 120 };
const behind = (prompt: string, before: object) =>
  drawBackdrop(prompt, readWish(prompt, 'place'), [], SIZE, 1, { isPhotograph: true, foot: 100, ...before });

describe('what stands behind a photograph', () => {
  it.each([
    ['in a forest', 'a pine forest'],
    ['a green meadow', 'a lawn under a blue sky'],
    ['a meadow in the morning mist', 'a misty meadow in the morning sun'],
    ['an old town square', 'an Italian square'],
    ['a park at sunset, late afternoon light', 'a park with trees'],
    ['a bright room with a window', 'an empty room with a window'],
    ['dense jungle with ferns', 'a park with trees'],
  ])('of “%s” is %s that was photographed, with nothing told as missing', async (prompt, of) => {
    expect(await behind(prompt, {})).toMatchObject({ photograph: of, missing: [] });
  });

  it.each([
    ['a drawing has a drawn place behind it', 'in a forest', { isPhotograph: false }],
    ['no snow lies in any', 'a forest in deep snow', {}],
    ['none has a colour that is not its own', 'a pink forest', {}],
    ['nobody stands on water', 'the sea', {}],
    ['a town has no lamps lit by day', 'a city street at night', {}],
    ['a sky is too little of it', 'a building site under a blue sky', {}],
    ['a drawing shows more of it', 'a meadow before mountains', {}],
    ['something is sown in it', 'a field of sunflowers', {}],
    ['it is another place', 'a beach at sunset with palm trees', {}],
    ['its boards are asked for', 'weathered wooden planks of a garden shed', {}],
  ])('is drawn where %s', async (_, prompt, before) => {
    expect((await behind(prompt, before)).photograph).toBeUndefined();
  });

  it('has the light that is asked for laid over it, and not twice', async () => {
    expect((await behind('a meadow at sunset', {})).grades).toEqual([]);
    expect((await behind('a forest at sunset', {})).grades).toHaveLength(1);
    expect((await behind('an autumn forest', {})).grades).toMatchObject([{ look: 'autumn' }]);
  });

  it('is seen behind the table that is asked for', async () => {
    const { photograph, top, missing } = await behind('on a wooden table in the garden', {});
    expect({ photograph, missing }).toEqual({ photograph: 'a park with trees', missing: [] });
    const opacity = (y: number) => top!.data[4 * (y * SIZE.width + 80) + 3];
    expect([opacity(40), opacity(110)]).toEqual([0, 255]);
  });
});

it('a place is looked at with its horizon where the eye is', async () => {
  const [sea] = photographed('the open sea', {}, false);
  for (const level of [36, 60]) {
    const { data } = await lookAt(sea!, SIZE, level, new Random(1));
    const rows = Array.from({ length: SIZE.height }, (_, y) => {
      let sum = 0;
      for (let x = 0; x < SIZE.width; x++) sum += data[4 * (y * SIZE.width + x)]!;
      return sum / SIZE.width;
    });
    // the haze is brightest there
    const brightest = rows.indexOf(Math.max(...rows.slice(10, 110)));
    expect(Math.abs(brightest - level)).toBeLessThan(14);
  }
});
