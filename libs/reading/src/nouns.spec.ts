import { canBeSeen, nounSenses } from './index';

describe('A noun', () => {
  it.each([
    ['heron', 'bird', 'wading bird'],
    ['caddy', 'container', 'can'],
    ['lighthouse', 'building', 'tower'],
    ['tram', 'vehicle', 'tramcar'],
    ['bakery', 'place', 'workplace'],
    ['fjord', 'water', 'inlet'],
  ])('%s is a %s, and a kind of %s', (word, kind, up) => {
    const sense = nounSenses(word).find((one) => one.class === kind);
    expect(sense?.kinds).toContain(up);
  });

  it('of the mind has a class and no looks', () => {
    expect(nounSenses('freshness').some(canBeSeen)).toBe(false);
  });

  it('has all its senses, the usual one first', () => {
    expect(nounSenses('tin').map((one) => one.class)).toEqual(['material', 'container']);
  });

  it.each(['hasOwnProperty', 'qwxz', '', '12', '__proto__'])('that nobody knows has none: %p', (word) => {
    expect(nounSenses(word)).toEqual([]);
  });
});
