import { http, renderApp, serveEachTest, server } from '@maquette/web-testing';
import { toast } from '@maquette/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { InspirationImage } from './features/inspirations/components/inspiration-image';
import RoutedApp from './routed-app';
import { buildCollection, buildInspiration } from './testing/builders';

serveEachTest();

const PAGINATION = { page: 1, per_page: 40, has_more: false };
type Inspiration = ReturnType<typeof buildInspiration>;
type Collection = ReturnType<typeof buildCollection>;

interface Api {
  inspirations: Inspiration[];
  collections: Collection[];
  meta: { design_types: string[]; style_tags: string[]; style_tag_counts: number[] };
  copies: Inspiration[];
  /** Queries of the list. */
  listed: URLSearchParams[];
  /** Bodies that changed something, each behind its method and path. */
  sent: [string, unknown][];
}

let api: Api;

beforeAll(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => act(() => toast.clear()));

beforeEach(() => {
  api = {
    inspirations: [],
    collections: [],
    meta: { design_types: ['general', 'logo'], style_tags: ['calm', 'warm'], style_tag_counts: [3, 1] },
    copies: [],
    listed: [],
    sent: [],
  };
  const note = async (request: Request) => {
    const type = request.headers.get('content-type') ?? '';
    const body = type.startsWith('application/json')
      ? ((await request.json()) as unknown)
      : type.startsWith('multipart')
        ? Object.fromEntries(
            [...(await request.formData())].map(([name, value]) => [
              name,
              typeof value === 'string' ? value : value.name,
            ]),
          )
        : undefined;
    api.sent.push([`${request.method} ${new URL(request.url).pathname}`, body]);
  };
  server.use(
    http.get('/api/inspirations', ({ request, response }) => {
      api.listed.push(new URL(request.url).searchParams);
      return response(200).json({ data: api.inspirations, pagination: PAGINATION });
    }),
    http.get('/api/inspirations/meta', ({ response }) => response(200).json(api.meta)),
    http.post('/api/inspirations/find_copies', ({ response }) => response(200).json({ copies: api.copies })),
    http.post('/api/inspirations', async ({ request, response }) => {
      await note(request);
      return response(201).json({ inspiration: buildInspiration() });
    }),
    http.get('/api/inspirations/{id}', ({ params, response }) =>
      response(200).json(api.inspirations.find(({ id }) => id === params.id) ?? buildInspiration()),
    ),
    http.patch('/api/inspirations/{id}', async ({ request, response }) => {
      const body = (await request.clone().json()) as object;
      await note(request);
      return response(200).json({ ...buildInspiration(), ...body });
    }),
    http.delete('/api/inspirations/{id}', async ({ request, response }) => {
      await note(request);
      return response(200).json({ message: 'Inspiration deleted successfully!' });
    }),
    http.get('/api/collections', ({ response }) =>
      response(200).json({ data: api.collections, pagination: PAGINATION }),
    ),
    http.post('/api/collections', async ({ request, response }) => {
      await note(request);
      api.collections = [buildCollection({ id: 'new', name: 'Piers' }), ...api.collections];
      return response(201).json(api.collections[0]!);
    }),
    http.get('/api/collections/{id}', ({ params, response }) =>
      response(200).json(api.collections.find(({ id }) => id === params.id) ?? buildCollection()),
    ),
    http.patch('/api/collections/{id}', async ({ request, response }) => {
      await note(request);
      return response(200).json(buildCollection());
    }),
    http.delete('/api/collections/{id}', async ({ request, response }) => {
      await note(request);
      return response(200).json({ message: 'Collection deleted successfully!' });
    }),
    http.post('/api/collections/{id}/restore', async ({ request, response }) => {
      await note(request);
      return response(200).json(buildCollection());
    }),
    http.get('/api/collections/{id}/items', ({ response }) =>
      response(200).json({ data: api.inspirations, pagination: PAGINATION }),
    ),
    http.post('/api/collections/{id}/items', async ({ request, response }) => {
      await note(request);
      return response(200).json({ collection: buildCollection(), changed: 1, not_found: [] });
    }),
    http.delete('/api/collections/{id}/items', async ({ request, response }) => {
      await note(request);
      return response(200).json({ collection: buildCollection(), changed: 1, not_found: [] });
    }),
    http.post('/api/images/bulk-urls', async ({ request, response }) => {
      const { files } = await request.json();
      return response(200).json({
        urls: files.map((file) => ({ ...file, url: `/files/${file.bucket}/${file.path}` })),
      });
    }),
    http.get('/api/get-available-providers', ({ response }) => response(200).json({ providers: {} })),
  );
});

