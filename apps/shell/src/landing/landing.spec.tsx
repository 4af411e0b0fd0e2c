import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './landing';

jest.mock(
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  () => '/familjen.woff2',
);

it('makes its promise and leads to sign-up and sign-in', () => {
  render(<Landing />);
  expect(screen.getByRole('heading', { level: 1, name: 'Create Stunning Designs in Minutes' })).toBeInTheDocument();
  expect(screen.getByText('AI Design Revolution')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request Early Access' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});

it('gives the figures of trust and a line of copyright', () => {
  render(<Landing />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '10K+ designs created',
    '99% satisfaction',
    '24/7 AI support',
  ]);
  expect(footer.getByText(/^© \d{4} %COMPANY_NAME%\. All rights reserved\.$/)).toBeInTheDocument();
});

it('shows the three phases and can be paused', () => {
  render(<Landing />);
  const preview = within(screen.getByRole('region', { name: 'How a design is made' }));
  expect(preview.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Ideate Generating Ideas',
    'Design Creating Design',
    'Export Ready to Export',
  ]);
  expect(preview.getByRole('checkbox', { name: 'Pause the preview' })).not.toBeChecked();
});

it('is HTML without a script, and leaves the names to the server', () => {
  const html = renderToStaticMarkup(<Landing />);
  expect(html).not.toContain('<script');
  expect(html).toMatch(/^<link rel="preload" href="\/familjen\.woff2" as="font"/);
  expect(html).toContain('%PRODUCT_NAME%');
  expect(html).not.toContain('Maquette');
});
