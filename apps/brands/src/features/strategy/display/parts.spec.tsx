import { render, screen } from '@testing-library/react';
import { nameAndRest, Rows } from './parts';

it('Rows stand in the order of the document, also those of which nothing more is said, and none is given a name', () => {
  render(
    <Rows
      rows={[
        { name: 'Answered in four rings', children: null },
        { name: 'Paid in spring', children: '180 g a season' },
        { name: null, children: 'In cashmere' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Answered in four rings',
    'Paid in spring180 g a season',
    'In cashmere',
  ]);
});

it.each([
  ['High and seasonal: searches triple in autumn', 'High and seasonal', 'searches triple in autumn'],
  ['Open from 21:40 h until the last train has gone', 'Open from 21:40 h until the last train has gone', null],
  ['Late: sorry', 'Late: sorry', null],
])('“%s” is a name with what explains it, or a text', (text, name, rest) => {
  expect(nameAndRest(text)).toEqual({ name, rest });
});
