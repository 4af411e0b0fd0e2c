/** What may be read directly, column by column; everything else does not exist here. Each table has user_id, deleted_at and id. */
export const READABLE_TABLES = {
  brands: ['id', 'user_id', 'brand_name', 'business_description', 'created_at', 'updated_at'],
  design_requests: [
    'id',
    'user_id',
    'brand_profile_id',
    'provider',
    'operation',
    'design_type',
    'prompt',
    'n',
    'strength',
    'seed',
    'parent_id',
    'status',
    'progress',
    'error',
    'created_at',
    'updated_at',
  ],
  prompt_drafts: [
    'id',
    'user_id',
    'name',
    'draft_content',
    'final_prompt',
    'prompt_type',
    'brand_profile_id',
    'design_request_id',
    'created_at',
    'updated_at',
  ],
} as const satisfies Record<string, readonly string[]>;

export type ReadableTable = keyof typeof READABLE_TABLES;

export const isReadableTable = (name: string): name is ReadableTable => Object.hasOwn(READABLE_TABLES, name);
