import { API, renderApp, server } from '@maquette/web-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import RoutedApp from '../../routed-app';
import { buildDesign, buildUnfinished } from '../../testing/design-builder';
import { fakeApi, withFakeApi } from '../../testing/fake-api';

withFakeApi();

async function show(...headlines: string[]) {
  const view = renderApp(<RoutedApp />, { path: '/dashboard/designs' });
  const cards = await Promise.all(
    headlines.map(async (name) => (await screen.findByRole('link', { name })).closest('li') as HTMLElement),
  );
  return { ...view, cards };
}
const namedDesigns = (...names: string[]) => names.map((name) => buildDesign({ id: name, prompt: name }));
const picture = (headline: string) => screen.getByRole('button', { name: `Enlarge ${headline}` });

/** Puts the focus on a card, which brings its toolbar. */
async function tools(headline: string) {
  fireEvent.focus(picture(headline));
  return within(await screen.findByRole('group', { name: 'Actions' }));
}

describe('Deleting', () => {
  it('asks, deletes, tells, and takes it back on Undo', async () => {
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup' }), buildDesign({ id: 'b', prompt: 'A bag' })];
    const { user } = await show('A cup');
    await user.click((await tools('A cup')).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
    expect(
      within(dialog).getByText('Are you sure you want to delete "A cup"? This action cannot be undone.'),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Design deleted successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'A cup' })).not.toBeInTheDocument());
    expect(fakeApi.deleted).toEqual(['a']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'A cup' })).toBeVisible();
    expect(fakeApi.restored).toEqual(['a']);
  });

  it('stays in the dialog with the reason when it fails', async () => {
    server.use(http.delete(`${API}/api/designs/:id`, () => HttpResponse.json({}, { status: 500 })));
    fakeApi.designs = [buildDesign({ prompt: 'A cup' })];
    const { user } = await show('A cup');
    await user.click((await tools('A cup')).getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error: Failed to delete design.')).toBeVisible();
    expect(screen.getByText('A cup')).toBeInTheDocument();
  });

  describe('by keyboard', () => {
    const DELETE = '{Delete}{Tab}{Enter}';

    it('goes to the next card, from the last to the one before, and from the only one to the main region', async () => {
      fakeApi.designs = namedDesigns('One', 'Two', 'Three');
      const { user } = renderApp(
        <main tabIndex={-1}>
          <RoutedApp />
        </main>,
        { path: '/dashboard/designs' },
      );
      await screen.findByRole('link', { name: 'Two' });
      act(() => picture('Two').focus());
      await user.keyboard(DELETE);
      await waitFor(() => expect(picture('Three')).toHaveFocus());
      await user.keyboard(DELETE);
      await waitFor(() => expect(picture('One')).toHaveFocus());
      await user.keyboard(DELETE);
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    });

    it('goes from a selection to the card after the first that was deleted', async () => {
      fakeApi.designs = namedDesigns('One', 'Two', 'Three', 'Four', 'Five');
      const { user } = await show('Two');
      fireEvent.click(picture('Two'), { ctrlKey: true });
      act(() => picture('Four').focus());
      await user.keyboard(`x${DELETE}`);
      await waitFor(() => expect(picture('Three')).toHaveFocus());
      expect(fakeApi.deleted.toSorted()).toEqual(['Four', 'Two']);
    });

    it('stays on the card when it is not deleted after all', async () => {
      fakeApi.designs = namedDesigns('One', 'Two');
      const { user } = await show('Two');
      act(() => picture('Two').focus());
      act(() => screen.getByRole('button', { name: 'Delete' }).focus());
      await user.keyboard('{Enter}');
      await screen.findByRole('alertdialog');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(picture('Two')).toHaveFocus());
    });
  });
});

