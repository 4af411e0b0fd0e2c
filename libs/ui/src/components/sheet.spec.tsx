import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Menu } from './menu';
import { Sheet } from './sheet';

describe('a sheet', () => {
  it('opens by its button, starts on its first control and gives the focus back', async () => {
    render(
      <Sheet trigger={<Button>Filters</Button>} title="Filters">
        <button type="button">Logos</button>
      </Sheet>,
    );
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Logos' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});

describe('a menu on a phone', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media === '(max-width: 700px)',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
  });
  afterEach(() => jest.restoreAllMocks());

  function Card() {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <Menu
          label="Blue Note"
          trigger={<Button>More</Button>}
          items={[
            { label: 'Enlarge', shortcut: 'Z', onSelect: () => undefined },
            { label: 'Vectorize', disabled: true, onSelect: () => undefined },
            { label: 'Delete', critical: true, divided: true, onSelect: () => setAsking(true) },
          ]}
        />
        <ConfirmDialog open={asking} onOpenChange={setAsking} item="Blue Note" onConfirm={() => undefined} />
      </>
    );
  }

  it('is a sheet that says what it is about, without keys', async () => {
    render(<Card />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('dialog', { name: 'Blue Note' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enlarge' })).toHaveFocus();
    expect(screen.queryByText('Z')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Vectorize' })).toBeDisabled();
  });

  it('opens a dialog after it has closed, and the focus comes back to its button', async () => {
    render(<Card />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });
});
