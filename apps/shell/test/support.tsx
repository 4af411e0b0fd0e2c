import { createQueryClient } from '@maquette/web-core';
import type { RemoteLine } from '@maquette/web-core/remotes';
import { API } from '@maquette/web-testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { App } from '../src/app';

export const designs: RemoteLine = {
  name: 'designs',
  version: '0.1.0-ab12cd34',
  entry: '/remotes/designs/0.1.0-ab12cd34/remoteEntry.js',
  routes: ['/dashboard/designs'],
  nav: [
    { label: 'Designs', path: '/dashboard/designs', icon: 'layout-grid', order: 40 },
    { label: 'New Design', create: 'design', key: 'n', order: 40 },
  ],
};

export const brands: RemoteLine = {
  ...designs,
  name: 'brands',
  routes: ['/dashboard/brands'],
  nav: [{ label: 'Brands', path: '/dashboard/brands', icon: 'swatch-book', order: 20 }],
};

/** Registry and stats, as a healthy server answers them. */
export const dashboardHandlers = [
  http.get(`${API}/remotes.json`, () => HttpResponse.json([designs, brands])),
  http.head(`${API}/rest/v1/:table`, ({ params, request }) => {
    const counts: Record<string, number> = { brands: 12, design_requests: 348, prompt_drafts: 57 };
    const recent = new URL(request.url).searchParams.has('created_at');
    return new HttpResponse(null, { headers: { 'Content-Range': `*/${recent ? 3 : counts[params.table as string]}` } });
  }),
];

/** The whole shell at an address. */
export function openShell(path: string) {
  window.history.replaceState(null, '', path);
  return { ...render(<App queryClient={createQueryClient()} />), user: userEvent.setup() };
}

/** The authentication service's client writes to the console when no answer comes. */
export function ignoreLibraryLog(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
}
