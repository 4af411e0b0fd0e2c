import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Download } from '../icons';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IconButton } from '../components/button';
import { ImageViewer } from './image-viewer';

const images = ['A bottle', 'A bag', 'A poster'].map((alt) => ({ src: `/${alt}.png`, alt, width: 100, height: 50 }));

function Gallery({ more = false }) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => setIndex(1)}>
        Enlarge
      </button>
      <ImageViewer
        images={images}
        index={index}
        more={more}
        onIndexChange={setIndex}
        details="Recraft"
        actions={
          <IconButton label="Download">
            <Download aria-hidden />
          </IconButton>
        }
      />
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

const open = async (gallery = <Gallery />) => {
  render(gallery);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
};

it('says so when a picture cannot be shown', async () => {
  await open();
  fireEvent.error(screen.getByRole('img', { name: 'A bag' }));
  expect(screen.getByText('No Preview')).toBeInTheDocument();
});

it('says where one is among how many only when that is known', async () => {
  await open(<Gallery more />);
  expect(screen.queryByText(/ of /)).not.toBeInTheDocument();
});

it('closes at the first Escape, also while a tooltip is open', async () => {
  await open();
  await userEvent.hover(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('Zoom', () => {
  // The stage of jsdom has no size: pictures are shown as large as they are.
  const zoom = () => within(screen.getByRole('group', { name: 'Zoom' }));
  const percent = () => zoom().getByText(/%$/, { selector: 'span' }).textContent;

  it('adds up by keys and buttons alike, and says how large the picture is shown', async () => {
    await open();
    expect(percent()).toBe('100%');
    await userEvent.keyboard('++');
    expect(percent()).toBe('200%');
    await userEvent.click(zoom().getByRole('button', { name: 'Zoom out' }));
    expect(percent()).toBe('150%');
    await userEvent.keyboard('-');
    expect(percent()).toBe('100%');
    expect(zoom().getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  });

  it('goes to the whole picture and to 100 %, by a button or a key', async () => {
    await open();
    await userEvent.keyboard('+++');
    await userEvent.keyboard('0');
    expect(zoom().getByRole('button', { name: 'Fit' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('++');
    expect(zoom().getByRole('button', { name: 'Fit' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(zoom().getByRole('button', { name: '100%' }));
    expect(percent()).toBe('100%');
  });

  it('is by double click, and back', async () => {
    await open();
    await userEvent.dblClick(screen.getByRole('img', { name: 'A bag' }));
    expect(percent()).toBe('200%');
    await userEvent.dblClick(screen.getByRole('img', { name: 'A bag' }));
    expect(percent()).toBe('100%');
  });

  it('follows the wheel', async () => {
    await open();
    fireEvent.wheel(screen.getByRole('img', { name: 'A bag' }), { deltaY: -200 });
    expect(percent()).toBe('149%');
  });

  it('begins anew with the next picture', async () => {
    await open();
    await userEvent.keyboard('++{ArrowRight}');
    expect(percent()).toBe('100%');
  });
});

describe('A finger', () => {
  // jsdom knows no pointers: a mouse event says it all but whose it is.
  const touch = (type: string, clientX: number) =>
    fireEvent(
      screen.getByRole('img'),
      Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerId: 1, pointerType: 'touch' }),
    );
  const swipe = (by: number) => {
    touch('pointerdown', 200);
    touch('pointermove', 200 + by);
    touch('pointerup', 200 + by);
  };

  it('swipes to the next and to the one before', async () => {
    await open();
    swipe(-120);
    expect(title()).toBe('A poster');
    swipe(120);
    swipe(120);
    expect(title()).toBe('A bottle');
  });

  it('moves the picture instead while that is enlarged', async () => {
    await open();
    await userEvent.keyboard('++');
    swipe(-120);
    expect(title()).toBe('A bag');
  });
});

it('draws a line between what a picture was and what it became, by pointer or keys, without walking on', () => {
  const onIndexChange = jest.fn();
  render(
    <ImageViewer
      images={[
        { src: '/after.png', alt: 'A cat', before: '/before.png' },
        { src: '/other.png', alt: 'A dog' },
      ]}
      index={0}
      onIndexChange={onIndexChange}
    />,
  );
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  fireEvent.load(screen.getByRole('img', { name: 'A cat' }));
  const slider = screen.getByRole('slider', { name: 'Before and after' });
  expect(slider).toHaveAttribute('aria-valuetext', '50 % before');
  fireEvent.change(slider, { target: { value: '20' } });
  expect(slider).toHaveAttribute('aria-valuetext', '20 % before');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(onIndexChange).not.toHaveBeenCalled();
  fireEvent.keyDown(slider, { key: 'Escape' });
  expect(onIndexChange).toHaveBeenCalledWith(undefined);
});
