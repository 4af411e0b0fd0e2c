import type { ProposalEnvelope } from '@maquette/api-client';

export type ProposalOnWire = ProposalEnvelope['proposal'];

let made = 0;

export const TEXT =
  'We would make the sign.\n\n## Understanding\n\nYou want a **sign** for the bakery.\n\n## Price\n\n| What | How much |\n|---|---|\n| The sign | [price] |\n';

/** A proposal as the API sends it, each newer than the one before. */
export function buildProposal(overrides: Partial<ProposalOnWire> = {}): ProposalOnWire {
  made += 1;
  const time = new Date(Date.UTC(2026, 2, 3, 12, made)).toISOString();
  return {
    id: `77777777-7777-4777-8777-${String(made).padStart(12, '0')}`,
    title: `Proposal ${made}`,
    client_request: 'A sign for our bakery in the old town, before the summer.',
    design_studio: 'TI',
    studio_name: 'TI Acme',
    proposal_content: TEXT,
    preview: 'We would make the sign. You want a sign for the bakery.',
    input_type: 'text',
    image_count: 0,
    status: 'active',
    generation_status: 'completed',
    generation_progress: 100,
    generation_error: null,
    generation_error_code: null,
    brand_profile_id: null,
    created_at: time,
    updated_at: time,
    version: 1,
    images: [],
    ...overrides,
  };
}

/** One whose text is on the way. */
export const buildGenerating = (overrides: Partial<ProposalOnWire> = {}): ProposalOnWire =>
  buildProposal({
    proposal_content: null,
    preview: 'A sign for our bakery in the old town, before the summer.',
    generation_status: 'generating',
    generation_progress: 42,
    version: 0,
    ...overrides,
  });
