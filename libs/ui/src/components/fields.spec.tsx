import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField, focusSearch } from './search-field';
import { TextArea } from './text-area';
import { PasswordField, TextField } from './text-field';

describe('a text field', () => {
  it('is described by its hint, and by its error once there is one', () => {
    const { rerender } = render(<TextField label="Industry" hint="It helps the strategy." />);
    const input = screen.getByLabelText('Industry');
    expect(input).toHaveAccessibleDescription('It helps the strategy.');
    expect(input).toBeValid();

    rerender(<TextField label="Industry" hint="It helps the strategy." error="Please enter an industry." />);
    expect(input).toHaveAccessibleDescription('Please enter an industry.');
    expect(input).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter an industry.');
  });

  it('keeps a hidden label for screen readers', () => {
    render(<TextField label="Email" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeInTheDocument();
  });

  it("is read out as a person would say it: 'Description, optional'", () => {
    render(<TextField label="Description" optional />);
    expect(screen.getByLabelText('Description, optional')).toBeInTheDocument();
  });
});

describe('a password', () => {
  it('can be shown and hidden again without losing a letter', async () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'secret');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('warns while Caps Lock is on', async () => {
    render(<PasswordField label="Password" hint="At least 6 characters." />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, '{CapsLock}A');
    expect(input).toHaveAccessibleDescription('Caps Lock is on.');
  });
});

describe('running text', () => {
  it('counts what is typed and lets more in than the limit', async () => {
    render(<TextArea label="Prompt" limit={5} />);
    await userEvent.type(screen.getByLabelText('Prompt'), 'A cup of tea');
    expect(screen.getByLabelText('Prompt')).toHaveValue('A cup of tea');
    expect(screen.getByText('12').parentElement).toHaveTextContent('12 / 5');
  });

  it('counts a controlled value and writes thousands apart', () => {
    render(<TextArea label="Prompt" limit={10000} value={'a'.repeat(1234)} onChange={() => undefined} />);
    expect(screen.getByText('1,234').parentElement).toHaveTextContent('1,234 / 10,000');
  });
});

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="Search designs" value={value} onValueChange={setValue} />;
}

describe('a search', () => {
  it('is cleared by its button, which gives the caret back', async () => {
    render(<Search />);
    const box = screen.getByRole('searchbox', { name: 'Search designs' });
    await userEvent.type(box, 'lumea');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
  });

  it('is cleared by the first Escape and left by the second', async () => {
    render(<Search />);
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, 'lumea{Escape}');
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(box).not.toHaveFocus();
  });

  it('is found by focusSearch, which says when there is none', () => {
    expect(focusSearch()).toBe(false);
    render(<Search />);
    expect(focusSearch()).toBe(true);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
