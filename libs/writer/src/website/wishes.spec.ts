import { writePage } from '.';
import { isWish } from './wishes';

describe('a wish', () => {
  it.each([
    'Not macho.',
    'No stock yachts at dusk.',
    'Photos only of hands and feet.',
    'Tenderness yes, kitsch no.',
    'Ironie oui, sarcasme non.',
    'Não queremos parecer spa.',
    'No prometer milagros.',
    'Phone culture.',
    'Gäste rufen abends an, da muss die Nummer groß sein.',
    'Geen romantiek van vuur op de site.',
    'Whole valley no, only the town.',
    'Buyers don’t know the sizes, so we need a chart.',
    'Only facts allowed by law.',
    'Plain English, no mysticism.',
  ])('is told by its form: %s', (text) => expect(isWish(text)).toBe(true));

  it.each([
    'No minimum order.',
    'No light, no music after 22h.',
    'Not all boats fit the cradle.',
    'Photos from £4 each.',
    'We need two days’ notice.',
    'No sugar, no additives.',
    'Not open on Mondays.',
    'Kein Mindestbestellwert.',
  ])('is no fact for customers: %s', (text) => expect(isWish(text)).toBe(false));
});

describe('a page', () => {
  const shown = (description: string) =>
    JSON.stringify(writePage({ brand: { name: 'Any', description }, strategy: null }).sections);

  it('leaves out what is said in passing, and keeps the fact before it', () => {
    const all = shown(
      "Smokehouse in Varna. We smoke mackerel and lately also cheese, don't laugh. 40 reviews with five stars, use that maybe.",
    );
    expect(all).toContain('We smoke mackerel and lately also cheese.');
    expect(all).not.toMatch(/laugh|maybe/);
  });

  it('says what it is asked to say, without the asking', () =>
    expect(shown('Smokehouse in Varna. Please write that we never use liquid smoke.')).toContain(
      'We never use liquid smoke.',
    ));

  it('is in the language of its sentences, whatever its names and quotes are in', () => {
    const { sections } = writePage({
      brand: {
        name: 'Clos des Deux Ponts',
        description:
          "Cider estate near Pont-l'Évêque, 12 ha, organic since 2011. Douce Moën, Bedan, kept 8 months. €9–€16. Warning 'L'abus d'alcool est dangereux pour la santé, à consommer avec modération' on each page.",
      },
      strategy: null,
    });
    expect(sections.about_section.heading + sections.section_4.heading).toMatch(/About|Prices/);
    expect(sections.footer_section.body).toContain("L'abus d'alcool est dangereux pour la santé");
    expect(JSON.stringify(sections)).not.toContain('each page');
  });
});
