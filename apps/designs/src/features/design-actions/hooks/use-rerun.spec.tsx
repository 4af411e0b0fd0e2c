import { http, renderApp, server } from '@maquette/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import RoutedApp from '../../../routed-app';
import { buildUnfinished } from '../../../testing/design-builder';
import { fakeApi, withFakeApi } from '../../../testing/fake-api';

withFakeApi();

it('runs a design once while the same run is being sent, and again after that', async () => {
  fakeApi.designs = [buildUnfinished({ prompt: 'A cup', status: 'failed', error: 'Too busy.' })];
  let runs = 0;
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  server.use(
    http.post('/api/designs/generate_async', async ({ response }) => {
      runs++;
      await sent;
      return response(202).json({ design_request_id: 'request-1', status: 'pending' });
    }),
  );
  const { user } = renderApp(<RoutedApp />, { path: '/dashboard/designs' });
  const retry = within((await screen.findByRole('link', { name: 'A cup' })).closest('li') as HTMLElement).getByRole(
    'button',
    { name: 'Retry' },
  );
  await user.dblClick(retry);
  send();
  await screen.findByText('Design re-execution started! It will appear here shortly.');
  expect(runs).toBe(1);
  fireEvent.click(retry);
  await waitFor(() => expect(runs).toBe(2));
});
