import { renderApp } from '@maquette/web-testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Link } from 'react-router';
import RoutedApp from '../../routed-app';
import { ALDER, fakeApi, http, refusal, server, withFakeApi } from '../../testing/fake-api';
import { buildPrompt } from '../../testing/prompt-builder';
import type { PromptOnWire } from '../../testing/prompt-builder';

configure({ asyncUtilTimeout: 5_000 });
withFakeApi();

const API = 'http://localhost';
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

const showNew = async (query = '') => {
  const view = renderApp(<RoutedApp />, { path: `/dashboard/prompts/new${query}` });
  await screen.findByRole('heading', { level: 1, name: 'Create New Prompt' });
  return { ...view, save: () => view.user.click(screen.getByRole('button', { name: 'Create Prompt' })) };
};
const showEdit = async (overrides: Partial<PromptOnWire> = {}, path = '') => {
  fakeApi.prompts = [buildPrompt({ name: 'Winter', brand_profile_id: ALDER, ...overrides })];
  const view = renderApp(
    <>
      <Link to="/dashboard/brands">Elsewhere</Link>
      <RoutedApp />
    </>,
    { path: `/dashboard/prompts/${fakeApi.prompts[0]!.id}${path}` },
  );
  await screen.findByRole('heading', { level: 1, name: 'Edit Prompt' });
  return { ...view, save: () => view.user.click(screen.getByRole('button', { name: 'Update Prompt' })) };
};

describe('A new prompt', () => {
  it('is created for a brand, without which it cannot be saved, and leads to the list', async () => {
    const { user, save, address } = await showNew();
    expect(screen.getByRole('button', { name: 'Create Prompt' })).toBeDisabled();
    expect(screen.getByText('Choose a brand to create the prompt for.')).toBeVisible();
    await user.type(field('Prompt Name'), ' Winter ');
    await user.type(screen.getByRole('combobox', { name: /Prompt Type/ }), ' ');
    await user.type(field('Draft Content'), ' A street ');
    await user.click(screen.getByRole('combobox', { name: 'Brand Profile' }));
    await user.click(await screen.findByRole('option', { name: 'Alder' }));
    await save();
    await waitFor(() => expect(address()).toBe('/dashboard/prompts'));
    expect(fakeApi.saved).toEqual([
      {
        name: 'Winter',
        draft_content: 'A street',
        brand_profile_id: ALDER,
        prompt_type: null,
        user_id: '11111111-1111-4111-8111-111111111111',
      },
    ]);
  });

  it('needs a name and a content', async () => {
    const { save } = await showNew(`?brand=${ALDER}`);
    await screen.findByText('Alder');
    await save();
    expect(await screen.findByText('Prompt name cannot be empty.')).toBeVisible();
    expect(screen.getByText('Draft content cannot be empty.')).toBeVisible();
    expect(fakeApi.saved).toEqual([]);
  });

  it('is refused a name of 100 characters and a content that no design takes', async () => {
    const { user, save } = await showNew(`?brand=${ALDER}`);
    await user.click(field('Prompt Name'));
    await user.paste('x'.repeat(100));
    await user.click(field('Draft Content'));
    await user.paste('x'.repeat(10_001));
    await save();
    expect(await screen.findByText('Prompt name must be less than 100 characters')).toBeVisible();
    expect(screen.getByText('Draft content may have at most 10,000 characters.')).toBeVisible();
  });

  it('says that there is no brand to choose, and leads to the form that needs none', async () => {
    fakeApi.brands = [];
    const { user } = await showNew();
    expect(await screen.findByText('No brands found for your account. Please create a brand first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save one without a brand' }));
    expect(await screen.findByRole('dialog', { name: 'Save Prompt' })).toHaveTextContent('No Brand');
  });

  it.each([
    [
      'an answer that is no list',
      () => HttpResponse.json({ rows: 1 }),
      'Received invalid data while fetching brands. Please try again.',
    ],
    [
      'rows that are no brands',
      () => HttpResponse.json([{ colour: 1 }]),
      'Received invalid data while fetching brands. Please try again.',
    ],
    ['a failure', () => new HttpResponse('down', { status: 500 }), 'Failed to load brands list.'],
  ])('says of %s what is wrong with the brands', async (_, answer, sentence) => {
    server.use(http.untyped.get(`${API}/rest/v1/brands`, answer));
    await showNew();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is saved by nobody who is signed out meanwhile', async () => {
    const { user, save } = await showNew(`?brand=${ALDER}`);
    await user.type(field('Prompt Name'), 'Winter');
    await user.type(field('Draft Content'), 'A street');
    await screen.findByText('Alder');
    localStorage.removeItem('maquette-auth');
    await save();
    expect(await screen.findByText('Could not retrieve user information. Please try logging in again.')).toBeVisible();
    expect(field('Draft Content')).toHaveValue('A street');
  });
});