const show = (path = '/dashboard/inspiration') => renderApp(<RoutedApp />, { path });
const focus = async (title: string) => {
  const card = await details(title);
  act(() => card.focus());
};
const details = (title: string) => screen.findByRole('button', { name: `Details of ${title}` });

describe('the inspirations page', () => {
  it('shows what was saved: its prompt as the title, type, provider and three of its tags', async () => {
    api.inspirations = [
      buildInspiration({ style_tags: ['a', 'b', 'c', 'd', 'e'] }),
      buildInspiration({ id: '2', prompt: ' ' }),
    ];
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Inspirations' })).toBeVisible();
    expect(screen.getByText('Your saved designs and collections')).toBeVisible();
    const card = (await details('A calm harbour')).closest('li')!;
    expect(within(card).getByText('a, b, c, +2')).toBeVisible();
    expect(within(card).getByText('Logo')).toBeVisible();
    expect(within(card).getByText('Midjourney')).toBeVisible();
    expect(await details('Untitled Inspiration')).toBeVisible();
  });

  it('asks for a picture when its card has been there for 100 ms', () => {
    jest.useFakeTimers();
    try {
      const inspiration = {
        width: 8,
        height: 6,
        averageColor: '#123456',
        thumbnails: [{ url: '/files/1', width: 384 }],
      };
      const { container } = render(<InspirationImage inspiration={inspiration} shownWidth={290} alt="" />);
      act(() => void jest.advanceTimersByTime(99));
      expect(container.querySelector('img')).toBeNull();
      act(() => void jest.advanceTimersByTime(1));
      expect(container.querySelector('img')).toHaveAttribute('src', '/files/1');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is narrowed by search, type, tags and colour, in the address', async () => {
    api.inspirations = [buildInspiration()];
    const { user, address } = show();
    await details('A calm harbour');
    await user.click(screen.getByRole('button', { name: 'Show Filters' }));
    const panel = screen.getByRole('region', { name: 'Filters' });
    expect(within(panel).getByRole('combobox', { name: 'Design Type' })).toHaveTextContent('All Types');
    await user.click(await within(panel).findByRole('checkbox', { name: 'warm 1' }));
    await user.click(within(panel).getByRole('button', { name: 'Blue' }));
    await waitFor(() => expect(api.listed.at(-1)?.get('color')).toBe('#2f6fbf'));
    expect(Object.fromEntries(api.listed.at(-1)!)).toMatchObject({ style_tags: 'warm', sort: 'closest' });
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveTextContent('Closest Color');
    await user.type(screen.getByRole('searchbox'), 'pier');
    await waitFor(() => expect(api.listed.at(-1)?.get('search')).toBe('pier'));
    expect(address()).toContain('tags=warm');
    await user.click(within(panel).getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(api.listed.at(-1)?.get('color')).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveTextContent('Newest First');
    await user.click(screen.getByRole('button', { name: 'Hide Filters' }));
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it('says what it is narrowed by while the panel is shut, and gives each back', async () => {
    api.inspirations = [buildInspiration()];
    const { user, address } = show('/dashboard/inspiration?type=logo&color=%232f6fbf');
    await details('A calm harbour');
    await user.click(screen.getByRole('button', { name: 'Hide Filters (2)' }));
    const summary = within(screen.getByRole('group', { name: 'Filters in use' }));
    expect(summary.getByText('1 found')).toBeVisible();
    await user.click(summary.getByRole('button', { name: 'Remove the filter Blue' }));
    await waitFor(() => expect(address()).toBe('/dashboard/inspiration?type=logo'));
  });

  it('shows a list as well, with two tags', async () => {
    api.inspirations = [buildInspiration({ style_tags: ['a', 'b', 'c'] })];
    const { user, address } = show();
    await details('A calm harbour');
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(await screen.findByText('a, b, +1')).toBeVisible();
    expect(address()).toBe('/dashboard/inspiration?view=list');
  });

  it('opens the details of one, and says what is missing', async () => {
    api.inspirations = [buildInspiration({ prompt: '', style_tags: [], design_type: '', provider: '' })];
    const { user } = show();
    await user.click(await details('Untitled Inspiration'));
    const dialog = await screen.findByRole('dialog', { name: 'Inspiration Details' });
    expect(within(dialog).getByText('No prompt provided.')).toBeVisible();
    expect(within(dialog).getAllByText('N/A')).toHaveLength(3);
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('begins a design or an analysis with one, and a moodboard with those that are selected', async () => {
    api.inspirations = [
      buildInspiration(),
      buildInspiration({ id: '2', prompt: 'A pier' }),
      buildInspiration({ id: '3', prompt: 'Words alone', image_url: null, image_filename: null }),
    ];
    const { user, address, unmount } = show();
    for (const title of ['A calm harbour', 'A pier', 'Words alone']) {
      await focus(title);
      await user.keyboard('x');
    }
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(within(bar).getByText('3 selected')).toBeVisible();
    await user.click(within(bar).getByRole('button', { name: 'Send to moodboard' }));
    expect(address()).toBe('/dashboard/designs/moodboard?source=inspiration:1&source=inspiration:2');
    unmount();
    const again = show('/dashboard/inspiration?open=2');
    const dialog = await screen.findByRole('dialog', { name: 'Inspiration Details' });
    await again.user.click(within(dialog).getByRole('button', { name: 'Use as image' }));
    expect(again.address()).toBe('/dashboard/designs?source=inspiration:2');
    again.unmount();
    const third = show('/dashboard/inspiration?open=2');
    const details2 = await screen.findByRole('dialog', { name: 'Inspiration Details' });
    await third.user.click(within(details2).getByRole('button', { name: 'Analyze' }));
    expect(third.address()).toBe('/dashboard/analysis?source=inspiration:2');
  });

  it('says that nothing has the word or the filters, and clears them', async () => {
    const { user, address, unmount } = show('/dashboard/inspiration?search=zebra&type=logo');
    expect(await screen.findByRole('heading', { name: 'Nothing matches “zebra”' })).toBeVisible();
    expect(screen.getByText('No inspirations found. Try adjusting filters or creating new ones!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Search and Filters' }));
    expect(address()).toBe('/dashboard/inspiration');
    unmount();
    show('/dashboard/inspiration?tab=collections&search=zebra');
    expect(await screen.findByText('No collections found. Try adjusting filters or creating new ones!')).toBeVisible();
    expect(screen.getByText('Clear Search')).toBeVisible();
  });

  it('says that there is nothing, and what went wrong', async () => {
    const { unmount } = show();
    expect(await screen.findByText('No inspirations found. Try adjusting filters or creating new ones!')).toBeVisible();
    unmount();
    server.use(
      http.get('/api/inspirations', ({ response }) =>
        response.untyped(HttpResponse.json({ error: 'Closed.' }, { status: 500 })),
      ),
    );
    show();
    expect(await screen.findByText('Error fetching inspirations: Closed. What you saved is safe.')).toBeVisible();
  });

  it('edits and deletes what has the focus, by keys', async () => {
    api.inspirations = [buildInspiration()];
    const { user } = show();
    await focus('A calm harbour');
    await user.keyboard('e');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Inspiration' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove calm' }));
    await user.click(within(dialog).getByRole('button', { name: /^Save changes/ }));
    expect(await within(dialog).findByText('Style tags are required to save.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /Style tags/ }), 'bold, warm{Enter}');
    await user.click(within(dialog).getByRole('button', { name: /^Save changes/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent.at(-1)).toEqual([
      'PATCH /api/inspirations/1',
      { prompt: 'A calm harbour', design_type: 'logo', provider: 'Midjourney', style_tags: ['bold', 'warm'] },
    ]);
    await focus('A calm harbour');
    await user.keyboard('{Delete}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Inspiration deleted successfully!')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

describe('saving an image', () => {
  const open = async () => {
    const shown = show();
    await screen.findByRole('heading', { name: 'Nothing saved yet' });
    await shown.user.click(screen.getByRole('button', { name: 'Save an image' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save to Inspirations' });
    return { ...shown, dialog };
  };
  const picture = new File([new Uint8Array([1, 2, 3])], 'pier.png', { type: 'image/png' });

  it('asks for all that is needed, takes tags as chips, and says that it is saved', async () => {
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
    expect(await within(dialog).findByText('Prompt is required to save.')).toBeVisible();
    expect(within(dialog).getByText('AI provider is required to save.')).toBeVisible();
    expect(within(dialog).getByText('Style tags are required to save.')).toBeVisible();
    expect(within(dialog).getAllByText('Image is required to save.')[0]).toBeVisible();
    await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, picture);
    await user.type(within(dialog).getByLabelText('Prompt'), 'A pier');
    await user.type(within(dialog).getByLabelText('AI provider'), 'Midjourney');
    await user.click(await within(dialog).findByRole('button', { name: 'Add warm' }));
    await user.type(within(dialog).getByRole('textbox', { name: /Style tags/ }), 'bold,');
    await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('Design saved to Inspirations!')).toBeVisible();
    expect(api.sent.at(-1)).toMatchObject([
      'POST /api/inspirations',
      { prompt: 'A pier', design_type: 'general', provider: 'Midjourney', style_tags: 'bold' },
    ]);
  });

  it('needs a design type', async () => {
    api.inspirations = [buildInspiration({ design_type: '' })];
    const { user } = show();
    await focus('A calm harbour');
    await user.keyboard('e');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Inspiration' });
    await user.click(within(dialog).getByRole('button', { name: /^Save changes/ }));
    expect((await within(dialog).findAllByText('Design type is required to save.'))[0]).toBeVisible();
  });

  it('warns before the same picture is saved once more', async () => {
    api.copies = [buildInspiration()];
    const { user, dialog } = await open();
    await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, picture);
    expect(await within(dialog).findByText(/^You saved this picture already, on /)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Save again/ })).toBeVisible();
  });

  it('goes on without suggestions when they cannot be had', async () => {
    server.use(
      http.get('/api/inspirations/meta', ({ response }) => response.untyped(HttpResponse.json({}, { status: 400 }))),
    );
    const { dialog } = await open();
    expect(
      await within(dialog).findByText('Failed to load tag options. You can still proceed with manual entry.'),
    ).toBeVisible();
  });

  it.each([
    [() => HttpResponse.json({}, { status: 400 }), 'Failed to save inspiration (Status: 400)'],
    [() => HttpResponse.json({ error: 'The image is damaged.' }, { status: 400 }), 'The image is damaged.'],
    [() => HttpResponse.error(), 'An unexpected error occurred.'],
  ])('tells why it failed, and keeps what was written', async (answer, sentence) => {
    server.use(http.post('/api/inspirations', ({ response }) => response.untyped(answer())));
    const { user, dialog } = await open();
    await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, picture);
    await user.type(within(dialog).getByLabelText('Prompt'), 'A pier');
    await user.type(within(dialog).getByLabelText('AI provider'), 'Midjourney');
    await user.click(await within(dialog).findByRole('button', { name: 'Add warm' }));
    await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
    expect(await within(dialog).findByText(sentence)).toBeVisible();
    expect(within(dialog).getByLabelText('Prompt')).toHaveValue('A pier');
  });
});

describe('collections', () => {
  it('are made from the page, and need a name', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: '+ New Collection' }));
    const dialog = await screen.findByRole('dialog', { name: 'New Collection' });
    await user.click(within(dialog).getByRole('button', { name: /^Create/ }));
    expect(await within(dialog).findByText('Please enter a name for your collection')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Piers');
    await user.click(within(dialog).getByRole('button', { name: /^Create/ }));
    expect(await screen.findByText('Collection "Piers" created.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Piers' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Collections' })).toHaveAttribute('aria-selected', 'true');
  });

  it('show their name and how many designs they hold', async () => {
    api.collections = [buildCollection({ design_count: 3 }), buildCollection({ id: 'b', name: ' ', design_count: 1 })];
    show('/dashboard/inspiration?tab=collections');
    expect(await screen.findByRole('link', { name: 'Harbours' })).toBeVisible();
    expect(screen.getByText('3 designs')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Untitled Collection' })).toBeVisible();
    expect(screen.getByText('1 design')).toBeVisible();
  });

  it('say that there are none, and what went wrong', async () => {
    const { unmount } = show('/dashboard/inspiration?tab=collections');
    expect(await screen.findByText('No collections found. Try adjusting filters or creating new ones!')).toBeVisible();
    unmount();
    server.use(
      http.get('/api/collections', ({ response }) =>
        response.untyped(HttpResponse.json({ error: 'Closed.' }, { status: 500 })),
      ),
    );
    show('/dashboard/inspiration?tab=collections');
    expect(await screen.findByText('Error fetching collections: Closed. What you saved is safe.')).toBeVisible();
  });

  it('are renamed, deleted and restored', async () => {
    api.collections = [buildCollection({ design_count: 3 })];
    const { user } = show('/dashboard/inspiration?tab=collections');
    await user.click(await screen.findByRole('button', { name: 'Actions of Harbours' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename Collection' });
    await user.clear(within(dialog).getByRole('textbox', { name: 'Name' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Quays{Enter}');
    expect(await screen.findByText('Collection renamed.')).toBeVisible();
    expect(api.sent.at(-1)).toEqual(['PATCH /api/collections/c1', { name: 'Quays' }]);
    await user.click(await screen.findByRole('button', { name: 'Actions of Harbours' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(
      'Are you sure you want to delete "Harbours"? This action cannot be undone. Its 3 inspirations stay in All Inspirations.',
    );
    await user.click(within(question).getByRole('button', { name: 'Delete collection' }));
    expect(await screen.findByText('Collection deleted successfully!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Collection restored.')).toBeVisible();
  });

  it('take in by keyboard, and by dragging', async () => {
    api.inspirations = [buildInspiration()];
    api.collections = [buildCollection()];
    const { user } = show();
    const card = await details('A calm harbour');
    act(() => card.focus());
    await user.keyboard('c');
    const choice = await screen.findByRole('dialog', { name: 'Add to collection' });
    expect(choice).toHaveAccessibleDescription('A calm harbour');
    const harbours = await within(choice).findByRole('button', { name: /^Harbours/ });
    expect(harbours).toHaveFocus();
    expect(await within(choice).findByText(/^In it already/)).toBeVisible();
    await user.click(harbours);
    expect(await screen.findByText('Inspiration added to "Harbours".')).toBeVisible();
    expect(api.sent.at(-1)).toEqual(['POST /api/collections/c1/items', { inspiration_ids: ['1'] }]);
    api.sent = [];
    const dataTransfer = { setData: jest.fn(), effectAllowed: '', dropEffect: '', types: [] };
    fireEvent.dragStart(card.closest('li')!, { dataTransfer });
    const shelf = await screen.findByRole('region', { name: 'Collections to drop on' });
    const target = (await within(shelf).findByText('Harbours')).closest('li')!;
    fireEvent.dragEnter(target, { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
    await waitFor(() =>
      expect(api.sent.at(-1)).toEqual(['POST /api/collections/c1/items', { inspiration_ids: ['1'] }]),
    );
    expect(screen.queryByRole('region', { name: 'Collections to drop on' })).not.toBeInTheDocument();
  });

  it('are made of what is dragged', async () => {
    api.inspirations = [buildInspiration()];
    const { user } = show();
    const card = await details('A calm harbour');
    const dataTransfer = { setData: jest.fn(), effectAllowed: '', dropEffect: '', types: [] };
    fireEvent.dragStart(card.closest('li')!, { dataTransfer });
    const shelf = await screen.findByRole('region', { name: 'Collections to drop on' });
    fireEvent.drop(within(shelf).getByText('New Collection').closest('li')!, { dataTransfer });
    const dialog = await screen.findByRole('dialog', { name: 'New Collection' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Piers{Enter}');
    expect(await screen.findByText('Inspiration added to "Piers".')).toBeVisible();
    expect(api.sent.at(-1)).toEqual(['POST /api/collections/new/items', { inspiration_ids: ['1'] }]);
  });

  it('give back what is taken out, with Undo, and have the cover that one chooses', async () => {
    api.inspirations = [buildInspiration()];
    api.collections = [buildCollection()];
    const { user } = show('/dashboard/inspiration/collections/c1?view=list');
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbours' })).toBeVisible();
    const choose = async (action: string) => {
      await user.click(await screen.findByRole('button', { name: 'Actions of A calm harbour' }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    };
    await choose('Use as cover');
    expect(await screen.findByText('Cover changed.')).toBeVisible();
    expect(api.sent.at(-1)).toEqual(['PATCH /api/collections/c1', { cover_id: '1' }]);
    await choose('Remove from collection');
    expect(await screen.findByText('Inspiration removed from "Harbours".')).toBeVisible();
    expect(api.sent.at(-1)).toEqual(['DELETE /api/collections/c1/items', { inspiration_ids: ['1'] }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.sent.at(-1)?.[0]).toBe('POST /api/collections/c1/items'));
  });
});
