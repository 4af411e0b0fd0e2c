import { toast } from '@maquette/ui';
import { http, renderApp, server, serveEachTest } from '@maquette/web-testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import RoutedApp from '../../routed-app';
import { buildBrand } from '../../testing/brand-builder';
import type { BrandProfile } from '../../testing/brand-builder';

configure({ asyncUtilTimeout: 5_000 });

const DOCUMENT = {
  AudienceProfile: { Definition: 'Cooks', AwarenessLevel: { Level: 'Unaware' }, DeepPains: ['No time', 'Waste'] },
  ArchetypeStrategy: {
    BrandArchetypes: { Primary: 'Sage', Secondary: 'Hero' },
    RelationshipApproach: { Type: 'I can guide you' },
  },
  ColorPalettes: [
    {
      name: 'Harbour',
      Primary: { Hex: '#1b3a4b', Name: 'Deep water' },
      Accent: { Hex: '#d9572b', Name: '<b>Buoy</b>' },
    },
    { name: 'Moss', Primary: { Hex: '2f3e2e' } },
  ],
  TypographyOptions: [{ name: 'Warm', HeadingPrimary: { Font: 'Familjen Grotesk', Weights: [600] } }],
  MarketInsights: {
    PainPoints: [{ Name: 'Cost', Quotes: ['So dear - Ana'] }],
    Opportunities: [{ title: 'Small kitchens', potential: 85 }],
  },
  PositioningStrategy: { BrandPromise: 'You will sleep.' },
  VisualSystem: 'Quiet.',
  BrandVoiceGuide: { ChannelAdaptations: [{ channel: 'Email', tone: 'Warm' }] },
};
const TEXT = JSON.stringify(DOCUMENT);
const STATUS = {
  status: 'idle' as 'idle' | 'queued' | 'generating' | 'completed' | 'failed',
  progress: 0,
  error: null as string | null,
  strategy_type: null as string | null,
  strategy_text: null,
  completed_at: null,
};

let brand: BrandProfile;
let status: typeof STATUS;
let asked: string[];
let saved: unknown[];
const path = '/api/brands/{id}/strategy' as const;
const withText = (strategy_text: string, more: Partial<BrandProfile> = {}) => ({
  strategy_text,
  strategy_version: brand.strategy_version + 1,
  strategy_source: 'generated' as const,
  strategy_input_type: 'brand_strategy',
  ...more,
});
serveEachTest(
  http.get('/api/brand-profiles/{id}', ({ response }) => response(200).json({ profile: brand })),
  http.get(`${path}/status`, ({ response }) => response(200).json(status)),
  http.post(`${path}/{type}/background`, ({ params, response }) => {
    asked.push(`background ${params.type}`);
    status = { ...STATUS, status: 'generating', progress: 40, strategy_type: params.type };
    return response(202).json({ status: 'queued', job_id: brand.id });
  }),
  http.post(`${path}/{type}`, ({ params, response }) => {
    asked.push(`instant ${params.type}`);
    Object.assign(brand, withText(TEXT));
    status = { ...STATUS, status: 'completed', progress: 100 };
    return response(200).json({ result: TEXT, strategy_type: params.type });
  }),
  http.delete(`${path}/background`, ({ response }) => {
    asked.push('cancel');
    status = STATUS;
    return response(200).json({ status: 'idle' });
  }),
  http.patch(path, async ({ request, response }) => {
    const body = await request.json();
    saved.push(body);
    Object.assign(brand, withText(body.strategy_text, { strategy_source: 'edited' }));
    return response(200).json({
      strategy_input_type: body.strategy_input_type,
      strategy_text: body.strategy_text,
      version: brand.strategy_version,
    });
  }),
  http.get(`${path}/versions`, ({ response }) =>
    response(200).json({
      versions: [2, 1].map((version) => ({ version, source: 'edited', created_at: '2026-03-03T12:00:00Z' })),
      pagination: { page: 1, per_page: 100, has_more: false },
    }),
  ),
  http.get(`${path}/versions/{version}`, ({ response }) =>
    response(200).json({
      version: 1,
      source: 'edited',
      created_at: '2026-03-03T12:00:00Z',
      strategy_text: JSON.stringify({ ...DOCUMENT, PositioningStrategy: { BrandPromise: 'You will rest.' } }),
    }),
  ),
  http.post(`${path}/versions/{version}/restore`, ({ params, response }) => {
    asked.push(`restore ${params.version}`);
    Object.assign(brand, withText('{"VisualSystem": "As it was."}', { strategy_source: 'restored' }));
    return response(200).json({ strategy_input_type: null, strategy_text: brand.strategy_text ?? '', version: 3 });
  }),
);

