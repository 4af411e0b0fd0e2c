import { renderApp } from '@maquette/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import RoutedApp, { preload, search } from '../../routed-app';
import { fakeApi, finish, http, refusal, server, withFakeApi } from '../../testing/fake-api';
import { TEXT, buildGenerating, buildProposal } from '../../testing/proposal-builder';

withFakeApi();

const show = (query = '') => renderApp(<RoutedApp />, { path: `/dashboard/proposals${query}` });
const rows = async () => within(await screen.findByRole('list', { name: 'Proposals' })).getAllByRole('listitem');
const titles = async () =>
  (await rows())
    .map((row) => within(row).queryByRole('checkbox')?.closest('label')?.textContent.replace('Select ', ''))
    .filter(Boolean);
const row = async (title: string) =>
  (await screen.findByRole('checkbox', { name: `Select ${title}` })).closest<HTMLElement>('li')!;
const choose = async (user: ReturnType<typeof show>['user'], what: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: what }));
  await user.click(await screen.findByRole('option', { name: option }));
};
/** The list is refused once, and read as always after that. */
const refuseList = (body = {}) =>
  server.use(http.get('/api/proposals/list', ({ response }) => response.untyped(refusal(500, body)), { once: true }));

describe('The list', () => {
  it('shows status, date and time, title, preview, studio and type, and counts all', async () => {
    fakeApi.proposals = [
      buildProposal({
        title: 'A sign for Alder',
        preview: 'We would make it of oak.',
        studio_name: 'SUL Acme',
        input_type: 'image',
        image_count: 2,
        created_at: '2026-03-03T12:07:00Z',
      }),
      buildGenerating(),
      buildProposal({ status: 'archived' }),
    ];
    show();
    // the places of the figures are there before they are, so that nothing moves when they come
    expect(screen.getByRole('list', { name: 'Your proposals' })).toHaveTextContent('– Total Proposals');
    const first = within(await row('A sign for Alder'));
    for (const said of ['Ready', 'Active', 'SUL Acme', '2 images', /3 Mar 2026/, 'We would make it of oak.'])
      expect(first.getByText(said)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Your proposals' })).toHaveTextContent(
      /3 Total Proposals\s*2 Active\s*1 Generating/,
    );
    expect(await titles()).toHaveLength(2);
  });

  it('is searched, filtered and sorted in the address', async () => {
    fakeApi.proposals = [buildProposal({ title: 'One' }), buildProposal({ title: 'Two', status: 'archived' })];
    const { user, address } = show();
    expect(await titles()).toEqual(['One']);
    expect(Object.fromEntries(fakeApi.asked.at(-1)!)).toEqual({
      page: '1',
      limit: '20',
      status: 'active',
      sort: 'newest',
    });
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Active',
      'Archived',
      'Draft',
      'All',
    ]);
    await user.click(screen.getByRole('option', { name: 'All' }));
    await waitFor(async () => expect(await titles()).toEqual(['One', 'Two']));
    await user.click(screen.getByRole('combobox', { name: 'Order' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Newest First',
      'Oldest First',
      'Alphabetical',
      'By Studio',
    ]);
    await user.click(screen.getByRole('option', { name: 'By Studio' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search proposals...' }), 'two');
    await waitFor(async () => expect(await titles()).toEqual(['Two']));
    expect(address()).toBe('/dashboard/proposals?status=all&sort=studio&search=two');
    expect(Object.fromEntries(fakeApi.asked.at(-1)!)).toMatchObject({ search: 'two', status: 'all', sort: 'studio' });
  });

  it('is walked through by Previous, Next and at most five numbers', async () => {
    fakeApi.perPage = 1;
    fakeApi.proposals = Array.from({ length: 9 }, (_, index) => buildProposal({ title: `P${index + 1}` }));
    const { user, address } = show('?page=6');
    expect(await titles()).toEqual(['P6']);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    const numbers = () => pages.getAllByRole('button', { name: /^Page / }).map((button) => button.textContent);
    expect(numbers()).toEqual(['4', '5', '6', '7', '8']);
    expect(pages.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await user.click(pages.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await titles()).toEqual(['P7']));
    expect(numbers()).toEqual(['5', '6', '7', '8', '9']);
    await user.click(pages.getByRole('button', { name: 'Page 9' }));
    await waitFor(async () => expect(await titles()).toEqual(['P9']));
    expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(pages.getByRole('button', { name: 'Previous' }));
    await waitFor(async () => expect(await titles()).toEqual(['P8']));
    expect(address()).toBe('/dashboard/proposals?page=8');
  });

  it('says why nothing is found, and the way on', async () => {
    const { user, unmount } = show();
    expect(await screen.findByRole('heading', { name: 'No proposals found' })).toBeVisible();
    expect(screen.getByText(/^Paste what a client asks for/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Generate New Proposal' }));
    expect(await screen.findByRole('dialog', { name: 'Generate New Proposal' })).toBeVisible();
    unmount();

    fakeApi.proposals = [buildProposal({ title: 'One', status: 'archived' })];
    const { user: again } = show('?search=zebra');
    expect(await screen.findByRole('heading', { name: 'No proposals found' })).toBeVisible();
    expect(screen.getByText('No active proposal says “zebra” in its title, its request or its text.')).toBeVisible();
    await again.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(await screen.findByText('None is active: they are archived or drafts.')).toBeVisible();
    await again.click(screen.getByRole('button', { name: 'Show All' }));
    expect(await titles()).toEqual(['One']);
  });

  it('is read again by Refresh', async () => {
    const { user } = show();
    await screen.findByText('No proposals found');
    fakeApi.proposals = [buildProposal({ title: 'New' })];
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await titles()).toEqual(['New']);
  });

  it('that cannot be read at first, or later on, says so and is tried again', async () => {
    fakeApi.proposals = [buildProposal({ title: 'One' })];
    refuseList();
    const { user } = show();
    expect(await screen.findByRole('heading', { name: 'Failed to initialize proposals list' })).toBeVisible();
    expect(screen.getByText('Failed to fetch saved proposals')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await titles()).toEqual(['One']);
    refuseList({ error: 'Closed for repairs.' });
    await choose(user, 'Status', 'Draft');
    expect(await screen.findByRole('heading', { name: 'Failed to load proposals' })).toBeVisible();
    expect(screen.getByText('Closed for repairs.')).toBeVisible();
  });

  it('is not for visitors', () => {
    renderApp(<RoutedApp />, { path: '/dashboard/proposals', user: null });
    expect(screen.getByText('No user logged in. Please log in to continue.')).toBeVisible();
  });

  it('is there at once after its link was pointed at, and kept for five minutes', async () => {
    fakeApi.proposals = [buildProposal({ title: 'One' })];
    const { queryClient } = renderApp(<p />);
    await preload?.(queryClient, 'someone');
    await preload?.(queryClient, 'someone');
    expect(fakeApi.asked.map((query) => Object.fromEntries(query))).toEqual([
      { page: '1', limit: '20', status: 'active', sort: 'newest' },
    ]);
  });

  it('is found in by the commands', async () => {
    fakeApi.proposals = [buildProposal({ id: 'one', title: 'A menu' }), buildProposal({ title: 'A sign' })];
    renderApp(<p />);
    expect(await search?.find('menu', new AbortController().signal)).toEqual([
      { id: 'one', name: 'A menu', path: '/dashboard/proposals/one' },
    ]);
  });
});

describe('A row', () => {
  it('is copied, archived with Undo, and restored; each change is read anew', async () => {
    fakeApi.proposals = [buildProposal({ title: 'One' })];
    const { user } = show();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(await row('One')).getByRole('button', { name: 'Copy' }));
    expect(await within(await row('One')).findByText('Copied!')).toBeVisible();
    expect(written).toHaveBeenCalledWith(TEXT);
    await waitFor(() => expect(screen.queryByText('Copied!')).not.toBeInTheDocument(), { timeout: 3_000 });
    await user.click(within(await row('One')).getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('“One” is archived.')).toBeVisible();
    await screen.findByText('No proposals found');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await titles()).toEqual(['One']);
    expect(fakeApi.saved).toEqual([{ status: 'archived' }, { status: 'active' }]);
  });

  it('that is archived is restored', async () => {
    fakeApi.proposals = [buildProposal({ title: 'One', status: 'archived' })];
    const { user } = show('?status=archived');
    await user.click(within(await row('One')).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('“One” is active again.')).toBeVisible();
    await screen.findByText('You have not archived any proposal. What you archive leaves the list and stays here.');
  });

  it.each([
    ['Archive', 'active', 'Failed to archive proposal'],
    ['Restore', 'archived', 'Failed to restore proposal'],
  ] as const)('says why %s did not work', async (action, status, sentence) => {
    fakeApi.proposals = [buildProposal({ title: 'One', status })];
    const { user } = show('?status=all');
    server.use(http.put('/api/proposals/{id}', ({ response }) => response.untyped(refusal(500))));
    await user.click(within(await row('One')).getByRole('button', { name: action }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('is deleted after a question, and brought back by Undo', async () => {
    fakeApi.proposals = [buildProposal({ title: 'One' })];
    const { user } = show();
    await user.click(within(await row('One')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText('Are you sure you want to delete this proposal? This action cannot be undone.'),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Proposal deleted successfully!')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(fakeApi.restored).toEqual(fakeApi.deleted));
  });

  it('that is being written can be neither viewed, copied nor archived, moves on with its job, and is there when that ends', async () => {
    const one = buildGenerating({ title: 'One', generation_status: 'pending', generation_progress: 0 });
    fakeApi.proposals = [one];
    fakeApi.jobs.set(one.id, { status: 'pending', progress: 0 });
    show();
    const shown = within(await row('One'));
    expect(shown.getByText('Generating...')).toBeVisible();
    for (const name of ['View', 'Copy', 'Archive']) expect(shown.getByRole('button', { name })).toBeDisabled();
    expect(shown.queryByRole('link')).not.toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Delete' })).toBeEnabled();
    fakeApi.jobs.set(one.id, { status: 'generating', progress: 42 });
    expect(await screen.findByText('Generating... (42%)')).toBeVisible();
    expect(shown.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    finish(one);
    expect(await screen.findByText('Ready')).toBeVisible();
    expect(await screen.findByText('“One” is written.')).toBeVisible();
    expect(within(await row('One')).getByRole('link', { name: 'One' })).toHaveAttribute(
      'href',
      `/dashboard/proposals/${one.id}`,
    );
  });

  it('is cancelled, and tried again', async () => {
    const one = buildGenerating({ title: 'One' });
    fakeApi.proposals = [one];
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Cancel: One' }));
    expect(await screen.findByText('Generation Failed')).toBeVisible();
    await user.click(within(await row('One')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Generating...')).toBeVisible();
    expect(fakeApi.generated).toEqual([{}]);
  });

  it('whose job fails while one looks on is told of', async () => {
    const one = buildGenerating({ title: 'One' });
    fakeApi.proposals = [one];
    fakeApi.jobs.set(one.id, { status: 'generating', progress: 42 });
    show();
    await screen.findByText('Generating... (42%)');
    fakeApi.jobs.set(one.id, { status: 'failed', progress: 42 });
    one.generation_status = 'failed';
    expect(await screen.findByText('Generation Failed')).toBeVisible();
    expect(await screen.findByText('Proposal generation failed: One')).toBeVisible();
  });
});

describe('Several', () => {
  it('are deleted together after a question with their number', async () => {
    fakeApi.proposals = ['One', 'Two', 'Three'].map((title) => buildProposal({ title }));
    const { user } = show();
    for (const title of ['One', 'Two'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getByText('2 of 3 selected')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Delete Selected' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText('Are you sure you want to delete 2 proposals? This action cannot be undone.'),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 proposals deleted.')).toBeVisible();
    await waitFor(async () => expect(await titles()).toEqual(['Three']));
  });

  it.each([
    [['One'], 'Error: Failed to delete proposal'],
    [['One', 'Two'], /^Error: Failed to delete proposals: 2 of 2/],
  ])('stay with the reason when they cannot be deleted: %s', async (chosen, sentence) => {
    fakeApi.proposals = ['One', 'Two'].map((title) => buildProposal({ title }));
    server.use(http.delete('/api/proposals/{id}', ({ response }) => response.untyped(refusal(500))));
    const { user } = show();
    for (const title of chosen) await user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
    await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText(sentence)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await titles()).toEqual(['One', 'Two']);
  });
});

describe('The details', () => {
  it('are what View shows: facts, text and request', async () => {
    fakeApi.proposals = [buildProposal({ title: 'One', studio_name: 'JAD Acme', updated_at: '2026-03-09T09:30:00Z' })];
    const { user, address } = show();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(await row('One')).getByRole('button', { name: 'View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'One' }));
    for (const [name, value] of [
      ['Studio', 'JAD Acme'],
      ['Created', /3 Mar 2026/],
      ['Status', 'Active, Ready'],
      ['Input Type', 'Text'],
      ['Last Updated', /9 Mar 2026/],
    ] as const)
      expect(dialog.getByText(name, { selector: 'dt' }).nextSibling).toHaveTextContent(value);
    expect(dialog.getByRole('heading', { name: 'Understanding' })).toBeVisible();
    expect(dialog.getByText('A sign for our bakery in the old town, before the summer.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copy Proposal' }));
    expect(await dialog.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(written).toHaveBeenCalledWith(TEXT);
    await user.keyboard('{Escape}');
    expect(address()).toBe('/dashboard/proposals');
  });

  it('of one that is being written say how long that takes, and show the text when it is there', async () => {
    const one = buildGenerating({ title: 'One' });
    fakeApi.proposals = [one];
    fakeApi.jobs.set(one.id, { status: 'generating', progress: 42 });
    show(`?proposal=${one.id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'One' }));
    expect(await dialog.findByText(/usually takes 1-2 minutes/)).toBeVisible();
    finish(one);
    expect(await dialog.findByText('We begin with the wood.')).toBeVisible();
    expect(dialog.queryByText(/usually takes 1-2 minutes/)).not.toBeInTheDocument();
  });

  it('of one that failed say so and why, and try again', async () => {
    const one = buildGenerating({
      title: 'One',
      generation_status: 'failed',
      generation_error: 'The text model is not set up.',
    });
    fakeApi.proposals = [one];
    const { user } = show(`?proposal=${one.id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'One' }));
    expect(dialog.getAllByText('Proposal generation failed')[0]).toBeVisible();
    expect(dialog.getByText('The text model is not set up.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText(/usually takes 1-2 minutes/)).toBeVisible();
  });

  it('of a generation that timed out ask for a simpler request', async () => {
    const one = buildGenerating({
      title: 'One',
      generation_status: 'failed',
      generation_error: 'This is taking longer than expected.',
    });
    fakeApi.proposals = [one];
    show(`?proposal=${one.id}`);
    expect(
      await screen.findByText(/^The AI is taking longer than usual .* try again with a simpler request/),
    ).toBeVisible();
  });

  it('that cannot be read say so; an empty id is none', async () => {
    const { unmount } = show('?proposal=');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Proposal ID is required')).toBeVisible();
    unmount();
    fakeApi.proposals = [buildProposal({ title: 'One' })];
    server.use(http.get('/api/proposals/{id}', ({ response }) => response.untyped(refusal(500))));
    show(`?proposal=${fakeApi.proposals[0]!.id}`);
    expect(await screen.findByRole('heading', { name: 'Failed to load proposal' })).toBeVisible();
    expect(screen.getByText('Failed to fetch proposal')).toBeVisible();
  });
});
