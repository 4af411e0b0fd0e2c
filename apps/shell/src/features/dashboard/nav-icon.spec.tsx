import type { IconNode } from '@maquette/web-core/remotes';
import { render } from '@testing-library/react';
import { NavIcon } from './nav-icon';

const drawn = (iconNode: unknown) => render(<NavIcon iconNode={iconNode as IconNode} />).container.innerHTML;

it('draws what the remote brings', () => {
  const { container } = render(<NavIcon iconNode={[['path', { d: 'M1 2h3', key: 'a' }]]} />);
  expect(container.querySelector('svg[aria-hidden] > path')).toHaveAttribute('d', 'M1 2h3');
});

it.each([
  ['nothing', undefined],
  ['no list', { d: 'M1 2h3' }],
  ['another element', [['script', { src: '/x.js' }]]],
  ['markup', [['path', { dangerouslySetInnerHTML: { __html: '<b>' } }]]],
  ['no attributes', [['path', null], 7]],
])('is a square for %s', (_, iconNode) => {
  expect(drawn(iconNode)).toMatch(/^<svg[^>]*lucide-square[^>]*>.*<\/svg>$/);
  expect(drawn(iconNode)).not.toMatch(/script|<b>/);
});
