import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The requests of unfinished jobs to hosted providers, so that none is sent, and paid for, twice. */
export class ProviderCalls1700000001400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE provider_calls (
        job_id uuid,
        step smallint,
        ticket text,
        answered boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (job_id, step)
      );
      CREATE TABLE provider_pictures (
        job_id uuid,
        step smallint,
        place smallint,
        image bytea NOT NULL,
        svg text,
        seed integer,
        notes text[] NOT NULL,
        PRIMARY KEY (job_id, step, place)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE provider_pictures; DROP TABLE provider_calls');
  }
}
