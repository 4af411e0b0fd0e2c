import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Inspirations1700000001200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inspirations (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        prompt text NOT NULL,
        design_type text NOT NULL,
        provider text NOT NULL,
        style_tags text[] NOT NULL,
        design_id uuid,
        image_path text,
        media_type text,
        bytes integer,
        width integer,
        height integer,
        average_color text,
        thumbnails jsonb NOT NULL DEFAULT '[]',
        palette jsonb NOT NULL DEFAULT '[]',
        fingerprint bit(512),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );
      CREATE INDEX inspirations_by_user ON inspirations (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX inspirations_trash ON inspirations (deleted_at) WHERE deleted_at IS NOT NULL;
      CREATE INDEX inspirations_trash_by_user ON inspirations (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
      CREATE INDEX inspirations_style_tags ON inspirations USING gin (style_tags) WHERE deleted_at IS NULL;

      CREATE TABLE inspiration_colors (
        inspiration_id uuid NOT NULL REFERENCES inspirations (id) ON DELETE CASCADE,
        place smallint NOT NULL,
        user_id uuid NOT NULL,
        l real NOT NULL,
        a real NOT NULL,
        b real NOT NULL,
        share real NOT NULL,
        PRIMARY KEY (inspiration_id, place)
      );
      CREATE INDEX inspiration_colors_near ON inspiration_colors (user_id, a, b, l) INCLUDE (share, inspiration_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inspiration_colors, inspirations');
  }
}
