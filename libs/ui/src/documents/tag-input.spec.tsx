import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TagInput } from './tag-input';

const sent = jest.fn();

function Page({ start = [], ...limits }: { start?: string[]; limit?: number; longest?: number }) {
  const [tags, setTags] = useState<string[]>(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <TagInput label="Style tags" value={tags} onValueChange={setTags} {...limits} />
      <button type="submit">Save</button>
    </form>
  );
}

const field = () => screen.getByLabelText('Style tags');
const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
beforeEach(() => sent.mockReset());

describe('a field for tags', () => {
  it('adds by a comma, by Enter and by leaving, and sends the form by an Enter on nothing alone', async () => {
    render(<Page />);
    await userEvent.type(field(), ' bold ,soft  light{Enter}');
    expect(tags()).toEqual(['bold', 'soft light']);
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field(), '{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.type(field(), 'late');
    await userEvent.tab();
    expect(tags()).toEqual(['bold', 'soft light', 'late']);
  });

  it('removes the last by Backspace in the empty field, and any by its button, which gives the focus back', async () => {
    render(<Page start={['bold', 'soft', 'warm']} />);
    await userEvent.type(field(), 'x{Backspace}{Backspace}');
    expect(tags()).toEqual(['bold', 'soft']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove bold' }));
    expect(tags()).toEqual(['soft']);
    expect(field()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Removed bold.');
  });

  it('takes a pasted list, with what was typed before it, and leaves out doubles', async () => {
    render(<Page start={['Bold']} />);
    await userEvent.type(field(), 'deep ');
    await userEvent.paste('blue, bold;\nwarm\t,\n calm');
    expect(tags()).toEqual(['Bold', 'deep blue', 'warm', 'calm']);
    expect(screen.getByRole('alert')).toHaveTextContent("'bold' is there already.");
    expect(screen.getByRole('status')).toHaveTextContent("Added deep blue, warm, calm. 'bold' is there already.");
  });

  it('keeps in the field what is too much or too long', async () => {
    render(<Page start={['one']} limit={2} longest={5} />);
    await userEvent.type(field(), 'too long,');
    expect(screen.getByRole('alert')).toHaveTextContent('A tag has at most 5 characters.');
    expect(field()).toHaveValue('too long');
    await userEvent.clear(field());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(field(), 'two,three,');
    expect(screen.getByText('2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('No more than 2 fit.');
    expect(field()).toHaveValue('three');
  });

  it('leaves Enter to whoever composes a letter', async () => {
    render(<Page />);
    await userEvent.type(field(), 'とうきょう');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(tags()).toEqual([]);
  });
});
