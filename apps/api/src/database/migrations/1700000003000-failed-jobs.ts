import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['design_requests', 'strategy_generations', 'image_analyses', 'proposals', 'website_generations'];

/** Operators look at everybody's jobs that failed: few, among millions that did not. */
export class FailedJobs1700000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(
        `CREATE INDEX ${table}_failed ON ${table} (updated_at DESC, id) WHERE status = 'failed' AND error_code <> 'cancelled'`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP INDEX ${table}_failed`);
  }
}