/** What a prompt is answered with; the folders, whose path looks the same, are answered as always. */
const answerOne = (answer: () => Response) =>
  server.use(
    http.untyped.get(`${API}/api/prompts/:id`, ({ params }) => (params.id === 'types' ? undefined : answer())),
  );

describe('An existing prompt', () => {
  it('is changed in all but its brand, and says that it is being saved', async () => {
    const { user, save, address } = await showEdit({ prompt_type: 'logo' }, '/edit');
    expect(field('Brand Profile')).toHaveAttribute('readonly');
    await waitFor(() => expect(field('Brand Profile')).toHaveValue('Alder'));
    expect(screen.getByText('Brand Profile cannot be changed after creation.')).toBeVisible();
    await user.clear(field('Prompt Name'));
    await user.type(field('Prompt Name'), 'Spring');
    await user.clear(screen.getByRole('combobox', { name: /Prompt Type/ }));
    await save();
    await waitFor(() => expect(address()).toBe('/dashboard/prompts'));
    expect(fakeApi.saved).toEqual([{ name: 'Spring', draft_content: 'A quiet street', prompt_type: null, version: 1 }]);
  });

  it('names its type as the folders do, and keeps the kind of design', async () => {
    const { user, save } = await showEdit({ prompt_type: 'social-media-post' });
    const type = screen.getByRole('combobox', { name: /Prompt Type/ });
    expect(type).toHaveValue('Social media post');
    await user.clear(type);
    await user.type(type, 'flyer');
    await save();
    await waitFor(() => expect(fakeApi.saved).toMatchObject([{ prompt_type: 'flyer' }]));
  });

  it('says Saving... meanwhile', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { user, save } = await showEdit();
    server.use(
      http.patch('/api/prompts/{id}', async ({ response }) => {
        await held;
        return response(200).json({ prompt: fakeApi.prompts[0]! });
      }),
    );
    await user.type(field('Prompt Name'), '!');
    await save();
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
    answer();
    expect(await screen.findByText('Prompt updated.')).toBeVisible();
  });

  it('of a brand id that is none cannot be updated', async () => {
    const { user, save } = await showEdit({ brand_profile_id: 'alder' });
    await user.type(field('Prompt Name'), '!');
    await save();
    expect(await screen.findByText('Invalid Brand Profile ID format loaded. Cannot update.')).toBeVisible();
    expect(fakeApi.saved).toEqual([]);
  });

  it.each([
    [{ error: 'The server’s own words.' }, 'The server’s own words.'],
    [{ description: 'As it describes it.' }, 'As it describes it.'],
    [{}, 'An unknown error occurred while saving.'],
  ])('that could not be saved says why: %j', async (body, sentence) => {
    const { user, save } = await showEdit();
    server.use(http.patch('/api/prompts/{id}', ({ response }) => response.untyped(refusal(500, body))));
    await user.type(field('Prompt Name'), '!');
    await save();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field('Prompt Name')).toHaveValue('Winter!');
  });

  it('that is not there says so; one that cannot be read is tried again', async () => {
    const path = '/dashboard/prompts/55555555-5555-4555-8555-eeeeeeeeeeee';
    const first = renderApp(<RoutedApp />, { path });
    expect(await screen.findByText('Prompt data not found.')).toBeVisible();
    first.unmount();
    answerOne(() => HttpResponse.json({}));
    const second = renderApp(<RoutedApp />, { path });
    expect(await screen.findByText('Prompt data not found.')).toBeVisible();
    second.unmount();
    answerOne(() => refusal(500));
    const { user } = renderApp(<RoutedApp />, { path });
    expect(await screen.findByText('Failed to load existing prompt data.')).toBeVisible();
    answerOne(() => HttpResponse.json({ prompt: buildPrompt() }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Edit Prompt' })).toBeVisible();
  });
});

