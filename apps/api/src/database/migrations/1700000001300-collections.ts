import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Collections1700000001300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE collections (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        name text NOT NULL,
        cover_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );
      CREATE INDEX collections_by_user ON collections (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX collections_trash ON collections (deleted_at) WHERE deleted_at IS NOT NULL;
      CREATE INDEX collections_trash_by_user ON collections (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;

      CREATE TABLE collection_items (
        collection_id uuid NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
        inspiration_id uuid NOT NULL REFERENCES inspirations (id) ON DELETE CASCADE,
        added_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (collection_id, inspiration_id)
      );
      CREATE INDEX collection_items_by_inspiration ON collection_items (inspiration_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE collection_items, collections');
  }
}
