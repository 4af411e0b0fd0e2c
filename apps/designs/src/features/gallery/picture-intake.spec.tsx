import { renderApp } from '@maquette/web-testing';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import RoutedApp from '../../routed-app';
import { STUDIO, fakeApi, withFakeApi } from '../../testing/fake-api';

withFakeApi();

/** How large the browser finds a picture to be; 0 for what it cannot read. */
let pixels: [number, number];
beforeEach(() => {
  pixels = [1000, 800];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(Image.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    Object.defineProperty(this, 'naturalWidth', { value: pixels[0] });
    Object.defineProperty(this, 'naturalHeight', { value: pixels[1] });
    queueMicrotask(() => (pixels[0] === 0 ? this.onerror?.('broken') : this.onload?.(new Event('load'))));
  });
});
afterEach(() => jest.restoreAllMocks());

const show = async () => {
  const view = renderApp(<RoutedApp />, { path: '/dashboard/designs' });
  await screen.findByText('No designs yet');
  return view;
};
const file = (name: string, type = 'image/png', size = 100) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const held = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } });
/** jsdom has no drag events: it leaves out where one goes. */
const leave = (to: Element | null) =>
  fireEvent(document.body, Object.defineProperty(createEvent.dragLeave(document.body), 'relatedTarget', { value: to }));
const OVERLAY = 'Drop the image to make a design from it';

it('shows while a file is held over the page that it can be dropped, and no more once it has left', async () => {
  await show();
  const over = createEvent.dragOver(document.body, held());
  fireEvent(document.body, over);
  expect(over.defaultPrevented).toBe(true);
  expect(await screen.findByText(OVERLAY)).toBeVisible();
  // over another part of the page
  leave(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByText(OVERLAY)).toBeVisible();
  leave(null);
  await waitFor(() => expect(screen.queryByText(OVERLAY)).not.toBeInTheDocument());
});

it('stays while a browser says between two events that the page was left', async () => {
  await show();
  fireEvent.dragOver(document.body, held());
  leave(null);
  fireEvent.dragOver(document.body, held());
  expect(screen.getByText(OVERLAY)).toBeVisible();
});

it('leaves alone what is no file', async () => {
  await show();
  const over = createEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });
  fireEvent(document.body, over);
  expect(over.defaultPrevented).toBe(false);
  expect(screen.queryByText(OVERLAY)).not.toBeInTheDocument();
});

it.each([
  ['dropped', () => fireEvent.drop(document.body, held(file('cup.png')))],
  ['pasted', () => fireEvent.paste(document.body, { clipboardData: { files: [file('cup.png')] } })],
])('begins a design with the picture that was %s', async (_, put) => {
  await show();
  put();
  expect(await screen.findByRole('dialog', { name: 'Create New Design' })).toBeVisible();
  expect(await screen.findByText('cup.png')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Image to image' })).toHaveAttribute('aria-current');
});

it.each([
  ['notes.txt is not a JPEG, PNG or WebP image.', [file('notes.txt', 'text/plain')], [1, 1]],
  ['large.png is 10 MB; the limit is 10 MB.', [file('large.png', 'image/png', 10 * 1024 * 1024)], [1, 1]],
  ['empty.png is empty.', [file('empty.png', 'image/png', 0)], [1, 1]],
  ['wide.png has 48.0 megapixels; the limit is 40.', [file('wide.png')], [8000, 6000]],
  ['torn.png cannot be read as an image.', [file('torn.png')], [0, 0]],
  ['One image at a time: these were 2.', [file('a.png'), file('b.png')], [1, 1]],
] as [string, File[], [number, number]][])('says: %s', async (sentence, files, size) => {
  await show();
  pixels = size;
  fireEvent.drop(document.body, held(...files));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says so while no provider can do it', async () => {
  fakeApi.providers = { studio: { ...STUDIO, supports_image_to_image: false } };
  await show();
  fireEvent.drop(document.body, held(file('cup.png')));
  expect(await screen.findByText('No provider can make a design from an image yet.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves an open dialog alone, whose own fields take pictures', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: '+ New Design' }));
  await screen.findByRole('dialog', { name: 'Create New Design' });
  fireEvent.dragOver(document.body, held());
  expect(screen.queryByText(OVERLAY)).not.toBeInTheDocument();
  fireEvent.drop(document.body, held(file('cup.png')));
  expect(screen.queryByText('cup.png')).not.toBeInTheDocument();
});
