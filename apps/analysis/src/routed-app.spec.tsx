import type { AnalysisResponse, AnalyzerResponse } from '@maquette/api-client';
import { toast } from '@maquette/ui';
import { http, renderApp, serveEachTest, server } from '@maquette/web-testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import RoutedApp from './routed-app';
import { buildAnalysis, buildAnalyzer, PALETTE } from './testing/builders';

configure({ asyncUtilTimeout: 10_000 });
serveEachTest();

const PICTURE = new File(['picture'], 'harbour.png', { type: 'image/png' });

let api: {
  analyzers: AnalyzerResponse[];
  past: AnalysisResponse[];
  answer: AnalysisResponse;
  /** Paths and bodies of what was asked for. */
  sent: [string, unknown][];
};

beforeAll(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => act(() => toast.clear()));

const note = async (request: Request) => {
  const isForm = request.headers.get('content-type')?.startsWith('multipart');
  const body: unknown = isForm
    ? Object.fromEntries(
        [...(await request.formData())].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
      )
    : await request.json();
  api.sent.push([new URL(request.url).pathname, body]);
};

beforeEach(() => {
  api = { analyzers: [buildAnalyzer(), PALETTE], past: [], answer: buildAnalysis(), sent: [] };
  server.use(
    http.get('/api/v1/analyzers', ({ response }) => response(200).json(api.analyzers)),
    http.get('/api/v1/analysis', ({ response }) =>
      response(200).json({ analyses: api.past, pagination: { page: 1, per_page: 10, has_more: false } }),
    ),
    http.get('/api/v1/analysis/{id}', ({ response }) => response(200).json(api.answer)),
    http.post('/api/v1/analysis/describe_image', async ({ request, response }) => {
      await note(request);
      return response(200).json(api.answer);
    }),
    http.post('/api/v1/analyze', async ({ request, response }) => {
      await note(request);
      return response(200).json(api.answer);
    }),
    http.post('/api/v1/analysis/save-as-prompt', async ({ request, response }) => {
      await note(request);
      return response(201).json({ message: 'Analysis result saved as prompt successfully.', prompt_id: 'p1' });
    }),
    http.post('/api/images/bulk-urls', async ({ request, response }) => {
      const { files } = await request.json();
      return response(200).json({
        urls: files.map((file) => ({ ...file, url: `http://localhost/files/${file.bucket}/${file.path}` })),
      });
    }),
    http.untyped.get('http://localhost/files/*', () =>
      HttpResponse.arrayBuffer(new Uint8Array([1]).buffer, { headers: { 'content-type': 'image/png' } }),
    ),
    http.untyped.get('http://localhost/rest/v1/brands', () => HttpResponse.json([{ id: 'b1', brand_name: 'Alder' }])),
    http.get('/api/inspirations/meta', ({ response }) =>
      response(200).json({ design_types: [], style_tags: [], style_tag_counts: [] }),
    ),
    http.get('/api/get-available-providers', ({ response }) => response(200).json({ providers: {} })),
    http.post('/api/inspirations/find_copies', ({ response }) => response(200).json({ copies: [] })),
  );
});

const show = async (path = '/dashboard/analysis') => {
  const view = renderApp(<RoutedApp />, { path });
  await screen.findByRole('heading', { name: 'Analysis', level: 1 });
  const choose = async (file: File) => {
    const zone = await screen.findByLabelText('Image');
    fireEvent.change(zone, { target: { files: [file] } });
  };
  return {
    ...view,
    choose,
    method: () => screen.getByRole('combobox', { name: 'Analysis method' }),
    run: () => screen.getByRole('button', { name: 'Run Analysis' }),
    pick: async (name: string) => {
      await view.user.click(screen.getByRole('combobox', { name: 'Analysis method' }));
      await view.user.click(await screen.findByRole('option', { name }));
    },
  };
};
const isReady = (method: () => HTMLElement, name = 'Describe (built in)') =>
  waitFor(() => expect(method()).toHaveTextContent(name));

