import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searching prompts and their trash; and which prompt a design was made from, in which version. */
export class Prompts1700000001010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX prompt_drafts_text ON prompt_drafts USING gin (name gin_trgm_ops, draft_content gin_trgm_ops);
      CREATE INDEX prompt_drafts_trash ON prompt_drafts (deleted_at) WHERE deleted_at IS NOT NULL;
      CREATE INDEX prompt_drafts_trash_by_user ON prompt_drafts (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;

      -- no foreign key: a design outlives its prompt
      ALTER TABLE design_requests ADD prompt_id uuid, ADD prompt_version integer;
      CREATE INDEX design_requests_by_prompt ON design_requests (prompt_id) WHERE prompt_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE design_requests DROP prompt_id, DROP prompt_version;
      DROP INDEX prompt_drafts_text, prompt_drafts_trash, prompt_drafts_trash_by_user;
    `);
  }
}
