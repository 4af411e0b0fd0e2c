import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What requests to hosted providers cost, a row each. */
export class ProviderUses1700000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE provider_uses (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        provider text NOT NULL,
        model text NOT NULL,
        purpose text NOT NULL,
        units integer NOT NULL,
        unit text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX provider_uses_by_month ON provider_uses (provider, created_at) INCLUDE (user_id, units);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE provider_uses');
  }
}
