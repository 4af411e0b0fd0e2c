import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Thumbnails for wide pictures and dense screens. Earlier designs have none and show the largest that they have. */
export class ThumbnailSizes1700000000800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE designs ADD thumbnail_3x_path text, ADD thumbnail_4x_path text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE designs DROP thumbnail_3x_path, DROP thumbnail_4x_path');
  }
}
