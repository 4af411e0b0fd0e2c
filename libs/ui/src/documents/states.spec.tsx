import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changesOf, Diff } from './diff';
import { JobStatus } from './job-status';
import { Revisions, summaryOf } from './revisions';
import { SaveState } from './save-state';

const job = { label: 'Writing the strategy', doneLabel: 'The strategy is ready.' };

describe('the status of a job', () => {
  it('says that it waits, and can be cancelled', async () => {
    const onCancel = jest.fn();
    render(<JobStatus {...job} job={{ status: 'queued' }} onCancel={onCancel} />);
    expect(screen.getByRole('status')).toHaveTextContent('Writing the strategy: waiting for its turn.');
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: Writing the strategy' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('shows each percent and reads out the quarters alone', () => {
    const { rerender } = render(<JobStatus {...job} job={{ status: 'running', progress: 26 }} />);
    const said = screen.getByRole('status').textContent;
    expect(said).toBe('Writing the strategy: 25 percent.');
    rerender(<JobStatus {...job} job={{ status: 'running', progress: 49 }} />);
    expect(screen.getByRole('status')).toHaveTextContent(said);
    expect(screen.getByText('49%')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '49');
  });

  it('says why it failed and tries again', async () => {
    const onRetry = jest.fn();
    render(<JobStatus {...job} job={{ status: 'failed', error: 'The writer took too long.' }} onRetry={onRetry} />);
    expect(screen.getByRole('status')).toHaveTextContent('The writer took too long.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('leads to what is done', () => {
    render(
      <JobStatus {...job} job={{ status: 'done' }}>
        <a href="#strategy">Open</a>
      </JobStatus>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('The strategy is ready.');
    expect(screen.getByRole('link', { name: 'Open' })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('the state of what one writes', () => {
  it.each([
    [{ state: 'saved', at: new Date(2026, 4, 3, 14, 2) } as const, 'Saved 14:02'],
    [{ state: 'saving' } as const, 'Saving...'],
    [{ state: 'unsaved' } as const, 'Not saved yet'],
  ])('is told in a few words', (saving, words) => {
    render(<SaveState saving={saving} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('can be tried again, and compared with what somebody else saved', async () => {
    const [onRetry, onCompare] = [jest.fn(), jest.fn()];
    const { rerender } = render(<SaveState saving={{ state: 'failed', onRetry }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Not saved');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    rerender(<SaveState saving={{ state: 'conflict', onCompare }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Changed elsewhere');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect([onRetry.mock.calls.length, onCompare.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('two texts as one', () => {
  it('strikes out what went and underlines what came, word by word', () => {
    const { container } = render(<Diff before="Slow fire, good coffee." after="Slow fire, honest coffee." />);
    expect(container.querySelector('del')).toHaveTextContent(/^good$/);
    expect(container.querySelector('ins')).toHaveTextContent(/^honest$/);
    expect(container).toHaveTextContent('Slow fire,');
  });

  it('keeps a variable, and a word of another script, in one piece', () => {
    const changes = changesOf('In {{brand.name}} und Тверь', 'In {{brand.tone}} und Тула');
    expect(changes.filter(({ removed }) => removed).map(({ value }) => value)).toEqual(['{{brand.name}}', 'Тверь']);
    expect(changes.filter(({ added }) => added).map(({ value }) => value)).toEqual(['{{brand.tone}}', 'Тула']);
  });

  it('loses no character of either, however little they share', () => {
    const before = Array.from({ length: 4_000 }, (_, i) => `a${(i * 7919) % 4001}`).join(' ');
    const after = Array.from({ length: 4_000 }, (_, i) => `b${(i * 104729) % 4001}`).join('  ');
    const changes = changesOf(before, after);
    const join = (skip: 'added' | 'removed') =>
      changes
        .filter((change) => !change[skip])
        .map(({ value }) => value)
        .join('');
    expect([join('added'), join('removed')]).toEqual([before, after]);
  });
});

describe('the versions of a text', () => {
  const at = new Date(2026, 4, 3, 14, 2);
  const revisions = [
    { id: 'c', version: 3, what: 'Edited', at },
    { id: 'b', version: 2, what: 'Generated', at },
    { id: 'a', version: 1, what: 'Generated', at },
  ];
  const compared = {
    before: [
      { title: 'Promise', text: 'Good coffee.' },
      { title: 'Voice', text: 'Calm' },
      { title: 'Old', text: 'Gone' },
    ],
    now: [
      { title: 'Promise', text: 'Honest coffee.' },
      { title: 'Voice', text: 'Calm' },
    ],
  };
  const shown = (props: Partial<Parameters<typeof Revisions>[0]>) =>
    render(
      <Revisions
        revisions={revisions}
        chosen="b"
        onChoose={() => undefined}
        compared={compared}
        onRestore={() => undefined}
        {...props}
      />,
    );

  it('are chosen from a list in which the current one is no choice', async () => {
    const onChoose = jest.fn();
    shown({ chosen: undefined, compared: undefined, onChoose });
    expect(screen.getByRole('button', { name: /^Current/ })).toBeDisabled();
    expect(screen.getByText('Choose a version to see what has changed since.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Version 1/ }));
    expect(onChoose).toHaveBeenCalledWith('a');
  });

  it('are told apart by what each of them changed; the current one has its number too', () => {
    const note = summaryOf(compared);
    expect(note).toBe('Promise: “Good” became “Honest”; Old: taken out');
    shown({ revisions: revisions.map((one) => ({ ...one, note })) });
    expect(screen.getByRole('button', { name: /^Current/ })).toHaveTextContent('Version 3, edited');
    expect(screen.getByRole('button', { name: /^Version 2/ })).toHaveTextContent(note);
  });

  it.each([
    ['', 'A street', 'Text: begins “A street”'],
    ['A street', 'A street at night', 'Text: added “at night”'],
    ['A quiet, empty street', 'A street', 'Text: removed “quiet, empty”'],
    ['A  street', 'A street', 'Text: spaces alone'],
    ['One cup of tea', 'Two cups of coffee', 'Text: “One cup” became “Two cups” and 1 more'],
    ['', 'x'.repeat(50), `Text: begins “${'x'.repeat(36)}…”`],
    ['A street.', 'A street, in rain.', 'Text: added “in rain”'],
    ['', 'Flyer for {{event}}: hands at the roaster', 'Text: begins “Flyer for {{event}}: hands at the…”'],
    ['The same', 'The same', ''],
  ])('say briefly how "%s" became "%s"', (before, now, said) => {
    expect(summaryOf({ before: [{ title: 'Text', text: before }], now: [{ title: 'Text', text: now }] })).toBe(said);
  });

  it('show the sections that changed, and no others', () => {
    shown({});
    expect(screen.getByRole('heading', { name: 'Changed since version 2' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Promise',
      'Old',
    ]);
  });

  it('say that they are on their way, and that nothing changed', () => {
    const { unmount } = shown({ compared: undefined });
    expect(screen.getByRole('status', { name: 'Loading version...' })).toBeInTheDocument();
    unmount();
    shown({ compared: { before: compared.now, now: compared.now } });
    expect(screen.getByText('Nothing: both say the same.')).toBeInTheDocument();
  });

  it('are restored after a question', async () => {
    const onRestore = jest.fn(() => Promise.resolve());
    shown({ onRestore });
    await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
    expect(screen.getByRole('alertdialog', { name: 'Restore version 2?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(onRestore).toHaveBeenCalledWith('b');
  });

  it('have an empty state', () => {
    shown({ revisions: revisions.slice(0, 1), chosen: undefined });
    expect(screen.getByText('No earlier versions.')).toBeInTheDocument();
  });
});
