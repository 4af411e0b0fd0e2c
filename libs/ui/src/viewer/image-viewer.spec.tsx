import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ImageViewer } from './image-viewer';

const images = ['A bottle', 'A bag', 'A poster'].map((alt) => ({ src: `/${alt}.png`, alt, width: 100, height: 50 }));

function Gallery() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setIndex(1)}>
        Enlarge
      </button>
      <ImageViewer images={images} index={index} onIndexChange={setIndex} details="Recraft" />
    </>
  );
}

const title = () => screen.getByRole('heading').textContent;

it('walks with arrows, Home and End, and never wraps', async () => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  expect(title()).toBe('A bag');
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(title()).toBe('A poster');
  await userEvent.keyboard('{ArrowRight}');
  expect(title()).toBe('A poster');
  expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Home}');
  expect(title()).toBe('A bottle');
  await userEvent.keyboard('{ArrowLeft}');
  expect(title()).toBe('A bottle');
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('closes by %s and returns the focus', async (_, close) => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  expect(screen.getByRole('dialog', { name: 'A bag' })).toBeInTheDocument();
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enlarge' })).toHaveFocus());
});

it('says so when a picture cannot be shown', async () => {
  render(<Gallery />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  await screen.findByRole('group', { name: 'Zoom' });
  fireEvent.error(screen.getByRole('img', { name: 'A bag' }));
  expect(screen.getByText('No Preview')).toBeInTheDocument();
});
