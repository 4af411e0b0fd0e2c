import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JobOutages1700000000410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE design_requests ADD COLUMN outage_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE design_requests DROP COLUMN outage_since');
  }
}
