import { titleOf } from './sections';

const chapters = (...labels: string[]) => labels.map((label) => ({ label }));

it.each([
  ['voice', chapters('Positioning', 'Brand Voice'), 'Brand voice'],
  ['palette', chapters('Colors'), 'Brand colors'],
  ['messaging_guide', chapters('Positioning', 'Brand Voice'), 'Messaging guide'],
  ['brand_strategy', chapters('Typography'), 'Brand typography'],
  ['brand_strategy', chapters('Brand Voice'), 'Brand voice'],
  ['brand_strategy', chapters('Audience', 'Colors'), 'Brand strategy'],
  ['palette', chapters('Audience', 'Archetype', 'Colors', 'Typography', 'Positioning'), 'Brand strategy'],
])('the cover of a document of the type “%s” says what it is', (type, parts, title) => {
  expect(titleOf(type, parts)).toBe(title);
});
