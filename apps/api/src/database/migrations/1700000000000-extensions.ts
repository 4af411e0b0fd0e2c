import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Extensions1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public');
  }

  async down(): Promise<void> {
    // other schemas of the same database may use the extension
  }
}
