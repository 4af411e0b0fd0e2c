import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Chores1700000002700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // When one of the processes began, for all of them, what they do in turn.
    await runner.query('CREATE TABLE chores (name text PRIMARY KEY, done_at timestamptz NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chores');
  }
}
