import { API, http, renderApp, server } from '@maquette/web-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as untyped } from 'msw';
import RoutedApp from '../../routed-app';
import { buildDesign, buildUnfinished } from '../../testing/design-builder';
import { fakeApi, withFakeApi } from '../../testing/fake-api';

withFakeApi();

const ID = '44444444-4444-4444-8444-444444444444';
const REQUEST = '55555555-5555-4555-8555-555555555555';
const show = (query = '') => renderApp(<RoutedApp />, { path: `/dashboard/designs${query}` });
/** Also behind an open dialog. */
const cards = () =>
  screen.getAllByRole('listitem', { hidden: true }).filter((item) => item.hasAttribute('aria-posinset'));
const cardsNamed = (name: string) => cards().filter((card) => within(card).queryByText(name));
/** Where a card stands and how large it is. */
const boxOf = (card: HTMLElement) => card.getAttribute('style');

/** An answer of the server that comes when the test says. */
function answered<T>() {
  let answer: (value: T) => void = () => undefined;
  const answering = new Promise<T>((resolve) => (answer = resolve));
  return { answer, answering };
}

const old = () => buildDesign({ id: ID, prompt: 'An old cup', provider: 'studio', design_type: 'flyer' });
const four = (changes: Parameters<typeof buildUnfinished>[0] = {}) =>
  buildUnfinished({ id: REQUEST, original_id: REQUEST, prompt: 'A cup', n: 4, width: 1024, height: 1448, ...changes });
const made = () =>
  Array.from({ length: 4 }, (_, index) =>
    buildDesign({
      id: index === 0 ? REQUEST : `made-${index}`,
      original_id: REQUEST,
      image_index: index,
      prompt: 'A cup',
      n: 4,
      width: 1024,
      height: 1448,
    }),
  );

/** Asks for four flyers, by the recipe of the one that is there. */
async function askForFour(user: ReturnType<typeof show>['user']) {
  act(() => screen.getByRole('button', { name: 'Enlarge An old cup' }).focus());
  await user.keyboard('e');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Design' }));
  await user.click(await dialog.findByRole('button', { name: 'Generate Design' }));
}

describe('A request that was just sent', () => {
  beforeEach(() => {
    fakeApi.designs = [old()];
    fakeApi.recipe = { n: 4 };
  });

  it('has a cross for each of its pictures before the server answers, in the size that they will have', async () => {
    const { answer, answering } = answered<void>();
    server.use(
      http.post('/api/designs/generate_async', async ({ response }) => {
        await answering;
        fakeApi.designs = [{ ...four(), prompt: 'An old cup' }, old()];
        return response(202).json({ design_request_id: REQUEST, status: 'pending' });
      }),
    );
    const { user } = show();
    await screen.findByRole('link', { name: 'An old cup' });
    await askForFour(user);
    await waitFor(() => expect(cards()).toHaveLength(5));
    const sent = cards().slice(0, 4);
    for (const [index, card] of sent.entries()) {
      expect(within(card).getByText('Pending...')).toBeInTheDocument();
      expect(within(card).getByText('1024 × 1448')).toBeInTheDocument();
      expect(within(card).getByText(`${index + 1} of 4`)).toBeInTheDocument();
    }
    const places = cards().map(boxOf);
    answer();
    expect(await screen.findByRole('button', { name: 'Cancel all 4' })).toBeVisible();
    expect(cards().map(boxOf)).toEqual(places);
  });

  it('is taken back with the sentence of the server that refuses it', async () => {
    const { answer, answering } = answered<void>();
    server.use(
      untyped.post(`${API}/api/designs/generate_async`, async () => {
        await answering;
        return HttpResponse.json({ error: 'The provider is switched off.' }, { status: 400 });
      }),
    );
    const { user } = show();
    await screen.findByRole('link', { name: 'An old cup' });
    const before = cards().map(boxOf);
    await askForFour(user);
    await waitFor(() => expect(cards()).toHaveLength(5));
    answer();
    expect(await screen.findByText('The provider is switched off.')).toBeVisible();
    expect(cards().map(boxOf)).toEqual(before);
  });

  it('does not show where a filter leaves it out', async () => {
    const { user } = show('?favorite=true');
    fakeApi.designs = [{ ...old(), favorite: true }];
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    await screen.findByRole('link', { name: 'An old cup' });
    await askForFour(user);
    await screen.findByText('Design generation started! It will appear here shortly.');
    expect(cards()).toHaveLength(1);
  });
});

