import { fireEvent, render, screen } from '@testing-library/react';
import { FilterBar } from './filter-bar';

it('has a size ruler that goes from one width that fits to the next, and says it', () => {
  const onChange = jest.fn();
  render(
    <FilterBar
      search={{ label: 'Search', value: '', onChange: () => undefined }}
      narrowed={0}
      onClear={() => undefined}
      size={{ value: 250, onChange, min: 220, max: 420 }}
      showLabel="Show"
    >
      {null}
    </FilterBar>,
  );
  const ruler = screen.getByRole('slider', { name: 'Size' });
  expect(ruler).toHaveAttribute('aria-valuetext', '290');
  fireEvent.change(ruler, { target: { value: '2' } });
  expect(onChange).toHaveBeenCalledWith(390);
});
