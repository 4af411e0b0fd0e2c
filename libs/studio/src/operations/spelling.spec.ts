import { spelt } from './spelling';

describe('a slip of the pen', () => {
  it.each([
    ['city skyline at nigth with neon lights', 'city skyline at night with neon lights', 'nigth'],
    ['wet asfalt after rain', 'wet asphalt after rain', 'asfalt'],
    ['chalk on blackbord', 'chalk on blackboard', 'blackbord'],
    ['a watercolur with a soft backgroud', 'a watercolor with a soft background', 'watercolur'],
    ['in the mountians', 'in the mountains', 'mountians'],
  ])('in “%s” is put right, and told', async (written, meant, word) => {
    const { text, notes } = await spelt(written);
    expect(text).toBe(meant);
    expect(notes.join(' ')).toContain(`“${word}” was read as`);
  });

  it.each([
    'a cosy café in the colour of honey',
    'tavolo di legno rustico, luce del mattino',
    'alles in dunkelblau und lila, wie mit Wachsmalstiften gemalt',
    'Wald im Nebel, weiches Licht',
    'softer, moodier, grainier, like a Kodak Portra',
    'a ryokan in Kanazawa',
    '#1B2A41, nothing else',
    'more yummy',
  ])('is not seen in “%s”', async (written) => {
    expect(await spelt(written)).toEqual({ text: written, notes: [] });
  });
});
