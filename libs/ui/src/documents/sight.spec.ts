import { seenWith } from './sight';

it('shows red and green alike to those who have no red or no green, and greys as they are', () => {
  const apart = (sight: 'protanopia' | 'deuteranopia' | 'all') => {
    const [red, green] = [seenWith(sight, '#c04040'), seenWith(sight, '#408040')];
    return [1, 3].reduce(
      (sum, at) => sum + Math.abs(parseInt(red.slice(at, at + 2), 16) - parseInt(green.slice(at, at + 2), 16)),
      0,
    );
  };
  expect(apart('protanopia')).toBeLessThan(apart('all'));
  expect(apart('deuteranopia')).toBeLessThan(apart('all') / 2);
  expect(seenWith('tritanopia', '#808080')).toBe('#808080');
  expect(seenWith('all', '#123456')).toBe('#123456');
});
