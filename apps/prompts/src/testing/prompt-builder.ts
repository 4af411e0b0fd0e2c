import type { PromptEnvelope } from '@maquette/api-client';

export type PromptOnWire = PromptEnvelope['prompt'];

let made = 0;

/** A prompt as the API sends it, each newer than the one before. */
export function buildPrompt(overrides: Partial<PromptOnWire> = {}): PromptOnWire {
  made += 1;
  const time = new Date(Date.UTC(2026, 2, 3, 12, made)).toISOString();
  return {
    id: `55555555-5555-4555-8555-${String(made).padStart(12, '0')}`,
    name: `Prompt ${made}`,
    draft_content: 'A quiet street',
    final_prompt: null,
    prompt_type: null,
    brand_profile_id: null,
    user_id: '11111111-1111-4111-8111-111111111111',
    design_request_id: null,
    created_at: time,
    updated_at: time,
    version: 1,
    ...overrides,
  };
}