beforeEach(() => {
  brand = buildBrand({ name: 'Alder' });
  status = STATUS;
  asked = [];
  saved = [];
});
afterEach(() => act(() => toast.clear()));

const show = () => renderApp(<RoutedApp />, { path: `/dashboard/brands/${brand.id}/strategy` });
const full = async () => {
  Object.assign(brand, withText(TEXT));
  const view = show();
  await screen.findByRole('navigation', { name: 'Sections' });
  return view;
};
const inText = async (text = TEXT) => {
  Object.assign(brand, withText(text));
  const view = show();
  await view.user.click(await screen.findByRole('radio', { name: 'Edit Text' }));
  return { ...view, area: screen.getByRole('textbox', { name: 'Strategy text' }) };
};
const told = (sentence: string) => screen.findByText(sentence, { selector: '[role=status]' });
const done = () => told('Brand strategy generated successfully!');
const generate = () => screen.findByRole('button', { name: 'Generate Brand Design Strategy' });

describe('A draft of the built-in writer', () => {
  const LINE = 'from the brief alone, with no research and no language model.';
  const draft = (sections: string[]) => JSON.stringify({ DraftedByBuiltInWriter: sections, ...DOCUMENT });

  it('says so where it is shown, on its printed cover, and where it is edited', async () => {
    Object.assign(brand, withText(draft(Object.keys(DOCUMENT))));
    const { user } = show();
    expect(await screen.findByText(LINE, { exact: false })).toHaveTextContent(/^Drafted by the built-in writer/);
    expect(screen.getAllByText('Built-in draft', { exact: false }).length).toBe(2);
    await user.click(screen.getByRole('radio', { name: 'Edit Text' }));
    expect(screen.getByText(LINE, { exact: false })).toBeVisible();
  });

  it('names its sections where others wrote the rest, and says nothing of what it did not draft', async () => {
    Object.assign(brand, withText(draft(['ColorPalettes', 'TypographyOptions'])));
    const { unmount } = show();
    expect(await screen.findByText(LINE, { exact: false })).toHaveTextContent(/^Colors and Typography: Drafted by/);
    unmount();
    await full();
    expect(screen.queryByText(LINE, { exact: false })).not.toBeInTheDocument();
  });
});

