import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ObjectStore1700000000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One row: the id of the store whose objects the rows of `files` own. The same id lies in the store.
    await runner.query(`
      CREATE TABLE object_store (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        id uuid NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE object_store');
  }
}
