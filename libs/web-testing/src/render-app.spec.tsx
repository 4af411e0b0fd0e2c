import { toast } from '@maquette/ui';
import { api, useSession } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router';
import { API, renderApp, server, serveEachTest } from './index';

function Page() {
  const { user } = useSession();
  const { data, error } = useQuery({
    queryKey: ['designs'],
    queryFn: () => api.get<{ brand_name: string }>('/api/designs'),
  });
  return (
    <Routes>
      <Route
        path="designs"
        element={
          <>
            <p>{user?.email}</p>
            <p>{data?.brandName ?? error?.message}</p>
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
      http.get(`${API}/api/designs`, ({ request }) =>
        HttpResponse.json({ brand_name: request.headers.get('authorization') }),
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
      http.get(`${API}/api/designs`, () => HttpResponse.json({ error: 'The server is busy' }, { status: 503 })),
    );
    const { findByText } = renderApp(<Page />, { path: '/dashboard/designs' });
    expect(await findByText('The server is busy')).toBeVisible();
  });
});
