import { renderApp } from '@maquette/web-testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import RoutedApp from '../../routed-app';
import { ALDER, fakeApi, finish, http, refusal, server, withFakeApi } from '../../testing/fake-api';
import { TEXT, buildGenerating, buildProposal } from '../../testing/proposal-builder';
import type { ProposalOnWire } from '../../testing/proposal-builder';

configure({ asyncUtilTimeout: 5_000 });
withFakeApi();

const open = (id: string) => renderApp(<RoutedApp />, { path: `/dashboard/proposals/${id}` });
const show = async (overrides: Partial<ProposalOnWire> = {}) => {
  fakeApi.proposals = [buildProposal({ title: 'A sign for Alder', ...overrides })];
  const view = open(fakeApi.proposals[0]!.id);
  await screen.findByRole('heading', { level: 1, name: 'A sign for Alder' });
  return { ...view, proposal: fakeApi.proposals[0]! };
};
const edit = async (overrides: Partial<ProposalOnWire> = {}) => {
  const view = await show(overrides);
  await view.user.click(screen.getByRole('button', { name: 'Edit' }));
  return { ...view, text: screen.getByRole('textbox', { name: 'Text' }) };
};

/** Somebody else saves it: who does so next is refused, once. */
const changedElsewhere = (proposal: ProposalOnWire, changes: Partial<ProposalOnWire>) => {
  Object.assign(proposal, changes, { version: 2 });
  const { title, proposal_content, version } = proposal;
  const details = { version, theirs: JSON.stringify({ title, proposal_content }), yours: '' };
  const refused = refusal(409, { error: 'This was changed in the meantime.', code: 'NEWER_VERSION', details });
  server.use(http.put('/api/proposals/{id}', ({ response }) => response.untyped(refused), { once: true }));
};

describe('A proposal', () => {
  it('is a document: where one is, what it is, what was asked for, and the text with its index', async () => {
    const { user } = await show({ studio_name: 'HOL Acme', created_at: '2026-03-03T12:07:00Z' });
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByRole('link', { name: 'Proposals' })).toHaveAttribute('href', '/dashboard/proposals');
    expect(way.getByText('A sign for Alder')).toHaveAttribute('aria-current', 'page');
    for (const said of ['HOL Acme', /3 Mar 2026/, 'Text', 'Active', 'Ready'])
      expect(screen.getByText(said)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Client Request',
      'Generated Proposal',
    ]);
    expect(screen.getByText('A sign for our bakery in the old town, before the summer.')).toBeVisible();
    const index = within(screen.getByRole('navigation', { name: 'Sections of the proposal' }));
    expect(index.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Client Request',
      'Generated Proposal',
      'Understanding',
      'Price',
    ]);
    expect(screen.getByRole('cell', { name: '[price]' }).querySelector('mark')).toHaveTextContent('[price]');
    await user.click(index.getByRole('link', { name: 'Price' }));
    expect(screen.getByRole('heading', { level: 3, name: 'Price' })).toHaveFocus();
  });

  it('shows of pictures what was found, and says that they are not kept', async () => {
    await show({
      input_type: 'image',
      image_count: 1,
      images: [
        {
          width: 1200,
          height: 800,
          colors: [{ hex: '#1f3d2b', name: 'Forest green', share: 0.42 }],
          words: ['OPEN', 'DAILY'],
          description: null,
        },
      ],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Reference Images' })).toBeVisible();
    expect(screen.getByText('The original images are not stored for privacy reasons.')).toBeVisible();
    expect(screen.getByText('Forest green 42%')).toBeVisible();
    expect(screen.getByText('Words in it: OPEN / DAILY')).toBeVisible();
  });

  it('shows markup in request and text as it was typed, and loads nothing from elsewhere', async () => {
    await show({
      client_request: '<img src=x onerror=alert(1)> a sign, please',
      proposal_content:
        '## <b>Bold</b>\n\n<script>alert(1)</script>\n\n![a cat](https://example.com/cat.png) [run](javascript:alert(1))',
    });
    expect(screen.getByText('<img src=x onerror=alert(1)> a sign, please')).toBeVisible();
    expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
    expect(screen.getByText('a cat')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'run' })).not.toBeInTheDocument();
  });

  it('is copied, archived, restored and deleted', async () => {
    const { user, address, proposal } = await show();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy Content' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(written).toHaveBeenCalledWith(TEXT);
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('button', { name: 'Archive' })).toBeVisible();
    expect(fakeApi.saved).toEqual([{ status: 'archived' }, { status: 'active' }]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText('Are you sure you want to delete this proposal? This action cannot be undone.'),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/dashboard/proposals'));
    expect(fakeApi.deleted).toEqual([proposal.id]);
    expect(await screen.findByText('Proposal deleted successfully!')).toBeVisible();
  });

  it('shows a long request whole when it is asked for', async () => {
    const { user } = await show({ client_request: 'A long request. '.repeat(60) });
    await user.click(screen.getByRole('button', { name: 'Show the whole request' }));
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('that is not there says so, with the way back', async () => {
    const { user, address } = open('77777777-7777-4777-8777-eeeeeeeeeeee');
    expect(await screen.findByRole('heading', { level: 1, name: 'Proposal Not Found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to Proposals' }));
    expect(address()).toBe('/dashboard/proposals');
  });

  it('without an id says so', async () => {
    open('%20');
    expect(await screen.findByText('No proposal ID provided')).toBeVisible();
  });

  it('that cannot be read is tried again', async () => {
    fakeApi.proposals = [buildProposal({ title: 'One' })];
    server.use(http.get('/api/proposals/{id}', ({ response }) => response.untyped(refusal(500)), { once: true }));
    const { user } = open(fakeApi.proposals[0]!.id);
    expect(await screen.findByRole('heading', { name: 'Failed to load proposal' })).toBeVisible();
    expect(screen.getByText('Failed to fetch proposal')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'One' })).toBeVisible();
  });
});

