import { render, screen } from '@testing-library/react';
import { Prose } from './prose';

describe('prose', () => {
  it('makes a paragraph of what stands between blank lines', () => {
    const { container } = render(<Prose text={'Slow fire,\ngood coffee.\n \n\nSince 2011.\n'} />);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Slow fire,\ngood coffee.',
      'Since 2011.',
    ]);
  });

  it('shows markup as the text that it is', () => {
    render(<Prose text={'<img src=x onerror="alert(1)"> & <b>bold</b>'} />);
    expect(screen.getByText('<img src=x onerror="alert(1)"> & <b>bold</b>')).toBeInTheDocument();
  });
});
