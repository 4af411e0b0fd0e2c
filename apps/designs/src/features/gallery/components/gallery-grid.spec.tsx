import { API, renderApp, server } from '@maquette/web-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import RoutedApp from '../../../routed-app';
import { buildDesign } from '../../../testing/design-builder';
import { fakeApi, withFakeApi } from '../../../testing/fake-api';

withFakeApi();

const pages = () => fakeApi.listed.map((query) => query.get('page'));
const tall = () =>
  Array.from({ length: 45 }, (_, index) =>
    buildDesign({ id: `d${index}`, prompt: `Cup ${index}`, width: 1000, height: 1200 }),
  );

/** Scrolls so that the grid begins that far above the screen. */
function scrollDown(list: HTMLElement, above: number) {
  list.getBoundingClientRect = () => ({ top: -above }) as DOMRect;
  fireEvent.scroll(document);
}

describe('While something is searched', () => {
  it('scrolling to the end loads more, page by page', async () => {
    fakeApi.designs = tall();
    renderApp(<RoutedApp />, { path: '/dashboard/designs?search=cup' });
    const list = await screen.findByRole('list', { name: 'Designs' });
    expect(pages()).toEqual(['1']);
    scrollDown(list, 1500);
    await waitFor(() => expect(pages()).toEqual(['1', '2']));
    expect(screen.queryByRole('button', { name: 'Load More Designs' })).not.toBeInTheDocument();
  });

  it('results that do not fill the screen are followed by the next', async () => {
    fakeApi.perPage = 2;
    fakeApi.designs = ['One', 'Two', 'Three'].map((prompt) => buildDesign({ prompt: `Cup ${prompt}` }));
    renderApp(<RoutedApp />, { path: '/dashboard/designs?search=cup' });
    expect(await screen.findByRole('link', { name: 'Cup Three' })).toBeVisible();
  });

  it('a failure waits for the user to retry', async () => {
    fakeApi.perPage = 2;
    fakeApi.designs = ['One', 'Two', 'Three'].map((prompt) => buildDesign({ prompt: `Cup ${prompt}` }));
    let failures = 0;
    server.use(
      http.get(`${API}/api/designs`, ({ request }) => {
        if (new URL(request.url).searchParams.get('page') !== '2' || failures > 0) return undefined;
        failures++;
        return HttpResponse.json({ error: 'The list is not available.' }, { status: 500 });
      }),
    );
    const { user } = renderApp(<RoutedApp />, { path: '/dashboard/designs?search=cup' });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Cup Three' })).toBeVisible();
  });
});

it('leaves the next page to the button while nothing is searched', async () => {
  fakeApi.perPage = 2;
  fakeApi.designs = ['One', 'Two', 'Three'].map((prompt) => buildDesign({ prompt }));
  renderApp(<RoutedApp />, { path: '/dashboard/designs' });
  expect(await screen.findByRole('button', { name: 'Load More Designs' })).toBeVisible();
  scrollDown(screen.getByRole('list', { name: 'Designs' }), 1500);
  expect(pages()).toEqual(['1']);
});
