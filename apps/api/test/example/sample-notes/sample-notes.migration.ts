import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SampleNotes1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sample_notes (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        title text NOT NULL,
        text text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );
      CREATE INDEX sample_notes_by_user ON sample_notes (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX sample_notes_trash ON sample_notes (deleted_at) WHERE deleted_at IS NOT NULL;
      CREATE INDEX sample_notes_trash_by_user ON sample_notes (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sample_notes');
  }
}
