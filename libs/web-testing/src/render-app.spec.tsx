import { toast } from '@maquette/ui';
import { api, useSession } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router';
import { http, renderApp, server, serveEachTest } from './index';

function Page() {
  const { user } = useSession();
  const { data, error } = useQuery({
    queryKey: ['filter-options'],
    queryFn: () => api.get('/api/designs/filter-options'),
  });
  return (
    <Routes>
      <Route
        path="designs"
        element={
          <>
            <p>{user?.email}</p>
            <p>{data?.designTypes[0] ?? error?.message}</p>
            <button onClick={() => toast.success('Saved')}>Save</button>
            <Link to="../brands?sort=name">Brands</Link>
          </>
        }
      />
      <Route path="brands" element={<p>All brands</p>} />
    </Routes>
  );
}

describe('renderApp', () => {
  serveEachTest();

  it('shows a remote with session, network, toasts and routes below /dashboard', async () => {
    server.use(
      http.get('/api/designs/filter-options', ({ request, response }) =>
        response(200).json({
          brands: [],
          design_types: [request.headers.get('authorization') ?? ''],
          operations: [],
          providers: [],
        }),
      ),
    );
    const { user, findByText, getByText, address } = renderApp(<Page />, { path: '/dashboard/designs' });
    expect(getByText('ines.moreau@example.com')).toBeVisible();
    expect(await findByText('Bearer access-token')).toBeVisible();
    await user.click(getByText('Save'));
    expect(await findByText('Saved')).toBeVisible();
    await user.click(getByText('Brands'));
    expect(await findByText('All brands')).toBeVisible();
    expect(address()).toBe('/dashboard/brands?sort=name');
  });

  it('shows an error at once instead of retrying', async () => {
    server.use(
      http.get('/api/designs/filter-options', ({ response }) =>
        response.untyped(HttpResponse.json({ error: 'The server is busy' }, { status: 503 })),
      ),
    );
    const { findByText } = renderApp(<Page />, { path: '/dashboard/designs' });
    expect(await findByText('The server is busy')).toBeVisible();
  });
});
