import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The line of each user, in the order of its turns. */
export class JobLines1700000000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX design_requests_open;
      CREATE INDEX design_requests_open ON design_requests (user_id, created_at, id) WHERE status IN ('pending', 'processing');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX design_requests_open;
      CREATE INDEX design_requests_open ON design_requests (created_at, id) WHERE status IN ('pending', 'processing');
    `);
  }
}