describe('Downloading', () => {
  const clicked: { name: string }[] = [];
  beforeEach(() => {
    clicked.length = 0;
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ name: this.download });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('says that it starts and that it is done, and names the file after prompt, day and kind', async () => {
    let send = () => undefined as void;
    const ready = new Promise<void>((resolve) => (send = resolve));
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup', image_url: `${API}/files/a` })];
    server.use(
      http.get(`${API}/files/a`, async () => {
        await ready;
        return new HttpResponse(new Blob(['x']), { headers: { 'content-type': 'image/webp' } });
      }),
    );
    const { user } = await show('A cup');
    await user.click((await tools('A cup')).getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Starting download...')).toBeVisible();
    send();
    expect(await screen.findByText('Download completed successfully!')).toBeVisible();
    expect(clicked[0]?.name).toMatch(/^A_cup_\d{4}-\d\d-\d\d\.webp$/);
  });

  it('says that it failed', async () => {
    fakeApi.designs = [buildDesign({ prompt: 'A cup', image_url: `${API}/files/a` })];
    server.use(http.get(`${API}/files/a`, () => new HttpResponse(null, { status: 404 })));
    const { user } = await show('A cup');
    await user.click((await tools('A cup')).getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Download failed. Please try again.')).toBeVisible();
  });

  it('says that there is nothing to download', async () => {
    fakeApi.designs = [buildUnfinished({ id: 'a', prompt: 'A cup' })];
    const { user } = renderApp(<RoutedApp />, { path: '/dashboard/designs/a' });
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await screen.findByText('No image available for download.')).toBeVisible();
  });
});

describe('The prompt', () => {
  it('opens whole', async () => {
    const prompt = `A cup. ${'Steam in one line. '.repeat(20)}`;
    fakeApi.designs = [buildDesign({ prompt })];
    const { user } = await show('A cup');
    await user.click((await tools('A cup')).getByRole('button', { name: 'View prompt' }));
    expect(within(await screen.findByRole('dialog', { name: 'Prompt' })).getByText(prompt.trim())).toBeVisible();
  });

  it('is copied whole from its card', async () => {
    fakeApi.designs = [buildDesign({ prompt: 'A cup. Steam in one line.' })];
    const { user, cards } = await show('A cup');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    fireEvent.focus(picture('A cup'));
    await user.click(await within(cards[0] as HTMLElement).findByRole('button', { name: 'Copy prompt' }));
    expect(write).toHaveBeenCalledWith('A cup. Steam in one line.');
    write.mockRestore();
  });

  it('says when there is none', async () => {
    fakeApi.designs = [buildDesign({ prompt: '', operation: 'vectorize', design_type: 'general' })];
    const { user } = await show('Vectorize');
    await user.click((await tools('Vectorize')).getByRole('button', { name: 'View prompt' }));
    expect(await screen.findByText('No prompt text available.')).toBeVisible();
  });
});

describe('Running again', () => {
  it('sends the same recipe for one image and tells', async () => {
    fakeApi.brands = [{ id: 'brand-1', brand_name: 'Ember & Oak' }];
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup', design_type: 'flyer', brand_profile_id: 'brand-1' })];
    const { user } = await show('A cup');
    await user.click((await tools('A cup')).getByRole('button', { name: 'Run again' }));
    expect(await screen.findByText('Design re-execution started! It will appear here shortly.')).toBeVisible();
    expect(fakeApi.generated).toEqual([
      {
        provider: 'recraftai',
        operation: 'text-to-image',
        prompt: 'A cup',
        n: 1,
        design_type: 'flyer',
        brand_profile_id: 'brand-1',
        parent_id: 'a',
      },
    ]);
  });

  it('leaves a brand out that was deleted, and says so', async () => {
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup', brand_profile_id: 'brand-gone' })];
    const { user } = await show('A cup');
    await user.click((await tools('A cup')).getByRole('button', { name: 'Run again' }));
    expect(await screen.findByText('Its brand was deleted: the design is made without one.')).toBeVisible();
    expect(fakeApi.generated).toHaveLength(1);
    expect(fakeApi.generated[0]).not.toHaveProperty('brand_profile_id');
  });

  it('opens the form without a brand that was deleted, and says so', async () => {
    fakeApi.designs = [
      buildDesign({
        id: '44444444-4444-4444-8444-444444444444',
        prompt: 'A cup',
        brand_profile_id: 'brand-gone',
        brand_name: 'Old',
      }),
    ];
    const { user } = await show('A cup');
    act(() => picture('A cup').focus());
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Design' }));
    expect(
      await screen.findByText('Its brand was deleted. Choose another, or make the design without one.'),
    ).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Brand' })).toHaveTextContent('No Brand');
    await user.click(dialog.getByRole('button', { name: 'Generate Design' }));
    await waitFor(() => expect(fakeApi.generated).toHaveLength(1));
    expect(fakeApi.generated[0]).not.toHaveProperty('brand_profile_id');
  });

  it('makes a picture again from the pictures that it was made from', async () => {
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'In autumn', operation: 'image-to-image' })];
    fakeApi.recipe = { image_path: 'user/input.png', strength: 0.3 };
    const { user } = await show('In autumn');
    await user.click((await tools('In autumn')).getByRole('button', { name: 'Run again' }));
    expect(await screen.findByText('Design re-execution started! It will appear here shortly.')).toBeVisible();
    expect(fakeApi.generated).toEqual([
      {
        provider: 'recraftai',
        operation: 'image-to-image',
        prompt: 'In autumn',
        n: '1',
        design_type: 'logo',
        strength: '0.3',
        image_path: 'user/input.png',
        parent_id: 'a',
      },
    ]);
  });

  it('retries a failed design from its card', async () => {
    fakeApi.designs = [buildUnfinished({ prompt: 'A cup', status: 'failed', error: 'Too busy.' })];
    const { user, cards } = await show('A cup');
    await user.click(within(cards[0] as HTMLElement).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Design re-execution started! It will appear here shortly.')).toBeVisible();
  });

  it.each(['refused', 'bad_input', 'misconfigured', 'quota', 'budget'])(
    'offers to change what failed with %s: the same would only fail again',
    async (error_code) => {
      fakeApi.designs = [buildUnfinished({ prompt: 'A cup', status: 'failed', error: 'No.', error_code })];
      const { user, cards } = await show('A cup');
      const card = within(cards[0] as HTMLElement);
      expect(card.queryByRole('button', { name: 'Retry' })).toBeNull();
      await user.click(card.getByRole('button', { name: 'Edit and run again' }));
      expect(await screen.findByRole('dialog', { name: 'Create New Design' })).toBeVisible();
    },
  );

  it.each([
    ['Cannot re-execute: missing prompt or provider information.', { provider: '' }, undefined],
    ['Failed to re-execute design. Please try again.', {}, () => HttpResponse.json({}, { status: 500 })],
    ['Unexpected response from server.', {}, () => HttpResponse.json({ status: 'pending' }, { status: 202 })],
    [
      'The provider is switched off.',
      {},
      () => HttpResponse.json({ error: 'The provider is switched off.' }, { status: 400 }),
    ],
  ])('says: %s', async (text, changes, answer) => {
    if (answer) server.use(http.post(`${API}/api/designs/generate_async`, answer));
    fakeApi.designs = [buildDesign({ prompt: 'A cup', ...changes })];
    const { user } = await show('A cup');
    await user.click((await tools('A cup')).getByRole('button', { name: 'Run again' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('opens the form with the whole recipe to be edited', async () => {
    const [BRAND, DESIGN] = ['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444'];
    fakeApi.brands = [{ id: BRAND, brand_name: 'Ember & Oak' }];
    fakeApi.designs = [
      buildDesign({
        id: DESIGN,
        prompt: 'A cup',
        provider: 'studio',
        design_type: 'flyer',
        brand_profile_id: BRAND,
        brand_name: 'Ember & Oak',
      }),
    ];
    const { user } = await show('A cup');
    act(() => picture('A cup').focus());
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Design' }));
    expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A cup');
    expect(dialog.getByRole('combobox', { name: 'Design type' })).toHaveTextContent('Flyer');
    expect(await dialog.findByRole('radio', { name: 'Studio (built in)' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Generate Design' }));
    await waitFor(() =>
      expect(fakeApi.generated[0]).toMatchObject({
        prompt: 'A cup',
        provider: 'studio',
        n: 2,
        brand_profile_id: BRAND,
        parent_id: DESIGN,
      }),
    );
  });
});

describe('Editing the recipe of a picture made from pictures', () => {
  const open = async () => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup', operation: 'remove-background' })];
    fakeApi.recipe = { image_path: 'user/input.png' };
    const { user } = await show('A cup');
    act(() => picture('A cup').focus());
    await user.keyboard('e');
    return within(await screen.findByRole('dialog', { name: 'Create New Design' }));
  };

  it('brings them into the form', async () => {
    server.use(
      http.post(`${API}/api/images/bulk-urls`, () =>
        HttpResponse.json({ urls: [{ path: 'user/input.png', bucket: 'design-images', url: `${API}/files/input` }] }),
      ),
      http.get(
        `${API}/files/input`,
        () => new HttpResponse(new Blob(['x']), { headers: { 'content-type': 'image/png' } }),
      ),
    );
    expect(await (await open()).findByText('Image.png')).toBeVisible();
  });

  it('asks for one that cannot be had any more', async () => {
    const dialog = await open();
    expect(await screen.findByText('The image could not be fetched. Please choose it again.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Choose image' })).toBeVisible();
  });
});

describe('The viewer', () => {
  const three = ['One', 'Two', 'Three'].map((prompt) => buildDesign({ id: prompt, prompt }));

  it('gives the focus to the card of the picture that was shown last', async () => {
    fakeApi.designs = three;
    const { user } = await show('One', 'Two');
    await user.click(picture('One'));
    await screen.findByRole('dialog', { name: 'One' });
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Two' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(picture('Two')).toHaveFocus());
  });

  it('goes on with the next picture when one is deleted', async () => {
    fakeApi.designs = three;
    const { user } = await show('One', 'Two');
    await user.click(picture('Two'));
    await screen.findByRole('dialog', { name: 'Two' });
    await user.keyboard('{Delete}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Three' })).toBeVisible();
  });
});

describe('Comparing', () => {
  const comparison = (count: number) => screen.findByRole('dialog', { name: `Compare ${count} pictures` });

  it('shows the pictures of a request side by side, from the card of one of them', async () => {
    fakeApi.designs = ['a', 'b'].map((id, image_index) =>
      buildDesign({ id, original_id: 'a', prompt: `Cup ${id}`, image_index, is_multi_image: true }),
    );
    const { user } = await show('Cup a');
    await user.click((await tools('Cup a')).getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Compare its pictures/ }));
    const images = within(await comparison(2)).getAllByRole('img');
    expect(images.map((image) => image.getAttribute('alt'))).toEqual(['Cup a', 'Cup b']);
  });

  it('shows two to four designs that are selected, by keys alone, and keeps one of them', async () => {
    fakeApi.designs = namedDesigns('One', 'Two', 'Three');
    const { user } = await show('One');
    act(() => picture('One').focus());
    await user.keyboard('x{ArrowRight}xc');
    await comparison(2);
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(await screen.findByText('Design deleted successfully!')).toBeVisible();
    expect(fakeApi.deleted).toEqual(['One']);
    await waitFor(() => expect(picture('Two')).toHaveFocus());
  });

  it('is not offered for one picture alone, nor for five', async () => {
    fakeApi.designs = namedDesigns('1', '2', '3', '4', '5');
    const { user } = await show('1');
    act(() => picture('1').focus());
    await user.keyboard('c');
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByText('5 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says so where nothing is left to compare it with', async () => {
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'Cup', is_multi_image: true })];
    const { user } = await show('Cup');
    act(() => picture('Cup').focus());
    await user.keyboard('c');
    expect(await screen.findByText(/the only picture that is left of its request/)).toBeVisible();
  });
});

