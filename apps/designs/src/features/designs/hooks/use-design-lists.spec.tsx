import { API, renderApp, server } from '@maquette/web-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import RoutedApp from '../../../routed-app';
import { buildDesign, buildUnfinished } from '../../../testing/design-builder';
import { fakeApi, withFakeApi } from '../../../testing/fake-api';

withFakeApi();

const link = (name: string) => screen.findByRole('link', { name });
const picture = (headline: string) => screen.getByRole('button', { name: `Enlarge ${headline}` });

/** Holds the next answer to a read of the list back, as it is when it is asked for. */
function holdNextList(page: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = { isAsked: false, release };
  const start = (Number(page) - 1) * fakeApi.perPage;
  server.use(
    http.get(`${API}/api/designs`, async ({ request }) => {
      if (held.isAsked || new URL(request.url).searchParams.get('page') !== page) return undefined;
      held.isAsked = true;
      const answer = {
        designs: fakeApi.designs.slice(start, start + fakeApi.perPage),
        pagination: {
          page: Number(page),
          per_page: fakeApi.perPage,
          has_more: fakeApi.designs.length > start + fakeApi.perPage,
        },
      };
      await released;
      return HttpResponse.json(answer);
    }),
  );
  return held;
}

async function remove(user: ReturnType<typeof renderApp>['user'], headline: string) {
  act(() => picture(headline).focus());
  await user.keyboard('{Delete}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Design deleted successfully!');
}

describe('A design that was deleted', () => {
  it('stays away when more designs were being loaded, and those come all the same', async () => {
    fakeApi.perPage = 2;
    fakeApi.designs = ['One', 'Two', 'Three'].map((prompt) => buildDesign({ id: prompt, prompt }));
    const { user } = renderApp(<RoutedApp />, { path: '/dashboard/designs' });
    await link('One');
    const held = holdNextList('2');
    await user.click(screen.getByRole('button', { name: 'Load More Designs' }));
    await waitFor(() => expect(held.isAsked).toBe(true));
    // The page is asked for again as it is then: without the deleted one 'Three' is on the first.
    await remove(user, 'One');
    held.release();
    expect(await link('Three')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'One' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load More Designs' })).not.toBeInTheDocument();
  });

  it('stays away when the list was being looked at again', async () => {
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup' }), buildUnfinished({ id: 'b', prompt: 'A bag' })];
    const { user, queryClient } = renderApp(<RoutedApp />, { path: '/dashboard/designs' });
    await link('A cup');
    const held = holdNextList('1');
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('look') });
    await waitFor(() => expect(held.isAsked).toBe(true));
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup' }), buildDesign({ id: 'b', prompt: 'A bag' })];
    await remove(user, 'A cup');
    held.release();
    expect(await screen.findByText('Ready: A bag')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'A cup' })).not.toBeInTheDocument();
  });

  it('does not come back into a list of other designs on Undo', async () => {
    fakeApi.designs = [
      buildDesign({ id: 'logo', prompt: 'A logo' }),
      buildDesign({ id: 'flyer', prompt: 'A flyer', design_type: 'flyer' }),
    ];
    const { user } = renderApp(<RoutedApp />, { path: '/dashboard/designs?type=logo' });
    await link('A logo');
    await remove(user, 'A logo');
    await user.click(screen.getByRole('combobox', { name: 'Design type' }));
    await user.click(await screen.findByRole('option', { name: 'Flyer' }));
    await link('A flyer');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Design restored.');
    expect(screen.queryByRole('link', { name: 'A logo' })).not.toBeInTheDocument();
  });

  it('comes back on Undo into a list that was opened after the deletion', async () => {
    const logo = buildDesign({ id: 'logo', prompt: 'A logo' });
    fakeApi.designs = [
      logo,
      buildDesign({ prompt: 'Another logo' }),
      buildDesign({ id: 'flyer', prompt: 'A flyer', design_type: 'flyer' }),
    ];
    const { user } = renderApp(<RoutedApp />, { path: '/dashboard/designs?type=logo' });
    await link('A logo');
    await remove(user, 'A logo');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await link('A flyer');
    fakeApi.designs = [logo, ...fakeApi.designs];
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await link('A logo')).toBeVisible();
  });
});

describe('A favourite', () => {
  it('stays one when the list was read before it was saved', async () => {
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup' })];
    const { user, queryClient } = renderApp(<RoutedApp />, { path: '/dashboard/designs' });
    await link('A cup');
    let save: () => void = () => undefined;
    const saved = new Promise<void>((resolve) => (save = resolve));
    server.use(
      http.patch(`${API}/api/designs/a`, async () => {
        await saved;
        return HttpResponse.json({});
      }),
    );
    act(() => picture('A cup').focus());
    await user.keyboard('.');
    await screen.findByRole('img', { name: 'Favourite' });
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('look') });
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Favourite' })).not.toBeInTheDocument());
    save();
    expect(await screen.findByRole('img', { name: 'Favourite' })).toBeVisible();
  });

  it('is one on its own page too when it was made one in the viewer', async () => {
    fakeApi.designs = [buildDesign({ id: 'a', prompt: 'A cup' })];
    const { user } = renderApp(<RoutedApp />, { path: '/dashboard/designs' });
    await link('A cup');
    await user.click(picture('A cup'));
    const viewer = within(await screen.findByRole('dialog', { name: 'A cup' }));
    await viewer.findByText('model-3');
    await user.click(viewer.getByRole('button', { name: 'Add to favourites' }));
    await waitFor(() => expect(fakeApi.favorites).toEqual([['a', true]]));
    await user.click(viewer.getByRole('link', { name: 'Open page' }));
    await screen.findByRole('heading', { name: 'A cup' });
    expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  });
});
