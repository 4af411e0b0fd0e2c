import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A first card is inserted in its request's transaction: now() is the same moment for both. */
export class DesignTimes1700000000700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE designs ALTER created_at SET DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE designs ALTER created_at DROP DEFAULT');
  }
}
