import { toast } from '@maquette/ui';
import { API, http, server, serveEachTest } from '@maquette/web-testing';
import { act } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { buildGenerating, buildProposal } from './proposal-builder';
import type { ProposalOnWire } from './proposal-builder';

export const ALDER = '33333333-3333-4333-8333-000000000001';

/** What the fake API has, and what it was asked for. */
export const fakeApi = {
  proposals: [] as ProposalOnWire[],
  brands: [] as { id: string; brand_name: string }[],
  /** texts by their version, the newest first */
  versions: [] as { version: number; source: 'edited' | 'generated' | 'restored'; text: string }[],
  /** how far the jobs are; one that is not in here stands as its proposal says */
  jobs: new Map<string, { status: string; progress: number; error_code?: string }>(),
  perPage: 20,
  /** queries of the list */
  asked: [] as URLSearchParams[],
  /** bodies of what was asked to be written and of what was changed */
  generated: [] as unknown[],
  saved: [] as unknown[],
  deleted: [] as string[],
  restored: [] as string[],
  /** formats of the files that were asked for */
  exported: [] as string[],
  studiosAsked: 0,
};

const find = (id: string) => fakeApi.proposals.find((proposal) => proposal.id === id);
const missing = { error: 'Proposal not found.', message: 'Proposal not found.', status_code: 404 };

/** An answer that the API gives when something is wrong. */
export const refusal = (status: number, body: object = {}) => HttpResponse.json(body, { status });
export { http, server };

const STUDIOS = ['TI', 'SUL', 'JAD', 'BIL', 'HOL'] as const;