describe('Variables', () => {
  it('are put in where the cursor stands, and shown filled in', async () => {
    fakeApi.values = { 'brand.palette.primary': '#1f3d2b' };
    const { user } = await showEdit({ draft_content: 'A poster in ' });
    const area = field('Draft Content') as HTMLTextAreaElement;
    area.setSelectionRange(12, 12);
    await user.click(screen.getByRole('button', { name: 'Insert variable' }));
    await user.click(await screen.findByRole('button', { name: 'Primary colour' }));
    expect(area).toHaveValue('A poster in {{brand.palette.primary}}');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Preview of the prompt' })).toHaveTextContent('A poster in #1f3d2b'),
    );
    await user.keyboard(', ');
    await user.click(screen.getByRole('button', { name: 'Your own' }));
    await user.keyboard('event');
    expect(area).toHaveValue('A poster in {{brand.palette.primary}}, {{event}}');
  });

  it('that no brand has are told of, and so are braces without a name; both can be saved', async () => {
    const { user, save } = await showEdit({ draft_content: '{{brand.colour}} {{{{' });
    expect(
      screen.getByText('A brand has no {{brand.colour}}. Choose one of the list, or fill it in by hand.'),
    ).toBeVisible();
    expect(
      screen.getByText('Some braces hold no name, so they stay in the text. A variable is written {{name}}.'),
    ).toBeVisible();
    // in the flow beneath the text, not in the foot that stays over it
    const notice = screen.getByText(/^Some braces hold no name/);
    expect(field('Draft Content').compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(notice.compareDocumentPosition(screen.getByRole('button', { name: 'Insert variable' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.type(field('Prompt Name'), '!');
    await save();
    await waitFor(() => expect(fakeApi.saved).toHaveLength(1));
  });
});

describe('What was typed and not saved', () => {
  it('is there after a reload, and can be thrown away, and got back', async () => {
    const { user, unmount } = await showEdit();
    await user.type(field('Draft Content'), ' at night');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    unmount();
    const { user: again } = renderApp(<RoutedApp />, { path: `/dashboard/prompts/${fakeApi.prompts[0]!.id}` });
    expect(await screen.findByText('Your unsaved text is back.')).toBeVisible();
    expect(field('Draft Content')).toHaveValue('A quiet street at night');
    await again.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Draft Content')).toHaveValue('A quiet street');
    await again.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(field('Draft Content')).toHaveValue('A quiet street at night');
  });

  it('is asked about before the page is left, by Cancel and by any link; the browser asks by itself', async () => {
    const { user, address } = await showEdit();
    await user.type(field('Draft Content'), '!');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(field('Draft Content')).toHaveValue('A quiet street!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(address()).toBe('/dashboard/prompts');
  });

  it('is gone once it is saved', async () => {
    const { user, save, unmount } = await showEdit();
    await user.type(field('Draft Content'), '!');
    await save();
    await screen.findByText('Prompt updated.');
    unmount();
    renderApp(<RoutedApp />, { path: `/dashboard/prompts/${fakeApi.prompts[0]!.id}` });
    await screen.findByRole('heading', { name: 'Edit Prompt' });
    expect(screen.queryByText('Your unsaved text is back.')).not.toBeInTheDocument();
  });

  it('over what another tab saved is shown beside it, and is saved over it or given up', async () => {
    const { user, save } = await showEdit();
    const theirs = { name: 'Winter', draft_content: 'Their street', prompt_type: null, final_prompt: null };
    server.use(
      http.patch(
        '/api/prompts/{id}',
        ({ response }) =>
          response.untyped(
            refusal(409, {
              error: 'This was changed in the meantime.',
              code: 'NEWER_VERSION',
              details: { version: 4, theirs: JSON.stringify(theirs), yours: '{}' },
            }),
          ),
        { once: true },
      ),
    );
    await user.type(field('Draft Content'), ' of mine');
    await save();
    expect(await screen.findByText('This prompt was changed in the meantime.')).toBeVisible();
    expect(document.querySelector('del')).toHaveTextContent(/Their/);
    expect(field('Draft Content')).toHaveValue('A quiet street of mine');
    expect(screen.getByRole('button', { name: 'Update Prompt' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save mine on top' }));
    await waitFor(() =>
      expect(fakeApi.saved.at(-1)).toMatchObject({ draft_content: 'A quiet street of mine', version: 4 }),
    );
  });
});

describe('The versions of a prompt', () => {
  it('are compared, and one is put on top', async () => {
    const now = buildPrompt({ name: 'Winter', draft_content: 'A loud street' });
    fakeApi.versions = [
      { version: 2, source: 'edited', texts: now },
      { version: 1, source: 'edited', texts: { ...now, draft_content: 'A quiet street' } },
    ];
    const { user } = await showEdit({ ...now, version: 2 });
    await user.click(screen.getByRole('button', { name: 'Versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
    expect(await dialog.findByRole('button', { name: /^Current/ })).toHaveTextContent(
      'Draft Content: “quiet” became “loud”',
    );
    const first = dialog.getByRole('button', { name: /^Version 1/ });
    expect(first).toHaveTextContent('Created');
    expect(first).toHaveTextContent('Draft Content: begins “A quiet street”');
    await user.click(first);
    expect(await dialog.findByRole('heading', { name: 'Draft Content' })).toBeVisible();
    expect(document.querySelector('del')).toHaveTextContent('quiet');
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version 1 restored.')).toBeVisible();
    expect(field('Draft Content')).toHaveValue('A quiet street');
  });
});
