import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SampleAccounts1700000000420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sample_accounts (user_id uuid PRIMARY KEY);
      INSERT INTO sample_accounts SELECT user_id FROM brands UNION SELECT user_id FROM design_requests;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sample_accounts');
  }
}
