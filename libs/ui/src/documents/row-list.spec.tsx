import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RowList } from './row-list';
import type { Row } from './row-list';

const onMedia = (query?: string) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media === query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  );
afterEach(() => jest.restoreAllMocks());

const rows = (onSelect = () => {}): Row[] =>
  ['Poster', 'Flyer', 'Menu', 'Label'].map((title) => ({
    id: title.toLowerCase(),
    title,
    link: <a href={`#${title}`} />,
    figures: ['Logo', undefined],
    actions: [
      { label: 'Copy', icon: <svg aria-hidden />, onSelect },
      { label: 'Archive', onSelect },
    ],
  }));

function Choosing() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <output>{[...chosen].sort().join(' ')}</output>
      <RowList label="Prompts" rows={rows()} selection={{ chosen, onChange: setChosen }} />
    </>
  );
}

describe('a list of rows', () => {
  it('names each row by its link and runs its actions', async () => {
    onMedia();
    const onSelect = jest.fn();
    render(<RowList label="Prompts" rows={rows(onSelect)} />);
    const flyer = within(screen.getByRole('list', { name: 'Prompts' })).getAllByRole('listitem')[2]!;
    expect(screen.getByRole('link', { name: 'Flyer' })).toHaveAttribute('href', '#Flyer');
    await userEvent.click(screen.getAllByRole('button', { name: 'Copy' })[1]!);
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(flyer).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More actions of Flyer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(onSelect).toHaveBeenCalledTimes(2);
  });

  it('has all actions behind one button where nothing can hover', async () => {
    onMedia('(hover: none)');
    const onSelect = jest.fn();
    render(<RowList label="Prompts" rows={rows(onSelect)} />);
    expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Actions of Menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('chooses rows one by one, and with Shift all between', async () => {
    onMedia();
    render(<Choosing />);
    const box = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
    const user = userEvent.setup();
    await user.click(box('Poster'));
    expect(screen.getByRole('status')).toHaveTextContent('poster');
    await user.keyboard('{Shift>}');
    await user.click(box('Menu'));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('flyer menu poster');
    await user.click(box('Flyer'));
    expect(screen.getByRole('status')).toHaveTextContent('menu poster');
  });
});
