import { placeInEnglish } from './abroad';

describe('a place in another language', () => {
  it.each([
    ['Am Ufer eines Sees im Herbst', 'at shore lake in autumn'],
    ['sur une table en bois', 'on table in wood'],
    ['playa al atardecer', 'beach at sunset'],
    ['tropischer Strand mit Palmen', 'tropical beach with palms'],
    ['Großstadt bei Nacht', 'city at night'],
    ['un campo de fútbol', 'football pitch'],
    ['una pared de ladrillos', 'wall of brick'],
    ['helle Fensterbank, Tageslicht', 'bright window sill, daylight'],
    ['una cocina con azulejos, desenfocada', 'kitchen with tiles, blurred'],
    ['tavolo di legno rustico', 'table of wood rustic'],
    [
      'vor einem Weinberg im Herbst, der Hintergrund leicht unscharf',
      'before vineyard in autumn, background slightly blurred',
    ],
    ['une ruelle la nuit, pavés mouillés, pas trop sombre svp', 'alley night, cobblestones wet,'],
    ['ciel de coucher de soleil avec quelques nuages', 'sky of sunset with some clouds'],
  ])('“%s” is known in English', (written, english) => expect(placeInEnglish(written)).toBe(english));

  it.each(['on the strand at dawn', 'a salon with a mural', 'a mere shadow, no light', 'mesa and desert, del Norte'])(
    '“%s” is English, though it has words that others have',
    (written) => expect(placeInEnglish(written)).toBe(written),
  );
});