describe('the page of analyses', () => {
  it('begins with the describer, no result, and a button that waits for a picture', async () => {
    api.analyzers = [PALETTE, buildAnalyzer()];
    const { method, run } = await show();
    await isReady(method);
    expect(screen.getByRole('heading', { name: 'No Analysis Results Yet' })).toBeVisible();
    expect(run()).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Text' })).toBeDisabled();
    expect(screen.getByText('Maximum 5MB.')).toBeVisible();
  });

  it('begins with the first method where there is no describer', async () => {
    api.analyzers = [PALETTE];
    const { method } = await show();
    await isReady(method, 'Palette');
  });

  it('describes a picture: waits, shows every text, and keeps the result in the address', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('/api/v1/analysis/describe_image', async ({ request, response }) => {
        await note(request);
        await held;
        return response(200).json(api.answer);
      }),
    );
    const { user, method, run, choose, address } = await show();
    await isReady(method);
    await choose(PICTURE);
    expect(await screen.findByRole('img', { name: 'Preview of harbour.png' })).toBeVisible();
    await user.click(run());
    expect(await screen.findByText('Analyzing... Please wait.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Analyzing...' })).toHaveAttribute('aria-disabled', 'true');
    answer();
    const texts = await screen.findByRole('list', { name: 'Descriptions' });
    expect(within(texts).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Measured from the pixels.')).toBeVisible();
    expect(api.sent).toEqual([['/api/v1/analysis/describe_image', { image_file: 'harbour.png' }]]);
    await waitFor(() => expect(address()).toBe('/dashboard/analysis?analysis=a1'));
  });

  it('is cancelled while it runs, and keeps what was chosen', async () => {
    server.use(http.post('/api/v1/analysis/describe_image', () => new Promise<never>(() => undefined)));
    const { user, method, run, choose } = await show();
    await isReady(method);
    await choose(PICTURE);
    await user.click(run());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Run the analysis: what is found stands here within seconds.')).toBeVisible();
    expect(run()).toBeEnabled();
    expect(screen.getByRole('img', { name: 'Preview of harbour.png' })).toBeVisible();
  });

  it('asks the other methods by their slug', async () => {
    api.answer = buildAnalysis({
      analyzer: 'palette',
      descriptions: null,
      result: 'Palette of 2 colours: navy, cream.',
    });
    const { user, method, run, choose, pick } = await show();
    await isReady(method);
    await pick('Palette');
    await choose(PICTURE);
    await user.click(run());
    expect(await screen.findByText('Palette of 2 colours: navy, cream.')).toBeVisible();
    expect(api.sent).toEqual([['/api/v1/analyze', { analyzer_slug: 'palette', file: 'harbour.png' }]]);
  });

  it('clears picture and result when the method changes', async () => {
    const { user, method, run, choose, pick } = await show();
    await isReady(method);
    await choose(PICTURE);
    await user.click(run());
    await screen.findByRole('list', { name: 'Descriptions' });
    await pick('Palette');
    expect(await screen.findByRole('heading', { name: 'No Analysis Results Yet' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Preview of harbour.png' })).toBeNull();
    expect(run()).toBeDisabled();
  });

  it('clears an error when the method changes', async () => {
    server.use(
      http.post('/api/v1/analysis/describe_image', ({ response }) =>
        response.untyped(HttpResponse.json({ error: 'The provider account has no credit left.' }, { status: 502 })),
      ),
    );
    const { user, method, run, choose, pick } = await show();
    await isReady(method);
    await choose(PICTURE);
    await user.click(run());
    expect(await screen.findByRole('alert')).toHaveTextContent('The provider account has no credit left.');
    await pick('Palette');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says what went wrong when nobody says why', async () => {
    const { user, method, run, choose } = await show();
    await isReady(method);
    await choose(PICTURE);
    // an answer that cannot be read at all
    server.use(
      http.post('/api/v1/analysis/describe_image', ({ response }) =>
        response.untyped(new HttpResponse('{', { headers: { 'content-type': 'application/json' } })),
      ),
    );
    await user.click(run());
    expect(await screen.findByText('An unexpected error occurred.')).toBeVisible();
  });

  it('takes JPEG, PNG and WebP alone', async () => {
    const { method, choose } = await show();
    await isReady(method);
    await choose(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText('Please upload a valid image file (JPG, PNG, WebP).')).toBeVisible();
  });

  it('refuses what is larger than 5 MB', async () => {
    const { method, choose } = await show();
    await isReady(method);
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await choose(large);
    expect(await screen.findByText('large.png is 5 MB; the limit is 5 MB.')).toBeVisible();
  });

  it('says by the keys what the button cannot: that a picture is missing', async () => {
    const { user, method } = await show();
    await isReady(method);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Please select an image file for this analyzer.')).toBeVisible();
  });

  it('says when there are no methods, and that one must be selected', async () => {
    api.analyzers = [];
    const { user, method } = await show();
    await isReady(method, 'No analysis methods available');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Please select an analysis method.')).toBeVisible();
  });

  it('says when the methods could not be loaded, and tries again', async () => {
    server.use(
      http.get('/api/v1/analyzers', ({ response }) => response.untyped(new HttpResponse(null, { status: 500 })), {
        once: true,
      }),
    );
    const { user, method } = await show();
    await isReady(method, 'Error loading methods');
    expect(screen.getByText('Could not load analysis methods.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await isReady(method);
  });

  it.each([
    ['text', 'Text input analysis is not yet implemented.'],
    ['sound', 'Unsupported input type for analyzer: sound'],
  ])('says of a method that takes %s what cannot be done', async (type, sentence) => {
    api.analyzers = [buildAnalyzer({ name: 'Other', input_type: type as 'text' })];
    const { user, method, run } = await show();
    await isReady(method, 'Other');
    expect(run()).toBeEnabled();
    await user.click(run());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(api.sent).toEqual([]);
  });

  it('begins with a design that the address names, and does not send its picture again', async () => {
    server.use(
      http.get('/api/designs/{id}', ({ response }) =>
        response.untyped(HttpResponse.json({ id: 'd1', prompt: 'A lighthouse', supabase_path: 'u/d1.png' })),
      ),
    );
    const { user, method, run } = await show('/dashboard/analysis?source=design:d1');
    await isReady(method);
    expect(await screen.findByRole('img', { name: 'Preview of A lighthouse.png' })).toBeVisible();
    await user.click(run());
    await screen.findByRole('list', { name: 'Descriptions' });
    expect(api.sent).toEqual([['/api/v1/analysis/describe_image', { design_id: 'd1' }]]);
  });

  it('says when the picture that the address names cannot be had', async () => {
    server.use(
      http.get('/api/inspirations/{id}', ({ response }) =>
        response.untyped(HttpResponse.json({ error: 'Inspiration not found' }, { status: 404 })),
      ),
    );
    await show('/dashboard/analysis?source=inspiration:i1');
    expect(await screen.findByText('Inspiration not found')).toBeVisible();
  });
});

describe('what comes of an analysis', () => {
  const PATH = '/dashboard/analysis?analysis=a1';

  it('is saved as a prompt, which says so and closes', async () => {
    const { user } = await show(PATH);
    await user.click(await screen.findByRole('button', { name: 'Save as Prompt' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save as Prompt' });
    expect(within(dialog).getByRole('textbox', { name: 'Prompt content' })).toHaveValue(
      'A calm harbour in navy\nHarbour, navy, cream',
    );
    const name = within(dialog).getByRole('textbox', { name: 'Prompt name' });
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: /^Save Prompt/ }));
    expect(await within(dialog).findByText('Please enter a name for your prompt')).toBeVisible();
    await user.type(name, ' Harbour ');
    await user.click(within(dialog).getByRole('button', { name: /^Save Prompt/ }));
    expect(await within(dialog).findByText('Analysis result saved as prompt successfully.')).toBeVisible();
    expect(api.sent).toEqual([
      [
        '/api/v1/analysis/save-as-prompt',
        { prompt_name: 'Harbour', prompt_text: 'A calm harbour in navy\nHarbour, navy, cream', brand_id: null },
      ],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays in the dialog when it could not be saved', async () => {
    server.use(
      http.post('/api/v1/analysis/save-as-prompt', ({ response }) =>
        response.untyped(new HttpResponse(null, { status: 500 })),
      ),
    );
    const { user } = await show(PATH);
    await user.click(await screen.findByRole('button', { name: 'Save as Prompt' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save as Prompt' });
    await user.click(within(dialog).getByRole('button', { name: /^Save Prompt/ }));
    expect(await within(dialog).findByText('Failed to save prompt.')).toBeVisible();
  });

  it('is not offered as a prompt by a method whose results are none', async () => {
    api.answer = buildAnalysis({ can_save_as_prompt: false, descriptions: null, result: 'All is legible.' });
    await show(PATH);
    expect(await screen.findByText('All is legible.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save as Prompt' })).toBeNull();
  });

  it('begins a design with one of its texts', async () => {
    const { user, address } = await show(PATH);
    const texts = await screen.findByRole('list', { name: 'Descriptions' });
    await user.click(within(texts).getAllByRole('button', { name: 'New Design' })[1]!);
    expect(address()).toBe('/dashboard/designs?create=');
  });

  it('gives its colours to a brand, behind the palettes that are there', async () => {
    api.answer = buildAnalysis({
      descriptions: null,
      result: 'Palette of 2 colours',
      facts: {
        palette: [
          { hex: '#1b2a4a', name: 'Navy', share: 0.6 },
          { hex: '#f5efe0', name: 'Cream', share: 0.4 },
        ],
        pairs: [{ one: '#1b2a4a', other: '#f5efe0', contrast: 12.4 }],
      },
    });
    const text = JSON.stringify({ brandName: 'Alder', colorPalettes: [{ name: 'Old', primary: { hex: '#000000' } }] });
    let saved: { strategy_text: string; version?: number } | undefined;
    server.use(
      http.get('/api/brand-profiles/{id}', ({ response }) =>
        response.untyped(HttpResponse.json({ profile: { id: 'b1', strategy_text: text, strategy_version: 3 } })),
      ),
      http.patch('/api/brands/{id}/strategy', async ({ request, response }) => {
        saved = await request.json();
        return response.untyped(HttpResponse.json({}));
      }),
    );
    const { user } = await show(PATH);
    expect(await screen.findByRole('region', { name: 'Palette' })).toHaveTextContent('12.4:1 AAA');
    await user.click(screen.getByRole('button', { name: 'Add Colours to Brand' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Colours to Brand' });
    await user.click(within(dialog).getByRole('button', { name: /^Add Colours/ }));
    expect(await within(dialog).findByText('Please choose a brand.')).toBeVisible();
    await user.click(within(dialog).getByRole('combobox', { name: 'Brand' }));
    await user.click(await screen.findByRole('option', { name: 'Alder' }));
    await user.click(within(dialog).getByRole('button', { name: /^Add Colours/ }));
    expect(await screen.findByText('The palette is in the strategy of the brand.')).toBeVisible();
    expect(saved?.version).toBe(3);
    expect(JSON.parse(saved?.strategy_text ?? '')).toMatchObject({
      brandName: 'Alder',
      colorPalettes: [
        { name: 'Old' },
        {
          name: 'Palette of harbour',
          primary: { hex: '#1b2a4a', name: 'Navy' },
          secondary: { hex: '#f5efe0', name: 'Cream' },
          accent: null,
        },
      ],
    });
  });

  it('is saved with its picture as an inspiration', async () => {
    const { user } = await show(PATH);
    await user.click(await screen.findByRole('button', { name: 'Save to Inspirations' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save to Inspirations' });
    expect(within(dialog).getByRole('textbox', { name: 'Prompt' })).toHaveValue('A calm harbour in navy');
    expect(within(dialog).getByRole('img', { name: 'Preview of harbour.png' })).toBeVisible();
  });

  it('marks the lines of text in the picture, and says which are too faint', async () => {
    const line = { confidence: 96, x: 80, y: 60, width: 400, height: 60, is_large: false };
    api.answer = buildAnalysis({
      descriptions: null,
      result: 'Open House',
      facts: {
        lines: [{ ...line, text: 'Open House', colour: '#bbbbbb', ground: '#ffffff', contrast: 1.9 }],
      },
    });
    const view = await show(PATH);
    const lines = await screen.findByRole('region', { name: 'Lines of text' });
    expect(lines).toHaveTextContent('Open House1.9:1 too low, 4.5 is needed');
    const { user } = view;
    const marks = () => view.container.querySelectorAll('figure span').length;
    expect(marks()).toBe(0);
    await user.hover(within(lines).getByText('Open House'));
    expect(marks()).toBe(1);
    await user.unhover(within(lines).getByText('Open House'));
    fireEvent.focus(within(lines).getByRole('button', { name: 'Open House' }));
    await waitFor(() => expect(marks()).toBe(1));
  });

  it('shows the colours as they are seen by people who lack one, and says which look alike then', async () => {
    const palette = [
      { hex: '#c04040', name: 'Red', share: 0.5 },
      { hex: '#5a6a30', name: 'Moss', share: 0.5 },
    ];
    const confusions = [{ one: '#c04040', other: '#5a6a30', seen_by: 'protanopia' as const, apart: 40, alike: 6 }];
    api.answer = buildAnalysis({
      descriptions: null,
      result: 'Red and moss.',
      facts: { palette, confusions, faint_lines: [] },
    });
    await show(PATH);
    const facts = await screen.findByRole('region', { name: 'Colour vision' });
    expect(facts).toHaveTextContent('Red and Moss look nearly alike to people without red cones (protanopia)');
    expect(
      within(facts)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'All colors',
      'No redProtanopia, 1 man in 100',
      'No greenDeuteranopia, 1 man in 100',
      'No blueTritanopia, 1 person in 10,000 or fewer',
    ]);
  });

  it('stands in the list, opens from there, and goes to the trash with a way back', async () => {
    api.past = [buildAnalysis(), buildAnalysis({ id: 'a2', name: 'pier.png', status: 'failed', error: 'No credit.' })];
    server.use(http.delete('/api/v1/analysis/{id}', ({ response }) => response(200).json({ message: 'Deleted.' })));
    const { user, address } = await show();
    const past = await screen.findByRole('list', { name: 'Your analyses' });
    expect(past).toHaveTextContent('No credit.');
    await user.click(within(past).getByRole('link', { name: 'harbour.png' }));
    expect(address()).toBe('/dashboard/analysis?analysis=a1');
    expect(await screen.findByRole('list', { name: 'Descriptions' })).toBeVisible();
    await user.click(within(past).getAllByRole('button', { name: 'Delete' })[0]!);
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Analysis deleted successfully!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard/analysis'));
  });
});
