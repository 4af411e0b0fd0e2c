import { parseStrategy } from '@maquette/strategy';
import { act, render, screen } from '@testing-library/react';
import { sampleOf } from '../specimen';
import { TypographyChapter } from './typography';

/** What the sizes of a heading show, where there is room and on a phone. */
async function shownAt(sizes: string[], positioning: object) {
  const { sections } = parseStrategy(
    JSON.stringify({
      PositioningStrategy: positioning,
      TypographyOptions: [{ HeadingPrimary: { Font: 'Inter', SizesRem: sizes } }],
    }),
  );
  const sample = sampleOf(sections, 'Wairere Glasshouses', '');
  // its faces come from elsewhere
  await act(async () => {
    render(<TypographyChapter options={sections.typographyOptions ?? []} sample={sample} />);
    await Promise.resolve();
  });
  const set = [...screen.getByRole('list', { name: 'Sizes' }).querySelectorAll<HTMLElement>('[data-room]')];
  const at = (room: string) => set.filter((one) => one.dataset.room === room).map((one) => one.textContent);
  return { wide: at('wide'), narrow: at('narrow') };
}

describe('the sizes of a heading', () => {
  it('are all shown in the first line that stands whole at the largest of them', async () => {
    const { wide, narrow } = await shownAt(['4 rem', '2 rem', '1 rem'], {
      BrandPromise: 'A box that is not as described is credited before it is even discussed',
      KeyMessages: ['Same white.'],
    });
    expect(wide).toEqual(Array(3).fill('Wairere Glasshouses'));
    // the name's own first word comes before what is said
    expect(narrow).toEqual(Array(3).fill('Wairere'));
  });
});
