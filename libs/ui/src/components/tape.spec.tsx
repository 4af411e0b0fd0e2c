import { fireEvent, render, screen } from '@testing-library/react';
import { RangeRuler, TapeProgress } from './tape';

it('tells its progress in whole percent', () => {
  render(<TapeProgress label="Processing..." value={61.6} />);
  const bar = screen.getByRole('progressbar', { name: 'Processing...' });
  expect(bar).toHaveAttribute('aria-valuenow', '62');
  expect(bar).toHaveTextContent('62%');
});

it('gives no number that nobody knows', () => {
  render(<TapeProgress label="Pending..." />);
  const bar = screen.getByRole('progressbar', { name: 'Pending...' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  expect(bar).not.toHaveTextContent('%');
});

it('stays within 0 and 100', () => {
  render(<TapeProgress label="Processing..." value={130} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

it('is a native range of the given steps and reports numbers', () => {
  const onValueChange = jest.fn();
  render(
    <RangeRuler
      label="Strength"
      value={0.65}
      onValueChange={onValueChange}
      ends={['0 minimal change', '1 maximum change']}
    />,
  );
  const range = screen.getByRole('slider', { name: 'Strength' });
  expect(range).toHaveAttribute('step', '0.01');
  expect(range).toHaveAttribute('aria-valuetext', '0.65');
  fireEvent.change(range, { target: { value: '0.7' } });
  expect(onValueChange).toHaveBeenCalledWith(0.7);
});
