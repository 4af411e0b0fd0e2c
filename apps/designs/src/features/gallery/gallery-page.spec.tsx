import { API, renderApp, server } from '@maquette/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import RoutedApp from '../../routed-app';
import { buildDesign, buildUnfinished } from '../../testing/design-builder';
import { STUDIO, fakeApi, withFakeApi } from '../../testing/fake-api';

withFakeApi();

const show = (query = '') => renderApp(<RoutedApp />, { path: `/dashboard/designs${query}` });
const listed = () => screen.findByRole('list', { name: 'Designs' });
const count = async () => (await listed()).childElementCount;
const card = async (headline: string) => {
  const link = await screen.findByRole('link', { name: headline });
  return link.closest('li') as HTMLElement;
};

describe('The list of designs', () => {
  it('says what it is and that it is loading, then shows the designs', async () => {
    fakeApi.designs = [buildDesign({ prompt: 'Flyer for the Friday jazz trio. Large serif headline in navy.' })];
    show();
    expect(screen.getByRole('heading', { name: 'Designs' })).toBeVisible();
    expect(screen.getByText('Manage, search, and create your AI-generated designs.')).toBeVisible();
    expect(screen.getByText('Loading designs...')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Flyer for the Friday jazz trio' })).toBeVisible();
    expect(screen.getByText('Large serif headline in navy.')).toBeVisible();
  });

  it('invites to the first design when there is none', async () => {
    const { user } = show();
    expect(await screen.findByText('No designs yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Design' }));
    expect(await screen.findByRole('dialog', { name: 'Create New Design' })).toBeVisible();
  });

  it('invites to bring a picture only where a provider can change it', async () => {
    const view = show();
    expect(await screen.findByText(/^Describe a picture, or bring one to change,/)).toBeVisible();
    view.unmount();
    fakeApi.providers = { studio: { ...STUDIO, supports_image_to_image: false } };
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Create Design' }));
    expect(await screen.findByRole('radio', { name: 'Studio (built in)' })).toBeVisible();
    expect(screen.getByText('Describe a picture, and the designs that are made of it stand here.')).toBeInTheDocument();
  });

  it('opens the form for the brand that another area names, once', async () => {
    fakeApi.brands = [{ id: 'b1', brand_name: 'Alder' }];
    const { address } = show('?create=b1&sort=oldest');
    const dialog = await screen.findByRole('dialog', { name: 'Create New Design' });
    expect(await within(dialog).findByText('Alder')).toBeVisible();
    expect(address()).toBe('/dashboard/designs?sort=oldest');
  });

  it('shows the status of a failure without a sentence, and tries again', async () => {
    server.use(
      http.get(`${API}/api/designs`, () => HttpResponse.json({ message: 'x' }, { status: 500 }), { once: true }),
    );
    fakeApi.designs = [buildDesign()];
    const { user } = show();
    expect(await screen.findByText('API request failed with status 500')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await count()).toBe(1);
  });

  it("shows the server's own sentence of a failure", async () => {
    server.use(
      http.get(`${API}/api/designs`, () =>
        HttpResponse.json({ error: 'The designs are being moved.' }, { status: 500 }),
      ),
    );
    show();
    expect(await screen.findByText('The designs are being moved.')).toBeVisible();
  });

  it('sends a visitor to the login page', async () => {
    const { address } = renderApp(<RoutedApp />, { path: '/dashboard/designs', user: null });
    expect(screen.getByText('No user logged in. Redirecting to login...')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'), { timeout: 4000 });
  });

  it('names the brand from the brands table where the server does not', async () => {
    fakeApi.brands = [{ id: 'brand-1', brand_name: 'Ember & Oak' }];
    fakeApi.designs = [
      buildDesign({ prompt: 'One', brand_profile_id: 'brand-1' }),
      buildDesign({ prompt: 'Two', brand_profile_id: 'brand-gone' }),
      buildDesign({ prompt: 'Three' }),
    ];
    show();
    expect(await within(await card('One')).findByText('Ember & Oak')).toBeVisible();
    expect(within(await card('Two')).getByText('Unknown Brand')).toBeVisible();
    expect(within(await card('Three')).getByText('No Brand')).toBeVisible();
  });

  it('shows every state that a design can be in', async () => {
    fakeApi.designs = [
      buildUnfinished({ prompt: 'Waiting' }),
      buildUnfinished({ prompt: 'Working', status: 'processing', progress: 62 }),
      buildUnfinished({ prompt: 'Broken', status: 'failed', error: 'The provider timed out after 90 s.' }),
      buildDesign({ prompt: 'Lost', image_url: null, thumbnail_url: null }),
      buildDesign({ prompt: 'Partial', notes: ['The studio could not picture “steam”.'] }),
    ];
    show();
    expect(within(await card('Waiting')).getByText('Pending...')).toBeVisible();
    const working = await card('Working');
    expect(within(working).getByText('Processing...')).toBeVisible();
    expect(within(working).getByText('62%')).toBeVisible();
    expect(within(working).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    const broken = await card('Broken');
    expect(within(broken).getByText('Generation Failed')).toBeVisible();
    expect(within(broken).getByText('The provider timed out after 90 s.')).toBeVisible();
    expect(within(await card('Lost')).getByText('No Preview')).toBeVisible();
    expect(
      within(await card('Partial')).getByRole('img', { name: 'The studio could not picture “steam”.' }),
    ).toBeVisible();
  });

  it('shows an expired thumbnail as it is signed now, in all its sizes, never the whole picture', async () => {
    const signed = (path: string) => `${API}/files/design-images/${path}?expires=9&signature=new`;
    server.use(
      http.post(`${API}/api/images/bulk-urls`, async ({ request }) => {
        const { files } = (await request.json()) as { files: { path: string; bucket: string }[] };
        return HttpResponse.json({ urls: files.map((file) => ({ ...file, url: signed(file.path) })) });
      }),
    );
    fakeApi.designs = [
      buildDesign({
        prompt: 'Old',
        thumbnail_url: `${API}/files/design-images/u/1x.webp?expires=1&signature=old`,
        thumbnail_2x_url: `${API}/files/design-images/u/2x.webp?expires=1&signature=old`,
        thumbnail_3x_url: `${API}/files/design-images/u/3x.webp?expires=1&signature=old`,
      }),
    ];
    const { container } = show();
    await card('Old');
    const image = () => container.querySelector('img');
    image()?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(image()).toHaveAttribute('src', signed('u/1x.webp')));
    expect(image()).toHaveAttribute(
      'srcset',
      `${signed('u/1x.webp')} 384w, ${signed('u/2x.webp')} 768w, ${signed('u/3x.webp')} 1000w`,
    );
  });

  it("asks for a new address when a picture does not load, and says 'No Preview' when there is none", async () => {
    fakeApi.designs = [buildDesign({ prompt: 'Gone' })];
    const { container } = show();
    await card('Gone');
    container.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(await screen.findByText('No Preview')).toBeVisible();
  });
});

describe('Finding designs', () => {
  it('filters on the server, keeps the filter in the address, and takes it from there', async () => {
    fakeApi.designs = [buildDesign({ prompt: 'A logo' }), buildDesign({ prompt: 'A flyer', design_type: 'flyer' })];
    const { user, address } = show();
    expect(await count()).toBe(2);
    await user.click(screen.getByRole('combobox', { name: 'Design type' }));
    await user.click(await screen.findByRole('option', { name: 'Flyer' }));
    await waitFor(async () => expect(await count()).toBe(1));
    expect(fakeApi.listed.at(-1)?.get('design_type')).toBe('flyer');
    expect(address()).toBe('/dashboard/designs?type=flyer');
  });

  it('offers all design types, process types, brands and providers', async () => {
    fakeApi.designs = [buildDesign()];
    show();
    for (const [name, all] of [
      ['Design type', 'All Design Types'],
      ['Process type', 'All Process Types'],
      ['Brand', 'All Brands'],
      ['Provider', 'All Providers'],
    ] as const) {
      expect(await screen.findByRole('combobox', { name })).toHaveTextContent(all);
    }
  });

  it('opens with the brand that a link names', async () => {
    fakeApi.designs = [buildDesign({ prompt: 'Mine', brand_name: 'Ember & Oak' }), buildDesign({ prompt: 'Other' })];
    show('?brand=Ember%20%26%20Oak');
    expect(await card('Mine')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Other' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveTextContent('Ember & Oak');
  });

  it('searches on the server and offers a way back when nothing is found', async () => {
    fakeApi.designs = [buildDesign({ prompt: 'A steaming cup' })];
    const { user } = show();
    await listed();
    await user.type(screen.getByRole('searchbox', { name: 'Search designs' }), 'teapot');
    expect(await screen.findByText('No results found')).toBeVisible();
    expect(fakeApi.listed.at(-1)?.get('search')).toBe('teapot');
    await user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(await card('A steaming cup')).toBeVisible();
  });

  it('shows only favourites when asked', async () => {
    fakeApi.designs = [buildDesign({ prompt: 'Loved', favorite: true }), buildDesign({ prompt: 'Other' })];
    const { user } = show();
    await listed();
    await user.click(screen.getByRole('button', { name: 'Favourites' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Other' })).not.toBeInTheDocument());
    expect(await card('Loved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await card('Other')).toBeVisible();
  });

  it('loads more while there is more, but not while something is searched', async () => {
    fakeApi.perPage = 2;
    fakeApi.designs = ['One', 'Two', 'Three'].map((prompt) => buildDesign({ prompt }));
    const { user } = show();
    expect(await count()).toBe(2);
    expect(screen.getByRole('button', { name: 'Load More Designs' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search designs' }), 'e');
    await waitFor(() => expect(fakeApi.listed.at(-1)?.get('search')).toBe('e'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load More Designs' })).not.toBeInTheDocument());
    await user.clear(screen.getByRole('searchbox', { name: 'Search designs' }));
    await user.click(await screen.findByRole('button', { name: 'Load More Designs' }));
    await waitFor(async () => expect(await count()).toBe(3));
    expect(screen.queryByRole('button', { name: 'Load More Designs' })).not.toBeInTheDocument();
  });
});

describe('The cache', () => {
  it('starts over from the server on Reload', async () => {
    fakeApi.designs = [buildDesign({ prompt: 'Old' })];
    const { user } = show();
    await card('Old');
    fakeApi.designs = [buildDesign({ prompt: 'New' })];
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await card('New')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Old' })).not.toBeInTheDocument();
  });

  it('asks the server once for a list in which nothing is being made', async () => {
    fakeApi.designs = [buildDesign()];
    show();
    await listed();
    expect(fakeApi.listed).toHaveLength(1);
  });
});

describe('Polling', () => {
  const REAL = [
    'setTimeout',
    'clearTimeout',
    'setImmediate',
    'clearImmediate',
    'queueMicrotask',
    'nextTick',
    'performance',
    'Date',
    'requestAnimationFrame',
    'cancelAnimationFrame',
  ] as const;
  beforeEach(() => void jest.useFakeTimers({ doNotFake: [...REAL] }));
  afterEach(() => void jest.useRealTimers());

  it('looks every 7 seconds while a design is being made, tells when it is done, and stops', async () => {
    fakeApi.designs = [buildUnfinished({ id: 'a', prompt: 'A cup' })];
    show();
    expect(await screen.findByText('Pending...')).toBeVisible();
    expect(fakeApi.listed).toHaveLength(1);
    fakeApi.designs = [buildUnfinished({ id: 'a', prompt: 'A cup', status: 'processing', progress: 40 })];
    jest.advanceTimersByTime(7000);
    expect(await screen.findByText('40%')).toBeVisible();
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup' })];
    jest.advanceTimersByTime(7000);
    expect(await screen.findByText('Ready: A cup')).toBeVisible();
    expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
    jest.advanceTimersByTime(30_000);
    expect(fakeApi.listed).toHaveLength(3);
  });

  it('stops when a look fails, and begins again after a reload', async () => {
    fakeApi.designs = [buildUnfinished({ id: 'a', prompt: 'A cup' })];
    const { user } = show();
    await screen.findByText('Pending...');
    let broken = true;
    let looks = 0;
    server.use(
      http.get(`${API}/api/designs`, () => {
        if (!broken) return undefined;
        looks++;
        return HttpResponse.json({ error: 'The list is not available.' }, { status: 500 });
      }),
    );
    jest.advanceTimersByTime(7000);
    expect(await screen.findByText('The list is not available.')).toBeVisible();
    jest.advanceTimersByTime(30_000);
    expect(looks).toBe(1);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByText('Pending...')).toBeVisible();
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup' })];
    jest.advanceTimersByTime(7000);
    expect(await screen.findByText('Ready: A cup')).toBeVisible();
  });
});
