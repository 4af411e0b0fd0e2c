import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { toast } from './toast';
import { Toasts } from './toasts';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <input aria-label="Elsewhere" />
      <Toasts />
    </>,
  );
});

afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('takes a success away after 5 s and leaves an error until it is closed', () => {
  act(() => void toast.success('Design deleted successfully!'));
  act(() => void toast.error('Failed to delete design.'));
  after(4_900);
  expect(shown()).toHaveLength(2);
  after(200);
  expect(shown()).toEqual(['Failed to delete design.']);
  after(60_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete design.');
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(shown()).toEqual([]);
});

it('gives Undo 10 s and runs it once', () => {
  const onClick = jest.fn();
  act(() => void toast.success('Brand deleted.', { action: { label: 'Undo', onClick } }));
  after(9_900);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
});

it('keeps the Undo of a first deletion when a second says the same', () => {
  const undone: string[] = [];
  const deleted = (name: string) =>
    toast.success('Design deleted successfully!', { action: { label: 'Undo', onClick: () => undone.push(name) } });
  act(() => void deleted('A'));
  act(() => void deleted('B'));
  for (const button of screen.getAllByRole('button', { name: 'Undo' })) fireEvent.click(button);
  expect(undone).toEqual(['A', 'B']);
});

it('gives up those without an action first, and of those with one the oldest', () => {
  const action = { label: 'Undo', onClick: () => undefined };
  const texts = () => screen.queryAllByRole('listitem').map((item) => within(item).getByText(/^[a-z]+$/).textContent);
  act(() => void toast.error('one', { action }));
  for (const message of ['two', 'three', 'four']) act(() => void toast.error(message));
  expect(texts()).toEqual(['one', 'three', 'four']);
  for (const message of ['five', 'six', 'seven']) act(() => void toast.error(message, { action }));
  expect(texts()).toEqual(['five', 'six', 'seven']);
  act(() => void toast.error('eight'));
  expect(texts()).toEqual(['six', 'seven', 'eight']);
});

it('stops the clock under the pointer', () => {
  act(() => void toast.info('A new version is ready.'));
  fireEvent.pointerMove(screen.getByRole('listitem'));
  after(60_000);
  expect(shown()).toHaveLength(1);
  fireEvent.pointerLeave(screen.getByRole('region'));
  after(5_100);
  expect(shown()).toEqual([]);
});

it('shows three at most, the same sentence once, and takes no focus', () => {
  screen.getByLabelText('Elsewhere').focus();
  for (const message of ['one', 'two', 'two', 'three', 'four']) act(() => void toast.error(message));
  expect(shown()).toEqual(['two', 'three', 'four']);
  expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
});
