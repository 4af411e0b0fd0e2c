import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { UserFacingError } from '../user-facing-error';
import { Button } from './button';
import { CommandPalette } from './command-palette';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog, useDialogClose } from './dialog';
import { Menu } from './menu';
import { Popover } from './popover';
import { TextField } from './text-field';

const CancelButton = () => {
  const close = useDialogClose();
  return <Button onClick={close}>Cancel</Button>;
};

function Page({ unsaved = false }: { unsaved?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New Brand</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Create New Brand" unsaved={unsaved} footer={<CancelButton />}>
        <TextField label="Brand name" />
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'New Brand', hidden: true });
const openDialog = () => userEvent.click(opener());

describe('a dialog', () => {
  it('starts on its first field and gives the focus back on Escape', async () => {
    render(<Page />);
    await openDialog();
    expect(screen.getByRole('dialog', { name: 'Create New Brand' })).toBeInTheDocument();
    expect(screen.getByLabelText('Brand name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('has given the focus back when the next key is pressed, however fast', async () => {
    render(<Page />);
    await openDialog();
    await userEvent.setup({ delay: null }).keyboard('{Escape}{Enter}');
    expect(screen.getByRole('dialog', { name: 'Create New Brand' })).toBeInTheDocument();
  });

  it.each(['Close', 'Cancel'])('closes by %s', async (name) => {
    render(<Page />);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['Close', 'Cancel'])('asks before %s loses something unsaved, and stays when told to', async (name) => {
    render(<Page unsaved />);
    await openDialog();
    await userEvent.type(screen.getByLabelText('Brand name'), 'Ember');
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Brand name')).toHaveValue('Ember');
  });

  it('closes only the top layer on Escape, and everything on Discard', async () => {
    render(<Page unsaved />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();

    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('lets the browser warn about leaving only while something is unsaved', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { rerender } = render(<Page unsaved />);
    expect(leave()).toBe(false);
    await openDialog();
    expect(leave()).toBe(true);
    rerender(<Page />);
    expect(leave()).toBe(false);
  });
});

describe('a confirmation', () => {
  function Delete({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
    const [open, setOpen] = useState(true);
    return <ConfirmDialog open={open} onOpenChange={setOpen} item="Blue Note" onConfirm={onConfirm} />;
  }

  it('asks by name and starts on Cancel', () => {
    render(<Delete onConfirm={() => Promise.resolve()} />);
    expect(screen.getByRole('alertdialog', { name: 'Confirm Deletion' })).toHaveAccessibleDescription(
      'Are you sure you want to delete "Blue Note"? This action cannot be undone.',
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('tells the quotes of a name from its own', () => {
    render(<ConfirmDialog open onOpenChange={jest.fn()} item={'Poster "Blue Note"'} onConfirm={jest.fn()} />);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Are you sure you want to delete "Poster “Blue Note”"? This action cannot be undone.',
    );
  });

  it('is busy while it deletes and cannot be closed meanwhile', async () => {
    let finish: (() => void) | undefined;
    render(<Delete onConfirm={() => new Promise<void>((resolve) => (finish = resolve))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await act(() => Promise.resolve(finish?.()));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('has nothing of a machine for the screen', async () => {
    render(<Delete onConfirm={() => Promise.reject(new TypeError('Failed to fetch'))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Error: That did not work. Please try again.');
  });

  it('stays with the error and can be tried again', async () => {
    const onConfirm = jest
      .fn<Promise<unknown>, []>()
      .mockRejectedValueOnce(new UserFacingError('Failed to delete design.'))
      .mockResolvedValueOnce(undefined);
    render(<Delete onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Failed to delete design.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

it('gives the focus to the main region when what opened it is deleted', async () => {
  function Page() {
    const [deleted, setDeleted] = useState(false);
    const [open, setOpen] = useState(false);
    return (
      <main tabIndex={-1}>
        {!deleted && <Button onClick={() => setOpen(true)}>Delete card</Button>}
        <ConfirmDialog open={open} onOpenChange={setOpen} item="Blue Note" onConfirm={() => setDeleted(true)} />
      </main>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete card' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

describe('a layer with a trigger', () => {
  /** What came first: keys that reached the trigger, and the menu's action. */
  const setUp = async (layer: (trigger: ReactElement, act: () => void) => ReactElement) => {
    const happened: string[] = [];
    render(
      <>
        {layer(<Button onKeyDown={({ key }) => happened.push(key)}>More</Button>, () => happened.push('the action'))}
        <button>Elsewhere</button>
        <p>Nothing</p>
      </>,
    );
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'More' }));
    return { user, happened };
  };
  const menu = (trigger: ReactElement, act: () => void) => (
    <Menu trigger={trigger} items={[{ label: 'Delete', onSelect: act }]} />
  );
  const popover = (trigger: ReactElement) => (
    <Popover trigger={trigger} label="Filters">
      <TextField label="Search" />
    </Popover>
  );

  it.each([
    ['menu', menu],
    ['popover', popover],
  ])('%s: the key after Escape reaches the trigger, however fast', async (_, layer) => {
    const { user, happened } = await setUp(layer);
    await user.keyboard('{Escape}x');
    expect(happened).toEqual(['x']);
  });

  it("a menu's action has run, with the focus on the trigger, when the next key is pressed", async () => {
    const { user, happened } = await setUp(menu);
    await user.keyboard('{ArrowDown}{Enter}x');
    expect(happened).toEqual(['the action', 'x']);
  });

  it.each([
    ['menu', menu],
    ['popover', popover],
  ])('%s: a press elsewhere takes the focus along', async (_, layer) => {
    const { user } = await setUp(layer);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'More' }));
    const more = jest.spyOn(screen.getByRole('button', { name: 'More' }), 'focus');
    await user.click(screen.getByText('Nothing'));
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Search')).not.toBeInTheDocument();
    expect(more).not.toHaveBeenCalled();
  });
});

it('gives the focus to the main region when nothing held it', async () => {
  const page = (open: boolean) => (
    <main tabIndex={-1}>
      <Dialog open={open} onOpenChange={() => undefined} title="Create New Design">
        <Button>Generate</Button>
      </Dialog>
    </main>
  );
  const { rerender } = render(page(false));
  expect(document.body).toHaveFocus();
  rerender(page(true));
  expect(screen.getByRole('button', { name: 'Generate' })).toHaveFocus();
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('opens a dialog from a menu and returns the focus to the menu button', async () => {
  function Card() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={<Button>More</Button>} items={[{ label: 'Delete', onSelect: () => setOpen(true) }]} />
        <ConfirmDialog open={open} onOpenChange={setOpen} item="Blue Note" onConfirm={() => undefined} />
      </>
    );
  }
  render(<Card />);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

it('runs a command found by another word after the palette has closed', async () => {
  const onSelect = jest.fn(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  function Palette() {
    const [open, setOpen] = useState(true);
    return (
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        groups={[
          {
            label: 'Do',
            commands: [
              { label: 'New Brand', onSelect: () => undefined },
              { label: 'New Design', keywords: ['picture'], onSelect },
            ],
          },
        ]}
      />
    );
  }
  render(<Palette />);
  await userEvent.keyboard('picture{Enter}');
  await waitFor(() => expect(onSelect).toHaveBeenCalledTimes(1));
});