describe('While it is written', () => {
  it('it says how far it is, can be neither edited, copied nor archived, and shows the text when it is there', async () => {
    const one = buildGenerating({ title: 'One' });
    fakeApi.proposals = [one];
    fakeApi.jobs.set(one.id, { status: 'generating', progress: 42 });
    open(one.id);
    expect(await screen.findByText('Generating... (42%)')).toBeVisible();
    expect(screen.getByText(/usually takes 1-2 minutes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    for (const name of ['Copy Content', 'Archive']) expect(screen.getByRole('button', { name })).toBeDisabled();
    finish(one);
    expect(await screen.findByText('We begin with the wood.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy Content' })).toBeEnabled();
  });

  it('it is cancelled, and begun again by another studio', async () => {
    const one = buildGenerating({ title: 'One' });
    fakeApi.proposals = [one];
    const { user } = open(one.id);
    await user.click(await screen.findByRole('button', { name: 'Cancel: Generating' }));
    expect((await screen.findAllByText('Proposal generation failed'))[0]).toBeVisible();
    expect(screen.getByText('This was cancelled.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Write It Again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write It Again' }));
    await user.click(await dialog.findByRole('radio', { name: 'JAD Acme' }));
    await user.click(dialog.getByRole('button', { name: 'Write It Again' }));
    expect((await screen.findAllByText('Generating...'))[0]).toBeVisible();
    expect(fakeApi.generated).toEqual([{ design_studio: 'JAD' }]);
  });
});