describe('A request that is being made', () => {
  it('moves its tape with what is stored, and gives its pictures the places that it kept for them', async () => {
    fakeApi.designs = [four(), old()];
    show();
    await waitFor(() => expect(cards()).toHaveLength(5));
    const places = cards().map(boxOf);
    const elements = cards();
    fakeApi.designs = [four({ status: 'processing', progress: 40 }), old()];
    expect(await screen.findAllByText('40%')).toHaveLength(4);
    fakeApi.designs = [...made(), old()];
    expect(await screen.findAllByRole('button', { name: 'Enlarge A cup' })).toHaveLength(4);
    expect(cards().map(boxOf)).toEqual(places);
    expect(cards()).toEqual(elements);
    expect(cardsNamed('2 of 4')).toEqual([cards()[1]]);
    expect(fakeApi.listed.length).toBe(2);
  });

  it('keeps its places in the order of the oldest, too', async () => {
    fakeApi.designs = [old(), four()];
    show('?sort=oldest');
    await waitFor(() => expect(cards()).toHaveLength(5));
    const places = cards().map(boxOf);
    fakeApi.designs = [old(), ...made().toReversed()];
    expect(await screen.findAllByRole('button', { name: 'Enlarge A cup' })).toHaveLength(4);
    expect(cards().map(boxOf)).toEqual(places);
    expect(cardsNamed('4 of 4')).toEqual([cards()[1]]);
  });

  it('can be cancelled, says so, and can be run again or deleted', async () => {
    fakeApi.designs = [four({ status: 'processing', progress: 20, prompt: 'A cup' })];
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Cancel all 4' }));
    expect(await screen.findByText('Generation cancelled.')).toBeVisible();
    expect(fakeApi.cancelled).toEqual([REQUEST]);
    expect(cards()).toHaveLength(1);
    const card = within(cards()[0] as HTMLElement);
    expect(card.getByText('Cancelled')).toBeVisible();
    expect(card.getByRole('button', { name: 'Run again' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Delete' })).toBeVisible();
  });

  it('says when it could not be cancelled', async () => {
    fakeApi.designs = [four({ n: 1 })];
    server.use(
      untyped.post(`${API}/api/jobs/:id/cancel`, () =>
        HttpResponse.json({ error: 'There is no such job.' }, { status: 404 }),
      ),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('There is no such job.')).toBeVisible();
    expect(screen.getByText('Pending...')).toBeVisible();
  });
});

it('takes no press for a moment after cards have moved: another one may be under the pointer', async () => {
  fakeApi.designs = [old()];
  server.use(
    http.post('/api/designs/generate_async', ({ response }) => {
      fakeApi.designs = [four({ n: 1 }), old()];
      return response(202).json({ design_request_id: REQUEST, status: 'pending' });
    }),
  );
  const { user } = show();
  await screen.findByRole('link', { name: 'An old cup' });
  const wall = screen.getByRole('list', { name: 'Designs' });
  expect(wall).not.toHaveStyle({ pointerEvents: 'none' });
  act(() => screen.getByRole('button', { name: 'Enlarge An old cup' }).focus());
  await user.keyboard('r');
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(wall).toHaveStyle({ pointerEvents: 'none' });
  await waitFor(() => expect(wall).not.toHaveStyle({ pointerEvents: 'none' }));
});
