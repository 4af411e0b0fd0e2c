import { API, renderApp, server } from '@maquette/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import RoutedApp from '../../routed-app';
import { buildDesign, buildUnfinished } from '../../testing/design-builder';
import { fakeApi, withFakeApi } from '../../testing/fake-api';

withFakeApi();

const open = (id: string) => renderApp(<RoutedApp />, { path: `/dashboard/designs/${id}` });
const back = () => screen.findByRole('link', { name: 'Back to List' });

it('shows the design with its recipe, and leads to the list', async () => {
  fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup', seed: 7 })];
  const { user, address } = open('a');
  expect(await screen.findByRole('heading', { name: 'A cup' })).toBeVisible();
  expect(await screen.findByText('model-3')).toBeVisible();
  await user.click(await back());
  expect(address()).toBe('/dashboard/designs');
});

describe('A prompt', () => {
  // jsdom lays nothing out
  const heights = (whole: number, shown: number) => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(whole);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(shown);
  };
  afterEach(() => jest.restoreAllMocks());
  beforeEach(() => (fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup. '.repeat(100) })]));

  it('is folded where it is long, so that the rest of the recipe stays in sight', async () => {
    heights(400, 160);
    const { user } = open('a');
    await user.click(await screen.findByRole('button', { name: 'Show whole prompt', expanded: false }));
    expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
  });

  it('offers no more of itself where all of it is seen, however many characters it has', async () => {
    heights(160, 160);
    open('a');
    expect(await screen.findByText('model-3')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show whole prompt/ })).not.toBeInTheDocument();
  });
});

it('says why a design failed', async () => {
  fakeApi.designs = [buildUnfinished({ id: 'a', status: 'failed', error: 'The provider timed out after 90 s.' })];
  open('a');
  expect(await screen.findByText('Generation Failed')).toBeVisible();
  expect(screen.getByText('The provider timed out after 90 s.')).toBeVisible();
});

it('says that a design is gone, with nothing to retry', async () => {
  open('gone');
  expect(await screen.findByRole('heading', { level: 1, name: 'This design is not here' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('can be loaded again when it could not be', async () => {
  server.use(
    http.get(
      `${API}/api/designs/:id`,
      () => HttpResponse.json({ error: 'The designs are being moved.' }, { status: 500 }),
      { once: true },
    ),
  );
  fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup' })];
  const { user } = open('a');
  expect(await screen.findByText('The designs are being moved.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'A cup' })).toBeVisible();
});

describe('The neighbours of a design', () => {
  const headline = (name: string) => screen.findByRole('heading', { level: 1, name });
  const step = (name: string) => screen.findByRole('link', { name });
  beforeEach(() => {
    fakeApi.designs = ['One', 'Two', 'Three', 'Four'].map((prompt, index) =>
      buildDesign({ id: prompt, prompt, design_type: index === 2 ? 'flyer' : 'logo' }),
    );
  });

  it('are a click or an arrow key away; there is none past an end', async () => {
    const { user } = open('Two');
    await headline('Two');
    await user.click(await step('Next design'));
    await headline('Three');
    await user.keyboard('{ArrowLeft}');
    await headline('Two');
    await user.keyboard('{ArrowLeft}');
    await headline('One');
    await step('Next design');
    expect(screen.queryByRole('link', { name: 'Previous design' })).not.toBeInTheDocument();
  });

  it('are those of the list that led here, which stays one step back', async () => {
    const { user, address } = renderApp(<RoutedApp />, { path: '/dashboard/designs?type=logo' });
    await user.click(await screen.findByRole('link', { name: 'Two' }));
    await user.click(await step('Next design'));
    await headline('Four');
    await user.click(await back());
    await waitFor(() => expect(address()).toBe('/dashboard/designs?type=logo'));
  });
});

describe('A design of a request for several', () => {
  beforeEach(() => {
    fakeApi.designs = ['a', 'b', 'c'].map((id, image_index) =>
      buildDesign({ id, original_id: 'a', prompt: 'A cup', seed: image_index, image_index, is_multi_image: true }),
    );
  });

  it('says which of them it is, and leads to the others', async () => {
    const { user, address } = open('b');
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Picture 3 of 3' }));
    expect(await screen.findByText('3 of 3')).toBeVisible();
    expect(address()).toBe('/dashboard/designs/c');
  });

  it('is enlarged by a click, with the others beside it; the page follows to the one that was shown last', async () => {
    const { user, address } = open('b');
    await user.click(await screen.findByRole('button', { name: 'Enlarge A cup' }));
    const viewer = await screen.findByRole('dialog', { name: 'A cup' });
    expect(within(viewer).getByText('2 of 3')).toBeVisible();
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(address()).toBe('/dashboard/designs/c'));
  });

  it('can be compared with the others: one is kept, the others go to the trash, with Undo, and its page stays', async () => {
    const { user, address } = open('b');
    await user.click(await screen.findByRole('button', { name: 'Compare' }));
    const comparison = await screen.findByRole('dialog', { name: 'Compare 3 pictures' });
    expect(within(comparison).getByText('Seed 2')).toBeVisible();
    await user.click(within(comparison).getByRole('button', { name: /^Keep picture 3/ }));
    expect(await screen.findByText('2 designs deleted.')).toBeVisible();
    expect(fakeApi.deleted).toEqual(['a', 'b']);
    await waitFor(() => expect(address()).toBe('/dashboard/designs/c'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(fakeApi.restored).toEqual(['a', 'b']));
  });
});

describe('The way back from a design that was opened in the list', () => {
  beforeEach(() => {
    fakeApi.perPage = 2;
    fakeApi.designs = ['One', 'Two', 'Three'].map((prompt) => buildDesign({ id: prompt, prompt }));
  });
  const cards = async () => (await screen.findByRole('list', { name: 'Designs' })).childElementCount;

  /** Opens the last of three cards in a filtered list, which came with two pages. */
  async function openThird() {
    const view = renderApp(<RoutedApp />, { path: '/dashboard/designs?type=logo' });
    await view.user.click(await screen.findByRole('button', { name: 'Load More Designs' }));
    await view.user.click(await screen.findByRole('link', { name: 'Three' }));
    await screen.findByRole('heading', { name: 'Three' });
    return view;
  }

  it('keeps the filters', async () => {
    const { user, address } = await openThird();
    await user.click(await back());
    await waitFor(() => expect(address()).toBe('/dashboard/designs?type=logo'));
    expect(await cards()).toBe(3);
  });

  it('leads to the same place when the list is kept no longer', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const view = renderApp(<RoutedApp />, { path: '/dashboard/designs?type=logo' });
    await view.user.click(await screen.findByRole('button', { name: 'Load More Designs' }));
    const third = await screen.findByRole('link', { name: 'Three' });
    Object.assign(window, { scrollY: 640 });
    fireEvent.scroll(window);
    await view.user.click(third);
    await screen.findByRole('heading', { name: 'Three' });
    view.queryClient.removeQueries({ type: 'inactive' });
    await view.user.click(await back());
    expect(
      await within(await screen.findByRole('list', { name: 'Designs' })).findByRole('link', { name: 'Three' }),
    ).toBeVisible();
    expect(scrolled).toHaveBeenLastCalledWith(0, 640);
    Object.assign(window, { scrollY: 0 });
    scrolled.mockRestore();
  });
});
