import { API, renderApp, server } from '@maquette/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import RoutedApp from '../../routed-app';
import { buildDesign, buildUnfinished } from '../../testing/design-builder';
import { fakeApi, withFakeApi } from '../../testing/fake-api';

withFakeApi();

const OAK = { id: 'brand-oak', brand_name: 'Oak' };
const ELM = { id: 'brand-elm', brand_name: 'Elm' };
const of = (brand: typeof OAK) => ({ brand_profile_id: brand.id, brand_name: brand.brand_name });

/** The gallery with these designs selected, and the bar of the selection. */
async function select(...names: string[]) {
  const view = renderApp(<RoutedApp />, { path: '/dashboard/designs' });
  await screen.findByRole('link', { name: names[0] });
  for (const name of names)
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^(Enlarge )?${name}$`) }), { ctrlKey: true });
  return { ...view, bar: within(await screen.findByRole('region', { name: 'Selection' })) };
}
const card = (name: string) => screen.getByRole('link', { name }).closest('li');

describe('Favourites of a selection', () => {
  it('are set together, told, and taken back on Undo', async () => {
    fakeApi.designs = [
      buildDesign({ id: 'a', prompt: 'A cup' }),
      buildDesign({ id: 'b', prompt: 'A bag', favorite: true }),
      buildDesign({ id: 'c', prompt: 'A tin' }),
    ];
    const { user, bar } = await select('A cup', 'A bag', 'A tin');
    await user.click(bar.getByRole('button', { name: 'Add to favourites' }));
    expect(await screen.findByText('Added 2 designs to favourites.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(within(card('A cup') as HTMLElement).queryByRole('img', { name: 'Favourite' })).toBeNull(),
    );
    expect(within(card('A bag') as HTMLElement).getByRole('img', { name: 'Favourite' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.favorites.toSorted()).toEqual([
        ['a', false],
        ['a', true],
        ['c', false],
        ['c', true],
      ]),
    );
  });
});

describe('The brand of a selection', () => {
  beforeEach(() => {
    fakeApi.brands = [ELM, OAK];
    fakeApi.designs = [
      buildDesign({ id: 'a', prompt: 'A cup' }),
      buildDesign({ id: 'b', prompt: 'A bag', ...of(ELM) }),
      buildDesign({ id: 'c', prompt: 'A tin', ...of(OAK) }),
    ];
  });
  const choose = async (user: Awaited<ReturnType<typeof select>>['user'], brand: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Brand of 3 Designs' }));
    expect(dialog.getByRole('button', { name: 'Set Brand' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Brand' }));
    await user.click(await screen.findByRole('option', { name: brand }));
    // what was set stays set: the fake answers with it
    fakeApi.designs = fakeApi.designs.map((design) => ({ ...design, ...(brand === 'Oak' && of(OAK)) }));
    await user.click(dialog.getByRole('button', { name: 'Set Brand' }));
  };

  it('is set where it is another, told, and each gets its own back on Undo', async () => {
    const before = fakeApi.designs;
    const { user, bar } = await select('A cup', 'A bag', 'A tin');
    await user.click(bar.getByRole('button', { name: 'Set brand' }));
    await choose(user, 'Oak');
    expect(await screen.findByText('Oak is the brand of 2 designs now.')).toBeVisible();
    expect(card('A cup')).toHaveTextContent('Oak');
    expect(fakeApi.branded.toSorted()).toEqual([
      ['a', OAK.id],
      ['b', OAK.id],
    ]);
    fakeApi.designs = before;
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(fakeApi.branded.slice(2).toSorted()).toEqual([
        ['a', null],
        ['b', ELM.id],
      ]),
    );
    await waitFor(() => expect(card('A bag')).toHaveTextContent('Elm'));
    expect(card('A cup')).toHaveTextContent('No Brand');
  });

  it('is what it was where the server refuses, and says why', async () => {
    server.use(
      http.patch(`${API}/api/designs/:id`, () => HttpResponse.json({ error: 'Brand not found.' }, { status: 404 })),
    );
    const { user, bar } = await select('A cup', 'A bag', 'A tin');
    await user.click(bar.getByRole('button', { name: 'Set brand' }));
    const before = fakeApi.designs;
    await choose(user, 'Oak');
    fakeApi.designs = before;
    expect(await screen.findByText('The brand could not be set: Brand not found.')).toBeVisible();
    expect(card('A bag')).toHaveTextContent('Elm');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('Downloading a selection', () => {
  const clicked: string[] = [];
  beforeEach(() => {
    clicked.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.href);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('hands the browser one ZIP, and says what has no image and is not in it', async () => {
    fakeApi.designs = [
      buildDesign({ id: 'a', prompt: 'A cup' }),
      buildDesign({ id: 'b', prompt: 'A bag' }),
      buildUnfinished({ id: 'c', prompt: 'A tin', status: 'failed' }),
    ];
    const { user, bar } = await select('A cup', 'A bag', 'A tin');
    await user.click(bar.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Starting download...')).toBeVisible();
    expect(screen.getByText('One of them has no image and was left out.')).toBeVisible();
    expect(fakeApi.archived).toEqual([['a', 'b', 'c']]);
    expect(clicked).toEqual([`${API}/files/archives/one?signature=x`]);
  });

  it('says why there is none', async () => {
    server.use(
      http.post(`${API}/api/designs/archive`, () =>
        HttpResponse.json({ error: 'None of these designs has an image to download.' }, { status: 409 }),
      ),
    );
    fakeApi.designs = ['A cup', 'A bag'].map((prompt) => buildUnfinished({ id: prompt, prompt, status: 'failed' }));
    const { user, bar } = await select('A cup', 'A bag');
    await user.click(bar.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('None of these designs has an image to download.')).toBeVisible();
    expect(clicked).toEqual([]);
  });
});