describe('The keyboard', () => {
  it('walks through the cards and acts on the one that has the focus', async () => {
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'One' }), buildDesign({ id: 'b', prompt: 'Two' })];
    const { user } = await show('One', 'Two');
    act(() => picture('One').focus());
    await user.keyboard('{ArrowRight}');
    expect(picture('Two')).toHaveFocus();
    await user.keyboard('.');
    await waitFor(() => expect(fakeApi.favorites).toEqual([['b', true]]));
    expect(await screen.findByRole('img', { name: 'Favourite' })).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(picture('One')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'One' })).toBeVisible();
  });

  it('enlarges a card right after its selection and its prompt were closed, however fast', async () => {
    fakeApi.designs = namedDesigns('One');
    await show('One');
    fireEvent.click(picture('One'), { ctrlKey: true });
    act(() => picture('One').focus());
    await userEvent.setup({ delay: null }).keyboard('{Escape}p{Escape}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'One' })).toBeVisible();
  });

  it('selects, extends and deletes what is selected', async () => {
    fakeApi.designs = ['One', 'Two', 'Three'].map((prompt) => buildDesign({ id: prompt, prompt }));
    const { user } = await show('One');
    act(() => picture('One').focus());
    await user.keyboard('x{Shift>}{ArrowRight}{/Shift}');
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.keyboard('{Delete}');
    const dialog = await screen.findByRole('alertdialog');
    expect(
      within(dialog).getByText('Are you sure you want to delete "2 designs"? This action cannot be undone.'),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 designs deleted.')).toBeVisible();
    expect(fakeApi.deleted.toSorted()).toEqual(['One', 'Two']);
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });
});

it('selects everything in the filter, also what is not loaded yet', async () => {
  fakeApi.perPage = 2;
  fakeApi.designs = ['One', 'Two', 'Three'].map((prompt) => buildDesign({ id: prompt, prompt }));
  const { user } = await show('One');
  fireEvent.click(picture('One'), { ctrlKey: true });
  await user.click(await screen.findByRole('button', { name: 'Select all in this filter' }));
  expect(await screen.findByText('3 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to favourites' }));
  await waitFor(() => expect(fakeApi.favorites.map(([id]) => id).toSorted()).toEqual(['One', 'Three', 'Two']));
});
