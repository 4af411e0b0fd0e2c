import { parseStrategy } from '@maquette/strategy';
import { render } from '@testing-library/react';
import { VisualSystem } from './visual-system';

const gridOf = (grid: object) => {
  const { sections, metadata } = parseStrategy(JSON.stringify({ VisualSystem: { Grid: grid } }));
  if (!sections.visualSystem) throw new Error('no visual system was read');
  const { container } = render(
    <VisualSystem
      section={sections.visualSystem}
      defaults={metadata.defaultFigures}
      isTemplate={false}
      colour="#1b3a4b"
    />,
  );
  const drawn = container.querySelector<HTMLElement>('[style*="--margin"]');
  const part = (name: string) => Number.parseFloat(drawn?.style.getPropertyValue(name) ?? '');
  return {
    columns: drawn?.childElementCount,
    margin: part('--margin'),
    gap: part('--gap'),
    isJoined: drawn?.matches('[data-joined]'),
  };
};

it.each([
  [
    { Columns: 8, Gutters: 0, Margins: '1 square', MaxWidth: '1000px' },
    { columns: 8, margin: 10, gap: 0, isJoined: true },
  ],
  [
    { Columns: 7, Gutters: '1.5rem', Margins: '5vw', MaxWidth: '1200px' },
    { columns: 7, margin: 5, gap: 2, isJoined: false },
  ],
  [
    { Columns: 12, Gutters: '24px', Margins: '60px', MaxWidth: '1200px' },
    { columns: 12, margin: 5, gap: 2, isJoined: false },
  ],
])('draws %j in its proportions', (grid, drawn) => {
  expect(gridOf(grid)).toEqual(drawn);
});
