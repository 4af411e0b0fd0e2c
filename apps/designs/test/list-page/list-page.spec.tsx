import { http, renderApp, server } from '@maquette/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { buildDesign } from '../../src/testing/design-builder';
import { fakeApi, withFakeApi } from '../../src/testing/fake-api';
import { ListPage } from './list-page';

withFakeApi();

const show = (query = '') => renderApp(<ListPage />, { path: `/dashboard/rows${query}` });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Rows' }))
    .getAllByRole('checkbox')
    .map((tick) => tick.closest('label')?.textContent.replace('Select ', ''));

beforeEach(() => {
  fakeApi.perPage = 2;
  fakeApi.designs = ['One', 'Two', 'Three', 'Four', 'Five'].map((prompt) => buildDesign({ id: prompt, prompt }));
});

it('is walked through page by page, in the address', async () => {
  const { user, address } = show();
  expect(screen.getByText('Loading rows...')).toBeVisible();
  expect(await rows()).toEqual(['One', 'Two']);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(async () => expect(await rows()).toEqual(['Three', 'Four']));
  expect(address()).toBe('/dashboard/rows?page=2');
});

it('narrows in the address, begins at the first page, and finds the way back from nothing', async () => {
  const { user, address } = show('?page=2&type=flyer');
  expect(await screen.findByText('No results found')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1]!);
  expect(await rows()).toEqual(['One', 'Two']);
  expect(address()).toBe('/dashboard/rows');
});

it('deletes what is selected, fills the page up, and takes it back on Undo', async () => {
  const { user } = show();
  await rows();
  await user.click(screen.getByRole('checkbox', { name: 'Select One' }));
  await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Design deleted successfully!')).toBeVisible();
  await waitFor(async () => expect(await rows()).toEqual(['Two', 'Three']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Design restored.')).toBeVisible();
  expect(fakeApi.restored).toEqual(['One']);
});

it('clears the selection on Escape, which a field or a dialog keeps to itself', async () => {
  const { user } = show();
  await rows();
  await user.click(screen.getByRole('checkbox', { name: 'Select One' }));
  await user.type(screen.getByRole('searchbox'), '{Escape}');
  await user.click(screen.getByRole('button', { name: 'Delete Selected' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('1 selected')).toBeVisible();
  screen.getByRole('checkbox', { name: 'Select Two' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
});

it('shows an edit at once', async () => {
  const { user } = show();
  await user.click((await screen.findAllByRole('button', { name: 'Add to favourites' }))[0]!);
  expect(screen.getByText('Favourite')).toBeVisible();
  await waitFor(() => expect(fakeApi.favorites).toEqual([['One', true]]));
});

it('says that there is nothing, and why it could not be loaded', async () => {
  fakeApi.designs = [];
  const { unmount } = show();
  expect(await screen.findByText('No rows yet')).toBeVisible();
  unmount();
  server.use(
    http.get('/api/designs', ({ response }) =>
      response.untyped(HttpResponse.json({ error: 'Closed.' }, { status: 500 })),
    ),
  );
  show();
  expect(await screen.findByText('The rows could not be loaded')).toBeVisible();
  expect(screen.getByText('Closed.')).toBeVisible();
});
