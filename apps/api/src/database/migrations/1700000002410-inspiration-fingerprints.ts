import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fingerprints are made of waves instead of edges: those of the pictures that are there are made anew by workers. */
export class InspirationFingerprints1700000002410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE inspirations SET fingerprint = NULL WHERE fingerprint IS NOT NULL;
      CREATE INDEX inspirations_alike ON inspirations (user_id)
        INCLUDE (fingerprint, width, height, id, created_at) WHERE deleted_at IS NULL AND fingerprint IS NOT NULL;
      CREATE INDEX inspirations_without_fingerprint ON inspirations (id) WHERE fingerprint IS NULL AND image_path IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX inspirations_alike, inspirations_without_fingerprint');
  }
}
