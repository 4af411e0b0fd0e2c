import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A user's trashed brands, for the trash's list and the quota; brands_trash serves what is purged of all users. */
export class BrandTrash1700000000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX brands_trash_by_user ON brands (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX brands_trash_by_user');
  }
}