describe('Its text', () => {
  it('is saved when the typing pauses, and says where it is', async () => {
    const { user, text } = await edit();
    await user.type(text, 'And a lamp.');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' Street');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(fakeApi.proposals[0]).toMatchObject({
      title: 'A sign for Alder Street',
      proposal_content: `${TEXT}And a lamp.`,
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText(/And a lamp\./)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'A sign for Alder Street' })).toBeVisible();
  });

  it('is saved when the page is left before that', async () => {
    const { user, text } = await edit();
    await user.type(text, '!');
    await user.click(screen.getByRole('link', { name: 'Proposals' }));
    await waitFor(() => expect(fakeApi.saved).toEqual([{ proposal_content: `${TEXT}!`, version: 1 }]));
  });

  it('that cannot be saved says why, stays, and is tried again', async () => {
    server.use(http.put('/api/proposals/{id}', ({ response }) => response.untyped(refusal(500)), { once: true }));
    const { user, text } = await edit();
    await user.type(text, '!');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('Failed to update proposal')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(`${TEXT}!`);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
  });

  it('is not saved empty, nor without a title', async () => {
    const { user, text } = await edit();
    await user.clear(text);
    expect(screen.getByText(/^A proposal cannot be empty/)).toBeVisible();
    await user.type(text, 'x');
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    expect(screen.getByText(/^A proposal needs a title/)).toBeVisible();
    await user.tab();
    expect(fakeApi.saved.filter((body) => !(body as { proposal_content?: string }).proposal_content)).toEqual([]);
  });

  it('that was changed elsewhere meanwhile is shown beside that, until one of both is taken', async () => {
    const { user, text, proposal } = await edit();
    const newer = () => changedElsewhere(proposal, { proposal_content: '## Understanding\n\nTheirs.' });
    newer();
    await user.type(text, 'Mine.');
    expect(await screen.findByText('This proposal was changed in the meantime.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Theirs and yours' })).toHaveTextContent('Theirs');
    expect(screen.getByText('Changed elsewhere')).toBeVisible();
    expect(text).toHaveValue(`${TEXT}Mine.`);
    await user.click(screen.getByRole('button', { name: 'Save mine on top' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(fakeApi.saved).toEqual([{ proposal_content: `${TEXT}Mine.`, version: 2 }]);

    newer();
    await user.type(text, '!');
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(text).toHaveValue('## Understanding\n\nTheirs.'));
  });

  it('and its title, given another elsewhere meanwhile, is shown beside that, and nothing typed is lost', async () => {
    const { user, text, proposal } = await edit();
    changedElsewhere(proposal, { title: 'A sign for everybody' });
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.type(title, ' Street');
    expect(await screen.findByText('This proposal was changed in the meantime.')).toBeVisible();
    const both = within(screen.getByRole('region', { name: 'Theirs and yours' }));
    expect(both.getByText('everybody').closest('del')).toBeInTheDocument();
    expect(title).toHaveValue('A sign for Alder Street');
    await user.type(text, 'And a lamp.');
    await user.click(screen.getByRole('button', { name: 'Save mine on top' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(fakeApi.saved).toEqual([
      { title: 'A sign for Alder Street', proposal_content: `${TEXT}And a lamp.`, version: 2 },
    ]);
  });

  it('goes together with a title that somebody else gave meanwhile: nobody is asked', async () => {
    const { user, text, proposal } = await edit();
    changedElsewhere(proposal, { title: 'A sign for everybody' });
    await user.type(text, 'Mine.');
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(fakeApi.saved).toEqual([{ proposal_content: `${TEXT}Mine.`, version: 2 }]);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('A sign for everybody');
    expect(screen.queryByText('This proposal was changed in the meantime.')).not.toBeInTheDocument();
  });

  it('typed and not saved when the browser was closed is there again, and is saved', async () => {
    const { user, text, unmount, proposal } = await edit();
    server.use(http.put('/api/proposals/{id}', ({ response }) => response.untyped(refusal(500)), { once: true }));
    await user.type(text, '!');
    unmount();
    open(proposal.id);
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue(`${TEXT}!`);
    expect(await screen.findByText(/^Saved/)).toBeVisible();
  });

  it('has versions, which are compared and brought back', async () => {
    fakeApi.versions = [
      { version: 2, source: 'edited', text: TEXT },
      { version: 1, source: 'generated', text: TEXT.replace('sign', 'lamp') },
    ];
    const { user } = await show({ version: 2 });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
    await user.click(await dialog.findByRole('button', { name: /^Version 1/ }));
    expect(await dialog.findByRole('heading', { name: 'Changed since version 1' })).toBeVisible();
    expect((await dialog.findByText('first')).closest('del')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version 1 restored.')).toBeVisible();
    expect(await screen.findByText('We would make the lamp.')).toBeVisible();
  });
});

describe('Its files', () => {
  const clicked: string[] = [];
  beforeEach(() => {
    clicked.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.href);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('are made of what was typed last, in the brand that is chosen', async () => {
    const { user, text } = await edit();
    await user.type(text, '!');
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(clicked).toEqual(['http://localhost/files/proposal.pdf']));
    expect(fakeApi.proposals[0]).toMatchObject({ proposal_content: `${TEXT}!` });
    await user.click(await screen.findByRole('combobox', { name: 'Brand' }));
    await user.click(await screen.findByRole('option', { name: 'Alder' }));
    await waitFor(() => expect(fakeApi.proposals[0]).toMatchObject({ brand_profile_id: ALDER }));
    await user.click(screen.getByRole('button', { name: 'Download DOCX' }));
    await waitFor(() => expect(fakeApi.exported).toEqual(['pdf', 'docx']));
  });

  it('that cannot be made say so', async () => {
    const { user } = await show();
    server.use(http.post('/api/proposals/{id}/export', ({ response }) => response.untyped(refusal(500))));
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();
    expect(clicked).toEqual([]);
  });
});