/** Answers as the API does, from what `fakeApi` has. Each test begins with nothing but the brand Alder. */
export function withFakeApi(): void {
  serveEachTest(
    http.get('/api/proposals/list', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      fakeApi.asked.push(query);
      const [page, limit] = [Number(query.get('page') ?? 1), fakeApi.perPage];
      const search = (query.get('search') ?? '').toLowerCase();
      const status = query.get('status') ?? 'active';
      const found = fakeApi.proposals.filter(
        (one) =>
          (status === 'all' || one.status === status) &&
          `${one.title} ${one.client_request} ${one.proposal_content}`.toLowerCase().includes(search),
      );
      return response(200).json({
        proposals: found.slice((page - 1) * limit, page * limit),
        pagination: {
          page,
          limit,
          total: found.length,
          pages: Math.max(1, Math.ceil(found.length / limit)),
          has_more: page * limit < found.length,
        },
        stats: {
          total: fakeApi.proposals.length,
          active: fakeApi.proposals.filter((one) => one.status === 'active').length,
          generating: fakeApi.proposals.filter((one) => /pending|generating/.test(one.generation_status)).length,
        },
      });
    }),
    http.get('/api/proposals/studios', ({ response }) => {
      fakeApi.studiosAsked += 1;
      return response(200).json({
        studios: STUDIOS.map((id) => ({ id, name: `${id} Acme`, description: `The manner of ${id}.` })),
      });
    }),
    http.post('/api/proposals/generate', async ({ request, response }) => {
      const body = await request.json();
      fakeApi.generated.push(body);
      const proposal = buildGenerating({ ...(body.client_request && { client_request: body.client_request }) });
      fakeApi.proposals.unshift(proposal);
      return response(202).json({
        proposal_id: proposal.id,
        generation_status: 'pending',
        project_proposal: null,
        design_studio: body.design_studio ?? 'TI',
        save_warning: null,
      });
    }),
    http.get('/api/proposals/{id}', ({ params, response }) => {
      const proposal = find(params.id);
      return proposal ? response(200).json({ proposal }) : response(404).json(missing);
    }),
    http.put('/api/proposals/{id}', async ({ params, request, response }) => {
      const body = await request.json();
      fakeApi.saved.push(body);
      const proposal = find(params.id);
      if (!proposal) return response(404).json(missing);
      const changes = { ...body, version: undefined };
      Object.assign(proposal, changes, { version: proposal.version + (body.proposal_content || body.title ? 1 : 0) });
      return response(200).json({ proposal });
    }),
    http.delete('/api/proposals/{id}', ({ params, response }) => {
      fakeApi.deleted.push(params.id);
      fakeApi.proposals = fakeApi.proposals.filter(({ id }) => id !== params.id);
      return response(200).json({ message: 'Proposal deleted successfully!' });
    }),
    http.post('/api/proposals/{id}/restore', ({ params, response }) => {
      fakeApi.restored.push(params.id);
      const proposal = buildProposal({ id: params.id });
      fakeApi.proposals.unshift(proposal);
      return response(200).json({ proposal });
    }),
    http.post('/api/proposals/{id}/generation', async ({ params, request, response }) => {
      fakeApi.generated.push(await request.json());
      const proposal = Object.assign(find(params.id)!, { generation_status: 'pending', generation_progress: 0 });
      return response(202).json({ proposal });
    }),
    http.delete('/api/proposals/{id}/generation', ({ params, response }) => {
      const proposal = Object.assign(find(params.id)!, {
        generation_status: 'failed',
        generation_error: 'This was cancelled.',
        generation_error_code: 'cancelled',
      });
      return response(200).json({ proposal });
    }),
    http.post('/api/proposals/{id}/export', async ({ request, response }) => {
      const { format } = await request.json();
      fakeApi.exported.push(String(format));
      return response(201).json({ url: `/files/proposal.${format}` });
    }),
    http.get('/api/proposals/{id}/versions', ({ response }) =>
      response(200).json({
        versions: fakeApi.versions.map(({ version, source }) => ({
          version,
          source,
          created_at: '2026-03-03T12:00:00Z',
        })),
        pagination: { page: 1, per_page: 100, has_more: false },
      }),
    ),
    http.get('/api/proposals/{id}/versions/{version}', ({ params, response }) => {
      const { version, source, text } = fakeApi.versions.find((one) => one.version === Number(params.version))!;
      return response(200).json({
        version,
        source,
        created_at: '2026-03-03T12:00:00Z',
        title: 'A first name',
        proposal_content: text,
      });
    }),
    http.post('/api/proposals/{id}/versions/{version}/restore', ({ params, response }) => {
      const { text } = fakeApi.versions.find((one) => one.version === Number(params.version))!;
      const proposal = Object.assign(find(params.id)!, { proposal_content: text, version: 9 });
      return response(200).json({ proposal });
    }),
    http.untyped.get(`${API}/api/jobs`, ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      const jobs = ids.flatMap((id) => {
        const job = fakeApi.jobs.get(id);
        const error = { error: null, error_code: job?.error_code ?? null };
        return job ? [{ id, kind: 'write-proposal', status: job.status, progress: job.progress, ...error }] : [];
      });
      return HttpResponse.json({ jobs });
    }),
    http.untyped.get(`${API}/rest/v1/brands`, () => HttpResponse.json(fakeApi.brands)),
  );
  beforeEach(() => {
    Object.assign(fakeApi, {
      proposals: [],
      brands: [{ id: ALDER, brand_name: 'Alder' }],
      versions: [],
      jobs: new Map(),
      perPage: 20,
      asked: [],
      generated: [],
      saved: [],
      deleted: [],
      restored: [],
      exported: [],
      studiosAsked: 0,
    });
  });
  afterEach(() => act(() => toast.clear()));
}

/** The text of a proposal arrives. */
export function finish(proposal: ProposalOnWire): void {
  fakeApi.jobs.set(proposal.id, { status: 'completed', progress: 100 });
  Object.assign(proposal, buildProposal({ ...proposal, proposal_content: '## Approach\n\nWe begin with the wood.' }), {
    generation_status: 'completed',
    generation_progress: 100,
    version: 1,
  });
}
