import type { MigrationInterface, QueryRunner } from 'typeorm';
import { jobTable } from './job-table';

export class Proposals1700000002400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      jobTable(
        'proposals',
        `title text NOT NULL, client_request text NOT NULL, design_studio text NOT NULL, input_type text NOT NULL,
         pictures jsonb NOT NULL DEFAULT '[]', proposal_status text NOT NULL DEFAULT 'active', proposal_content text,
         brand_profile_id uuid, edited_at timestamptz NOT NULL DEFAULT now()`,
      ),
    );
    await runner.query(`
      CREATE INDEX proposals_by_user ON proposals (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX proposals_by_title ON proposals (user_id, title, id) WHERE deleted_at IS NULL;
      CREATE INDEX proposals_by_studio ON proposals (user_id, design_studio, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX proposals_counted ON proposals (user_id, proposal_status, status) WHERE deleted_at IS NULL;
      CREATE INDEX proposals_text ON proposals USING gin (title gin_trgm_ops, client_request gin_trgm_ops, proposal_content gin_trgm_ops);
      CREATE INDEX proposals_trash ON proposals (deleted_at) WHERE deleted_at IS NOT NULL;
      CREATE INDEX proposals_trash_by_user ON proposals (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE proposals');
  }
}
