import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrandPlate } from './brand-plate';
import { Counts, Stat, Stats } from './stat';
import { Swatch, SwatchBand } from './swatch';
import { TypeSpecimen } from './type-specimen';

describe('a swatch', () => {
  it.each([
    ['plate', <Swatch key="" hex="#4a1708" name="Roasted Umber" role="Primary" note="Depth" />, 'Copy #4A1708'],
    [
      'band',
      <SwatchBand key="" hex="#4a1708" name="Roasted Umber" role="Primary" />,
      'Copy Primary Roasted Umber #4A1708',
    ],
  ])('copies its hex from a %s', async (_, swatch, name) => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    render(swatch);
    await user.click(screen.getByRole('button', { name }));
    expect(write).toHaveBeenCalledWith('#4A1708');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });
});

it('draws a colour that is never a fill as a line on paper', () => {
  render(<Swatch hex="#b4232a" name="Stitch" asLine />);
  expect(screen.getByText('Stitch').parentElement?.parentElement).toHaveStyle({ background: '#fdfefe' });
});

describe('a plate', () => {
  it('is a heading that is the link, on the colour of its name', () => {
    render(<BrandPlate name="Ember & Oak" link={<a href="#ember" />} />);
    const heading = screen.getByRole('heading', { name: 'Ember & Oak' });
    expect(screen.getByRole('link', { name: 'Ember & Oak' })).toHaveAttribute('href', '#ember');
    expect(heading.closest<HTMLElement>('[style]')?.style.background).not.toBe('');
  });

  it('tells what is done, and counts in tape figures', () => {
    render(
      <>
        <Counts label="What it has" items={[{ value: 1200, label: 'designs' }]} done={['Strategy']} />
        <Stats>
          <Stat value={4210} label="designs" note="of all brands" />
        </Stats>
      </>,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1,200 designs',
      'Strategy',
    ]);
    expect(screen.getByText('4,210')).toBeInTheDocument();
  });
});

it('sets a specimen in its two faces, at the weights and the line height of the specification', () => {
  render(<TypeSpecimen heading="Slow fire" body="Since 2011." headingFont="Fraunces" bodyFont="Figtree" />);
  expect(screen.getByText('Slow fire')).toHaveStyle({ fontFamily: 'Fraunces', fontWeight: 600 });
  expect(screen.getByText('Since 2011.').parentElement).toHaveStyle({
    fontFamily: 'Figtree',
    fontWeight: 400,
    lineHeight: 1.6,
  });
});
