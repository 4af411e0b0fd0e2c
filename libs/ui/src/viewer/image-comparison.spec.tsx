import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageComparison } from './image-comparison';
import { UserFacingError } from '../user-facing-error';

const images = ['A', 'B', 'C'].map((alt) => ({ id: alt, src: `/${alt}.png`, alt, width: 100, height: 50 }));
const keep = (number: number) =>
  screen.getByRole('button', { name: `Keep picture ${number}, move the others to the trash` });

function show(onKeep = jest.fn(() => Promise.resolve())) {
  const onClose = jest.fn();
  render(<ImageComparison images={images} onClose={onClose} onKeep={onKeep} />);
  return { onKeep, onClose };
}

it('shows the pictures side by side, each with its place', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Compare 3 pictures' })).toBeVisible();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['A', 'B', 'C']);
  expect(screen.getByText('2 of 3')).toBeVisible();
});

it('zooms them as one', async () => {
  show();
  const sizes = () =>
    screen.getAllByRole('img').map((image) => image.closest<HTMLElement>('[style]')?.style.inlineSize);
  await userEvent.keyboard('++');
  expect(new Set(sizes())).toEqual(new Set(['200px']));
  await userEvent.keyboard('0');
  expect(new Set(sizes())).toEqual(new Set(['100px']));
});

it('keeps one by keys alone: arrows go from one to the next, Enter keeps it', async () => {
  const { onKeep, onClose } = show();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(keep(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(keep(3)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onKeep).toHaveBeenCalledWith('C');
  expect(onClose).toHaveBeenCalled();
});

it('stays with the reason when the others could not be moved', async () => {
  const { onClose } = show(jest.fn(() => Promise.reject(new UserFacingError('2 of 2 could not be deleted.'))));
  await userEvent.click(keep(1));
  expect(await screen.findByText('2 of 2 could not be deleted.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(keep(1)).toHaveFocus();
});

it('closes at Escape', async () => {
  const { onClose } = show();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