describe('The toolkit', () => {
  it('says that it is loading, then whose it is, with the way back', async () => {
    show();
    expect(await screen.findByText('Loading brand strategy toolkit...')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Strategy Toolkit' })).toBeVisible();
    expect(screen.getByText('Alder')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Brand' })).toHaveAttribute(
      'href',
      `/dashboard/brands/${brand.id}`,
    );
    expect(screen.getByRole('radio', { name: 'Background Generation' })).toBeChecked();
    expect(screen.getByRole('heading', { name: 'No Brand Strategy Available' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print Strategy' })).toBeNull();
  });

  it.each([
    [404, 'Brand not found.'],
    [500, 'Failed to load brand details.'],
  ])('answers %s with: %s', async (code, sentence) => {
    server.use(
      http.get('/api/brand-profiles/{id}', ({ response }) => response.untyped(HttpResponse.json({}, { status: code }))),
    );
    show();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('of a brand that is not there leads to the others, not to its page', async () => {
    server.use(
      http.get('/api/brand-profiles/{id}', ({ response }) => response.untyped(HttpResponse.json({}, { status: 404 }))),
    );
    show();
    expect(await screen.findByRole('link', { name: 'See All Brands' })).toHaveAttribute('href', '/dashboard/brands');
    expect(screen.queryByRole('link', { name: 'Back to Brand' })).toBeNull();
  });
});

describe('A generation', () => {
  it('in the background is queued, followed, and shown when it is done', async () => {
    const { user } = show();
    await user.click(await generate());
    expect(
      await screen.findByRole('progressbar', { name: 'Your brand strategy is queued for generation...' }),
    ).toBeVisible();
    expect(await screen.findByRole('progressbar', { name: 'Generating your brand strategy...' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    Object.assign(brand, withText(TEXT));
    status = { ...STATUS, status: 'completed', progress: 100 };
    await done();
    expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeVisible();
    expect(asked).toEqual(['background brand_strategy']);
  }, 20_000);

  it('is followed though an answer from before it was asked for comes late', async () => {
    let answerLate: (() => void) | undefined;
    server.use(
      http.get(
        `${path}/status`,
        async ({ response }) => {
          await new Promise<void>((resolve) => (answerLate = resolve));
          return response(200).json(STATUS);
        },
        { once: true },
      ),
    );
    const { user } = show();
    await user.click(await generate());
    expect(await screen.findByRole('progressbar')).toBeVisible();
    await act(async () => {
      answerLate?.();
      await new Promise((resolve) => setTimeout(resolve)); // a late answer has been read
    });
    Object.assign(brand, withText(TEXT));
    status = { ...STATUS, status: 'completed', progress: 100 };
    await done();
  }, 20_000);

  describe.each(['Visual Display', 'Edit Text'])('that ends over unsaved text, in %s', (mode) => {
    const over = async () => {
      const { user, area } = await inText('{"VisualSystem": "As saved."}');
      fireEvent.change(area, { target: { value: '{"VisualSystem": "As typed."}' } });
      await user.click(screen.getByRole('radio', { name: mode }));
      await user.click(screen.getByRole('radio', { name: 'Instant Generation' }));
      expect(screen.getByText('Not saved yet')).toBeVisible();
      await user.click(await generate());
      expect(await screen.findByText('You have unsaved text.')).toBeVisible();
      await done();
      expect(screen.getByRole('radio', { name: mode })).toBeChecked();
      expect(screen.getByText(/As typed\./)).toBeVisible();
      return user;
    };

    it('shows the new one when asked to, and undoes that', async () => {
      const user = await over();
      await user.click(screen.getByRole('button', { name: 'Show the new one' }));
      expect(await screen.findByText('Quiet.')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Strategy Toolkit' })).toHaveFocus();
      expect(screen.queryByText('You have unsaved text.')).toBeNull();
      expect(screen.queryByText('Not saved yet')).toBeNull();
      expect(screen.getByText('Your unsaved text was discarded.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await screen.findByText('As typed.')).toBeVisible();
      expect(screen.getByText('Not saved yet')).toBeVisible();
    });

    it('keeps what was typed when asked to, and saves it over the new one', async () => {
      const user = await over();
      await user.click(screen.getByRole('button', { name: 'Keep mine' }));
      expect(screen.getByRole('heading', { name: 'Strategy Toolkit' })).toHaveFocus();
      expect(screen.queryByText('You have unsaved text.')).toBeNull();
      expect(screen.queryAllByText('Brand strategy generated successfully!')).toEqual([]);
      expect(screen.getByText('Not saved yet')).toBeVisible();
      await user.click(screen.getByRole('radio', { name: 'Edit Text' }));
      await user.click(screen.getByRole('button', { name: 'Save Manual Changes' }));
      expect(await screen.findByText('Strategy saved.')).toBeVisible();
      expect(saved).toEqual([
        { strategy_input_type: 'brand_strategy', strategy_text: '{"VisualSystem": "As typed."}', version: 2 },
      ]);
      expect(screen.queryByText('Not saved yet')).toBeNull();
    });
  });

  it.each([
    ['another mode', 'radio', 'Edit Text'],
    ['the versions', 'button', 'Versions'],
  ])('that was successful says so until %s', async (_, role, name) => {
    const { user } = await full();
    await user.click(screen.getByRole('radio', { name: 'Instant Generation' }));
    await user.click(await generate());
    await done();
    await user.click(screen.getByRole(role, { name }));
    expect(screen.queryAllByText('Brand strategy generated successfully!')).toEqual([]);
  });

  it('that was successful says so until the text is edited', async () => {
    const { user, area } = await inText();
    fireEvent.change(area, { target: { value: 'Mine' } });
    await user.click(screen.getByRole('radio', { name: 'Instant Generation' }));
    await user.click(await generate());
    await done();
    fireEvent.change(area, { target: { value: 'Mine, and more' } });
    expect(screen.queryAllByText('Brand strategy generated successfully!')).toEqual([]);
    expect(screen.getByText('You have unsaved text.')).toBeVisible();
  });

  it('at once needs no polling', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: 'Instant Generation' }));
    await user.click(await generate());
    await done();
    expect(asked).toEqual(['instant brand_strategy']);
    expect(await screen.findByRole('heading', { name: 'Colors' })).toBeVisible();
  });

  it('that runs already is found when the page opens, refuses another one, and can be cancelled', async () => {
    status = { ...STATUS, status: 'queued' };
    const { user, area } = await inText();
    expect(area).toBeVisible();
    const progress = await screen.findByRole('progressbar', {
      name: 'Your brand strategy is queued for generation...',
    });
    expect(progress).toHaveTextContent('0%');
    await user.click(screen.getByRole('button', { name: 'Voice' }));
    expect(await screen.findByText('Strategy generation already in progress')).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Cancel/ }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(asked).toEqual(['cancel']);
  });

  it('that failed says why, and is tried again with its type', async () => {
    status = { ...STATUS, status: 'failed', error: 'The writer was away.', strategy_type: 'voice' };
    const { user } = show();
    await told('Brand strategy generation failed. The writer was away.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(asked).toEqual(['background voice']));
  });

  it.each([
    ['Failed to queue strategy generation', 'Background Generation', 'brand_strategy'],
    ['Failed to generate brand_strategy.', 'Instant Generation', 'brand_strategy'],
    ['Failed to start palette generation.', 'Background Generation', 'palette'],
  ])('that could not be asked for says: %s', async (sentence, way, type) => {
    const fail = () => HttpResponse.json({}, { status: 500 });
    server.use(
      http.post(`${path}/{type}/background`, ({ response }) => response.untyped(fail())),
      http.post(`${path}/{type}`, ({ response }) => response.untyped(fail())),
    );
    const { user } = await inText();
    await user.click(screen.getByRole('radio', { name: way }));
    await user.click(type === 'palette' ? screen.getByRole('button', { name: 'Palettes' }) : await generate());
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('whose status cannot be read says so', async () => {
    server.use(http.get(`${path}/status`, ({ response }) => response.untyped(HttpResponse.json({}, { status: 500 }))));
    show();
    expect(await screen.findByText('Failed to check generation status')).toBeVisible();
  });

  it('that brought no text says so', async () => {
    server.use(
      http.post(`${path}/{type}`, ({ response }) =>
        response(200).json({ result: ' ', strategy_type: 'brand_strategy' }),
      ),
    );
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: 'Instant Generation' }));
    await user.click(await generate());
    expect(await screen.findByText('No generated text received')).toBeVisible();
  });
});

describe('The display', () => {
  it('of a whole strategy needs one request for it', async () => {
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
    server.events.on('request:start', note);
    await full();
    server.events.removeListener('request:start', note);
    expect(asked.filter((path) => path.startsWith('/api/brand'))).toEqual([
      `/api/brand-profiles/${brand.id}`,
      `/api/brands/${brand.id}/strategy/status`,
    ]);
  });

  it('has a chapter and a place in the navigation for each section that says something, and for no other', async () => {
    const { user } = await full();
    const names = ['Overview', 'Market Insights', 'Audience', 'Archetype', 'Colors', 'Typography', 'Positioning'];
    names.push('Visual System', 'Brand Voice');
    const navigation = screen.getByRole('navigation', { name: 'Sections' });
    const listed = () =>
      within(navigation)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(listed()).toEqual(names);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(names);
    expect(within(navigation).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'location');
    await user.click(within(navigation).getByRole('link', { name: 'Colors' }));
    expect(within(navigation).getByRole('link', { name: 'Colors' })).toHaveAttribute('aria-current', 'location');
    expect(screen.getByRole('heading', { level: 2, name: 'Colors' })).toHaveFocus();
  });

  it('leaves out what a part of a strategy does not say', async () => {
    Object.assign(brand, withText('{"ColorPalettes": [{"name": "Harbour"}]}'));
    show();
    const navigation = await screen.findByRole('navigation', { name: 'Sections' });
    expect(within(navigation).getAllByRole('link')).toHaveLength(2);
  });

  it('sums up: insights, next steps that lead to their section, completeness', async () => {
    const { user } = await full();
    const overview = screen.getByRole('region', { name: 'Overview' });
    expect(within(overview).getByText('Positioning by archetype').closest('div')).toHaveTextContent(
      /Sage\s*Relationship approach\s*I can guide you$/,
    );
    expect(within(overview).getByText('1 market opportunity')).toBeVisible();
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled(this.id);
    };
    await user.click(within(overview).getByRole('button', { name: 'Choose color direction: 2 palettes' }));
    expect(scrolled).toHaveBeenCalledWith('colorPalettes');
    expect(screen.getByRole('heading', { level: 2, name: 'Colors' })).toHaveFocus();
    expect(within(overview).getByRole('button', { name: 'Define typography: 1 option' })).toBeVisible();
    expect(within(overview).getByRole('button', { name: 'Address pain points: 1' })).toBeVisible();
    const items = within(within(overview).getByRole('list', { name: 'Completeness' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Target Audience done',
      'Brand Archetype done',
      'Color System partly: 2 of 3 colors',
      'Typography partly: no face for text',
      'Positioning partly: one point so far',
      'Market Analysis done',
    ]);
  });

  it('says of colours that are there only in part that they are', async () => {
    Object.assign(
      brand,
      withText(
        '{"ColorPalettes": [{"name": "Reef", "Primary": {"Hex": "#1B3A4B"}, "Accent": {"Name": "Sea", "Hex": "blu"}}]}',
      ),
    );
    show();
    const parts = within(await screen.findByRole('list', { name: 'Completeness' }));
    expect(parts.getByText('Color System', { exact: false })).toHaveTextContent(
      'Color System partly: a color without a code that can be read',
    );
    // the same on paper
    expect(
      screen.getByText(/^In part: .*Color System \(a color without a code that can be read\)/),
    ).toBeInTheDocument();
  });

  it('has its contents on paper, each entry with a way to its chapter', async () => {
    await full();
    const overview = screen.getByRole('region', { name: 'Overview' });
    expect(within(overview).getByRole('link', { name: 'Brand Voice' })).toHaveAttribute('href', '#brandVoiceGuide');
  });

  it.each([
    ['rtl', 'أصحاب المقاهي الصغيرة الذين يحمصون قهوتهم بأنفسهم كل صباح، ويبيعونها لمن يعرف أسماءهم.'],
    ['ltr', 'Those who roast their own coffee, and call it نار.'],
  ])('runs %s as most of its letters do', async (dir, Definition) => {
    Object.assign(brand, withText(JSON.stringify({ AudienceProfile: { Definition } })));
    show();
    const chapter = await screen.findByRole('region', { name: 'Audience' });
    expect(chapter.closest('[dir]')).toHaveAttribute('dir', dir);
  });

  it('copies a colour by a click, and takes markup for words', async () => {
    const { user } = await full();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    const colors = screen.getByRole('region', { name: 'Colors' });
    await user.click(within(colors).getByRole('button', { name: 'Copy #1B3A4B' }));
    expect(await within(colors).findByText('Copied', { selector: '[role=status]' })).toBeVisible();
    expect(written).toHaveBeenCalledWith('#1B3A4B');
    expect(within(colors).getByText('<b>Buoy</b>')).toBeVisible();
  });

  it('splits the archetypes 70 to 30, and tells quotes from who said them', async () => {
    await full();
    const archetype = screen.getByRole('region', { name: 'Archetype' });
    expect(within(archetype).getByText('Primary 70%')).toBeVisible();
    expect(within(archetype).getByText('Secondary 30%')).toBeVisible();
    expect(screen.getByText('Ana').tagName).toBe('CITE');
  });

  it('sets one’s own words in the type, at the weights and the line height that are asked for', async () => {
    const { user } = await full();
    const type = screen.getByRole('region', { name: 'Typography' });
    const specimen = within(type).getByText('You will sleep.', { selector: 'p' });
    expect(specimen).toHaveStyle({ fontWeight: 600 });
    const body = within(type).getByText(/^Aa Bb Cc/).parentElement;
    expect(body).toHaveStyle({ fontWeight: 400, lineHeight: 1.6 });
    await user.click(within(type).getByRole('button', { name: 'Try your own words' }));
    expect(within(type).getByRole('radiogroup', { name: 'Heading weight' })).toBeVisible();
    expect(
      within(type)
        .getAllByRole('radio', { checked: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['600', '400']);
    expect(within(type).getByRole('slider', { name: 'Line height' })).toHaveValue('1.6');
    const heading = within(type).getByRole('textbox', { name: 'Heading' });
    await user.clear(heading);
    await user.type(heading, 'Slow fire');
    expect(within(type).getByText('Slow fire', { selector: 'p' })).toBeVisible();
    await user.click(within(within(type).getByRole('radiogroup', { name: 'Heading weight' })).getByText('300'));
    expect(within(type).getByText('Slow fire', { selector: 'p' })).toHaveStyle({ fontWeight: 300 });
    fireEvent.change(within(type).getByRole('slider', { name: 'Line height' }), { target: { value: '2' } });
    expect(body).toHaveStyle({ lineHeight: 2 });
  });

  it('says of the default template that it is one, and why', async () => {
    Object.assign(brand, withText('no strategy at all'));
    show();
    const notice = await screen.findByText('Using Default Strategy Template');
    expect(notice.parentElement).toHaveTextContent('Parsed data is not a valid object');
  });

  it('of a text in which no strategy is found shows that text before the template', async () => {
    Object.assign(brand, withText('A shop under the railway. No puns.'));
    show();
    const own = await screen.findByRole('region', { name: 'Your text' });
    expect(own).toHaveTextContent('A shop under the railway. No puns.');
    expect(screen.queryByText(/To be researched/)).toBeNull();
  });

  it('labels the shares as they are weighted, and says what the strategy itself gives', async () => {
    Object.assign(
      brand,
      withText('{"BrandArchetypes": {"Primary": "Ruler", "Secondary": "Sage", "PrimaryPercentage": 60}}'),
    );
    show();
    expect(await screen.findByText('The strategy itself gives 60 to 40.')).toBeVisible();
    expect(screen.getByText('Primary 70%')).toBeVisible();
  });

  it('sets vocabulary in one form, and what is said and avoided side by side', async () => {
    Object.assign(
      brand,
      withText(
        JSON.stringify({
          BrandVoiceGuide: {
            VocabularyPreferences: { preferred: ['fit'], avoid: ['a journey that elevates your whole day'] },
          },
        }),
      ),
    );
    show();
    const [preferred, avoided] = await Promise.all(
      ['fit', /^a journey/].map(async (word) => (await screen.findByText(word)).closest('ul')?.className),
    );
    expect(preferred).toBe(avoided);
  });

  it('says of a sample that it is one', async () => {
    Object.assign(brand, withText(TEXT, { strategy_source: 'template' }));
    show();
    expect(await screen.findByText(/^This is a sample\./)).toBeVisible();
  });

  it('says no more that it is a sample when the text is another', async () => {
    Object.assign(brand, withText(TEXT, { strategy_source: 'template' }));
    const { user } = show();
    await screen.findByText(/^This is a sample\./);
    await user.click(screen.getByRole('radio', { name: 'Edit Text' }));
    const area = screen.getByRole('textbox', { name: 'Strategy text' });
    fireEvent.change(area, { target: { value: '{"VisualSystem": "My own."}' } });
    await user.click(screen.getByRole('radio', { name: 'Visual Display' }));
    expect(await screen.findByText('My own.')).toBeVisible();
    expect(screen.queryByText(/This is a sample/)).toBeNull();
  });

  it('says that the text was repaired for it', async () => {
    Object.assign(brand, withText("{'VisualSystem': 'Loud',}"));
    show();
    expect(await screen.findByText(/^Punctuation.* The text itself is unchanged under Edit Text\.$/)).toBeVisible();
    expect(screen.getByText('Loud')).toBeVisible();
  });

  it('says that the end of a text is lost, where it stops in the middle', async () => {
    Object.assign(brand, withText('{"VisualSystem": "Loud", "MarketAnalysis": {"growthPotential": "Two ye'));
    show();
    expect(
      await screen.findByText(/^The text breaks off.*what stood after that is lost.*is unchanged under Edit Text\.$/),
    ).toBeVisible();
    expect(screen.getByText('Loud')).toBeVisible();
  });

  it('prints alone, from the text too', async () => {
    window.print = jest.fn();
    const { user } = await inText();
    await user.click(screen.getByRole('button', { name: 'Print Strategy' }));
    expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeVisible();
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  });

  it('has a cover for paper with its name, version and what it is; what is to be done next stays on the screen', async () => {
    Object.assign(brand, withText(TEXT, { strategy_source: 'template' }));
    const { container } = show();
    await screen.findByRole('navigation', { name: 'Sections' });
    const paper = container.querySelector('[data-prints]');
    expect(paper).toHaveTextContent(/Sample of a brand strategy, not written for this brand\s*Alder.*Version 1/);
    const screenOnly = (title: string) => screen.getByRole('heading', { name: title }).closest('[data-screen-only]');
    expect(['Recommended next steps', 'Completeness'].map(screenOnly)).not.toContain(null);
  });

  it('has a plate for each colour that is there, and names the ones that are not', async () => {
    Object.assign(
      brand,
      withText(
        JSON.stringify({
          ColorPalettes: [{ name: 'Reef', Primary: { Hex: 'blu', Name: 'Sea' }, Secondary: '#eef0f2' }],
        }),
      ),
    );
    show();
    const colours = await screen.findByRole('region', { name: 'Colors' });
    expect(within(colours).getByText(/^No color that can be read/)).toHaveTextContent(/: Primary \(Sea, blu\)$/);
    expect(within(colours).getAllByRole('button', { name: /^Copy #/ })).toHaveLength(1);
    expect(within(colours).getByRole('button', { name: 'Copy #EEF0F2' })).toBeVisible();
  });
});

describe('The text', () => {
  it('is read anew with each change, and saved as it was typed', async () => {
    const { user, area } = await inText();
    expect(area).toHaveValue(TEXT);
    fireEvent.change(area, { target: { value: "{'VisualSystem': 'Loud',}" } });
    expect(await screen.findByText(/^Punctuation.* The text itself is unchanged under Edit Text\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Manual Changes' }));
    expect(await screen.findByText('Strategy saved.')).toBeVisible();
    expect(saved).toEqual([
      { strategy_input_type: 'brand_strategy', strategy_text: "{'VisualSystem': 'Loud',}", version: 1 },
    ]);
    await user.click(screen.getByRole('radio', { name: 'Visual Display' }));
    expect(screen.getByText('Loud')).toBeVisible();
  });

  it('that is cleared shows the default with its reason, and cannot be saved', async () => {
    const { user, area } = await inText();
    await user.clear(area);
    const notice = await screen.findByText('Strategy Parsing Issue');
    expect(notice.parentElement).toHaveTextContent('Empty strategy text');
    expect(screen.getByRole('button', { name: 'Save Manual Changes' })).toBeDisabled();
  });

  it('of a brand without one is begun by the keyboard; a caution is only for what was typed and cleared', async () => {
    const { user } = show();
    (await screen.findByRole('button', { name: 'Write it yourself' })).focus();
    await user.keyboard('{Enter}');
    const area = screen.getByRole('textbox', { name: 'Strategy text' });
    expect(area).toHaveFocus();
    expect(area).toHaveValue('');
    expect(screen.queryByText('Strategy Parsing Issue')).toBeNull();
    await user.keyboard('A');
    expect((await screen.findByText('Strategy Parsing Issue')).parentElement).toHaveTextContent(
      /No section of a strategy was found in the text.*Parsed data is not a valid object$/,
    );
    await user.keyboard('{Backspace}');
    await waitFor(() =>
      expect(screen.getByText('Strategy Parsing Issue').parentElement).toHaveTextContent(
        'Write or paste a strategy, or generate one.No strategy text available',
      ),
    );
  });

  it('that was not saved is discarded when asked to, and comes back by Undo', async () => {
    const { user, area } = await inText();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    fireEvent.change(area, { target: { value: 'Mine' } });
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(area).toHaveValue(TEXT);
    expect(area).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(area).toHaveValue('Mine');
  });

  it('lists what could not be shown', async () => {
    await inText('{"VisualSystem": "Quiet", "ColorPalettes": [{"name": "A", "Primary": {"Hex": "teal?"}}]}');
    expect(screen.getByText('One thing could not be shown')).toBeVisible();
    expect(screen.getByText('Colors: 1.primary is no colour that can be shown')).toBeInTheDocument();
  });

  it('is written anew type by type', async () => {
    const { user } = await inText();
    await user.click(screen.getByRole('button', { name: 'Direction' }));
    await waitFor(() => expect(asked).toEqual(['background direction']));
  });

  it('that could not be saved is still there', async () => {
    server.use(http.patch(path, ({ response }) => response.untyped(HttpResponse.json({}, { status: 500 }))));
    const { user, area } = await inText();
    fireEvent.change(area, { target: { value: 'Mine' } });
    await user.click(screen.getByRole('button', { name: 'Save Manual Changes' }));
    expect(await screen.findByText('Failed to save strategy changes.')).toBeVisible();
    expect(area).toHaveValue('Mine');
  });

  const changeElsewhere = () =>
    server.use(
      http.patch(
        path,
        ({ response }) => {
          Object.assign(brand, { strategy_text: 'Theirs', strategy_version: 7 });
          return response.untyped(
            HttpResponse.json(
              { error: 'x', code: 'NEWER_VERSION', details: { version: 7, theirs: 'Theirs', yours: 'Mine' } },
              { status: 409 },
            ),
          );
        },
        { once: true },
      ),
    );

  it('that another tab changed is shown beside what was typed, and the other can be taken, and given back', async () => {
    changeElsewhere();
    const { user, area } = await inText();
    fireEvent.change(area, { target: { value: 'Mine' } });
    await user.click(screen.getByRole('button', { name: 'Save Manual Changes' }));
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(area).toHaveValue('Theirs'));
    expect(area).toHaveFocus();
    expect(screen.queryByText('This strategy was changed in the meantime.')).toBeNull();
    expect(screen.queryByText('Not saved yet')).toBeNull();
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(area).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save Manual Changes' }));
    await waitFor(() =>
      expect(saved).toEqual([{ strategy_input_type: 'brand_strategy', strategy_text: 'Mine', version: 7 }]),
    );
  });

  it('that another tab changed is told in the display too, with the way to both texts', async () => {
    changeElsewhere();
    const { user, area } = await inText();
    fireEvent.change(area, { target: { value: '{"VisualSystem": "Mine"}' } });
    await user.click(screen.getByRole('button', { name: 'Save Manual Changes' }));
    await screen.findByRole('region', { name: 'Theirs and yours' });
    await user.click(screen.getByRole('radio', { name: 'Visual Display' }));
    expect(screen.getByText('Changed elsewhere')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const both = screen.getByRole('region', { name: 'Theirs and yours' });
    await waitFor(() => expect(both).toHaveFocus());
    expect(within(both).getByText('Theirs', { selector: 'del' })).toBeVisible();
    expect(within(both).getByText(/Mine/, { selector: 'ins' })).toBeVisible();
  });

  it('that another tab changed is shown beside what was typed, and can be saved over it', async () => {
    changeElsewhere();
    const { user, area } = await inText();
    fireEvent.change(area, { target: { value: 'Mine' } });
    await user.click(screen.getByRole('button', { name: 'Save Manual Changes' }));
    expect(await screen.findByText('This strategy was changed in the meantime.')).toBeVisible();
    expect(screen.getByText('Theirs', { selector: 'del' })).toBeVisible();
    expect(area).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save Manual Changes' }));
    await waitFor(() =>
      expect(saved).toEqual([{ strategy_input_type: 'brand_strategy', strategy_text: 'Mine', version: 7 }]),
    );
  });

  it('that was not saved is there when one comes back', async () => {
    const { area, unmount } = await inText();
    fireEvent.change(area, { target: { value: 'Half a thought' } });
    unmount();
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: 'Edit Text' }));
    expect(screen.getByRole('textbox', { name: 'Strategy text' })).toHaveValue('Half a thought');
    expect(screen.getByText('Not saved yet')).toBeVisible();
  });
});

it('A version that comes back over unsaved text takes its place only when asked to', async () => {
  const { user, area } = await inText();
  fireEvent.change(area, { target: { value: 'Mine' } });
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: /Version 1/ }));
  await user.click(screen.getByRole('button', { name: 'Restore this version' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('You have unsaved text.')).toBeVisible();
  expect(area).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Show the new one' }));
  expect(await screen.findByText('As it was.')).toBeVisible();
});

it('An earlier version is compared section by section, and comes back', async () => {
  const { user } = await full();
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versions' });
  await user.click(await within(dialog).findByRole('button', { name: /Version 1/ }));
  expect(await within(dialog).findByRole('heading', { name: 'Positioning' })).toBeVisible();
  expect(within(dialog).getByText('rest', { selector: 'del' })).toBeVisible();
  expect(within(dialog).getByText('sleep', { selector: 'ins' })).toBeVisible();
  expect(within(dialog).queryByRole('heading', { name: 'Colors' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Version 1 restored.')).toBeVisible();
  expect(asked).toEqual(['restore 1']);
  expect(await screen.findByText('As it was.')).toBeVisible();
});
