import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ImageDropField, ImageDropZone } from './image-drop';

const file = (name: string, type: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type });
const bag = file('bag.png', 'image/png', 2048);

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

function Field({
  onValueChange = () => undefined,
  pasteAnywhere = true,
}: {
  onValueChange?: (file: File | undefined) => void;
  pasteAnywhere?: boolean;
}) {
  const [chosen, setChosen] = useState<File>();
  return (
    <ImageDropField
      label="Image"
      value={chosen}
      pasteAnywhere={pasteAnywhere}
      maxBytes={4096}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange(next);
      }}
    />
  );
}

const paste = (target: Element | Document, files: File[]) => {
  const event = createEvent.paste(target);
  Object.defineProperty(event, 'clipboardData', { value: { files } });
  act(() => void fireEvent(target, event));
  return event;
};

it('takes a chosen image, shows it with its name and size, and lets it go', async () => {
  const onValueChange = jest.fn();
  render(<Field onValueChange={onValueChange} />);
  await userEvent.upload(await screen.findByLabelText('Image'), bag);
  expect(onValueChange).toHaveBeenLastCalledWith(bag);
  const preview = await screen.findByRole('img', { name: 'Preview of bag.png' });
  Object.defineProperty(preview, 'naturalWidth', { value: 1200 });
  Object.defineProperty(preview, 'naturalHeight', { value: 800 });
  fireEvent.load(preview);
  expect(screen.getByText('bag.png').parentElement).toHaveTextContent('bag.png1200 × 800, 2 KB');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onValueChange).toHaveBeenLastCalledWith(undefined);
  expect(screen.getByRole('button', { name: 'Choose image' })).toBeInTheDocument();
});

it.each([
  [file('notes.pdf', 'application/pdf'), 'notes.pdf is not a JPEG, PNG or WebP image.'],
  [file('huge.png', 'image/png', 5000), 'huge.png is 5 KB; the limit is 4 KB.'],
  [file('empty.png', 'image/png', 0), 'empty.png is empty.'],
])('refuses a wrong file with a sentence', async (wrong, sentence) => {
  const onValueChange = jest.fn();
  render(<Field onValueChange={onValueChange} />);
  await userEvent.upload(await screen.findByLabelText('Image'), wrong, { applyAccept: false });
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(onValueChange).not.toHaveBeenCalled();
});

it('takes an image pasted anywhere in the page, and leaves pasted text alone', async () => {
  const onValueChange = jest.fn();
  render(<Field onValueChange={onValueChange} />);
  await screen.findByLabelText('Image');
  expect(paste(document, []).defaultPrevented).toBe(false);
  expect(paste(document, [bag]).defaultPrevented).toBe(true);
  expect(onValueChange).toHaveBeenCalledWith(bag);
});

it('leaves a paste elsewhere to others when told to', async () => {
  const onValueChange = jest.fn();
  render(<Field onValueChange={onValueChange} pasteAnywhere={false} />);
  await screen.findByLabelText('Image');
  paste(document, [bag]);
  expect(onValueChange).not.toHaveBeenCalled();
});

it('keeps the good ones of several dropped files and names the first bad one', async () => {
  const onFiles = jest.fn();
  render(<ImageDropZone label="Images" multiple onFiles={onFiles} />);
  await userEvent.upload(await screen.findByLabelText('Images'), [bag, file('notes.pdf', 'application/pdf')], {
    applyAccept: false,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('notes.pdf is not a JPEG, PNG or WebP image.');
  expect(onFiles).toHaveBeenCalledWith([bag]);
});
