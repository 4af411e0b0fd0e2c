import { renderApp } from '@maquette/web-testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import RoutedApp from '../../routed-app';
import { ALDER, fakeApi, http, refusal, server, withFakeApi } from '../../testing/fake-api';
import { buildPrompt } from '../../testing/prompt-builder';
import { findPrompts } from '../prompts/list';

configure({ asyncUtilTimeout: 5_000 });
withFakeApi();

const show = (query = '') => renderApp(<RoutedApp />, { path: `/dashboard/prompts${query}` });
const list = () => screen.findByRole('list', { name: 'Saved prompts' });
const titles = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const actionsOf = async (name: string) => {
  const row = within(await list())
    .getByRole('link', { name })
    .closest('li')!;
  return within(row);
};

describe('The list of prompts', () => {
  it('has a row for each: name, the beginning of its text, brand, type', async () => {
    fakeApi.prompts = [
      buildPrompt({ name: 'Winter', draft_content: 'x'.repeat(80), brand_profile_id: ALDER, prompt_type: 'logo' }),
      buildPrompt({ name: '', draft_content: '', brand_profile_id: '33333333-3333-4333-8333-999999999999' }),
    ];
    show();
    expect(screen.getByRole('status', { name: 'Loading prompts...' })).toBeVisible();
    expect(await titles()).toEqual(['Winter', 'Untitled']);
    const rows = within(await list());
    expect(rows.getByText(`${'x'.repeat(60)}…`)).toBeVisible();
    expect(rows.getByText('No content.')).toBeVisible();
    expect(await rows.findByText('Alder')).toBeVisible();
    expect(rows.getByText('Logo')).toBeVisible();
    expect(rows.getByText('General')).toBeVisible();
    expect(rows.getByText('Unknown Brand')).toBeVisible();
  });

  it('is filed by type, with how many are in each folder', async () => {
    fakeApi.prompts = [
      buildPrompt({ name: 'A', prompt_type: 'social-media-post' }),
      buildPrompt({ name: 'B' }),
      buildPrompt({ name: 'C', prompt_type: 'Client letters' }),
    ];
    const { user, address } = show();
    const folders = within(await screen.findByRole('navigation', { name: 'Folders' }));
    expect(await folders.findByRole('button', { name: /Client letters 1/ })).toBeVisible();
    expect(folders.getByRole('button', { name: /All Prompts 3/ })).toHaveAttribute('aria-current', 'page');
    await user.click(folders.getByRole('button', { name: /Social media post 1/ }));
    await waitFor(async () => expect(await titles()).toEqual(['A']));
    expect(address()).toBe('/dashboard/prompts?type=social-media-post');
  });

  it('says that the folders could not be loaded, and reads them again', async () => {
    fakeApi.prompts = [buildPrompt()];
    server.use(http.get('/api/prompts/types', ({ response }) => response.untyped(refusal(500)), { once: true }));
    const { user } = show();
    expect(await screen.findByText('Error loading folders')).toBeVisible();
    expect(screen.getByText('Failed to fetch prompt categories.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /General 1/ })).toBeVisible();
  });

  it('is searched by the server, and shows what it found in the text', async () => {
    fakeApi.prompts = [
      buildPrompt({ name: 'One', draft_content: `${'word '.repeat(30)}needle in it` }),
      buildPrompt({ name: 'Two' }),
    ];
    const { user } = show();
    await user.type(await screen.findByRole('searchbox', { name: 'Search prompts...' }), 'needle');
    await waitFor(async () => expect(await titles()).toEqual(['One']));
    const found = within(await list()).getByText('needle');
    expect(found.tagName).toBe('MARK');
    expect(found.parentElement).toHaveTextContent(/^….*needle in it$/);
    expect(screen.getByText('1 prompt found')).toBeVisible();
    expect(fakeApi.asked.at(-1)?.get('search')).toBe('needle');
  });

  it('says that nothing matches, with the way back', async () => {
    fakeApi.prompts = [buildPrompt({ name: 'One' })];
    const { user } = show('?search=nothing');
    expect(await screen.findByText('No prompts match your search')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(await titles()).toEqual(['One']);
  });

  it('is narrowed by brand, and cleared again', async () => {
    fakeApi.prompts = [buildPrompt({ name: 'One' })];
    const { user, address } = show(`?brand=${ALDER}`);
    expect(await screen.findByText('No prompts match your filters')).toBeVisible();
    expect(fakeApi.asked.at(-1)?.get('brand_id')).toBe(ALDER);
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await titles()).toEqual(['One']);
    expect(address()).toBe('/dashboard/prompts');
  });

  it('comes ten at a time, in the order that is asked for', async () => {
    fakeApi.prompts = Array.from({ length: 12 }, (_, index) => buildPrompt({ name: `P${index + 1}` }));
    const { user, address } = show('?sort=alphabetical');
    expect(await titles()).toHaveLength(10);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    expect(screen.getByText('1–10 of 12')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await titles()).toEqual(['P11', 'P12']));
    expect(address()).toBe('/dashboard/prompts?sort=alphabetical&page=2');
    expect(Object.fromEntries(fakeApi.asked.at(-1)!)).toMatchObject({ skip: '10', limit: '10', sort: 'alphabetical' });
  });

  it('invites to write the first one', async () => {
    const { user, address } = show();
    expect(await screen.findByText('No saved prompts yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New Prompt' }));
    expect(await screen.findByRole('heading', { name: 'Create New Prompt' })).toBeVisible();
    expect(address()).toBe('/dashboard/prompts/new');
  });

  it('says why it could not be read, and is read again', async () => {
    fakeApi.prompts = [buildPrompt({ name: 'One' })];
    server.use(http.get('/api/prompts', ({ response }) => response.untyped(refusal(500)), { once: true }));
    const { user } = show();
    expect(await screen.findByText('Failed to fetch prompts.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await titles()).toEqual(['One']);
  });
});

describe('A prompt of the list', () => {
  it('is thrown away when that is confirmed, and comes back by Undo', async () => {
    fakeApi.prompts = [buildPrompt({ name: 'Winter' }), buildPrompt({ name: 'Spring' })];
    const { id } = fakeApi.prompts[0]!;
    const { user } = show();
    await user.click((await actionsOf('Winter')).getByRole('button', { name: 'More actions of Winter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(
      within(dialog).getByText('Are you sure you want to delete "Winter"? This action cannot be undone.'),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Prompt deleted successfully!')).toBeVisible();
    expect(await titles()).toEqual(['Spring']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(fakeApi.restored).toEqual([id]));
  });

  it('stays when it could not be deleted, and the dialog says why', async () => {
    fakeApi.prompts = [buildPrompt({ name: 'Winter' })];
    server.use(http.delete('/api/prompts/{id}', ({ response }) => response.untyped(refusal(500))));
    const { user } = show();
    await user.click((await actionsOf('Winter')).getByRole('button', { name: 'More actions of Winter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error: Failed to delete prompt.')).toBeVisible();
    expect(fakeApi.prompts).toHaveLength(1);
  });

  it('is chosen with others, and they are thrown away together', async () => {
    fakeApi.prompts = ['A', 'B', 'C'].map((name) => buildPrompt({ name }));
    const { user } = show();
    await list();
    await user.click(screen.getByRole('checkbox', { name: 'Select A' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select C' }));
    await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 prompts deleted.')).toBeVisible();
    expect(await titles()).toEqual(['B']);
  });

  it('is duplicated, which tells the copy’s id and leads to it', async () => {
    fakeApi.prompts = [buildPrompt({ name: 'Winter' })];
    const { user, address } = show();
    await user.click((await actionsOf('Winter')).getByRole('button', { name: 'More actions of Winter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const id = '55555555-5555-4555-8555-cccccccccccc';
    expect(await screen.findByText(`Prompt duplicated. The new prompt's ID is ${id}.`)).toBeVisible();
    await waitFor(async () => expect(await titles()).toEqual(['The copy', 'Winter']));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(address()).toBe(`/dashboard/prompts/${id}/edit`);
    expect(await screen.findByDisplayValue('The copy')).toBeVisible();
  });

  it('that could not be duplicated says why', async () => {
    fakeApi.prompts = [buildPrompt({ name: 'Winter' })];
    server.use(
      http.post('/api/prompts/{id}/clone', ({ response }) =>
        response.untyped(refusal(409, { error: 'You have reached the limit.' })),
      ),
    );
    const { user } = show();
    await user.click((await actionsOf('Winter')).getByRole('button', { name: 'More actions of Winter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(
      await screen.findByText('Failed to duplicate prompt: You have reached the limit. Please try again later.'),
    ).toBeVisible();
  });

  it('leads to its editor', async () => {
    fakeApi.prompts = [buildPrompt({ name: 'Winter' })];
    const { user } = show();
    await user.click((await actionsOf('Winter')).getByRole('button', { name: 'More actions of Winter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByRole('heading', { name: 'Edit Prompt' })).toBeVisible();
  });
});

describe('The details of a prompt', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Prompt Details' });

  it('are opened by its name, and have its whole text', async () => {
    fakeApi.prompts = [buildPrompt({ name: 'Winter', draft_content: 'A street. '.repeat(20).trim() })];
    const { user, address } = show();
    await user.click(within(await list()).getByRole('link', { name: 'Winter' }));
    expect(within(await dialog()).getByRole('group', { name: 'Prompt' })).toHaveTextContent(
      'A street. '.repeat(20).trim(),
    );
    expect(address()).toBe(`/dashboard/prompts?prompt=${fakeApi.prompts[0]!.id}`);
    await user.keyboard('{Escape}');
    expect(address()).toBe('/dashboard/prompts');
  });

  it('fill its variables in, those of the brand by themselves, and lead to a new design with the words', async () => {
    fakeApi.values = { 'brand.palette.primary': '#1f3d2b' };
    fakeApi.prompts = [
      buildPrompt({
        name: 'Winter',
        draft_content: 'A {{what}} in {{brand.palette.primary}}, {{brand.promise}} and {{brand.colour}}',
        brand_profile_id: ALDER,
        prompt_type: 'flyer',
      }),
    ];
    const { user, address } = show(`?prompt=${fakeApi.prompts[0]!.id}`);
    expect(await screen.findByDisplayValue('#1f3d2b')).toBeVisible();
    const shown = within(await dialog());
    expect(shown.getByLabelText('Brand promise')).toHaveAccessibleDescription(
      'Alder does not say. Fill it in by hand.',
    );
    expect(shown.getByLabelText('brand.colour')).toHaveAccessibleDescription(
      'A brand has nothing of this name. Fill it in by hand.',
    );
    expect(shown.getByText(/^3 variables are not filled in yet/)).toBeVisible();
    await user.type(shown.getByLabelText('what'), 'flyer');
    expect(shown.getByRole('group', { name: 'Prompt' })).toHaveTextContent(
      'A flyer in #1f3d2b, {{brand.promise}} and {{brand.colour}}',
    );
    await user.click(shown.getByRole('button', { name: 'Use in New Design' }));
    expect(shown.getByLabelText('Brand promise')).toHaveFocus();
    expect(shown.getByLabelText('Brand promise')).toBeInvalid();
    expect(shown.getByLabelText('brand.colour')).toBeInvalid();
    expect(shown.getByLabelText('what')).toBeValid();
    await user.click(shown.getByRole('button', { name: 'Use as they are' }));
    expect(address()).toBe(`/dashboard/designs?create=${ALDER}`);
  });

  it('say that there is no text', async () => {
    fakeApi.prompts = [buildPrompt({ draft_content: '' })];
    show(`?prompt=${fakeApi.prompts[0]!.id}`);
    expect(await screen.findByText('No prompt text available.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use in New Design' })).toBeDisabled();
  });

  it('show what was made of it', async () => {
    fakeApi.prompts = [buildPrompt()];
    fakeApi.designs = [{ id: 'd1', prompt: 'A street at night', status: 'completed', image_url: null }];
    show(`?prompt=${fakeApi.prompts[0]!.id}`);
    const made = within(await screen.findByRole('list', { name: 'Designs made from this prompt' }));
    expect(made.getByRole('link', { name: 'A street at night' })).toHaveAttribute('href', '/dashboard/designs/d1');
  });

  it('come with what Generate makes for its brand', async () => {
    fakeApi.prompts = [buildPrompt({ name: 'Winter', brand_profile_id: ALDER })];
    const { user } = show();
    await user.click((await actionsOf('Winter')).getByRole('button', { name: 'Generate' }));
    expect(await within(await dialog()).findByRole('group', { name: 'Generated prompt' })).toHaveTextContent(
      'A quiet street. For “Alder”.',
    );
    expect(screen.getByText('Written for Alder. The draft stays as it is.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Draft' }));
    expect(screen.getByRole('group', { name: 'Prompt' })).toHaveTextContent(/^A quiet street$/);
    expect(screen.queryByText(/^Written for/)).not.toBeInTheDocument();
  });

  it('name the variables that Generate filled in', async () => {
    const prompt = buildPrompt({
      name: 'Winter',
      brand_profile_id: ALDER,
      draft_content: 'A {{what}} in {{brand.palette.primary}}, set in {{brand.fonts.heading}}',
    });
    fakeApi.prompts = [prompt];
    server.use(
      http.get('/api/prompts/generate', ({ response }) => {
        const text = 'A {{what}} in #1f3d2b, set in Fraunces.';
        prompt.final_prompt = text;
        return response(200).json({ final_prompt: text, generated_text: text });
      }),
    );
    const { user } = show();
    await user.click((await actionsOf('Winter')).getByRole('button', { name: 'Generate' }));
    expect(
      await screen.findByText(
        'Written for Alder. Primary colour and Heading font were filled in. The draft stays as it is.',
      ),
    ).toBeVisible();
  });

  it('ask for a brand where it has none, before anything is generated', async () => {
    fakeApi.prompts = [buildPrompt({ name: 'Winter' })];
    const { user } = show();
    await user.click((await actionsOf('Winter')).getByRole('button', { name: 'Generate' }));
    const shown = within(await dialog());
    await user.click(shown.getByRole('button', { name: 'Generate' }));
    expect(await shown.findByText('Brand ID is required')).toBeVisible();
    await user.click(shown.getByRole('combobox', { name: /Brand/ }));
    await user.click(await screen.findByRole('option', { name: 'Alder' }));
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(await screen.findByRole('group', { name: 'Generated prompt' })).toBeVisible();
  });

  it('say when it is not there any more', async () => {
    show('?prompt=55555555-5555-4555-8555-eeeeeeeeeeee');
    expect(await screen.findByText('Prompt not found.')).toBeVisible();
  });
});

it('what the commands find is a prompt by its name, or by its first words', async () => {
  fakeApi.prompts = [buildPrompt({ name: '', draft_content: 'Leaves' }), buildPrompt({ name: 'Leaflet' })];
  const found = await findPrompts('lea', new AbortController().signal);
  expect(found.map(({ name }) => name)).toEqual(['Leaves', 'Leaflet']);
  expect(found[0]?.path).toBe(`/dashboard/prompts/${fakeApi.prompts[0]!.id}/edit`);
});
