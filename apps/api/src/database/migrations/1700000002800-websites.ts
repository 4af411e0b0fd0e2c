import type { MigrationInterface, QueryRunner } from 'typeorm';
import { jobTable } from './job-table';

/** The words of a brand's website, one row a brand, and the job that writes them. */
export class Websites1700000002800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE websites (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        brand_id uuid NOT NULL REFERENCES brands (id) ON DELETE CASCADE,
        content text NOT NULL,
        model_used text,
        generated_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );
      CREATE UNIQUE INDEX websites_brand ON websites (brand_id);
      CREATE INDEX websites_by_user ON websites (user_id);
    `);
    await runner.query(
      jobTable(
        'website_generations',
        'brand_id uuid NOT NULL REFERENCES brands (id) ON DELETE CASCADE, sections jsonb NOT NULL',
      ),
    );
    await runner.query('CREATE INDEX website_generations_brand ON website_generations (brand_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE website_generations');
    await runner.query('DROP TABLE websites');
  }
}
