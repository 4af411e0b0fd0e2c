import { forbiddenIn, isForbidden } from './forbidden';
import { drawable, May } from './mentions';
import { read } from './read';
import { compose } from '../compose';

const drawn = (prompt: string): string[] => read(prompt).subjects.map(({ words }) => words.toLowerCase());

describe('what a prompt mentions', () => {
  it.each([
    ['Logo for a school by the zebra crossing', 'zebra'],
    ['Flyer: choir at the old fire station', 'station'],
    ['Banner: as quiet as a library', 'library'],
    ['Poster for the staff, our lollipop man retires', 'lollipop'],
    ['Flyer for a course of pottery, a man trims a foot ring', 'ring'],
    ['Card for an interpreter, at hospitals and courts', 'hospitals'],
    ['Poster: lost dog. Ring Pauline on 01632 960772', 'ring'],
    ['Flyer, plenty of space, lifts serviced', 'space'],
  ])('%s draws no %s', (prompt, word) => {
    expect(drawn(prompt)).not.toContain(word);
  });

  it.each([
    ['Flyer for piano lessons', 'piano'],
    ['Logo for a tree surgeon', 'tree surgeon'],
    ['Wedding flyer with a gold ring', 'ring'],
    ['Banner for the seal sanctuary, pups in the sea', 'seal'],
    ['Poster for yoga in the mountains', 'mountains'],
  ])('%s draws the %s', (prompt, word) => {
    expect(drawn(prompt)).toContain(word);
  });

  it('takes a word for a verb where somebody does it', () => {
    const words = ['Ring', 'Pauline', 'now'];
    expect(drawable('Ring Pauline now', words)[0]).toBe(May.Nothing);
  });
});

describe('what a prompt refuses', () => {
  it.each([
    ['no teeth, no smile, no sparkle', ['teeth', 'smile', 'sparkle']],
    ['no anchors or ships, please', ['anchors', 'ship']],
    ['sin huellas, azul marino', ['huellas']],
    ['ohne Herzen und Blumen', ['herzen', 'flower']],
    ['instead of a bee, a comb', ['bee']],
    ['never a candle', ['candle']],
  ])('%s is read to its end', (text, words) => {
    expect([...forbiddenIn(text).words]).toEqual(expect.arrayContaining(words));
  });

  it('is not more than is said: what follows is wanted', () => {
    const { words } = forbiddenIn('no fruit, cream on forest green. Not only honey. A cello without strings on a wall');
    expect([...words]).toEqual(expect.arrayContaining(['fruit', 'string']));
    for (const wanted of ['cream', 'forest', 'honey', 'wall']) expect(words).not.toContain(wanted);
  });

  it('covers each kind of a thing, and whatever stands for it', () => {
    expect(isForbidden(forbiddenIn('no flowers'), 'tulip', ['flower-tulip'])).toBe(true);
    expect(isForbidden(forbiddenIn('no people'), 'old woman')).toBe(true);
    expect(isForbidden(forbiddenIn('no teeth'), 'dentist', ['tooth'])).toBe(true);
    expect(isForbidden(forbiddenIn('no teeth'), 'lamp', ['lamp'])).toBe(false);
  });

  it('stands in no picture, neither as a thing nor as a colour', () => {
    for (let option = 0; option < 4; option++) {
      const { facts } = compose(
        { designType: 'business-card', prompt: "I'm a dentist and want no teeth, no mint green. Dr Ama Ezeh, Lagos" },
        3,
        option,
      );
      expect(facts.artwork.join(' ')).not.toMatch(/tooth/);
    }
  });

  it('is read in linear time', () => {
    const long = 'no a, '.repeat(2000) + 'never '.repeat(2000);
    const start = process.cpuUsage();
    forbiddenIn(long);
    expect(process.cpuUsage(start).user).toBeLessThan(500_000);
  });
});
