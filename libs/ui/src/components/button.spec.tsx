import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton } from './button';

it('says what it waits for, keeps the focus and does nothing while busy', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  screen.getByRole('button', { name: 'Save' }).focus();

  rerender(
    <Button onClick={onClick} busy="Saving...">
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('does not submit the form around it while busy', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy="Saving...">
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('submits nothing unless it is told to', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('lends its look to a link', () => {
  render(
    <Button asChild variant="accent">
      <a href="/signup">Request Early Access</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Request Early Access' })).toHaveClass('button', 'accent');
});

it('names an icon and explains it on focus', async () => {
  render(
    <IconButton label="Download" shortcut="D">
      <svg />
    </IconButton>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Download');
});
