import type { MigrationInterface, QueryRunner } from 'typeorm';
import { jobTable } from './job-table';

export class ImageAnalyses1700000002300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      jobTable(
        'image_analyses',
        `analyzer text NOT NULL, name text NOT NULL, source text NOT NULL, source_id uuid, origin jsonb,
         image_path text NOT NULL, media_type text NOT NULL, width integer NOT NULL, height integer NOT NULL,
         average_color text, thumbnails jsonb NOT NULL DEFAULT '[]', answer jsonb`,
      ),
    );
    await runner.query(`
      CREATE INDEX image_analyses_by_user ON image_analyses (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX image_analyses_trash ON image_analyses (deleted_at) WHERE deleted_at IS NOT NULL;
      CREATE INDEX image_analyses_trash_by_user ON image_analyses (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE image_analyses');
  }
}
