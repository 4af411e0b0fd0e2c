import { http } from '@maquette/web-testing';
import { HttpResponse } from 'msw';

const NOT_FOUND = 'Website content not found';

/** A brand that has no website content yet, and for which none is written. */
export const withoutWebsite = [
  http.get('/api/brands/{id}/website-content', () =>
    HttpResponse.json({ error: NOT_FOUND, message: NOT_FOUND, status_code: 404 }, { status: 404 }),
  ),
  http.get('/api/brands/{id}/website-content/status', () =>
    HttpResponse.json({ status: 'idle', progress: 0, error: null, content_data: null }),
  ),
];
