import type { MigrationInterface, QueryRunner } from 'typeorm';
import { jobTable } from './job-table';

/** Strategies are written by jobs, one row a brand; a version may be a template, which was written for no brand in particular. */
export class StrategyGenerations1700000000910 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      jobTable(
        'strategy_generations',
        'brand_id uuid NOT NULL REFERENCES brands (id) ON DELETE CASCADE, strategy_type text NOT NULL',
      ),
    );
    await runner.query('CREATE INDEX strategy_generations_brand ON strategy_generations (brand_id)');
    await runner.query(`
      ALTER TABLE revisions
        DROP CONSTRAINT revisions_source_check,
        ADD CONSTRAINT revisions_source_check CHECK (source IN ('generated', 'template', 'edited', 'repaired', 'restored'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE strategy_generations');
    await runner.query(`
      UPDATE revisions SET source = 'generated' WHERE source = 'template';
      ALTER TABLE revisions
        DROP CONSTRAINT revisions_source_check,
        ADD CONSTRAINT revisions_source_check CHECK (source IN ('generated', 'edited', 'repaired', 'restored'))`);
  }
}
