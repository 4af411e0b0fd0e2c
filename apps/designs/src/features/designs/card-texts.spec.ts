import { cardTexts, shortDate } from './card-texts';

const of = (prompt: string | null, operation = 'text-to-image') =>
  cardTexts({ prompt: prompt ?? '', operation, designType: 'logo' });

describe('The texts of a card', () => {
  it('takes the first sentence as the headline and what follows as the preview', () => {
    expect(of('Flyer for the jazz trio. Navy on cream.\nOchre below.')).toEqual({
      headline: 'Flyer for the jazz trio',
      preview: 'Navy on cream. Ochre below.',
    });
  });

  it('ends the headline of a long sentence with a clause, so that both read as whole', () => {
    expect(
      of(
        'A kraft bag on a green shelf, soft morning light, crafted with visible stitching and a small paper label on it',
      ),
    ).toEqual({
      headline: 'A kraft bag on a green shelf, soft morning light',
      preview: 'Crafted with visible stitching and a small paper label on it',
    });
  });

  it('cuts a headline at a word after at most 80 characters where nothing else ends, and says that the preview goes on', () => {
    const { headline, preview } = of(`${'word '.repeat(30)}end`);
    expect(headline.length).toBeLessThanOrEqual(80);
    expect(headline).toMatch(/word…$/);
    expect(preview).toMatch(/^…word/);
    expect(preview.length).toBeLessThanOrEqual(150);
  });

  it('keeps both within their limits whatever is written', () => {
    const { headline, preview } = of('x'.repeat(10_000));
    expect([headline.length, preview.length]).toEqual([80, 150]);
  });

  it.each(['...', ',', '— —'])('shows a prompt of nothing but marks as it is: %s', (prompt) => {
    expect(of(prompt)).toEqual({ headline: prompt, preview: '' });
  });

  it('names a design without a prompt after what was done', () => {
    expect(of(null, 'vectorize')).toEqual({ headline: 'Vectorize: Logo', preview: '' });
  });
});

it('dates today by the clock, this year by the day, earlier years in full', () => {
  const now = new Date(2026, 2, 3, 18);
  expect(shortDate(new Date(2026, 2, 3, 13, 41).toISOString(), now)).toBe('13:41');
  expect(shortDate(new Date(2026, 0, 9).toISOString(), now)).toBe('Jan 9');
  expect(shortDate(new Date(2025, 0, 9).toISOString(), now)).toBe('Jan 9, 2025');
});
